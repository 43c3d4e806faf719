"""The Printer Deck, the hand, Life and Shields (manual: "Setup", "Your Life", "Your hand",
"The Shields")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import MOST_IN_HAND, MOST_LIFE
from stampadia.games.generals.choices import PICK, SEAT
from stampadia.games.generals.rules.asking import Cause, ask, do_all
from stampadia.games.generals.rules.event_cards import offer
from stampadia.games.generals.skills import AnyOp, ThisToPlaceStack
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Draw, Over, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


class Reshuffle(Step["Position"]):
    """Manual: "When the last card of the Printer Deck is drawn, shuffle this discard pile"."""

    name = "reshuffle"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("reshuffle", False, tuple(sorted(position.discard)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        position.pile = list(reversed(choice))
        position.discard = []
        position.fresh_pile = False
        position.news.append(("reshuffled", len(choice), position.pile[-1]))

    def __repr__(self) -> str:
        return self.name


RESHUFFLE: Final = Reshuffle()


# The hand


def room_in_hand(position: Position, seat: int) -> bool:
    return len(position.hands[seat]) < MOST_IN_HAND


def seats_with_room(position: Position) -> list[int]:
    return [seat for seat in range(position.seats) if room_in_hand(position, seat)]


def to_hand(position: Position, seat: int, card: int) -> None:
    hand = position.hands[seat]
    hand.append(card)
    hand.sort()


def draw_one(position: Position, seat: int) -> None:
    """Ruling B7: over seven the card stays on the deck; B6: without a deck nothing is drawn."""
    if position.pile and room_in_hand(position, seat):
        card = position.pile.pop()
        to_hand(position, seat, card)
        position.news.append(("drew", seat, card))


class DrawCards(Step["Position"]):
    """So many cards, one by one. In co-op each may go to either general."""

    __slots__ = ("count",)

    name = "draw-cards"

    def __init__(self, count: int) -> None:
        self.count = count

    def proceed(self, position: Position) -> None:
        agenda = position.agenda
        agenda.pop()
        if self.count <= 0 or not position.pile:
            return
        seats = seats_with_room(position)
        if not seats:
            return
        if self.count > 1:
            agenda.append(DrawCards(self.count - 1))
        ask(position, "who-draws", [SEAT + seat for seat in seats], None, _draw_for)

    def __repr__(self) -> str:
        return f"draw{self.count}"


def _draw_for(position: Position, _about: object, choice: int) -> None:
    draw_one(position, choice - SEAT)


class DrawFor(Step["Position"]):
    """One card for this general."""

    __slots__ = ("seat",)

    name = "draw-for"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        draw_one(position, self.seat)

    def __repr__(self) -> str:
        return f"{self.name}{self.seat}"


class Give(Step["Position"]):
    """The first of the cards looked at goes to a hand with room, in co-op to either general's;
    without room it is discarded (ruling B7). `told` names the fact."""

    __slots__ = ("told",)

    name = "give"

    def __init__(self, told: str) -> None:
        self.told = told

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        seats = seats_with_room(position)
        if seats:
            ask(position, "who-draws", [SEAT + seat for seat in seats], self.told, _give_to)
        else:
            position.scrap(position.looked[:1])
            position.looked = position.looked[1:]

    def __repr__(self) -> str:
        return f"{self.name} {self.told}"


def _give_to(position: Position, told: str, choice: int) -> None:
    card = position.looked[0]
    position.looked = position.looked[1:]
    to_hand(position, choice - SEAT, card)
    position.news.append((told, choice - SEAT, card))


def draw_cards(position: Position, count: int) -> None:
    if count > 0:
        position.agenda.append(DrawCards(count))


# Life


def gain_life(position: Position) -> None:
    """Rulings B10, B11."""
    if position.lives() >= MOST_LIFE:
        return
    pile = position.pile
    if position.deck.full:
        if not pile:
            return
        card = pile.pop()
        position.life_cards.append(card)
        position.seen_life += (card,)
        position.news.append(("gained-life", position.lives(), card))
        return
    position.life += 1
    position.news.append(("gained-life", position.life, -1))
    if pile:
        card = pile.pop()
        position.discard.append(card)
        position.news.append(("left", card))


WHICH_LIFE: Final = tuple(
    Draw.evenly("life", range(count)) if count else None for count in range(2 * MOST_LIFE)
)


class LoseLife(Step["Position"]):
    """Manual: "To lose 1 Life". With none left the game is lost (ruling B9)."""

    name = "lose-life"

    def proceed(self, position: Position) -> Pending | None:
        cards = position.life_cards
        if position.deck.full and len(cards) > 1:
            # ruling B13: the player picks unseen, so chance does
            return WHICH_LIFE[len(cards)]
        position.agenda.pop()
        if position.lives() == 0:
            position.agenda.append(LOST)
        else:
            self.take(position, 0)
        return None

    def take(self, position: Position, choice: int) -> None:
        if not position.deck.full:
            position.life -= 1
            position.news.append(("lost-life", position.life, -1))
            return
        card = position.life_cards.pop(choice)
        position.seen_life = tuple(one for one in position.seen_life if one != card)
        position.news.append(("lost-life", len(position.life_cards), card))
        do_all(position, put_away(position, card, "lost"), Cause(card))

    def __repr__(self) -> str:
        return self.name


def put_away(position: Position, card: int, when: str) -> list[AnyOp]:
    """Discard a card, or add it to the Place Stack if it says so for this moment; what else it
    says is left to do. It goes there at once, so that no card is ever in the air."""
    if card < position.deck.units:  # only event cards say so
        position.discard.append(card)
        return []
    ops = [op for later in position.deck.later(card) if later.when == when for op in later.do]
    if ThisToPlaceStack() in ops:
        position.add_place(card)
        position.news.append(("joined-places", card, position.place_level))
    else:
        position.scrap((card,))
    return [op for op in ops if op != ThisToPlaceStack()]


class Lost(Step["Position"]):
    """The losing moment; an event may still turn it (ruling E11)."""

    name = "lost"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.agenda.append(Finished(0.0, "defeated"))
        offer(position, "you-are-defeated")

    def __repr__(self) -> str:
        return self.name


class Finished(Step["Position"]):
    __slots__ = ("how", "share")

    name = "finished"

    def __init__(self, share: float, how: str) -> None:
        self.share = share
        self.how = how

    def proceed(self, position: Position) -> Pending:
        position.phase = "over"
        if not position.news or position.news[-1][0] != "ended":
            position.news.append(("ended", self.how))
        return Over((self.share,) * position.seats, self.how)

    def __repr__(self) -> str:
        return f"{self.name} {self.how}"


LOSE_LIFE: Final = LoseLife()
LOST: Final = Lost()


# Shields


def gain_shield(position: Position) -> None:
    if position.pile:
        card = position.pile.pop()
        position.shields.append(card)
        position.news.append(("gained-shield", card))


class DiscardShields(Step["Position"]):
    """Discard so many Shields; which ones matters, as one may be kept in the Recover Phase."""

    __slots__ = ("count",)

    name = "discard-shields"

    def __init__(self, count: int) -> None:
        self.count = count

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        shields = position.shields
        if self.count >= len(shields):
            if shields:
                position.news.append(("spent-shields", tuple(shields)))
            position.scrap(shields)
            position.shields = []
        elif self.count > 0:
            position.agenda.append(DiscardShields(self.count - 1))
            choices = [PICK + index for index in range(len(shields))]
            ask(position, "which-shield", choices, None, _discard_shield)

    def __repr__(self) -> str:
        return f"shields{self.count}"


def _discard_shield(position: Position, _about: object, choice: int) -> None:
    card = position.shields.pop(choice - PICK)
    position.news.append(("spent-shields", (card,)))
    position.scrap((card,))

"""The Event Deck, the Printer Deck, the hand, Life and Shields (manual: "Setup", "Your Life", "Your
hand", "The Shields", "Event Cards"; rulings B5–B13, E1–E11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import ACTIVATE, PASS, PICK, SEAT, SKIP
from stampadia.games.generals.content import ELEMENTS, MOST_IN_HAND, MOST_LIFE
from stampadia.games.generals.language.skills import (
    AnyOp,
    CardsOf,
    DiscardCards,
    Skill,
    ThisToPlaceStack,
)
from stampadia.games.generals.rules.causes import NOWHERE, ApplyByHand, Cause
from stampadia.games.generals.rules.numbers import table_passes, tallied
from stampadia.games.generals.rules.questions import CardGiven, EventOffered
from stampadia.games.generals.rules.steps import Step, ask
from stampadia.games.generals.rules.texts import Ops, demands_of, do_all, meets
from stampadia.kernel.pending import Draw, Over, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


# Event Cards

DEFEATED: Final = "you-are-defeated"
"""The window in which an event may turn the end."""


def can_activate(position: Position, moment: str, serial: int = -1) -> bool:
    """Whether the face-up event may be used now (rulings E1–E3). `moment` is the special window
    that is open, or nothing."""
    deck = position.deck
    number = position.event_pile[-1] - deck.units
    if deck.moments[number] != moment or number in position.activated:
        return False
    text = deck.happenings[number]
    for test in deck.tests[number]:
        if not table_passes(position, test):
            return False
    if not isinstance(text, Skill):
        return True  # read and applied by hand
    if not _times_met(position, number, serial):
        return False
    demands = deck.demands.get(number)  # worked out once
    if demands is None:
        demands = deck.demands[number] = demands_of(position, (*text.cost, *text.do))
    return not demands or meets(position, demands, serial)


def _times_met(position: Position, number: int, serial: int) -> int:
    """How often what the event counts is there: for the unit whose moment it is."""
    tallies = position.deck.tallies[number]
    if not tallies:
        return 1
    found = position.find(serial) if serial >= 0 else None
    at = NOWHERE if found is None else (found[0], found[1])
    return min(tallied(position, tally, at) for tally in tallies)


def offer(position: Position, moment: str, serial: int = -1) -> None:
    """Ask whether to use the face-up event in this window; one event after the other."""
    if not position.event_pile or (position.quiet and not moment) or position.active_event >= 0:
        return
    if can_activate(position, moment, serial):
        choices = [PASS, ACTIVATE] if moment else [PASS, SKIP, ACTIVATE]
        ask(position, "event", choices, EventOffered(moment, serial), _answer)


def _answer(position: Position, about: EventOffered, choice: int) -> None:
    if choice == SKIP:
        position.quiet = True
    elif choice == ACTIVATE:
        position.agenda.append(Window(about.moment, about.serial))
        activate(position, position.to_act, about.serial)


class Window(Step):
    """A moment at which the face-up event may be used."""

    name = "window"

    def __init__(self, moment: str = "", serial: int = -1) -> None:
        self.moment = moment
        self.serial = serial

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        offer(position, self.moment, self.serial)

    def __repr__(self) -> str:
        return f"{self.name}{self.moment}{self.serial}"


WINDOW: Final = Window()


def activate(position: Position, seat: int, serial: int = -1) -> None:
    face = position.event_pile.pop()
    position.known_events = min(position.known_events, len(position.event_pile))
    position.activated += (face - position.deck.units,)
    position.active_event = face
    position.selected = serial
    position.declared = -1
    position.paid = 0
    position.news.append(("activated", seat, face))
    position.agenda.append(FINISH)
    text = position.deck.happening(face)
    x = _times_met(position, face - position.deck.units, serial)
    cause = Cause(face, "event", that=serial, x=x, this=serial)
    if isinstance(text, Skill):
        do_all(position, (*text.cost, *text.do), cause)
    else:
        do_all(position, (ApplyByHand(),), cause)


class FinishEvent(Step):
    """Ruling E4: the card joins the Place Stack, unless its text sent it elsewhere."""

    name = "finish-event"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.selected = -1
        face = position.active_event
        if face >= 0:
            position.active_event = -1
            position.add_place(face)
            position.news.append(("joined-places", face, position.place_level))


FINISH: Final = FinishEvent()


# The Printer Deck


class Reshuffle(Step):
    """Manual: "When the last card of the Printer Deck is drawn, shuffle this discard pile"."""

    name = "reshuffle"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("reshuffle", False, tuple(sorted(position.discard)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        position.pile = list(reversed(choice))
        position.discard = []
        position.fresh_pile = False
        position.news.append(("reshuffled", len(choice), position.pile[-1]))


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


class DrawCards(Step):
    """So many cards, one by one. In co-op each may go to either general."""

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


class DrawFor(Step):
    """One card for this general."""

    name = "draw-for"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        draw_one(position, self.seat)

    def __repr__(self) -> str:
        return f"{self.name}{self.seat}"


class Give(Step):
    """The first of the cards looked at goes to a hand with room, in co-op to either general's;
    without room it is discarded (ruling B7). `told` names the fact."""

    name = "give"

    def __init__(self, told: str) -> None:
        self.told = told

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        seats = seats_with_room(position)
        if seats:
            about = CardGiven(self.told)
            ask(position, "who-draws", [SEAT + seat for seat in seats], about, _give_to)
        else:
            position.scrap(position.looked[:1])
            position.looked = position.looked[1:]

    def __repr__(self) -> str:
        return f"{self.name} {self.told}"


def _give_to(position: Position, about: CardGiven, choice: int) -> None:
    card = position.looked[0]
    position.looked = position.looked[1:]
    to_hand(position, choice - SEAT, card)
    position.news.append((about.told, choice - SEAT, card))


def draw_cards(position: Position, count: int) -> None:
    if count > 0:
        position.agenda.append(DrawCards(count))


def can_discard(position: Position, op: DiscardCards, _serial: int, _ops: Ops) -> bool:
    return payable(position, hand_cards(position), wanted(op))


def hand_cards(position: Position) -> list[int]:
    """Cards that can pay; in co-op either general may give them."""
    return [card for hand in position.hands for card in hand]


@lru_cache(maxsize=256)
def wanted(op: DiscardCards) -> tuple[CardsOf, ...]:
    """Each card that must be given, those of an element first."""
    cards = [CardsOf(1, one.element) for one in op.cards for _ in range(one.count)]
    return tuple(sorted(cards, key=lambda one: one.element is None))


def payable(position: Position, cards: Sequence[int], wanted_cards: Sequence[CardsOf]) -> bool:
    """Whether different cards can be found for all that is wanted."""
    if not wanted_cards:
        return True
    if len(cards) < len(wanted_cards):
        return False
    first, rest = wanted_cards[0], wanted_cards[1:]
    if first.element is None:
        return True  # and so are the rest
    return any(
        payable(position, [*cards[:index], *cards[index + 1 :]], rest)
        for index, card in enumerate(cards)
        if fits(position, card, first)
    )


def fits(position: Position, card: int, one: CardsOf) -> bool:
    return one.element is None or position.deck.infuses(card, ELEMENTS.index(one.element))


# Life


def room_for_life(position: Position, *_: object) -> bool:
    # ruling E8: there are no Life Cards in the Lite version
    return position.deck.full and position.lives() < MOST_LIFE


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


class LoseLife(Step):
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


class Lost(Step):
    """The losing moment; an event may still turn it (ruling E11)."""

    name = "lost"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.agenda.append(Finished(0.0, "defeated"))
        offer(position, DEFEATED)


class Finished(Step):
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


class DiscardShields(Step):
    """Discard so many Shields; which ones matters, as one may be kept in the Recover Phase."""

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


# What goes by itself


def advance(position: Position) -> Pending:
    """Do all that needs no decision, up to the next decision."""
    while True:
        pending = proceed(position)
        if pending is not None:
            return pending


def proceed(position: Position) -> Pending | None:
    """Do what is next, or say what must be decided."""
    agenda = position.agenda
    if not position.pile and position.discard:
        top = agenda[-1]
        # ruling B5: at once when the last card is drawn; B6: or as soon as one is discarded
        if not (top is RESHUFFLE or isinstance(top, Finished)):
            agenda.append(RESHUFFLE)
    return agenda[-1].proceed(position)

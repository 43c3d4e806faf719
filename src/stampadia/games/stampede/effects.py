"""What the animals do: one small class per thing to choose, and the table from ops to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.stampede.choices import (
    GIVE,
    NUMBERS,
    PLACES,
    RETURN,
    RETURN_FIRST,
    SWAP_WITH,
    TAKE,
    TAKE_FIRST,
    TAKE_FROM,
)
from stampadia.games.stampede.content import KINDS, EitherOrder, Exchange, ExchangeHands, Op
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.stampede.position import Position

EXCHANGE_AREA: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of unfinished business of this game: what the kernel calls a step, whose own class
    no compiled one can be derived from."""

    name: str = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError


# Op "exchange": first what to give, then what to take; the cards change places together.


class GiveFromHand(Step):
    name = "give-from-hand"

    def proceed(self, position: Position) -> Pending:
        seat = position.active
        return Ask(seat, position.each_kind(position.hands[seat], GIVE))

    def take(self, position: Position, choice: int) -> None:
        position.chosen = [position.find(position.hands[position.active], choice - GIVE)]


class GiveFromAlbum(Step):
    """Ruling 4: the card just played is in the album and may be given away."""

    name = "give-from-album"

    def proceed(self, position: Position) -> Pending | None:
        album = position.albums[position.active]
        chosen = position.chosen
        if chosen:
            album = [card for card in album if card not in chosen]
        if not album or len(chosen) == len(position.exchange):  # only a toy deck is that small
            position.agenda.pop()
            return None
        return Ask(position.active, position.each_kind(album, GIVE))

    def take(self, position: Position, choice: int) -> None:
        chosen = position.chosen
        album = position.albums[position.active]
        left = [card for card in album if card not in chosen] if chosen else album
        chosen.append(position.find(left, choice - GIVE))


class TakeFromOwnAlbum(Step):
    """Elephant: 1 card from the hand for 1 card from the own album."""

    name = "take-from-own-album"

    def proceed(self, position: Position) -> Pending:
        seat = position.active
        return Ask(seat, position.each_kind(position.albums[seat], TAKE))

    def take(self, position: Position, choice: int) -> None:
        seat = position.active
        given = position.chosen.pop()
        taken = position.find(position.albums[seat], choice - TAKE)
        position.peel(seat, taken)
        position.hands[seat].remove(given)
        position.hands[seat].append(taken)
        position.stick(seat, given)
        position.news.append(("exchanged", seat, "hand", (given,), seat, (taken,)))


class TakeFromOthers(Step):
    """Hippo and lion: 1 card from the album of one of the other players."""

    def __init__(self, give: str) -> None:
        self.give = give
        self.name = f"take-for-{give}"

    def proceed(self, position: Position) -> Pending | None:
        active = position.active
        choices: list[int] = []
        for seat, album in enumerate(position.albums):
            if seat != active:
                choices += position.each_kind(album, TAKE_FROM + seat * KINDS)
        if not choices:  # only a toy deck can be that small
            position.agenda.pop()
            position.chosen = []
            return None
        return Ask(active, choices)

    def take(self, position: Position, choice: int) -> None:
        seat = position.active
        given = position.chosen.pop()
        other, kind = divmod(choice - TAKE_FROM, KINDS)
        taken = position.find(position.albums[other], kind)
        position.peel(other, taken)
        if self.give == "hand":
            hand = position.hands[seat]
            hand.remove(given)
            hand.append(taken)
            position.stick(other, given)
        else:
            position.peel(seat, given)
            position.stick(seat, taken)
            position.stick(other, given)
        position.news.append(("exchanged", seat, self.give, (given,), other, (taken,)))


class TakeFromExchange(Step):
    """Baboon: 1 card from the hand for 1 card from the exchange area."""

    name = "take-from-exchange"

    def proceed(self, position: Position) -> Pending:
        return Ask(position.active, position.each_kind(position.exchange, TAKE))

    def take(self, position: Position, choice: int) -> None:
        seat = position.active
        given = position.chosen.pop()
        taken = position.find(position.exchange, choice - TAKE)
        position.exchange.remove(taken)
        position.exchange.append(given)
        hand = position.hands[seat]
        hand.remove(given)
        hand.append(taken)
        position.news.append(("exchanged", seat, "hand", (given,), EXCHANGE_AREA, (taken,)))


class TakeWholeExchange(Step):
    """Buffalo: 3 cards from the album for the 3 cards in the exchange area."""

    name = "take-whole-exchange"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        seat = position.active
        given, taken = tuple(position.chosen), tuple(position.exchange)
        position.chosen = []
        if len(given) < len(taken):  # only a toy album can be that small
            return
        for card in given:
            position.peel(seat, card)
        position.exchange[:] = given
        for card in taken:
            position.stick(seat, card)
        position.news.append(("exchanged", seat, "album", given, EXCHANGE_AREA, taken))


# Op "exchange-hands"


class SwapHands(Step):
    """Crocodile: the whole hand for another player's (ruling 12: both know what they gave)."""

    name = "swap-hands"

    def proceed(self, position: Position) -> Pending:
        active = position.active
        return Ask(active, [SWAP_WITH + seat for seat in range(position.seats) if seat != active])

    def take(self, position: Position, choice: int) -> None:
        seat, other = position.active, choice - SWAP_WITH
        hands = position.hands
        hands[seat], hands[other] = hands[other], hands[seat]
        position.news.append(("swapped-hands", seat, other))


# Op "either-order": giraffe and rhino


class ChooseOrder(Step):
    """Manual: "In the order you prefer"."""

    def __init__(
        self,
        name: str,
        take: tuple[Step, ...],
        put_after: tuple[Step, ...],
        put_before: tuple[Step, ...],
    ) -> None:
        self.name = name
        self.take_first = (*put_after, *take)
        self.return_first = (*take, *put_before)

    def proceed(self, position: Position) -> Pending:
        return Ask(position.active, [TAKE_FIRST, RETURN_FIRST])

    def take(self, position: Position, choice: int) -> None:
        position.news.append(("ordered", position.active, choice == TAKE_FIRST))
        position.agenda += self.take_first if choice == TAKE_FIRST else self.return_first


class TakeTopIntoAlbum(Step):
    name = "take-top-into-album"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.pile:
            card = position.pile.pop()
            position.stick(position.active, card)
            position.fresh_from_pile = card
            position.news.append(("took-top", position.active, card, position.top()))


class ReturnFromAlbum(Step):
    """Giraffe: any other card of the album, to any place in the pile.

    Ruling 8: the taken and the returned card are never the same, so returning first, the top of
    the pile is no place.
    """

    def __init__(self, name: str, first_place: int) -> None:
        self.name = name
        self.first_place = first_place

    def proceed(self, position: Position) -> Pending | None:
        fresh = position.fresh_from_pile
        album = position.albums[position.active]
        last = len(position.pile) + 1
        choices: list[int] = []
        for kind in position.each_kind([card for card in album if card != fresh]):
            base = RETURN + kind * PLACES
            choices += NUMBERS[base + self.first_place : base + last]
        if not choices:  # only a toy deck can be that small
            position.agenda.pop()
            return None
        return Ask(position.active, choices)

    def take(self, position: Position, choice: int) -> None:
        seat = position.active
        kind, place = divmod(choice - RETURN, PLACES)
        fresh = position.fresh_from_pile
        card = position.find([c for c in position.albums[seat] if c != fresh], kind)
        position.fresh_from_pile = -1
        position.peel(seat, card)
        insert(position, card, place)
        position.news.append(("returned", seat, "album", card, place, position.top()))


class SetHandAside(Step):
    name = "set-hand-aside"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        position.news.append(("set-aside", position.active))
        position.former_hand = position.hands[position.active]
        position.hands[position.active] = []


class TakeTopIntoHand(Step):
    """The first step of every turn; and three times for a rhino, as its new hand."""

    name = "take-top-into-hand"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.pile:
            take_top_into_hand(position)


def take_top_into_hand(position: Position) -> None:
    pile, seat = position.pile, position.active
    card = pile.pop()
    position.hands[seat].append(card)
    position.news.append(("drew", seat, card, pile[-1] if pile else -1))


class ReturnFormerHand(Step):
    """Rhino: each card of the former hand to any place (ruling 10: one after the other, each
    place chosen after the previous card lies)."""

    name = "return-former-hand"

    def proceed(self, position: Position) -> Pending | None:
        if not position.former_hand:
            position.agenda.pop()
            return None
        last = len(position.pile) + 1
        choices: list[int] = []
        for kind in position.each_kind(position.former_hand):
            base = RETURN + kind * PLACES
            choices += NUMBERS[base : base + last]
        return Ask(position.active, choices)

    def take(self, position: Position, choice: int) -> None:
        kind, place = divmod(choice - RETURN, PLACES)
        card = position.find(position.former_hand, kind)
        position.former_hand.remove(card)
        insert(position, card, place)
        position.agenda.append(self)
        position.news.append(("returned", position.active, "hand", card, place, position.top()))


def insert(position: Position, card: int, place: int) -> None:
    """Ruling 10: places are counted from the top."""
    position.pile.insert(len(position.pile) - place, card)


_GIVES: Final = {"hand": GiveFromHand(), "album": GiveFromAlbum()}
_TAKES: Final[dict[tuple[str, str], Step]] = {
    ("hand", "own-album"): TakeFromOwnAlbum(),
    ("hand", "other-album"): TakeFromOthers("hand"),
    ("album", "other-album"): TakeFromOthers("album"),
    ("hand", "exchange-area"): TakeFromExchange(),
}
_ORDERS: Final[dict[tuple[str, str], tuple[Step, ...]]] = {
    ("top-into-album", "other-from-album"): (
        ChooseOrder(
            "giraffe-order",
            take=(TakeTopIntoAlbum(),),
            put_after=(ReturnFromAlbum("return-from-album", 0),),
            put_before=(ReturnFromAlbum("return-from-album-below-top", 1),),
        ),
    ),
    ("top-three-as-hand", "former-hand"): (
        ChooseOrder(
            "rhino-order",
            take=(TakeTopIntoHand(),) * 3,
            put_after=(ReturnFormerHand(),),
            put_before=(ReturnFormerHand(),),
        ),
        SetHandAside(),
    ),
}


def steps_for(op: Op) -> tuple[Step, ...]:
    """An op as steps for the agenda, the first one last."""
    match op:
        case Exchange(give="album", take="exchange-area", count=count):
            return (TakeWholeExchange(), *(_GIVES["album"],) * count)
        case Exchange(give=give, take=take):
            return (_TAKES[give, take], _GIVES[give])
        case ExchangeHands():
            return (SwapHands(),)
        case EitherOrder(take=take, put=put):
            return _ORDERS[take, put]

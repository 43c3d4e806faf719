"""What adventures do with the hero's cards and tracks. Rulings A30 to A39."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventure_instructions import (
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    ExhaustHeroCards,
    GainPoints,
    Gamble,
    Pile,
    RecoverCards,
    RecoverFromHand,
    RemoveHeroCards,
    SwapCards,
    TurnCards,
)
from stampadia.games.travelers.combat import half
from stampadia.games.travelers.content import tips
from stampadia.games.travelers.rules.cards import discard, draw_to, exhaust, gain, remove, turn
from stampadia.games.travelers.rules.reading import acts
from stampadia.kernel.agenda import Question

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

Then = Callable[["Position", Any, Any], None]


def _ask(position: Position, name: str, choices: Iterable[int], about: Any, then: Then) -> None:
    """Where there is only one way it is taken."""
    listed = sorted(choices)
    if len(listed) == 1:
        then(position, about, listed[0])
    elif listed:
        position.agenda.append(Question(name, 0, listed, about, then))


def _cards(position: Position, where: Pile, shown: int | None = None) -> list[int]:
    pile = {
        "hand": position.hand,
        "deck": position.deck,
        "either": position.hand + position.deck,
    }[where]
    return sorted(card for card in pile if shown in (None, tips(position.sides[card])))


def _lift(position: Position, card: int) -> str:
    """Take a card out of the hand or the Discard Deck; where it was."""
    if card in position.hand:
        position.hand.remove(card)
        return "hand"
    position.deck.remove(card)
    return "deck"


def _can_gain(position: Position, place: str, act: GainPoints) -> bool:  # noqa: ARG001
    """Ruling A14: Mana never exceeds the Level."""
    return act.amount > 0 and (act.of != "mana" or position.mana < position.level)


@acts(GainPoints, _can_gain)
def _gain(position: Position, place: str, act: GainPoints) -> None:  # noqa: ARG001
    gain(position, act.of, act.amount)


@acts(DrawCards, lambda position, _, act: bool(act.count and position.deck))
def _draw(position: Position, place: str, act: DrawCards) -> None:  # noqa: ARG001
    draw_to(position, len(position.hand) + act.count)


# Turn


@acts(
    TurnCards,
    possible=lambda position, _, act: bool(_cards(position, act.where, act.tips)),
    payable=lambda position, _, act: (
        act.up_to or len(_cards(position, act.where, act.tips)) >= act.count
    ),
)
def _turn(position: Position, place: str, act: TurnCards) -> None:  # noqa: ARG001
    _turn_more(position, (act, ()))


def _turn_more(position: Position, about: tuple[TurnCards, tuple[int, ...]]) -> None:
    act, done = about
    cards = [card for card in _cards(position, act.where, act.tips) if card not in done]
    if len(done) < act.count and cards:
        stop = [n.END] if act.up_to else []
        _ask(position, "turn", [n.TAKE + card for card in cards] + stop, about, _turned)


def _turned(position: Position, about: tuple[TurnCards, tuple[int, ...]], choice: int) -> None:
    act, done = about
    if choice != n.END:
        card = choice - n.TAKE
        turn(position, card)
        _turn_more(position, (act, (*done, card)))


# Discard


def _discardable(position: Position, act: DiscardCards) -> list[int]:
    return [
        card
        for card in _cards(position, "hand", act.tips)
        if act.element in (None, half(position.hero, position.card(card)).element)
    ]


@acts(
    DiscardCards,
    possible=lambda position, _, act: bool(_discardable(position, act)),
    payable=lambda position, _, act: len(_discardable(position, act)) >= act.count,
)
def _discard(position: Position, place: str, act: DiscardCards) -> None:  # noqa: ARG001
    _discard_more(position, (act, act.count))


def _discard_more(position: Position, about: tuple[DiscardCards, int]) -> None:
    act, left = about
    cards = _discardable(position, act)
    if left and len(cards) <= left:  # ruling A34: all you can
        for card in cards:
            _discard_from_hand(position, card)
    elif left:
        _ask(position, "discard", [n.TAKE + card for card in cards], about, _discarded)


def _discarded(position: Position, about: tuple[DiscardCards, int], choice: int) -> None:
    act, left = about
    _discard_from_hand(position, choice - n.TAKE)
    _discard_more(position, (act, left - 1))


def _discard_from_hand(position: Position, card: int) -> None:
    position.hand.remove(card)
    discard(position, card)


def _rows(position: Position, act: DiscardRow) -> list[tuple[int, ...]]:
    """Ruling A37: hand cards in the printed order of spheres, with values that fit."""
    halves = {card: half(position.hero, position.card(card)) for card in position.hand}
    return [
        row
        for row in permutations(sorted(position.hand), len(act.stars))
        if tuple(halves[card].stars for card in row) == act.stars
        and _in_order([halves[card].value for card in row], act.order)
    ]


def _in_order(values: list[int], order: str) -> bool:
    pairs = list(pairwise(values))
    if order == "rising":
        return all(one < other for one, other in pairs)
    if order == "falling":
        return all(one > other for one, other in pairs)
    return all(one == other for one, other in pairs)


@acts(DiscardRow, lambda position, _, act: bool(_rows(position, act)))
def _discard_row(position: Position, place: str, act: DiscardRow) -> None:  # noqa: ARG001
    _next_of_row(position, (tuple(_rows(position, act)), 0))


def _next_of_row(position: Position, about: tuple[tuple[tuple[int, ...], ...], int]) -> None:
    rows, at = about
    if rows and at < len(rows[0]):
        _ask(position, "discard-row", {n.TAKE + row[at] for row in rows}, about, _row_card)


def _row_card(
    position: Position, about: tuple[tuple[tuple[int, ...], ...], int], choice: int
) -> None:
    rows, at = about
    card = choice - n.TAKE
    _discard_from_hand(position, card)
    _next_of_row(position, (tuple(row for row in rows if row[at] == card), at + 1))


# Swap and recover (rulings A36 and 4.0.11)


@acts(
    SwapCards,
    lambda position, _, act: bool(position.deck and _cards(position, "hand", act.tips)),
)
def _swap(position: Position, place: str, act: SwapCards) -> None:  # noqa: ARG001
    _swap_more(position, (act, act.count))


def _swap_more(position: Position, about: tuple[SwapCards, int]) -> None:
    act, left = about
    cards = _cards(position, "hand", act.tips)
    if left and cards and position.deck:
        choices = [n.TAKE + card for card in cards]
        _ask(position, "swap-give", [*choices, n.END], about, _swap_given)


def _swap_given(position: Position, about: tuple[SwapCards, int], choice: int) -> None:
    if choice != n.END:
        deck = [n.TAKE + card for card in position.deck]
        _ask(position, "swap-take", deck, (*about, choice - n.TAKE), _swapped)


def _swapped(position: Position, about: tuple[SwapCards, int, int], choice: int) -> None:
    act, left, given = about
    taken = choice - n.TAKE
    position.deck.remove(taken)
    position.hand.remove(given)
    position.hand.append(taken)
    discard(position, given)
    position.news.append(("took", taken))
    _swap_more(position, (act, left - 1))


@acts(RecoverCards, lambda position, _, act: bool(position.deck and position.removed))  # noqa: ARG005
def _recover(position: Position, place: str, act: RecoverCards) -> None:  # noqa: ARG001
    _recover_more(position, (act, act.count))


@acts(RecoverFromHand, lambda position, _, act: bool(position.hand and position.removed))  # noqa: ARG005
def _recover_from_hand(position: Position, place: str, act: RecoverFromHand) -> None:  # noqa: ARG001
    _recover_more(position, (act, act.count))


Recovering = RecoverCards | RecoverFromHand


def _given_for(position: Position, act: Recovering) -> list[int]:
    """Where the cards lie that are removed instead."""
    return position.hand if isinstance(act, RecoverFromHand) else position.deck


def _recover_more(position: Position, about: tuple[Recovering, int]) -> None:
    act, left = about
    if left and position.removed and _given_for(position, act):
        removed = [n.TAKE + card for card in position.removed]
        name = "recover-to-hand" if isinstance(act, RecoverFromHand) else "recover"
        _ask(position, name, [*removed, n.END], about, _recover_this)


def _recover_this(position: Position, about: tuple[Recovering, int], choice: int) -> None:
    if choice == n.END:
        return
    act, left = about
    given = [n.TAKE + card for card in _given_for(position, act)]
    name = "recover-for-hand" if isinstance(act, RecoverFromHand) else "recover-for"
    _ask(position, name, given, (act, left, choice - n.TAKE), _recover_for)


def _recover_for(position: Position, about: tuple[Recovering, int, int], choice: int) -> None:
    act, left, back = about
    position.removed.remove(back)
    _given_for(position, act).remove(choice - n.TAKE)
    if isinstance(act, RecoverFromHand):
        position.hand.append(back)
    else:
        discard(position, back)
    remove(position, choice - n.TAKE)
    halves = [n.HALF, n.HALF + 1] if act.tips is None else [n.HALF + act.tips - 1]
    _ask(position, "recover-half", halves, (act, left, back), _recovered)


def _recovered(position: Position, about: tuple[Recovering, int, int], choice: int) -> None:
    act, left, back = about
    position.sides[back] = choice - n.HALF
    position.news.append(("recovered", back, position.sides[back]))
    _recover_more(position, (act, left - 1))


# Exhaust and remove


@acts(
    ExhaustHeroCards,
    possible=lambda position, _, act: bool(_cards(position, act.where)),
    payable=lambda position, _, act: len(_cards(position, act.where)) >= act.count,
)
def _exhaust(position: Position, place: str, act: ExhaustHeroCards) -> None:  # noqa: ARG001
    _exhaust_more(position, (act, act.count))


def _exhaust_more(position: Position, about: tuple[ExhaustHeroCards, int]) -> None:
    """Ruling A30: with Mana on the track it may be paid."""
    act, left = about
    cards = _cards(position, act.where)
    if left and cards:
        choices = [n.EXHAUST + card for card in cards]
        choices += [
            n.PAY + card
            for card in cards
            if half(position.hero, position.card(card)).exhaust.payable(position.mana)
        ]
        _ask(position, "exhaust-one", choices, about, _exhausted)


def _exhausted(position: Position, about: tuple[ExhaustHeroCards, int], choice: int) -> None:
    act, left = about
    paid = choice >= n.PAY
    card = choice - (n.PAY if paid else n.EXHAUST)
    where = _lift(position, card)
    exhaust(position, card, paid=paid, where="hand" if where == "hand" else "deck")
    _exhaust_more(position, (act, left - 1))


@acts(
    RemoveHeroCards,
    possible=lambda position, _, act: bool(_cards(position, act.where)),
    payable=lambda position, _, act: len(_cards(position, act.where)) >= act.count,
)
def _remove(position: Position, place: str, act: RemoveHeroCards) -> None:  # noqa: ARG001
    _remove_more(position, (act, act.count))


def _remove_more(position: Position, about: tuple[RemoveHeroCards, int]) -> None:
    act, left = about
    cards = _cards(position, act.where)
    if left and cards:
        _ask(position, "remove", [n.TAKE + card for card in cards], about, _removed)


def _removed(position: Position, about: tuple[RemoveHeroCards, int], choice: int) -> None:
    act, left = about
    card = choice - n.TAKE
    _lift(position, card)
    # what else the sentence asks goes on first: a hero without cards is defeated at once
    _remove_more(position, (act, left - 1))
    remove(position, card)


# Games with fate


@acts(Gamble, lambda position, _, act: bool(position.hand and position.deck))  # noqa: ARG005
def _gamble(position: Position, place: str, act: Gamble) -> None:  # noqa: ARG001
    if position.hand and position.deck:
        _ask(position, "gamble", [n.TAKE + card for card in position.hand], act, _gambled)


def _gambled(position: Position, act: Gamble, choice: int) -> None:
    """Ruling A38: the drawn card comes from the bottom."""
    mine = choice - n.TAKE
    draw_to(position, len(position.hand) + 1)
    drawn = position.hand[-1]
    shown, found = (half(position.hero, position.card(card)).value for card in (mine, drawn))
    won = {"higher": found > shown, "lower": found < shown, "same": found == shown}[act.wager]
    position.news.append(("gambled", mine, drawn, int(won)))
    if not won:
        for card in (mine, drawn):
            _discard_from_hand(position, card)


@acts(Curse, lambda position, _, act: bool(position.hand or position.deck))  # noqa: ARG005
def _curse(position: Position, place: str, act: Curse) -> None:  # noqa: ARG001
    """Ruling A39: the whole deck is turned, its order kept."""
    for card in list(position.hand):
        _discard_from_hand(position, card)
    for card in position.deck:
        position.sides[card] = 1 - position.sides[card]
    position.news.append(("cursed", tuple(position.deck)))
    draw_to(position)

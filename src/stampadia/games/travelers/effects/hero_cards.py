"""What adventures do with the hero's cards and tracks. Rulings A30 to A39."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations
from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import tips
from stampadia.games.travelers.rules import agenda as asked
from stampadia.games.travelers.rules.cards import discard, draw_to, exhaust, remove, turn
from stampadia.games.travelers.rules.fight import half
from stampadia.games.travelers.rules.steps import Question, Then

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def _ask(
    position: Position, name: str, choices: Iterable[int], about: asked.Asked, then: Then
) -> None:
    """Where there is only one way it is taken."""
    listed = sorted(choices)
    if len(listed) == 1:
        then(position, about, listed[0])
    elif listed:
        position.agenda.append(Question(name, listed, about, then))


def _cards(position: Position, where: say.Pile, shown: int | None = None) -> list[int]:
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


def can_draw(position: Position, _place: str, act: say.DrawCards) -> bool:
    return bool(act.count and position.deck)


def draw(position: Position, _place: str, act: say.DrawCards) -> None:
    draw_to(position, len(position.hand) + act.count)


# Turn


def can_turn(position: Position, _place: str, act: say.TurnCards) -> bool:
    return bool(_cards(position, act.where, act.tips))


def can_turn_all(position: Position, _place: str, act: say.TurnCards) -> bool:
    return act.up_to or len(_cards(position, act.where, act.tips)) >= act.count


def turn_cards(position: Position, _place: str, act: say.TurnCards) -> None:
    _turn_more(position, asked.CardsToTurn(act, ()))


def _turn_more(position: Position, about: asked.CardsToTurn) -> None:
    act, done = about.act, about.done
    cards = [card for card in _cards(position, act.where, act.tips) if card not in done]
    if len(done) < act.count and cards:
        stop = [n.END] if act.up_to else []
        _ask(position, "turn", [n.TAKE + card for card in cards] + stop, about, _turned)


def _turned(position: Position, about: asked.CardsToTurn, choice: int) -> None:
    if choice != n.END:
        card = choice - n.TAKE
        turn(position, card)
        _turn_more(position, asked.CardsToTurn(about.act, (*about.done, card)))


# Discard


def _discardable(position: Position, act: say.DiscardCards) -> list[int]:
    return [
        card
        for card in _cards(position, "hand", act.tips)
        if act.element in (None, half(position.hero, position.card(card)).element)
    ]


def can_discard(position: Position, _place: str, act: say.DiscardCards) -> bool:
    return bool(_discardable(position, act))


def can_discard_all(position: Position, _place: str, act: say.DiscardCards) -> bool:
    return len(_discardable(position, act)) >= act.count


def discard_cards(position: Position, _place: str, act: say.DiscardCards) -> None:
    _discard_more(position, asked.CardsToDiscard(act, act.count))


def _discard_more(position: Position, about: asked.CardsToDiscard) -> None:
    cards = _discardable(position, about.act)
    if about.left and len(cards) <= about.left:  # ruling A34: all you can
        for card in cards:
            _discard_from_hand(position, card)
    elif about.left:
        _ask(position, "discard", [n.TAKE + card for card in cards], about, _discarded)


def _discarded(position: Position, about: asked.CardsToDiscard, choice: int) -> None:
    _discard_from_hand(position, choice - n.TAKE)
    _discard_more(position, asked.CardsToDiscard(about.act, about.left - 1))


def _discard_from_hand(position: Position, card: int) -> None:
    position.hand.remove(card)
    discard(position, card)


def _rows(position: Position, act: say.DiscardRow) -> list[tuple[int, ...]]:
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


def can_discard_row(position: Position, _place: str, act: say.DiscardRow) -> bool:
    return bool(_rows(position, act))


def discard_row(position: Position, _place: str, act: say.DiscardRow) -> None:
    _next_of_row(position, asked.RowToDiscard(tuple(_rows(position, act)), 0))


def _next_of_row(position: Position, about: asked.RowToDiscard) -> None:
    rows, at = about.rows, about.at
    if rows and at < len(rows[0]):
        _ask(position, "discard-row", {n.TAKE + row[at] for row in rows}, about, _row_card)


def _row_card(position: Position, about: asked.RowToDiscard, choice: int) -> None:
    rows, at = about.rows, about.at
    card = choice - n.TAKE
    _discard_from_hand(position, card)
    _next_of_row(
        position, asked.RowToDiscard(tuple(row for row in rows if row[at] == card), at + 1)
    )


# Swap and recover (rulings A36 and 4.0.11)


def can_swap(position: Position, _place: str, act: say.SwapCards) -> bool:
    return bool(position.deck and _cards(position, "hand", act.tips))


def swap(position: Position, _place: str, act: say.SwapCards) -> None:
    _swap_more(position, asked.CardsToSwap(act, act.count))


def _swap_more(position: Position, about: asked.CardsToSwap) -> None:
    cards = _cards(position, "hand", about.act.tips)
    if about.left and cards and position.deck:
        choices = [n.TAKE + card for card in cards]
        _ask(position, "swap-give", [*choices, n.END], about, _swap_given)


def _swap_given(position: Position, about: asked.CardsToSwap, choice: int) -> None:
    if choice != n.END:
        deck = [n.TAKE + card for card in position.deck]
        given = asked.CardGiven(about.act, about.left, choice - n.TAKE)
        _ask(position, "swap-take", deck, given, _swapped)


def _swapped(position: Position, about: asked.CardGiven, choice: int) -> None:
    taken = choice - n.TAKE
    position.deck.remove(taken)
    position.hand.remove(about.given)
    position.hand.append(taken)
    discard(position, about.given)
    position.news.append(("took", taken))
    _swap_more(position, asked.CardsToSwap(about.act, about.left - 1))


Recovering = say.RecoverCards | say.RecoverFromHand


def _given_for(position: Position, act: Recovering) -> list[int]:
    """Where the cards lie that are removed instead."""
    return position.hand if isinstance(act, say.RecoverFromHand) else position.deck


def can_recover(position: Position, _place: str, act: Recovering) -> bool:
    return bool(position.removed and _given_for(position, act))


def recover(position: Position, _place: str, act: Recovering) -> None:
    _recover_more(position, asked.CardsToRecover(act, act.count))


def _recover_more(position: Position, about: asked.CardsToRecover) -> None:
    act = about.act
    if about.left and position.removed and _given_for(position, act):
        removed = [n.TAKE + card for card in position.removed]
        name = "recover-to-hand" if isinstance(act, say.RecoverFromHand) else "recover"
        _ask(position, name, [*removed, n.END], about, _recover_this)


def _recover_this(position: Position, about: asked.CardsToRecover, choice: int) -> None:
    if choice == n.END:
        return
    act = about.act
    given = [n.TAKE + card for card in _given_for(position, act)]
    name = "recover-for-hand" if isinstance(act, say.RecoverFromHand) else "recover-for"
    _ask(position, name, given, asked.CardBack(act, about.left, choice - n.TAKE), _recover_for)


def _recover_for(position: Position, about: asked.CardBack, choice: int) -> None:
    act, back = about.act, about.back
    position.removed.remove(back)
    _given_for(position, act).remove(choice - n.TAKE)
    if isinstance(act, say.RecoverFromHand):
        position.hand.append(back)
    else:
        discard(position, back)
    remove(position, choice - n.TAKE)
    halves = [n.HALF, n.HALF + 1] if act.tips is None else [n.HALF + act.tips - 1]
    _ask(position, "recover-half", halves, about, _recovered)


def _recovered(position: Position, about: asked.CardBack, choice: int) -> None:
    position.sides[about.back] = choice - n.HALF
    position.news.append(("recovered", about.back, position.sides[about.back]))
    _recover_more(position, asked.CardsToRecover(about.act, about.left - 1))


# Exhaust and remove


def can_take_one(
    position: Position, _place: str, act: say.ExhaustHeroCards | say.RemoveHeroCards
) -> bool:
    return bool(_cards(position, act.where))


def can_take_all(
    position: Position, _place: str, act: say.ExhaustHeroCards | say.RemoveHeroCards
) -> bool:
    return len(_cards(position, act.where)) >= act.count


def exhaust_cards(position: Position, _place: str, act: say.ExhaustHeroCards) -> None:
    _exhaust_more(position, asked.CardsToExhaust(act, act.count))


def _exhaust_more(position: Position, about: asked.CardsToExhaust) -> None:
    """Ruling A30: with Mana on the track it may be paid."""
    cards = _cards(position, about.act.where)
    if about.left and cards:
        choices = [n.EXHAUST + card for card in cards]
        choices += [
            n.PAY + card
            for card in cards
            if half(position.hero, position.card(card)).exhaust.payable(position.mana)
        ]
        _ask(position, "exhaust-one", choices, about, _exhausted)


def _exhausted(position: Position, about: asked.CardsToExhaust, choice: int) -> None:
    paid = choice >= n.PAY
    card = choice - (n.PAY if paid else n.EXHAUST)
    where = _lift(position, card)
    exhaust(position, card, paid=paid, where="hand" if where == "hand" else "deck")
    _exhaust_more(position, asked.CardsToExhaust(about.act, about.left - 1))


def remove_cards(position: Position, _place: str, act: say.RemoveHeroCards) -> None:
    _remove_more(position, asked.CardsToRemove(act, act.count))


def _remove_more(position: Position, about: asked.CardsToRemove) -> None:
    cards = _cards(position, about.act.where)
    if about.left and cards:
        _ask(position, "remove", [n.TAKE + card for card in cards], about, _removed)


def _removed(position: Position, about: asked.CardsToRemove, choice: int) -> None:
    card = choice - n.TAKE
    _lift(position, card)
    # what else the sentence asks goes on first: a hero without cards is defeated at once
    _remove_more(position, asked.CardsToRemove(about.act, about.left - 1))
    remove(position, card)


# Games with fate


def can_gamble(position: Position, _place: str, _act: say.Gamble) -> bool:
    return bool(position.hand and position.deck)


def gamble(position: Position, _place: str, act: say.Gamble) -> None:
    if position.hand and position.deck:
        cards = [n.TAKE + card for card in position.hand]
        _ask(position, "gamble", cards, asked.CardToShow(act), _gambled)


def _gambled(position: Position, about: asked.CardToShow, choice: int) -> None:
    """Ruling A38: the drawn card comes from the bottom."""
    mine = choice - n.TAKE
    draw_to(position, len(position.hand) + 1)
    drawn = position.hand[-1]
    shown, found = (half(position.hero, position.card(card)).value for card in (mine, drawn))
    won = {"higher": found > shown, "lower": found < shown, "same": found == shown}[about.act.wager]
    position.news.append(("gambled", mine, drawn, int(won)))
    if not won:
        for card in (mine, drawn):
            _discard_from_hand(position, card)


def can_curse(position: Position, _place: str, _act: say.Curse) -> bool:
    return bool(position.hand or position.deck)


def curse(position: Position, _place: str, _act: say.Curse) -> None:
    """Ruling A39: the whole deck is turned, its order kept."""
    for card in list(position.hand):
        _discard_from_hand(position, card)
    for card in position.deck:
        position.sides[card] = 1 - position.sides[card]
    position.news.append(("cursed", tuple(position.deck)))
    draw_to(position)

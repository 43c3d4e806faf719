"""Ops on the deck, the hand, Life, Shields and Ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stampadia.games.generals.choices import COLUMN, ELEMENT, HAND, PASS, PICK
from stampadia.games.generals.content import ELEMENTS, INCOMING, MOST_IN_HAND, PLAYER
from stampadia.games.generals.effects.questions import (
    AnyToDiscard,
    CardsOwed,
    LookedToTake,
    UnitToPrint,
)
from stampadia.games.generals.language.skills import (
    CardsOf,
    CardToLife,
    DeclareElement,
    DiscardCards,
    DiscardShields,
    DiscardTop,
    Draw,
    DrawAndPick,
    DrawToRow,
    GainLife,
    GainShields,
    IfTopInfuses,
    KeepPlaying,
    LoseGame,
    LoseLife,
    Print,
    SetInk,
)
from stampadia.games.generals.language.units import ONE
from stampadia.games.generals.rules import cards
from stampadia.games.generals.rules.cards import (
    Window,
    fits,
    hand_cards,
    payable,
    room_for_life,
    wanted,
)
from stampadia.games.generals.rules.causes import Cause
from stampadia.games.generals.rules.steps import Step, ask
from stampadia.games.generals.rules.texts import Ops, do_all, is_players

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


# Printing


class PrintUnit(Step):
    """Ruling C3: cards until the Level is reached, at least one; the deck may run out."""

    name = "print"

    def __init__(self, column: int, level: int) -> None:
        self.column = column
        self.level = level

    def proceed(self, position: Position) -> None:
        row = position.rows[INCOMING]
        if row[self.column] is not None:
            position.agenda.pop()
            return
        position.agenda[-1] = PrintOn(self.column, self.level)

    def __repr__(self) -> str:
        return f"{self.name}{self.column}:{self.level}"


class PrintOn(PrintUnit):
    """A unit that is being printed."""

    name = "print-on"

    def proceed(self, position: Position) -> None:
        troop = position.rows[INCOMING][self.column]
        cards = troop.stack.cards if troop is not None else ()
        level = troop.stack.level if troop is not None else 0
        pile = position.pile
        deck = position.deck
        while pile and (not cards or level < self.level):
            cards = (*cards, pile.pop())
            level += deck.levels[cards[-1]]
        if cards:
            if troop is None:
                position.muster(INCOMING, self.column, cards)
            else:
                position.restack(troop, cards)
        if (cards and level >= self.level) or not position.discard:
            position.agenda.pop()
            if cards:
                position.news.append(("printed", self.column, cards, level))
        # else the discard pile is shuffled first, and printing goes on


def print_units(position: Position, cause: Cause, op: Print) -> None:
    level = position.amount(op.level, cause.x)
    empty = [column for column in range(4) if position.rows[INCOMING][column] is None]
    if op.chosen:
        choices = [COLUMN + column for column in empty]
        ask(position, "which-column", choices, UnitToPrint(level), _print_at)
        return
    columns = [column - 1 for column in op.columns] if op.columns else empty
    position.agenda += [PrintUnit(column, level) for column in reversed(columns)]


def can_print(position: Position, op: Print, _serial: int, _ops: Ops) -> bool:
    named = bool(op.columns) and not op.chosen
    return named or None in position.rows[INCOMING]


def _print_at(position: Position, about: UnitToPrint, choice: int) -> None:
    position.agenda.append(PrintUnit(choice - COLUMN, about.level))


# Cards into the hand and out of it


def draw(position: Position, cause: Cause, op: Draw) -> None:
    """The Sacred Printer has no hand: on its units these words do nothing."""
    if is_players(position, cause):
        cards.draw_cards(position, position.amount(op.amount, cause.x))


class LookAt(Step):
    """Ruling B7: look at some cards, take so many if there is room, discard the others."""

    name = "look"

    def __init__(self, left: int, pick: int) -> None:
        self.left = left
        self.pick = pick

    def proceed(self, position: Position) -> None:
        agenda = position.agenda
        agenda.pop()
        if self.left and position.pile:
            position.looked += (position.pile.pop(),)
            agenda.append(LookAt(self.left - 1, self.pick))
            return
        position.news.append(("looked", position.looked))
        agenda.append(PickLooked(self.pick))

    def __repr__(self) -> str:
        return f"{self.name}{self.left}:{self.pick}"


def draw_and_pick(position: Position, cause: Cause, op: DrawAndPick) -> None:
    if is_players(position, cause):
        position.looked = ()
        position.agenda.append(LookAt(op.look, op.pick))


class PickLooked(Step):
    name = "pick-looked"

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if self.pick and position.looked and cards.seats_with_room(position):
            choices = [PICK + index for index in range(len(position.looked))]
            ask(position, "which-looked", choices, LookedToTake(self.pick), _take_looked)
        else:
            position.scrap(position.looked)
            position.looked = ()

    def __repr__(self) -> str:
        return f"{self.name}{self.pick}"


def _take_looked(position: Position, about: LookedToTake, choice: int) -> None:
    looked = list(position.looked)
    card = looked.pop(choice - PICK)
    position.looked = (card, *looked)
    position.agenda += [PickLooked(about.left - 1), cards.Give("drew")]


def draw_to_row(position: Position, _cause: Cause, _op: DrawToRow) -> None:
    empty = [column for column in range(4) if position.rows[PLAYER][column] is None]
    if position.pile:
        ask(position, "which-column", [COLUMN + column for column in empty], None, _draw_to)


def has_space(position: Position, *_: object) -> bool:
    """Whether one more unit can stand in the Player Row."""
    return None in position.rows[PLAYER]


def _draw_to(position: Position, _about: None, choice: int) -> None:
    card = position.pile.pop()
    position.muster(PLAYER, choice - COLUMN, (card,))
    position.news.append(("drew-to-row", choice - COLUMN, card))


def discard_cards(position: Position, cause: Cause, op: DiscardCards) -> None:
    if not is_players(position, cause):
        return
    if op.cards:
        _discard_next(position, wanted(op))
    elif hand_cards(position):
        choices = [PASS, *_hand_choices(position, CardsOf(), [])]
        ask(position, "discard-any", choices, AnyToDiscard(cause, op), _discard_any)


def _hand_choices(position: Position, one: CardsOf, rest: Sequence[CardsOf]) -> list[int]:
    """Cards that fit and leave enough for what else must be given."""
    everything = hand_cards(position)
    found = []
    for seat, hand in enumerate(position.hands):
        for slot, card in enumerate(hand):
            left = everything.copy()
            left.remove(card)
            if fits(position, card, one) and payable(position, left, rest):
                found.append(HAND + seat * MOST_IN_HAND + slot)
    return found


def _discard_next(position: Position, left: Sequence[CardsOf]) -> None:
    if left:
        choices = _hand_choices(position, left[0], left[1:])
        ask(position, "which-to-discard", choices, CardsOwed(tuple(left[1:])), _discard_one)


def _discard_one(position: Position, about: CardsOwed, choice: int) -> None:
    _discard_from_hand(position, choice)
    _discard_next(position, about.rest)


def _discard_any(position: Position, about: AnyToDiscard, choice: int) -> None:
    if choice != PASS:
        _discard_from_hand(position, choice)
        discard_cards(position, about.cause, about.op)


def _discard_from_hand(position: Position, choice: int) -> None:
    seat, slot = divmod(choice - HAND, MOST_IN_HAND)
    card = position.hands[seat].pop(slot)
    position.paid += 1
    position.discard.append(card)
    position.news.append(("discarded", seat, card))


# The Printer Deck's top card


def discard_top(position: Position, cause: Cause, op: DiscardTop) -> None:
    left = position.amount(op.amount, cause.x)
    if left > 0 and position.pile:
        card = position.pile.pop()
        position.discard.append(card)
        position.news.append(("left", card))
    if left > 1:
        do_all(position, (DiscardTop(),) * (left - 1), cause)


def declare_element(position: Position, _cause: Cause, _op: DeclareElement) -> None:
    choices = [ELEMENT + number for number in range(len(ELEMENTS))]
    ask(position, "which-element", choices, None, _declare)


def _declare(position: Position, _about: None, choice: int) -> None:
    position.declared = choice - ELEMENT
    position.news.append(("declared", ELEMENTS[position.declared]))


def if_top_infuses(position: Position, cause: Cause, op: IfTopInfuses) -> None:
    pile, declared = position.pile, position.declared
    lucky = bool(pile) and declared >= 0 and position.deck.infuses(pile[-1], declared)
    do_all(position, op.do if lucky else op.otherwise, cause)


# Life, Shields, Ink, the end


def gain_lives(position: Position, cause: Cause, op: GainLife) -> None:
    left = position.amount(op.amount, cause.x)
    if left > 0 and is_players(position, cause):
        cards.gain_life(position)
        do_all(position, (GainLife(),) * (left - 1), cause)


def lose_lives(position: Position, cause: Cause, op: LoseLife) -> None:
    position.agenda += [cards.LOSE_LIFE] * position.amount(op.amount, cause.x)


def can_lose_lives(position: Position, op: LoseLife, _serial: int, _ops: Ops) -> bool:
    return position.lives() >= position.amount(op.amount)


def gain_shields(position: Position, cause: Cause, op: GainShields) -> None:
    """Manual: "The Sacred Printer doesn't gain Shields"."""
    left = position.amount(op.amount, cause.x)
    if left > 0 and is_players(position, cause):
        cards.gain_shield(position)
        do_all(position, (GainShields(ONE),) * (left - 1), cause)


def discard_shields(position: Position, cause: Cause, op: DiscardShields) -> None:
    held = len(position.shields)
    count = held if op.amount is None else position.amount(op.amount, cause.x)
    if count > 0:
        position.agenda.append(cards.DiscardShields(count))


def can_discard_shields(position: Position, op: DiscardShields, _serial: int, _ops: Ops) -> bool:
    return op.amount is None or len(position.shields) >= position.amount(op.amount)


def card_to_life(position: Position, _cause: Cause, _op: CardToLife) -> None:
    if room_for_life(position):
        choices = _hand_choices(position, CardsOf(), [])
        ask(position, "which-to-life", choices, None, _to_life)


def has_card_for_life(position: Position, *_: object) -> bool:
    return bool(hand_cards(position)) and room_for_life(position)


def _to_life(position: Position, _about: Any, choice: int) -> None:
    seat, slot = divmod(choice - HAND, MOST_IN_HAND)
    card = position.hands[seat].pop(slot)
    position.life_cards.append(card)
    position.seen_life += (card,)
    position.news.append(("gained-life", position.lives(), card))


def set_ink(position: Position, cause: Cause, op: SetInk) -> None:
    """In an event's own text; in a header it holds while the card lies in the Place Stack."""
    position.ink = position.amount(op.to, cause.x)
    position.news.append(("raised-ink", position.ink))


def keep_playing(position: Position, _cause: Cause, _op: KeepPlaying) -> None:
    """Ruling E11: go on at 0 Life; the losing moment is over, for other events too."""
    position.agenda[:] = [
        step
        for step in position.agenda
        if not isinstance(step, cards.Finished)
        and not (isinstance(step, Window) and step.moment == "you-are-defeated")
    ]
    position.news.append(("kept-playing",))


def lose_game(position: Position, _cause: Cause, _op: LoseGame) -> None:
    position.agenda.append(cards.Finished(0.0, "defeated"))

"""What a good player of Generals looks at: the turn played to its end and one more (`foresight`),
the table judged as it lies then (`judgement`), and which choices are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stampadia.games.generals.bots.foresight import appraise, end_of_turn, glance, habit
from stampadia.games.generals.choices import (
    ACTIVATE,
    ADD,
    COLUMNS,
    PAY_LIFE,
    PICK,
    SACRIFICE,
    SKIP,
    TALLEST,
)
from stampadia.games.generals.content import FRONT, INCOMING, PLAYER
from stampadia.games.generals.position import Position, Troop
from stampadia.kernel.pending import Ask

__all__ = ["appraise", "candidates", "end_of_turn", "glance", "habit"]


def candidates(position: Position, ask: Ask) -> Sequence[Any]:
    """Without twins, without what can only be worse, without texts applied by hand."""
    name = position.agenda[-1].name
    choices = ask.choices
    if ask.skip is not None:
        return (ask.skip,)
    if name == "play":
        return _plays(position, choices)
    if name == "which-shield":  # the best one may be kept in the Recover Phase
        worth = position.deck.worth
        return (min(choices, key=lambda one: worth[position.shields[one - PICK]]),)
    if name == "event" and SKIP in choices:
        return (SKIP, ACTIVATE)
    return choices


def _plays(position: Position, choices: Sequence[int]) -> list[int]:
    """Adding cards, the event, a Life for a card while there are some; a sacrifice only of a unit
    that can grow no more and has an Enemy in front, saving its best card."""
    hand = position.hands[position.to_act]
    deck = position.deck
    seen: set[tuple[object, ...]] = set()
    found: list[int] = []
    rescues: dict[int, int] = {}
    for choice in choices:
        if choice >= SACRIFICE:
            column, saved = divmod(choice - SACRIFICE, TALLEST + 1)
            if _is_stuck(position, column) and _saves_more(position, column, saved, rescues):
                rescues[column] = choice
            continue
        if choice >= ADD:
            slot, column = divmod(choice - ADD, COLUMNS)
            troop = position.rows[PLAYER][column]
            twin = (deck.twins[hand[slot]], column, troop is None)
            if twin in seen:
                continue
            seen.add(twin)
        elif choice == PAY_LIFE and position.lives() < 2:
            continue
        found.append(choice)
    return [*found, *rescues.values()]


def _is_stuck(position: Position, column: int) -> bool:
    own, foe = position.rows[PLAYER][column], _foe(position, column)
    return own is not None and foe is not None and own.stack.level >= position.ink_level()


def _saves_more(position: Position, column: int, saved: int, rescues: dict[int, int]) -> bool:
    before = (rescues.get(column, SACRIFICE) - SACRIFICE) % (TALLEST + 1)
    return column not in rescues or _worth(position, column, saved) > _worth(
        position, column, before
    )


def _worth(position: Position, column: int, saved: int) -> int:
    """What the card is worth that a sacrifice saves."""
    troop = position.rows[PLAYER][column]
    if not saved or troop is None:
        return -1
    return position.deck.worth[troop.stack.cards[saved - 1]]


def _foe(position: Position, column: int) -> Troop | None:
    """Whom a unit on this column will have to do with."""
    return position.rows[FRONT][column] or position.rows[INCOMING][column]

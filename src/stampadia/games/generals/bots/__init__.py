"""What a good player of Generals looks at.

A turn has no secrets but the deck: what the units on the table will do follows from the cards.
So a position in the middle of a turn is judged by playing the turn to its end by instinct, and
the start of a turn by what is on the table (`judgement`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stampadia.games.generals.bots.instinct import instinct
from stampadia.games.generals.bots.judgement import chance_to_win
from stampadia.games.generals.choices import (
    ACTIVATE,
    ADD,
    COLUMNS,
    PASS,
    PAY_LIFE,
    PICK,
    SACRIFICE,
    SKIP,
    TALLEST,
)
from stampadia.games.generals.content import FRONT, INCOMING, PLAYER
from stampadia.games.generals.position import Position, Troop
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

FORESEEN: Final = 0.997
"""While there is still something to choose, and once more for what is still to be laid: of two ways
to the same end the shorter one is taken, and the killing blow before all else."""
LONGEST_TURN: Final = 200


def appraise(position: Position) -> list[float]:
    """The chances to win. A turn that has begun is played to its end, the table judged as it lies
    then. One card may do nothing where three kill, so the Play Phase is also played on."""
    if position.phase in ("check", "heal"):  # the turn has just begun, perhaps a battle too
        return [chance_to_win(position)] * position.seats
    if position.over is not None or (position.phase == "play" and not position.plays):
        chance = chance_to_win(position)
    else:
        chance = chance_to_win(end_of_turn(position, stop=True))
        if position.phase == "play":
            if chance < 1:
                played_on = chance_to_win(end_of_turn(position, stop=False))
                chance = max(chance, FORESEEN * played_on)
            chance *= FORESEEN
    return [chance] * position.seats


def end_of_turn(position: Position, *, stop: bool) -> Position:
    """The position at the start of the next turn, if nothing more is played (`stop`), or if the
    turn is played on by instinct."""
    world = position.clone()
    turn = world.turn
    luck = Dealer("foreseen")  # the same for all that are compared
    for _ in range(LONGEST_TURN):
        pending = world.pending()
        if isinstance(pending, Over) or world.turn > turn:
            break
        if not isinstance(pending, Ask):
            world.play(luck.answer(pending))
        elif stop and world.phase == "play" and PASS in pending.choices:
            world.play(PASS)
        else:
            world.play(instinct(world, pending, luck))
    return world


# Choices worth thinking about


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

"""What a good player of Generals looks at.

A turn has no secrets but the deck: what the units on the table will do follows from the cards.
So a position in the middle of a turn is judged by playing the turn to its end by instinct, and
the start of a turn by what is on the table: at a glance here, with care in `judgement`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from stampadia.games.generals.battlefield import (
    FRONT,
    INCOMING,
    LAST_INK,
    MOST_IN_HAND,
    MOST_LIFE,
    PLAYER,
)
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
from stampadia.games.generals.instinct import instinct
from stampadia.games.generals.judgement import PATIENCE, chance_to_win
from stampadia.games.generals.position import Position, Troop
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

# At a glance: what speaks for winning the present battle, as the logarithm of the odds; fitted to
# 1,425 turns of 80 games between the greedy player and our Full set (logistic regression, log-loss
# 0.29 where always guessing the mean gives 0.62).
BASE: Final = 1.24
PER_INK: Final = -0.06
PER_LIFE: Final = 0.39
PER_CARD: Final = 0.46
PER_OWN_NUMBER: Final = 0.27
"""For each point of attack or life on the own side."""
PER_ENEMY_NUMBER: Final = -0.20
PER_GAP: Final = -0.15
"""For each Enemy without a Unit in front."""
PER_PLACE: Final = -1.52
"""For each Place that is still to come in this battle."""
PER_TURN: Final = -0.20
"""For each turn that the battle has lasted: it must be won some day."""
FORESEEN: Final = 0.997
"""While there is still something to choose, and once more for what is still to be laid: of two ways
to the same end the shorter one is taken, and the killing blow before all else."""
LONGEST_TURN: Final = 200


def appraise(position: Position) -> list[float]:
    """The chances to win, judged with care."""
    if position.phase in ("check", "heal"):  # the turn has just begun, perhaps a battle too
        return [chance_to_win(position)] * position.seats
    return _judged(position, chance_to_win)


def glance(position: Position) -> list[float]:
    """The chances to win as a hurried player sees them."""
    return _judged(position, _at_a_glance)


def _judged(position: Position, judge: Callable[[Position], float]) -> list[float]:
    """A turn that has begun is played to its end, the table judged as it lies then. One card may
    do nothing where three kill, so the Play Phase is also played on."""
    if position.over is not None or (position.phase == "play" and not position.plays):
        chance = judge(position)
    else:
        chance = judge(end_of_turn(position, stop=True))
        if position.phase == "play":
            if chance < 1:
                chance = max(chance, FORESEEN * judge(end_of_turn(position, stop=False)))
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


def _at_a_glance(position: Position) -> float:
    """The chance to win this battle, times the chances to win those that follow, begun with what
    is in the hand now and what two Healing Actions add."""
    over = position.over
    if over is not None:
        return over.returns[0]
    life: float = position.lives()
    cards = sum(map(len, position.hands)) / position.seats
    if position.phase == "heal":  # else the end of a battle would look worse than the turn before
        life, cards = _healed(life, cards)
    ink = position.ink_level()
    chance = _odds_to_chance(_battle_odds(position, life, cards))
    life, cards = _healed(life, cards)
    for later in range(ink + 1, LAST_INK + 1):
        chance *= _odds_to_chance(
            BASE
            + PER_INK * (later - 3)
            + PER_LIFE * life
            + PER_CARD * cards
            + PER_PLACE * ((later + 1) // 2)
            + PER_TURN
        )
    # what is nearly certain is not much less so a turn later; but a turn is a turn
    return float(chance * PATIENCE**position.battle_turns)


def _healed(life: float, cards: float) -> tuple[float, float]:
    """Two Healing Actions, one for each."""
    return min(MOST_LIFE, life + 1), min(MOST_IN_HAND, cards + 1)


def _odds_to_chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _battle_odds(position: Position, life: float, cards: float) -> float:
    odds = BASE + PER_INK * (position.ink_level() - 3) + PER_LIFE * life + PER_CARD * cards
    odds += PER_TURN * position.battle_turns
    own, front, incoming = position.rows
    for column in range(COLUMNS):
        troop = own[column]
        if troop is not None:
            odds += PER_OWN_NUMBER * max(0, troop.stack.attack + troop.stack.life - troop.wounds)
        enemies = [foe for foe in (front[column], incoming[column]) if foe is not None]
        for foe in enemies:
            odds += PER_ENEMY_NUMBER * max(1, foe.stack.attack + foe.stack.life - foe.wounds)
        if enemies and troop is None:
            odds += PER_GAP
    missing = position.ink_level() - position.place_level
    if missing > 0:
        odds += PER_PLACE * ((missing + 1) // 2)
    return odds


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

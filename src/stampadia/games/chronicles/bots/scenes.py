"""The battles of a position, as duels."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.duel import Duel, Moment, duel_of
from stampadia.games.chronicles.bots.figures import (
    Boxes,
    Copies,
    Fighter,
    Foe,
    Growth,
    Habits,
    Scene,
)
from stampadia.games.chronicles.bots.rolls import PLAIN, copies_of, habits_in
from stampadia.games.chronicles.content import COLUMNS, SIZE
from stampadia.games.chronicles.prepared import apart

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


MOST_AT_ONCE: Final = 4
MOST_STATES: Final = 64
"""A battle with more ways for the enemies to be wounded is not worked out as a whole."""
MOST_CELLS: Final = 40
"""Of a larger room, only the ground around the enemies is looked at."""


def moment_in(position: Position, room: int) -> Moment | None:
    """The battle that waits, or goes on, in this room; None when there is nobody to fight."""
    foes = opponents(position, position.living_foes(room))
    if not foes:
        return None
    cells = position.prepared.foe_cells
    standing = tuple(_foe(position, foe, cells[foe]) for foe in foes)
    ground = _ground(position.prepared.rooms[room].cells, standing)
    duel = _duel(position, ground, standing, foes, *habits_in(position, room))
    return duel.moment(hits_left(position, foes))


def opponents(position: Position, foes: list[int]) -> list[int]:
    """Those to reckon with at once: the strongest of a crowd."""
    found: list[int] = []
    states = 1
    for foe in sorted(foes, key=lambda one: -position.prepared.circles[one]):
        states *= position.prepared.circles[foe] + 2 - position.hits[foe]
        if found and (states > MOST_STATES or len(found) == MOST_AT_ONCE):
            break
        found.append(foe)
    return sorted(found)


def _ground(cells: tuple[int, ...], foes: tuple[Foe, ...]) -> tuple[int, ...]:
    if len(cells) <= MOST_CELLS:
        return cells
    nearest = sorted(cells, key=lambda cell: min(apart(cell, foe.cell) for foe in foes))
    return tuple(sorted(nearest[:MOST_CELLS]))


def loss_at(position: Position, room: int, cell: int) -> float:
    """The HP that the battle in a room is likely to cost whoever enters it on this cell."""
    return loss_from(battle_in(position, room), cell)


Battle = tuple[Moment, float]
"""A battle, and the HP that those cost who are not reckoned with in it."""


def battle_in(position: Position, room: int) -> Battle | None:
    """The battle that waits in a room."""
    moment = moment_in(position, room)
    if moment is None:
        return None
    foes = position.living_foes(room)
    rest = set(foes) - set(opponents(position, foes))
    return moment, added([typical_loss(position, [foe]) for foe in rest])


def loss_from(battle: Battle | None, cell: int) -> float:
    """What it is likely to cost whoever enters it on this cell."""
    if battle is None:
        return 0.0
    moment, more = battle
    at = moment.duel.field.at.get(cell)
    return (moment.least if at is None else moment.losses[at]) + more


def hits_left(position: Position, foes: list[int]) -> tuple[int, ...]:
    circles, hits = position.prepared.circles, position.hits
    return tuple(circles[foe] + 1 - hits[foe] for foe in foes)


def _foe(position: Position, foe: int, cell: int) -> Foe:
    kind = position.prepared.foe_kinds[foe]
    return Foe(cell, kind.defense, kind.xp, kind.boxes, kind.attacks)


def _duel(
    position: Position,
    cells: tuple[int, ...],
    standing: tuple[Foe, ...],
    foes: list[int],
    hero_habits: Habits,
    foe_habits: Habits,
) -> Duel:
    fighter = fighter_of(position, [foe.xp for foe in standing])
    copies = _copies(position, foes)
    return duel_of(Scene(cells, standing, fighter, hero_habits, foe_habits, copies))


def fighter_of(position: Position, xp: list[int]) -> Fighter:
    """The hero now, and what he can become with the XP of these enemies. XP come by whole enemies:
    what is needed is told as the least sum of theirs that is enough, which changes no battle and
    makes one of many that differ by nothing else."""
    hero = position.prepared.sheet.hero
    columns = position.columns
    sums = {0}
    for one in xp:
        sums |= {one + other for other in sums}
    growth = []
    needed = 0
    for column in range(1, COLUMNS):
        if columns >> column & 1:
            continue
        needed += hero[column].xp - position.xp[column]
        enough = [total for total in sums if total >= needed]
        if not enough:
            break
        columns |= 1 << column
        growth.append(Growth(min(enough), _boxes(position, columns), _bonus(position, columns)))
    now = position.columns
    return Fighter(_boxes(position, now), _bonus(position, now), tuple(growth))


def _boxes(position: Position, columns: int) -> Boxes:
    return tuple(
        ability
        if ability is not None and columns >> box // 2 & 1 and ability.pay <= position.gold
        else None
        for box, ability in enumerate(position.boxes)
    )


def _bonus(position: Position, columns: int) -> int:
    hero = position.prepared.sheet.hero
    return sum(hero[column].defense for column in range(COLUMNS) if columns >> column & 1)


TYPICAL_CELLS: Final = tuple(SIZE * row + column for row in range(3) for column in range(4))
TYPICAL_ENTRANCE: Final = SIZE
"""In the middle of the shorter wall."""
TYPICAL_POSTS: Final = (3, 2 * SIZE + 3, SIZE + 2, 2)
"""Where enemies stand: away from the door."""


def typical_loss(position: Position, foes: list[int]) -> float:
    """What these enemies would cost in a room of the usual size: where they really stand, nobody
    knows."""
    some = opponents(position, foes)
    if not some:
        return 0.0
    standing = tuple(
        _foe(position, foe, cell) for foe, cell in zip(some, TYPICAL_POSTS, strict=False)
    )
    duel = _duel(position, TYPICAL_CELLS, standing, some, PLAIN, PLAIN)
    loss = duel.moment(hits_left(position, some)).losses[duel.field.at[TYPICAL_ENTRANCE]]
    return loss * len(foes) / len(some)


def _copies(position: Position, foes: list[int]) -> Copies:
    if not any(ability is not None and ability.kind == "copy" for ability in position.boxes):
        return (), ()
    circles = {position.prepared.circles[foe] for foe in foes}
    return copies_of(
        [
            column.abilities
            for column in position.prepared.sheet.foes
            if column.circles is None or column.circles in circles
        ]
    )


# What a battle means for the hero


def survival(hp: int, loss: float) -> float:
    """The chance that a battle which costs so much on average leaves the hero alive: he falls
    when he must tick one box more than he has."""
    if loss <= 0:
        return 1.0
    term = total = exp(-loss)
    for hits in range(1, hp + 1):
        term *= loss / hits
        total += term
    return total

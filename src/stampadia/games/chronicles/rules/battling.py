"""Battle rounds and the hero's turn. Manual: "When there are enemies…", "Battle round — the hero
turn", "round end"; rulings 43 to 53."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.battle import Battle
from stampadia.games.chronicles.choices import BOXES, PLACE
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.instructions import RoundStarts
from stampadia.games.chronicles.rules.abilities import Activate
from stampadia.games.chronicles.rules.foe_turns import FoePhase
from stampadia.games.chronicles.rules.hero import fighting, final_defense
from stampadia.games.chronicles.rules.items import (
    BEFORE_HERO_ROLL,
    HERO_ROLL,
    HERO_TURN,
    any_of_use,
    any_usable,
    open_window,
)
from stampadia.games.chronicles.rules.lines import OFFERED, happens
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

ROUND_STARTS: Final = RoundStarts()
HERO_DICE: Final = Dice.of("hero-roll", DICE)
Leave = tuple[bool, bool, bool]
"""What an item may have allowed: the lower die first, both in one column, both in one row."""


def start_round(position: Position) -> None:
    """Manual: "All of the enemies in the room are considered active … Your hero goes first"."""
    battle = position.battle
    position.battle = Battle(tuple(position.living_foes(position.room)))
    position.turn += 1
    position.news.append(("round-started", len(position.battle.active), int(battle is None)))
    position.agenda += ROUND
    happens(position, OFFERED)
    open_window(position, BEFORE_HERO_ROLL)
    happens(position, ROUND_STARTS)


class HeroRoll(Step["Position"]):
    __slots__ = ()

    name = "hero-roll"

    def proceed(self, position: Position) -> Pending | None:
        if fighting(position):
            return HERO_DICE
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        assert position.battle is not None
        position.battle.dice = choice
        position.news.append(("hero-rolled", choice))

    def __repr__(self) -> str:
        return self.name


class HeroRolled(Step["Position"]):
    """Ruling 45: lines speak before the 1s are removed; items do while the dice are placed."""

    __slots__ = ()

    name = "hero-rolled"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if fighting(position):
            happens(position, HERO_ROLL)

    def __repr__(self) -> str:
        return self.name


class HeroPlacement(Step["Position"]):
    """Manual: "the dice must be placed on different rows and columns, and in descending order"."""

    __slots__ = ()

    name = "placement"

    def proceed(self, position: Position) -> Pending | None:
        battle = position.battle
        if battle is not None and not battle.passed:
            if not any_usable(position):  # an item may still want the 1s (ruling 45)
                battle.dice = _without_ones(battle.dice)
            choices = placements(position)
            if len(choices) > 1 or (fighting(position) and any_of_use(position)):
                return Ask(0, choices)
            battle.dice = _without_ones(battle.dice)
            position.news.append(("no-dice",))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        battle = position.battle
        assert battle is not None
        higher, lower = divmod(choice - PLACE, BOXES + 1)
        battle.dice = dice = _without_ones(battle.dice)
        placed = [(higher - 1, dice[0])] if higher else []
        if lower:
            placed.append((lower - 1, dice[1]))
        placed.sort()  # manual: "activate the covered abilities from left to right"
        position.news.append(("placed", *(number for pair in placed for number in pair)))
        for box, die in reversed(placed):
            position.agenda.append(Activate(box, die))

    def __repr__(self) -> str:
        return self.name


def _without_ones(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Manual: "remove all the dice that rolled a 1"."""
    return tuple([die for die in dice if die > 1])


def placements(position: Position) -> tuple[int, ...]:
    """Pass, one die, or both."""
    battle = position.battle
    assert battle is not None
    columns = position.columns
    boxes = [
        box
        for box, ability in enumerate(position.boxes)
        if ability is not None and columns >> box // 2 & 1
    ]
    leave = battle.lower_first, battle.same_column, battle.same_row
    return _placements(tuple(boxes), _without_ones(battle.dice[:DICE]), battle.one_ability, leave)


@lru_cache(maxsize=1024)
def _placements(
    boxes: tuple[int, ...], dice: tuple[int, ...], one_ability: bool, leave: Leave
) -> tuple[int, ...]:
    choices = [PLACE]
    if dice:
        choices += [PLACE + (BOXES + 1) * (box + 1) for box in boxes]
    if len(dice) < DICE:
        return tuple(choices)
    higher, lower = dice
    if higher != lower:
        choices += [PLACE + box + 1 for box in boxes]
    if not one_ability:
        choices += [
            PLACE + (BOXES + 1) * (first + 1) + second + 1
            for first in boxes
            for second in boxes
            if _may_cover(leave, first, second, equal=higher == lower)
        ]
    return tuple(choices)


def _may_cover(leave: Leave, higher: int, lower: int, *, equal: bool) -> bool:
    """May the higher die lie on the first box and the lower die on the second?"""
    lower_first, same_column, same_row = leave
    (column, row), (other_column, other_row) = divmod(higher, 2), divmod(lower, 2)
    if column == other_column:
        return same_column and row != other_row and (row < other_row or not equal)
    if row == other_row and not same_row:
        return False
    if equal:  # the two dice are one another's twins
        return column < other_column
    return column < other_column or lower_first


class HeroDefense(Step["Position"]):
    """Manual: "At the end of the hero turn, sum the defense set by abilities if any to the enabled
    defense bonuses"."""

    __slots__ = ()

    name = "hero-defense"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.battle is not None:
            position.battle.final_defense = final_defense(position)

    def __repr__(self) -> str:
        return self.name


class HeroTurnEnds(Step["Position"]):
    """Ruling 64: after the last activation an item may reach what it did not reach before."""

    __slots__ = ()

    name = "hero-turn-ends"

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if fighting(position):
            open_window(position, HERO_TURN)

    def __repr__(self) -> str:
        return self.name


ROUND: Final = (
    FoePhase(), HeroDefense(), HeroTurnEnds(), HeroPlacement(), HeroRolled(), HeroRoll(),
)  # fmt: skip
"""What a battle round holds, the last one first."""

"""Battle rounds and the hero's turn. Manual: "When there are enemies…", "Battle round — the hero
turn", "round end"; rulings 43 to 53."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, get_args

from stampadia.games.chronicles.choices import BOXES, CELL, FOE, FOE_BOX, GO_ON, PLACE
from stampadia.games.chronicles.content import COLUMNS, DICE, OWNED
from stampadia.games.chronicles.instructions import Ability, AbilityKind, Activates
from stampadia.games.chronicles.moments import (
    BEFORE_HERO_ROLL,
    HERO_ROLL,
    HERO_TURN,
    OFFERED,
    ROUND_STARTS,
)
from stampadia.games.chronicles.rules.foe_turn import begin_foe_phase
from stampadia.games.chronicles.rules.harm import strike
from stampadia.games.chronicles.rules.hero import (
    counts,
    fighting,
    final_defense,
    foes_within,
    gain_hp,
    spend_gold,
)
from stampadia.games.chronicles.rules.items import any_of_use, any_usable, open_window
from stampadia.games.chronicles.rules.lines import happens
from stampadia.games.chronicles.rules.moving import reachable, special, step_onto
from stampadia.games.chronicles.rules.questions import Copied, Value
from stampadia.games.chronicles.rules.steps import Later, Step, ask
from stampadia.kernel.pending import Ask, Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


Reach = tuple[int, tuple[int, ...]]
"""An item, and the enemies that it would wound."""


class Battle:
    """What changes during one battle round."""

    def __init__(self, active: tuple[int, ...]) -> None:
        self.active = active
        """The enemies that were in the hero's room when the round began (ruling 43)."""
        self.defense = 0
        """What the hero's abilities set this round."""
        self.dice: tuple[int, ...] = ()
        """Of the turn being played, the highest first; 1s until they are removed."""
        self.effect = 0
        """What lines add to the ability being activated."""
        self.final_defense = 0
        self.foe = -1
        """The enemy whose turn it is; -1 in the hero's."""
        self.hero_turn = True
        self.locked = 0
        self.lower_first = False
        self.one_ability = False
        self.passed = False
        self.reached: tuple[Reach, ...] = ()
        """What the hero's items could have done to whom when he was last asked in his turn."""
        self.same_column = False
        self.same_row = False

    def clone(self) -> Battle:
        twin = Battle(self.active)
        twin.defense = self.defense
        twin.dice = self.dice
        twin.effect = self.effect
        twin.final_defense = self.final_defense
        twin.foe = self.foe
        twin.hero_turn = self.hero_turn
        twin.locked = self.locked
        twin.lower_first = self.lower_first
        twin.one_ability = self.one_ability
        twin.passed = self.passed
        twin.reached = self.reached
        twin.same_column = self.same_column
        twin.same_row = self.same_row
        return twin

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        return (
            self.active, self.defense, self.dice, self.effect, self.final_defense, self.foe,
            self.hero_turn, self.locked, self.lower_first, self.one_ability, self.passed,
            self.reached, self.same_column, self.same_row,
        )  # fmt: skip

    def begin_turn(self, foe: int = -1) -> None:
        """What lines and items did to one turn's dice does not outlast it."""
        self.foe = foe
        self.dice = ()
        self.one_ability = self.lower_first = self.same_column = self.same_row = False


# The round

HERO_DICE: Final = Dice.of("hero-roll", DICE)
ACTIVATED: Final[dict[str, Activates]] = {
    kind: Activates("hero", kind) for kind in get_args(AbilityKind)
}
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


class HeroRoll(Step):
    name = "hero-roll"

    def proceed(self, position: Position) -> Pending | None:
        if fighting(position):
            return HERO_DICE
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: Any) -> None:
        assert position.battle is not None
        position.battle.dice = choice
        position.news.append(("hero-rolled", choice))


def _hero_rolled(position: Position) -> None:
    """Ruling 45: lines speak before the 1s are removed; items do while the dice are placed."""
    if fighting(position):
        happens(position, HERO_ROLL)


class HeroPlacement(Step):
    """Manual: "the dice must be placed on different rows and columns, and in descending order"."""

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

    def take(self, position: Position, choice: Any) -> None:
        battle = position.battle
        assert battle is not None
        number: int = choice - PLACE
        higher, lower = number // (BOXES + 1), number % (BOXES + 1)
        battle.dice = dice = _without_ones(battle.dice)
        placed = [(higher - 1, dice[0])] if higher else []
        if lower:
            placed.append((lower - 1, dice[1]))
        placed.sort()  # manual: "activate the covered abilities from left to right"
        position.news.append(("placed", *[number for pair in placed for number in pair]))
        for box, die in reversed(placed):
            position.agenda.append(Activate(box, die))


def _without_ones(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Manual: "remove all the dice that rolled a 1"."""
    return tuple([die for die in dice if die > 1])


def enabled_boxes(position: Position) -> list[int]:
    """The boxes of the Hero Sheet that hold an ability, in columns that work."""
    columns = position.columns
    return [
        box
        for box, ability in enumerate(position.boxes)
        if ability is not None and columns >> box // 2 & 1
    ]


def placements(position: Position) -> tuple[int, ...]:
    """Pass, one die, or both."""
    battle = position.battle
    assert battle is not None
    boxes = enabled_boxes(position)
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


def _sum_defense(position: Position) -> None:
    """Manual: "At the end of the hero turn, sum the defense set by abilities if any to the enabled
    defense bonuses"."""
    if position.battle is not None:
        position.battle.final_defense = final_defense(position)


def _end_hero_turn(position: Position) -> None:
    """Ruling 64: after the last activation an item may reach what it did not reach before."""
    if fighting(position):
        open_window(position, HERO_TURN)


ROUND: Final[list[Step]] = [
    Later("foe-phase", begin_foe_phase),
    Later("hero-defense", _sum_defense),
    Later("hero-turn-ends", _end_hero_turn),
    HeroPlacement(),
    Later("hero-rolled", _hero_rolled),
    HeroRoll(),
]
"""What a battle round holds, the last one first."""


# What abilities do; rulings 46 to 53


class Activate(Step):
    """A covered box comes to its turn."""

    name = "activate"

    def __init__(self, box: int, value: int, dice: int = 1, asked: bool = False) -> None:
        self.box = box
        self.value = value
        self.dice = dice
        self.asked = asked

    def values(self) -> tuple[Any, ...]:
        return self.box, self.value, self.dice, self.asked

    def proceed(self, position: Position) -> Pending | None:
        position.agenda.pop()
        if not self.asked and OWNED in position.items:  # ruling 64: between two activations
            position.agenda.append(Activate(self.box, self.value, self.dice, asked=True))
            open_window(position, HERO_TURN)
            return None
        ability = position.boxes[self.box]
        battle = position.battle
        if ability is None or battle is None:
            return None
        if ability.pay > position.gold:  # ruling 47: unaffordable, so it is lost
            position.news.append(("ability-too-dear", self.box, ability))
            return None
        if ability.pay:
            spend_gold(position, ability.pay)
        position.news.append(("activated", self.box, self.value, ability))
        _activate(position, battle, ability, self.value, self.box % 2, self.dice)
        return None


def _activate(
    position: Position, battle: Battle, ability: Ability, value: int, row: int, dice: int
) -> None:
    """It is performed after the lines that speak of it."""
    battle.effect = 0
    position.agenda.append(Later("perform", _perform, ability, value, row, dice))
    happens(position, ACTIVATED[ability.kind])


def _perform(position: Position, ability: Ability, die: int, row: int, dice: int) -> None:
    """An ability with the value that activates it."""
    battle = position.battle
    if battle is None:
        return
    # ruling 48: a negative result counts as 0
    value = max(0, die + ability.plus + battle.effect)
    match ability.kind:
        case "move":
            position.agenda.append(MoveOn(value, position.cell))
        case "atk":
            attack(position, ability, value)
        case "def":
            battle.defense = value  # manual: "set and not increased"
            position.news.append(("set-defense", value))
        case "gain-hp":
            gain_hp(position, value)
        case "copy":  # ruling 52: the same row of a column enabled for a living active enemy
            choices = [FOE_BOX + 2 * column + row for column in copyable(position, row)]
            ask(position, "copy", choices, Copied(value, row, dice), _copied)
        case "lock" if value > 0 and dice:
            # ruling 53: a die that does its work here is missing for all enemies this round
            battle.locked += dice
            position.news.append(("locked", battle.locked))


def copyable(position: Position, row: int) -> list[int]:
    """Columns of the Enemy Sheet whose ability in this row can be copied."""
    battle = position.battle
    assert battle is not None
    circles = {position.prepared.circles[foe] for foe in battle.active if counts(position, foe)}
    foes = position.prepared.sheet.foes
    return [
        column
        for column in range(COLUMNS)
        if (foes[column].circles is None or foes[column].circles in circles)
        and foes[column].abilities[row] is not None
    ]


def _copied(position: Position, about: Copied, choice: int) -> None:
    ability = position.prepared.sheet.foes[(choice - FOE_BOX) // 2].abilities[about.row]
    battle = position.battle
    assert ability is not None and battle is not None
    position.news.append(("copied", choice - FOE_BOX))
    if ability.pay > position.gold:
        return
    if ability.pay:
        spend_gold(position, ability.pay)
    _activate(position, battle, ability, about.value, about.row, about.dice)


# Move


class MoveOn(Step):
    """Spaces left to move. Where something happens the way ends for the moment, and the rest may
    be walked afterwards; ruling 10: after a door in a room that was already drawn."""

    name = "move"

    def __init__(self, left: int, cell: int) -> None:
        self.left = left
        self.cell = cell

    def values(self) -> tuple[Any, ...]:
        return self.left, self.cell

    def proceed(self, position: Position) -> Pending | None:
        if self.left > 0 and position.cell == self.cell and position.battle is not None:
            cells = reachable(position, self.left)
            if cells:
                return Ask(0, (*[CELL + cell for cell in sorted(cells)], GO_ON))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: Any) -> None:
        if choice == GO_ON:
            return
        cell: int = choice - CELL
        left = self.left - reachable(position, self.left)[cell]
        beyond = position.prepared.room_at.get(cell, -1)
        # elsewhere in the room he might have gone further at once
        stopped = special(position, cell) if beyond == position.room else beyond >= 0
        if stopped and position.drawn >> beyond & 1:
            position.agenda.append(MoveOn(left, cell))
        step_onto(position, cell)


# ATK


def attack(position: Position, ability: Ability, value: int) -> None:
    """Manual: "Attack one enemy that's distant at most RNG squares", or all of them."""
    targets = foes_within(position, ability.range, exactly=ability.exactly)
    if not targets:
        position.news.append(("no-target",))
    elif ability.all:
        for foe in targets:
            strike(position, foe, value)
    else:
        ask(position, "target", [FOE + foe for foe in targets], Value(value), _strike_chosen)


def _strike_chosen(position: Position, about: Value, choice: int) -> None:
    strike(position, choice - FOE, about.value)

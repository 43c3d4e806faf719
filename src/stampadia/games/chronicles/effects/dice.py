"""Dice that lines and items roll, change and place; free actions and direct damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import BOX, DIE, FOE, GO_ON
from stampadia.games.chronicles.rules.abilities import Activate, MoveOn
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.doing import Reading, do_all, means
from stampadia.games.chronicles.rules.foes import strike, wound
from stampadia.games.chronicles.rules.hero import foes_within
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# Dice

TABLE_DIE: Final = Dice.of("table-roll", 1)


@means(say.RollTable)
def roll_table(position: Position, act: say.RollTable, reading: Reading) -> None:
    position.agenda.append(TableRoll(act, reading))


class TableRoll(Step["Position"]):
    __slots__ = ("act", "reading")

    name = "table-roll"

    def __init__(self, act: say.RollTable, reading: Reading) -> None:
        self.act = act
        self.reading = reading

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return TABLE_DIE

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        (face,) = choice
        position.news.append(("table-rolled", face))
        for case in self.act.cases:
            if case.least <= face <= case.most:
                do_all(position, case.do, self.reading)
                return

    def __repr__(self) -> str:
        return f"table-roll {self.act} {self.reading}"


@means(say.Effect)
def effect(position: Position, act: say.Effect, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.effect += act.by


@means(say.OneAbility)
def one_ability(position: Position, act: say.OneAbility, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.one_ability = True
        position.news.append(("one-ability",))


@means(say.LowerFirst)
def lower_first(position: Position, act: say.LowerFirst, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.lower_first = True


@means(say.SameColumn)
def same_column(position: Position, act: say.SameColumn, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.same_column = True


@means(say.SameRow)
def same_row(position: Position, act: say.SameRow, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.same_row = True


@means(say.RerollOnes)
def reroll_ones(position: Position, act: say.RerollOnes, reading: Reading) -> None:
    if position.battle is not None:
        ones = position.battle.dice.count(1)
        if ones:
            position.agenda.append(Reroll(ones))


class Reroll(Step["Position"]):
    __slots__ = ("ones",)

    name = "reroll"

    def __init__(self, ones: int) -> None:
        self.ones = ones

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return REROLLS[self.ones - 1]

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        battle = position.battle
        assert battle is not None
        set_dice(position, (*(die for die in battle.dice if die != 1), *choice))

    def __repr__(self) -> str:
        return f"reroll {self.ones}"


REROLLS: Final = (Dice.of("reroll", 1), Dice.of("reroll", 2))


def set_dice(position: Position, dice: tuple[int, ...]) -> None:
    assert position.battle is not None
    position.battle.dice = tuple(sorted(dice, reverse=True))
    position.news.append(("dice-changed", position.battle.dice))


def _choose_die(position: Position, name: str, change_to: tuple[str, int]) -> None:
    """Which die, where they differ."""
    if position.battle is not None:
        faces = [DIE + die for die in sorted(set(position.battle.dice))]
        ask(position, name, faces, change_to, _change_die)


def _change_die(position: Position, change_to: tuple[str, int], choice: int) -> None:
    assert position.battle is not None
    how, number = change_to
    die = choice - DIE
    dice = list(position.battle.dice)
    dice.remove(die)
    if how == "by":
        dice.append(max(1, die - number))  # ruling 45: a die reduced to 1 is removed with the 1s
    elif how == "to":
        dice.append(number)
    elif how == "flip":
        dice.append(7 - die)
    set_dice(position, tuple(dice))


@means(say.ReduceDie)
def reduce_die(position: Position, act: say.ReduceDie, reading: Reading) -> None:
    _choose_die(position, "reduce-die", ("by", act.by))


@means(say.FlipDie)
def flip_die(position: Position, act: say.FlipDie, reading: Reading) -> None:
    _choose_die(position, "flip-die", ("flip", 0))


@means(say.DiscardDice)
def discard_dice(position: Position, act: say.DiscardDice, reading: Reading) -> None:
    if position.battle is not None and act.count >= len(position.battle.dice):
        set_dice(position, ())
    else:
        _choose_die(position, "discard-die", ("discard", 0))


@means(say.DiscardLow)
def discard_low(position: Position, act: say.DiscardLow, reading: Reading) -> None:
    if position.battle is not None:
        set_dice(position, tuple(die for die in position.battle.dice if die > act.most))


@means(say.SetDice)
def set_some_dice(position: Position, act: say.SetDice, reading: Reading) -> None:
    if position.battle is None:
        return
    if act.count >= len(position.battle.dice):
        set_dice(position, (act.to,) * len(position.battle.dice))
    else:
        _choose_die(position, "set-die", ("to", act.to))


# Free actions


def _enabled_boxes(position: Position) -> list[int]:
    return [
        BOX + box
        for box, ability in enumerate(position.boxes)
        if ability is not None and position.columns >> box // 2 & 1
    ]


@means(say.FreeAbility)
def free_ability(position: Position, act: say.FreeAbility, reading: Reading) -> None:
    """Ruling 62: any enabled ability, beside the placed dice."""
    ask(position, "free-ability", _enabled_boxes(position), act.value, _activate_freely)


def _activate_freely(position: Position, value: int, choice: int) -> None:
    position.agenda.append(Activate(choice - BOX, value, dice=0))


@means(say.SumDice)
def sum_dice(position: Position, act: say.SumDice, reading: Reading) -> None:
    """Ruling 63: both dice, 1s too, on one ability; then the turn is over."""
    battle = position.battle
    if battle is not None:
        battle.passed = True
        ask(
            position,
            "free-ability",
            _enabled_boxes(position),
            sum(battle.dice),
            _activate_with_dice,
        )


def _activate_with_dice(position: Position, value: int, choice: int) -> None:
    battle = position.battle
    assert battle is not None
    dice, battle.dice = len(battle.dice), ()  # they lie on the ability now
    position.agenda.append(Activate(choice - BOX, value, dice))


@means(say.ByRoomCells)
def by_room_cells(position: Position, act: say.ByRoomCells, reading: Reading) -> None:
    """Ruling 58: no range is named, so any one enemy in the room."""
    battle = position.battle
    if battle is None:
        return
    value = len(position.prepared.rooms[position.room].cells)
    if act.kind == "move":
        position.agenda.append(MoveOn(value, position.cell))
    elif act.kind == "def":
        battle.defense = value
        position.news.append(("set-defense", value))
    elif not position.empty:
        foes = [FOE + foe for foe in position.living_foes(position.room)]
        ask(position, "target", foes, value, _strike_one)


def _strike_one(position: Position, value: int, choice: int) -> None:
    strike(position, choice - FOE, value)


@means(say.Damage)
def damage(position: Position, act: say.Damage, reading: Reading) -> None:
    """Ruling 58: direct damage ignores defense."""
    targets = foes_within(position, act.range)
    if not act.targets or len(targets) <= act.targets:
        for foe in targets:
            wound(position, foe, act.amount)
    else:
        _choose_victims(position, (act.amount, act.targets, ()), targets)


def _choose_victims(
    position: Position, about: tuple[int, int, tuple[int, ...]], targets: list[int]
) -> None:
    _, left, chosen = about
    open_targets = [FOE + foe for foe in targets if foe not in chosen]
    choices = (*open_targets, GO_ON) if chosen else tuple(open_targets)
    if left and open_targets:
        ask(position, "victim", choices, (about, tuple(targets)), _victim)


def _victim(
    position: Position,
    about: tuple[tuple[int, int, tuple[int, ...]], tuple[int, ...]],
    choice: int,
) -> None:
    (amount, left, chosen), targets = about
    if choice == GO_ON:
        return
    foe = choice - FOE
    _choose_victims(position, (amount, left - 1, (*chosen, foe)), list(targets))
    position.agenda.append(Wounding(foe, amount))


class Wounding(Step["Position"]):
    """Ahead of the next question, so that each victim falls when it is named."""

    __slots__ = ("amount", "foe")

    name = "wounding"

    def __init__(self, foe: int, amount: int) -> None:
        self.foe = foe
        self.amount = amount

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        wound(position, self.foe, self.amount)

    def __repr__(self) -> str:
        return f"wounding {self.foe} {self.amount}"

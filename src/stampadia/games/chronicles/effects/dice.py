"""Dice that lines and items roll, change and place; free actions and direct damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import BOX, DIE, FOE, GO_ON
from stampadia.games.chronicles.rules.battle import Activate, MoveOn, enabled_boxes
from stampadia.games.chronicles.rules.harm import strike, wound
from stampadia.games.chronicles.rules.hero import foes_within
from stampadia.games.chronicles.rules.questions import ChangedDie, Damage, Value, Victims
from stampadia.games.chronicles.rules.steps import Later, Reading, Step, ask, do_all
from stampadia.kernel.pending import Dice, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# Dice

TABLE_DIE: Final = Dice.of("table-roll", 1)


def roll_table(position: Position, act: say.RollTable, reading: Reading) -> None:
    position.agenda.append(TableRoll(act, reading))


class TableRoll(Step):
    name = "table-roll"

    def __init__(self, act: say.RollTable, reading: Reading) -> None:
        self.act = act
        self.reading = reading

    def values(self) -> tuple[Any, ...]:
        return self.act, self.reading

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return TABLE_DIE

    def take(self, position: Position, choice: Any) -> None:
        (face,) = choice
        position.news.append(("table-rolled", face))
        for case in self.act.cases:
            if case.least <= face <= case.most:
                do_all(position, case.do, self.reading)
                return


def effect(position: Position, act: say.Effect, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.effect += act.by


def one_ability(position: Position, act: say.OneAbility, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.one_ability = True
        position.news.append(("one-ability",))


def lower_first(position: Position, act: say.LowerFirst, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.lower_first = True


def same_column(position: Position, act: say.SameColumn, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.same_column = True


def same_row(position: Position, act: say.SameRow, reading: Reading) -> None:
    if position.battle is not None:
        position.battle.same_row = True


def reroll_ones(position: Position, act: say.RerollOnes, reading: Reading) -> None:
    if position.battle is not None:
        ones = position.battle.dice.count(1)
        if ones:
            position.agenda.append(Reroll(ones))


class Reroll(Step):
    name = "reroll"

    def __init__(self, ones: int) -> None:
        self.ones = ones

    def values(self) -> tuple[Any, ...]:
        return (self.ones,)

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return REROLLS[self.ones - 1]

    def take(self, position: Position, choice: Any) -> None:
        battle = position.battle
        assert battle is not None
        set_dice(position, (*[die for die in battle.dice if die != 1], *choice))


REROLLS: Final = (Dice.of("reroll", 1), Dice.of("reroll", 2))


def set_dice(position: Position, dice: tuple[int, ...]) -> None:
    assert position.battle is not None
    position.battle.dice = tuple(sorted(dice, reverse=True))
    position.news.append(("dice-changed", position.battle.dice))


def _choose_die(position: Position, name: str, about: ChangedDie) -> None:
    """Which die, where they differ."""
    if position.battle is not None:
        faces = [DIE + die for die in sorted(set(position.battle.dice))]
        ask(position, name, faces, about, _change_die)


def _change_die(position: Position, about: ChangedDie, choice: int) -> None:
    assert position.battle is not None
    die = choice - DIE
    dice = list(position.battle.dice)
    dice.remove(die)
    if about.how == "by":
        # ruling 45: a die reduced to 1 is removed with the 1s
        dice.append(max(1, die - about.number))
    elif about.how == "to":
        dice.append(about.number)
    elif about.how == "flip":
        dice.append(7 - die)
    set_dice(position, tuple(dice))


def reduce_die(position: Position, act: say.ReduceDie, reading: Reading) -> None:
    _choose_die(position, "reduce-die", ChangedDie("by", act.by))


def flip_die(position: Position, act: say.FlipDie, reading: Reading) -> None:
    _choose_die(position, "flip-die", ChangedDie("flip"))


def discard_dice(position: Position, act: say.DiscardDice, reading: Reading) -> None:
    if position.battle is not None and act.count >= len(position.battle.dice):
        set_dice(position, ())
    else:
        _choose_die(position, "discard-die", ChangedDie("discard"))


def discard_low(position: Position, act: say.DiscardLow, reading: Reading) -> None:
    if position.battle is not None:
        set_dice(position, tuple(die for die in position.battle.dice if die > act.most))


def set_some_dice(position: Position, act: say.SetDice, reading: Reading) -> None:
    if position.battle is None:
        return
    if act.count >= len(position.battle.dice):
        set_dice(position, (act.to,) * len(position.battle.dice))
    else:
        _choose_die(position, "set-die", ChangedDie("to", act.to))


# Free actions


def _enabled_boxes(position: Position) -> list[int]:
    return [BOX + box for box in enabled_boxes(position)]


def free_ability(position: Position, act: say.FreeAbility, reading: Reading) -> None:
    """Ruling 62: any enabled ability, beside the placed dice."""
    ask(position, "free-ability", _enabled_boxes(position), Value(act.value), _activate_freely)


def _activate_freely(position: Position, about: Value, choice: int) -> None:
    position.agenda.append(Activate(choice - BOX, about.value, dice=0))


def sum_dice(position: Position, act: say.SumDice, reading: Reading) -> None:
    """Ruling 63: both dice, 1s too, on one ability; then the turn is over."""
    battle = position.battle
    if battle is not None:
        battle.passed = True
        about = Value(sum(battle.dice))
        ask(position, "free-ability", _enabled_boxes(position), about, _activate_with_dice)


def _activate_with_dice(position: Position, about: Value, choice: int) -> None:
    battle = position.battle
    assert battle is not None
    dice, battle.dice = len(battle.dice), ()  # they lie on the ability now
    position.agenda.append(Activate(choice - BOX, about.value, dice))


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
        ask(position, "target", foes, Value(value), _strike_one)


def _strike_one(position: Position, about: Value, choice: int) -> None:
    strike(position, choice - FOE, about.value)


def damage(position: Position, act: say.Damage, reading: Reading) -> None:
    """Ruling 58: direct damage ignores defense."""
    targets = foes_within(position, act.range)
    if not act.targets or len(targets) <= act.targets:
        for foe in targets:
            wound(position, foe, act.amount)
    else:
        about = Victims(Damage(act.amount, act.targets), tuple(targets))
        _choose_victims(position, about)


def _choose_victims(position: Position, about: Victims) -> None:
    chosen = about.damage.chosen
    open_targets = [FOE + foe for foe in about.targets if foe not in chosen]
    choices = (*open_targets, GO_ON) if chosen else tuple(open_targets)
    if about.damage.left and open_targets:
        ask(position, "victim", choices, about, _victim)


def _victim(position: Position, about: Victims, choice: int) -> None:
    if choice == GO_ON:
        return
    foe = choice - FOE
    amount, left, chosen = about.damage.amount, about.damage.left, about.damage.chosen
    _choose_victims(position, Victims(Damage(amount, left - 1, (*chosen, foe)), about.targets))
    # ahead of the next question, so that each victim falls when it is named
    position.agenda.append(Later("wounding", wound, foe, amount))

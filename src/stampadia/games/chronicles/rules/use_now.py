"""Would it do anything now? A question that stands for items alone is asked only where one of them
would."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.content import COLUMNS, DICE, GOLD
from stampadia.games.chronicles.rules.hero import foes_within

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

Whether = Callable[["Position", Any], bool]


def would_do(position: Position, acts: Iterable[say.AnyAct]) -> bool:
    """Would one of these acts do anything if it were carried out now?"""
    return any(WOULD_DO[type(act)](position, act) for act in acts)


def targets_of(position: Position, acts: Iterable[say.AnyAct]) -> tuple[int, ...]:
    """The enemies that these acts could wound from where the hero stands."""
    found: set[int] = set()
    for act in acts:
        if isinstance(act, say.Damage):
            found.update(foes_within(position, act.range))
    return tuple(sorted(found))


def _always(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return True


def _never(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return False


def _in_battle(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return position.battle is not None


def _changes(position: Position, act: say.Change) -> bool:
    """What is full cannot be filled, and from nothing nothing is taken."""
    match act.what:
        case "G":
            return position.gold < GOLD if act.by > 0 else position.gold > 0
        case "HP":
            return act.by < 0 or any(position.hp)
        case "XP":
            return act.by > 0 or any(position.xp)


def _with_dice(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return position.battle is not None and bool(position.battle.dice)


def _with_two_dice(position: Position, act: say.Act) -> bool:
    """A leave for two dice is nothing for one; equal dice have no order."""
    battle = position.battle
    dice = [die for die in battle.dice if die > 1] if battle else []
    return len(dice) == DICE and not (isinstance(act, say.LowerFirst) and len(set(dice)) == 1)


def _any_die(under: Callable[[Any], int]) -> Whether:
    def whether(position: Position, act: say.Act) -> bool:
        battle = position.battle
        return battle is not None and any(die <= under(act) for die in battle.dice)

    return whether


def _not_empty(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return not position.empty


def _undrawn(position: Position, act: say.Discover | say.SelectRoom) -> bool:
    if isinstance(act, say.SelectRoom):
        return position.drawn.bit_count() < len(position.prepared.rooms)
    index = position.prepared.index_of.get(act.room)
    return index is not None and not position.drawn >> index & 1


def _unticked(position: Position, act: say.Tick) -> bool:
    index = position.prepared.index_of.get(act.room)
    return index is not None and not position.ticked >> index & 1


def _has(state: int) -> Whether:
    def whether(position: Position, act: Any) -> bool:
        index = position.prepared.item_index.get(act.item)
        return index is not None and position.items[index] == state

    return whether


WOULD_DO: Final[dict[type[say.Act], Whether]] = {
    say.Narrate: _never,
    say.Nothing: _never,
    say.Effect: _never,  # it belongs to an ability that is being activated
    say.StopReading: _never,
    say.Tick: _unticked,
    say.Cross: _always,
    say.Change: _changes,
    say.Learn: lambda position, act: act.keyword not in position.memory,
    say.Forget: lambda position, act: act.keyword in position.memory,
    say.RoomIsEmpty: _not_empty,
    say.NoEscape: _always,
    say.Get: _has(0),
    say.Lose: _has(1),
    say.Discover: _undrawn,
    say.SelectRoom: _undrawn,
    say.DrawCell: _always,
    say.MoveAnywhere: _always,
    say.GoToStairs: _always,
    say.MoveBack: _always,
    say.Riddle: _always,
    say.RollTable: lambda position, act: any(would_do(position, case.do) for case in act.cases),
    say.ReduceDie: _with_dice,
    say.OneAbility: _with_two_dice,
    say.RerollOnes: _any_die(lambda _: 1),
    say.GainAbility: lambda position, _: None in position.boxes[: 2 * COLUMNS],
    say.TearOff: _always,
    say.Win: _always,
    say.Damage: lambda position, act: bool(foes_within(position, act.range)),
    say.DiscardDice: _with_dice,
    say.DiscardLow: _any_die(lambda act: act.most),
    say.SetDice: _with_dice,
    say.FlipDie: _with_dice,
    say.LowerFirst: _with_two_dice,
    say.SameColumn: _with_two_dice,
    say.SameRow: _with_two_dice,
    say.SumDice: _with_dice,
    say.FreeAbility: _in_battle,
    say.ByRoomCells: _in_battle,
}

PROTECT: Final = (
    say.Narrate, say.Nothing, say.ReduceDie, say.DiscardDice, say.DiscardLow, say.OneAbility,
    say.MoveAnywhere, say.GoToStairs, say.MoveBack,
)  # fmt: skip
"""Acts that take something away from whoever has rolled, or the hero out of reach."""

QUIET: Final = (
    say.Narrate, say.Nothing, say.Tick, say.Change, say.Learn, say.Forget, say.Get, say.Lose,
    say.Discover, say.SelectRoom, say.GainAbility,
)  # fmt: skip
"""Acts after which any other question still means what it meant: nobody moves, falls, or rolls."""

"""What each act does: one small function each, and the table of them."""

from __future__ import annotations

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.effects import dice, marks
from stampadia.games.chronicles.rules.steps import OPS

__all__ = ["OPS"]

OPS.update(
    {
        say.Narrate: marks.narrate,
        say.Tick: marks.tick,
        say.Cross: marks.cross,
        say.Change: marks.change,
        say.Learn: marks.learn,
        say.Forget: marks.forget,
        say.RoomIsEmpty: marks.room_is_empty,
        say.NoEscape: marks.no_escape,
        say.StopReading: marks.stop,
        say.Get: marks.get,
        say.Lose: marks.lose,
        say.Discover: marks.discover,
        say.SelectRoom: marks.select_room,
        say.DrawCell: marks.draw_cell,
        say.MoveAnywhere: marks.move_anywhere,
        say.GoToStairs: marks.go_to_stairs,
        say.MoveBack: marks.go_back,
        say.Riddle: marks.riddle,
        say.RollTable: dice.roll_table,
        say.Nothing: marks.nothing,
        say.Effect: dice.effect,
        say.ReduceDie: dice.reduce_die,
        say.OneAbility: dice.one_ability,
        say.RerollOnes: dice.reroll_ones,
        say.GainAbility: marks.gain_ability,
        say.TearOff: marks.tear_off,
        say.Win: marks.win,
        say.Damage: dice.damage,
        say.DiscardDice: dice.discard_dice,
        say.DiscardLow: dice.discard_low,
        say.SetDice: dice.set_some_dice,
        say.FlipDie: dice.flip_die,
        say.LowerFirst: dice.lower_first,
        say.SameColumn: dice.same_column,
        say.SameRow: dice.same_row,
        say.SumDice: dice.sum_dice,
        say.FreeAbility: dice.free_ability,
        say.ByRoomCells: dice.by_room_cells,
    }
)

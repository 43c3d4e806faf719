"""One small function per op, and the tables of what ops do and demand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.effects import cards, table, units
from stampadia.games.generals.language import skills
from stampadia.games.generals.rules.by_hand import by_hand
from stampadia.games.generals.rules.cards import can_discard, room_for_life
from stampadia.games.generals.rules.causes import ApplyByHand, Cause
from stampadia.games.generals.rules.texts import Effect, What

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


def _spoken_elsewhere(_position: Position, _cause: Cause, _op: Any) -> None:
    """Continuous texts: they count where numbers, strikes, wounds and jumps are worked out, and
    do nothing at a moment of their own."""


def _ritual(_position: Position, _cause: Cause, _op: Any) -> None:
    """A gesture; the card joins the Place Stack like every event."""


OPS: Final[Mapping[type, Effect]] = {
    skills.Change: units.change,
    skills.Repeat: units.repeat,
    skills.AddWounds: units.add_wounds,
    skills.RemoveWounds: units.remove_wounds,
    skills.MoveWounds: units.move_wounds,
    skills.Jump: units.jump,
    skills.JumpTo: units.jump_to,
    skills.Infuse: units.infuse,
    skills.InfuseLike: units.infuse_like,
    skills.InfuseAny: units.infuse_any,
    skills.AttackTimes: units.attack_times,
    skills.AttackSpaces: units.attack_spaces,
    skills.AttackPlaces: units.attack_places,
    skills.AttackAgainMerged: units.attack_again_merged,
    skills.OnHit: _spoken_elsewhere,
    skills.Guard: _spoken_elsewhere,
    skills.SwapColumns: _spoken_elsewhere,
    skills.JumpsMaySwap: _spoken_elsewhere,
    skills.CopyText: _spoken_elsewhere,
    skills.Defeat: units.defeat_units,
    skills.Exhaust: units.exhaust,
    skills.Restore: units.restore,
    skills.DiscardThis: cards.discard_this,
    skills.KeepUnit: cards.keep_unit,
    skills.ReprintThis: cards.reprint_this,
    skills.TurnPage: units.turn_page,
    skills.MoveOrMerge: cards.move_or_merge,
    skills.AddDrawn: cards.add_drawn,
    skills.Print: table.print_units,
    skills.Draw: table.draw,
    skills.DrawAndPick: table.draw_and_pick,
    skills.DrawToRow: table.draw_to_row,
    skills.GainLife: table.gain_lives,
    skills.LoseLife: table.lose_lives,
    skills.GainShields: table.gain_shields,
    skills.DiscardShields: table.discard_shields,
    skills.DiscardCards: table.discard_cards,
    skills.DiscardTop: table.discard_top,
    skills.DeclareElement: table.declare_element,
    skills.IfTopInfuses: table.if_top_infuses,
    skills.SetInk: table.set_ink,
    skills.SelectUnit: cards.select_unit,
    skills.DiscardFromUnit: cards.discard_from_unit,
    skills.TakeFromUnit: cards.take_from_unit,
    skills.MoveUnit: cards.move_unit,
    skills.JoinUnit: cards.join_unit,
    skills.BecomeUnit: cards.become_unit,
    skills.ReplaceCard: cards.replace_card,
    skills.DiscardPlace: cards.discard_place,
    skills.CardToLife: table.card_to_life,
    skills.ThisToLife: cards.this_to_life,
    skills.ThisToPlaceStack: cards.this_to_place_stack,
    skills.KeepPlaying: table.keep_playing,
    skills.LoseGame: table.lose_game,
    skills.TurnThis: _ritual,
    skills.Ritual: _ritual,
    ApplyByHand: by_hand,
}
"""What each op does."""

DEMANDS: Final[Mapping[type, What]] = {
    skills.DiscardCards: can_discard,
    skills.DiscardShields: table.can_discard_shields,
    skills.LoseLife: table.can_lose_lives,
    skills.BecomeUnit: table.has_space,
    skills.DrawToRow: table.has_space,
    skills.Print: table.can_print,
    skills.CardToLife: table.has_card_for_life,
    skills.ThisToLife: room_for_life,
    skills.DiscardPlace: cards.can_discard_place,
    skills.ReplaceCard: cards.can_replace,
    skills.MoveUnit: cards.can_move,
    skills.TakeFromUnit: cards.can_take,
}
"""What some ops demand besides units to choose from (ruling E3)."""

"""What cards do: every op with how it is carried out, when it would change anything, and when it
can be paid as a price.

Each is asked with the position, the place whose text is read ("" for an ability of a Hero Card),
and the op as data. "Choose" and "repeat" are no ops: they are decided in `rules/sentences.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.effects import abilities, adventure_cards, hero_cards

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

Check = Callable[["Position", str, Any], bool]


class Op(NamedTuple):
    carry_out: Callable[[Position, str, Any], None]
    possible: Check
    """Would it change anything now? What may be done is offered only then (ruling A41)."""
    payable: Check
    """Can all of it be done, as a price must (ruling A33)?"""


def _op(
    carry_out: Callable[[Position, str, Any], None], possible: Check, payable: Check | None = None
) -> Op:
    """What cannot be done in part needs only one check."""
    return Op(carry_out, possible, payable or possible)


def _always(_position: Position, _place: str, _op: object) -> bool:
    return True


OPS: Final[Mapping[type, Op]] = {
    # Abilities of Hero Cards
    say.Gain: _op(abilities.gain_points, abilities.can_gain),
    say.Pay: _op(abilities.pay, abilities.can_pay),
    say.Empty: _op(abilities.empty, abilities.can_empty),
    say.Transfer: _op(abilities.transfer, abilities.can_transfer),
    say.TakeBack: _op(abilities.take_back, abilities.can_take_back),
    say.GainTick: _op(abilities.gain_tick, _always),
    say.IgnoreModifier: _op(abilities.ignore_modifier, abilities.can_ignore),
    # The adventure's own cards
    say.Reveal: _op(adventure_cards.reveal, adventure_cards.can_reveal),
    say.RemoveThis: _op(adventure_cards.remove_this, adventure_cards.can_remove_this),
    say.StopReading: _op(adventure_cards.end_reading, _always),
    say.FillBox: _op(adventure_cards.fill_box, adventure_cards.can_fill_box),
    say.AllowLeaving: _op(adventure_cards.allow_leaving, adventure_cards.can_allow_leaving),
    say.FulfilMission: _op(adventure_cards.fulfil, adventure_cards.can_fulfil),
    say.Win: _op(adventure_cards.win, _always),
    say.Migrate: _op(adventure_cards.migrate, adventure_cards.can_migrate),
    say.JoinHero: _op(adventure_cards.join, adventure_cards.can_join),
    say.Teleport: _op(adventure_cards.teleport, adventure_cards.can_teleport),
    # The hero's cards and tracks
    say.GainPoints: _op(abilities.gain_points, abilities.can_gain),
    say.DrawCards: _op(hero_cards.draw, hero_cards.can_draw),
    say.TurnCards: _op(hero_cards.turn_cards, hero_cards.can_turn, hero_cards.can_turn_all),
    say.DiscardCards: _op(
        hero_cards.discard_cards, hero_cards.can_discard, hero_cards.can_discard_all
    ),
    say.DiscardRow: _op(hero_cards.discard_row, hero_cards.can_discard_row),
    say.SwapCards: _op(hero_cards.swap, hero_cards.can_swap),
    say.RecoverCards: _op(hero_cards.recover, hero_cards.can_recover),
    say.RecoverFromHand: _op(hero_cards.recover, hero_cards.can_recover),
    say.ExhaustHeroCards: _op(
        hero_cards.exhaust_cards, hero_cards.can_take_one, hero_cards.can_take_all
    ),
    say.RemoveHeroCards: _op(
        hero_cards.remove_cards, hero_cards.can_take_one, hero_cards.can_take_all
    ),
    say.Gamble: _op(hero_cards.gamble, hero_cards.can_gamble),
    say.Curse: _op(hero_cards.curse, hero_cards.can_curse),
}

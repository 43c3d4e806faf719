"""Advice for all that is left of a Combat Turn, up to the end of Plan: the exact solver's; where
steps count as well, or the fight may be left, the honest player's. In the Training it is the best
way to do what the lesson asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots import instinct
from stampadia.games.travelers.bots.lives import power
from stampadia.games.travelers.coach.lesson import asked_for
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.solver import careful, hint
from stampadia.games.travelers.view import steps_to_enemy, view_of
from stampadia.kernel import position as contract
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask

PLANNING: Final = ("opening", "plan", "take-back", "choose", "repeat")


def line_of_play(
    position: contract.Position, heard: Sequence[Event], dealer: Dealer
) -> tuple[tuple[int, ...], bool]:
    """What to choose, one after the other, and whether nothing is better."""
    here = cast(Position, position)
    fight = here.fight
    if fight is None or here.agenda[-1].name not in PLANNING:
        return (), False
    if (step := _for_the_lesson(here, heard)) is not None:
        return (step,), False
    far = here.dungeon is not None and steps_to_enemy(here.dungeon, fight.place) != 0
    turn = None if far or fight.may_leave else hint(here, worth=power)
    if turn is not None and n.END in turn.choices:
        return turn.choices[: turn.choices.index(n.END) + 1], True
    return _as_planned(here.clone(), dealer), False


def _for_the_lesson(position: Position, heard: Sequence[Event]) -> int | None:
    """What the page asks to try now, where it can be tried and the turn is still as good."""
    wanted = asked_for(view_of(position, 0), heard)
    best = hint(position)
    if not wanted or best is None:
        return None
    step = max(wanted, key=lambda choice: _after(position, choice))
    return step if _after(position, step) >= careful(best.outcome) else None


def _after(position: Position, choice: int) -> tuple[int, ...]:
    """How good the best turn is that goes on with this choice."""
    then = position.clone()
    then.play(choice)
    turn = hint(then)
    return careful(turn.outcome) if turn is not None else ()


def _as_planned(position: Position, dealer: Dealer) -> tuple[int, ...]:
    """Nothing is hidden in Plan, so the whole of it can be told."""
    line: list[int] = []
    while position.agenda[-1].name in PLANNING and n.END not in line and n.LEAVE not in line:
        asked = position.pending()
        assert isinstance(asked, Ask)
        line.append(instinct(position, asked, dealer))
        position.play(line[-1])
    return tuple(line)

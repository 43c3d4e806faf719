"""Enemies: whether they can be beaten, and whether their Modifiers change anything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from stampadia.games.travelers.content import HAND, Adventure, Modifier
from stampadia.games.travelers.language import read_modifier, write_modifier
from stampadia.games.travelers.validating.found import Found, Told, error, texts_of, warning
from stampadia.games.travelers.validating.sayable import said_as_it_is
from stampadia.workbench.problems import Fault


def check(adventure: Adventure) -> Iterator[Found]:
    for told in texts_of(adventure):
        yield from _meeting(told)


def _meeting(told: Told) -> Iterator[Found]:
    meeting = told.meeting
    if meeting.enemy is None:
        if meeting.below:
            yield told.where.inside("below"), error("below-nobody")
        if not meeting.passages:
            yield told.where, warning("says-nothing")
        return
    where = told.where.inside("enemy")
    modifier = meeting.enemy.modifier
    if meeting.enemy.defense is None and not (modifier and modifier.trap):
        yield where.inside("defense"), error("unbeatable")
    if modifier is not None:
        for fault in _modifier(modifier):
            yield where.inside("modifier"), fault


def _modifier(modifier: Modifier) -> Iterator[Fault]:
    reasons = (modifier.element, modifier.banner, modifier.cards)
    given = sum(reason is not None for reason in reasons)
    if modifier.trap and (given or modifier.by):
        yield error("trap-and-more")
    elif not modifier.trap and given != 1:
        yield error("modifier-reasons", count=given)
    elif not modifier.trap and modifier.by == 0:
        yield error("changes-nothing")
    elif _always_met(modifier):
        yield error("always-so")
    else:
        read = partial(read_modifier, name=modifier.name)
        yield from said_as_it_is(modifier, write_modifier, read)


def _always_met(modifier: Modifier) -> bool:
    if modifier.cards == ">=":
        return modifier.count <= 1
    return modifier.cards == "<=" and modifier.count >= HAND

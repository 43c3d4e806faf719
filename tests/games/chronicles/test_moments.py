"""Acts at moments: what the validator calls idle does nothing; what it lets pass does something.

Every act is put at every moment and played at random beside a twin of the sheet on which nothing
happens instead: as long as both games go the same way, the act has done nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import column, foe, room, start
from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import GO_ON, NO, PLACE, USE
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.checks import problems
from stampadia.games.chronicles.files.checks.lines import CAN_DO, can_do, moments_of
from stampadia.games.chronicles.language import Names, read_clause
from stampadia.games.chronicles.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over

GAMES: Final = 24
LONGEST: Final = 80

ACTS: Final = {
    "effect": "effect -3",
    "reduce-die": "reduce 1 die value by 1",
    "discard-dice": "discard 1 die",
    "discard-low": "discard dice <=5",
    "set-dice": "set 1 die to 6",
    "flip-die": "flip 1 die",
    "reroll-ones": "reroll all 1 once",
    "one-ability": "can activate 1 ability only",
    "lower-first": "play lower die first",
    "same-column": "play dice in same column",
    "same-row": "play dice in same row",
    "sum-dice": "sum 2 dice, activate 1 ability, pass",
    "free-ability": "activate 1 ability using value 5",
    "by-room-cells": "ATK by current room cells count",
    "no-escape": "no escape",
}
"""One of each that is not always at home."""

IN_ROOMS: Final = (
    "move [1]", "killed last foe", "a battle round starts", "hero turn roll", "enemy turn roll",
    "hero activates ATK", "enemy activates ATK", "any MOVE activation",
)  # fmt: skip
IN_ITEMS: Final = (
    "hero turn", "before hero turn roll", "hero turn roll", "enemy turn roll", "hero loses HP",
    "hero died", "cross door", "pay 1G", "next 2 enemy turn rolls",
)  # fmt: skip
CASES: Final = [
    *((when, act, False) for when in IN_ROOMS for act in ACTS),
    *((when, act, True) for when in IN_ITEMS for act in ACTS if act != "no-escape"),
]
TRIED: Final = [
    pytest.param(*case, marks=() if place % 2 else pytest.mark.deep)
    for place, case in enumerate(CASES)
]
"""Normally every other one: rows have an odd and an even length, so each moment is tried, and each
act at half of them."""


def test_every_act_that_is_not_always_at_home_is_tried() -> None:
    assert {str(act.__struct_config__.tag) for act in CAN_DO} == set(ACTS)


@pytest.mark.parametrize(("when", "act", "item"), TRIED)
def test_an_act_does_nothing_exactly_where_the_validator_says_so(
    when: str, act: str, item: bool
) -> None:
    line = f"{when} » {ACTS[act]}"
    clause = read_clause(line, "en", Names({}, {}))
    idle = not all(can_do(one, moments_of(clause, item=item)) for one in clause.do)
    assert idle == (not any(_differs(line, item, seed) for seed in range(GAMES))), line


def _differs(line: str, item: bool, seed: int) -> bool:
    when, act = line.split(" » ")
    one, other = (_told(f"{when} » {do}", item, seed) for do in (f"{act}, {SAME}", SAME))
    return any(now != then for now, then in zip(one, other, strict=False))


SAME: Final = "-1HP to all enemies in range 0, x10"
"""Beside the act and without it, so that both sheets ask the same questions."""


@cache
def _told(line: str, item: bool, seed: int) -> tuple[Any, ...]:
    """A game at random, told by its dice, its choices and where they led."""
    return tuple(_course(_laid(line, item).position.clone(), Dealer(f"moments {seed}")))


HERO: Final = (
    column("ATK/RNG 2", "Move", hp=4),
    column("DEF", "ATK/RNG 1", hp=2, xp=1),
    column("ATK/RNG 3", "DEF", hp=2, xp=1),
    column("Move", "Gain HP -2", hp=2, xp=1),
)
FOES: Final = [foe("ATK/RNG 3", "Move"), foe(), foe("DEF", "ATK/RNG 1"), foe("", "ATK/RNG 2")]


@cache
def _laid(line: str, item: bool) -> Table:
    said = () if item else (line,)
    return Table(
        start(), room(12, "5,2", "5x3", *said),
        cells={"6,4": 1}, enemies={"7,3": 2, "8,2": 3}, hero=HERO, foes=FOES, xp=2,
        hits={"7,3": 1, "8,2": 2},
        items=[f"Thing ({line})"] if item else [],
    )  # fmt: skip


def _course(position: Position, dealer: Dealer) -> Iterator[Any]:
    """How things stand whenever dice are rolled. Items are used as soon as a battle lets them be,
    nobody passes, and a question more or less changes neither dice nor other answers."""
    asked: Counter[str] = Counter()
    for _ in range(LONGEST):
        pending = position.pending()
        name = pending.what if isinstance(pending, Chance) else position.agenda[-1].name
        asked[name] += 1
        luck = dealer.child(name).child(asked[name])
        if isinstance(pending, Ask):
            if name == "explore":  # after a battle no dice are rolled that would tell
                yield name, position.cell, position.gold, tuple(position.hp)
            use = [one for one in pending.choices if USE <= one < GO_ON and name != "explore"]
            other = [one for one in pending.choices if not USE <= one <= NO and one != PLACE]
            position.play(luck.one_of(use or other or list(pending.choices)))
            continue
        battle = position.battle
        yield name, position.cell, position.gold, tuple(position.hp), tuple(position.hits)
        yield tuple(position.foe_defense), battle and (battle.defense, battle.locked)
        if isinstance(pending, Over):
            return
        position.play(luck.answer(pending))


# What the validator says


def _warned(sheet: Sheet) -> list[str]:
    return [str(one.fault.facts["act"]) for one in problems(sheet) if _is_idle(one.fault.key)]


def _is_idle(key: str) -> bool:
    return key == "does-nothing-then"


def test_an_effect_on_a_roll_is_warned_of() -> None:
    said = _laid("enemy turn roll » effect -1", item=False).position.prepared.sheet
    assert _warned(said) == ["effect"]
    heard = _laid("enemy activates ATK » effect -1", item=False).position.prepared.sheet
    assert _warned(heard) == []
    thing = _laid("before hero turn roll » flip 1 die", item=True).position.prepared.sheet
    assert _warned(thing) == ["flip-die"]


def test_in_a_roll_table_too() -> None:
    line = "enemy turn roll » roll a die: 1~3 effect -1, 4~6 nothing happens"
    assert _warned(_laid(line, item=False).position.prepared.sheet) == ["effect"]


def test_one_moment_that_fits_is_enough() -> None:
    clause = say.Clause((say.TurnRoll("any"),), (say.LowerFirst(),))
    assert all(can_do(act, moments_of(clause, item=False)) for act in clause.do)

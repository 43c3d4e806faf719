"""Modifiers: in rooms with foes, where a line is free, of the kind that suits the wish."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.chronicles.generate.test_quests import placed
from games.chronicles.generate.tiny import tiny_library
from stampadia.games.chronicles.generate.plans import Modifier
from stampadia.games.chronicles.generate.quests import Placed
from stampadia.games.chronicles.generate.wishes import Difficulty
from stampadia.games.chronicles.generate.words import Rows, add_modifiers
from stampadia.games.chronicles.instructions import (
    Clause,
    Line,
    Narrate,
    NotTicked,
    ReduceDie,
    Text,
    TurnRoll,
)
from stampadia.kernel.chance import Dealer

LIBRARY = tiny_library()
QUESTS = placed(7, "plain-boss").quests
NUMBERS = tuple(range(30, 49))
WITH_FOES = [room for quest in QUESTS for room, plan in quest.plans() if plan.foes]
SIGHT: Line = (Clause(do=(Narrate(Text("a sight", "una vista")),)),)


def added(lines: dict[int, list[Line]], difficulty: Difficulty, seed: int) -> dict[int, Modifier]:
    """What is odd about which room."""
    rows = Rows(19, LIBRARY.language)
    for room, told in lines.items():
        rows.write(room, told)
    add_modifiers(QUESTS, NUMBERS, rows, LIBRARY, difficulty, Dealer(seed))
    by_line = {modifier.line: modifier for modifier in LIBRARY.modifiers}
    return {
        room: by_line[told[-1]]
        for room, told in enumerate(rows.lines)
        if told[-1:] and told[-1] in by_line
    }


@pytest.mark.parametrize(
    ("difficulty", "never"), [("easy", "bad"), ("hard", "good"), ("normal", None)]
)
def test_one_or_two_rooms_with_foes_of_the_kind_that_suits(
    difficulty: Difficulty, never: str | None
) -> None:
    kinds = set()
    for seed in range(40):
        odd = added({room: [SIGHT] for room in WITH_FOES}, difficulty, seed)
        assert 1 <= len(odd) <= 2 and set(odd) <= set(WITH_FOES)
        assert len({modifier.key for modifier in odd.values()}) == len(odd)
        kinds |= {modifier.kind for modifier in odd.values()}
    assert kinds == {"good", "bad", "balanced"} - {never}


def test_a_room_without_a_free_line_stays_as_it_is() -> None:
    for seed in range(10):
        assert added({room: [SIGHT, SIGHT] for room in WITH_FOES}, "normal", seed) == {}


def test_a_room_that_is_odd_already_gets_no_second_oddity() -> None:
    first, *others = WITH_FOES
    odd_line = LIBRARY.modifiers[0].line
    lines = {first: [odd_line]} | {room: [SIGHT] for room in others}
    for seed in range(20):
        rows = Rows(19, LIBRARY.language)
        for room, told in lines.items():
            rows.write(room, told)
        add_modifiers(QUESTS, NUMBERS, rows, LIBRARY, "normal", Dealer(seed))
        assert rows.lines[first] == (odd_line,)


def test_without_foes_nothing_is_odd() -> None:
    rows = Rows(19, LIBRARY.language)
    peaceful = [Placed(quest.quest, quest.rooms) for quest in QUESTS if not quest.quest.foes]
    add_modifiers(peaceful, NUMBERS, rows, LIBRARY, "normal", Dealer(1))
    assert not any(rows.lines)


def test_a_wild_quest_rules_all_rooms_with_foes_and_speaks_of_its_own_room() -> None:
    last = QUESTS[-1]
    own = last.quest.numbers()[0]
    wild = (Clause(when=(NotTicked(own), TurnRoll("hero")), do=(ReduceDie(),)),)
    quests = (*QUESTS[:-1], Placed(replace(last.quest, wild=wild), last.rooms))
    rows = Rows(19, LIBRARY.language)
    for room in WITH_FOES:
        rows.write(room, [SIGHT])
    add_modifiers(quests, NUMBERS, rows, LIBRARY, "normal", Dealer(1))
    told = (replace(wild[0], when=(NotTicked(NUMBERS[last.rooms[0]]), TurnRoll("hero"))),)
    assert [room for room, lines in enumerate(rows.lines) if told in lines] == sorted(WITH_FOES)

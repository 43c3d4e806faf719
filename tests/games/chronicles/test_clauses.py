"""Clauses with other rooms, other words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stampadia.games.chronicles.instructions import (
    Change,
    Clause,
    DrawCell,
    EnterRoom,
    Get,
    Learn,
    MoveAnywhere,
    Narrate,
    NotTicked,
    RollCase,
    RollTable,
    Say,
    Text,
    Tick,
    Ticked,
)
from stampadia.games.chronicles.language.clauses import (
    mentioned,
    renumbered,
    reworded,
    terms,
    texts,
)

DEEP = Clause(
    when=(EnterRoom(), Ticked(1), NotTicked(2), Say(Text("<a>", "<b>"))),
    do=(
        Tick(3),
        MoveAnywhere(),
        DrawCell(cell=1, room=2),
        RollTable((RollCase(1, 6, (MoveAnywhere(1), Get("lamp"), Narrate(Text("c", "d")))),)),
        Learn("ink"),
        Change(by=2, what="G"),
    ),
    upside_down=1,
)


def test_all_rooms_are_renumbered_also_inside_a_roll_table() -> None:
    other = renumbered(DEEP, {1: 10, 2: 20, 3: 30})
    assert list(mentioned([other], "room")) == [10, 20, 30, None, 20, 10]
    assert list(mentioned([DEEP], "room")) == [1, 2, 3, None, 2, 1]


@given(st.permutations(range(1, 9)))
def test_renumbering_back_is_the_identity(order: list[int]) -> None:
    there = dict(zip(range(1, 9), order, strict=True))
    back = {new: old for old, new in there.items()}
    assert renumbered(renumbered(DEEP, there), back) == DEEP


def test_all_words_are_reworded() -> None:
    other = reworded(DEEP, lambda text: Text(text.en.upper(), text.it.upper()))
    assert list(texts([other])) == [Text("<A>", "<B>"), Text("C", "D")]


def test_terms_are_found_at_every_depth() -> None:
    assert MoveAnywhere(1) in list(terms([DEEP]))
    assert list(mentioned([DEEP], "item", "keyword")) == ["lamp", "ink"]

"""What can be won is proven, step by step; what cannot is refused, and told why."""

from __future__ import annotations

import pytest

from games.chronicles.generate.tiny import tiny_library
from rulebook.chronicles.printing import Worded, room, sheet_of, start
from stampadia.games.chronicles.content import GOLD, PACKAGE, Sheet
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.marks import Mark
from stampadia.games.chronicles.generate.proof import (
    WIN,
    Proof,
    Stage,
    Unproven,
    proof_lines,
    prove,
)
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, Wishes
from stampadia.words import KERNEL, LANGUAGES, words

HOME = "move on stairs & x20 » you win"


def hall(*lines: str, number: int = 20) -> Worded:
    """Right of the starting room; its middle is 6,3."""
    return room(number, "5,2", "3x3", *lines)


def why_not(sheet: Sheet) -> list[str]:
    with pytest.raises(Unproven) as refused:
        prove(sheet)
    return [problem.fault.key for problem in refused.value.problems]


# What can be won


def test_a_foe_and_the_way_home() -> None:
    proof = prove(
        sheet_of(start(HOME), hall("killed last foe » x20, {so long}"), enemies={"6,3": 2})
    )
    assert proof.gold == 2
    assert proof.stages == (
        Stage("fight", 20, 49, doors=(20,), makes=(("tick", 20),)),
        Stage("stairs", 10, 48, doors=(10,), needs=(("tick", 20),), makes=(WIN,)),
    )
    assert [(one.number, one.doors) for one in proof.rooms] == [(10, 0), (20, 1)]


def test_the_key_comes_before_the_door() -> None:
    far = room(30, "8,2", "3x3", "x20 & move [1] » x[1], x30 | not x20 & move [1] » locked")
    key = room(40, "2,5", "3x3", "move [1] » x[1], x20")
    proof = prove(
        sheet_of(start("move on stairs & x30 » you win"), hall(), far, key,
                 cells={"9,3": 1, "3,6": 1})
    )  # fmt: skip
    assert [stage.room for stage in proof.stages] == [40, 30, 10]
    assert proof.stages[1].needs == (("tick", 20),)


def test_an_item_is_had_before_it_is_paid() -> None:
    far = room(30, "8,2", "3x3", "move [1] & pay Lantern » x[1], x20")
    proof = prove(
        sheet_of(start(HOME), hall("move [1] » x[1], get Lantern"), far,
                 cells={"6,3": 1, "9,3": 1}, items=["*Lantern (hero turn » +2HP)"])
    )  # fmt: skip
    assert [stage.makes for stage in proof.stages[:2]] == [(("item", "lantern"),), (("tick", 20),)]
    assert proof.stages[1].needs == (("item", "lantern"),)


def test_prices_are_part_of_the_way() -> None:
    proof = prove(sheet_of(start(HOME), hall("move [1] & pay 20G » x[1], x20"), cells={"6,3": 1}))
    assert proof.gold == 22


def test_what_is_found_on_the_way_does_not_make_it_cheaper() -> None:
    proof = prove(sheet_of(start(HOME), hall("enter room » +5G, x20")))
    assert proof.gold == 2
    assert proof.stages[-1].gold == 49


def test_a_window_of_gold_is_waited_for() -> None:
    proof = prove(
        sheet_of(start(HOME), hall("move [1] & 30~40G spent » x[1], x20"), cells={"6,3": 1})
    )
    assert [stage.deed for stage in proof.stages] == ["wait", "cell", "stairs"]
    assert GOLD - 40 <= proof.stages[1].gold <= GOLD - 30


def test_luck_is_enough() -> None:
    lucky = "move [1] » roll a die: 1~5 nothing happens, =6 x20"
    assert prove(sheet_of(start(HOME), hall(lucky), cells={"6,3": 1})).gold == 2


def test_a_cell_that_bars_the_way_is_stepped_on() -> None:
    corridor = room(40, "5,3", "3x1", "move [1] » -1HP")
    end = room(20, "8,2", "3x3", "enter room » x20")
    proof = prove(sheet_of(start(HOME), corridor, end, cells={"6,3": 1}))
    assert proof.gold == 4


def test_who_falls_into_a_pit_climbs_out() -> None:
    pit = room(50, "12,12", "3x3", "move [1] » move anywhere in room 40", hidden=True)
    bar = room(40, "5,2", "3x3", "enter room & not x40 » x40, {move anywhere in room 50}")
    end = room(20, "8,2", "3x3", "enter room » x20")
    proof = prove(sheet_of(start(HOME), bar, end, pit, cells={"13,13": 1}))
    assert [stage.taken_to for stage in proof.stages] == [50, 40, 0, 0]
    assert [one.number for one in proof.rooms] == [10, 20]


def test_a_riddle_leads_to_a_room_without_doors() -> None:
    riddler = hall('move [1] » A sign says "move anywhere in OWL Room + 3"')
    cell = room(30, "12,12", "3x3", "enter room » x20, move anywhere in starting room", hidden=True)
    proof = prove(sheet_of(start(HOME), riddler, cell, cells={"6,3": 1}))
    assert proof.stages[0].makes == (("tick", 20),)
    assert [(one.number, one.doors) for one in proof.rooms] == [(10, 0), (20, 1), (30, None)]


def test_the_first_day() -> None:
    assert 0 < prove(house_sheet()).gold < GOLD / 2


def in_order(proof: Proof, sheet: Sheet) -> bool:
    """Whether each stage needs only what was made before, or owned from the start."""
    made: set[Mark] = {("item", item.key) for item in sheet.items if item.owned}
    for stage in proof.stages:
        if not made.issuperset(stage.needs):
            return False
        made.update(stage.makes)
    return proof.stages[-1].makes[-1] == WIN


@pytest.mark.parametrize("number", range(40))
def test_generated_sheets_are_proven(number: int) -> None:
    wishes = Wishes(DIFFICULTIES[number % len(DIFFICULTIES)])
    for library in (None, tiny_library()):
        sheet = make_sheet(f"proof {number}", wishes, library=library)
        proof = prove(sheet)
        assert in_order(proof, sheet)
        assert proof.gold <= GOLD
        rooms = {stage.room for stage in proof.stages}
        assert rooms >= {number for stage in proof.stages for number in stage.doors[-1:]}


@pytest.mark.deep
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_sheets_are_proven(hundred: int) -> None:
    for number in range(100):
        wishes = Wishes(DIFFICULTIES[number % len(DIFFICULTIES)])
        sheet = make_sheet(f"deep {hundred}/{number}", wishes)
        assert in_order(prove(sheet), sheet), f"deep {hundred}/{number} {wishes.difficulty}"


# What cannot be won


def test_a_win_that_waits_for_a_tick_that_nobody_makes() -> None:
    assert why_not(sheet_of(start(HOME), hall("Nothing here."))) == ["win-unreachable"]


def test_a_key_behind_its_own_door() -> None:
    vault = room(
        30, "12,12", "3x3", "enter room » x20, move anywhere in starting room", hidden=True
    )
    door = hall("x20 & move [1] » move anywhere in room 30")
    found = why_not(sheet_of(start(HOME), door, vault, cells={"6,3": 1}))
    assert found == ["room-unreachable", "win-unreachable"]


def test_too_far_for_the_gold() -> None:
    dear = hall("move [1] & pay 49G » x[1], x20")
    with pytest.raises(Unproven, match="costs 51 gold") as refused:
        prove(sheet_of(start(HOME), dear, cells={"6,3": 1}))
    assert [problem.fault.key for problem in refused.value.problems] == ["too-far"]
    less = hall("move [1] & pay 48G » x[1], x20")
    assert prove(sheet_of(start(HOME), less, cells={"6,3": 1})).gold == GOLD


def test_steps_that_shut_each_other_out() -> None:
    hasty = hall("enter room » x20", "not x20 & move [1] » x[1], x10")
    sheet = sheet_of(start("move on stairs & x10 » you win"), hasty, cells={"6,3": 1})
    assert why_not(sheet) == ["out-of-order"]


def test_a_sheet_that_is_torn_off_is_not_won() -> None:
    hasty = hall("enter room » x20", "move [1] » tear off this sheet | not x20 & move [1] » x10")
    sheet = sheet_of(start("move on stairs & x10 » you win"), hasty, cells={"6,3": 1})
    assert why_not(sheet) == ["out-of-order"]


def test_a_room_that_can_be_entered_and_never_left() -> None:
    pit = room(30, "12,12", "3x3", "Damp.", hidden=True)
    trap = hall("move [1] » move anywhere in room 30 | killed last foe » x20")
    sheet = sheet_of(start(HOME), trap, pit, cells={"6,3": 1}, enemies={"7,3": 0})
    assert why_not(sheet) == ["no-way-out"]


def test_lines_that_send_the_hero_round_for_ever() -> None:
    one = hall("enter room & x10 » move anywhere in room 30", number=20)
    other = room(30, "8,2", "3x3", "enter room & x10 » move anywhere in room 20")
    sheet = sheet_of(start("move on stairs » you win"), one, other)
    assert why_not(sheet) == ["endless"]


# Told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_is_told(language: str) -> None:
    sheet = house_sheet()
    told = list(proof_lines(prove(sheet), sheet, words(language, KERNEL, PACKAGE)))
    assert len(told) == len(prove(sheet).stages) + 3
    assert not any("proof-" in line or "{" in line or "none" in line for line in told)
    assert ("hai vinto" if language == "it" else "you win") in told[-3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_its_words(language: str) -> None:
    speech = words(language, KERNEL, PACKAGE)
    sheet = house_sheet()
    stages = tuple(
        Stage(deed, 35, 7, digit=2, item="big-die", needs=(("keyword", "first-day"),))
        for deed in ("enter", "fight", "cell", "stairs", "item", "wait")
    )
    told = list(proof_lines(Proof((), stages, 9), sheet, speech))[1:7]
    assert len({line[4:] for line in told}) == 6
    assert "[2]" in told[2]
    assert ("Dado grosso" if language == "it" else "Big Die") in told[4]
    assert all(("Primo giorno" if language == "it" else "First Day") in line for line in told)

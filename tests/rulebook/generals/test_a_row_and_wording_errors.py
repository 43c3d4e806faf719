"""Rulings A1–A15: where the manual names the wrong row, lost its icons, or uses older words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.generals.samples import REAL, needs_real_sets
from rulebook.generals.board import Board, stack
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.language import read, write
from stampadia.games.generals.language.skills import (
    Draw,
    Exhaust,
    Infuse,
    Later,
    Print,
    Skill,
    ThisToPlaceStack,
    Unread,
)
from stampadia.games.generals.language.units import INK, ONE


def attackers(board: Board) -> list[str]:
    return [f"{told['row']} {told['column']}" for told in board.happened("attacks")]


def test_a1_in_the_attack_phase_the_player_row_attacks_from_left_to_right() -> None:
    board = Board(player={2: "1/1", 4: "1/1"}, front={1: "1/1", 2: "1/3"})
    board.run("attack")
    assert attackers(board) == ["player 2", "player 4"]


def test_a2_the_attack_phase_ends_by_restoring_the_player_row_and_no_other() -> None:
    board = Board(player={1: "1/9"}, front={1: stack("1/9", exhausted=True)})
    board.run("attack")
    assert not board.exhausted("player 1")
    assert board.exhausted("front 1")


def test_a3_a_unit_attacks_the_same_column_of_the_opposing_row() -> None:
    board = Board(player={2: "1/9", 3: "1/9"}, front={2: "1/9", 3: "1/9"})
    board.attack("player 2")
    board.attack("front 3")
    wounds = {cell: board.wounds(cell) for cell in ("player 2", "player 3", "front 2", "front 3")}
    assert wounds == {"player 2": 0, "player 3": 1, "front 2": 1, "front 3": 0}


def test_a4_a_unit_advances_where_the_front_row_is_empty_whoever_stands_in_the_player_row() -> None:
    board = Board(player={1: "1/1"}, front={2: "1/1"}, incoming={1: "Imp = 1/1", 2: "Ogre = 1/1"})
    board.run("advance")
    assert board.row("front") == ["Imp", "front 2", "", ""]
    assert board.row("incoming") == ["", "Ogre", "", ""]


def test_a5_in_the_defense_phase_the_front_row_attacks_the_player_row() -> None:
    board = Board(player={3: "1/9"}, front={3: "2/9"}, incoming={1: "3/9"})
    board.run("defense")
    assert attackers(board) == ["front 3"]
    assert board.wounds("player 3") == 2


def test_a6_an_attack_that_lands_on_an_empty_player_space_is_a_direct_hit() -> None:
    board = Board(player={2: "1/1"}, front={1: "4/1"}, life=5)
    board.run("defense")
    assert board.life == 4


def test_a7_each_target_of_a_multiple_attack_gets_the_whole_attack_sequence() -> None:
    """Defence skills, wounds and the defeat check, one target after the other."""
    board = Board(
        player={2: "1/2 attack> Attack {frontsides} instead."},
        front={1: "0/1", 3: "0/5 defend> +1{attack} to {frontleft}"},
    )
    board.attack("player 2")
    assert board.row("front")[0] == ""  # checked and defeated by the first strike
    assert board.wounds("front 3") == 2  # 1 attack, and 1 by its own defence skill
    assert board.order.index("defeated") < board.order.index("changed")


def test_a8_a_whole_stack_can_be_merged_with_a_unit() -> None:
    text = "Discard this card, remove all {wound}, move or merge remaining cards with {front}"
    board = Board(
        player={1: "3/3"},
        front={1: stack("Old = 1/0 |", "New = 0/1 |", f"Worm = 0/1 defeat> {text}")},
    )
    board.attack("player 1")
    assert board.row("front")[0] == ""
    assert board.cards("player 1") == ["Old", "New", "player 1"]


def test_a9_a_printed_unit_advances_and_attacks_in_the_same_turn() -> None:
    board = Board(
        pile=["// L3 | > Print a level {level} Unit on the Incoming Row 2nd column.", "L3 1/1"],
        life=5,
    )
    board.run("turn")
    assert board.row("incoming") == ["", "pile 2", "", ""]
    board.play("end")
    assert board.row("front") == ["", "pile 2", "", ""]
    assert board.life == 4


def test_a9_it_waits_while_the_front_space_is_taken() -> None:
    board = Board(
        front={2: "0/1"},
        pile=["// L3 | > Print a level {level} Unit on the Incoming Row 2nd column.", "L3 1/1"],
        life=5,
    )
    board.run("turn", "end")
    assert board.row("incoming") == ["", "pile 2", "", ""]
    assert board.life == 5


def test_a10_a_front_skill_weakens_the_opposite_unit_even_when_it_attacks_elsewhere() -> None:
    board = Board(
        player={1: "0/5 front> -1{attack} to {front}", 2: "0/9"},
        front={1: "3/9 attack> Attack {frontright} instead."},
    )
    board.attack("front 1")
    assert board.wounds("player 2") == 3 - 1


def test_a10_a_front_skill_weakens_the_opposite_unit_when_another_one_attacks_it() -> None:
    board = Board(
        player={1: "0/5 front> -2{life} to {front}", 2: "1/9 attack> Attack {frontleft} instead."},
        front={1: "0/3"},
    )
    board.attack("player 2")
    assert board.row("front") == [""] * 4  # 1 wound ≥ 3 − 2 life


@pytest.mark.parametrize(("attack", "defeated"), [(1, False), (2, True), (3, True)])
def test_a11_a_unit_is_defeated_by_as_many_wounds_as_life(attack: int, defeated: bool) -> None:
    board = Board(player={1: f"{attack}/9"}, front={1: "0/2"})
    board.attack("player 1")
    assert (board.row("front")[0] == "") is defeated


@needs_real_sets
def test_a12_the_full_set_has_20_event_cards_with_40_sides() -> None:
    (path,) = REAL.glob("GOSFCORE-EN-*.json")
    events = load_set(path).events
    assert len(events) == 20
    sides: list[dict[str, Any]] = [
        side for card in json.loads(path.read_text())["deck"] for side in card
    ]
    assert sum(side["type"] == "event" for side in sides) == 40


@pytest.mark.parametrize(
    ("skill", "word", "older"),
    [
        (Skill(do=(Print(INK, (1,)),)), "Print", "Spawn"),
        (Skill(do=(Exhaust(),)), "Exhaust", "Stun"),
        (Skill(do=(Infuse(),)), "Infuse with this Element", "Gain this symbol"),
        (
            Skill(do=(Draw(ONE),), later=(Later("defeat", (ThisToPlaceStack(),)),)),
            "On defeat",
            "On discard",
        ),
        (
            Skill(do=(Draw(ONE),), later=(Later("lost", (ThisToPlaceStack(),)),)),
            "When lost",
            "On discard",
        ),
    ],
)
def test_a13_cards_are_worded_with_the_manuals_terms(skill: Skill, word: str, older: str) -> None:
    _, text = write(skill)
    assert word in text
    assert read(text) == skill
    other = text.replace(word, older)
    assert other != text
    assert isinstance(read(other), Unread)


def test_a14_a_card_may_have_no_skill_or_one_or_two() -> None:
    board = Board(
        player={
            1: "1/0 | 1/1",
            2: "1/0 attack> +1{attack} | 1/1",
            3: "1/0 attack> +1{attack} | 1/1 attack> +2{attack}",
        }
    )
    attacks = [board.attack_of(f"player {column}") for column in (1, 2, 3)]
    assert attacks == [2, 2 + 1, 2 + 1 + 2]


WOUNDS = {"attack": 1, "defend": 2, "life": 4, "defeat": 8, "any": 16}
SPEAKING = [f"{when}> Add {wounds}{{wound}} to {{right}} |" for when, wounds in WOUNDS.items()]
"""Headers that each wound the unit on the right by another number when they speak."""


def spoken(board: Board, step: str) -> list[int]:
    """The wounds that were added up to this step, by skills of the unit."""
    told = board.events[: board.order.index(step)]
    return [int(str(event.about["wounds"])) for event in told if event.name == "wounded"]


def test_a15_the_attack_step_applies_sword_and_any_skills() -> None:
    board = Board(player={1: stack(*SPEAKING, "1/9"), 2: "1/9"}, front={1: "0/9"})
    board.attack("player 1")
    assert sorted(spoken(board, "counted")) == [WOUNDS["attack"], WOUNDS["any"]]


def test_a15_the_defence_step_applies_shield_and_any_skills() -> None:
    board = Board(player={1: "1/9"}, front={1: stack(*SPEAKING, "0/9"), 2: "0/9"})
    board.attack("player 1")
    assert sorted(spoken(board, "struck")) == [WOUNDS["defend"], WOUNDS["any"]]


def test_a15_the_life_step_applies_heart_skills_to_the_struck_unit_and_the_attacker() -> None:
    """The "any" skill has spoken once in the action already (ruling D14)."""
    board = Board(
        player={1: stack(*SPEAKING, "1/9"), 2: "1/9"},
        front={1: stack(*SPEAKING, "0/9"), 2: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("player 2") == sum(WOUNDS[when] for when in ("attack", "any", "life"))
    assert board.wounds("front 2") == sum(WOUNDS[when] for when in ("defend", "any", "life"))


@pytest.mark.parametrize("when", ["life", "any"])
def test_a15_life_counts_heart_and_any_skills(when: str) -> None:
    others = [f"{other}> +1{{life}} |" for other in ("attack", "defend", "defeat", "front")]
    # to a falling unit, more life is nothing: that text is left to people
    board = Board(front={1: stack(*others, f"{when}> +1{{life}} |", "0/1")}, unread=True)
    assert board.life_of("front 1") == 1 + 1


def test_a15_the_defeat_step_applies_skull_skills() -> None:
    board = Board(player={1: "1/9"}, front={1: stack(*SPEAKING, "0/1"), 2: "0/9"})
    board.attack("player 1")
    assert spoken(board, "defeated")[-1] == WOUNDS["life"]
    assert board.wounds("front 2") == sum(WOUNDS.values()) - WOUNDS["attack"]


def test_a15_the_defeat_step_applies_any_skills() -> None:
    """{defeat} in a text is not preceded by another step of that unit."""
    board = Board(
        player={1: "1/9 attack> {defeat} {frontright}"},
        front={2: stack("any> Add 1{wound} to {right} |", "0/1"), 3: "0/9"},
    )
    board.attack("player 1")
    assert board.row("front")[1] == ""
    assert board.wounds("front 3") == 1


@pytest.mark.parametrize(
    ("elements", "bonus"),
    [("fire", 0), ("fire*2", 0), ("fire water", 1), ("fire*2 water", 1), ("fire*2 water*2", 2)],
)
def test_a15_the_example_fire_and_water_gives_1_attack_for_every_pair(
    elements: str, bonus: int
) -> None:
    cards = [f"{element} |" for element in elements.split()]
    board = Board(player={1: stack(*cards, "attack> {fire}{water}: +{x}{attack} | 1/1")})
    assert board.attack_of("player 1") == 1 + bonus


def test_a15_the_example_jump_to_highest_attack_enemy() -> None:
    board = Board(
        player={1: "Imp = 1/9 attack> Jump to highest {attack} Enemy."},
        front={1: "1/9", 3: "3/9", 4: "2/9"},
    )
    board.attack("player 1")
    assert board.row("player") == ["", "", "Imp", ""]
    assert board.wounds("front 3") == 1


def test_a15_the_example_jump_2_spaces_right() -> None:
    board = Board(player={1: "Imp = 1/9 attack> Jump 2 spaces {right}"}, front={3: "1/9"})
    board.attack("player 1")
    assert board.row("player") == ["", "", "Imp", ""]
    assert board.wounds("front 3") == 1

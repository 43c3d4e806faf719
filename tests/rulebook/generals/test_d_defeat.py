"""Rulings D17–D21: defeat, guards, and units that are kept (manual: "Check target Unit defeat")."""

from __future__ import annotations

import pytest

from rulebook.generals.board import Board, stack

SNOWMAN = "banner defend> Any Ally: do not get any {wound}, {defeat} this Unit now."
GIANT = "banner defeat> Any Ally: keep {wound} on that Unit, discard this card instead."
COCOON = "defeat> Discard this card, remove all {wound}, and keep the Unit."
PARASITE = (
    "defeat> Discard this card, remove all {wound}, move or merge remaining cards with {front}"
)


def test_d17_only_the_attacker_and_the_struck_unit_are_checked() -> None:
    board = Board(
        player={1: "1/9 attack> Add 5{wound} to {frontright}", 2: stack("0/1", wounds=3)},
        front={1: "0/9", 2: "0/1"},
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 5
    assert board.wounds("player 2") == 3


def test_d17_the_next_attack_checks_what_is_left() -> None:
    board = Board(
        player={1: "1/9 attack> Add 5{wound} to {frontright}"}, front={1: "0/9", 2: "1/1"}, life=5
    )
    board.attack("player 1")
    board.run("defense")
    assert board.row("front") == ["front 1", "", "", ""]  # it attacked, then was checked
    assert board.life == 4


@pytest.mark.parametrize("life", [0, -1])
def test_d17_a_unit_with_no_life_is_defeated_without_a_wound(life: int) -> None:
    board = Board(player={1: f"1/{life}"})
    board.attack("player 1")
    assert board.row("player") == [""] * 4
    assert len(board.shields) == 1


def test_d18_defeat_in_a_text_needs_no_check() -> None:
    board = Board(player={1: "0/9 attack> {defeat} {frontright}"}, front={2: "0/9"})
    board.attack("player 1")
    assert board.row("front") == [""] * 4
    assert board.discard == ["front 2"]


def test_d18_defeat_skills_of_that_unit_speak() -> None:
    board = Board(
        player={1: "0/9 attack> {defeat} {frontright}"},
        front={2: stack("defeat> Add 2{wound} to {right} |", "0/9"), 3: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 3") == 2


def test_d18_this_unit_and_around_fall_in_the_order_listed() -> None:
    board = Board(
        player={1: "0/9", 2: "0/9 attack> {defeat} this Unit and {around}", 3: "0/9", 4: "0/9"},
        front={1: "0/9", 2: "0/9", 3: "0/9"},
    )
    board.attack("player 2")
    fallen = [f"{told['row']} {told['column']}" for told in board.happened("defeated")]
    assert fallen == ["player 2", "player 1", "front 2", "player 3"]
    assert board.row("player") == ["", "", "", "player 4"]
    assert board.row("front") == ["front 1", "", "front 3", ""]


def test_d18_a_unit_that_is_falling_does_not_fall_again() -> None:
    """Outside an attack, where no skill is used up."""
    board = Board(
        front={1: "defeat> {defeat} {right} | 0/1", 2: "defeat> {defeat} {left} | 0/9"},
        events=["| > {defeat} 1 Enemy."],
        hand=["1/1"],
    )
    board.run("play", "event", "front 1")
    assert board.row("front") == [""] * 4
    assert [told["column"] for told in board.happened("defeated")] == [1, 2]


def test_d18_it_happens_at_once() -> None:
    """The struck unit blows up before any wound is added; the attacker is gone with it."""
    board = Board(
        player={2: "5/9"},
        front={2: stack("defend> {defeat} this Unit and {around} |", "0/9")},
    )
    board.attack("player 2")
    assert board.row("player") == board.row("front") == [""] * 4
    assert "struck" not in board.order


def test_d19_the_first_guard_from_the_left_takes_the_blow() -> None:
    board = Board(
        player={1: f"A = 1/1 {SNOWMAN}", 2: f"B = 1/1 {SNOWMAN}", 3: "0/2"}, front={3: "2/9"}
    )
    board.attack("front 3")
    assert board.row("player") == ["", "B", "player 3", ""]
    assert board.wounds("player 3") == 0


def test_d19_it_must_even_when_the_ally_would_have_survived() -> None:
    board = Board(player={1: f"A = 1/1 {SNOWMAN}", 3: "0/9"}, front={3: "1/9"})
    board.attack("front 3")
    assert board.asked == "rest"
    assert board.row("player") == ["", "", "player 3", ""]


def test_d19_a_guard_does_not_protect_its_own_unit() -> None:
    board = Board(player={1: f"1/1 {SNOWMAN}"}, front={1: "1/9"})
    board.attack("front 1")
    assert board.row("player") == [""] * 4
    assert "guarded" not in board.order


def test_d19_nor_the_other_side() -> None:
    board = Board(player={1: f"1/1 {SNOWMAN}", 2: "1/1"}, front={2: "0/9"})
    board.attack("player 2")
    assert board.wounds("front 2") == 1
    assert board.row("player") == ["player 1", "player 2", "", ""]


def test_d19_two_guards_protect_each_other_in_order() -> None:
    """The first one is struck: the second one protects it."""
    board = Board(player={1: f"A = 1/1 {SNOWMAN}", 2: f"B = 1/1 {SNOWMAN}"}, front={1: "1/9"})
    board.attack("front 1")
    assert board.row("player") == ["A", "", "", ""]


def test_d19_a_guard_against_defeat_gives_its_card_and_the_wounds_stay() -> None:
    board = Board(
        player={1: stack("Rest = 0/3 |", f"Shell = 0/1 {GIANT}"), 2: stack("0/1", wounds=1)},
        front={2: "2/9"},
    )
    board.attack("front 2")
    assert board.cards("player 1") == ["Rest"]
    assert board.discard == ["Shell"]
    assert board.wounds("player 2") == 3


def test_d19_only_the_first_guard_against_defeat_acts() -> None:
    board = Board(player={1: f"A = 0/1 {GIANT}", 2: "0/1", 3: f"B = 0/1 {GIANT}"}, front={2: "1/9"})
    board.attack("front 2")
    assert board.row("player") == ["", "player 2", "B", ""]


def test_d19_guards_that_pay_with_their_own_defeat_do_not_save_each_other_for_ever() -> None:
    martyr = "banner defeat> Any Ally: keep {wound} on that Unit, {defeat} this Unit now."
    board = Board(
        player={1: f"A = 0/1 {martyr}", 2: "0/1", 3: f"B = 0/1 {martyr}"}, front={2: "1/9"}
    )
    board.attack("front 2")
    assert board.row("player") == ["A", "player 2", "", ""]  # A pays, B pays for A
    assert board.wounds("player 2") == 1


def test_d19_a_covered_guard_is_blank() -> None:
    board = Board(player={1: stack(f"1/1 {SNOWMAN}", "1/1"), 2: "0/1"}, front={2: "1/9"})
    board.attack("front 2")
    assert board.row("player") == ["player 1b", "", "", ""]


def test_d20_a_kept_unit_loses_the_card_and_its_wounds() -> None:
    board = Board(player={1: stack("Rest = 1/1 | 1/1", f"Shell = 0/1 {COCOON}")}, front={1: "9/9"})
    board.attack("front 1")
    assert board.cards("player 1") == ["Rest"]
    assert board.wounds("player 1") == 0
    assert board.discard == ["Shell"]


def test_d20_a_single_card_that_discards_itself_is_gone() -> None:
    board = Board(player={1: f"Shell = 0/1 {COCOON}"}, front={1: "9/9"})
    board.attack("front 1")
    assert board.row("player") == [""] * 4
    assert board.discard == ["Shell"]


def test_d20_once_kept_no_further_defeat_skill_speaks() -> None:
    """The body is read first and keeps the unit; the header's skill comes too late."""
    board = Board(
        player={1: stack("defeat> Add 1{wound} to {right} | 1/1", f"0/1 {COCOON}"), 2: "0/9"},
        front={1: "9/9"},
    )
    board.attack("front 1")
    assert board.wounds("player 2") == 0
    assert board.cards("player 1") == ["player 1a"]


def test_d20_what_the_keeping_text_says_after_it_is_still_done() -> None:
    keeping = "defeat> Discard this card, keep the Unit, remove all {wound}."
    board = Board(player={1: stack("Rest = 1/1 | 1/1", f"0/1 {keeping}")}, front={1: "9/9"})
    board.attack("front 1")
    assert board.cards("player 1") == ["Rest"]
    assert board.wounds("player 1") == 0


def test_d20_remaining_cards_change_sides() -> None:
    board = Board(
        player={2: "9/9 attack> Attack {frontleft} instead."},
        front={1: stack("Rest = 1/2 | 2/2", f"Worm = 0/1 {PARASITE}")},
    )
    board.attack("player 2")
    assert board.row("front") == [""] * 4
    assert board.cards("player 1") == ["Rest"]
    assert board.wounds("player 1") == 0
    assert board.discard == ["Worm"]


def test_d20_or_go_behind_the_unit_there_whose_wounds_stay() -> None:
    board = Board(
        player={1: stack("Host = 9/9", wounds=4)},
        front={1: stack("Rest = 1/2 | 2/2", f"Worm = 0/1 {PARASITE}", wounds=2)},
    )
    board.attack("player 1")
    assert board.cards("player 1") == ["Rest", "Host"]
    assert board.wounds("player 1") == 4
    assert board.attack_of("player 1") == 9 + 1  # only the header of the merged card shows


def test_d20_a_parasite_alone_is_gone() -> None:
    board = Board(player={1: "9/9"}, front={1: f"Worm = 0/1 {PARASITE}"})
    board.attack("player 1")
    assert board.row("front") == [""] * 4
    assert board.cards("player 1") == ["player 1"]


def test_d21_a_unit_left_without_cards_is_removed_not_defeated() -> None:
    event = "| > Select 1 Enemy: discard its bottom card."
    board = Board(
        front={1: stack("Imp = defeat> Add 1{wound} to {right} | 0/1"), 2: "0/9"},
        events=[event],
        hand=["1/1"],
    )
    board.run("play", "event", "front 1")
    assert board.row("front") == ["", "front 2", "", ""]
    assert board.wounds("front 2") == 0
    assert "defeated" not in board.order
    assert board.discard == ["Imp"]


def test_d21_an_attacker_whose_last_card_is_discarded_is_removed() -> None:
    hit = "attack> If this Unit attacks and adds {wound} to a Unit, discard this card."
    board = Board(
        player={1: f"Genie = defeat> Add 1{{wound}} to {{right}} | 1/9 {hit}", 2: "0/9"},
        front={1: "0/9"},
    )
    board.attack("player 1")
    assert board.row("player") == ["", "player 2", "", ""]
    assert board.wounds("player 2") == 0
    assert "defeated" not in board.order

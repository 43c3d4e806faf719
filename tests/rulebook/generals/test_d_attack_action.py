"""Rulings D3–D8: who attacks, how often and where (manual: "Attack Phase", "Multiple attacks")."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

SIDES = "attack> Attack {frontsides} instead."
TWICE = "attack> Attack twice."


def attackers(board: Board) -> list[str]:
    return [str(told["card"]) for told in board.happened("attacks")]


def test_d3_the_next_attacker_is_looked_for_after_every_attack() -> None:
    """The first unit drives the second one away, and exhausts the third."""
    board = Board(
        player={
            1: "Anna = 1/9 attack> Exhaust {right}",
            2: "Bert = 1/9",
            3: "Carl = 1/9 attack> Jump 2 spaces {left}",
            4: "Dora = 1/9",
        }
    )
    board.run("attack")
    assert attackers(board) == ["Anna", "Carl", "Dora"]


def test_d3_a_unit_that_joins_the_row_attacks_in_its_turn_from_the_left() -> None:
    text = "Discard this card, remove all {wound}, move or merge remaining cards with {front}"
    board = Board(
        player={2: "Anna = 9/9 attack> Attack {frontleft} instead.", 4: "Bert = 1/9"},
        front={1: stack("Turncoat = 1/1 |", f"0/1 defeat> {text}")},
    )
    board.run("attack")
    assert attackers(board) == ["Anna", "Turncoat", "Bert"]


def test_d3_an_exhausted_unit_is_passed_over() -> None:
    board = Board(player={1: stack("Anna = 1/1", exhausted=True), 2: "Bert = 1/1"})
    board.run("attack")
    assert attackers(board) == ["Bert"]


def test_d4_a_unit_without_attack_strikes_nobody_and_gains_no_shield() -> None:
    board = Board(player={1: "0/1", 2: "1/1 attack> -3{attack}"}, front={1: "1/1"})
    board.attack("player 1")
    board.attack("player 2")
    assert board.wounds("front 1") == 0
    assert board.shields == []
    assert board.exhausted("player 1") and board.exhausted("player 2")


def test_d4_it_is_still_checked_for_defeat() -> None:
    board = Board(player={1: stack("0/1", wounds=1)}, front={1: "1/1"})
    board.attack("player 1")
    assert board.row("player") == [""] * 4


def test_d4_its_skills_act_all_the_same() -> None:
    board = Board(player={1: "0/1 attack> Add 2{wound} to {front}"}, front={1: "1/1"})
    board.attack("player 1")
    assert board.wounds("front 1") == 2  # and no defeat check, as it was not attacked


def test_d5_attack_twice_strikes_the_same_space_twice_and_exhausts_once() -> None:
    board = Board(player={1: f"1/9 {TWICE}"}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 1
    assert board.exhausted("player 1")
    assert len(board.happened("attacks")) == 1


def test_d5_a_strike_on_a_space_emptied_by_an_earlier_strike_gains_a_shield() -> None:
    board = Board(player={1: f"1/9 {TWICE}"}, front={1: "0/1"}, pile=["Top = 1/1"])
    board.attack("player 1")
    assert board.row("front")[0] == ""
    assert board.shields == ["Top"]


def test_d5_or_is_a_direct_hit_when_the_sacred_printer_attacks() -> None:
    board = Board(player={1: "0/1"}, front={1: f"1/9 {TWICE}"}, life=5)
    board.attack("front 1")
    assert board.row("player")[0] == ""
    assert board.life == 4


def test_d5_the_attack_value_is_counted_anew_for_each_strike() -> None:
    """The second defender's weakening front skill is there for both strikes, the first one's
    defence skill only once it has been struck."""
    board = Board(
        player={2: f"3/9 {SIDES}"},
        front={1: "0/9 defend> -1{attack} to {frontright}", 3: "0/9"},
    )
    board.attack("player 2")
    assert board.counted("player 2") == [3, 2]
    assert (board.wounds("front 1"), board.wounds("front 3")) == (2, 2)


def test_d5_the_attackers_acts_are_done_once_in_the_action() -> None:
    board = Board(
        player={1: stack("attack> Add 1{wound} to {frontright} |", f"1/9 {TWICE}")},
        front={1: "0/9", 2: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 1
    assert board.wounds("front 1") == 2


def test_d5_the_struck_units_acts_are_done_at_each_strike() -> None:
    board = Board(
        player={1: f"1/9 {TWICE}"},
        front={1: stack("defend> Add 1{wound} to {front} |", "0/9")},
    )
    board.attack("player 1")
    assert board.wounds("player 1") == 2


def test_d5_the_attackers_life_skill_acts_once_in_the_action() -> None:
    board = Board(
        player={1: stack("life> Remove 1{wound} |", f"1/9 {TWICE}", wounds=3)}, front={1: "0/9"}
    )
    board.attack("player 1")
    assert board.wounds("player 1") == 3 - 1


def test_d5_the_struck_units_life_skill_acts_at_each_strike() -> None:
    board = Board(player={1: f"2/9 {TWICE}"}, front={1: "life> Remove 1{wound} | 0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == (2 - 1) + (2 - 1)


def test_d5_the_struck_units_defeat_skill_acts_at_each_strike() -> None:
    """Kept at the first strike, it falls at the second."""
    cocoon = "defeat> Discard this card, remove all {wound}, and keep the Unit."
    board = Board(
        player={1: f"5/9 {TWICE}"},
        front={1: stack("defeat> Add 1{wound} to {front} | 0/1", f"0/1 {cocoon}")},
    )
    board.attack("player 1")
    assert board.row("front") == [""] * 4
    assert board.wounds("player 1") == 1


def test_d5_the_strikes_stop_when_the_attacker_is_gone() -> None:
    board = Board(
        player={1: f"1/1 {TWICE}"},
        front={1: stack("defend> Add 1{wound} to {front} |", "0/9")},
    )
    board.attack("player 1")
    assert board.row("player") == [""] * 4
    assert board.wounds("front 1") == 1


def test_d5_an_attacker_that_changed_sides_does_not_strike_its_new_allies_enemies() -> None:
    text = "Discard this card, remove all {wound}, move or merge remaining cards with {front}"
    board = Board(
        player={
            2: stack(
                *("Anna = 3/1 attack> Attack twice. |", f"0/1 defeat> {text}"),
            ),
            1: "0/9",
        },
        front={2: stack("defend> Add 9{wound} to {front} |", "0/1")},
    )
    board.attack("player 2")
    assert board.row("front") == ["", "Anna", "", ""]
    assert board.row("player") == ["player 1", "", "", ""]
    assert board.life == 5
    assert len(board.happened("struck")) == 1


def test_d5_targets_stay_fixed_when_the_attacker_is_moved_between_strikes() -> None:
    jump = "attack> If this Unit attacks and adds {wound} to a Unit, Jump 1 space {right}"
    board = Board(player={2: f"{jump} | 1/9 {SIDES}"}, front={1: "0/9", 3: "0/9", 4: "0/9"})
    board.attack("player 2")
    assert board.unit("player 4") is not None  # it jumped after each strike
    assert [board.wounds(f"front {column}") for column in (1, 3, 4)] == [1, 1, 0]


def test_d6_spaces_outside_the_columns_get_no_strike_and_no_shield() -> None:
    board = Board(player={1: f"2/9 {SIDES}"}, front={1: "0/9", 2: "0/9"})
    board.attack("player 1")
    assert (board.wounds("front 1"), board.wounds("front 2")) == (0, 2)
    assert board.shields == []


def test_d6_a_unit_with_no_space_to_attack_is_still_checked_and_exhausted() -> None:
    left = "attack> Attack {frontleft} instead."
    board = Board(player={1: stack(f"2/2 {left}", wounds=2)}, front={1: "0/9"})
    board.attack("player 1")
    assert board.row("player") == [""] * 4
    board = Board(player={1: f"2/2 {left}"}, front={1: "0/9"})
    board.attack("player 1")
    assert board.exhausted("player 1")
    assert board.shields == []


def test_d6_a_direct_hit_outside_the_columns_costs_nothing() -> None:
    board = Board(front={4: "2/9 attack> Attack {frontright} instead."}, life=5)
    board.attack("front 4")
    assert board.life == 5


def test_d7_left_and_right_are_the_tables_for_both_rows() -> None:
    skill = "Add 1{wound} to {left}, Add 2{wound} to {frontright}"
    units = {1: "0/9", 2: f"0/9 attack> {skill}", 3: "0/9"}
    board = Board(player=units, front=units)
    board.attack("player 2")
    assert (board.wounds("player 1"), board.wounds("front 3")) == (1, 2)
    board.attack("front 2")
    assert (board.wounds("front 1"), board.wounds("player 3")) == (1, 2)
    assert (board.wounds("front 2"), board.wounds("player 2")) == (0, 0)


def test_d7_left_and_right_are_the_adjacent_spaces_only() -> None:
    board = Board(
        player={1: "0/9 attack> Add 1{wound} to {right}, Add 1{wound} to {frontright}", 3: "0/9"},
        front={3: "0/9", 4: "0/9"},
    )
    board.attack("player 1")
    wounds = [board.wounds(cell) for cell in ("player 3", "front 3", "front 4")]
    assert wounds == [0, 0, 0]


def test_d8_other_spaces_are_looked_for_after_the_jump() -> None:
    """The body, read first, aims; the header then jumps; the aim moves along."""
    board = Board(
        player={1: f"attack> Jump 2 spaces {{right}} | 1/9 {SIDES}"},
        front={2: "0/9", 4: "0/9"},
    )
    board.attack("player 1")
    assert board.unit("player 3") is not None
    assert (board.wounds("front 2"), board.wounds("front 4")) == (1, 1)


def test_d8_the_unit_attacks_the_space_in_front_of_where_it_jumped() -> None:
    board = Board(player={1: "1/9 attack> Jump 1 space {right}"}, front={1: "0/9", 2: "0/9"})
    board.attack("player 1")
    assert (board.wounds("front 1"), board.wounds("front 2")) == (0, 1)

"""Rulings D26–D29: texts that only one card has; D31 and D32: defaults and the Recover Phase."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

TURRET = (
    "attack> After its first attack, merge this card with this Unit and attack again if possible "
    "or it has no effect."
)
SPHERE = (
    "attack> Draw 1 Place Card, attack its Print spaces on Opposing Row instead, "
    "discard Place Card."
)
INVERTED = "any> Swap this Unit {attack} and {life} column values."
STATUE = "banner any> This text is the same as {front}. If copied, this effect text is blank."


def test_d26_the_bottom_card_moves_to_the_top_and_the_unit_attacks_again() -> None:
    board = Board(
        player={1: stack("Rest = 1/1 | 3/3", f"Turret = 1/0 | 1/1 {TURRET}")}, front={1: "0/9"}
    )
    board.attack("player 1")
    assert board.cards("player 1") == ["Turret", "Rest"]
    assert board.wounds("front 1") == (1 + 1 + 1) + (1 + 1 + 3)
    assert board.exhausted("player 1")


def test_d26_it_needs_another_card() -> None:
    board = Board(player={1: f"1/1 {TURRET}"}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 1


def test_d26_once_for_each_card_in_an_action() -> None:
    """Two turrets: three attacks, and the first one at the bottom again does not ask anew."""
    board = Board(player={1: stack(f"A = 1/1 {TURRET}", f"B = 1/1 {TURRET}")}, front={1: "0/9"})
    board.attack("player 1")
    assert board.cards("player 1") == ["A", "B"]
    assert board.wounds("front 1") == 3


def test_d26_acts_of_the_first_attack_are_not_done_again() -> None:
    board = Board(
        player={1: stack("attack> Add 1{wound} to {frontright} | 1/1", f"1/1 {TURRET}")},
        front={1: "0/9", 2: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 1


def test_d26_the_uncovered_body_speaks_in_the_second_attack() -> None:
    board = Board(
        player={2: stack("1/1 attack> Attack {frontsides} instead.", f"1/1 {TURRET}")},
        front={1: "0/9", 2: "0/9", 3: "0/9"},
    )
    board.attack("player 2")
    assert [board.wounds(f"front {column}") for column in (1, 2, 3)] == [1, 1, 1]


def test_d27_the_place_card_is_read_for_its_columns_only() -> None:
    board = Board(
        player={1: f"2/9 {SPHERE}"},
        front={1: "0/9", 2: "0/9", 4: "0/9"},
        pile=[
            "Map = // L2 fire any> +5{attack} | > Print a level {level} Unit on the Incoming Row "
            "2nd and 4th column."
        ],
    )
    board.attack("player 1")
    assert [board.wounds(f"front {column}") for column in (1, 2, 4)] == [0, 2, 2]
    assert board.discard == ["Map"]
    assert board.row("incoming") == [""] * 4
    assert board.places == []


def test_d27_an_empty_print_space_gives_a_shield() -> None:
    place = "// | > Print a level {level+1} Unit on the Incoming Row 3rd column."
    board = Board(player={1: f"2/9 {SPHERE}"}, front={1: "0/9"}, pile=[place, "Next = 1/1"])
    board.attack("player 1")
    assert board.shields == ["Next"]
    assert board.wounds("front 1") == 0


def test_d28_the_two_sums_are_swapped_then_changed() -> None:
    board = Board(
        player={1: stack("2/0 |", f"attack> +1{{attack}} | 1/1 {INVERTED}")},
        front={1: "0/9 front> -1{life} to {front}"},
    )
    assert board.attack_of("player 1") == 1 + 1  # the life sum, then +1
    assert board.life_of("player 1") == 3 - 1  # the attack sum, then −1


def test_d28_from_the_place_stack_it_swaps_all_units() -> None:
    place = f"// {INVERTED} |"
    board = Board(player={1: "1/4"}, front={2: "0/9", 3: f"2/5 {INVERTED}"}, places=[place])
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (4, 1)
    assert (board.attack_of("front 2"), board.life_of("front 2")) == (9, 0)
    assert (board.attack_of("front 3"), board.life_of("front 3")) == (2, 5)  # swapped twice


def test_d28_a_swap_with_a_condition_needs_it() -> None:
    swap = "any> {fire}: Swap this Unit {attack} and {life} column values."
    board = Board(player={1: f"1/4 {swap}", 2: f"fire | 1/4 {swap}"})
    assert (board.attack_of("player 1"), board.attack_of("player 2")) == (1, 4)


def test_d29_it_takes_text_and_trigger_of_the_opposite_bottom_card() -> None:
    board = Board(
        player={1: f"1/9 {STATUE}"},
        front={1: stack("attack> +5{attack} |", "2/9 attack> Attack twice.")},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 1 + 1


def test_d29_it_takes_the_banner_too_or_its_absence() -> None:
    with_banner = Board(
        player={1: f"1/9 {STATUE}", 2: "1/9"}, front={1: "1/9 banner any> +1{attack}"}
    )
    assert with_banner.attack_of("player 2") == 1 + 2  # the original's and the copy's
    without = Board(player={1: f"1/9 {STATUE}", 2: "1/9"}, front={1: "1/9 any> +1{attack}"})
    assert (without.attack_of("player 1"), without.attack_of("player 2")) == (2, 1)


def test_d29_it_is_blank_in_front_of_its_like_or_of_nobody() -> None:
    board = Board(player={1: f"1/9 {STATUE}", 2: f"1/9 {STATUE}"}, front={1: f"1/9 {STATUE}"})
    cells = ("player 1", "player 2", "front 1")
    assert [board.attack_of(cell) for cell in cells] == [1, 1, 1]


def test_d29_it_copies_a_front_skill() -> None:
    board = Board(player={1: f"3/9 {STATUE}"}, front={1: "3/9 front> -1{attack} to {front}"})
    assert board.attack_of("player 1") == 3 - 1
    assert board.attack_of("front 1") == 3 - 1


def test_d29_the_copied_front_skill_may_act() -> None:
    board = Board(player={1: f"0/9 {STATUE}"}, front={1: "1/9 front> Add 2{wound} to {front}"})
    board.attack("front 1")
    assert board.wounds("front 1") == 2


def test_d29_this_card_is_the_one_that_copies() -> None:
    cocoon = "defeat> Discard this card, remove all {wound}, and keep the Unit."
    board = Board(
        player={1: stack("Rest = 1/1 | 1/1", f"Copy = 0/1 {STATUE}")}, front={1: f"9/9 {cocoon}"}
    )
    board.attack("front 1")
    assert board.cards("player 1") == ["Rest"]
    assert board.discard == ["Copy"]
    board.attack("front 1")
    assert board.row("player") == [""] * 4


def test_d29_so_it_is_when_the_copied_card_would_merge() -> None:
    board = Board(
        player={1: stack("Rest = 1/1 | 1/1", f"Copy = 1/1 {STATUE}")}, front={1: f"0/9 {TURRET}"}
    )
    board.attack("player 1")
    assert board.cards("player 1") == ["Copy", "Rest"]
    assert board.wounds("front 1") == (1 + 1) + (1 + 1)


def test_d31_the_player_decides_up_to() -> None:
    soak = "attack> Move here up to 2{wound} from {sides}"
    board = Board(player={1: stack("0/9", wounds=2), 2: f"0/9 {soak}", 3: stack("0/9", wounds=2)})
    board.attack("player 2")
    assert board.choices == {"move 0", "move 1", "move 2"}
    board.play("move 1", "move 1")
    assert [board.wounds(f"player {column}") for column in (1, 2, 3)] == [1, 2, 1]


def test_d31_the_sacred_printer_takes_the_most_from_the_leftmost() -> None:
    soak = "attack> Move here up to 3{wound} from {sides}"
    board = Board(front={1: stack("0/9", wounds=2), 2: f"0/9 {soak}", 3: stack("0/9", wounds=2)})
    board.attack("front 2")
    assert board.asked == "rest"
    assert [board.wounds(f"front {column}") for column in (1, 2, 3)] == [0, 3, 1]


def test_d31_the_sacred_printer_chooses_the_leftmost_unit() -> None:
    text = "attack> Add 1{wound} to any Enemy"
    board = Board(player={2: "0/9", 4: "0/9"}, front={1: f"0/9 {text}"})
    board.attack("front 1")
    assert (board.wounds("player 2"), board.wounds("player 4")) == (1, 0)
    board = Board(front={2: "0/9", 4: "0/9"}, player={1: f"0/9 {text}"})
    board.attack("player 1")
    assert board.choices == {"front 2", "front 4"}


def test_d31_the_player_chooses_whom_to_attack_and_the_sacred_printer_the_leftmost() -> None:
    text = "attack> Attack any Enemy instead."
    board = Board(front={2: "0/9", 4: "0/9"}, player={1: f"1/9 {text}"})
    board.attack("player 1")
    assert board.choices == {"front 2", "front 4"}
    board.play("front 4")
    assert (board.wounds("front 2"), board.wounds("front 4")) == (0, 1)
    board = Board(player={2: "0/9", 4: "0/9"}, front={1: f"1/9 {text}"}, life=5)
    board.attack("front 1")
    assert (board.wounds("player 2"), board.wounds("player 4"), board.life) == (1, 0, 5)


def test_d32_the_player_may_keep_one_shield_and_loses_the_rest() -> None:
    board = Board(shields=["A = 1/1", "B = 1/1", "C = 1/1"])
    board.run("recover")
    assert board.choices == {"pass", "take A", "take B", "take C"}
    board.play("take B")
    assert board.hand == ["B"]
    assert board.shields == []
    assert sorted(board.discard) == ["A", "C"]


def test_d32_or_none() -> None:
    board = Board(shields=["A = 1/1"])
    board.run("recover", "pass")
    assert (board.hand, board.shields, board.discard) == ([], [], ["A"])


def test_d32_not_with_seven_cards_in_hand() -> None:
    board = Board(shields=["A = 1/1"], hand=["1/1"] * 7)
    board.run("recover")
    assert board.asked == "rest"
    assert (len(board.hand), board.discard) == (7, ["A"])

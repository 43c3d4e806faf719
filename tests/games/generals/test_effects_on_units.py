"""What each op on units does, seen on a small battlefield."""

from __future__ import annotations

from rulebook.generals.board import Board, Laid, stack


def test_change_lasts_to_the_end_of_the_attack() -> None:
    board = Board(player={1: "3/1"}, front={1: "1/5 defend> -1{attack} to {front}"})
    board.attack("player 1")
    assert board.wounds("front 1") == 3 - 1
    assert board.attack_of("player 1") == 3


def test_repeat_does_it_as_often_as_the_condition_is_met() -> None:
    line = "1/1 fire*2 attack> {fire}: {x} times, add 1{wound} to {left}"
    board = Board(player={1: "1/9", 2: line})
    board.attack("player 2")
    assert board.wounds("player 1") == 2


def test_repeat_within_repeat_does_not_multiply() -> None:
    line = "1/1 attack> 90 times, 90 times, add 1{wound} to {left}"
    board = Board(player={1: "1/9", 2: line})
    board.attack("player 2")
    assert board.wounds("player 1") == 20


def test_add_wounds_without_any_attack() -> None:
    board = Board(
        player={2: "0/1 attack> Add 2{wound} to {frontsides}"}, front={1: "1/9", 3: "1/9"}
    )
    board.attack("player 2")
    assert (board.wounds("front 1"), board.wounds("front 3")) == (2, 2)


def test_remove_wounds_and_never_more_than_there_are() -> None:
    board = Board(player={1: stack("1/9", wounds=3), 2: "1/1 attack> Remove 2{wound} from {left}"})
    board.attack("player 2")
    assert board.wounds("player 1") == 1
    board.attack("player 2")
    assert board.wounds("player 1") == 0


def test_move_wounds_as_many_as_the_player_says() -> None:
    line = "1/9 attack> Move here up to 2{wound} from {sides}"
    board = Board(player={1: stack("1/9", wounds=3), 2: line})
    board.attack("player 2")
    assert board.choices == {"move 0", "move 1", "move 2"}
    board.play("move 1")
    assert (board.wounds("player 1"), board.wounds("player 2")) == (2, 1)


def test_jump_reaches_an_empty_space_only() -> None:
    line = "1/1 attack> Jump 2 spaces {right}"
    free = Board(player={1: line})
    free.attack("player 1")
    assert free.row("player") == ["", "", "player 1", ""]
    taken = Board(player={1: line, 3: "1/1"})
    taken.attack("player 1")
    assert taken.row("player") == ["player 1", "", "player 3", ""]


def test_jump_to_the_front_of_an_enemy() -> None:
    line = "1/1 attack> Jump to highest {attack} Enemy"
    board = Board(player={1: line}, front={2: "1/9", 4: "3/9"})
    board.attack("player 1")
    assert board.row("player") == ["", "", "", "player 1"]
    assert board.wounds("front 4") == 1


def test_infuse_another_unit_for_this_attack() -> None:
    target = "1/9 defend> {fire}: add {x}{wound} to {front}"
    board = Board(player={1: "1/9 attack> Infuse {front} with {fire}{fire}"}, front={1: target})
    board.attack("player 1")
    assert board.wounds("player 1") == 2
    assert board.elements("front 1") == (0, 0, 0, 0)


def test_infuse_at_every_step_while_the_card_lies_there() -> None:
    board = Board(player={1: stack("fire any> Infuse with this Element |", "1/1")})
    assert board.elements("player 1") == (2, 0, 0, 0)


def test_infuse_like_the_unit_in_front() -> None:
    board = Board(
        player={1: "1/1 any> Infuse with {front} Unit Cards Elements"},
        front={1: stack("water |", "1/1 air*2")},
    )
    assert board.elements("player 1") == (0, 2, 0, 1)


def test_infuse_any_asks_which_element() -> None:
    board = Board(
        player={1: "1/1 attack> {earth}{earth}: +{x}{attack}"},
        front={1: "1/9"},
        events=["> When 1 of your Units attacks: infuse it with 2 Elements of your choice."],
    )
    board.attack("player 1", "event")
    assert board.choices == {"fire", "air", "earth", "water"}
    board.play("earth")
    assert board.wounds("front 1") == 1 + 1


def test_attack_times_strikes_again() -> None:
    board = Board(player={1: "2/1 attack> Attack twice"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 2 + 2


def test_attack_spaces_instead_of_the_one_in_front() -> None:
    line = "2/1 attack> Attack {frontsides} instead"
    board = Board(player={2: line}, front={1: "1/9", 2: "1/9", 3: "1/9"})
    board.attack("player 2")
    assert [board.wounds(f"front {column}") for column in (1, 2, 3)] == [2, 0, 2]


def test_attack_places_where_the_drawn_place_prints() -> None:
    text = "Draw 1 Place Card, attack its Print spaces on Opposing Row instead, discard Place Card"
    place = "Print a level {level} Unit on the Incoming Row 2nd and 4th column"
    board = Board(
        player={1: f"2/1 attack> {text}"},
        front={1: "1/9", 2: "1/9", 4: "1/9"},
        pile=[f"1/1 // > {place}"],
    )
    board.attack("player 1")
    assert [board.wounds(f"front {column}") for column in (1, 2, 4)] == [0, 2, 2]
    assert board.discard == ["pile 1"]


def test_attack_again_merged_once_and_without_its_body() -> None:
    line = "3/1 attack> After its first attack, merge this card with this Unit and attack again"
    board = Board(player={1: stack("1/9", line)}, front={1: "0/9"})
    board.attack("player 1")
    assert board.wounds("front 1") == 3 + 1
    assert board.cards("player 1") == ["player 1b", "player 1a"]


def test_on_hit_needs_a_wound() -> None:
    text = "If this Unit attacks and adds {wound} to a Unit, exhaust that Unit"
    board = Board(player={1: f"1/1 attack> {text}"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.exhausted("front 1")
    shielded = Board(
        player={1: f"1/1 attack> {text}"}, front={1: "1/9 defend> -1{attack} to {front}"}
    )
    shielded.attack("player 1")
    assert not shielded.exhausted("front 1")


def test_guard_takes_the_wounds_upon_itself() -> None:
    guard = "1/9 banner any> Any Ally: do not get any {wound}, {defeat} this Unit now"
    board = Board(player={1: "1/1", 2: guard}, front={1: "5/5"})
    board.attack("front 1")
    assert board.row("player") == ["player 1", "", "", ""]
    assert board.wounds("player 1") == 0


def test_swap_columns_before_anything_else_counts() -> None:
    text = "Swap this Unit {attack} and {life} column values"
    board = Board(player={1: stack("1/1 |", f"0/3 any> {text}")})
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (4, 1)


def test_jumps_may_swap_with_an_ally_if_the_player_wants() -> None:
    swapper = "1/1 any> Jumps may swap places with allies"
    jumper = stack("attack> Jump 1 space {right} |", swapper)
    row: dict[int, str | Laid] = {1: jumper, 2: "1/1"}
    board = Board(player=row)
    board.attack("player 1")
    assert board.choices == {"yes", "no"}
    board.play("yes")
    assert board.row("player") == ["player 2", "player 1b", "", ""]
    stays = Board(player=row)
    stays.attack("player 1", "no")
    assert stays.row("player") == ["player 1b", "player 2", "", ""]


def test_copy_text_of_the_unit_in_front() -> None:
    text = "This text is the same as {front}. If copied, this effect text is blank"
    board = Board(player={1: f"1/1 any> {text}"}, front={1: "1/9 attack> +2{attack}"})
    assert board.attack_of("player 1") == 3
    blank = Board(player={1: f"1/1 any> {text}"}, front={1: f"1/1 any> {text}"})
    assert blank.attack_of("player 1") == 1


def test_defeat_at_once_and_in_order() -> None:
    line = "1/1 defend> {defeat} this Unit and {front}"
    board = Board(player={1: "1/9"}, front={1: line})
    board.attack("player 1")
    assert board.row("player") == board.row("front") == ["", "", "", ""]


def test_defeat_of_two_that_defeat_each_other_ends() -> None:
    line = "1/1 defeat> {defeat} {front}"
    event = "> Select 1 Enemy: {defeat} it."
    board = Board(player={1: line}, front={1: line}, events=[event])
    board.run("play", "event")
    assert board.row("player") == board.row("front") == ["", "", "", ""]
    assert board.order.count("defeated") == 2


def test_guard_of_two_that_would_guard_each_other_for_ever() -> None:
    guard = "1/5 banner any> Any Ally: keep {wound} on that Unit, {defeat} this Unit now"
    board = Board(player={1: "1/1", 2: guard, 3: guard}, front={1: "5/5"})
    board.attack("front 1")
    assert board.asked == "rest"
    assert board.row("player") == ["player 1", "player 2", "", ""]


def test_exhaust_makes_it_skip_its_attack() -> None:
    board = Board(player={1: "1/1 attack> Exhaust {front}"}, front={1: "1/9"})
    board.attack("player 1")
    assert board.exhausted("front 1")


def test_restore_lets_it_attack_again_but_once_in_a_phase() -> None:
    line = "1/9 attack> Restore {sides}"
    board = Board(player={1: line, 2: line})
    board.run("attack")
    assert [told["column"] for told in board.happened("attacks")] == [1, 2, 1, 2]
    assert not board.exhausted("player 1")


def test_turn_page_shows_another_body() -> None:
    text = "attack> Move the bottom card of {front} to its top"
    board = Board(player={1: f"1/9 {text}"}, front={1: stack("0/1 | 0/7", "0/1 | 5/5")})
    assert (board.attack_of("front 1"), board.life_of("front 1")) == (5, 7)
    board.attack("player 1")
    assert board.cards("front 1") == ["front 1b", "front 1a"]
    assert (board.attack_of("front 1"), board.life_of("front 1")) == (0, 9)


def test_turn_page_of_a_single_card_changes_nothing() -> None:
    text = "attack> Move the bottom card of {front} to its top"
    board = Board(player={1: f"1/9 {text}"}, front={1: "2/5"})
    board.attack("player 1")
    assert board.cards("front 1") == ["front 1"]
    assert "turned-page" not in {event.name for event in board.events}

"""Rulings D11–D16: area skills, elements, and how long a change lasts (manual: "Area Skills")."""

from __future__ import annotations

from rulebook.generals.board import Board, stack

INFUSE = "any> Infuse with this Element. |"


def reasons(board: Board, cell: str) -> list[str]:
    """The cards that changed the last attack counted there, in order."""
    row, column = cell.split()
    told = [
        about
        for about in board.happened("counted")
        if (about["row"], about["column"]) == (row, int(column))
    ]
    names = told[-1]["from"]
    assert isinstance(names, tuple)
    return [str(name) for name in names]


def test_d11_place_stack_then_banners_then_front_skills_then_own_cards() -> None:
    board = Board(
        player={
            1: "Own = attack> +1{attack} | 1/9 attack> +1{attack}",
            2: "Near = 0/9 banner attack> +1{attack}",
        },
        front={
            1: "Opposite = 0/9 front> -1{attack} to {front}",
            2: "Far = 0/9 banner attack> +1{attack}",
        },
        places=["Upper = // any> +1{attack} |", "Lower = // any> +1{attack} |"],
    )
    board.attack("player 1")
    assert reasons(board, "player 1") == [
        *("Lower place", "Upper place", "Near", "Far", "Opposite", "Own", "Own"),
    ]
    assert board.counted("player 1") == [1 + 2 + 2 - 1 + 2]


def test_d11_banners_of_the_own_row_come_first_each_row_from_left_to_right() -> None:
    banner = "0/9 banner attack> +1{attack}"
    board = Board(
        player={1: f"A = {banner}", 4: f"B = {banner}"},
        front={2: f"C = {banner}", 3: "1/9", 4: f"D = {banner}"},
    )
    board.attack("front 3")
    assert reasons(board, "front 3") == ["C", "D", "A", "B"]


def test_d11_acts_follow_the_same_order() -> None:
    """Each of them wounds the attacker, the last one heals it all."""
    wound = "Add 1{wound} to {around}"
    board = Board(
        player={2: stack("attack> Remove all {wound} |", "0/9")},
        front={2: f"0/9 front> {wound}", 3: f"0/9 banner attack> {wound}"},
        places=["// attack> Add 1{wound} to this Unit |"],
    )
    board.attack("player 2")
    used = [told["card"] for told in board.happened("used")]
    assert used == ["place 1 place", "front 3", "front 2", "player 2a"]
    assert board.wounds("player 2") == 0


def test_d11_acts_of_banners_begin_with_the_evaluated_units_row() -> None:
    banner = "0/9 banner attack> Add 1{wound} to {front}"
    board = Board(player={1: f"A = {banner}", 2: "1/9"}, front={3: f"B = {banner}"})
    board.attack("player 2")
    assert [told["card"] for told in board.happened("used")] == ["A", "B"]


def test_d11_own_cards_are_read_from_the_bottom_to_the_top() -> None:
    """Body and header of the bottom card, then the headers above it (manual: "Stacks")."""
    cards = ("Top = attack> +1{attack} |", "Middle = attack> Add 1{wound} to {right} |")
    board = Board(
        player={1: stack(*cards, "Bottom = attack> Exhaust {right} | 1/9 attack> +1{attack}")}
        | {2: "0/9"}
    )
    board.attack("player 1")
    assert [told["card"] for told in board.happened("used")] == ["Bottom", "Middle"]
    assert reasons(board, "player 1") == ["Bottom", "Top"]


def test_d11_banners_reach_allies_enemies_and_the_unit_itself() -> None:
    board = Board(
        player={1: "1/9 banner any> +2{attack}", 2: "1/9"},
        front={4: "1/9"},
        incoming={4: "1/9"},
    )
    assert [board.attack_of(cell) for cell in ("player 1", "player 2", "front 4")] == [3, 3, 3]


def test_d11_place_stack_skills_reach_all_units_of_both_rows() -> None:
    board = Board(player={1: "1/9"}, front={4: "1/9"}, places=["// any> +1{attack}, -1{life} |"])
    assert [board.attack_of(cell) for cell in ("player 1", "front 4")] == [2, 2]
    assert [board.life_of(cell) for cell in ("player 1", "front 4")] == [8, 8]


def test_d11_a_covered_banner_is_blank() -> None:
    board = Board(player={1: stack("0/9 banner any> +2{attack}", "1/1")})
    assert board.attack_of("player 1") == 1


def test_d12_a_front_skill_asks_for_its_owners_elements() -> None:
    skill = "front> {earth}: -1{attack} to {front}"
    with_it = Board(player={1: f"earth {skill} | 0/9"}, front={1: "3/9"})
    without = Board(player={1: f"{skill} | 0/9"}, front={1: "earth*2 | 3/9"})
    assert with_it.attack_of("front 1") == 3 - 1
    assert without.attack_of("front 1") == 3


def test_d12_a_banner_asks_for_its_owners_elements() -> None:
    banner = "0/9 banner any> {fire}: +{x}{attack}"
    with_it = Board(player={1: f"fire*2 | {banner}", 2: "1/9"})
    without = Board(player={1: f"| {banner}", 2: "fire*2 | 1/9"})
    assert with_it.attack_of("player 2") == 1 + 2
    assert without.attack_of("player 2") == 1


def test_d12_a_place_asks_for_the_elements_of_the_unit_it_affects() -> None:
    board = Board(
        player={1: "fire*2 | 1/9", 2: "fire | 1/9"},
        places=["// any> {fire}{fire}: +2{attack} |"],
    )
    assert [board.attack_of("player 1"), board.attack_of("player 2")] == [1 + 2, 1]


def test_d12_so_does_an_event_card_in_the_place_stack() -> None:
    board = Board(
        player={1: "water*2 | 1/9", 2: "1/9"},
        event_places=["any> {water}: -{x}{attack} | > Touch the Printer Deck."],
    )
    assert [board.attack_of("player 1"), board.attack_of("player 2")] == [1 - 2, 1]


def test_d12_an_infusion_by_the_place_stack_counts_for_front_skills_and_banners() -> None:
    board = Board(
        player={
            1: "front> {fire}: -1{attack} to {front} | 0/9",
            2: "0/9 banner any> {fire}: +2{attack}",
        },
        front={1: "3/9"},
        places=[f"// fire {INFUSE}"],
    )
    assert board.attack_of("front 1") == 3 - 1 + 2


def test_d12_also_for_banners_that_infuse() -> None:
    board = Board(
        player={2: "0/9 banner any> {fire}: Infuse with {air}", 3: "1/9 attack> {air}: +1{attack}"},
        places=[f"// fire {INFUSE}"],
    )
    assert board.attack_of("player 3") == 1 + 1


def test_d13_symbols_on_a_banner_are_the_owners() -> None:
    board = Board(
        player={1: "1/9", 2: "1/9 banner any> +3{attack} to {right}", 3: "1/9", 4: "1/9"},
        front={2: "1/9", 3: "1/9"},
    )
    attacks = [board.attack_of(f"player {column}") for column in (1, 2, 3, 4)]
    assert attacks == [1, 1, 1 + 3, 1]
    assert [board.attack_of("front 2"), board.attack_of("front 3")] == [1, 1]


def test_d13_front_on_a_banner_is_the_enemy_in_front_of_the_owner() -> None:
    board = Board(
        player={1: "1/9", 2: "1/9 banner any> -1{attack} to {front}"},
        front={1: "3/9", 2: "3/9", 3: "3/9"},
    )
    assert [board.attack_of(f"front {column}") for column in (1, 2, 3)] == [3, 2, 3]
    assert board.attack_of("player 1") == 1


def test_d13_a_banner_without_a_symbol_speaks_of_each_unit_it_affects() -> None:
    """Manual: banners "are applied to all of the Units on the battlefield"."""
    board = Board(
        player={
            1: "0/9 banner attack> Infuse with {fire}",
            2: "0/9 banner attack> Attack twice.",
            3: "1/9 attack> {fire}: +2{attack}",
        },
        front={3: "0/9"},
    )
    board.attack("player 3")
    assert board.wounds("front 3") == (1 + 2) + (1 + 2)


def test_d13_a_front_skill_without_a_symbol_speaks_of_the_opposite_unit() -> None:
    player = {1: stack("2/9", wounds=3)}
    board = Board(player=player, front={1: stack("1/9 front> Remove 1{wound}", wounds=3)})
    board.attack("player 1")
    assert (board.wounds("player 1"), board.wounds("front 1")) == (2, 5)


def test_edition_0_2_a_unit_is_not_its_own_ally() -> None:
    units = {1: "0/9 attack> Add 1{wound} to all Allies", 2: "0/9"}
    old, new = Board(player=units), Board(player=units, edition="0.2")
    for board in (old, new):
        board.attack("player 1")
    assert (old.wounds("player 1"), old.wounds("player 2")) == (1, 1)
    assert (new.wounds("player 1"), new.wounds("player 2")) == (0, 1)


def test_edition_0_2_nor_its_own_highest_ally_nor_one_of_its_choice() -> None:
    for which in ("highest {life} Ally", "any Ally"):
        units = {1: f"0/9 attack> Add 1{{wound}} to {which}", 2: "0/8"}
        board = Board(player=units, edition="0.2")
        board.attack("player 1")
        assert (board.wounds("player 1"), board.wounds("player 2")) == (0, 1)


def test_d13_all_units_of_a_banner_are_each_meant_once() -> None:
    board = Board(
        player={1: "1/9"},
        front={1: "0/2", 2: "0/3 banner defend> +1{life} to all Units"},
    )
    board.attack("player 1")
    changed = [(told["row"], told["column"]) for told in board.happened("changed")]
    assert sorted(changed) == [("front", 1), ("front", 2), ("player", 1)]


def test_d14_an_any_skill_acts_once_in_an_action() -> None:
    """At the attack step; not again when the attacker is checked, nor at the second strike."""
    board = Board(
        player={1: stack("any> Add 1{wound} to {frontright} |", "1/9 attack> Attack twice.")},
        front={1: "0/9", 2: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 2") == 1
    board.attack("player 1")
    assert board.wounds("front 2") == 2


def test_d14_an_any_skill_whose_condition_was_not_met_may_still_act_at_a_later_step() -> None:
    """Without fire at the attack step; infused by the struck unit, with it at its check."""
    board = Board(
        player={1: "1/9 any> {fire}: Add 1{wound} to {right}", 2: "0/9"},
        front={1: "0/9 defend> Infuse {front} with {fire}"},
    )
    board.attack("player 1")
    assert board.wounds("player 2") == 1


def test_d14_an_area_any_skill_acts_once_for_each_unit_it_affects() -> None:
    """In one action two units are evaluated: the attacker and the struck one."""
    board = Board(
        player={1: "1/9"},
        front={1: "0/9", 4: "0/9 banner any> Add 1{wound} to {left}", 3: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 3") == 2


def test_d14_a_change_to_another_unit_lasts_to_the_end_of_the_action() -> None:
    """The attacker weakens the life of the unit opposite, which an ally's strike then finds."""
    board = Board(
        player={2: stack("any> -2{life} this Unit and {front} |", "1/9")},
        front={2: "0/3"},
    )
    board.attack("player 2")
    assert board.row("front") == [""] * 4  # 1 wound ≥ 3 − 2 life
    assert board.life_of("player 2") == 9 - 2


def test_d14_a_struck_unit_weakens_the_attacker_for_both_strikes() -> None:
    board = Board(
        player={1: "3/9 attack> Attack twice."},
        front={1: stack("any> -1{attack} this Unit and {front} |", "3/9")},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == (3 - 1) + (3 - 1)
    assert board.attack_of("front 1") == 3 - 1


def test_d15_changes_and_infusions_end_with_the_action() -> None:
    board = Board(
        player={
            1: "0/9 attack> +2{attack} to {right}",
            2: "1/9 attack> Infuse {right} with {fire}",
            3: "1/9 attack> {fire}: +5{attack}",
        },
        front={2: "0/9", 3: "0/9"},
    )
    board.attack("player 1")
    assert board.attack_of("player 2") == 1
    board.attack("player 2")
    board.attack("player 3")
    assert (board.wounds("front 2"), board.wounds("front 3")) == (1, 1)


def test_d15_they_end_even_when_the_attacker_falls() -> None:
    board = Board(
        player={1: stack("0/1 attack> -2{attack} to {front}", wounds=1)}, front={1: "3/9"}
    )
    board.attack("player 1")
    assert board.row("player") == [""] * 4
    assert board.attack_of("front 1") == 3


def test_d15_a_change_holds_during_the_action() -> None:
    board = Board(
        player={1: "2/9"},
        front={1: stack("defend> +1{life} |", "0/2"), 2: "0/9"},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 2  # 2 wounds < 2 + 1 life
    assert board.life_of("front 1") == 2
    board.attack("player 1")  # 4 wounds ≥ 2 + 1 life
    assert board.row("front")[0] == ""


def test_d15_wounds_stay_from_turn_to_turn_and_move_with_the_unit() -> None:
    board = Board(
        player={1: "1/9 attack> Jump 1 space {right}"}, front={1: "2/9", 2: "1/9"}, life=5
    )
    board.attack("front 1")
    board.run("attack")
    assert board.wounds("player 2") == 2
    board.run("defense")
    assert board.wounds("player 2") == 2 + 1


def test_d16_the_struck_unit_may_lessen_the_attack() -> None:
    board = Board(player={1: "3/9"}, front={1: stack("defend> -1{attack} to {front} |", "0/9")})
    board.attack("player 1")
    assert board.wounds("front 1") == 3 - 1


def test_d16_an_attack_brought_to_0_adds_no_wounds_but_both_units_are_checked() -> None:
    board = Board(
        player={1: stack("3/3", wounds=3)},
        front={1: stack("defend> -9{attack} to {front} |", "0/2", wounds=2)},
    )
    board.attack("player 1")
    assert board.row("front") == [""] * 4
    assert board.row("player") == [""] * 4
    defeated = [told["row"] for told in board.happened("defeated")]
    assert defeated == ["front", "player"]
    assert board.happened("defeated")[0]["wounds"] == 2  # none was added


def test_d16_it_does_not_heal() -> None:
    board = Board(
        player={1: "1/3"},
        front={1: stack("defend> -3{attack} to {front} |", "0/5", wounds=2)},
    )
    board.attack("player 1")
    assert board.wounds("front 1") == 2

"""Rulings C8–C10: battles that would never end, and Pressure."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulebook.generals.board import Board

DISCARD_A_PLACE = "> Select a level {level} Place Stack card: discard it."


def face_off(edition: str, hand: Sequence[str] = ()) -> Board:
    """An unopposed unit earns a Shield each turn that pays for the enemy's hit."""
    return Board(
        player={1: "1/1"},
        front={2: "1/1"},
        places=["// L3 |", "// L1 |"],
        hand=hand,
        edition=edition,
    )


def sit_out(board: Board, turns: int) -> None:
    """End every Play Phase, pay every hit with Shields."""
    for _ in range(turns):
        board.play("end")
        if board.asked == "direct-hit":
            board.play("shields")


def test_c8_edition_0_1_a_shield_a_turn_pays_for_ever_and_no_rule_ends_it() -> None:
    board = face_off("0.1", hand=["Ogre = 2/2"])
    board.run("turn")
    sit_out(board, 120)
    assert board.over is None
    assert board.life == 5
    assert board.row("player")[0] == "player 1"
    board.play("add Ogre to 2", "end", "pass", "leave", "leave")
    assert board.ink == 4  # whoever has waited so long can still win


def test_c8_edition_0_2_pressure_breaks_it() -> None:
    board = face_off("0.2")
    board.run("turn")
    sit_out(board, 2)
    assert board.row("player") == [""] * 4


def test_c8_the_turns_of_a_battle_are_counted_anew_in_the_next() -> None:
    board = face_off("0.1", hand=["Ogre = 2/2"])
    board.run("turn")
    sit_out(board, 10)
    assert board.position.battle_turns == 11
    board.play("add Ogre to 2", "end", "pass", "leave", "leave")
    assert board.ink == 4
    assert board.position.battle_turns == 1


@pytest.mark.parametrize("edition", ["0.1", "0.2"])
def test_c9_no_life_no_card_no_unit_and_harmless_enemies_are_a_loss(edition: str) -> None:
    board = Board(front={1: "0/2", 3: "-1/1"}, places=["// L3 |"], life=0, edition=edition)
    board.run("turn")
    assert board.over is not None
    assert board.over.how == "deadlock"
    assert board.over.returns == (0.0,)


@pytest.mark.parametrize(
    "rest",
    [
        {"life": 1},
        {"life": 1, "filler": 0},
        {"hand": ["1/1"]},
        {"player": {2: "1/1"}},
        {"front": {1: "0/2", 2: "1/1"}},
        {"incoming": {2: "1/1"}},
        {"places": ["// L0 |"]},
        {"events": ["> Draw 2 cards."]},
    ],
    ids=lambda rest: next(iter(rest)),
)
def test_c9_anything_that_can_still_happen_is_no_deadlock(rest: dict[str, object]) -> None:
    board = Board(**({"front": {1: "0/2"}, "places": ["// L3 |"], "life": 0} | rest))  # type: ignore[arg-type]
    board.run("turn")
    assert board.over is None


def test_c9_an_incoming_unit_that_can_never_advance_does_not_matter() -> None:
    board = Board(front={1: "0/2"}, incoming={1: "3/3"}, places=["// L3 |"], life=0)
    board.run("turn")
    assert board.over is not None
    assert board.over.how == "deadlock"


def test_c9_an_enemy_that_will_fall_at_its_own_check_is_no_deadlock() -> None:
    """Ruling D4: a unit that does not attack is checked all the same."""
    board = Board(front={1: "0/0"}, places=["// L3 |"], life=0)
    board.run("turn")
    assert board.over is None
    board.play("end")
    assert "won-battle" in board.order


def pressed(board: Board) -> list[tuple[object, object]]:
    return [(told["step"], told["most"]) for told in board.happened("pressed")]


def under_pressure(**rest: object) -> Board:
    """Two Place cards at the Ink Level, and an enemy that stays."""
    wish = {
        "places": ["// L2 |", "// L1 |"],
        "front": {1: "0/9"},
        "player": {2: "Imp = 0/9"},
        "edition": "0.2",
    }
    return Board(**(wish | rest))  # type: ignore[arg-type]


def test_c10_two_cards_are_two_safe_increases_then_the_player_row_is_discarded() -> None:
    board = under_pressure(hand=["1/1"], shields=["1/1"])
    board.run("check")
    board.run("check")
    assert pressed(board) == [(1, 2), (2, 2)]
    assert board.row("player")[1] == "Imp"
    board.run("check")
    assert "crushed" in board.order
    assert board.row("player") == [""] * 4
    assert board.discard == ["Imp"]
    assert board.row("front")[0] == "front 1"
    assert len(board.hand) == len(board.shields) == 1
    assert board.life == 5


def test_c10_after_that_it_begins_anew() -> None:
    board = under_pressure()
    for _ in range(4):
        board.run("check")
    assert pressed(board) == [(1, 2), (2, 2), (1, 2)]


def test_c10_edition_0_1_knows_no_pressure() -> None:
    board = under_pressure(edition="0.1")
    for _ in range(4):
        board.run("check")
    assert board.position.view(0).pressure == 0
    assert board.row("player")[1] == "Imp"


def test_c10_an_incoming_enemy_keeps_the_pressure_up() -> None:
    board = under_pressure(front={}, incoming={4: "1/1"})
    board.run("check")
    assert pressed(board) == [(1, 2)]


def test_c10_no_pressure_while_the_stack_evolves_and_evolving_does_not_reset_it() -> None:
    board = under_pressure(events=["L-1 |> Touch the Printer Deck."], pile=["// L1 |"])
    board.run("check")
    board.run("play", "event", "end")
    board.run("check")
    assert board.places[-1] == "pile 1"
    assert board.position.view(0).pressure == 1
    board.run("check")
    assert pressed(board) == [(1, 2), (2, 4)]


def test_c10_events_in_the_stack_lengthen_it() -> None:
    board = under_pressure(events=["L0 |> Touch the Printer Deck."])
    board.run("play", "event", "end")
    for _ in range(3):
        board.run("check")
    assert pressed(board) == [(1, 3), (2, 3), (3, 3)]
    board.run("check")
    assert "crushed" in board.order


@pytest.mark.parametrize(
    ("steps", "leaving", "left"),
    [
        (0, 1, 0),  # right of the deck: no card of the stack matters
        (1, 3, 1),  # a card below the counter
        (2, 1, 1),  # a card above it: the counter keeps its card
        (3, 1, 2),
        (1, 1, 1),  # its own card: the next one below, which is now the 1st
        (2, 2, 2),
        (3, 3, 2),  # its own card, the last one: the new last
    ],
)
def test_c10_when_a_card_leaves_the_counter_keeps_its_card_or_takes_the_next_below(
    steps: int, leaving: int, left: int
) -> None:
    levels = [1, 1, 1]
    levels[leaving - 1] = 3
    event = f"L3 |{DISCARD_A_PLACE.format(level=3)}"
    board = under_pressure(places=[f"// L{level} |" for level in levels], events=[event])
    for _ in range(steps):
        board.run("check")
    board.run("play", "event", "end")
    assert f"place {leaving}" not in board.places
    assert board.position.view(0).pressure == left


def test_c10_a_place_that_discards_itself_takes_no_safe_step_from_the_counter_above() -> None:
    board = under_pressure(
        places=["// L3 |", "// L0 attack> Discard this card |", "// L0 |"], player={2: "1/9"}
    )
    board.run("check")
    board.run("check")
    board.run("check")
    board.attack("player 2")
    assert board.places == ["place 1", "place 3"]
    assert board.position.view(0).pressure == 2  # still on place 3


def test_c10_the_next_battle_resets_it() -> None:
    board = under_pressure(player={1: "9/9"})
    board.run("check")
    board.run("attack")
    board.run("check", "leave", "leave")
    assert board.ink == 4
    assert board.position.view(0).pressure == 0

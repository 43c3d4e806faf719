"""A text that only people can read is shown at its moment, applied by hand or skipped."""

from __future__ import annotations

import pytest

from games.generals.invariants import check_decision, check_end
from games.generals.odd_decks import FAR, RIDDLE, riddles
from games.generals.random_play import decisions
from rulebook.generals.board import Board, stack
from stampadia.games.generals import GAME
from stampadia.games.generals.choices import ADJUSTMENTS, PASS
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.by_hand import MOST_ADJUSTMENTS
from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective
from stampadia.players import make_player
from stampadia.words import LANGUAGES


def at_the_riddle(**table: object) -> Board:
    """A unit whose attack skill nobody can read has begun its attack."""
    player = {1: f"2/3 attack> {RIDDLE}", 2: stack("1/1", "1/2", wounds=1)}
    table = {"player": player, "front": {1: "1/9"}, "hand": ["1/1", "1/1"], **table}
    board = Board(unread=True, **table)  # type: ignore[arg-type]
    board.attack("player 1")
    assert board.asked == "by-hand"
    return board


# At its moment


def test_it_is_shown_with_its_card_and_its_words() -> None:
    board = at_the_riddle()
    view = board.position.view(0)
    assert (view.step, view.asked, view.text) == ("by-hand", 0, RIDDLE)
    assert view.speaker is not None and view.speaker.name == "player 1"
    assert [(told["card"], told["text"]) for told in board.happened("unread")] == [
        ("player 1", RIDDLE)
    ]
    for code in LANGUAGES:
        assert "Whistle until" in GAME.question(view, GAME.words(code))


@pytest.mark.parametrize(
    ("moment", "lines"),
    [
        ("attack", {"player": {1: f"2/3 attack> {RIDDLE}"}}),
        ("attack", {"player": {1: f"2/3 any> {RIDDLE}"}}),
        ("attack", {"player": {1: stack(f"attack> {RIDDLE} |", "2/3")}}),
        ("attack", {"player": {1: "2/3"}, "front": {1: f"1/3 defend> {RIDDLE}"}}),
        ("attack", {"player": {1: "2/3"}, "front": {1: f"1/3 front> {RIDDLE}"}}),
        ("attack", {"player": {1: "2/3"}, "front": {1: f"1/3 life> {RIDDLE}"}}),
        ("attack", {"player": {1: "9/3"}, "front": {1: f"1/3 defeat> {RIDDLE}"}}),
        ("attack", {"player": {1: "2/3", 3: f"1/1 banner attack> {RIDDLE}"}}),
        ("attack", {"player": {1: "2/3"}, "places": [f"1/1 // L2 attack> {RIDDLE} |"]}),
        ("check", {"pile": [f"1/1 // > {RIDDLE}"]}),
    ],
)
def test_every_part_of_a_card_speaks_at_its_moment(moment: str, lines: dict[str, object]) -> None:
    board = Board(unread=True, **lines)  # type: ignore[arg-type]
    if moment == "attack":
        board.attack("player 1")
    else:
        board.run(moment)
    assert board.asked == "by-hand"
    board.play("skip text")
    assert board.asked == "rest"


def test_an_event_that_nobody_can_read_can_be_used() -> None:
    board = Board(unread=True, events=[f"> {RIDDLE}"])
    board.run("play", "event")
    assert board.asked == "by-hand"
    assert board.position.view(0).text == RIDDLE
    board.play("by hand draw", "pass")
    assert board.hand == ["filler 1"]
    assert board.places == ["event 1"]


def test_it_speaks_once_in_an_attack() -> None:
    board = at_the_riddle(player={1: stack("attack> Attack twice |", f"2/3 any> {RIDDLE}")})
    board.play("skip text")
    assert board.asked == "rest"
    assert board.wounds("front 1") == 2 + 2


# Skipping


def test_skipping_is_told_and_applying_is_not_called_skipping() -> None:
    board = at_the_riddle()
    board.play("skip text")
    assert [told["card"] for told in board.happened("skipped-text")] == ["player 1"]
    applied = at_the_riddle()
    applied.play("by hand wound front 1", "pass")
    assert not applied.happened("skipped-text")


def test_a_record_says_that_a_text_was_skipped() -> None:
    board = at_the_riddle()
    assert GAME.write(board.position, PASS) == "skip text"
    assert GAME.write(board.position, PASS, "it") == "salta testo"
    board.play("by hand wound front 1")
    assert GAME.write(board.position, PASS) == "pass"


def test_a_text_within_a_text_is_counted_for_itself() -> None:
    """Defeating a unit by hand may set off another riddle."""
    board = at_the_riddle(front={1: "1/9", 2: f"1/1 defeat> {FAR}"})
    board.play("by hand defeat front 2")
    assert board.position.view(0).text == FAR
    board.play("skip text")
    assert board.position.view(0).text == RIDDLE
    board.play("pass")
    assert [told["text"] for told in board.happened("skipped-text")] == [FAR]


# Adjustments


def test_wound_and_heal() -> None:
    board = at_the_riddle()
    assert "by hand heal front 1" not in board.choices
    board.play("by hand wound front 1", "by hand wound front 1", "by hand heal front 1")
    assert board.wounds("front 1") == 1


def test_attack_and_life_up_and_down_last_for_the_attack() -> None:
    board = at_the_riddle()
    board.play("by hand attack-up player 1", "by hand attack-up player 1")
    board.play("by hand attack-down player 1", "by hand life-down front 1")
    board.play("by hand life-up player 1", "by hand life-down front 1")
    assert (board.attack_of("player 1"), board.life_of("player 1")) == (3, 4)
    assert board.life_of("front 1") == 7
    board.play("pass")
    assert board.wounds("front 1") == 3
    assert (board.attack_of("player 1"), board.life_of("front 1")) == (2, 9)


def test_values_change_only_during_an_attack() -> None:
    board = Board(unread=True, player={1: "1/1"}, events=[f"> {RIDDLE}"])
    board.run("play", "event")
    assert not [text for text in board.choices if text.endswith(("-up player 1", "-down player 1"))]


def test_discard_bottom_and_the_last_card_takes_the_unit_along() -> None:
    board = at_the_riddle()
    board.play("by hand discard-bottom player 2")
    assert board.cards("player 2") == ["player 2a"]
    board.play("by hand discard-bottom player 2")
    assert board.cards("player 2") == []
    assert board.discard == ["player 2b", "player 2a"]


def test_exhaust_and_restore_once_in_a_phase() -> None:
    board = at_the_riddle()
    board.play("by hand exhaust player 2", "by hand restore player 2", "by hand exhaust player 2")
    assert board.exhausted("player 2")
    assert "by hand restore player 2" not in board.choices


def test_two_units_cannot_restore_each_other_for_ever() -> None:
    line = f"1/1 attack> {RIDDLE}"
    board = Board(unread=True, player={1: line, 2: line})
    board.run("attack")
    attacks = 0
    while board.asked == "by-hand":
        attacks += 1
        restoring = [text for text in board.choices if "restore" in text]
        board.play(*restoring[:1], "pass" if restoring else "skip text")
    assert attacks == 4


def test_defeat_with_all_that_follows() -> None:
    board = at_the_riddle(front={1: "1/9", 3: "1/1 defeat> Add 2{wound} to {left}", 2: "1/9"})
    board.play("by hand defeat front 3")
    assert board.cards("front 3") == []
    assert board.wounds("front 2") == 2


def test_draw_and_discard() -> None:
    board = at_the_riddle()
    board.play("by hand draw", "by hand discard hand 1")
    assert board.hand == ["hand 2", "filler 1"]
    assert board.discard == ["hand 1"]
    full = at_the_riddle(hand=["1/1"] * 7)
    assert "by hand draw" not in full.choices


def test_move_a_unit_to_any_empty_space() -> None:
    board = at_the_riddle()
    board.play("by hand move front 1 to incoming 4", "by hand move player 2 to front 3")
    assert board.row("incoming") == ["", "", "", "front 1"]
    assert board.row("front") == ["", "", "player 2b", ""]
    assert board.wounds("front 3") == 1


def test_the_attacker_itself_may_be_moved_away_or_lost() -> None:
    for adjustment in (
        "by hand move player 1 to incoming 2",
        "by hand move player 1 to front 4",
        "by hand discard-bottom player 1",
        "by hand defeat player 1",
    ):
        board = at_the_riddle()
        board.play(adjustment, "pass")
        assert board.asked == "rest"
        assert board.wounds("front 1") == 0


def test_no_adjustment_goes_untested() -> None:
    tested = {"wound", "heal", "attack-up", "attack-down", "life-up", "life-down"}
    tested |= {"discard-bottom", "exhaust", "restore", "defeat"}
    assert set(ADJUSTMENTS) == tested


def test_it_is_bounded() -> None:
    board = at_the_riddle()
    for number in range(MOST_ADJUSTMENTS):
        assert board.asked == "by-hand", number
        board.play("by hand wound player 2")
    assert board.asked == "rest"
    assert board.wounds("player 2") == 1 + MOST_ADJUSTMENTS


# Players that are no people


@pytest.mark.parametrize("name", ["random", "greedy", "search:10"])
def test_bots_skip(name: str) -> None:
    position = Position(riddles(), 1, 3, "0.1", random_events=False)
    player = make_player(name, Dealer("skips"))
    asked = 0
    for ask, _ in decisions(position, Dealer("riddles for bots")):
        if position.agenda[-1].name == "by-hand" and asked < 8:
            asked += 1
            assert list(GAME.candidates(position, ask)) == [PASS]
            assert GAME.instinct(position, ask, Dealer("instinct")) == PASS
            assert player.choose(Perspective(GAME, position, 0)) == PASS
    assert asked == 8


@pytest.mark.parametrize("edition", ["0.1", "0.2"])
@pytest.mark.parametrize("seats", [1, 2])
def test_everything_holds_in_games_full_of_riddles(seats: int, edition: str) -> None:
    deck = riddles()
    applied = 0
    for number in range(30):
        position = Position(deck, seats, 2 + number % 2, edition, random_events=True)
        for ask, choice in decisions(position, Dealer(f"riddles {seats} {edition} {number}")):
            check_decision(position, ask)
            applied += position.agenda[-1].name == "by-hand" and choice != PASS
        check_end(position)
    assert applied > 1_000


# The table


@pytest.mark.parametrize("full", [False, True])
def test_life_shields_ink_and_places_can_be_changed(full: bool) -> None:
    board = at_the_riddle(life=3, shields=["1/1"], places=["1/1 // L2 | "], full=full)
    ink, places = board.ink, len(board.places)
    board.play("by hand gain-life", "by hand gain-life", "by hand gain-shield")
    assert (board.life, len(board.shields)) == (5, 2)
    assert not any("gain-life" in choice for choice in board.choices)  # ruling B10
    board.play("by hand lose-life", "by hand raise-ink", "by hand add-place")
    assert (board.life, board.ink, len(board.places)) == (4, ink + 1, places + 1)
    board.play("by hand lower-ink", "a mano abbassa-inchiostro")
    assert board.ink == ink - 1


def test_which_shield_and_which_place_is_asked() -> None:
    board = at_the_riddle(shields=["1/1", "1/1"], places=["1/1 // L2 | ", "1/1 // L1 | "])
    board.play("by hand lose-shield")
    assert board.asked == "which-shield"
    board.play("discard shield 1")
    assert len(board.shields) == 1
    board.play("by hand discard-place")
    assert board.asked == "which-place"
    board.play("discard place 2")
    assert board.places == ["place 1"]
    assert board.asked == "by-hand"


def test_a_unit_can_be_infused() -> None:
    board = at_the_riddle(
        player={1: stack("attack> {fire}: +1{attack} |", f"2/3 attack> {RIDDLE}")}
    )
    board.play("by hand infuse fire player 1", "pass")
    assert board.wounds("front 1") == 3


# What can be read of it


def test_a_condition_that_is_read_guards_what_is_not() -> None:
    for have, asked in (("fire", "by-hand"), ("water", "rest")):
        unit = f"2/3 {have} attack> {{fire}}: {RIDDLE}"
        board = Board(player={1: unit}, front={1: "1/9"}, unread=True)
        board.attack("player 1")
        assert board.asked == asked, have


def test_a_condition_of_the_table_guards_it_too() -> None:
    for life, asked in ((2, "by-hand"), (3, "rest")):
        text = f"You have 2 Life or less: {RIDDLE}"
        board = Board(player={1: f"2/3 attack> {text}"}, front={1: "1/9"}, life=life, unread=True)
        board.attack("player 1")
        assert board.asked == asked, life
        board = Board(pile=[f"1/1 // L0 | > {text}"], life=life, unread=True)
        board.run("check")
        assert board.asked == asked, life


def test_an_event_waits_for_the_moment_that_is_read() -> None:
    text = f"When 1 of your Units attacks: {RIDDLE}"
    board = Board(player={1: "2/3"}, front={1: "1/9"}, events=[f"> {text}"], unread=True)
    board.run("play", "end", on=True)
    assert board.asked == "event"
    assert board.position.action is not None
    board.play("event")
    assert board.asked == "by-hand"

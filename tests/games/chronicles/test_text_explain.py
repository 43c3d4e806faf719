"""What a choice would do, told from the view alone; and whole games told without a slip."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.chronicles.readable import (
    ENGLISH,
    ITALIAN,
    assert_readable,
    assert_readable_question,
    said_in,
)
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, column, room, start
from stampadia.games.chronicles import notation, text
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.instructions import Narrate
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.text.table import WIDTH
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.words import LANGUAGES, Words

HALL = room(12, "5,2", "5x3", "move [1] & pay 2G » x[1], +1XP, {a purse} | move [1] » a creak")
WAY_OUT = room(20, "6,5", "2x2", "A quiet corner.")


def explained(table: Table, choice: str, words: Words = ENGLISH) -> str:
    told = text.explain(table.position.view(0), _int(notation.read(table.position, choice)), words)
    assert_readable(told)
    return told


def _int(choice: Any) -> int:
    assert isinstance(choice, int)
    return choice


# Walking


def walking(**laid: Any) -> Table:
    return Table(START, HALL, WAY_OUT, cells={"6,3": 1}, **laid)


def test_a_door_names_its_room_and_its_price() -> None:
    table = walking(gold=42)
    assert explained(table, "door 5,3") == (
        "To 5,3, outside the door: 4 + 5 + 3 = room 12, not discovered yet. Every door costs "
        "1G: 41 left."
    )
    assert explained(table, "porta 5,3", ITALIAN) == (
        "In 5,3, fuori dalla porta: 4 + 5 + 3 = stanza 12, ancora da scoprire. Ogni porta costa "
        "1\N{NO-BREAK SPACE}MO: ne restano 41."
    )


def test_a_known_room_is_told_with_its_enemies() -> None:
    table = walking(drawn=[12], enemies={"8,3": 1, "9,3": 0}, hits={"9,3": 1})
    assert "room 12, already drawn, with one living enemy." in explained(table, "door 5,3")


def test_without_gold_a_door_is_the_end() -> None:
    assert "and there is none: the hero is lost" in explained(walking(gold=0), "door 5,3")


def test_a_grey_cell_shows_its_lines_and_hides_what_is_upside_down() -> None:
    told = explained(walking(at="5,3"), "[1]")
    assert told == (
        "Onto the grey cell [1] at 6,3: move [1] & pay 2G » x[1], +1XP, … | move [1] » a creak."
    )


def test_the_stairs_show_their_lines() -> None:
    table = Table(start("move on stairs & x10 » you win", "enter room » +1G"))
    assert explained(table, "stairs") == (
        "You stand on the stairs: one step off and on again. "
        "Only when all that stands before » is true: move on stairs & x10 » you win."
    )
    assert explained(walking(), "stairs").endswith("no line of this room speaks of them.")
    assert explained(walking(at="4,3"), "stairs").startswith("Onto the stairs at 3,3")


def test_an_offer_shows_its_price_and_the_rest_of_its_line() -> None:
    table = walking(at="5,3")
    table.play("[1]")
    assert explained(table, "yes") == "You pay 2G. Then: x[1], +1XP, …"
    assert explained(table, "sì", ITALIAN) == "Se accetti, paghi 2MO. Poi: x[1], +1PE, …"
    assert explained(table, "no") == "The line does nothing now. It may be offered again."


# Battle


def fight(*items: str, **laid: Any) -> Table:
    """The hero at 6,3, enemies at 7,3 and 6,4."""
    laid = {"enemies": {"7,3": 0, "6,4": 1}, "at": "6,3"} | laid
    return Table(START, HALL, WAY_OUT, items=items, **laid)


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (
            "6 1a",
            "6 on 1a, ATK -1/RNG 1: strength 5. In range: 7,3 (defense 1: a hit), 6,4 (defense "
            "2: a hit).",
        ),
        (
            "3 1a",
            "3 on 1a, ATK -1/RNG 1: strength 2. In range: 7,3 (defense 1: a hit), 6,4 (defense "
            "2: parried).",
        ),
        ("6 1b", "6 on 1b, Move -2: up to 4 spaces."),
        (
            "6 1b, 3 2a",
            "6 on 1b, Move -2: up to 4 spaces. 3 on 2a, DEF -2: defense 1 this round, 5 with the "
            "bonuses (6 at most).",
        ),
        ("6 3a", "6 on 3a, (pay 1G) Gain HP -2: costs 1G first; +3HP."),
        ("3 4b", "3 on 4b, Lock -2: the die stays here, and the enemies have one less this round."),
        ("pass", "No die is played: the enemies’ turn."),
    ],
)
def test_placed_dice_are_worked_out(choice: str, told: str) -> None:
    table = fight(xp=12, lost_hp=3)
    table.play("6 3")
    assert explained(table, choice) == told
    assert_readable(explained(table, choice, ITALIAN))


def test_ranges_are_measured_around_walls_and_exactly_where_it_says_so() -> None:
    hero = (column("ATK/RNG =2", "ATK -3/ALL 2"), *HERO[1:])
    table = fight(hero=hero, enemies={"8,3": 0, "7,5": 0, "7,3": 3}, drawn=[20])
    table.play("6 2")
    assert explained(table, "6 1a").endswith("In range: 8,3 (defense 1: a hit).")
    assert explained(table, "6 1b").endswith(
        "All in range: 8,3 (defense 1: a hit), 7,3 (defense 4: parried)."
    )


def test_what_is_too_dear_or_too_weak_is_told() -> None:
    table = fight(xp=12, gold=0)
    table.play("3 2")
    assert explained(table, "3 3a").endswith(
        "it costs 1G, more than there is: it is not performed."
    )
    assert explained(table, "2 4b").endswith("no effect, the value must be above 0.")
    assert explained(table, "2 1b").endswith("0 spaces, the hero stays.")


def test_an_attack_after_a_move_is_not_judged_from_here() -> None:
    hero = (HERO[0], column("ATK/RNG 1", "DEF", xp=3), *HERO[2:])
    table = fight(hero=hero, xp=3, enemies={"9,3": 0})
    table.play("6 3")
    assert explained(table, "6 1b, 3 2a").endswith(
        "No enemy is in range from here, but the other ability comes first."
    )
    assert explained(table, "6 2a").endswith("No enemy is in range from here.")


def test_a_target_is_told_with_its_end() -> None:
    table = fight(hits={"6,4": 0})
    table.play("4 1", "4 1a")
    assert explained(table, "enemy 7,3") == (
        "Strength 3 against defense 1 of the enemy at 7,3: it dies, +1XP."
    )
    assert explained(table, "enemy 6,4") == (
        "Strength 3 against defense 2 of the enemy at 6,4: a hit, no circle left."
    )


def test_a_victim_has_no_defense() -> None:
    table = fight("Dart (hero turn roll » -1HP to 1 enemy in range 2)")
    table.play("4 1")
    assert explained(table, "use Dart").startswith("Dart (hero turn roll » -1HP to 1 enemy")
    table.play("use Dart")
    assert explained(table, "enemy 6,4") == (
        "The enemy at 6,4 loses 1HP, its defense does not count: no circle left."
    )


def test_moves_tell_how_near_the_enemies_are() -> None:
    table = fight(enemies={"9,3": 0}, cells={"6,2": 1})
    table.play("6 1", "6 1b")
    assert explained(table, "to 5,4") == "To 5,4, 5 spaces from the nearest enemy, around walls."
    assert explained(table, "to 8,3") == "To 8,3, 1 space from the nearest enemy."
    assert "room 20, not discovered yet" in explained(table, "to 7,5")
    assert explained(table, "to 6,2").startswith("Onto the grey cell [1] at 6,2: move [1] &")
    assert explained(table, "go on") == "The hero stops here; 4 spaces are left unused."


@pytest.mark.parametrize(
    ("item", "choice", "told"),
    [
        ("Lamp (hero turn roll » flip 1 die)", "die 6", "The 6 becomes a 1."),
        ("Grog (hero turn roll » set 1 die to 5)", "die 3", "The 3 becomes a 5."),
        ("File (hero turn roll » reduce 1 die value by 2)", "die 3", "The 3 becomes a 1."),
        ("Sieve (hero turn roll » discard 1 die)", "die 6", "The 6 is discarded."),
        (
            "Seal (hero turn roll » activate 1 ability using value 5)",
            "box 1b",
            "5 on 1b, Move -2: up to 3 spaces.",
        ),
    ],
)
def test_items_tell_what_becomes_of_dice(item: str, choice: str, told: str) -> None:
    table = fight(item)
    table.play("6 3", f"use {item.split()[0]}")
    assert explained(table, choice) == told
    assert_readable(explained(table, choice, ITALIAN))


def test_a_copy_is_worked_out_with_both_modifiers() -> None:
    table = fight(hero=(column("Copy -1", "Move"), *HERO[1:]), enemies={"7,3": 2})
    table.play("6 1", "6 1a")
    assert explained(table, "copy 1a") == (
        "ATK -1/RNG 1 with the value 5: strength 4. In range: 7,3 (defense 3: a hit)."
    )


# Whole games


def decisions(seed: str, most: int, variant: str = "") -> Iterator[Position]:
    """A game at random: the position at every question and at the end."""
    position = Position((Prepared(make_sheet(seed)),), variant=variant)
    dealer = Dealer(seed)
    for _ in range(most):
        pending = position.pending()
        if isinstance(pending, Chance):
            position.play(dealer.answer(pending))
            continue
        yield position
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Ask)
        position.play(dealer.one_of(pending.choices))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "variant"), [("a", ""), ("b", "monk"), ("c", "premonition")])
def test_a_whole_game_reads_well(seed: str, variant: str, language: str) -> None:
    words = said_in(language)
    for position in decisions(seed, 120, variant):
        view = position.view(0)
        assert_readable_question(text.question(view, words))
        for choice in view.choices:
            assert_readable(text.explain(view, choice, words))
        assert all(len(line) <= WIDTH for line in text.show(view, words).split("\n"))


def secrets(sheet: Sheet, position: Position) -> Iterator[str]:
    """Narrative that nobody has read yet: of undrawn rooms, and upside-down."""
    known = {
        act.words.en
        for row in position.view(0).rows
        if row.room
        for clause in row.room.clauses
        for act in clause.do
        if isinstance(act, Narrate)
    }
    for one in sheet.rooms:
        for clause in one.clauses:
            for act in clause.do:
                if isinstance(act, Narrate) and act.words.en not in known:
                    yield act.words.en


@pytest.mark.parametrize("seed", ["a", "b"])
def test_nothing_unread_is_ever_told(seed: str) -> None:
    sheet = make_sheet(seed)
    kept = 0
    for position in decisions(seed, 80):
        view = position.view(0)
        told = [text.show(view, ENGLISH).replace("\n", " "), text.question(view, ENGLISH)]
        told += [text.explain(view, choice, ENGLISH) for choice in view.choices]
        for secret in secrets(sheet, position):
            kept += 1
            assert not any(secret in one for one in told), secret
    assert kept > 100

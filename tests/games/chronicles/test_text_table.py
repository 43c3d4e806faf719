"""The whole table as plain text: the Map as a picture, the sheets, what is found and what not."""

from __future__ import annotations

from typing import Final

import pytest

from games.chronicles.readable import ENGLISH, ITALIAN, said_in
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import START, room, sheet_of, start
from stampadia.games.chronicles import text
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.text.table import WIDTH, map_lines
from stampadia.games.chronicles.view.map import ShownMap
from stampadia.words import LANGUAGES, Words

HALL: Final = room(
    12,
    "5,2",
    "5x3",
    "move [1] » x[1], +2G, {a purse}",
    "enter room & not x20 » a draught | no foes » {x20}",
)
CELLAR: Final = room(20, "6,5", "1x2", "The secret cellar.", "move [2] » +5XP")


def laid(**wished: object) -> Table:
    table = {
        "enemies": {"8,3": 2, "9,2": 0},
        "cells": {"6,3": 1, "9,4": 2},
        "items": ["Lantern (hero turn roll » flip 1 die)", "*Rope (hero died » move on stairs)"],
        "drawn": [12],
    } | wished
    return Table(START, HALL, CELLAR, **table)  # type: ignore[arg-type]


def shown(table: Table, words: Words = ENGLISH) -> str:
    return text.show(table.position.view(0), words)


def picture(table: Table) -> list[str]:
    return list(map_lines(ShownMap(table.position.view(0))))


# The Map


def test_the_map_is_a_picture_of_what_is_drawn() -> None:
    assert picture(laid()) == [
        "     1   2   3   4   5   6   7   8   9  10",
        " 1",
        "       ┌10─────────┬12─────────────────┐",
        " 2     │           │                @0 │",
        "       │           │                   │",
        " 3     │    ☻//    ▌    #1      @2     │",
        "       │           │                   │",
        " 4     │           │                #2 │",
        "       └───────────┴─────▬─────────────┘",
        " 5                       9",
    ]


def test_before_anything_is_found_there_is_the_start_and_its_numbers() -> None:
    assert picture(laid(drawn=())) == [
        "     1   2   3   4   5",
        " 1",
        "       ┌10─────────┐",
        " 2     │           │",
        "       │           │",
        " 3     │    ☻//    ▌ 4",
        "       │           │",
        " 4     │           │",
        "       └───────────┘",
        " 5",
    ]


def test_the_dead_and_the_crossed_are_crossed_out() -> None:
    table = laid(at="5,3", hits={"8,3": 3, "9,2": 1})
    table.play("[1]")
    (row,) = [line for line in picture(table) if line.startswith(" 3")]
    assert row == " 3     │    //     ▌    ☻×#     ×@     │"


def test_a_room_with_doors_all_along_its_upper_wall_is_named_inside() -> None:
    table = laid(drawn=[12, 20])
    assert [line[19:29] for line in picture(table)[8:13]] == [
        "┴───┬─▬─┬─",
        "    │20 │",
        "    │   │",
        "    │   │",
        "    └───┘",
    ]


def whole(sheet: Sheet) -> Position:
    """With every room drawn, decoys as well."""
    position = Position((Prepared(sheet),))
    position.drawn = (1 << len(sheet.rooms)) - 1
    position.look_again()
    return position


def test_twenty_columns_get_narrower_cells() -> None:
    west, east = room(20, "1,2", "1x3"), room(30, "5,2", "16x3")
    position = whole(sheet_of(start(), west, east, enemies={"20,4": 3}))
    assert list(map_lines(ShownMap(position.view(0))))[:7] == [
        "    1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20",
        " 1",
        "   ┌20┬10──────┬30─────────────────────────────────────────────┐",
        " 2 │  │        │                                               │",
        "   │  │        │                                               │",
        " 3 │  ▌   ☻    ▌                                               │",
        "   │  │        │                                               │",
    ]


@pytest.mark.parametrize("seed", ["wide", "first", "q1", "q2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_eighty_columns(seed: str, language: str) -> None:
    position = whole(make_sheet(seed))
    for line in text.show(position.view(0), said_in(language)).split("\n"):
        assert len(line) <= WIDTH, line
        assert line == line.rstrip()


# The sheets


def test_the_hero_sheet_shows_boxes_and_columns() -> None:
    table = laid(lost_hp=3, xp=4)
    lines = shown(table).split("\n")
    at = lines.index("Hero Sheet")
    assert lines[at : at + 8] == [
        "Hero Sheet",
        "      1                 2                 3 (locked)        4 (locked)",
        "  DEF +1                +1                +1                +1",
        "  HP  ■■■□ 1/4          □□ 2/2            □□ 2/2            □ 1/1",
        "  a   ATK -1/RNG 1      DEF -2            (pay 1G)          ATK/RNG 3",
        "                                          Gain HP -2",
        "  b   Move -2           Move              ATK -2/RNG 2      Lock -2",
        "  XP                    ■■■ 3/3           ■□□□ 1/4          □□□□□ 0/5",
    ]


def test_the_enemy_sheet_in_italian() -> None:
    lines = shown(laid(), ITALIAN).split("\n")
    at = lines.index("Scheda dei Nemici")
    assert lines[at + 1 : at + 6] == [
        "      TUTTI             1 cerchio         2 cerchi          3 cerchi",
        "  DIF +1                +1                +2                +3",
        "  a   ATT -1/GIT 1      DIF -4            DIF -4            ATT/GIT 1",
        "  b   Muovi -2          Muovi -1          ATT -2/GIT 1      ATT -2/GIT 2",
        "  PE  +1                +1                +2                +3",
    ]


def test_the_longest_groups_of_boxes_fit_their_columns() -> None:
    sheet = make_sheet("first")
    hero = tuple(
        type(one)(12, 12 if at else 0, one.upper, one.lower) for at, one in enumerate(sheet.hero)
    )
    table = Table(START, HALL, CELLAR, hero=hero)
    (line,) = [line for line in shown(table).split("\n") if line.startswith("  HP  ")]
    assert line == "  HP  " + " ".join(["□" * 12 + "12/12"] * 4)


def test_items_show_the_state_of_their_box() -> None:
    table = laid(at="5,3", enemies={"8,3": 2})
    table.play("6 3", "use Lantern", "die 6")
    assert "  [x] Lantern (hero turn roll » flip 1 die), used\n" in shown(table)
    assert "      Rope (hero died » move on stairs), not yours\n" in shown(table)
    assert "  [ ] Lantern (hero turn roll » flip 1 die)\n" in shown(laid())


# What is found


def test_rows_are_shown_as_far_as_they_are_read() -> None:
    told = shown(laid())
    assert "  [ ] 12  5,2 5×3\n      move [1] » x[1], +2G, …\n" in told
    assert "      enter room & not x20 » a draught | no foes » …\n" in told
    assert "a purse" not in told
    assert "  Not found yet: 20\n" in told
    assert "cellar" not in told


def test_what_was_turned_stays_readable() -> None:
    table = laid(at="5,3", hits={"8,3": 3, "9,2": 1})
    table.play("[1]")
    assert "      move [1] » x[1], +2G, a purse\n" in shown(table)


def test_a_ticked_row_is_marked_before_it_is_found() -> None:
    assert "  Not found yet: 20 (ticked)\n" in shown(laid(ticked=[20]))
    assert "  [x] 12  5,2 5×3\n" in shown(laid(ticked=[12]))


def test_living_enemies_of_drawn_rooms_are_told_in_words() -> None:
    told = shown(laid(hits={"8,3": 1}))
    assert "  Enemy at 8,3 in room 12: 2 circles, 1 ticked, defense 3\n" in told
    assert "  Enemy at 9,2 in room 12: 0 circles, defense 1\n" in told
    assert "Enemy at" not in shown(laid(drawn=()))


def test_heading_battle_and_memory() -> None:
    table = laid(at="5,3", gold=37, memory=["Owl", "Bell"])
    table.play("6 1")
    told = shown(table)
    assert "Gold: 37 of 50. HP left: 4. Defense: 1. Hero in room 12, at 5,3.\n" in told
    assert "Memory: Bell, Owl.\n" in told
    battle = "Battle: the hero’s turn. Dice: 6 and 1. Defense 1, 0 of it set by abilities."
    assert told.endswith(battle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_and_the_end_are_told(language: str) -> None:
    words = said_in(language)
    variants = ("monk", "premonition", "monk+premonition")
    monk, dream, both = (shown(laid(variant=name), words) for name in variants)
    plain = shown(laid(), words)
    assert len({monk, dream, both, plain}) == 4
    lost = laid(gold=0)
    lost.play("door 5,3")
    won = Table(start("move on stairs » you win"))
    won.play("stairs")
    assert shown(lost, words).split("\n")[2] == words.say("show-over", how="lost", score=0)
    assert shown(won, words).split("\n")[2] == words.say("show-over", how="won", score=50)


def test_a_campaign_tells_where_it_is() -> None:
    sheets = [Prepared(sheet_of(start("move on stairs » you win"), serial=name)) for name in "ab"]
    position = Position(tuple(sheets))
    assert "Sheet 1 of 2 in this campaign.\n" in text.show(position.view(0), ENGLISH)
    position.play(position.prepared.stairs)
    told = text.show(position.view(0), ENGLISH)
    assert "Sheet 2 of 2 in this campaign; scores so far: 50.\n" in told

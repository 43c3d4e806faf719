"""Words: drawn once for all rooms of a quest, filled in both languages, cut to the cell."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.chronicles.generate.test_quests import placed
from games.chronicles.generate.tiny import tiny_library
from stampadia.games.chronicles.content import LINES
from stampadia.games.chronicles.generate.plans import ROLES
from stampadia.games.chronicles.generate.quests import Placed
from stampadia.games.chronicles.generate.words import (
    QuestTooLong,
    Rows,
    add_flavour,
    cell_holds,
    draw_cast,
    draw_title,
    filled,
    tell_quest,
)
from stampadia.games.chronicles.instructions import (
    Clause,
    MoveAnywhere,
    Narrate,
    Text,
    Tick,
    Ticked,
    Win,
)
from stampadia.kernel.chance import Dealer

LIBRARY = tiny_library()
CAST = draw_cast(LIBRARY, Dealer(1))
NUMBERS = tuple(range(30, 49))


def told(quest: Placed, seed: int = 0) -> Rows:
    rows = Rows(len(NUMBERS), LIBRARY.language)
    tell_quest(quest, NUMBERS, CAST, rows, Dealer(seed))
    return rows


def test_names_are_drawn_from_their_pools() -> None:
    casts = [draw_cast(LIBRARY, Dealer(seed)) for seed in range(40)]
    for role in ROLES:
        assert {cast[role] for cast in casts} == set(LIBRARY.names[role])


def test_words_and_names_are_filled_in_in_both_languages() -> None:
    text = Text("<fall>, {villain}!", "<fall>, {villain}!")
    chosen = {"fall": Text("{helper} fell", "cadde {helper}")}
    cast = {"villain": Text("Blot", "Macchia"), "helper": Text("Quill", "Penna")}
    assert filled(text, chosen, cast) == Text("Quill fell, Blot!", "cadde Penna, Macchia!")


def test_lines_speak_of_the_rooms_the_quest_got() -> None:
    quest = placed(3, "hidden-boss").quests[0]
    lamp, door, vault = quest.rooms
    rows = told(quest)
    assert rows.lines[door][0][0].do[-1] == MoveAnywhere(NUMBERS[vault])
    assert rows.lines[vault][0][0].do[0] == Tick(NUMBERS[vault])
    win = rows.lines[0][1][0]
    assert win.when[1] == Ticked(NUMBERS[vault]) and win.do[0] == Win()
    assert rows.lines[lamp]


def test_one_alternative_is_told_wherever_its_name_stands() -> None:
    quest = placed(3, "plain-boss").quests[0]
    tasks = {told(quest, seed).lines[0][0][0].do[0] for seed in range(20)}
    assert len(tasks) == len(quest.quest.words["task"]) == 2


def test_where_the_drawn_words_are_too_long_the_shortest_are_told() -> None:
    quest = placed(3, "plain-boss").quests[0]
    short = quest.quest.words["fall"][0]
    long = Text("word " * 80, "parola " * 80)
    words = quest.quest.words | {"fall": (long, short, long)}
    for seed in range(10):
        rows = told(Placed(replace(quest.quest, words=words), quest.rooms), seed)
        (lair,) = quest.rooms
        assert rows.lines[lair][0][0].do[-1] == Narrate(filled(short, {}, CAST))


def test_a_quest_that_never_fits_is_said_to_be_too_long() -> None:
    quest = placed(3, "plain-boss").quests[0]
    words = quest.quest.words | {"fall": (Text("short", "parola " * 80),)}
    with pytest.raises(QuestTooLong, match="plain-boss"):
        told(Placed(replace(quest.quest, words=words), quest.rooms))


def test_a_title_that_is_too_long_is_not_drawn() -> None:
    main = LIBRARY.quests["main"][0]
    main = replace(main, titles=(Text("A", "Un titolo " * 9), Text("{place}", "{place}")))
    assert {draw_title(main, CAST, Dealer(seed)) for seed in range(10)} == {CAST["place"]}
    with pytest.raises(QuestTooLong):
        draw_title(replace(main, titles=main.titles[:1]), CAST, Dealer(0))


def test_flavour_fits_is_told_once_and_leaves_full_cells_alone() -> None:
    ground = placed(5, "plain-boss").ground
    rows = Rows(len(ground.plots), LIBRARY.language)
    full = (Clause(do=(Narrate(Text("full", "piena")),)),)
    rows.write(1, [full, full])
    rows.write(2, [full])
    add_flavour(ground, CAST, LIBRARY, rows, Dealer(5))
    assert rows.lines[1] == (full, full)
    assert rows.lines[2][0] == full and len(rows.lines[2]) == 2
    told_once = [lines[-1] for room, lines in enumerate(rows.lines) if room != 1]
    assert len(set(told_once)) == len(told_once)
    for room, plot in enumerate(ground.plots):
        if room > 2:
            (line,) = rows.lines[room]
            assert isinstance(line[0].do[0], Narrate)
            assert ("Corridor" in line[0].do[0].words.en) == plot.corridor
            assert cell_holds(rows.lines[room], rows.names)


def test_a_cell_takes_no_third_line_and_no_fourth_printed_one() -> None:
    rows = Rows(1, LIBRARY.language)
    long = (Clause(do=(Narrate(Text("word " * 25, "corto")),)),)
    short = (Clause(do=(Narrate(Text("short", "corto")),)),)
    assert rows.add(0, long)
    assert not rows.add(0, long)
    assert rows.add(0, short)
    assert not rows.add(0, short)
    assert len(rows.lines[0]) == LINES

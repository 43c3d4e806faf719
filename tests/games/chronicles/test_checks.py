"""Every complaint about a sheet, made by breaking a good one."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from games.chronicles.broken import (
    BOSS,
    CELLAR,
    CORRIDOR,
    DECOY,
    GOOD,
    HALL,
    KEY,
    SHOP,
    START,
    also,
    also_says,
    another_item,
    cell,
    clause,
    door,
    enemy,
    foes,
    hero,
    item,
    item_does,
    line,
    more_rows,
    number,
    room,
    says,
    told,
    without_door,
    without_number,
)
from stampadia.games.chronicles.content import BlackNumber, Sheet
from stampadia.games.chronicles.files import checks as sheet_checks
from stampadia.games.chronicles.files.checks import problems
from stampadia.games.chronicles.instructions import (
    Ability,
    Clause,
    Get,
    MoveOnCell,
    Narrate,
    Nothing,
    Text,
)
from stampadia.words import catalogue
from stampadia.workbench import checks
from work import assert_grows_gently, at_once, calls_of

LONG: Final = "and then the paper goes on, and on, and on, as paper will, " * 4 + "so"
NARRATE: Final = Narrate(Text("a", "a"))

BROKEN: Final[list[tuple[str, Sheet, str]]] = [
    # The Rooms Table
    ("too-many-rows", more_rows(5), "rooms: The Rooms Table has 20 rows. At most 19 are allowed."),
    ("number-twice", room(DECOY, number=32), "room 32: Two rows have this number."),
    ("not-sorted", structs.replace(GOOD, rooms=GOOD.rooms[::-1]), "rooms: The rows are not in"),
    ("bad-room-number", room(DECOY, number=100),
     "room 100: Found the number 100. Allowed: 1 to 99"),
    ("too-many-lines", says(DECOY, "a", "b", "c"), "room 27: Found 3 lines. A room has at most 2"),
    ("no-line", says(SHOP), "room 29: (warning) It says nothing."),
    ("no-start", room(START, start=False), "rooms: No room is the starting room."),
    ("two-starts", room(32, start=True, decoy=False, hidden=False),
     "room 32: It is a second starting room, beside 31."),
    ("start-size", room(START, width=2), "room 31: Found a starting room of 2x3. Allowed: 3x3"),
    ("start-not-real", room(START, decoy=True), "room 31: The starting room cannot be a decoy"),
    ("room-outside", room(DECOY, column=18),
     "room 27: Found 18,2 4x3, which leaves the Map of 20 columns and 20 rows."),
    ("rooms-overlap", room(HALL, column=11), "room 44: It lies on room 38, at 11,12."),
    ("rooms-overlap", room(DECOY, column=5), "room 33: It lies on room 27, at 8,2."),
    # Doors and numbers
    ("door-twice", door(8, 9, "right"), "door 8,9 right: A door is on this edge already."),
    ("door-outside", door(20, 1, "right", decoy=True), "door 20,1 right: It is not between two"),
    ("door-outside", door(1, 20, "down", decoy=True), "door 1,20 down: It is not between two"),
    ("door-on-no-wall", door(1, 1, "right"),
     "door 1,1 right: It is on no wall: both cells are out"),
    ("door-inside", door(13, 9, "down"),
     "door 13,9 down: It is on no wall: both cells are in room 36"),
    ("door-to-nowhere", door(15, 11, "right"),
     "door 15,11 right: It leads from room 36 to nowhere"),
    ("doors-between-two", door(8, 10, "right"),
     "door 8,10 right: Rooms 29 and 31 have a door already"),
    ("hidden-has-door", room(SHOP, hidden=True), "door 8,9 right: Room 29 is hidden"),
    ("door-without-number", without_number(12, 10),
     "door 11,10 right: There is no number at 12,10. It should be 14, which leads to room 36."),
    ("door-number-wrong", number(12, 10, 15),
     "door 11,10 right: The number 15 at 12,10 leads to room 37. It should be 14, for room 36."),
    ("decoy-door-touches", door(12, 8, "down", decoy=True),
     "door 12,8 down: A decoy must not touch a real room, and this one touches room 36."),
    ("off-map", number(21, 5, 3), "number at 21,5: It is not on the Map."),
    ("bad-black-number", number(3, 8, -1), "number at 3,8: Found -1. Allowed: 0 to 99."),
    ("room-number-too-small",
     structs.replace(room(SHOP, number=5), numbers=number(8, 9, -12).numbers),
     "number at 8,9: The number of room 5 is too small for a door here: column and row alone make"
     " 17, so it is at least 17."),
    ("decoy-number-in-room", number(13, 10, 3),
     "number at 13,10: It is in room 36, and no real door"),
    ("number-without-door", number(1, 1, 3), "number at 1,1: (warning) No door is beside it"),
    # Symbols
    ("two-on-cell", cell(14, 14, 3), "grey cell at 14,14: Something else is printed on this cell."),
    ("two-on-cell", enemy(3, 8, decoy=True), "enemy at 3,8: Something else is printed"),
    ("two-on-cell", also(numbers=BlackNumber(3, 8, 18)),
     "number at 3,8: Something else is printed"),
    ("two-on-cell", cell(10, 10), "grey cell at 10,10: Something else is printed"),
    ("enemy-in-start", enemy(9, 10), "enemy at 9,10: The starting room has no enemies."),
    ("bad-circles", enemy(15, 15, 5), "enemy at 15,15: Found 5 circles. Allowed: 0 to 4."),
    ("bad-digit", cell(15, 15, 10), "grey cell at 15,15: Found 10. Allowed: 1 to 9."),
    ("digit-twice", cell(15, 15, 1), "room 38: Two grey cells with the digit 1 are in this room."),
    ("decoy-symbol-in-room", enemy(15, 15, decoy=True),
     "enemy at 15,15: It is a decoy, and in the real room 38."),
    ("symbol-outside-rooms", enemy(1, 1), "enemy at 1,1: It is in no real room. Is it a decoy?"),
    ("symbol-outside-rooms", cell(1, 1), "grey cell at 1,1: It is in no real room."),
    ("symbol-on-door", enemy(14, 11), "enemy at 14,11: It is on a cell beside a door"),
    ("off-map", cell(0, 1), "grey cell at 0,1: It is not on the Map."),
    # Lines
    ("no-action", clause(SHOP, Clause((MoveOnCell(1),))),
     "room 29, line 2: A clause does nothing."),
    ("or-alone", clause(SHOP, Clause((MoveOnCell(1),), (NARRATE,), any_of=True)),
     "room 29, line 2: “or” joins at least two conditions."),
    ("upside-down", clause(SHOP, Clause((), (NARRATE,), upside_down=0)),
     "room 29, line 2: Only the last part of an action that has a condition"),
    ("upside-down", clause(SHOP, Clause((MoveOnCell(1),), (Nothing(),), upside_down=1)),
     "room 29, line 2: Only the last part"),
    ("no-such-room", also_says(SHOP, "move [1] » x77"),
     "room 29, line 2: Room 77 is not on the Rooms"),
    ("no-such-room", also_says(SHOP, "not x77 & move [1] » +1G"),
     "room 29, line 2: Room 77 is not"),
    ("no-such-room", also_says(SHOP, "move [1] » discover room 77"), "Room 77 is not on"),
    ("no-such-room", also_says(SHOP, "move [1] » draw [2] in room 77"), "Room 77 is not on"),
    ("no-such-room", also_says(SHOP, "move [1] » roll a die: 1~5 nothing happens, =6 x77"),
     "Room 77"),
    ("no-such-item", clause(SHOP, Clause((MoveOnCell(1),), (Get("big-dye"),))),
     "room 29, line 2: The Equipment Scroll has no item “big-dye”. Did you mean big-die?"),
    ("costs-nothing", also_says(SHOP, "pay 0G » +1HP"), "room 29, line 2: A price is at least 1."),
    ("costs-nothing", also_says(SHOP, "-0HP » +1G"), "room 29, line 2: A price is at least 1."),
    ("too-much-gold", also_says(SHOP, "pay 51G » +1HP"),
     "It asks for 51G. Nobody ever has more than 50"),
    ("bad-gold-range", also_says(SHOP, "30~11G spent & move [1] » +1HP"), "Found 30~11G spent."),
    ("never-so", also_says(SHOP, ">50G left & move [1] » +1HP"), "“>50G left” is never so"),
    ("never-so", also_says(SHOP, "<0G left & move [1] » +1HP"), "“<0G left” is never so"),
    ("changes-nothing", also_says(SHOP, "move [1] » +0G"), "A change by 0 changes nothing."),
    ("roll-table", also_says(SHOP, "move [1] » roll a die: 1~3 +1G, 5~6 -1G"),
     "The cases of the die are for 1, 2, 3, 5, 6. Allowed: each of 1 to 6 once."),
    ("roll-table", also_says(SHOP, "move [1] » roll a die: 1~4 +1G, 4~6 -1G"),
     "1, 2, 3, 4, 4, 5, 6"),
    ("no-empty-ability", also_says(SHOP, 'move [1] » gain hero ability "Move"'),
     "room 29, line 2: (warning) An ability can be gained here"),
    ("does-nothing-then", also_says(SHOP, "enemy turn roll » effect -1"),
     "room 29, line 2: (warning) “effect” changes an ability that is being activated"),
    ("does-nothing-then", item_does("big-die", "before hero turn roll » flip 1 die"),
     "item “big-die”: (warning) It is about dice, and at that moment none lie there"),
    ("only-in-items", also_says(SHOP, "hero died » +1G"), "This condition belongs to items"),
    ("only-in-rooms", item_does("big-die", "enter room » +1G"),
     "item “big-die”: This belongs to rooms"),
    ("only-in-rooms", item_does("big-die", "hero turn » x[1]"),
     "item “big-die”: This belongs to rooms"),
    ("no-such-cell", also_says(SHOP, "move [2] » +1G"),
     "room 29, line 2: It speaks of [2], but no grey"),
    ("no-such-cell", also_says(SHOP, "move [1] » x[3]"), "room 29, line 2: It speaks of [3]"),
    ("no-stairs-here", also_says(SHOP, "move on stairs » +1G"),
     "room 29, line 2: The stairs are in"),
    ("no-foes-here", also_says(SHOP, "no foes » +1G"), "room 29, line 2: It speaks of enemies"),
    ("no-foes-here", also_says(SHOP, "killed last foe » +1G"),
     "room 29, line 2: It speaks of enemies"),
    ("leads-to-decoy", also_says(36, "enter room » move anywhere in room 27"),
     "room 36, line 2: It moves the hero into room 27, which is a decoy."),
    ("no-window", item_does("big-die", "+1G"),
     "item “big-die”: It does not say when it can be used"),
    ("never-ticked", also_says(SHOP, "x44 & move [1] » +1G"),
     "room 29, line 2: It waits for x44, but nothing real ever ticks room 44."),
    # Scroll, hero, enemies, heading
    ("no-title", structs.replace(GOOD, title=Text()), "title: The adventure has no title."),
    ("no-serial", structs.replace(GOOD, serial=""), "serial: The adventure has no serial"),
    ("too-many-items", another_item(), "items: Found 4 items. The Equipment Scroll has at most 3."),
    ("item-twice", item("big-die", key="resurrection"),
     "item “resurrection”: Two items have this key"),
    ("decoy-item-given", item("big-die", decoy=True),
     "item “big-die”: It is a decoy, and yet the hero"),
    ("decoy-item-given", item("paper-boat", owned=True),
     "item “paper-boat”: It is a decoy, and yet"),
    ("item-never-given", item("paper-boat", decoy=False),
     "item “paper-boat”: (warning) Nobody ever gives it to the hero."),
    ("too-many-boxes", hero(4, xp=13),
     "Hero Sheet, column 4, xp: Found 13 boxes. A group has at most 12."),
    ("too-many-boxes", hero(2, hp=13), "Hero Sheet, column 2, hp: Found 13 boxes."),
    ("first-with-xp", hero(1, xp=1),
     "Hero Sheet, column 1, xp: Found 1 XP boxes. The first column"),
    ("first-without-hp", hero(1, hp=0), "Hero Sheet, column 1, hp: The first column has no HP box"),
    ("first-without-ability", hero(1, upper=None, lower=None),
     "Hero Sheet, column 1: The first column"),
    ("column-without-xp", hero(3, xp=0), "Hero Sheet, column 3, xp: There is no XP box to fill."),
    ("bad-bonus", hero(2, defense=10), "Hero Sheet, column 2, defense: Found 10. Allowed: 0 to 9."),
    ("bad-bonus", foes(2, xp=-1), "Enemy Sheet, column 2, xp: Found -1. Allowed: 0 to 9."),
    ("bad-ability", hero(2, upper=Ability("atk")),
     "Hero Sheet, column 2, upper: An attack needs a range"),
    ("bad-ability", foes(2, lower=Ability("move", range=2)),
     "Enemy Sheet, column 2, lower: An attack"),
    ("foe-columns", foes(2, circles=3), "foes: Allowed: four columns, for all enemies"),
    ("foe-ability", foes(3, upper=Ability("lock")),
     "Enemy Sheet, column 3, upper: Enemies know Move"),
    ("foe-ability", foes(3, upper=Ability("move", pay=1)),
     "Enemy Sheet, column 3, upper: Enemies know"),
    # Paper
    ("too-long", says(SHOP, LONG, "move [1] » get Big Die"), "room 29, English: "),
    ("too-long", structs.replace(GOOD, title=Text(LONG[:60], "Breve")),
     "title, English: 60 characters do not fit. There is room for one line of 90 mm at 14 pt."),
    ("too-long", item("big-die", name=Text("Die", LONG)), "item “big-die”, Italian: "),
    ("no-glyph", structs.replace(GOOD, title=Text("The ☃", "La S")),
     "title, English: The print font does not have U+2603."),
    ("untranslated", structs.replace(GOOD, hero_class=Text("Apprentice")),
     "class, Italian: The words are missing in this language"),
    ("untranslated", clause(SHOP, Clause((), (Narrate(Text("Hello")),))),
     "room 29, line 2, Italian: "),
    ("untranslated", item("big-die", name=Text("", "Dado")), "item “big-die”, English: "),
    ("untranslated", structs.replace(GOOD, names={"first-day": Text("First Day")}),
     "keywords.first-day, Italian: "),
    # The quest
    ("room-unreachable", without_door(10, 4), "room 33: Nobody can ever get there"),
    ("room-unreachable", says(HALL, "killed last foe » learn 'First Day'"),
     "room 47: Nobody can ever"),
    ("no-win", says(START, "Stairs"), "rooms: No real room and no item says “you win”."),
    ("win-unreachable", says(KEY, "x35 & move [1] » x35"),
     "room 31: “you win” can never come true"),
    ("endless", says(CELLAR, "enter room » move anywhere in room 47"),
     "room 47: These lines move the hero for ever, without his doing: 47 » 47."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "sheet", "sentence"), BROKEN, ids=[key for key, _, _ in BROKEN])
def test_a_broken_sheet_is_told_so(key: str, sheet: Sheet, sentence: str) -> None:
    found = problems(sheet)
    assert key in {problem.fault.key for problem in found}
    assert any(sentence in told(problem) for problem in found), [told(one) for one in found]
    for problem in found:
        italian = told(problem, "it")
        assert italian != told(problem)
        assert "problem-" not in italian and "{" not in italian, italian


def test_a_good_sheet_is_good() -> None:
    assert problems(GOOD) == []


def test_every_complaint_is_tested_and_has_its_words() -> None:
    folder = Path(sheet_checks.__path__[0])
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    source += inspect.getsource(checks.fits)
    made = set(re.findall(r'\b(?:error|warning|Fault)\(\s*"([a-z-]+)"', source))
    assert made == {key for key, _, _ in BROKEN}
    said = catalogue("stampadia.games.chronicles", "en") + catalogue("stampadia.kernel", "en")
    assert made <= set(re.findall(r"(?m)^problem-([a-z-]+) =", said))


ALONE: Final = {
    "number-twice", "not-sorted", "too-many-rows", "door-twice",
    "door-without-number", "door-number-wrong", "bad-digit", "digit-twice", "no-such-item",
    "no-such-cell", "leads-to-decoy", "never-ticked", "too-many-items", "too-many-boxes",
    "first-with-xp", "foe-columns", "no-glyph", "no-win", "enemy-in-start", "symbol-on-door",
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "sheet"), [(key, sheet) for key, sheet, _ in BROKEN if key in ALONE]
)
def test_one_mistake_is_told_once(key: str, sheet: Sheet) -> None:
    assert [problem.fault.key for problem in problems(sheet)] == [key]


# What looks wrong and is not


def test_decoys_may_speak_of_cells_and_foes_they_do_not_have() -> None:
    assert problems(says(DECOY, "move [7] » x[7]", "killed last foe » +1G | no foes » +1G")) == []


def test_a_cell_that_is_drawn_in_the_room_is_there() -> None:
    drawn = also_says(CORRIDOR, "enter room » draw [3] in room 29")
    assert "no-such-cell" in {
        problem.fault.key for problem in problems(also_says(SHOP, "move [3] » +1G"))
    }
    rooms = tuple(
        structs.replace(one, lines=(*one.lines[:-1], one.lines[-1] + line("move [3] » +1G")))
        if one.number == SHOP
        else one
        for one in drawn.rooms
    )
    assert problems(structs.replace(drawn, rooms=rooms)) == []


def test_a_room_is_reached_by_a_riddle() -> None:
    riddle = says(HALL, "killed last foe » learn 'First Day'",
                  'move [1] » A sign says "move anywhere in Coldest Room + 2"')  # fmt: skip
    assert problems(riddle) == []


def test_a_sheet_in_one_language_needs_no_other() -> None:
    def english(value: Text) -> Text:
        return Text(value.en)

    rooms = tuple(structs.replace(one, lines=()) for one in GOOD.rooms)
    start = line("move on stairs » you win")
    rooms = tuple(structs.replace(one, lines=(start,)) if one.start else one for one in rooms)
    items = tuple(
        structs.replace(one, name=english(one.name)) for one in GOOD.items if one.key != "big-die"
    )
    rooms = tuple(one for one in rooms if one.number != CELLAR)
    kept = tuple(one for one in GOOD.cells if one.row < 17)
    sheet = structs.replace(
        GOOD, title=Text("Only English"), hero_class=Text("Clerk"), rooms=rooms, items=items,
        names={}, cells=kept,
    )  # fmt: skip
    assert {problem.fault.key for problem in problems(sheet)} == {"no-line"}


# The quest


@pytest.mark.parametrize(
    ("number", "text", "keys"),
    [
        (BOSS, "Nothing here", {"never-ticked"}),
        (KEY, "x35 & move [1] » x35", {"win-unreachable"}),
        # While nothing ticks the key's room, the boss's is empty and nobody is killed in it.
        (KEY, "move [1] » a key, or something like one", {"win-unreachable"}),
    ],
)
def test_a_quest_whose_chain_is_cut(number: int, text: str, keys: set[str]) -> None:
    found = {problem.fault.key for problem in problems(says(number, text))}
    assert keys <= found <= keys | {"win-unreachable"}


# Loops (ruling 19)


def two(one: str, other: str) -> list[str]:
    """Complaints about the hall and the cellar with these lines in addition."""
    hall, cellar = GOOD.by_number[HALL].lines, GOOD.by_number[CELLAR].lines
    lines = {
        HALL: (*hall[:-1], hall[-1] + line(one)),
        CELLAR: (*cellar[:-1], cellar[-1] + line(other)),
    }
    rooms = tuple(
        structs.replace(room, lines=lines.get(room.number, room.lines)) for room in GOOD.rooms
    )
    return [told(problem) for problem in problems(structs.replace(GOOD, rooms=rooms))]


HALL_TO_CELLAR, CELLAR_TO_HALL = "move anywhere in room 47", "move anywhere in room 38"
LOOP = "room 38: These lines move the hero for ever, without his doing: 38 » 47 » 38."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (f"no foes » {HALL_TO_CELLAR}", f"not x44 » {CELLAR_TO_HALL}"),
        (f"enter room » {HALL_TO_CELLAR}", f"enter room » {CELLAR_TO_HALL}"),
        (f"enter room & know 'First Day' » {HALL_TO_CELLAR}", f"not x44 » x35, {CELLAR_TO_HALL}"),
        (f"enter room » {HALL_TO_CELLAR}", "enter room » move back"),
        (f"x35 or move [1] » {HALL_TO_CELLAR}", f"enter room » {CELLAR_TO_HALL}"),
        # Two gates, of which one shuts behind whoever is on his way to the other.
        (f"enter room & x35 » move back | move [1] » {HALL_TO_CELLAR}", "enter room » move back"),
    ],
)
def test_lines_that_send_the_hero_round_for_ever(one: str, other: str) -> None:
    assert two(one, other) == [LOOP]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # An event or a choice of the player's stands between.
        (f"killed last foe » {HALL_TO_CELLAR}", f"enter room » {CELLAR_TO_HALL}"),
        (f"no foes & pay 1G » {HALL_TO_CELLAR}", f"enter room » {CELLAR_TO_HALL}"),
        # They can never hold together, or one puts an end to the other or to itself.
        (f"x35 » {HALL_TO_CELLAR}", f"not x35 » {CELLAR_TO_HALL}"),
        (f"not x42 & enter room » {HALL_TO_CELLAR}", f"enter room » x42, {CELLAR_TO_HALL}"),
        (f"not x40 & enter room » x40, {HALL_TO_CELLAR}", f"enter room » {CELLAR_TO_HALL}"),
        ("don't know 'A' & enter room » learn 'A', move anywhere in room 47",
         f"enter room » {CELLAR_TO_HALL}"),
        # An action line is carried out once.
        (HALL_TO_CELLAR, f"enter room » {CELLAR_TO_HALL}"),
        # A die decides.
        ("enter room » roll a die: 1~5 nothing happens, =6 move anywhere in room 47",
         f"enter room » {CELLAR_TO_HALL}"),
        # Two gates turn one back, but nothing brings one there.
        ("not x35 » move back", "not x35 » move back"),
        (f"enter room » move back | move [1] » {HALL_TO_CELLAR}", "enter room » move back"),
        (f"enter room & not x35 » move back | move [1] » {HALL_TO_CELLAR}",
         "enter room & not x35 » move back"),
        # Two gates, and one is open when the other is shut.
        (f"enter room & x35 » move back | move [1] » {HALL_TO_CELLAR}",
         "enter room & not x35 » move back"),
    ],
)  # fmt: skip
def test_lines_that_do_not(one: str, other: str) -> None:
    assert [sentence for sentence in two(one, other) if "for ever" in sentence] == []


def test_two_gates_with_a_door_between_them_send_the_hero_to_and_fro() -> None:
    gate = line("enter room » move back")
    rooms = tuple(
        structs.replace(room, lines=(*room.lines[:-1], room.lines[-1] + gate))
        if room.number in (START, SHOP)
        else room
        for room in GOOD.rooms
    )
    found = [told(problem) for problem in problems(structs.replace(GOOD, rooms=rooms))]
    assert any("29 » 31 » 29" in sentence for sentence in found)


def test_a_longer_way_round_is_found() -> None:
    ways = {SHOP: 36, 36: 44, 44: SHOP}
    rooms = tuple(
        structs.replace(
            room, lines=(line(f"enter room » move anywhere in room {ways[room.number]}"),)
        )
        if room.number in ways
        else room
        for room in GOOD.rooms
    )
    found = [told(problem) for problem in problems(structs.replace(GOOD, rooms=rooms))]
    assert any("29 » 36 » 44 » 29" in sentence for sentence in found)


def test_a_tangle_of_ways_round_takes_no_time() -> None:
    numbers = [room.number for room in GOOD.rooms if not room.decoy]
    tangle = line(" | ".join(f"enter room » x{a}, move anywhere in room {a}" for a in numbers))
    never = line("not x44 & not x33 & not x29 & not x36 & enter room » x44, x33, x29, x36")
    rooms = tuple(
        structs.replace(room, lines=(never, tangle)) if not room.decoy else room
        for room in GOOD.rooms
    )
    with at_once():
        found = problems(structs.replace(GOOD, rooms=rooms))
    assert "endless" in {problem.fault.key for problem in found}


# Work


def test_a_sheet_is_looked_through_with_little_work() -> None:
    """`python -m benchmarks` tells the time."""
    problems(GOOD)
    assert calls_of(lambda: problems(GOOD)) < 25_000


def test_a_room_with_twice_the_lines_is_less_than_three_times_the_work() -> None:
    def look(lines: int) -> None:
        first, *rest = GOOD.rooms
        said = tuple(line(f"x{number} & enter room » +2HP") for number in range(lines))
        problems(structs.replace(GOOD, rooms=(structs.replace(first, lines=said), *rest)))

    assert_grows_gently(look, 100)

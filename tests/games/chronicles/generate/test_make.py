"""Whole sheets: valid, in the figures of the rulings, the same everywhere."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from games.chronicles.generate.tiny import FOLDER, tiny_library
from hash_seeds import told_under_every_hash_seed
from stampadia.games.chronicles.content import (
    ITEMS,
    LINES,
    TABLE_ROWS,
    Enemy,
    GreyCell,
    Place,
    Sheet,
)
from stampadia.games.chronicles.files.checks import problems
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.decoys import DECOY_DOORS, DECOY_SYMBOLS
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, Difficulty, Wishes
from stampadia.games.chronicles.instructions import Win
from stampadia.games.chronicles.language.clauses import mentioned, terms, texts
from stampadia.kernel.errors import BadContent, BadOption

SEEDS = [f"seed {number}" for number in range(30)]
each_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def tiny(seed: str, difficulty: Difficulty = "normal") -> Sheet:
    return make_sheet(seed, Wishes(difficulty), library=tiny_library())


def symbols(sheet: Sheet) -> list[Enemy | GreyCell]:
    return [*sheet.enemies, *sheet.cells]


def told(sheet: Sheet) -> list[str]:
    return [str(problem) for problem in problems(sheet)]


@each_seed
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_validator_finds_nothing(seed: str, difficulty: Difficulty) -> None:
    assert told(tiny(seed, difficulty)) == []


@each_seed
def test_figures(seed: str) -> None:
    sheet = tiny(seed)
    assert len(sheet.rooms) == TABLE_ROWS
    assert [room.number for room in sheet.rooms] == sorted(room.number for room in sheet.rooms)
    assert 13 <= sum(not room.decoy for room in sheet.rooms) <= TABLE_ROWS
    assert 10 <= sum(not door.decoy for door in sheet.doors) <= 35
    assert sum(door.decoy for door in sheet.doors) == DECOY_DOORS
    assert 55 <= len(sheet.numbers) <= 100
    assert 8 <= sum(not foe.decoy for foe in sheet.enemies) <= 14
    assert sum(each.decoy for each in symbols(sheet)) == DECOY_SYMBOLS
    assert len(sheet.items) == ITEMS
    assert all(1 <= len(room.lines) <= LINES for room in sheet.rooms)


@each_seed
def test_no_decoy_lies_in_a_real_room_or_beside_its_wall(seed: str) -> None:
    sheet = tiny(seed)
    real = {place for room in sheet.rooms if not room.decoy for place in room.places}
    for door in sheet.doors:
        assert door.decoy == (not real & set(door.cells))
    for symbol in symbols(sheet):
        assert symbol.decoy == (Place(symbol.column, symbol.row) not in real)


@each_seed
def test_every_number_leads_to_a_row_of_the_table(seed: str) -> None:
    sheet = tiny(seed)
    for one in sheet.numbers:
        assert 0 <= one.value <= 60
        assert one.value + one.column + one.row in sheet.by_number


@each_seed
def test_symbols_keep_off_doors_numbers_and_each_other(seed: str) -> None:
    sheet = tiny(seed)
    places = [(each.column, each.row) for each in symbols(sheet)]
    places += [(each.column, each.row) for each in sheet.numbers]
    assert len(set(places)) == len(places)


@each_seed
def test_all_words_are_filled_in(seed: str) -> None:
    sheet = tiny(seed)
    clauses = [clause for room in sheet.rooms for clause in room.clauses]
    for text in [*texts(clauses), sheet.title]:
        assert text.en and text.it
        assert not set("<>{}") & set(text.en + text.it)
    assert sum(isinstance(term, Win) for term in terms(clauses)) >= 1
    assert set(mentioned(clauses, "keyword", "series")) == set(sheet.names)


@each_seed
def test_one_or_two_rooms_with_foes_are_odd(seed: str) -> None:
    lines = {modifier.line for modifier in tiny_library().modifiers}
    sheet = tiny(seed)
    odd = [room for room in sheet.rooms if lines & set(room.lines)]
    assert 1 <= len(odd) <= 2
    for room in odd:
        assert any(room.holds(foe) for foe in sheet.enemies if not foe.decoy)


@each_seed
def test_the_scroll_has_what_is_owned_first(seed: str) -> None:
    items = tiny(seed).items
    assert items == tuple(sorted(items, key=lambda item: (not item.owned, item.name.en)))
    assert items[0].key in ("resurrection", "bomb")
    assert not any(item.owned and item.decoy for item in items)


def test_a_day_is_dated_and_a_word_is_not() -> None:
    assert tiny("2026-02-28").date == "2026-02-28" == tiny("2026-02-28").serial
    for seed in ("2026-02-30", "20260228", "hello", ""):
        assert make_sheet(seed, library=tiny_library()).date == ""


def test_seeds_and_attempts_differ() -> None:
    library = tiny_library()
    sheets = [make_sheet("one", attempt=number, library=library) for number in range(3)]
    sheets.append(make_sheet("two", library=library))
    assert len({msgspec.json.encode(sheet) for sheet in sheets}) == len(sheets)


def test_wishes_are_granted() -> None:
    for hero in tiny_library().heroes:
        for quest in tiny_library().quests["main"]:
            wishes = Wishes(hero_class=hero.key, quest=quest.key)
            sheet = make_sheet("wish", wishes, library=tiny_library())
            assert sheet.hero_class == hero.name
            assert ("lantern" in {item.key for item in sheet.items}) == (quest.key == "hidden-boss")


def test_a_wish_for_one_thing_changes_no_other_stage() -> None:
    """The same quest on the same ground: only the Hero Sheet and its item may differ."""
    one, other = (
        make_sheet("same", Wishes(hero_class=key, quest="plain-boss"), library=tiny_library())
        for key in ("fighter", "mage")
    )
    assert one.rooms[0].lines and one.doors == other.doors and one.numbers == other.numbers
    assert one.title == other.title


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(hero_class="bard"), "fighter, mage"),
        (Wishes(quest="nap"), "plain-boss, hidden-boss"),
        (Wishes("brutal"), "easy, normal, hard"),  # type: ignore[arg-type]
    ],
)
def test_a_wish_that_cannot_be_granted_says_what_can(wishes: Wishes, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        make_sheet("wish", wishes, library=tiny_library())


def test_a_quest_for_another_class_is_refused() -> None:
    library = tiny_library()
    (first, *rest) = library.quests["main"]
    first = msgspec.structs.replace(first, classes=("mage",))
    library = msgspec.structs.replace(library, quests=library.quests | {"main": (first, *rest)})
    with pytest.raises(BadOption, match="mage"):
        make_sheet("wish", Wishes(hero_class="fighter", quest="plain-boss"), library=library)
    assert make_sheet("wish", Wishes(quest="plain-boss"), library=library).hero_class.en == "Mage"


def test_a_quest_that_is_too_long_with_todays_names_gives_way() -> None:
    library = tiny_library()
    soup = library.quests["boon"][0]
    endless = msgspec.structs.replace(soup.words["soup"][0], en="word " * 100)
    soup = msgspec.structs.replace(soup, words={"soup": (endless,)})
    boons = (soup, *library.quests["boon"][1:])
    library = msgspec.structs.replace(library, quests=library.quests | {"boon": boons})
    for seed in SEEDS[:5]:
        sheet = make_sheet(seed, library=library)
        real = [clause for room in sheet.rooms if not room.decoy for clause in room.clauses]
        assert not any("word word" in text.en for text in texts(real))


def test_where_no_main_quest_fits_that_is_said() -> None:
    library = tiny_library()
    huge = [
        msgspec.structs.replace(
            quest, rooms=tuple(msgspec.structs.replace(room, size=99) for room in quest.rooms)
        )
        for quest in library.quests["main"]
    ]
    one_fits = (*huge, library.quests["main"][0])
    fitting = msgspec.structs.replace(library, quests=library.quests | {"main": one_fits})
    assert told(make_sheet("fits", library=fitting)) == []
    none_fits = msgspec.structs.replace(library, quests=library.quests | {"main": tuple(huge)})
    with pytest.raises(BadContent, match="None of the main quests"):
        make_sheet("fits not", library=none_fits)


BYTES = """
import sys
from hashlib import sha256
from pathlib import Path
import msgspec
from stampadia.games.chronicles.generate.blueprints import load
from stampadia.games.chronicles.generate.make import make_sheet
library = load(Path(sys.argv[1])) if sys.argv[1] else None
for seed in ("2026-01-01", "a", "b", "c"):
    print(sha256(msgspec.json.encode(make_sheet(seed, library=library))).hexdigest())
"""


@pytest.mark.parametrize("folder", [str(FOLDER), ""])
def test_the_same_seed_gives_the_same_bytes_under_every_hash_seed(folder: str) -> None:
    assert len(told_under_every_hash_seed(BYTES, folder).split()) == 4


@pytest.mark.parametrize("number", range(40))
def test_sheets_of_the_house_are_valid(number: int) -> None:
    assert told(make_sheet(f"house {number}")) == []


@pytest.mark.deep
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_sheets_of_the_house_are_valid(hundred: int) -> None:
    for number in range(100):
        difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
        sheet = make_sheet(f"deep {hundred}/{number}", Wishes(difficulty))
        assert told(sheet) == [], f"deep {hundred}/{number} {difficulty}"


def test_every_main_quest_of_the_house_can_be_wished_for() -> None:
    for quest in house_library().quests["main"]:
        for number in range(4):
            sheet = make_sheet(f"wish {number}", Wishes(quest=quest.key))
            assert told(sheet) == [], quest.key


def test_every_class_has_its_days() -> None:
    heroes = {make_sheet(f"2026-01-{day:02}").hero_class for day in range(1, 32)}
    assert heroes == {hero.name for hero in house_library().heroes}

"""The tables of content that are no quests: items, classes, foes, modifiers, stories, flavour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Final

import pytest

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.content import COLUMNS, PACKAGE, Item
from stampadia.games.chronicles.generate.blueprints import (
    RawStory,
    StoryFile,
    house_library,
    read_file,
)
from stampadia.games.chronicles.generate.plans import HeroPlan, ItemPlan
from stampadia.games.chronicles.instructions import Clause, Text
from stampadia.games.chronicles.language import read_item, read_line, write_item
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.words import LANGUAGES
from stampadia.workbench.lettering import Box

LIBRARY: Final = house_library()
STORIES: Final = read_file(files(PACKAGE) / "content", "stories.toml", StoryFile)
ITEM_BOX: Final = Box(width_mm=66, lines=2, size_pt=7)

ITEM_WINDOWS: Final = (
    say.HeroDied, say.HeroTurn, say.BeforeHeroRoll, say.HeroLosesHP, say.CrossDoor,
    say.NextEnemyRolls, say.TurnRoll,
)  # fmt: skip
ITEM_PRICES: Final = say.Pay, say.Suffer, say.PassTurn, say.DiscardRolled, say.SetRolled
ITEM_EFFECTS: Final = (
    say.Change, say.GoToStairs, say.MoveAnywhere, say.Damage, say.DiscardDice, say.DiscardLow,
    say.SetDice, say.FlipDie, say.LowerFirst, say.SameColumn, say.SameRow, say.SumDice,
    say.FreeAbility, say.ByRoomCells,
)  # fmt: skip


# Items


def test_there_are_thirty_items_and_fourteen_of_them_may_be_decoys() -> None:
    assert len(LIBRARY.items) >= 30
    assert sum(item.decoy for item in LIBRARY.items.values()) >= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_items_have_one_name(language: str) -> None:
    names = Counter(item.name.in_language(language) for item in LIBRARY.items.values())
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("atom", [*ITEM_WINDOWS, *ITEM_PRICES, *ITEM_EFFECTS])
def test_every_window_price_and_effect_is_on_some_item(atom: type) -> None:
    terms = [term for item in LIBRARY.items.values() for term in _terms(item.clause)]
    assert any(isinstance(term, atom) for term in terms)


@pytest.mark.parametrize("item", LIBRARY.items.values(), ids=lambda item: item.key)
def test_an_item_waits_for_a_moment(item: ItemPlan) -> None:
    assert item.clause.happening


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("item", LIBRARY.items.values(), ids=lambda item: item.key)
def test_an_item_fits_the_scroll_and_reads_back(item: ItemPlan, language: str) -> None:
    printed = write_item(Item(item.key, item.name, item.clause), language, LIBRARY.language)
    assert ITEM_BOX.holds([printed])
    assert read_item(printed, language, LIBRARY.language).clause == item.clause


def test_resurrection_costs_what_the_manual_says() -> None:
    assert LIBRARY.items["resurrection"].clause == Clause(
        when=(say.HeroDied(), say.Pay(5, "G")), do=(say.Change(40, "HP"), say.GoToStairs())
    )


# Heroes and foes


def test_five_classes_each_with_an_item_of_its_own() -> None:
    assert len(LIBRARY.heroes) == 5
    assert len({hero.item for hero in LIBRARY.heroes}) == 5


@pytest.mark.parametrize("hero", LIBRARY.heroes, ids=lambda hero: hero.key)
def test_a_class_can_attack_and_move_at_once_and_has_one_box_to_fill(hero: HeroPlan) -> None:
    first = [ability.kind for ability in hero.columns[0] if ability]
    assert first == ["atk", "move"]
    boxes = [ability for column in hero.columns for ability in column]
    assert len(boxes) == 2 * COLUMNS
    assert boxes.count(None) == 1
    assert sum(hero.hp) == pytest.approx(1)


def test_the_enemy_sheet_has_the_rulings_figures_and_a_choice_for_each_column() -> None:
    figures = {None: (1, 1), 1: (1, 1), 2: (2, 2), 3: (3, 3)}
    for circles, expected in figures.items():
        columns = [foe.column for foe in LIBRARY.foes if foe.column.circles == circles]
        assert len(columns) >= 2
        assert {(column.defense, column.xp) for column in columns} == {expected}


def test_twelve_modifiers_are_four_oddities_for_hero_foes_or_everybody() -> None:
    helps_who_has_it = say.RerollOnes
    expected = set()
    for effect in (say.Effect, say.ReduceDie, say.OneAbility, say.RerollOnes):
        for who in ("hero", "enemy", "any"):
            good = (who == "hero") == (effect is helps_who_has_it)
            kind = "balanced" if who == "any" else "good" if good else "bad"
            expected.add((effect, who, kind))
    found = set()
    for modifier in LIBRARY.modifiers:
        ((clause,),) = (modifier.line,)
        found.add((type(clause.do[0]), clause.when[0].who, modifier.kind))  # type: ignore[union-attr]
    assert len(LIBRARY.modifiers) == 12
    assert found == expected


# Stories


def test_three_stories_of_five_stages_or_more() -> None:
    assert len(STORIES.story) == 3
    assert all(len(story.stage) >= 5 for story in STORIES.story)
    assert all(len(stage.rooms) == 1 for story in STORIES.story for stage in story.stage)


@pytest.mark.parametrize("story", STORIES.story, ids=lambda story: story.key)
def test_a_story_can_be_followed_from_an_empty_memory_to_its_end(story: RawStory) -> None:
    stages = {stage.key for stage in story.stage}
    clauses = [
        clause
        for quest in LIBRARY.quests["story"]
        if quest.key in stages
        for room in quest.rooms
        for line in room.lines
        for clause in line
    ]
    known: set[str] = set()
    days = 0
    while (later := known | set(_taught(clauses, known))) != known:
        known, days = later, days + 1
    assert known == set(_taught(clauses, None))
    assert all(_open_to(clause, known) for clause in clauses if not _asks_ignorance(clause))
    assert days >= 2, "nothing has to be known before anything else"


def test_every_keyword_has_a_printed_name() -> None:
    clauses = [
        clause
        for quests in LIBRARY.quests.values()
        for quest in quests
        for line in (*quest.start, *(line for room in quest.rooms for line in room.lines))
        for clause in line
    ]
    used = set(mentioned(clauses, "keyword", "series"))
    assert used - LIBRARY.language.keywords.keys() == set()


def test_a_stamp_belongs_to_a_series_that_is_printed_the_same_way() -> None:
    for key, name in LIBRARY.language.keywords.items():
        series, _, number = key.rpartition("-")
        if number.isdecimal():
            printed = LIBRARY.language.keywords[series]
            assert name == Text(f"{printed.en} {number}", f"{printed.it} {number}")


# Flavour


def test_there_is_enough_flavour_and_none_twice() -> None:
    assert len(LIBRARY.corridor_flavour) >= 48
    assert len(LIBRARY.room_flavour) >= 72
    told = [*LIBRARY.corridor_flavour, *LIBRARY.room_flavour]
    for language in LANGUAGES:
        assert len({text.in_language(language) for text in told}) == len(told)


@pytest.mark.parametrize(("language", "most"), [("en", 60), ("it", 66)])
def test_flavour_is_short_and_reads_back_as_nothing_but_words(language: str, most: int) -> None:
    for text in (*LIBRARY.corridor_flavour, *LIBRARY.room_flavour):
        told = text.in_language(language)
        assert 0 < len(told) < most
        ((clause,),) = (read_line(told, language, LIBRARY.language),)
        assert clause.flavour
        assert [act.words.in_language(language) for act in clause.do] == [told]  # type: ignore[union-attr]


def _terms(clause: Clause) -> tuple[object, ...]:
    return (*clause.when, *clause.do)


def _taught(clauses: Iterable[Clause], known: set[str] | None) -> Iterator[str]:
    """What these lines teach to somebody who knows so much; to anybody at all, if None."""
    for clause in clauses:
        if known is None or _open_to(clause, known):
            yield from (act.keyword for act in clause.do if isinstance(act, say.Learn))


def _open_to(clause: Clause, known: set[str]) -> bool:
    """Forgetting is left out: what was given away can be found again on another day."""
    for part in clause.when:
        match part:
            case say.Know(keyword) | say.ForgetToTrigger(keyword):
                if keyword not in known:
                    return False
            case say.ForgetAny(series):
                if not any(keyword.startswith(series) for keyword in known):
                    return False
    return True


def _asks_ignorance(clause: Clause) -> bool:
    return any(isinstance(part, say.DontKnow) for part in clause.when)

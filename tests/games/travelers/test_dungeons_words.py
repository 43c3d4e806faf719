"""What Index Cards of generated Dungeons say: it fits, it is whole, and it makes sense."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from stampadia.games.travelers.content import Dungeon, Entry
from stampadia.games.travelers.generate.boxes import entry_text
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.dungeon.models import Quest, Step, dungeon_models
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    BoxesFilled,
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    ExhaustHeroCards,
    FillBox,
    FulfilMission,
    GainPoints,
    Gamble,
    HasHeroCards,
    Instruction,
    JoinHero,
    Mapped,
    MissionFulfilled,
    RecoverCards,
    RemoveHeroCards,
    StopReading,
    SwapCards,
    Teleport,
    TurnCards,
    Win,
)
from stampadia.games.travelers.paper import ADVENTURE_TITLE, ENTRY
from stampadia.words import LANGUAGES
from stampadia.workbench.lettering import without_glyph

MANY = 120


@cache
def dungeons() -> tuple[Dungeon, ...]:
    return tuple(make_dungeon(f"words {number}") for number in range(MANY))


def entries() -> Iterator[Entry]:
    for dungeon in dungeons():
        for page in dungeon.pages:
            yield from page


def instructions(entry: Entry) -> list[Instruction]:
    return [one for one in entry.meeting.passages if isinstance(one, Instruction)]


def quests() -> list[Quest]:
    models = dungeon_models()
    return [*models.main, *models.side, *models.events]


def steps() -> list[Step]:
    return [step for quest in quests() for step in quest.step]


def test_every_entry_and_title_fits_its_box_in_both_languages() -> None:
    for language in LANGUAGES:
        for entry in entries():
            assert ENTRY.holds([entry_text(entry.meeting, language)])
        for dungeon in dungeons():
            assert ADVENTURE_TITLE.holds([dungeon.title.in_language(language)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_and_no_placeholder_is_left(language: str) -> None:
    for entry in entries():
        text = entry_text(entry.meeting, language)
        assert not re.search(r"[{}$]|\bNaN\b|\bNone\b|  |\.\.|^\W*$", text), text
        assert not without_glyph(text), text
        assert text[0].isupper() or text[0] in "“«…", text


def test_both_languages_are_written() -> None:
    for step in steps():
        for passage in (*step.above, *step.below):
            if isinstance(passage, dict) and "do" not in passage:
                assert set(passage) == {"en", "it"}
                assert passage["en"] != passage["it"]


def test_a_text_has_one_for_1_time_at_most_and_no_may_beside_a_choice() -> None:
    for entry in entries():
        assert sum(one.once for one in instructions(entry)) <= 1
        assert not any(one.may for one in instructions(entry))


def test_a_teleport_is_the_last_thing_that_a_text_asks_for() -> None:
    for entry in entries():
        acts = [act for one in instructions(entry) for act in one.do]
        assert not any(isinstance(act, Teleport) for act in acts[:-1])


def test_what_a_hero_gains_for_nothing_is_gained_once() -> None:
    """A symbol may be stepped on again and again (ruling D9)."""
    gifts = (GainPoints, DrawCards, TurnCards, SwapCards, RecoverCards, Gamble)
    for entry in entries():
        for one in instructions(entry):
            if any(isinstance(act, gifts) for act in one.do):
                assert one.once or any(isinstance(act, RemoveHeroCards) for act in one.price)


def test_all_that_a_dungeon_can_ask_for_is_asked_somewhere() -> None:
    found: set[type[Any]] = set()
    for entry in entries():
        for one in instructions(entry):
            found |= {type(part) for part in one.do + one.price + one.otherwise + one.when}
    assert found >= {
        AllowLeaving, BoxesFilled, Curse, DiscardCards, DiscardRow, DrawCards, ExhaustHeroCards,
        FillBox, FulfilMission, GainPoints, Gamble, HasHeroCards, JoinHero, Mapped,
        MissionFulfilled, RecoverCards, RemoveHeroCards, StopReading, SwapCards, Teleport,
        TurnCards, Win,
    }  # fmt: skip


def test_labels_of_a_quest_are_its_own_steps() -> None:
    known = {"self", "entrance", "somewhere-near", "somewhere-middle"}
    for quest in quests():
        labels = {step.label for step in quest.step}
        assert len(labels) == len(quest.step)
        for number, step in enumerate(quest.step):
            named = set(re.findall(r"'\$([a-z-]+)'", str((step.above, step.below))))
            assert named <= known | labels | set(step.rolls), quest.key
            assert set(step.rolls) <= named, quest.key
            earlier = {one.label for one in quest.step[:number]}
            assert set(step.beyond) | {step.covered_before} <= earlier | {""}

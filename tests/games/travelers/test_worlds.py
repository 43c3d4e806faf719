"""Worlds from seeds: structure, words, enemies to grow on, and the same bytes everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from hash_seeds import told_under_every_hash_seed
from stampadia.games.travelers.content import CardSet, World, WorldHalf
from stampadia.games.travelers.files.checking import faults
from stampadia.games.travelers.generate.boxes import overflows
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.world.models import ENDING, MISSION, world_models
from stampadia.games.travelers.generate.world.proof import prove_world
from stampadia.games.travelers.generate.world.worlds import make_world
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    AnyAct,
    BoxShows,
    FillBox,
    HasHeroCards,
    Instruction,
    JoinHero,
    RemoveThis,
    Reveal,
    Story,
    Win,
)
from stampadia.games.travelers.language import read_instruction, write_instruction, write_passage
from stampadia.words import LANGUAGES
from stampadia.workbench.lettering import without_glyph

MANY = 150


@cache
def worlds() -> tuple[World, ...]:
    return tuple(make_world(f"try {number}") for number in range(MANY))


def halves(world: World) -> Iterator[tuple[str, WorldHalf]]:
    for number, card in enumerate(world.cards, 1):
        yield f"{number}A", card.a
        yield f"{number}B", card.b


def instructions(half: WorldHalf) -> Iterator[Instruction]:
    return (one for one in half.meeting.passages if isinstance(one, Instruction))


def acts(world: World) -> Iterator[tuple[str, AnyAct]]:
    for code, half in halves(world):
        for instruction in instructions(half):
            for act in instruction.price + instruction.do + instruction.otherwise:
                yield code, act


# Structure


def test_nine_cards_begin_with_the_mission_and_the_ending() -> None:
    for world in worlds():
        assert len(world.cards) == 9
        assert isinstance(world.cards[0].a.meeting.above[0], Story)
        assert world.cards[0].b.meeting.above[-1] == Instruction(do=(Win(),))
        assert [code for code, act in acts(world) if isinstance(act, Win)] == ["1B"]


def test_every_b_half_is_revealed_by_exactly_one_half_for_certain() -> None:
    for world in worlds():
        revealers: dict[str, set[str]] = {}
        for code, half in halves(world):
            for instruction in instructions(half):
                for act in instruction.do:
                    if isinstance(act, Reveal):
                        revealers.setdefault(act.place, set()).add(code)
        assert revealers.keys() == {f"{number}B" for number in range(1, 10)}
        assert all(len(found) == 1 for found in revealers.values())


def test_cards_only_turn_from_a_to_b() -> None:
    """What the proof needs, so that walking over other cards does no harm."""
    for world in worlds():
        assert all(act.place[1] == "B" for _, act in acts(world) if isinstance(act, Reveal))


def test_at_most_one_card_joins_the_hero_and_it_is_the_fifth_or_the_sixth() -> None:
    found = []
    for world in worlds():
        joining = [(code, act) for code, act in acts(world) if isinstance(act, JoinHero)]
        assert len(joining) <= 1
        for code, act in joining:
            assert act.card in (5, 6)
            assert code == f"{act.card}B"
            found.append(act)
    assert {act.card for act in found} == {5, 6}
    assert {act.tips for act in found} == {1, 2, None}


def test_a_text_says_for_1_time_at_most_once_and_otherwise_only_after_a_condition() -> None:
    for world in worlds():
        for _, half in halves(world):
            said = list(instructions(half))
            assert sum(one.once for one in said) <= 1
            assert all(one.when or not one.otherwise for one in said)
            assert all(one.do for one in said)


def test_no_condition_is_idle() -> None:
    for world in worlds():
        proof = prove_world(world)
        assert proof.always == ()
        assert proof.never == ()


def test_nothing_that_the_hero_s_cards_decide_touches_the_grid() -> None:
    for world in worlds():
        for _, half in halves(world):
            for instruction in instructions(half):
                if any(isinstance(one, HasHeroCards) for one in instruction.when):
                    said = instruction.do + instruction.otherwise
                    assert not any(isinstance(act, Reveal | JoinHero) for act in said)


def test_boxes_lead_to_an_ambush_or_to_the_nest() -> None:
    found = 0
    for world in worlds():
        for code, half in halves(world):
            if any(isinstance(act, FillBox) for one in instructions(half) for act in one.do):
                found += 1
                fill, ambush, nest = instructions(half)
                assert fill.once
                assert ambush == Instruction(do=(Reveal(f"{code[0]}B"),), when=(BoxShows("A"),))
                assert nest.when[0] == BoxShows("B")
                assert nest.do[1] == RemoveThis()
    assert found


# Enemies


def test_a_world_has_enemies_to_grow_on() -> None:
    for world in worlds():
        enemies = {code: half.meeting.enemy for code, half in halves(world) if half.meeting.enemy}
        assert 8 <= len(enemies) <= 10
        open_from_the_start = Counter(
            enemy.level for code, enemy in enemies.items() if code[1] == "A"
        )
        assert open_from_the_start[2] >= 2
        assert open_from_the_start[3] >= 1
        levels = {enemy.level for enemy in enemies.values()}
        assert levels - {0} == {2, 3, 4, 6, 8}


def test_only_halves_with_an_enemy_have_bonus_spaces_and_scroll() -> None:
    opened: Counter[tuple[str, ...]] = Counter()
    bonuses = set()
    for world in worlds():
        for _, half in halves(world):
            enemy = half.meeting.enemy
            if enemy is None:
                assert (half.bonus, half.open, half.scroll) == (None, (), None)
                continue
            assert half.bonus is not None
            assert half.bonus[0] == 0
            assert (half.scroll is None) == (enemy.modifier is not None)
            bonuses.add(half.bonus)
            opened[half.open] += 1
            if enemy.level == 0:
                assert half.open == ()
    assert len(bonuses) == 9
    assert opened.keys() == {(), ("attack", "defense")}
    assert 0.35 < opened["attack", "defense"] / opened.total() < 0.62


def test_locks_and_traps_can_be_left() -> None:
    for world in worlds():
        for _, half in halves(world):
            if half.meeting.enemy is not None and half.meeting.enemy.level == 0:
                assert Instruction(do=(AllowLeaving(),)) in half.meeting.above


def test_difficulty_moves_the_enemies_and_nothing_else() -> None:
    strength = {}
    stories = set()
    for difficulty in ("easy", "normal", "hard"):
        world = make_world("one seed", difficulty)
        enemies = [half.meeting.enemy for _, half in halves(world) if half.meeting.enemy]
        strength[difficulty] = sum(enemy.attack + (enemy.defense or 0) for enemy in enemies)
        stories.add(tuple(half.title.en for _, half in halves(world)))
    assert strength["easy"] < strength["normal"] < strength["hard"]
    assert len(stories) == 1


# Words


def test_all_words_fit_their_boxes_in_both_languages() -> None:
    for world in worlds():
        for _, half in halves(world):
            assert list(overflows(half)) == []


def test_too_many_words_are_noticed() -> None:
    half = worlds()[0].cards[0].a
    told = tuple(half.meeting.above) * 5
    meeting = msgspec.structs.replace(half.meeting, above=told)
    assert len(list(overflows(msgspec.structs.replace(half, meeting=meeting)))) == len(LANGUAGES)


def test_words_are_complete_and_can_be_printed() -> None:
    for world in worlds():
        for _, half in halves(world):
            for language in LANGUAGES:
                texts = [half.title.in_language(language)]
                texts += [write_passage(one, language) for one in half.meeting.passages]
                for text in texts:
                    assert text
                    assert not set("{}$#?%") & set(text) - set("?")
                    assert without_glyph(text) == ""
                    assert text[0].isupper() or not text[0].isalpha()


def test_instructions_are_read_back_from_both_languages() -> None:
    for world in worlds()[:40]:
        for _, half in halves(world):
            for instruction in instructions(half):
                for language in LANGUAGES:
                    text = write_instruction(instruction, language)
                    assert read_instruction(text, language) == instruction


def test_titles_differ_within_a_world() -> None:
    for world in worlds():
        for language in LANGUAGES:
            titles = [half.title.in_language(language) for _, half in halves(world)]
            assert len(set(titles)) == len(titles)


# Content


def test_there_are_enough_quests_and_events_and_all_of_them_appear() -> None:
    models = world_models()
    assert len(models.main) >= 16
    assert len(models.side) >= 10
    assert len(models.events) >= 18
    titles = {half.title.en for world in worlds() for _, half in halves(world)}
    steps = [step for quest in models.main + models.side for step in quest.step]
    missing = {step.title.en for step in (*steps, *models.events)} - titles
    assert missing == set()


def test_quests_have_unique_labels_and_main_quests_begin_and_end() -> None:
    models = world_models()
    for quest in models.main + models.side:
        labels = [step.label for step in quest.step]
        assert len(set(labels)) == len(labels)
        assert ({MISSION, ENDING} <= set(labels)) == (quest in models.main)
        assert all(step.side for step in quest.on_grid())
    keys = [quest.key for quest in models.main + models.side]
    assert len(set(keys)) == len(keys)


def test_every_act_of_a_world_is_used() -> None:
    used = {type(act).__struct_config__.tag for world in worlds() for _, act in acts(world)}
    of_dungeons = {"teleport", "fulfil-mission"}
    of_printed_cards = {"recover-from-hand"}  # which can be written, and ours do not say
    known = {kind.__struct_config__.tag for kind in AnyAct.__args__}
    assert used == known - of_dungeons - of_printed_cards


def test_the_validator_has_nothing_to_say() -> None:
    for number, world in enumerate(worlds()[:60]):
        hero = make_hero(f"try {number}")
        assert list(faults(CardSet(hero, world))) == []


# Seeds


def test_different_seeds_attempts_and_days_give_different_worlds() -> None:
    assert len({msgspec.json.encode(world.cards) for world in worlds()}) == MANY
    assert make_world("x").cards != make_world("x", attempt=1).cards
    day = make_world("2027-01-05")
    assert (day.serial, day.date) == ("TOS20270105", "2027-01-05")


def test_a_world_is_the_same_under_every_hash_seed() -> None:
    code = (
        "import msgspec\n"
        "from stampadia.games.travelers.generate.world.worlds import make_world\n"
        "for difficulty in ('easy', 'normal', 'hard'):\n"
        "    for number in range(5):\n"
        "        print(msgspec.json.encode(make_world(str(number), difficulty)).decode())\n"
    )
    assert len(set(told_under_every_hash_seed(code).splitlines())) == 15


@pytest.mark.deep
def test_two_thousand_seeds_are_proven_and_fit() -> None:
    for number in range(2000):
        world = make_world(f"deep {number}")
        prove_world(world)
        assert not any(True for _, half in halves(world) for _ in overflows(half))

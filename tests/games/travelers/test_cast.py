"""Who appears in an adventure: the words are there in both languages and agree, and the draws keep
their promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pytest
from msgspec import structs

from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.generate.cast import (
    Face,
    Foe,
    Named,
    bestiary,
    draw_cast,
    draw_enemy,
    draw_lock,
    draw_trap,
    draw_villain,
    fill,
)
from stampadia.games.travelers.generate.strength import Figures, Scale, Tier, Variant, band, figures
from stampadia.games.travelers.generate.wishes import Difficulty
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text
from stampadia.workbench.lettering import Box

NAME = Box(width_mm=40, lines=1, size_pt=8.5)
SENTENCE = Box(width_mm=54, lines=2, size_pt=7)
LONGEST_SCROLL = 60
SLOTS = ("villain", "helper", "relic", "key", "home", "land")


def faces() -> Iterator[Face]:
    everyone = bestiary()
    for kind in everyone.kinds:
        yield from kind.face
    yield from everyone.locks
    yield from everyone.traps
    for villain in everyone.villains:
        yield villain.first
        yield villain.final


def named() -> Iterator[Named]:
    for villain in bestiary().villains:
        yield villain.name
    for figure in bestiary().figures:
        yield from figure.who


def modifiers() -> tuple[Modifier, ...]:
    return bestiary().buffs + bestiary().debuffs


# What there is


def test_there_are_enough_of_all() -> None:
    tiers = Counter(kind.tier for kind in bestiary().kinds)
    assert sum(tiers.values()) == 24
    assert sorted(tiers) == [1, 2, 3, 4, 5] and min(tiers.values()) >= 4
    assert all(len(kind.face) == 3 for kind in bestiary().kinds)
    assert len(bestiary().villains) >= 10
    assert len(bestiary().buffs) == len(bestiary().debuffs) == 8


def test_no_two_have_the_same_name_or_key() -> None:
    for language in ("en", "it"):
        names = [face.name.in_language(language) for face in faces()]
        names += [modifier.name.in_language(language) for modifier in modifiers()]
        assert not [name for name, times in Counter(names).items() if times > 1]
    assert len({kind.key for kind in bestiary().kinds}) == 24


def test_no_two_modifiers_do_the_same() -> None:
    rules = [structs.astuple(structs.replace(one, name=Text())) for one in modifiers()]
    assert len(set(rules)) == 16


@pytest.mark.parametrize("modifier", modifiers(), ids=lambda one: one.name.en)
def test_a_modifier_asks_for_one_thing_that_may_and_may_not_be(modifier: Modifier) -> None:
    asked = [modifier.element, modifier.banner, modifier.cards]
    assert sum(one is not None for one in asked) == 1
    assert abs(modifier.by) == 1 and not modifier.trap
    if modifier.cards is not None:
        assert 1 < modifier.count < 5


@pytest.mark.parametrize("face", list(faces()), ids=lambda face: face.name.en)
def test_words_fit_a_card_in_both_languages(face: Face) -> None:
    assert NAME.holds([face.name.en]) and NAME.holds([face.name.it])
    for said in (face.met, face.beaten):
        assert SENTENCE.holds([said.en]) and SENTENCE.holds([said.it])
    assert 0 < len(face.scroll.en) <= LONGEST_SCROLL
    assert 0 < len(face.scroll.it) <= LONGEST_SCROLL


def test_a_sentence_ends_and_is_set_in_type() -> None:
    for face in faces():
        for said in (face.scroll, face.met, face.beaten):
            for words in (said.en, said.it):
                assert words.endswith((".", "!", "?", ".”", "!”", "!»", ".»")), words
                assert not set("'\"{}") & set(words), words


# Articles and prepositions


def article(noun: str, gender: str) -> str:
    """The Italian article before a singular noun, by its first sounds."""
    start = noun.lower()
    if start[0] in "aeiouàèéìòù":
        return "l’"
    if gender == "f":
        return "la"
    impure = start[0] in "zxy" or start[:2] in ("gn", "ps", "pn")
    return "lo" if impure or (start[0] == "s" and start[1] not in "aeiou") else "il"


@pytest.mark.parametrize("one", list(named()), ids=lambda one: one.en)
def test_every_name_has_its_article(one: Named) -> None:
    if one.article:
        assert one.article == article(one.it, one.gender)
    else:
        assert one.it[0].isupper()


def test_italian_prepositions_melt_into_articles() -> None:
    found = {cast.villain: cast.words for cast in map(draw_cast, map(Dealer, range(160)))}
    assert len(found) == len(bestiary().villains)
    king, clockmaker = found["salt-king"], found["clockmaker"]
    assert king["villain"] == Text("the Salt King", "il Re di Sale")
    assert king["of-villain"] == Text("of the Salt King", "del Re di Sale")
    assert king["to-villain"].it == "al Re di Sale"
    assert king["from-villain"].it == "dal Re di Sale"
    assert clockmaker["villain"].it == "l’Orologiaia"
    assert clockmaker["of-villain"].it == "dell’Orologiaia"
    assert clockmaker["to-villain"].it == "all’Orologiaia"
    assert (king["o-villain"].it, clockmaker["o-villain"].it) == ("o", "a")
    assert (king["his-villain"].en, clockmaker["his-villain"].en) == ("his", "her")


def test_towns_have_no_article() -> None:
    words = draw_cast(Dealer("towns")).words
    home = words["home"]
    assert words["of-home"] == Text(f"of {home.en}", f"di {home.it}")
    assert words["in-home"] == Text(f"in {home.en}", f"a {home.it}")


# Filling


def test_every_slot_can_be_filled_in_both_languages() -> None:
    for seed in range(40):
        cast = draw_cast(Dealer(seed))
        for slot in SLOTS:
            for name in (slot, f"of-{slot}", f"to-{slot}", f"from-{slot}", f"in-{slot}"):
                told = fill(Text(f"See {{{name}}}.", f"Ecco {{{name}}}."), cast)
                assert "{" not in told.en + told.it
                assert len(told.en) > len("See .") and len(told.it) > len("Ecco .")


def test_a_sentence_begins_with_a_capital() -> None:
    cast = next(
        cast for cast in map(draw_cast, map(Dealer, range(160))) if cast.villain == "salt-king"
    )
    text = Text(
        "{villain} sleeps. {villain} wakes: {villain}! {villain}? “{villain}.”",
        "«{villain} dorme». {villain} si sveglia, {villain}.",
    )
    assert fill(text, cast) == Text(
        "The Salt King sleeps. The Salt King wakes: the Salt King! The Salt King? “The Salt King.”",
        "«Il Re di Sale dorme». Il Re di Sale si sveglia, il Re di Sale.",
    )


@pytest.mark.parametrize(
    "text", [Text("{nobody}", "nessuno"), Text("{o-villain}", "o"), Text("he", "{he-villain}")]
)
def test_an_unknown_slot_is_refused(text: Text) -> None:
    with pytest.raises(ValueError, match="no slot"):
        fill(text, draw_cast(Dealer(1)))


# Drawing


def test_the_same_stream_gives_the_same_cast_and_enemies() -> None:
    assert draw_cast(Dealer(7)) == draw_cast(Dealer(7))
    first, second = (draw_enemy(Dealer(7), "3", "hard", Scale("easy"), set()) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("tier", get_args(Tier))
def test_no_kind_comes_twice_while_others_are_left(tier: Tier) -> None:
    dealer, used = Dealer(f"kinds {tier}"), set[str]()
    for before in range(4):
        assert len(used) == before
        draw_enemy(dealer, tier, "normal", Scale(), used)
    for _ in range(8):
        draw_enemy(dealer, tier, "normal", Scale(), used)
    assert len(used) <= 5


def of_four_stat_lines(foe: Foe, tier: Tier, variant: Variant, difficulty: Difficulty) -> bool:
    scale = Scale(difficulty)
    figure, enemy, there = figures(tier, variant, scale), foe.enemy, band(tier, scale)
    assert enemy.defense is not None
    by = enemy.modifier.by if enemy.modifier else 0
    lines = {(1, 0, 0), (0, 1, 0), (1, 1, 1), (0, 0, -1)}
    allowed = {(there.held(figure.attack - a, figure.defense - d), m) for a, d, m in lines}
    return (Figures(enemy.level, enemy.attack, enemy.defense), by) in allowed


@pytest.mark.parametrize("tier", get_args(Tier))
def test_enemies_have_one_of_four_stat_lines(tier: Tier) -> None:
    dealer, seen = Dealer(f"lines {tier}"), set()
    for _ in range(40):
        foe = draw_enemy(dealer, tier, "normal", Scale("hard"), set())
        assert of_four_stat_lines(foe, tier, "normal", "hard")
        seen.add((foe.enemy.attack, foe.enemy.defense, foe.enemy.modifier is None))
    assert len(seen) >= 3


@pytest.mark.parametrize("difficulty", get_args(Difficulty))
def test_a_villain_is_the_cast_s_own_and_grows(difficulty: Difficulty) -> None:
    for seed in range(12):
        cast = draw_cast(Dealer(seed))
        first = draw_villain(cast, Dealer(seed), Scale(difficulty))
        final = draw_villain(cast, Dealer(seed), Scale(difficulty), "final")
        assert fill(Text("{villain}", "{villain}"), cast).en == f"The {first.enemy.name.en}"
        assert of_four_stat_lines(first, "boss", "normal", difficulty)
        assert of_four_stat_lines(final, "boss", "hard", difficulty)
        assert final.enemy.name != first.enemy.name


def test_locks_do_no_harm_and_traps_cannot_be_reached() -> None:
    strengths = []
    for difficulty in get_args(Difficulty):
        dealer = Dealer("locks")
        locks = [draw_lock(dealer, Scale(difficulty)).enemy for _ in range(20)]
        traps = [draw_trap(dealer, Scale(difficulty)).enemy for _ in range(20)]
        assert {(one.level, one.attack, one.modifier) for one in locks} == {(0, 0, None)}
        assert {(one.level, one.defense, one.modifier) for one in traps} == {
            (0, None, bestiary().trap)
        }
        assert bestiary().trap.trap and min(one.attack for one in traps) > 0
        strengths.append((max(one.defense or 0 for one in locks), max(one.attack for one in traps)))
    assert all(one < other for one, other in pairwise(strengths))

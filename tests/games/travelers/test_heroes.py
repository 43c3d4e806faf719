"""Heroes from seeds: structure, sense, words, price, and the same bytes wherever they are made."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from examples import examples
from hash_seeds import told_under_every_hash_seed
from stampadia.games.travelers.content import ELEMENTS, LOWER, UPPER, Hero, HeroHalf
from stampadia.games.travelers.files.checking.hero import always_met, never_met
from stampadia.games.travelers.generate.hero import pricing
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.hero.models import Amount, models
from stampadia.games.travelers.generate.wishes import SHIFTS
from stampadia.games.travelers.instructions import (
    AnyCondition,
    Gain,
    HasBanner,
    HasCards,
    HasElement,
    HasPoints,
)
from stampadia.games.travelers.language import (
    read_ability,
    read_exhaust,
    write_ability,
    write_exhaust,
    write_sentences,
)
from stampadia.games.travelers.paper import NAME, ONE_ABILITY, TWO_ABILITIES
from stampadia.kernel.errors import BadOption
from stampadia.words import LANGUAGES
from stampadia.workbench.lettering import without_glyph

MANY = examples(500)


@cache
def heroes() -> tuple[Hero, ...]:
    return tuple(make_hero(f"try {number}") for number in range(MANY))


def halves(hero: Hero) -> Iterator[tuple[int, int, HeroHalf]]:
    for number, card in enumerate(hero.cards, 1):
        for half, printed in enumerate(card.halves):
            yield number, half, printed


# Structure


def test_every_hero_has_eight_cards_of_the_right_build() -> None:
    for hero in heroes():
        assert len(hero.cards) == 8
        kind = next(one for one in models().classes if one.key == hero.key)
        for number, _, printed in halves(hero):
            assert 2 <= printed.value <= 9
            assert printed.exhaust.cost in (1, 2, 3, 4)
            assert 1 <= len(printed.abilities) <= 2
            assert all(1 <= ability.cost <= 9 for ability in printed.abilities)
            if number <= 4:
                assert len(printed.abilities) == 2
                assert printed.exhaust.form == "plain"
        skills = [printed for number, _, printed in halves(hero) if number > 4]
        assert sum(len(printed.abilities) == 2 for printed in skills) == kind.perks
        assert sum(printed.exhaust.form != "plain" for printed in skills) == 1


def test_first_costs_follow_the_levels_of_the_slots() -> None:
    for hero in heroes()[:100]:
        upper = [card.upper.abilities[0].cost for card in hero.cards[4:]]
        lower = [card.lower.abilities[0].cost for card in hero.cards[4:]]
        assert upper == [3, 4, 5, 6]
        assert sorted(lower) == [7, 7, 8, 9]


def test_elements_stand_where_the_class_has_them() -> None:
    for hero in heroes():
        kind = next(one for one in models().classes if one.key == hero.key)
        groups: dict[str, list[str | None]] = {}
        for number, half, printed in halves(hero):
            group = f"{'base' if number <= 4 else 'skill'}-{('upper', 'lower')[half]}"
            groups.setdefault(group, []).append(printed.element)
        for group, found in groups.items():
            if group in kind.elements:
                assert sorted(map(str, found)) == sorted(ELEMENTS)
            else:
                assert found == [None] * 4
        if kind.paired:
            assert groups["skill-upper"] == groups["skill-lower"]


def test_all_classes_models_perks_and_exhausts_are_used() -> None:
    assert {hero.key for hero in heroes()} == {kind.key for kind in models().classes}
    printed = [printed for hero in heroes() for _, _, printed in halves(hero)]
    nouns = {printed.name.en.rpartition(" ")[2] for printed in printed}
    known = models()
    skills = (*known.base, *known.skills, *known.legacy)
    assert {skill.name.en for skill in skills} == nouns
    adjectives = {printed.name.en.rpartition(" ")[0] for printed in printed}
    assert {perk.name.en for perk in known.perks} <= adjectives
    forms = {printed.exhaust.form for printed in printed}
    assert forms == {"plain", "shield", "deflect", "tenacity", "spark", "anchor"}


def test_there_is_enough_to_choose_from() -> None:
    known = models()
    assert len(known.classes) == 5
    assert len(known.skills) >= 30
    assert len(known.perks) >= 16
    assert len(known.exhausts) == 5


def test_no_two_halves_share_a_name_and_no_skill_returns() -> None:
    for hero in heroes():
        for language in LANGUAGES:
            names = Counter(printed.name.in_language(language) for _, _, printed in halves(hero))
            assert len(names) == 16
        nouns = [printed.name.en.rpartition(" ")[2] for n, _, printed in halves(hero) if n > 4]
        assert len(set(nouns)) == 8


def test_names_are_different_words_in_all_models() -> None:
    known = models()
    skills = (*known.base, *known.skills, *known.legacy)
    adjectives = [*known.epithets, *(perk.name for perk in known.perks)]
    for words in ([one.name.en for one in skills], [one.name.it for one in skills]):
        assert len(set(words)) == len(words)
    for words in ([one.en for one in adjectives], [one.m for one in adjectives]):
        assert len(set(words)) == len(words)


# Sense


def test_no_condition_is_always_or_never_met() -> None:
    for hero in heroes():
        for _, half, printed in halves(hero):
            for ability in printed.abilities:
                for sentence in ability.sentences:
                    assert sentence.do
                    for condition in sentence.when:
                        assert not always_met(condition, half, printed), printed
                        assert not never_met(condition, half, printed), printed


def test_no_gain_is_nothing() -> None:
    for hero in heroes():
        for _, _, printed in halves(hero):
            for ability in printed.abilities:
                gains = [one for s in ability.sentences for one in s.do if isinstance(one, Gain)]
                assert all(gain.amount >= 1 for gain in gains)


FIRE = HeroHalf(
    make_hero("a").cards[0].upper.name, 3, make_hero("a").cards[0].upper.exhaust, (), "fire"
)


@pytest.mark.parametrize(
    ("condition", "half", "always", "never"),
    [
        (HasElement("fire", 1), UPPER, True, False),
        (HasElement("fire", 2), UPPER, False, False),
        (HasElement("fire", 1, "hand"), UPPER, False, False),
        (HasElement("water", 1), UPPER, False, False),
        (HasElement("water", 0), UPPER, True, False),
        (HasElement("water", 5), UPPER, False, True),
        (HasElement("fire", 0, none=True), UPPER, False, True),
        (HasElement("fire", 0, "hand", none=True), UPPER, False, False),
        (HasBanner(1, 1), UPPER, True, False),
        (HasBanner(1, 1), LOWER, False, False),
        (HasBanner(2, 5), LOWER, False, False),
        (HasBanner(2, 5), UPPER, False, True),
        (HasCards(">=", 1), UPPER, True, False),
        (HasCards(">=", 2), UPPER, False, False),
        (HasCards(">=", 6), UPPER, False, True),
        (HasCards("<=", 5), UPPER, True, False),
        (HasCards("<=", 0), UPPER, False, True),
        (HasCards("<=", 4, "hand"), UPPER, True, False),
        (HasCards("<=", 0, "hand"), UPPER, False, False),
        (HasCards(">=", 5, "hand"), UPPER, False, True),
        (HasPoints("attack", 0), UPPER, True, False),
    ],
)
def test_what_makes_no_sense(condition: AnyCondition, half: int, always: bool, never: bool) -> None:
    assert always_met(condition, half, FIRE) is always
    assert never_met(condition, half, FIRE) is never


# Words


def test_everything_can_be_read_back_and_fits_its_box() -> None:
    for hero in heroes():
        for _, half, printed in halves(hero):
            box = ONE_ABILITY if len(printed.abilities) == 1 else TWO_ABILITIES
            for language in LANGUAGES:
                assert NAME.holds([printed.name.in_language(language)])
                text = write_exhaust(printed.exhaust, half, language)
                assert read_exhaust(text, half, language) == printed.exhaust
                for ability in printed.abilities:
                    text = write_ability(ability, language)
                    assert read_ability(text, language) == ability
                    assert not without_glyph(text)
                    assert box.holds([write_sentences(ability.sentences, language)]), text


def test_every_name_is_in_both_languages() -> None:
    for hero in heroes():
        for text in (hero.name, hero.description, *(half.name for _, _, half in halves(hero))):
            assert text.en and text.it and text.en != text.it
            assert not re.search(r"[{}]|  |NaN|None", text.en + text.it)


# Price


@pytest.mark.parametrize(
    ("wanted", "paid", "traded", "points"),
    [
        (Amount("attack"), 3, 0, 5),
        (Amount("defense"), 3, 0, 4),  # 5 points at 1.2 each
        (Amount("attack", credit=1.5), 3, 0, 8),  # half way from 7 to 9
        (Amount("attack", share=0.5), 8, 0, 8),
        (Amount("attack"), 3, 1, 4),
        (Amount("attack"), 3, -1, 6),
        (Amount("attack"), 1, 3, 1),
    ],
)
def test_what_mana_buys(wanted: Amount, paid: int, traded: int, points: int) -> None:
    assert pricing.amount(wanted, paid, traded) == points


def test_a_dearer_half_never_buys_less() -> None:
    amounts = [pricing.amount(Amount("attack"), paid) for paid in range(1, 10)]
    assert amounts == sorted(amounts)
    costs = [pricing.exhaust_cost(level) for level in range(1, 10)]
    assert costs == sorted(costs)


# Seeds


def test_the_same_seed_gives_the_same_hero_and_another_another() -> None:
    encode = msgspec.json.encode
    assert encode(make_hero("2027-01-05")) == encode(make_hero("2027-01-05"))
    days = {encode(make_hero(f"2027-01-{day:02}")) for day in range(1, 32)}
    assert len(days) == 31
    assert encode(make_hero("x", attempt=len(SHIFTS))) != encode(make_hero("x"))


def test_a_wish_for_a_class_is_granted() -> None:
    for kind in models().classes:
        assert make_hero("wish", kind.key).key == kind.key
    with pytest.raises(
        BadOption, match=r"There is no hero class “poet”\. Choose one of: standard-b"
    ):
        make_hero("wish", "poet")


def test_a_day_is_printed_in_the_serial() -> None:
    hero = make_hero("2027-01-05")
    assert (hero.serial, hero.date) == ("TOS20270105", "2027-01-05")
    assert re.fullmatch(r"TOS-[0-9A-F]{10}", make_hero("any words").serial)
    assert make_hero("any words").date == ""


def test_the_same_bytes_under_every_hash_seed() -> None:
    code = (
        "import msgspec, hashlib\n"
        "from stampadia.games.travelers.generate.hero.heroes import make_hero\n"
        "made = [msgspec.json.encode(make_hero(f'seed {n}')) for n in range(20)]\n"
        "print(hashlib.sha256(b''.join(made)).hexdigest())\n"
    )
    assert told_under_every_hash_seed(code)


def test_a_hero_survives_its_file() -> None:
    for hero in heroes()[:50]:
        assert msgspec.json.decode(msgspec.json.encode(hero), type=Hero) == hero

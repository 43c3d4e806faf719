"""What is printed on the cards of a set."""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import cache

import msgspec
import pytest

from stampadia.games.travelers.content import CardSet, Dungeon, World
from stampadia.games.travelers.faces import (
    HeroFace,
    IndexFace,
    RoomFace,
    SetFaces,
    StatusFace,
    WorldFace,
    faces,
    symbols_of,
)
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.language.signs import drawn, place_mark
from stampadia.words import LANGUAGES, words
from stampadia.workbench.faces import Run, plain

FIRST = date(2026, 11, 15)
MONTH = [str(FIRST + timedelta(days)) for days in range(30)]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def made(day: str) -> CardSet:
    """As the calendar draws it at first; the proof is not asked for."""
    return make_set(day)


@cache
def printed(day: str, language: str) -> SetFaces:
    return faces(made(day), words(language))


@each_language
@pytest.mark.parametrize("day", MONTH)
def test_every_set_has_nine_cards_and_they_decode_back(day: str, language: str) -> None:
    found = printed(day, language)
    assert len(found.cards) == 9
    assert [type(card.hero) for card in found.cards] == [HeroFace] * 8 + [StatusFace]
    world = [WorldFace] * 9
    dungeon = [RoomFace] * 6 + [IndexFace] * 3
    assert [type(card.adventure) for card in found.cards] in (world, dungeon)
    assert msgspec.json.decode(msgspec.json.encode(found), type=SetFaces) == found


@each_language
@pytest.mark.parametrize("day", MONTH[:8])
def test_no_word_is_left_that_cards_draw(day: str, language: str) -> None:
    """In what is done; stories may speak of fire."""
    told = []
    for card in printed(day, language).cards:
        if isinstance(card.hero, HeroFace):
            for half in (card.hero.upper, card.hero.lower):
                told += [plain(half.exhaust), *(plain(one.text) for one in half.abilities)]
        else:
            assert len(card.hero.tracks) == 4
    drawn_words = {
        "en": "Attack|Defense|Mana|Fire|Earth|Constellation|tipped|Banner",
        "it": "Attacco|Difesa|Mana|Fuoco|Terra|Costellazione|a una punta|Stendard",
    }[language]
    assert len(told) > 30
    assert [text for text in told if re.search(drawn_words, text)] == []


def _dungeons() -> list[str]:
    return [day for day in MONTH if isinstance(made(day).adventure, Dungeon)]


def test_the_index_names_rooms_by_their_symbols_alone() -> None:
    for day in _dungeons()[:4]:
        for card in printed(day, "en").cards:
            if isinstance(card.adventure, IndexFace):
                text = msgspec.json.encode(card.adventure.entries).decode()
                assert not re.search(r'"[1-6][A-D]"|\b[1-6][A-D]\b', text)


def test_twenty_four_rooms_have_twenty_four_symbols() -> None:
    for day in _dungeons()[:4]:
        dungeon = made(day).adventure
        assert isinstance(dungeon, Dungeon)
        symbols = symbols_of(dungeon.rooms)
        assert len(set(symbols.values())) == len(symbols) == 24
        for card, number in zip(printed(day, "en").cards, range(1, 7), strict=False):
            assert isinstance(card.adventure, RoomFace)
            assert card.adventure.symbol == symbols[f"{number}A"]
            assert card.adventure.start == (number == 1)


def test_what_is_hidden_has_the_shape_of_what_is_not() -> None:
    """A room without an entry and a door that leads nowhere look like the others."""
    for day in _dungeons()[:4]:
        rooms = [
            card.adventure
            for card in printed(day, "en").cards
            if isinstance(card.adventure, RoomFace)
        ]
        assert len({tuple(msgspec.to_builtins(room)) for room in rooms}) == 1
        assert {len(door.codes) for room in rooms for door in room.doors} == {4}


def test_world_halves_print_bonuses_with_their_enemies_only() -> None:
    worlds = [day for day in MONTH if isinstance(made(day).adventure, World)]
    seen = set()
    for day in worlds[:5]:
        for card in printed(day, "it").cards:
            assert isinstance(card.adventure, WorldFace)
            for half in (card.adventure.a, card.adventure.b):
                assert bool(half.enemy) == bool(half.bonus)
                seen |= set(half.bonus)
    assert seen <= {"−2", "−1", "0", "+1", "+2"}
    assert len(seen) > 2


# Signs


def test_words_become_icons_and_figures_stay_with_them() -> None:
    assert drawn("If 2 Fire in play: gain 5 Attack.", "en") == (
        Run("If 2"),
        Run(icon="fire"),
        Run(" in play: gain 5"),
        Run(icon="attack"),
        Run("."),
    )


def test_banners_constellations_and_boxes() -> None:
    line = drawn("Se 2 Stendardi a due punte e Costellazione 1-2-1 in gioco: [3] [ ] > 5", "it")
    assert [run.icon for run in line if run.icon] == [
        "banner-2", "constellation-1-2-1", "box", "box",
    ]  # fmt: skip
    assert [run.text for run in line if run.icon == "box"] == ["3", ""]
    assert plain(drawn("discard 1 single-tipped card", "en")) == "discard 1 card"


def test_places_are_symbols_or_codes() -> None:
    text = f"If {place_mark('3B')} is mapped: Attack -1."
    assert drawn(text, "en")[1] == Run("3B", icon="code")
    assert drawn(text, "en", {"3B": "symbol-key-1"})[1] == Run(icon="symbol-key-1")
    assert plain(drawn(text, "en")) == "If  is mapped:  −1."

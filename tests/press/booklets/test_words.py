"""What the booklets say agrees with the games, and is said in our own words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from press.booklets.reading import BOTH, GAMES, LANGUAGES, texts, words
from stampadia.games.chronicles import GAME as CHRONICLES
from stampadia.games.chronicles.content import GOLD, MOST_DEFENSE, SIZE
from stampadia.games.chronicles.instructions import Pay
from stampadia.games.generals.content import LAST_INK, MOST_IN_HAND, MOST_LIFE
from stampadia.games.stampede import faces as stampede_faces
from stampadia.games.stampede.content import NAMES, STANDARD_KINDS, Layout, standard_deck
from stampadia.games.travelers.content import (
    CARDS,
    FIRST_LEVEL,
    LAST_LEVEL,
    ROOM_CARDS,
    WORLD_CARDS,
)

MANUALS = Path(__file__).parents[3].parent / "shared" / "manuals"
FEW_WORDS = 8
NUMBER = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "it": [
        "zero",
        "uno",
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "otto",
        "nove",
        "dieci",
    ],
}
TENS = {"en": {50: "fifty", 90: "ninety"}, "it": {50: "cinquanta", 90: "novanta"}}


def spoken(number: int, language: str) -> str:
    return NUMBER[language][number] if number <= 10 else TENS[language][number]


def plain(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower().replace("’", "").replace("'", ""))


def passages(text: str) -> Iterator[tuple[str, ...]]:
    """Every row of more than eight words."""
    found = plain(text)
    for start in range(len(found) - FEW_WORDS):
        yield tuple(found[start : start + FEW_WORDS + 1])


@pytest.mark.skipif(not MANUALS.is_dir(), reason="the manuals are not at hand")
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_taken_from_a_manual(game: str) -> None:
    theirs = {
        row
        for path in MANUALS.glob(f"{game}-*.txt")
        for row in passages(path.read_text(encoding="utf-8"))
    }
    assert theirs
    ours = {
        row
        for language in LANGUAGES
        for text in texts(words(game, language))
        for row in passages(text)
    }
    assert not ours & theirs


def opening(game: str, part: str, language: str) -> str:
    """A chapter's first words, with the letter that is a picture."""
    said = words(game, language)[part]
    return f"{said['letter']}{''.join(said['opening'])}".lower()


# Numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_stampede_counts_as_its_deck_does(language: str) -> None:
    said = words("stampede", language)
    laid = Layout(standard_deck(), 3, (0, 1, 2))
    counts = {row[0]: row[1] for row in said["box"]["list"]}
    assert set(counts) == {str(len(STANDARD_KINDS)), "1", str(stampede_faces.AIDS)}
    each = len(STANDARD_KINDS) // len(NAMES)
    assert spoken(each, language) in counts[str(len(STANDARD_KINDS))]
    dealt = Counter(spoken(number, language) for number in (laid.hand, laid.album, laid.exchange))
    assert dealt <= Counter(plain(said["setup"]["opening"][1]))
    assert spoken(laid.give_up, language) in said["end"]["pile"]
    assert set(said["animals"]) >= set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chronicles_counts_as_its_sheet_does(language: str) -> None:
    said = words("chronicles", language)
    keys = said["sheet"]["keys"]
    assert f"{SIZE}" in keys[0]
    assert spoken(GOLD, language) in keys[1]
    assert spoken(len(CHRONICLES.own_content("first-day").sheet.items), language) in keys[2]
    assert any(f"{MOST_DEFENSE}" in text for text in said["hero"]["keys"])
    (price,) = (
        part.amount
        for part in CHRONICLES.own_content("first-day").sheet.items[0].clause.when
        if isinstance(part, Pay)
    )
    assert f"{price}" in said["hero"]["death"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_travelers_counts_as_its_sets_do(language: str) -> None:
    said = words("travelers", language)
    assert spoken(CARDS, language) in said["set"]["opening"][1]
    assert spoken(CARDS - 1, language) in said["set"]["opening"][1]
    tracks = said["setup"]["steps"][0]
    assert re.search(rf"(Level|Livello) {FIRST_LEVEL}\b", tracks)
    assert f" {LAST_LEVEL}" in tracks
    assert opening("travelers", "world", language).startswith(spoken(WORLD_CARDS, language))
    assert spoken(ROOM_CARDS, language).capitalize() in said["dungeon"]["intro"]
    assert spoken(CARDS - ROOM_CARDS, language) in said["dungeon"]["intro"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_generals_counts_as_its_rules_do(language: str) -> None:
    said = words("generals", language)
    parts = dict(said["rest"]["parts"])
    life, hand = list(parts.values())[:2]
    assert life.startswith(spoken(MOST_LIFE, language).capitalize())
    assert hand.startswith(spoken(MOST_IN_HAND, language).capitalize())
    assert f"{MOST_LIFE}" in said["setup"]["keys"][1]
    assert f"{LAST_INK}" in said["check"]["end"]
    assert f"{LAST_INK}" in said["cards"]["want"]
    assert f"{MOST_LIFE}" in said["check"]["heal"][0][1]
    assert f"{MOST_IN_HAND}" in said["check"]["heal"][1][1]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_no_booklet_says_how_it_came_to_be(game: str, language: str) -> None:
    told = " ".join(texts(words(game, language))).lower()
    assert not re.search(r"\b(todo|study|studies|issue)\b", told)

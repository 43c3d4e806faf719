"""Keywords as people type them, and as they are printed."""

from __future__ import annotations

import pytest
from msgspec import structs

from stampadia.games.chronicles import GAME, ChroniclesOptions, ChroniclesView
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.instructions import Text
from stampadia.games.chronicles.language import names_of, read_line
from stampadia.games.chronicles.language.names import check_keywords, keywords_from
from stampadia.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", set()),
        (" , ", set()),
        ("letter", {"letter"}),
        ("Letter, LETTERA", {"letter"}),
        ("bad luck, Sfortuna, bad-luck", {"bad-luck"}),
        ("Faro 2,postage", {"beacon-2", "postage"}),
        ("First Day", {"first-day"}),
        ("primo  giorno, first-day", {"first-day"}),
        ("my  own word", {"my own word"}),
    ],
)
def test_keywords_of_ours(text: str, keys: set[str]) -> None:
    assert keywords_from(text) == keys


def own_sheet() -> Sheet:
    """Our first, with a keyword that has a name, one that has none, and a series."""
    sheet = structs.replace(house_sheet(), names={"toll": Text("Toll Paid", "Pedaggio")})
    said = "know 'Toll Paid' » +1G | know 'Owl' » +1G | forget any 'Golem...' » +1G"
    line = read_line(said, "en", names_of(sheet))
    rooms = [structs.replace(room, lines=(line,)) if room.start else room for room in sheet.rooms]
    return structs.replace(sheet, rooms=tuple(rooms))


def test_names_of_the_sheets_being_played() -> None:
    assert keywords_from("toll paid, Pedaggio, Letter", [own_sheet()]) == {"toll", "letter"}
    assert keywords_from("toll paid") == {"toll paid"}


@pytest.mark.parametrize("text", ["", "toll", "Pedaggio", "Owl", "Golem 3", "Letter,luck"])
def test_what_can_be_known(text: str) -> None:
    check_keywords(text, [own_sheet()])


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("Letter, Toll Payed", "Toll Paid"),
        ("Frist Day", "First Day"),
        ("Primo gorno", "Primo giorno"),
        ("Olw", "Owl"),
        ("zzz", "none"),
    ],
)
def test_what_nobody_says_is_refused(text: str, near: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_keywords(text, [own_sheet()])
    assert caught.value.key == "no-keyword" and caught.value.facts["near"] == near


@pytest.mark.parametrize("text", ["Owl,\u200b", "[Owl]", "a\u202eb", "x" * 61, "'"])
def test_what_can_be_no_keyword_is_refused_whatever_is_played(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.check_memory(text, {})
    assert caught.value.key == "bad-keyword"


@pytest.mark.parametrize(("language", "told"), [("en", "First Day"), ("it", "Primo giorno")])
def test_the_game_takes_printed_words_and_shows_them(language: str, told: str) -> None:
    position = GAME.begin(1, ChroniclesOptions(memory=told))
    assert position.memory == {"first-day"}
    assert told in GAME.show(position.view(0), GAME.words(language))


def test_a_keyword_of_another_adventure_is_shown_as_it_is_printed() -> None:
    position = GAME.begin(1, ChroniclesOptions(memory="luck,my own"))
    view = position.view(0)
    assert isinstance(view, ChroniclesView)
    assert "Memoria: Fortuna, my own" in GAME.show(view, GAME.words("it"))
    assert set(GAME.begin(1).view(0).names) <= set(house_sheet().names)

"""Whether the texts of a set have their place on the cards, in millimetres."""

from __future__ import annotations

import pytest

from games.generals.samples import REAL, good, needs_real_sets
from stampadia.games.generals.content import CardSet
from stampadia.games.generals.faces import back, deck_list, faces
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES, HOUSE_SETS, house_set
from stampadia.games.generals.files.proofreading import unfit
from stampadia.games.generals.files.reading import load_set, make_set
from stampadia.games.generals.paper import CARD_MM, CODE, HALF, PIXEL_MM, settings
from stampadia.words import LANGUAGES, words
from stampadia.workbench.faces import overfull

OURS = [house_set(id_, language) for id_ in HOUSE_SETS for language in HOUSE_LANGUAGES]
each_set = pytest.mark.parametrize("found", OURS, ids=lambda found: found.meta.code)


@each_set
def test_everything_fits_and_nothing_is_too_small_to_read(found: CardSet) -> None:
    count = 0
    for face in faces(found):
        for setting in settings(face):
            box = setting.box
            assert box is not None and not setting.lacking, setting
            assert box.size_pt >= (CODE.size_pt if setting.where == "code" else 7.5)
            assert box.width_mm <= HALF[0] * PIXEL_MM < CARD_MM[0]
            count += 1
    assert count > 4 * len(found.cards)


@each_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_and_the_back_fit(found: CardSet, language: str) -> None:
    assert list(overfull(settings(deck_list(found, words(language))))) == []
    assert list(overfull(settings(back(words(language))))) == []


@needs_real_sets
@pytest.mark.parametrize("name", ["GOSFCORE-EN-1.01.json", "GOSLCORE-EN-1.01.json"])
def test_the_core_sets_fit(name: str) -> None:
    assert list(unfit(load_set(REAL / name), "")) == []


def test_short_words_are_printed_larger_and_three_lines_under_a_small_name() -> None:
    by_hand = good()
    unit = by_hand["deck"][0][0]
    sizes = {}
    for words_, label in (("Wait.", "short"), ("Wait for the bell to ring out. " * 2, "long")):
        unit["boostDescription"] = words_
        placed = {at.where: at.box for at in settings(faces(make_set(by_hand))[0])}
        name, header = placed["1.name"], placed["1.header"]
        assert name and header
        sizes[label] = (name.size_pt, header.size_pt, header.lines)
    assert sizes["short"] == (11, 8.6, 2)
    assert sizes["long"] == (8.5, 7.5, 3)


def test_what_does_not_fit_is_told_with_its_place() -> None:
    by_hand = good()
    unit, place = by_hand["deck"][0]
    unit["boostDescription"] = "Wait for the bell to ring out. " * 4
    place["name"] = "The Very Long Lane Behind the Old Paper Mill"
    unit["description"] = "Only \ue010 and ☃."
    told = [problem.tell(words("en")) for problem in unfit(make_set(by_hand), "mine.json")]
    assert all("warning" in line for line in told)
    assert any(
        "boostDescription" in line and "3 lines of 27.2 mm at 7.5 pt" in line for line in told
    )
    assert any(", name:" in line and "one line" in line for line in told)
    assert any("U+FFFD" in line and "U+2603" in line for line in told)
    assert len(told) == 3

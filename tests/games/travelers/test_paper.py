"""Whether everything printed has its place."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.travelers.test_faces import MONTH, printed
from stampadia.games.travelers.faces import HeroFace, IndexFace
from stampadia.games.travelers.paper import CODE
from stampadia.games.travelers.plans import index_step, settings
from stampadia.words import LANGUAGES
from stampadia.workbench.faces import overfull

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("day", MONTH)
def test_every_text_fits_its_box_and_can_be_read(day: str, language: str) -> None:
    count = 0
    for card in printed(day, language).cards:
        for face in (card.hero, card.adventure):
            for setting in settings(face):
                box = setting.box
                assert box is not None and not setting.lacking, setting
                assert box.size_pt >= (CODE.size_pt if setting.where == "code" else 7)
                count += 1
    assert count > 100


@each_language
@pytest.mark.parametrize("day", MONTH)
def test_all_index_cards_fit_at_one_size(day: str, language: str) -> None:
    pages = [
        card.adventure
        for card in printed(day, language).cards
        if isinstance(card.adventure, IndexFace)
    ]
    assert index_step(pages) is not None


def test_what_does_not_fit_is_reported() -> None:
    hero = printed(MONTH[0], "en").cards[0].hero
    assert isinstance(hero, HeroFace)
    assert list(overfull(settings(hero))) == []
    long = structs.replace(hero.upper, name="A Very Long Name for a Card of This Size, Really" * 2)
    assert [at.where for at in overfull(settings(structs.replace(hero, upper=long)))] == [
        "upper.name"
    ]


def test_an_index_that_is_too_long_has_no_size() -> None:
    page = next(
        card.adventure
        for day in MONTH
        for card in printed(day, "en").cards
        if isinstance(card.adventure, IndexFace)
    )
    longest = max(page.entries, key=lambda entry: len(entry.above))
    wordy = structs.replace(longest, above=longest.above * 9)
    assert index_step([structs.replace(page, entries=(wordy,) * 6)]) is None

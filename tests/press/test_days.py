"""The picture of a day for a screen."""

from __future__ import annotations

import pytest

from stampadia.kernel.registry import load
from stampadia.press import days
from stampadia.press.days import picture_of

DAY = "2026-11-16"


@pytest.mark.parametrize("game", ["chronicles", "travelers"])
def test_a_published_day_has_a_picture_in_its_games_colour(game: str) -> None:
    found = load(game)
    picture = picture_of(found, found.adventures.spec(DAY, {}), DAY)
    assert picture is not None and picture.startswith("<svg")
    assert found.spot is not None and found.spot.paper in picture


def test_a_game_without_days_has_none() -> None:
    assert picture_of(load("stampede"), DAY, DAY) is None


def test_whoever_is_behind_it_is_in_the_sky_only_if_the_title_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[object, ...]] = []
    monkeypatch.setattr(days, "day_picture", lambda *given: drawn.append(given))
    game = load("travelers")
    adventures = game.adventures
    spec = adventures.spec(DAY, {})
    told = adventures.summary(spec)
    for villain in (told["villain"], "Somebody Else"):
        monkeypatch.setattr(
            type(adventures), "summary", lambda *_, villain=villain: told | {"villain": villain}
        )
        picture_of(game, spec, DAY)
    assert [given[3] for given in drawn] == [told["villain"], ""]

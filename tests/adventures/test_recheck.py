"""Published days proven again from nothing; and what is wrong with one is found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stampadia.adventures import certify, recheck
from stampadia.adventures.almanac import published
from stampadia.adventures.recheck import faults_of, published_days
from stampadia.kernel import registry

GAMES = ["chronicles", "travelers"]
DAY = "2026-12-20"


def adventures(game: str) -> Any:
    return registry.load(game).adventures


def days(game: str) -> list[str]:
    return published_days(registry.load(game).package)


@pytest.mark.parametrize("game", GAMES)
def test_all_days_are_listed_in_their_order(game: str) -> None:
    found = days(game)
    assert found == sorted(found) and len(set(found)) == len(found) >= 106
    assert published_days("stampadia.games.stampede") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_day_stands(game: str) -> None:
    assert faults_of(adventures(game), days(game)[-1]) == []


def test_what_does_not_stand_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = adventures("chronicles")
    found = published(game.package, DAY)
    assert found is not None
    lost = found.record.rpartition("\n= ")[0]
    spoiled = replace(found, face=replace(found.face, fingerprint="0"), record=lost)
    for module in (recheck, certify):
        monkeypatch.setattr(module, "published", lambda *_: spoiled)
    assert faults_of(game, DAY) == ["fingerprint", "record"]
    other = published(game.package, "2026-12-21")
    assert other is not None
    spoiled = replace(found, proof=other.proof)
    assert faults_of(game, DAY) == ["proof"], "the proof of another day"
    monkeypatch.setattr(recheck, "published", lambda *_: None)
    assert faults_of(game, DAY) == ["published"]


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_all_that_was_published_is_proven_again(game: str) -> None:
    assert {day: faults for day in days(game) if (faults := faults_of(adventures(game), day))} == {}

"""Whoever follows the hints reads the Training page by page, and wins. Only what a turn that wins
spares the hero, a hit and another turn, may be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampadia.games.travelers import GAME
from stampadia.games.travelers.coach.lesson import PAGES
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.table.telling import page_now

MOST = 200
HEROES = ("2026-11-16", "2026-11-17", "2026-11-18", "2026-12-24", "2027-02-28")


@pytest.mark.parametrize("hero", HEROES)
def test_hints_lead_through_every_page(hero: str, tmp_path: Path) -> None:
    options = {"hero": hero, "adventure": "training"}
    seating = arrange(GAME, options=options, seed=hero)
    session = Session.begin(seating, save=tmp_path / "lesson.record")
    read = []
    for _ in range(MOST):
        if session.over:
            break
        page = page_now(session, GAME.words("en"))
        if page is not None:
            read.append(page.key)
        session.play(session.hint()()[0].choice)
    assert session.over and session.over.winners == (0,)
    assert set(PAGES) - {"hit", "again"} <= set(read)

"""The Training of Travelers: a lesson in both kinds of terminal."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from textual.widgets import Static

from stampadia.games.travelers import GAME
from stampadia.games.travelers.coach.lesson import PAGES
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.table.session import Session
from stampadia.table.telling import how_ended, page_now, pages_read
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.plain import play_plain
from stampadia.terminal.screens.closer import Closer
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import End, LessonSheet
from stampadia.terminal.voice import voice
from table.travels import advise, begun, type_in, view_of

SMALL = (80, 24)
EN = voice("en", GAME)


def honest(session: Session) -> int:
    asked = session.match.pending()
    assert isinstance(asked, Ask)
    choice: int = GAME.instinct(session.match.position, asked, Dealer("advice"))
    return choice


def title(session: Session) -> str:
    page = page_now(session, EN)
    assert page is not None
    return page.title


def test_no_page_is_read_again_by_whoever_comes_back(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    for line in ("open 3", "charge 5", "infuse 8"):
        type_in(session, line)
    page = page_now(session, EN)
    assert page is not None and page.key not in pages_read(session, EN)
    session.resumed = True
    assert pages_read(session, EN) == ["opening", "charge", "infuse", "activate"]
    out = StringIO()
    play_plain(session, "en", StringIO("activate\n"), out)
    told = " ".join(out.getvalue().split())
    assert page.task in told  # what they were about to try
    assert page.text not in told
    assert told.count("Lesson 4: abilities") == 1
    following = page_now(session, EN)
    assert following is not None and following.text in told


def test_each_page_comes_when_it_can_be_tried(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    assert view_of(session).level == 4
    assert title(session) == "the Opening Card"
    for line, now in (
        ("open 3", "Charge"),
        ("charge 5", "Infuse"),
        ("infuse 8", "abilities"),
        ("activate", "Add"),
        ("add 2", "Strain"),
        ("strain 4 defense", "before the end of Plan"),
        ("end", "Exhaust"),
    ):
        type_in(session, line)
        assert title(session) == now, line


def test_what_was_taken_back_is_still_to_be_tried(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "charge 5")
    session.undo()
    assert title(session) == "Charge"


def test_the_page_of_a_hit_and_what_happened(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "end", "pay 3")
    page = page_now(session, EN)
    assert page is not None and "3 hits" in page.text and "Execute" in page.title
    type_in(session, "hit 1", "hit 2", "hit 4")
    page = page_now(session, EN)
    assert page is not None and page.key == "again" and "3 hits went through" in page.text


def test_an_ability_that_is_too_dear_is_told(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 8", "charge 5", "infuse 2")
    page = page_now(session, EN)
    assert page is not None and "costs 6, you have 4" in page.task


def test_no_lesson_outside_the_training(tmp_path: Path) -> None:
    assert page_now(begun(tmp_path, "world"), EN) is None


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_training_in_lines_to_its_end(language: str, tmp_path: Path) -> None:
    session, out = begun(tmp_path, "training"), StringIO()
    dealer = Dealer("lesson")
    lines = []
    probe = begun(tmp_path / "probe", "training")
    while probe.over is None:
        plan = view_of(probe).step == "plan"
        choice = dealer.one_of(probe.choices()) if plan else honest(probe)
        lines.append(probe.write(choice, language))
        probe.play(choice)
    play_plain(session, language, StringIO("\n".join(lines)), out)
    told = out.getvalue()
    assert session.over is not None
    numbers = re.findall(r"^(?:Lesson|Lezione) (\d+): ", told, re.MULTILINE)
    # a page is read once, and numbered as it comes
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert 1 < len(numbers) <= len(PAGES)
    assert not re.search(r"\bterm-[a-z]+-[a-z]", told)
    assert how_ended(session, voice(language, GAME))[0] in told
    assert how_ended(session, voice(language, GAME))[-1] in told
    assert "stampadia play travelers" in told


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_training_on_the_screen_to_its_end(language: str, tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    app = StampadiaApp(language, session=session, game=GAME, pace=0)
    pages = set()
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(400):
            await pilot.pause(0.01)
            if isinstance(app.screen, LessonSheet):
                pages.add(app.screen.page.key)
                bottom = app.screen.query_one("#task").region.bottom
                assert bottom < SMALL[1], app.screen.page.key
                await pilot.press("enter")
            elif isinstance(app.screen, PlayScreen) and app.screen.choosing.menu:
                app.screen._play(honest(session))
            elif isinstance(app.screen, End):
                break
        assert isinstance(app.screen, End)
        said = [str(static.visual) for static in app.screen.query(".score").results(Static)]
        assert said == how_ended(session, voice(language, GAME))
    assert {"opening", "exhaust"} <= pages


async def test_a_page_can_be_read_again(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    app = StampadiaApp("en", session=session, game=GAME, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.2)
        assert isinstance(app.screen, LessonSheet)
        await pilot.press("escape", "i")
        await pilot.pause(0.2)
        assert isinstance(app.screen, Closer)
        page = page_now(session, EN)
        assert page is not None
        assert app.screen.things[0][0].plain == page.title
        assert page.task in app.screen.things[0][1].plain


def test_whoever_defeats_the_dummy_gains_a_level(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    while session.over is None:
        advise(session)
    assert session.over.winners == (0,)
    assert view_of(session).level == 5

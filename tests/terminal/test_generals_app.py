"""Generals in the Textual app, driven as a person would drive it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from textual.widgets import OptionList, Select, Static

from stampadia.cli import main
from stampadia.games.generals import GAME, GeneralsView
from stampadia.games.generals.choices import ADD
from stampadia.games.stampede import GAME as STAMPEDE
from stampadia.kernel import registry
from stampadia.matches.record import parse
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.palette import theme_for
from stampadia.terminal.screens.closer import Closer, Story
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import End, Help
from stampadia.terminal.screens.start import StartScreen
from terminal.driving import is_asked, until, until_asked

SMALL = (80, 24)


def begun(players: str = "you", seed: str = "7", *, study: bool = False, **options: str) -> Session:
    return Session.begin(
        arrange(GAME, players=players.split(","), options=options, seed=seed, study=study)
    )


def app_for(session: Session | None, language: str = "en") -> StampadiaApp:
    return StampadiaApp(language, session=session, game=GAME, pace=0)


def text_of(screen: PlayScreen | Closer | Story | Help, selector: str) -> str:
    return str(screen.query_one(selector, Static).visual)


def view_of(session: Session) -> GeneralsView:
    return cast(GeneralsView, session.view(session.asked))


async def test_a_digit_puts_the_card_under_the_cursor_on_its_column() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        card = view_of(session).hands[0][0]
        assert screen.choosing.list.highlighted == 1  # not on “end”
        assert card.name in text_of(screen, "#explain")
        await pilot.press("3")
        await pilot.pause()
        unit = view_of(session).rows[0][2]
        assert unit is not None and unit.cards == (card,)
        await pilot.press("7")
        await pilot.pause()
        assert len(session.choices()) == len(screen.choosing.session.choices())  # type: ignore[union-attr]


async def test_a_column_in_two_steps_with_what_it_changes() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("enter", "down")
        await pilot.pause()
        assert text_of(screen, "#question") == "Which column?"
        assert screen.choosing.shown[1].text == "column 2, empty"
        assert text_of(screen, "#explain") == GAME.explain(view_of(session), ADD + 1, screen.words)
        assert f"+ {view_of(session).hands[0][0].name}"[:8] in text_of(screen, "#table")
        await pilot.press("enter")
        await pilot.pause()
        assert view_of(session).rows[0][1] is not None


async def test_undo_takes_a_card_back_until_something_is_revealed() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert view_of(session).rows[0][0] is None
        assert len(view_of(session).hands[0]) == 5
        await pilot.press("slash", *"pay", "space", *"life", "enter")
        await pilot.pause()
        assert view_of(session).life == 4
        await pilot.press("u")
        await pilot.pause()
        assert view_of(session).life == 4
        assert text_of(screen, "#explain")


async def test_a_closer_look_explains_a_unit_and_the_story_tells_all() -> None:
    session = begun(seed="1")
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("i")
        await pilot.pause()
        sheet = pilot.app.screen
        assert isinstance(sheet, Closer)
        assert "printed" in text_of(sheet, "#thing")
        await pilot.press("end")
        await pilot.pause()
        assert view_of(session).hands[0][-1].name in text_of(sheet, "#thing")
        await pilot.press("escape")
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Story)
        assert "Turn 1" in text_of(pilot.app.screen, "#new")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_a_click_on_a_unit_looks_at_it() -> None:
    session = begun(seed="1")
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("4")
        await pilot.pause()
        card = view_of(session).rows[0][3]
        assert card is not None
        await pilot.click("#table", offset=(48, 9))
        await pilot.pause()
        sheet = pilot.app.screen
        assert isinstance(sheet, Closer)
        assert text_of(sheet, "#thing").startswith(card.cards[-1].name)


@pytest.mark.parametrize("language", ["en", "it"])
async def test_a_whole_game_by_keyboard(language: str) -> None:
    session = begun(seed="5", sets="STFULL" if language == "en" else "STFULL-IT")
    app = app_for(session, language)
    async with app.run_test(size=SMALL) as pilot:
        for number in range(400):
            await until(pilot, lambda: isinstance(app.screen, End) or is_asked(pilot))
            if isinstance(app.screen, End):
                break
            assert isinstance(app.screen, PlayScreen)
            assert "Traceback" not in text_of(app.screen, "#explain")
            await pilot.press("1234"[number % 4], "up", "enter")
        assert session.over is not None
        assert isinstance(app.screen, End)
        record = parse(session.save_path.read_text("utf-8"))
        assert record.lines[-1].kind == "over"


async def test_news_begin_where_the_person_chose() -> None:
    session = begun(seed="1", events="none")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("1", "2", "3")
        await pilot.pause()
        await pilot.press("home", "enter")
        screen = await until_asked(pilot)
        news = text_of(screen, "#told")
        assert news.startswith("You end the Play Phase.")
        assert "You add" in text_of(screen, "#earlier")
        log, told = screen.query_one("#log"), screen.query_one("#told")
        assert told.size.height > log.size.height
        assert log.scroll_y == told.virtual_region.y


async def test_two_people_without_secrets_need_no_curtain() -> None:
    session = begun("you,you")
    async with app_for(session).run_test(size=(100, 30)) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("enter")
        await until_asked(pilot)
        asked = session.asked
        await pilot.press("1")
        await until_asked(pilot)
        assert session.asked != asked
        assert screen.seat == session.asked
        assert "General 1" in text_of(screen, "#table")


async def test_the_end_of_a_lost_game_says_so() -> None:
    session = begun(seed="5")
    while session.over is None:
        session.play(session.choices()[0])
    async with app_for(session).run_test(size=SMALL) as pilot:
        await pilot.pause(0.1)
        assert isinstance(pilot.app.screen, End)
        told = [str(line.visual) for line in pilot.app.screen.query(Static)]
        assert any(line.startswith("You lose:") for line in told)


async def test_each_game_has_its_own_spot_colour() -> None:
    async with app_for(None).run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert pilot.app.theme == theme_for(GAME, light=False).name
        await pilot.press("f2")
        assert pilot.app.theme == theme_for(GAME, light=True).name
        pilot.app.screen.query_one("#game", Select).value = "stampede"
        await until(pilot, lambda: pilot.app.theme == theme_for(STAMPEDE, light=True).name)
        assert pilot.app.theme == theme_for(STAMPEDE, light=True).name
        assert pilot.app.screen.query_one("#game", Select).value == "stampede"


# The start screen


async def test_the_start_screen_asks_for_game_and_sets() -> None:
    app = StampadiaApp("en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        games = app.screen.query_one("#game", Select)
        assert games.value in registry.names()
        games.value = "generals"
        await until(pilot, lambda: app.screen.query("#option-sets"))
        app.screen.query_one("#option-sets", Select).value = "STFULL,STTOLL"
        app.screen.query_one("#option-ink", Select).value = "2"
        app.screen.query_one("#option-rules", Select).value = "0.2"
        await pilot.pause()
        await pilot.press("f5")
        screen = await until_asked(pilot)
        assert screen.session.match.header.options == {
            "sets": "STFULL,STTOLL", "ink": "2", "rules": "0.2", "events": "dot",
        }  # fmt: skip
        assert screen.session.players == ("you",)


async def test_in_italian_the_sets_are_italian() -> None:
    async with app_for(None, "it").run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("f5")
        screen = await until_asked(pilot)
        assert screen.session.match.header.options["sets"] == "STFULL-IT"


async def test_two_generals_are_not_offered_the_lite_sets() -> None:
    async with app_for(None).run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = pilot.app.screen
        screen.query_one("#seats", Select).value = 2
        await pilot.pause()
        sets = screen.query_one("#option-sets", Select)
        offered = {value for _, value in sets._options}
        assert "STFULL" in offered and "STLITE" not in offered
        await pilot.press("f5")
        table = await until_asked(pilot)
        assert table.session.players == ("you", "search")


async def test_a_waiting_game_is_gone_on_with() -> None:
    session = begun(seed="4")
    session.play(session.choices()[1])
    async with app_for(None).run_test(size=SMALL) as pilot:
        await pilot.pause()
        saves = pilot.app.screen.query_one("#saves", OptionList)
        saves.focus()
        await pilot.press("enter")
        screen = await until_asked(pilot)
        assert screen.session.view(0) == session.view(0)


def test_stampede_keeps_its_curtain() -> None:
    seating = arrange(STAMPEDE, players=["you", "you"], seed="1")
    session = Session.begin(seating)
    assert session.hides(None, 0) and session.hides(0, 1) and not session.hides(1, 1)


async def test_unread_texts_are_announced_with_the_first_question(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    main(["sets", "new", str(file), "--id", "MINE", "--lang", "en"])
    text = file.read_text("utf-8").replace("Also attack {frontleft}", "Whistle for the kettle")
    file.write_text(text, "utf-8")
    session = begun(sets=f"STLITE,{file}")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert "unread" in text_of(screen, "#explain")
        await pilot.press("down")
        await pilot.pause()
        assert "unread" not in text_of(screen, "#explain")

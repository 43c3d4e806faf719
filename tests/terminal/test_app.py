"""The Textual app, driven as a person would drive it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import Button, OptionList, Select, Static

from stampadia.games.stampede import GAME
from stampadia.games.stampede.text import card_text
from stampadia.matches.record import parse
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import Curtain, End, Help
from stampadia.terminal.screens.start import StartScreen
from table.sessions import NewSession, finish, play_to_a_run, play_to_person
from terminal.driving import is_asked, until, until_asked

SMALL = (80, 24)


def app_for(session: Session | None, language: str = "en") -> StampadiaApp:
    return StampadiaApp(language, session=session, game=GAME, pace=0)


def text_of(screen: PlayScreen | StartScreen, selector: str) -> str:
    return str(screen.query_one(selector, Static).visual)


def choices_of(session: Session) -> list[str]:
    return [line.text for line in session.match.lines if line.kind == "choice" and line.seat == 0]


async def test_from_the_start_screen_to_the_first_choice() -> None:
    app = app_for(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        app.screen.query_one("#seats", Select).value = 4
        await pilot.pause()
        app.screen.query_one("#option-teams", Select).value = "two"
        for seat in (1, 2, 3):
            app.screen.query_one(f"#seat-{seat}", Select).value = "random"
        await pilot.pause()
        await pilot.press("f5")
        screen = await until_asked(pilot)
        assert screen.session.players == ("you", "random", "random", "random")
        assert screen.session.match.header.options == {"teams": "two"}
        await pilot.press("enter")
        await pilot.pause()
        assert choices_of(screen.session)[0].startswith("play ")


async def test_teams_are_offered_only_to_those_who_can_play_so() -> None:
    app = app_for(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert not screen.query_one("#row-option-teams").display
        assert [screen.query_one(f"#row-seat-{seat}").display for seat in range(6)] == (
            [True, True, False, False, False, False]
        )
        screen.query_one("#seats", Select).value = 6
        await pilot.pause()
        assert screen.query_one("#row-option-teams").display
        button = screen.query_one("#go", Button).region
        assert button.height and button.bottom <= 22


async def test_a_whole_game_by_keyboard(new_session: NewSession) -> None:
    session = new_session("you,random", seed="45")
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(40):
            await until(pilot, lambda: isinstance(app.screen, End) or is_asked(pilot))
            if isinstance(app.screen, End):
                break
            await pilot.press("down", "enter")
        assert session.over is not None and session.over.winners == (0,)
        assert isinstance(app.screen, End)
        assert parse(session.save_path.read_text("utf-8")).lines[-1].kind == "over"
        await pilot.click("#again")
        again = await until_asked(pilot)
        assert again.session is not session and again.session.players == session.players


async def test_a_choice_by_mouse(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        third = session.write(session.choices()[2], "en")
        await pilot.click("#choices", offset=(4, 3))  # one line of border above
        await pilot.pause()
        assert choices_of(session) == [third]
        assert screen.session is session


async def test_typing_filters_and_plays(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        line = session.write(session.choices()[1], "en")
        await pilot.press("slash", *"zebra")
        assert screen.choosing.list.option_count == 0
        await pilot.press("enter")
        await pilot.pause()
        assert "zebra" in text_of(screen, "#explain")
        assert choices_of(session) == []
        await pilot.press("escape")
        assert screen.choosing.list.option_count == len(screen.choosing.menu)
        await pilot.press(
            "slash", *("slash" if c == "/" else "space" if c == " " else c for c in line)
        )
        assert screen.choosing.list.option_count == 1
        await pilot.press("enter")
        await pilot.pause()
        assert choices_of(session) == [line]


async def test_a_place_in_the_pile_takes_two_steps(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    assert play_to_a_run(session)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        stems = screen.choosing.list.option_count
        await pilot.press("enter")
        assert screen.choosing.list.option_count > 10
        await pilot.pause()
        assert "Where in the pile?" in text_of(screen, "#question")
        await pilot.press("escape")
        assert screen.choosing.list.option_count == stems
        await pilot.press("enter", "slash", "1", "4", "enter")
        await pilot.pause()
        assert choices_of(session)[-1].endswith(" at 14")


async def test_hint_points_at_a_legal_choice(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        told = text_of(screen, "#explain")
        pointed = screen.choosing.shown[screen.choosing.list.highlighted or 0]
        assert f"“{pointed.text}”" in told.splitlines()[0]


async def test_a_hinted_place_is_under_the_cursor_and_the_hint_stays(
    new_session: NewSession,
) -> None:
    session = new_session("you,random", seed="3")
    assert play_to_a_run(session)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        told = text_of(screen, "#explain")
        await pilot.press("enter")
        await pilot.pause()
        assert text_of(screen, "#explain") == told
        highlighted = screen.choosing.list.highlighted
        assert highlighted is not None
        assert "▸" in str(screen.choosing.list.get_option_at_index(highlighted).prompt)
        await pilot.press("enter")
        await pilot.pause()
        assert f"“{choices_of(session)[-1]}”" in told.splitlines()[0]


async def test_help_begins_with_the_rules(new_session: NewSession) -> None:
    async with app_for(new_session()).run_test(size=(120, 40)) as pilot:
        await until_asked(pilot)
        await pilot.press("f1")
        await pilot.pause()
        rules = pilot.app.screen.query_one("#rules", Static)
        assert str(rules.visual) == GAME.words("en").say("rules")
        assert pilot.app.screen.query_one(".sheet").region.height > 30


async def test_undo_by_key(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3", study=True)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        before = session.match.position.digest()
        await pilot.press("enter")
        screen = await until_asked(pilot)
        assert session.match.position.digest() != before
        await pilot.press("u")
        await until_asked(pilot)
        assert session.match.position.digest() == before
        assert choices_of(session) == []
        await pilot.press("u")
        assert "nothing to take back" in text_of(screen, "#explain")


async def test_leaving_keeps_the_game_and_the_start_screen_offers_it(
    new_session: NewSession, own_saves: Path
) -> None:
    session = new_session("you,random", seed="3")
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("enter")
        await until_asked(pilot)
        digest = session.match.position.digest()
        await pilot.press("q")
    assert app.return_value is not None and str(own_saves) in app.return_value
    assert app.return_value.endswith(f"\nstampadia play --resume {session.save_path}")
    again = app_for(None)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        offers = again.screen.query_one("#saves", OptionList)
        assert re.search(r"turn 1, [0-9]{2}:[0-9]{2}\n", str(offers.get_option_at_index(0).prompt))
        offers.focus()
        await pilot.press("enter")
        screen = await until_asked(pilot)
        assert screen.session.match.position.digest() == digest
        assert screen.session.save_path == session.save_path


async def test_a_terminal_too_small_says_so_and_recovers(new_session: NewSession) -> None:
    async with app_for(new_session()).run_test(size=(70, 20)) as pilot:
        screen = await until_asked(pilot)
        assert screen.query_one("#too-small").display
        assert not screen.query_one("#table").display
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not screen.query_one("#too-small").display
        assert screen.query_one("#table").display


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_six_players_fit_with_nothing_cut(
    new_session: NewSession, language: str, size: tuple[int, int]
) -> None:
    session = new_session("you" + ",random" * 5, teams="two")
    assert play_to_a_run(session)
    async with app_for(session, language).run_test(size=size) as pilot:
        screen = await until_asked(pilot)
        bottom = 0
        for part in ("#title", "#table", "#question", "#middle", "#explain", "#typed", "#keys"):
            region = screen.query_one(part).region
            assert region.y == bottom and region.right <= size[0]
            bottom = region.bottom
        assert bottom == size[1]
        assert screen.query_one("#choices").size.height >= 5
        for part in ("#table", "#keys", "#title", "#explain"):
            widget = screen.query_one(part, Static)
            lines = str(widget.visual).splitlines()
            assert (
                max(map(len, lines), default=0) <= widget.content_size.width or part == "#explain"
            )
            if part == "#table":
                assert widget.content_size.height == len(lines)
                for seat in range(1, 6):
                    assert GAME.words(language).say("player", number=seat + 1) in lines[seat + 1]


async def test_the_table_is_drawn_anew_for_another_size(new_session: NewSession) -> None:
    async with app_for(new_session("you,random,random")).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        for size in ((130, 42), (70, 20), (120, 40), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
            table = screen.query_one("#table", Static)
            if size[0] >= 80:
                lines = str(table.visual).splitlines()
                assert table.content_size.height == len(lines), size
                assert (len(lines) > 8) == (size[0] > 100)


@pytest.mark.parametrize("animal", ["rhino", "giraffe"])
async def test_the_longest_explanations_fit_in_italian(
    new_session: NewSession, animal: str
) -> None:
    words = GAME.words("it")
    longest = words.say("explain-play-wins", text=card_text(animal, words), how="five")
    async with app_for(new_session("you,random"), "it").run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        panel = screen.query_one("#explain", Static)
        panel.update(longest)
        await pilot.pause()
        needed = panel.visual.get_height({}, panel.content_size.width)
        assert needed <= panel.content_size.height


async def test_italian_is_italian(new_session: NewSession) -> None:
    async with app_for(new_session(), "it").run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert screen.choosing.shown[0].text.startswith("gioca ")
        everything = "\n".join(str(part.visual) for part in screen.query(Static))
        assert "Quale francobollo" in everything and "annulla" in everything
        for english in ("play", "Pile", "undo", "hint", "turn ", "Hand", "term-"):
            assert english not in everything


async def test_keys_can_be_clicked(new_session: NewSession) -> None:
    async with app_for(new_session()).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        where = text_of(screen, "#keys").index("help") + 1
        await pilot.click("#keys", offset=(where, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Help)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_people_at_one_device_do_not_see_each_others_hands(new_session: NewSession) -> None:
    session = new_session("you,you", seed="3")
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        below = app.screen_stack[-2]
        assert isinstance(below, PlayScreen)
        assert below.seat is None
        await pilot.press("enter")
        screen = await until_asked(pilot)
        first = session.asked
        assert screen.seat == first
        while session.asked == first:
            await pilot.press("enter")
            await pilot.pause(0.02)
        assert isinstance(app.screen, Curtain)
        assert screen.seat is None and not screen.choosing.menu


async def test_watching_pauses_and_steps(new_session: NewSession) -> None:
    session = new_session("random,random", seed="3")
    app = StampadiaApp("en", session=session, pace=0.05)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space")
        await pilot.pause(0.5)
        stopped = len(choices_of_all(session))
        await pilot.pause(0.3)
        assert len(choices_of_all(session)) == stopped
        await pilot.press("space")
        await pilot.pause(0.5)
        assert len(choices_of_all(session)) == stopped + 1
        await pilot.press("enter")
        await pilot.pause(0.5)
        assert len(choices_of_all(session)) > stopped + 1


def choices_of_all(session: Session) -> list[str]:
    return [line.text for line in session.match.lines if line.kind == "choice"]


async def test_the_end_of_a_finished_record_offers_a_new_game(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    finish(session)
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.05)
        assert isinstance(app.screen, End)
        buttons = list(app.screen.query(Button))
        names = ["again", "cards", "new", "table", "save", "quit"]
        assert [button.id for button in buttons] == names
        for button in buttons:
            assert button.region.height == 1
            assert button.region.width >= len(str(button.label)) + 2
            assert button.region.right <= app.screen.query_one(".sheet").content_region.right
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert isinstance(app.screen, PlayScreen) and app.screen.session is session
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert isinstance(app.screen, End)
        await pilot.press("n")
        await pilot.pause(0.05)
        assert isinstance(app.screen, StartScreen)


@pytest.mark.parametrize("people", ["you,random", "random,you", "random,random"])
async def test_only_who_lost_is_told_to_play_better(new_session: NewSession, people: str) -> None:
    session = new_session(people, seed="3")
    finish(session)
    assert session.over is not None
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.05)
        said = "\n".join(str(part.visual) for part in app.screen.query(Static))
        lost = bool(session.people) and session.people != session.over.winners
        assert ("play it better" in said) == lost and "Seed 3" in said


async def test_the_same_cards_can_be_played_again(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    finish(session)
    async with app_for(session).run_test(size=SMALL) as pilot:
        await pilot.pause(0.05)
        await pilot.click("#cards")
        again = (await until_asked(pilot)).session
        lines = again.match.lines
        assert again is not session and again.seed == "3"
        assert [str(line) for line in lines] == [
            str(line) for line in session.match.lines[: len(lines)]
        ]


async def test_a_resumed_game_has_no_seed_to_show(new_session: NewSession) -> None:
    session = new_session("you,random", seed="3")
    finish(session)
    app = app_for(Session.resume(GAME, session.match.record()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.05)
        assert isinstance(app.screen, End) and not app.screen.query("#cards")
        for screen in app.screen_stack[1:]:
            assert not any("seed" in str(part.visual).lower() for part in screen.query(Static))


async def test_light_and_dark_paper(new_session: NewSession) -> None:
    session = new_session()
    play_to_person(session)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        dark = screen.styles.background
        await pilot.press("f2")
        await pilot.pause()
        assert screen.styles.background != dark

"""Chronicles in the Textual app, driven as a person would drive it."""

from __future__ import annotations

import pytest
from textual.widgets import Input, Select, Static

from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.content import Place
from stampadia.table.memory import remembered, write
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.draw.chronicles.table import BAR, Drawing, Table, space_in
from stampadia.terminal.palette import theme_for
from stampadia.terminal.screens.closer import Closer, Poster
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import End, Help
from stampadia.terminal.screens.start import StartScreen
from table.adventures import MADE, advise, begun, go_on_to, view_of
from terminal.driving import until, until_asked

SMALL = (80, 24)
LARGE = (120, 40)


def app_for(session: Session | None, language: str = "en") -> StampadiaApp:
    return StampadiaApp(language, session=session, game=GAME, pace=0)


def text_of(screen: PlayScreen | StartScreen, selector: str) -> str:
    return str(screen.query_one(selector, Static).visual)


def chosen(session: Session) -> list[str]:
    return [line.text for line in session.match.lines if line.kind == "choice"]


def drawing_of(screen: PlayScreen) -> Drawing:
    table = screen.table
    assert isinstance(table, Table)
    width, height = screen.app.size
    return Drawing(view_of(screen.session), table, space_in(width - 2, height))


# Exploring


async def test_the_map_keys_walk_to_a_door_and_are_told() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert "Ctrl+arrows" in str(screen.choosing.list.border_title)
        await pilot.press("ctrl+right")
        await pilot.pause()
        assert "= room 36" in text_of(screen, "#explain")
        await pilot.press("left", "ctrl+up", "enter")
        await pilot.pause()
        assert chosen(session) == ["door 10,8"]
        assert "Room 40" in text_of(screen, "#told")


async def test_the_arrows_go_through_the_whole_list() -> None:
    async with app_for(begun()).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        choices = screen.choosing.list
        passed = [choices.highlighted]
        for _ in range(choices.option_count - 1):
            await pilot.press("down")
            passed.append(choices.highlighted)
        assert sorted(number or 0 for number in passed) == list(range(choices.option_count))
        await pilot.press("up")
        assert choices.highlighted == passed[-2]


async def test_a_small_window_says_where_the_story_of_the_room_is() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        assert "Room 31 · i: the story too" in drawing_of(screen).whole().plain
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Closer)
        detail = pilot.app.screen.query_one("#thing", Static)
        assert 'The sign outside says "tampadia": bring back its S' in str(detail.visual)
    async with app_for(session).run_test(size=LARGE) as pilot:
        told = drawing_of(await until_asked(pilot)).whole().plain
        assert "The sign outside" in told and "the story too" not in told


async def test_a_click_on_the_map_walks_there() -> None:
    for size in (SMALL, LARGE):
        session = begun()
        async with app_for(session).run_test(size=size) as pilot:
            screen = await until_asked(pilot)
            x, y = drawing_of(screen).window.at(Place(8, 9))
            await pilot.click("#table", offset=(x + 3, y + BAR))
            await pilot.pause()
            assert chosen(session) == ["door 8,9"]


async def test_a_click_where_nothing_can_be_chosen_does_nothing() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        x, y = drawing_of(screen).window.at(Place(9, 9))
        await pilot.click("#table", offset=(x + 3, y + BAR))
        await pilot.pause()
        assert chosen(session) == [] and pilot.app.screen is screen


async def test_a_room_can_be_named_to_go_there() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("slash", *"36")
        assert [entry.text for entry in screen.choosing.shown] == ["door 12,10"]
        await pilot.press("enter")
        await pilot.pause()
        assert chosen(session) == ["door 12,10"]


async def test_a_hint_is_the_good_players_and_says_why() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        advice = session.hint()()[0].choice
        await pilot.press("h")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        told = text_of(screen, "#explain")
        assert session.write(advice, "en") in told
        assert GAME.explain(view_of(session), advice, screen.words) in told
        pointed = screen.choosing.shown[screen.choosing.list.highlighted or 0]
        assert pointed.choice == advice


async def test_a_walk_to_where_nothing_new_was_seen_can_be_taken_back() -> None:
    session = begun()
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("slash", *"stairs", "enter")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert chosen(session) == []
        await pilot.press("ctrl+up", "enter")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert "revealed" in text_of(screen, "#explain")
        assert chosen(session) == ["door 10,8"]


# A battle


async def test_a_click_on_an_ability_leaves_only_its_placements() -> None:
    session = go_on_to("placement", begun(MADE))
    while len(session.choices()) < 5:  # one die, or two alike
        advise(session)
        go_on_to("placement", session)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        here = drawing_of(screen)
        every = len(screen.choosing.shown)
        y = BAR + here.side.hero_starts() + 2
        await pilot.click("#table", offset=(here.space.map + 6, y))
        await pilot.pause()
        assert all("1a" in entry.text for entry in screen.choosing.shown)
        assert 0 < len(screen.choosing.shown) < every
        await pilot.press("escape")
        assert len(screen.choosing.shown) == every


async def test_an_enemy_is_looked_at_closely() -> None:
    session = go_on_to("placement", begun(MADE))
    view = view_of(session)
    foe = next(foe for foe in view.foes if foe.active)
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        x, y = drawing_of(screen).window.at(Place(foe.column, foe.row))
        await pilot.click("#table", offset=(x + 3, y + BAR))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Closer)
        told = str(pilot.app.screen.query_one("#thing", Static).visual)
        assert f"{foe.column},{foe.row}" in told and "hit" in told


async def test_one_enter_too_many_uses_no_item_up_and_does_not_flee() -> None:
    for step, line in (("item-window", "go on"), ("move", "to ")):
        session = go_on_to(step, begun(MADE))
        async with app_for(session).run_test(size=SMALL) as pilot:
            screen = await until_asked(pilot)
            room = view_of(session).room
            await pilot.press("enter")
            await pilot.pause()
            last = chosen(session)[-1]
            assert last.startswith(line)
            assert view_of(session).room == room and screen.is_current


# Sheets over the table


async def test_the_whole_map_and_the_help() -> None:
    session = begun(MADE)
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Poster)
        whole = str(pilot.app.screen.query_one("#whole", Static).visual)
        assert "☻" in whole and "\n20" in whole
        assert pilot.app.screen.query_one("#poster-keys").region.bottom <= SMALL[1]
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Help)
        assert "Ψ2₁" in str(pilot.app.screen.query_one("#guide", Static).visual)


@pytest.mark.parametrize("language", ["en", "it"])
async def test_a_whole_game_by_keyboard(language: str) -> None:
    session = begun(seed="1")
    app = app_for(session, language)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            screen = await until_asked(pilot)
            screen.choosing.lean_to(session.hint()()[0].choice)
            await pilot.press("enter")
            await pilot.pause()
        while session.over is None:
            advise(session)
        screen.play_on()
        await until(pilot, lambda: isinstance(app.screen, End))
        assert isinstance(app.screen, End)
        assert app.theme == theme_for(GAME, light=False).name
        scores = view_of(session).scores
        told = " ".join(str(one.visual) for one in app.screen.query(Static))
        assert "term-" not in told
        assert (str(scores[0]) in told) if scores[0] else ("0" in told)


# Starting


async def test_from_the_start_screen_to_the_first_choice() -> None:
    write("chronicles", ["beacon-1"])
    app = app_for(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StartScreen)
        assert not screen.query_one("#row-seats").display
        screen.query_one("#option-sheet", Select).value = "first-day"
        screen.query_one("#option-variant", Select).value = "monk"
        screen.query_one("#seed", Input).value = "12"
        await pilot.pause()
        await pilot.press("f5")
        play = await until_asked(pilot)
        options = play.session.match.header.options
        assert options == {"sheet": "first-day", "variant": "monk", "memory": "beacon-1"}
        assert play.session.seed == "12" and play.session.remembers


async def test_an_adventure_is_made_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making one takes its time; here it was made before."""
    asked = []

    def settled(spec: str, certify: object) -> str:
        asked.append((spec, callable(certify)))
        return MADE

    monkeypatch.setattr(GAME.adventures, "settled", settled)
    app = app_for(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.screen.query_one("#option-sheet", Select).value = "seed"
        app.screen.query_one("#memory", Select).value = False
        app.screen.query_one("#seed", Input).value = "t1"
        await pilot.pause()
        await pilot.press("f5")
        play = await until_asked(pilot)
        # the screen asks for what was wished, the match for what that came to
        assert asked == [("seed:t1", True), (MADE, True)]
        assert play.session.match.header.options["sheet"] == MADE
        assert not play.session.remembers


async def test_the_same_sheet_again_remembers_what_was_learned() -> None:
    session = begun(seed="1", remember=True)
    while session.over is None:
        advise(session)
    write("chronicles", ["beacon-1"])
    app = app_for(session)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, End))
        await pilot.click("#again")
        play = await until_asked(pilot)
        assert play.session is not session
        assert view_of(play.session).memory == ("beacon-1",)
        assert remembered("chronicles") == {"beacon-1"}

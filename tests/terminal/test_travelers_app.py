"""Travelers in the Textual app, driven as a person would drive it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Select, Static

from stampadia.games.travelers import GAME
from stampadia.games.travelers.view import TravelersView
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.draw.travelers.drawing import Drawing
from stampadia.terminal.draw.travelers.rooms import RoomsDrawing, islands_of
from stampadia.terminal.draw.travelers.table import Table
from stampadia.terminal.palette import theme_for
from stampadia.terminal.screens.closer import Closer, Poster
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.screens.sheets import Help, LessonSheet
from stampadia.terminal.screens.start import StartScreen
from table.travels import advise, begun, go_on_to, type_in, view_of
from terminal.driving import Driver, until, until_asked

SMALL = (80, 24)
LARGE = (120, 40)


def app_for(session: Session | None, language: str = "en") -> StampadiaApp:
    return StampadiaApp(language, session=session, game=GAME, pace=0)


def text_of(screen: PlayScreen | StartScreen, selector: str) -> str:
    return str(screen.query_one(selector, Static).visual)


def drawing_of(screen: PlayScreen) -> Drawing:
    assert isinstance(screen.table, Table)
    return screen.table.drawing()


def drawn(screen: PlayScreen) -> str:
    return drawing_of(screen).whole().plain


def chosen(session: Session) -> list[str]:
    return [line.text for line in session.match.lines if line.kind == "choice"]


async def click_on(pilot: Driver, screen: PlayScreen, x: int, y: int) -> None:
    await pilot.click(screen.table, offset=(x + screen.table.gutter.left, y))
    await pilot.pause()


# What is seen


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("kind", ["world", "dungeon"])
async def test_the_table_fits_in_every_step_of_a_game(
    kind: str, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    session = begun(tmp_path, kind, seed="2")
    app = app_for(session, language)
    async with app.run_test(size=size) as pilot:
        screen = await until_asked(pilot)
        table = screen.table
        assert isinstance(table, Table)
        met: set[str] = set()
        for _ in range(60):
            if session.over:
                break
            view = view_of(session)
            table.lay(view)
            for choice in session.choices()[: 1 if view.step in met else 6]:
                met.add(view.step)
                table.point_at(choice)
                lines = table.drawing().whole().plain.split("\n")
                assert len(lines) <= (11 if size == SMALL else 24)
                assert max(map(len, lines)) <= size[0] - 2, lines
                assert "term-" not in " ".join(lines)
            assert "term-" not in " ".join(
                one.plain + all.plain for one, all in table.closer(view_of(session))
            )
            advise(session)


async def test_hand_enemy_and_cross_of_a_fight(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "charge 5", "infuse 8", "activate", "add 2", "strain 4 attack")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        seen = drawn(screen)
        assert "Ψ The Training Dummy" in seen
        assert "Level 4 · Attack 3 · Defense 5" in seen
        assert "┌ 4 Evening Block" in seen and "├ 3 Crooked Strike" in seen
        assert "▸(1) Gain 1 Defense." in seen
        assert "In play △1 ┊ ⚑2 ┊ ○-○○" in seen
        assert "Mana ●○○○ 1" in seen and "Attack 3" in seen
        assert "Discard Deck 3" in seen


async def test_an_ability_that_was_activated_is_ticked(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "activate")
    async with app_for(session).run_test(size=LARGE) as pilot:
        seen = drawn(await until_asked(pilot))
        assert "✓(2) Gain 2 Attack." in seen and "▸(1) Gain 1 Attack." in seen


async def test_the_world_with_its_figures_and_the_text_beside_it(tmp_path: Path) -> None:
    session = begun(tmp_path)
    async with app_for(session).run_test(size=SMALL) as pilot:
        seen = drawn(await until_asked(pilot))
        assert "☻1A Mission" in seen and "L2 A2 D3" in seen and "◂A+1" in seen
        assert "A page is lost." in seen and "Iron Guard" in seen
    async with app_for(session, "it").run_test(size=LARGE) as pilot:
        assert "Lupo di carta" in drawn(await until_asked(pilot))


async def test_the_rooms_with_doors_symbol_and_token(tmp_path: Path) -> None:
    session = begun(tmp_path, "dungeon")
    async with app_for(session).run_test(size=SMALL) as pilot:
        seen = drawn(await until_asked(pilot))
        assert "☻♛↑" in seen and "2B▴" in seen and "4A◂" in seen and "┌1A─" in seen
        assert "i: more" in seen


async def test_the_sentence_that_asks_is_seen_and_stands_out(tmp_path: Path) -> None:
    session = begun(tmp_path)
    type_in(session, "go left", "card 4")
    sentence = view_of(session).sentence
    assert sentence is not None
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        rows = drawing_of(screen).side.reading(3)
        assert rows[1].plain.startswith("You may remove 1 card")
        assert any("$spot" in str(span.style) for span in rows[1].spans)


# Choosing on the table


async def test_ctrl_left_and_right_choose_a_card_up_and_down_what_is_done_with_it(
    tmp_path: Path,
) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("ctrl+right", "ctrl+down", "ctrl+down", "enter")
        await until_asked(pilot)
        assert chosen(session) == ["open 3", "add 4"]
        await pilot.press("ctrl+left", "ctrl+up")
        await pilot.pause()
        assert "End Plan" in text_of(screen, "#explain")


async def test_an_arrow_walks_in_its_direction(tmp_path: Path) -> None:
    session = begun(tmp_path)
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("left", "enter")
        await until_asked(pilot)
        assert chosen(session) == ["go left"]


async def test_a_click_on_a_region_goes_there(tmp_path: Path) -> None:
    for size in (SMALL, LARGE):
        session = begun(tmp_path)
        async with app_for(session).run_test(size=size) as pilot:
            screen = await until_asked(pilot)
            lines = drawn(screen).split("\n")
            y = next(at for at, line in enumerate(lines) if "3A Well" in line)
            await click_on(pilot, screen, lines[y].index("3A Well"), y)
            assert chosen(session) == ["go down"]


async def test_a_click_on_a_door_takes_it(tmp_path: Path) -> None:
    for size in (SMALL, LARGE):
        session = begun(tmp_path, "dungeon")
        async with app_for(session).run_test(size=size) as pilot:
            screen = await until_asked(pilot)
            lines = drawn(screen).split("\n")
            y = next(at for at, line in enumerate(lines) if "2B▴" in line)
            await click_on(pilot, screen, lines[y].index("2B▴"), y)
            assert chosen(session) == ["door 2B"]


async def test_a_click_on_a_card_leaves_what_can_be_done_with_it(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        lines = drawn(screen).split("\n")
        y = next(at for at, line in enumerate(lines) if "Evening Block" in line)
        await click_on(pilot, screen, 5, y)
        assert [entry.text for entry in screen.choosing.shown] == [
            "charge 4", "infuse 4", "add 4", "strain 4 attack", "strain 4 defense",
        ]  # fmt: skip


async def test_a_click_on_the_next_ability_activates_it(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        lines = drawn(screen).split("\n")
        y = next(at for at, line in enumerate(lines) if "▸(2)" in line)
        await click_on(pilot, screen, lines[y].index("▸(2)"), y)
        assert chosen(session) == ["open 3", "activate"]


async def test_the_cursor_begins_on_nothing_final(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        first = screen.choosing.shown[screen.choosing.list.highlighted or 0]
        assert first.text == "charge 2"


# Looking closer


async def test_i_shows_cards_with_both_halves_and_all_texts(tmp_path: Path) -> None:
    session = begun(tmp_path)
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Closer)
        things = [(head.plain, told.plain) for head, told in pilot.app.screen.things]
    heads = [head for head, _ in things]
    assert any("Summer Jab · in the Discard Deck" in head for head in heads)
    guard = next(told for head, told in things if "Iron Guard" in head)
    assert "Royal Guard" in guard and "Pay 2 Mana: discard. Else: remove." in guard
    path = next(told for head, told in things if head == "2A Path")
    assert "Paper wolf" in path and "To the enemy on its left: Attack +1" in path
    assert not any("4B" in head for head in heads), "nobody has seen it"


async def test_a_click_on_a_card_that_cannot_be_chosen_looks_at_it(tmp_path: Path) -> None:
    session = begun(tmp_path)
    async with app_for(session).run_test(size=LARGE) as pilot:
        screen = await until_asked(pilot)
        lines = drawn(screen).split("\n")
        y = next(at for at, line in enumerate(lines) if "Distant Sortie" in line)
        await click_on(pilot, screen, lines[y].index("Distant Sortie"), y)
        closer = pilot.app.screen
        assert isinstance(closer, Closer)
        assert "Stubborn Rally" in str(closer.query_one("#thing", Static).visual)


async def test_m_shows_all_rooms(tmp_path: Path) -> None:
    session = go_on_to(
        begun(tmp_path, "dungeon", seed="2"),
        lambda view: view.dungeon is not None and len(view.dungeon.rooms) > 2,
    )
    rooms = view_of(session).dungeon
    assert rooms is not None
    async with app_for(session).run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Poster)
        whole = pilot.app.screen.poster.plain
    assert all(room.code in whole for room in rooms.rooms)


def far_from_the_enemy(view: TravelersView) -> bool:
    return view.step == "approach"


async def test_where_a_fight_asks_for_a_way_the_rooms_are_seen(tmp_path: Path) -> None:
    session = go_on_to(begun(tmp_path, "dungeon", seed="2"), far_from_the_enemy)
    async with app_for(session).run_test(size=SMALL) as pilot:
        seen = drawn(await until_asked(pilot))
        assert "☻" in seen and "Ψ " in seen


# Help, hints, taking back


async def test_the_hint_tells_the_whole_turn_and_points_at_its_first_card(tmp_path: Path) -> None:
    session = go_on_to(begun(tmp_path), lambda view: view.step == "opening")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        await pilot.press("h")
        await until(pilot, lambda: "turn: “open" in text_of(screen, "#explain"))
        told = text_of(screen, "#explain")
        shown = screen.choosing.shown[screen.choosing.list.highlighted or 0]
        assert f"turn: “{shown.text}” (" in told and "then “end”." in told


async def test_undo_goes_back_in_plan_and_not_from_exhaust(tmp_path: Path) -> None:
    session = begun(tmp_path, "training")
    type_in(session, "open 3", "charge 5")
    async with app_for(session).run_test(size=SMALL) as pilot:
        screen = await until_asked(pilot)
        for _ in range(2):
            await pilot.press("u")
            await until_asked(pilot)
        assert chosen(session) == []
        type_in(session, "open 3", "end")
        await pilot.press("u")
        await pilot.pause()
        assert chosen(session) == ["open 3", "end"]
        assert text_of(screen, "#explain")


async def test_help_has_rules_and_signs(tmp_path: Path) -> None:
    for language, signs, rules in (
        ("en", "Fire, Air, Water, Earth", "the Constellation"),
        ("it", "Fuoco, Aria, Acqua, Terra", "la Costellazione"),
    ):
        async with app_for(begun(tmp_path), language).run_test(size=SMALL) as pilot:
            await until_asked(pilot)
            await pilot.press("f1")
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, Help)
            assert signs in str(screen.query_one("#guide", Static).visual)
            assert rules in str(screen.query_one("#rules", Static).visual)


async def test_vermilion(tmp_path: Path) -> None:
    app = app_for(begun(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        assert app.theme == theme_for(GAME, light=False).name == "stampadia-night-travelers"


async def test_the_start_screen_leads_to_the_training_at_once() -> None:
    async with app_for(None).run_test(size=LARGE) as pilot:
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#option-adventure", Select).value = "training"
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(pilot.app.screen, LessonSheet))
        assert isinstance(pilot.app.screen, LessonSheet)
        assert pilot.app.screen.page.key == "opening"


async def test_whoever_chose_a_game_goes_on_from_there() -> None:
    app = app_for(None)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert app.focused is app.screen.query_one("#go")
        app.screen.query_one("#game", Select).value = "stampede"
        for _ in range(5):
            await pilot.pause()
        assert app.focused is app.screen.query_one("#game")


async def test_what_is_typed_right_behind_the_slash_belongs_to_the_line(tmp_path: Path) -> None:
    app = app_for(begun(tmp_path, "world"))
    async with app.run_test(size=SMALL) as pilot:
        play = await until_asked(pilot)
        play.choosing.start_typing()
        assert app.focused is play.choosing.line


async def test_a_table_that_is_left_at_once_scrolls_no_log(tmp_path: Path) -> None:
    app = app_for(begun(tmp_path, "world"))
    async with app.run_test(size=SMALL) as pilot:
        play = await until_asked(pilot)
        await pilot.press("n")
        await pilot.pause()
        play._scroll_log(to_end=True)


def test_every_cell_of_the_map_is_found_again(tmp_path: Path) -> None:
    """Where a cell is drawn is where a click finds it."""
    dungeon = view_of(begun(tmp_path, "dungeon")).dungeon
    assert dungeon is not None
    (island,) = islands_of(dungeon)
    drawing = RoomsDrawing(island, 49, 10)
    for cell in island.room_at:
        x, y = island.at(cell)
        assert drawing.cell_at(x + 1 - drawing.x, y - drawing.y) == cell

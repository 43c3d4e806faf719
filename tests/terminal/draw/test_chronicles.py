"""The drawing of Chronicles' table, over whole games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len

from examples import DEEP, is_sampled
from stampadia.games.chronicles import GAME, ChroniclesView
from stampadia.games.chronicles import choices as n
from stampadia.games.chronicles.choices import PLACE
from stampadia.games.chronicles.content import GOLD, Place
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.text.sentences import short_ability
from stampadia.games.chronicles.view.map import ShownMap
from stampadia.kernel.event import Event
from stampadia.terminal.draw.chronicles.closer import closer, foe_index
from stampadia.terminal.draw.chronicles.focus import beside, focus_on, place_of_choice
from stampadia.terminal.draw.chronicles.map import MapDrawing, whole_map, window_on
from stampadia.terminal.draw.chronicles.side import GUTTER
from stampadia.terminal.draw.chronicles.table import BAR, EDGE, Drawing, space_in, story
from stampadia.terminal.voice import voice
from table.adventures import MADE, begun, go_on_to, view_of, whole_game

SIZES = ((80, 24), (100, 30), (120, 40), (150, 50))
SEEDS = ("1", "2")


def drawing(
    view: ChroniclesView, size: tuple[int, int], choice: int | None = None, language: str = "en"
) -> Drawing:
    table: Any = SimpleNamespace(words=voice(language, GAME), focused_choice=choice)
    return Drawing(view, table, space_in(size[0] - 2, size[1]))


def drawn(view: ChroniclesView, size: tuple[int, int], language: str = "en") -> list[str]:
    return drawing(view, size, language=language).whole().plain.split("\n")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sheet", ["first-day", MADE])
def test_every_table_fits_its_terminal(language: str, sheet: str) -> None:
    """What is new is drawn in every size, some of the rest of a game in one after the other."""
    steps = set()
    for seed in SEEDS:
        for number, view in enumerate(whole_game(sheet, seed)):
            if view.step in steps and not is_sampled(number):
                continue
            sizes = SIZES if view.step not in steps else SIZES[number % len(SIZES) :][:1]
            steps.add(view.step)
            for width, height in sizes:
                lines = drawn(view, (width, height), language)
                assert max(cell_len(line.rstrip()) for line in lines) <= width - 2
                assert len(lines) <= height - 12  # title, question, list, explanation, keys
                assert "term-" not in "\n".join(lines)
    assert {"explore", "placement", "move"} <= steps


def test_a_table_keeps_its_height() -> None:
    for size in SIZES:
        views = [view for number, view in enumerate(whole_game(seed="3")) if is_sampled(number)]
        assert len({len(drawn(view, size)) for view in views}) == 1


def test_the_gold_bar_has_fifty_circles() -> None:
    for view in whole_game(seed="2"):
        bar = drawn(view, (80, 24))[0]
        assert (bar.count("●"), bar.count("○")) == (view.gold, GOLD - view.gold)


# The Map


def test_the_first_room_as_it_is_printed() -> None:
    shown = ShownMap(view_of(begun()))
    lines = MapDrawing(shown, window_on(shown, 24, 13, 2)).lines()
    assert [line.plain.rstrip() for line in lines] == [
        "     8   9  10  11  12",
        "",
        " 8          22",
        "       ┌31───▬─────┐",
        " 9  12 ▐ ·   ·   · │",
        "       │           │",
        "10     │ ·   ☻   · ▐14",
        "       │           │",
        "11     │ ·   ·   · │",
        "       └─────────▬─┘",
        "12              21",
        "",
    ]


def test_the_same_room_in_a_low_terminal() -> None:
    shown = ShownMap(view_of(begun()))
    lines = MapDrawing(shown, window_on(shown, 24, 6, 1)).lines()
    assert [line.plain.rstrip() for line in lines] == [
        "     8   9  10  11  12",
        " 8      ▁▁▁▁22▂▁▁▁▁",
        " 9  12 ▐31   ·   · │",
        "10     │ ·   ☻   · ▐14",
        "11     │▁·▁▁▁·▁▁▁·▂│",
        "12              21",
    ]


def test_undiscovered_paper_shows_only_what_is_printed() -> None:
    view = view_of(begun(MADE))
    shown = ShownMap(view)
    text = "\n".join(line.plain for line in MapDrawing(shown, whole_map(2)).lines())
    assert [text.count(corner) for corner in "┌┐└┘┬┴├┤┼"] == [1, 1, 1, 1, 0, 0, 0, 0, 0]
    living = [foe for foe in view.foes if Place(foe.column, foe.row) != shown.hero]
    assert text.count("Ψ") == len(living)
    assert text.count("[") == len(view.cells)
    for number in view.numbers:
        assert str(number.value) in text


def test_ticked_circles_and_crossed_cells_are_seen() -> None:
    wounds = crossed = 0
    for view in whole_game(MADE, "1"):
        shown = ShownMap(view)
        text = "\n".join(line.plain for line in MapDrawing(shown, whole_map(1)).lines())
        for foe in view.foes:
            if foe.alive and foe.hits:
                wounds += 1
                assert f"Ψ{foe.circles}{'₀₁₂₃₄'[foe.hits]}" in text
        gone = [Place(foe.column, foe.row) for foe in view.foes if not foe.alive]
        gone += [Place(cell.column, cell.row) for cell in view.cells if cell.crossed]
        crossed = max(crossed, text.count("✗"))
        assert text.count("✗") == len(gone) - gone.count(shown.hero)
    assert wounds and crossed > 2


def test_what_can_be_chosen_is_in_sight() -> None:
    for sheet in ("first-day", MADE, "seed:r3/0"):
        for number, view in enumerate(whole_game(sheet, "6")):
            for size in SIZES if DEEP else SIZES[number % len(SIZES) :][:1]:
                window = drawing(view, size).window
                places = [place_of_choice(view, choice) for choice in view.choices]
                assert all(window.shows(place) for place in places if place is not None)


# Choosing on the table


def test_a_click_on_the_map_finds_the_choice_that_lies_there() -> None:
    for view in whole_game(MADE, "2"):
        for size in ((80, 24), (120, 40)):
            here = drawing(view, size)
            for choice in view.choices:
                place = place_of_choice(view, choice)
                if place is not None:
                    x, y = here.window.at(place)
                    assert choice in here.choices_at(view, x + 2, y + BAR)
            assert here.choices_at(view, 0, 0) == []


def test_a_click_on_an_ability_box_finds_the_placements_with_it() -> None:
    view = view_of(go_on_to("placement", begun(MADE)))
    here = drawing(view, (80, 24))
    x = here.space.map + EDGE + GUTTER
    wanted = here.choices_at(view, x, BAR + here.side.hero_starts() + 2)
    assert wanted
    assert wanted == [choice for choice in view.choices if 0 in focus_on(view, choice).dice]
    assert len(wanted) < len(view.choices)


def test_dice_are_seen_on_the_boxes() -> None:
    view = view_of(go_on_to("placement", begun(MADE)))
    both = max(view.choices)
    boxes = focus_on(view, both).boxes
    placements = [choice for choice in view.choices if choice >= PLACE]
    assert len(boxes) == 2 or len(placements) < 4
    for size in SIZES:
        text = drawing(view, size, both).whole().plain
        for box, die in boxes:
            ability = view.hero.boxes[box]
            assert ability is not None and die in range(2, 7)
            kind = {"atk": "ATK", "def": "DEF", "move": "Move", "lock": "Lock"}[ability.kind]
            assert f"{die}{kind}" in text or f"{die} {kind}" in text


def walked(view: ChroniclesView) -> set[int]:
    """What the arrow keys reach from the first choice."""
    choices = list(view.choices)
    found, edge = {choices[0]}, [choices[0]]
    while edge:
        here = edge.pop()
        for across, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            there = beside(view, here, choices, across, down)
            if there is None:  # no place on the Map: the list's own order
                there = choices[(choices.index(here) + down) % len(choices)]
            if there not in found:
                found.add(there)
                edge.append(there)
    return found


def test_the_arrow_keys_reach_every_choice() -> None:
    for sheet in ("first-day", MADE, "seed:r5/0"):
        for view in whole_game(sheet, "6"):
            if view.choices:
                assert walked(view) == set(view.choices)


def test_an_arrow_goes_to_the_next_place_in_its_direction() -> None:
    view = view_of(begun())
    names = {place_of_choice(view, choice): choice for choice in view.choices}
    stairs, up = names[Place(10, 10)], names[Place(10, 8)]
    left, right, low = names[Place(8, 9)], names[Place(12, 10)], names[Place(11, 12)]
    choices = list(view.choices)
    assert beside(view, stairs, choices, 0, -1) == up
    assert beside(view, stairs, choices, -1, 0) == left
    assert beside(view, stairs, choices, 1, 0) == right
    assert beside(view, stairs, choices, 0, 1) == low
    assert beside(view, low, choices, 0, 1) is None  # nothing below: the list's own order


# Beside the choices


def test_a_door_says_where_it_leads() -> None:
    session = begun()
    words = voice("en", GAME)
    said = {GAME.note(view_of(session), choice, words) for choice in session.choices()}
    assert said == {
        "", "→ room 29, new", "→ room 36, new", "→ room 40, new", "→ room 44, new",
    }  # fmt: skip


def test_every_choice_of_a_game_can_be_noted_and_pointed_at() -> None:
    noted = set()
    for sheet in ("first-day", MADE, "seed:r5/0"):
        for view in whole_game(sheet, "6"):
            for choice in view.choices:
                focus = focus_on(view, choice)
                assert all(view.hero.boxes[box] is not None for box in focus.dice)
                for language in ("en", "it"):
                    said = GAME.note(view, choice, voice(language, GAME))
                    assert "term-" not in said
                    if said:
                        noted.add(view.step)
                if n.PLACE < choice < n.BOX:
                    assert GAME.note(view, choice, voice("en", GAME))
    assert {"explore", "placement", "offer"} <= noted


@pytest.mark.parametrize(
    ("ability", "en", "it"),
    [
        (Ability("atk", plus=-1, range=2), "ATK-1/2", "ATT-1/2"),
        (Ability("atk", range=2, exactly=True), "ATK=2", "ATT=2"),
        (Ability("atk", plus=-2, range=1, all=True, pay=2), "2●ATK-2*1", "2●ATT-2*1"),
        (Ability("gain-hp", plus=-5, pay=1), "●+HP-5", "●+PF-5"),
        (Ability("move"), "Move", "Muovi"),
    ],
)
def test_abilities_in_short(ability: Ability, en: str, it: str) -> None:
    assert (short_ability(ability, "en"), short_ability(ability, "it")) == (en, it)


# A closer look


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_closer_look_shows_what_is_found_and_no_more(language: str) -> None:
    words = voice(language, GAME)
    for number, view in enumerate(whole_game(MADE, "2")):
        if not is_sampled(number):
            continue
        things = closer(view, words)
        text = "\n".join(told.plain for _, told in things)
        assert "term-" not in text
        found = [row.number for row in view.rows if row.room is not None]
        heads = [line.plain for line, _ in things[: len(found)]]
        assert sorted(int(head.split()[2]) for head in heads) == found
        assert f" {view.room} ☻" in heads[0]
        for one in view.items:
            assert one.item.name.in_language(language) in text
        for foe in view.foes:
            index = foe_index(view, Place(foe.column, foe.row))
            if index is not None:
                assert f"{foe.column},{foe.row}" in things[index][0].plain


# The story


def test_a_payment_for_a_door_begins_a_paragraph() -> None:
    events = [
        Event("lost-gold", {"why": "door"}),
        Event("crossed-door", {}),
        Event("drew-room", {}),
        Event("line", {}),
        Event("lost-gold", {"why": ""}),
    ]
    told = story(events, lambda event: event.name)
    assert [line.plain for line in told] == [
        "lost-gold", "· crossed-door", "drew-room", "line", "· lost-gold",
    ]  # fmt: skip
    assert story(events, lambda _: "") == []

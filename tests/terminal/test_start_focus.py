"""On the start screen one sees where the hands are, on light and on dark paper."""

from __future__ import annotations

import pytest
from rich.color import Color
from textual.widget import Widget
from textual.widgets import Button, OptionList

from stampadia.terminal.app import StampadiaApp
from table.sessions import NewSession, play_to_person

READABLE = 4.5
"""The contrast that text needs, as accessibility guidelines have it."""


def brightness(color: Color) -> float:
    assert color.triplet is not None
    parts = (part / 255 for part in color.triplet)
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def grounds(widget: Widget, rows: int) -> set[str]:
    """The grounds that its first rows are printed on; all that is printed there can be read."""
    found = set()
    for row in range(rows):
        for segment in widget.render_line(row):
            style = segment.style
            if segment.text.strip() and style and style.color and style.bgcolor:
                assert contrast(style.color, style.bgcolor) >= READABLE, segment.text
                found.add(str(style.bgcolor.name))
    return found


@pytest.mark.parametrize("dark", [True, False])
async def test_the_cursor_is_seen_and_what_is_under_it_is_read(
    new_session: NewSession, dark: bool
) -> None:
    waiting = new_session()
    play_to_person(waiting)
    waiting.play(waiting.choices()[0])
    app = StampadiaApp("en", session=None, game=None, study=False, save=None)
    async with app.run_test(size=(100, 30)) as pilot:
        if app.current_theme.dark != dark:
            await pilot.press("f2")
        await pilot.pause()
        button, saves = app.screen.query_one("#go", Button), app.screen.query_one(OptionList)
        assert app.focused is button
        start, offers = grounds(button, 1), grounds(saves, 2)
        saves.focus()
        await pilot.pause()
        assert grounds(button, 1).isdisjoint(start)
        assert grounds(saves, 2).isdisjoint(offers)
        assert grounds(saves, 2) == start  # one colour for where the hands are

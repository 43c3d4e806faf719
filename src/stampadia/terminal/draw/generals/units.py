"""A unit on Generals' battlefield: its numbers, its header bars, the bottom card with its body."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.generals.view import UnitView
from stampadia.terminal.draw.generals.cards import (
    bar,
    body,
    elements,
    signed,
    skill,
    title,
)
from stampadia.terminal.draw.pieces import filled, fit, phrase, styled, wrapped

EXHAUSTED: Final = "↷"
STACKED: Final = "≡"
ROOM_FOR_BARS: Final = 4
"""With fewer lines a stack is told in one: its elements and how many cards it has."""
ROOM_TO_BREATHE: Final = 16
"""From this width on the numbers are set apart, and the elements stand beside them."""
ON_CARD: Final = "on $card"


def unit_box(
    unit: UnitView, width: int, lines: int, *, ink: int | None, below: bool, lit: str
) -> list[Content]:
    """A unit in so many lines. Its numbers are on the side of the line of columns: `below` for
    the enemies' rows. `ink` is given where the Level says if more cards may be added; `lit` is
    the style of a unit that a choice is about."""
    told = numbers_line(unit, width, ink)
    rest = _stack(unit, width, lines - 1, lit)
    rows = [*rest, told] if below else [told, *rest]
    return [row.stylize_before(ON_CARD) for row in rows]


def numbers_line(unit: UnitView, width: int, ink: int | None) -> Content:
    """Attack and life as they count now; underlined where a skill changes them."""
    gap = " " if width >= ROOM_TO_BREATHE else ""
    wounds = styled(f"✖{unit.wounds}", "bold $error") if unit.wounds else Content("")
    life = _number(f"♥{gap}", unit.life, unit.columns[1]) + wounds
    attack = _number(f"⚔{gap}", unit.attack, unit.columns[0])
    numbers = Content(f" {gap}").join([attack, life])
    level = f"L{signed(unit.level)}"
    full = ink is not None and unit.level >= ink
    told = level if ink is None else f"{level}/{ink}"
    if numbers.cell_length + 1 + len(told) > width:
        told = level
    tail = styled(told, "$faint" if ink is None or full else "")
    with_elements = phrase(elements(unit.elements), tail)
    if gap and numbers.cell_length + 1 + with_elements.cell_length <= width:
        tail = with_elements
    between = max(width - numbers.cell_length - tail.cell_length, 1)
    return fit(numbers + Content(" " * between) + tail, width)


def _number(sign: str, value: int, printed: int) -> Content:
    return Content(sign) + styled(signed(value), "bold" if value == printed else "bold underline")


def _stack(unit: UnitView, width: int, lines: int, lit: str) -> list[Content]:
    card = unit.cards[-1]
    style = lit or ("$faint" if unit.exhausted else "bold")
    name = title(card, width, style)
    if unit.exhausted:
        name = fit(styled(f"{EXHAUSTED} {card.name}", style), width)
    if lines < ROOM_FOR_BARS - 1:
        return [name, fit(_in_short(unit, width), width)][:lines]
    text = body(card)
    wished = wrapped(text, width, lines)
    for_bars = max(lines - 1 - min(len(wished), 1), 1)
    bars = _bars(unit, width, for_bars)
    left = lines - 1 - len(bars)
    return filled([*bars, name, *wrapped(text, width, left)], width, lines)


def _bars(unit: UnitView, width: int, room: int) -> list[Content]:
    """From the top card's header bar to the bottom card's; the oldest give way."""
    bars = [bar(card, width) for card in unit.cards]
    if len(bars) <= room:
        return bars
    hidden = len(bars) - room + 1
    more = fit(styled(f" {STACKED}+{hidden}", "$faint"), width).stylize_before("on $bar")
    return [more, *bars[hidden:]] if room > 1 else bars[-1:]


def _in_short(unit: UnitView, width: int) -> Content:
    stacked = (
        styled(f"{STACKED}{len(unit.cards)}", "$faint") if len(unit.cards) > 1 else Content("")
    )
    shapes = elements(unit.elements) if width < ROOM_TO_BREATHE else Content("")
    return phrase(shapes, stacked, skill(unit.cards[-1].body))


def empty_box(width: int, lines: int, added: str, *, below: bool, lit: str) -> list[Content]:
    """An empty space; `added` names the card that the choice under the cursor would put there."""
    rows = [Content.blank(width)] * lines
    sign = styled(f"+ {added}" if added else "·", lit or "$faint")
    rows[-1 if below else 0] = fit(sign, width)
    return rows

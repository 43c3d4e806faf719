"""Generals' cards and units as styled text: header bars, bodies, numbers, and the symbols in them.

An element has a shape and a colour; the shape alone is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from stampadia.games.generals.content import ELEMENTS, STYLES, tokens_in
from stampadia.games.generals.prepared.card_views import CardView, PartView
from stampadia.games.generals.text.cards import GLYPHS, TRIGGER_GLYPHS, signed
from stampadia.games.generals.view import UnitView
from stampadia.terminal.draw.pieces import filled, fit, phrase, styled, wrapped

BLANK: Final = Content("")

# Pieces


def element(name: str, amount: int) -> Content:
    return styled(GLYPHS[name] * amount, f"$element-{name}") if name else BLANK


def elements(amounts: Sequence[int]) -> Content:
    found = [element(name, amount) for name, amount in zip(ELEMENTS, amounts, strict=True)]
    return Content("").join([one for one in found if one.plain])


def skill_text(text: str, style: str = "") -> Content:
    """A printed text with a glyph for each symbol."""
    pieces = []
    for piece, is_token in tokens_in(text):
        if not is_token:
            pieces.append(styled(piece, style))
        elif piece in ELEMENTS:
            pieces.append(element(piece, 1))
        elif piece not in STYLES:
            pieces.append(styled(GLYPHS.get(piece, piece), style))
    return Content("").join(pieces)


def numbers(part: PartView) -> Content:
    """What a part adds to the two columns; nothing where nothing is printed."""
    attack = f"{signed(part.attack)}⚔" if part.attack else ""
    life = f"{signed(part.life)}♥" if part.life else ""
    return Content(attack + life)


def skill(part: PartView) -> Content:
    """When it works, and what it does; an unread text has a question mark."""
    if not part.skill:
        return BLANK
    when = ("⚑" if part.area else "") + TRIGGER_GLYPHS.get(part.trigger, "")
    unread = "" if part.read else "?"
    mark = styled(f"{when}{unread} " if when or unread else "", "$faint")
    return mark + skill_text(part.skill)


def part_told(part: PartView) -> Content:
    """Numbers, element and skill."""
    return phrase(numbers(part), element(part.element, part.amount), skill(part))


# Parts of a card


def bar(card: CardView, width: int) -> Content:
    """The header bar: what stays to be seen when another card covers this one."""
    level = styled(signed(card.level), "bold")
    told = phrase(level, part_told(card.header))
    return fit(Content(" ") + told, width).stylize_before("on $bar")


def title(card: CardView, width: int, style: str = "bold") -> Content:
    return fit(styled(card.name, style), width)


def summary(card: CardView) -> Content:
    """Numbers and elements of a card that lies alone."""
    attack = card.header.attack + card.body.attack
    life = card.header.life + card.body.life
    shapes = element(card.header.element, card.header.amount)
    shapes += element(card.body.element, card.body.amount)
    return Content(f"{signed(attack)}/{signed(life)}") + shapes


def card_box(card: CardView, width: int, lines: int, style: str = "bold") -> list[Content]:
    """A card on its own, in so many lines."""
    if lines == 1:
        return [_in_a_line(card, width, style)]
    if lines == 2:
        return [bar_with_name(card, width, style), fit(phrase(summary(card), _skills(card)), width)]
    rows = [bar(card, width), title(card, width, style)]
    rows += wrapped(part_told(card.body), width, lines - 2)
    return filled(rows, width, lines)


def _in_a_line(card: CardView, width: int, style: str) -> Content:
    """Level and name before all: numbers stand beside them where they fit, and the list and the
    explanation below have them anyway."""
    name, tail = bar_with_name(card, width, style).rstrip(), summary(card)
    shapes = "".join(GLYPHS[one] for one in ELEMENTS)
    for told in (tail, Content(tail.plain.rstrip(shapes))):
        whole = phrase(name, told)
        if whole.cell_length <= width:
            return fit(whole, width)
    return fit(name, width)


def bar_with_name(card: CardView, width: int, style: str) -> Content:
    level = styled(f"{signed(card.level)} ", "bold")
    return fit(level + styled(card.name, style), width)


def _skills(card: CardView) -> Content:
    return phrase(skill(card.header), skill(card.body))


# A unit on the battlefield: its numbers, its header bars, the bottom card with its body


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
    text = part_told(card.body)
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

"""Generals' cards as styled text: header bars, bodies, and the symbols in them.

An element has a shape and a colour; the shape alone is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from stampadia.games.generals.card_view import CardView, PartView
from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.symbols import GLYPHS, TRIGGER_GLYPHS, tokens_in
from stampadia.terminal.draw.pieces import filled, fit, phrase, styled, wrapped

MARKS: Final = ("bold", "endbold", "italic", "enditalic")
BLANK: Final = Content("")

# Pieces


def signed(number: int) -> str:
    return str(number).replace("-", "−")


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
        elif piece not in MARKS:
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


# Parts of a card


def bar(card: CardView, width: int) -> Content:
    """The header bar: what stays to be seen when another card covers this one."""
    level = styled(signed(card.level), "bold")
    header = card.header
    amount = element(header.element, header.amount)
    told = phrase(level, numbers(header), amount, skill(header))
    return fit(Content(" ") + told, width).stylize_before("on $bar")


def title(card: CardView, width: int, style: str = "bold") -> Content:
    return fit(styled(card.name, style), width)


def body(card: CardView) -> Content:
    """Numbers, element and skill of the body."""
    part = card.body
    return phrase(numbers(part), element(part.element, part.amount), skill(part))


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
    rows += wrapped(body(card), width, lines - 2)
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

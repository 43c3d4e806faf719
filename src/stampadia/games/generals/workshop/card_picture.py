"""A card as rows of styled text: paper, ink, symbols, and the illustration in half blocks.

A piece is a text with its style, as rich and Textual read it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import combining, east_asian_width

from msgspec import Struct

from stampadia.games.generals.content import Card, Event, Face, Part, Place, Text, Unit, tokens_in
from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.text.cards import GLYPHS, TRIGGER_GLYPHS, signed
from stampadia.games.generals.workshop.art import Colour, half_blocks
from stampadia.games.generals.workshop.chart import ELEMENT_INK, FAINT, INK, PAPER

Piece = tuple[str, str]

WIDTH: Final = 62
_INNER: Final = WIDTH - 2
_PAPER: Final = f"{INK} on {PAPER}"
_INK: Final = f"{PAPER} on {INK}"
_DARK: Final = 100
"""Below this lightness a pixel is drawn where there are no colours."""


class Row(Struct, frozen=True):
    """A line of a card, with the style that lies under all of it."""

    base: str
    pieces: tuple[Piece, ...]


def picture(card: Card, *, colour: bool) -> list[Row]:
    edge = "┈" * _INNER
    rows = [Row(_PAPER, ((f"╭{edge}╮", FAINT),))]
    for number, side in enumerate(card.sides):
        if number:
            rows.append(Row(_PAPER, ((f"├{edge}┤", FAINT),)))
        rows += _text_rows(side) if isinstance(side, Text) else _face_rows(side, colour)
    id_ = f" {card.sides[0].id} "[: _INNER - 1]
    rows.append(Row(_PAPER, ((f"╰{edge[len(id_) + 1 :]}{id_}┈╯", FAINT),)))
    return rows


# Sides


def _text_rows(side: Text) -> Iterator[Row]:
    yield _row([(side.title, "bold")])
    for line in side.lines:
        for wrapped in _wrapped(line, _INNER - 2) or [[]]:
            yield _row(wrapped)


def _face_rows(face: Face, colour: bool) -> Iterator[Row]:
    yield from _header_rows(face)
    yield _row(_spread([(face.name, "bold")], _columns(face.body, face), _INNER - 2))
    if isinstance(face, Place):
        yield from (_row(line) for line in _wrapped(face.body.skill, _INNER - 2))
        return
    beside = _body_lines(face)
    art = [list(_cells(row, colour)) for row in half_blocks(face.illustration)]
    room = _INNER - 3 - SIZE
    for number in range(max(len(art), len(beside))):
        left = beside[number] if number < len(beside) else []
        right = art[number] if number < len(art) else [(" " * SIZE, "")]
        yield _row([*_padded(left, room), (" ", ""), *right])


def _header_rows(face: Face) -> Iterator[Row]:
    icon = TRIGGER_GLYPHS[face.header.when] if face.header.skill else " "
    base = _PAPER if isinstance(face, Event) else _INK  # an event's bar is outlined, not filled
    columns = _columns(face.header, face)
    lines = _wrapped(face.header.skill, _INNER - 8 - _length(columns)) or [[]]
    for number, line in enumerate(lines):
        mark = f"{icon} {signed(face.level):<3}" if not number else " " * 5
        left = [(mark, "bold"), *line]
        pieces = _spread(left, [] if number else columns, _INNER - 2)
        if base is _INK:  # on a bar of ink, shapes alone tell the elements apart
            pieces = [(text, re.sub(r"#\w+", "", style).strip()) for text, style in pieces]
        yield _row(pieces, base)
    if isinstance(face, Event):
        yield _row([("─" * (_INNER - 2), FAINT)])


def _body_lines(face: Unit | Event) -> list[list[Piece]]:
    room = _INNER - 3 - SIZE
    body = face.body
    if isinstance(face, Unit) and body.skill:
        lines = _wrapped(body.skill, room - 4)
        banner = GLYPHS["area"] if body.area else " "
        marks = [f"{TRIGGER_GLYPHS[body.when]}{banner}  "] + ["    "] * len(lines)
        return [[(mark, "bold"), *line] for mark, line in zip(marks, lines, strict=False)]
    lines = _wrapped(body.skill, room)
    if isinstance(face, Event) and face.flavor_text:
        lines += [[], *_wrapped(f"{{italic}}{face.flavor_text}{{enditalic}}", room)]
    return lines


def _columns(part: Part, face: Face) -> list[Piece]:
    """Attack, life and element, each in its column."""
    numbers = isinstance(face, Unit) or (isinstance(face, Event) and face.joins_a_unit)
    pieces: list[Piece] = []
    for glyph, number in (("⚔", part.attack), ("♥", part.life)):
        shown = signed(number) if number else "·"
        pieces.append((f" {glyph}{shown:<3}" if numbers else " " * 5, "bold"))
    element = GLYPHS[part.element] * part.amount if part.element else ""
    pieces.append((f" {element:<2}", f"bold {ELEMENT_INK.get(part.element or '', '')}".strip()))
    return pieces


def _cells(row: list[tuple[Colour | None, Colour | None]], colour: bool) -> Iterator[Piece]:
    for upper, lower in row:
        if not colour:
            yield " ▀▄█"[_dark(upper) + 2 * _dark(lower)], ""
        elif upper and lower:
            yield "▀", f"{_hex(upper)} on {_hex(lower)}"
        elif upper or lower:
            yield "▀" if upper else "▄", _hex(upper or lower or (0, 0, 0))
        else:
            yield " ", ""


def _dark(colour: Colour | None) -> bool:
    return (
        colour is not None
        and sum(w * c for w, c in zip((3, 6, 1), colour, strict=True)) < 10 * _DARK
    )


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


# Lines


def _wrapped(text: str, room: int) -> list[list[Piece]]:
    """A printed text in lines that are at most this wide; what is wider than a line is broken."""
    lines: list[list[Piece]] = []
    for word in _words(text):
        if lines and _length(lines[-1]) + 1 + _length(word) <= room:
            lines[-1] += [(" ", ""), *word]
            continue
        lines.append([])
        for letter, style in ((letter, style) for piece, style in word for letter in piece):
            if _length(lines[-1]) + _width(letter) > room:
                lines.append([])
            lines[-1].append((letter, style))
    return lines


def _words(text: str) -> Iterator[list[Piece]]:
    style, word = "", list[Piece]()
    for piece, is_token in tokens_in(text):
        if piece in ("bold", "italic") and is_token:
            style = piece
        elif piece in ("endbold", "enditalic") and is_token:
            style = ""
        elif is_token:
            word.append((GLYPHS.get(piece, piece), ELEMENT_INK.get(piece, style)))
        else:
            first, *others = piece.split(" ")
            word.append((first, style))
            for other in others:
                if _length(word):
                    yield word
                word = [(other, style)]
    if _length(word):
        yield word


def _cut(pieces: list[Piece], room: int) -> Iterator[Piece]:
    for text, style in pieces:
        kept = ""
        for letter in text:
            room -= _width(letter)
            if room < 0:
                break
            kept += letter
        yield kept, style


def _row(pieces: list[Piece], base: str = _PAPER) -> Row:
    inside = _padded(list(_cut(pieces, _INNER - 2)), _INNER - 2)
    return Row(base, (("┊ ", FAINT), *inside, (" ┊", FAINT)))


def _spread(left: list[Piece], right: list[Piece], room: int) -> list[Piece]:
    return [*_padded(list(_cut(left, room - _length(right))), room - _length(right)), *right]


def _padded(pieces: list[Piece], room: int) -> list[Piece]:
    return [*pieces, (" " * (room - _length(pieces)), "")]


def _length(pieces: list[Piece]) -> int:
    return sum(_width(letter) for text, _ in pieces for letter in text)


def _width(letter: str) -> int:
    """How many cells of a terminal a character takes."""
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1

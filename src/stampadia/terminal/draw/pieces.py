"""Small pieces of styled text that every table uses."""

from __future__ import annotations

from textual.content import Content


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, style) if style else Content(text)


def fit(content: Content, width: int) -> Content:
    """Exactly this wide: cut with an ellipsis, or filled up."""
    return content.truncate(max(width, 0), ellipsis=True, pad=True)


def phrase(*pieces: Content) -> Content:
    """Those pieces that say something, with a space between."""
    return Content(" ").join([piece for piece in pieces if piece.plain])


def wrapped(content: Content, width: int, lines: int) -> list[Content]:
    """At most so many lines; what is left out shows as an ellipsis."""
    if not content.plain or lines <= 0:
        return []
    rows = [row.rstrip() for row in content.wrap(width)]
    if len(rows) > lines:
        rest = rows[lines - 1]
        rows = [*rows[: lines - 1], rest.truncate(width - 1) + Content("…")]
    return [fit(row, width) for row in rows]


def filled(rows: list[Content], width: int, lines: int) -> list[Content]:
    return [*rows, *[Content.blank(width)] * (lines - len(rows))]

"""Single stamps as styled text: shapes, codes, backs, and the perforated box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from textual.content import Content

from stampadia.words import Words

Piece = tuple[str, str]
"""A text and its style."""

SHAPES: Final = {
    "elephant": "●",
    "hippo": "■",
    "lion": "✶",
    "crocodile": "▼",
    "giraffe": "▲",
    "rhino": "◆",
    "baboon": "◐",
    "buffalo": "∪",
    "parrot": "✚",
}
BOX_WIDTH: Final = 13


def code(animal: str, words: Words) -> str:
    """Two letters of the animal's name, different for all nine in every language."""
    return words.say(f"animal-{animal}")[:2].upper()


def sign(animal: str, words: Words) -> Piece:
    """Its shape and its code, in its colour."""
    return f"{SHAPES[animal]}{code(animal, words)}", f"bold $animal-{animal}"


def row(pieces: Iterable[Piece]) -> Content:
    return Content.assemble(*pieces)


def stamp_pieces(stamp: str, words: Words) -> list[Piece]:
    """A stamp face up, with the other animal of its back: ✶LI/hi."""
    front, other = stamp.split("/")
    return [
        sign(front, words),
        (f"/{code(other, words).lower()}", "$faint"),
    ]


def back_pieces(back: Sequence[str], words: Words) -> list[Piece]:
    """A stamp face down: the two animals of its back, LI/HI."""
    first, second = back
    return [
        (code(first, words), f"$animal-{first}"),
        ("/", "$faint"),
        (code(second, words), f"$animal-{second}"),
    ]


def box(stamp: str, words: Words, *, focused: bool) -> list[list[Piece]]:
    """A stamp with a perforated edge, four lines high."""
    front, other = stamp.split("/")
    inner = BOX_WIDTH - 2
    edge = "bold $spot" if focused else "$faint"
    fill = "reverse" if focused else ""
    name = words.say(f"animal-{front}")[:inner].center(inner)
    shape = f"{SHAPES[front]} {SHAPES[front]} {SHAPES[front]}".center(inner)
    below = f"{SHAPES[other]}{code(other, words).lower()}"
    return [
        [(f"╭{'┈' * inner}╮", edge)],
        [("┊", edge), (shape, f"$animal-{front} {fill}"), ("┊", edge)],
        [("┊", edge), (name, f"bold $animal-{front} {fill}"), ("┊", edge)],
        [(f"╰{'┈' * (inner - 5)}", edge), (f" {below} ", "$faint"), ("╯", edge)],
    ]


def within(groups: Sequence[list[Piece]], room: int) -> list[Piece]:
    """As many groups as fit; the rest as a count."""
    pieces: list[Piece] = []
    for index, group in enumerate(groups):
        wide = sum(len(text) for text, _ in group)
        rest = f" +{len(groups) - index}"
        if wide + (len(rest) if index < len(groups) - 1 else 0) > room:
            return [*pieces, (rest, "$faint")]
        pieces += group
        room -= wide
    return pieces

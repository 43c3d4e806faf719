"""Boxes on the shelf at home, as the wire has them."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache

from stampadia.kernel.game import Game
from stampadia.server.wire_home import BoxOf, MarkOf
from stampadia.workbench.boxes import Box


def picture_address(png: bytes) -> str:
    """A small picture that needs no request of its own."""
    return f"data:image/png;base64,{b64encode(png).decode()}" if png else ""


def shelved(box: Box) -> BoxOf:
    marks = [MarkOf(one.words, one.count, one.ink, one.shape) for one in box.marks]
    return BoxOf(box.title, box.about, box.play, picture_address(box.picture), marks)


@lru_cache(maxsize=16)
def boxes_of(game: Game, language: str) -> list[BoxOf]:
    """Those that the game itself brings; they never change."""
    return [shelved(box) for box in game.boxes(game.words(language))]

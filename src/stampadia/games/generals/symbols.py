"""The symbols inside printed texts: how to find them, and a character for each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_TOKEN: Final = re.compile(r"\{([^{}]*)\}")

GLYPHS: Final = {
    "fire": "▲", "air": "△", "water": "▼", "earth": "▽",
    "attack": "⚔", "life": "♥", "wound": "✖", "defeat": "☠",
    "left": "←", "right": "→", "sides": "↔", "front": "↑", "frontleft": "↖", "frontright": "↗",
    "frontsides": "↖↗", "around": "←↑→", "area": "⚑",
    "phaseattack": "⚔", "phasedefense": "▣", "phaselife": "♥", "phasedefeat": "☠",
    "phasefront": "⇕", "phaseany": "◆",
    "level": "L", "level+1": "L+1", "level+2": "L+2", "level-1": "L−1", "level-2": "L−2",
}  # fmt: skip
TRIGGER_GLYPHS: Final = {
    "onAttack": "⚔", "onDefend": "▣", "onLife": "♥", "onDefeat": "☠", "onFront": "⇕", "onAll": "◆",
}  # fmt: skip


def tokens_in(text: str) -> Iterator[tuple[str, bool]]:
    """The pieces of a text, each with whether it is a token's name."""
    for number, piece in enumerate(_TOKEN.split(text)):
        if piece:
            yield piece, bool(number % 2)

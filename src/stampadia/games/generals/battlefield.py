"""The rows of the battlefield and the manual's few limits."""

from __future__ import annotations

from typing import Final

PLAYER: Final = 0
FRONT: Final = 1
INCOMING: Final = 2

MOST_LIFE: Final = 5
MOST_IN_HAND: Final = 7
LAST_INK: Final = 6

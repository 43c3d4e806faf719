"""An ability box."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

AbilityKind = Literal["move", "atk", "def", "gain-hp", "copy", "lock"]


class Ability(Struct, frozen=True, omit_defaults=True):
    """One box of the Hero Sheet or the Enemy Sheet: "(pay 1G) ATK -1/RNG 2"."""

    kind: AbilityKind
    plus: int = 0
    range: int = 0
    exactly: bool = False
    """RNG =2."""
    all: bool = False
    """ATK/ALL: every enemy in range."""
    pay: int = 0

"""What every player is: something that chooses from its own perspective."""

from __future__ import annotations

from typing import Any, Protocol

from stampadia.kernel.perspective import Perspective


class Player(Protocol):
    def choose(self, seat: Perspective) -> Any:
        """One of `seat.choices()`."""
        ...

"""Any legal choice, all equally likely."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective


class Random:
    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        return self._dealer.one_of(seat.choices())

"""Any legal choice, all equally likely; texts that only people can read are skipped."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.perspective import Perspective


class Random:
    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        skip = seat.skip()
        return self._dealer.one_of(seat.choices()) if skip is None else skip

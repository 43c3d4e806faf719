"""Sets that were certified before."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.generate.certify import Certified
from stampadia.games.travelers.generate.wishes import NO_WISHES
from stampadia.kernel.shelf import Shelf

SHELF: Final = Shelf("travelers", PACKAGE, Certified, NO_WISHES)

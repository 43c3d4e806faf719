"""Sheets that were certified before."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.certify import Certified
from stampadia.games.chronicles.generate.wishes import NO_WISHES
from stampadia.kernel.shelf import Shelf

SHELF: Final = Shelf("chronicles", PACKAGE, Certified, NO_WISHES)

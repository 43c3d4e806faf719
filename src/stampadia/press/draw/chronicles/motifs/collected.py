"""Where the motifs are put together."""

from __future__ import annotations

from typing import Final

from stampadia.press.art.motif import Motifs
from stampadia.press.art.outlines import outlines_in

MOTIFS: Final = Motifs(__package__)
outline: Final = outlines_in(__package__)

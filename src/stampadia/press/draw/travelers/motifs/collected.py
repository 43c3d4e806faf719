"""Where the motifs are put together."""

from __future__ import annotations

from typing import Final

from stampadia.press.art.motif import Motifs

MOTIFS: Final = Motifs()

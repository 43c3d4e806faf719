"""Its day pictures: a motif for each main quest, and the heroes that stand before it."""

from __future__ import annotations

from typing import Final

from stampadia.press.art.motif import Scenes
from stampadia.press.draw.travelers.motifs import bargains, depths, hunts, quests, rooms, secrets  # noqa: F401
from stampadia.press.draw.travelers.motifs.collected import MOTIFS
from stampadia.press.draw.travelers.motifs.heroes import HEROES

__all__ = ["SCENES"]

SCENES: Final = Scenes(MOTIFS, HEROES, shift=1)

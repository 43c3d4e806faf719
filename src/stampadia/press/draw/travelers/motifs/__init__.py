"""Its day pictures: a motif for each main quest, and the heroes that stand before it."""

from __future__ import annotations

from typing import Final

from stampadia.press.art.motif import Scenes, heroes_in
from stampadia.press.draw.travelers.motifs import bargains, depths, hunts, quests, rooms, secrets  # noqa: F401
from stampadia.press.draw.travelers.motifs.collected import MOTIFS

__all__ = ["SCENES"]

SCENES: Final = Scenes(MOTIFS, heroes_in(__package__), shift=1)

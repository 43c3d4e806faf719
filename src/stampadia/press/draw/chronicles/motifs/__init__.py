"""Its day pictures: a motif for each main quest, and the heroes that stand before it."""

from __future__ import annotations

from typing import Final

from stampadia.press.art.motif import Scenes, heroes_in
from stampadia.press.draw.chronicles.motifs import paper, people, places, stamps, sums  # noqa: F401
from stampadia.press.draw.chronicles.motifs.collected import MOTIFS

__all__ = ["SCENES"]

MARKS: Final = {
    # villains
    "inkwell": "drop", "smudge": "blot", "gall": "leaf", "vellum": "scroll", "blotter": "blot",
    "scraper": "blade", "rust": "gear", "shears": "shears", "eraser": "cross",
    "silverfish": "worm", "misprint": "cross", "watermark": "wave", "mildew": "spots",
    "margin": "scroll", "dud": "coin", "shredder": "shears", "bleach": "spots",
    "bookworm": "worm", "colophon": "leaf", "arsenic": "drop",
    # things
    "moonfeather": "quill", "truemark": "coin", "whisper": "scroll", "thunder": "bolt",
    "starmouth": "star", "dawnglass": "star", "ironspine": "gear", "midnight": "drop",
    "sunwax": "star", "blackpoint": "blade", "echo": "bell", "silvereye": "blade",
    "firstborn": "scroll", "tidemark": "wave", "stormline": "bolt", "featherfall": "quill",
    "lastpage": "scroll", "redribbon": "wave", "cinderpen": "quill", "glassthread": "gear",
    "longmemory": "leaf", "oakbelly": "leaf", "northstroke": "star", "hairsbreadth": "coin",
}  # fmt: skip
"""Whose mark the light of the day wears, by the last word of a name."""
SCENES: Final = Scenes(MOTIFS, heroes_in(__package__), MARKS, shift=0)

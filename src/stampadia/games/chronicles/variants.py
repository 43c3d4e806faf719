"""The variants of a game. Manual: "you can decide to play your adventures using one or more of
these variants". (The Vs. Campaign is a matter of naming several sheets.)"""

from __future__ import annotations

from typing import Literal

Variant = Literal["none", "monk", "premonition", "monk+premonition"]


def plays(variant: str, one: Literal["monk", "premonition"]) -> bool:
    """Is this among the variants that are played?"""
    return one in variant.split("+")


def in_words(variant: str) -> str:
    """As the catalogues name it, which know no plus sign."""
    return variant.replace("+", "-") or "none"

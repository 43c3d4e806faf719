"""Signs for what Hero Cards print, the same in lists and on the table."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import HeroHalf, tips

ELEMENTS: Final = {"fire": "▲", "air": "△", "water": "▼", "earth": "▽"}
BANNER: Final = "⚑"
MANA: Final = "●"
SPHERE: Final = "○"
EXHAUST: Final = "↻"
SPECIAL: Final = "*"
"""Behind the cost of an Exhaust Effect that says more than others."""
ENEMY: Final = "Ψ"


def cost_sign(cost: int) -> str:
    """An Activation Cost, as the language of the cards writes it."""
    return f"({cost})"


def element_sign(half: HeroHalf) -> str:
    return ELEMENTS[half.element] if half.element is not None else ""


def banner_sign(side: int) -> str:
    """As many flags as the Banner has tips."""
    return BANNER * tips(side)


def exhaust_sign(half: HeroHalf) -> str:
    """What has no price has no number."""
    special = "" if half.exhaust.form == "plain" else SPECIAL
    cost = "" if half.exhaust.cost is None else half.exhaust.cost
    return f"{EXHAUST}{cost}{special}"


def costs_sign(half: HeroHalf) -> str:
    """The spheres at the left edge, from above: what Constellations are made of."""
    return f"({','.join(str(ability.cost) for ability in half.abilities)})"

"""The printed cards of a set: frozen, and shared by all positions played with them."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from stampadia.games.travelers.hero_instructions import Element, Exhaust, HeroAbility, Tips
from stampadia.kernel.bilingual import Text

PACKAGE: Final = "stampadia.games.travelers"

HERO_CARDS: Final = 8
HAND: Final = 5
FIRST_LEVEL: Final = 2
LAST_LEVEL: Final = 9
ELEMENTS: Final[tuple[Element, ...]] = ("fire", "air", "earth", "water")
UPPER: Final = 0
"""The half with the single-tipped Banner."""
LOWER: Final = 1


class HeroHalf(Struct, frozen=True, omit_defaults=True):
    """The upper or the lower half of a Hero Card."""

    name: Text
    value: int
    """The sphere beside the Banner: Mana for an Opening Card or a Charge."""
    exhaust: Exhaust
    abilities: tuple[HeroAbility, ...]
    element: Element | None = None

    @property
    def stars(self) -> int:
        """What Constellations are made of: one sphere for each ability printed."""
        return len(self.abilities)


class HeroCard(Struct, frozen=True):
    upper: HeroHalf
    lower: HeroHalf

    @property
    def halves(self) -> tuple[HeroHalf, HeroHalf]:
        return self.upper, self.lower


class Hero(Struct, frozen=True, omit_defaults=True):
    """The hero side of a set: the Status Card's words and eight Hero Cards."""

    serial: str
    key: str
    """The class, as programs name it."""
    name: Text
    description: Text
    cards: tuple[HeroCard, ...]
    date: str = ""


def tips(half: int) -> Tips:
    return 2 if half == LOWER else 1


# Enemies

Stat = Literal["level", "attack", "defense"]


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A special rule of an enemy: "If 1 Fire is in play: Attack -1". In-play counts are those at
    the end of Plan (ruling A5)."""

    name: Text
    stat: Literal["attack", "defense"] = "attack"
    by: int = 0
    element: Element | None = None
    banner: Tips | None = None
    cards: Literal[">=", "<="] | None = None
    count: int = 1
    trap: bool = False
    """A successful defense wins."""


class Enemy(Struct, frozen=True, omit_defaults=True):
    name: Text
    level: int
    attack: int
    defense: int | None
    """None: it cannot be reached (ruling A31)."""
    modifier: Modifier | None = None

"""How strong enemies are: set from what the hands of ten reference heroes reach.

`python -m stampadia.games.travelers.generate.strength` asks the hand solver again and prints
content/strength.toml.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import ceil, floor
from statistics import fmean
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from stampadia.games.travelers.bots.solver import Spread, reach_curve
from stampadia.games.travelers.content import FIRST_LEVEL, LAST_LEVEL, PACKAGE, Hero
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.hero.models import models
from stampadia.games.travelers.generate.wishes import Difficulty
from stampadia.kernel.chance import Dealer
from stampadia.workbench.tables import content_table

Tier = Literal["1", "2", "3", "4", "5", "boss"]
TIERS: Final[tuple[Tier, ...]] = get_args(Tier)
Variant = Literal["easy", "normal", "hard"]
Measure = Literal["attack", "defense", "attack_paid", "defense_paid"]
Part = Literal["low", "median", "high"]

MEASURES: Final[tuple[Measure, ...]] = ("attack", "attack_paid", "defense", "defense_paid")
LEVELS: Final = range(FIRST_LEVEL, LAST_LEVEL + 1)
TIER_LEVELS: Final[dict[Tier, tuple[int, int]]] = {
    "1": (2, 2), "2": (3, 3), "3": (4, 4), "4": (5, 6), "5": (7, 8), "boss": (9, 9),
}  # fmt: skip
"""The hero's Levels that a tier is meant for."""
HIGHEST_ENEMY: Final = 8
"""A boss gives no Level that the track does not have."""
SEEDS: Final = ("reference-1", "reference-2")
HANDS: Final = 16

NORMAL: Final = 0.34
"""Where the middle of a tier lies: how far from what nine hands in ten do with everything paid, at
the tier's first Level, to what one in ten reaches at any price, at its last."""
_DIFFICULTY: Final[dict[Difficulty, float]] = {"easy": -0.06, "normal": 0.0, "hard": 0.12}
_IN_DUNGEONS: Final[dict[Difficulty, float]] = {"easy": 0.05, "normal": 0.07, "hard": 0.07}
"""Their enemies may be that much stronger: nobody has to pay for a step inside a room, the map is
the same in every game, and whoever is losing may escape."""
_VARIANT: Final[dict[Variant, float]] = {"easy": 0.0, "normal": 0.5, "hard": 1.0}
"""How far from the lower end of the tier's band to the upper one."""
_FINAL_FORM: Final = 0.2
"""How much further a boss reaches than the middle of its tier."""
_AGAINST: Final[dict[Measure, tuple[Measure, Measure]]] = {
    "attack": ("defense_paid", "defense"),
    "defense": ("attack_paid", "attack"),
}
"""What of the hero an enemy's figure is held against."""


class Figures(Struct, frozen=True):
    """What stands in an enemy's three spaces, before its stat line and its Modifier."""

    level: int
    attack: int
    defense: int


class Band(Struct, frozen=True):
    """The figures that one tier may have in one adventure: no other tier has any of them, neither
    as Attack nor as Defense. So a higher Level always means the stronger enemy (ruling A42)."""

    least: Figures
    most: Figures

    def held(self, attack: int, defense: int) -> Figures:
        """The nearest figures inside."""
        return Figures(
            self.least.level,
            min(self.most.attack, max(self.least.attack, attack)),
            min(self.most.defense, max(self.least.defense, defense)),
        )


class Scale(Struct, frozen=True):
    """How strong the enemies of an adventure are, all of them."""

    difficulty: Difficulty = "normal"
    dungeon: bool = False
    shift: float = 0.0
    """For attempts at a set that proved too hard or too mild."""

    @property
    def share(self) -> float:
        inside = _IN_DUNGEONS[self.difficulty] if self.dungeon else 0.0
        return NORMAL + _DIFFICULTY[self.difficulty] + inside + self.shift


class ReferenceReach(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What one of the ten reaches: low, median and high for each Level from 2 to 9."""

    key: str
    seed: str
    attack: tuple[tuple[int, int, int], ...]
    attack_paid: tuple[tuple[int, int, int], ...]
    defense: tuple[tuple[int, int, int], ...]
    defense_paid: tuple[tuple[int, int, int], ...]

    def spread(self, measure: Measure, level: int) -> Spread:
        found: tuple[tuple[int, int, int], ...] = getattr(self, measure)
        return Spread(*found[level - FIRST_LEVEL])


@cache
def references() -> tuple[ReferenceReach, ...]:
    rows = content_table(PACKAGE, "strength")["hero"]
    return msgspec.convert(rows, tuple[ReferenceReach, ...])


def mean(measure: Measure, level: int, part: Part) -> float:
    return fmean(getattr(one.spread(measure, level), part) for one in references())


def figures(tier: Tier, variant: Variant, scale: Scale) -> Figures:
    there = band(tier, scale)
    least, most = there.least, there.most
    share = _VARIANT[variant]
    return Figures(
        least.level,
        least.attack + floor(share * (most.attack - least.attack)),
        # in a narrow band a normal enemy is at least tougher than an easy one
        least.defense + ceil(share * (most.defense - least.defense)),
    )


@cache
def band(tier: Tier, scale: Scale) -> Band:
    level = min(TIER_LEVELS[tier][1], HIGHEST_ENEMY)
    attack, defense = _ends("attack", tier, scale.share), _ends("defense", tier, scale.share)
    return Band(Figures(level, attack[0], defense[0]), Figures(level, attack[1], defense[1]))


def _ends(measure: Measure, tier: Tier, share: float) -> tuple[int, int]:
    """The whole numbers from halfway to the tier below up to halfway to the tier above, and one at
    least. The first tier begins where every hand wins; the boss leaves room for a final form."""
    middles = [_middle(measure, one, share) for one in TIERS]
    least = max(1, floor(_middle(measure, TIERS[0], share - NORMAL) + 0.5))
    strongest = _middle(measure, TIERS[-1], share + _FINAL_FORM)
    edges = [*((low + high) / 2 for low, high in pairwise(middles)), strongest]
    for one, edge in zip(TIERS, edges, strict=True):
        most = max(least, floor(edge))
        if one == tier:
            break
        least = most + 1
    return least, most


def _middle(measure: Measure, tier: Tier, share: float) -> float:
    paid, unpaid = _AGAINST[measure]
    first, last = TIER_LEVELS[tier]
    low, high = mean(paid, first, "low"), mean(unpaid, last, "high")
    return low + share * (high - low)


# Asking the solver


def reference_hero(key: str, seed: str) -> Hero:
    return make_hero(seed, key)


@cache
def reference_heroes() -> tuple[Hero, ...]:
    return tuple(reference_hero(one.key, one.seed) for one in references())


def stream(key: str, seed: str) -> Dealer:
    return Dealer(f"travelers/strength/{key}/{seed}")


def measured(key: str, seed: str) -> ReferenceReach:
    curve = reach_curve(reference_hero(key, seed), stream(key, seed), HANDS)
    spreads = {
        measure: tuple(msgspec.structs.astuple(getattr(one, measure)) for one in curve)
        for measure in MEASURES
    }
    return ReferenceReach(key, seed, **spreads)


def written(found: ReferenceReach) -> Iterator[str]:
    yield "[[hero]]"
    yield f'key = "{found.key}"'
    yield f'seed = "{found.seed}"'
    for measure in MEASURES:
        rows = ", ".join(str(list(row)) for row in getattr(found, measure))
        yield f"{measure.replace('_', '-')} = [{rows}]"


def main() -> None:
    print("# What a hand reaches: low, median and high for each Level from 2 to 9. Written by")
    print("# python -m stampadia.games.travelers.generate.strength")
    for kind in models().classes:
        for seed in SEEDS:
            print()
            print("\n".join(written(measured(kind.key, seed))), flush=True)


if __name__ == "__main__":
    main()

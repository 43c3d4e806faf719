"""How strong enemies are: set from what the hands of ten reference heroes reach.

`python -m stampadia.games.travelers.generate.strength` asks the hand solver again and prints
content/strength.toml.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import FIRST_LEVEL, LAST_LEVEL, PACKAGE, Hero
from stampadia.games.travelers.generate.heroes import make_hero
from stampadia.games.travelers.generate.models import models
from stampadia.games.travelers.solver import Spread, reach_curve
from stampadia.kernel.chance import Dealer

Tier = Literal["1", "2", "3", "4", "5", "boss"]
Variant = Literal["easy", "normal", "hard"]
Difficulty = Literal["easy", "normal", "hard"]
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

_VARIANT: Final[dict[Variant, float]] = {"easy": 0.0, "normal": 0.38, "hard": 0.7}
"""How far from what nine hands in ten do with everything paid, at the tier's first Level, to what
one in ten reaches at any price, at its last."""
_DIFFICULTY: Final[dict[Difficulty, float]] = {"easy": -0.15, "normal": 0.0, "hard": 0.15}
_IN_DUNGEONS: Final[dict[Difficulty, float]] = {"easy": 0.05, "normal": 0.12, "hard": 0.12}
"""Their enemies may be that much stronger: nobody has to pay for a step inside a room, the map is
the same in every game, and whoever is losing may escape."""
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
    text = files(PACKAGE).joinpath("content", "strength.toml").read_text("utf-8")
    return tuple(msgspec.convert(row, ReferenceReach) for row in tomllib.loads(text)["hero"])


def mean(measure: Measure, level: int, part: Part) -> float:
    return fmean(getattr(one.spread(measure, level), part) for one in references())


@cache
def figures(
    tier: Tier, variant: Variant, difficulty: Difficulty, *, dungeon: bool = False
) -> Figures:
    share = _VARIANT[variant] + _DIFFICULTY[difficulty]
    if dungeon:
        share += _IN_DUNGEONS[difficulty]
    return Figures(
        level=min(TIER_LEVELS[tier][1], HIGHEST_ENEMY),
        attack=_figure("attack", tier, share),
        defense=_figure("defense", tier, share),
    )


def _figure(measure: Measure, tier: Tier, share: float) -> int:
    paid, unpaid = _AGAINST[measure]
    first, last = TIER_LEVELS[tier]
    low, high = mean(paid, first, "low"), mean(unpaid, last, "high")
    return max(1, round(low + share * (high - low)))


# Asking the solver


def reference_hero(key: str, seed: str) -> Hero:
    return make_hero(seed, key)


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

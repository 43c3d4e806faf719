"""What a game brings to its day pictures: a motif for each quest, and its heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from stampadia.press.art.plate import Plate

Light = tuple[float, float, float]
"""Where it stands in the sky, and its radius."""
Draw = Callable[[Plate, int], None]


class Suits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What goes with the thing of a quest."""

    skies: tuple[str, ...]
    lands: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ("stones",)
    light: Light | None = None
    """Where the light must be; else it stands on the side where nobody stands."""
    orb: str = ""
    """Which light it must be."""
    free: Literal["", "l", "r"] = ""
    """The side to leave to the hero."""
    wide: bool = False
    """No tall hero before it."""
    under: bool = False
    """Below the ground: a room in place of sky and land."""


class Motif(Suits, frozen=True, kw_only=True):
    """The thing of a quest, as large as a hill."""

    draw: Draw


Form = str | tuple[float, ...]
"""Path data; or something round, by its middle and its radii."""
Line = tuple[tuple[float, float], ...]


class HeroFigure(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero in 100 × 160 units, feet at 160, looking right."""

    ink: tuple[Form, ...]
    spot: tuple[Form, ...] = ()
    cuts: tuple[Line, ...] = ()
    """White lines."""
    eyes: tuple[Form, ...] = ()
    paper: tuple[Form, ...] = ()
    """What is carried, white with an outline."""
    lines: tuple[Line, ...] = ()
    stands: float = 94
    """How far from the edge of the picture."""


def heroes_in(package: str) -> dict[str, HeroFigure]:
    """The heroes of a game as they arrive."""
    told = files(package).joinpath("heroes.toml").read_bytes()
    return msgspec.toml.decode(told, type=dict[str, HeroFigure])


class Motifs(dict[str, Motif]):
    """The motifs of a game, by quest; what goes with each stands in a file of the package."""

    def __init__(self, package: str) -> None:
        super().__init__()
        told = files(package).joinpath("motifs.toml").read_bytes()
        self._suits = msgspec.toml.decode(told, type=dict[str, Suits])

    def draws(self, quest: str) -> Callable[[Draw], Draw]:
        def put(draw: Draw) -> Draw:
            self[quest] = Motif(draw=draw, **structs.asdict(self._suits[quest]))
            return draw

        return put


class Scenes(Struct, frozen=True):
    """All that a game brings."""

    motifs: Mapping[str, Motif]
    heroes: Mapping[str, HeroFigure]
    marks: Mapping[str, str] = {}
    """What the light wears for whom: glyphs, by the last word of a name."""
    shift: int = 0
    """So that two games do not show the same sky on one day."""

    def motif(self, quest: str) -> Motif:
        """That of a quest; one that nobody has drawn borrows another of its kind."""
        if quest in self.motifs:
            return self.motifs[quest]
        kind = quest.partition("/")[0] + "/" if "/" in quest else ""
        like = [key for key in sorted(self.motifs) if key.startswith(kind)]
        return self.motifs[like[sum(map(ord, quest)) % len(like)]]


def scenes_of(game: str) -> Scenes:
    """Those in the look of the game of this name."""
    found: Any = import_module(f"stampadia.press.draw.{game}.motifs")
    scenes: Scenes = found.SCENES
    return scenes

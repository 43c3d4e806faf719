"""What a woodcut is made of: layers, the lowest first, as the recipes in `cast.json` write them.

Units are tenths of a millimetre. Two colours: `ink` is what stands on the block, `paper` what was
cut away. `light` and `clear` are paper whatever happens: something bright, and mere emptiness."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

Colour = Literal["ink", "paper", "light", "clear"]
Point = tuple[float, float]
FIGURES_AT: Final = 135
"""Where an enemy stands: tabs may cover the first 5 mm of its picture, its scroll begins at 23."""


class Layer(Struct, frozen=True, tag_field="layer", tag=str.lower, omit_defaults=True):
    """One thing that is drawn over what is there."""


class Sky(Layer, frozen=True):
    name: str
    x: float = FIGURES_AT
    """From where it shines, if it does."""


class Lines(Layer, frozen=True):
    """A sky of level lines down to a height."""

    bottom: float
    gap: float
    heavy: float
    light: float


class Backdrop(Layer, frozen=True):
    """What a class stands before."""

    name: str
    x: float
    y: float
    ground: float
    night: bool
    phase: float = 0


class Plain(Layer, frozen=True):
    """The ground of every picture of the World, with the same horizon at both edges."""


class Land(Layer, frozen=True):
    points: tuple[Point, ...]
    cuts: int
    slope: float
    depth: float


class Figure(Layer, frozen=True):
    """A silhouette with a cleared edge and cuts on the side of the light."""

    icon: str
    x: float
    y: float
    size: float
    turn: float = 0
    flip: bool = False
    halo: float = 3.4
    light: tuple[float, float] = (0.05, 0.022)
    """How deep the half-light and the light reach, in shares of the size."""
    gap: float = 3.1
    weight: float = 0.95
    angle: float = -28
    colour: Colour = "ink"


class Shape(Layer, frozen=True):
    """A form of our own, with the same edge and the same light."""

    path: str
    at: str = ""
    halo: float = 3.4
    rim: float = 4
    gap: float = 3.1
    weight: float = 0.9
    colour: Colour = "ink"


class Fill(Layer, frozen=True):
    path: str
    colour: Colour
    at: str = ""


class Stroke(Layer, frozen=True):
    path: str
    width: float
    colour: Colour
    at: str = ""
    dash: str = ""


class Disc(Layer, frozen=True):
    x: float
    y: float
    radius: float
    colour: Colour
    at: str = ""


class Ring(Layer, frozen=True):
    x: float
    y: float
    radius: float
    width: float
    colour: Colour
    at: str = ""
    dash: str = ""


class Star(Layer, frozen=True):
    x: float
    y: float
    radius: float
    colour: Colour
    points: int = 4
    inner: float = 0.28


class Rays(Layer, frozen=True):
    x: float
    y: float
    near: float
    far: float
    count: int
    width: float
    colour: Colour
    spread: tuple[float, float] = (0, 360)


class Grass(Layer, frozen=True):
    left: float
    right: float
    y: float
    count: int
    high: tuple[float, float]
    colour: Colour


class Hedge(Layer, frozen=True):
    left: float
    right: float
    y: float


class Drips(Layer, frozen=True):
    """Ink that runs down from the upper edge."""

    deep: float


class Smoke(Layer, frozen=True):
    x: float
    y: float
    count: int
    up: float
    drift: float


AnyLayer = (
    Sky
    | Lines
    | Backdrop
    | Plain
    | Land
    | Figure
    | Shape
    | Fill
    | Stroke
    | Disc
    | Ring
    | Star
    | Rays
    | Grass
    | Hedge
    | Drips
    | Smoke
)
Recipe = tuple[AnyLayer, ...]


class Cast(Struct, frozen=True):
    """All recipes, by the names of what they show."""

    enemies: dict[str, Recipe]
    places: dict[str, Recipe]
    heroes: dict[str, Recipe]
    motifs: dict[str, Recipe]
    """What a skill is about, in the middle of its picture; some have another form by night."""
    skills: dict[str, dict[str, str]]
    """The motif of each skill of each class; under no class, those that all may have."""


@cache
def cast() -> Cast:
    return msgspec.json.decode(_data("cast.json"), type=Cast)


@cache
def silhouettes() -> dict[str, str]:
    """Paths in a square of 512 units; whose they are stands in `icon-credits.txt`."""
    return msgspec.json.decode(_data("silhouettes.json"), type=dict[str, str])


def _data(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()

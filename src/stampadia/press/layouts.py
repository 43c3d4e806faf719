"""Papers, and the places of cards on them, as `layouts.toml` lists them."""

from __future__ import annotations

import locale
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stampadia.kernel.errors import BadOption
from stampadia.press.look import PRESS, Orientation
from stampadia.workbench.problems import nearest

Millimetres = tuple[float, float]
Strip = Literal["bottom", "left"]
NEAR_ENOUGH: Final = 0.001
STRIP_MM: Final = 3.4
"""How high the line with the ruler is, from its tallest tick to its lowest letter."""


class Paper(Struct, frozen=True):
    """A sheet as it lies in the printer, upright."""

    size: Millimetres
    margin: float
    """A home printer clips what is nearer to an edge."""

    def lying(self, orientation: Orientation) -> Millimetres:
        width, height = self.size
        return (height, width) if orientation == "landscape" else (width, height)


class Grid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of slots on one paper."""

    paper: str
    card: Millimetres
    """The largest card that a slot holds."""
    columns: int
    rows: int
    strip: Strip
    turned: bool = False
    bleed: float = 0.0
    fold: bool = False

    @property
    def orientation(self) -> Orientation:
        return "landscape" if self.turned else "portrait"

    def slots(self, card: Millimetres) -> tuple[Millimetres, ...]:
        """The upper left corners of cards of this size, row by row, in the sheet's middle."""
        width, height = papers()[self.paper].lying(self.orientation)
        step = (card[0] + 2 * self.bleed, card[1] + 2 * self.bleed)
        left = (width - self.columns * step[0]) / 2 + self.bleed
        top = (height - self.rows * step[1]) / 2 + self.bleed
        return tuple(
            (left + column * step[0], top + row * step[1])
            for row in range(self.rows)
            for column in range(self.columns)
        )


class _Layouts(Struct, frozen=True, forbid_unknown_fields=True):
    papers: dict[str, Paper]
    grids: tuple[Grid, ...]


@cache
def _layouts() -> _Layouts:
    text = files(PRESS).joinpath("layouts.toml").read_bytes()
    return msgspec.toml.decode(text, type=_Layouts)


def papers() -> dict[str, Paper]:
    return _layouts().papers


def grids() -> tuple[Grid, ...]:
    return _layouts().grids


def paper_named(name: str) -> Paper:
    check_among("paper", name, tuple(papers()))
    return papers()[name]


def check_among(what: str, wish: str, known: Sequence[str]) -> None:
    """Refuse a wish that is none of these."""
    if wish in known:
        return
    if near := nearest(wish, known):
        raise BadOption("no-such-near", package=PRESS, what=what, wish=wish, near=near)
    raise BadOption("no-such", package=PRESS, what=what, wish=wish, known=", ".join(known))


def grid_for(paper: str, card: Millimetres, *, bleed: float = 0.0, fold: bool = False) -> Grid:
    """The grid with the most slots for cards of this size."""
    paper_named(paper)
    fitting = [
        grid
        for grid in grids()
        if grid.paper == paper
        and grid.fold == fold
        and abs(grid.bleed - bleed) < NEAR_ENOUGH
        and card[0] <= grid.card[0] + NEAR_ENOUGH
        and card[1] <= grid.card[1] + NEAR_ENOUGH
    ]
    if not fitting:
        width, height = (f"{length:g}" for length in card)
        raise BadOption("card-too-large", package=PRESS, width=width, height=height, paper=paper)
    return max(fitting, key=lambda grid: grid.columns * grid.rows)


LETTER_LANDS: Final = frozenset(
    ("US", "CA", "MX", "CL", "CO", "CR", "DO", "GT", "NI", "PA", "PH", "PR", "SV", "VE")
)


def paper_here(environment: Mapping[str, str]) -> str:
    """What lies in printers where this system is set to: Letter in North America and where it set
    the habit, A4 everywhere else."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_PAPER", "LANG"))
    setting = next((one for one in settings if one), None) or locale.getlocale()[0] or ""
    _, _, territory = setting.partition(".")[0].partition("_")
    return "letter" if territory.partition("@")[0] in LETTER_LANDS else "a4"

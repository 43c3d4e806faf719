"""How a game looks on paper: who draws its faces, and in which style."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.workbench.printing import CARD_MM

PRESS: Final = "stampadia.press"
"""The package whose catalogue holds the press's own sentences."""

StyleName = Literal["colour", "ink", "stylish"]
Ink = Literal["full", "low"]
Orientation = Literal["landscape", "portrait"]
STYLES: Final[tuple[StyleName, ...]] = ("colour", "ink", "stylish")


class Style(Struct, frozen=True):
    """The way a face is drawn, the same for a whole job."""

    name: StyleName = "colour"
    ink: Ink = "full"
    large: bool = False
    lang: str = "en"
    bleed: float = 0.0
    """What is drawn beyond the cut on each side, in millimetres."""
    card: tuple[float, float] = CARD_MM
    paper: str = ""
    """What pages are planned for; unknown where it is empty."""


class Look(Struct, frozen=True):
    """Who draws the faces of one game."""

    source: str
    """Typst that brings the functions `card` and `page` into scope, as far as the look has them."""
    dressed: Callable[[Struct, Style], dict[str, Any]]
    """A face as plain data for the template."""
    drawing: Callable[[Struct, Style], str]
    """A face that is nothing but a picture, as SVG; nothing where it has to be set."""
    orientation: Callable[[Struct], Orientation]
    """How a page with this face lies."""
    own_cuts: bool
    """Does it draw the edges of its cards itself? Then no lines are drawn between them."""
    styles: tuple[str, ...]
    """The styles that it knows."""
    large: bool
    """Has it large print?"""


def look_of(game: Game | str) -> Look:
    """The look of a game: one of ours by its name, a plug-in's own, or the plain one."""
    if isinstance(game, str):
        return _ours(game) or look_of(registry.load(game))
    if ours := _ours(game.name):
        return ours
    if game.look:
        return _look(game.look, "")
    return _look(f"{PRESS}.plain", "/templates/plain.typ")


@cache
def _ours(name: str) -> Look | None:
    package = f"{PRESS}.draw.{name}"
    return _look(package, f"/draw/{name}/faces.typ") if find_spec(package) is not None else None


@cache
def _look(package: str, template: str) -> Look:
    try:
        module = import_module(package)
        # A template in another package lies outside of what Typst may open: it is copied in.
        source = (
            f'#import "{template}": *\n'
            if template
            else files(package).joinpath("faces.typ").read_text(encoding="utf-8")
        )
    except (ImportError, OSError) as error:
        raise BadOption("broken-look", package=PRESS, game=package, problem=str(error)) from error
    return Look(
        source,
        getattr(module, "dressed", lambda face, _: msgspec.to_builtins(face)),
        getattr(module, "drawing", lambda *_: ""),
        getattr(module, "orientation", lambda _: "portrait"),
        getattr(module, "OWN_CUTS", False),
        getattr(module, "STYLES", STYLES[:2]),
        getattr(module, "LARGE", False),
    )

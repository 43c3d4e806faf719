"""The rules booklets: each game's own manual, with pictures made of its real things.

A game has one where its folder lies here: `booklet.typ` (its pages), `en.toml` and `it.toml` (every
word of them), `look.toml` (its colours). What its pictures show is in `booklet.py` of the game's
look: `PAGES`, and `figures(language, ink)`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from stampadia.press import booklet
from stampadia.press.look import PRESS
from stampadia.press.typesetter import Format, compiled

_MAIN: Final = """#import "/booklets/bound.typ": bound
#import "/booklets/{game}/booklet.typ": pages
#import "/booklets/house.typ": given, words
#bound(pages, given.plan, words.cover, given.language)
"""


def games() -> tuple[str, ...]:
    """The games that have a booklet."""
    here = files(__package__)
    return tuple(
        sorted(one.name for one in here.iterdir() if one.joinpath("booklet.typ").is_file())
    )


def pages(game: str) -> int:
    """How many pages a game's booklet has."""
    return int(_module(game).PAGES)


def pdf(
    game: str,
    language: str,
    *,
    paper: str | None = None,
    imposed: bool = False,
    ink: str = "full",
) -> bytes:
    """A booklet in reading order (on A5 pages, or as open spreads on `paper`), or imposed: two
    pages on a side, to print on both sides (turned on the short edge), fold and staple."""
    plan = booklet.plan(pages(game), paper=paper, imposed=imposed)
    (made,) = _made(game, language, "pdf", plan, ink)
    return made


def pictures(
    game: str,
    language: str,
    kind: Format = "png",
    *,
    paper: str | None = None,
    imposed: bool = False,
    ink: str = "full",
    ppi: float = 110.0,
) -> list[bytes]:
    """The same as pictures, one a side."""
    plan = booklet.plan(pages(game), paper=paper, imposed=imposed)
    return _made(game, language, kind, plan, ink, ppi)


def _made(
    game: str, language: str, kind: Format, plan: booklet.Plan, ink: str, ppi: float = 110.0
) -> list[bytes]:
    data = {
        "game": game,
        "language": language,
        "ink": ink,
        "plan": msgspec.to_builtins(plan),
        "figures": _figures(game, language, ink),
    }
    return compiled(_MAIN.format(game=game), data, kind, game=game, ppi=ppi)


@cache
def _figures(game: str, language: str, ink: str) -> dict[str, Any]:
    shown: dict[str, Any] = _module(game).figures(language, ink)
    return shown


def _module(game: str) -> Any:
    return import_module(f"{PRESS}.draw.{game}.booklet")

"""A game's own table in the browser: where its files lie, and which of them are served.

Ours are folders of `web/games`, found by the game's name; a plug-in names its package in `page`.
Words are put together here: what the page says for every game, what the game says, and what its
table adds.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.server import PACKAGE, wire
from stampadia.web import FOLDER

TABLE: Final = "table.js"
RUN: Final = "run.js"
"""What draws a finished match, where a table has it."""
EMBLEM: Final = "emblem.svg"
"""What its stamp at home shows, where it has neither a picture of the day nor boxes."""
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
"""What a table may consist of; the rest of a plug-in's package is nobody's business."""


DATA: Final = ("application/json",)
"""What may as well be a game's cards."""


@cache
def folder_of(game: Game) -> Path | None:
    """Where its own table lies; None where it is shown plainly."""
    ours = FOLDER / "games" / game.name
    if (ours / TABLE).is_file():
        return ours
    if game.page:
        theirs = Path(str(files(game.page)))
        if (theirs / TABLE).is_file():
            return theirs
    return None


def look_of(game: Game) -> wire.Look:
    night, paper = (game.spot.night, game.spot.paper) if game.spot else ("", "")
    folder = folder_of(game)
    if folder is None:
        return wire.Look(night, paper, own_table=False)
    drawn, emblem = ((folder / name).is_file() for name in (RUN, EMBLEM))
    return wire.Look(night, paper, own_table=True, run=drawn, emblem=emblem)


def own_file(game: Game, path: str) -> tuple[bytes, str]:
    """A file of its table, and of which kind it is."""
    folder = folder_of(game)
    kind = KINDS.get(Path(path).suffix)
    if folder is not None and kind is not None and not (kind in DATA and _beside(game, folder)):
        found = (folder / path.lstrip("/")).resolve()
        if found.is_relative_to(folder.resolve()) and found.is_file():
            return found.read_bytes(), kind
    raise StampadiaError("no-such-page", package=PACKAGE)


def _beside(game: Game, folder: Path) -> bool:
    """Does the game itself, with all that it hides, lie where its table does?"""
    return Path(str(files(game.package))).resolve().is_relative_to(folder.resolve())


def own_words(game: Game, language: str) -> str:
    """The game's sentences, then those of its table, as one catalogue; a later one wins."""
    own = Path(str(files(game.package)))
    folders = {own: None} | ({folder: None} if (folder := folder_of(game)) else {})
    found = [one / "words" / f"{language}.ftl" for one in folders]
    return "\n".join(one.read_text("utf-8") for one in found if one.is_file())

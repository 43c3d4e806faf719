"""The picture of a day's adventure for a screen, of any game that has days and scenes for them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from stampadia.kernel.game import Game
from stampadia.press.art import Inks, day_picture

PAPER: Final = "#F6F0E2"
INK: Final = "#221C15"


def picture_of(game: Game, spec: str, date: str) -> str | None:
    """As SVG; None where the day is not known, or nobody draws this game's. It shows what the title
    says: who is behind it all is in the sky only if the title names them."""
    days = game.adventures
    known = days.known(spec) if days is not None else None
    if known is None or find_spec(f"stampadia.press.draw.{game.name}.motifs") is None:
        return None
    told = days.summary(spec)
    quest = told.get("main quest") or told.get("quest", "")
    kind, villain = told.get("kind", ""), told.get("villain", "")
    return day_picture(
        game.name,
        known.hero["en"].lower().replace(" ", "-"),
        f"{kind.lower()}/{quest}" if kind else quest,
        villain if villain and villain in known.title["en"] else "",
        date,
        "4:3",
        Inks(INK, PAPER, game.spot.paper if game.spot else None),
    )

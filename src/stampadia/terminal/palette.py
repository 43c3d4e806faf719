"""Ink and paper: the house's colours as Textual themes, night (dark) and paper (light), each with
the spot colour of a game."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from stampadia.kernel.coach import Spot
from stampadia.kernel.game import Game
from stampadia.terminal.draw import colours_of

NIGHT: Final = "stampadia-night"
PAPER: Final = "stampadia-paper"

HOUSE: Final = Spot("#E2B456", "#7A5200")
"""The colour where no game is chosen, or one without a colour of its own."""


def theme_for(game: Game | None, *, light: bool) -> Theme:
    """Night or paper in a game's colour, with those that its drawing calls by name."""
    spot = (game.spot if game else None) or HOUSE
    colours = colours_of(game) if game else {}
    named = {name: one.paper if light else one.night for name, one in colours.items()}
    name = PAPER if light else NIGHT
    name = f"{name}-{game.name}" if game else name
    return _paper(name, spot.paper, named) if light else _night(name, spot.night, named)


def _theme(
    name: str, *, dark: bool, ink: str, table: str, card: str, spot: str, named: dict[str, str]
) -> Theme:
    return Theme(
        name=name,
        primary=spot,
        secondary=spot,
        accent=spot,
        warning=spot,
        error="#F0987F" if dark else "#9C2F1F",
        success="#6FC7B3" if dark else "#0F6355",
        foreground=ink,
        background=table,
        surface=table,
        panel=card,
        dark=dark,
        variables={
            "spot": spot,
            "card": card,
            "bar": "#383229" if dark else "#D9CDB2",
            "faint": "#9A917F" if dark else "#6A6154",
            "block-cursor-background": spot,
            "block-cursor-foreground": table,
            "block-cursor-text-style": "bold",
            "input-selection-background": f"{spot} 40%",
            **named,
        },
    )


def _night(name: str, spot: str, named: dict[str, str]) -> Theme:
    ink, table, card = "#EDE4D0", "#171512", "#26221D"
    return _theme(name, dark=True, ink=ink, table=table, card=card, spot=spot, named=named)


def _paper(name: str, spot: str, named: dict[str, str]) -> Theme:
    ink, table, card = "#221C15", "#F6F0E2", "#EAE1CC"
    return _theme(name, dark=False, ink=ink, table=table, card=card, spot=spot, named=named)

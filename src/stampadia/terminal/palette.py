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
    colour = spot.paper if light else spot.night
    table = "#F6F0E2" if light else "#171512"
    card = "#EAE1CC" if light else "#26221D"
    return Theme(
        name=f"{name}-{game.name}" if game else name,
        primary=colour,
        secondary=colour,
        accent=colour,
        warning=colour,
        error="#9C2F1F" if light else "#F0987F",
        success="#0F6355" if light else "#6FC7B3",
        foreground="#221C15" if light else "#EDE4D0",
        background=table,
        surface=table,
        panel=card,
        dark=not light,
        variables={
            "spot": colour,
            "card": card,
            "bar": "#D9CDB2" if light else "#383229",
            "faint": "#6A6154" if light else "#9A917F",
            "block-cursor-background": colour,
            "block-cursor-foreground": table,
            "block-cursor-text-style": "bold",
            "input-selection-background": f"{colour} 40%",
            **named,
        },
    )

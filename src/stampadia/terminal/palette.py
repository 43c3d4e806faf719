"""Ink and paper: the house's colours as Textual themes, night (dark) and paper (light), each with
the spot colour of a game."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT: Final = "stampadia-night"
PAPER: Final = "stampadia-paper"

# Each animal also has a shape and a code: colour alone never tells anything.
_ANIMALS_AT_NIGHT: Final = {
    "elephant": "#B9C0C8",
    "hippo": "#CDA3DE",
    "lion": "#F2A65A",
    "crocodile": "#8CC96B",
    "giraffe": "#E8D36A",
    "rhino": "#8DB8DE",
    "baboon": "#F0987F",
    "buffalo": "#CBA786",
    "parrot": "#5FD0C0",
}
_ANIMALS_ON_PAPER: Final = {
    "elephant": "#4A5560",
    "hippo": "#6B3B82",
    "lion": "#9A4B00",
    "crocodile": "#2F6B12",
    "giraffe": "#6E5A00",
    "rhino": "#1D5288",
    "baboon": "#9C2F1F",
    "buffalo": "#5E3F1E",
    "parrot": "#00695E",
}
_ELEMENTS_AT_NIGHT: Final = {
    "fire": "#F2955A",
    "air": "#B7C4CF",
    "water": "#7DB9EA",
    "earth": "#5CC79C",
}
_ELEMENTS_ON_PAPER: Final = {
    "fire": "#A13F00",
    "air": "#46535E",
    "water": "#0B5890",
    "earth": "#00623F",
}
_SPOTS: Final = {
    "chronicles": ("#8DB8DE", "#23527C"),
    "generals": ("#6FC7B3", "#0F6355"),
    "stampede": ("#E2B456", "#7A5200"),
    "travelers": ("#F0987F", "#9C2F1F"),
}
"""Each game's one colour, at night and on paper."""


def theme_for(game: str | None, *, light: bool) -> str:
    """The name of a theme; a game without a colour of its own has the house's."""
    name = PAPER if light else NIGHT
    return f"{name}-{game}" if game in _SPOTS else name


def _theme(name: str, *, dark: bool, ink: str, table: str, card: str, spot: str) -> Theme:
    animals = _ANIMALS_AT_NIGHT if dark else _ANIMALS_ON_PAPER
    elements = _ELEMENTS_AT_NIGHT if dark else _ELEMENTS_ON_PAPER
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
            **{f"animal-{animal}": colour for animal, colour in animals.items()},
            **{f"element-{name}": colour for name, colour in elements.items()},
        },
    )


def _night(name: str, spot: str) -> Theme:
    return _theme(name, dark=True, ink="#EDE4D0", table="#171512", card="#26221D", spot=spot)


def _paper(name: str, spot: str) -> Theme:
    return _theme(name, dark=False, ink="#221C15", table="#F6F0E2", card="#EAE1CC", spot=spot)


THEMES: Final = (
    _night(NIGHT, _SPOTS["stampede"][0]),
    _paper(PAPER, _SPOTS["stampede"][1]),
    *(_night(f"{NIGHT}-{game}", spot) for game, (spot, _) in _SPOTS.items()),
    *(_paper(f"{PAPER}-{game}", spot) for game, (_, spot) in _SPOTS.items()),
)

"""Ink and paper: the house's colours as two Textual themes, night (dark) and paper (light)."""

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


def _theme(name: str, *, dark: bool, ink: str, table: str, card: str, spot: str) -> Theme:
    animals = _ANIMALS_AT_NIGHT if dark else _ANIMALS_ON_PAPER
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
            "faint": "#9A917F" if dark else "#6A6154",
            "block-cursor-background": spot,
            "block-cursor-foreground": table,
            "block-cursor-text-style": "bold",
            "input-selection-background": f"{spot} 40%",
            **{f"animal-{animal}": colour for animal, colour in animals.items()},
        },
    )


THEMES: Final = (
    _theme(NIGHT, dark=True, ink="#EDE4D0", table="#171512", card="#26221D", spot="#E2B456"),
    _theme(PAPER, dark=False, ink="#221C15", table="#F6F0E2", card="#EAE1CC", spot="#7A5200"),
)

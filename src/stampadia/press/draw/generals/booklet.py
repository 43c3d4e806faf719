"""What the pictures of the rules booklet show: cards of the Lite core set, as they are printed."""

from __future__ import annotations

from typing import Any, Final

from stampadia.games.generals import GAME
from stampadia.games.generals.faces import CardFaces, UnitFace, faces
from stampadia.press.draw.generals import dressed
from stampadia.press.draw.generals.inks import Inks, inks
from stampadia.press.draw.generals.picture import picture_paths
from stampadia.press.draw.generals.sorts import sign
from stampadia.press.look import Style

PAGES: Final = 12
SET: Final = "STLITE"
UNITS: Final = {
    "imp": 2, "moth": 3, "ram": 5, "toad": 7, "wasp": 13, "courier": 15, "goose": 17, "mole": 20,
    "snail": 21, "ox": 23, "crab": 25, "tortoise": 27,
}  # fmt: skip
"""The cards of the set that the pictures show, by their numbers."""
SIGNS: Final = (
    "attack", "life", "wound", "level", "area", "left", "right", "sides", "front", "frontleft",
    "frontright", "frontsides", "around", "fire", "water", "earth", "air", "phase-attack",
    "phase-defend", "phase-life", "phase-defeat", "phase-frontal", "phase-any",
)  # fmt: skip
SPRITE: Final = 24


def figures(language: str, ink: str) -> dict[str, Any]:
    cards = faces(GAME.own_content(f"{SET}-{language.upper()}").cards)
    inked = inks("colour", "low" if ink == "low" else "full")
    return {
        "units": {name: _unit(cards[number - 1], inked, ink) for name, number in UNITS.items()},
        "signs": {name: sign(name, inked, on_bar=False, knock="#FFFFFF") for name in SIGNS},
    }


def _unit(card: CardFaces, inked: Inks, ink: str) -> dict[str, Any]:
    """Both halves as the press dresses them, and the picture alone."""
    unit = card.upright
    assert isinstance(unit, UnitFace)
    drawn = picture_paths(unit.illustration, inked, small=True)
    halves = dressed(card, Style(ink="low" if ink == "low" else "full"))
    return {
        "name": unit.name,
        "place": getattr(card.turned, "name", ""),
        "upright": halves["upright"],
        "turned": halves["turned"],
        "sprite": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SPRITE} {SPRITE}" '
        f'width="{SPRITE}" height="{SPRITE}">{drawn}</svg>',
    }

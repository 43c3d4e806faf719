"""What the pictures of the rules booklet show: hero and dungeon of the first set, and a World."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from stampadia.games.travelers import GAME
from stampadia.games.travelers.content import Dungeon, Hero, World
from stampadia.games.travelers.faces import HeroFace, faces, hero_faces, room_face, world_faces
from stampadia.words import Words, words

PAGES: Final = 12
FIRST: Final = "seed:first steps/0"
WORLD: Final = "2026-12-16"
WOLF: Final = "4B"
"""Whom the worked turn is fought against."""


def figures(language: str, ink: str) -> dict[str, Any]:  # noqa: ARG001
    said = words(language)
    first, other = GAME.own_content(FIRST), GAME.own_content(WORLD)
    dungeon, world = first.adventure, other.adventure
    assert isinstance(dungeon, Dungeon)
    assert isinstance(world, World)
    regions = world_faces(world, language)
    halves = {half.code: half for card in regions for half in (card.a, card.b)}
    shown: dict[str, Any] = msgspec.to_builtins(
        {
            "cards": _cards(first.hero, said),
            "status": faces(first, said).cards[-1].hero,
            "world": [card.a for card in regions],
            "wolf": halves[WOLF].enemy,
            "room": room_face(dungeon, 1),
            "title": world.title.in_language(language),
        }
    )
    return shown


def _cards(hero: Hero, said: Words) -> list[dict[str, Any]]:
    """The Hero Cards with the plain price of exhausting each half."""
    drawn = [face for face in hero_faces(hero, said) if isinstance(face, HeroFace)]
    return [
        {
            "upper": msgspec.to_builtins(face.upper) | {"price": card.upper.exhaust.cost},
            "lower": msgspec.to_builtins(face.lower) | {"price": card.lower.exhaust.cost},
        }
        for face, card in zip(drawn, hero.cards, strict=True)
    ]

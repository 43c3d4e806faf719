"""Travelers with a canary in every half of a World, every entry of a Dungeon, and on the hero face
of the card that may join."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import ClassVar

from msgspec import structs

from canaries import mark, marked, marks_in
from stampadia.games.travelers import Travelers
from stampadia.games.travelers.content import (
    WORLD_SIDES,
    CardSet,
    Dungeon,
    Hero,
    World,
    WorldCard,
    joining_card,
)
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.floor_plan import room_of

HERO = "2026-11-15"
WISHES = tuple(
    {"players": ["you"], "options": {"hero": HERO, "adventure": day}}
    for day in ("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19")
)
"""A hero of another set, so that the card that may join lies open nowhere else."""
found = marks_in


@lru_cache(maxsize=64)
def _with_marks(name: str) -> CardSet:
    card_set = Travelers().own_content(name)
    if name.startswith(HERO):
        return card_set
    adventure = card_set.adventure
    number = joining_card(adventure)
    hero = card_set.hero if number is None else _hero(card_set.hero, number, adventure.serial)
    instead = _world(adventure) if isinstance(adventure, World) else _dungeon(adventure)
    return structs.replace(card_set, hero=hero, adventure=instead)


def _hero(hero: Hero, number: int, serial: str) -> Hero:
    cards = list(hero.cards)
    cards[number - 1] = marked(cards[number - 1], mark(serial, "joins"))
    return structs.replace(hero, cards=tuple(cards))


def _world(world: World) -> World:
    cards = (
        WorldCard(
            *(
                marked(half, mark(world.serial, f"{number}{side}"))
                for side, half in zip(WORLD_SIDES, card.halves, strict=True)
            )
        )
        for number, card in enumerate(world.cards, start=1)
    )
    return structs.replace(world, cards=tuple(cards))


def _dungeon(dungeon: Dungeon) -> Dungeon:
    pages = tuple(
        tuple(
            structs.replace(entry, meeting=marked(entry.meeting, mark(dungeon.serial, entry.room)))
            for entry in page
        )
        for page in dungeon.pages
    )
    return structs.replace(dungeon, pages=pages)


class Marked(Travelers):
    name: ClassVar[str] = "marked-travelers"

    def own_content(self, name: str) -> CardSet:
        return _with_marks(name)


GAME = Marked()


def shown(position: Position, seat: int | None) -> Set[str]:  # noqa: ARG001
    """Halves that were up, entries of rooms that were on the table, and the card that has joined or
    whose half is being chosen."""
    state = position.world or position.dungeon
    assert state is not None
    if position.world is not None:
        serial = position.world.world.serial
        words = {mark(serial, code) for code in position.world.seen}
    else:
        assert position.dungeon is not None
        serial, seen = position.dungeon.dungeon.serial, position.dungeon.seen
        entries = (entry.room for page in position.dungeon.dungeon.pages for entry in page)
        words = {mark(serial, room) for room in entries if room_of(room) in seen}
    if position.joined or position.agenda[-1].name == "join-half":
        words.add(mark(serial, "joins"))
    return words

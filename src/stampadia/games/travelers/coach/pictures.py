"""Pictures that a screen shows beside the cards: of what lies open, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from stampadia.games.travelers.content import Hero
from stampadia.games.travelers.faces import PictureFace, drawn_as
from stampadia.games.travelers.view import TravelersView


def pictures_seen(view: TravelersView) -> Iterator[str]:
    """The hero, whoever is fought, and what the regions of the World show that lie there."""
    yield "hero"
    if view.fight is not None:
        yield f"enemy {drawn_as(view.fight.enemy.name)}"
    for region in view.world.cells if view.world else ():
        if region is not None:
            enemy = region.half.meeting.enemy
            yield (
                f"enemy {drawn_as(enemy.name)}" if enemy else f"place {drawn_as(region.half.title)}"
            )


def picture_named(name: str, hero: Hero) -> PictureFace | None:
    if name == "hero":
        return PictureFace("hero", hero.key)
    kinds: tuple[Literal["enemy", "place"], ...] = ("enemy", "place")
    named = [
        PictureFace(kind, name[len(kind) + 1 :]) for kind in kinds if name.startswith(f"{kind} ")
    ]
    return named[0] if named else None

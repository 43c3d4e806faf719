"""Pictures that a screen shows beside the cards: of what lies open, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

from stampadia.games.travelers.content import HERO_CARDS, Hero, tips
from stampadia.games.travelers.faces import PictureFace, drawn_as, skill_of
from stampadia.games.travelers.view import TravelersView

_SKILL: Final = re.compile(r"skill ([1-9]) ([12])")


def pictures_seen(view: TravelersView) -> Iterator[str]:
    """The hero, the skills of his own cards that are up, whoever is fought, and what the regions of
    the World show that lie there."""
    yield "hero"
    for number, side in enumerate(view.sides[:HERO_CARDS], 1):
        yield f"skill {number} {tips(side)}"
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
        return PictureFace("hero", (hero.key,))
    if found := _SKILL.fullmatch(name):
        number, shown = int(found[1]), int(found[2])
        if number > len(hero.cards):
            return None
        half = hero.cards[number - 1].halves[shown - 1]
        return PictureFace("skill", (hero.key, skill_of(half), shown))
    kinds: tuple[Literal["enemy", "place"], ...] = ("enemy", "place")
    named = [
        PictureFace(kind, (name[len(kind) + 1 :],)) for kind in kinds if name.startswith(f"{kind} ")
    ]
    return named[0] if named else None

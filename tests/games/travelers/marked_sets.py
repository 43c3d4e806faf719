"""Sets whose every hidden thing carries a mark, so that a test can look for it in what was told."""

from __future__ import annotations

import re
from typing import Final

from msgspec import structs

from stampadia.games.travelers.content import (
    WORLD_SIDES,
    CardSet,
    Dungeon,
    Entry,
    Hero,
    HeroCard,
    HeroHalf,
    Meeting,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.instructions import Gain, HeroAbility, Sentence, Story
from stampadia.workbench.bilingual import Text

FACE: Final = "face"
"""The mark of the hero faces of the adventure's own cards."""
_MARK: Final = re.compile("⟦([^⟧]*)⟧")


def marks_in(text: str) -> set[str]:
    return set(_MARK.findall(text))


def marked(card_set: CardSet) -> CardSet:
    hero = structs.replace(
        card_set.hero,
        cards=tuple(
            HeroCard(_named(card.upper), _named(card.lower)) for card in card_set.hero.cards
        ),
    )
    adventure = card_set.adventure
    if isinstance(adventure, World):
        return CardSet(hero, _world(adventure))
    return CardSet(hero, _dungeon(adventure))


def sturdy(hero: Hero) -> Hero:
    """The same cards with abilities that win fights, so that random games go far."""
    return structs.replace(
        hero, cards=tuple(HeroCard(_strong(card.upper), _strong(card.lower)) for card in hero.cards)
    )


def _mark(code: str) -> Text:
    return Text(f"⟦{code}⟧", f"⟦{code}⟧")


def _named(half: HeroHalf) -> HeroHalf:
    return structs.replace(half, name=_mark(FACE))


def _strong(half: HeroHalf) -> HeroHalf:
    strength = Sentence((Gain("attack", 40), Gain("defense", 30)))
    return structs.replace(half, abilities=(HeroAbility(1, (strength,)),))


def _meeting(code: str, meeting: Meeting) -> Meeting:
    enemy = meeting.enemy and structs.replace(meeting.enemy, name=_mark(code))
    return Meeting((Story(_mark(code)), *meeting.above), enemy, meeting.below)


def _world(world: World) -> World:
    cards = [
        WorldCard(
            *(
                _half(f"{number}{side}", half)
                for side, half in zip(WORLD_SIDES, card.halves, strict=True)
            )
        )
        for number, card in enumerate(world.cards, start=1)
    ]
    return structs.replace(world, cards=tuple(cards))


def _half(code: str, half: WorldHalf) -> WorldHalf:
    return structs.replace(half, title=_mark(code), meeting=_meeting(code, half.meeting))


def _dungeon(dungeon: Dungeon) -> Dungeon:
    pages = tuple(
        tuple(
            Entry(entry.room, entry.trigger, _meeting(entry.room, entry.meeting)) for entry in page
        )
        for page in dungeon.pages
    )
    return structs.replace(dungeon, pages=pages)

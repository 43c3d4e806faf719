"""What one may wish of an adventure."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.plans import HeroPlan, Library, Quest
from stampadia.kernel.errors import BadOption

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class Wishes(Struct, frozen=True):
    difficulty: Difficulty = "normal"
    hero_class: str | None = None
    quest: str | None = None
    """The main quest."""


NO_WISHES: Final = Wishes()


def heroes_for(wishes: Wishes, library: Library) -> list[HeroPlan]:
    """Who may be the hero."""
    if wishes.difficulty not in DIFFICULTIES:
        known = ", ".join(DIFFICULTIES)
        raise BadOption("no-such-difficulty", package=PACKAGE, wish=wishes.difficulty, known=known)
    quest = _wished_quest(wishes, library)
    heroes = [hero for hero in library.heroes if wishes.hero_class in (None, hero.key)]
    if not heroes:
        known = ", ".join(hero.key for hero in library.heroes)
        raise BadOption("no-such-class", package=PACKAGE, wish=str(wishes.hero_class), known=known)
    if quest is not None:
        heroes = [hero for hero in heroes if quest.suits(hero.key)]
        if not heroes:
            raise BadOption(
                "quest-not-for-class",
                package=PACKAGE,
                quest=quest.key,
                hero=str(wishes.hero_class),
                known=", ".join(quest.classes),
            )
    return heroes


def main_quests_for(wishes: Wishes, hero: HeroPlan, library: Library) -> list[Quest]:
    """What the adventure may be about."""
    quest = _wished_quest(wishes, library)
    quests = library.quests["main"] if quest is None else (quest,)
    return [quest for quest in quests if quest.suits(hero.key)]


def _wished_quest(wishes: Wishes, library: Library) -> Quest | None:
    if wishes.quest is None:
        return None
    for quest in library.quests["main"]:
        if quest.key == wishes.quest:
            return quest
    known = ", ".join(quest.key for quest in library.quests["main"])
    raise BadOption("no-such-quest", package=PACKAGE, wish=wishes.quest, known=known)

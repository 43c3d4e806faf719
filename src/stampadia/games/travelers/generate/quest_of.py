"""An adventure of ours → its main quest and its villain, as its cards tell them."""

from __future__ import annotations

from stampadia.games.travelers.content import Adventure, World
from stampadia.games.travelers.generate.bestiary import Villain, bestiary
from stampadia.games.travelers.generate.cast import Cast, fill, villain_words
from stampadia.games.travelers.generate.dungeon_models import dungeon_models
from stampadia.games.travelers.generate.world_models import MISSION, world_models
from stampadia.workbench.bilingual import Text


def villain_name(adventure: Adventure) -> Text:
    """Nothing where somebody else wrote the adventure."""
    villain = _villain(adventure)
    return Text() if villain is None else villain.first.name


def main_quest(adventure: Adventure) -> str:
    """The key of the quest; nothing where somebody else wrote the adventure."""
    if isinstance(adventure, World):
        first = adventure.cards[0].a.title
        missions = ((quest.key, step) for quest in world_models().main for step in quest.step)
        found = (key for key, step in missions if step.label == MISSION and step.title == first)
        return next(found, "")
    villain = _villain(adventure)
    if villain is None:
        return ""
    cast = Cast(villain_words(villain), villain.key)
    titles = ((quest.key, title) for quest in dungeon_models().main for title in quest.titles)
    return next((key for key, title in titles if fill(title, cast) == adventure.title), "")


def _villain(adventure: Adventure) -> Villain | None:
    names = {meeting.enemy.name for meeting in adventure.meetings().values() if meeting.enemy}
    villains = (one for one in bestiary().villains if {one.first.name, one.final.name} & names)
    return next(villains, None)

"""A seed → a set: a hero and an adventure, from streams that know nothing of each other."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import PACKAGE, Adventure, CardSet, World
from stampadia.games.travelers.generate.cast import Cast, Villain, bestiary, fill, villain_words
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.dungeon.models import dungeon_models
from stampadia.games.travelers.generate.hero.heroes import make_hero, serial_of
from stampadia.games.travelers.generate.wishes import (
    DIFFICULTIES,
    KINDS,
    NO_WISHES,
    Difficulty,
    Kind,
    Wishes,
    kind_on,
)
from stampadia.games.travelers.generate.world.models import MISSION, world_models
from stampadia.games.travelers.generate.world.worlds import make_world
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.workbench.bilingual import Text


def make_set(seed: str, wishes: Wishes = NO_WISHES, attempt: int = 0) -> CardSet:
    """The same seed, wishes and attempt give the same set, byte for byte."""
    hero = make_hero(seed, wishes.hero_class, attempt)
    made = CardSet(hero, make_adventure(seed, wishes, attempt))
    return made if wishes == NO_WISHES else _with_serial(made, seed, wishes)


def _with_serial(made: CardSet, seed: str, wishes: Wishes) -> CardSet:
    """Another wish, another set: boxes in pencil are told apart by the serial."""
    wished = ", ".join(f"{name} {value}" for name, value in asdict(wishes).items() if value)
    serial = serial_of(f"{seed}, {wished}")
    return CardSet(replace(made.hero, serial=serial), replace(made.adventure, serial=serial))


def make_adventure(seed: str, wishes: Wishes = NO_WISHES, attempt: int = 0) -> Adventure:
    check_wishes(wishes)
    kind = wishes.kind or _kind(seed)
    difficulty: Difficulty = wishes.difficulty
    if kind == "world":
        return make_world(seed, difficulty, attempt)
    return make_dungeon(seed, difficulty, attempt)


def _kind(seed: str) -> Kind:
    day = day_of(seed)
    return Dealer(f"travelers/kind/{seed}").one_of(KINDS) if day is None else kind_on(day)


def check_wishes(wishes: Wishes) -> None:
    """The class is checked where heroes are made."""
    if wishes.difficulty not in DIFFICULTIES:
        known = ", ".join(DIFFICULTIES)
        raise BadOption("unknown-difficulty", package=PACKAGE, found=wishes.difficulty, known=known)
    if wishes.kind is not None and wishes.kind not in KINDS:
        known = ", ".join(KINDS)
        raise BadOption("unknown-kind", package=PACKAGE, found=wishes.kind, known=known)


# An adventure of ours → its main quest and its villain, as its cards tell them


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

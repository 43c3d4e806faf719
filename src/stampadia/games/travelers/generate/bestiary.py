"""Who can be met, as content/*.toml lists them: enemies, locks, traps, villains, Modifiers, and the
people, objects and places of a story."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Modifier
from stampadia.games.travelers.generate.models import Gender
from stampadia.workbench.bilingual import Text

Article = Literal["", "il", "lo", "la", "l’"]
"""Before a singular noun; places that are names of their own have none."""

Pronoun = Literal["he", "she", "it"]

T = TypeVar("T")


Role = Literal[
    "person", "beast", "spirit", "thing", "speaks", "robed",
    "gate", "chest", "barrier",
    "tile", "string",
]  # fmt: skip
"""What somebody is and can, what a lock is, and what sets off a trap: a story asks for one who fits
it."""
Ground = Literal["indoors", "houses", "road", "bridge", "open", "wood", "water", "heights"]
"""Where somebody is met. Rooms of a Dungeon are indoors."""
GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an enemy, and whom and where they suit."""

    name: Text
    scroll: Text
    met: Text
    beaten: Text
    roles: tuple[Role, ...]
    he: Pronoun
    """How English speaks of it."""
    gender: Gender
    """Of its Italian name."""
    grounds: tuple[Ground, ...] = GROUNDS
    """Where `met` and `beaten` can be said."""

    def suits(self, roles: Collection[Role], ground: Collection[Ground] = ()) -> bool:
        """Is it one of these, and at home in one of these places? Nothing asked, nothing missed."""
        fits = not roles or not set(roles).isdisjoint(self.roles)
        return fits and (not ground or not set(ground).isdisjoint(self.grounds))


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of a story's own, whom nobody else meets."""

    name: Text
    scroll: Text = Text()
    he: Pronoun = "it"
    gender: Gender = "m"

    @property
    def face(self) -> Face:
        return Face(self.name, self.scroll, Text(), Text(), (), self.he, self.gender)


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    tier: int
    face: tuple[Face, ...]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone or something that stories speak of: names without their article."""

    en: str
    it: str
    article: Article
    gender: Gender


class Villain(Struct, frozen=True, forbid_unknown_fields=True):
    """Every story may have any of them: so each is a person, and speaks."""

    key: str
    name: Named
    first: Face
    final: Face


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """What one slot of a story can be."""

    slot: str
    who: tuple[Named, ...]
    person: bool = False


class Bestiary(Struct, frozen=True):
    kinds: tuple[Kind, ...]
    locks: tuple[Face, ...]
    traps: tuple[Face, ...]
    villains: tuple[Villain, ...]
    buffs: tuple[Modifier, ...]
    debuffs: tuple[Modifier, ...]
    trap: Modifier
    figures: tuple[Figure, ...]


@cache
def bestiary() -> Bestiary:
    enemies, modifiers = _table("enemies"), _table("modifiers")
    listed = _rows(modifiers["modifier"], Modifier)
    return Bestiary(
        kinds=_rows(enemies["kind"], Kind),
        locks=_rows(enemies["lock"], Face),
        traps=_rows(enemies["trap"], Face),
        villains=_rows(_table("villains")["villain"], Villain),
        buffs=tuple(one for one in listed if one.by > 0),
        debuffs=tuple(one for one in listed if one.by < 0),
        trap=msgspec.convert(modifiers["trap"], Modifier),
        figures=_rows(_table("cast")["figure"], Figure),
    )


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("content", f"{name}.toml").read_text("utf-8"))


def _rows(rows: list[Any], kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert(row, kind) for row in rows)

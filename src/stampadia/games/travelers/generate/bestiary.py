"""Who can be met, as content/*.toml lists them: enemies, locks, traps, villains, Modifiers, and the
people, objects and places of a story."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Modifier
from stampadia.games.travelers.generate.models import Gender
from stampadia.kernel.bilingual import Text

Article = Literal["", "il", "lo", "la", "l’"]
"""Before a singular noun; places that are names of their own have none."""

T = TypeVar("T")


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an enemy."""

    name: Text
    scroll: Text
    met: Text
    beaten: Text


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

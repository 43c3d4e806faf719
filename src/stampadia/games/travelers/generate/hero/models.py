"""The models that heroes are made of, as content/*.toml lists them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.instructions import ExhaustForm, Track
from stampadia.workbench.bilingual import Text

Side = Literal["attack", "defense"]
Gender = Literal["m", "f"]
Group = Literal["base-upper", "base-lower", "skill-upper", "skill-lower"]
Table = tuple[int, int, int, int, int, int, int, int, int]
"""One entry for each level from 1 to 9."""

T = TypeVar("T")


class HeroClass(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: Text
    description: Text
    elements: tuple[Group, ...]
    perks: int
    paired: bool = False


class Noun(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    it: str
    gender: Gender


class Adjective(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    m: str
    f: str


class Amount(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that the price of the ability decides."""

    of: Track
    share: float = 1.0
    credit: float = 0.0
    """Mana that the condition is worth."""


class AbilityModel(Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    spend: float = 1.0
    stars: int = 0
    n: Table | None = None
    a: Amount | None = None
    b: Amount | None = None


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    side: Side
    name: Noun
    ability: tuple[AbilityModel, ...]
    levels: tuple[int, int] = (1, 9)
    classes: tuple[str, ...] = ()


class Perk(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: Adjective
    says: str
    stars: int = 0
    n: Table | None = None
    classes: tuple[str, ...] = ()

    @property
    def ability(self) -> AbilityModel:
        return AbilityModel(self.says, stars=self.stars, n=self.n)


class SpecialExhaust(Struct, frozen=True, forbid_unknown_fields=True):
    form: ExhaustForm
    dearer: int
    """Mana on top of what the level costs."""
    odds: dict[str, int]


class Models(Struct, frozen=True):
    classes: tuple[HeroClass, ...]
    base: tuple[Skill, ...]
    skills: tuple[Skill, ...]
    legacy: tuple[Skill, ...]
    perks: tuple[Perk, ...]
    exhausts: tuple[SpecialExhaust, ...]
    epithets: tuple[Adjective, ...]


@cache
def models() -> Models:
    skills = _table("skills")
    return Models(
        classes=_rows(_table("classes")["class"], HeroClass),
        base=_rows(skills["base"], Skill),
        skills=_rows(skills["skill"], Skill),
        legacy=_rows(skills["legacy"], Skill),
        perks=_rows(_table("perks")["perk"], Perk),
        exhausts=_rows(_table("exhausts")["exhaust"], SpecialExhaust),
        epithets=_rows(_table("names")["epithets"], Adjective),
    )


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("content", f"{name}.toml").read_text("utf-8"))


def _rows(rows: list[Any], kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert(row, kind) for row in rows)

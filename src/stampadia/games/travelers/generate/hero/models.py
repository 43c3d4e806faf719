"""The models that heroes are made of, as content/*.toml lists them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.instructions import ExhaustForm, Track
from stampadia.workbench.bilingual import Text
from stampadia.workbench.tables import content_table

Side = Literal["attack", "defense"]
Gender = Literal["m", "f"]
Group = Literal["base-upper", "base-lower", "skill-upper", "skill-lower"]
Table = tuple[int, int, int, int, int, int, int, int, int]
"""One entry for each level from 1 to 9."""


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
    skills = content_table(PACKAGE, "skills")
    rows = {
        "classes": content_table(PACKAGE, "classes")["class"],
        "base": skills["base"],
        "skills": skills["skill"],
        "legacy": skills["legacy"],
        "perks": content_table(PACKAGE, "perks")["perk"],
        "exhausts": content_table(PACKAGE, "exhausts")["exhaust"],
        "epithets": content_table(PACKAGE, "names")["epithets"],
    }
    return msgspec.convert(rows, Models)

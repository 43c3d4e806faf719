"""Which skill stands on which half, and with which Element."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from stampadia.games.travelers.content import ELEMENTS, HERO_CARDS, LOWER, UPPER
from stampadia.games.travelers.generate.hero.models import HeroClass, Side, Skill, models
from stampadia.games.travelers.generate.hero.pricing import LOWER_LEVELS, UPPER_LEVELS
from stampadia.games.travelers.instructions import Element
from stampadia.kernel.chance import Dealer

Place = tuple[int, int]
"""A card from 0 to 7, and its half."""

FIRST_SKILL: Final = 4
"""Cards before it are plain attacks and defenses."""
LEGACY_LEVEL: Final = 9
_OWN: Final = Fraction(2, 3)
"""How often a skill is one of the class's own."""
_BASE_SIDES: Final[tuple[Side, ...]] = ("attack", "defense", "attack", "defense")
_SKILL_SIDES: Final[tuple[Side, ...]] = ("attack", "attack", "defense")


def places() -> list[Place]:
    return [(card, half) for card in range(HERO_CARDS) for half in (UPPER, LOWER)]


def levels(dealer: Dealer) -> dict[Place, int]:
    """Any strong half may be below any weak one."""
    lower = [*LOWER_LEVELS[:FIRST_SKILL], *dealer.shuffled(LOWER_LEVELS[FIRST_SKILL:])]
    both = (UPPER_LEVELS, lower)
    return {(card, half): both[half][card] for card, half in places()}


def elements(kind: HeroClass, dealer: Dealer) -> dict[Place, Element]:
    """All four in each group of cards that has any."""
    found: dict[Place, Element] = {}
    for group in ("base-upper", "base-lower", "skill-upper", "skill-lower"):
        dealt = dealer.shuffled(ELEMENTS)
        if group not in kind.elements:
            continue
        first = FIRST_SKILL if group.startswith("skill") else 0
        half = LOWER if group.endswith("lower") else UPPER
        for card, element in enumerate(dealt, first):
            paired = found.get((card, UPPER)) if kind.paired else None
            found[card, half] = paired or element
    return found


def skills(kind: HeroClass, level_of: dict[Place, int], dealer: Dealer) -> dict[Place, Skill]:
    """No skill twice; the plain ones of cards 1-4 may return below."""
    known = models()
    found: dict[Place, Skill] = {}
    for half in (UPPER, LOWER):
        sides = dealer.shuffled(_BASE_SIDES)
        for card, side in enumerate(sides):
            fitting = [one for one in open_to(kind, known.base) if one.side == side]
            found[card, half] = _draw(kind, fitting, dealer)
    for half in (UPPER, LOWER):
        sides = dealer.shuffled((*_SKILL_SIDES, dealer.one_of(_SKILL_SIDES)))
        for card, side in enumerate(sides, FIRST_SKILL):
            level = level_of[card, half]
            bag = known.legacy if level == LEGACY_LEVEL else known.skills
            fitting = [one for one in open_to(kind, bag) if one.levels[0] <= level <= one.levels[1]]
            unused = [one for one in fitting if one not in found.values()]
            found[card, half] = _draw(kind, _on_side(side, unused), dealer)
    return found


def open_to(kind: HeroClass, bag: Sequence[Skill]) -> list[Skill]:
    return [skill for skill in bag if not skill.classes or kind.key in skill.classes]


def _on_side(side: Side, bag: list[Skill]) -> list[Skill]:
    """Those of this side, or all if there is none."""
    return [skill for skill in bag if skill.side == side] or bag


def _draw(kind: HeroClass, bag: list[Skill], dealer: Dealer) -> Skill:
    own = [skill for skill in bag if kind.key in skill.classes]
    plain = [skill for skill in bag if not skill.classes]
    wants_own = dealer.pick([(True, _OWN), (False, 1 - _OWN)])
    return dealer.one_of((own or plain) if wants_own else (plain or own))

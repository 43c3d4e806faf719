"""A seed → a hero: eight Hero Cards and the words of the Status Card.

Cards 1-4 are plain attacks and defenses with two abilities. Cards 5-8 are skills: tiers one and two
above; below them two of the third, one of the fourth and the legacy. Some halves with one ability
get a perk as their second, and one half among cards 5-8 has a special Exhaust Effect.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import (
    ELEMENTS,
    HERO_CARDS,
    LOWER,
    PACKAGE,
    UPPER,
    Hero,
    HeroCard,
    HeroHalf,
)
from stampadia.games.travelers.generate.boxes import abilities_fit, name_fits
from stampadia.games.travelers.generate.hero import pricing
from stampadia.games.travelers.generate.hero.models import (
    AbilityModel,
    Adjective,
    HeroClass,
    Perk,
    Side,
    Skill,
    models,
)
from stampadia.games.travelers.generate.wishes import class_on, draw_of
from stampadia.games.travelers.instructions import Element, Exhaust, HeroAbility
from stampadia.games.travelers.language import read_ability
from stampadia.games.travelers.language.phrases import phrases
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.workbench.bilingual import Text

Place = tuple[int, int]
"""A card from 0 to 7, and its half."""

FIRST_SKILL: Final = 4
"""Cards before it are plain attacks and defenses."""
LEGACY_LEVEL: Final = 9
_OWN: Final = Fraction(2, 3)
"""How often a skill is one of the class's own."""
_BASE_SIDES: Final[tuple[Side, ...]] = ("attack", "defense", "attack", "defense")
_SKILL_SIDES: Final[tuple[Side, ...]] = ("attack", "attack", "defense")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class _Half(Struct, frozen=True):
    """A half before its name and its Exhaust Effect."""

    level: int
    element: Element | None
    value: int
    abilities: tuple[HeroAbility, ...]


def make_hero(seed: str, hero_class: str | None = None, attempt: int = 0) -> Hero:
    """The same seed, class and attempt give the same hero, byte for byte."""
    return _drawn(seed, hero_class, draw_of(attempt))


@lru_cache(maxsize=16)
def _drawn(seed: str, hero_class: str | None, draw: int) -> Hero:
    """The very same hero for all attempts of a draw: what a player knows of its hands is kept."""
    dealer = Dealer(f"travelers/hero/{seed}/{draw}")
    kind = _class(hero_class, day_of(seed), dealer.child("class"))
    levels = _levels(dealer.child("levels"))
    elements = _elements(kind, dealer.child("elements"))
    skills = _skills(kind, levels, dealer.child("skills"))
    halves = {
        place: _half(skill, place, levels[place], elements.get(place), dealer)
        for place, skill in skills.items()
    }
    perks = _add_perks(kind, skills, halves, dealer)
    exhausts = _exhausts(kind, halves, dealer.child("exhaust"))
    said = names(skills, perks, dealer.child("names"))
    printed = {
        place: HeroHalf(said[place], half.value, exhausts[place], half.abilities, half.element)
        for place, half in halves.items()
    }
    cards = [HeroCard(printed[card, UPPER], printed[card, LOWER]) for card in range(HERO_CARDS)]
    return Hero(
        serial=serial_of(seed),
        key=kind.key,
        name=kind.name,
        description=kind.description,
        cards=tuple(cards),
        date=date_of(seed),
    )


def serial_of(seed: str) -> str:
    """What is printed on every card of the set: TOS20270105 for a day, else a mark of the seed."""
    if _DATE.fullmatch(seed):
        return f"TOS{seed.replace('-', '')}"
    return f"TOS-{blake2b(seed.encode(), digest_size=5).hexdigest().upper()}"


def date_of(seed: str) -> str:
    """What is printed beside it where the seed is a day."""
    return seed if _DATE.fullmatch(seed) else ""


def _class(wish: str | None, day: date | None, dealer: Dealer) -> HeroClass:
    classes = models().classes
    known = {kind.key: kind for kind in classes}
    if wish is None:
        drawn = dealer.one_of(classes)
        return drawn if day is None else classes[class_on(day, len(classes))]
    if wish not in known:
        raise BadOption("unknown-class", package=PACKAGE, found=wish[:40], known=", ".join(known))
    return known[wish]


def _half(skill: Skill, place: Place, level: int, element: Element | None, dealer: Dealer) -> _Half:
    mine = dealer.child(f"half-{place[0]}-{place[1]}")
    frame = Frame(level, place[1], element, mine.child("names"))
    traded = mine.child("trade").below(3) - 1
    first, *others = skill.ability
    if not pricing.may_trade(first, level, traded):
        traded = 0
    abilities = (
        make_ability(first, frame, traded=traded),
        *(make_ability(other, frame) for other in others),
    )
    over = sum(pricing.left_over(model, level) for model in skill.ability)
    return _Half(level, element, pricing.value(level, over, traded), abilities)


# Which skill stands on which half, and with which Element


def _places() -> list[Place]:
    return [(card, half) for card in range(HERO_CARDS) for half in (UPPER, LOWER)]


def _levels(dealer: Dealer) -> dict[Place, int]:
    """Any strong half may be below any weak one."""
    lower = [
        *pricing.LOWER_LEVELS[:FIRST_SKILL],
        *dealer.shuffled(pricing.LOWER_LEVELS[FIRST_SKILL:]),
    ]
    both = (pricing.UPPER_LEVELS, lower)
    return {(card, half): both[half][card] for card, half in _places()}


def _elements(kind: HeroClass, dealer: Dealer) -> dict[Place, Element]:
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


def _skills(kind: HeroClass, level_of: dict[Place, int], dealer: Dealer) -> dict[Place, Skill]:
    """No skill twice; the plain ones of cards 1-4 may return below."""
    known = models()
    found: dict[Place, Skill] = {}
    for half in (UPPER, LOWER):
        sides = dealer.shuffled(_BASE_SIDES)
        for card, side in enumerate(sides):
            fitting = [one for one in _open_to(kind, known.base) if one.side == side]
            found[card, half] = _draw(kind, fitting, dealer)
    for half in (UPPER, LOWER):
        sides = dealer.shuffled((*_SKILL_SIDES, dealer.one_of(_SKILL_SIDES)))
        for card, side in enumerate(sides, FIRST_SKILL):
            level = level_of[card, half]
            bag = known.legacy if level == LEGACY_LEVEL else known.skills
            fitting = [
                one for one in _open_to(kind, bag) if one.levels[0] <= level <= one.levels[1]
            ]
            unused = [one for one in fitting if one not in found.values()]
            found[card, half] = _draw(kind, _on_side(side, unused), dealer)
    return found


def _open_to(kind: HeroClass, bag: Sequence[Skill]) -> list[Skill]:
    return [skill for skill in bag if not skill.classes or kind.key in skill.classes]


def _on_side(side: Side, bag: list[Skill]) -> list[Skill]:
    """Those of this side, or all if there is none."""
    return [skill for skill in bag if skill.side == side] or bag


def _draw(kind: HeroClass, bag: list[Skill], dealer: Dealer) -> Skill:
    own = [skill for skill in bag if kind.key in skill.classes]
    plain = [skill for skill in bag if not skill.classes]
    wants_own = dealer.pick([(True, _OWN), (False, 1 - _OWN)])
    return dealer.one_of((own or plain) if wants_own else (plain or own))


# Perks


def _add_perks(
    kind: HeroClass, skills: Mapping[Place, Skill], halves: dict[Place, _Half], dealer: Dealer
) -> dict[Place, Perk]:
    """Each perk once, where its words still have room."""
    mine = dealer.child("perks")
    given: dict[Place, Perk] = {}
    free = mine.shuffled(place for place, half in halves.items() if len(half.abilities) == 1)
    open_perks = mine.shuffled(
        perk for perk in models().perks if not perk.classes or kind.key in perk.classes
    )
    for perk in open_perks:
        if len(given) == kind.perks:
            break
        for place in free:
            half = _with_perk(halves[place], perk, place, dealer)
            if name_fits(named(skills[place], perk.name)) and abilities_fit(half.abilities):
                halves[place], given[place] = half, perk
                free.remove(place)
                break
    return given


def _with_perk(half: _Half, perk: Perk, place: Place, dealer: Dealer) -> _Half:
    mine = dealer.child(f"perk-{place[0]}-{place[1]}")
    frame = Frame(half.level, place[1], half.element, mine)
    second = make_ability(perk.ability, frame, cost=pricing.PERK_COST)
    return _Half(half.level, half.element, half.value, (*half.abilities, second))


# Exhaust Effects


def _exhausts(
    kind: HeroClass, halves: Mapping[Place, _Half], dealer: Dealer
) -> dict[Place, Exhaust]:
    found = {place: Exhaust(pricing.exhaust_cost(half.level)) for place, half in halves.items()}
    place = dealer.one_of([place for place in halves if place[0] >= FIRST_SKILL])
    whole = sum(special.odds[kind.key] for special in models().exhausts)
    special = dealer.pick([(one, Fraction(one.odds[kind.key], whole)) for one in models().exhausts])
    cost = pricing.exhaust_cost(halves[place].level, special.dearer)
    found[place] = Exhaust(cost, special.form)
    return found


# Abilities


_TIPS = ("single-tipped", "double-tipped")


class Frame:
    """What a half is before it says anything."""

    __slots__ = ("dealer", "element", "half", "level")

    def __init__(self, level: int, half: int, element: Element | None, dealer: Dealer) -> None:
        self.level = level
        self.half = half
        self.element = element
        self.dealer = dealer


def make_ability(
    model: AbilityModel, frame: Frame, *, cost: int | None = None, traded: int = 0
) -> HeroAbility:
    """Read as a card's English, so a model can say nothing that a card cannot."""
    paid = pricing.cost(model, frame.level) if cost is None else cost
    names = {**_numbers(model, frame, paid, traded), **_names(model, frame)}
    return read_ability(f"({paid}) {model.says.format(**names)}", "en")


def _numbers(model: AbilityModel, frame: Frame, paid: int, traded: int) -> dict[str, str]:
    numbers: dict[str, int] = {}
    if model.n is not None:
        numbers["n"] = model.n[frame.level - 1]
    if model.a is not None:
        numbers["a"] = pricing.amount(model.a, paid, traded)
    if model.b is not None:
        numbers["b"] = pricing.amount(model.b, paid)
    return {name: str(number) for name, number in numbers.items()}


def _names(model: AbilityModel, frame: Frame) -> dict[str, str]:
    """Every name is dealt, whether the model uses it or not: a new model shifts no other."""
    said = phrases("en").names["element"]
    others = frame.dealer.shuffled(one for one in ELEMENTS if one != frame.element)
    stars = [str(1 + frame.dealer.below(2)) for _ in range(model.stars)]
    return {
        "own": _TIPS[frame.half],
        "other": _TIPS[LOWER - frame.half],
        "element": said[frame.element] if frame.element else "",
        "second": said[others[0]],
        "third": said[others[1]],
        "stars": "-".join(stars),
    }


# Names


def names(
    skills: Mapping[Place, Skill], perks: Mapping[Place, Perk], dealer: Dealer
) -> dict[Place, Text]:
    left = dealer.shuffled(models().epithets)
    found: dict[Place, Text] = {}
    for place, skill in skills.items():
        if place in perks:
            found[place] = named(skill, perks[place].name)
            continue
        epithet = next(one for one in left if name_fits(named(skill, one)))
        left.remove(epithet)
        found[place] = named(skill, epithet)
    return found


def named(skill: Skill, adjective: Adjective) -> Text:
    """ "Iron Guard", "Guardia ferrea"."""
    noun = skill.name
    agreed = adjective.m if noun.gender == "m" else adjective.f
    return Text(f"{adjective.en} {noun.en}", f"{noun.it} {agreed}")

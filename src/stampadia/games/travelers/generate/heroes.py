"""A seed → a hero: eight Hero Cards and the words of the Status Card.

Cards 1-4 are plain attacks and defenses with two abilities. Cards 5-8 are skills: tiers one and two
above; below them two of the third, one of the fourth and the legacy. Some halves with one ability
get a perk as their second, and one half among cards 5-8 has a special Exhaust Effect.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import (
    HERO_CARDS,
    LOWER,
    PACKAGE,
    UPPER,
    Hero,
    HeroCard,
    HeroHalf,
)
from stampadia.games.travelers.generate import drafting, pricing
from stampadia.games.travelers.generate.abilities import Frame, make_ability
from stampadia.games.travelers.generate.attempts import draw_of
from stampadia.games.travelers.generate.boxes import abilities_fit, name_fits
from stampadia.games.travelers.generate.days_plan import class_on
from stampadia.games.travelers.generate.drafting import FIRST_SKILL, Place
from stampadia.games.travelers.generate.models import HeroClass, Perk, Skill, models
from stampadia.games.travelers.generate.naming import named, names
from stampadia.games.travelers.hero_instructions import Element, Exhaust, HeroAbility
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class _Half(Struct, frozen=True):
    """A half before its name and its Exhaust Effect."""

    level: int
    element: Element | None
    value: int
    abilities: tuple[HeroAbility, ...]


def make_hero(seed: str, hero_class: str | None = None, attempt: int = 0) -> Hero:
    """The same seed, class and attempt give the same hero, byte for byte."""
    dealer = Dealer(f"travelers/hero/{seed}/{draw_of(attempt)}")
    kind = _class(hero_class, day_of(seed), dealer.child("class"))
    levels = drafting.levels(dealer.child("levels"))
    elements = drafting.elements(kind, dealer.child("elements"))
    skills = drafting.skills(kind, levels, dealer.child("skills"))
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

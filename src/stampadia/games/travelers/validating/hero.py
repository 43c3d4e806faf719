"""Hero Cards: whether what they say asks for anything and does anything."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.content import Hero, HeroHalf
from stampadia.games.travelers.generate.sense import always_met, never_met
from stampadia.games.travelers.hero_instructions import (
    ALWAYS_PRICED,
    NEVER_PRICED,
    AnyAction,
    Choose,
    Exhaust,
    HeroAbility,
    Sentence,
    Transfer,
)
from stampadia.games.travelers.language import (
    read_ability,
    read_exhaust,
    write_ability,
    write_exhaust,
)
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, error
from stampadia.games.travelers.validating.sayable import said_as_it_is
from stampadia.workbench.problems import Fault


def check(hero: Hero) -> Iterator[Found]:
    for where, half, printed in halves_of(hero):
        yield from _exhaust(printed.exhaust, half, where.inside("exhaust"))
        for number, ability in enumerate(printed.abilities, 1):
            here = where.inside("abilities").entry(number)
            yield from _ability(ability, half, printed, here)


def halves_of(hero: Hero) -> Iterator[tuple[Where, int, HeroHalf]]:
    for number, card in enumerate(hero.cards, 1):
        for half, (name, printed) in enumerate(zip(("upper", "lower"), card.halves, strict=True)):
            yield Where(f"hero/cards/{number}/{name}"), half, printed


def _exhaust(exhaust: Exhaust, half: int, where: Where) -> Iterator[Found]:
    """Ruling A43: which forms have a price."""
    if exhaust.cost is None and exhaust.form in ALWAYS_PRICED:
        yield where.inside("cost"), error("price-missing", form=exhaust.form)
    elif exhaust.cost is not None and exhaust.form in NEVER_PRICED:
        yield where.inside("cost"), error("no-price", form=exhaust.form)
    else:
        for fault in said_as_it_is(
            exhaust,
            lambda it, language: write_exhaust(it, half, language),
            lambda text, language: read_exhaust(text, half, language),
        ):
            yield where, fault


def _ability(ability: HeroAbility, half: int, printed: HeroHalf, where: Where) -> Iterator[Found]:
    sensible = True
    for number, sentence in enumerate(ability.sentences, 1):
        for inside, fault in _sentence(sentence, half, printed):
            sensible = False
            yield where.within(f"/sentences/{number}{inside}"), fault
    if sensible:
        for fault in said_as_it_is(ability, write_ability, read_ability):
            yield where, fault


def _sentence(sentence: Sentence, half: int, printed: HeroHalf) -> Iterator[tuple[str, Fault]]:
    for number, condition in enumerate(sentence.when, 1):
        if condition in sentence.when[: number - 1]:
            yield f"/when/{number}", error("said-twice")
        elif always_met(condition, half, printed):
            yield f"/when/{number}", error("always-so")
        elif never_met(condition, half, printed):
            yield f"/when/{number}", error("never-so")
    for number, action in enumerate(sentence.do, 1):
        for inside, one in _parts(action):
            if isinstance(one, Transfer) and one.source == one.to:
                yield f"/do/{number}{inside}", error("transfer-to-itself")
        if isinstance(action, Choose) and action.first == action.second:
            yield f"/do/{number}/second", error("said-twice")


def _parts(action: AnyAction) -> Iterator[tuple[str, AnyAction]]:
    if not isinstance(action, Choose):
        yield "", action
        return
    for name, actions in (("first", action.first), ("second", action.second)):
        for number, one in enumerate(actions, 1):
            yield f"/{name}/{number}", one

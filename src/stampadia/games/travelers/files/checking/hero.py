"""Hero Cards and enemies: whether what they say asks for anything and does anything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import HAND, Adventure, Hero, HeroHalf, Modifier, tips
from stampadia.games.travelers.files.problems import (
    Found,
    Told,
    Where,
    error,
    said_as_it_is,
    texts_of,
    warning,
)
from stampadia.games.travelers.language import (
    read_ability,
    read_exhaust,
    read_modifier,
    write_ability,
    write_exhaust,
    write_modifier,
)
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


def _exhaust(exhaust: say.Exhaust, half: int, where: Where) -> Iterator[Found]:
    """Ruling A43: which forms have a price."""
    if exhaust.cost is None and exhaust.form in say.ALWAYS_PRICED:
        yield where.inside("cost"), error("price-missing", form=exhaust.form)
    elif exhaust.cost is not None and exhaust.form in say.NEVER_PRICED:
        yield where.inside("cost"), error("no-price", form=exhaust.form)
    else:
        for fault in said_as_it_is(
            exhaust,
            lambda it, language: write_exhaust(it, half, language),
            lambda text, language: read_exhaust(text, half, language),
        ):
            yield where, fault


def _ability(
    ability: say.HeroAbility, half: int, printed: HeroHalf, where: Where
) -> Iterator[Found]:
    sensible = True
    for number, sentence in enumerate(ability.sentences, 1):
        for inside, fault in _sentence(sentence, half, printed):
            sensible = False
            yield where.within(f"/sentences/{number}{inside}"), fault
    if sensible:
        for fault in said_as_it_is(ability, write_ability, read_ability):
            yield where, fault


def _sentence(sentence: say.Sentence, half: int, printed: HeroHalf) -> Iterator[tuple[str, Fault]]:
    for number, condition in enumerate(sentence.when, 1):
        if condition in sentence.when[: number - 1]:
            yield f"/when/{number}", error("said-twice")
        elif always_met(condition, half, printed):
            yield f"/when/{number}", error("always-so")
        elif never_met(condition, half, printed):
            yield f"/when/{number}", error("never-so")
    for number, action in enumerate(sentence.do, 1):
        for inside, one in _parts(action):
            if isinstance(one, say.Transfer) and one.source == one.to:
                yield f"/do/{number}{inside}", error("transfer-to-itself")
        if isinstance(action, say.Choose) and action.first == action.second:
            yield f"/do/{number}/second", error("said-twice")


def _parts(action: say.AnyAction) -> Iterator[tuple[str, say.AnyAction]]:
    if not isinstance(action, say.Choose):
        yield "", action
        return
    for name, actions in (("first", action.first), ("second", action.second)):
        for number, one in enumerate(actions, 1):
            yield f"/{name}/{number}", one


# Conditions: one that is always met, or never, is no condition


def always_met(condition: say.AnyCondition, half: int, printed: HeroHalf) -> bool:
    """On this half, whatever lies around it? It is in play itself, the last of its column."""
    return _met_anyway(condition, half, printed) is True


def never_met(condition: say.AnyCondition, half: int, printed: HeroHalf) -> bool:
    """With a hand of 5, of which one lies here?"""
    return _met_anyway(condition, half, printed) is False


def _met_anyway(condition: say.AnyCondition, half: int, printed: HeroHalf) -> bool | None:
    """Always, never, or as the other cards lie."""
    match condition:
        case say.HasPoints():
            return True if condition.least <= 0 else None
        case say.PreviousStars():
            return None if condition.stars in (1, 2) else False
        case say.HasConstellation():
            most = HAND if condition.where == "play" else HAND - 1
            return False if not condition.none and len(condition.stars) > most else None
        case say.HasElement(none=none):
            counts = printed.element == condition.element
            count, at_most = 0 if none else condition.least, none
        case say.HasBanner():
            counts, count, at_most = tips(half) == condition.tips, condition.least, False
        case say.HasCards():
            counts, count, at_most = True, condition.count, condition.how == "<="
    own = int(counts and condition.where == "play")
    most = own + HAND - 1
    always, never = (most <= count, own > count) if at_most else (own >= count, most < count)
    return True if always else False if never else None


# Enemies


def check_enemies(adventure: Adventure) -> Iterator[Found]:
    for told in texts_of(adventure):
        yield from _meeting(told)


def _meeting(told: Told) -> Iterator[Found]:
    meeting = told.meeting
    if meeting.enemy is None:
        if meeting.below:
            yield told.where.inside("below"), error("below-nobody")
        if not meeting.passages:
            yield told.where, warning("says-nothing")
        return
    where = told.where.inside("enemy")
    modifier = meeting.enemy.modifier
    if meeting.enemy.defense is None and not (modifier and modifier.trap):
        yield where.inside("defense"), error("unbeatable")
    if modifier is not None:
        for fault in _modifier(modifier):
            yield where.inside("modifier"), fault


def _modifier(modifier: Modifier) -> Iterator[Fault]:
    reasons = (modifier.element, modifier.banner, modifier.cards)
    given = sum(reason is not None for reason in reasons)
    if modifier.trap and (given or modifier.by):
        yield error("trap-and-more")
    elif not modifier.trap and given != 1:
        yield error("modifier-reasons", count=given)
    elif not modifier.trap and modifier.by == 0:
        yield error("changes-nothing")
    elif _modifier_always_met(modifier):
        yield error("always-so")
    else:
        read = partial(read_modifier, name=modifier.name)
        yield from said_as_it_is(modifier, write_modifier, read)


def _modifier_always_met(modifier: Modifier) -> bool:
    if modifier.cards == ">=":
        return modifier.count <= 1
    return modifier.cards == "<=" and modifier.count >= HAND

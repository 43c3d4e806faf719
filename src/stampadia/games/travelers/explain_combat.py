"""What a choice of the Combat Turn would do."""

from __future__ import annotations

from stampadia.games.travelers.combat import Card, half
from stampadia.games.travelers.content import tips
from stampadia.games.travelers.foresight import brings, figures, outcome
from stampadia.games.travelers.hero_instructions import HeroAbility
from stampadia.games.travelers.language import write_ability, write_exhaust
from stampadia.games.travelers.phrases import (
    Facts,
    element_name,
    half_up,
    listed,
    numbered,
    track_name,
    yes,
)
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words

# Playing cards


def _card(view: TravelersView, card: int, words: Words) -> Facts:
    shown = half_up(view, card)
    return {
        "name": numbered(view, card, words),
        "value": shown.value,
        "tips": tips(view.sides[card]),
        "element": element_name(shown.element, words),
        "spheres": shown.stars,
    }


def _mana(view: TravelersView, card: int) -> Facts:
    full = view.mana + half_up(view, card).value
    return {
        "mana": view.mana,
        "level": view.level,
        "capped": yes(full > view.level),
        "result": min(full, view.level),
    }


def _ability(ability: HeroAbility | None, words: Words) -> str:
    return write_ability(ability, words.language) if ability is not None else "none"


def open_with(view: TravelersView, card: int, words: Words) -> str:
    facts = _card(view, card, words) | _mana(view, card)
    first = half_up(view, card).abilities[0]
    facts |= {"ability": _ability(first, words), "payable": yes(first.cost <= int(facts["result"]))}
    return words.say("explain-open", **facts)


def charge(view: TravelersView, card: int, words: Words) -> str:
    banners = view.cross.banners[view.sides[card]] + 1
    facts = _card(view, card, words) | _mana(view, card)
    return words.say("explain-charge", banners=banners, **facts)


def infuse(view: TravelersView, card: int, words: Words) -> str:
    shown = half_up(view, card)
    count = view.cross.elements.get(shown.element, 0) + 1 if shown.element else 0
    row = "-".join(map(str, (shown.stars, *view.cross.constellation)))
    return words.say("explain-infuse", count=count, constellation=row, **_card(view, card, words))


def add(view: TravelersView, card: int, words: Words) -> str:
    """A second ability that was skipped is covered, and lost."""
    covered = next_ability(view, view.cross.column[-1])
    first = half_up(view, card).abilities[0]
    return words.say(
        "explain-add",
        ability=_ability(first, words),
        covered=_ability(covered, words),
        **_card(view, card, words),
    )


def next_ability(view: TravelersView, card: Card) -> HeroAbility | None:
    abilities = half(view.hero, card).abilities
    return abilities[view.cross.activated] if view.cross.activated < len(abilities) else None


def strain_for_attack(view: TravelersView, card: int, words: Words) -> str:
    return _strain(view, card, "attack", view.attack, words)


def strain_for_defense(view: TravelersView, card: int, words: Words) -> str:
    return _strain(view, card, "defense", view.defense, words)


def _strain(view: TravelersView, card: int, track: str, points: int, words: Words) -> str:
    return words.say(
        "explain-strain",
        mana=view.mana,
        left=view.mana - 1,
        track=track_name(track, words),
        points=points,
        result=points + 1,
        effect=write_exhaust(half_up(view, card).exhaust, view.sides[card], words.language),
        **_card(view, card, words),
    )


def activate(view: TravelersView, _: int, words: Words) -> str:
    ability = next_ability(view, view.cross.column[-1])
    assert ability is not None
    left = view.mana - ability.cost
    facts: Facts = {"mana": view.mana, "cost": ability.cost, "left": left}
    told = [words.say("explain-activate", ability=_ability(ability, words), **facts)]
    after = brings(view, ability)
    before = {"attack": view.attack, "defense": view.defense, "mana": left}
    changes = [
        f"{track_name(track, words)} {points} → {after.points[track]}"
        for track, points in before.items()
        if after.points[track] != points
    ]
    if changes:
        told.append(words.say("explain-changes", changes=listed(changes, words)))
    if after.unmet:
        nothing = yes(not changes and not (after.takes_back or after.ignores or after.chooses))
        told.append(words.say("explain-unmet", nothing=nothing))
    if after.takes_back:
        told.append(words.say("explain-back", back=after.takes_back))
    if after.chooses:
        told.append(words.say("explain-chooses"))
    if after.ignores:
        told.append(words.say("explain-ignores"))
    return " ".join(told)


# How it would end


def end(view: TravelersView, _: int, words: Words) -> str:
    if view.step != "plan":
        return words.say("explain-enough", step=view.step)
    cards = view.cross.column + view.cross.strain
    cost = sum(half(view.hero, card).exhaust.cost or 0 for card in cards)
    asked = words.say("explain-cost", cost=cost, mana=view.mana, enough=yes(cost <= view.mana))
    told = words.say("explain-end-plan", result=_result(view, words, walking=True))
    return f"{told} {asked}"


def stand(view: TravelersView, _: int, words: Words) -> str:
    return words.say("explain-stand", result=_result(view, words, walking=False))


def _result(view: TravelersView, words: Words, *, walking: bool) -> str:
    """ "Attack 5 reaches Defense 5: the enemy is defeated."."""
    enemy = figures(view)
    would = outcome(view, walking=walking)
    steps = view.fight.steps if view.fight is not None else 0
    return words.say(
        "explain-result",
        end=would.end,
        walked=yes(steps > 0 and walking and steps <= view.attack),
        pulled=yes(steps > 0 and not (walking and steps <= view.attack)),
        steps=steps,
        points=view.attack,
        attack=would.attack,
        defense=view.defense,
        reachable=yes(enemy.defense is not None),
        goal=enemy.defense or 0,
        struck=would.struck,
        strength=enemy.attack,
        hits=would.hits,
    )


def leave(view: TravelersView, _: int, words: Words) -> str:  # noqa: ARG001
    return words.say("explain-leave")

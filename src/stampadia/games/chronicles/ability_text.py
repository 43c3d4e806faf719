"""What an ability would do with a die, from a view alone. Rulings 47 to 53."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.content import MOST_DEFENSE
from stampadia.games.chronicles.ground import Ground, defense_of
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.notation import box_name
from stampadia.games.chronicles.phrases import Facts, yes
from stampadia.games.chronicles.view import ChroniclesView, FoeView
from stampadia.kernel.words import Words

Covered = tuple[int, int]
"""A box and the die on it."""
_MOVES: Final = ("move", "copy")


def covered_say(ground: Ground, covered: Sequence[Covered], words: Words) -> str:
    """Each box from left to right, as they are activated."""
    boxes = ground.view.hero.boxes
    told = []
    moved = False
    for box, die in covered:
        ability = boxes[box]
        assert ability is not None
        told.append(
            words.say(
                "covered",
                die=die,
                box=box_name(box),
                ability=write_ability(ability, words.language),
                what=ability_does(ground, ability, die, words, row=box % 2, moved=moved),
            )
        )
        moved = moved or ability.kind in _MOVES
    return " ".join(told)


def ability_does(
    ground: Ground, ability: Ability, die: int, words: Words, *, row: int, moved: bool = False
) -> str:
    """ "strength 5; in range: 5,4 (defense 2: a hit)."."""
    view = ground.view
    if ability.pay > view.gold:
        return words.say("does-nothing-too-dear", pay=ability.pay)
    value = max(0, die + ability.plus)
    facts: Facts = {"value": value, "row": "ab"[row], "moved": yes(moved)}
    match ability.kind:
        case "atk":
            facts |= _attack(ground, ability, value, words)
        case "def":
            facts["total"] = min(MOST_DEFENSE, value + _bonus(view))
        case "gain-hp":
            facts["value"] = min(value, _ticked(view))
    told = words.say(f"does-{ability.kind}", **facts)
    return words.say("does-paid", pay=ability.pay, told=told) if ability.pay else told


def _attack(ground: Ground, ability: Ability, value: int, words: Words) -> Facts:
    targets = ground.targets(ability.range, exactly=ability.exactly)
    told = ", ".join(target_says(ground.view, foe, value, words) for foe in targets)
    return {"targets": told, "count": len(targets), "all": yes(ability.all)}


def target_says(view: ChroniclesView, foe: FoeView, strength: int, words: Words) -> str:
    """ "5,4 (defense 2: a hit)"."""
    defense = defense_of(view, foe)
    place: Facts = {"column": foe.column, "row": foe.row}
    return words.say("in-range", **place, defense=defense, hit=yes(strength > defense))


def _bonus(view: ChroniclesView) -> int:
    hero = view.hero
    return sum(column.defense for column, on in zip(hero.columns, hero.enabled, strict=True) if on)


def _ticked(view: ChroniclesView) -> int:
    hero = view.hero
    return sum(ticked for ticked, on in zip(hero.hp_ticked, hero.enabled, strict=True) if on)

"""What a choice would do, in a sentence or two with the rule behind it, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stampadia.games.chronicles import choices as n
from stampadia.games.chronicles.ability_text import ability_does, covered_say
from stampadia.games.chronicles.as_read import clause_as_read, item_as_read
from stampadia.games.chronicles.content import Place
from stampadia.games.chronicles.ground import Ground, defense_of, xp_of
from stampadia.games.chronicles.instructions import MoveOnCell, MoveOnStairs
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.notation import box_name
from stampadia.games.chronicles.phrases import (
    Facts,
    action_of,
    asking_clause,
    capital,
    ended,
    enemy_at,
    names_in,
    way_says,
    yes,
)
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.words import Words


def explain(view: ChroniclesView, choice: int, words: Words) -> str:
    start, told = next(one for one in _RANGES if choice >= one[0])
    return capital(told(Ground(view), choice - start, words))


# Cells


def _cell(ground: Ground, cell: int, words: Words) -> str:
    place = place_of(cell)
    step = ground.view.step
    if step == "explore":
        return _walk(ground, place, words)
    if step == "move":
        return _move(ground, place, words)
    facts = _place(ground, place)
    if step == "pulled":
        told = words.say("explain-pulled", **facts)
        return told if _inside(ground, place) else f"{told} {_door(ground, place, words)}"
    return words.say(f"explain-{step}", value=ground.view.value, **facts)


def _place(ground: Ground, place: Place) -> Facts:
    room = ground.room_at.get(place)
    number = room.number if room else 0
    digit = ground.digit_at(place)
    return {"column": place.column, "row": place.row, "room": number, "digit": digit}


def _inside(ground: Ground, place: Place) -> bool:
    return ground.room_at.get(place) is ground.here


def _walk(ground: Ground, place: Place, words: Words) -> str:
    if not _inside(ground, place):
        return _door(ground, place, words)
    return _onto(ground, place, words)


def _onto(ground: Ground, place: Place, words: Words) -> str:
    """A grey cell or the stairs, with the lines that wait for it."""
    on_stairs = place == ground.stairs
    waits_for = MoveOnStairs() if on_stairs else MoveOnCell(ground.digit_at(place))
    names = names_in(ground.view)
    lines = [
        clause_as_read(clause, words.language, names)
        for clause in ground.here.clauses
        if waits_for in clause.when
    ]
    facts = _place(ground, place) | {"count": len(lines), "lines": ended(" | ".join(lines))}
    return words.say("explain-stairs" if on_stairs else "explain-cell", **facts)


def _door(ground: Ground, outside: Place, words: Words) -> str:
    """Which room the numbers name, and what the door costs."""
    view = ground.view
    number = ground.room_number_at(outside) or 0
    room = ground.rooms.get(number)
    foes = len(ground.living_foes(room)) if room else 0
    facts: Facts = {
        "column": outside.column,
        "row": outside.row,
        "number": ground.numbers.get(outside, 0),
        "room": number,
        "known": yes(room),
        "foes": foes,
        "gold": view.gold,
        "left": view.gold - 1,
        "flees": yes(_flees(view)),
    }
    return words.say("explain-door", **facts)


def _flees(view: ChroniclesView) -> bool:
    """Does the hero leave enemies that still have their turn in this round (ruling 43)?"""
    return view.step == "move" and any(foe.active and foe.alive for foe in view.foes)


def _move(ground: Ground, place: Place, words: Words) -> str:
    if not _inside(ground, place):
        return _door(ground, place, words)
    if ground.digit_at(place) or place == ground.stairs:
        return _onto(ground, place, words)
    far = ground.reach(place)
    foes = [foe for room in ground.rooms.values() for foe in ground.living_foes(room)]
    spaces = [far[there] for foe in foes if (there := Place(foe.column, foe.row)) in far]
    nearest = min(spaces, default=0)
    return words.say("explain-moved", nearest=nearest, **_place(ground, place))


# Items, offers


def _use(ground: Ground, index: int, words: Words) -> str:
    item = ground.view.items[index].item
    return words.say("explain-use", text=item_as_read(item, words.language, names_in(ground.view)))


def _go_on(ground: Ground, _: int, words: Words) -> str:
    view = ground.view
    outside = _flees(view) and not any(foe.active for foe in ground.living_foes(ground.here))
    return words.say("explain-go-on", step=view.step, spaces=view.spaces, fled=yes(outside))


def _no(ground: Ground, _: int, words: Words) -> str:
    return words.say("explain-no", step=ground.view.step)


def _way(ground: Ground, way: int, words: Words) -> str:
    view = ground.view
    if view.step == "premonition":
        return words.say("explain-premonition", cost=view.cost)
    price = way_says(view, view.ways[way], words)
    clause = view.items[view.item].item.clause if view.item >= 0 else asking_clause(view)
    action = ended(action_of(clause, view, words)) if clause else ""
    return words.say("explain-way", price=price, action=action)


# Dice and boxes


def _placement(ground: Ground, number: int, words: Words) -> str:
    battle = ground.view.battle
    dice = battle.dice if battle else ()
    boxes = divmod(number, n.BOXES + 1)
    covered = sorted((box - 1, dice[at]) for at, box in enumerate(boxes) if box)
    if not covered:
        return words.say("explain-pass")
    return covered_say(ground, covered, words)


def _box(ground: Ground, box: int, words: Words) -> str:
    view = ground.view
    if view.step == "free-ability":
        return covered_say(ground, [(box, view.value)], words)
    ability = write_ability(view.ability, words.language) if view.ability else ""
    enabled = yes(view.hero.enabled[box // 2])
    facts: Facts = {"box": box_name(box), "column": box // 2 + 1, "enabled": enabled}
    return words.say("explain-empty-box", ability=ability, **facts)


def _foe_box(ground: Ground, box: int, words: Words) -> str:
    view = ground.view
    ability = view.enemy_sheet[box // 2].abilities[box % 2]
    assert ability is not None
    printed = write_ability(ability, words.language)
    does = ability_does(ground, ability, view.value, words, row=box % 2)
    return words.say("explain-copied", ability=printed, value=view.value, what=does)


def _die(ground: Ground, die: int, words: Words) -> str:
    value = ground.view.value
    results = {"reduce-die": max(1, die - value), "flip-die": 7 - die, "set-die": value}
    step = ground.view.step
    return words.say("explain-die", step=step, die=die, result=results.get(step, 0))


# Enemies, rooms


def _foe(ground: Ground, index: int, words: Words) -> str:
    view = ground.view
    foe = view.foes[index]
    facts: Facts = {
        "enemy": enemy_at(foe, words),
        "column": foe.column,
        "row": foe.row,
        "defense": defense_of(view, foe),
        "value": view.value,
        "xp": xp_of(view, foe),
    }
    if view.step == "which-enemy":
        return words.say("explain-which-enemy", **facts)
    harm = view.value if view.step == "victim" else int(view.value > defense_of(view, foe))
    left = foe.circles - foe.hits - harm
    facts["end"] = "parried" if not harm else "killed" if left < 0 else "wounded"
    return words.say(f"explain-{view.step}", left=max(0, left), **facts)


def _room(ground: Ground, index: int, words: Words) -> str:
    row = ground.view.rows[index]
    known = yes(row.room)
    return words.say(f"explain-{ground.view.step}", room=row.number, known=known)


_RANGES: Final[tuple[tuple[int, Callable[[Ground, int, Words], str]], ...]] = (
    (n.ROOM, _room),
    (n.DIE, _die),
    (n.FOE_BOX, _foe_box),
    (n.FOE, _foe),
    (n.BOX, _box),
    (n.PLACE, _placement),
    (n.WAY, _way),
    (n.NO, _no),
    (n.GO_ON, _go_on),
    (n.USE, _use),
    (n.CELL, _cell),
)
"""From the last to the first, as the numbers of the choices lie."""

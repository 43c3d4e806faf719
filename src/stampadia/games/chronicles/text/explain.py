"""What a choice would do, in a sentence or two with the rule behind it, and where it points: from a
view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.choices import TABLE, box_name, cell_name, covered
from stampadia.games.chronicles.content import MOST_DEFENSE, Place
from stampadia.games.chronicles.instructions import Ability, MoveOnCell, MoveOnStairs
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.writing import upright_clause, upright_item
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.rules.questions import ChangedDie, ItemPrice, NewAbility, Victims
from stampadia.games.chronicles.text.sentences import (
    Facts,
    action_of,
    asking_clause,
    ended,
    enemy_at,
    names_in,
    value_of,
    way_says,
    ways_of,
)
from stampadia.games.chronicles.view import ChroniclesView, Dream, FoeView, Spaces
from stampadia.games.chronicles.view.map import ShownMap, defense_of, xp_of
from stampadia.kernel.choices import Meant
from stampadia.words import Words, capital, yes


def explain(view: ChroniclesView, choice: int, words: Words) -> str:
    return capital(_told(ShownMap(view), TABLE.meaning(choice), words))


def _told(shown: ShownMap, meant: Meant, words: Words) -> str:
    view, step = shown.view, shown.view.step
    match meant.verb:
        case "to":
            return _cell(shown, place_of(meant["cell"]), words)
        case "use":
            item = view.items[meant["item"]].item
            text = upright_item(item, words.language, names_in(view))
            return words.say("explain-use", text=text)
        case "go-on":
            outside = _flees(view) and not any(foe.active for foe in shown.living_foes(shown.here))
            spaces = view.question.left if isinstance(view.question, Spaces) else 0
            return words.say("explain-go-on", step=step, spaces=spaces, fled=yes(outside))
        case "no":
            return words.say("explain-no", step=step)
        case "yes":
            return _way(view, meant["way"], words)
        case "place":
            if boxes := covered(meant, view.battle.dice if view.battle else ()):
                return covered_say(shown, boxes, words)
            return words.say("explain-pass", hits=yes(_could_hit(shown)))
        case "box":
            return _box(shown, meant["box"], words)
        case "enemy":
            return _foe(view, view.foes[meant["foe"]], words)
        case "copy":
            return _foe_box(shown, meant["box"], words)
        case "die":
            return _die(view, meant["die"], words)
        case _:
            row = view.rows[meant["room"]]
            return words.say(f"explain-{step}", room=row.number, known=yes(row.room))


# Cells


def _cell(shown: ShownMap, place: Place, words: Words) -> str:
    step, inside = shown.view.step, _inside(shown, place)
    if step == "explore":
        return _onto(shown, place, words) if inside else _door(shown, place, words)
    if step == "move":
        return _move(shown, place, words)
    facts = _place(shown, place)
    if step == "pulled":
        told = words.say("explain-pulled", **facts)
        return told if inside else f"{told} {_door(shown, place, words)}"
    return words.say(f"explain-{step}", value=value_of(shown.view), **facts)


def _place(shown: ShownMap, place: Place) -> Facts:
    room = shown.room_at.get(place)
    number = room.number if room else 0
    digit = shown.digit_at(place)
    return {"column": place.column, "row": place.row, "room": number, "digit": digit}


def _inside(shown: ShownMap, place: Place) -> bool:
    return shown.room_at.get(place) is shown.here


def _onto(shown: ShownMap, place: Place, words: Words) -> str:
    """A grey cell or the stairs, with the lines that wait for it."""
    on_stairs = place == shown.stairs
    waits_for = MoveOnStairs() if on_stairs else MoveOnCell(shown.digit_at(place))
    names = names_in(shown.view)
    lines = [
        upright_clause(clause, words.language, names)
        for clause in shown.here.clauses
        if waits_for in clause.when
    ]
    facts = _place(shown, place) | {"count": len(lines), "lines": ended(" | ".join(lines))}
    here = yes(place == shown.hero)
    return words.say("explain-stairs" if on_stairs else "explain-cell", here=here, **facts)


def _door(shown: ShownMap, outside: Place, words: Words) -> str:
    """Which room the numbers name, and what the door costs."""
    view = shown.view
    number = shown.room_number_at(outside) or 0
    room = shown.rooms.get(number)
    foes = len(shown.living_foes(room)) if room else 0
    return words.say(
        "explain-door",
        column=outside.column,
        row=outside.row,
        number=shown.numbers.get(outside, 0),
        room=number,
        known=yes(room),
        foes=foes,
        gold=view.gold,
        left=view.gold - 1,
        flees=yes(_flees(view)),
    )


def _flees(view: ChroniclesView) -> bool:
    """Does the hero leave enemies that still have their turn in this round (ruling 43)?"""
    return view.step == "move" and any(foe.active and foe.alive for foe in view.foes)


def _move(shown: ShownMap, place: Place, words: Words) -> str:
    if not _inside(shown, place):
        return _door(shown, place, words)
    if shown.digit_at(place) or place == shown.stairs:
        return _onto(shown, place, words)
    far = shown.reach(place)
    foes = [foe for room in shown.rooms.values() for foe in shown.living_foes(room)]
    spaces = [far[there] for foe in foes if (there := foe.place) in far]
    nearest = min(spaces, default=0)
    return words.say("explain-moved", nearest=nearest, **_place(shown, place))


def _way(view: ChroniclesView, way: int, words: Words) -> str:
    if isinstance(view.question, Dream):
        return words.say("explain-premonition", cost=view.question.cost)
    price = way_says(view, ways_of(view)[way], words)
    clause = asking_clause(view)
    action = ended(action_of(clause, view, words)) if clause else ""
    return words.say("explain-way", price=price, action=action)


# Dice and boxes


def _could_hit(shown: ShownMap) -> bool:
    """Would one of the dice hit an enemy from where the hero stands?"""
    view = shown.view
    highest = max(view.battle.dice if view.battle else (), default=0)
    return any(
        highest + ability.plus > defense_of(view, foe)
        for box, ability in enumerate(view.hero.boxes)
        if ability is not None and ability.kind == "atk" and view.hero.enabled[box // 2]
        if highest and ability.pay <= view.gold
        for foe in shown.targets(ability.range, exactly=ability.exactly)
    )


def _box(shown: ShownMap, box: int, words: Words) -> str:
    view = shown.view
    if not isinstance(view.question, NewAbility):
        return covered_say(shown, [(box, value_of(view))], words)
    ability = write_ability(view.question.ability, words.language)
    enabled = yes(view.hero.enabled[box // 2])
    facts: Facts = {"box": box_name(box), "column": box // 2 + 1, "enabled": enabled}
    return words.say("explain-empty-box", ability=ability, **facts)


def _foe_box(shown: ShownMap, box: int, words: Words) -> str:
    view = shown.view
    ability = view.enemy_sheet[box // 2].abilities[box % 2]
    assert ability is not None
    printed = write_ability(ability, words.language)
    value = value_of(view)
    does = ability_does(shown, ability, value, words, row=box % 2)
    return words.say("explain-copied", ability=printed, value=value, what=does)


def _die(view: ChroniclesView, die: int, words: Words) -> str:
    result = 0
    match view.question:
        case ChangedDie("by", number):
            result = max(1, die - number)
        case ChangedDie("to", number):
            result = number
        case ChangedDie("flip"):
            result = 7 - die
    return words.say("explain-die", step=view.step, die=die, result=result)


# Enemies


def _foe(view: ChroniclesView, foe: FoeView, words: Words) -> str:
    value, defense = value_of(view), defense_of(view, foe)
    facts: Facts = {
        "enemy": enemy_at(foe, words),
        "column": foe.column,
        "row": foe.row,
        "defense": defense,
        "value": value,
        "xp": xp_of(view, foe),
    }
    if view.step == "which-enemy":
        return words.say("explain-which-enemy", **facts)
    harm = value if isinstance(view.question, Victims) else int(value > defense)
    left = foe.circles - foe.hits - harm
    facts["end"] = "parried" if not harm else "killed" if left < 0 else "wounded"
    return words.say(f"explain-{view.step}", left=max(0, left), **facts)


# Where a choice points


def pointed_at(view: ChroniclesView, choice: int) -> str:
    """`cell 7,3`, `item 2`, `boxes 6 1a, 3 2b` (with the dice on them), `enemy-box 1a`, `room 35`,
    or nothing."""
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "to":
            return f"cell {cell_name(meant['cell'])}"
        case "use":
            return f"item {meant['item'] + 1}"
        case "yes" if isinstance(view.question, ItemPrice):
            return f"item {view.question.item + 1}"
        case "place":
            boxes = covered(meant, view.battle.dice if view.battle else ())
            told = ", ".join(f"{die} {box_name(box)}" for box, die in boxes)
            return f"boxes {told}" if told else ""
        case "box":
            return f"boxes {value_of(view)} {box_name(meant['box'])}"
        case "enemy":
            foe = view.foes[meant["foe"]]
            return f"cell {foe.at}"
        case "copy":
            return f"enemy-box {box_name(meant['box'])}"
        case "room":
            return f"room {view.rows[meant['room']].number}"
    return ""


# What an ability would do with a die, from a view alone. Rulings 47 to 53.


Covered = tuple[int, int]
"""A box and the die on it."""
_MOVES: Final = ("move", "copy")


def covered_say(shown: ShownMap, covered: Sequence[Covered], words: Words) -> str:
    """Each box from left to right, as they are activated."""
    boxes = shown.view.hero.boxes
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
                what=ability_does(shown, ability, die, words, row=box % 2, moved=moved),
            )
        )
        moved = moved or ability.kind in _MOVES
    return " ".join(told)


def ability_does(
    shown: ShownMap,
    ability: Ability,
    die: int,
    words: Words,
    *,
    row: int,
    moved: bool = False,
    short: bool = False,
) -> str:
    """ "strength 5; in range: 5,4 (defense 2: a hit)."; or "5 against 3: a hit on 5,4", from where
    the hero stands now."""
    view = shown.view
    if ability.pay > view.gold:
        return words.say("short-too-dear" if short else "does-nothing-too-dear", pay=ability.pay)
    hero, columns = view.hero, view.hero.columns
    value = max(0, die + ability.plus)
    facts: Facts = {"value": value, "row": "ab"[row], "moved": yes(moved)}
    match ability.kind:
        case "atk":
            facts |= _attack(shown, ability, value, words)
        case "def":
            bonus = sum(one.defense for one, on in zip(columns, hero.enabled, strict=True) if on)
            facts["total"] = min(MOST_DEFENSE, value + bonus)
        case "gain-hp":
            ticked = sum(one for one, on in zip(hero.hp_ticked, hero.enabled, strict=True) if on)
            facts["value"] = min(value, ticked)
    told = words.say(f"short-{ability.kind}" if short else f"does-{ability.kind}", **facts)
    if not ability.pay:
        return told
    return words.say("short-paid" if short else "does-paid", pay=ability.pay, told=told)


def _attack(shown: ShownMap, ability: Ability, value: int, words: Words) -> Facts:
    view = shown.view
    targets = shown.targets(ability.range, exactly=ability.exactly)
    told = ", ".join(target_says(view, foe, value, words) for foe in targets)
    hits = sum(value > defense_of(view, foe) for foe in targets)
    facts: Facts = {"targets": told, "count": len(targets), "all": yes(ability.all), "hits": hits}
    for foe in targets[:1]:
        facts |= {"defense": defense_of(view, foe), "column": foe.column, "row": foe.row}
    return facts


def target_says(view: ChroniclesView, foe: FoeView, strength: int, words: Words) -> str:
    """ "5,4 (defense 2: a hit)"."""
    defense = defense_of(view, foe)
    place: Facts = {"column": foe.column, "row": foe.row}
    return words.say("in-range", **place, defense=defense, hit=yes(strength > defense))

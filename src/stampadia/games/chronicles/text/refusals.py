"""Why nothing can be chosen at a place of the sheet: what stands there, the sum, the rule, and what
can be done instead. From a view alone."""

from __future__ import annotations

import re

from stampadia.games.chronicles.choices import box_numbered
from stampadia.games.chronicles.content import Place
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.writing import upright_item
from stampadia.games.chronicles.text.sentences import names_in
from stampadia.games.chronicles.view import ChroniclesView, FoeView, Spaces
from stampadia.games.chronicles.view.map import ShownMap, defense_of
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.coaching import with_rule

_CELL = re.compile(r"(?:^|\s)([0-9]{1,2})\s*,\s*([0-9]{1,2})$")
_BOX = re.compile(r"[1-6] ([1-4][ab])(?:\s*,.*)?")
_USE = re.compile(r"(?:use|usa) (.+)")


def place_meant(view: ChroniclesView, text: str) -> str:
    """Of a cell, a box or an item that a text names."""
    plain = " ".join(text.casefold().split())
    if found := _BOX.fullmatch(plain):
        return f"box {found[1]}"
    if found := _CELL.search(plain):
        return f"cell {int(found[1])},{int(found[2])}"
    if found := _USE.fullmatch(plain):
        for number, one in enumerate(view.items, 1):
            names = [one.item.name.in_language(language).casefold() for language in LANGUAGES]
            if found[1] == str(number) or any(found[1] in name for name in names):
                return f"item {number}"
    return ""


def why_not(view: ChroniclesView, place: str, words: Words) -> str:
    kind, _, which = place.partition(" ")
    match kind:
        case "cell" if found := re.fullmatch("([0-9]{1,2}),([0-9]{1,2})", which):
            return _cell(ShownMap(view), Place(int(found[1]), int(found[2])), words)
        case "box" if re.fullmatch("[1-4][ab]", which):
            return _box(view, which, words)
        case "item" if which.isdecimal() and 0 < int(which) <= len(view.items):
            one = view.items[int(which) - 1]
            text = upright_item(one.item, words.language, names_in(view))
            return with_rule(words.say("why-item", state=one.state, text=text), "things", words)
        case "room":
            return with_rule(words.say("why-room"), "reading", words)
        case "gold":
            return with_rule(words.say("why-gold", gold=view.gold), "door", words)
        case "hp":
            return with_rule(words.say("why-hp", hp=view.hero.hp_left), "hero", words)
        case "defense":
            return with_rule(words.say("why-defense", defense=view.hero.defense), "hero", words)
        case "enemy-box":
            return with_rule(words.say("why-enemy-box"), "battle", words)
    return ""


# Cells: by what the hero does now


def _cell(shown: ShownMap, place: Place, words: Words) -> str:
    step = shown.view.step
    foe = next((one for one in shown.view.foes if one.place == place and one.alive), None)
    if step == "placement" and foe is None:
        return with_rule(words.say("why-dice-first"), "battle", words)
    if step == "placement" and foe is not None:
        # an enemy is struck by a die on an attack; a cell is reached by a die on a Move
        far = shown.distances.get(place)
        if far is None:
            return with_rule(words.say("why-foe-elsewhere"), "battle", words)
        told = words.say("why-attack-by-dice", far=far, defense=defense_of(shown.view, foe))
        return with_rule(told, "battle", words)
    if step == "pulled":
        return with_rule(words.say("why-pulled"), "battle", words)
    if step == "move":
        return _too_far(shown, place, foe, words)
    if step == "explore":
        return _walking(shown, place, words)
    return words.say("why-question-first")


def _walking(shown: ShownMap, place: Place, words: Words) -> str:
    """Where no enemy is: only what does something is a goal."""
    if place == shown.hero:
        return with_rule(words.say("why-you-are-here"), "walk", words)
    room = shown.room_at.get(place)
    if room is shown.here:
        crossed = any(cell.crossed and cell.place == place for cell in shown.view.cells)
        return with_rule(words.say("why-crossed" if crossed else "why-plain-cell"), "walk", words)
    facts = {"column": place.column, "row": place.row}
    if room is not None:
        return with_rule(words.say("why-other-room", room=room.number), "door", words)
    if (number := shown.numbers.get(place)) is not None:
        told = words.say(
            "why-no-door-here", number=number, room=shown.room_number_at(place) or 0, **facts
        )
        return with_rule(told, "door", words)
    return with_rule(words.say("why-not-drawn", **facts), "door", words)


def _too_far(shown: ShownMap, place: Place, foe: FoeView | None, words: Words) -> str:
    question = shown.view.question
    left = question.left if isinstance(question, Spaces) else 0
    if foe is not None:
        return with_rule(words.say("why-foe-in-the-way"), "battle", words)
    if place == shown.hero:
        return with_rule(words.say("why-move-here", left=left), "battle", words)
    far = shown.distances.get(place)
    told = (
        words.say("why-no-way", left=left)
        if far is None
        else words.say("why-too-far", far=far, left=left)
    )
    return with_rule(told, "battle", words)


# The Hero Sheet


def _box(view: ChroniclesView, name: str, words: Words) -> str:
    box = box_numbered(name)
    column = box // 2
    ability = view.hero.boxes[box]
    if not view.hero.enabled[column]:
        boxes, ticked = view.hero.columns[column].xp, view.hero.xp_ticked[column]
        told = words.say("why-column-shut", column=column + 1, boxes=boxes, ticked=ticked)
        return with_rule(told, "hero", words)
    if ability is None:
        return with_rule(words.say("why-no-ability", box=name), "hero", words)
    if view.battle is None or view.battle.foe != -1 or view.step != "placement":
        return with_rule(words.say("why-no-dice-now"), "battle", words)
    dice = ", ".join(map(str, view.battle.dice))
    told = words.say("why-no-die-fits", dice=dice, ability=write_ability(ability, words.language))
    return with_rule(told, "battle", words)

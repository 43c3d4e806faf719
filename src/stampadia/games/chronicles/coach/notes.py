"""Beside Chronicles' choices: where a door leads, which abilities lie under the dice, what a way to
meet an offer costs, how an enemy is."""

from __future__ import annotations

from stampadia.games.chronicles import choices as n
from stampadia.games.chronicles.coach.signs import FOE, circles_of
from stampadia.games.chronicles.content import Place
from stampadia.games.chronicles.ground import Ground, defense_of
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.phrases import way_says
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.words import Words


def note(view: ChroniclesView, choice: int, words: Words) -> str:
    if choice < n.USE:
        place = place_of(choice - n.CELL)
        if view.step == "explore":
            return _cell(Ground(view), place, words)
        return _space(Ground(view), place, words) if view.step in ("move", "pulled") else ""
    if n.WAY <= choice < n.PLACE and view.ways:
        return way_says(view, view.ways[choice - n.WAY], words)
    if n.PLACE < choice < n.FOE:
        return _boxes(view, choice, words)
    if n.FOE <= choice < n.FOE_BOX:
        return _foe(view, choice - n.FOE, words)
    if n.FOE_BOX <= choice < n.DIE:
        box = choice - n.FOE_BOX
        ability = view.enemy_sheet[box // 2].abilities[box % 2]
        return write_ability(ability, words.language) if ability else ""
    return ""


def _cell(ground: Ground, place: Place, words: Words) -> str:
    """A grey cell by its digit, a door by where it leads."""
    if ground.here.holds(place.column, place.row):
        digit = ground.digit_at(place)
        return f"[{digit}]" if digit else ""
    number = ground.room_number_at(place)
    room = None if number is None else ground.rooms.get(number)
    if number is None:
        return ""
    if room is None:
        return words.say("note-to-new", room=number)
    foes = len(ground.living_foes(room))
    return words.say("note-to-known", room=number, foes=foes)


def _space(ground: Ground, place: Place, words: Words) -> str:
    """Where a Move or a pull leads: the notation alone does not tell a door from a cell."""
    where = _cell(ground, place, words)
    if not ground.here.holds(place.column, place.row):
        return words.say("note-door-costs", where=where)
    return words.say("note-stairs") if place == ground.stairs else where


def _boxes(view: ChroniclesView, choice: int, words: Words) -> str:
    """The abilities under the dice, from left to right."""
    boxes = [choice - n.BOX]
    if choice < n.BOX:
        boxes = sorted(box - 1 for box in divmod(choice - n.PLACE, n.BOXES + 1) if box)
    abilities = [view.hero.boxes[box] for box in boxes]
    return " + ".join(write_ability(one, words.language) for one in abilities if one is not None)


def _foe(view: ChroniclesView, index: int, words: Words) -> str:
    foe = view.foes[index]
    defense = phrases(words.language).abilities["def"]
    return f"{FOE}{circles_of(foe)} {defense} {defense_of(view, foe)}"

"""Why nothing can be chosen at a place of the table: what lies there, what it would cost, the rule,
and what can be done instead. From a view alone."""

from __future__ import annotations

import re

from stampadia.games.travelers.text.explain import next_ability
from stampadia.games.travelers.text.foresight import PLANNING
from stampadia.games.travelers.text.wording import card_name
from stampadia.games.travelers.view import TravelersView
from stampadia.words import Words
from stampadia.workbench.coaching import with_rule

_CARD = re.compile(r"(?:[a-zà-ù]+ )?([1-9][0-9]?)(?: .*)?")
_ROOM = re.compile(r"([0-9]+[A-D]) [0-9]+,[0-9]+")
ENEMY = ("enemy-level", "enemy-attack", "enemy-defense")


def place_meant(view: TravelersView, text: str) -> str:
    """A card by its number; an ability, which is always that of the column's last card."""
    plain = text.casefold().strip()
    if plain in ("activate", "attiva") and view.cross.column:
        return f"card {view.cross.column[-1][0] + 1}"
    found = _CARD.fullmatch(plain)
    return f"card {found[1]}" if found else ""


def why_not(view: TravelersView, place: str, words: Words) -> str:
    kind, _, which = place.partition(" ")
    if kind == "card" and which.isdecimal() and 0 < int(which) <= len(view.sides):
        return _card(view, int(which) - 1, words)
    if kind in ENEMY and view.fight is not None:
        return _fighting(view, "why-enemy", words)
    if kind == "grid" and view.world is not None:
        return _region(view, which, words)
    if kind == "room" and view.dungeon is not None and (found := _ROOM.fullmatch(which)):
        return _cell(view, found[1], words)
    return ""


def _card(view: TravelersView, card: int, words: Words) -> str:
    name = card_name(view, card, words)
    if card in view.removed:
        return with_rule(words.say("why-card-removed", card=name), "cards", words)
    if card in view.deck:
        return with_rule(words.say("why-card-in-deck", card=name), "turn", words)
    if card in view.hand:
        key = "why-card-in-hand" if view.fight is not None else "why-on-the-way"
        return with_rule(words.say(key, card=name), "turn", words)
    column = view.cross.column
    if view.step not in PLANNING or all(card != one for one, _ in column):
        return with_rule(words.say("why-card-played", card=name), "play", words)
    if card != column[-1][0]:
        return with_rule(words.say("why-card-covered", card=name), "play", words)
    ability = next_ability(view, column[-1])
    if ability is None:
        return with_rule(words.say("why-card-no-ability", card=name), "play", words)
    facts = {"cost": ability.cost, "mana": view.mana}
    return with_rule(words.say("why-card-in-play-cost", card=name, **facts), "turn", words)


def _region(view: TravelersView, which: str, words: Words) -> str:
    assert view.world is not None
    if view.fight is not None:
        return _fighting(view, "why-region-fight", words)
    if view.step != "travel":
        return words.say("why-question-first")
    row, column = divmod(view.world.token, 3)
    here = which == f"{row + 1},{column + 1}"
    return with_rule(words.say("why-region-here" if here else "why-region-far"), "world", words)


def _cell(view: TravelersView, room: str, words: Words) -> str:
    assert view.dungeon is not None
    if view.fight is not None:
        return _fighting(view, "why-cell-fight", words)
    if view.step != "explore":
        return words.say("why-question-first")
    if room != view.dungeon.room:
        told = words.say("why-other-dungeon-room", room=room, here=view.dungeon.room)
        return with_rule(told, "dungeon", words)
    return with_rule(words.say("why-cell"), "dungeon", words)


def _fighting(view: TravelersView, key: str, words: Words) -> str:
    assert view.fight is not None
    enemy = view.fight.enemy.name.in_language(words.language)
    return with_rule(words.say(key, enemy=enemy), "turn", words)

"""Events as sentences, and the question now. The whole table as text and what a choice would do
are told in their own modules."""

from __future__ import annotations

from stampadia.games.chronicles.choices import FOE, TABLE, USE, box_name
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.rules.questions import (
    IntoRoom,
    ItemPrice,
    NewAbility,
    NewCell,
    Pulled,
)
from stampadia.games.chronicles.text.explain import explain
from stampadia.games.chronicles.text.sentences import (
    Facts,
    alternatives,
    asking_text,
    ended,
    enemy_at,
    listed,
    value_of,
    ways_of,
    ways_say,
)
from stampadia.games.chronicles.text.table import show
from stampadia.games.chronicles.view import ChroniclesView, Dream, Offer, Riddle, Spaces, UseItem
from stampadia.games.chronicles.view.map import ShownMap, defense_of
from stampadia.kernel.event import Event, Told
from stampadia.words import Words, capital, yes

__all__ = ["explain", "question", "show", "tell"]


# Events


def tell(event: Event, viewer: int | None, words: Words) -> str:  # noqa: ARG001
    about = event.about
    facts: Facts = {name: value for name, value in about.items() if isinstance(value, str | int)}
    for name in [name for name in about if name.endswith(f"_{words.language}")]:
        facts[name.rpartition("_")[0]] = str(about[name])
    facts |= _numbers(about, words)
    if "text" in facts:
        facts["text"] = ended(str(facts["text"]))
    for name in ("why", "because"):  # what is not always told
        facts.setdefault(name, "")
    return capital(words.say(f"event-{event.name}", **facts))


def _numbers(about: dict[str, Told], words: Words) -> Facts:
    """Boxes and dice by name, and what numbers mean together."""
    facts: Facts = {}
    for name in ("box", "other_box"):
        if isinstance(box := about.get(name), int):
            facts[name] = box_name(box)
    facts["count"] = 2 if "other_box" in about else int("box" in about)
    if isinstance(dice := about.get("dice"), tuple):
        facts |= {"count": len(dice), "dice": listed(dice, words) if dice else ""}
    match about:
        case {"foe_column": int(column), "foe_row": int(row)}:
            facts["enemy"] = words.say("enemy-at", column=column, row=row)
    match about:
        case {"value": int(value), "plus": int(plus)}:
            facts |= {"result": max(0, value + plus), "changed": yes(plus)}
        case {"strength": int(strength), "defense": int(defense)}:
            facts["hit"] = yes(strength > defense)
        case {"circles": int(circles), "hits": int(hits)}:
            facts["left"] = circles - hits
    return facts


# The question now


def question(view: ChroniclesView, words: Words) -> str:
    facts: Facts = {
        "gold": view.gold,
        "room": view.room,
        "empty": yes(view.room_is_empty),
        "value": value_of(view),
        **_dice(view, words),
        **_enemies(view, words),
        **_asked(view, words),
    }
    asked, *small = capital(words.say(f"ask-{view.step}", **facts)).split("\n")
    beside = [
        view.items[choice - USE].item.name.in_language(words.language)
        for choice in view.choices
        if choice in TABLE.span("use")
    ]
    # where something else is asked, the items that could be used instead
    if beside and view.step not in ("item-window", "dying"):
        small.append(words.say("or-use-item", items=alternatives(beside, words)))
    return "\n".join([asked, " ".join(small)]) if small else asked


def _asked(view: ChroniclesView, words: Words) -> Facts:
    """What the question is about."""
    facts: Facts = {}
    match view.question:
        case Offer(room=room) | Riddle(room=room):
            facts["from"] = room
        case UseItem(moment):
            facts["moment"] = moment
        case Spaces(left):
            facts["spaces"] = left
        case Pulled(left=left):
            facts["spaces"] = left + 1
        case Dream(cost):
            facts["cost"] = cost
        case NewAbility(ability):
            facts["ability"] = write_ability(ability, words.language)
        case IntoRoom() | NewCell():
            facts["room"] = ShownMap(view).room_at[place_of(view.choices[0])].number
    if said := asking_text(view, words):
        facts["text"] = ended(said)
    if ways_of(view):
        facts["ways"] = ways_say(view, words)
    if isinstance(view.question, ItemPrice):
        item = view.items[view.question.item].item
        facts["item"] = item.name.in_language(words.language)
    return facts


def _dice(view: ChroniclesView, words: Words) -> Facts:
    battle = view.battle
    if battle is None:
        return {"dice": "", "count": 0, "one": "no", "ones": 0}
    ones = battle.dice.count(1)
    lying = battle.dice
    if view.step == "placement":  # only an item still wants the 1s
        lying = tuple(die for die in lying if die > 1)
    dice = listed(lying, words) if lying else ""
    count = len(lying)
    if view.step == "enemy-roll":
        count = DICE - battle.locked
    elif view.step == "reroll":
        count = ones
    return {"dice": dice, "count": count, "one": yes(battle.one_ability), "ones": ones}


def _enemies(view: ChroniclesView, words: Words) -> Facts:
    """Whose turn it is, and which enemies can be named."""
    facts: Facts = {"enemy": "", "enemies": ""}
    if view.battle and view.battle.foe >= 0:
        facts["enemy"] = enemy_at(view.foes[view.battle.foe], words)
    named = [view.foes[one - FOE] for one in view.choices if one in TABLE.span("enemy")]
    told = [
        words.say("enemy-defended", column=foe.column, row=foe.row, defense=defense_of(view, foe))
        for foe in named
    ]
    return facts | {"enemies": ", ".join(told)}

"""The game in words: events as sentences, the question now, and what a choice would do; the whole
table is told in `text.table`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from stampadia.games.generals import choices as n
from stampadia.games.generals.choices import TABLE
from stampadia.games.generals.content import ELEMENTS, ROW_NAMES
from stampadia.games.generals.prepared.card_views import CardView, PartView
from stampadia.games.generals.text.cards import (
    Facts,
    elements,
    ended,
    listed,
    part_shows,
    plus,
    reason,
    reasons,
    signed,
    skill_says,
    space_at,
    spoken,
    stack_names,
    token_word,
    unit_at,
)
from stampadia.games.generals.text.table import show, unit_numbers
from stampadia.games.generals.view import CardToPick, GeneralsView, HitToTake, UnitView, pile_of
from stampadia.kernel.choices import Meant
from stampadia.kernel.event import Event, Told
from stampadia.words import Words, capital, yes

__all__ = ["explain", "question", "show", "tell"]

UNNAMED: Final = ("used", "unread", "skipped-text", "discarded-from", "added-drawn", "joined")
"""Here the card told of is not the one that a unit goes by."""


# Events


def tell(event: Event, viewer: int | None, words: Words) -> str:
    about = event.about
    facts: Facts = {name: value for name, value in about.items() if isinstance(value, str | int)}
    for name in ("card", "saved", "other"):
        if name in about:
            facts[f"{name}-known"] = yes(about[name])
    if isinstance(seat := about.get("seat"), int):
        facts |= words.who("who", seat + 1, "general") | {"you": yes(seat == viewer)}
    if "text" in about:
        facts["text"] = spoken(str(about["text"]), str(about["language"]), words)
    if "needs" in about:
        facts["why"] = _why(about, words)
        facts["skilled"] = yes(about["from"])
    facts |= _where(event, viewer, words)
    facts |= _numbers(about, words)
    return capital(words.say(f"event-{event.name}", **facts))


def _where(event: Event, viewer: int | None, words: Words) -> Facts:
    """The unit that an event tells of, and where it goes."""
    about = event.about
    facts: Facts = {}
    if "row" in about:
        card = "" if event.name in UNNAMED else str(about.get("card", ""))
        cell = _space(about["row"], about["column"])
        facts["unit"] = unit_at(cell, words, card, watching=viewer is None)
        facts["space"] = space_at(cell, words)
    if "goal-row" in about:
        goal = _space(about["goal-row"], about["goal-column"])
        facts["goal"] = space_at(goal, words)
        facts["goal-unit"] = unit_at(goal, words, watching=viewer is None)
    return facts


def _space(row: Told, column: Told) -> int:
    return ROW_NAMES.index(str(row)) * 4 + cast(int, column) - 1


def _numbers(about: dict[str, Told], words: Words) -> Facts:
    """Numbers with their signs; lists as people say them."""
    facts: Facts = {}
    for name in ("value", "level"):
        if isinstance(number := about.get(name), int):
            facts[name] = signed(number)
    if isinstance(by := about.get("by"), int):
        facts["by"] = plus(by)
    if isinstance(cards := about.get("cards"), tuple):
        facts["cards"] = listed([str(card) for card in cards], words)
        facts["cards-count"] = len(cards)
    if isinstance(columns := about.get("columns"), tuple):
        facts["columns"] = listed([str(column) for column in columns], words)
        facts["count"] = len(columns)
    if isinstance(infused := about.get("elements"), tuple):
        facts["elements"] = elements([str(one) for one in infused], words)
    if "element" in about:
        facts["element"] = token_word(str(about["element"]), words)
    return facts


def _why(about: dict[str, Any], words: Words) -> str:
    """Why a number is what it is."""
    lists = (about["from"], about["rules"], about["by"], about["times"], about["needs"])
    why = [
        reason(card, rule, by, times, need.split(), words)
        for card, rule, by, times, need in zip(*lists, strict=True)
    ]
    return reasons(about["value"] - sum(about["by"]), why, words)


# The question now

QUOTES_ITSELF: Final = ("event", "by-hand")


def question(view: GeneralsView, words: Words) -> str:
    facts: Facts = {
        "number": view.number,
        "life": view.life,
        "seats": len(view.hands),
        "top": view.top.name if view.top else "",
        "top-known": yes(view.top),
        **_rescue(view),
        "card": view.speaker.name if view.speaker else "",
        "text": spoken(view.text, view.speaker.language, words) if view.speaker else "",
    }
    if view.step == "who-draws" and view.looked:
        facts["top"] = view.looked[0].name
    if view.step == "event" and view.event:
        text = spoken(view.event.body.skill, view.event.language, words)
        facts |= {"card": view.event.name, "text": text}
    for name, cell in zip(("unit", "goal"), view.cells, strict=False):
        unit = view.rows[cell // 4][cell % 4]
        facts[name] = unit_at(cell, words, unit.cards[-1].name if unit else "")
    asked = capital(words.say(f"ask-{view.step}", **facts))
    if view.speaker and view.step not in QUOTES_ITSELF:
        asked = f"{words.say('ask-speaker', **facts)} {asked}"
    if len(view.hands) > 1 and view.asked is not None:
        # a player of both, or one who hands the device on, should know for whom to choose
        asked = words.say("ask-general", general=view.asked + 1, asked=asked)
    return asked


def _rescue(view: GeneralsView) -> Facts:
    """The event that would save whoever has no Life left, where one lies face up."""
    name = view.question.rescue if isinstance(view.question, HitToTake) else ""
    return {"rescue": name, "rescued": yes(name)}


# What a choice would do, from a view alone


_NEED: Final = re.compile(r"((?:\{(?:fire|air|earth|water)\}\s*)+):")


def explain(view: GeneralsView, choice: int, words: Words) -> str:
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "element":
            element = token_word(ELEMENTS[meant["element"]], words)
            told = words.say("explain-element", element=element)
        case "seat":
            told = _seat(view, meant, words)
        case "column":
            told = _column(view, meant, words)
        case "cell":
            told = _cell(view, meant, words)
        case "number":
            source, goal = (_named_unit(view, cell, words) for cell in view.cells)
            told = words.say("explain-number", number=meant["number"], unit=source, goal=goal)
        case "discard":
            card = view.hands[meant["seat"]][meant["slot"]]
            key = "explain-to-life" if view.step == "which-to-life" else "explain-discard"
            told = words.say(key, card=card.name, more=view.life + 1)
        case "add":
            told = _add(view, meant, words)
        case "sacrifice":
            told = _sacrifice(view, meant, words)
        case "pick":
            told = _pick(view, meant, words)
        case "by-hand":
            unit = _named_unit(view, _cell_of(meant), words)
            told = words.say("by-hand", adjustment=n.ADJUSTMENTS[meant["adjustment"]], unit=unit)
        case "by-hand-draw":
            told = words.say("explain-by-hand-draw", card=view.top.name if view.top else "")
        case "by-hand-move":
            unit = _named_unit(view, _cell_of(meant), words)
            space = space_at(meant["goal_row"] * n.COLUMNS + meant["goal_column"], words)
            told = words.say("explain-move", unit=unit, goal=space)
        case "by-hand-table":
            told = words.say("by-hand-table", change=n.TABLE_CHANGES[meant["change"]])
        case "by-hand-infuse":
            unit = _named_unit(view, _cell_of(meant), words)
            element = token_word(ELEMENTS[meant["element"]], words)
            told = words.say("explain-by-hand-infuse", unit=unit, element=element)
        case _:
            return _plain(view, meant.verb, words)
    return capital(told)


def _plain(view: GeneralsView, verb: str, words: Words) -> str:
    """What needs no card or space to be named."""
    top = view.top
    facts: Facts = {
        "number": view.number,
        "life": view.life,
        "left": view.life - 1,
        "more": view.life + 1,
        "shields": len(view.shields),
        "full": yes(view.full),
        "seats": len(view.hands),
        "top": top.name if top else "",
        "top-known": yes(top),
        "step": view.step,
        **_rescue(view),
    }
    if verb == "event" and view.event:
        event = view.event
        text = spoken(event.body.skill, event.language, words)
        facts |= {"card": event.name, "text": text, "level": signed(event.level)}
        header = part_shows(event.header, event, words)
        facts |= {"headed": yes(header), "header": ended(header)}
    return words.say(f"explain-{verb}", **facts)


# A card of the hand


def _add(view: GeneralsView, meant: Meant, words: Words) -> str:
    """Level and columns before and after; what is hidden, what is new, what is met now."""
    slot, column = meant["slot"], meant["column"]
    card = view.hands[view.acting][slot]
    unit = view.rows[0][column]
    cards = (*(unit.cards if unit else ()), card)
    level = sum(one.level for one in cards)
    attack = sum(one.header.attack for one in cards) + card.body.attack
    life = sum(one.header.life for one in cards) + card.body.life
    facts: Facts = {
        "card": card.name,
        "column": column + 1,
        "level": signed(level),
        "attack": signed(attack),
        "life": signed(life),
        "full": yes(level >= view.ink),
    }
    brings = [
        words.say("explain-brings", what=said)
        for part in (card.body, card.header)
        if (said := skill_says(part, card, words))
    ]
    if unit is None:
        return " ".join((words.say("explain-add-new", **facts), *brings))
    facts |= {
        "level-before": signed(unit.level),
        "attack-before": signed(unit.columns[0]),
        "life-before": signed(unit.columns[1]),
    }
    told = [words.say("explain-add", **facts)]
    covered = unit.cards[-1]
    if hidden := part_shows(covered.body, covered, words):
        told.append(words.say("explain-hides", card=covered.name, what=ended(hidden)))
    return " ".join((*told, *brings, *_newly_met(unit, card, words)))


def _newly_met(unit: UnitView, card: CardView, words: Words) -> Iterator[str]:
    """Header skills of the cards below whose Elements are there more often, or less."""
    covered = _infused(unit.cards[-1].body)
    new = (_infused(card.header), _infused(card.body))
    after = [
        have - hidden + header + body
        for have, hidden, header, body in zip(unit.elements, covered, *new, strict=True)
    ]
    for one in unit.cards:
        was, will = (_times_met(one.header, had) for had in (unit.elements, after))
        if was != will:
            text = spoken(one.header.skill, one.language, words)
            yield words.say("explain-met", card=one.name, text=text, was=was, will=will)


def _infused(part: PartView) -> list[int]:
    return [part.amount if part.element == element else 0 for element in ELEMENTS]


def _times_met(part: PartView, have: Sequence[int]) -> int:
    condition = _NEED.match(part.skill)
    if not condition:
        return 0
    needed = [condition[1].count("{" + element + "}") for element in ELEMENTS]
    return min(had // need for had, need in zip(have, needed, strict=True) if need)


# Units


def _sacrifice(view: GeneralsView, meant: Meant, words: Words) -> str:
    column, saved = meant["column"], meant["saved"]
    unit = view.rows[0][column]
    assert unit is not None
    cards = [card.name for card in unit.cards]
    kept = cards.pop(saved - 1) if saved else ""
    facts: Facts = {"column": column + 1, "cards": listed(cards, words), "count": len(cards)}
    return words.say("explain-sacrifice", saved=kept, saving=yes(kept), **facts)


def _cell(view: GeneralsView, meant: Meant, words: Words) -> str:
    cell = _cell_of(meant)
    unit = view.rows[cell // 4][cell % 4]
    place = space_at(cell, words)
    if unit is None:
        return words.say("explain-space", space=place)
    facts = {"cards": stack_names(unit, words), "what": unit_numbers(unit, words)}
    return words.say("explain-unit", space=place, **facts)


def _column(view: GeneralsView, meant: Meant, words: Words) -> str:
    """Who stands in the column, from the player outwards."""
    column = meant["column"]
    there = [
        words.say("in-row", row=ROW_NAMES[row], card=unit.cards[-1].name)
        for row in range(3)
        if (unit := view.rows[row][column]) is not None
    ]
    facts: Facts = {"column": column + 1, "units": ", ".join(there), "count": len(there)}
    return words.say("explain-column", **facts)


def _named_unit(view: GeneralsView, cell: int, words: Words) -> str:
    unit = view.rows[cell // 4][cell % 4]
    return unit_at(cell, words, unit.cards[-1].name if unit else "")


# Cards that lie somewhere


def _pick(view: GeneralsView, meant: Meant, words: Words) -> str:
    asked, index = view.question, meant["place"]
    assert isinstance(asked, CardToPick)
    pile = pile_of(view, asked)
    facts: Facts = {"others": len(pile if asked.pile == "looked" else view.shields) - 1}
    if asked.pile == "places":
        facts |= {"was": signed(view.place_level)}
        facts |= {"will": signed(view.place_level - pile[index].level)}
    elif asked.pile == "unit":
        facts["unit"] = unit_at(asked.cell, words)
    return words.say(f"explain-{view.step}", card=pile[index].name, **facts)


# The rest


def _seat(view: GeneralsView, meant: Meant, words: Words) -> str:
    # a card looked at, or taken from a unit, comes before the deck's
    seat = meant["seat"]
    drawn = view.looked[0] if view.looked else view.top
    top = drawn.name if drawn else ""
    facts: Facts = {"you": yes(seat == view.seat), **words.who("who", seat + 1, "general")}
    told = words.say(f"explain-{view.step}", card=top, count=len(view.hands[seat]), **facts)
    return capital(told)


def _cell_of(meant: Meant) -> int:
    return meant["row"] * n.COLUMNS + meant["column"]

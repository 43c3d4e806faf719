"""Events as sentences, and the question now. The whole table as text and what a choice would do
are told in their own modules."""

from __future__ import annotations

from typing import Any, Final, cast

from stampadia.games.generals.card_text import signed, token_word
from stampadia.games.generals.explain import explain
from stampadia.games.generals.phrases import (
    ROWS,
    Facts,
    capital,
    elements,
    general,
    listed,
    plus,
    reason,
    reasons,
    space_at,
    spoken,
    unit_at,
    yes,
)
from stampadia.games.generals.table_text import show
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.event import Event, Told
from stampadia.kernel.words import Words

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
        facts |= {"who": general(seat, viewer, words), "you": yes(seat == viewer)}
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
        cell = _cell(about["row"], about["column"])
        facts["unit"] = unit_at(cell, words, card, watching=viewer is None)
        facts["space"] = space_at(cell, words)
    if "goal-row" in about:
        goal = _cell(about["goal-row"], about["goal-column"])
        facts["goal"] = space_at(goal, words)
        facts["goal-unit"] = unit_at(goal, words, watching=viewer is None)
    return facts


def _cell(row: Told, column: Told) -> int:
    return ROWS.index(str(row)) * 4 + cast(int, column) - 1


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

"""The whole table as plain text, a line for each thing, top to bottom as one would read it
aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stampadia.games.generals.content import ROW_NAMES
from stampadia.games.generals.prepared.card_views import CardView
from stampadia.games.generals.text.cards import (
    Facts,
    because,
    card_says,
    elements_had,
    part_shows,
    signed,
    skill_says,
    stack_names,
)
from stampadia.games.generals.view import GeneralsView, UnitView
from stampadia.words import Words, capital, yes


def show(view: GeneralsView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _lines(view: GeneralsView, words: Words) -> Iterator[str]:
    yield _headline(view, words)
    for row in (2, 1, 0):
        yield from _row_lines(ROW_NAMES[row], view.rows[row], words)
    known = ", ".join(card.name for card in view.life_known)
    life: Facts = {"life": view.life, "known": yes(known), "cards": known}
    yield words.say("show-life-cards" if view.full else "show-life", **life)
    yield _named("show-shields", view.shields, words)
    for seat, hand in enumerate(view.hands):
        yield from _hand_lines(view, seat, hand, words)
    if view.looked:
        yield _named("show-looked", view.looked, words)
    yield from deck_lines(view, words)
    yield from _place_lines(view, words)
    if view.event:
        yield words.say("show-events", count=view.events)
        yield "  " + card_says(view.event, words)
    yield words.say("show-discard", count=len(view.discard))


def _headline(view: GeneralsView, words: Words) -> str:
    if view.how:
        return words.say("show-over", how=view.how, turn=view.turn, ink=view.ink)
    facts: Facts = {
        "turn": view.turn,
        "phase": view.phase,
        "ink": view.ink,
        "battle": view.battle_turn,
    }
    line = words.say("show-turn", **facts)
    if view.edition == "0.2":
        most = len(view.places)
        line += " " + words.say("show-pressure", step=view.pressure, most=most)
    if len(view.hands) > 1 and view.asked is not None:
        mine = yes(view.asked == view.seat)
        who = words.who("who", view.asked + 1, "general")
        line += " " + capital(words.say("show-acting", mine=mine, **who))
    return line


# The battlefield


def _row_lines(row: str, units: Sequence[UnitView | None], words: Words) -> Iterator[str]:
    empty = [str(column) for column, unit in enumerate(units, start=1) if unit is None]
    columns = ", ".join(empty)
    yield words.say("show-row", row=row, empty=len(empty), columns=columns)
    for column, unit in enumerate(units, start=1):
        if unit is not None:
            yield "  " + unit_line(column, unit, words)
            yield from (f"    {line}" for line in unit_details(unit, words))


def unit_line(column: int, unit: UnitView, words: Words) -> str:
    """Its cards from the bottom to the top, and its numbers as they would count now."""
    facts = {"cards": stack_names(unit, words), "what": unit_numbers(unit, words)}
    return words.say("show-unit", column=column, **facts)


def unit_numbers(unit: UnitView, words: Words) -> str:
    told = [
        words.say("show-level", level=signed(unit.level)),
        words.say("shows-attack", number=signed(unit.attack)),
        words.say("shows-life", number=signed(unit.life)),
    ]
    if unit.wounds:
        told.append(words.say("show-wounds", count=unit.wounds))
    if unit.exhausted:
        told.append(words.say("show-exhausted"))
    if any(unit.elements):
        told.append(elements_had(unit.elements, words))
    return ", ".join(told)


def unit_details(unit: UnitView, words: Words) -> Iterator[str]:
    """Why its numbers are what they are, and the skills one can read on it."""
    for stat, total, found in (
        ("attack", unit.attack, unit.attack_because),
        ("life", unit.life, unit.life_because),
    ):
        if found:
            number = signed(total)
            yield words.say("show-why", stat=stat, number=number, why=because(total, found, words))
    bottom = unit.cards[-1]
    readable = [("body", bottom.body, bottom)]
    readable += [("header", card.header, card) for card in reversed(unit.cards)]
    for name, part, card in readable:
        if said := skill_says(part, card, words):
            source = words.say("part-of", part=name, card=card.name)
            yield f"{capital(source)}, {said}"


# Beside it


def _named(key: str, cards: Sequence[CardView], words: Words) -> str:
    return words.say(key, count=len(cards), cards=", ".join(card.name for card in cards))


def _hand_lines(
    view: GeneralsView, seat: int, hand: Sequence[CardView], words: Words
) -> Iterator[str]:
    alone = len(view.hands) == 1
    mine = yes(seat == view.seat or (alone and view.seat is None))
    facts: Facts = {"mine": mine, "count": len(hand)}
    facts |= words.who("who", seat + 1, "general")
    yield words.say("show-hand", **facts)
    for card in hand:
        yield "  " + card_says(card, words, numbered=True)


def deck_lines(view: GeneralsView, words: Words) -> Iterator[str]:
    yield words.say("show-deck", count=view.deck)
    if view.top and view.top_place:
        yield "  " + words.say("show-top", what=card_says(view.top, words, numbered=True))
        yield "  " + words.say("show-top-place", what=card_says(view.top_place, words))


def _place_lines(view: GeneralsView, words: Words) -> Iterator[str]:
    """From the bottom to the top. Their instructions are done with; their headers count."""
    level = signed(view.place_level)
    reached = yes(view.place_level >= view.ink)
    yield words.say("show-places", level=level, ink=view.ink, reached=reached)
    for place in reversed(view.places):
        line = words.say("card-line", name=place.name, level=signed(place.level))
        header = capital(part_shows(place.header, place, words))
        yield f"  {line} {header}".rstrip()

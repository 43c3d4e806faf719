"""What a choice would do, in a sentence or two, from a view alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from stampadia.games.generals import choices as n
from stampadia.games.generals.battlefield import MOST_IN_HAND
from stampadia.games.generals.card_text import signed, token_word
from stampadia.games.generals.card_view import CardView, PartView
from stampadia.games.generals.content import ELEMENTS
from stampadia.games.generals.phrases import (
    ROWS,
    Facts,
    capital,
    ended,
    general,
    listed,
    part_shows,
    skill_says,
    space_at,
    spoken,
    stack_names,
    unit_at,
    yes,
)
from stampadia.games.generals.table_text import unit_numbers
from stampadia.games.generals.view import GeneralsView, UnitView
from stampadia.kernel.words import Words

_NEED: Final = re.compile(r"((?:\{(?:fire|air|earth|water)\}\s*)+):")
_PLAIN: Final = {
    n.PASS: "pass", n.PAY_LIFE: "pay-life", n.ACTIVATE: "event", n.SKIP: "skip",
    n.SHIELDS: "shields", n.LOSE_LIFE: "life", n.LIFE_UP: "life-up", n.POWER_UP: "power-up",
    n.LEAVE: "leave", n.YES: "yes", n.NO: "no",
}  # fmt: skip


def explain(view: GeneralsView, choice: int, words: Words) -> str:
    if choice in _PLAIN:
        return _plain(view, choice, words)
    for start, told in _RANGES:
        if choice >= start:
            return capital(told(view, choice - start, words))
    return ""


def _plain(view: GeneralsView, choice: int, words: Words) -> str:
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
    }
    if choice == n.ACTIVATE and view.event:
        event = view.event
        text = spoken(event.body.skill, event.language, words)
        facts |= {"card": event.name, "text": text, "level": signed(event.level)}
        header = part_shows(event.header, event, words)
        facts |= {"headed": yes(header), "header": ended(header)}
    return words.say(f"explain-{_PLAIN[choice]}", **facts)


# A card of the hand


def _add(view: GeneralsView, offset: int, words: Words) -> str:
    """Level and columns before and after; what is hidden, what is new, what is met now."""
    slot, column = divmod(offset, n.COLUMNS)
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


def _from_hand(view: GeneralsView, offset: int, words: Words) -> str:
    seat, slot = divmod(offset, MOST_IN_HAND)
    key = "explain-to-life" if view.step == "which-to-life" else "explain-discard"
    return words.say(key, card=view.hands[seat][slot].name, more=view.life + 1)


# Units


def _sacrifice(view: GeneralsView, offset: int, words: Words) -> str:
    column, saved = divmod(offset, n.TALLEST + 1)
    unit = view.rows[0][column]
    assert unit is not None
    cards = [card.name for card in unit.cards]
    kept = cards.pop(saved - 1) if saved else ""
    facts: Facts = {"column": column + 1, "cards": listed(cards, words), "count": len(cards)}
    return words.say("explain-sacrifice", saved=kept, saving=yes(kept), **facts)


def _cell(view: GeneralsView, cell: int, words: Words) -> str:
    unit = view.rows[cell // 4][cell % 4]
    place = space_at(cell, words)
    if unit is None:
        return words.say("explain-space", space=place)
    facts = {"cards": stack_names(unit, words), "what": unit_numbers(unit, words)}
    return words.say("explain-unit", space=place, **facts)


def _column(view: GeneralsView, column: int, words: Words) -> str:
    """Who stands in the column, from the player outwards."""
    there = [
        words.say("in-row", row=ROWS[row], card=unit.cards[-1].name)
        for row in range(3)
        if (unit := view.rows[row][column]) is not None
    ]
    facts: Facts = {"column": column + 1, "units": ", ".join(there), "count": len(there)}
    return words.say("explain-column", **facts)


def _named_unit(view: GeneralsView, cell: int, words: Words) -> str:
    unit = view.rows[cell // 4][cell % 4]
    return unit_at(cell, words, unit.cards[-1].name if unit else "")


def _number(view: GeneralsView, number: int, words: Words) -> str:
    source, goal = (_named_unit(view, cell, words) for cell in view.cells)
    return words.say("explain-number", number=number, unit=source, goal=goal)


# Cards that lie somewhere


def _pick(view: GeneralsView, index: int, words: Words) -> str:
    facts: Facts = {"others": len(view.shields) - 1}
    if view.step in ("which-shield", "recover-shield"):
        pile = view.shields
    elif view.step == "which-looked":
        pile = view.looked
        facts["others"] = len(pile) - 1
    elif view.step == "which-place":
        pile = view.places
        facts |= {"was": signed(view.place_level)}
        facts |= {"will": signed(view.place_level - pile[index].level)}
    else:
        unit = view.rows[view.cells[0] // 4][view.cells[0] % 4]
        assert unit is not None
        pile = unit.cards
        facts["unit"] = unit_at(view.cells[0], words)
    return words.say(f"explain-{view.step}", card=pile[index].name, **facts)


# The rest


def _seat(view: GeneralsView, seat: int, words: Words) -> str:
    # a card looked at, or taken from a unit, comes before the deck's
    drawn = view.looked[0] if view.looked else view.top
    top = drawn.name if drawn else ""
    facts: Facts = {"you": yes(seat == view.seat), "who": general(seat, None, words)}
    return words.say(f"explain-{view.step}", card=top, count=len(view.hands[seat]), **facts)


def _element(_view: GeneralsView, number: int, words: Words) -> str:
    return words.say("explain-element", element=token_word(ELEMENTS[number], words))


def _by_hand(view: GeneralsView, offset: int, words: Words) -> str:
    number, cell = divmod(offset, n.CELLS)
    unit = _named_unit(view, cell, words)
    return words.say("by-hand", adjustment=n.ADJUSTMENTS[number], unit=unit)


def _by_hand_draw(view: GeneralsView, _offset: int, words: Words) -> str:
    return words.say("explain-by-hand-draw", card=view.top.name if view.top else "")


def _by_hand_table(_view: GeneralsView, offset: int, words: Words) -> str:
    return words.say("by-hand-table", change=n.TABLE_CHANGES[offset])


def _by_hand_infuse(view: GeneralsView, offset: int, words: Words) -> str:
    number, cell = divmod(offset, n.CELLS)
    element = token_word(ELEMENTS[number], words)
    unit = _named_unit(view, cell, words)
    return words.say("explain-by-hand-infuse", unit=unit, element=element)


def _move(view: GeneralsView, offset: int, words: Words) -> str:
    start, goal = divmod(offset, n.CELLS)
    unit = _named_unit(view, start, words)
    return words.say("explain-move", unit=unit, goal=space_at(goal, words))


_RANGES: Final[tuple[tuple[int, Callable[[GeneralsView, int, Words], str]], ...]] = (
    (n.INFUSE, _by_hand_infuse),
    (n.TABLE, _by_hand_table),
    (n.MOVE, _move),
    (n.BY_HAND_DRAW, _by_hand_draw),
    (n.BY_HAND, _by_hand),
    (n.PICK, _pick),
    (n.SACRIFICE, _sacrifice),
    (n.ADD, _add),
    (n.HAND, _from_hand),
    (n.NUMBER, _number),
    (n.CELL, _cell),
    (n.COLUMN, _column),
    (n.SEAT, _seat),
    (n.ELEMENT, _element),
)
"""From the last to the first, as the numbers of the choices lie."""

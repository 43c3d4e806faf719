"""Each choice as one line of text, and back.

    open 3                  play this Hero Card as the Opening Card
    charge 3, infuse 3, add 3
    strain 3 attack, strain 3 defense
    activate                the next ability
    end                     end Plan, take no more
    exhaust 3, pay 3        follow its Exhaust Effect, without and with paying
    hit 3                   exhaust it for a hit
    card 3                  a card that a text or a move asks for
    go up, right, down, left
    door 4B, symbol         in a Dungeon: through the door to 4B, or onto the symbol
    cell 2,3                row and column of a room; beside 2A: place the room there
    region 4                a card of the World
    upper, lower            which half
    stand, leave, yes, no

Hero Cards are named by their numbers on the sheet, 1 to 8, and 9 for one that joined. Italian
sentences are read as well; records are written in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.floor_plan import WAYS, code_of, numbered_cell, room_of
from stampadia.games.travelers.rules.steps import Question
from stampadia.kernel.choices import plain_text
from stampadia.kernel.errors import BadNotation, IllegalChoice
from stampadia.kernel.pending import Ask, Chance
from stampadia.words import LANGUAGES, words

HALVES: Final = ("upper", "lower")


@cache
def _way(way: int, language: str) -> str:
    return words(language, PACKAGE).say("typed-way", way=WAYS[way])


@cache
def _half(half: int, language: str) -> str:
    return words(language, PACKAGE).say("typed-half", half=HALVES[half])


_TEXTS: Final[dict[str, Callable[[int, str], str]]] = {
    "card": lambda card, _: str(card + 1),
    "region": lambda card, _: str(card + 1),
    "room": lambda room, _: code_of(room),
    "way": _way,
    "half": _half,
}
"""How each field of a choice is written; cells depend on the room they are in."""


def sentence(position: Position, choice: int, language: str) -> str:
    """What a legal choice of this position is called."""
    meant = n.TABLE.meaning(choice)
    texts = {
        field: _cell(position, value) if field == "cell" else _TEXTS[field](value, language)
        for field, value in meant.fields.items()
    }
    return n.TABLE.says(meant.verb, language, **texts)


def _cell(position: Position, number: int) -> str:
    step = position.agenda[-1]
    assert isinstance(step, Question), "only a teleport asks for cells"
    row, column = numbered_cell(step.about.room, number)
    return f"{row + 1},{column + 1}"


def write(position: Position, choice: Any, language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        return f"{pending.what} {' '.join(str(item + 1) for item in choice)}"
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
    return sentence(position, choice, language)


def read(position: Position, text: str) -> Any:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_order(pending, text)
    plain = re.sub(r"\s*,\s*", ",", plain_text(text))
    known = _is_notation(plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over") if known else BadNotation("not-notation", text=plain)
    for choice in pending.choices:
        if any(plain == sentence(position, choice, lang).casefold() for lang in LANGUAGES):
            return choice
    loose = _loosely(pending, plain)
    if loose is not None:
        return loose
    if known:
        raise IllegalChoice("choice-not-legal", text=plain)
    raise BadNotation("not-notation", text=plain)


_SHORT: Final = {"giu": n.GO + 2, "si": n.YES, "y": n.YES, "n": n.NO}
"""What people type besides."""


@cache
def _short() -> dict[str, int]:
    """A direction by itself, too: "right", "destra"."""
    return _SHORT | {
        _way(way, language).split()[-1]: n.GO + way for language in LANGUAGES for way in range(4)
    }


def _loosely(ask: Ask, plain: str) -> int | None:
    """A direction or a room by itself; a card's number where only one thing is done with cards."""
    found = [_short()[plain]] if plain in _short() else []
    if re.fullmatch("[1-6][abcd]", plain):
        room = room_of(plain.upper())
        found = [n.DOOR + room, n.ATTACH + room]
    elif re.fullmatch("[1-9]", plain):
        found = [
            choice
            for choice in ask.choices
            if n.TABLE.meaning(choice).fields.get("card") == int(plain) - 1
        ]
    legal = [choice for choice in found if choice in ask.choices]
    return legal[0] if len(legal) == 1 else None


def _is_notation(plain: str) -> bool:
    return plain in _short() or any(
        n.TABLE.pattern(verb, language, _forms(language)).fullmatch(plain)
        for language in LANGUAGES
        for verb in n.TABLE.verbs
    )


@cache
def _forms(language: str) -> dict[str, str]:
    """What each field of a choice looks like."""
    return {
        "card": "[1-9]",
        "region": "[1-9]",
        "room": "[1-6][abcd]",
        "cell": "[1-6],[1-6]",
        "way": "|".join(_way(way, language) for way in range(4)),
        "half": "|".join(_half(half, language) for half in range(2)),
    }


def _read_order(chance: Chance, text: str) -> tuple[int, ...]:
    words = text.split()[:12]
    if words and words[0] == chance.what:
        words = words[1:]
    if not words or not all(re.fullmatch("[1-9]", word, re.ASCII) for word in words):
        raise BadNotation("not-an-outcome", what=chance.what)
    outcome = tuple(int(word) - 1 for word in words)
    if not chance.admits(outcome):
        raise IllegalChoice("impossible-outcome", what=chance.what)
    return outcome

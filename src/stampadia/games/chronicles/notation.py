"""Each choice as one line of text, and back.

    door 7,3                walk to this cell outside a door and cross it
    cell 5,4                walk onto the grey cell here (also: [1], where only one has a 1)
    stairs                  walk onto the stairs
    to 6,4                  move, be pulled or be put here; draw here
    use Lantern             an item, by its name, a part of it, or its line (use 2)
    6 1a, 3 2b              the 6 on the upper box of column 1, the 3 on the lower of column 2
    pass                    place no die
    yes, yes 2, no          accept an offer, in its first or second way, or not
    go on                   use nothing more, stop moving, choose no more
    box 2a, copy 1b         a box of the Hero Sheet, of the Enemy Sheet
    enemy 7,3, die 4, room 35

Cells are column,row as on the Map; boxes are the column and a (above) or b (below). Italian
sentences are read as well; records are written in English.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles import choices as n
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import place_of
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.notation import plain_text
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.words import LANGUAGES

SENTENCES: Final = {
    "en": {
        "door": "door {cell}",
        "cell": "cell {cell}",
        "stairs": "stairs",
        "to": "to {cell}",
        "use": "use {item}",
        "go-on": "go on",
        "no": "no",
        "yes": "yes",
        "way": "yes {number}",
        "pass": "pass",
        "place": "{number} {box}",
        "place-both": "{number} {box}, {other} {other_box}",
        "box": "box {box}",
        "enemy": "enemy {cell}",
        "copy": "copy {box}",
        "die": "die {number}",
        "room": "room {number}",
    },
    "it": {
        "door": "porta {cell}",
        "cell": "casella {cell}",
        "stairs": "scale",
        "to": "in {cell}",
        "use": "usa {item}",
        "go-on": "avanti",
        "no": "no",
        "yes": "sì",
        "way": "sì {number}",
        "pass": "passo",
        "place": "{number} {box}",
        "place-both": "{number} {box}, {other} {other_box}",
        "box": "riquadro {box}",
        "enemy": "nemico {cell}",
        "copy": "copia {box}",
        "die": "dado {number}",
        "room": "stanza {number}",
    },
}


class Meant(Struct, frozen=True):
    """A choice taken apart."""

    verb: str
    cell: int = -1
    item: int = -1
    number: int = 0
    box: int = -1
    other: int = 0
    other_box: int = -1


# Meaning


def meaning(position: Position, choice: int) -> Meant:
    """What a legal choice of this position means."""
    if choice < n.USE:
        return Meant(_cell_verb(position, choice), cell=choice)
    if choice < n.GO_ON:
        return Meant("use", item=choice - n.USE)
    if choice in (n.GO_ON, n.NO):
        return Meant("go-on" if choice == n.GO_ON else "no")
    if choice < n.PLACE:
        way = choice - n.WAY + 1
        return Meant("yes") if way == 1 else Meant("way", number=way)
    if choice < n.BOX:
        return _placement(position, choice)
    if choice < n.FOE:
        return Meant("box", box=choice - n.BOX)
    if choice < n.FOE_BOX:
        return Meant("enemy", cell=position.prepared.foe_cells[choice - n.FOE])
    if choice < n.DIE:
        return Meant("copy", box=choice - n.FOE_BOX)
    if choice < n.ROOM:
        return Meant("die", number=choice - n.DIE)
    return Meant("room", number=position.prepared.rooms[choice - n.ROOM].number)


def _cell_verb(position: Position, cell: int) -> str:
    if position.agenda[-1].name != "explore":
        return "to"
    if cell == position.prepared.stairs:
        return "stairs"
    inside = position.prepared.room_at.get(cell) == position.room
    return "cell" if inside else "door"


def _placement(position: Position, choice: int) -> Meant:
    higher, lower = divmod(choice - n.PLACE, n.BOXES + 1)
    dice = position.battle.dice if position.battle else ()
    covered = [(box - 1, dice[at]) for at, box in enumerate((higher, lower)) if box]
    covered.sort()
    if not covered:
        return Meant("pass")
    if len(covered) == 1:
        return Meant("place", box=covered[0][0], number=covered[0][1])
    (box, number), (other_box, other) = covered
    return Meant("place-both", box=box, number=number, other_box=other_box, other=other)


# Writing


def write(position: Position, choice: int | tuple[int, ...], language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        numbers = choice if isinstance(choice, tuple) else (choice,)
        return f"{pending.what} {' '.join(map(str, numbers))}"
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
    return _sentence(position, choice, language)


def _sentence(position: Position, choice: int, language: str) -> str:
    meant = meaning(position, choice)
    item = ""
    if meant.item >= 0:
        item = position.prepared.sheet.items[meant.item].name.in_language(language)
    return SENTENCES[language][meant.verb].format(
        cell=cell_name(meant.cell),
        item=item,
        number=meant.number,
        box=box_name(meant.box),
        other=meant.other,
        other_box=box_name(meant.other_box),
    )


def cell_name(cell: int) -> str:
    place = place_of(cell)
    return f"{place.column},{place.row}"


def box_name(box: int) -> str:
    return f"{box // 2 + 1}{'ab'[box % 2]}"


# Reading


def read(position: Position, text: str) -> int | tuple[int, ...]:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_outcome(pending, text)
    plain = _tidy(plain_text(text))
    if not isinstance(pending, Ask):
        if _is_notation(plain):
            raise IllegalChoice("match-is-over")
        raise BadNotation("not-notation", text=plain)
    found = _exactly(position, pending, plain) or _loosely(position, pending, plain)
    if len(found) == 1:
        return found[0]
    if found:
        ways = ", ".join(_sentence(position, choice, "en") for choice in found[:8])
        raise AmbiguousChoice("ambiguous-choice", text=plain, ways=ways)
    if _is_notation(plain):
        raise IllegalChoice("choice-not-legal", text=plain)
    raise BadNotation("not-notation", text=plain)


def _tidy(plain: str) -> str:
    """Spaces after commas and around them are a matter of taste."""
    plain = re.sub(r"\s*,\s*", ",", plain)
    return re.sub(r"(?<=[ab]),", ", ", plain).replace("si'", "sì")


def _exactly(position: Position, ask: Ask, plain: str) -> list[int]:
    return [
        choice
        for choice in ask.choices
        if any(plain == _sentence(position, choice, lang).casefold() for lang in LANGUAGES)
    ]


def _loosely(position: Position, ask: Ask, plain: str) -> list[int]:
    """By a part of an item's name or its line, by a grey cell's digit, by a bare cell, dice in
    any order."""
    used = re.fullmatch(r"(?:use|usa) (.+)", plain)
    if used:
        return [
            choice
            for choice in ask.choices
            if n.USE <= choice < n.GO_ON and _names_item(position, choice - n.USE, used[1])
        ]
    digit = re.fullmatch(r"\[([0-9])\]|(?:cell|casella) ([0-9])", plain)
    if digit:
        wanted = int(digit[1] or digit[2])
        return [c for c in ask.choices if c < n.USE and position.digit_at(c) == wanted]
    if re.fullmatch(r"[0-9]{1,2},[0-9]{1,2}", plain):
        return [
            choice
            for choice in ask.choices
            if (choice < n.USE or n.FOE <= choice < n.FOE_BOX)
            and cell_name(meaning(position, choice).cell) == plain
        ]
    swapped = re.fullmatch(r"([0-9] [1-4][ab]), ([0-9] [1-4][ab])", plain)
    if swapped:
        return _exactly(position, ask, f"{swapped[2]}, {swapped[1]}")
    return _exactly(position, ask, "sì") if plain == "si" else []


def _names_item(position: Position, item: int, named: str) -> bool:
    if named.isdecimal():
        return named == str(item + 1)
    name = position.prepared.sheet.items[item].name
    return any(named in name.in_language(lang).casefold() for lang in LANGUAGES)


_SHAPES: Final = {
    "cell": r"[0-9]{1,2},[0-9]{1,2}", "item": ".+", "number": "[0-9]{1,3}", "other": "[0-9]",
    "box": "[1-4][ab]", "other_box": "[1-4][ab]",
}  # fmt: skip


def _is_notation(plain: str) -> bool:
    for sentences in SENTENCES.values():
        for sentence in sentences.values():
            pieces = re.split(r"\{(\w+)\}", sentence)
            pattern = "".join(
                _SHAPES[piece] if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)
            )
            if re.fullmatch(pattern, plain):
                return True
    return bool(re.fullmatch(r"\[[0-9]\]|" + _SHAPES["cell"], plain))


def _read_outcome(chance: Chance, text: str) -> tuple[int, ...]:
    """Dice as they were rolled, in any order; the occasion may be left out by a person."""
    words = text.split()[:8]
    if words and words[0] == chance.what:
        words = words[1:]
    if not words or not all(re.fullmatch("[1-6]", word, re.ASCII) for word in words):
        raise BadNotation("not-dice", package=PACKAGE, what=chance.what)
    outcome = tuple(sorted(map(int, words), reverse=True))
    if not chance.admits(outcome):
        raise IllegalChoice("wrong-number-of-dice", package=PACKAGE, what=chance.what)
    return outcome

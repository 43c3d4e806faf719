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

from stampadia.games.chronicles.choices import CELL, TABLE, USE, box_name, cell_name, covered
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.position import Position
from stampadia.kernel.choices import plain_text
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.pending import Ask, Chance
from stampadia.words import LANGUAGES

SENTENCES: Final = (
    "door", "cell", "stairs", "to", "use", "go-on", "no", "yes", "way", "pass", "place",
    "place-both", "box", "enemy", "copy", "die", "room",
)  # fmt: skip
"""As the catalogues have them; a verb may have several."""
_FORMS: Final = {
    "cell": r"[0-9]{1,2},[0-9]{1,2}", "item": ".+", "way": "[0-9]{1,3}", "room": "[0-9]{1,3}",
    "die": "[0-9]{1,3}", "other_die": "[0-9]", "box": "[1-4][ab]", "other": "[1-4][ab]",
}  # fmt: skip


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
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "to":
            cell = meant["cell"]
            verb = "to"
            if position.agenda[-1].name == "explore":  # told by what happens there
                inside = position.prepared.room_at.get(cell) == position.room
                stairs = cell == position.prepared.stairs
                verb = "stairs" if stairs else "cell" if inside else "door"
            return TABLE.says(verb, language, cell=cell_name(cell))
        case "use":
            name = position.prepared.sheet.items[meant["item"]].name
            return TABLE.says("use", language, item=name.in_language(language))
        case "yes" if meant["way"]:
            return TABLE.says("way", language, way=meant["way"] + 1)
        case "place":
            dice = position.battle.dice if position.battle else ()
            match [(box_name(box), die) for box, die in covered(meant, dice)]:
                case [(box, die)]:
                    return TABLE.says("place", language, die=die, box=box)
                case [(box, die), (other, other_die)]:
                    both = {"die": die, "box": box, "other_die": other_die, "other": other}
                    return TABLE.says("place-both", language, **both)
            return TABLE.says("pass", language)
        case "enemy":
            cell = position.prepared.foe_cells[meant["foe"]]
            return TABLE.says("enemy", language, cell=cell_name(cell))
        case "box" | "copy":
            return TABLE.says(meant.verb, language, box=box_name(meant["box"]))
        case "room":
            number = position.prepared.rooms[meant["room"]].number
            return TABLE.says("room", language, room=number)
    return TABLE.says(meant.verb, language, **meant.fields)


# Reading


def read(position: Position, text: str) -> int | tuple[int, ...]:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_outcome(pending, text)
    # spaces after commas and around them are a matter of taste
    plain = re.sub(r"\s*,\s*", ",", plain_text(text))
    plain = re.sub(r"(?<=[ab]),", ", ", plain).replace("si'", "sì")
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


def _exactly(position: Position, ask: Ask, plain: str) -> list[int]:
    """In the first language in which somebody says so; records speak the first of all."""
    for lang in LANGUAGES:
        found = [
            choice
            for choice in ask.choices
            if plain == _sentence(position, choice, lang).casefold()
        ]
        if found:
            return found
    return []


def _loosely(position: Position, ask: Ask, plain: str) -> list[int]:
    """By a part of an item's name or its line, by a grey cell's digit, by a bare cell, dice in
    any order."""
    used = re.fullmatch(r"(?:use|usa) (.+)", plain)
    if used:
        return [
            choice
            for choice in ask.choices
            if choice in TABLE.span("use") and _names_item(position, choice - USE, used[1])
        ]
    digit = re.fullmatch(r"\[([0-9])\]|(?:cell|casella) ([0-9])", plain)
    if digit:
        wanted = int(digit[1] or digit[2])
        cells = TABLE.span("to")
        return [c for c in ask.choices if c in cells and position.digit_at(c - CELL) == wanted]
    if re.fullmatch(r"[0-9]{1,2},[0-9]{1,2}", plain):
        return [one for one in ask.choices if _cell_named(position, one) == plain]
    swapped = re.fullmatch(r"([0-9] [1-4][ab]), ([0-9] [1-4][ab])", plain)
    if swapped:
        return _exactly(position, ask, f"{swapped[2]}, {swapped[1]}")
    return _exactly(position, ask, "sì") if plain == "si" else []


def _cell_named(position: Position, choice: int) -> str:
    """The cell that a choice is about, or nothing."""
    meant = TABLE.meaning(choice)
    if meant.verb == "enemy":
        return cell_name(position.prepared.foe_cells[meant["foe"]])
    return cell_name(meant["cell"]) if meant.verb == "to" else ""


def _names_item(position: Position, item: int, named: str) -> bool:
    if named.isdecimal():
        return named == str(item + 1)
    name = position.prepared.sheet.items[item].name
    return any(named in name.in_language(lang).casefold() for lang in LANGUAGES)


def _is_notation(plain: str) -> bool:
    return bool(re.fullmatch(r"\[[0-9]\]|" + _FORMS["cell"], plain)) or any(
        TABLE.pattern(sentence, language, _FORMS).fullmatch(plain)
        for language in LANGUAGES
        for sentence in SENTENCES
    )


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

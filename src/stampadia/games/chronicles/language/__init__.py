"""The language of the sheet: room lines, items and abilities ⇄ data, in English and Italian.

    read_line("move [1] & x12 » x[1], +2G, {a door opens}", "en", names)  →  (Clause(…),)
    write_line(line, "it", names)  →  "vai su [1] & x12 » x[1], +2MO, {a door opens}"

One table of phrases (content/phrases.toml) both prints and reads. It needs no grammar: terms are
flat, they stand in no order, and narrative is any text at all, so a line is cut at its marks and
each term looked up by its shape (`shapes`). What is written is read as what it was, for data in
normal form: words have no marks of their own (» | { } outside quotes, and no line breaks), do not
look like instructions and have no narrative beside them; a condition or an action is never empty;
only attacks have a range; a table of rolls holds no other, and its narrative no commas.

Whoever types may space and capitalise as he likes, write >> for », curly or straight quotes, any
dash for a minus, and a stop at the end. { } mark the part that is printed upside-down.

Italian has its own symbols: MO for G, PF for HP, PE for XP; ATT, DIF, GIT and TUTTI for ATK, DEF,
RNG and ALL; Muovi, Cura, Copia and Blocca for Move, Gain HP, Copy and Lock.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from stampadia.games.chronicles.content import Item
from stampadia.games.chronicles.instructions import Clause, Line, Text
from stampadia.games.chronicles.language.abilities import read_ability, write_ability
from stampadia.games.chronicles.language.names import Names, names_of
from stampadia.games.chronicles.language.phrases import BadLine
from stampadia.games.chronicles.language.reading import read, read_one
from stampadia.games.chronicles.language.terms import Terms
from stampadia.games.chronicles.language.writing import write_clause, write_item, write_line
from stampadia.workbench.problems import shown

__all__ = [
    "Names",
    "names_of",
    "read_ability",
    "read_blueprint_line",
    "read_clause",
    "read_item",
    "read_line",
    "write_ability",
    "write_clause",
    "write_item",
    "write_line",
]

_ITEM: Final = re.compile(r"\s*(?P<name>[^()]*[^()\s])\s*\((?P<clause>.*)\)\s*\.?\s*", re.DOTALL)


def read_line(text: str, language: str, names: Names) -> Line:
    return read(text, Terms(language, names, None))


def read_clause(text: str, language: str, names: Names) -> Clause:
    return read_one(text, Terms(language, names, None))


def read_item(text: str, language: str, names: Names) -> Item:
    """`Name (condition » effect)`. An item without a listed name gets a key made of its name."""
    found = _ITEM.fullmatch(text)
    if found is None:
        raise BadLine("no-item", 0, found=shown(text) or "none")
    printed = " ".join(found["name"].split())
    # The name is blanked out, not cut off, so that columns stay what they are.
    clause = read_clause(" " * found.start("clause") + found["clause"], language, names)
    key = names.find_item(printed, language)
    if key is None:
        name = Text(it=printed) if language == "it" else Text(en=printed)
        return Item("-".join(re.findall(r"\w+", printed.casefold())), name, clause)
    return Item(key, names.items[key], clause)


def read_blueprint_line(text: str, rooms: Mapping[str, int], names: Names) -> Line:
    """A line of a quest's blueprint: English, with x@lair for the number of the room `lair`, items
    and keywords by their keys, and <fall> for narrative that is chosen later."""
    return read(text, Terms("en", names.by_key, rooms))

"""Lines and items as a player reads them: plain where a part is upside-down and was turned, an
ellipsis where it was not."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from stampadia.games.chronicles.content import Item
from stampadia.games.chronicles.instructions import Clause, Line
from stampadia.games.chronicles.language import Names, write_clause

NOT_TURNED: Final = "…"


def line_as_read(line: Line, language: str, names: Names) -> str:
    return " | ".join(clause_as_read(clause, language, names) for clause in line)


def clause_as_read(clause: Clause, language: str, names: Names) -> str:
    upright = structs.replace(clause, upside_down=None)
    text = write_clause(upright, language, names)
    if clause.upside_down != len(clause.do):
        return text
    return f"{text}, {NOT_TURNED}" if clause.do else f"{text.rstrip()} {NOT_TURNED}"


def item_as_read(item: Item, language: str, names: Names) -> str:
    """ "Ink Bomb (hero turn roll » -1HP to all enemies in range 2)"."""
    clause = clause_as_read(item.clause, language, names)
    return f"{item.name.in_language(language)} ({clause})"

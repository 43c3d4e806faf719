"""Instructions → the words that are printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import structs

from stampadia.games.chronicles.content import Item
from stampadia.games.chronicles.instructions import (
    UPSIDE_DOWN_MARKS,
    Act,
    Clause,
    Line,
    Narrate,
    Part,
    Riddle,
    RollCase,
)
from stampadia.games.chronicles.language.abilities import write_ability
from stampadia.games.chronicles.language.names import Names
from stampadia.games.chronicles.language.phrases import SERIES, Slot, phrases
from stampadia.workbench.phrases import template_for


def write_line(line: Line, language: str, names: Names) -> str:
    return " | ".join(write_clause(clause, language, names) for clause in line)


def write_clause(clause: Clause, language: str, names: Names) -> str:
    writer = Writer(language, names)
    action = writer.action(clause)
    if not clause.when:
        return action
    joint = f" {writer.said.joint} " if clause.any_of else " & "
    return f"{joint.join(map(writer.instruction, clause.when))} » {action}"


def write_item(item: Item, language: str, names: Names) -> str:
    """`Name (condition » effect)`, as on the Equipment Scroll."""
    return f"{item.name.in_language(language)} ({write_clause(item.clause, language, names)})"


class Writer:
    def __init__(self, language: str, names: Names) -> None:
        self.language = language
        self.names = names
        self.said = phrases(language)

    def action(self, clause: Clause) -> str:
        terms = [self.instruction(act) for act in clause.do]
        if clause.upside_down is None:
            return ", ".join(terms)
        opening, closing = UPSIDE_DOWN_MARKS
        turned = f"{opening}{', '.join(terms[clause.upside_down :])}{closing}"
        return ", ".join([*terms[: clause.upside_down], turned])

    def instruction(self, it: Part | Act) -> str:
        if isinstance(it, Narrate):
            return it.words.in_language(self.language)
        template = template_for(it, self.said.printed)
        return template.filled(lambda slot: self._slot(slot, it))

    def _slot(self, slot: Slot, it: Part | Act) -> str:
        value: Any = getattr(it, slot.field)
        match slot.kind:
            case "":
                return str(value)
            case "+":
                return f"{value:+}"
            case "resource":
                return self.said.resources[value]
            case "ability":
                return self.said.abilities[value]
            case "ABILITY":
                return self.said.abilities[value].upper()
            case "item":
                return self.names.item(value, self.language)
            case "keyword":
                return self.names.keyword(value, self.language)
            case "series":
                return self.names.keyword(value, self.language) + SERIES
            case "words":
                return str(value.in_language(self.language))
            case "box":
                return write_ability(value, self.language)
            case "cases":
                return self._cases(value)
            case _:
                assert isinstance(it, Riddle)
                return self._sign(it)

    def _cases(self, cases: Iterable[RollCase]) -> str:
        """Commas part the cases, so & joins what happens in one of them."""
        said = []
        for case in cases:
            faces = f"={case.least}" if case.least == case.most else f"{case.least}~{case.most}"
            said.append(f"{faces} {' & '.join(map(self.instruction, case.do))}")
        return ", ".join(said)

    def _sign(self, riddle: Riddle) -> str:
        text = self.said.sign.format(label=riddle.label.in_language(self.language))
        if riddle.plus:
            text += f" {'+' if riddle.plus > 0 else '-'} {abs(riddle.plus)}"
        return text


# Lines and items as a player reads them: plain where a part is upside-down and was turned, an
# ellipsis where it was not.


NOT_TURNED: Final = "…"


def upright_line(line: Line, language: str, names: Names) -> str:
    return " | ".join(upright_clause(clause, language, names) for clause in line)


def upright_clause(clause: Clause, language: str, names: Names) -> str:
    upright = structs.replace(clause, upside_down=None)
    text = write_clause(upright, language, names)
    if clause.upside_down != len(clause.do):
        return text
    return f"{text}, {NOT_TURNED}" if clause.do else f"{text.rstrip()} {NOT_TURNED}"


def upright_item(item: Item, language: str, names: Names) -> str:
    """ "Ink Bomb (hero turn roll » -1HP to all enemies in range 2)"."""
    clause = upright_clause(item.clause, language, names)
    return f"{item.name.in_language(language)} ({clause})"

"""Typed words → lines.

A part of a condition must be one of ours. A term of an action that is none of ours is narrative,
unless it looks like an instruction that was misspelt: then it is an error, because a player would
take it for words without an effect.
"""

from __future__ import annotations

import re
from typing import Final

from stampadia.games.chronicles.instructions import (
    AnyAct,
    Clause,
    Line,
    Narrate,
    RollCase,
    RollTable,
)
from stampadia.games.chronicles.language.problems import BadLine, shown
from stampadia.games.chronicles.language.splitting import RawClause, Span, split
from stampadia.games.chronicles.language.terms import Terms, table_lead
from stampadia.workbench.shapes import shape_of

_FACES: Final = re.compile(
    r"(?:(?P<least>[0-9]+)(?:\s*~\s*|[-–−])(?P<most>[0-9]+)|=\s*(?P<only>[0-9]+))\s*:?\s*"
)
"""`2~4` or `=5`: the faces of a die for which something happens."""


def read(line: str, terms: Terms) -> Line:
    return tuple(_clause(line, raw, terms) for raw in split(line, terms.language))


def read_one(line: str, terms: Terms) -> Clause:
    first, *others = split(line, terms.language)
    if others:
        raise BadLine("one-clause", others[0].start - 1)
    return _clause(line, first, terms)


def _clause(line: str, raw: RawClause, terms: Terms) -> Clause:
    when = tuple(terms.part(line[span.start : span.end], span.start) for span in raw.condition)
    any_of = len(raw.condition) > 1 and raw.condition[1].after == "or"
    upright = _Action(line, raw.terms, terms).read()
    if raw.turned is None:
        return Clause(when, upright, any_of)
    turned = _Action(line, raw.turned, terms).read()
    return Clause(when, (*upright, *turned), any_of, len(upright))


class _Action:
    """Reads terms one after the other."""

    def __init__(self, line: str, spans: list[Span], terms: Terms) -> None:
        self.line = line
        self.spans = spans
        self.terms = terms
        self.at = 0
        self.in_table = False

    def read(self) -> tuple[AnyAct, ...]:
        return self._terms(self.spans[0].start, ",&") if self.spans else ()

    def _terms(self, start: int, marks: str) -> tuple[AnyAct, ...]:
        """The term that begins here, and all that these marks join to it."""
        acts: list[AnyAct] = []
        told: int | None = None
        while True:
            act = self._term(start)
            if act is not None:
                acts.append(act)
                told = None
            else:
                # Neighbours that only tell are one narrative, with the commas between them.
                if told is None:
                    told = start
                else:
                    acts.pop()
                words = self.line[told : self.spans[self.at - 1].end]
                acts.append(Narrate(self.terms.words(words)))
            if self.at == len(self.spans) or self.spans[self.at].after not in marks:
                return tuple(acts)
            start = self.spans[self.at].start

    def _term(self, start: int) -> AnyAct | None:
        """None is narrative."""
        shape = shape_of(self.line[start : self.spans[self.at].end])
        if lead := table_lead(self.terms.language).match(shape.text):
            if self.in_table:
                raise BadLine("table-in-table", start)
            return self._table(start + lead.end())
        count = self.terms.said.longer.get(shape.form, 1)
        if 1 < count <= len(self.spans) - self.at:
            longer = shape_of(self.line[start : self.spans[self.at + count - 1].end])
            if longer.form in self.terms.said.readings["acts"]:
                self.at += count - 1
                shape = longer
        self.at += 1
        return self.terms.act(shape, start)

    def _table(self, start: int) -> RollTable:
        cases: list[RollCase] = []
        self.in_table = True
        while faces := _FACES.match(self.line, start, self.spans[self.at].end):
            least = int(faces["least"] or faces["only"])
            most = int(faces["most"] or faces["only"])
            if faces.end() == self.spans[self.at].end:
                raise BadLine("empty-case", start, found=shown(faces[0]))
            cases.append(RollCase(least, most, self._terms(faces.end(), "&")))
            if self.at == len(self.spans):
                break
            start = self.spans[self.at].start
        if not cases:
            found = shown(self.line[start : self.spans[self.at].end])
            raise BadLine("no-case", start, found=found or "none")
        self.in_table = False
        return RollTable(tuple(cases))

"""Typed words → lines.

A part of a condition must be one of ours. A term of an action that is none of ours is narrative,
unless it looks like an instruction that was misspelt: then it is an error, because a player would
take it for words without an effect.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from stampadia.games.chronicles.instructions import (
    AnyAct,
    Clause,
    Line,
    Narrate,
    RollCase,
    RollTable,
)
from stampadia.games.chronicles.language.phrases import BadLine, phrases
from stampadia.games.chronicles.language.terms import Terms, table_lead
from stampadia.workbench.problems import shown
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


# A line cut at its marks: clauses at |, condition and action at », parts at & and "or", terms at
# commas. What stands in quotes is never cut.


LONGEST: Final = 1000
"""Characters of a line. The cell of a room holds about 200."""

_QUOTED: Final = re.compile('"[^"]*"|“[^”]*”|«[^»]*»')
_MARK: Final = re.compile("""[|&,{}»"“”«]|>>""")
_LONE_QUOTES: Final = '"“”«'


class Span(NamedTuple):
    """A stretch of the line, without the blanks around it."""

    start: int
    end: int
    after: str
    """The mark before it: "", a comma, &, "or"."""


class RawClause(NamedTuple):
    start: int
    condition: list[Span]
    terms: list[Span]
    turned: list[Span] | None
    """The terms that are printed upside-down."""


class _Mark(NamedTuple):
    start: int
    end: int
    kind: str


def split(line: str, language: str) -> list[RawClause]:
    if len(line) > LONGEST:
        raise BadLine("too-long", LONGEST, most=LONGEST)
    masked = _masked(line, language)
    clauses = []
    start, marks = 0, list[_Mark]()
    for found in _MARK.finditer(masked):
        kind = found[0]
        if kind in _LONE_QUOTES:
            raise BadLine("open-quote", found.start())
        if kind == "|":
            clauses.append(_raw_clause(line, start, found.start(), marks))
            start, marks = found.end(), []
            continue
        if kind in ("»", ">>"):
            if any(mark.kind == "»" for mark in marks):
                raise BadLine("two-arrows", found.start())
            # "or" is a mark in conditions only; narrative is free to use the word.
            joints = _joint(language).finditer(masked, start, found.start())
            marks += [_Mark(joint.start(), joint.end(), "or") for joint in joints]
            marks.sort()
            kind = "»"
        marks.append(_Mark(found.start(), found.end(), kind))
    clauses.append(_raw_clause(line, start, len(line), marks))
    return clauses


def _masked(line: str, language: str) -> str:
    """The line with _ for everything in quotes. Single quotes are apostrophes, but for those around
    a keyword."""
    line = _QUOTED.sub(_blank, line)
    if "'" in line or "‘" in line or "’" in line:
        line = _keyword(language).sub(_blank, line)
    return line


def _blank(found: re.Match[str]) -> str:
    return "_" * len(found[0])


def _raw_clause(line: str, start: int, end: int, marks: list[_Mark]) -> RawClause:
    arrow = next((place for place, mark in enumerate(marks) if mark.kind == "»"), None)
    if arrow is None:
        return RawClause(start, [], *_action(line, start, end, marks))
    here = marks[arrow]
    condition = _condition(line, start, here.start, marks[:arrow])
    return RawClause(start, condition, *_action(line, here.end, end, marks[arrow + 1 :]))


def _condition(line: str, start: int, end: int, marks: list[_Mark]) -> list[Span]:
    spans = []
    after = ""
    for mark in marks:
        if mark.kind in "{}":
            raise BadLine("brace-in-condition", mark.start)
        if mark.kind == ",":
            raise BadLine("comma-in-condition", mark.start)
        if after and mark.kind != after:
            raise BadLine("mixed-joints", mark.start)
        spans.append(_span(line, start, mark.start, after))
        start, after = mark.end, mark.kind
    spans.append(_span(line, start, end, after))
    return spans


def _action(
    line: str, start: int, end: int, marks: list[_Mark]
) -> tuple[list[Span], list[Span] | None]:
    upright, turned = list[Span](), list[Span]()
    into, after, opened = upright, "", -1
    for mark in marks:
        if mark.kind == "{":
            if opened >= 0:
                raise BadLine("two-braces", mark.start)
            if line[start : mark.start].strip():
                upright.append(_span(line, start, mark.start, after))
            into, after, opened = turned, "", mark.start
        elif mark.kind == "}":
            if opened < 0:
                raise BadLine("close-brace", mark.start)
            turned.append(_span(line, start, mark.start, after))
            if line[mark.end : end].strip(" \t\r\n."):
                raise BadLine("after-brace", mark.end, found=shown(line[mark.end : end]))
            return upright, turned
        else:
            into.append(_span(line, start, mark.start, after))
            after = mark.kind
        start = mark.end
    if opened >= 0:
        raise BadLine("open-brace", opened)
    upright.append(_span(line, start, end, after))
    return upright, None


def _span(line: str, start: int, end: int, after: str) -> Span:
    text = line[start:end]
    begin = end - len(text.lstrip())
    if begin == end:
        raise BadLine("nothing-here", start)
    return Span(begin, start + len(text.rstrip()), after)


@cache
def _joint(language: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(phrases(language).joint)}\b", re.IGNORECASE)


@cache
def _keyword(language: str) -> re.Pattern[str]:
    templates = phrases(language).templates
    leads = {
        r"\s+".join(map(re.escape, template.lead.rstrip("' ").split()))
        for template in (*templates["parts"], *templates["acts"])
        if any(slot.kind in ("keyword", "series") for slot in template.slots)
    }
    verbs = "|".join(sorted(leads, reverse=True))
    return re.compile(rf"\b(?:{verbs})\s*['‘].*?['’](?!\w)", re.IGNORECASE)

"""The proofreader's margin: where in a file's text each problem stands, and what a button beside it
would put there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from stampadia.workbench.json_places import Place, character_spans, found, scanned
from stampadia.workbench.problems import BadLine, Fault, Problem
from stampadia.workbench.strict_json import Refused, parse

_KEYS: Final = ("key-misspelt",)
"""Faults of a key, not of what stands behind it."""
_WORDS: Final = ("not-one-of", "kind-unknown", "bad-set-id")
"""Faults for which `near` is a text, without its quotes."""
_AS_WRITTEN: Final = ("not-whole", "not-text")
"""Faults for which it is as it would stand in the file."""
_COUNTED: Final = ("count-differs",)
"""Faults of a number that follows from the rest of the file."""
_WITHIN: Final = ("token-unknown",)
"""Faults of some characters in a text."""
_CUT_SHORT: Final = "…"


class Mend(Struct, frozen=True):
    """What would stand in the place of some characters."""

    begin: int
    end: int
    text: str


class Mark(Struct, frozen=True):
    """A problem beside the text, counted in characters."""

    problem: Problem[Any]
    begin: int
    end: int
    exact: bool
    """Whether it is the very place; else what is wrong is somewhere in it, or missing there."""
    mend: Mend | None = None


def marks(text: str, problems: Iterable[Problem[Any]], most_bytes: int) -> list[Mark]:
    """In the order of the text; what is said of the whole file first."""
    try:
        source = parse(text.encode(), most_bytes)
    except Refused:
        return [_unread(text, problem) for problem in problems]
    whole = scanned(text)
    return sorted(
        (_mark(text, source, whole, problem) for problem in problems), key=lambda mark: mark.begin
    )


def _unread(text: str, problem: Problem[Any]) -> Mark:
    """Where a text stops to be JSON, if it is that."""
    facts = problem.fault.facts
    if "line" not in facts or "column" not in facts:
        return Mark(problem, 0, 0, exact=False)
    lines = text.split("\n")
    line, column = int(str(facts["line"])), int(str(facts["column"]))
    begin = sum(len(one) + 1 for one in lines[: line - 1]) + column - 1
    return Mark(problem, begin, min(begin + 1, len(text)), exact=True)


def _mark(text: str, source: Any, whole: Place, problem: Problem[Any]) -> Mark:
    fault = problem.fault
    steps = problem.where.steps(source)
    place, done = found(whole, steps)
    if not steps:
        return Mark(problem, 0, 0, exact=False)
    if fault.key in _KEYS and place.key is not None and done == len(steps):
        near = json.dumps(fault.near, ensure_ascii=False)
        mend = Mend(*place.key, near) if fault.near else None
        return Mark(problem, *place.key, exact=True, mend=mend)
    if place.holds:
        begin, end = place.key or (place.begin, place.begin + 1)
        return Mark(problem, begin, end, exact=False)
    literal = text[place.begin : place.end]
    if literal.startswith('"'):
        if isinstance(why := fault.facts.get("why"), BadLine):
            return _in_line(problem, why, literal, place)
        if fault.key in _WITHIN:
            return _within(problem, str(fault.facts["found"]), literal, place)
    return Mark(problem, place.begin, place.end, exact=True, mend=_instead(fault, literal, place))


def _in_line(problem: Problem[Any], why: BadLine, literal: str, place: Place) -> Mark:
    """A line of the game's own language tells its column."""
    spans = [*character_spans(literal), (len(literal) - 1, len(literal) - 1)]
    wrong, near = str(why.facts.get("found", "")), str(why.facts.get("near", "none"))
    at = min(why.place, len(spans) - 1)
    there = json.loads(literal)[at:].startswith(wrong) and bool(wrong)
    begin = place.begin + spans[at][0]
    end = place.begin + (spans[at + len(wrong)][0] if there else len(literal) - 1)
    mend = None
    if there and near != "none" and _CUT_SHORT not in wrong + near:
        mend = Mend(begin, end, json.dumps(near, ensure_ascii=False)[1:-1])
    return Mark(problem, begin, end, exact=True, mend=mend)


def _within(problem: Problem[Any], wrong: str, literal: str, place: Place) -> Mark:
    at = literal.find(wrong)
    if at < 0:
        return Mark(problem, place.begin, place.end, exact=True)
    begin, end = place.begin + at, place.begin + at + len(wrong)
    near = problem.fault.near
    return Mark(problem, begin, end, exact=True, mend=Mend(begin, end, near) if near else None)


def _instead(fault: Fault, literal: str, place: Place) -> Mend | None:
    """What would stand there instead of the whole value."""
    text = ""
    if fault.near and fault.key in _WORDS:
        text = json.dumps(fault.near, ensure_ascii=False)
    elif fault.near and fault.key in _AS_WRITTEN:
        text = fault.near
    elif fault.key in _COUNTED:
        text = str(fault.facts["count"])
    elif fault.key == "not-whole" and literal.lstrip("-").isdecimal():
        least, most = (int(str(fault.facts[name]).replace("−", "-")) for name in ("least", "most"))
        text = str(least if literal.startswith("-") else most)
    return Mend(place.begin, place.end, text) if text else None

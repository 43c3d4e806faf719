"""Typed words → abilities and Exhaust Effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    AnyCondition,
    Exhaust,
    HeroAbility,
    Pay,
    Sentence,
)
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.games.travelers.language.problems import BadLine, shown
from stampadia.kernel.shapes import shape_of

LONGEST: Final = 1000
"""Characters. A card has room for about 150."""

_COST: Final = re.compile(r"\s*\(\s*([0-9]{1,3})\s*\)")
_LONGEST_NUMBER: Final = 6


class _Span(NamedTuple):
    """A stretch of the text, without the blanks around it, and the mark behind it."""

    start: int
    text: str
    mark: str


def read_ability(text: str, language: str) -> HeroAbility:
    if len(text) > LONGEST:
        raise BadLine("too-long", LONGEST, most=LONGEST)
    cost = _COST.match(text)
    if cost is None:
        raise BadLine("no-cost", 0, found=shown(text) or "none")
    said = phrases(language)
    sentences = [
        _sentence(start, sentence, said) for start, sentence in _sentences(text, cost.end())
    ]
    if not sentences:
        raise BadLine("nothing-here", cost.end())
    return HeroAbility(int(cost[1]), tuple(sentences))


def read_exhaust(text: str, half: int, language: str) -> Exhaust:
    if len(text) > LONGEST:
        raise BadLine("too-long", LONGEST, most=LONGEST)
    side: Side = "exhaust-1" if half else "exhaust-0"
    form, values = _look_up(_Span(0, text.strip(), ""), side, phrases(language))
    if form is None:
        near = phrases(language).nearest(shape_of(text), side) or "none"
        raise BadLine("unknown-exhaust", 0, found=shown(text) or "none", near=near)
    return Exhaust(values["cost"], form)


def _sentences(text: str, start: int) -> Iterator[tuple[int, str]]:
    """Each up to its stop."""
    while start < len(text):
        stop = text.find(".", start)
        end = len(text) if stop < 0 else stop
        if text[start:end].strip():
            yield start, text[start:end]
        elif stop >= 0:
            raise BadLine("nothing-here", start)
        start = end + 1


def _sentence(start: int, text: str, said: Phrases) -> Sentence:
    when: tuple[AnyCondition, ...] = ()
    if opening := _if(said).match(text):
        colon = text.find(":")
        if colon < 0:
            raise BadLine("no-colon", start + len(text.rstrip()))
        conditions = _split(_and(said), start + opening.end(), text[opening.end() : colon])
        when = tuple(_read(span, "conditions", said) for span in conditions)
        start, text = start + colon + 1, text[colon + 1 :]
    return Sentence(tuple(_actions(start, text, said)), when)


def _actions(start: int, text: str, said: Phrases) -> Iterator[AnyAction]:
    spans = _split(re.compile("[,:]"), start, text)
    for span in spans:
        action: AnyAction = _read(span, "actions", said)
        if span.mark == ":" and not isinstance(action, Pay):
            raise BadLine("stray-colon", span.start + len(span.text), found=shown(span.text))
        yield action


def _split(mark: re.Pattern[str], start: int, text: str) -> list[_Span]:
    spans = []
    at = 0
    for found in mark.finditer(text):
        spans.append(_span(start + at, text[at : found.start()], found[0]))
        at = found.end()
    return [*spans, _span(start + at, text[at:], "")]


def _span(start: int, text: str, mark: str) -> _Span:
    if not text.strip():
        raise BadLine("nothing-here", start)
    return _Span(start + len(text) - len(text.lstrip()), text.strip(), mark)


def _read(span: _Span, side: Side, said: Phrases) -> Any:
    kind, values = _look_up(span, side, said)
    if kind is None:
        near = said.nearest(shape_of(span.text), side) or "none"
        key = "unknown-action" if side == "actions" else "unknown-condition"
        raise BadLine(key, span.start, found=shown(span.text), near=near)
    return kind(**values)


def _look_up(span: _Span, side: Side, said: Phrases) -> tuple[Any, dict[str, Any]]:
    shape = shape_of(span.text)
    for number in shape.numbers:
        if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
            return None, {}
    for reading in said.readings[side].get(shape.form, ()):
        values = reading.values([int(number) for number in shape.numbers])
        if values is not None:
            return reading.kind, values
    return None, {}


@cache
def _if(said: Phrases) -> re.Pattern[str]:
    return re.compile(rf"\s*{said.joints['if']}\b", re.IGNORECASE)


@cache
def _and(said: Phrases) -> re.Pattern[str]:
    return re.compile(rf"\b{said.joints['and']}\b|&", re.IGNORECASE)

"""The words that join a sentence's parts: "If … and …:", "For 1 time", "You may", "or", "Else"."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from stampadia.games.travelers.language.cutting import Span, split
from stampadia.games.travelers.language.phrases import Phrases
from stampadia.games.travelers.language.problems import BadLine

Joint = Literal["if", "else", "once", "may"]


def opening(joint: Joint, span: Span, said: Phrases) -> int:
    """How many characters of the span are this joint; 0 if it begins otherwise."""
    found = _opening(said.joints[joint]).match(span.text)
    return found.end() if found else 0


def condition_and_rest(mark: re.Pattern[str], span: Span, said: Phrases) -> tuple[list[Span], Span]:
    """Each part of what stands before the mark, and what stands behind it."""
    condition, *rest = split(mark, span, most=1)
    if not rest:
        raise BadLine("no-colon", span.end)
    return parts(condition, said), rest[0]


def parts(span: Span, said: Phrases, *, commas: bool = False) -> list[Span]:
    """What "and" joins, and, where they may, commas."""
    words = f"{said.joints['and-before-e']}|{said.joints['and']}"
    return split(_and(words, commas), span)


def alternatives(span: Span, said: Phrases) -> list[Span]:
    """What "or" parts."""
    return split(_or(said.joints["or"]), span)


@cache
def _or(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{word}\b", re.IGNORECASE)


@cache
def _opening(words: str) -> re.Pattern[str]:
    return re.compile(r"\s*" + r"\s+".join(map(re.escape, words.split())) + r"\b", re.IGNORECASE)


@cache
def _and(words: str, commas: bool) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words})\b|&{'|,' if commas else ''}", re.IGNORECASE)

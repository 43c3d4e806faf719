"""Typed words → instructions of World and Dungeon cards."""

from __future__ import annotations

import re
from typing import Final, Literal

from stampadia.games.travelers.adventure_instructions import (
    AnyAct,
    AnyAdventureCondition,
    Instruction,
)
from stampadia.games.travelers.language.cutting import (
    COLON,
    COMMA_OR_COLON,
    Span,
    sentences,
    split,
    whole,
)
from stampadia.games.travelers.language.joints import condition_and_rest, opening, parts
from stampadia.games.travelers.language.looking_up import instruction
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.games.travelers.language.problems import BadLine, shown

_MARK_BEHIND: Final = re.compile(r"\s*[,:]")


def read_instruction(text: str, language: str) -> Instruction:
    """One sentence, and perhaps "Else: …" behind it."""
    said = phrases(language)
    sentence, *more = sentences(whole(text))
    read = _sentence(sentence, said)
    if not more:
        return read
    otherwise = _after("else", more[0], said)
    if otherwise is None:
        raise BadLine("second-sentence", more[0].start, found=shown(more[0].text))
    if len(more) > 1:
        raise BadLine("second-sentence", more[1].start, found=shown(more[1].text))
    if not read.when:
        raise BadLine("else-of-nothing", more[0].start)
    return _with_otherwise(read, _acts(otherwise, "acts", said))


def _with_otherwise(read: Instruction, otherwise: tuple[AnyAct, ...]) -> Instruction:
    return Instruction(read.do, read.when, read.once, read.may, read.price, otherwise)


def _sentence(sentence: Span, said: Phrases) -> Instruction:
    once = _after("once", sentence, said)
    rest = once or sentence
    when: tuple[AnyAdventureCondition, ...] = ()
    if length := opening("if", rest, said):
        conditions, rest = condition_and_rest(COMMA_OR_COLON, rest.after(length), said)
        when = tuple(instruction(part, "adventure-conditions", said) for part in conditions)
    may = opening("may", rest, said)
    asked, *done = split(COLON, rest.after(may))
    if len(done) > 1:
        raise BadLine("stray-colon", done[0].end, found=shown(done[0].text))
    first = _acts(asked, "offers" if may else "acts", said)
    return Instruction(
        do=_acts(done[0], "acts", said) if done else first,
        when=when,
        once=once is not None,
        may=bool(may),
        price=first if done else (),
    )


def _acts(span: Span, side: Side, said: Phrases) -> tuple[AnyAct, ...]:
    return tuple(_act(part, side, said) for part in parts(span, said, commas=True))


def _act(span: Span, side: Side, said: Phrases) -> AnyAct:
    act: AnyAct = instruction(span, side, said)
    if 0 in (getattr(act, "count", None), getattr(act, "amount", None)):
        raise BadLine("does-nothing", span.start, found=shown(span.text))
    return act


def _after(joint: Literal["else", "once"], span: Span, said: Phrases) -> Span | None:
    """What stands behind the joint and the mark that may follow it."""
    length = opening(joint, span, said)
    if not length:
        return None
    mark = _MARK_BEHIND.match(span.text, length)
    return span.after(mark.end() if mark else length)

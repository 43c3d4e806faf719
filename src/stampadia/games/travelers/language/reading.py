"""Typed words → abilities and Exhaust Effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    AnyCondition,
    Choose,
    Exhaust,
    HeroAbility,
    Pay,
    PlainAction,
    RepeatAbility,
    Sentence,
)
from stampadia.games.travelers.language.cutting import (
    COLON,
    COMMA_OR_COLON,
    LONGEST,
    Span,
    sentences,
    split,
    whole,
)
from stampadia.games.travelers.language.joints import alternatives, condition_and_rest, opening
from stampadia.games.travelers.language.looking_up import instruction, look_up
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.games.travelers.language.problems import BadLine, shown
from stampadia.workbench.shapes import shape_of

__all__ = ["LONGEST", "read_ability", "read_exhaust"]

_COST: Final = re.compile(r"\s*\(\s*([0-9]{1,3})\s*\)")


def read_ability(text: str, language: str) -> HeroAbility:
    ability = whole(text)
    cost = _COST.match(text)
    if cost is None:
        raise BadLine("no-cost", 0, found=shown(text) or "none")
    said = phrases(language)
    read = [_sentence(sentence, said) for sentence in sentences(ability.after(cost.end()))]
    return HeroAbility(int(cost[1]), tuple(read))


def read_exhaust(text: str, half: int, language: str) -> Exhaust:
    side: Side = "exhaust-1" if half else "exhaust-0"
    form, values = look_up(whole(text).text.strip(), side, phrases(language))
    if form is None:
        near = phrases(language).nearest(shape_of(text), side) or "none"
        raise BadLine("unknown-exhaust", 0, found=shown(text) or "none", near=near)
    return Exhaust(values["cost"], form)


def _sentence(sentence: Span, said: Phrases) -> Sentence:
    if length := opening("if", sentence, said):
        when, sentence = _conditions(sentence.after(length), said)
        return Sentence(_done(sentence, said), when)
    try:  # later cards print no "If" before what stands before a colon
        when, rest = _conditions(sentence, said)
    except BadLine:
        return Sentence(_done(sentence, said))
    return Sentence(_done(rest, said), when)


def _conditions(sentence: Span, said: Phrases) -> tuple[tuple[AnyCondition, ...], Span]:
    parts, rest = condition_and_rest(COLON, sentence, said)
    return tuple(instruction(part, "conditions", said) for part in parts), rest


def _done(sentence: Span, said: Phrases) -> tuple[AnyAction, ...]:
    """The actions of a sentence, or the one choice that it offers. "You may … or …" leaves the same
    choice as "… or …"."""
    may = opening("may", sentence, said)
    first, *others = alternatives(sentence.after(may), said)
    if len(others) > 1:
        raise BadLine("second-or", others[1].start, found=shown(others[1].text))
    kind, _ = look_up(first.text, "offered-actions", said)
    if may and kind is RepeatAbility and not others:
        return (RepeatAbility(),)
    actions = tuple(_actions(first, said, offered=may > 0))
    if not (may or others):
        return actions
    second = tuple(_actions(others[0], said, offered=may > 0)) if others else ()
    return (Choose(actions, second),)


def _actions(sentence: Span, said: Phrases, *, offered: bool) -> Iterator[PlainAction]:
    """What stands behind a price is an order again, in an offer too."""
    side: Side = "offered-actions" if offered else "actions"
    for span in split(COMMA_OR_COLON, sentence):
        action: PlainAction | RepeatAbility = instruction(span, side, said)
        if isinstance(action, RepeatAbility):
            raise BadLine("only-offered", span.start, found=shown(span.text))
        if span.mark == ":":
            side = "actions"
        if span.mark == ":" and not isinstance(action, Pay):
            raise BadLine("stray-colon", span.end, found=shown(span.text))
        yield action

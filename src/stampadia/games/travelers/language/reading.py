"""Typed words → abilities, Exhaust Effects, Modifiers and the instructions of adventures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.language.parsing import (
    COLON,
    COMMA_OR_COLON,
    BadLine,
    Span,
    alternatives,
    condition_and_rest,
    fields,
    instruction,
    look_up,
    opening,
    parts,
    sentences,
    split,
    whole,
)
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.workbench.bilingual import Text
from stampadia.workbench.problems import shown
from stampadia.workbench.shapes import shape_of

_COST: Final = re.compile(r"\s*\(\s*([0-9]{1,3})\s*\)")


def read_ability(text: str, language: str) -> say.HeroAbility:
    ability = whole(text)
    cost = _COST.match(text)
    if cost is None:
        raise BadLine("no-cost", 0, found=shown(text) or "none")
    said = phrases(language)
    read = [_ability_sentence(sentence, said) for sentence in sentences(ability.after(cost.end()))]
    return say.HeroAbility(int(cost[1]), tuple(read))


def read_exhaust(text: str, half: int, language: str) -> say.Exhaust:
    side: Side = "exhaust-1" if half else "exhaust-0"
    form, values = look_up(whole(text).text.strip(), side, phrases(language))
    if form is None:
        near = phrases(language).nearest(shape_of(text), side) or "none"
        raise BadLine("unknown-exhaust", 0, found=shown(text) or "none", near=near)
    return say.Exhaust(values["cost"], form)


def _ability_sentence(sentence: Span, said: Phrases) -> say.Sentence:
    if length := opening("if", sentence, said):
        when, sentence = _conditions(sentence.after(length), said)
        return say.Sentence(_done(sentence, said), when)
    try:  # later cards print no "If" before what stands before a colon
        when, rest = _conditions(sentence, said)
    except BadLine:
        return say.Sentence(_done(sentence, said))
    return say.Sentence(_done(rest, said), when)


def _conditions(sentence: Span, said: Phrases) -> tuple[tuple[say.AnyCondition, ...], Span]:
    parts, rest = condition_and_rest(COLON, sentence, said)
    return tuple(instruction(part, "conditions", said) for part in parts), rest


def _done(sentence: Span, said: Phrases) -> tuple[say.AnyAction, ...]:
    """The actions of a sentence, or the one choice that it offers. "You may … or …" leaves the same
    choice as "… or …"."""
    may = opening("may", sentence, said)
    first, *others = alternatives(sentence.after(may), said)
    if len(others) > 1:
        raise BadLine("second-or", others[1].start, found=shown(others[1].text))
    kind, _ = look_up(first.text, "offered-actions", said)
    if may and kind is say.RepeatAbility and not others:
        return (say.RepeatAbility(),)
    actions = tuple(_actions(first, said, offered=may > 0))
    if not (may or others):
        return actions
    second = tuple(_actions(others[0], said, offered=may > 0)) if others else ()
    return (say.Choose(actions, second),)


def _actions(sentence: Span, said: Phrases, *, offered: bool) -> Iterator[say.PlainAction]:
    """What stands behind a price is an order again, in an offer too."""
    side: Side = "offered-actions" if offered else "actions"
    for span in split(COMMA_OR_COLON, sentence):
        action: say.PlainAction | say.RepeatAbility = instruction(span, side, said)
        if isinstance(action, say.RepeatAbility):
            raise BadLine("only-offered", span.start, found=shown(span.text))
        if span.mark == ":":
            side = "actions"
        if span.mark == ":" and not isinstance(action, say.Pay):
            raise BadLine("stray-colon", span.end, found=shown(span.text))
        yield action


# World and Dungeon cards


_MARK_BEHIND: Final = re.compile(r"\s*[,:]")


def read_instruction(text: str, language: str) -> say.Instruction:
    """One sentence, and perhaps "Else: …" behind it."""
    said = phrases(language)
    sentence, *more = sentences(whole(text))
    read = _instruction(sentence, said)
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


def _with_otherwise(read: say.Instruction, otherwise: tuple[say.AnyAct, ...]) -> say.Instruction:
    return say.Instruction(read.do, read.when, read.once, read.may, read.price, otherwise)


def _instruction(sentence: Span, said: Phrases) -> say.Instruction:
    once = _after("once", sentence, said)
    rest = once or sentence
    when: tuple[say.AnyAdventureCondition, ...] = ()
    if length := opening("if", rest, said):
        conditions, rest = condition_and_rest(COMMA_OR_COLON, rest.after(length), said)
        when = tuple(instruction(part, "adventure-conditions", said) for part in conditions)
    may = opening("may", rest, said)
    asked, *done = split(COLON, rest.after(may))
    if len(done) > 1:
        raise BadLine("stray-colon", done[0].end, found=shown(done[0].text))
    first = _acts(asked, "offers" if may else "acts", said)
    return say.Instruction(
        do=_acts(done[0], "acts", said) if done else first,
        when=when,
        once=once is not None,
        may=bool(may),
        price=first if done else (),
    )


def _acts(span: Span, side: Side, said: Phrases) -> tuple[say.AnyAct, ...]:
    return tuple(_act(part, side, said) for part in parts(span, said, commas=True))


def _act(span: Span, side: Side, said: Phrases) -> say.AnyAct:
    act: say.AnyAct = instruction(span, side, said)
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


# Enemies: what an Index Card or a scroll says of them

_NAMELESS: Final = Text()


def read_modifier(text: str, language: str, name: Text = _NAMELESS) -> Modifier:
    """Names are no language: whoever knows the Modifier's gives it."""
    said = phrases(language)
    span, *more = sentences(whole(text))
    if more:
        raise BadLine("one-sentence", more[0].start, found=shown(more[0].text))
    length = opening("if", span, said)
    if not length:
        return Modifier(name, **_trap(span, said))
    parts, effect = condition_and_rest(COLON, span.after(length), said)
    if len(parts) > 1:
        raise BadLine("not-of-enemies", parts[1].start, found=shown(parts[1].text))
    kind, change = fields(effect, "modifier", said)
    if kind == "trap" or change["by"] == 0:
        raise BadLine("does-nothing", effect.start, found=shown(effect.text))
    return Modifier(name, **change, **_in_play(parts[0], said))


def _trap(span: Span, said: Phrases) -> dict[str, Any]:
    kind, _ = fields(span, "modifier", said)
    if kind != "trap":
        raise BadLine("no-condition", span.start, found=shown(span.text))
    return {"trap": True}


def _in_play(span: Span, said: Phrases) -> dict[str, Any]:
    match instruction(span, "conditions", said):
        case say.HasElement(element, count, "play", False):
            return {"element": element, "count": count}
        case say.HasBanner(tips, count, "play"):
            return {"banner": tips, "count": count}
        case say.HasCards(how, count, "play"):
            return {"cards": how, "count": count}
        case _:
            raise BadLine("not-of-enemies", span.start, found=shown(span.text))

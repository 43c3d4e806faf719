"""Typed words → abilities, Exhaust Effects, Modifiers and the instructions of adventures.

A text is cut at its marks and joints, and each stretch of it is read as the one instruction whose
shape it has. What stands in brackets is never cut, nor the letter that ends a row of boxes: in
Italian an E could be an "and".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import PACKAGE, Modifier
from stampadia.games.travelers.language.phrases import MOST_BOXES, Phrases, Side, phrases
from stampadia.workbench import problems
from stampadia.workbench.bilingual import Text
from stampadia.workbench.phrases import Reading
from stampadia.workbench.problems import shown
from stampadia.workbench.shapes import Shape, shape_of


class BadLine(problems.BadLine):
    """An ability or an Exhaust Effect that cannot be read."""

    catalogue: ClassVar[str] = PACKAGE


LONGEST: Final = 1000
"""Characters. A card has room for about 150."""

STOP: Final = re.compile(r"\.")
COLON: Final = re.compile(":")
COMMA_OR_COLON: Final = re.compile("[,:]")

_UNCUT: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|>\s*[A-Za-z]\b")


class Span(NamedTuple):
    """A stretch of the text, and the mark behind it."""

    start: int
    text: str
    mark: str = ""

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    def after(self, lead: int) -> Span:
        """What is left behind so many characters."""
        return Span(self.start + lead, self.text[lead:], self.mark)


def whole(text: str) -> Span:
    if len(text) > LONGEST:
        raise BadLine("too-long", LONGEST, most=LONGEST)
    return Span(0, text)


def sentences(span: Span) -> list[Span]:
    """Each up to its stop; the last one may go without."""
    found = split(STOP, span, blank_end=True)
    return found if found[-1].text else found[:-1]


def split(
    mark: re.Pattern[str], span: Span, most: int = 0, *, blank_end: bool = False
) -> list[Span]:
    """At every mark, or at so many at most; without the blanks around each."""
    spans = []
    rest = span
    for found in mark.finditer(_UNCUT.sub(_hidden, span.text)):
        end = span.start + found.start()
        spans.append(_trimmed(Span(rest.start, rest.text[: end - rest.start], found[0])))
        rest = span.after(found.end())
        if len(spans) == most:
            break
    blank = blank_end and bool(spans) and not rest.text.strip()
    return [*spans, Span(rest.end, "") if blank else _trimmed(rest)]


def _hidden(uncut: re.Match[str]) -> str:
    return " " * len(uncut[0])


def _trimmed(span: Span) -> Span:
    text = span.text.strip()
    if not text:
        raise BadLine("nothing-here", span.start)
    return Span(span.start + span.text.index(text), text, span.mark)


# The words that join a sentence's parts: "If … and …:", "For 1 time", "You may", "or", "Else"


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


# Looking up


_LONGEST_NUMBER: Final = 6
_BOX: Final = r"\[\s*([A-Za-z]?)\s*\]"
_BOXES: Final = re.compile(rf"{_BOX}(?:\s*{_BOX})*")
_EACH_BOX: Final = re.compile(_BOX)
_BLANK_BEFORE_NUMBERS: Final = re.compile(r"\[\s*\](?=\s*(?:\[\s*|>\s*)[0-9])")
"""The first box of a row of numbers: what it holds can never be gained."""

_UNKNOWN: Final[dict[Side, str]] = {
    "conditions": "unknown-condition",
    "adventure-conditions": "unknown-condition",
    "modifier": "unknown-modifier",
}


def instruction(span: Span, side: Side, said: Phrases) -> Any:
    kind, values = fields(span, side, said)
    return kind(**values)


def fields(span: Span, side: Side, said: Phrases) -> tuple[Any, dict[str, Any]]:
    """What is said, and with which values; or it is refused."""
    kind, values = look_up(span.text, side, said)
    if kind is None:
        key = _UNKNOWN.get(side, "unknown-action")
        found, near = shown(span.text), _perhaps_meant(span.text, side, said)
        if near.casefold() == found.casefold():  # its form is right, a number in it is not
            near = ""
        raise BadLine(key, span.start, found=found, near=near or "none")
    return kind, values


def _perhaps_meant(text: str, side: Side, said: Phrases) -> str:
    """As a card would print it with these numbers: 2 cards, not 2 card."""
    near = said.nearest(_shape(text), side)
    kind, values = look_up(near, side, said)
    return said.phrase(kind(**values), side) if isinstance(kind, type) else near


def look_up(text: str, side: Side, said: Phrases) -> tuple[Any, dict[str, Any]]:
    shape = _shape(text)
    for number in shape.numbers:
        if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
            return None, {}
    for reading in said.readings[side].get(shape.form, ()):
        values = _values(reading, shape)
        if values is not None:
            return reading.kind, values
    return None, {}


def _values(reading: Reading, shape: Shape) -> dict[str, Any] | None:
    values = reading.values([int(number) for number in shape.numbers])
    if values is None or reading.quoted is None:
        return values
    boxes = _lettered(shape.quoted or "")
    if reading.quoted.kind == "letters":
        return {**values, reading.quoted.field: boxes} if boxes else None
    return {**values, reading.quoted.field: boxes[0]} if len(boxes) == 1 else None


def _lettered(row: str) -> tuple[str, ...]:
    """What stands in each box; nothing if the text is no row of boxes, or too long a one."""
    if not _BOXES.fullmatch(row):
        return ()
    letters = tuple(letter.upper() for letter in _EACH_BOX.findall(row))
    return letters if len(letters) <= MOST_BOXES else ()


def _shape(text: str) -> Shape:
    numbered = _BLANK_BEFORE_NUMBERS.sub("[0]", text)
    return shape_of(_BOXES.sub(lambda row: f'"{row[0]}"', numbered))


# Abilities and Exhaust Effects


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

"""One part of a condition, or one term of an action: typed words → instruction."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from stampadia.games.chronicles.instructions import AnyAct, AnyPart, Riddle, Text
from stampadia.games.chronicles.language.abilities import ability_at
from stampadia.games.chronicles.language.names import Names
from stampadia.games.chronicles.language.phrases import (
    SERIES,
    BadLine,
    Instruction,
    Reading,
    Side,
    Slot,
    Template,
    phrases,
)
from stampadia.workbench.phrases import perhaps_meant
from stampadia.workbench.problems import shown
from stampadia.workbench.shapes import Shape, shape_of

_INSTRUCTIVE: Final = re.compile(r"[+\-−–0-9]|[x×]\s*[0-9@\[]", re.IGNORECASE)
"""How narrative must not begin: a player would look for the effect."""
_NAME: Final = re.compile(r"<[\w-]+>")
"""Narrative of a blueprint, to be chosen later."""
_SPOKEN: Final = '"'
"""The shape of words that are all in quotes."""


class Terms:
    """Reads terms in one language, with the names of one sheet."""

    def __init__(self, language: str, names: Names, rooms: Mapping[str, int] | None) -> None:
        self.language = language
        self.names = names
        self.rooms = rooms
        self.said = phrases(language)

    def part(self, text: str, place: int) -> AnyPart:
        shape = shape_of(text)
        found: AnyPart | None = self._phrase("parts", shape, place)
        if found is None:
            found = self._with_item("parts", text, place)
        if found is None:
            raise self._unknown("unknown-part", "parts", shape, place)
        return found

    def act(self, shape: Shape, place: int) -> AnyAct | None:
        """None is narrative."""
        found: AnyAct | None = self._phrase("acts", shape, place)
        if found is None and not _NAME.fullmatch(shape.text):
            found = self._with_item("acts", shape.text, place)
            if found is None:
                self._check_narrative(shape, place)
        return found

    def words(self, text: str) -> Text:
        text = " ".join(text.split())
        return Text(it=text) if self.language == "it" else Text(en=text)

    # What the phrases say

    def _phrase(self, side: Side, shape: Shape, place: int) -> Any:
        for reading in self.said.readings[side].get(shape.form, ()):
            if (values := self._values(reading, shape, place)) is not None:
                return reading.kind(**values)
        return None

    def _values(self, reading: Reading, shape: Shape, place: int) -> dict[str, Any] | None:
        if len(shape.numbers) != len(reading.numbers):
            return None
        numbers = []
        for wanted, found in zip(reading.numbers, shape.numbers, strict=True):
            number = self._number(wanted, found, shape, place)
            if number is None:
                return None
            numbers.append(number)
        values = reading.values(numbers)
        if values is None or reading.quoted is None:
            return values
        quoted = self._quoted(reading.quoted, shape, place)
        return None if quoted is None else values | quoted

    def _number(self, wanted: int | str, found: str, shape: Shape, place: int) -> int | None:
        if not found.startswith("@"):
            return int(found)
        if self.rooms is None or wanted != "room":
            return None
        if found[1:] not in self.rooms:
            near = get_close_matches(found[1:], self.rooms, n=1)
            place += shape.text.index(found)
            told = f"@{near[0]}" if near else "none"
            raise BadLine("unknown-room", place, found=shown(found), near=told)
        return self.rooms[found[1:]]

    def _quoted(self, slot: Slot, shape: Shape, place: int) -> dict[str, Any] | None:
        quoted, field = shape.quoted, slot.field
        if not quoted:
            return None
        match slot.kind:
            case "keyword":
                return {field: self.names.find_keyword(quoted, self.language)}
            case "series":
                stem = quoted.replace("…", SERIES).removesuffix(SERIES).rstrip()
                return {field: self.names.find_keyword(stem, self.language)} if stem else None
            case "words":
                return {field: self.words(quoted)}
            case "box":
                place += shape.text.index(quoted)
                return {field: ability_at(quoted, place, self.language)}
        found = _sign(self.language).fullmatch(quoted)
        if found is None:
            return None
        plus = "".join((found["plus"] or "0").replace("−", "-").replace("–", "-").split())
        return {field: self.words(found["label"]), "plus": int(plus)}

    def _with_item(self, side: Side, text: str, place: int) -> Any:
        found = _item_lead(side, self.language).fullmatch(text)
        if found is None:
            return None
        key, name = self._item(found), found["item"]
        if key is not None:
            return _item_kinds(side, self.language)[found["lead"].lower()](item=key)
        if name[0].isdigit():
            return None
        near = self.names.nearest_item(name, self.language) or "none"
        raise BadLine("unknown-item", place + found.start("item"), found=shown(name), near=near)

    def _item(self, found: re.Match[str]) -> str | None:
        name = found["item"]
        key = self.names.find_item(name, self.language)
        return key or self.names.find_item(name.rstrip(" ."), self.language)

    # What they do not say

    def _check_narrative(self, shape: Shape, place: int) -> None:
        form, text = shape.form, shape.text
        if form == _SPOKEN:
            return
        if form in self.said.readings["parts"] or self._pays_item(text):
            raise BadLine("condition-in-action", place, found=shown(text))
        if shape.quoted and _sign(self.language).fullmatch(shape.quoted):
            riddle = next(t for t in self.said.templates["acts"] if t.kind is Riddle)
            raise BadLine("unknown-act", place, found=shown(text), near=self.said.shown(riddle))
        if (
            _INSTRUCTIVE.match(text)
            or form in self.said.longer
            or _instructive_lead(self.language).match(text)
        ):
            raise self._unknown("unknown-act", "acts", shape, place)
        if near := misspelt(shape, self.language):
            raise BadLine("unknown-act", place, found=shown(text), near=near)

    def _pays_item(self, text: str) -> bool:
        found = _item_lead("parts", self.language).fullmatch(text)
        return found is not None and self._item(found) is not None

    def _unknown(self, key: str, side: Side, shape: Shape, place: int) -> BadLine:
        near = nearest(shape, side, self.language) or "none"
        return BadLine(key, place, found=shown(shape.text), near=near)


def _spaced(words: str) -> str:
    return r"\s+".join(re.escape(word) for word in words.split())


@cache
def _item_kinds(side: Side, language: str) -> dict[str, Instruction]:
    """Which instruction about an item begins with which word."""
    return {
        template.lead.lower(): template.kind
        for template in phrases(language).templates[side]
        if any(slot.kind == "item" for slot in template.slots)
    }


@cache
def _item_lead(side: Side, language: str) -> re.Pattern[str]:
    leads = "|".join(map(re.escape, _item_kinds(side, language)))
    return re.compile(rf"(?P<lead>{leads})\s+(?P<item>.+)", re.IGNORECASE | re.DOTALL)


@cache
def _instructive_lead(language: str) -> re.Pattern[str]:
    """Words with which narrative does not begin: those that call for a keyword or an ability, and
    those of which an instruction has several before its number."""
    leads = set()
    for template in phrases(language).templates["acts"]:
        kinds = {slot.kind for slot in template.slots}
        several = " " in template.lead and not kinds & {"sign", "cases"}
        if kinds & {"keyword", "box"} or (several and kinds):
            leads.add(template.lead.rstrip("'\" "))
    return re.compile(rf"(?:{'|'.join(map(_spaced, sorted(leads)))})(?!\w)", re.IGNORECASE)


@cache
def table_lead(language: str) -> re.Pattern[str]:
    """How a table of rolls begins; whatever follows is its first case."""
    leads = (
        template.lead.removesuffix(":")
        for template in phrases(language).templates["acts"]
        if any(slot.kind == "cases" for slot in template.slots)
    )
    return re.compile(rf"(?:{'|'.join(map(_spaced, leads))})(?!\w)\s*:?\s*", re.IGNORECASE)


@cache
def _sign(language: str) -> re.Pattern[str]:
    before, after = phrases(language).sign.split("{label}")
    return re.compile(
        rf"\s*{_spaced(before)}\s+(?P<label>.+?)\s*{_spaced(after)}\s*"
        r"(?P<plus>[+\-−–]\s*[0-9]+)?\s*\.?\s*",
        re.IGNORECASE | re.DOTALL,
    )


# Which phrase a text is nearly: to tell a misspelt instruction from narrative, and to say what
# was perhaps meant.


ALIKE: Final = 0.8
"""So alike are an instruction and its misspelling; fewer letters in common are a coincidence."""
_MOST_COUNTED: Final = 5


class _Known(NamedTuple):
    form: str
    letters: int
    template: Template


def misspelt(shape: Shape, language: str) -> str:
    """The phrase that this nearly is, or nothing."""
    found = _misspelt(shape.form, language)
    return phrases(language).shown(found, shape.numbers) if found else ""


@lru_cache(maxsize=4096)
def _misspelt(form: str, language: str) -> Template | None:
    letters = _letters(form)
    matcher: SequenceMatcher[str] | None = None
    for known, apart in _of_like_length(len(form), language):
        # A bound of the likeness that difflib would find, in a hundredth of the time.
        if (letters ^ known.letters).bit_count() > apart:
            continue
        if matcher is None:
            matcher = SequenceMatcher(autojunk=False)
            matcher.set_seq2(form)
        matcher.set_seq1(known.form)
        if matcher.ratio() >= ALIKE:
            return known.template
    return None


def nearest(shape: Shape, side: Side, language: str) -> str:
    """The phrase that was perhaps meant, or nothing."""
    known = {known.form: known.template for known in _known(side, language)}
    form = perhaps_meant(shape.form, {form: form for form in known})
    return phrases(language).shown(known[form], shape.numbers) if form else ""


@cache
def _of_like_length(length: int, language: str) -> tuple[tuple[_Known, float], ...]:
    """The phrases that a text of this length can be alike, each with the number of letters that
    may differ."""
    found = []
    for known in (*_known("acts", language), *_known("parts", language)):
        apart = (1 - ALIKE) * (length + len(known.form))
        if abs(length - len(known.form)) <= apart:
            found.append((known, apart))
    return tuple(found)


@cache
def _known(side: Side, language: str) -> tuple[_Known, ...]:
    """Every phrase once, by the shape of an example."""
    said = phrases(language)
    found: dict[str, Template] = {}
    for template in said.templates[side]:
        # Many a sign says something; which one is a riddle shows inside its quotes.
        if not any(slot.kind in ("sign", "words") for slot in template.slots):
            found.setdefault(shape_of(said.shown(template)).form, template)
    return tuple(_Known(form, _letters(form), template) for form, template in found.items())


def _letters(form: str) -> int:
    """How often each letter occurs, as so many ones in its place: the ones in which two forms
    differ are at most the letters in which they do."""
    bits = 0
    for letter in set(form):
        ones = (1 << min(form.count(letter), _MOST_COUNTED)) - 1
        bits |= ones << (ord(letter) & 31) * _MOST_COUNTED
    return bits

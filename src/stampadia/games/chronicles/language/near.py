"""Which phrase a text is nearly: to tell a misspelt instruction from narrative, and to say what was
perhaps meant."""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import cache, lru_cache
from typing import Final, NamedTuple

from stampadia.games.chronicles.language.phrases import Side, Template, phrases
from stampadia.workbench.phrases import perhaps_meant
from stampadia.workbench.shapes import Shape, shape_of

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

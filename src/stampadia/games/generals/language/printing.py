"""Effect data → what the card says.

The sentences stand in the catalogues. Here is what no catalogue can say: which ops share a
sentence, and what must be said in full so that it is read as it was meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AddDrawn,
    AnyOp,
    AttackAgainMerged,
    AttackPlaces,
    CardsOf,
    Change,
    CopyText,
    DrawAndPick,
    DrawToRow,
    Elements,
    Guard,
    IfTopInfuses,
    Infuse,
    InfuseAny,
    InfuseLike,
    Later,
    MoveWounds,
    Need,
    OnHit,
    RemoveWounds,
    Repeat,
    Ritual,
    Skill,
    TableTest,
    units_named,
)
from stampadia.games.generals.language.terms import GROUPS
from stampadia.games.generals.language.units import SELF, Amount, Spaces, Test, That, Units
from stampadia.games.generals.language.wording import (
    PACKAGE,
    contractions,
    is_ritual,
    printed_amount,
    ritual_known,
    signed_amount,
)
from stampadia.words import words

_SYMBOL: Final = re.compile(r"\[([a-z]+)\]")
_QUOTED: Final = re.compile("(“[^”]*”)")
_TOUCHING: Final = re.compile(r"(?<=[^\W\d_])(?=\{)")
_HOW: Final = {"<": "less", "<=": "most", "=": "same", ">=": "least", ">": "more"}
_FRAMES: Final = (Repeat, OnHit, Guard, AttackAgainMerged, CopyText)
"""What they say holds to the end of the sentence."""
_LONG: Final = (AddDrawn, AttackPlaces, DrawAndPick, DrawToRow)
"""What they say is a list of clauses itself."""
_WHOSE: Final = {
    Change: ("to-is",),
    Infuse: ("to-is",),
    InfuseAny: ("to-is",),
    InfuseLike: ("to-is",),
    RemoveWounds: ("of-is",),
}
"""Ops that are for the unit itself, where they do not say for whom."""
_COUNTS: Final = {Amount(0): "zero", Amount(1): "one", Amount(2): "two"}

Fact = tuple[str, str]
"""A value's words and its kind."""


@cache
def printer(language: str) -> Printer:
    return Printer(language)


class Printer:
    """Writes in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = words(language, PACKAGE)

    def skill(self, skill: Skill) -> tuple[str, str]:
        """Condition and text."""
        before = [self._need(need) for need in skill.need]
        before += [
            self._clause(
                op,
                nested=True,
                whose=_must_say_whose(
                    skill.cost if isinstance(op, Change) else skill.cost[number:]
                ),
            )
            for number, op in enumerate(skill.cost)
        ]
        do = self._sentences(skill.do)
        condition = ""
        if do and len(before) == 1 and skill.need and isinstance(skill.need[0], Elements):
            condition = before.pop()
        if before and do:
            do = f"{', '.join(before)}: {do}"
        told = [_capital(do or ", ".join(before)), *map(self._later, skill.later)]
        return condition, self._contracted(_ended(told))

    # Sentences

    def _sentences(self, ops: Sequence[AnyOp]) -> str:
        sentences: list[list[AnyOp]] = []
        closed = True
        for op in ops:
            if closed or _opens(op):
                sentences.append([])
            sentences[-1].append(op)
            closed = _opens(op) or _is_long(op)
        told = [self._clauses(sentence) for sentence in sentences]
        return ". ".join([*told[:1], *map(_capital, told[1:])])

    def _clauses(self, ops: Sequence[AnyOp], *, nested: bool = False) -> str:
        told = [
            self._clause(
                op,
                nested=nested,
                whose=_must_say_whose(ops if isinstance(op, Change) else ops[:number]),
            )
            for number, op in enumerate(ops)
        ]
        if all(isinstance(op, Change) for op in ops) or any(_is_short(op) for op in ops):
            return ", ".join(told)
        return self._listed(told, "list-and" if len(told) == 2 else "list-last")

    def _clause(self, op: AnyOp, *, nested: bool = False, whose: bool = False) -> str:
        if isinstance(op, IfTopInfuses):
            return self._if_top(op, nested=nested)
        if isinstance(op, Ritual):
            return self._ritual(op)
        facts = self._facts(op)
        if isinstance(op, Change):
            facts["by"] = signed_amount(op.by, self._say("same-number"))
        for field in _WHOSE.get(type(op), ()) if whose else ():
            facts[field] = "other"
        if isinstance(op, MoveWounds) and op.amount is None:
            facts["up_to-is"] = "no"
        told = self._say(f"op-{type(op).__struct_config__.tag}", **facts)
        return f"({told})" if nested and _opens(op) else told

    def _if_top(self, op: IfTopInfuses, *, nested: bool) -> str:
        short = _is_short(op) and not nested
        told = self._say("op-if-top-infuses-short" if short else "op-if-top-infuses",
                         do=self._clauses(op.do, nested=not short))  # fmt: skip
        if op.otherwise:
            rest = self._clauses(op.otherwise, nested=True)
            told += self._say("op-if-top-infuses-else", otherwise=rest)
        return f"({told})" if nested else told

    def _ritual(self, op: Ritual) -> str:
        if known := ritual_known(op.words, self._language):
            return known
        # The grammar takes its time, and few rituals need it.
        from stampadia.games.generals.language.parsing import parser

        pattern = parser(self._language).get_terminal("RITUAL").pattern.to_regexp()
        plain = op.words[:1].lower() + op.words[1:]
        if plain.islower() and re.fullmatch(pattern, plain) and is_ritual(plain):
            return plain
        return f"“{op.words}”"

    def _later(self, later: Later) -> str:
        return self._say("later", when=later.when, do=self._sentences(later.do))

    def _need(self, need: Need) -> str:
        if isinstance(need, Elements):
            return self._fact(need.of)[0]
        facts = self._facts(need)
        if isinstance(need, TableTest):
            facts["how"] = _HOW[need.how]
        return self._say(f"need-{type(need).__struct_config__.tag}", **facts)

    # Facts

    def _facts(self, of: Struct) -> dict[str, str]:
        facts: dict[str, str] = {}
        for name in of.__struct_fields__:
            facts[name], facts[f"{name}-is"] = self._fact(getattr(of, name))
        return facts

    def _fact(self, value: Any) -> Fact:
        match value:
            case None:
                return "", "none"
            case bool():
                return "", "yes" if value else "no"
            case int():
                return str(value), "one" if value == 1 else "many"
            case str():
                return value, "some"
            case Amount():
                told = printed_amount(value, self._say("same-number"))
                return told, _COUNTS.get(value, "many")
            case tuple():
                return self._many(value)
        return self._unit(value)

    def _many(self, values: tuple[Any, ...]) -> Fact:
        match values:
            case ():
                return "", "none"
            case (str(), *_):
                return "".join(f"{{{element}}}" for element in values), "some"
            case (int(), *_):
                columns = [self._say(f"column-{column}") for column in values]
                return self._listed(columns), "some"
            case (CardsOf(), *_):
                told = [self._say("cards-of", **self._facts(cards)) for cards in values]
                return self._listed(told), "one" if sum(c.count for c in values) == 1 else "many"
            case (Test(), *_):
                told = [self._say("unit-test", **self._facts(test)) for test in values]
                return self._listed(told), "some"
            case (unit,) if not isinstance(unit, OP_TYPES):
                return self._unit(unit)
            case (first, *_) if not isinstance(first, OP_TYPES):
                return self._listed([self._unit(unit)[0] for unit in values]), "other"
        return self._clauses(values, nested=True), "some"

    def _unit(self, unit: Units) -> Fact:
        if unit == SELF:
            return self._say("space-self"), "self"
        if isinstance(unit, That):
            return self._say("units-that"), "that"
        if not isinstance(unit, Spaces):
            return self._say(
                f"units-{type(unit).__struct_config__.tag}", **self._facts(unit)
            ), "other"
        told = self._spaces(unit)
        if unit.reach is None:
            return told, "other"
        return self._say("units-reach", at=told, reach=self._fact(unit.reach)[0]), "other"

    def _spaces(self, spaces: Spaces) -> str:
        for name, at in GROUPS.items():
            if at == spaces.at:
                return f"{{{name}}}"
        each = (self._unit(Spaces((space,)))[0] for space in spaces.at)
        return self._listed(list(each))

    # Words

    def _say(self, key: str, **facts: str) -> str:
        return _SYMBOL.sub(r"{\1}", self._words.say(key, **facts))

    def _listed(self, told: list[str], last: str = "list-and") -> str:
        if len(told) < 2:
            return "".join(told)
        return ", ".join(told[:-1]) + self._say(last) + told[-1]

    def _contracted(self, text: str) -> str:
        """With "a il" as "al", where a language asks for it, and no word touching a symbol."""
        pieces = _QUOTED.split(text)
        for number in range(0, len(pieces), 2):
            for loose, tight in contractions(self._language):
                pieces[number] = loose.sub(tight, pieces[number])
            pieces[number] = _TOUCHING.sub(" ", pieces[number])
        return "".join(pieces)


def _opens(op: AnyOp) -> bool:
    """Whether it takes the rest of the sentence."""
    return isinstance(op, _FRAMES) or (isinstance(op, IfTopInfuses) and not _is_short(op))


def _is_long(op: AnyOp) -> bool:
    """Whether it is said in several clauses, so that what follows is another sentence."""
    return isinstance(op, _LONG) or (isinstance(op, IfTopInfuses) and bool(op.otherwise))


def _is_short(op: AnyOp) -> bool:
    """ "draw 1 card if …" """
    if not isinstance(op, IfTopInfuses) or len(op.do) != 1:
        return False
    (only,) = op.do
    return not _opens(only) and not isinstance(only, IfTopInfuses)


def _must_say_whose(ops: Sequence[AnyOp]) -> bool:
    """ "+1{attack} to this Unit, +1{life} to {front}": where others are named in a sentence, a
    change without a "to" could be theirs."""
    return any(units != SELF for op in ops for units in units_named(op))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ended(sentences: list[str]) -> str:
    """Sentences with stops between them; behind a symbol or a bracket the last has none."""
    text = ""
    for sentence in filter(None, sentences):
        text += f"{'' if not text else ' ' if text.endswith(')') else '. '}{sentence}"
    return text if not text or text.endswith(("}", ")")) else f"{text}."

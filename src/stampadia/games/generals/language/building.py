"""Rules of the grammars: sentences and the whole text. The parser calls a rule's
method when it has read the rule's parts, from the inside out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from lark import Token
from msgspec import structs

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.marks import (
    Mark,
    Meaningless,
    Piece,
    Subject,
    across,
    joined,
    meant_for,
    merged_again,
)
from stampadia.games.generals.language.numbers import NumberRules, number_in
from stampadia.games.generals.language.table_ops import TableOpRules
from stampadia.games.generals.language.targets import TargetRules
from stampadia.games.generals.language.unit_ops import UnitOpRules
from stampadia.games.generals.skills import (
    OPS,
    Amount,
    AnyOp,
    AttackAgainMerged,
    DiscardCards,
    Elements,
    Every,
    Guard,
    IfTopInfuses,
    Later,
    Need,
    OnHit,
    Repeat,
    Skill,
    Units,
    X,
)

_KEPT: Final = frozenset(
    (
        *(
            "INT",
            "ORDINAL",
            "X",
            "LEVEL",
            "CMP",
            "TWICE",
            "THEN",
            "RITUAL",
            "QUOTED",
            "IN_FRONT_OF",
        ),
        *("FRONT", "LEFT", "RIGHT", "SIDES", "FRONTLEFT", "FRONTRIGHT", "FRONTSIDES", "AROUND"),
    )
)
"""Words that say more than which rule it is."""

_Said = list[tuple[Piece, bool]]
"""Pieces, each with whether a mere "and" ties it to the one before."""


class SentenceRules:
    def item(self, piece: Piece | list[Piece]) -> _Said:
        pieces = piece if isinstance(piece, list) else [piece]
        return [(each, False) for each in pieces]

    def group(self, segment: list[Piece]) -> _Said:
        return [(piece, False) for piece in segment]

    def items(self, said: _Said) -> _Said:
        return said

    def more_items(self, said: _Said, separator: Token, more: _Said) -> _Said:
        (first, _), *rest = more
        return [*said, (first, "," not in separator and ";" not in separator), *rest]

    def if_top_suffix(self, said: _Said) -> _Said:
        """What hangs together by "and" is done if; what a comma sets apart, in any case."""
        start = len(said) - 1
        while start and (said[start][1] or _goes_on(said[start][0])):
            start -= 1
        do = _ops(joined([piece for piece, _ in said[start:]]))
        return [*said[:start], (IfTopInfuses(do), False)]

    def if_suffix(self, said: _Said, need: Need) -> _Said:
        """ "draw 1 card if {level} is less than 4": said of one thing, it is said of the skill."""
        if len(said) != 1:
            raise Meaningless
        return [(need, False), *said]

    def for_each_suffix(self, said: _Said, elements: tuple[Element, ...]) -> _Said:
        """ "+1{attack} for each {fire}{fire}" is "{fire}{fire}: {x} times, +1{attack}"."""
        if len(said) != 1:
            raise Meaningless
        do = _ops(joined([said[0][0]]))
        return [(Elements(elements), False), (Repeat(X, do), False)]

    def subject(self, units: tuple[Units, ...]) -> _Said:
        return [(Subject(units), False)]

    def clauses(self, said: _Said | AnyOp, *more: Token | AnyOp) -> list[Piece]:
        pieces = _pieces(said)
        return joined(
            [*pieces, *(p for op in more if not isinstance(op, Token) for p in _pieces(op))]
        )

    def sentence(self, clauses: list[Piece], *otherwise: list[Piece]) -> list[Piece]:
        if not otherwise:
            return clauses
        return [*clauses[:-1], _with_else(clauses[-1], _ops(otherwise[0]))]

    def segment(self, *sentences: list[Piece]) -> list[Piece]:
        pieces = [piece for sentence in sentences for piece in sentence]
        # A condition is the whole skill's, and not one sentence's.
        if len(sentences) > 1 and any(isinstance(piece, Need) for piece in pieces):
            raise Meaningless
        return pieces

    # What holds to the end of the sentence

    def repeat(self, times: Amount, *rest: Token | list[Piece]) -> AnyOp:
        return Repeat(times, _ops(_after_comma(rest)))

    def repeat_word(self, word: Token, *rest: Token | list[Piece]) -> AnyOp:
        return self.repeat(Amount(number_in(word)), *rest)

    def on_hit(self, clauses: list[Piece]) -> AnyOp:
        return OnHit(_ops(clauses))

    def if_top(self, *rest: Token | list[Piece]) -> AnyOp:
        return IfTopInfuses(_ops(_after_comma(rest)))

    def guard_wounds(self, _then: Token, clauses: list[Piece]) -> AnyOp:
        return Guard("wounds", _ops(clauses))

    def guard_defeat(self, _then: Token, clauses: list[Piece]) -> AnyOp:
        return Guard("defeat", _ops(clauses))

    def any_ally(self, clauses: list[Piece]) -> list[Piece]:
        return meant_for((Every("ally"),), clauses)

    def attack_again_merged(self, clauses: list[Piece]) -> AttackAgainMerged:
        return merged_again(clauses)

    # The whole text

    def on_defeat(self, segment: list[Piece]) -> Later:
        return Later("defeat", _ops(segment))

    def when_lost(self, segment: list[Piece]) -> Later:
        return Later("lost", _ops(segment))

    def when_won(self, segment: list[Piece]) -> Later:
        return Later("battle-won", _ops(segment))

    def start(self, *parts: list[Piece] | Later) -> Skill:
        segments = [part for part in parts if isinstance(part, list)]
        later = tuple(part for part in parts if isinstance(part, Later))
        *before, do = segments or [[]]
        said = [piece for segment in before for piece in segment]
        if do and isinstance(do[0], Need) and any(not isinstance(piece, Need) for piece in said):
            raise Meaningless  # "Discard 3 Unit Cards: {level} is 2" is not what it takes
        while do and isinstance(do[0], Need):  # "In Recover Phase, draw 1 card"
            said.append(do[0])
            do = do[1:]
        needs = tuple(piece for piece in said if isinstance(piece, Need))
        if said and isinstance(subject := said[-1], Subject):
            do = meant_for(subject.units, do)
            said.pop()
        cost, do = across([piece for piece in said if not isinstance(piece, Need)], do)
        return _skill(needs, _ops(cost), _ops(do), later)


def _pieces(said: Any) -> list[Piece]:
    """Of items with their ties, of a list, or of one op."""
    if not isinstance(said, list):
        return [said]
    return [each[0] if isinstance(each, tuple) else each for each in said]


def _after_comma(rest: tuple[Token | list[Piece], ...]) -> list[Piece]:
    (clauses,) = (each for each in rest if isinstance(each, list))
    return clauses


def _goes_on(piece: Piece) -> bool:
    """Whether it is part of what stands before it: "pick 1" is nothing alone."""
    return isinstance(piece, Mark) and piece.name != "draw_place"


def _skill(
    needs: tuple[Need, ...],
    cost: tuple[AnyOp, ...],
    do: tuple[AnyOp, ...],
    later: tuple[Later, ...],
) -> Skill:
    of = [need for need in needs if isinstance(need, Elements)]
    if len(of) > 1 or (needs and not (cost or do)):
        raise Meaningless
    # Ruling E3: a bare "Discard 1 {fire} Unit Card" is what the event costs.
    if not cost and do and all(isinstance(op, DiscardCards) for op in do):
        cost, do = do, ()
    return Skill(needs, cost, do, later)


def _ops(pieces: Iterable[Piece]) -> tuple[AnyOp, ...]:
    ops = tuple(pieces)
    if any(not isinstance(op, OPS) for op in ops):
        raise Meaningless
    return ops  # type: ignore[return-value]


def _with_else(op: Piece, otherwise: tuple[AnyOp, ...]) -> AnyOp:
    """The last "if" of a sentence gets its "else"."""
    match op:
        case IfTopInfuses(otherwise=()):
            return structs.replace(op, otherwise=otherwise)
        case Repeat() | OnHit() | Guard():
            return structs.replace(op, do=(*op.do[:-1], _with_else(op.do[-1], otherwise)))
    raise Meaningless


class Rules(SentenceRules, UnitOpRules, TableOpRules, TargetRules, NumberRules):
    """Every rule by its name."""


class Building:
    """What the parser asks for: under each rule's name, what makes a value of its children."""

    def __init__(self) -> None:
        self._rules = Rules()

    def __getattr__(self, name: str) -> Callable[[list[Any]], Any]:
        rule = getattr(self._rules, name)

        def build(children: list[Any]) -> Any:
            return rule(*(c for c in children if not isinstance(c, Token) or c.type in _KEPT))

        return build

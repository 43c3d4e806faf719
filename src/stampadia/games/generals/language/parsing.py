"""The grammars made into parsers: how neighbours become one op, sentences, the whole text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from lark import Lark, Token
from lark.exceptions import LarkError, UnexpectedInput
from msgspec import structs

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.ops import TableOpRules, UnitOpRules
from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AddDrawn,
    AnyOp,
    AttackAgainMerged,
    AttackPlaces,
    CardToLife,
    Change,
    DiscardCards,
    DiscardPlace,
    Draw,
    DrawAndPick,
    DrawToRow,
    Elements,
    Guard,
    IfTopInfuses,
    Infuse,
    InfuseAny,
    InfuseLike,
    JoinUnit,
    Later,
    Need,
    OnHit,
    Print,
    RemoveWounds,
    Repeat,
    ReplaceCard,
    Skill,
    units_named,
)
from stampadia.games.generals.language.terms import (
    BareChange,
    Mark,
    Meaningless,
    NumberRules,
    Piece,
    PrintThere,
    SelectedCard,
    SelectedPlace,
    Subject,
    SubjectChange,
    TargetRules,
    itself,
)
from stampadia.games.generals.language.units import ONE, SELF, Amount, Every, Units, X

# Neighbours that are one op: "draw 3 cards, pick 1, discard the other 2" is three things to do in
# the grammar and one in the data. A mark that finds no neighbour makes the whole text unread.


_DRAW_AND: Final[dict[tuple[str, ...], AnyOp]] = {
    ("put_on_row",): DrawToRow(),
    ("add_it",): AddDrawn(),
    ("add_it", "ignore_effects"): AddDrawn(),
    ("add_it", "apply_effects"): AddDrawn(apply=True),
}


def joined(pieces: list[Piece]) -> list[Piece]:
    """The pieces of one sentence, with neighbours that are one op made one."""
    made: list[Piece] = []
    rest = list(pieces)
    while rest:
        first = rest.pop(0)
        names = _names(rest)
        if isinstance(first, Draw) and names[:1] == ("pick",):
            made.append(_draw_and_pick(first, rest))
        elif isinstance(first, Draw) and (following := _longest(names)):
            if first.amount != ONE:
                raise Meaningless
            made.append(_DRAW_AND[following])
            del rest[: len(following)]
        elif first == Mark("draw_place") and names[:1] == ("attack_print_spaces",):
            made.append(AttackPlaces())
            del rest[: 2 if names[1:2] in (("discard_place_card",), ("discard_it",)) else 1]
        else:
            made.append(first)
    return _aimed(made)


def _names(pieces: list[Piece]) -> tuple[str, ...]:
    """The names of the marks that come first."""
    names = []
    for piece in pieces:
        if not isinstance(piece, Mark):
            break
        names.append(piece.name)
    return tuple(names)


def _longest(names: tuple[str, ...]) -> tuple[str, ...]:
    fitting = [pattern for pattern in _DRAW_AND if names[: len(pattern)] == pattern]
    return max(fitting, key=len, default=())


def _draw_and_pick(draw: Draw, rest: list[Piece]) -> DrawAndPick:
    pick = rest.pop(0)
    others = rest.pop(0) if rest else None
    look, kept = draw.amount, pick.amount if isinstance(pick, Mark) else None
    if not (isinstance(others, Mark) and others.name == "discard_others") or kept is None:
        raise Meaningless
    if not (look.fixed and kept.fixed):
        raise Meaningless
    if others.amount is not None and others.amount.plus != look.plus - kept.plus:
        raise Meaningless
    return DrawAndPick(look.plus, kept.plus)


def _aimed(pieces: list[Piece]) -> list[Piece]:
    """The changes of a sentence, each with whom it is for. What could be for one or for another
    makes the text unread."""
    made: list[Piece] = []
    run: list[_Change] = []
    for piece in pieces:
        if isinstance(piece, BareChange | SubjectChange | Change):
            run.append(piece)
            continue
        made += [*_aimed_run(run, made), piece]
        run = []
    return [*made, *_aimed_run(run, made)]


_Change = BareChange | SubjectChange | Change


def _aimed_run(run: list[_Change], before: list[Piece]) -> list[Change]:
    """Changes that stand together. "All Allies gain +1{attack} and +1{life}" is for the subject,
    "-1{attack}, -1{life} to {front}" for {front}; where all are bare, and no other unit has
    been named, they are the unit's own."""
    bare = [change for change in run if isinstance(change, BareChange)]
    to: tuple[Units, ...] = (SELF,)
    match run:
        case [SubjectChange(to=whose), *rest] if rest == bare:
            if whose != (SELF,) and any(change.verb for change in bare):
                raise Meaningless
            to = whose
        case [*rest, Change(to=whose, by=by)] if rest == bare:
            less = _is_less(by)
            if whose != (SELF,) and any(c.verb or c.minus != less for c in bare):
                raise Meaningless
            to = whose
        case _ if bare and (bare != run or any(map(_names_others, before))):
            raise Meaningless
    return [
        Change(change.stat, change.by, to if isinstance(change, BareChange) else change.to)
        for change in run
    ]


def _names_others(piece: Piece) -> bool:
    return isinstance(piece, OP_TYPES) and any(units != SELF for units in units_named(piece))


def _is_less(by: Amount) -> bool:
    return next((part < 0 for part in (by.x, by.ink, by.paid, by.plus) if part), False)


# Across a colon: "Select 1 Incoming Row empty space: print a level 6 Unit there"


def across(cost: list[Piece], do: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """What is selected before a colon and used behind it, made one."""
    chosen = cost[-1] if cost else None
    made: Piece | None = None
    used = 1
    names = _names(do)
    if chosen == Mark("select_space") and do and isinstance(do[0], PrintThere):
        made = Print(do[0].level, chosen=True)
    elif chosen == Mark("select_hand_card") and names[:1] == ("add_it_to_life",):
        made = CardToLife()
    elif isinstance(chosen, SelectedPlace) and names[:1] == ("discard_it",):
        made = DiscardPlace(chosen.level, chosen.infusing)
    elif isinstance(chosen, SelectedCard) and "replace_it" in names[:2]:
        used = names.index("replace_it") + 1
        if names[: used - 1] in ((), ("discard_it",)):
            made = ReplaceCard(chosen.of, chosen.infusing)
    return (cost, do) if made is None else (cost[:-1], [made, *do[used:]])


def meant_for(units: tuple[Units, ...], pieces: list[Piece]) -> list[Piece]:
    """What follows "All Enemies:", if all of it can be done to units and names none."""
    made: list[Piece] = []
    for piece in pieces:
        match piece:
            case Change(to=(only,)) | Infuse(to=(only,)) if only == SELF:
                made.append(structs.replace(piece, to=units))
            case InfuseLike(to=(only,)) | InfuseAny(to=(only,)) if only == SELF:
                made.append(structs.replace(piece, to=units))
            case RemoveWounds(of=(only,)) if only == SELF:
                made.append(structs.replace(piece, of=units))
            case _:
                raise Meaningless
    return made


# Sentences and the whole text. The parser calls a rule's method when it has read the rule's parts,
# from the inside out.


_KEPT: Final = (
    *("INT", "ORDINAL", "TWICE", "X", "LEVEL", "CMP", "THEN", "RITUAL", "QUOTED", "IN_FRONT_OF"),
    *("FRONT", "LEFT", "RIGHT", "SIDES", "FRONTLEFT", "FRONTRIGHT", "FRONTSIDES", "AROUND"),
)
"""Words that say more than which rule it is."""

_Said = list[tuple[Piece, bool]]
"""Pieces, each with whether a mere "and" ties it to the one before."""


def _clauses(parts: Iterable[Token | list[Piece]]) -> list[Piece]:
    (clauses,) = (part for part in parts if isinstance(part, list))
    return clauses


def holding(kind: Callable[..., Any], *first: str) -> Any:
    """A rule for what holds to the end of the sentence, or of the text."""

    def read(*parts: Token | list[Piece]) -> Any:
        return kind(*first, _ops(_clauses(parts)))

    return staticmethod(read)


class SentenceRules:
    def item(self, piece: Piece | list[Piece]) -> _Said:
        pieces = piece if isinstance(piece, list) else [piece]
        return [(each, False) for each in pieces]

    group = item
    items = staticmethod(itself)

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
        return Repeat(times, _ops(_clauses(rest)))

    on_hit = holding(OnHit)
    if_top = holding(IfTopInfuses)

    guard_wounds = holding(Guard, "wounds")
    guard_defeat = holding(Guard, "defeat")

    def any_ally(self, clauses: list[Piece]) -> list[Piece]:
        return meant_for((Every("ally"),), clauses)

    def attack_again_merged(self, clauses: list[Piece]) -> AnyOp:
        if clauses != [JoinUnit(SELF, "merge"), Mark("attack_again")]:
            raise Meaningless
        return AttackAgainMerged()

    # The whole text

    on_defeat = holding(Later, "defeat")
    when_lost = holding(Later, "lost")
    when_won = holding(Later, "battle-won")

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
    if any(not isinstance(op, OP_TYPES) for op in ops):
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
            if not callable(rule):
                return rule
            return rule(*(c for c in children if not isinstance(c, Token) or c.type in _KEPT))

        return build


# The parsers


_QUOTED: Final = re.compile('([“"][^"“”]*[”"])')


@cache
def parser(language: str) -> Lark:
    """Reads the card texts of a language."""
    grammar = files(__package__).joinpath(f"{language}.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        parser="lalr",
        lexer="basic",
        transformer=Building(),
        maybe_placeholders=False,
    )


def parsed(line: str, language: str) -> Skill | None:
    """What a text says, or None."""
    reader = parser(language)
    try:
        return reader.parse(_lower(line))  # type: ignore[return-value]
    except (LarkError, Meaningless):
        return None


def tokens_of(line: str, language: str) -> list[Token]:
    """The words of a text that is read."""
    return list(parser(language).lex(_lower(line)))


def _lower(line: str) -> str:
    """Small letters but in quotes: matching them is twice as fast as matching either."""
    pieces = _QUOTED.split(line)
    pieces[::2] = [piece.lower() for piece in pieces[::2]]
    return "".join(pieces)


def stumbles_at(line: str, language: str) -> int:
    """The place of the first word that fits nowhere; the beginning, if it is the sense of it."""
    try:
        parser(language).parse(_lower(line))
    except UnexpectedInput as error:
        return min(max(0, error.pos_in_stream or 0), len(line) - 1)
    except Meaningless:
        pass
    return 0


# At once, with all that is made at first use, so that no reader waits for it.
parsed("Touch the Printer Deck", "en")

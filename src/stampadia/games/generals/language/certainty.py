"""Whether what was read is what the text says, or only might be.

The grammar tells what words can say. Here is what makes it certain: every pronoun has one unit it
can mean, every "that many" something that was counted, and whatever the text says with weight
(numbers, "all", "up to", whose) is still there when the data are printed again. A text that could
mean two things is unread: people will know which.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lark import Token
from msgspec import structs

from stampadia.games.generals.language.parsing import parsed, tokens_of
from stampadia.games.generals.language.skills import (
    HOW_TO_ATTACK,
    OF_A_UNIT,
    AddWounds,
    AnyOp,
    AttackSpaces,
    CardToLife,
    Change,
    DeclareElement,
    Defeat,
    DiscardCards,
    DiscardFromUnit,
    DiscardPlace,
    DiscardShields,
    DiscardThis,
    DiscardTop,
    Exhaust,
    Guard,
    IfTopInfuses,
    Infuse,
    InfuseAny,
    KeepPlaying,
    LoseGame,
    LoseLife,
    Moment,
    OnHit,
    Print,
    RemoveWounds,
    Repeat,
    Restore,
    Ritual,
    SelectUnit,
    Skill,
    TakeFromUnit,
    TurnThis,
    ops_within,
    units_named,
)
from stampadia.games.generals.language.terms import Meaningless, number_in
from stampadia.games.generals.language.units import (
    FRONT,
    ONE,
    SELF,
    THAT,
    Amount,
    Chosen,
    Every,
    Extreme,
    Spaces,
    Units,
    is_several,
)


def certainly(line: str, language: str) -> Skill | None:
    """What a text says, if it can only be that."""
    skill = parsed(line, language)
    if skill is None:
        return None
    tokens = tokens_of(line, language)
    try:
        _no_doubtful_words(tokens)
        _prints_on_the_incoming_row(tokens, skill)
        made = settled(skill, plural=_pronouns_plural(tokens), named=_says_that_unit(tokens))
        _nothing_left_open(made)
    except Meaningless:
        return None
    return made if _all_accounted_for(tokens, made, language) else None


# Words whose place makes them doubtful

_BEGINS: Final = (None, "COLON", "STOP", "THEN", "LPAR")
_YOURS: Final = ("OF_YOUR_UNITS", "YOUR_UNITS", "PLAYER_ROW")
_THEIRS: Final = ("ENEMY", "ENEMIES", "FRONT_ROW")


def _no_doubtful_words(tokens: Sequence[Token]) -> None:
    kinds = [token.type for token in tokens]
    _nobody_else_is_meant(kinds)
    for number, token in enumerate(tokens):
        before = kinds[number - 1] if number else None
        if token.type == "ANY" and before in _BEGINS:
            raise Meaningless  # "Any Enemy loses 1{attack}": one of them, or each of them?
        if token.type in ("HIGHEST", "LOWEST") and _is_plural_near(tokens, number):
            raise Meaningless  # "highest {attack} Enemies": how many?
        if token.type == "ANOTHER_SPACE":
            _row_is_its_own(token, kinds)
        if token.type == "ANY_ALLY" and {"other", "altro"} & set(token.lower().split()):
            _only_for_guards(kinds[number + 1 :])
        if token.type == "FOR_EACH" and "LIST" in _elements_from(kinds[number + 1 :]):
            raise Meaningless  # for each of both, or for each pair?
        if token.type == "ON_HIT" and not _ON_HIT.search(token):
            raise Meaningless  # by its attack, or by whatever it does? 1 wound, or any number?


_OTHERS: Final = (
    "FRONT", "LEFT", "RIGHT", "SIDES", "FRONTLEFT", "FRONTRIGHT", "FRONTSIDES", "AROUND",
    "OPPOSING", "ADJACENT", "ENEMY", "ENEMIES", "ALLY", "ALLIES", "UNIT", "OF_YOUR_UNITS",
    "YOUR_UNITS", "IT", "THAT_UNIT",
)  # fmt: skip


def _nobody_else_is_meant(kinds: Sequence[str]) -> None:
    """ "Exhaust {front} and remove 1{wound}": from whom? Where others have been named in a
    sentence, it must be said."""
    named = False
    for number, kind in enumerate(kinds):
        clause = _clause_from(kinds[number + 1 :])
        bare_remove = kind == "REMOVE" and not {"FROM", "TO", "OF"} & set(clause)
        bare_infuse = (
            kind == "INFUSE"
            and "TO" not in clause
            and clause[:1] not in ([each] for each in (*_OTHERS, "THIS_UNIT", "INT", "ALL", "ANY"))
        )
        if named and (bare_remove or bare_infuse):
            raise Meaningless
        is_card = kind == "IT" and kinds[number - 1] in ("ADD", "DISCARD", "REPLACE")
        named = (kind in _OTHERS and not is_card) or (named and kind not in ("STOP", "COLON"))


def _clause_from(kinds: Sequence[str]) -> list[str]:
    ends = [place for place, kind in enumerate(kinds) if kind in ("THEN", "STOP", "COLON")]
    return list(kinds[: ends[0]] if ends else kinds)


def _elements_from(kinds: Sequence[str]) -> list[str]:
    """The Elements that follow, and what stands between them."""
    found = []
    for kind in kinds:
        if kind not in (*_ELEMENTS, "LIST"):
            break
        found.append(kind)
    return found


_ON_HIT: Final = re.compile(r"(attacks\s+and|attacca\s+e)[^0-9]*$", re.IGNORECASE)


def _is_plural_near(tokens: Sequence[Token], number: int) -> bool:
    """Whether the units of a highest or lowest are said to be several."""
    near = [*tokens[max(0, number - 3) : number], *tokens[number + 1 : number + 3]]
    return any(
        token.type in ("ENEMY", "ENEMIES", "ALLY", "ALLIES", "UNIT", "OF_YOUR_UNITS", "YOUR_UNITS")
        and token.lower().endswith(("ies", "units", "nemici", "alleati"))
        and not token.lower().startswith("of ")
        for token in near
    )


def _row_is_its_own(token: Token, kinds: Sequence[str]) -> None:
    """Units are moved within their row; a text that names another row says something else."""
    words = token.lower().split()
    yours = any(kind in kinds for kind in _YOURS)
    theirs = any(kind in kinds for kind in _THEIRS)
    if ("player" in words or "giocatore" in words) and (theirs or not yours):
        raise Meaningless
    if ("front" in words or "frontale" in words) and (yours or not theirs):
        raise Meaningless


def _only_for_guards(following: Sequence[str]) -> None:
    """Ruling D19: a guard is not for its own unit. Anything else is, in edition 0.1."""
    if following[:1] not in (["GETS_NO_WOUND"], ["KEEPS_WOUND"]):
        raise Meaningless


_PLURAL: Final = re.compile("them$|those |quelle |quei |quegli |.*l[ie]$", re.IGNORECASE)


def _pronouns_plural(tokens: Sequence[Token]) -> bool:
    """Whether the pronouns mean several units; one of each kind would be too many."""
    many = {
        bool(_PLURAL.match(token))
        for token in tokens
        if token.type in ("IT", "THAT_UNIT", "ITS", "OF_ITS") or token.type.endswith("_THAT")
    }
    if len(many) > 1:
        raise Meaningless
    return True in many


def _says_that_unit(tokens: Sequence[Token]) -> bool:
    """ "that Unit" can only be another than this one; "it" can be either."""
    kinds = {token.type for token in tokens}
    return not kinds & {"IT", "ITS", "OF_ITS", "ITS_BOTTOM_CARD"} and not any(
        k.endswith("_THAT") for k in kinds
    )


# What the data must have


def _nothing_left_open(skill: Skill) -> None:
    everything = ops_within((*skill.cost, *skill.do))
    _counts_what_was_paid(skill)
    if any(_does_nothing(op) for op in (*everything, *_later_ops(skill))):
        raise Meaningless
    if skill.do and not all(_can_be_a_price(op, skill.do) for op in skill.cost):
        raise Meaningless  # done, or not done, because nothing was there?
    kinds = {type(op) for op in everything}
    if (IfTopInfuses in kinds) != (DeclareElement in kinds):
        raise Meaningless  # "that Element" is the one that was declared
    if sum(isinstance(op, SelectUnit) for op in everything) > 1:
        raise Meaningless  # and the first one?
    if SelectUnit in kinds and not any(THAT in units_named(op) for op in everything):
        raise Meaningless  # selected for what?
    if sum(isinstance(op, HOW_TO_ATTACK) for op in everything) > 1:
        raise Meaningless  # one after the other, or one by the other?
    if any(isinstance(op, AttackSpaces) and op.also and FRONT in op.at for op in everything):
        raise Meaningless  # that is where it attacks anyway
    if any(isinstance(op, Repeat) and op.times == ONE for op in everything):
        raise Meaningless  # "once": in this attack, in the battle, in the game?
    if Moment("you-are-defeated") in skill.need and not kinds & {KeepPlaying, LoseGame}:
        raise Meaningless  # does the game go on?


def _prints_on_the_incoming_row(tokens: Sequence[Token], skill: Skill) -> None:
    """ "on all empty spaces": of which row?"""
    prints = any(isinstance(op, Print) for op in ops_within((*skill.cost, *skill.do)))
    if prints and not any(token.type == "INCOMING" for token in tokens):
        raise Meaningless


def _can_be_a_price(op: AnyOp, do: Sequence[AnyOp]) -> bool:
    """Whether it can be told beforehand that it will be done in full: what is taken from the
    player, and what is done to this unit or to one of the player's choice."""
    match op:
        case SelectUnit(of=Chosen()):
            return True
        case DiscardShields(amount=None):
            return False  # all of none?
        case SelectUnit():
            return all(THAT in units_named(one) for one in do)
        case AddWounds() | Defeat() | DiscardFromUnit():
            return all(one == SELF or isinstance(one, Chosen) for one in units_named(op))
    return isinstance(op, _PRICES)


_PRICES: Final = (
    CardToLife, DeclareElement, DiscardCards, DiscardPlace, DiscardShields, DiscardThis, DiscardTop,
    LoseLife, Ritual, TurnThis,
)  # fmt: skip


def _later_ops(skill: Skill) -> tuple[AnyOp, ...]:
    return tuple(op for later in skill.later for op in ops_within(later.do))


def _counts_what_was_paid(skill: Skill) -> None:
    """ "As many" is as many cards as were discarded before, and nothing else was given."""
    given = 0
    for op in skill.cost:
        given += 1 if isinstance(op, DiscardCards) else 2
    for op in ops_within(skill.do):
        if _has_paid(op) and given != 1:
            raise Meaningless
        if isinstance(op, DiscardCards):
            given += 1
    if any(_has_paid(op) for op in (*skill.cost, *_later_ops(skill))):
        raise Meaningless


def _amounts(op: AnyOp) -> list[Amount]:
    found = [value for value in structs.astuple(op) if isinstance(value, Amount)]
    for units in units_named(op):
        found += [value for value in structs.astuple(units) if isinstance(value, Amount)]
        found += [test.than for test in getattr(units, "only", ())]
    return found


def _has_paid(op: AnyOp) -> bool:
    return any(amount.paid for amount in _amounts(op))


def _does_nothing(op: AnyOp) -> bool:
    """ "Draw 0 cards"."""
    if isinstance(op, Print):
        return False
    amounts = [value for value in structs.astuple(op) if isinstance(value, Amount)]
    if isinstance(op, Change):
        return op.by == Amount()
    return any(amount.fixed and amount.plus <= 0 for amount in amounts)


# Every word of weight is in the data

_ELEMENTS: Final = ("FIRE", "WATER", "EARTH", "AIR")
_SYMBOLS: Final = (
    "FRONT", "LEFT", "RIGHT", "SIDES", "FRONTLEFT", "FRONTRIGHT", "FRONTSIDES", "AROUND",
    "ATTACK", "LIFE", *_ELEMENTS,
)  # fmt: skip
_WEIGHTY: Final = (
    "ALL", "UP_TO", "ANY_NUMBER", "PAID", "HIGHEST", "LOWEST", "ALSO", "X", "LEVEL", "ORDINAL",
    "IN_FRONT_OF", "RECOVER_PHASE", "WHEN_UNIT_ATTACKS", "WHEN_UNIT_DEFEATED", *_SYMBOLS,
)  # fmt: skip
_SAME: Final = {"OPPOSING": "FRONT", "ADJACENT": "SIDES", "EVERY_SPACE": "ALL"}
"""Other words for what is printed with these."""


def _all_accounted_for(tokens: Sequence[Token], skill: Skill, language: str) -> bool:
    """Whether what is printed of the data has all that the text had, and no number more."""
    from stampadia.games.generals.language.printing import printer

    condition, text = printer(language).skill(skill)
    again = tokens_of(f"{condition}: {text}" if condition else text, language)
    was, now = _weights(tokens), _weights(again)
    if any(now[weight] < count for weight, count in was.items()):
        return False
    return all(weight in was for weight in now if weight.isdigit())


def _weights(tokens: Sequence[Token]) -> Counter[str]:
    """How often the text has each word of weight. A 1 has none: "a card" is one, too."""
    found: Counter[str] = Counter()
    others = columns = False
    for place, token in enumerate(tokens):
        kind = _SAME.get(token.type, token.type)
        if kind in ("INT", "TWICE"):
            number = number_in(token)
            following = [one.type for one in tokens[place + 1 : place + 3] if one.type != "CARDS"]
            if columns:
                found[f"column {number}"] += 1
            elif following and following[0] in _ELEMENTS:
                found[following[0]] += number - 1  # "2 {fire}" is "{fire}{fire}"
            # "discard the other 2": what is left of those that were drawn
            elif number > 1 and not others:
                found[str(number)] += 1
        elif kind == "LEVEL" or kind == "X":
            found[token.lower() if token.startswith("{") else "{level}"] += 1
        elif kind == "ORDINAL":
            found[f"column {number_in(token)}"] += 1
        elif kind in _WEIGHTY:
            found[kind] += 1
        others = kind == "OTHERS"
        columns = kind == "COLUMN" or (columns and kind in ("INT", "LIST"))
    return found


# Whom "it", "them" and "that Unit" mean. In play, "that Unit" is the one that was struck, guarded,
# selected, or whose moment it is. A text may also mean one that it has just named: then the data
# name it once more, or select it first. Where it could be one or another, the text is unread.


_LEAVES_IT: Final = (
    AddWounds, Change, DiscardFromUnit, Exhaust, Infuse, InfuseAny, RemoveWounds, Repeat, Restore,
)  # fmt: skip
"""Ops after which their unit is still where it was, to be spoken of again."""


def settled(skill: Skill, *, plural: bool, named: bool) -> Skill:
    """The skill with every pronoun settled. `plural`: it says "them"; `named`: it says "that
    Unit" and never "it"."""
    reader = _Reader(plural=plural, named=named)
    if any(need in OF_A_UNIT for need in skill.need):
        reader.spoken_of = THAT
    cost = reader.ops(skill.cost)
    do = reader.ops(skill.do)
    later = [structs.replace(one, do=_Reader(plural, named).ops(one.do)) for one in skill.later]
    if reader.chosen is not None:
        raise Meaningless  # several were selected, and nothing is done with them
    return structs.replace(skill, cost=cost, do=do, later=tuple(later))


class _Reader:
    def __init__(self, plural: bool, named: bool) -> None:
        self.plural = plural
        self.named = named
        self.spoken_of: Units | None = None
        """Whom a pronoun would mean now; `That`, where play knows it."""
        self.doubtful = False
        """Whether others have been named since."""
        self.chosen: Units | None = None
        """Several units that were selected, and are to be spoken of once."""

    def ops(self, ops: Sequence[AnyOp]) -> tuple[AnyOp, ...]:
        made: list[AnyOp] = []
        for op in ops:
            self._op(op, made)
        return tuple(made)

    def _op(self, op: AnyOp, made: list[AnyOp]) -> None:
        if isinstance(op, OnHit | Guard):
            inner = _Reader(self.plural, self.named)
            inner.spoken_of = THAT
            made.append(structs.replace(op, do=inner.ops(op.do)))
        elif isinstance(op, SelectUnit):
            self._select(op, made)
        elif THAT in units_named(op):
            made.append(self._spoken(op, made))
        else:
            made.append(op)
            self._name(op)

    def _select(self, op: SelectUnit, made: list[AnyOp]) -> None:
        if op.of == THAT:
            raise Meaningless
        self.doubtful = False
        if is_several(op.of):
            self.chosen = op.of
        else:
            made.append(op)
            self.spoken_of = THAT

    def _name(self, op: AnyOp) -> None:
        """Remember whom it names; the Unit that play spoke of is no longer the only one."""
        units = [one for one in units_named(op) if one != THAT]
        if not units:
            return
        if self.spoken_of == THAT:
            self.doubtful = self.doubtful or not self.named or any(one != SELF for one in units)
        else:
            lasting = isinstance(op, _LEAVES_IT) and len(units) == 1
            self.spoken_of = units[0] if lasting else None

    def _spoken(self, op: AnyOp, made: list[AnyOp]) -> AnyOp:
        """An op with a pronoun in it."""
        if self.chosen is not None:
            if not self.plural or units_named(op) != (THAT,):
                raise Meaningless
            chosen, self.chosen, self.spoken_of = self.chosen, None, None
            return _meaning(op, chosen)
        meant = self.spoken_of
        if meant is None or self.doubtful or self.plural != is_several(meant):
            raise Meaningless
        if meant == THAT:
            self._name(op)
            if isinstance(op, Defeat) or (isinstance(op, TakeFromUnit) and op.amount is None):
                self.spoken_of = None  # it is gone
            return op
        if isinstance(meant, Chosen | Extreme) and not isinstance(made[-1], Repeat):
            # chosen once: it is the same unit the second time
            made[-1:] = [SelectUnit(meant), _meaning(made[-1], THAT, instead_of=meant)]
            self.spoken_of = THAT
            return op
        if isinstance(meant, Spaces | Every):
            return _meaning(op, meant)
        raise Meaningless


def _meaning(op: AnyOp, units: Units, instead_of: Units = THAT) -> AnyOp:
    """The op, said of these units where it spoke of others."""
    changed: dict[str, Any] = {}
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if value == instead_of:
            changed[name] = units
        elif isinstance(value, tuple) and instead_of in value:
            changed[name] = tuple(units if one == instead_of else one for one in value)
    if not changed:
        raise Meaningless  # it stands deeper, in an op within this one
    return structs.replace(op, **changed)

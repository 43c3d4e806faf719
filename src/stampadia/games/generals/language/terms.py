"""Rules of the grammars: marks, amounts, Elements, comparisons, conditions, and which units.

Under the name of a rule stands what it says: a value, where it always says the same; what is made
of its parts, where nothing has to be looked at; a method for everything else.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args

from lark import Token
from msgspec import Struct, structs

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.skills import AnyOp, Elements, Moment, Need, TableTest, Tally
from stampadia.games.generals.language.units import (
    FRONT,
    INK,
    SELF,
    THAT,
    Amount,
    Chosen,
    Comparison,
    Every,
    Extreme,
    Side,
    Space,
    Spaces,
    Stat,
    Test,
    Units,
    X,
)

# What stands in a text only until its neighbours are known


class Meaningless(Exception):
    """Words that follow the grammar and yet say nothing."""


class Mark(Struct, frozen=True):
    """A piece of an op, by its name in the grammar."""

    name: str
    amount: Amount | None = None


class BareChange(Struct, frozen=True):
    """A change that does not say of whom: of the unit itself, or as its neighbours say."""

    stat: Stat
    by: Amount
    minus: bool
    verb: bool = False
    """ "gain 1{attack}": whose verb it is, only a subject of its own would say."""


class SubjectChange(Struct, frozen=True):
    """ "All Allies gain +1{attack}": whose it is stands before it, and holds for what follows."""

    stat: Stat
    by: Amount
    to: tuple[Units, ...]


class Subject(Struct, frozen=True):
    """ "All Enemies: …": for whom the rest is."""

    units: tuple[Units, ...]


class SelectedCard(Struct, frozen=True):
    of: Units
    infusing: bool


class SelectedPlace(Struct, frozen=True):
    level: int | None
    infusing: bool


class PrintThere(Struct, frozen=True):
    level: Amount


Piece = (
    AnyOp | Need | Mark | BareChange | SubjectChange | Subject | SelectedCard | SelectedPlace
    | PrintThere
)  # fmt: skip


# Numbers


MOST: Final = 99

Owned = Literal["life", "shields", "hand"]
Compared = tuple[Comparison, Amount]
Signed = tuple[bool, Amount]
"""Whether it was said with a minus, and the change."""

# Numbers as words, in both languages: no word of one is a number of the other.
WORDS: Final = {
    **dict.fromkeys(("a", "an", "one", "once", "first", "un", "uno", "una", "un'", "un’"), 1),
    **dict.fromkeys(("two", "twice", "second", "due"), 2),
    **dict.fromkeys(("three", "thrice", "third", "tre"), 3),
    **dict.fromkeys(("four", "fourth", "quattro"), 4),
    **dict.fromkeys(("five", "cinque"), 5),
    **dict.fromkeys(("six", "sei"), 6),
    **dict.fromkeys(("seven", "sette"), 7),
    **dict.fromkeys(("prima", "primo"), 1),
    **dict.fromkeys(("seconda", "secondo"), 2),
    **dict.fromkeys(("terza", "terzo"), 3),
    **dict.fromkeys(("quarta", "quarto"), 4),
}
_SIGNS: Final[dict[str, Comparison]] = {
    "<": "<", "<=": "<=", "≤": "<=", "=": "=", ">=": ">=", "≥": ">=", ">": ">",
}  # fmt: skip
_DIGITS: Final = re.compile("[0-9]+")
_SHIFT: Final = re.compile("[+-][0-9]+")


def number_in(token: Token) -> int:
    """1, 1st, one, first, 1ª, prima."""
    digits = _DIGITS.match(token)
    if digits is None:
        return WORDS[token.strip(" ,").lower()]
    if len(digits[0]) > len(str(MOST)):
        raise Meaningless
    return int(digits[0])


def plus(first: Amount, second: Amount, times: int = 1) -> Amount:
    made = Amount(
        first.plus + times * second.plus,
        first.x + times * second.x,
        first.ink + times * second.ink,
        first.paid + times * second.paid,
    )
    if any(abs(part) > MOST for part in structs.astuple(made)):
        raise Meaningless
    return made


def fixed(amount: Amount) -> int:
    """The number, where only a number can stand."""
    if not amount.fixed or amount.plus < 1:
        raise Meaningless
    return amount.plus


def one(amount: Amount) -> None:
    """Only one can stand here."""
    if amount != Amount(1):
        raise Meaningless


def itself(said: Any) -> Any:
    """Of a rule that only passes on what was read in it."""
    return said


def alone(said: Any) -> tuple[Any, ...]:
    """The first of a list."""
    return (said,)


def with_more(said: tuple[Any, ...], more: Any) -> tuple[Any, ...]:
    return (*said, more)


def single(rule: Any, **fields: Any) -> Any:
    """A rule that begins with a number, where only one can stand."""

    def read(amount: Amount, *said: Any) -> Any:
        one(amount)
        return rule(*said, **fields) if callable(rule) else rule

    return staticmethod(read)


def compared(how: Comparison) -> Any:
    def read(amount: Amount) -> Compared:
        return how, amount

    return staticmethod(read)


class NumberRules:
    # Amounts

    amount = staticmethod(itself)
    quantity = staticmethod(itself)
    plus_term = staticmethod(plus)
    paid = Amount(paid=1)
    all_of_it = None

    def number(self, token: Token) -> Amount:
        return Amount(number_in(token))

    def x(self, token: Token) -> Amount:
        return plus(X, self._shift(token))

    def ink(self, token: Token) -> Amount:
        return plus(INK, self._shift(token))

    def _shift(self, token: Token) -> Amount:
        shift = _SHIFT.search(token)
        return Amount(int(shift[0]) if shift and len(shift[0]) < 4 else 0)

    def many_x(self, count: Token, token: Token) -> Amount:
        return plus(Amount(), self.x(token), number_in(count))

    def many_ink(self, count: Token, token: Token) -> Amount:
        return plus(Amount(), self.ink(token), number_in(count))

    def many_paid(self, count: Token) -> Amount:
        return Amount(paid=number_in(count))

    def less_term(self, amount: Amount, term: Amount) -> Amount:
        return plus(amount, term, -1)

    def plus_signed(self, term: Amount) -> Signed:
        return False, term

    def minus_signed(self, term: Amount) -> Signed:
        return True, plus(Amount(), term, -1)

    def plus_more(self, signed: Signed, term: Amount) -> Signed:
        return signed[0], plus(signed[1], term)

    def less_more(self, signed: Signed, term: Amount) -> Signed:
        return signed[0], plus(signed[1], term, -1)

    def up_to(self, amount: Amount) -> tuple[Amount]:
        """In a tuple, so that an op that takes no "up to" shows it."""
        return (amount,)

    # Elements

    fire = "fire"
    water = "water"
    earth = "earth"
    air = "air"
    elements = staticmethod(alone)
    counted = staticmethod(itself)

    def more_elements(
        self, elements: tuple[Element, ...], more: Element | tuple[Element, ...]
    ) -> tuple[Element, ...]:
        return (*elements, *((more,) if isinstance(more, str) else more))

    def counted_one(self, amount: Amount, element: Element) -> tuple[Element, ...]:
        if fixed(amount) > 4:
            raise Meaningless
        return (element,) * amount.plus

    # Comparisons

    comparison = staticmethod(itself)
    less = compared("<")
    more = compared(">")
    at_least = compared(">=")
    at_most = compared("<=")
    exactly = compared("=")

    def by_sign(self, sign: Token, amount: Amount) -> Compared:
        return _SIGNS[sign], amount

    # Conditions

    need_elements = Elements
    owned_life = "life"
    owned_shields = "shields"
    owned_hand = "hand"

    def need_owned(self, compared: Compared, owned: Owned) -> TableTest:
        return TableTest(owned, *compared)

    def need_owned_less(self, amount: Amount, owned: Owned) -> TableTest:
        return TableTest(owned, "<=", amount)

    def need_owned_more(self, amount: Amount, owned: Owned) -> TableTest:
        return TableTest(owned, ">=", amount)

    def need_owned_is(self, owned: Owned, compared: Compared) -> TableTest:
        return TableTest(owned, *compared)

    def need_none(self, owned: Owned) -> TableTest:
        return TableTest(owned, "=", Amount(0))

    def need_ink(self, ink: Amount, compared: Compared) -> TableTest:
        if ink != INK:
            raise Meaningless
        return TableTest("ink", *compared)

    tally_allies = Tally("allies")
    tally_gaps = Tally("gaps")
    tally_wounds = Tally("wounds")
    tally_cards = Tally("cards")
    tally_places = Tally("places")
    when_unit_attacks = Moment("unit-attacks")
    when_unit_defeated = Moment("unit-defeated")
    when_you_are_defeated = Moment("you-are-defeated")
    recover_phase = Moment("recover-phase")


# Units


GROUPS: Final[dict[str, tuple[Space, ...]]] = {
    "left": ("left",),
    "right": ("right",),
    "front": ("front",),
    "frontleft": ("frontleft",),
    "frontright": ("frontright",),
    "sides": ("left", "right"),
    "frontsides": ("frontleft", "frontright"),
    "around": ("left", "front", "right"),
}
"""The spaces that each token means."""

Measure = Literal["attack", "life", "level", "wounds"]
_OPPOSITE: Final[dict[Side, tuple[str, ...]]] = {
    "enemy": ("mine",),
    "ally": ("enemy",),
    "yours": ("enemy",),
    "unit": ("enemy", "unit"),
}
"""Whom units of a side can stand in front of."""


class TargetRules:
    unit = staticmethod(itself)
    units = staticmethod(alone)
    more_units = staticmethod(with_more)

    # By their spaces

    at_space = staticmethod(itself)
    opposing = FRONT
    adjacent = Spaces(GROUPS["sides"])
    this_unit = SELF
    that_unit = THAT

    def space(self, token: Token) -> Spaces:
        return Spaces(GROUPS[token.strip("{}").lower()])

    def reach(self, amount: Amount, space: Spaces) -> Spaces:
        """The nearest so many in one direction. "1 {sides}" could be one of both, or one on each
        side, and straight ahead there is but one."""
        if len(space.at) > 1 or space == FRONT:
            raise Meaningless
        return structs.replace(space, reach=amount)

    def all_spaces_of(self, spaces: Spaces) -> Spaces:
        """ "each {sides}". "All {right}" could be one unit or a whole row."""
        if len(spaces.at) == 1:
            raise Meaningless
        return spaces

    # By their side

    enemy = "enemy"
    ally = "ally"
    any_unit = "unit"
    yours = "yours"
    every = Every
    all_enemies = Every("enemy")
    """ "i Nemici": the language says all of them by its article."""
    all_allies = Every("ally")
    your_units = Every("yours")
    highest = "highest"
    lowest = "lowest"

    def extreme(self, *said: Amount | str) -> Extreme:
        """In whatever order a language says it; so many could not be more than one."""
        for amount in said:
            if isinstance(amount, Amount):
                one(amount)
        most: Literal["highest", "lowest"] = "highest" if "highest" in said else "lowest"
        side = next(whose for whose in get_args(Side) if whose in said)
        return Extreme(most, "attack" if "attack" in said else "life", side)

    def any_one(self, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        return self.chosen(Amount(1), side, *limits)

    def chosen(self, amount: Amount, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        tests = tuple(test for limit in limits if isinstance(limit, tuple) for test in limit)
        opposite = next((limit for limit in limits if isinstance(limit, str)), "")
        if opposite and (tests or opposite not in _OPPOSITE[side]):
            # with a test behind it, it is not said which of the two must pass it
            raise Meaningless
        return Chosen(side, fixed(amount), tests, bool(opposite))

    def facing(self, token: Token) -> str:
        """Whose units it stands in front of."""
        words = token.lower()
        if any(word in words for word in ("enem", "nemic")):
            return "enemy"
        return "mine" if any(word in words for word in ("your", "tue", "all")) else "unit"

    # Only units that …

    tests = staticmethod(alone)
    more_tests = staticmethod(with_more)
    wounded = Test("wounds", ">=", Amount(1))
    unwounded = (Test("wounds", "=", Amount(0)),)
    level = "level"
    wounds = "wounds"
    attack = "attack"
    life = "life"
    stats = staticmethod(alone)

    def test(self, measure: Measure, compared: Compared) -> Test:
        return Test(measure, *compared)

    def level_test(self, compared: Compared) -> tuple[Test, ...]:
        return (Test("level", *compared),)

    def wounds_compared(self, compared: Compared) -> Test:
        return Test("wounds", *compared)

    def more_stats(self, stats: tuple[Stat, ...], stat: Stat) -> tuple[Stat, ...]:
        if stat in stats:
            raise Meaningless
        return (*stats, stat)

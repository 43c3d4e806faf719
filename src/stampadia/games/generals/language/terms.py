"""Rules of the grammars: marks, amounts, Elements, comparisons, conditions, and which units."""

from __future__ import annotations

import re
from typing import Final, Literal

from lark import Token
from msgspec import Struct, structs

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.skills import (
    AnyOp,
    Elements,
    Moment,
    Need,
    TableTest,
    Tally,
)
from stampadia.games.generals.language.units import (
    FRONT,
    INK,
    SELF,
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
    That,
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


class NumberRules:
    # Amounts

    def number(self, token: Token) -> Amount:
        return Amount(number_in(token))

    def x(self, token: Token) -> Amount:
        return plus(X, self._shift(token))

    def ink(self, token: Token) -> Amount:
        return plus(INK, self._shift(token))

    def paid(self) -> Amount:
        return Amount(paid=1)

    def _shift(self, token: Token) -> Amount:
        shift = _SHIFT.search(token)
        return Amount(int(shift[0]) if shift and len(shift[0]) < 4 else 0)

    def many_x(self, count: Token, token: Token) -> Amount:
        return plus(Amount(), self.x(token), number_in(count))

    def many_ink(self, count: Token, token: Token) -> Amount:
        return plus(Amount(), self.ink(token), number_in(count))

    def many_paid(self, count: Token) -> Amount:
        return Amount(paid=number_in(count))

    def amount(self, amount: Amount) -> Amount:
        return amount

    def plus_term(self, amount: Amount, term: Amount) -> Amount:
        return plus(amount, term)

    def less_term(self, amount: Amount, term: Amount) -> Amount:
        return plus(amount, term, -1)

    quantity = amount

    def plus_signed(self, term: Amount) -> tuple[bool, Amount]:
        return False, term

    def minus_signed(self, term: Amount) -> tuple[bool, Amount]:
        return True, plus(Amount(), term, -1)

    def plus_more(self, signed: tuple[bool, Amount], term: Amount) -> tuple[bool, Amount]:
        return signed[0], plus(signed[1], term)

    def less_more(self, signed: tuple[bool, Amount], term: Amount) -> tuple[bool, Amount]:
        return signed[0], plus(signed[1], term, -1)

    def all_of_it(self) -> None:
        return None

    def up_to(self, amount: Amount) -> tuple[Amount]:
        """In a tuple, so that an op that takes no "up to" shows it."""
        return (amount,)

    # Elements

    def fire(self) -> Element:
        return "fire"

    def water(self) -> Element:
        return "water"

    def earth(self) -> Element:
        return "earth"

    def air(self) -> Element:
        return "air"

    def elements(self, element: Element) -> tuple[Element, ...]:
        return (element,)

    def more_elements(
        self, elements: tuple[Element, ...], more: Element | tuple[Element, ...]
    ) -> tuple[Element, ...]:
        return (*elements, *((more,) if isinstance(more, str) else more))

    def counted(self, elements: tuple[Element, ...]) -> tuple[Element, ...]:
        return elements

    def counted_one(self, amount: Amount, element: Element) -> tuple[Element, ...]:
        if fixed(amount) > 4:
            raise Meaningless
        return (element,) * amount.plus

    # Comparisons

    def less(self, amount: Amount) -> Compared:
        return "<", amount

    def more(self, amount: Amount) -> Compared:
        return ">", amount

    def at_least(self, amount: Amount) -> Compared:
        return ">=", amount

    def at_most(self, amount: Amount) -> Compared:
        return "<=", amount

    def exactly(self, amount: Amount) -> Compared:
        return "=", amount

    def by_sign(self, sign: Token, amount: Amount) -> Compared:
        return _SIGNS[sign], amount

    def comparison(self, compared: Compared) -> Compared:
        return compared

    # Conditions

    def need_elements(self, elements: tuple[Element, ...]) -> Elements:
        return Elements(elements)

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

    def owned_life(self) -> Owned:
        return "life"

    def owned_shields(self) -> Owned:
        return "shields"

    def owned_hand(self) -> Owned:
        return "hand"

    def tally_allies(self) -> Tally:
        return Tally("allies")

    def tally_gaps(self) -> Tally:
        return Tally("gaps")

    def tally_wounds(self) -> Tally:
        return Tally("wounds")

    def tally_cards(self) -> Tally:
        return Tally("cards")

    def tally_places(self) -> Tally:
        return Tally("places")

    def when_unit_attacks(self) -> Moment:
        return Moment("unit-attacks")

    def when_unit_defeated(self) -> Moment:
        return Moment("unit-defeated")

    def when_you_are_defeated(self) -> Moment:
        return Moment("you-are-defeated")

    def recover_phase(self) -> Moment:
        return Moment("recover-phase")


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
    def units(self, unit: Units) -> tuple[Units, ...]:
        return (unit,)

    def more_units(self, units: tuple[Units, ...], unit: Units) -> tuple[Units, ...]:
        return (*units, unit)

    def unit(self, unit: Units) -> Units:
        return unit

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

    def at_space(self, space: Spaces) -> Spaces:
        return space

    def opposing(self) -> Spaces:
        return FRONT

    def adjacent(self) -> Spaces:
        return Spaces(GROUPS["sides"])

    def this_unit(self) -> Spaces:
        return SELF

    def that_unit(self) -> That:
        return That()

    def extreme(self, most: Literal["highest", "lowest"], stat: Stat, side: Side) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_after(self, side: Side, most: Literal["highest", "lowest"], stat: Stat) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_counted(
        self, count: Amount, side: Side, most: Literal["highest", "lowest"], stat: Stat
    ) -> Extreme:
        one(count)
        return Extreme(most, stat, side)

    def extreme_turned(self, side: Side, stat: Stat, most: Literal["highest", "lowest"]) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_turned_counted(
        self, count: Amount, side: Side, stat: Stat, most: Literal["highest", "lowest"]
    ) -> Extreme:
        return self.extreme_counted(count, side, most, stat)

    def highest(self) -> Literal["highest"]:
        return "highest"

    def lowest(self) -> Literal["lowest"]:
        return "lowest"

    def every(self, side: Side, tests: tuple[Test, ...] = ()) -> Every:
        return Every(side, tests)

    def all_enemies(self) -> Every:
        """ "i Nemici": the language says all of them by its article."""
        return Every("enemy")

    def all_allies(self) -> Every:
        return Every("ally")

    def your_units(self) -> Every:
        return Every("yours")

    def any_one(self, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        return self.chosen(Amount(1), side, *limits)

    def chosen(self, amount: Amount, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        tests = tuple(test for limit in limits if isinstance(limit, tuple) for test in limit)
        opposite = next((limit for limit in limits if isinstance(limit, str)), "")
        if opposite and (tests or opposite not in _OPPOSITE[side]):
            # with a test behind it, it is not said which of the two must pass it
            raise Meaningless
        return Chosen(side, fixed(amount), tests, bool(opposite))

    def enemy(self) -> Side:
        return "enemy"

    def ally(self) -> Side:
        return "ally"

    def any_unit(self) -> Side:
        return "unit"

    def yours(self) -> Side:
        return "yours"

    def facing(self, token: Token) -> str:
        """Whose units it stands in front of."""
        words = token.lower()
        if any(word in words for word in ("enem", "nemic")):
            return "enemy"
        return "mine" if any(word in words for word in ("your", "tue", "all")) else "unit"

    # Only units that …

    def tests(self, test: Test) -> tuple[Test, ...]:
        return (test,)

    def more_tests(self, tests: tuple[Test, ...], test: Test) -> tuple[Test, ...]:
        return (*tests, test)

    def test(self, measure: Measure, compared: Compared) -> Test:
        return Test(measure, *compared)

    def level_test(self, compared: Compared) -> tuple[Test, ...]:
        return (Test("level", *compared),)

    def wounds_compared(self, compared: Compared) -> Test:
        return Test("wounds", *compared)

    def wounded(self) -> Test:
        return Test("wounds", ">=", Amount(1))

    def unwounded(self) -> tuple[Test, ...]:
        return (Test("wounds", "=", Amount(0)),)

    def level(self) -> Measure:
        return "level"

    def wounds(self) -> Measure:
        return "wounds"

    def attack(self) -> Stat:
        return "attack"

    def life(self) -> Stat:
        return "life"

    def stats(self, stat: Stat) -> tuple[Stat, ...]:
        return (stat,)

    def more_stats(self, stats: tuple[Stat, ...], stat: Stat) -> tuple[Stat, ...]:
        if stat in stats:
            raise Meaningless
        return (*stats, stat)

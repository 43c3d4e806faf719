"""Rules of the grammars: amounts, elements, comparisons, conditions."""

from __future__ import annotations

import re
from typing import Final, Literal

from lark import Token
from msgspec import structs

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.marks import Meaningless
from stampadia.games.generals.skills import (
    INK,
    Amount,
    Comparison,
    Elements,
    Moment,
    TableTest,
    Tally,
    X,
)

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

"""Each choice as one line of text, and back.

    play lion              stick a lion from the hand into the album
    give crocodile         pick a card of one's own for an exchange
    take hippo             take from the own album or the exchange area
    take 2 parrot          take from the album of player 2
    give up baboon         give a card up when the pile has run out
    swap 3                 change hands with player 3
    take first             giraffe and rhino: take, then return
    return first           giraffe and rhino: return, then take
    return hippo at 14     put a card back as the 14th from the top (also: at top, at bottom)

A stamp is named by its front; where two legal choices differ only in the back, by front and
back: `play lion/hippo`. Any beginning of an animal's name will do that fits only one. Players
are counted from 1, as the table shows them. Italian sentences are read as well; records are
written in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from typing import Final

from stampadia.games.stampede.choices import CHOICES, MOST_SEATS, PLACES, RETURN, TABLE
from stampadia.games.stampede.content import FRONT, NAMES, OTHER, kind_of
from stampadia.games.stampede.position import Position
from stampadia.kernel.choices import plain_text
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.pending import Ask, Chance, Shuffle
from stampadia.words import LANGUAGES

ITALIAN: Final = (
    "elefante", "ippopotamo", "leone", "coccodrillo", "giraffa", "rinoceronte", "babbuino",
    "bufalo", "pappagallo",
)  # fmt: skip
ANIMAL_NAMES: Final = {"en": NAMES, "it": ITALIAN}
LETTERS: Final = "EHLCGRBUP"

_FORMS: Final = {
    "stamp": "[a-z]+(?:/[a-z]+)?",
    "seat": "[0-9]",
    "place": "[0-9]{1,3}|top|bottom|cima|fondo",
}
_ENDS: Final = {"top": 1, "cima": 1, "bottom": PLACES, "fondo": PLACES}


# Writing


def write(position: Position, choice: int | tuple[int, ...], language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _write_outcome(pending, choice)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or not 0 <= choice < CHOICES:
        raise IllegalChoice("not-legal-now")
    fronts = _fronts_of(position, pending)
    with_back = fronts.get(_firsts_of_fronts()[choice], choice) != choice
    return _written(language, with_back)[choice]


def write_all(position: Position, choices: Sequence[int], language: str = "en") -> list[str]:
    """The same for choices that are legal now."""
    pending = position.pending()
    if not isinstance(pending, Ask):
        return [write(position, choice, language) for choice in choices]
    fronts, first = _fronts_of(position, pending), _firsts_of_fronts()
    alone, with_back = _written(language, False), _written(language, True)
    return [(alone if fronts[first[choice]] == choice else with_back)[choice] for choice in choices]


def _fronts_of(position: Position, pending: Ask) -> dict[int, int]:
    if position.fronts is None:
        position.fronts = _fronts(pending.choices)
    return position.fronts


@cache
def _written(language: str, with_back: bool) -> list[str]:
    """Every choice, by its number."""
    written = [_put_together(choice, language, with_back) for choice in range(RETURN)]
    for top in range(RETURN, CHOICES, PLACES):  # thousands, ninety for each stamp
        before, _, after = _put_together(top, language, with_back).rpartition("1")
        written += [f"{before}{place}{after}" for place in range(1, PLACES + 1)]
    return written


def _put_together(choice: int, language: str, with_back: bool) -> str:
    meant = TABLE.meaning(choice)
    told = {field: str(value + 1) for field, value in meant.fields.items()}
    if "stamp" in told:
        kind = meant["stamp"]
        names = ANIMAL_NAMES[language]
        told["stamp"] = names[FRONT[kind]]
        if with_back:
            told["stamp"] += "/" + names[OTHER[kind]]
    return TABLE.says(meant.verb, language, **told)


def _fronts(choices: Sequence[int]) -> dict[int, int]:
    """For all that differ only in the back, by the first of them: the legal one, -1 if several
    are."""
    found: dict[int, int] = {}
    firsts = _firsts_of_fronts()
    for choice in choices:
        first = firsts[choice]
        found[first] = -1 if first in found else choice
    return found


def _first_of_front(choice: int) -> int:
    """The first of the choices that differ from this one only in the back: the eight kinds of a
    front follow each other, in steps of one size. One that names no stamp is alone."""
    if choice >= RETURN:
        return choice - (choice - RETURN) // PLACES % 8 * PLACES
    meant = TABLE.meaning(choice)
    return choice - meant["stamp"] % 8 * _step(meant.verb) if "stamp" in meant.fields else choice


@cache
def _step(verb: str) -> int:
    """How far apart two choices of this verb are whose stamps are of neighbouring kinds."""
    fields = list(TABLE.verbs[verb])
    return prod(TABLE.verbs[verb][field] for field in fields[fields.index("stamp") + 1 :])


@cache
def _firsts_of_fronts() -> list[int]:
    return [_first_of_front(choice) for choice in range(CHOICES)]


def _write_outcome(chance: Chance, outcome: int | tuple[int, ...]) -> str:
    if isinstance(outcome, tuple):
        cards = (LETTERS[FRONT[kind]] + LETTERS[OTHER[kind]].lower() for kind in outcome)
        return f"{chance.what} {' '.join(cards)}"
    return f"{chance.what} {outcome + 1}"


# Reading


def read(position: Position, text: str) -> int | tuple[int, ...]:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _read_outcome(pending, text)
    plain = plain_text(text)
    wishes = [wish for wish in (_parse(plain, language) for language in LANGUAGES) if wish]
    if not wishes:
        raise BadNotation("not-notation", text=plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    # A wish per language; the first one that is legal wins.
    for wish in wishes:
        found = sorted(set(wish(position)) & set(pending.choices))
        if len(found) == 1:
            return found[0]
        if found:
            ways = ", ".join(write(position, choice) for choice in found[:8])
            raise AmbiguousChoice("ambiguous-choice", text=plain, ways=ways)
    raise IllegalChoice("choice-not-legal", text=plain)


Wish = Callable[[Position], Iterator[int]]
"""The choices that a text can mean in a position."""


def _parse(text: str, language: str) -> Wish | None:
    for verb in TABLE.verbs:
        match = TABLE.pattern(verb, language, _FORMS).fullmatch(text)
        if match:
            groups = match.groupdict()
            kinds = _kinds(groups["stamp"], language) if "stamp" in groups else [-1]
            if kinds and (wish := _wish(verb, kinds, groups)):
                return wish
    return None


def _wish(verb: str, kinds: list[int], groups: dict[str, str]) -> Wish | None:
    seat = int(groups.get("seat", "1")) - 1
    if not 0 <= seat < MOST_SEATS:
        return None
    where = groups.get("place", "1")
    place = _ENDS.get(where) or int(where)

    def meant(position: Position) -> Iterator[int]:
        lowest = len(position.pile) + 1
        if verb == "return" and where not in _ENDS and not 1 <= place <= lowest:
            raise IllegalChoice("no-such-place", package=__package__, lowest=lowest)
        for kind in kinds:
            all_fields = {"seat": seat, "stamp": kind, "place": min(place, lowest) - 1}
            yield TABLE.number(verb, **{field: all_fields[field] for field in TABLE.verbs[verb]})

    return meant


def _kinds(stamp: str, language: str) -> list[int]:
    """The kinds that a stamp's name can mean."""
    front, slash, other = stamp.partition("/")
    fronts = _animals(front, language)
    others = _animals(other, language) if slash else list(range(9))
    return [kind_of(a, b) for a in fronts for b in others if a != b]


def _animals(name: str, language: str) -> list[int]:
    names = ANIMAL_NAMES[language]
    if name in names:
        return [names.index(name)]
    return [number for number, known in enumerate(names) if name and known.startswith(name)]


def _read_outcome(chance: Chance, text: str) -> int | tuple[int, ...]:
    what, *rest = text.split()[: PLACES + 2] or [""]
    if what != chance.what or not rest:
        raise BadNotation("not-an-outcome", what=chance.what)
    if isinstance(chance, Shuffle):
        outcome: int | tuple[int, ...] = tuple(_read_card(card, chance) for card in rest)
    elif len(rest) == 1 and re.fullmatch("[1-9]", rest[0], re.ASCII):
        outcome = int(rest[0]) - 1
    else:
        raise BadNotation("not-an-outcome", what=chance.what)
    if not chance.admits(outcome):
        raise IllegalChoice("impossible-outcome", what=chance.what)
    return outcome


def _read_card(card: str, chance: Chance) -> int:
    if len(card) == 2 and card[0] in LETTERS and card[1].upper() in LETTERS:
        front, other = LETTERS.index(card[0]), LETTERS.index(card[1].upper())
        if front != other:
            return kind_of(front, other)
    raise BadNotation("not-an-outcome", what=chance.what)

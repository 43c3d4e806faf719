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
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.stampede.agenda import (
    CHOICES,
    GIVE,
    GIVE_UP,
    MOST_SEATS,
    PLACES,
    PLAY,
    RETURN,
    RETURN_FIRST,
    SWAP_WITH,
    TAKE,
    TAKE_FIRST,
    TAKE_FROM,
)
from stampadia.games.stampede.content import FRONT, KINDS, NAMES, OTHER, kind_of
from stampadia.games.stampede.position import Position
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.notation import plain_text
from stampadia.kernel.pending import Ask, Chance, Shuffle

ITALIAN: Final = (
    "elefante", "ippopotamo", "leone", "coccodrillo", "giraffa", "rinoceronte", "babbuino",
    "bufalo", "pappagallo",
)  # fmt: skip
ANIMAL_NAMES: Final = {"en": NAMES, "it": ITALIAN}
LETTERS: Final = "EHLCGRBUP"

SENTENCES: Final = {
    "en": {
        "play": "play {stamp}",
        "give": "give {stamp}",
        "take": "take {stamp}",
        "take-from": "take {seat} {stamp}",
        "give-up": "give up {stamp}",
        "swap": "swap {seat}",
        "take-first": "take first",
        "return-first": "return first",
        "return": "return {stamp} at {place}",
    },
    "it": {
        "play": "gioca {stamp}",
        "give": "dai {stamp}",
        "take": "prendi {stamp}",
        "take-from": "prendi {seat} {stamp}",
        "give-up": "cedi {stamp}",
        "swap": "scambia {seat}",
        "take-first": "prima prendi",
        "return-first": "prima rimetti",
        "return": "rimetti {stamp} in {place}",
    },
}
_ENDS: Final = {"top": 1, "cima": 1, "bottom": PLACES, "fondo": PLACES}


class Meant(Struct, frozen=True):
    """A choice taken apart."""

    verb: str
    seat: int = 0
    kind: int = -1
    place: int = 0

    def number(self) -> int:
        return _NUMBER[self.verb](self)


_NUMBER: Final[dict[str, Callable[[Meant], int]]] = {
    "play": lambda m: PLAY + m.kind,
    "give": lambda m: GIVE + m.kind,
    "take": lambda m: TAKE + m.kind,
    "take-from": lambda m: TAKE_FROM + m.seat * KINDS + m.kind,
    "give-up": lambda m: GIVE_UP + m.kind,
    "swap": lambda m: SWAP_WITH + m.seat,
    "take-first": lambda _: TAKE_FIRST,
    "return-first": lambda _: RETURN_FIRST,
    "return": lambda m: RETURN + m.kind * PLACES + m.place,
}


def meaning(choice: int) -> Meant:
    if choice >= RETURN:
        kind, place = divmod(choice - RETURN, PLACES)
        return Meant("return", kind=kind, place=place)
    if choice >= TAKE_FIRST:
        return Meant("take-first" if choice == TAKE_FIRST else "return-first")
    if choice >= SWAP_WITH:
        return Meant("swap", seat=choice - SWAP_WITH)
    if choice >= GIVE_UP:
        return Meant("give-up", kind=choice - GIVE_UP)
    if choice >= TAKE_FROM:
        seat, kind = divmod(choice - TAKE_FROM, KINDS)
        return Meant("take-from", seat=seat, kind=kind)
    verb, kind = divmod(choice, KINDS)
    return Meant(("play", "give", "take")[verb], kind=kind)


# Writing


def write(position: Position, choice: int | tuple[int, ...], language: str = "en") -> str:
    pending = position.pending()
    if isinstance(pending, Chance):
        return _write_outcome(pending, choice)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    if type(choice) is not int or not 0 <= choice < CHOICES:
        raise IllegalChoice("not-legal-now")
    meant = meaning(choice)
    names = ANIMAL_NAMES[language]
    stamp = names[FRONT[meant.kind]]
    if _twins(meant, pending):
        stamp += "/" + names[OTHER[meant.kind]]
    return SENTENCES[language][meant.verb].format(
        stamp=stamp, seat=meant.seat + 1, place=meant.place + 1
    )


def _same_but_back(meant: Meant, front: int) -> Iterator[Meant]:
    for kind in range(front * 8, front * 8 + 8):
        yield Meant(meant.verb, meant.seat, kind, meant.place)


def _twins(meant: Meant, ask: Ask) -> bool:
    """Is there another legal choice that differs only in the back?"""
    if meant.kind < 0:
        return False
    return any(
        other.kind != meant.kind and other.number() in ask.choices
        for other in _same_but_back(meant, FRONT[meant.kind])
    )


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
    wishes = [wish for wish in (_parse(plain, language) for language in SENTENCES) if wish]
    if not wishes:
        raise BadNotation("not-notation", text=plain)
    if not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    # A wish per language; the first one that is legal wins.
    for wish in wishes:
        found = sorted({meant.number() for meant in wish(position)} & set(pending.choices))
        if len(found) == 1:
            return found[0]
        if found:
            ways = ", ".join(write(position, choice) for choice in found[:8])
            raise AmbiguousChoice("ambiguous-choice", text=plain, ways=ways)
    raise IllegalChoice("choice-not-legal", text=plain)


Wish = Callable[[Position], Iterator[Meant]]


def _parse(text: str, language: str) -> Wish | None:
    for verb, pattern in _PATTERNS[language]:
        match = pattern.fullmatch(text)
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

    def meant(position: Position) -> Iterator[Meant]:
        lowest = len(position.pile) + 1
        if verb == "return" and where not in _ENDS and not 1 <= place <= lowest:
            raise IllegalChoice("no-such-place", package=__package__, lowest=lowest)
        for kind in kinds:
            yield Meant(verb, seat, kind, min(place, lowest) - 1)

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


def _pattern(sentence: str) -> re.Pattern[str]:
    pattern = re.escape(sentence).replace(r"\ ", " ")
    pattern = pattern.replace(r"\{stamp\}", r"(?P<stamp>[a-z]+(?:/[a-z]+)?)")
    pattern = pattern.replace(r"\{seat\}", r"(?P<seat>[0-9])")
    pattern = pattern.replace(r"\{place\}", r"(?P<place>[0-9]{1,3}|top|bottom|cima|fondo)")
    return re.compile(pattern, re.ASCII)


_PATTERNS: Final = {
    language: [(verb, _pattern(sentence)) for verb, sentence in sentences.items()]
    for language, sentences in SENTENCES.items()
}


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

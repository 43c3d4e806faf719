"""The printed things: nine animals, ninety stamps with telling backs, and the table's layout.

A *card* is a physical stamp, a small int; its *kind* is what is printed on it. Ten cards of an
animal are of eight kinds: one for each other animal that its back can show.

A kind is `front * 8 + k`, where the back's second animal is the front's k-th successor on the
circle of nine; so `kind >> 3` is the front, and neighbours on the circle are k = 0 and k = 7.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import Final, Literal

import msgspec
from msgspec import Struct

PACKAGE: Final = "stampadia.games.stampede"
SEATS: Final = range(2, 7)
"""How many can play."""


class Exchange(Struct, frozen=True, tag_field="op", tag="exchange"):
    """Give cards of one's own for as many from elsewhere."""

    give: Literal["hand", "album"]
    take: Literal["own-album", "other-album", "exchange-area"]
    count: int = 1


class ExchangeHands(Struct, frozen=True, tag_field="op", tag="exchange-hands"):
    """Change whole hands with another player."""


class EitherOrder(
    Struct, frozen=True, tag_field="op", tag="either-order", rename={"put": "return"}
):
    """Take from the pile and return to it, in the order the player prefers."""

    take: Literal["top-into-album", "top-three-as-hand"]
    put: Literal["other-from-album", "former-hand"]


Op = Exchange | ExchangeHands | EitherOrder


class Animal(Struct, frozen=True):
    name: str
    do: tuple[Op, ...]


class _Sheet(Struct, frozen=True):
    animal: tuple[Animal, ...]


def _animals() -> tuple[Animal, ...]:
    source = files(__package__).joinpath("content", "animals.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), _Sheet).animal


ANIMALS: Final = _animals()
NAMES: Final = tuple(animal.name for animal in ANIMALS)
PARROT: Final = NAMES.index("parrot")
KINDS: Final = 72


def kind_of(front: int, other: int) -> int:
    return front * 8 + (other - front - 1) % 9


FRONT: Final = tuple(kind >> 3 for kind in range(KINDS))
OTHER: Final = tuple(((kind >> 3) + 1 + (kind & 7)) % 9 for kind in range(KINDS))
BACK: Final = tuple(tuple(sorted((FRONT[kind], OTHER[kind]))) for kind in range(KINDS))
"""The two animals a kind's back shows, in the circle's order, which tells nothing of the front."""

# ruling "The deck": each pairing once, the two neighbours twice
STANDARD_KINDS: Final = tuple(
    kind for kind in range(KINDS) for _ in range(2 if kind & 7 in (0, 7) else 1)
)


Weights = tuple[int, ...]
"""How likely each row of a family is, in whole numbers without a common divisor."""


class Family:
    """All cards that share one back: for the eye they differ only in their fronts.

    `rows` lists every way in which the fronts can lie on these cards, each as a row of kinds;
    what somebody knows about the family is a weight for each of them.
    """

    __slots__ = ("anything", "cards", "rows")

    def __init__(self, cards: tuple[int, ...], kinds: tuple[int, ...]) -> None:
        self.cards = cards
        self.rows = tuple(sorted(set(permutations(kinds[card] for card in cards))))
        self.anything: Weights = (1,) * len(self.rows)


class Deck:
    """A deck's cards and, for each back, the family of cards that show it."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds
        backs = sorted({BACK[kind] for kind in kinds})
        self.family_of = tuple(backs.index(BACK[kind]) for kind in kinds)
        self.families = tuple(
            Family(tuple(card for card, kind in enumerate(kinds) if BACK[kind] == back), kinds)
            for back in backs
        )
        self.place_in_family = tuple(
            self.families[self.family_of[card]].cards.index(card) for card in range(len(kinds))
        )

    def __len__(self) -> int:
        return len(self.kinds)


@cache
def standard_deck() -> Deck:
    return Deck(STANDARD_KINDS)


class Layout(Struct, frozen=True):
    """How a table is laid: the deck, the seats, and how many cards go where."""

    deck: Deck
    seats: int
    teams: tuple[int, ...]
    """The team of each seat; without teams each seat is its own."""
    hand: int = 3
    album: int = 2
    exchange: int = 3
    give_up: int = 2

    @property
    def in_teams(self) -> bool:
        return len(set(self.teams)) < self.seats


TeamsWish = Literal["none", "two", "three"]


def teams_for(seats: int, wish: TeamsWish) -> tuple[int, ...] | None:
    """The team of each seat (manual: "Team variant"; ruling 15), or None when that many cannot
    play so: A B A B, A B A B A (our reading), A B A B A B or A B C A B C."""
    if wish == "none":
        return tuple(range(seats))
    if wish == "two" and seats in (4, 5, 6):
        return tuple(seat % 2 for seat in range(seats))
    if wish == "three" and seats == 6:
        return tuple(seat % 3 for seat in range(seats))
    return None


@cache
def standard_layout(seats: int, wish: TeamsWish) -> Layout | None:
    """The layout of the game as it is printed, or None when that many cannot play so."""
    teams = teams_for(seats, wish)
    return None if teams is None else Layout(standard_deck(), seats, teams)

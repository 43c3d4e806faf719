"""A set laid open for study: the same game with all its cards, and without those of one name.

An expansion is played together with a core set, whose cards stay; Event Cards lie with either
side up, so that both have their turn (ruling B14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs

from stampadia.games.generals.content import (
    PACKAGE,
    Card,
    CardSet,
    EventCard,
    TextCard,
    UnitCard,
    name_of,
)
from stampadia.games.generals.deck import Deck
from stampadia.games.generals.library import merged_cards, open_set
from stampadia.games.generals.match_sets import FEWEST_UNITS
from stampadia.games.generals.position import Position
from stampadia.games.generals.usage import Watch
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Chance

GAMES_KEPT: Final = 25
"""After so many games a deck is made anew, which takes less time than a hundredth of them."""


class Part(Struct, frozen=True):
    """All cards of one name in the sets under study."""

    name: str
    other_name: str
    """An Event Card's other side."""
    is_event: bool
    copies: int
    faces: tuple[int, ...]
    """In the whole deck."""


class Workbench(Struct, frozen=True):
    """Plain data, so that it can go to any worker."""

    studied: tuple[str, ...]
    """Sets by id or file."""
    beside: tuple[str, ...] = ()
    """The core set they are played with."""
    language: str = "EN"
    ink: int = 3
    edition: str = "0.1"

    def game(self) -> Game:
        from stampadia.games.generals import GAME

        return GAME

    def begin(self, without: int | None) -> Position:
        table = opened(self)
        table.spare_memory(without)
        return Position(table.variant(without).deck, 1, self.ink, self.edition, True)

    def numbers(self, without: int | None) -> tuple[Sequence[int], int]:
        """What the faces are called in the whole deck, and how many that has."""
        table = opened(self)
        return table.variant(without).faces, len(table.deck.sides)

    def luck(self, without: int | None, chance: Chance, dealer: Dealer) -> Any:
        """How chance falls: the same for the cards that are there, with a part and without it.
        Event Cards are numbered from 0 while they are laid, and each has its own lot for the
        side that comes up."""
        if chance.what != "events":
            return dealer.answer(chance)
        table = opened(self)
        variant = table.variant(without)
        units, whole = variant.deck.units, table.deck.units
        sides = [dealer.below(2) for _ in range(table.deck.events)]
        order = dealer.shuffled(range(units, len(variant.faces), 2))
        return tuple(face - units + sides[(variant.faces[face] - whole) // 2] for face in order)

    def watch(self, without: int | None) -> Watch:
        table = opened(self)
        return Watch(table.variant(without).faces, table.name_numbers)


class Variant(Struct, frozen=True):
    deck: Deck
    faces: tuple[int, ...]
    """By face: the same one in the whole deck."""


class Table:
    """The sets of a workbench, opened, and the decks made of them."""

    def __init__(self, studied: list[CardSet], beside: list[CardSet]) -> None:
        merged_cards([*beside, *studied])  # one set twice, or one card id in two sets, is refused
        self.studied = studied
        self.beside = beside
        self.deck = Deck([*beside, *studied])
        if self.deck.units < FEWEST_UNITS:
            raise BadOption(
                "too-few-units", package=PACKAGE, count=self.deck.units, least=FEWEST_UNITS
            )
        self.names = tuple(dict.fromkeys(self.deck.name(face) for face in self._unit_faces()))
        """Of all Unit Cards."""
        numbers = {name: number for number, name in enumerate(self.names)}
        self.name_numbers = tuple(numbers[self.deck.name(face)] for face in self._unit_faces())
        self.parts = tuple(self._parts())
        self._variants: dict[int | None, Variant] = {}
        self._games: Counter[int | None] = Counter()

    def _unit_faces(self) -> range:
        return range(self.deck.units)

    def _parts(self) -> list[Part]:
        units = sum(len(found.units) for found in self.beside)
        events = self.deck.units + 2 * sum(len(found.events) for found in self.beside)
        heaps: dict[tuple[bool, str], list[tuple[int, Card]]] = {}
        for found in self.studied:
            for card in found.cards:
                if isinstance(card, UnitCard):
                    heaps.setdefault((False, name_of(card)), []).append((units, card))
                    units += 1
                elif isinstance(card, EventCard):
                    heaps.setdefault((True, name_of(card)), []).append((events, card))
                    events += 2
        return [_part(heap, is_event) for (is_event, _), heap in heaps.items()]

    def variant(self, without: int | None) -> Variant:
        """The deck without one part."""
        if without not in self._variants:
            self._variants[without] = self._made(without)
        return self._variants[without]

    def spare_memory(self, without: int | None) -> None:
        """A deck remembers every stack it has seen; of so many decks, that would be too much."""
        self._games[without] += 1
        if self._games[without] % GAMES_KEPT == 0:
            self._variants.pop(without, None)

    def _made(self, without: int | None) -> Variant:
        whole = self.deck
        gone = set() if without is None else set(self.parts[without].faces)
        units = [face for face in self._unit_faces() if face not in gone]
        events = [n for n in range(whole.events) if whole.units + 2 * n not in gone]
        deck = Deck(self._sets_without(gone)) if gone else whole
        # a Full game that loses its fortieth card is still the same game
        deck.full = whole.full
        sides = (whole.units + 2 * n + side for n in events for side in (0, 1))
        return Variant(deck, (*units, *sides))

    def _sets_without(self, gone: set[int]) -> list[CardSet]:
        units, events = iter(self._unit_faces()), iter(range(self.deck.events))
        left = []
        for found in (*self.beside, *self.studied):
            cards: list[Card] = []
            for card in found.cards:
                if isinstance(card, TextCard):
                    continue
                is_unit = isinstance(card, UnitCard)
                face = next(units) if is_unit else self.deck.units + 2 * next(events)
                if face not in gone:
                    cards.append(card)
            left.append(structs.replace(found, cards=tuple(cards)))
        return left


def _part(heap: list[tuple[int, Card]], is_event: bool) -> Part:
    _, first = heap[0]
    return Part(
        name=name_of(first),
        other_name=first.turned.name if isinstance(first, EventCard) else "",
        is_event=is_event,
        copies=len(heap),
        faces=tuple(face + side for face, _ in heap for side in ((0, 1) if is_event else (0,))),
    )


@lru_cache(maxsize=4)
def opened(bench: Workbench) -> Table:
    studied, beside = (
        [open_set(Path(wish), bench.language) for wish in wishes]
        for wishes in (bench.studied, bench.beside)
    )
    return Table(studied, beside)

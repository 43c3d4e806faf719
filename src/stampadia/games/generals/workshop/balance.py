"""A set laid open for study: the same game with all its cards, and without those of one name.

An expansion is played together with a core set, whose cards stay; Event Cards lie with either
side up, so that both have their turn (ruling B14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, cast

from msgspec import Struct, structs

from stampadia.games.generals.content import (
    PACKAGE,
    PLAYER,
    Card,
    CardSet,
    EventCard,
    TextCard,
    UnitCard,
    name_of,
)
from stampadia.games.generals.files.collection import merged_cards, open_set
from stampadia.games.generals.files.match_sets import FEWEST_UNITS
from stampadia.games.generals.files.reading import FILES, read_bytes
from stampadia.games.generals.language.skills import HOW_TO_ATTACK, KeepUnit
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.prepared.skills import ATTACK, Prepared
from stampadia.kernel import position as contract
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Chance

# What the cards of a game did: who drew, played and printed them, which skills worked for whom.
# Counted by face in the whole deck, whichever smaller deck is played.


Key = tuple[Any, ...]
"""("drawn", face), ("played", face), ("printed", face), ("place", face): where a card went.
("shown", face), ("activated", face): an event side.
("fired", face, part, side): a skill did something for this side, 0 the player's, 1 the Sacred
Printer's; ("idle", face, part, side): it spoke, and nothing came of it.
("change", face, part, side): the sum of what it added to numbers; ("changes", ...): how often.
("attack", value): a player's Unit attacked with this value; ("heavy", names, value): of which."""

HEAVY: Final = 10
"""From this attack on, the cards that made it are noted."""

SILENT: Final = (*HOW_TO_ATTACK, KeepUnit)
"""Ops that show only in what happens later."""

WITHOUT_EFFECT: Final = frozenset(
    (
        "used", "attacks", "counted", "held", "unopposed", "struck", "endured", "direct-hit",
        "advanced", "began-turn", "ended-play", "added", "ended", "activated", "evolved",
        "lost-shields", "kept-shield", "won-battle", "pressed",
    )
)  # fmt: skip
"""When one of these follows, the skill that spoke has done nothing."""


WENT: Final = {
    "dealt": ("drawn", 1),
    "drew": ("drawn", 1),
    "took": ("drawn", 1),
    "kept-shield": ("drawn", 1),
    "added": ("played", 1),
    "printed": ("printed", 1),
    "evolved": ("place", 0),
    "activated": ("activated", 1),
}
"""Facts of where a card went, or several: where to, and at which place the fact names them."""


class Watch:
    """Looks on at one game."""

    def __init__(self, faces: Sequence[int], name_numbers: Sequence[int]) -> None:
        self.counts: Counter[Any] = Counter()
        self.present: set[int] = set()
        """Names of Unit Cards that the player played, and pairs of them in one Unit."""
        self.together: set[tuple[int, int]] = set()
        self._faces = faces
        self._names = name_numbers
        self._battles = 0
        self._shown = -1
        self._speaking: Key | None = None

    def measures(self, position: contract.Position) -> tuple[float, ...]:
        """Battles won, turns survived."""
        return float(self._battles), float(position.turn)

    def note(self, position: contract.Position) -> None:
        table = cast(Position, position)
        for name, *values in table.news:
            if self._speaking is not None:
                self._settle(name)
            kind, place = WENT.get(name, ("", 0))
            if kind:
                cards = values[place]
                for card in cards if isinstance(cards, tuple) else (cards,):
                    self.counts[kind, self._faces[card]] += 1
            self._battles += name == "won-battle"
            if (note := NOTES.get(name)) is not None:
                note(self, table, *values)
        top = table.event_pile[-1] if table.event_pile else -1
        if top != self._shown and top >= 0:
            self.counts["shown", self._faces[top]] += 1
        self._shown = top

    def _settle(self, following: str) -> None:
        """Whether the skill that spoke last has done something."""
        assert self._speaking is not None
        kind = "idle" if following in WITHOUT_EFFECT else "fired"
        self.counts[(kind, *self._speaking)] += 1
        self._speaking = None

    def _added(self, table: Position, _seat: int, card: int, column: int) -> None:
        self.present.add(self._names[self._faces[card]])
        troop = table.rows[PLAYER][column]
        if troop is not None:
            units = table.deck.units
            stack = [self._faces[one] for one in troop.stack.cards if one < units]
            names = sorted(self._names[face] for face in stack)
            self.together.update(combinations(names, 2))

    # Which skills work

    def _used(self, table: Position, face: int, part: str, cell: int) -> None:
        key = (self._faces[face], part, cell // 4)
        skill = table.deck.skill_at(face, part)
        if skill is not None and any(isinstance(op, SILENT) for op in skill.acts):
            self.counts["fired", *key] += 1
        else:
            self._speaking = key

    def _guarded(self, _table: Position, face: int, cell: int) -> None:
        self.counts["fired", self._faces[face], "body", cell // 4] += 1

    def _counted(
        self, table: Position, cell: int, card: int, stat: int, value: int, reasons: Any
    ) -> None:
        self._because(cell, reasons)
        if stat == ATTACK and cell // 4 == PLAYER:
            self.counts["attack", value] += 1
            if value >= HEAVY:
                helped = {table.deck.name(face) for face, _, by, *_ in reasons if face >= 0 < by}
                names = tuple(sorted(helped | {table.deck.name(card)}))
                self.counts["heavy", names, value] += 1

    def _endured(
        self, _table: Position, cell: int, _card: int, _wounds: int, _life: int, reasons: Any
    ) -> None:
        self._because(cell, reasons)

    def _because(self, cell: int, reasons: Any) -> None:
        for face, part, by, _times, owner in reasons:
            if face >= 0:
                key = (self._faces[face], part, (cell if owner < 0 else owner) // 4)
                self.counts["fired", *key] += 1
                self.counts["changes", *key] += 1
                self.counts["change", *key] += by

    def _attacks(self, table: Position, cell: int, card: int) -> None:
        """A body that shows and works all the time has no moment of its own: it counts here."""
        skill = table.deck.body_skills[card]
        if skill is not None and is_continuous(skill):
            self.counts["fired", self._faces[card], "body", cell // 4] += 1


NOTES: Final[dict[str, Callable[..., None]]] = {
    "added": Watch._added,
    "used": Watch._used,
    "guarded": Watch._guarded,
    "counted": Watch._counted,
    "endured": Watch._endured,
    "attacks": Watch._attacks,
}


def is_continuous(skill: Prepared) -> bool:
    """Whether it only infuses or bends a rule: nothing tells when that mattered."""
    pure = skill.pure[0] or skill.pure[1]
    acts = skill.foreign or skill.acts or skill.on_hit or skill.guard
    return not (pure or acts or skill.swaps or skill.unread)


# The sets under study


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


class Bench(Struct, frozen=True):
    """Plain data, so that it can go to any worker."""

    studied: tuple[str, ...]
    """Sets by id or file."""
    beside: tuple[str, ...] = ()
    """The core set they are played with."""
    language: str = "EN"
    ink: int = 3
    edition: str = "0.1"
    text: str = ""
    """The file of a set that is studied besides, as somebody writes it."""

    def game(self) -> Game:
        return registry.load("generals")  # which has this workshop

    def begin(self, without: int | None) -> Position:
        decks = opened(self)
        decks.spare_memory(without)
        return Position(decks.variant(without).deck, 1, self.ink, self.edition, True)

    def numbers(self, without: int | None) -> tuple[Sequence[int], int]:
        """What the faces are called in the whole deck, and how many that has."""
        decks = opened(self)
        return decks.variant(without).faces, len(decks.deck.sides)

    def luck(self, without: int | None, chance: Chance, dealer: Dealer) -> Any:
        """How chance falls: the same for the cards that are there, with a part and without it.
        Event Cards are numbered from 0 while they are laid, and each has its own lot for the
        side that comes up."""
        if chance.what != "events":
            return dealer.answer(chance)
        decks = opened(self)
        variant = decks.variant(without)
        units, whole = variant.deck.units, decks.deck.units
        sides = [dealer.below(2) for _ in range(decks.deck.events)]
        order = dealer.shuffled(range(units, len(variant.faces), 2))
        return tuple(face - units + sides[(variant.faces[face] - whole) // 2] for face in order)

    def watch(self, without: int | None) -> Watch:
        decks = opened(self)
        return Watch(decks.variant(without).faces, decks.name_numbers)


class Variant(Struct, frozen=True):
    deck: Deck
    faces: tuple[int, ...]
    """By face: the same one in the whole deck."""


class Decks:
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
def opened(bench: Bench) -> Decks:
    studied, beside = (
        [open_set(Path(wish), bench.language) for wish in wishes]
        for wishes in (bench.studied, bench.beside)
    )
    if bench.text:
        studied.append(FILES.usable(read_bytes(bench.text.encode(), "")))
    return Decks(studied, beside)

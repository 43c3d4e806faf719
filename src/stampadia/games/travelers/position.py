"""Everything that changes during play: the hero's cards and tracks, and the adventure."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from stampadia.games.travelers import rules
from stampadia.games.travelers.combat import Card, Cross
from stampadia.games.travelers.content import FIRST_LEVEL, UPPER, Hero
from stampadia.games.travelers.events import events_from
from stampadia.games.travelers.fight import Fight
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Over, Pending

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step

Fact = tuple[Any, ...]


class Position:
    __slots__ = (
        "_pending",
        "agenda",
        "attack",
        "cross",
        "deck",
        "defense",
        "fight",
        "hand",
        "hero",
        "level",
        "mana",
        "news",
        "removed",
        "sides",
        "ticks",
        "turn",
    )

    def __init__(self, hero: Hero, level: int = FIRST_LEVEL) -> None:
        self.hero = hero
        self.level = level
        self.attack = 0
        self.defense = 0
        self.mana = 0
        self.sides = [UPPER] * len(hero.cards)
        """The half that is up, card by card."""
        self.deck: list[int] = list(range(len(hero.cards)))
        """The Discard Deck; cards are drawn from its bottom, the beginning of the list."""
        self.hand: list[int] = []
        self.removed: list[int] = []
        self.cross = Cross()
        self.fight: Fight | None = None
        self.ticks: dict[str, int] = {}
        """Pencil boxes that are filled, for ever; replaced, never changed."""
        self.turn = 0
        self.news: list[Fact] = []
        self.agenda: list[Step[Position]] = []
        rules.begin(self)
        self._pending: Pending = rules.advance(self)

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def play(self, choice: Any) -> Sequence[Event]:
        check_choice(self._pending, choice)
        news: list[Fact] = []
        self.news = news
        self.agenda.pop().take(self, choice)
        self._pending = rules.advance(self)
        return Happened((self.hero, news), events_from)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        twin.hero = self.hero
        twin.level = self.level
        twin.attack = self.attack
        twin.defense = self.defense
        twin.mana = self.mana
        twin.sides = self.sides[:]
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.removed = self.removed[:]
        twin.cross = self.cross.clone()
        twin.fight = self.fight and self.fight.clone()
        twin.ticks = self.ticks
        twin.turn = self.turn
        twin.news = []
        twin.agenda = self.agenda[:]
        twin._pending = self._pending
        return twin

    def digest(self) -> str:
        cross = self.cross
        whole = (
            self.hero.serial, self.level, self.attack, self.defense, self.mana, self.sides,
            self.deck, sorted(self.hand), self.removed, cross.column, cross.charge, cross.infuse,
            cross.strain, cross.activated, self.fight and self.fight.digest(),
            sorted(self.ticks.items()), self.turn, [repr(step) for step in self.agenda],
        )  # fmt: skip
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = rules.advance(self)

    # Looking

    def card(self, index: int) -> Card:
        return index, self.sides[index]

    def hand_cards(self) -> list[Card]:
        return [(index, self.sides[index]) for index in self.hand]

    def points(self) -> dict[str, int]:
        return {"attack": self.attack, "defense": self.defense, "mana": self.mana}

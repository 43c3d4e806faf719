"""Everything that changes during play: the hero's cards and tracks, and the adventure."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from stampadia.games.travelers import rules
from stampadia.games.travelers.combat import Card, Cross
from stampadia.games.travelers.content import (
    FIRST_LEVEL,
    HERO_CARDS,
    UNSEEN_HERO_CARD,
    UPPER,
    CardSet,
    Company,
    Hero,
    HeroCard,
    World,
    joining_card,
)
from stampadia.games.travelers.dungeon_state import DungeonState
from stampadia.games.travelers.events import events_from
from stampadia.games.travelers.fight import Fight
from stampadia.games.travelers.view import TravelersView, view_of
from stampadia.games.travelers.world_state import WorldState
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Over, Pending

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]


class Position:
    __slots__ = (
        "_pending",
        "agenda",
        "attack",
        "cross",
        "deck",
        "defense",
        "dungeon",
        "fight",
        "hand",
        "hero",
        "joined",
        "leaving_allowed",
        "level",
        "mana",
        "news",
        "removed",
        "scoring",
        "sides",
        "ticks",
        "turn",
        "unordered",
        "world",
    )

    def __init__(
        self,
        hero: Hero,
        adventure: CardSet | None = None,
        ticks: dict[str, int] | None = None,
        level: int = FIRST_LEVEL,
        *,
        scoring: bool = False,
        open_index: bool = False,
    ) -> None:
        """A hero and the set whose adventure is played; without one it is the training."""
        self.hero = hero if adventure is None else with_joining_card(hero, adventure)
        self.world: WorldState | None = None
        self.dungeon: DungeonState | None = None
        if adventure is not None:
            if isinstance(adventure.adventure, World):
                self.world = WorldState(adventure.adventure)
            else:
                self.dungeon = DungeonState(adventure.adventure, open_index=open_index)
        self.joined = False
        """Whether the adventure's own card has joined the hero's."""
        self.leaving_allowed = False
        """The text that is being read lets the hero leave its fight."""
        self.scoring = scoring
        """Whether points are counted at the end."""
        self.level = level
        self.attack = 0
        self.defense = 0
        self.mana = 0
        self.sides = [UPPER] * len(self.hero.cards)
        """The half that is up, card by card."""
        self.deck: list[int] = list(range(HERO_CARDS))
        """The Discard Deck; cards are drawn from its bottom, the beginning of the list."""
        self.unordered: frozenset[int] = frozenset()
        """Cards shuffled and not discarded since: nobody knows their order in the deck (A40)."""
        self.hand: list[int] = []
        self.removed: list[int] = []
        self.cross = Cross()
        self.fight: Fight | None = None
        self.ticks: dict[str, int] = ticks or {}
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
        sides = self.sides[:]
        self.agenda.pop().take(self, choice)
        self._pending = rules.advance(self)
        return Happened((self.hero, sides, news), events_from)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        twin.hero = self.hero
        twin.world = self.world and self.world.clone()
        twin.dungeon = self.dungeon and self.dungeon.clone()
        twin.joined = self.joined
        twin.leaving_allowed = self.leaving_allowed
        twin.level = self.level
        twin.scoring = self.scoring
        twin.attack = self.attack
        twin.defense = self.defense
        twin.mana = self.mana
        twin.sides = self.sides[:]
        twin.deck = self.deck[:]
        twin.unordered = self.unordered
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

    def view(self, seat: int | None) -> TravelersView:
        return view_of(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> Position:  # noqa: ARG002
        """What the player has seen, and nothing else: the Discard Deck in another order if it was
        shuffled; unseen halves and rooms and the face of the card that may join unknown."""
        twin = self.clone()
        known = twin.world or twin.dungeon
        if known is not None and not known.unknown:
            known.only_known()
            twin.hero = self.known_hero(UNSEEN_HERO_CARD)
            unseen = len(twin.hero.cards) - self.looked_at
            twin.sides = twin.sides[: self.looked_at] + [UPPER] * unseen
        hidden = self.shuffled
        order = iter(dealer.shuffled(hidden))
        twin.deck = [next(order) if card in hidden else card for card in self.deck]
        return twin

    def digest(self) -> str:
        cross = self.cross
        adventure = self.world or self.dungeon
        whole = (
            self.hero.serial, adventure and adventure.digest(), self.joined, self.leaving_allowed,
            self.level, self.attack, self.defense, self.mana, self.sides,
            self.deck, sorted(self.unordered), sorted(self.hand), self.removed, cross.column,
            cross.charge, cross.infuse, cross.strain, cross.activated,
            self.fight and self.fight.digest(), sorted(self.ticks.items()), self.turn,
            [repr(step) for step in self.agenda], *([cross.spoken] if cross.spoken else []),
        )  # fmt: skip
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = rules.advance(self)

    # Looking

    @property
    def adventure(self) -> WorldState | DungeonState:
        found = self.world or self.dungeon
        assert found is not None
        return found

    @property
    def joining(self) -> int | None:
        """The card that may join the hero, as long as it has not."""
        return HERO_CARDS if len(self.hero.cards) > HERO_CARDS and not self.joined else None

    @property
    def owned(self) -> int:
        """How many Hero Cards the player has, removed ones included."""
        return HERO_CARDS + self.joined

    @property
    def looked_at(self) -> int:
        """How many Hero Cards the player has looked at: whoever chooses the half of a card that
        joins sees both."""
        return self.owned + (self.agenda[-1].name == "join-half")

    def known_hero(self, *unseen: HeroCard) -> Hero:
        """The hero with the cards that the player has looked at, and others for the rest."""
        looked_at = self.looked_at
        if looked_at > HERO_CARDS:
            return self.hero
        hero = self.hero
        cards = (*hero.cards[:looked_at], *unseen)
        return Hero(hero.serial, hero.key, hero.name, hero.description, cards, hero.date)

    @property
    def shuffled(self) -> list[int]:
        """Cards of the Discard Deck whose order nobody knows (ruling A40): what a shuffle laid and
        was neither drawn nor taken since. They lie together: whatever was laid later is above or
        below all of them."""
        cards = sorted(card for card in self.deck if card in self.unordered)
        return cards if len(cards) > 1 else []

    def known_deck(self) -> list[int]:
        """The Discard Deck from its bottom to its top; those that were shuffled in no order."""
        left = iter(self.shuffled)
        hidden = set(self.shuffled)
        return [next(left) if card in hidden else card for card in self.deck]

    def score(self) -> int:
        """One point for each card that survives on its upper half, two on its lower half."""
        kept = [*self.hand, *self.deck, *(card for card, _ in self.cross.cards)]
        return sum(1 + self.sides[card] for card in kept)

    def card(self, index: int) -> Card:
        return index, self.sides[index]

    def hand_cards(self) -> list[Card]:
        return [(index, self.sides[index]) for index in self.hand]

    def points(self) -> dict[str, int]:
        return {"attack": self.attack, "defense": self.defense, "mana": self.mana}


def with_joining_card(hero: Hero, adventure: CardSet) -> Hero:
    """The hero with the card of the adventure's set that may join as the ninth."""
    number = joining_card(adventure.adventure)
    if number is None:
        return hero
    cards = (*hero.cards, adventure.hero.cards[number - 1])
    fields = msgspec.structs.asdict(hero) | {"cards": cards}
    return Company(**fields, guest=f"{adventure.hero.serial}:{number - 1}")

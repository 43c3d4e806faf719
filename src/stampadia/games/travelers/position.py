"""Everything that changes during play: the hero's cards and tracks, and the adventure."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

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
from stampadia.games.travelers.events import events_from
from stampadia.games.travelers.rules.dungeon import DungeonState
from stampadia.games.travelers.rules.fight import Card, Cross, Fight
from stampadia.games.travelers.rules.journey import begin
from stampadia.games.travelers.rules.world import WorldState
from stampadia.games.travelers.view import TravelersView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Over, Pending
from stampadia.workbench.fields import UNTOLD, Declared, anew, cloned, listed, same

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]


def _nothing(_: Position) -> list[Any]:
    return []


class Position(Declared):
    hero: Hero = same(told=lambda at: at.hero.serial)
    world: WorldState | None = cloned(
        told=lambda at: (at.world or at.dungeon) and at.adventure.told()
    )
    dungeon: DungeonState | None = cloned(told=UNTOLD)
    joined: bool = same(False)
    """Whether the adventure's own card has joined the hero's."""
    leaving_allowed: bool = same(False)
    """The text that is being read lets the hero leave its fight."""
    level: int = same()
    attack: int = same(0)
    defense: int = same(0)
    mana: int = same(0)
    sides: list[int] = listed(lambda at: [UPPER] * len(at.hero.cards))
    """The half that is up, card by card."""
    deck: list[int] = listed(lambda _: list(range(HERO_CARDS)))
    """The Discard Deck; cards are drawn from its bottom, the beginning of the list."""
    unordered: frozenset[int] = same(frozenset(), told=lambda at: sorted(at.unordered))
    """Cards shuffled and not discarded since: nobody knows their order in the deck (A40)."""
    hand: list[int] = listed(_nothing, told=lambda at: sorted(at.hand))
    removed: list[int] = listed(_nothing)
    cross: Cross = cloned(lambda _: Cross(), told=lambda at: at.cross.told())
    fight: Fight | None = cloned(None, told=lambda at: at.fight and at.fight.known())
    ticks: dict[str, int] = same(told=lambda at: sorted(at.ticks.items()))
    """Pencil boxes that are filled, for ever; replaced, never changed."""
    turn: int = same(0)
    agenda: list[Step[Position]] = listed(
        _nothing, told=lambda at: [repr(step) for step in at.agenda]
    )
    scoring: bool = same(told=UNTOLD)
    """Whether points are counted at the end."""
    news: list[Fact] = anew(list)
    _pending: Pending = same(told=UNTOLD)

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
        self.world = self.dungeon = None
        if adventure is not None:
            if isinstance(adventure.adventure, World):
                self.world = WorldState(adventure.adventure)
            else:
                self.dungeon = DungeonState(adventure.adventure, open_index=open_index)
        self.level = level
        self.ticks = ticks or {}
        self.scoring = scoring
        self.lay()
        begin(self)
        self._pending = self._advance()

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def play(self, choice: Any) -> Sequence[Event]:
        check_choice(self._pending, choice)
        news: list[Fact] = []
        self.news = news
        sides = self.sides[:]
        self.agenda.pop().take(self, choice)
        self._pending = self._advance()
        return Happened((self.hero, sides, news), events_from)

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
        """Cards in play are told row by row, abilities that could be repeated where there are
        any."""
        *before, (*rows, spoken), fight, ticks, turn, agenda = self.told()
        whole = (*before, *rows, fight, ticks, turn, agenda, *([spoken] if spoken else []))
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

    def _advance(self) -> Pending:
        """Do all that needs no decision, up to the next decision."""
        while True:
            pending = self.agenda[-1].proceed(self)
            if pending is not None:
                return pending

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = self._advance()

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

    def box_key(self, place: str) -> str:
        """How the boxes in pencil of a text are called (ruling D21)."""
        return f"{self.adventure.serial}:{place}"

    def filled_boxes(self, place: str) -> int:
        return self.ticks.get(self.box_key(place), 0)

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

"""Everything that changes during play: the hero's cards and tracks, and the adventure."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

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
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.native import mypyc_attr
from stampadia.workbench.recent import Itself, Recent

if TYPE_CHECKING:
    from stampadia.games.travelers.rules.steps import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]
NO_CARDS: Final[frozenset[int]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Its fields are written out, at the start, in a copy and in a fingerprint: mypyc makes a
    machine's structure of them, and takes their types at their word."""

    hero: Hero
    world: WorldState | None
    dungeon: DungeonState | None
    joined: bool
    """Whether the adventure's own card has joined the hero's."""
    leaving_allowed: bool
    """The text that is being read lets the hero leave its fight."""
    level: int
    attack: int
    defense: int
    mana: int
    sides: list[int]
    """The half that is up, card by card."""
    deck: list[int]
    """The Discard Deck; cards are drawn from its bottom, the beginning of the list."""
    unordered: frozenset[int]
    """Cards shuffled and not discarded since: nobody knows their order in the deck (A40)."""
    hand: list[int]
    removed: list[int]
    cross: Cross
    fight: Fight | None
    ticks: dict[str, int]
    """Pencil boxes that are filled, for ever; replaced, never changed."""
    turn: int
    agenda: list[Step]
    """Unfinished business, the next step last."""
    scoring: bool
    """Whether points are counted at the end."""
    news: list[Fact]
    """What the last choice brought."""
    _pending: Pending

    def __init__(
        self,
        hero: Hero,
        adventure: CardSet | None = None,
        ticks: dict[str, int] | None = None,
        level: int = FIRST_LEVEL,
        *,
        scoring: bool = False,
        open_index: bool = False,
        original: Position | None = None,
    ) -> None:
        """A hero and the set whose adventure is played; without one it is the training. Or as
        another position is."""
        if original is not None:
            self._copy(original)
            return
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
        self._lay()
        begin(self)
        self._pending = self._advance()

    def _lay(self) -> None:
        self.joined = self.leaving_allowed = False
        self.attack = self.defense = self.mana = 0
        self.sides = [UPPER] * len(self.hero.cards)
        self.deck = list(range(HERO_CARDS))
        self.unordered = NO_CARDS
        self.hand = []
        self.removed = []
        self.cross = Cross()
        self.fight = None
        self.turn = 0
        self.agenda = []
        self.news = []

    def _copy(self, original: Position) -> None:
        """What changes in place is copied, everything else shared."""
        self.hero = original.hero
        self.world = None if original.world is None else original.world.clone()
        self.dungeon = None if original.dungeon is None else original.dungeon.clone()
        self.joined = original.joined
        self.leaving_allowed = original.leaving_allowed
        self.level = original.level
        self.attack = original.attack
        self.defense = original.defense
        self.mana = original.mana
        self.sides = original.sides[:]
        self.deck = original.deck[:]
        self.unordered = original.unordered
        self.hand = original.hand[:]
        self.removed = original.removed[:]
        self.cross = original.cross.clone()
        self.fight = None if original.fight is None else original.fight.clone()
        self.ticks = original.ticks
        self.turn = original.turn
        self.agenda = original.agenda[:]
        self.scoring = original.scoring
        self.news = []
        self._pending = original._pending

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def clone(self) -> Position:
        return Position(self.hero, original=self)

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self._pending
        if type(choice) is not int or type(pending) is not Ask or choice not in pending.choices:
            check_choice(pending, choice)  # chance, or it says what is wrong
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
        if twin.world is not None and not twin.world.unknown:
            twin.world.only_known()
            twin._forget_unseen_cards()
        elif twin.dungeon is not None and not twin.dungeon.unknown:
            twin.dungeon.only_known()
            twin._forget_unseen_cards()
        hidden = self.shuffled
        order: list[int] = dealer.shuffled(hidden)
        if hidden:
            at = 0
            for place, card in enumerate(self.deck):
                if card in hidden:
                    twin.deck[place] = order[at]
                    at += 1
        return twin

    def _forget_unseen_cards(self) -> None:
        looked_at = self.looked_at
        if looked_at > HERO_CARDS:
            return
        key = Itself(self.hero)
        known = _KNOWN_HEROES.get(key)
        if known is None:
            known = _KNOWN_HEROES.keep(key, self.known_hero(UNSEEN_HERO_CARD))
        self.hero = known
        self.sides = self.sides[:looked_at] + [UPPER] * (len(known.cards) - looked_at)

    def digest(self) -> str:
        return blake2b(repr(self.told()).encode(), digest_size=6).hexdigest()

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of: cards in play row by row, abilities that could be repeated
        where there are any."""
        cross, adventure = self.cross, None
        if self.world is not None or self.dungeon is not None:
            adventure = self.adventure.told()
        whole = (
            self.hero.serial, adventure, self.joined, self.leaving_allowed, self.level,
            self.attack, self.defense, self.mana, self.sides, self.deck, sorted(self.unordered),
            sorted(self.hand), self.removed, cross.column, cross.charge, cross.infuse,
            cross.strain, cross.activated, None if self.fight is None else self.fight.known(),
            sorted(self.ticks.items()), self.turn, [repr(step) for step in self.agenda],
        )  # fmt: skip
        return (*whole, cross.spoken) if cross.spoken else whole

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
        if self.world is not None:
            return self.world
        assert self.dungeon is not None
        return self.dungeon

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


_TOGETHER: Recent[Hero] = Recent(64)
_KNOWN_HEROES: Recent[Hero] = Recent(64)
"""A hero with a ninth card, as whoever has not looked at it knows the hero."""


def with_joining_card(hero: Hero, adventure: CardSet) -> Hero:
    """The hero with the card of the adventure's set that may join as the ninth: the very same for
    every game that the two play, so that what was worked out for one holds for all."""
    key = Itself(hero), Itself(adventure)
    return _TOGETHER.get(key) or _TOGETHER.keep(key, _with_joining_card(hero, adventure))


def _with_joining_card(hero: Hero, adventure: CardSet) -> Hero:
    number = joining_card(adventure.adventure)
    if number is None:
        return hero
    cards = (*hero.cards, adventure.hero.cards[number - 1])
    fields = msgspec.structs.asdict(hero) | {"cards": cards}
    return Company(**fields, guest=f"{adventure.hero.serial}:{number - 1}")

"""Everything that changes during play: where each card is, wounds, Ink, what is unfinished.

The rules move cards through the verbs here, so that what is derived from the cards (the Place
Stack's Level, the banners in the air) is kept in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from stampadia.games.generals import rules
from stampadia.games.generals.action import Action
from stampadia.games.generals.banners import Banners, look_for_banners
from stampadia.games.generals.battlefield import FRONT, INCOMING, PLAYER
from stampadia.games.generals.deck import NO_ELEMENTS, Deck
from stampadia.games.generals.events import events_from
from stampadia.games.generals.imagining import imagine
from stampadia.games.generals.prepared import Prepared
from stampadia.games.generals.skills import Amount
from stampadia.games.generals.stack import NOBODY, Stack, acting
from stampadia.games.generals.view import GeneralsView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Over, Pending

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step
    from stampadia.kernel.chance import Dealer


Fact = tuple[Any, ...]
"""Something that happened: (name, cells and faces...)."""


class Troop:
    """A unit on the battlefield: a stack of cards, its wounds, whether it is exhausted."""

    __slots__ = ("exhausted", "serial", "stack", "wounds")

    def __init__(self, serial: int, stack: Stack, wounds: int = 0, exhausted: bool = False) -> None:
        self.serial = serial
        """Tells this unit from every other, wherever it moves."""
        self.stack = stack
        self.wounds = wounds
        self.exhausted = exhausted

    def clone(self) -> Troop:
        return Troop(self.serial, self.stack, self.wounds, self.exhausted)


Found = tuple[int, int, Troop]
"""A unit and where it stands: row, column and itself."""


class Position:
    __slots__ = (
        "_banners",
        "_pending",
        "action",
        "activated",
        "active_event",
        "agenda",
        "battle_turns",
        "columns",
        "deck",
        "declared",
        "discard",
        "edition",
        "event_pile",
        "first",
        "fixed_ink",
        "fresh_pile",
        "hands",
        "ink",
        "known_events",
        "life",
        "life_cards",
        "looked",
        "news",
        "paid",
        "phase",
        "pile",
        "place_acting",
        "place_acts",
        "place_infusers",
        "place_infusion",
        "place_level",
        "place_pure",
        "places",
        "plays",
        "pressure",
        "quiet",
        "random_events",
        "restored",
        "rows",
        "seats",
        "seen_life",
        "selected",
        "serials",
        "shields",
        "to_act",
        "turn",
    )

    def __init__(self, deck: Deck, seats: int, ink: int, edition: str, random_events: bool) -> None:
        self.deck = deck
        self.seats = seats
        self.edition = edition
        self.ink = ink
        """The counter; `ink_level()` is what counts."""
        self.turn = 0
        self.battle_turns = 0
        self.phase = "setup"
        self.pile: list[int] = []
        """The Printer Deck, its top card last."""
        self.fresh_pile = True
        """Whether the pile is still the first one, of which Life and columns were dealt."""
        self.discard: list[int] = []
        self.columns: list[int] = []
        """Full version: four cards that only mark the columns (ruling B3)."""
        self.life = 0
        """Lite version: the counter."""
        self.life_cards: list[int] = []
        self.seen_life: tuple[int, ...] = ()
        """Life Cards whose face was seen when they were gained (ruling B4)."""
        self.shields: list[int] = []
        self.places: list[int] = []
        """The Place Stack, its bottom card last."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rows: list[list[Troop | None]] = [[None] * 4 for _ in range(3)]
        self.event_pile: list[int] = []
        """The Event Deck, its top card last."""
        self.known_events = 0
        """How many cards at its bottom were seen going there."""
        self.first = 0
        """Co-op: the First General of this turn."""
        self.to_act = 0
        """The seat that plays now."""
        self.plays = 0
        """Choices made in this Play Phase."""
        self.pressure = 0
        self.quiet = False
        """Whether the player asked not to be offered the event again before the next turn."""
        self.activated: tuple[int, ...] = ()
        """Event sides used this turn: each at most once, so that no turn is endless."""
        self.active_event = -1
        self.selected = -1
        """The unit that the event speaks of: its serial."""
        self.declared = -1
        self.paid = 0
        self.looked: tuple[int, ...] = ()
        self.restored: tuple[int, ...] = ()
        """Units restored by a skill in this phase: each once, so that no phase is endless."""
        self.serials = 0
        self.action: Action | None = None
        self.random_events = random_events
        self.fixed_ink: int | None = None
        self.place_level = 0
        self.place_infusion = NO_ELEMENTS
        self.place_pure: tuple[tuple[Prepared, ...], tuple[Prepared, ...]] = ((), ())
        self.place_acts: tuple[Prepared, ...] = ()
        self.place_acting = NOBODY
        self.place_infusers: tuple[Prepared, ...] = ()
        self._banners: Banners | None = None
        self.news: list[Fact] = []
        self.agenda: list[Step[Position]] = rules.opening(deck)
        """Unfinished business, the next step last."""
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
        return Happened((self.deck, news), events_from)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        twin.deck = self.deck
        twin.seats = self.seats
        twin.edition = self.edition
        twin.ink = self.ink
        twin.turn = self.turn
        twin.battle_turns = self.battle_turns
        twin.phase = self.phase
        twin.pile = self.pile[:]
        twin.fresh_pile = self.fresh_pile
        twin.discard = self.discard[:]
        twin.columns = self.columns  # never changed after the setup, but replaced
        twin.life = self.life
        twin.life_cards = self.life_cards[:]
        twin.seen_life = self.seen_life
        twin.shields = self.shields[:]
        twin.places = self.places[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.rows = [[troop and troop.clone() for troop in row] for row in self.rows]
        twin.event_pile = self.event_pile[:]
        twin.known_events = self.known_events
        twin.first = self.first
        twin.to_act = self.to_act
        twin.plays = self.plays
        twin.pressure = self.pressure
        twin.quiet = self.quiet
        twin.activated = self.activated
        twin.active_event = self.active_event
        twin.selected = self.selected
        twin.declared = self.declared
        twin.paid = self.paid
        twin.looked = self.looked
        twin.restored = self.restored
        twin.serials = self.serials
        twin.action = self.action and self.action.clone()
        twin.random_events = self.random_events
        twin.fixed_ink = self.fixed_ink
        twin.place_level = self.place_level
        twin.place_infusion = self.place_infusion
        twin.place_pure = self.place_pure
        twin.place_acts = self.place_acts
        twin.place_acting = self.place_acting
        twin.place_infusers = self.place_infusers
        twin._banners = self._banners
        twin.news = []
        twin.agenda = self.agenda[:]
        twin._pending = self._pending
        return twin

    def view(self, seat: int | None) -> GeneralsView:
        return view_of(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> Position:  # noqa: ARG002
        return imagine(self, dealer)

    def digest(self) -> str:
        troops = [
            [troop and (troop.stack.cards, troop.wounds, troop.exhausted) for troop in row]
            for row in self.rows
        ]
        whole = (
            self.deck.fingerprint, self.turn, self.ink, self.battle_turns, self.phase, self.pile,
            sorted(self.discard), self.columns, self.life, self.life_cards, sorted(self.shields),
            self.places, self.hands, troops, self.event_pile, self.first, self.to_act,
            self.pressure, self.quiet, self.activated, self.active_event, self.declared, self.paid,
            self.looked, self.restored, self.selected, self.known_events, self.plays, self.edition,
            self.action and self.action.digest(),
            [repr(step) for step in self.agenda],
        )  # fmt: skip
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = rules.advance(self)

    # Numbers

    def lives(self) -> int:
        return len(self.life_cards) if self.deck.full else self.life

    def ink_level(self) -> int:
        """The counter, or what a card in the Place Stack says it is from now on."""
        return self.ink if self.fixed_ink is None else self.fixed_ink

    def amount(self, amount: Amount, x: int = 1) -> int:
        number = amount.plus
        if amount.x:
            number += amount.x * x
        if amount.ink:
            number += amount.ink * self.ink_level()
        if amount.paid:
            number += amount.paid * self.paid
        return number

    # The battlefield

    def banners(self) -> Banners:
        """Of the units in the Player Row and the Front Row."""
        found = self._banners
        if found is None:
            found = self._banners = look_for_banners(self)
        return found

    def stack_at(self, row: int, column: int, troop: Troop) -> Stack:
        """A unit's stack, with the text it copies from the opposite one, if it copies."""
        stack = troop.stack
        if stack.copies and row != INCOMING:
            opposite = self.rows[1 - row][column]
            copied = opposite.stack.cards[-1] if opposite else -1
            return self.deck.stack_with_text_of(stack.cards, copied)
        return stack

    def find(self, serial: int) -> Found | None:
        """A unit in the Player Row or the Front Row."""
        player, front, _ = self.rows
        for column in (0, 1, 2, 3):
            troop = player[column]
            if troop is not None and troop.serial == serial:
                return PLAYER, column, troop
            troop = front[column]
            if troop is not None and troop.serial == serial:
                return FRONT, column, troop
        return None

    def put(self, row: int, column: int, troop: Troop | None) -> None:
        self.rows[row][column] = troop
        if row != INCOMING:
            self._banners = None

    def muster(self, row: int, column: int, cards: tuple[int, ...]) -> Troop:
        """A new unit of these cards."""
        self.serials += 1
        troop = Troop(self.serials, self.deck.stack(cards))
        self.put(row, column, troop)
        return troop

    def restack(self, troop: Troop, cards: tuple[int, ...]) -> None:
        troop.stack = self.deck.stack(cards)
        self._banners = None

    def scrap(self, cards: Sequence[int]) -> None:
        """Discard cards: Unit Cards to the discard pile, Event Cards turned to the bottom of the
        Event Deck (ruling E5)."""
        for card in cards:
            if card < self.deck.units:
                self.discard.append(card)
            else:
                self.event_pile.insert(0, self.deck.turned(card))
                self.known_events += 1

    # The Place Stack

    def add_place(self, card: int) -> None:
        self.places.append(card)
        if self._place_skill(card) is None:
            self.place_level += self._level_as_place(card)
        else:
            self.refresh_places()

    def take_place(self, index: int) -> int:
        """Take a card out of the Place Stack. Ruling C10: the Pressure counter keeps its card; if
        that one leaves, it goes to the next card below, else to the new last."""
        card = self.places.pop(index)
        if index + 1 < self.pressure:
            self.pressure -= 1
        self.pressure = min(self.pressure, len(self.places))
        self.refresh_places()
        return card

    def refresh_places(self) -> None:
        """Add up the Place Stack anew, from its bottom to its top (ruling D11)."""
        level = 0
        self.fixed_ink = None
        infusion = list(NO_ELEMENTS)
        skills: list[Prepared] = []
        for card in reversed(self.places):
            level += self._level_as_place(card)
            skill = self._place_skill(card)
            if skill is None:
                continue
            if skill.sets_ink is not None and self.fixed_ink is None:
                # "{level} is {level+1}": one more than the counter shows
                self.fixed_ink = skill.sets_ink.plus + skill.sets_ink.ink * self.ink
            if skill.plainly_infuses():
                for element in range(4):
                    infusion[element] += skill.element[element]
            else:
                skills.append(skill)
        self.place_level = level
        fire, air, earth, water = infusion
        self.place_infusion = (fire, air, earth, water) if any(infusion) else NO_ELEMENTS
        self.place_pure = (
            tuple(skill for skill in skills if skill.pure[0]),
            tuple(skill for skill in skills if skill.pure[1]),
        )
        self.place_acts = tuple(skills)
        self.place_acting = acting(self.place_acts)
        self.place_infusers = tuple(skill for skill in skills if skill.infusions)

    def _level_as_place(self, card: int) -> int:
        deck = self.deck
        return deck.place_levels[card] if card < deck.units else deck.levels[card]

    def _place_skill(self, card: int) -> Prepared | None:
        deck = self.deck
        return deck.place_skills[card] if card < deck.units else deck.header_skills[card]

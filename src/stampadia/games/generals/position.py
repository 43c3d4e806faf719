"""Everything that changes during play: where each card is, wounds, Ink, what is unfinished.

The rules move cards through the verbs here, so that what is derived from the cards (the Place
Stack's Level, the banners in the air) is kept in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from stampadia.games.generals.content import FRONT, INCOMING, PLAYER
from stampadia.games.generals.effects import DEMANDS, OPS
from stampadia.games.generals.events import events_from, revealing
from stampadia.games.generals.language.units import Amount
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.prepared.skills import ATTACK, LIFE, NO_ELEMENTS, Prepared, Vector
from stampadia.games.generals.prepared.stacks import NOBODY, Acting, Skills, Stack, acting
from stampadia.games.generals.rules.cards import advance
from stampadia.games.generals.rules.turn import opening
from stampadia.games.generals.view import GeneralsView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.generals.rules.steps import Action, Step
    from stampadia.kernel.chance import Dealer


Fact = tuple[Any, ...]
"""Something that happened: (name, cells and faces...)."""


class Banners:
    """The banners on the battlefield (manual: "Area Skills"): where they are, and what they are
    good for."""

    __slots__ = ("act", "change", "guard", "infuse", "rows")

    def __init__(self, rows: list[list[int]], skills: list[Prepared]) -> None:
        self.rows = rows
        """By row, Player Row and Front Row: the columns whose unit shows one."""
        self.act = any(skill.works for skill in skills)
        self.guard = any(skill.guard is not None for skill in skills)
        self.infuse = any(bool(skill.infusions) for skill in skills)
        self.change: tuple[bool, ...] = (
            any(bool(skill.pure[ATTACK]) for skill in skills),
            any(bool(skill.pure[LIFE]) for skill in skills),
        )
        """By stat: whether one could change it when it is counted."""


NO_BANNERS: Final = Banners([[], []], [])


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Its fields are written out, at the start, in a copy and in a fingerprint: mypyc makes a
    machine's structure of them, and takes their types at their word."""

    deck: Deck
    turn: int
    ink: int
    """The counter; `ink_level()` is what counts."""
    battle_turns: int
    phase: str
    pile: list[int]
    """The Printer Deck, its top card last."""
    discard: list[int]
    columns: list[int]
    """Full version: four cards that only mark the columns (ruling B3). Never changed in place."""
    life: int
    """Lite version: the counter."""
    life_cards: list[int]
    shields: list[int]
    places: list[int]
    """The Place Stack, its bottom card last."""
    hands: list[list[int]]
    rows: list[list[Troop | None]]
    event_pile: list[int]
    """The Event Deck, its top card last."""
    first: int
    """Co-op: the First General of this turn."""
    to_act: int
    """The seat that plays now."""
    pressure: int
    quiet: bool
    """Whether the player asked not to be offered the event again before the next turn."""
    activated: tuple[int, ...]
    """Event sides used this turn: each at most once, so that no turn is endless."""
    active_event: int
    declared: int
    paid: int
    looked: tuple[int, ...]
    restored: tuple[int, ...]
    """Units restored by a skill in this phase: each once, so that no phase is endless."""
    selected: int
    """The unit that the event speaks of: its serial."""
    known_events: int
    """How many cards at the bottom of the Event Deck were seen going there."""
    plays: int
    """Choices made in this Play Phase."""
    edition: str
    action: Action | None
    agenda: list[Step]
    """Unfinished business, the next step last."""

    # What a fingerprint does not know: it follows from the rest, or belongs to the table

    seats: int
    random_events: bool
    fresh_pile: bool
    """Whether the pile is still the first one, of which Life and columns were dealt."""
    seen_life: tuple[int, ...]
    """Life Cards whose face was seen when they were gained (ruling B4)."""
    serials: int
    fixed_ink: int | None
    place_level: int
    place_infusion: Vector
    place_pure: tuple[Skills, ...]
    place_acts: Skills
    place_acting: Acting
    place_infusers: Skills
    _banners: Banners | None
    news: list[Fact]
    _pending: Pending

    ops: ClassVar = OPS
    demands: ClassVar = DEMANDS
    """What each op does: for the rules, above which the effects stand."""

    def __init__(
        self,
        deck: Deck,
        seats: int,
        ink: int,
        edition: str,
        random_events: bool,
        original: Position | None = None,
    ) -> None:
        """At the start; or as another position of this match is."""
        self.deck = deck
        self.seats = seats
        self.ink = ink
        self.edition = edition
        self.random_events = random_events
        if original is None:
            self._lay()
        else:
            self._copy(original)

    def _lay(self) -> None:
        self.turn = self.battle_turns = self.life = self.first = self.to_act = 0
        self.pressure = self.paid = self.known_events = self.plays = self.serials = 0
        self.active_event = self.declared = self.selected = -1
        self.phase = "setup"
        self.pile = []
        self.discard = []
        self.columns = []
        self.life_cards = []
        self.shields = []
        self.places = []
        self.hands = [[] for _ in range(self.seats)]
        self.rows = [[None] * 4 for _ in range(3)]
        self.event_pile = []
        self.quiet = False
        self.activated = ()
        self.looked = ()
        self.restored = ()
        self.action = None
        self.agenda = opening(self.deck)
        self.fresh_pile = True
        self.seen_life = ()
        self.fixed_ink = None
        self.place_level = 0
        self.place_infusion = NO_ELEMENTS
        self.place_pure = ((), ())
        self.place_acts = ()
        self.place_acting = NOBODY
        self.place_infusers = ()
        self._banners = None
        self.news = []
        self._pending = advance(self)

    def _copy(self, original: Position) -> None:
        """What changes in place is copied, everything else shared."""
        self.turn = original.turn
        self.battle_turns = original.battle_turns
        self.phase = original.phase
        self.pile = original.pile[:]
        self.discard = original.discard[:]
        self.columns = original.columns
        self.life = original.life
        self.life_cards = original.life_cards[:]
        self.shields = original.shields[:]
        self.places = original.places[:]
        self.hands = [hand[:] for hand in original.hands]
        self.rows = [
            [None if troop is None else troop.clone() for troop in row] for row in original.rows
        ]
        self.event_pile = original.event_pile[:]
        self.first = original.first
        self.to_act = original.to_act
        self.pressure = original.pressure
        self.quiet = original.quiet
        self.activated = original.activated
        self.active_event = original.active_event
        self.declared = original.declared
        self.paid = original.paid
        self.looked = original.looked
        self.restored = original.restored
        self.selected = original.selected
        self.known_events = original.known_events
        self.plays = original.plays
        self.action = None if original.action is None else original.action.clone()
        self.agenda = original.agenda[:]
        self.fresh_pile = original.fresh_pile
        self.seen_life = original.seen_life
        self.serials = original.serials
        self.fixed_ink = original.fixed_ink
        self.place_level = original.place_level
        self.place_infusion = original.place_infusion
        self.place_pure = original.place_pure
        self.place_acts = original.place_acts
        self.place_acting = original.place_acting
        self.place_infusers = original.place_infusers
        self._banners = original._banners
        self.news = []
        self._pending = original._pending

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def clone(self) -> Position:
        """A cheap, independent copy."""
        return Position(
            self.deck, self.seats, self.ink, self.edition, self.random_events, original=self
        )

    def digest(self) -> str:
        """A short fingerprint of the whole position, hidden parts included."""
        return blake2b(repr(self._told()).encode(), digest_size=6).hexdigest()

    def _told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        return (
            self.deck.fingerprint,
            self.turn,
            self.ink,
            self.battle_turns,
            self.phase,
            self.pile,
            sorted(self.discard),
            self.columns,
            self.life,
            self.life_cards,
            sorted(self.shields),
            self.places,
            self.hands,
            [
                [troop and (troop.stack.cards, troop.wounds, troop.exhausted) for troop in row]
                for row in self.rows
            ],
            self.event_pile,
            self.first,
            self.to_act,
            self.pressure,
            self.quiet,
            self.activated,
            self.active_event,
            self.declared,
            self.paid,
            self.looked,
            self.restored,
            self.selected,
            self.known_events,
            self.plays,
            self.edition,
            self.action and self.action.told(),
            [repr(step) for step in self.agenda],
        )

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self._pending
        if type(choice) is not int or type(pending) is not Ask or choice not in pending.choices:
            check_choice(pending, choice)  # chance, or it says what is wrong
        news: list[Fact] = []
        self.news = news
        self.agenda.pop().take(self, choice)
        self._pending = advance(self)
        return Happened((self.deck, news), events_from, len(news), revealing)

    def view(self, seat: int | None) -> GeneralsView:
        return view_of(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> Position:  # noqa: ARG002
        """Ruling B4: hidden are the Printer Deck below its top card, Life Cards (but those seen
        when they were gained), the cards that mark the columns, and the Event Deck below its top
        card (but for those seen going to its bottom). Everything else lies open, in co-op the
        hands too: every card in them was face-up when it was drawn. Hidden cards are sorted before
        they are laid anew: how they really lie must not even guide the same luck."""
        world = self.clone()
        pile = world.pile
        hidden_life = [
            index for index, card in enumerate(world.life_cards) if card not in world.seen_life
        ]
        below_top = pile[:-1]
        unseen = [world.life_cards[index] for index in hidden_life] + list(world.columns)
        if world.fresh_pile:
            # Life and columns were dealt from this very deck
            unseen = dealer.shuffled(sorted(unseen + below_top))
            below_top = [unseen.pop() for _ in below_top]
        else:
            # all of these were seen: they are the discard pile, shuffled
            unseen = dealer.shuffled(sorted(unseen))
            below_top = dealer.shuffled(sorted(below_top))
        for index in hidden_life:
            world.life_cards[index] = unseen.pop()
        world.columns = unseen
        world.pile = below_top + pile[-1:]
        world._imagine_events(dealer)
        return world

    def _imagine_events(self, dealer: Dealer) -> None:
        events, bottom = self.event_pile, self.known_events
        middle = events[bottom:-1]
        if self.random_events:
            units = self.deck.units
            dotted = sorted(units + (face - units) // 2 * 2 for face in middle)
            middle = [face + dealer.below(2) for face in dealer.shuffled(dotted)]
        else:
            middle = dealer.shuffled(sorted(middle))
        events[bottom : max(bottom, len(events) - 1)] = middle

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = advance(self)

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
        if self._banners is None:
            self._banners = self._look_for_banners()
        return self._banners

    def _look_for_banners(self) -> Banners:
        rows: list[list[int]] = [[], []]
        skills: list[Prepared] = []
        for row in (PLAYER, FRONT):
            for column, troop in enumerate(self.rows[row]):
                if troop is None:
                    continue
                skill = self.stack_at(row, column, troop).banner
                if skill is not None:
                    rows[row].append(column)
                    skills.append(skill)
        return Banners(rows, skills) if skills else NO_BANNERS

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
        player, front = self.rows[PLAYER], self.rows[FRONT]
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

    def pour(self, cell: tuple[int, int], vector: Vector) -> None:
        """Infuse the unit on this space until the action is over."""
        troop, action = self.rows[cell[0]][cell[1]], self.action
        if troop is None or action is None or not any(vector):
            return
        before = action.infused.get(troop.serial, NO_ELEMENTS)
        fire, air, earth, water = (a + b for a, b in zip(before, vector, strict=True))
        action.infused[troop.serial] = (fire, air, earth, water)
        self.news.append(("infused", cell[0] * 4 + cell[1], vector))

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

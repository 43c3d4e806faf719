"""Everything that changes during play: where each card is, whose turn it is, what is unfinished.

The rules (rules.py, effects.py) move cards through the few verbs here, so that counts, parrots
and what each seat has seen are kept in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import attrgetter
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.stampede import rules
from stampadia.games.stampede.content import PARROT, Layout
from stampadia.games.stampede.events import events_from
from stampadia.games.stampede.knowledge import Knowledge
from stampadia.games.stampede.view import Alike, StampedeView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.stampede.effects import Step
    from stampadia.kernel.chance import Dealer

_TAKING_IN: Final = Lock()
_NAME: Final = attrgetter("name")
"""Asked for at run time: compiled, `step.name` would not see another maker's."""

Fact = tuple[Any, ...]
"""Something that happened, with all its secrets: (name, seat, cards and places...)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Its fields are written out, at the start, in a copy and in a fingerprint: mypyc makes a
    machine's structure of them, and takes their types at their word."""

    turn: int
    active: int
    hands: list[list[int]]
    albums: list[list[int]]
    exchange: list[int]
    pile: list[int]
    """The draw pile, its top card last."""
    chosen: list[int]
    """Cards picked for an exchange that is not carried out yet."""
    former_hand: list[int]
    """A rhino's hand that waits to be returned."""
    fresh_from_pile: int
    """The card that the giraffe just took, which it may not return."""
    given_up: list[int]
    met: list[str]
    """How each seat has met a winning condition, in the team variant."""
    agenda: list[Step]
    """Unfinished business, the next step last."""
    layout: Layout
    seats: int
    kinds: list[int]
    """Card to kind, never changed in place. An imagined position lays other kinds on the cards a
    seat cannot see."""
    counts: list[list[int]]
    """How many of each animal an album shows."""
    played: int
    """The card played this turn, whose action is carried out."""
    refilling: bool
    parrots: int
    """A seat that has just collected its fourth parrot."""
    news: list[Fact]
    """Facts that no knowledge has taken in yet; events read from it, so it only grows."""
    knowledge: Knowledge
    """Never changed in place."""
    imagined_by: int
    """The seat whose imagination this position is, until the knowledge is fitted to it."""
    _pending: Pending
    alike: Alike | None
    """What everybody is told alike, once somebody has looked; it never changes in place."""
    fronts: dict[int, int] | None
    """Which legal choices differ only in the back of a stamp, once one was written."""

    def __init__(self, layout: Layout, original: Position | None = None) -> None:
        """At the start; or as another position is."""
        self.layout = layout
        self.seats = layout.seats
        if original is None:
            self._lay()
        else:
            self._copy(original)

    def _lay(self) -> None:
        seats = self.seats
        self.turn = self.active = 0
        self.hands = [[] for _ in range(seats)]
        self.albums = [[] for _ in range(seats)]
        self.exchange = []
        self.pile = []
        self.chosen = []
        self.former_hand = []
        self.fresh_from_pile = -1
        self.given_up = []
        self.met = [""] * seats
        self.agenda = [rules.DEAL]
        self.kinds = list(self.layout.deck.kinds)
        self.counts = [[0] * 9 for _ in range(seats)]
        self.played = -1
        self.refilling = False
        self.parrots = -1
        self.news = []
        self.knowledge = Knowledge.at_start(self.layout)
        self.imagined_by = -1
        self.alike = self.fronts = None
        self._pending = rules.advance(self)

    def _copy(self, original: Position) -> None:
        """What changes in place is copied, everything else shared."""
        self.turn = original.turn
        self.active = original.active
        self.hands = [hand[:] for hand in original.hands]
        self.albums = [album[:] for album in original.albums]
        self.exchange = original.exchange[:]
        self.pile = original.pile[:]
        self.chosen = original.chosen[:]
        self.former_hand = original.former_hand[:]
        self.fresh_from_pile = original.fresh_from_pile
        self.given_up = original.given_up[:]
        self.met = original.met[:]
        self.agenda = original.agenda[:]
        self.kinds = original.kinds
        self.counts = [count[:] for count in original.counts]
        self.played = original.played
        self.refilling = original.refilling
        self.parrots = original.parrots
        self.news = original.news[:]
        self.knowledge = original.knowledge
        self.imagined_by = original.imagined_by
        self.alike = original.alike
        self.fronts = original.fronts
        self._pending = original._pending

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def clone(self) -> Position:
        return Position(self.layout, self)

    def digest(self) -> str:
        return blake2b(repr(self._told()).encode(), digest_size=6).hexdigest()

    def _told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of: the cards by their kinds, and whose turn it is at what."""
        fresh = self.fresh_from_pile
        return (
            self.turn,
            self.active,
            [self._kinds_of(hand) for hand in self.hands],
            [self._kinds_of(album) for album in self.albums],
            self._kinds_of(self.exchange),
            list(map(self.kinds.__getitem__, self.pile)),
            self._kinds_of(self.chosen),
            self._kinds_of(self.former_hand),
            self.kinds[fresh] if fresh >= 0 else -1,
            self._kinds_of(self.given_up),
            self.met,
            [*map(_NAME, self.agenda)],
        )

    def _kinds_of(self, cards: list[int]) -> list[int]:
        """The same cards, whichever of their kind they are and in whatever order they lie."""
        return sorted(map(self.kinds.__getitem__, cards))

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self._pending
        if type(choice) is not int or type(pending) is not Ask or choice not in pending.choices:
            check_choice(pending, choice)  # chance, or it says what is wrong
        news = self.news
        before = len(news)
        self.alike = self.fronts = None
        self.agenda.pop().take(self, choice)
        self._pending = rules.advance(self)
        return Happened((self.layout, self.kinds, news, before, len(news)), events_from)

    def view(self, seat: int | None) -> StampedeView:
        return view_of(self, seat)

    def known(self) -> Knowledge:
        """What each seat knows, with all that has happened taken in, once: several threads may
        look at one position."""
        if self.imagined_by < 0 and not self.news:
            return self.knowledge
        with _TAKING_IN:
            knowledge = self.knowledge
            if self.imagined_by >= 0:
                knowledge = knowledge.imagined_by(self.imagined_by, self.kinds)
            if self.news:
                knowledge = knowledge.after(self.news, self.kinds)
            # the knowledge first: whoever finds nothing left to take in reads it without waiting
            self.knowledge = knowledge
            self.imagined_by, self.news = -1, []
        return knowledge

    def imagine(self, seat: int, dealer: Dealer) -> Position:
        known = self.known()
        world = self.clone()
        world.alike = world.fronts = None
        world.kinds = known.imagine_kinds(seat, self.kinds, dealer)
        if known.lost:
            where = [index for index, card in enumerate(self.pile) if card in known.lost]
            order = dealer.shuffled(sorted(self.pile[index] for index in where))
            for index, card in zip(where, order, strict=True):
                world.pile[index] = card
        if seat != self.active and self.chosen:
            world.chosen = self._imagine_chosen(dealer)
        if type(self._pending) is Ask and self._pending.seat != seat:
            world._pending = rules.advance(world)  # the real choices would tell the asked hand
        world.imagined_by = seat
        return world

    def _imagine_chosen(self, dealer: Dealer) -> list[int]:
        """What the active player has picked, but not yet given, is its own secret."""
        hand = self.hands[self.active]
        from_hand = any(card in hand for card in self.chosen)
        source = hand if from_hand else self.albums[self.active]
        return dealer.shuffled(source)[: len(self.chosen)]

    # The verbs by which rules move cards

    def stick(self, seat: int, card: int) -> None:
        """Add a card to an album; the fourth parrot is noticed at once."""
        self.albums[seat].append(card)
        front = self.kinds[card] >> 3
        count = self.counts[seat]
        count[front] += 1
        if front == PARROT and count[front] == 4:
            self.parrots = seat

    def peel(self, seat: int, card: int) -> None:
        """Take a card out of an album."""
        self.albums[seat].remove(card)
        self.counts[seat][self.kinds[card] >> 3] -= 1

    def find(self, cards: list[int], kind: int) -> int:
        """A card of this kind among these."""
        kinds = self.kinds
        for card in cards:
            if kinds[card] == kind:
                return card
        raise IllegalChoice("not-legal-now")

    def each_kind(self, cards: list[int], first: int = 0) -> list[int]:
        """The numbers of the kinds among these cards, counted from `first`: each once."""
        kinds = self.kinds
        found = [first + kinds[card] for card in cards]
        found.sort()
        before = -1
        for number in found:
            if number == before:  # twins are rare
                return sorted(set(found))
            before = number
        return found

    def top(self) -> int:
        return self.pile[-1] if self.pile else -1

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

"""Everything that changes during play: where each card is, whose turn it is, what is unfinished.

The rules (rules.py, effects.py) move cards through the few verbs here, so that counts, parrots
and what each seat has seen are kept in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.stampede import rules
from stampadia.games.stampede.content import PARROT, Layout
from stampadia.games.stampede.events import events_from
from stampadia.games.stampede.knowledge import Knowledge
from stampadia.games.stampede.view import StampedeView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending

if TYPE_CHECKING:
    from stampadia.games.stampede.agenda import Step
    from stampadia.kernel.chance import Dealer

_TAKING_IN: Final = Lock()

Fact = tuple[Any, ...]
"""Something that happened, with all its secrets: (name, seat, cards and places...)."""


class Position:
    __slots__ = (
        "_pending",
        "active",
        "agenda",
        "albums",
        "chosen",
        "counts",
        "exchange",
        "former_hand",
        "fresh_from_pile",
        "given_up",
        "hands",
        "imagined_by",
        "kinds",
        "knowledge",
        "layout",
        "met",
        "news",
        "parrots",
        "pile",
        "played",
        "refilling",
        "seats",
        "turn",
        "unfolded",
    )

    def __init__(self, layout: Layout) -> None:
        seats = layout.seats
        self.layout = layout
        self.seats = seats
        self.kinds: list[int] = list(layout.deck.kinds)
        """Card to kind. An imagined position lays other kinds on the cards a seat cannot see."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.albums: list[list[int]] = [[] for _ in range(seats)]
        self.counts: list[list[int]] = [[0] * 9 for _ in range(seats)]
        """How many of each animal an album shows."""
        self.exchange: list[int] = []
        self.pile: list[int] = []
        """The draw pile, its top card last."""
        self.active = 0
        self.turn = 0
        self.played = -1
        """The card played this turn, whose action is carried out."""
        self.agenda: list[Step] = [rules.DEAL]
        """Unfinished business, the next step last."""
        self.chosen: list[int] = []
        """Cards picked for an exchange that is not carried out yet."""
        self.former_hand: list[int] = []
        """A rhino's hand that waits to be returned."""
        self.fresh_from_pile = -1
        """The card that the giraffe just took, which it may not return."""
        self.given_up: list[int] = []
        self.refilling = False
        self.parrots = -1
        """A seat that has just collected its fourth parrot."""
        self.met: list[str] = [""] * seats
        """How each seat has met a winning condition, in the team variant."""
        self.news: list[Fact] = []
        self.unfolded: list[Fact] = []
        """Facts that no knowledge has taken in yet."""
        self.knowledge = Knowledge.at_start(layout)
        self.imagined_by = -1
        """The seat whose imagination this position is, until the knowledge is fitted to it."""
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
        self.unfolded += news
        return Happened((self.layout, self.kinds, news), events_from)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        twin.layout = self.layout
        twin.seats = self.seats
        twin.kinds = self.kinds  # never changed in place
        twin.hands = [hand[:] for hand in self.hands]
        twin.albums = [album[:] for album in self.albums]
        twin.counts = [count[:] for count in self.counts]
        twin.exchange = self.exchange[:]
        twin.pile = self.pile[:]
        twin.active = self.active
        twin.turn = self.turn
        twin.played = self.played
        twin.agenda = self.agenda[:]
        twin.chosen = self.chosen[:]
        twin.former_hand = self.former_hand[:]
        twin.fresh_from_pile = self.fresh_from_pile
        twin.given_up = self.given_up[:]
        twin.refilling = self.refilling
        twin.parrots = self.parrots
        twin.met = self.met[:]
        twin.news = []
        twin.unfolded = self.unfolded[:]
        twin.knowledge = self.knowledge  # never changed in place
        twin.imagined_by = self.imagined_by
        twin._pending = self._pending
        return twin

    def view(self, seat: int | None) -> StampedeView:
        return view_of(self, seat)

    def known(self) -> Knowledge:
        """What each seat knows, with all that has happened taken in, once: several threads may
        look at one position."""
        if self.imagined_by < 0 and not self.unfolded:
            return self.knowledge
        with _TAKING_IN:
            knowledge = self.knowledge
            if self.imagined_by >= 0:
                knowledge = knowledge.imagined_by(self.imagined_by, self.kinds)
            if self.unfolded:
                knowledge = knowledge.after(self.unfolded, self.kinds)
            # the knowledge first: whoever finds nothing left to take in reads it without waiting
            self.knowledge = knowledge
            self.imagined_by, self.unfolded = -1, []
        return knowledge

    def imagine(self, seat: int, dealer: Dealer) -> Position:
        known = self.known()
        world = self.clone()
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
        source = (
            self.hands
            if any(card in self.hands[self.active] for card in self.chosen)
            else (self.albums)
        )
        return dealer.shuffled(source[self.active])[: len(self.chosen)]

    def digest(self) -> str:
        kinds = self.kinds

        def sorted_kinds(cards: list[int]) -> list[int]:
            return sorted(kinds[card] for card in cards)

        whole = (
            self.turn,
            self.active,
            [sorted_kinds(hand) for hand in self.hands],
            [sorted_kinds(album) for album in self.albums],
            sorted_kinds(self.exchange),
            [kinds[card] for card in self.pile],
            sorted_kinds(self.chosen),
            sorted_kinds(self.former_hand),
            kinds[self.fresh_from_pile] if self.fresh_from_pile >= 0 else -1,
            sorted_kinds(self.given_up),
            self.met,
            [step.name for step in self.agenda],
        )
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

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

    def top(self) -> int:
        return self.pile[-1] if self.pile else -1

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

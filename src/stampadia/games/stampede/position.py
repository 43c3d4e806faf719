"""Everything that changes during play: where each card is, whose turn it is, what is unfinished.

The rules (rules.py, effects.py) move cards through the few verbs here, so that counts, parrots
and what each seat has seen are kept in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from stampadia.workbench.fields import UNTOLD, Declared, listed, lists, same

if TYPE_CHECKING:
    from stampadia.games.stampede.effects import Step
    from stampadia.kernel.chance import Dealer

_TAKING_IN: Final = Lock()

Fact = tuple[Any, ...]
"""Something that happened, with all its secrets: (name, seat, cards and places...)."""


def _nothing(_: Position) -> list[int]:
    return []


def _nothing_each(position: Position) -> list[list[int]]:
    return [[] for _ in range(position.seats)]


def _kinds_of(position: Position, cards: list[int]) -> list[int]:
    """The same cards, whichever of their kind they are and in whatever order they lie."""
    return sorted(position.kinds[card] for card in cards)


def _kinds_each(position: Position, groups: list[list[int]]) -> list[list[int]]:
    return [_kinds_of(position, cards) for cards in groups]


class Position(Declared):
    turn: int = same(0)
    active: int = same(0)
    hands: list[list[int]] = lists(_nothing_each, told=lambda at: _kinds_each(at, at.hands))
    albums: list[list[int]] = lists(_nothing_each, told=lambda at: _kinds_each(at, at.albums))
    exchange: list[int] = listed(_nothing, told=lambda at: _kinds_of(at, at.exchange))
    pile: list[int] = listed(_nothing, told=lambda at: [at.kinds[card] for card in at.pile])
    """The draw pile, its top card last."""
    chosen: list[int] = listed(_nothing, told=lambda at: _kinds_of(at, at.chosen))
    """Cards picked for an exchange that is not carried out yet."""
    former_hand: list[int] = listed(_nothing, told=lambda at: _kinds_of(at, at.former_hand))
    """A rhino's hand that waits to be returned."""
    fresh_from_pile: int = same(
        -1, told=lambda at: at.kinds[at.fresh_from_pile] if at.fresh_from_pile >= 0 else -1
    )
    """The card that the giraffe just took, which it may not return."""
    given_up: list[int] = listed(_nothing, told=lambda at: _kinds_of(at, at.given_up))
    met: list[str] = listed(lambda at: [""] * at.seats)
    """How each seat has met a winning condition, in the team variant."""
    agenda: list[Step] = listed(
        lambda _: [rules.DEAL], told=lambda at: [step.name for step in at.agenda]
    )
    """Unfinished business, the next step last."""

    layout: Layout = same(told=UNTOLD)
    seats: int = same(told=UNTOLD)
    kinds: list[int] = same(lambda at: list(at.layout.deck.kinds), told=UNTOLD)
    """Card to kind, never changed in place. An imagined position lays other kinds on the cards a
    seat cannot see."""
    counts: list[list[int]] = lists(lambda at: [[0] * 9 for _ in range(at.seats)], told=UNTOLD)
    """How many of each animal an album shows."""
    played: int = same(-1, told=UNTOLD)
    """The card played this turn, whose action is carried out."""
    refilling: bool = same(False, told=UNTOLD)
    parrots: int = same(-1, told=UNTOLD)
    """A seat that has just collected its fourth parrot."""
    news: list[Fact] = listed(_nothing, told=UNTOLD)
    """Facts that no knowledge has taken in yet; events read from it, so it only grows."""
    knowledge: Knowledge = same(lambda at: Knowledge.at_start(at.layout), told=UNTOLD)
    """Never changed in place."""
    imagined_by: int = same(-1, told=UNTOLD)
    """The seat whose imagination this position is, until the knowledge is fitted to it."""
    _pending: Pending = same(told=UNTOLD)
    alike: Alike | None = same(None, told=UNTOLD)
    """What everybody is told alike, once somebody has looked; it never changes in place."""
    fronts: dict[int, int] | None = same(None, told=UNTOLD)
    """Which legal choices differ only in the back of a stamp, once one was written."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seats = layout.seats
        self.lay()
        self._pending = rules.advance(self)

    # The contract

    def pending(self) -> Pending:
        return self._pending

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
        source = (
            self.hands
            if any(card in self.hands[self.active] for card in self.chosen)
            else (self.albums)
        )
        return dealer.shuffled(source[self.active])[: len(self.chosen)]

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

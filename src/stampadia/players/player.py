"""What every player is, how long it may play, and the two simplest: random and greedy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.mind import Mind
from stampadia.kernel.pending import Ask
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.players.tree import A_TURN_LATER, LONGEST_PLAYOUT, Node, look_through

# Whatever the rules say: a rule book may know games that never end, and people stop when they like.
# A program is stopped: its game is then *unfinished*, which is neither a win nor a loss, and is
# counted by itself.
LONGEST: Final = 500
"""Turns."""
MOST_DECISIONS: Final = 10_000
"""For a game whose turns are long, or are not counted."""


SLIPS: Final = 10
"""A careless player's choices, of which one is any."""

MOST_BESIDE: Final = 2
NEAR: Final = 0.02
"""Of a win: what is worth so much less than the best is no alternative."""
NEARLY: Final = 0.9
"""The same where hardly a way to win is left, as a share of what the best is worth."""
SURE: Final = 4
"""Whoever looked there not even a fourth as often may only have been lucky."""


class Considered(Struct, frozen=True):
    """A choice, how often a player that thinks went there, and how it fared on average."""

    choice: Any
    visits: int
    value: float


def nearly_as_good(considered: Sequence[Considered]) -> list[Considered]:
    """The other choices that a search cannot tell from the first, the best of them first."""
    best, *others = considered
    least = max(best.value - NEAR, best.value * NEARLY)
    near = [one for one in others if one.value >= least and one.visits * SURE >= best.visits]
    return sorted(near[:MOST_BESIDE], key=lambda one: one.value, reverse=True)


class Player(Protocol):
    def choose(self, seat: Perspective) -> Any:
        """One of `seat.choices()`."""
        ...


def is_too_long(position: Position, decisions: int, longest: int = LONGEST) -> bool:
    return position.turn > longest or decisions >= MOST_DECISIONS


def worth_thinking(seat: Perspective, dealer: Dealer) -> Sequence[Any]:
    """The seat's candidates, which are the same in every world it can imagine. The dealer is not
    used up: whether there was anything to think about must not change what comes after."""
    choices = seat.choices()
    if len(choices) < 2:
        return choices
    world = seat.imagine(dealer.child("candidates"))
    pending = world.pending()
    assert isinstance(pending, Ask)
    return seat.game.candidates(world, pending)


def mind_of(seat: Perspective, dealer: Dealer) -> Mind | None:
    """The game's own way to think about the seat's decision, where it has one. The dealer is not
    used up: the seat's choice is the same with and without."""
    return seat.game.mind(
        lambda: seat.imagine(dealer.child("mind")),
        seat.seat,
        dealer,
        A_TURN_LATER,
        LONGEST_PLAYOUT,
    )


class Random:
    """Any legal choice, all equally likely; texts that only people can read are skipped."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def choose(self, seat: Perspective) -> Any:
        skip = seat.skip()
        return self._dealer.one_of(seat.choices()) if skip is None else skip


class Greedy:
    """The best end of its own turn at a glance, or with care, and no further. A few imagined
    positions stand for what it cannot see."""

    def __init__(self, dealer: Dealer, *, careful: bool = False) -> None:
        self._dealer = dealer
        self._careful = careful

    def choose(self, seat: Perspective) -> Any:
        choices = worth_thinking(seat, self._dealer)
        if len(choices) == 1:
            return choices[0]
        means = self._looked_through(seat)
        best = max(mean for _, mean in means)
        return self._dealer.one_of([choice for choice, mean in means if mean == best])

    def _looked_through(self, seat: Perspective) -> list[tuple[Any, float]]:
        """The choices with what they bring on average."""
        game = seat.game
        mind = mind_of(seat, self._dealer)
        if mind is not None:
            mind.look(hurried=not self._careful, effort=game.effort, worlds=game.worlds, weight=1)
            mind.close()
            return [(choice, value / visits) for choice, visits, value in mind.considered()]
        root = Node()
        opinion = game.appraise if self._careful else game.glance
        for _ in range(game.worlds):
            world = seat.imagine(self._dealer)
            look_through(game, world, seat.seat, root, opinion, game.effort)
        return [(choice, child.mean) for choice, child in root.children.items()]


class Careless:
    """Greedy, but one choice in so many is any legal one."""

    def __init__(self, dealer: Dealer, slips: int = SLIPS) -> None:
        self._dealer = dealer
        self._slips = slips
        self._awake = Greedy(dealer)
        self._asleep = Random(dealer)

    def choose(self, seat: Perspective) -> Any:
        slips = len(seat.choices()) > 1 and self._dealer.below(self._slips) == 0
        return (self._asleep if slips else self._awake).choose(seat)

"""Trees so small that a reader can count them by hand.

Two seats, one card in each hand, one in each album, one in the exchange area. All cards but one
are parrots; every back shows the same two animals, so backs tell nothing. The tree is cut where
a later turn begins. Nobody can win so early: an album never has four parrots.

Let A be the starter and B the other; h, a stand for a hand and an album, x for the exchange
area, t1 t2 ... for the pile from its top. What matters is where the one other stamp lies. Each
starter has the same tree with the seats exchanged, so all is counted for one and doubled. The
chance nodes are the first shuffle, one starter's draw for each place that the other stamp can
lie in, and what is said below. Two decision nodes are one information set when the asked seat's
views are equal.
"""

from __future__ import annotations

from typing import Any

from stampadia.games.stampede.content import NAMES, PARROT, Deck, Layout, kind_of
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Over, Pending
from stampadia.lab.census import Census, census


class CutShort:
    """A position whose game is over when its last turn is."""

    def __init__(self, real: Position, last_turn: int) -> None:
        self.real = real
        self.last_turn = last_turn

    @property
    def turn(self) -> int:
        return self.real.turn

    def pending(self) -> Pending:
        if self.real.turn > self.last_turn:
            return Over((0.0, 0.0), "cut")
        return self.real.pending()

    def play(self, choice: Any) -> Any:
        return self.real.play(choice)

    def clone(self) -> CutShort:
        return CutShort(self.real.clone(), self.last_turn)

    def view(self, seat: int | None) -> StampedeView:
        return self.real.view(seat)

    def imagine(self, seat: int, dealer: Dealer) -> CutShort:
        return CutShort(self.real.imagine(seat, dealer), self.last_turn)

    def digest(self) -> str:
        return self.real.digest()


def among_parrots(animal: str, pile: int, turns: int) -> Census:
    """The census with one stamp of this animal, and parrots everywhere else."""
    other = NAMES.index(animal)
    cards = 2 + 2 + 1 + pile
    kinds = (kind_of(other, PARROT), *[kind_of(PARROT, other)] * (cards - 1))
    layout = Layout(Deck(kinds), 2, (0, 1), hand=1, album=1, exchange=1, give_up=1)
    return census(CutShort(Position(layout), turns))


def test_one_elephant_for_two_turns() -> None:
    """The elephant: give a card of the hand, take one of the own album.

    Nine cards (a pile of four), so the elephant lies in one of nine places.

    A turn with two parrots in the hand: one decision (play parrot), one way to end.
    A turn with elephant and parrot in the hand, a parrot in the album: play parrot (1) ends it;
    play elephant leads to give parrot (the only choice), then take parrot or take elephant. So
    three decisions (play, give, take) and three ways to end: L1 parrot played, L2 elephant stays
    in the album, L3 elephant is back in the hand.

        elephant in     turn 1 of A    turn 2 of B          decisions  ends
        hA, t1          3, three ways  1 for each way           6        3    twice
        hB, t2          1, one way     3, three ways            4        3    twice
        aA aB x t3 t4   1, one way     1, one way               2        1    five times

    Decisions 12 + 8 + 10 = 30, ends 6 + 6 + 5 = 17; for both starters 60 and 34.
    Chance: the shuffle and 9 starter's draws: 10.

    Information sets. A, turn 1, play: the elephant is in the hand (hA or t1: a hand has no
    order), in aA, in aB, in x, or unseen: 5; give and take: 2.
    B, turn 2, play: elephant in the hand (hB or t2); A's hand or t3 or t4 unknown (L1, t3, t4);
    in A's album (L2, aA); known to be in A's hand (L3); in aB; in x: 6; give and take: 2.
    Together 15; for both starters 30.
    """
    assert among_parrots("elephant", pile=4, turns=2) == Census(
        chance=10, decision=60, final=34, information_sets=30
    )


def test_one_giraffe_for_one_turn() -> None:
    """The giraffe: take the top card into the album, and return another, in either order.

    Nine cards again. With the giraffe in the hand (hA or t1) the pile has three cards left:
    play parrot ends the turn (1 way); play giraffe leads to the order.
    Take first: the album has parrot, giraffe and the card just taken, which stays; the pile has
    two cards and so three places; 2 stamps x 3 places: 6 ways.
    Return first: parrot or giraffe, to any of the four places but the top: 2 x 3: 6 ways.
    Decisions: play, order, return (after taking), return (before taking): 4. Ends: 13.
    With the giraffe in one of the other seven places: 1 decision, 1 end.

    Decisions 2 x 4 + 7 = 15, ends 2 x 13 + 7 = 33; for both starters 30 and 66. Chance 10.
    Information sets: 5 to play (as for the elephant's first turn), order 1, return 2: 8, doubled.
    """
    assert among_parrots("giraffe", pile=4, turns=1) == Census(
        chance=10, decision=30, final=66, information_sets=16
    )


def test_one_crocodile_for_two_turns() -> None:
    """The crocodile: exchange hands; with two seats there is but one to choose.

    With the crocodile in the hand (hA or t1): play parrot (1 way) or play crocodile, then swap
    (1 way): two decisions, two ways to end the turn. A crocodile that is not given away stays in
    the hand; one that is played lies in the album, and parrots are swapped.

        crocodile in    turn 1 of A    turn 2 of B          decisions  ends
        hA, t1          2, two ways    1 for each way           4        2    twice
        hB, t2          1, one way     2, two ways              3        2    twice
        aA aB x t3 t4   1, one way     1, one way               2        1    five times

    Decisions 8 + 6 + 10 = 24, ends 4 + 4 + 5 = 13; for both starters 48 and 26. Chance 10.
    Information sets. A: 5 to play, 1 to swap. B, play: in the hand (hB, t2); unseen (kept by A,
    t3, t4); in A's album (played by A, aA); in aB; in x: 5; swap: 1. Together 12, doubled.
    """
    assert among_parrots("crocodile", pile=4, turns=2) == Census(
        chance=10, decision=48, final=26, information_sets=24
    )


def test_the_pile_runs_out() -> None:
    """Six cards: a pile of one. A draws it, and at once both give up the one card of their
    albums, A first; the two are shuffled; then A plays, into an empty album.

    With the elephant in the hand (hA or t1): play parrot ends the turn; play elephant, give
    parrot, take elephant (the album has nothing else) ends it as well: three decisions, two ways.
    An elephant that was given up (aA or aB) can come to lie first or second in the new pile: two
    outcomes, one decision each. Otherwise the new pile is two parrots: one outcome.

        elephant in   give up   outcomes   play and after   decisions   ends
        hA, t1           2         1        3, two ways         5         2     twice
        aA, aB           2         2        1, one way          4         2     twice
        hB, x            2         1        1, one way          3         1     twice

    Decisions 10 + 8 + 6 = 24, ends 4 + 4 + 2 = 10; for both starters 48 and 20.
    Chance: the shuffle, 6 starter's draws, and 12 reshuffles: 19.

    Information sets. A gives up: own hand (hA, t1), aA, aB, x, and B's hand, which is the only
    card A does not see: 5. B gives up: A's hand (hA, t1: the only cards unseen), aA, aB, x, hB: 5.
    A plays: own hand, hB, x, and somewhere in the new pile (aA, aB, whatever the order): 4; give
    and take: 2. Together 16; for both starters 32.
    """
    assert among_parrots("elephant", pile=1, turns=1) == Census(
        chance=19, decision=48, final=20, information_sets=32
    )

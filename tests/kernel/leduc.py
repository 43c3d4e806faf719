"""Leduc poker: three ranks in two suits, two rounds of bets, one card for all.

Counted as OpenSpiel counts, with all six cards distinct, at the chance nodes and in what a
player knows (ranks alone would make 288 information sets). A round has 6 betting states in
which somebody decides (nothing, c, r, cr, rr, crr), 5 ways to be called to its end (cc, rc,
crc, rrc, crrc) and 4 to fold. So, with 6 × 5 = 30 deals:

    chance             1 + 6 + 30 × 5              =  157
    decision          30 × 6 + 30 × 5 × 4 × 6      = 3780
    final             30 × 4 + 30 × 5 × 4 × (4+5)  = 5520
    information sets   6 × 6 + 6 × 5 × 5 × 6       =  936
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kernel.plain import PlainGame, check_legal
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask, Draw, Over, Pending
from stampadia.kernel.position import View

CARDS: Final = ("J1", "J2", "Q1", "Q2", "K1", "K2")
RAISE: Final = (2, 4)
"""What a raise adds, by round; at most two raises a round."""
PURSE: Final = 1 + 2 * RAISE[0] + 2 * RAISE[1]
"""The most that a player can lose: the ante and all raises."""

Bets = tuple[str, ...]


class LeducView(View, frozen=True):
    card: str
    public: str
    rounds: tuple[Bets, ...]


class LeducPosition:
    __slots__ = ("cards", "rounds")

    def __init__(self, cards: tuple[str, ...] = (), rounds: tuple[Bets, ...] = ((),)) -> None:
        self.cards = cards
        """Player 1's, player 2's, and the card for all."""
        self.rounds = rounds

    @property
    def turn(self) -> int:
        return len(self.rounds) if len(self.cards) > 1 else 0

    def pending(self) -> Pending:
        bets = self.rounds[-1]
        if len(self.cards) < 2:
            return self._draw("deal", visible=False)
        if bets[-1:] == ("fold",):
            return self._end("fold", winner=len(bets) % 2)
        if len(bets) > 1 and bets[-1] == "call":
            if len(self.rounds) == 1:
                return self._draw("flop", visible=True)
            return self._end("showdown", self._better_hand())
        choices = ["call"]
        if bets[-1:] == ("raise",):
            choices.append("fold")
        if bets.count("raise") < 2:
            choices.append("raise")
        return Ask(len(bets) % 2, choices)

    def _draw(self, what: str, *, visible: bool) -> Draw:
        left = [card for card in CARDS if card not in self.cards]
        return Draw.evenly(what, left, visible=visible)

    def _better_hand(self) -> int | None:
        """The seat that wins the showdown: a pair, else the higher rank, else nobody."""
        *ranks, public = ("JQK".index(card[0]) for card in self.cards)
        worth = [(rank == public, rank) for rank in ranks]
        return None if worth[0] == worth[1] else worth.index(max(worth))

    def _end(self, how: str, winner: int | None) -> Over:
        paid = [1, 1]
        for size, bets in zip(RAISE, self.rounds, strict=False):
            for number, bet in enumerate(bets):
                if bet != "fold":
                    paid[number % 2] = max(paid) + size * (bet == "raise")
        won = 0 if winner is None else paid[1 - winner]
        # A return is the share of both purses that a seat goes home with.
        returns = ((PURSE + won) / (2 * PURSE), (PURSE - won) / (2 * PURSE))
        return Over(returns[:: -1 if winner else 1], how)

    def play(self, choice: Any) -> Sequence[Event]:
        check_legal(self, choice)
        *earlier, bets = self.rounds
        if len(self.cards) < 2:
            seat = len(self.cards)
            self.cards += (choice,)
            return [Event("dealt", {"seat": seat}, {"card": choice}, (seat,), reveals=True)]
        if len(bets) > 1 and bets[-1] == "call":
            self.cards += (choice,)
            self.rounds += ((),)
            return [Event("turned", {"card": choice}, reveals=True)]
        self.rounds = (*earlier, (*bets, choice))
        return [Event("chose", {"seat": len(bets) % 2, "bet": choice})]

    def clone(self) -> LeducPosition:
        return LeducPosition(self.cards, self.rounds)

    def view(self, seat: int | None) -> LeducView:
        card = "" if seat is None else "".join(self.cards[seat : seat + 1])
        pending = self.pending()
        return LeducView(
            "leduc", seat, self.turn, card, "".join(self.cards[2:]), self.rounds,
            asked=pending.seat if isinstance(pending, Ask) else None,
            over=pending if isinstance(pending, Over) else None,
        )  # fmt: skip

    def imagine(self, seat: int, dealer: Dealer) -> LeducPosition:
        known = (*self.cards[seat : seat + 1], *self.cards[2:])
        others = dealer.shuffled(card for card in CARDS if card not in known)
        cards = (card if card in known else others.pop() for card in self.cards)
        return LeducPosition(tuple(cards), self.rounds)

    def digest(self) -> str:
        return f"{'-'.join(self.cards)}:{'/'.join('-'.join(bets) for bets in self.rounds)}"


class Leduc(PlainGame):
    name = "leduc"
    edition = "1"
    seats = range(2, 3)
    vocabulary = frozenset({"call", "fold", "raise"})

    def begin(self, seats: int, options: Options | None = None) -> LeducPosition:  # noqa: ARG002
        self.check_seats(seats)
        return LeducPosition()


LEDUC: Final = Leduc()

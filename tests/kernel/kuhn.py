"""Kuhn poker: three cards, two players, one bet.

Counted as OpenSpiel counts: one chance node per card dealt, so 1 + 3 = 4 of them; then each of
the 6 deals has 4 decisions (after nothing, pass, bet, pass-bet) and 5 ends. A player knows the
own card and all bets: 3 cards × 4 decisions = 12 information sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from kernel.plain import PlainGame, check_legal
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask, Draw, Over, Pending
from stampadia.kernel.position import View

CARDS: Final = "JQK"
STAKES: Final = {
    ("pass", "pass"): 1,
    ("pass", "bet", "pass"): 1,
    ("pass", "bet", "bet"): 2,
    ("bet", "pass"): 1,
    ("bet", "bet"): 2,
}
"""Each way to end, and how many chips the loser pays."""


class KuhnView(View, frozen=True):
    card: str
    bets: tuple[str, ...]


class KuhnPosition:
    __slots__ = ("bets", "cards")

    def __init__(self, cards: str = "", bets: tuple[str, ...] = ()) -> None:
        self.cards = cards
        self.bets = bets

    @property
    def turn(self) -> int:
        return int(len(self.cards) == 2)

    def pending(self) -> Pending:
        if len(self.cards) < 2:
            left = [card for card in CARDS if card not in self.cards]
            return Draw.evenly("deal", left, visible=False)
        if self.bets in STAKES:
            return self._end()
        return Ask(len(self.bets) % 2, ("pass", "bet"))

    def _end(self) -> Over:
        folded = self.bets[-2:] == ("bet", "pass")
        if folded:
            winner = len(self.bets) % 2
        else:
            winner = int(CARDS.index(self.cards[1]) > CARDS.index(self.cards[0]))
        won = STAKES[self.bets]
        # Each seat brings two chips; a return is the share of all four it goes home with.
        returns = ((2 + won) / 4, (2 - won) / 4)
        return Over(returns[:: -1 if winner else 1], "fold" if folded else "showdown")

    def play(self, choice: Any) -> Sequence[Event]:
        check_legal(self, choice)
        if len(self.cards) < 2:
            seat = len(self.cards)
            self.cards += choice
            return [Event("dealt", {"seat": seat}, {"card": choice}, (seat,), reveals=True)]
        seat = len(self.bets) % 2
        self.bets += (choice,)
        return [Event("chose", {"seat": seat, "bet": choice})]

    def clone(self) -> Self:
        return type(self)(self.cards, self.bets)

    def view(self, seat: int | None) -> KuhnView:
        card = "" if seat is None else self.cards[seat : seat + 1]
        pending = self.pending()
        return KuhnView(
            "kuhn", seat, self.turn, card, self.bets,
            asked=pending.seat if isinstance(pending, Ask) else None,
            over=pending if isinstance(pending, Over) else None,
        )  # fmt: skip

    def imagine(self, seat: int, dealer: Dealer) -> Self:
        own = self.cards[seat : seat + 1]
        others = dealer.shuffled(card for card in CARDS if card != own)
        cards = (own if at == seat else others.pop() for at in range(len(self.cards)))
        return type(self)("".join(cards), self.bets)

    def digest(self) -> str:
        return f"{self.cards}:{'-'.join(self.bets)}"


class Kuhn(PlainGame):
    name = "kuhn"
    edition = "1"
    seats = range(2, 3)
    vocabulary = frozenset({"pass", "bet"})

    def begin(self, seats: int, options: Options | None = None) -> KuhnPosition:  # noqa: ARG002
        self.check_seats(seats)
        return KuhnPosition()


KUHN: Final = Kuhn()

"""Pig: roll as often as you dare, bank what you have, lose it on a one; first to twenty wins.

A game as another maker would write it, in one module that needs nothing but the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadNotation, IllegalChoice
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Draw, Over, Pending
from stampadia.kernel.position import Position, View

GOAL: Final = 20


class PigView(View, frozen=True):
    scores: tuple[int, ...]
    at_risk: int
    rolling: bool


class PigPosition:
    __slots__ = ("at_risk", "rolling", "scores", "turn")

    def __init__(self, scores: tuple[int, ...], at_risk: int, rolling: bool, turn: int) -> None:
        self.scores = scores
        self.at_risk = at_risk
        self.rolling = rolling
        self.turn = turn

    @property
    def active(self) -> int:
        return (self.turn - 1) % len(self.scores)

    def pending(self) -> Pending:
        if max(self.scores) >= GOAL:
            return Over(tuple(float(score >= GOAL) for score in self.scores), "goal")
        if self.rolling:
            return Draw.evenly("die", range(1, 7))
        return Ask(self.active, ("roll", "bank"))

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self.pending()
        if isinstance(pending, Draw) and pending.admits(choice):
            return self._rolled(choice)
        if not (isinstance(pending, Ask) and choice in pending.choices):
            raise IllegalChoice("not-legal-now")
        if choice == "roll":
            self.rolling = True
            return []
        scores = list(self.scores)
        scores[self.active] += self.at_risk
        self.scores = tuple(scores)
        return self._pass_on("banked")

    def _rolled(self, pips: int) -> Sequence[Event]:
        self.rolling = False
        if pips == 1:
            return self._pass_on("lost")
        self.at_risk += pips
        return [Event("rolled", {"seat": self.active, "pips": pips})]

    def _pass_on(self, how: str) -> Sequence[Event]:
        event = Event(how, {"seat": self.active, "points": self.at_risk})
        self.at_risk = 0
        self.turn += 1
        return [event]

    def clone(self) -> PigPosition:
        return PigPosition(self.scores, self.at_risk, self.rolling, self.turn)

    def view(self, seat: int | None) -> PigView:
        pending = self.pending()
        return PigView(
            "pig", seat, self.turn, self.scores, self.at_risk, self.rolling,
            asked=pending.seat if isinstance(pending, Ask) else None,
            step="" if self.rolling else "roll-or-bank",
            over=pending if isinstance(pending, Over) else None,
        )  # fmt: skip

    def imagine(self, seat: int, dealer: Dealer) -> PigPosition:  # noqa: ARG002
        return self.clone()  # nothing is hidden

    def digest(self) -> str:
        return f"{self.scores}+{self.at_risk}@{self.turn}{'*' * self.rolling}"


class Pig(Game):
    name = "pig"
    edition = "1"
    seats = range(2, 5)

    def begin(self, seats: int, options: Options | None = None) -> PigPosition:  # noqa: ARG002
        self.check_seats(seats)
        return PigPosition((0,) * seats, 0, False, 1)

    def write(self, position: Position, choice: Any, language: str = "en") -> str:  # noqa: ARG002
        return f"die {choice}" if isinstance(position.pending(), Chance) else str(choice)

    def read(self, position: Position, text: str) -> Any:
        pending = position.pending()
        if isinstance(pending, Chance):
            if text not in {f"die {pips}" for pips in range(1, 7)}:
                raise BadNotation("not-an-outcome", what=pending.what)
            return int(text[4:])
        if text not in ("roll", "bank"):
            raise BadNotation("not-notation", text=text)
        if not isinstance(pending, Ask):
            raise IllegalChoice("match-is-over")
        return text


PIG: Final = Pig()

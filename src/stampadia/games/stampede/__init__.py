"""Stampede: a card game of trading stamps for 2 to 6 players, with hidden hands and telling
backs. Game design by Jeroen Geenen; words, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from stampadia.games.stampede import bots, notation, text
from stampadia.games.stampede.agenda import CHOICES
from stampadia.games.stampede.coach import Coach
from stampadia.games.stampede.content import Layout, TeamsWish, standard_deck, teams_for
from stampadia.games.stampede.instinct import instinct
from stampadia.games.stampede.numbers import observe
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel import position as contract
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

__all__ = ["GAME", "Stampede", "StampedeOptions", "StampedeView"]


class StampedeOptions(Options, frozen=True):
    teams: TeamsWish = "none"


class Stampede(Coach):
    name: ClassVar[str] = "stampede"
    edition: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[type[Options]] = StampedeOptions
    package: ClassVar[str] = "stampadia.games.stampede"
    choice_count: ClassVar[int] = CHOICES

    def begin(self, seats: int, options: Options | None = None) -> Position:
        self.check_seats(seats)
        wish = cast(StampedeOptions, options or StampedeOptions()).teams
        teams = teams_for(seats, wish)
        if teams is None:
            raise BadOption("bad-teams", package=self.package, teams=wish, seats=seats)
        return Position(Layout(standard_deck(), seats, teams))

    def seat_count(self, options: Options) -> int:
        return {"none": 2, "two": 4, "three": 6}[cast(StampedeOptions, options).teams]

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        return self.begin(seats, options).layout.teams

    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        return notation.write(cast(Position, position), choice, language)

    def read(self, position: contract.Position, text: str) -> Any:
        return notation.read(cast(Position, position), text)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        return text.tell(event, seat, words)

    def show(self, view: View, words: Words) -> str:
        return text.show(cast(StampedeView, view), words)

    def question(self, view: View, words: Words) -> str:
        return text.question(cast(StampedeView, view), words)

    def explain(self, view: View, choice: Any, words: Words) -> str:
        return text.explain(cast(StampedeView, view), choice, words)

    def appraise(self, position: contract.Position) -> Sequence[float]:
        return bots.appraise(cast(Position, position))

    def glance(self, position: contract.Position) -> Sequence[float]:
        return bots.glance(cast(Position, position))

    def candidates(self, position: contract.Position, ask: Ask) -> Sequence[Any]:
        return bots.candidates(cast(Position, position), ask)

    def instinct(self, position: contract.Position, ask: Ask, dealer: Dealer) -> Any:
        return instinct(cast(Position, position), ask, dealer)

    def observe(self, view: View) -> Sequence[float]:
        return observe(cast(StampedeView, view))


GAME = Stampede()

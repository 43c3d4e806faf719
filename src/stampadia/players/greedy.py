"""The best end of one's own turn, as the game appraises it, over a few imagined worlds."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position


class Greedy:
    """Looks through all that it can still do this turn, and no further.

    `worlds` imagined positions stand for what it cannot see; `effort` bounds how many positions
    it looks at in each.
    """

    def __init__(self, dealer: Dealer, worlds: int = 3, effort: int = 400) -> None:
        self._dealer = dealer
        self._worlds = worlds
        self._effort = effort

    def choose(self, seat: Perspective) -> Any:
        choices = seat.choices()
        if len(choices) == 1:
            return choices[0]
        total: dict[Any, float] = {}
        for _ in range(self._worlds):
            world = seat.imagine(self._dealer)
            pending = world.pending()
            assert isinstance(pending, Ask)
            looked = seat.game.candidates(world, pending)
            share = max(1, self._effort // len(looked))
            for choice in looked:
                there = world.clone()
                there.play(choice)
                value = self._best(seat.game, there, seat.seat, [share])
                total[choice] = total.get(choice, 0.0) + value
        best = max(total.values())
        return self._dealer.one_of([c for c, value in total.items() if value == best])

    def _best(self, game: Game, here: Position, seat: int, effort: list[int]) -> float:
        pending = here.pending()
        mine = isinstance(pending, Ask) and pending.seat == seat
        if isinstance(pending, Over):
            return pending.returns[seat]
        if not mine or effort[0] <= 0:
            chances = game.appraise(here)
            return 0.5 if chances is None else chances[seat]
        assert isinstance(pending, Ask)
        best = 0.0
        for choice in game.candidates(here, pending):
            effort[0] -= 1
            there = here.clone()
            there.play(choice)
            best = max(best, self._best(game, there, seat, effort))
            if effort[0] <= 0:
                break
        return best

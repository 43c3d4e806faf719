"""Any game for one with numbered choices as a Gymnasium environment.

    import gymnasium
    import stampadia.bridges.gymnasium
    table = gymnasium.make("stampadia/chronicles-v2", sheet="first-day")

Importing the module registers every game that one can play alone. An observation is the game's
row of numbers, made from the player's view; `info["action_mask"]` has a 1 for each legal choice.
Chance is dealt by a Dealer from the seed of `reset`. The end pays what it pays over every bridge
(see `payoff`): 1 for a win, -1 for a defeat. A match that is not over after `max_steps` choices
is truncated, with nothing paid. An illegal action ends the match and costs 1.
"""

from __future__ import annotations

from typing import Any, ClassVar

from stampadia.bridges.arrays import let_fall, mask, row, row_space, unfinished
from stampadia.bridges.payoff import payoffs
from stampadia.bridges.setup import (
    MOST_CHOICES,
    MOST_TURNS,
    leave_out,
    numbered_game,
    numbered_games,
    say,
    settle,
    version,
)
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("bridge-not-installed", package="Gymnasium")) from error

__all__ = ["SoloEnv", "register"]

SEAT = 0
"""The only one."""


class SoloEnv(gymnasium.Env):  # type: ignore[misc]
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}
    """Nothing moves here, but Gymnasium wants a speed for every table that can be shown."""

    def __init__(
        self,
        name: str,
        *,
        max_steps: int = MOST_CHOICES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._game = numbered_game(name)
        if 1 not in self._game.seats:
            raise ValueError(say("bridge-not-solo", game=name))
        if render_mode not in (None, "ansi"):
            raise ValueError(say("bridge-render-modes", game=name, mode=str(render_mode)))
        self.render_mode = render_mode
        _, self._options = settle(self._game, 1, options)
        self._content = self._game.content(self._options)
        self._sides = self._game.sides(1, self._options)
        self._most_steps = max_steps
        self._dealer: Dealer | None = None
        self._steps = 0
        self._going = False
        self.position = self._game.start(1, self._options, self._content)
        self.action_space = spaces.Discrete(self._game.choice_count)
        self.observation_space = row_space(self._game, self.position)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new match. Without a seed the stream of the last one goes on."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._dealer = Dealer(seed)
        elif self._dealer is None:
            self._dealer = Dealer.fresh()
        self.position = self._game.start(1, self._options, self._content)
        self._steps = 0
        self._going = True
        let_fall(self.position, self._dealer)
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._going or self._dealer is None:
            raise ResetNeeded(say("bridge-reset-first"))
        pending = self.position.pending()
        if not isinstance(pending, Ask) or int(action) not in pending.choices:
            self._going = False
            row, info = self._seen()
            return row, -1.0, True, False, info
        self.position.play(int(action))
        self._steps += 1
        pending = let_fall(self.position, self._dealer)
        over = isinstance(pending, Over)
        cut = not over and (
            self._steps >= self._most_steps or unfinished(self.position, self._steps, MOST_TURNS)
        )
        self._going = not over and not cut
        row, info = self._seen()
        return row, payoffs(pending, self._sides)[SEAT], over, cut, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """What the player may know, and the legal choices: none once the match has ended."""
        legal = mask(self._game, self.position.pending(), SEAT)
        if not self._going:
            legal[:] = 0
        return row(self._game, self.position, SEAT), {"action_mask": legal}

    def render(self) -> str | None:
        """The table as the player sees it."""
        if self.render_mode is None:
            return None
        return self._game.show(self.position.view(SEAT), self._game.words("en"))


def register() -> list[str]:
    """Make all installed games for one known to `gymnasium.make`; returns their ids."""
    ids = []
    for game in numbered_games():
        try:
            if 1 not in game.seats:
                continue
            name = f"stampadia/{game.name}-v{version(game)}"
            if name not in gymnasium.registry:
                entry_point = f"{__name__}:{SoloEnv.__name__}"
                gymnasium.register(name, entry_point, kwargs={"name": game.name})
            ids.append(name)
        except Exception as error:  # another maker's code: whatever it raises
            leave_out(game.name, error)
    return ids


register()

"""Any game with numbered choices as a PettingZoo environment (AEC).

    from stampadia.bridges.pettingzoo import env
    table = env(name, seats=4)

    stampadia.bridges.pettingzoo.register()
    table = pettingzoo.make("aec", f"stampadia/{name}-v1", seats=4)

An agent `player_0` receives `{"observation": ..., "action_mask": ...}`: the game's row of numbers
made from the seat's view alone, and the legal choices while that seat is asked. Chance is dealt
by a Dealer from the seed of `reset`. The end pays what it pays over every bridge (see `payoff`); a
match that is not over after `max_cycles` turns is truncated, with nothing for anybody.
"""

from __future__ import annotations

from typing import Any

from stampadia.bridges.arrays import let_fall, mask, mask_space, row, row_space, unfinished
from stampadia.bridges.payoff import payoffs
from stampadia.bridges.setup import (
    MOST_TURNS,
    leave_out,
    numbered_game,
    numbered_games,
    say,
    settle,
    version,
)
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over

try:
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("bridge-not-installed", package="PettingZoo")) from error

__all__ = ["GameEnv", "env", "register"]


def env(
    name: str,
    seats: int | None = None,
    *,
    max_cycles: int = MOST_TURNS,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """The game of that name behind PettingZoo's usual wrappers: an illegal action ends the match
    and costs its agent 1."""
    raw = GameEnv(numbered_game(name), seats, max_cycles, render_mode, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def register() -> list[str]:
    """Make all installed games known to `pettingzoo.make`; returns their ids."""
    ids = []
    for game in numbered_games():
        try:
            name = f"stampadia/{game.name}-v{version(game)}"
            if name not in pettingzoo.aec_registry:
                entry_point = f"{__name__}:env"
                pettingzoo.register("aec", name, entry_point, kwargs={"name": game.name})
            ids.append(name)
        except Exception as error:  # another maker's code: whatever it raises
            leave_out(game.name, error)
    return ids


class GameEnv(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]
    """The bare environment; an illegal action raises ValueError and changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        max_cycles: int = MOST_TURNS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, max_cycles, render_mode, **options)
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(say("bridge-render-modes", game=game.name, mode=str(render_mode)))
        self.metadata = {
            "name": f"{game.name}_v{version(game)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._game = game
        self._seats, self._options = settle(game, seats, options)
        self._content = game.content(self._options)
        self._sides = game.sides(self._seats, self._options)
        self._most_turns = max_cycles
        self._choices = 0
        self._dealer: Dealer | None = None
        self.position = game.start(self._seats, self._options, self._content)
        self.possible_agents = [f"player_{seat}" for seat in range(self._seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(game.choice_count) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._observation_space() for agent in self._seat_of}

    def _observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": row_space(self._game, self.position),
                "action_mask": mask_space(self._game),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """A new match. Without a seed the stream of the last one goes on."""
        if seed is not None:
            self._dealer = Dealer(seed)
        elif self._dealer is None:
            self._dealer = Dealer.fresh()
        self.position = self._game.start(self._seats, self._options, self._content)
        self._choices = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        pending = self.position.pending()
        if not isinstance(pending, Ask) or int(action) not in pending.choices:
            raise ValueError(say("bridge-illegal", action=str(int(action))))
        self.position.play(int(action))
        self._choices += 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance fall until a seat is asked or the match ends."""
        assert self._dealer is not None
        pending = let_fall(self.position, self._dealer)
        if isinstance(pending, Over):
            paid = payoffs(pending, self._sides)
            self.rewards = {agent: paid[seat] for agent, seat in self._seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif unfinished(self.position, self._choices, self._most_turns):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            assert isinstance(pending, Ask)
            self.agent_selection = self.possible_agents[pending.seat]

    # Seeing

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        legal = mask(self._game, self.position.pending(), seat)
        if self.truncations[agent]:
            legal[:] = 0
        return {"observation": row(self._game, self.position, seat), "action_mask": legal}

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return self._game.show(self.position.view(None), self._game.words("en"))

    def close(self) -> None:
        """Nothing is open: no window, no file."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

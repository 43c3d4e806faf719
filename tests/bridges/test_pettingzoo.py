"""What PettingZoo's suites do not look at: truncation, illegal actions, leaks. The suites are run
over every game by `test_every_game.py`."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
pettingzoo = pytest.importorskip("pettingzoo", reason="the extra stampadia[rl] is not installed")

from leaks import Leak, differing, worlds_of  # noqa: E402
from stampadia.bridges.pettingzoo import GameEnv, env, register  # noqa: E402
from stampadia.games.stampede import GAME  # noqa: E402
from stampadia.games.stampede.position import Position as StampedePosition  # noqa: E402
from stampadia.kernel.chance import Dealer  # noqa: E402
from stampadia.kernel.pending import Ask  # noqa: E402
from stampadia.kernel.position import Position  # noqa: E402


def test_made_through_the_registry() -> None:
    assert "stampadia/stampede-v1" in register()
    register()
    made = pettingzoo.make("aec", "stampadia/stampede", seats=4, teams="two")
    made.reset(seed=1)
    assert made.num_agents == 4
    own = {"name": "stampede", "seats": 5}
    pettingzoo.register("aec", "mine/five-v0", "stampadia.bridges.pettingzoo:env", kwargs=own)
    assert len(pettingzoo.make("aec", "mine/five-v0").possible_agents) == 5


def play_out(table: Any, seed: int) -> dict[str, float]:
    table.reset(seed=seed)
    dealer = Dealer(f"choices/{seed}")
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else dealer.one_of(legal))
    return total


def test_a_match_without_end_is_truncated_and_won_by_nobody() -> None:
    table = env("stampede", seats=2, max_cycles=4)
    assert set(play_out(table, 3).values()) == {0}
    assert table.unwrapped.position.turn == 5


def test_an_unseeded_reset_deals_other_cards() -> None:
    table = env("stampede")
    table.reset(seed=7)
    first = table.unwrapped.position.digest()
    table.reset()
    assert table.unwrapped.position.digest() != first
    table.reset(seed=7)
    assert table.unwrapped.position.digest() == first


def test_the_mask_is_the_list_of_legal_choices() -> None:
    table = env("stampede", seats=3)
    table.reset(seed=5)
    pending = table.unwrapped.position.pending()
    assert isinstance(pending, Ask)
    seen, *_ = table.last()
    assert list(np.flatnonzero(seen["action_mask"])) == list(pending.choices)
    for agent in table.possible_agents:
        if agent != table.agent_selection:
            assert not table.observe(agent)["action_mask"].any()


def test_an_illegal_action_changes_nothing_in_the_bare_environment() -> None:
    bare = GameEnv(GAME)
    bare.reset(seed=1)
    before = bare.position.digest()
    with pytest.raises(ValueError, match="7000 is not legal now"):
        bare.step(7000)
    assert bare.position.digest() == before


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_ends_the_wrapped_one_at_its_agents_cost() -> None:
    table = env("stampede")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(7000)
    assert table.rewards[agent] == -1 and all(table.terminations.values())


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"name": "stampade"}, "Did you mean stampede?"),
        ({"seats": 7}, "2 to 6 players, not 7"),
        ({"seats": 3, "teams": "two"}, "3 players cannot play in two teams"),
        ({"colour": "red"}, "no option “colour”"),
        ({"render_mode": "human"}, "not as “human”"),
    ],
)
def test_bad_setups_are_refused_in_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        env(**{"name": "stampede"} | setup)


def test_render_shows_the_spectators_table() -> None:
    table = env("stampede", seats=2, render_mode="ansi")
    table.reset(seed=1)
    assert "Hand of Player 1" in table.render() and "Hand of Player 2" in table.render()


# Leaks


class ShowsAHiddenFront(GameEnv):
    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        position = self.position
        assert isinstance(position, StampedePosition)
        neighbour = position.hands[(self._seat_of[agent] + 1) % position.seats]
        seen["observation"][0] += sum(position.kinds[card] >> 3 for card in neighbour)
        return seen


class ShowsThePile(GameEnv):
    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        position = self.position
        assert isinstance(position, StampedePosition)
        seen["observation"][:5] = [position.kinds[card] for card in position.pile[:5]]
        return seen


class MasksByAHiddenFront(GameEnv):
    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        position = self.position
        assert isinstance(position, StampedePosition)
        neighbour = position.hands[(self._seat_of[agent] + 1) % position.seats]
        seen["action_mask"][min(position.kinds[card] for card in neighbour)] ^= 1
        return seen


def leaks_of(kind: type[GameEnv], seats: int, seed: int, every: int = 5) -> list[Leak]:
    """All that this environment gives away during a random match."""
    table, dealer = kind(GAME, seats), Dealer(f"leaks/{seed}")
    table.reset(seed=seed)

    def tell_to(agent: str) -> Any:
        def tell(world: Position) -> bytes:
            table.position = world
            seen = table.observe(agent)
            return bytes(seen["observation"].tobytes() + seen["action_mask"].tobytes())

        return tell

    found: list[Leak] = []
    for step in range(100):
        real = table.position
        pending = real.pending()
        if not isinstance(pending, Ask):
            break
        if step % every == 0:
            for seat, agent in enumerate(table.possible_agents):
                worlds = worlds_of(real, seat, dealer.child(f"{step}/{seat}"))
                found += differing("the observation", seat, tell_to(agent), real, worlds)
            table.position = real
        table.step(dealer.one_of(pending.choices))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observations_and_masks_are_the_same_in_all_imagined_worlds(seats: int) -> None:
    assert leaks_of(GameEnv, seats, seed=seats) == []


@pytest.mark.parametrize("kind", [ShowsAHiddenFront, ShowsThePile, MasksByAHiddenFront])
def test_planted_leaks_are_caught(kind: type[GameEnv]) -> None:
    assert leaks_of(kind, seats=3, seed=3, every=20)

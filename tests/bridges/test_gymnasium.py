"""What Gymnasium's checker does not look at: seeds, masks, truncation, illegal actions."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="the extra stampadia[rl] is not installed")

from gymnasium.error import ResetNeeded  # noqa: E402

from bridges.crossing import SOLO, in_fresh_python  # noqa: E402
from stampadia.bridges.gymnasium import SoloEnv, register  # noqa: E402
from stampadia.kernel.chance import Dealer  # noqa: E402
from stampadia.kernel.pending import Ask  # noqa: E402


def play_out(table: Any, seed: int) -> tuple[list[bytes], float, bool, bool]:
    """A random match: what was seen on the way, and how it ended."""
    dealer = Dealer(f"choices/{seed}")
    row, info = table.reset(seed=seed)
    seen = []
    while True:
        seen.append(row.tobytes() + info["action_mask"].tobytes())
        action = int(dealer.one_of(np.flatnonzero(info["action_mask"])))
        row, reward, terminated, truncated, info = table.step(action)
        assert row in table.observation_space
        if terminated or truncated:
            assert table.unwrapped is not table or not info["action_mask"].any()
            return seen, reward, terminated, truncated
        assert reward == 0


def test_importing_the_bridge_registers_every_game_for_one() -> None:
    done = in_fresh_python(
        "-c",
        "import gymnasium, stampadia.bridges.gymnasium\n"
        "print(gymnasium.make('stampadia/chronicles-v2', sheet='first-day').unwrapped)",
    )
    assert done.returncode == 0, done.stderr
    assert "SoloEnv" in done.stdout
    ids = register()
    assert ids == register()
    assert [one.partition("/")[2].rpartition("-v")[0] for one in ids] == SOLO


@pytest.mark.parametrize("name", SOLO)
def test_a_seed_makes_the_match(name: str) -> None:
    table, other = SoloEnv(name), SoloEnv(name)
    first = play_out(table, 7)
    assert play_out(table, 7) == play_out(other, 7) == first
    assert first[2] and not first[3] and -1 <= first[1] <= 1
    assert play_out(table, 8)[0] != first[0]


@pytest.mark.parametrize("name", SOLO)
def test_an_unseeded_reset_goes_on_with_the_stream(name: str) -> None:
    def rolls(seed: int) -> list[str]:
        """Each match after a few choices: some games have no luck before the first."""
        table, found = SoloEnv(name), []
        table.reset(seed=seed)
        for _ in range(3):
            dealer = Dealer("the same")
            for _ in range(40):
                pending = table.position.pending()
                if not isinstance(pending, Ask):
                    break
                table.step(dealer.one_of(pending.choices))
            found.append(table.position.digest())
            table.reset()
        return found

    assert rolls(7) == rolls(7)
    assert len(set(rolls(7))) == 3


@pytest.mark.parametrize("name", SOLO)
def test_the_mask_is_the_list_of_legal_choices(name: str) -> None:
    table = SoloEnv(name)
    _, info = table.reset(seed=5)
    pending = table.position.pending()
    assert isinstance(pending, Ask)
    assert list(np.flatnonzero(info["action_mask"])) == sorted(pending.choices)
    assert table.action_space.sample(info["action_mask"]) in pending.choices


@pytest.mark.parametrize("name", SOLO)
def test_a_match_is_cut_after_so_many_steps_and_pays_nothing(name: str) -> None:
    table = SoloEnv(name, max_steps=4)
    seen, reward, terminated, truncated = play_out(table, 3)
    assert (len(seen), reward, terminated, truncated) == (4, 0, False, True)
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step(0)
    made = gymnasium.make(
        next(one for one in register() if f"/{name}-v" in one), max_episode_steps=3
    )
    assert len(play_out(made, 3)[0]) == 3


@pytest.mark.parametrize("name", SOLO)
def test_an_illegal_action_ends_the_match_and_costs_one(name: str) -> None:
    table = SoloEnv(name)
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step(0)
    _, info = table.reset(seed=1)
    before = table.position.digest()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = table.step(illegal)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert not info["action_mask"].any() and table.position.digest() == before
    with pytest.raises(ResetNeeded):
        table.step(illegal)
    assert table.reset()[1]["action_mask"].any()


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"name": "stampede"}, "stampede is not a game for one"),
        ({"name": "cronicles"}, "Did you mean chronicles"),
        ({"name": "generals", "colour": "red"}, "no option “colour”"),
        ({"name": "generals", "render_mode": "human"}, "not as “human”"),
        ({"name": "generals", "rules": "0.3"}, "rules"),
    ],
)
def test_bad_setups_are_refused_in_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SoloEnv(**setup)


def test_options_are_keyword_arguments() -> None:
    table = gymnasium.make("stampadia/generals-v1", ink=2, rules="0.2", events="none")
    options = table.unwrapped._options
    assert (options.ink, options.rules, options.events) == (2, "0.2", "none")


@pytest.mark.parametrize("name", SOLO)
def test_render_shows_the_players_table(name: str) -> None:
    table = SoloEnv(name, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown == table._game.show(table.position.view(0), table._game.words("en"))
    assert SoloEnv(name).render() is None


@pytest.mark.parametrize("name", SOLO)
def test_it_can_be_sent_to_another_process(name: str) -> None:
    maker = gymnasium.spec(next(one for one in register() if f"/{name}-v" in one))
    assert pickle.loads(pickle.dumps(maker)).make().reset(seed=1)

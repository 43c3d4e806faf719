"""What a match pays: the truth, and the same over every bridge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")
pytest.importorskip("pettingzoo", reason="the extra stampadia[rl] is not installed")

from bridges.crossing import NAMES, covering, keywords  # noqa: E402
from every_game.contract import Setup  # noqa: E402
from stampadia.bridges.gymnasium import SoloEnv  # noqa: E402
from stampadia.bridges.openspiel import SpielGame, parameters_for  # noqa: E402
from stampadia.bridges.payoff import payoffs, together  # noqa: E402
from stampadia.bridges.pettingzoo import GameEnv  # noqa: E402
from stampadia.kernel import registry  # noqa: E402
from stampadia.kernel.chance import Dealer  # noqa: E402
from stampadia.kernel.pending import Ask, Chance, Over  # noqa: E402
from tape import Tape  # noqa: E402

SETUPS = [(name, setup) for name in NAMES for setup in covering(name)]
IDS = [f"{name}-{number}" for number, (name, _) in enumerate(SETUPS)]


class EndsSo:
    """A position that is over after its next choice, and ends so."""

    def __init__(self, real: Any, over: Over) -> None:
        self.real, self.over, self.played = real, over, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def pending(self) -> Any:
        return self.over if self.played else self.real.pending()

    def play(self, _choice: Any) -> Sequence[Any]:
        self.played = True
        return ()


def ways_to_end(sides: Sequence[int]) -> Iterator[Over]:
    """Nobody wins; each side wins; where there is but one side, it may win a part."""
    yield Over((0.0,) * len(sides), "nobody")
    for side in sorted(set(sides)):
        yield Over(tuple(float(one == side) for one in sides), f"side {side}")
    if together(sides):
        yield Over((0.25,) * len(sides), "a part")


def dealt(game: Any, setup: Setup) -> Any:
    position, dealer = game.begin(setup.seats, setup.options), Dealer("dealt")
    while isinstance(pending := position.pending(), Chance):
        position.play(dealer.answer(pending))
    return position


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=IDS)
def test_every_way_to_end_pays_the_same_over_every_bridge(name: str, setup: Setup) -> None:
    game = registry.load(name)
    position = dealt(game, setup)
    choice = position.pending().choices[0]
    sides = game.sides(setup.seats, setup.options)
    spiel = SpielGame(game, parameters_for(game, setup.seats, setup.options))
    pettingzoo = GameEnv(game, **keywords(setup))
    paid = []
    for over in ways_to_end(sides):
        state = spiel.new_initial_state()
        state.table.position = EndsSo(position, over)
        state.table.play(choice)
        assert state.is_terminal()
        pettingzoo.reset(seed=1)
        pettingzoo.position = EndsSo(position, over)
        pettingzoo.agent_selection = f"player_{position.pending().seat}"
        pettingzoo.step(choice)
        assert list(pettingzoo.rewards.values()) == state.returns()
        if setup.seats == 1:
            options = keywords(setup)
            del options["seats"]
            alone = SoloEnv(name, **options)
            alone.reset(seed=1)
            alone.position = EndsSo(position, over)
            _, reward, terminated, truncated, _ = alone.step(choice)
            assert terminated and not truncated and [reward] == state.returns()
        assert all(spiel.min_utility() <= one <= spiel.max_utility() for one in state.returns())
        check_utility(spiel, sides, over, state.returns())
        paid.append(state.returns())
    # whoever wins has more of it than when nobody does
    for over, returns in list(zip(ways_to_end(sides), paid, strict=True))[1:]:
        assert all(returns[seat] > paid[0][seat] for seat in over.winners)


def check_utility(spiel: Any, sides: Sequence[int], over: Over, returns: list[float]) -> None:
    utility = spiel.get_type().utility
    if together(sides):
        assert utility == pyspiel.GameType.Utility.IDENTICAL and spiel.utility_sum() is None
        assert set(returns) == {2 * over.returns[0] - 1}
    else:
        assert utility == pyspiel.GameType.Utility.ZERO_SUM and spiel.utility_sum() == 0
        assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=IDS)
def test_a_real_match_pays_the_same_over_both_bridges(name: str, setup: Setup) -> None:
    """One match, played through OpenSpiel by chance, and again through PettingZoo from a tape."""
    game = registry.load(name)
    state = SpielGame(game, parameters_for(game, setup.seats, setup.options)).new_initial_state()
    dealer = Dealer(f"both/{name}")
    while not state.is_terminal():
        if state.is_chance_node():
            odds = state.chance_outcomes()
            state.apply_action(pyspiel.sample_action(odds, dealer.uniform())[0])
        else:
            state.apply_action(dealer.one_of(state.legal_actions()))
    position = game.begin(setup.seats, setup.options)
    choices: list[Any] = []
    outcomes: list[Any] = []
    for move in state.table.moves:
        (choices if isinstance(position.pending(), Ask) else outcomes).append(move)
        position.play(move)
    over = position.pending()
    assert isinstance(over, Over)
    sides = game.sides(setup.seats, setup.options)
    by_side = {(side, share) for side, share in zip(sides, over.returns, strict=True)}
    assert len(by_side) == len(set(sides)), "seats of one side win and lose together"
    table = GameEnv(game, **keywords(setup))
    table.reset(seed=1)
    table.position = game.begin(setup.seats, setup.options)
    table._dealer = Tape(outcomes)  # type: ignore[assignment]
    table._go_on()
    for choice in choices:
        table.step(choice)
    assert list(table.rewards.values()) == state.returns() == payoffs(over, sides)
    assert any(state.returns()), "somebody must have won or lost"


def test_winners_share_the_pot() -> None:
    assert payoffs(Over((0.0, 1.0, 0.0, 0.0), "won"), (0, 1, 2, 3)) == [-1, 3, -1, -1]
    assert payoffs(Over((0.0, 1.0, 0.0, 1.0), "won"), (0, 1, 0, 1)) == [-1, 1, -1, 1]
    assert payoffs(Over((0.0, 0.0), "nobody"), (0, 1)) == [0, 0]


def test_a_side_stands_and_falls_together() -> None:
    assert payoffs(Over((1.0,), "won"), (0,)) == [1]
    assert payoffs(Over((0.0, 0.0), "defeated"), (0, 0)) == [-1, -1]
    assert payoffs(Over((0.75,), "a campaign"), (0,)) == [0.5]
    with pytest.raises(ValueError, match="paid differently"):
        payoffs(Over((1.0, 0.0), "odd"), (0, 0))

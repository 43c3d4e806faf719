"""OpenSpiel's published node counts, and what its suites do not look at: leaks. The suites
themselves are run over every game by `test_every_game.py`."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")

import stampadia.bridges.openspiel as bridge  # noqa: E402
from bridges.numbered import numbered  # noqa: E402
from kernel.kuhn import KUHN  # noqa: E402
from kernel.leduc import LEDUC  # noqa: E402
from kernel.plain import PlainGame  # noqa: E402
from stampadia.bridges.table import Table  # noqa: E402
from stampadia.games.stampede import GAME, StampedeOptions  # noqa: E402
from stampadia.kernel.chance import Dealer  # noqa: E402
from stampadia.kernel.pending import Shuffle  # noqa: E402

from open_spiel.python.algorithms import get_all_states, ismcts, mcts  # isort: skip  # noqa: E402


def sampler(seed: str) -> Any:
    return Dealer(seed).uniform


def deal(state: Any, dealer: Dealer) -> Any:
    """Let chance fall until somebody is asked."""
    while state.is_chance_node():
        odds = state.chance_outcomes()
        state.apply_action(_pick(odds, dealer.uniform()))
    return state


def _pick(odds: list[tuple[int, float]], mark: float) -> int:
    for number, share in odds:
        mark -= share
        if mark < 0:
            return number
    return odds[-1][0]


def states_of_play(game: Any, seed: str, every: int = 7, most: int = 120) -> list[Any]:
    """States of a random match at which somebody is asked, some choices apart."""
    dealer = Dealer(seed)
    state, states = deal(game.new_initial_state(), dealer), []
    for choices in range(most):
        if choices % every == 0:
            states.append(state.clone())
        if state.is_terminal():
            break
        state.apply_action(dealer.one_of(state.legal_actions()))
        deal(state, dealer)
    return states


# Node counts


@pytest.mark.parametrize(
    ("plain", "nodes", "information_sets"),
    [(KUHN, (4, 24, 30), 12), (LEDUC, (157, 3780, 5520), 936)],
    ids=["kuhn", "leduc"],
)
def test_published_counts_and_perfect_recall(
    plain: PlainGame, nodes: tuple[int, int, int], information_sets: int
) -> None:
    game = bridge.SpielGame(numbered(plain))
    states = get_all_states.get_all_states(
        game,
        include_terminals=True,
        include_chance_states=True,
        to_string=lambda s: s.history_str(),
    ).values()
    final = sum(state.is_terminal() for state in states)
    chance = sum(state.is_chance_node() for state in states)
    assert (chance, len(states) - chance - final, final) == nodes
    ways: dict[tuple[int, str], Any] = {}
    walk_with_memory(game.new_initial_state(), {}, ways)
    assert len(ways) == information_sets


def walk_with_memory(state: Any, memory: dict[int, Any], ways: dict[tuple[int, str], Any]) -> None:
    """Perfect recall: a player in one information state has come there by the same information
    states and choices of its own."""
    if state.is_terminal():
        return
    player = state.current_player()
    known = state.information_state_string(player) if player >= 0 else ""
    if player >= 0:
        assert ways.setdefault((player, known), memory.get(player, ())) == memory.get(player, ())
    for action in state.legal_actions():
        then = memory | {player: (*memory.get(player, ()), (known, action))}
        walk_with_memory(state.child(action), then, ways)


# Chance, unrolled


def test_a_shuffle_falls_item_by_item_with_exact_odds() -> None:
    table = Table(GAME, 2, StampedeOptions())
    pending = table.pending()
    assert isinstance(pending, Shuffle)
    together = Fraction(1)
    dealer = Dealer("exact")
    while table.pending() == pending:
        odds = table.lots_now(pending)
        assert sum(share for _, share in odds) == 1
        number, share = dealer.one_of(odds)
        together *= share
        table.play(number)
    assert together == Fraction(1, pending.arrangements())
    order = table.moves[0]
    there = GAME.begin(2)
    there.play(order)
    assert there.digest() == table.position.digest()


def test_history_leads_to_the_same_state() -> None:
    state = states_of_play(pyspiel.load_game("python_stampede"), "again", every=40)[1]
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_a_match_without_end_pays_everybody_back() -> None:
    game = pyspiel.load_game("python_stampede")
    state = states_of_play(game, "end")[1]
    state.table.position.turn = 2001
    assert state.is_terminal() and state.returns() == [0, 0] and not state.legal_actions()


def test_bad_parameters_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="3 players cannot play in two teams"):
        pyspiel.load_game("python_stampede(players=3,teams=two)")
    with pytest.raises(ValueError, match="2 to 6 players, not 9"):
        pyspiel.load_game("python_stampede(players=9)")


# Resampling


@pytest.mark.parametrize("players", [2, 4])
def test_a_resampled_state_cannot_be_told_from_the_real_one(players: int) -> None:
    game = pyspiel.load_game(f"python_stampede(players={players})")
    differs = False
    for at, state in enumerate(states_of_play(game, f"resample/{players}")):
        for player in range(players):
            other = state.resample_from_infostate(player, sampler(f"{at}/{player}"))
            differs = differs or str(other) != str(state)
            assert received(other, player) == received(state, player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
    assert differs


def test_a_resampled_state_can_be_kept_cloned_and_played_to_the_end() -> None:
    game = pyspiel.load_game("python_stampede(players=3)")
    state = states_of_play(game, "kept")[3]
    other = state.resample_from_infostate(1, sampler("kept"))
    dealer = Dealer("to the end")
    other.apply_action(dealer.one_of(other.legal_actions()))
    for twin in (game.deserialize_state(other.serialize()), other.clone()):
        assert str(twin) == str(other)
        for player in range(3):
            assert received(twin, player) == received(other, player)
    while not other.is_terminal():
        deal(other, dealer)
        other.apply_action(dealer.one_of(other.legal_actions()))
        deal(other, dealer)
    assert sum(other.returns()) == 0


def test_resampling_in_the_middle_of_a_shuffle() -> None:
    state = pyspiel.load_game("python_stampede").new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(0, sampler("middle"))
    assert len(other.table.laid) == 30 and other.table.laid != state.table.laid
    deal(other, Dealer("middle"))
    assert not other.is_chance_node()


def test_openspiels_own_search_plays_by_resampling() -> None:
    game = pyspiel.load_game("python_stampede")
    luck = np.random.RandomState(7)  # what OpenSpiel's bots draw from
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=40, random_state=luck)
    for state in states_of_play(game, "search")[:4]:
        assert bot.step(state) in state.legal_actions()


# Leaks


def received(state: Any, player: int) -> dict[str, object]:
    """Everything that OpenSpiel hands to one player, by name."""
    kinds = {
        "public": pyspiel.IIGObservationType(
            public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
        "private": pyspiel.IIGObservationType(
            public_info=False,
            perfect_recall=True,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        ),
    }
    game = state.get_game()
    return {
        "information state": state.information_state_string(player),
        "observation": state.observation_string(player),
        "tensor": tuple(state.observation_tensor(player)),
        "legal actions": tuple(state.legal_actions(player)),
        **{n: game.make_py_observer(kind).string_from(state, player) for n, kind in kinds.items()},
    }


def leaking(game: Any, seed: str, every: int = 10) -> set[str]:
    """What tells the real state from one of 20 imagined ones, over a random match; and lines of
    the stories that say more than the views."""
    found: set[str] = set()
    for at, state in enumerate(states_of_play(game, seed, every)):
        for player in range(game.num_players()):
            real = received(state, player)
            draw = sampler(f"{seed}/{at}/{player}")
            worlds = [state.resample_from_infostate(player, draw) for _ in range(20)]
            found |= {
                name
                for world in worlds
                for name, value in received(world, player).items()
                if value != real[name]
            }
            found |= stories_beyond_views([state, *worlds], player, Dealer(f"{seed}/{at}"))
    return found


def stories_beyond_views(worlds: list[Any], player: int, dealer: Dealer) -> set[str]:
    """Play one choice in all worlds. Where the player's views are then the same, it must have
    been told the same: the view holds all that a seat can know."""
    if worlds[0].is_terminal():
        return set()
    action = dealer.one_of(worlds[0].legal_actions())
    told: dict[str, str] = {}
    for world in worlds:
        if action in world.legal_actions():
            after = world.child(action)
            story = after.information_state_string(player)
            if told.setdefault(after.observation_string(player), story) != story:
                return {"story"}
    return set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_tells_the_real_state_from_imagined_ones(players: int) -> None:
    game = pyspiel.load_game(f"python_stampede(players={players})")
    assert leaking(game, f"leaks/{players}") == set()


class ShowsAHiddenFront(Table):
    def seen(self, seat: int | None) -> str:
        position: Any = self.position
        neighbour = position.hands[((seat or 0) + 1) % self.seats]
        return f"{super().seen(seat)} {sorted(position.kinds[card] for card in neighbour)}"


class ShowsThePile(Table):
    def seen(self, seat: int | None) -> str:
        position: Any = self.position
        return f"{super().seen(seat)} {[position.kinds[card] for card in position.pile]}"


class TellsTheDigest(Table):
    def told(self, seat: int | None) -> tuple[str, ...]:
        return (*super().told(seat), self.position.digest())


@pytest.mark.parametrize(
    ("kind", "channel"),
    [
        (ShowsAHiddenFront, "observation"),
        (ShowsThePile, "information state"),
        (TellsTheDigest, "information state"),
    ],
)
def test_planted_leaks_are_caught(kind: type[Table], channel: str) -> None:
    game = bridge.SpielGame(GAME, {"players": 3})
    game.start = kind(GAME, 3, StampedeOptions())
    assert channel in leaking(game, "planted", every=30)


def test_a_planted_line_in_the_story_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from stampadia.bridges import story

    def tell_all(_seat: int | None, events: Any) -> list[Any]:
        return [type(e)(e.name, e.about | e.secret, reveals=e.reveals) for e in events]

    game = pyspiel.load_game("python_stampede(players=3)")
    monkeypatch.setattr(story, "told_to", tell_all)
    assert "story" in leaking(game, "planted line")

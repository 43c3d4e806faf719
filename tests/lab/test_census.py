"""The census against counts that others have published, and against OpenSpiel itself."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.kuhn import KUHN
from kernel.leduc import LEDUC
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position
from stampadia.lab.census import Census, census


def test_kuhn_has_the_published_counts() -> None:
    counted = census(KUHN.begin(2))
    assert counted == Census(chance=4, decision=24, final=30, information_sets=12)


def test_leduc_has_the_published_counts() -> None:
    counted = census(LEDUC.begin(2))
    assert counted == Census(chance=157, decision=3780, final=5520, information_sets=936)


def test_a_final_position_counts_as_one() -> None:
    position = KUHN.begin(2)
    for choice in ("K", "J", "bet", "pass"):
        position.play(choice)
    assert census(position) == Census(chance=0, decision=0, final=1, information_sets=0)


def test_counting_changes_nothing() -> None:
    position = KUHN.begin(2)
    before = position.digest()
    census(position)
    assert position.digest() == before


def expected_returns(position: Position) -> tuple[float, float]:
    """What both seats get on average when every choice is as likely as any other."""
    pending = position.pending()
    if isinstance(pending, Over):
        return (pending.returns[0], pending.returns[1])
    if isinstance(pending, Ask):
        weighed = [(choice, 1 / len(pending.choices)) for choice in pending.choices]
    else:
        weighed = [(outcome, float(share)) for outcome, share in pending.odds()]
    total = [0.0, 0.0]
    for choice, share in weighed:
        there = position.clone()
        there.play(choice)
        for seat, value in enumerate(expected_returns(there)):
            total[seat] += share * value
    return (total[0], total[1])


@pytest.mark.parametrize(("game", "name", "purse"), [(KUHN, "kuhn", 2), (LEDUC, "leduc", 13)])
def test_openspiel_counts_and_pays_the_same(game: Game, name: str, purse: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    counts = {"chance": 0, "decision": 0, "final": 0}
    known = set()

    def walk(state: Any) -> float:
        """Count, and return player 1's chips on average over random play."""
        if state.is_terminal():
            counts["final"] += 1
            return float(state.returns()[0])
        if state.is_chance_node():
            counts["chance"] += 1
            weighed = state.chance_outcomes()
        else:
            counts["decision"] += 1
            known.add((state.current_player(), state.information_state_string()))
            legal = state.legal_actions()
            weighed = [(action, 1 / len(legal)) for action in legal]
        return float(sum(share * walk(state.child(action)) for action, share in weighed))

    won = walk(pyspiel.load_game(f"{name}_poker").new_initial_state())
    assert census(game.begin(2)) == Census(**counts, information_sets=len(known))
    assert expected_returns(game.begin(2))[0] == pytest.approx((purse + won) / (2 * purse))

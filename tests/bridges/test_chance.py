"""Chance in small steps: exact odds, and bounds that hold for every match of every game."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from bridges.crossing import NAMES, covering
from bridges.numbered import numbered
from kernel.kuhn import KUHN
from stampadia.bridges import table as bridge
from stampadia.bridges.setup import MOST_CHOICES
from stampadia.bridges.table import MOST_LOTS, WIDEST, Table
from stampadia.games.generals.rules.chances import ShuffleAndTurn
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Chance, Dice, Draw, Over, Pending, Shuffle


class OnlyChance:
    """A position in which one chance after another falls."""

    turn = 1

    def __init__(self, chances: Sequence[Chance]) -> None:
        self.left = list(chances)
        self.fallen: list[Any] = []

    def pending(self) -> Pending:
        return self.left[0] if self.left else Over((1.0, 0.0), "fallen")

    def play(self, outcome: Any) -> Sequence[Event]:
        chance = self.left.pop(0)
        assert isinstance(chance, Chance) and chance.admits(outcome)
        self.fallen.append(outcome)
        return ()

    def clone(self) -> OnlyChance:
        twin = OnlyChance(self.left)
        twin.fallen = self.fallen[:]
        return twin

    def imagine(self, _seat: int, _dealer: Dealer) -> OnlyChance:
        return self.clone()


def table_of(*chances: Chance) -> Table:
    game = numbered(KUHN)
    table = Table(game, 2, game.options())
    table.position = OnlyChance(chances)  # type: ignore[assignment]
    table._pass_over_empty_chances()
    return table


def outcomes_of(chance: Chance) -> dict[Any, Fraction]:
    """Every outcome with its probability, by walking every step of chance."""
    found: dict[Any, Fraction] = {}

    def walk(table: Table, share: Fraction) -> None:
        pending = table.pending()
        if isinstance(pending, Over):
            outcome = table.position.fallen[0]  # type: ignore[attr-defined]
            found[outcome] = found.get(outcome, Fraction(0)) + share
            return
        assert isinstance(pending, Chance)
        lots = table.lots_now(pending)
        assert sum(part for _, part in lots) == 1
        assert all(number < bridge.WIDEST for number, _ in lots)
        for number, part in lots:
            then = table.copy()
            then.play(number)
            walk(then, share * part)

    walk(table_of(chance), Fraction(1))
    return found


UNEVEN = Draw("lot", True, tuple((n, Fraction(n + 1, 55)) for n in range(10)))


@pytest.mark.parametrize("widest", [2, 3, 7, WIDEST])
@pytest.mark.parametrize(
    "chance",
    [
        UNEVEN,
        Draw.evenly("lot", range(17)),
        Dice.of("roll", 2),
        Shuffle("shuffle", False, (0, 1, 1, 2, 3)),
        Shuffle("shuffle", False, (4,)),
        ShuffleAndTurn("events", False, 3),
    ],
    ids=["uneven", "even", "dice", "shuffle", "one card", "turned"],
)
def test_steps_have_the_odds_of_the_whole(
    chance: Chance, widest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "WIDEST", widest)
    assert outcomes_of(chance) == dict(chance.odds())


def test_a_chance_of_any_width_stays_in_bounds() -> None:
    wide = Draw.evenly("lot", range(20_000))
    table, dealer, steps = table_of(wide), Dealer("wide"), 0
    together = Fraction(1)
    while isinstance(pending := table.pending(), Chance):
        lots = table.lots_now(pending)
        assert len(lots) <= WIDEST and max(number for number, _ in lots) < WIDEST
        texts = [table.write(number) for number, _ in lots] if steps == 0 else []
        assert len(set(texts)) == len(texts)
        number, share = dealer.one_of(lots)
        together *= share
        table.play(number)
        steps += 1
    assert together == Fraction(1, 20_000) and steps == 3


def test_shuffling_nothing_needs_no_luck() -> None:
    nothing = Shuffle("shuffle", False, ())
    table = table_of(nothing, Draw.evenly("lot", (7,)), nothing, nothing)
    assert isinstance(table.pending(), Draw)
    table.play(0)
    assert table.position.fallen == [(), 7, (), ()]  # type: ignore[attr-defined]
    assert isinstance(table.pending(), Over)


def test_a_world_imagined_amid_a_hidden_chance_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "WIDEST", 2)
    table, dealer = table_of(ShuffleAndTurn("events", False, 5)), Dealer("amid")
    for _ in range(9):
        pending = table.pending()
        assert isinstance(pending, Chance)
        table.play(dealer.pick(table.lots_now(pending)))
    laid = len(table.laid)
    assert laid and table.narrowed
    table._written = len(table.moves)
    worlds = [table.imagined_by(0, dealer) for _ in range(20)]
    assert {len(world.laid) for world in worlds} == {laid}
    assert len({tuple(world.laid) for world in worlds}) > 1
    for world in worlds:
        while isinstance(pending := world.pending(), Chance):
            world.play(dealer.pick(world.lots_now(pending)))
        assert len(world.position.fallen[0]) == 5  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_match_is_in_bounds(name: str) -> None:
    """Whole matches, without OpenSpiel: numbers of choices and of chance."""
    game = registry.load(name)
    for number, setup in enumerate(covering(name)):
        table, dealer = Table(game, setup.seats, setup.options), Dealer(f"bounds/{number}")
        while not table.unfinished and not isinstance(pending := table.pending(), Over):
            if isinstance(pending, Ask):
                table.play(dealer.one_of(table.choices_now(pending)))
                continue
            lots = table.lots_now(pending)
            assert sum(share for _, share in lots) == 1
            assert all(0 <= number < WIDEST for number, _ in lots)
            table.play(dealer.pick(lots))
        assert table.lots <= MOST_LOTS


def test_a_match_at_a_bound_is_over() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")
    import stampadia.bridges.openspiel  # noqa: F401

    for name in NAMES:
        game = pyspiel.load_game(f"python_{name}")
        assert game.max_chance_outcomes() == WIDEST
        assert game.max_chance_nodes_in_history() == MOST_LOTS
        assert game.max_game_length() == MOST_CHOICES
        for bound in ({"choices": MOST_CHOICES}, {"lots": MOST_LOTS}):
            state = game.new_initial_state()
            vars(state.table).update(bound)
            assert state.is_terminal() and not state.legal_actions()
            assert state.returns() == [0] * game.num_players()


def test_a_choice_beyond_its_numbers_is_refused() -> None:
    """OpenSpiel would write beside its memory."""
    game = numbered(KUHN)
    table = Table(game, 2, game.options())
    with pytest.raises(ValueError, match="not below 2"):
        table.choices_now(Ask(0, [0, 2]))
    assert table.choices_now(Ask(0, [1, 0])) == [0, 1]

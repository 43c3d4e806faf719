"""The player whose choices run a race, through the contract alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar

import pytest

from stampadia.games.stampede import Stampede
from stampadia.games.stampede.content import BACK
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.players import Racer
from stampadia.players.racer import FIELD, TURNS
from stampadia.players.tree import best_way, play_with_care


class Usual(Stampede):
    """Through positions, whatever is compiled, and in a hurry."""

    effort: ClassVar[int] = 60


class Mute(Stampede):
    """Without an opinion."""

    def appraise(self, position: Any) -> None:  # type: ignore[override]  # noqa: ARG002
        return None


def asked(game: Stampede, seed: str, seats: int = 2) -> Iterator[tuple[Position, Ask]]:
    """Decisions of a game that is played by instinct."""
    dealer, position = Dealer(seed), game.begin(seats)
    while not isinstance(pending := position.pending(), Over):
        if isinstance(pending, Ask):
            if len(game.candidates(position, pending)) > 1:
                yield position, pending
            position.play(game.instinct(position, pending, dealer))
        else:
            position.play(dealer.answer(pending))


def test_the_best_run_and_the_tries_stay_within_the_budget() -> None:
    game = Usual()
    for position, pending in islice(asked(game, "budget"), 0, 8, 4):
        seat = Perspective(game, position, pending.seat)
        found = Racer(Dealer("budget"), playouts=12).consider(seat)
        assert len(found) == min(FIELD, len(game.candidates(position, pending)))
        assert {one.choice for one in found} <= set(pending.choices)
        assert 0 < sum(one.visits for one in found) <= 12
        assert found == Racer(Dealer("budget"), playouts=12).consider(seat)


def test_who_can_win_wins() -> None:
    """The race sees what a look through the turn sees."""
    game, won = Usual(), 0
    for number in range(6):
        for position, pending in asked(game, f"win {number}"):
            if any(ends(position, choice) for choice in pending.choices):
                won += 1
                racer = Racer(Dealer("win"), playouts=16)
                assert ends(position, racer.choose(Perspective(game, position, pending.seat)))
                break
    assert won >= 3


def ends(position: Position, choice: Any) -> bool:
    """Whether the choice wins the game for whoever makes it."""
    seat, there = position.active, position.clone()
    there.play(choice)
    over = there.pending()
    return isinstance(over, Over) and seat in over.winners


def test_a_game_without_an_opinion_is_played_on_by_instinct() -> None:
    game = Mute()
    position, pending = next(asked(game, "mute"))
    found = Racer(Dealer("mute"), playouts=30).consider(Perspective(game, position, pending.seat))
    assert 15 < sum(one.visits for one in found) <= 30
    assert all(0.0 <= one.value <= 1.0 for one in found)
    assert sum(one.value for one in found) > 0


def test_care_plays_on_for_so_many_turns_and_then_asks_the_game() -> None:
    game = Usual()
    for position, _ in islice(asked(game, "care", 3), 0, 20, 5):
        world, last = position.clone(), position.turn + TURNS
        returns = play_with_care(game, world, Dealer("care"), last, effort=30)
        over = world.pending()
        if isinstance(over, Over):
            assert world.turn < last
            assert list(returns) == list(over.returns)
        else:
            assert world.turn == last
            assert list(returns) == game.appraise(world)


def test_the_best_way_is_the_one_whose_end_is_liked_best() -> None:
    class Likes(Usual):
        """Whoever has few different animals is well off."""

        def appraise(self, position: Any) -> list[float]:
            return [count.count(0) / 9 for count in position.counts]

    game = Likes()
    for position, pending in islice(asked(game, "way"), 0, 30, 6):
        [first, *_] = best_way(game, position, pending.seat, effort=2)
        missing = {
            choice: played(position, choice).counts[pending.seat].count(0)
            for choice in game.candidates(position, pending)
        }
        assert missing[first] == max(missing.values())


def played(position: Position, choice: Any) -> Position:
    there = position.clone()
    there.play(choice)
    return there


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_concealed_is_what_the_seat_cannot_see(seats: int) -> None:
    game, changed = Usual(), 0
    for number, (position, pending) in enumerate(asked(game, "conceal", seats)):
        seat, before = pending.seat, position.digest()
        world = game.conceal(position, seat, Dealer(number))
        assert position.digest() == before
        assert (world.hands, world.albums, world.exchange) == (
            position.hands,
            position.albums,
            position.exchange,
        )
        assert world.pending() == pending
        others = {card for other, hand in enumerate(world.hands) if other != seat for card in hand}
        hidden = others | set(world.pile)
        assert sorted(world.pile) == sorted(position.pile)
        assert world.pile[-1:] == position.pile[-1:]
        assert sorted(world.kinds) == sorted(position.kinds)
        for card, (kind, other_kind) in enumerate(zip(position.kinds, world.kinds, strict=True)):
            assert BACK[kind] == BACK[other_kind]
            assert card in hidden or kind == other_kind
        changed += any(world.kinds[card] != position.kinds[card] for card in others)
    assert changed > 3

"""The honest player does not work out what every way costs, and chooses as if it did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stampadia.games.travelers.adventures import ADVENTURES
from stampadia.games.travelers.bots.fights import Aim, _options, best_option, cheapest
from stampadia.games.travelers.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

FIGHTS = 6


def openings(kind: str) -> Iterator[Position]:
    """The first Combat Turns of a game as the honest player plays it."""
    made = ADVENTURES.adventure(f"seed:cheapest/0+kind={kind}")
    position = Position(made.hero, made)
    dealer = Dealer("cheapest")
    met = 0
    while met < FIGHTS:
        pending = position.pending()
        assert not isinstance(pending, Over)
        if isinstance(pending, Ask):
            seen = position.imagine(0, dealer)
            if position.agenda[-1].name == "opening":
                met += 1
                yield seen
            position.play(ADVENTURES.honest(seen, dealer))
        else:
            position.play(dealer.answer(pending))


@pytest.mark.parametrize("kind", ["world", "dungeon"])
def test_no_price_is_below_its_floor_and_the_best_turn_is_the_cheapest(kind: str) -> None:
    for position in openings(kind):
        aim = Aim(position)
        options = _options(position, aim)
        prices = []
        for one in options:
            figures = one.attack, one.defense, one.loss
            floor, price = aim.price(*figures, rough=True), aim.price(*figures)
            assert floor <= price
            for footing in aim.in_reach(one.attack):
                assert aim.on(footing, *figures, rough=True) <= aim.on(footing, *figures)
            prices.append((price + 0.1 * one.played + aim.whim(one.choices), one.choices))
        assert best_option(Aim(position), options).choices == min(prices)[1]


def test_only_those_are_asked_that_can_be_the_cheapest() -> None:
    floors = {"dear": 9.0, "cheap": 1.0, "even": 2.0}
    prices = {"dear": 9.0, "cheap": 2.0, "even": 2.0}
    asked = []

    def price(one: str) -> tuple[float, str]:
        asked.append(one)
        return prices[one], one

    found = cheapest(["dear", "even", "cheap"], floors.__getitem__, price)
    assert (found.one, found.price) == ("cheap", (2.0, "cheap"))
    assert asked == ["cheap", "even"]

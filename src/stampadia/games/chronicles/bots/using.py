"""When to use an item: when the position after it is so much better that nothing is gained by
waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.prices import Prices, prices_of
from stampadia.games.chronicles.bots.standing import standing
from stampadia.games.chronicles.bots.wanting import wants_of
from stampadia.games.chronicles.choices import GO_ON, USE
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

Answer = Callable[["Position", tuple[int, ...]], int | None]
"""What to choose; None where one choice is as good as another."""

SCARCE: Final = 5.0
"""What an item must bring at once; later it may bring as much."""
FREE: Final = 0.5
"""The same without a battle, where it takes nothing away."""
MOST_ANSWERS: Final = 6
"""Questions that one choice may lead to."""
RESTING_POINTS: Final = "item-window", "placement", "explore"
"""Questions at which the hero's standing can be judged."""


def best_use(position: Position, choices: tuple[int, ...], answer: Answer) -> int:
    """The item to use now, or none; `answer` meets the questions that come with it."""
    prices = prices_of(position, chart_of(position))
    before = standing(position, prices)
    best, most = GO_ON, SCARCE if position.battle is not None else FREE
    for choice in choices:
        if is_item(choice) and not _is_kept(position, choice - USE):
            gained = _after(position, choice, prices, answer) - before
            if gained > most:
                best, most = choice, gained
    if best != GO_ON and position.agenda[-1].name == "placement":
        plain = _after_dice(position, choices, prices, answer)
        if before + most - plain <= SCARCE:
            return GO_ON
    return best


def is_item(choice: int) -> bool:
    return USE <= choice < GO_ON


def _after_dice(
    position: Position, choices: tuple[int, ...], prices: Prices, answer: Answer
) -> float:
    """How the hero stands after the best that his dice can do by themselves: a kill that is theirs
    too, and all that it brings, is no reason to use an item up."""
    dice = tuple(choice for choice in choices if not is_item(choice))
    placed = answer(position, dice)
    return _after(position, dice[0] if placed is None else placed, prices, answer)


def _is_kept(position: Position, item: int) -> bool:
    """Is it wanted for something else?"""
    return position.prepared.sheet.items[item].key in wants_of(position).items


def best_by_trying(position: Position, choices: tuple[int, ...], answer: Answer) -> int:
    """The choice that leaves the hero standing best."""
    prices = prices_of(position, chart_of(position))
    return max(choices, key=lambda choice: _after(position, choice, prices, answer))


def _after(position: Position, choice: int, prices: Prices, answer: Answer) -> float:
    """How the hero stands after a choice and what it leads to."""
    world = position.clone()
    world.play(choice)
    for _ in range(MOST_ANSWERS):
        pending = world.pending()
        if not isinstance(pending, Ask) or world.agenda[-1].name in RESTING_POINTS:
            break
        world.play(answer(world, tuple(pending.choices)) or pending.choices[0])
    over = world.over
    if over is None:
        return standing(world, prices)
    return -prices.death if over.how == "died" else 0.0

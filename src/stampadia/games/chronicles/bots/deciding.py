"""The honest player's answer to every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.fighting import (
    Worths,
    best_order,
    best_pull,
    worths_of_boxes,
    worths_of_copies,
    worths_of_moves,
    worths_of_placements,
    worths_of_targets,
)
from stampadia.games.chronicles.bots.planning import best_step
from stampadia.games.chronicles.bots.prices import prices_of
from stampadia.games.chronicles.bots.routes import would_be_empty
from stampadia.games.chronicles.bots.scenes import loss_at
from stampadia.games.chronicles.bots.using import Answer, best_by_trying, best_use, is_item
from stampadia.games.chronicles.bots.wanting import wants_of
from stampadia.games.chronicles.bots.worth import (
    price_of_way,
    room_on_sign,
    worth_of,
    worth_of_offer,
)
from stampadia.games.chronicles.choices import CELL, GO_ON, NO, ROOM, WAY
from stampadia.games.chronicles.rules.conditions import states_hold
from stampadia.kernel.agenda import Question
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

TRIFLE: Final = 1.0
"""What makes a grey cell worth stepping on."""
CLOSE: Final = 0.02
"""Choices whose worth differs by less deserve a second thought."""
FEW: Final = 3
ASKS_FOR_ITEMS: Final = "item-window", "dying"
"""Questions about nothing else."""


def decide(position: Position, ask: Ask, dealer: Dealer) -> int:
    choices: tuple[int, ...] = tuple(ask.choices)
    if len(choices) == 1:
        return choices[0]
    choice = answer(position, choices)
    return dealer.one_of(choices) if choice is None else choice


def answer(position: Position, choices: tuple[int, ...]) -> int | None:
    """None where one choice is as good as another."""
    name = position.agenda[-1].name
    if name not in ASKS_FOR_ITEMS and any(map(is_item, choices)):
        use = best_use(position, choices, answer)
        if use != GO_ON:
            return use
        choices = tuple(choice for choice in choices if not is_item(choice))
    if name in WORTHS:
        worths = WORTHS[name](position, choices)
        return max(choices, key=lambda choice: worths[choice])
    found = ANSWERS.get(name)
    return found(position, choices) if found else None


def promising(position: Position, choices: tuple[int, ...]) -> tuple[int, ...]:
    """The choices worth thinking about: one of each worth, and nothing far from the best."""
    name = position.agenda[-1].name
    if name in WORTHS:
        best_one = answer(position, choices)
        if best_one is not None and is_item(best_one):
            return (best_one,)
        choices = tuple(choice for choice in choices if not is_item(choice))
        worths = WORTHS[name](position, choices)
        least = max(worths.values()) - CLOSE
        different = {round(worths[choice], 6): choice for choice in reversed(choices)}
        best = sorted((worth, choice) for worth, choice in different.items() if worth >= least)
        return tuple(choice for _, choice in reversed(best))[:FEW]
    best_one = answer(position, choices)
    return choices if best_one is None else (best_one,)


# Exploring


def _explore(position: Position, choices: tuple[int, ...]) -> int | None:
    step = best_step(position)
    return CELL + step if step is not None and CELL + step in choices else None


def _window(position: Position, choices: tuple[int, ...]) -> int | None:
    return best_use(position, choices, answer)


def _offer(position: Position, choices: tuple[int, ...]) -> int | None:  # noqa: ARG001
    step = position.agenda[-1]
    assert isinstance(step, Question)
    index, ways = step.about
    one = position.prepared.spoken[index]
    prices = prices_of(position, chart_of(position))
    gain = worth_of_offer(position, one, wants_of(position), prices)
    cost = [price_of_way(position, way, prices) for way in ways]
    best = min(range(len(ways)), key=lambda way: cost[way])
    travels = one.moves and best_step(position) == position.cell
    return WAY + best if travels or gain > cost[best] else NO


def _item_price(position: Position, choices: tuple[int, ...]) -> int | None:  # noqa: ARG001
    step = position.agenda[-1]
    assert isinstance(step, Question)
    _, ways = step.about
    prices = prices_of(position, chart_of(position))
    return WAY + min(range(len(ways)), key=lambda way: price_of_way(position, ways[way], prices))


def _worths_of_arrivals(position: Position, choices: tuple[int, ...]) -> Worths:
    """Where a battle begins best; on a grey cell only if that does good."""
    prepared = position.prepared
    prices = prices_of(position, chart_of(position))
    wants = wants_of(position)
    room = prepared.room_at[choices[0] - CELL]
    battle = not would_be_empty(position, room)
    found = dict.fromkeys(choices, 0.0)
    for choice in choices:
        cell = choice - CELL
        if battle:
            found[choice] -= prices.hp * loss_at(position, room, cell)
        if digit := position.digit_at(cell):
            found[choice] += sum(
                worth_of(position, one, wants, prices) - TRIFLE
                for one in prepared.rooms[room].spoken
                if say.MoveOnCell(digit) in one.happenings
                and states_hold(position, one.clause, room)
            )
    return found


def _riddle(position: Position, choices: tuple[int, ...]) -> int | None:
    """The room that the sign counts to; nobody walks through a wall on a guess."""
    step = position.agenda[-1]
    assert isinstance(step, Question)
    for act in position.prepared.spoken[step.about].clause.do:
        if isinstance(act, say.Riddle):
            room = room_on_sign(position, act)
            return ROOM + room if room is not None and ROOM + room in choices else NO
    return NO


def _select_room(position: Position, choices: tuple[int, ...]) -> int | None:
    """A room that is wanted, else one that no door seems to lead to."""
    wanted = wants_of(position).ticks
    charted = chart_of(position).guesses

    def promise(choice: int) -> tuple[bool, bool]:
        room = choice - ROOM
        if choice == NO or position.drawn >> room & 1:
            return False, False
        return position.prepared.rooms[room].number in wanted, room not in charted

    return max(choices, key=promise)


# Dice and boxes


def _by_trying(position: Position, choices: tuple[int, ...]) -> int | None:
    return best_by_trying(position, choices, answer)


def _first_box(position: Position, choices: tuple[int, ...]) -> int | None:  # noqa: ARG001
    return min(choices)


def _pulled(position: Position, choices: tuple[int, ...]) -> int | None:
    return min(choices, key=lambda choice: (position.digit_at(choice - CELL) > 0, choice))


ANSWERS: Final[dict[str, Answer]] = {
    "explore": _explore,
    "offer": _offer,
    "item-price": _item_price,
    "item-window": _window,
    "dying": lambda _, choices: choices[0],
    "premonition": lambda _, choices: choices[0],
    "which-enemy": best_order,
    "empty-box": _first_box,
    "reduce-die": _by_trying,
    "discard-die": _by_trying,
    "flip-die": _by_trying,
    "set-die": _by_trying,
    "draw-cell": _pulled,
    "pulled": best_pull,
    "select-room": _select_room,
    "riddle": _riddle,
}

WORTHS: Final[dict[str, Callable[[Position, tuple[int, ...]], Worths]]] = {
    "placement": worths_of_placements,
    "move": worths_of_moves,
    "target": worths_of_targets,
    "victim": worths_of_targets,
    "copy": worths_of_copies,
    "free-ability": worths_of_boxes,
    "move-anywhere": _worths_of_arrivals,
}

"""What a good player of Chronicles looks at. Everything here works on what has been discovered: the
positions it sees are imagined ones, whose sheet is blank where nobody has been."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.duel import PATIENCE
from stampadia.games.chronicles.bots.errands import best_step, free_step
from stampadia.games.chronicles.bots.fighting import (
    Weighing,
    Worths,
    asked_in,
    best_order,
    best_pull,
    cost_of_rest,
    cost_of_turn,
    worths_of_boxes,
    worths_of_copies,
    worths_of_moves,
    worths_of_placements,
    worths_of_targets,
)
from stampadia.games.chronicles.bots.figures import Prices
from stampadia.games.chronicles.bots.rolls import damage_of
from stampadia.games.chronicles.bots.routes import (
    danger_of,
    lesson_in,
    price_of_way,
    room_on_sign,
    worth_of,
    worth_of_offer,
    would_be_empty,
)
from stampadia.games.chronicles.bots.scenes import loss_at, survival
from stampadia.games.chronicles.bots.wants import prices_of, wants_of
from stampadia.games.chronicles.choices import CELL, GO_ON, NO, ROOM, USE, WAY
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.rules.conditions import states_hold
from stampadia.games.chronicles.rules.ending import estimate
from stampadia.games.chronicles.rules.foe_turn import QUEUE, FoeTurn
from stampadia.games.chronicles.rules.hero import hp_left, total_xp
from stampadia.games.chronicles.rules.questions import ItemPrice, Offering, Riddling
from stampadia.games.chronicles.rules.steps import Later
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


__all__ = ["advised", "appraise", "candidates", "instinct"]

Answer = Callable[["Position", tuple[int, ...]], int | None]
"""What to choose; None where one choice is as good as another."""

TRIFLE: Final = 1.0
"""What makes a grey cell worth stepping on."""
CLOSE: Final = 0.02
"""Choices whose worth differs by less deserve a second thought."""
FEW: Final = 3
PATIENT: Final = 3
"""Rounds of a battle without a wound, after which waiting has its price in a hint."""
BOLDER: Final = 0.02
"""How much less of a chance to come through a strike may be worth, for each round more."""
BOLDEST: Final = 0.06
ASKS_FOR_ITEMS: Final = "item-window", "dying"
"""Questions about nothing else."""


def appraise(position: Position) -> Sequence[float]:
    """The chance to win, as far as one can tell."""
    over = position.pending()
    if isinstance(over, Over):
        return over.returns
    loss = cost_of_moment(position)
    return (estimate(position, loss, survival(hp_left(position), loss)),)


def candidates(position: Position, ask: Ask) -> tuple[int, ...]:
    """In battle, one of each worth, and nothing far from the best. Where to go is not thought over:
    behind the next door all imagination ends, and nobody can say what an errand was good for."""
    choices: tuple[int, ...] = tuple(ask.choices)
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


def instinct(position: Position, ask: Ask, dealer: Dealer) -> int:
    """The honest player: plans routes by gold, places dice by what they are worth, and leaves
    fights it will lose."""
    choices = tuple(ask.choices)
    best = choices[0] if len(choices) == 1 else answer(position, choices)
    return dealer.one_of(choices) if best is None else best


def advised(position: Position, ask: Ask, dealer: Dealer, waited: int = 0) -> int:
    """What a person is told to do: the same, but whatever a room gives for nothing is taken before
    the hero leaves it, and a battle in which nobody was struck for so many rounds is moved on. The
    honest player, whose games rate adventures, does not always turn aside and waits for a better
    roll as long as it takes; it stays as it was when they were rated."""
    name = position.agenda[-1].name
    if name == "explore":
        step = free_step(position)
        if step is not None and CELL + step in ask.choices:
            return CELL + step
    if name == "placement" and waited > PATIENT:
        bold = _bold(position, tuple(ask.choices), waited)
        if bold is not None:
            return bold
    return instinct(position, ask, dealer)


def _bold(position: Position, choices: tuple[int, ...], waited: int) -> int | None:
    """An item that helps a little, or the best strike that is hardly worse than to wait on."""
    if any(map(is_item, choices)):
        use = best_use(position, choices, FREE)
        if use != GO_ON:
            return use
    worths = worths_of_placements(position, tuple(one for one in choices if not is_item(one)))
    least = max(worths.values()) - min(BOLDEST, BOLDER * (waited - PATIENT))
    before = sum(position.hits)
    strikes = [
        choice
        for choice, worth in worths.items()
        if worth >= least and sum(_settled(position, choice).hits) > before
    ]
    return max(strikes, key=lambda choice: worths[choice], default=None)


def answer(position: Position, choices: tuple[int, ...]) -> int | None:
    """None where one choice is as good as another."""
    name = position.agenda[-1].name
    if name not in ASKS_FOR_ITEMS and any(map(is_item, choices)):
        use = best_use(position, choices)
        if use != GO_ON:
            return use
        choices = tuple(choice for choice in choices if not is_item(choice))
    if name in WORTHS:
        worths = WORTHS[name](position, choices)
        return max(choices, key=lambda choice: worths[choice])
    found = ANSWERS.get(name)
    return found(position, choices) if found else None


# Exploring


def _explore(position: Position, choices: tuple[int, ...]) -> int | None:
    step = best_step(position)
    return CELL + step if step is not None and CELL + step in choices else None


def _offer(position: Position, choices: tuple[int, ...]) -> int | None:  # noqa: ARG001
    about = asked_in(position, Offering)
    one, ways = position.prepared.clauses[about.clause], about.ways
    prices = prices_of(position, chart_of(position))
    gain = worth_of_offer(position, one, wants_of(position), prices)
    cost = [price_of_way(position, way, prices) for way in ways]
    best = min(range(len(ways)), key=lambda way: cost[way])
    travels = one.moves and best_step(position) == position.cell
    return WAY + best if travels or gain > cost[best] else NO


def _item_price(position: Position, choices: tuple[int, ...]) -> int | None:  # noqa: ARG001
    ways = asked_in(position, ItemPrice).ways
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
            found[choice] += added(
                [
                    worth_of(position, one, wants, prices) - TRIFLE
                    for one in prepared.rooms[room].clauses
                    if say.MoveOnCell(digit) in one.happenings
                    and states_hold(position, one.clause, room)
                ]
            )
    return found


def _riddle(position: Position, choices: tuple[int, ...]) -> int | None:
    """The room that the sign counts to; nobody walks through a wall on a guess."""
    asking = position.prepared.clauses.get(asked_in(position, Riddling).clause)
    for act in asking.clause.do if asking else ():
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


# When to use an item: when the position after it is so much better that nothing is gained by
# waiting.


SCARCE: Final = 5.0
"""What an item must bring at once; later it may bring as much."""
FREE: Final = 0.5
"""The same without a battle, where it takes nothing away."""
MOST_ANSWERS: Final = 6
"""Questions that one choice may lead to."""
RESTING_POINTS: Final = "item-window", "placement", "explore"
"""Questions at which the hero's standing can be judged."""


def best_use(position: Position, choices: tuple[int, ...], scarce: float = SCARCE) -> int:
    """The item to use now, or none; in battle it must bring more than `scarce`."""
    prices = prices_of(position, chart_of(position))
    before = standing(position, prices)
    best, most = GO_ON, scarce if position.battle is not None else FREE
    items, wanted = position.prepared.sheet.items, wants_of(position).items
    for choice in choices:
        if is_item(choice) and items[choice - USE].key not in wanted:
            gained = _after(position, choice, prices) - before
            if gained > most:
                best, most = choice, gained
    if best != GO_ON and position.agenda[-1].name == "placement":
        plain = _after_dice(position, choices, prices)
        if before + most - plain <= scarce:
            return GO_ON
    return best


def is_item(choice: int) -> bool:
    return USE <= choice < GO_ON


def _after_dice(position: Position, choices: tuple[int, ...], prices: Prices) -> float:
    """How the hero stands after the best that his dice can do by themselves: a kill that is theirs
    too, and all that it brings, is no reason to use an item up."""
    dice = tuple(choice for choice in choices if not is_item(choice))
    placed = answer(position, dice)
    return _after(position, dice[0] if placed is None else placed, prices)


def best_by_trying(position: Position, choices: tuple[int, ...]) -> int:
    """The choice that leaves the hero standing best."""
    prices = prices_of(position, chart_of(position))
    return max(choices, key=lambda choice: _after(position, choice, prices))


def _after(position: Position, choice: int, prices: Prices) -> float:
    """How the hero stands after a choice and what it leads to."""
    world = _settled(position, choice)
    over = world.over
    if over is None:
        return standing(world, prices)
    return -prices.death if over.how == "died" else 0.0


def _settled(position: Position, choice: int) -> Position:
    """After a choice and what it leads to, up to where one can judge."""
    world = position.clone()
    world.play(choice)
    for _ in range(MOST_ANSWERS):
        pending = world.pending()
        if not isinstance(pending, Ask) or world.agenda[-1].name in RESTING_POINTS:
            break
        world.play(answer(world, tuple(pending.choices)) or pending.choices[0])
    return world


# How the hero stands in the middle of a battle: what it is likely to cost from this moment on.


SPOILED: Final = 0.2
"""The share of a battle's cost that is spared by each enemy turn which an item will spoil."""


def standing(position: Position, prices: Prices) -> float:
    """What the hero has and what he is about to lose, in points."""
    loss = cost_of_moment(position)
    lesson = 0.0
    if position.battle is not None:
        lesson = lesson_in(position, position.room, prices) * survival(hp_left(position), loss)
    return (
        prices.hp * hp_left(position)
        + prices.gold * position.gold
        + prices.xp * total_xp(position)
        + lesson
        - danger_of(position, loss, prices)
    )


def cost_of_moment(position: Position) -> float:
    """The HP that the battle is likely to cost from this moment on."""
    weighing = Weighing.of(position)
    if weighing is None:
        return 0.0
    spared = SPOILED * sum(count for count, _ in position.coming)
    return _cost(weighing, weighing.at[position.cell]) * max(0.0, 1.0 - spared)


def _cost(weighing: Weighing, at: int) -> float:
    """By what is still to come in this round."""
    position, moment = weighing.position, weighing.moment
    battle = position.battle
    assert battle is not None
    to_come = {step.name for step in position.agenda}
    if "hero-roll" in to_come and not battle.passed:
        return moment.losses[at]
    if "placement" in to_come and not battle.passed:
        return cost_of_turn(weighing)
    if "foe-phase" in to_come:
        return cost_of_rest(weighing)
    return _cost_of_enemies(weighing, at)


def _cost_of_enemies(weighing: Weighing, at: int) -> float:
    """In the middle of the enemies' turns: the dice that lie there, those who wait, and all that
    follows."""
    position, field = weighing.position, weighing.moment.duel.field
    battle = position.battle
    assert battle is not None
    damage = 0.0
    rolled = any(step.name in ("enemy-acts", "enemy-die") for step in position.agenda)
    if rolled and battle.foe in weighing.foes:
        index = weighing.foes.index(battle.foe)
        distances, _ = field.pull(index, at)
        damage += damage_of(field.foes[index], distances, battle.final_defense, battle.dice)
    waiting = [weighing.foes.index(foe) for foe in _waiting(position) if foe in weighing.foes]
    more, where = field.in_order(tuple(waiting), at, battle.final_defense, DICE - battle.locked)
    losses = weighing.moment.losses
    rest = added([chance * losses[there] for there, chance in where])
    return PATIENCE + damage + more + rest


def _waiting(position: Position) -> list[int]:
    """The enemies whose turn is still to come in this round, in their order."""
    found = []
    for step in reversed(position.agenda):
        if isinstance(step, FoeTurn):
            found.append(step.foe)
        elif isinstance(step, Later) and step.name == QUEUE:
            found += [foe for _, foe in step.told[0]]
    return found


# Who answers what

ANSWERS: Final[dict[str, Answer]] = {
    "explore": _explore,
    "offer": _offer,
    "item-price": _item_price,
    "item-window": best_use,
    "dying": lambda _, choices: choices[0],
    "premonition": lambda _, choices: choices[0],
    "which-enemy": best_order,
    "empty-box": lambda _, choices: min(choices),
    "reduce-die": best_by_trying,
    "discard-die": best_by_trying,
    "flip-die": best_by_trying,
    "set-die": best_by_trying,
    "draw-cell": lambda _, choices: min(choices),
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

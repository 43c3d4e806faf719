"""The Combat Turn as the honest player plays it: what this hand can do, against what will have to
be paid later."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.aiming import Aim
from stampadia.games.travelers.bots.footing import first_way
from stampadia.games.travelers.bots.hands import LIFE, REMOVED, Option, Weighing, hands_of
from stampadia.games.travelers.bots.lives import power
from stampadia.games.travelers.bots.routes import fear_left
from stampadia.games.travelers.combat import Card, Cross, half
from stampadia.games.travelers.content import UPPER
from stampadia.games.travelers.rules.combat_turn import Opening
from stampadia.games.travelers.solver.compiled import Cards
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

PLAYED: Final = 0.1
"""What counts of the worth of cards that leave the hand."""


# Opening and Plan


def best_option(aim: Aim, options: tuple[Option, ...]) -> Option:
    def price(one: Option) -> tuple[float, tuple[int, ...]]:
        found = aim.price(one.attack, one.defense, one.loss) + PLAYED * one.played
        return found + aim.whim(one.choices), one.choices

    return min(options, key=price)


def plan(position: Position, choices: tuple[int, ...]) -> int:
    """The next choice of the turn's plan. The plan is found again from the cards of the turn, so it
    is the same whoever asks, and whenever."""
    whole = _whole_turn(position)
    if n.LEAVE in choices and not position.cross.column and whole.price > whole.leaving:
        return n.LEAVE
    found = whole.ways.get(_key(position))
    if found is None or found not in choices:
        found = _from_here(position)
    return found if found in choices else choices[-1]


class WholeTurn(NamedTuple):
    ways: dict[object, int]
    """From each moment of the plan, the next choice."""
    price: float
    leaving: float


MOST_PLANS: Final = 32
_PLANS: OrderedDict[object, WholeTurn] = OrderedDict()
"""The last ones: a turn asks several times."""


def _whole_turn(position: Position) -> WholeTurn:
    start = position.clone()
    if start.cross.column or start.agenda[-1].name != "opening":
        _back_to_opening(start)
    key = _all_that_counts(start)
    found = _PLANS.get(key)
    if found is None:
        found = _PLANS[key] = _planned(start)
        if len(_PLANS) > MOST_PLANS:
            _PLANS.popitem(last=False)
    return found


def _all_that_counts(start: Position) -> object:
    """For a turn; the order of the Discard Deck does not."""
    adventure = start.world or start.dungeon
    assert start.fight is not None
    return (
        start.hero, start.level, tuple(sorted(start.hand_cards())),
        tuple(sorted(start.card(card) for card in start.deck)), _points(start),
        start.fight.digest(), adventure and repr(adventure.digest()),
        tuple(sorted(start.ticks.items())), fear_left(start) == 0,
    )  # fmt: skip


def _planned(start: Position) -> WholeTurn:
    aim = Aim(start)
    options = _options(start, aim)
    if not options:
        return WholeTurn({}, aim.after(0, 0), 0.0)
    best = best_option(aim, options)
    price = aim.price(best.attack, best.defense, best.loss)
    ways: dict[object, int] = {}
    for choice in (*best.choices, n.END):
        pending = start.pending()
        if not isinstance(pending, Ask) or choice not in pending.choices:
            break
        ways[_key(start)] = choice
        start.play(choice)
    return WholeTurn(ways, price, aim.leaving if aim.may_leave else 0.0)


def _back_to_opening(position: Position) -> None:
    """The same turn, before it began; what was on the tracks then, from before the fight, cannot be
    told any more."""
    position.hand = sorted([*position.hand, *(card for card, _ in position.cross.cards)])
    position.cross = Cross()
    position.attack = position.defense = position.mana = 0
    if position.fight is not None:
        position.fight.ignored = False
    while position.agenda[-1].name != "plan":
        position.agenda.pop()
    position.agenda.append(Opening())
    position.look_again()


def _from_here(position: Position) -> int:
    if position.agenda[-1].name not in ("opening", "plan"):
        return n.END
    aim = Aim(position)
    options = _options(position, aim)
    if not options:
        return n.END
    best = best_option(aim, options)
    return best.choices[0] if best.choices else n.END


def _options(position: Position, aim: Aim) -> tuple[Option, ...]:
    fight = position.fight
    assert fight is not None
    return hands_of(position.hero, position.owned).options(
        position.level,
        tuple(position.hand_cards()),
        fight.modifier,
        _points(position),
        position.cross if position.cross.column else None,
        position.ticks,
        goal=aim.goal,
    )


def _points(position: Position) -> tuple[int, int, int]:
    return position.attack, position.defense, position.mana


def _key(position: Position) -> object:
    cross = position.cross
    return (
        position.agenda[-1].name, _points(position), tuple(sorted(position.hand)),
        tuple(cross.column), tuple(cross.charge), tuple(cross.infuse), tuple(cross.strain),
        cross.activated,
    )  # fmt: skip


# Exhaust


def exhaust(position: Position, choices: tuple[int, ...]) -> int:
    """Charge and Infuse cards first, the best of them last, so that they come again soon; then the
    others, paid as well as possible for what the turn is to bring."""
    cross = position.cross
    aside = [card for card, _ in cross.charge + cross.infuse]
    if aside:
        return n.EXHAUST + min(aside, key=lambda card: (-power(position, card), card))
    burden: list[Card] = cross.column + cross.strain
    cards = Cards(position.hero, burden, position.ticks)
    ways = Weighing(cards, position.level).ways(cards.every, position.mana)
    if len(ways) == 1:
        return ways[0].choices[0]
    aim = Aim(position, modified=True)
    best = min(
        ways,
        key=lambda way: (
            aim.price(position.attack + way.attack, position.defense + way.defense, way.unpaid),
            way.choices,
        ),
    )
    return best.choices[0] if best.choices and best.choices[0] in choices else choices[0]


# Hits


def hurt(position: Position, card: int) -> float:
    """What it costs to exhaust a card without paying."""
    side = position.sides[card]
    effect = half(position.hero, (card, side)).exhaust
    form = effect.form
    if form == "discard":
        return 0.0
    if effect.harmless(side):
        return -float(LIFE)
    if form == "shield" and card in position.hand:
        return -0.5 if side == UPPER else -float(LIFE)
    if side == UPPER:
        return LIFE + 0.3 * (power(position, card) - power(position, card, 1))
    return REMOVED + 0.3 * power(position, card)


def hit(position: Position, choices: tuple[int, ...]) -> int:
    return min(choices, key=lambda choice: (hurt(position, choice - n.HIT), choice))


# Steps in a Dungeon


def approach(position: Position, choices: tuple[int, ...]) -> int:
    aim = Aim(position, modified=True)
    best = min(
        aim.in_reach(position.attack),
        key=lambda one: (
            aim.on(one, position.attack, position.defense, 0),
            one.steps,
            one.spot,
        ),
        default=None,
    )
    way = None if best is None else first_way(position, best.spot)
    return n.STAND if way is None or n.GO + way not in choices else n.GO + way


def pulled(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    """All ways are equally long."""
    return choices[0]

"""Is a condition met, and what would it cost? Manual: "How to read room instructions"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.choices import MOST_WAYS
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.instructions import (
    Activates,
    Clause,
    DiscardRolled,
    DontKnow,
    ForgetAny,
    ForgetToTrigger,
    GoldOver,
    GoldSpent,
    GoldUnder,
    Happening,
    HPLeft,
    Know,
    NoFoes,
    NotTicked,
    Offer,
    PassTurn,
    Pay,
    PayItem,
    RolledOne,
    Say,
    SetRolled,
    State,
    Suffer,
    Ticked,
    TurnRoll,
)
from stampadia.games.chronicles.rules.hero import (
    hp_left,
    lose_hp,
    lose_xp,
    spend_gold,
    total_xp,
)
from stampadia.games.chronicles.rules.questions import (
    AnyPrice,
    DieDiscarded,
    DieSet,
    Forgotten,
    ItemGiven,
    Paid,
    Said,
    TurnPassed,
    Way,
)

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

# Events


def matches(position: Position, part: Happening, event: Happening) -> bool:
    """Is this event the one that the part waits for?"""
    if type(event) is TurnRoll:
        if type(part) is TurnRoll:
            return part.who in ("any", event.who)
        if type(part) is RolledOne and part.who in ("any", event.who):
            battle = position.battle
            return battle is not None and 1 in battle.dice
        return False
    if type(event) is Activates:
        return (
            type(part) is Activates
            and part.who in ("any", event.who)
            and part.ability == event.ability
        )
    return part == event


# States


def _ticked(position: Position, state: Ticked | NotTicked) -> bool:
    index = position.prepared.index_of.get(state.room)
    return index is not None and bool(position.ticked >> index & 1)


def _no_foes(position: Position, room: int) -> bool:
    """Ruling 24: all crossed out; in a room that "is empty" nobody is crossed out by that."""
    foes = position.prepared.foes_in[room]
    return bool(foes) and not position.living_foes(room)


STATES: Final[dict[type, Callable[[Position, Any, int], bool]]] = {
    Ticked: lambda position, state, _: _ticked(position, state),
    NotTicked: lambda position, state, _: not _ticked(position, state),
    NoFoes: lambda position, _, room: _no_foes(position, room),
    Know: lambda position, state, _: state.keyword in position.memory,
    DontKnow: lambda position, state, _: state.keyword not in position.memory,
    GoldOver: lambda position, state, _: position.gold > state.amount,
    GoldUnder: lambda position, state, _: position.gold < state.amount,
    GoldSpent: lambda position, state, _: state.least <= GOLD - position.gold <= state.most,
    HPLeft: lambda position, state, _: hp_left(position) == state.exactly,
}


def states_hold(position: Position, clause: Clause, room: int) -> bool:
    states = [part for part in clause.when if isinstance(part, State)]
    return all_hold(position, states, room, or_one=clause.any_of)


def all_hold(
    position: Position, states: Sequence[State], room: int, *, or_one: bool = False
) -> bool:
    """Is all of this so in this room, or one of it? Whoever asks for nothing gets it."""
    for state in states:
        if STATES[type(state)](position, state, room) is or_one:
            return or_one
    return not (or_one and len(states) > 0)


# Offers


def can_meet(position: Position, offers: tuple[Offer, ...]) -> bool:
    """Is there a way?"""
    if not offers:
        return True
    if len(offers) == 1:
        offer = offers[0]
        if type(offer) is Pay:
            return offer.amount <= _has(position, offer.what)
    return len(ways_to_meet(position, offers)) > 0


def ways_to_meet(position: Position, offers: Iterable[Offer], any_of: bool = False) -> list[Way]:
    """All ways to meet these offers; nothing when one cannot be met in full."""
    each = [_prices(position, offer) for offer in offers]
    if not each:
        return [] if any_of else [()]
    if any_of:
        found: list[Way] = [(price,) for prices in each for price in prices]
    elif len(each) == 1:
        found = [(price,) for price in each[0]]  # that each can be paid is known
    else:
        found = [way for way in product(*each) if _affordable(position, way)]
    return found[:MOST_WAYS]


def _prices(position: Position, offer: Offer) -> list[AnyPrice]:
    """Each way to meet one offer."""
    found: list[AnyPrice] = []
    match offer:
        case Pay(amount, what):
            if amount <= _has(position, what):
                found.append(Paid(what, amount))
        case Suffer(amount):  # ruling 26: exactly as "pay nHP"
            if amount <= hp_left(position):
                found.append(Paid("HP", amount))
        case PayItem(item):
            index = position.prepared.item_index.get(item, -1)
            if index >= 0 and position.items[index] == 1:
                found.append(ItemGiven(index))
        case Say():
            found.append(Said(offer.words))
        case ForgetToTrigger(keyword):
            if keyword in position.memory:
                found.append(Forgotten(keyword, 0))
        case ForgetAny(series, reach):
            for keyword in sorted(position.memory):
                if keyword.startswith(series):
                    missing = max(0, reach - _number_of(keyword)) if reach else 0
                    if missing <= position.gold:
                        found.append(Forgotten(keyword, missing))
        case PassTurn():
            if position.battle and position.battle.foe < 0:
                found.append(TurnPassed())
        case DiscardRolled(value):
            if position.battle and value in position.battle.dice:
                found.append(DieDiscarded(value))
        case SetRolled(value, to):
            if position.battle and value in position.battle.dice:
                found.append(DieSet(value, to))
    return found


def _number_of(keyword: str) -> int:
    """The number at the end of 'Golem 2'; a keyword without one counts for nothing."""
    digits = ""
    for char in reversed(keyword):
        if not char.isdecimal():
            break
        digits = char + digits
    return int(digits or 0)


def _has(position: Position, what: str) -> int:
    if what == "G":
        return position.gold
    return hp_left(position) if what == "HP" else total_xp(position)


def _affordable(position: Position, way: Way) -> bool:
    """Two prices of one kind must be affordable together."""
    for what in ("G", "HP", "XP"):
        needed = 0
        for price in way:
            if isinstance(price, Paid) and price.what == what:
                needed += price.amount
            elif isinstance(price, Forgotten) and what == "G":
                needed += price.gold
        if needed > _has(position, what):
            return False
    return True


def pay(position: Position, way: Way) -> None:
    for price in way:
        match price:
            case Paid("G", amount):
                spend_gold(position, amount)
            case Paid("HP", amount):
                lose_hp(position, amount)
            case Paid("XP", amount):
                lose_xp(position, amount)
            case ItemGiven(index):
                position.items[index] = 2
                position.news.append(("lost-item", index))
            case Forgotten(keyword, gold):
                position.memory -= {keyword}
                position.dirty = True
                position.news.append(("forgot", keyword))
                if gold:
                    spend_gold(position, gold)
            case TurnPassed():
                if position.battle:
                    position.battle.passed = True
            case DieDiscarded(value):
                _replace_die(position, value, ())
            case DieSet(value, to):
                _replace_die(position, value, (to,))


def _replace_die(position: Position, value: int, by: tuple[int, ...]) -> None:
    battle = position.battle
    assert battle is not None
    dice = list(battle.dice)
    dice.remove(value)
    battle.dice = tuple(sorted([*dice, *by], reverse=True))
    position.news.append(("dice-changed", battle.dice))

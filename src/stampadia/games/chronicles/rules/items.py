"""The Equipment Scroll. Manual: "Using items"; rulings 45, 58, 61 to 63."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.choices import GO_ON, USE, WAY
from stampadia.games.chronicles.instructions import (
    BeforeHeroRoll,
    CrossDoor,
    Happening,
    HeroDied,
    HeroLosesHP,
    HeroTurn,
    NextEnemyRolls,
    RolledOne,
    TurnRoll,
)
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.conditions import (
    Way,
    all_hold,
    matches,
    pay,
    ways_to_meet,
)
from stampadia.games.chronicles.rules.doing import Reading, do_all
from stampadia.games.chronicles.rules.hero import bound_to_room
from stampadia.games.chronicles.spoken import AnyTime
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


ANY_TIME: Final = AnyTime()
BEFORE_HERO_ROLL: Final = BeforeHeroRoll()
HERO_ROLL: Final = TurnRoll("hero")
ENEMY_ROLL: Final = TurnRoll("enemy")
HERO_DIED: Final = HeroDied()
HERO_LOSES_HP: Final = HeroLosesHP()
CROSS_DOOR: Final = CrossDoor()
_OWN_MOMENTS: Final = (ANY_TIME, BEFORE_HERO_ROLL, HERO_ROLL)
"""Manual: "At any time during your adventure, you can use the items": when the player is asked
anyway. What waits for a moment of its own is offered then."""


def usable_items(position: Position, window: Happening) -> list[int]:
    moment = type(window)
    return [
        index
        for index, item in enumerate(position.prepared.items)
        if position.items[index] == 1 and moment in item.moments and _ways(position, index, window)
    ]


def _ways(position: Position, index: int, window: Happening) -> list[Way]:
    item = position.prepared.items[index]
    if item.leads_away and bound_to_room(position) and window != HERO_DIED:
        return []  # ruling 61: `no escape` blocks item teleports, but not resurrection
    opened = [_opens(position, part, window) for part in item.happenings]
    own_moment = window in _OWN_MOMENTS
    if not item.clause.any_of:
        opens = all(opened) if opened else own_moment
        met = opens and all_hold(position, item.states, position.room)
        return ways_to_meet(position, item.offers) if met else []
    so = bool(item.states) and all_hold(position, item.states, position.room, or_one=True)
    if any(opened) or (own_moment and so):
        return [()]
    return ways_to_meet(position, item.offers, any_of=True) if own_moment else []


def _opens(position: Position, part: Happening, window: Happening) -> bool:
    if isinstance(part, HeroTurn):
        return window in (BEFORE_HERO_ROLL, HERO_ROLL)
    if isinstance(part, NextEnemyRolls):
        return window in (BEFORE_HERO_ROLL, HERO_ROLL)
    if isinstance(part, TurnRoll | RolledOne):
        return matches(position, part, window)
    return part == window


class ItemWindow(Step["Position"]):
    """The moment at which items of one kind may be used, as long as there are any."""

    __slots__ = ("event",)

    name = "item-window"

    def __init__(self, event: Happening) -> None:
        self.event = event

    def proceed(self, position: Position) -> Pending | None:
        usable = usable_items(position, self.event)
        if usable:
            return Ask(0, (*(USE + index for index in usable), GO_ON))
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        if choice != GO_ON:
            position.agenda.append(self)
            use_item(position, choice - USE, self.event)

    def __repr__(self) -> str:
        return f"window {self.event}"


def open_window(position: Position, event: Happening) -> None:
    """Offer the items that wait for this moment, if the hero has any."""
    if 1 in position.items:
        position.agenda.append(ItemWindow(event))


def use_item(position: Position, index: int, window: Happening) -> None:
    ways = _ways(position, index, window)
    choices = range(WAY, WAY + len(ways))
    ask(position, "item-price", choices, (index, tuple(ways)), _use)


def _use(position: Position, about: tuple[int, tuple[Way, ...]], choice: int) -> None:
    """Manual: "tick the item box and apply the item effect"."""
    index, ways = about
    clause = position.prepared.sheet.items[index].clause
    position.items[index] = 2
    position.news.append(("used-item", index))
    later = next((part for part in clause.when if isinstance(part, NextEnemyRolls)), None)
    if later:
        position.coming += ((later.count, clause.do),)
    else:
        do_all(position, clause.do, Reading(position.room))
    pay_price(position, ways[choice - WAY])


def pay_price(position: Position, way: Way) -> None:
    """Manual: "pay 5HP" requires you to -5HP": who pays with HP loses them like anybody."""
    pay(position, way)
    if any(price[0] == "HP" for price in way):
        open_window(position, HERO_LOSES_HP)

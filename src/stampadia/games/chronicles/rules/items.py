"""The Equipment Scroll. Manual: "Using items"; rulings 45, 58, 61 to 64."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.choices import GO_ON, NO, USE, WAY
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
from stampadia.games.chronicles.rules.hero import bound_to_room, fighting
from stampadia.games.chronicles.rules.use_now import QUIET, targets_of, would_do
from stampadia.games.chronicles.spoken import AnyTime, Threat
from stampadia.kernel.agenda import Question, Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


ANY_TIME: Final = AnyTime()
THREAT: Final = Threat()
BEFORE_HERO_ROLL: Final = BeforeHeroRoll()
HERO_TURN: Final = HeroTurn()
HERO_ROLL: Final = TurnRoll("hero")
ENEMY_ROLL: Final = TurnRoll("enemy")
HERO_DIED: Final = HeroDied()
HERO_LOSES_HP: Final = HeroLosesHP()
CROSS_DOOR: Final = CrossDoor()
_HERO_MOMENTS: Final = (BEFORE_HERO_ROLL, HERO_ROLL, HERO_TURN)
_OWN_MOMENTS: Final = (ANY_TIME, THREAT, *_HERO_MOMENTS)
"""Manual: "At any time during your adventure, you can use the items". What waits for a moment of
its own can be used then."""


# Which, and when


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
    if isinstance(part, HeroTurn | NextEnemyRolls):
        return window in _HERO_MOMENTS
    if isinstance(part, TurnRoll | RolledOne):
        return matches(position, part, window)
    return part == window


def does_something(position: Position, index: int) -> bool:
    """Would it do anything now, or at the rolls that it speaks of?"""
    item = position.prepared.items[index]
    later = any(isinstance(part, NextEnemyRolls) for part in item.happenings)
    return later or would_do(position, item.clause.do)


# Beside the choices of a question that stands anyway


def with_items(position: Position, ask: Ask) -> Ask:
    """Ruling 64: whatever is asked, the items that can be used now are among the choices."""
    own = tuple(ask.choices)
    usable = [USE + index for index in dict.fromkeys(_usable_now(position))]
    more = tuple(choice for choice in usable if choice not in own)
    _remember_reach(position)
    if not more:
        return ask
    cut = len(own) - (own[-1:] in ((GO_ON,), (NO,)))
    return Ask(ask.seat, (*own[:cut], *more, *own[cut:]))


def any_usable(position: Position) -> bool:
    return 1 in position.items and any(True for _ in _usable_now(position))


def any_of_use(position: Position) -> bool:
    """Would one of the items that can be used now do anything?"""
    return 1 in position.items and any(
        does_something(position, index) for index in _usable_now(position)
    )


def _usable_now(position: Position) -> Iterator[int]:
    step = position.agenda[-1]
    if step.name in _ABOUT_PRICES:
        return
    for moment in moments_of(position):
        for index in usable_items(position, moment):
            if not isinstance(step, Question) or is_quiet(position, index):
                yield index


_ABOUT_PRICES: Final = ("offer", "item-price", "dying", "premonition")
"""What is asked here was counted out with what the hero has, or he has nothing any more."""


def is_quiet(position: Position, index: int) -> bool:
    """Does it leave everybody where they are, so that what is being asked stays true?"""
    return all(isinstance(act, QUIET) for act in position.prepared.items[index].clause.do)


def moments_of(position: Position) -> tuple[Happening, ...]:
    """What the present question is a moment of."""
    step = position.agenda[-1]
    battle = position.battle
    found: list[Happening] = [step.event] if isinstance(step, ItemWindow) else []
    if battle is None or not battle.hero_turn:
        found.append(ANY_TIME)
    else:
        found.append(HERO_ROLL if step.name == "placement" else HERO_TURN)
    if position.through_door:
        found.append(CROSS_DOOR)
    return tuple(found)


def uses_item(position: Position, choice: int) -> bool:
    """Is this an item, and does the question that stands have nothing to say about it?"""
    return USE <= choice < GO_ON and position.agenda[-1].name != "dying"


def use_beside(position: Position, choice: int) -> None:
    """The question itself is asked again afterwards."""
    index = choice - USE
    if position.battle is None:
        position.turn += 1
    moment = next(one for one in moments_of(position) if index in usable_items(position, one))
    use_item(position, index, moment)


# Questions about nothing but items


class ItemWindow(Step["Position"]):
    """Ruling 64: asked only where no other question would come before it matters, and only if an
    item would do something."""

    __slots__ = ("event",)

    name = "item-window"

    def __init__(self, event: Happening) -> None:
        self.event = event

    def proceed(self, position: Position) -> Pending | None:
        offered = self.offered(position)
        if offered:
            return Ask(0, (*(USE + index for index in offered), GO_ON))
        position.agenda.pop()
        return None

    def offered(self, position: Position) -> list[int]:
        if self.event == BEFORE_HERO_ROLL and not fighting(position):
            return []
        usable = [
            index for index in usable_items(position, self.event) if does_something(position, index)
        ]
        if self.event == HERO_TURN:
            return [index for index in usable if _reaches_more(position, index)]
        if self.event == BEFORE_HERO_ROLL:  # others can wait for the roll
            return [index for index in usable if _waits_for(position, index, BeforeHeroRoll)]
        if self.event == CROSS_DOOR:  # others can wait for the next question
            return [index for index in usable if _targets(position, index)]
        return usable

    def take(self, position: Position, choice: int) -> None:
        """Nothing is used (any more)."""

    def __repr__(self) -> str:
        return f"window {self.event}"


def open_window(position: Position, event: Happening) -> None:
    """Offer the items that wait for this moment, if the hero has any."""
    if 1 in position.items:
        position.agenda.append(ItemWindow(event))


def _waits_for(position: Position, index: int, moment: type[Happening]) -> bool:
    return any(type(part) is moment for part in position.prepared.items[index].happenings)


def _targets(position: Position, index: int) -> tuple[int, ...]:
    return targets_of(position, position.prepared.items[index].clause.do)


def _remember_reach(position: Position) -> None:
    """Whom the hero's items can reach while he is asked in his turn."""
    battle = position.battle
    if battle is not None and battle.hero_turn:
        usable = usable_items(position, HERO_TURN)
        battle.reached = tuple((index, _targets(position, index)) for index in usable)


def _reaches_more(position: Position, index: int) -> bool:
    """Could it wound somebody now whom it could not when the hero was last asked?"""
    battle = position.battle
    before = dict(battle.reached).get(index, ()) if battle else ()
    return not set(_targets(position, index)) <= set(before)


# Using


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

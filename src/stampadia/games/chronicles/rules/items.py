"""The Equipment Scroll. Manual: "Using items"; rulings 45, 58, 61 to 64."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.choices import GO_ON, NO, USE, WAY
from stampadia.games.chronicles.content import COLUMNS, DICE, GOLD, OWNED
from stampadia.games.chronicles.instructions import (
    BeforeHeroRoll,
    CrossDoor,
    Happening,
    HeroDied,
    HeroTurn,
    NextEnemyRolls,
    RolledOne,
    TurnRoll,
)
from stampadia.games.chronicles.moments import (
    ANY_TIME,
    BEFORE_HERO_ROLL,
    CROSS_DOOR,
    HERO_LOSES_HP,
    HERO_ROLL,
    HERO_TURN,
    OWN_MOMENTS,
)
from stampadia.games.chronicles.prepared import PreparedItem
from stampadia.games.chronicles.rules.conditions import (
    all_hold,
    can_meet,
    matches,
    pay,
    ways_to_meet,
)
from stampadia.games.chronicles.rules.hero import bound_to_room, fighting, foes_within
from stampadia.games.chronicles.rules.questions import ItemPrice, Paid, Way
from stampadia.games.chronicles.rules.steps import Question, Reading, Step, ask, do_all
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


_HERO_MOMENTS: Final = frozenset({BeforeHeroRoll, HeroTurn, TurnRoll})


def _is_of_hero(window: Happening) -> bool:
    """Is this in the hero's turn, or just before it?"""
    kind = type(window)
    return kind in _HERO_MOMENTS and (kind is not TurnRoll or window == HERO_ROLL)


def _is_own(window: Happening) -> bool:
    """Manual: "At any time during your adventure, you can use the items". What waits for a moment
    of its own can be used then."""
    kind = type(window)
    return kind in OWN_MOMENTS and (kind is not TurnRoll or window == HERO_ROLL)


# Which, and when


def usable_items(position: Position, window: Happening) -> list[int]:
    moment = type(window)
    owned = position.items
    found: list[int] = []
    for index, item in enumerate(position.prepared.items):
        if owned[index] == OWNED and moment in item.moments and is_usable(position, item, window):
            found.append(index)
    return found


def is_usable(position: Position, item: PreparedItem, window: Happening) -> bool:
    """Are there ways to use it?"""
    if item.leads_away and bound_to_room(position) and type(window) is not HeroDied:
        return False  # ruling 61: `no escape` blocks item teleports, but not resurrection
    if item.any_of:
        return _ways_of_any(position, item, window) != []
    return _is_met(position, item, window) and can_meet(position, item.offers)


def _is_met(position: Position, item: PreparedItem, window: Happening) -> bool:
    """Of an item that asks for all of its parts: is it the moment, and so in this room?"""
    if item.happenings:
        for part in item.happenings:
            if not _opens(position, part, window):
                return False
    elif not _is_own(window):
        return False
    return not item.states or all_hold(position, item.states, position.room)


def _ways(position: Position, index: int, window: Happening) -> list[Way]:
    item = position.prepared.items[index]
    if not is_usable(position, item, window):
        return []
    if item.any_of:
        return _ways_of_any(position, item, window)
    return ways_to_meet(position, item.offers)


def _ways_of_any(position: Position, item: PreparedItem, window: Happening) -> list[Way]:
    """Of an item that asks for one of its parts."""
    own_moment = _is_own(window)
    if own_moment and item.states and all_hold(position, item.states, position.room, or_one=True):
        return [()]
    for part in item.happenings:
        if _opens(position, part, window):
            return [()]
    return ways_to_meet(position, item.offers, any_of=True) if own_moment else []


def _opens(position: Position, part: Happening, window: Happening) -> bool:
    kind = type(part)
    if kind is HeroTurn or kind is NextEnemyRolls:
        return _is_of_hero(window)
    if kind is TurnRoll or kind is RolledOne:
        return matches(position, part, window)
    return part == window


def does_something(position: Position, index: int) -> bool:
    """Would it do anything now, or at the rolls that it speaks of?"""
    item = position.prepared.items[index]
    return _waits_for(position, index, NextEnemyRolls) or would_do(position, item.do)


# Beside the choices of a question that stands anyway


def with_items(position: Position, ask: Ask) -> Ask:
    """Ruling 64: whatever is asked, the items that can be used now are among the choices."""
    own = ask.choices
    more: list[int] = []
    for index in _usable_now(position):
        choice = USE + index
        if choice not in more and choice not in own:
            more.append(choice)
    _remember_reach(position)
    if not more:
        return ask
    last = own[-1] if own else -1
    cut = len(own) - 1 if last in (GO_ON, NO) else len(own)
    return Ask(ask.seat, (*own[:cut], *more, *own[cut:]))


def any_usable(position: Position) -> bool:
    return OWNED in position.items and _usable_now(position) != []


def any_of_use(position: Position) -> bool:
    """Would one of the items that can be used now do anything?"""
    if OWNED in position.items:
        for index in _usable_now(position):
            if does_something(position, index):
                return True
    return False


def _usable_now(position: Position) -> list[int]:
    """Items may be named twice, for two moments."""
    step = position.agenda[-1]
    found: list[int] = []
    if step.name in _ABOUT_PRICES:
        return found
    asked = isinstance(step, Question)
    for moment in moments_of(position):
        usable = usable_items(position, moment)
        found += [index for index in usable if is_quiet(position, index)] if asked else usable
    return found


_ABOUT_PRICES: Final = frozenset({"offer", "item-price", "dying", "premonition"})
"""What is asked here was counted out with what the hero has, or he has nothing any more."""


def is_quiet(position: Position, index: int) -> bool:
    """Does it leave everybody where they are, so that what is being asked stays true?"""
    return all(type(act) in QUIET for act in position.prepared.items[index].do)


def moments_of(position: Position) -> list[Happening]:
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
    return found


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


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemWindow(Step):
    """Ruling 64: asked only where no other question would come before it matters, and only if an
    item would do something."""

    name = "item-window"

    def __init__(self, event: Happening) -> None:
        self.event = event

    def known_as(self) -> str:
        return "window"

    def values(self) -> tuple[Any, ...]:
        return (self.event,)

    def proceed(self, position: Position) -> Pending | None:
        offered = self.offered(position)
        if offered:
            return Ask(0, (*[USE + index for index in offered], GO_ON))
        position.agenda.pop()
        return None

    def offered(self, position: Position) -> list[int]:
        usable = usable_items(position, self.event)
        if not usable:
            return usable
        kind = type(self.event)
        if kind is BeforeHeroRoll and not fighting(position):
            return []
        usable = [index for index in usable if does_something(position, index)]
        if kind is HeroTurn:
            return [index for index in usable if _reaches_more(position, index)]
        if kind is BeforeHeroRoll:  # others can wait for the roll
            return [index for index in usable if _waits_for(position, index, BeforeHeroRoll)]
        if kind is CrossDoor:  # others can wait for the next question
            return [index for index in usable if _targets(position, index)]
        return usable

    def take(self, position: Position, choice: Any) -> None:
        """Nothing is used (any more)."""


def open_window(position: Position, event: Happening) -> None:
    """Offer the items that wait for this moment, if the hero has any."""
    if OWNED in position.items:
        position.agenda.append(WINDOWS[type(event)])


WINDOWS: Final[dict[type[Happening], ItemWindow]] = {
    type(event): ItemWindow(event)
    for event in (BEFORE_HERO_ROLL, HERO_TURN, HERO_LOSES_HP, CROSS_DOOR)
}
"""The same for everybody."""


def _waits_for(position: Position, index: int, moment: type[Happening]) -> bool:
    return any(type(part) is moment for part in position.prepared.items[index].happenings)


def _targets(position: Position, index: int) -> tuple[int, ...]:
    return targets_of(position, position.prepared.items[index].do)


def _remember_reach(position: Position) -> None:
    """Whom the hero's items can reach while he is asked in his turn."""
    battle = position.battle
    if battle is not None and battle.hero_turn:
        usable = usable_items(position, HERO_TURN)
        battle.reached = tuple([(index, _targets(position, index)) for index in usable])


def _reaches_more(position: Position, index: int) -> bool:
    """Could it wound somebody now whom it could not when the hero was last asked?"""
    now = _targets(position, index)
    if not now:
        return False
    battle = position.battle
    before: tuple[int, ...] = ()
    if battle is not None:
        for item, targets in battle.reached:
            if item == index:
                before = targets
    return any(foe not in before for foe in now)


# Using


def use_item(position: Position, index: int, window: Happening) -> None:
    ways = _ways(position, index, window)
    choices = range(WAY, WAY + len(ways))
    ask(position, "item-price", choices, ItemPrice(index, tuple(ways)), _use)


def _use(position: Position, about: ItemPrice, choice: int) -> None:
    """Manual: "tick the item box and apply the item effect"."""
    index = about.item
    clause = position.prepared.sheet.items[index].clause
    position.items[index] = 2
    position.news.append(("used-item", index))
    later = [part.count for part in clause.when if isinstance(part, NextEnemyRolls)]
    if later:
        position.coming += ((later[0], clause.do),)
    else:
        do_all(position, clause.do, Reading(position.room))
    pay_price(position, about.ways[choice - WAY])


def pay_price(position: Position, way: Way) -> None:
    """Manual: "pay 5HP" requires you to -5HP": who pays with HP loses them like anybody."""
    pay(position, way)
    if any(isinstance(price, Paid) and price.what == "HP" for price in way):
        open_window(position, HERO_LOSES_HP)


# Would it do anything now? A question that stands for items alone is asked only where one of
# them would.


Whether = Callable[["Position", Any], bool]


def would_do(position: Position, acts: Iterable[say.AnyAct]) -> bool:
    """Would one of these acts do anything if it were carried out now?"""
    return any(WOULD_DO[type(act)](position, act) for act in acts)


def targets_of(position: Position, acts: Iterable[say.AnyAct]) -> tuple[int, ...]:
    """The enemies that these acts could wound from where the hero stands."""
    found: list[int] = []
    for act in acts:
        if isinstance(act, say.Damage):
            found += foes_within(position, act.range)
    return tuple(sorted(set(found))) if found else ()


def _always(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return True


def _never(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return False


def _in_battle(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return position.battle is not None


def _with_dice(position: Position, act: say.Act) -> bool:  # noqa: ARG001
    return position.battle is not None and bool(position.battle.dice)


def _changes(position: Position, act: say.Change) -> bool:
    """What is full cannot be filled, and from nothing nothing is taken."""
    match act.what:
        case "G":
            return position.gold < GOLD if act.by > 0 else position.gold > 0
        case "HP":
            return act.by < 0 or any(position.hp)
        case "XP":
            return act.by > 0 or any(position.xp)


def _with_two_dice(position: Position, act: say.Act) -> bool:
    """A leave for two dice is nothing for one; equal dice have no order."""
    battle = position.battle
    dice = [die for die in battle.dice if die > 1] if battle else []
    return len(dice) == DICE and not (isinstance(act, say.LowerFirst) and len(set(dice)) == 1)


def _any_die(under: Callable[[Any], int]) -> Whether:
    def whether(position: Position, act: say.Act) -> bool:
        battle = position.battle
        return battle is not None and any(die <= under(act) for die in battle.dice)

    return whether


def _undrawn(position: Position, act: say.Discover | say.SelectRoom) -> bool:
    if isinstance(act, say.SelectRoom):
        return position.drawn.bit_count() < len(position.prepared.rooms)
    index = position.prepared.index_of.get(act.room)
    return index is not None and not position.drawn >> index & 1


def _unticked(position: Position, act: say.Tick) -> bool:
    index = position.prepared.index_of.get(act.room)
    return index is not None and not position.ticked >> index & 1


def _has(state: int) -> Whether:
    def whether(position: Position, act: Any) -> bool:
        index = position.prepared.item_index.get(act.item)
        return index is not None and position.items[index] == state

    return whether


WOULD_DO: Final[dict[type[say.Act], Whether]] = {
    say.Narrate: _never,
    say.Nothing: _never,
    say.Effect: _never,  # it belongs to an ability that is being activated
    say.StopReading: _never,
    say.Tick: _unticked,
    say.Cross: _always,
    say.Change: _changes,
    say.Learn: lambda position, act: act.keyword not in position.memory,
    say.Forget: lambda position, act: act.keyword in position.memory,
    say.RoomIsEmpty: lambda position, _: not position.empty,
    say.NoEscape: _always,
    say.Get: _has(0),
    say.Lose: _has(1),
    say.Discover: _undrawn,
    say.SelectRoom: _undrawn,
    say.DrawCell: _always,
    say.MoveAnywhere: _always,
    say.GoToStairs: _always,
    say.MoveBack: _always,
    say.Riddle: _always,
    say.RollTable: lambda position, act: any(would_do(position, case.do) for case in act.cases),
    say.ReduceDie: _with_dice,
    say.OneAbility: _with_two_dice,
    say.RerollOnes: _any_die(lambda _: 1),
    say.GainAbility: lambda position, _: None in position.boxes[: 2 * COLUMNS],
    say.TearOff: _always,
    say.Win: _always,
    say.Damage: lambda position, act: bool(foes_within(position, act.range)),
    say.DiscardDice: _with_dice,
    say.DiscardLow: _any_die(lambda act: act.most),
    say.SetDice: _with_dice,
    say.FlipDie: _with_dice,
    say.LowerFirst: _with_two_dice,
    say.SameColumn: _with_two_dice,
    say.SameRow: _with_two_dice,
    say.SumDice: _with_dice,
    say.FreeAbility: _in_battle,
    say.ByRoomCells: _in_battle,
}

PROTECT: Final = frozenset({
    say.Narrate, say.Nothing, say.ReduceDie, say.DiscardDice, say.DiscardLow, say.OneAbility,
    say.MoveAnywhere, say.GoToStairs, say.MoveBack,
})  # fmt: skip
"""Acts that take something away from whoever has rolled, or the hero out of reach."""

QUIET: Final = frozenset({
    say.Narrate, say.Nothing, say.Tick, say.Change, say.Learn, say.Forget, say.Get, say.Lose,
    say.Discover, say.SelectRoom, say.GainAbility,
})  # fmt: skip
"""Acts after which any other question still means what it meant: nobody moves, falls, or rolls."""

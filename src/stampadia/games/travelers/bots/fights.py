"""The Combat Turn as the honest player plays it: what this hand can do, against what will have to
be paid later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.hands import (
    LIFE,
    MANY,
    REMOVED,
    Option,
    Wear,
    hands_of,
    wear_of,
)
from stampadia.games.travelers.bots.lives import in_life, lives, power
from stampadia.games.travelers.bots.prospects import fight_cost, foe_of, risk
from stampadia.games.travelers.bots.routes import anything_elsewhere, fear_left
from stampadia.games.travelers.bots.texts import prize_of_victory
from stampadia.games.travelers.content import UPPER
from stampadia.games.travelers.rules.combat_turn import Opening
from stampadia.games.travelers.rules.fight import Cross, half
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.kernel.pending import Ask
from stampadia.workbench.recent import Itself, Recent
from stampadia.workbench.walking import steps_from

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Cell
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.dungeon import DungeonState


T = TypeVar("T")
Price = tuple[Any, ...]

# Where to stand in a Dungeon: every step costs Attack, and the enemy pulls


Spot = tuple[int, "Cell"]


class Footing:
    """A cell in reach."""

    __slots__ = ("far", "outside", "spot", "steps")

    def __init__(self, spot: Spot, steps: int, far: int, outside: int) -> None:
        self.spot = spot
        self.steps = steps
        self.far = far
        """From the enemy's symbol."""
        self.outside = outside
        """How many of these steps lie in other rooms."""


class Stand:
    """How a turn ends on a cell."""

    def __init__(self, hits: int, won: bool, escaped: bool, far: int) -> None:
        self.hits = hits
        self.won = won
        self.escaped = escaped
        self.far = far


DEFEATED: Final = Stand(0, True, False, 0)
_KNOWN: Recent[list[Footing]] = Recent(512)


def footings(state: DungeonState, place: str) -> list[Footing]:
    """Cells with a way to the symbol, and the steps from here; the nearest first."""
    table = tuple(sorted(state.table.items()))
    cards = tuple(Itself(state.dungeon.rooms[card]) for card, _ in table)
    key = cards, table, place, state.room, state.cell
    found = _KNOWN.get(key)
    return found if found is not None else _KNOWN.keep(key, _found(state, place))


def _found(state: DungeonState, place: str) -> list[Footing]:
    room = room_of(place)
    far = state.distances(room)
    outside: dict[Spot, int] = {}
    for spot in sorted(far, key=lambda one: far[one]):
        before = [to for to in state.neighbours(*spot) if far[to] == far[spot] - 1]
        outside[spot] = min((outside[to] for to in before), default=0) + (spot[0] != room)
    found: dict[tuple[int, int], Footing] = {}
    here = state.room, state.cell
    for spot, steps in steps_from([here], lambda spot: state.neighbours(*spot)).items():
        if spot in far:
            # of cells that are as good as each other the nearest is enough
            alike = far[spot], outside[spot]
            found.setdefault(alike, Footing(spot, steps, *alike))
    return list(found.values())


def stand(footing: Footing, attack: int, defense: int, *, trap: bool) -> Stand:
    """Rulings D11 to D13, for an enemy that was not defeated."""
    if footing.far > attack:
        return Stand(0, False, attack < footing.outside, footing.far - attack)
    hits = max(0, attack - footing.far - defense)
    return Stand(hits, trap and not hits, False, 0)


def first_way(position: Position, goal: Spot) -> int | None:
    """The direction of a shortest way to that cell; None when it is here."""
    state = position.dungeon
    assert state is not None
    here = state.room, state.cell
    if goal == here:
        return None
    ways: dict[Spot, int] = {}
    for way, to in state.ways(*here):
        ways.setdefault(to, way)
    line = list(ways)
    for spot in line:
        if goal in ways:
            break
        for _, to in state.ways(*spot):
            if to not in ways and to != here:
                ways[to] = ways[spot]
                line.append(to)
    return ways.get(goal)


# Of many ways the cheapest, without working out what all of them cost


class Cheapest(Generic[T]):
    def __init__(self, price: Price, one: T) -> None:
        self.price = price
        self.one = one


def cheapest(
    ones: Sequence[T], floor: Callable[[T], float], price: Callable[[T], Price]
) -> Cheapest[T]:
    """The one with the least price, as `min` finds it. A price begins with a figure that is never
    below the floor, so whoever's floor lies above the least price so far is not asked."""
    floors = sorted([(floor(one), at) for at, one in enumerate(ones)])
    best: Cheapest[T] | None = None
    for least, at in floors:
        if best is not None and least > best.price[0]:
            break
        found = price(ones[at])
        if best is None or found < best.price:
            best = Cheapest(found, ones[at])
    assert best is not None
    return best


# What a fight is about: every way to end a Combat Turn, measured by what it leads to


DEATH: Final = 2000.0
FLIGHT: Final = 45.0
"""Nobody runs away from less."""
STEP: Final = 0.2
MORE_TURNS: Final = 3.0
"""What another turn costs besides its losses."""
PATIENCE: Final = 3
WHIMS: Final = 11
STALL: Final = 4.0
"""How much worse it gets with every turn after so many, while nothing changes."""


class Aim:
    """The fight, as every way to end this turn is measured by it."""

    def __init__(self, position: Position, *, modified: bool = False) -> None:
        """With `modified` the Modifier is counted on the enemy's side: Plan is over."""
        fight = position.fight
        assert fight is not None
        self.position = position
        self.foe = foe_of(fight.enemy, fight.bonus)
        self.attack = max(0, fight.enemy.attack + fight.bonus[1])
        self.defense = fight.enemy.defense
        if self.defense is not None:
            self.defense = max(0, self.defense + fight.bonus[2])
        if modified:
            self.attack, self.defense = fight.attack, fight.defense
        self.trap = fight.trap
        self.lives = lives(position)
        self.uppers = self.lives - len(in_life(position))
        self.turns = fight.turns
        self.stall = STALL * max(0, fight.turns - PATIENCE) ** 2
        self.footings: list[Footing] = []
        if position.dungeon is not None:
            self.footings = footings(position.dungeon, fight.place)
        self.may_leave = fight.may_leave
        self._leaving: float | None = None
        self._later: dict[int, float] = {}
        self._at_least: dict[int, float] = {}
        self._reached: dict[int, list[Footing]] = {}

    @property
    def goal(self) -> int:
        """The Attack that defeats it, the steps to its symbol included."""
        if self.defense is None:
            return MANY
        away = min((one.steps for one in self.footings if one.far == 0), default=0)
        return self.defense + away

    @property
    def leaving(self) -> float:
        """The price of not winning at all: what the victory would have brought."""
        found = self._leaving
        if found is None:
            found = self._leaving = self._price_of_leaving()
        return found

    def _price_of_leaving(self) -> float:
        lost = prize_of_victory(self.position)
        if not self.footings or self.may_leave:
            return lost
        # whoever has no better place to go would only come back, and so would the desperate
        if not fear_left(self.position) or not anything_elsewhere(self.position):
            return DEATH
        return max(lost, FLIGHT)

    def price(self, attack: int, defense: int, loss: int, rough: bool = False) -> float:
        """Of ending the turn with so much Attack and Defense, at that loss; roughly, what it is at
        least, without asking what fights to come cost."""
        if sum(wear_of(loss)) >= self.lives:
            return DEATH
        # the fewer lives are left, the more each of them counts
        price = loss * (1 + loss / (LIFE * self.lives))
        if self.footings:
            if rough:
                ends = [
                    self.on(one, attack, defense, loss, rough=True) for one in self.in_reach(attack)
                ]
                return price + min(ends)
            return price + self._best_end(attack, defense, loss)
        if self.defense is not None and attack >= self.defense:
            return price
        hits = max(0, self.attack - defense)
        if self.trap and not hits:
            return price
        return price + self.after(hits, loss, rough)

    def _best_end(self, attack: int, defense: int, loss: int) -> float:
        """As `cheapest` finds it, which is asked too often for that."""
        ones = self.in_reach(attack)
        floors = sorted(
            [(self.on(one, attack, defense, loss, rough=True), at) for at, one in enumerate(ones)]
        )
        best: float | None = None
        for least, at in floors:
            if best is not None and least > best:
                break
            found = self.on(ones[at], attack, defense, loss)
            if best is None or found < best:
                best = found
        assert best is not None
        return best

    def in_reach(self, attack: int) -> list[Footing]:
        found = self._reached.get(attack)
        if found is None:
            found = [one for one in self.footings if one.steps <= max(0, attack)]
            self._reached[attack] = found
        return found

    def on(
        self, footing: Footing, attack: int, defense: int, loss: int, rough: bool = False
    ) -> float:
        """The price of a turn that ends there, besides its own loss."""
        end = self._end_on(footing, attack, defense)
        if end.won:
            return 0.0
        if end.escaped:
            least = 0.0 if self.may_leave else FLIGHT
            leaving = least if rough else self.leaving
            return min(leaving, self.after(0, loss, rough)) + STEP * footing.steps
        return self.after(end.hits, loss, rough) + STEP * end.far

    def _end_on(self, footing: Footing, attack: int, defense: int) -> Stand:
        left = attack - footing.steps
        if footing.far == 0 and self.defense is not None and left >= self.defense:
            return DEFEATED
        return stand(footing, self.attack, defense, trap=self.trap)

    def whim(self, choices: tuple[int, ...]) -> float:
        """In a long fight the same would come again and again, if each turn had not its own taste;
        what is far better stays better."""
        taste = sum(choices) * (self.turns + 1) % WHIMS / WHIMS
        return min(LIFE, max(0, self.turns - PATIENCE)) * taste

    def after(self, hits: int, loss: int, rough: bool = False) -> float:
        """Of going on after so many hits; roughly, as if the rest of the fight cost nothing."""
        known = self._at_least if rough else self._later
        key = hits * MANY + loss
        found = known.get(key)
        if found is None:
            found = known[key] = self._going_on(hits, wear_of(loss), rough)
        return found

    def _going_on(self, hits: int, wear: Wear, rough: bool) -> float:
        lost = hits + wear.turned + wear.removed
        if lost >= self.lives:
            return DEATH + hits
        # hits turn upper halves as long as there are any
        turned = min(hits, max(0, self.uppers - wear.turned))
        whole = Wear(wear.turned + turned, wear.removed + hits - turned)
        pain = LIFE * turned + REMOVED * (hits - turned)
        # the same cards come again: where nothing changed, nothing will
        stall = 0.0 if lost else self.stall
        cost = 0.0 if rough else fight_cost(self.position, self.foe, wear=whole)
        return pain + risk(self.position, cost, lost) + MORE_TURNS + stall


PLAYED: Final = 0.1
"""What counts of the worth of cards that leave the hand."""


# Opening and Plan


def best_option(aim: Aim, options: tuple[Option, ...]) -> Option:
    def whole(one: Option, price: float) -> float:
        return price + PLAYED * one.played + aim.whim(one.choices)

    return cheapest(
        options,
        lambda one: whole(one, aim.price(one.attack, one.defense, one.loss, rough=True)),
        lambda one: (whole(one, aim.price(one.attack, one.defense, one.loss)), one.choices),
    ).one


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


_PLANS: Recent[WholeTurn] = Recent(32)
"""A turn asks several times."""


def _whole_turn(position: Position) -> WholeTurn:
    start = position.clone()
    if start.cross.column or start.agenda[-1].name != "opening":
        _back_to_opening(start)
    key = _all_that_counts(start)
    found = _PLANS.get(key)
    return found if found is not None else _PLANS.keep(key, _planned(start))


def _all_that_counts(start: Position) -> object:
    """For a turn; the order of the Discard Deck does not."""
    adventure = start.world or start.dungeon
    assert start.fight is not None
    return (
        hands_of(start.hero, start.owned), start.level, tuple(sorted(start.hand_cards())),
        tuple(sorted(start.card(card) for card in start.deck)), _points(start),
        start.fight.known(), adventure and repr(adventure.told()),
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
    hands = hands_of(position.hero, position.owned)
    ways = hands.ways_out(position.level, (*cross.column, *cross.strain), position.mana)
    if len(ways) == 1:
        return ways[0].choices[0]
    aim = Aim(position, modified=True)
    attack, defense = position.attack, position.defense
    best = cheapest(
        ways,
        lambda way: aim.price(attack + way.attack, defense + way.defense, way.unpaid, rough=True),
        lambda way: (
            aim.price(attack + way.attack, defense + way.defense, way.unpaid),
            way.choices,
        ),
    ).one
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
    attack, defense = position.attack, position.defense
    footings_there = aim.in_reach(attack)
    way = None
    if footings_there:
        best = cheapest(
            footings_there,
            lambda one: aim.on(one, attack, defense, 0, rough=True),
            lambda one: (aim.on(one, attack, defense, 0), one.steps, one.spot),
        )
        way = first_way(position, best.one.spot)
    return n.STAND if way is None or n.GO + way not in choices else n.GO + way


def pulled(position: Position, choices: tuple[int, ...]) -> int:  # noqa: ARG001
    """All ways are equally long."""
    return choices[0]

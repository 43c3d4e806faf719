"""A battle worked out to its end: the HP it is likely to cost whoever fights it well.

The enemies of a room never move, so a battle is a small game of its own: where the hero stands,
how many hits each enemy can still take, and two dice a side. It is solved round by round, from
the last hit backwards. Left out are defenses that enemies set, flight, grey cells and items.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise, permutations
from operator import itemgetter
from typing import Final, cast

from stampadia.games.chronicles.bots.figures import Foe, Habits, Plan, Scene, Strike
from stampadia.games.chronicles.bots.rolls import odds_of, turns_of, worthwhile
from stampadia.games.chronicles.content import DICE, MOST_DEFENSE
from stampadia.games.chronicles.prepared import apart, neighbours

# The ground of a battle: distances, walks and pulls inside one room.


Phase = tuple[float, tuple[tuple[int, float], ...]]
"""What the enemies' turns cost, and where the hero may stand after them."""
Walks = tuple[list[Callable[[list[float]], tuple[float, ...]]], list[int]]
"""What is found at the ends of walks, each set of ends once; and which set each cell has."""
Pulls = tuple[tuple[int, ...], tuple[int, ...]]
"""For 0, 1, 2 … spaces of a pull: how far the enemy is then, and where the hero stands."""


class Field:
    def __init__(self, cells: tuple[int, ...], foes: tuple[Foe, ...], habits: Habits) -> None:
        self.cells = cells
        self.foes = foes
        self.habits = habits
        self.at = {cell: index for index, cell in enumerate(cells)}
        self.taken = {foe.cell for foe in foes}
        self.far = [[apart(cell, foe.cell) for cell in cells] for foe in foes]
        self._reach: dict[int, list[list[int]]] = {}
        self._walks: dict[int, Walks] = {}
        self._pulls: dict[tuple[int, int], Pulls] = {}
        self._phases: dict[tuple[int, int], list[Phase]] = {}

    def reach(self, spaces: int) -> list[list[int]]:
        """For each cell, where a walk of at most so many spaces may end."""
        found = self._reach.get(spaces)
        if found is None:
            walks = [self._walk(cell, spaces) for cell in self.cells]
            found = self._reach[spaces] = [[self.at[cell] for cell in walk] for walk in walks]
        return found

    def walks(self, spaces: int) -> Walks:
        """The same for whoever looks for the best end of each walk: many cells share theirs."""
        found = self._walks.get(spaces)
        if found is None:
            kinds: dict[tuple[int, ...], int] = {}
            shared = [kinds.setdefault(tuple(ends), len(kinds)) for ends in self.reach(spaces)]
            # an end is named twice, since a getter of one thing alone gives no tuple
            found = self._walks[spaces] = [itemgetter(*ends, ends[0]) for ends in kinds], shared
        return found

    def _walk(self, start: int, spaces: int) -> Iterable[int]:
        found = {start: 0}
        edge = [start]
        for far in range(1, spaces + 1):
            following = []
            for here in edge:
                for there in neighbours(here):
                    if there in self.at and there not in found and there not in self.taken:
                        found[there] = far
                        following.append(there)
            edge = following
        return sorted(found)

    # Pulls

    def pull(self, foe: int, at: int) -> Pulls:
        key = (foe, at)
        found = self._pulls.get(key)
        if found is None:
            found = self._pulls[key] = self._work_out_pull(foe, at)
        return found

    def _work_out_pull(self, foe: int, at: int) -> Pulls:
        goal = self.foes[foe].cell
        ways = self._ways_to(goal)
        here = [self.cells[at]]
        distances, places = [apart(goal, here[0])], [at]
        far = ways.get(here[0], 0)
        while far > 1:
            far -= 1
            here = sorted({t for cell in here for t in neighbours(cell) if ways.get(t) == far})
            distances.append(min(apart(goal, cell) for cell in here))
            places.append(self.at[self.safest(here, goal)])
        return tuple(distances), tuple(places)

    def _ways_to(self, goal: int) -> dict[int, int]:
        """How far each cell is from the enemy, around the others."""
        found = {goal: 0}
        edge = [goal]
        while edge:
            following = []
            for here in edge:
                for there in neighbours(here):
                    if there in self.at and there not in found and there not in self.taken:
                        found[there] = found[here] + 1
                        following.append(there)
            edge = following
        return found

    def safest(self, cells: list[int], goal: int) -> int:
        """The player decides on multiple paths: away from the other enemies."""
        others = [foe.cell for foe in self.foes if foe.cell != goal]
        if not others:
            return cells[0]
        best, most = cells[0], -1
        for cell in cells:
            far = min([apart(cell, one) for one in others])
            if far > most:
                best, most = cell, far
        return best

    # The enemies' turns

    def enemy_phase(self, defense: int, dice: int) -> list[Phase]:
        """For each cell where the hero may stand."""
        key = (min(MOST_DEFENSE, defense), max(0, dice))
        found = self._phases.get(key)
        if found is None:
            found = self._phases[key] = [self._phase(at, *key) for at in range(len(self.cells))]
        return found

    def _phase(self, start: int, defense: int, dice: int) -> Phase:
        phases = [self.in_order(order, start, defense, dice) for order in self._orders(start)]
        return min(phases)

    def _orders(self, start: int) -> list[tuple[int, ...]]:
        """Manual: "starting from the nearest to the farthest — the player decides the ties"."""
        far = [distances[start] for distances in self.far]
        return [
            order
            for order in permutations(range(len(self.foes)))
            if all(far[one] <= far[other] for one, other in pairwise(order))
        ]

    def in_order(self, order: tuple[int, ...], start: int, defense: int, dice: int) -> Phase:
        """The turns of these enemies, one after the other."""
        damage = 0.0
        where: dict[int, float] = {start: 1.0}
        for foe in order:
            following: dict[int, float] = defaultdict(float)
            for at, chance in where.items():
                distances, places = self.pull(foe, at)
                one = self.foes[foe]
                for turn in turns_of(one.boxes, one.attacks, distances, defense, dice, self.habits):
                    damage += chance * turn.chance * turn.damage
                    following[places[turn.spaces]] += chance * turn.chance
            where = following
        return damage, tuple(sorted(where.items()))

    def who_first(self, waiting: Iterable[int], at: int, defense: int, dice: int) -> int:
        """Of these enemies, as near as one another, the one that had better act first."""
        orders = permutations(waiting)
        return min((self.in_order(order, at, defense, dice)[0], order) for order in orders)[1][0]


@lru_cache(maxsize=4000)
def field_of(cells: tuple[int, ...], foes: tuple[Foe, ...], habits: Habits) -> Field:
    return Field(cells, foes, habits)


# The battle itself

Hits = tuple[int, ...]
"""How many hits each enemy can still take."""
Losses = list[float]
"""For each cell of the room, the HP that the rest of the battle is likely to cost."""
Rest = tuple[Strike | None, int, int, int]
"""What is left of a turn: a strike after a walk of so many spaces, then this guard against enemies
with so many dice locked."""
Turn = tuple[Strike | None, Rest, int]
"""A strike at once, the rest of the turn, and what it costs in gold."""
Wounded = dict[tuple[Strike, Rest], list[float | None]]
"""After a strike and the rest of the turn, the same for each cell from where it wounds somebody.
The battle then goes on with fewer hits left: all rounds before the strike share it."""


Turns = tuple[list[Turn], list[tuple[float, int, tuple[int, ...]]]]
"""All turns that are worth a thought; the chance of each roll, and which of them it allows, by
number: one, and the others."""


def _turn(plan: Plan) -> Turn:
    return plan.first, (plan.then, plan.spaces, plan.guard, plan.locked), plan.gold


LONGEST: Final = 40
"""Rounds that are looked at: what takes longer is lost anyway."""
HOPELESS: Final = 30.0
"""More HP than any hero has: no need to know how much more."""
PATIENCE: Final = 0.02
"""What a round costs though nothing happens in it: nobody waits for ever."""
CLOSE_ENOUGH: Final = 0.01
HP_PER_GOLD: Final = 0.15
"""What a paid ability costs besides its die."""


class Duel:
    """All rounds of a scene; what follows a kill is another duel."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.field: Field = field_of(scene.cells, scene.foes, scene.foe_habits)
        self.count = len(scene.cells)
        self.least_defended = all(foe.defense <= MOST_DEFENSE for foe in scene.foes)
        """Has nobody more defense than counts?"""
        self._turns: Turns | None = None
        self._moments: dict[Hits, Moment] = {}
        self._targets: dict[Strike, list[tuple[int, ...]]] = {}
        self._after_hits: dict[tuple[Hits, tuple[int, ...]], Moment | None] = {}

    def turns(self) -> Turns:
        if self._turns is None:
            numbers: dict[Turn, int] = {}
            rolls: list[tuple[float, int, tuple[int, ...]]] = []
            for chance, plans in self._rolls():
                found = [numbers.setdefault(_turn(plan), len(numbers)) for plan in plans]
                rolls.append((chance, found[0], tuple(found[1:])))
            self._turns = list(numbers), rolls
        return self._turns

    def _rolls(self) -> list[tuple[float, tuple[Plan, ...]]]:
        """The chance of each roll, and what it can be used for."""
        scene = self.scene
        fighter, habits = scene.fighter, scene.hero_habits
        weakest = min(foe.defense for foe in scene.foes)
        return [
            (
                chance,
                worthwhile(
                    fighter.boxes, roll, scene.copies, habits.move_plus, habits.one_ability, weakest
                ),
            )
            for roll, chance in odds_of(DICE, habits, for_hero=True)
        ]

    def moment(self, left: Hits) -> Moment:
        found = self._moments.get(left)
        if found is None:
            found = self._moments[left] = self._solve(left)
        return found

    def _solve(self, left: Hits) -> Moment:
        # from above: whoever only waits never wins, however little it costs
        losses = [HOPELESS] * self.count
        wounded: Wounded = {}
        for _ in range(LONGEST):
            moment = Moment(self, left, losses, wounded)
            following = moment.before_roll()
            change = _most_change(losses, following)
            losses = following
            if change < CLOSE_ENOUGH:
                break
        return Moment(self, left, losses, wounded)

    def targets(self, strike: Strike) -> list[tuple[int, ...]]:
        """For each cell, the enemies that a strike from there wounds."""
        found = self._targets.get(strike)
        if found is None:
            found = self._targets[strike] = [
                tuple(
                    foe
                    for foe, one in enumerate(self.scene.foes)
                    if strike.strength > one.defense and strike.reaches(self.field.far[foe][at])
                )
                for at in range(self.count)
            ]
        return found

    def after_strike(
        self, left: Hits, strike: Strike, foes: tuple[int, ...]
    ) -> list[Moment | None]:
        """The moments after a strike that wounds one of these enemies, or all of them; None where
        nobody is left."""
        groups = [foes] if strike.all else [(foe,) for foe in foes]
        return [self.after_hits(left, group) for group in groups]

    def after_hits(self, left: Hits, foes: tuple[int, ...]) -> Moment | None:
        key = (left, foes)
        if key not in self._after_hits:
            self._after_hits[key] = self._follow(left, foes)
        return self._after_hits[key]

    def _follow(self, left: Hits, foes: tuple[int, ...]) -> Moment | None:
        scene = self.scene
        after = tuple(hits - (foe in foes) for foe, hits in enumerate(left))
        standing = [foe for foe, hits in enumerate(after) if hits > 0]
        if not standing:
            return None
        if len(standing) == len(after):
            return self.moment(after)
        xp = sum(foe.xp for foe, hits in zip(scene.foes, after, strict=True) if hits <= 0)
        following = Scene(
            scene.cells,
            tuple([scene.foes[foe] for foe in standing]),
            scene.fighter.after(xp),
            scene.hero_habits,
            scene.foe_habits,
            scene.copies,
        )
        return duel_of(following).moment(tuple(after[foe] for foe in standing))


class Moment:
    """The battle when so many hits are left, and what each way to go on is likely to cost."""

    def __init__(self, duel: Duel, left: Hits, losses: Losses, wounded: Wounded) -> None:
        self.duel = duel
        self.left = left
        self.losses = losses
        self._wounded = wounded
        self._least = -1.0
        self._after: dict[tuple[int, int], Losses] = {}
        self._struck_so: dict[tuple[Strike, tuple[int, ...]], list[Moment | None]] = {}
        self._walked: dict[Rest, Losses] = {}

    @property
    def least(self) -> float:
        """What it costs from where he stands best."""
        if self._least < 0:
            self._least = min(self.losses)
        return self._least

    def before_roll(self) -> Losses:
        """What the rest costs when the hero is about to roll."""
        turns, rolls = self.duel.turns()
        cost = [self._cost_of(first, rest, gold) for first, rest, gold in turns]
        total = [0.0] * self.duel.count
        for chance, first, others in rolls:
            best = cost[first]
            for other in others:
                best = _lesser(best, cost[other])
            total = _plus(total, chance, best)
        return total

    def _cost_of(self, first: Strike | None, rest: Rest, gold: int) -> Losses:
        """What this turn and all that follows costs, from each cell."""
        found = self.walked(rest) if first is None else self._struck(first, rest)
        if gold:
            return [one + HP_PER_GOLD * gold for one in found]
        return found

    def walked(self, rest: Rest) -> Losses:
        """After a walk of at most so many spaces, and a strike."""
        found = self._walked.get(rest)
        if found is None:
            then, spaces, guard, locked = rest
            if then is None:
                found = self.after(guard, locked)
            else:
                found = self._struck(then, (None, 0, guard, locked))
            if spaces:
                there = found
                ends, shared = self.duel.field.walks(spaces)
                best = [min(at_end(there)) for at_end in ends]
                found = [best[one] for one in shared]
            self._walked[rest] = found
        return found

    def _struck(self, strike: Strike, rest: Rest) -> Losses:
        """After a strike from each cell at the best target there."""
        key = (strike, rest)
        wounded = self._wounded.get(key)
        if wounded is None:
            wounded = self._wounded[key] = [
                self._best_target(strike, foes, at, rest) if foes else None
                for at, foes in enumerate(self.duel.targets(strike))
            ]
        if None not in wounded:
            return cast(Losses, wounded)
        calm = self.walked(rest)
        return [
            nobody if somebody is None else somebody
            for nobody, somebody in zip(calm, wounded, strict=True)
        ]

    def struck(self, strike: Strike, foes: tuple[int, ...]) -> list[Moment | None]:
        """After a strike that wounds one of these enemies, or all of them."""
        key = (strike, foes)
        found = self._struck_so.get(key)
        if found is None:
            found = self._struck_so[key] = self.duel.after_strike(self.left, strike, foes)
        return found

    def _best_target(self, strike: Strike, foes: tuple[int, ...], at: int, rest: Rest) -> float:
        return min(
            [
                0.0 if moment is None else moment.walked(rest)[at]
                for moment in self.struck(strike, foes)
            ]
        )

    def after(self, guard: int, locked: int) -> Losses:
        """After the enemies' turns against this guard, and all that follows."""
        key = (guard, locked)
        found = self._after.get(key)
        if found is None:
            defense = self.duel.scene.fighter.bonus + guard
            phases = self.duel.field.enemy_phase(defense, DICE - locked)
            found = self._after[key] = _after_phases(phases, self.losses)
        return found


# Rows of losses


def _lesser(row: Losses, other: Losses) -> Losses:
    return [one if one < another else another for one, another in zip(row, other, strict=True)]


def _plus(row: Losses, chance: float, other: Losses) -> Losses:
    return [one + chance * another for one, another in zip(row, other, strict=True)]


def _most_change(row: Losses, other: Losses) -> float:
    return max([abs(one - another) for one, another in zip(row, other, strict=True)])


def _after_phases(phases: list[Phase], losses: Losses) -> Losses:
    found: Losses = []
    for damage, ways in phases:
        total = 0.0  # one after the other, as in `adding`
        for to, chance in ways:
            total += chance * losses[to]
        found.append(PATIENCE + damage + total)
    return found


_DUELS: Final[dict[Scene, Duel]] = {}
_MOST_DUELS: Final = 4000


def duel_of(scene: Scene) -> Duel:
    found = _DUELS.get(scene)
    if found is None:
        if len(_DUELS) > _MOST_DUELS:
            _DUELS.clear()
        found = _DUELS[scene] = Duel(scene)
    return found

"""A battle worked out to its end: the HP it is likely to cost whoever fights it well.

The enemies of a room never move, so a battle is a small game of its own: where the hero stands,
how many hits each enemy can still take, and two dice a side. It is solved round by round, from
the last hit backwards. Left out are defenses that enemies set, flight, grey cells and items.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from msgspec import Struct, structs

from stampadia.games.chronicles.bots.field import Field, field_of
from stampadia.games.chronicles.bots.foe_odds import Foe
from stampadia.games.chronicles.bots.plans import Boxes, Copies, Plan, Strike, worthwhile
from stampadia.games.chronicles.bots.rolls import Habits, odds_of
from stampadia.games.chronicles.content import DICE

Hits = tuple[int, ...]
"""How many hits each enemy can still take."""
Losses = list[float]
"""For each cell of the room, the HP that the rest of the battle is likely to cost."""

LONGEST: Final = 40
"""Rounds that are looked at: what takes longer is lost anyway."""
HOPELESS: Final = 30.0
"""More HP than any hero has: no need to know how much more."""
PATIENCE: Final = 0.02
"""What a round costs though nothing happens in it: nobody waits for ever."""
CLOSE_ENOUGH: Final = 0.01
HP_PER_GOLD: Final = 0.15
"""What a paid ability costs besides its die."""


class Growth(Struct, frozen=True):
    """What the hero becomes when he has gained so many XP more."""

    xp: int
    boxes: Boxes
    bonus: int


class Fighter(Struct, frozen=True):
    """The hero as far as a battle is concerned."""

    boxes: Boxes
    bonus: int
    """Of the enabled columns, on his defense."""
    growth: tuple[Growth, ...] = ()

    def after(self, xp: int) -> Fighter:
        boxes, bonus = self.boxes, self.bonus
        later = []
        for one in self.growth:
            if one.xp <= xp:
                boxes, bonus = one.boxes, one.bonus
            else:
                later.append(Growth(one.xp - xp, one.boxes, one.bonus))
        return Fighter(boxes, bonus, tuple(later))


class Scene(Struct, frozen=True):
    """What stays the same from round to round while nobody falls."""

    cells: tuple[int, ...]
    foes: tuple[Foe, ...]
    fighter: Fighter
    hero_habits: Habits
    foe_habits: Habits
    copies: Copies


class Duel:
    """All rounds of a scene; what follows a kill is another duel."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.field: Field = field_of(scene.cells, scene.foes, scene.foe_habits)
        self.count = len(scene.cells)
        self._moments: dict[Hits, Moment] = {}
        self._targets: dict[Strike, list[tuple[int, ...]]] = {}
        self._after_hits: dict[tuple[Hits, tuple[int, ...]], Moment | None] = {}

    @cached_property
    def rolls(self) -> list[tuple[float, tuple[Plan, ...]]]:
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
        for _ in range(LONGEST):
            moment = Moment(self, left, losses)
            following = moment.before_roll()
            change = max(abs(new - old) for new, old in zip(following, losses, strict=True))
            losses = following
            if change < CLOSE_ENOUGH:
                break
        return Moment(self, left, losses)

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
        following = structs.replace(
            scene,
            foes=tuple(scene.foes[foe] for foe in standing),
            fighter=scene.fighter.after(xp),
        )
        return duel_of(following).moment(tuple(after[foe] for foe in standing))


class Moment:
    """The battle when so many hits are left, and what each way to go on is likely to cost."""

    def __init__(self, duel: Duel, left: Hits, losses: Losses) -> None:
        self.duel = duel
        self.left = left
        self.losses = losses
        self._after: dict[tuple[int, int], Losses] = {}
        self._walked: dict[tuple[Strike | None, int, int, int], Losses] = {}

    def before_roll(self) -> Losses:
        """What the rest costs when the hero is about to roll."""
        total = [0.0] * self.duel.count
        cost: dict[Plan, Losses] = {}
        for chance, plans in self.duel.rolls:
            lists = []
            for plan in plans:
                if plan not in cost:
                    cost[plan] = self.cost_of(plan)
                lists.append(cost[plan])
            best = lists[0] if len(lists) == 1 else list(map(min, *lists))
            total = [sum_ + chance * one for sum_, one in zip(total, best, strict=True)]
        return total

    def cost_of(self, plan: Plan) -> Losses:
        """What this turn and all that follows costs, from each cell."""

        def rest(moment: Moment) -> Losses:
            return moment.walked(plan.then, plan.spaces, plan.guard, plan.locked)

        found = rest(self) if plan.first is None else self._struck(plan.first, rest)
        if plan.gold:
            return [one + HP_PER_GOLD * plan.gold for one in found]
        return found

    def walked(self, then: Strike | None, spaces: int, guard: int, locked: int) -> Losses:
        """After a walk of at most so many spaces, and a strike."""
        key = (then, spaces, guard, locked)
        found = self._walked.get(key)
        if found is None:
            found = self.after(guard, locked)
            if then is not None:
                found = self._struck(then, lambda moment: moment.after(guard, locked))
            if spaces:
                there = found
                reach = self.duel.field.reach(spaces)
                found = [min([there[to] for to in cells]) for cells in reach]
            self._walked[key] = found
        return found

    def _struck(self, strike: Strike, rest: Callable[[Moment], Losses]) -> Losses:
        """After a strike from each cell at the best target there."""
        calm = rest(self)
        return [
            calm[at] if not foes else self._best_target(strike, foes, at, rest)
            for at, foes in enumerate(self.duel.targets(strike))
        ]

    def _best_target(
        self, strike: Strike, foes: tuple[int, ...], at: int, rest: Callable[[Moment], Losses]
    ) -> float:
        return min(
            [
                0.0 if moment is None else rest(moment)[at]
                for moment in self.duel.after_strike(self.left, strike, foes)
            ]
        )

    def after(self, guard: int, locked: int) -> Losses:
        """After the enemies' turns against this guard, and all that follows."""
        key = (guard, locked)
        found = self._after.get(key)
        if found is None:
            defense = self.duel.scene.fighter.bonus + guard
            losses = self.losses
            found = self._after[key] = [
                PATIENCE + damage + sum([chance * losses[to] for to, chance in ways])
                for damage, ways in self.duel.field.enemy_phase(defense, DICE - locked)
            ]
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

"""What a turn in battle is likely to cost, with the dice that have been rolled."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.battle import Battle
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.duel import HOPELESS, Moment
from stampadia.games.chronicles.bots.field import apart
from stampadia.games.chronicles.bots.foe_odds import turns_of
from stampadia.games.chronicles.bots.planning import plans
from stampadia.games.chronicles.bots.plans import Plan, Strike
from stampadia.games.chronicles.bots.prices import DEATH, Prices, prices_of
from stampadia.games.chronicles.bots.rolls import Habits
from stampadia.games.chronicles.bots.scenes import moment_in, opponents
from stampadia.games.chronicles.content import DICE, MOST_DEFENSE
from stampadia.games.chronicles.rules.hero import defense_bonus
from stampadia.games.chronicles.rules.moving import reachable

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

ELSEWHERE: Final = 0.75
"""What it is worth to get away when there are safe things to do, where a won battle is worth 1."""
NOWHERE_TO_GO: Final = 0.25
OUT_OF_SIGHT: Final = 12


class Weighing:
    """The battle that goes on, seen from the hero's cell in the middle of a turn."""

    def __init__(self, position: Position, moment: Moment) -> None:
        self.position = position
        self.moment = moment
        self.foes = opponents(position, position.living_foes(position.room))
        self.at = moment.duel.field.at

    @classmethod
    def of(cls, position: Position) -> Weighing | None:
        """None when nobody is left to fight in the hero's room, or all are far away."""
        moment = moment_in(position, position.room) if position.battle is not None else None
        if moment is None or position.cell not in moment.duel.field.at:
            return None
        return cls(position, moment)

    @property
    def battle(self) -> Battle:
        battle = self.position.battle
        assert battle is not None
        return battle

    @property
    def set_already(self) -> Plan:
        """The guard and the locks of this round."""
        return Plan(guard=self.battle.defense, locked=self.battle.locked)

    def cost(self, plan: Plan, cell: int | None = None) -> float:
        """The HP that the rest of the battle costs after this plan, without flight."""
        start = self.position.cell if cell is None else cell
        costs = [
            self.cost_from(moment, plan, start)
            for moment in self._struck(self.moment, plan.first, start)
        ]
        return min(costs) + self._extra(plan)

    def cost_after_hit(self, foe: int, plan: Plan) -> float:
        """The same after a hit on one of the enemies."""
        moment = self.moment.duel.after_hits(self.moment.left, (foe,))
        return self.cost_from(moment, plan, self.position.cell) + self._extra(plan)

    def cost_from(self, moment: Moment | None, plan: Plan, start: int) -> float:
        """Of the walk and the strike that end a plan, and of all that follows."""
        if moment is None:
            return 0.0
        best = 2 * HOPELESS
        for there in self._walks(plan.spaces, start):
            for last in self._struck(moment, plan.then, there):
                if last is None:
                    return 0.0
                best = min(best, last.after(plan.guard, plan.locked)[self.at[there]])
        return best

    def _extra(self, plan: Plan) -> float:
        """Paid abilities cost gold, and some of them bring HP back."""
        healed = min(plan.healed, sum(self.position.hp))
        return self.hp_per_gold * plan.gold - healed

    @cached_property
    def prices(self) -> Prices:
        return prices_of(self.position, chart_of(self.position))

    @property
    def hp_per_gold(self) -> float:
        return self.prices.gold / self.prices.hp

    @property
    def rescue(self) -> float:
        """What death is worth, where a won battle is worth 1: something, with a second life."""
        return 1.0 - self.prices.death / DEATH

    @cached_property
    def refuge(self) -> float:
        """What it is worth to be out of this room, with its enemies alive."""
        elsewhere = any(
            plan.safe for plan in plans(self.position) if plan.errand.room != self.position.room
        )
        return ELSEWHERE if elsewhere else NOWHERE_TO_GO

    def _walks(self, spaces: int, start: int) -> Iterable[int]:
        if not spaces:
            return (start,)
        if start != self.position.cell:
            field = self.moment.duel.field
            return [field.cells[at] for at in field.reach(spaces)[self.at[start]]]
        return [start, *(cell for cell in reachable(self.position, spaces) if cell in self.at)]

    def _struck(self, moment: Moment, strike: Strike | None, cell: int) -> list[Moment | None]:
        """The moments a strike from here may lead to, one for each target."""
        if strike is None:
            return [moment]
        hit = self.targets(moment, strike, cell)
        if not hit:
            return [moment]
        return moment.duel.after_strike(moment.left, strike, tuple(hit))

    def targets(self, moment: Moment, strike: Strike, cell: int) -> list[int]:
        """Those that it wounds, with the defense they have set (not known of later moments)."""
        field = moment.duel.field
        set_now = {
            self.position.prepared.foe_cells[foe]: self.position.foe_defense[foe]
            for foe in self.foes
        }
        return [
            index
            for index, foe in enumerate(moment.duel.scene.foes)
            if strike.strength > min(MOST_DEFENSE, foe.defense + set_now.get(foe.cell, 0))
            and strike.reaches(field.far[index][self.at[cell]])
        ]

    # Flight

    def ways_out(self, spaces: int) -> list[int]:
        """The cells outside doors that a Move of so many spaces reaches."""
        if spaces <= 0:
            return []
        position = self.position
        room_at = position.prepared.room_at
        return [cell for cell in reachable(position, spaces) if room_at.get(cell) != position.room]

    def pursuit(self, outside: int, guard: int, locked: int) -> tuple[float, float]:
        """What the enemies do to a hero outside this door: damage, and the chance that they pull
        him back in."""
        position = self.position
        inside = next(
            door.inside
            for door in position.prepared.rooms[position.room].exits
            if door.outside == outside
        )
        defense = min(MOST_DEFENSE, defense_bonus(position) + guard)
        damage, free = 0.0, 1.0
        habits: Habits = self.moment.duel.scene.foe_habits
        for foe in self.moment.duel.scene.foes:
            far = apart(foe.cell, inside) + 1
            distances = tuple(range(min(far, OUT_OF_SIGHT), 0, -1))
            turns = turns_of(foe.boxes, foe.attacks, distances, defense, DICE - locked, habits)
            damage += sum(turn.chance * turn.damage for turn in turns)
            free *= sum(turn.chance for turn in turns if not turn.spaces)
        return damage, 1.0 - free

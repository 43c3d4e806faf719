"""The honest player's answers in battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.duel import HOPELESS, Moment
from stampadia.games.chronicles.bots.errands import plans
from stampadia.games.chronicles.bots.figures import Plan, Prices, Strike
from stampadia.games.chronicles.bots.rolls import (
    Placed,
    extended,
    plans_for,
    turns_of,
)
from stampadia.games.chronicles.bots.scenes import moment_in, opponents, survival
from stampadia.games.chronicles.bots.wants import DEATH, prices_of
from stampadia.games.chronicles.choices import BOX, BOXES, CELL, FOE, FOE_BOX, GO_ON, PLACE
from stampadia.games.chronicles.content import DICE, MOST_DEFENSE
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.prepared import FAR, apart
from stampadia.games.chronicles.rules.battle import Activate, Battle, MoveOn, placements
from stampadia.games.chronicles.rules.harm import defense_of
from stampadia.games.chronicles.rules.hero import defense_bonus, hp_left
from stampadia.games.chronicles.rules.moving import reachable
from stampadia.games.chronicles.rules.questions import Copied, Pulled, Value
from stampadia.games.chronicles.rules.steps import Question
from stampadia.kernel.agenda import About

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


# What a turn in battle is likely to cost, with the dice that have been rolled.


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
        self.hp = hp_left(position)
        self._prices: Prices | None = None
        self._refuge = -1.0
        self._set: dict[int, int] | None = None
        self._reachable: dict[int, list[int]] = {}
        self._walked: dict[int, list[int]] = {}
        self._flights: dict[tuple[int, int, int], float] = {}
        self._worths: dict[Plan, float] = {}

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
        at, then, guard, locked = self.at, plan.then, plan.guard, plan.locked
        if then is None:
            after = moment.after(guard, locked)
            for there in self._walks(plan.spaces, start):
                best = min(best, after[at[there]])
            return best
        for there in self._walks(plan.spaces, start):
            for last in self._struck(moment, then, there):
                if last is None:
                    return 0.0
                best = min(best, last.after(guard, locked)[at[there]])
        return best

    def _extra(self, plan: Plan) -> float:
        """Paid abilities cost gold, and some of them bring HP back."""
        healed = min(plan.healed, sum(self.position.hp))
        return self.hp_per_gold * plan.gold - healed

    @property
    def prices(self) -> Prices:
        if self._prices is None:
            self._prices = prices_of(self.position, chart_of(self.position))
        return self._prices

    @property
    def hp_per_gold(self) -> float:
        return self.prices.gold / self.prices.hp

    @property
    def rescue(self) -> float:
        """What death is worth, where a won battle is worth 1: something, with a second life."""
        return 1.0 - self.prices.death / DEATH

    @property
    def refuge(self) -> float:
        """What it is worth to be out of this room, with its enemies alive."""
        if self._refuge < 0:
            here = self.position.room
            elsewhere = any(plan.errand.room != here and plan.safe for plan in plans(self.position))
            self._refuge = ELSEWHERE if elsewhere else NOWHERE_TO_GO
        return self._refuge

    def _walks(self, spaces: int, start: int) -> list[int]:
        if not spaces:
            return [start]
        if start != self.position.cell:
            field = self.moment.duel.field
            return [field.cells[at] for at in field.reach(spaces)[self.at[start]]]
        found = self._walked.get(spaces)
        if found is None:
            found = [start, *[cell for cell in self.reachable(spaces) if cell in self.at]]
            self._walked[spaces] = found
        return found

    def reachable(self, spaces: int) -> list[int]:
        """Where a Move of so many spaces may end."""
        found = self._reachable.get(spaces)
        if found is None:
            found = self._reachable[spaces] = list(reachable(self.position, spaces))
        return found

    def _struck(self, moment: Moment, strike: Strike | None, cell: int) -> list[Moment | None]:
        """The moments a strike from here may lead to, one for each target."""
        if strike is None:
            return [moment]
        hit = self.targets(moment, strike, cell)
        if not hit:
            return [moment]
        return moment.struck(strike, hit)

    def targets(self, moment: Moment, strike: Strike, cell: int) -> tuple[int, ...]:
        """Those that it wounds, with the defense they have set (not known of later moments)."""
        duel = moment.duel
        at = self.at[cell]
        if not self._set_now and duel.least_defended:
            return duel.targets(strike)[at]
        far = duel.field.far
        return tuple(
            [
                index
                for index, foe in enumerate(duel.scene.foes)
                if strike.strength > min(MOST_DEFENSE, foe.defense + self._set_now.get(foe.cell, 0))
                and strike.reaches(far[index][at])
            ]
        )

    @property
    def _set_now(self) -> dict[int, int]:
        """The defense that enemies have set, by their cells."""
        if self._set is None:
            cells, defense = self.position.prepared.foe_cells, self.position.foe_defense
            self._set = {cells[foe]: defense[foe] for foe in self.foes if defense[foe]}
        return self._set

    # Flight

    def ways_out(self, spaces: int) -> list[int]:
        """The cells outside doors that a Move of so many spaces reaches."""
        if spaces <= 0:
            return []
        position = self.position
        room_at = position.prepared.room_at
        return [cell for cell in self.reachable(spaces) if room_at.get(cell) != position.room]

    def pursuit(self, outside: int, guard: int, locked: int) -> tuple[float, float]:
        """What the enemies do to a hero outside this door: damage, and the chance that they pull
        him back in."""
        position = self.position
        inside = position.prepared.door(position.room, outside).inside
        defense = min(MOST_DEFENSE, defense_bonus(position) + guard)
        damage, free = 0.0, 1.0
        habits = self.moment.duel.scene.foe_habits
        for foe in self.moment.duel.scene.foes:
            far = apart(foe.cell, inside) + 1
            distances = tuple(range(min(far, OUT_OF_SIGHT), 0, -1))
            turns = turns_of(foe.boxes, foe.attacks, distances, defense, DICE - locked, habits)
            damage += added([turn.chance * turn.damage for turn in turns])
            free *= added([turn.chance for turn in turns if not turn.spaces])
        return damage, 1.0 - free


# Answers

Worths = dict[int, float]
"""What each choice is worth: about the chance to come through."""

THRIFT: Final = 0.01
"""What an HP counts beside survival, so that sure battles are fought well too."""
USELESS: Final = -1.0


# A roll


def worths_of_placements(position: Position, choices: tuple[int, ...]) -> Worths:
    battle = position.battle
    assert battle is not None
    weighing = Weighing.of(position)
    if weighing is None:
        return {choice: _approach(position, _placed(choice, battle.dice)) for choice in choices}
    found: Worths = {}
    start = weighing.set_already
    for choice in choices:
        plans = _plans(weighing, _placed(choice, battle.dice), start)
        found[choice] = max([worth(weighing, plan) for plan in plans])
    return found


def _approach(position: Position, placed: Placed) -> float:
    """Where the enemies are out of sight, walking is all there is to do."""
    spaces = 0
    for box, die in placed:
        ability = position.boxes[box]
        if ability is not None and ability.kind == "move":
            spaces += max(0, die + ability.plus)
    return float(spaces)


def cost_of_turn(weighing: Weighing) -> float:
    """What the battle costs with the dice that lie on the table, placed as well as can be."""
    position, battle = weighing.position, weighing.battle
    dice = battle.dice
    battle.dice = tuple(die for die in dice if die > 1)
    start = weighing.set_already
    # different placements come to the same plan, each of which is weighed once
    different: dict[Plan, None] = {}
    for choice in placements(position):
        for plan in _plans(weighing, _placed(choice, battle.dice), start):
            different[plan] = None
    cost = min([weighing.cost(plan) for plan in different])
    battle.dice = dice
    return cost


def _placed(choice: int, dice: tuple[int, ...]) -> Placed:
    number = choice - PLACE
    higher, lower = number // (BOXES + 1), number % (BOXES + 1)
    if not lower:
        return ((higher - 1, dice[0]),) if higher else ()
    if not higher:
        return ((lower - 1, dice[1]),)
    one, other = (higher - 1, dice[0]), (lower - 1, dice[1])
    return (one, other) if one < other else (other, one)


def _plans(weighing: Weighing, placed: Placed, start: Plan) -> list[Plan]:
    """Without abilities that cannot be paid: those are lost (ruling 47)."""
    boxes, gold = weighing.position.boxes, weighing.position.gold
    scene = weighing.moment.duel.scene
    paid: list[tuple[int, int]] = []
    for box, die in placed:
        ability = boxes[box]
        if ability is not None and ability.pay <= gold:
            gold -= ability.pay
            paid.append((box, die))
    return plans_for(tuple(paid), boxes, scene.copies, scene.hero_habits.move_plus, start)


def worth(weighing: Weighing, plan: Plan) -> float:
    """The chance to come through, fighting or fleeing."""
    best = weighing._worths.get(plan)
    if best is None:
        best = _rank(weighing, weighing.cost(plan))
        for outside in weighing.ways_out(plan.spaces):
            best = max(best, _worth_of_flight(weighing, outside, plan))
        weighing._worths[plan] = best
    return best


def _rank(weighing: Weighing, cost: float) -> float:
    alive = survival(weighing.hp, max(0.0, cost))
    return alive + (1.0 - alive) * weighing.rescue - THRIFT * cost


def _worth_of_flight(weighing: Weighing, outside: int, plan: Plan) -> float:
    """Away, or pulled back in: then the battle goes on, and gold was lost."""
    key = (outside, plan.guard, plan.locked)
    found = weighing._flights.get(key)
    if found is None:
        damage, back = weighing.pursuit(outside, plan.guard, plan.locked)
        alive = survival(weighing.hp, damage)
        going_on = survival(weighing.hp, damage + weighing.moment.least)
        refuge = weighing.refuge
        found = alive * ((1.0 - back) * refuge + back * min(going_on, refuge))
        weighing._flights[key] = found
    return found


# In the middle of a turn


def cost_of_rest(weighing: Weighing) -> float:
    """What the battle costs when the dice are placed and some are still to be activated."""
    plan = _with_the_rest(weighing)
    top = weighing.position.agenda[-1]
    if isinstance(top, MoveOn) and plan.first is not None:
        plan = Plan(None, top.left, plan.first, plan.guard, plan.locked, plan.healed, plan.gold)
    return weighing.cost(plan)


def _with_the_rest(weighing: Weighing, ability: Ability | None = None, value: int = 0) -> Plan:
    """What is set already, this ability, and the dice that are still to be activated."""
    plan = weighing.set_already
    if ability is not None:
        plan = extended(plan, ability, value, weighing.moment.duel.scene.hero_habits.move_plus)
    placed = tuple(
        (step.box, step.value)
        for step in reversed(weighing.position.agenda)
        if isinstance(step, Activate)
    )
    return _plans(weighing, placed, plan)[0]


def worths_of_moves(position: Position, choices: tuple[int, ...]) -> Worths:
    """A Move being made: the cell for what comes after it this turn, or a door."""
    weighing = Weighing.of(position)
    if weighing is None:
        return {choice: _worth_of_place(position, choice) for choice in choices}
    rest = _with_the_rest(weighing)
    found = {}
    for choice in choices:
        cell = position.cell if choice == GO_ON else choice - CELL
        if cell in weighing.at:
            found[choice] = _rank(weighing, weighing.cost(rest, cell))
        elif position.prepared.room_at.get(cell) == position.room or _is_back(position, cell):
            found[choice] = USELESS
        else:
            found[choice] = _worth_of_flight(weighing, cell, rest)
    return found


def _is_back(position: Position, cell: int) -> bool:
    """Does this lead back to those whom he fled in this very turn?"""
    battle = position.battle
    rooms = position.prepared.foe_rooms
    fled = {rooms[foe] for foe in battle.active if position.alive(foe)} if battle else set()
    return position.room not in fled and position.prepared.room_at.get(cell) in fled


def _worth_of_place(position: Position, choice: int) -> float:
    """Near the enemies in a large room, away from those he fled; and through no door, least of all
    back to them."""
    cell = position.cell if choice == GO_ON else choice - CELL
    prepared = position.prepared
    if prepared.room_at.get(cell) != position.room:
        return -float(FAR)
    foes = [foe for foe in position.battle.active if position.alive(foe)] if position.battle else []
    fled = all(prepared.foe_rooms[foe] != position.room for foe in foes)
    far = min((position.distance(cell, prepared.foe_cells[foe]) for foe in foes), default=0)
    return float(far if fled else -far)


def worths_of_targets(position: Position, choices: tuple[int, ...]) -> Worths:
    """The enemy to strike, with what comes after it this turn."""
    weighing = Weighing.of(position)
    if weighing is None:
        return dict.fromkeys(choices, 0.0)
    rest = _with_the_rest(weighing)
    step = position.agenda[-1]
    about = step.about if isinstance(step, Question) else None
    found = {}
    for choice in choices:
        foe = choice - FOE
        wounds = not isinstance(about, Value) or about.value > defense_of(position, foe)
        if choice == GO_ON or foe not in weighing.foes or not wounds:
            found[choice] = USELESS
        else:
            cost = weighing.cost_after_hit(weighing.foes.index(foe), rest)
            found[choice] = _rank(weighing, cost)
    return found


A = TypeVar("A", bound=About)


def asked_in(position: Position, kind: type[A]) -> A:
    """What the question that stands is about."""
    step = position.agenda[-1]
    assert isinstance(step, Question) and isinstance(step.about, kind)
    return step.about


def worths_of_copies(position: Position, choices: tuple[int, ...]) -> Worths:
    """An ability of the Enemy Sheet, to be used with this value."""
    foes = position.prepared.sheet.foes
    abilities = {
        choice: foes[(choice - FOE_BOX) // 2].abilities[(choice - FOE_BOX) % 2]
        for choice in choices
    }
    return _worths_of_abilities(position, abilities, asked_in(position, Copied).value)


def worths_of_boxes(position: Position, choices: tuple[int, ...]) -> Worths:
    """A free ability, to be used with this value."""
    abilities = {choice: position.boxes[choice - BOX] for choice in choices}
    return _worths_of_abilities(position, abilities, asked_in(position, Value).value)


def _worths_of_abilities(
    position: Position, abilities: dict[int, Ability | None], value: int
) -> Worths:
    weighing = Weighing.of(position)
    if weighing is None:
        return dict.fromkeys(abilities, 0.0)
    return {
        choice: worth(weighing, _with_the_rest(weighing, ability, value))
        for choice, ability in abilities.items()
    }


# The enemies' turns


def best_order(position: Position, choices: tuple[int, ...]) -> int:
    """Of enemies that are equally near, the one that had better act first."""
    weighing = Weighing.of(position)
    foes = [choice - FOE for choice in choices]
    if weighing is None or not set(foes) <= set(weighing.foes):
        return choices[0]  # the hero has left their room, or they are too many
    waiting = [weighing.foes.index(foe) for foe in foes]
    at, battle = weighing.at[position.cell], weighing.battle
    dice = DICE - battle.locked
    first = weighing.moment.duel.field.who_first(waiting, at, battle.final_defense, dice)
    return FOE + weighing.foes[first]


def best_pull(position: Position, choices: tuple[int, ...]) -> int:
    """On the way to the enemy that pulls: as far as possible from the others."""
    weighing = Weighing.of(position)
    foe = asked_in(position, Pulled).foe
    if weighing is None or foe not in weighing.foes:
        return choices[0]
    goal = position.prepared.foe_cells[foe]
    return CELL + weighing.moment.duel.field.safest([choice - CELL for choice in choices], goal)

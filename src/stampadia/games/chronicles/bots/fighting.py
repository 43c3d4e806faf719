"""The honest player's answers in battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.bots.plans import Placed, Plan, extended, plans_for
from stampadia.games.chronicles.bots.scenes import survival
from stampadia.games.chronicles.bots.weighing import Weighing
from stampadia.games.chronicles.choices import BOX, BOXES, CELL, FOE, FOE_BOX, GO_ON, PLACE
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.prepared import FAR
from stampadia.games.chronicles.rules.abilities import Activate, MoveOn
from stampadia.games.chronicles.rules.battling import placements
from stampadia.games.chronicles.rules.foes import defense_of
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.kernel.agenda import Question

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

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
    return {
        choice: max(
            worth(weighing, plan)
            for plan in _plans(weighing, _placed(choice, battle.dice), weighing.set_already)
        )
        for choice in choices
    }


def _approach(position: Position, placed: Placed) -> float:
    """Where the enemies are out of sight, walking is all there is to do."""
    return float(
        sum(
            max(0, die + ability.plus)
            for box, die in placed
            if (ability := position.boxes[box]) is not None and ability.kind == "move"
        )
    )


def cost_of_turn(weighing: Weighing) -> float:
    """What the battle costs with the dice that lie on the table, placed as well as can be."""
    position, battle = weighing.position, weighing.battle
    dice = battle.dice
    battle.dice = tuple(die for die in dice if die > 1)
    cost = min(
        weighing.cost(plan)
        for choice in placements(position)
        for plan in _plans(weighing, _placed(choice, battle.dice), weighing.set_already)
    )
    battle.dice = dice
    return cost


def _placed(choice: int, dice: tuple[int, ...]) -> Placed:
    higher, lower = divmod(choice - PLACE, BOXES + 1)
    return tuple(sorted((box - 1, dice[at]) for at, box in enumerate((higher, lower)) if box))


def _plans(weighing: Weighing, placed: Placed, start: Plan) -> list[Plan]:
    """Without abilities that cannot be paid: those are lost (ruling 47)."""
    boxes, gold = weighing.position.boxes, weighing.position.gold
    scene = weighing.moment.duel.scene
    paid = []
    for box, die in placed:
        ability = boxes[box]
        if ability is not None and ability.pay <= gold:
            gold -= ability.pay
            paid.append((box, die))
    return list(plans_for(tuple(paid), boxes, scene.copies, scene.hero_habits.move_plus, start))


def worth(weighing: Weighing, plan: Plan) -> float:
    """The chance to come through, fighting or fleeing."""
    best = _rank(weighing, weighing.cost(plan))
    for outside in weighing.ways_out(plan.spaces):
        best = max(best, _worth_of_flight(weighing, outside, plan))
    return best


def _rank(weighing: Weighing, cost: float) -> float:
    alive = survival(hp_left(weighing.position), max(0.0, cost))
    return alive + (1.0 - alive) * weighing.rescue - THRIFT * cost


def _worth_of_flight(weighing: Weighing, outside: int, plan: Plan) -> float:
    """Away, or pulled back in: then the battle goes on, and gold was lost."""
    damage, back = weighing.pursuit(outside, plan.guard, plan.locked)
    hp = hp_left(weighing.position)
    alive = survival(hp, damage)
    going_on = survival(hp, damage + min(weighing.moment.losses))
    return alive * ((1.0 - back) * weighing.refuge + back * min(going_on, weighing.refuge))


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
    about = _about(position)
    found = {}
    for choice in choices:
        foe = choice - FOE
        wounds = type(about) is not int or about > defense_of(position, foe)
        if choice == GO_ON or foe not in weighing.foes or not wounds:
            found[choice] = USELESS
        else:
            cost = weighing.cost_after_hit(weighing.foes.index(foe), rest)
            found[choice] = _rank(weighing, cost)
    return found


def _about(position: Position) -> Any:
    step = position.agenda[-1]
    return step.about if isinstance(step, Question) else None


def worths_of_copies(position: Position, choices: tuple[int, ...]) -> Worths:
    """An ability of the Enemy Sheet, to be used with this value."""
    value, _, _ = _about(position)
    foes = position.prepared.sheet.foes
    abilities = {
        choice: foes[(choice - FOE_BOX) // 2].abilities[(choice - FOE_BOX) % 2]
        for choice in choices
    }
    return _worths_of_abilities(position, abilities, value)


def worths_of_boxes(position: Position, choices: tuple[int, ...]) -> Worths:
    """A free ability, to be used with this value."""
    abilities = {choice: position.boxes[choice - BOX] for choice in choices}
    value = _about(position)
    return _worths_of_abilities(position, abilities, value if type(value) is int else 0)


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
    foe, _ = _about(position)
    if weighing is None or foe not in weighing.foes:
        return choices[0]
    goal = position.prepared.foe_cells[foe]
    return CELL + weighing.moment.duel.field.safest([choice - CELL for choice in choices], goal)

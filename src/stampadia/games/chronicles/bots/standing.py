"""How the hero stands in the middle of a battle: what it is likely to cost from this moment on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.duel import PATIENCE
from stampadia.games.chronicles.bots.fighting import Weighing, cost_of_rest, cost_of_turn
from stampadia.games.chronicles.bots.figures import Prices
from stampadia.games.chronicles.bots.rolls import damage_of
from stampadia.games.chronicles.bots.routes import danger_of, lesson_in
from stampadia.games.chronicles.bots.scenes import survival
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.rules.foe_turn import FoeQueue, FoeTurn
from stampadia.games.chronicles.rules.hero import hp_left, total_xp

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

SPOILED: Final = 0.2
"""The share of a battle's cost that is spared by each enemy turn which an item will spoil."""


def standing(position: Position, prices: Prices) -> float:
    """What the hero has and what he is about to lose, in points."""
    loss = cost_of_moment(position)
    lesson = 0.0
    if position.battle is not None:
        lesson = lesson_in(position, position.room, prices) * survival(hp_left(position), loss)
    return (
        prices.hp * hp_left(position)
        + prices.gold * position.gold
        + prices.xp * total_xp(position)
        + lesson
        - danger_of(position, loss, prices)
    )


def cost_of_moment(position: Position) -> float:
    """The HP that the battle is likely to cost from this moment on."""
    weighing = Weighing.of(position)
    if weighing is None:
        return 0.0
    spared = SPOILED * sum(count for count, _ in position.coming)
    return _cost(weighing, weighing.at[position.cell]) * max(0.0, 1.0 - spared)


def _cost(weighing: Weighing, at: int) -> float:
    """By what is still to come in this round."""
    position, moment = weighing.position, weighing.moment
    battle = position.battle
    assert battle is not None
    to_come = {step.name for step in position.agenda}
    if "hero-roll" in to_come and not battle.passed:
        return moment.losses[at]
    if "placement" in to_come and not battle.passed:
        return cost_of_turn(weighing)
    if "foe-phase" in to_come:
        return cost_of_rest(weighing)
    return _cost_of_enemies(weighing, at)


def _cost_of_enemies(weighing: Weighing, at: int) -> float:
    """In the middle of the enemies' turns: the dice that lie there, those who wait, and all that
    follows."""
    position, field = weighing.position, weighing.moment.duel.field
    battle = position.battle
    assert battle is not None
    damage = 0.0
    rolled = any(step.name in ("enemy-acts", "enemy-die") for step in position.agenda)
    if rolled and battle.foe in weighing.foes:
        index = weighing.foes.index(battle.foe)
        distances, _ = field.pull(index, at)
        damage += damage_of(field.foes[index], distances, battle.final_defense, battle.dice)
    waiting = [weighing.foes.index(foe) for foe in _waiting(position) if foe in weighing.foes]
    more, where = field.in_order(tuple(waiting), at, battle.final_defense, DICE - battle.locked)
    losses = weighing.moment.losses
    rest = added([chance * losses[there] for there, chance in where])
    return PATIENCE + damage + more + rest


def _waiting(position: Position) -> list[int]:
    """The enemies whose turn is still to come in this round, in their order."""
    found = []
    for step in reversed(position.agenda):
        if isinstance(step, FoeTurn):
            found.append(step.foe)
        elif isinstance(step, FoeQueue):
            found += [foe for _, foe in step.waiting]
    return found

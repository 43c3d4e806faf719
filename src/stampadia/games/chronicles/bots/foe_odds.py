"""What an enemy's turn may bring, with exact odds."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from msgspec import Struct

from stampadia.games.chronicles.bots.rolls import Habits, Roll, odds_of
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.rules.foe_decision import Boxed, Sight, decide
from stampadia.games.chronicles.rules.foe_turns import boxes_for_the_lower_die


class Foe(Struct, frozen=True):
    """An enemy as the Enemy Sheet tells it, and the cell where it stands."""

    cell: int
    defense: int
    xp: int
    boxes: tuple[Boxed, ...]
    attacks: tuple[Ability, ...]


class Turn(Struct, frozen=True):
    """How a turn may end."""

    chance: float
    damage: int
    spaces: int
    """How far the hero was pulled."""
    defense: int
    """What the enemy has set for itself."""


@lru_cache(maxsize=50_000)
def turns_of(
    boxes: tuple[Boxed, ...],
    attacks: tuple[Ability, ...],
    distances: tuple[int, ...],
    hero_defense: int,
    dice: int,
    habits: Habits,
) -> tuple[Turn, ...]:
    """All ends of the turn of an enemy with these boxes; `distances` as in Sight."""
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for roll, chance in odds_of(dice, habits, for_hero=False):
        sight = Sight(attacks, distances, hero_defense, 0, habits.move_plus)
        found[_played(boxes, sight, roll[:1] if habits.one_ability else roll)] += chance
    return tuple(Turn(chance, *end) for end, chance in sorted(found.items()))


def _played(boxes: tuple[Boxed, ...], sight: Sight, roll: Roll) -> tuple[int, int, int]:
    """Damage, spaces and defense when the enemy plays this roll."""
    damage = spaces = defense = 0
    for die in roll:
        decision = decide(sight, die, boxes) if boxes else None
        if decision is None:
            break
        if decision.kind == "atk":
            damage += 1
        elif decision.kind == "move":
            spaces += decision.spaces
            sight = Sight(
                sight.attacks, sight.distances[decision.spaces :], sight.hero_defense,
                defense, sight.move_plus,
            )  # fmt: skip
        else:
            defense = die + next(one.plus for box, one in boxes if box == decision.box)
        boxes = boxes_for_the_lower_die(boxes, decision.box)
    return damage, spaces, defense


def damage_of(foe: Foe, distances: tuple[int, ...], hero_defense: int, dice: Roll) -> int:
    """What it does with dice that it has rolled."""
    roll = tuple(die for die in dice if die > 1)
    return _played(foe.boxes, Sight(foe.attacks, distances, hero_defense, 0), roll)[0]

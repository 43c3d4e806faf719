"""What an enemy does with a die: the manual's priorities, as one function.

Manual: "play the dice one at a time activating the leftmost valid ability that satisfies one of
these conditions in priority order: deal as much damage as possible, move the Hero Token within the
range of the most of available attacks …, finally raise defense."
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.instructions import Ability

Boxed = tuple[int, Ability]
"""A box of the Enemy Sheet (2 * column + row), and what it says."""

NOTHING: Final = -1


class Sight(Struct, frozen=True):
    """What the enemy's decision depends on."""

    attacks: tuple[Ability, ...]
    """All its attacks, in all its columns."""
    distances: tuple[int, ...]
    """How far the hero would be after a pull of 0, 1, 2 … spaces; as far as he can be pulled."""
    hero_defense: int
    defense: int
    """What its abilities have set this turn."""
    move_plus: int = 0
    """What the room's lines add to its Move (ruling 59)."""
    attack_plus: int = 0
    defense_plus: int = 0


class Decision(Struct, frozen=True):
    box: int
    kind: str
    """atk, move or def."""
    spaces: int = 0
    """How far the hero is pulled."""


def decide(sight: Sight, die: int, boxes: Sequence[Boxed], lower: int = 0) -> Decision | None:
    """The use of this die, or None to pass (ruling 55); `lower` is the die that comes after it."""
    # 1. deal as much damage as possible: a hit is always 1 HP, so one that leaves the lower die a
    # hit too, else the leftmost
    hits = [box for box, ability in boxes if hits_hero(sight, die, ability)]
    for box in hits:
        following = boxes_for_the_lower_die(boxes, box) if lower else ()
        if any(hits_hero(sight, lower, ability) for _, ability in following):
            return Decision(box, "atk")
    if hits:
        return Decision(hits[0], "atk")
    # 2. move the Hero Token within the range of the most of its attacks
    for box, ability in boxes:
        if ability.kind == "move":
            spaces = pull(sight, die + ability.plus + sight.move_plus)
            if spaces:
                return Decision(box, "move", spaces)
    # 3. raise defense, as much as possible
    best, raised = None, sight.defense
    for box, ability in boxes:
        value = die + ability.plus + sight.defense_plus
        if ability.kind == "def" and value > raised:
            raised = value
            best = Decision(box, "def")
    return best


def hits_hero(sight: Sight, die: int, ability: Ability) -> bool:
    return (
        ability.kind == "atk"
        and die + ability.plus + sight.attack_plus > sight.hero_defense
        and in_range(ability, sight.distances[0])
    )


def boxes_for_the_lower_die(boxes: Sequence[Boxed], used: int) -> tuple[Boxed, ...]:
    """Manual: the lower die goes "on the lower ability of the second available column", or the
    other way round: to the right of the first one and on the other row."""
    return tuple(one for one in boxes if one[0] // 2 > used // 2 and one[0] % 2 != used % 2)


def pull(sight: Sight, most: int) -> int:
    """By how many spaces to pull the hero: as few as bring the most attacks into range; 0 when no
    pull brings more than there are (ruling 56)."""
    if len(sight.distances) == 1:
        return 0
    reached = [
        sum(in_range(attack, distance) for attack in sight.attacks)
        for distance in sight.distances[: max(0, most) + 1]
    ]
    return reached.index(max(reached)) if reached else 0


def in_range(attack: Ability, distance: int) -> bool:
    return distance == attack.range if attack.exactly else distance <= attack.range

"""What an enemy does with a die: the manual's priorities, as one function.

Manual: "play the dice one at a time activating the leftmost valid ability that satisfies one of
these conditions in priority order: deal as much damage as possible, move the Hero Token within the
range of the most of available attacks …, finally raise defense."
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.chronicles.instructions import Ability

Boxed = tuple[int, Ability]
"""A box of the Enemy Sheet (2 * column + row), and what it says."""

NOTHING: Final = -1


class Sight:
    """What the enemy's decision depends on."""

    def __init__(
        self,
        attacks: tuple[Ability, ...],
        distances: tuple[int, ...],
        hero_defense: int,
        defense: int,
        move_plus: int = 0,
        attack_plus: int = 0,
        defense_plus: int = 0,
    ) -> None:
        self.attacks = attacks
        """All its attacks, in all its columns."""
        self.distances = distances
        """How far the hero would be after a pull of 0, 1, 2 … spaces; as far as he can be
        pulled."""
        self.hero_defense = hero_defense
        self.defense = defense
        """What its abilities have set this turn."""
        self.move_plus = move_plus
        """What the room's lines add to its Move (ruling 59)."""
        self.attack_plus = attack_plus
        self.defense_plus = defense_plus

    def at(self, distances: tuple[int, ...]) -> Sight:
        """The same from elsewhere."""
        return Sight(
            self.attacks, distances, self.hero_defense, self.defense,
            self.move_plus, self.attack_plus, self.defense_plus,
        )  # fmt: skip


class Decision:
    def __init__(self, box: int, kind: str, spaces: int = 0) -> None:
        self.box = box
        self.kind = kind
        """atk, move or def."""
        self.spaces = spaces
        """How far the hero is pulled."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.box, self.kind, self.spaces))

    def __repr__(self) -> str:
        return f"Decision(box={self.box}, kind={self.kind!r}, spaces={self.spaces})"


def decide(sight: Sight, die: int, boxes: Sequence[Boxed], lower: int = 0) -> Decision | None:
    """The use of this die, or None to pass (ruling 55); `lower` is the die that comes after it."""
    # 1. deal as much damage as possible: a hit is always 1 HP, so one that leaves the lower die a
    # hit too, else the leftmost
    hits = [box for box, ability in boxes if hits_hero(sight, die, ability)]
    if lower:
        for box in hits:
            for _, ability in boxes_for_the_lower_die(boxes, box):
                if hits_hero(sight, lower, ability):
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
    column, row = used // 2, used % 2
    return tuple([one for one in boxes if one[0] // 2 > column and one[0] % 2 != row])


def pull(sight: Sight, most: int) -> int:
    """By how many spaces to pull the hero: as few as bring the most attacks into range; 0 when no
    pull brings more than there are (ruling 56)."""
    if len(sight.distances) == 1:
        return 0
    best, found = 0, -1
    for spaces, distance in enumerate(sight.distances[: max(0, most) + 1]):
        reached = 0
        for attack in sight.attacks:
            if in_range(attack, distance):
                reached += 1
        if reached > found:
            best, found = spaces, reached
    return best


def in_range(attack: Ability, distance: int) -> bool:
    return distance == attack.range if attack.exactly else distance <= attack.range


class Odds:
    """Why a die hits, or why it does not: for whoever asks afterwards."""

    def __init__(self, sight: Sight, die: int, boxes: Sequence[Boxed]) -> None:
        attacks = [ability for _, ability in boxes if ability.kind == "atk"]
        near = [one for one in attacks if in_range(one, sight.distances[0])]
        strengths = [max(0, die + one.plus + sight.attack_plus) for one in near]
        self.distance = sight.distances[0]
        self.reach = max([attack.range for attack in attacks], default=0)
        self.strength = max(strengths, default=0)
        self.guard = sight.hero_defense
        self.because = "far"
        """`hit`; `weak`, in range of an attack that does not beat the hero's defense; `far`, out of
        range; `none`, no attack to play the die on."""
        if not attacks:
            self.because = "none"
        elif near:
            self.because = "hit" if self.strength > self.guard else "weak"

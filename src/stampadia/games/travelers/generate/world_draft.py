"""What a World is about: a main quest, stories beside it, enemies to grow on, and events.

Card 1 holds mission and ending; the other eight cards have eight A halves, which lie open from the
beginning, and eight B halves, which must be revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import WORLD_CARDS
from stampadia.games.travelers.generate.cast import Tier
from stampadia.games.travelers.generate.world_models import (
    MISSION,
    SPARE,
    EnemyModel,
    Place,
    Quest,
    Side,
    Step,
    world_models,
)
from stampadia.kernel.chance import Dealer

HALVES: Final = WORLD_CARDS - 1
"""Of each side, beside mission and ending."""
WILD: Final = "wild"
EVENT: Final = "event"
FEWEST_ENEMIES: Final = 8
MOST_ENEMIES: Final = 10
LADDER: Final[tuple[tuple[Tier, tuple[Side, ...]], ...]] = (
    ("1", ("A",)),
    ("1", ("A",)),
    ("2", ("A",)),
    ("4", ("B",)),
    ("3", ("B", "A")),
    ("2", ("A",)),
    ("5", ("B",)),
    ("3", ("A", "B")),
    ("4", ("B",)),
)
"""The enemies of a World and the sides where they may lie, the most needed first: a new hero grows
from Level 2 to the boss's."""
NEEDED: Final = 5
"""So many of them are never left out: one of every tier but the last, and two of the first."""


class Part(Struct, frozen=True):
    """A step of this World, on one side of a card that is still to be found."""

    scope: str
    """The quest that it belongs to: labels are its own."""
    step: Step
    side: Side

    @property
    def name(self) -> str:
        return f"{self.scope}/{self.step.label}"

    def named(self, label: str) -> str:
        return f"{self.scope}/{label}"


class Draft(Struct, frozen=True):
    main: Quest
    parts: tuple[Part, ...]


def draft_world(dealer: Dealer, main: Quest | None = None) -> Draft:
    """About this quest, or one that chance gives."""
    main = main or dealer.child("main").one_of(world_models().main)
    parts = [_part(main.key, step) for step in main.on_grid()]
    for quest in _side_quests(parts, dealer.child("side")):
        parts += [_part(quest.key, step) for step in quest.on_grid()]
    parts += _enemies(parts, dealer.child("enemies"))
    parts += _events(main, parts, dealer.child("events"))
    return Draft(main, tuple(parts))


def free_halves(parts: Iterable[Part], side: Side) -> int:
    return HALVES - sum(part.side == side for part in parts)


def _part(scope: str, step: Step, side: Side | None = None) -> Part:
    return Part(scope, step, side or step.side or "A")


def _side_quests(main: list[Part], dealer: Dealer) -> list[Quest]:
    """One beside a long main quest, two beside a short one; one card at most joins the hero."""
    wanted = 1 if len(main) > 4 else 2
    found: list[Quest] = []
    for quest in dealer.shuffled(world_models().side):
        if len(found) == wanted:
            break
        if not (quest.joins and any(other.joins for other in found)):
            found.append(quest)
    return found


def _enemies(parts: list[Part], dealer: Dealer) -> list[Part]:
    """What the ladder lacks, as far as there is room for events beside it."""
    places = dealer.child("places").shuffled(world_models().places)
    most = FEWEST_ENEMIES + dealer.below(MOST_ENEMIES - FEWEST_ENEMIES + 1)
    there = Counter(part.step.enemy.tier for part in parts if part.step.enemy)
    enemies = sum(there.values())
    room: dict[Side, int] = {"A": free_halves(parts, "A") - 1, "B": free_halves(parts, "B") - 1}
    found: list[Part] = []
    for rung, (tier, sides) in enumerate(LADDER):
        side = next((one for one in sides if room[one]), None)
        if there[tier]:
            there[tier] -= 1
        elif side is not None and (rung < NEEDED or enemies < most):
            room[side] -= 1
            enemies += 1
            found.append(_wild(len(found), places.pop(), tier, side))
    return found


def _wild(number: int, place: Place, tier: Tier, side: Side) -> Part:
    """An enemy without a story; it may know of a half that nobody else reveals."""
    step = Step(
        label=f"{number}",
        title=place.title,
        ground=place.ground,
        enemy=EnemyModel(tier=tier),
        above=({"foe": "met"},),
        below=({"foe": "beaten"}, {"do": [{"do": "reveal", "place": f"${SPARE}"}]}),
    )
    return _part(WILD, step, side)


def _events(main: Quest, parts: list[Part], dealer: Dealer) -> list[Part]:
    """Those that show the way to a half come first where enemies are too few to show all."""
    room: dict[Side, int] = {"A": free_halves(parts, "A"), "B": free_halves(parts, "B")}
    needed = _without_revealer(main, parts)
    asking = max(1, needed)
    events = dealer.shuffled(world_models().events)
    if needed > 0:
        events.sort(key=lambda step: not step.asks_for_a_half)
    found: list[Part] = []
    for step in events:
        side = step.side or ("A" if room["A"] else "B")
        if not room[side] or (step.asks_for_a_half and not asking):
            continue
        room[side] -= 1
        asking -= step.asks_for_a_half
        found.append(_part(EVENT, step, side))
    return found


def _without_revealer(main: Quest, parts: list[Part]) -> int:
    """How many B halves are left when quests and enemies have shown all they can."""
    shown = sum(label != SPARE for part in parts for label in part.step.reveals())
    shown += sum(step.label == MISSION for step in main.step for _ in step.reveals())
    return HALVES + 1 - shown - sum(part.scope == WILD for part in parts)

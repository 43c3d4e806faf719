"""Which quests a sheet tells, and in which rooms.

Slots are filled in order. A quest that finds no room gives its slot to another of its kind; the
first slots must all be filled, or another layout is tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import ITEMS
from stampadia.games.chronicles.generate.ground import Ground
from stampadia.games.chronicles.generate.plans import (
    MOST_ANSWERS,
    HeroPlan,
    Library,
    Quest,
    RoomPlan,
)
from stampadia.games.chronicles.generate.trouble import Slot, Trouble
from stampadia.kernel.chance import Dealer

NEAR: Final = 20
"""How far away the helper is, in percent of the way to the farthest room."""
STRONG: Final = 2
"""Circles of a foe that one would rather avoid."""
NEARBY: Final = 50
"""Who wishes to be farther away is no helper."""
TRIES: Final = 400
"""Rooms looked at before a quest is said not to fit."""


EASY, MEDIUM = Slot("filler", "easy"), Slot("filler", "medium")
"""For foes that are still missing."""


class Placed(Struct, frozen=True):
    """A quest and the rooms it got, in its own order."""

    quest: Quest
    rooms: tuple[int, ...]

    def plans(self) -> Iterator[tuple[int, RoomPlan]]:
        return zip(self.rooms, self.quest.rooms, strict=True)


class Placement(Struct, frozen=True):
    ground: Ground
    quests: tuple[Placed, ...]
    """The main quest is the first."""
    scroll: tuple[str, ...]
    owned: tuple[str, ...]


def place_quests(
    main: Quest, ground: Ground, hero: HeroPlan, plan: Trouble, library: Library, dealer: Dealer
) -> Placement | None:
    """All quests of a sheet, or None if this ground has no room for what must be there."""
    board = _Board(ground, hero, plan, dealer)
    if not board.take(main):
        return None
    for number, slot in enumerate(plan.needed + plan.welcome):
        filled = board.fill(slot, library, dealer.child(f"slot/{number}"))
        if not filled and number < len(plan.needed):
            return None
    while board.foes < plan.fewest_foes:
        if not any(board.fill(slot, library, dealer) for slot in (EASY, MEDIUM)):
            return None
    return Placement(board.ground, tuple(board.placed), tuple(board.scroll), tuple(board.owned))


def in_weighted_order(quests: Sequence[Quest], dealer: Dealer) -> Iterator[Quest]:
    """Each quest once, drawn by its weight."""
    left = list(quests)
    while left:
        mark = dealer.uniform() * sum(quest.weight for quest in left)
        for index, quest in enumerate(left):
            mark -= quest.weight
            if mark < 0 or index == len(left) - 1:
                yield left.pop(index)
                break


class _Board:
    """What is taken so far."""

    def __init__(self, ground: Ground, hero: HeroPlan, plan: Trouble, dealer: Dealer) -> None:
        self.ground = ground
        self.hero = hero
        self.most_foes = plan.most_foes
        self.free = [room for room in ground.real if room != 0]
        self.placed: list[Placed] = []
        self.owned = [hero.item]
        self.scroll: list[str] = []
        self.foes = 0
        self.dealer = dealer
        self.tries = 0

    def fill(self, slot: Slot, library: Library, dealer: Dealer) -> bool:
        told = {placed.quest.key for placed in self.placed}
        quests = [
            quest
            for quest in library.quests[slot.kind]
            if quest.key not in told
            and quest.suits(self.hero.key)
            and quest.level == slot.level
            # what is made for other places than the neighbourhood of the stairs
            and not (slot.near and (len(quest.rooms) > 1 or quest.rooms[0].far > NEARBY))
        ]
        return any(self.take(quest, slot.near) for quest in in_weighted_order(quests, dealer))

    def take(self, quest: Quest, near: bool = False) -> bool:
        """Give a quest its rooms, if it fits."""
        if len(quest.rooms) > len(self.free) or self.foes + quest.foes > self.most_foes:
            return False
        # an item serves one quest only: handing it over here must not break another's errand
        scroll = [*self.owned, *self.scroll, *quest.owned, *quest.items]
        if len(scroll) > ITEMS or len(set(scroll)) < len(scroll):
            return False
        # not too many answers to turn the paper for, and one rule at most for all rooms
        told = [*(placed.quest for placed in self.placed), quest]
        if sum(one.answers for one in told) > MOST_ANSWERS:
            return False
        if quest.wild is not None and sum(one.wild is not None for one in told) > 1:
            return False
        self.tries = TRIES
        found = self._rooms_for(quest, near, self.ground, {})
        if found is None:
            return False
        self.ground, rooms = found
        self.placed.append(Placed(quest, tuple(rooms[plan.id] for plan in quest.rooms)))
        self.free = [room for room in self.free if room not in rooms.values()]
        self.scroll += quest.items
        self.owned += quest.owned
        self.foes += quest.foes
        return True

    def _rooms_for(
        self, quest: Quest, near: bool, ground: Ground, taken: dict[str, int]
    ) -> tuple[Ground, dict[str, int]] | None:
        # Whoever closes doors chooses first: the others find a ground that no longer changes.
        left = [plan for plan in quest.rooms if plan.id not in taken]
        if not left:
            return ground, taken
        plan = min(left, key=lambda plan: not (plan.hidden or plan.dead_end))
        free = [room for room in self.free if room not in taken.values()]
        for room in self._by_distance(plan, NEAR if near else plan.far, free, ground):
            self.tries -= 1
            if self.tries < 0:
                return None
            changed = self._prepared(plan, room, ground)
            if changed is None or not _suits(plan, room, changed, quest):
                continue
            found = self._rooms_for(quest, near, changed, taken | {plan.id: room})
            if found is not None:
                return found
        return None

    def _by_distance(
        self, plan: RoomPlan, far: int, rooms: Sequence[int], ground: Ground
    ) -> list[int]:
        """Free rooms, those nearest to the wished distance first."""
        distances = ground.distances()
        farthest = max(distance for distance in distances if distance is not None)
        wish = farthest * far / 100

        def off(room: int) -> float:
            distance = distances[room]
            assert distance is not None
            unwelcome = self._unwelcome(plan, room, ground)
            return abs(distance - wish) + unwelcome

        return sorted(self.dealer.shuffled(rooms), key=off)

    def _unwelcome(self, plan: RoomPlan, room: int, ground: Ground) -> int:
        """How many doors farther the hero would rather go."""
        # What lies in a corridor cannot be walked around.
        blocked = ground.plots[room].corridor and bool(plan.foes or plan.cells)
        # A strong foe that has nothing to do with the main quest should not bar the way to it.
        strong = max(plan.foes, default=0) >= STRONG and bool(self.placed)
        barred = strong and ground.bars(room, self.placed[0].rooms)
        return blocked + 2 * barred

    def _prepared(self, plan: RoomPlan, room: int, ground: Ground) -> Ground | None:
        if plan.hidden:
            return ground.closed(room)
        if plan.dead_end:
            return ground.dead_ended(room, self.dealer)
        return ground


def _suits(plan: RoomPlan, room: int, ground: Ground, quest: Quest) -> bool:
    plot = ground.plots[room]
    if plot.size < plan.size:
        return False
    if plot.size - len(ground.door_places(room)) < plan.cells_needed:
        return False
    crowd = len(plan.foes) > 1 or max(plan.foes, default=0) > 1
    return not (plot.corridor and (crowd or (plan.foes and quest.kind == "main")))

"""Which entry of the Index stands in which room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.generate.dungeon_map import ENTRANCE, PlaneMap
from stampadia.games.travelers.generate.dungeon_models import Depth, Step
from stampadia.games.travelers.ground import ROOMS, code_of
from stampadia.kernel.chance import Dealer

_BANDS: Final[Mapping[Depth, tuple[float, float]]] = {
    "near": (0.0, 0.4),
    "middle": (0.35, 0.75),
    "far": (0.65, 1.0),
    "farthest": (1.0, 1.0),
    "any": (0.0, 1.0),
}
"""As a share of the deepest room's distance from the entrance."""
_SLACK: Final = 0.2
"""How far from its band a step of a quest may be, where the map leaves nothing better."""
_TRIES: Final = 5
_ARRANGEMENTS: Final = 24
_MOST_ON_THE_WAY: Final = 3
"""Enemies of no quest between the entrance and the quest: whoever wins must pass them twice."""
_RISE: Final = 1.5
"""How much stronger than everything before it an enemy may be."""
_OFF_DEPTH: Final = 0.3
_LAST_TIER: Final = 5
_VARIANTS: Final = {"easy": -0.3, "normal": 0.0, "hard": 0.3}


def rank(enemy: str) -> float:
    """A hard enemy is still weaker than an easy one of the next tier."""
    tier, variant = enemy.split()
    return int(tier) + _VARIANTS[variant]


class Site(Struct, frozen=True):
    room: int
    step: Step
    places: dict[str, str]
    """The codes of labels."""


class Plan:
    """Rooms that are taken, one after the other."""

    def __init__(self, plane: PlaneMap) -> None:
        self.plane = plane
        self.home = [plane.way_home(room) for room in range(ROOMS)]
        self.depths = [len(way) - 1 for way in self.home]
        self.deepest = max(self.depths[room] for room in range(ROOMS) if self._stays(room))
        self.sites: list[Site] = []
        self.free = set(range(ROOMS)) - {ENTRANCE}
        self.way: set[int] = set()
        """Rooms through which the main quest leads."""
        self.ranks: dict[int, float] = {}
        """How strong the enemies of rooms are."""

    def add_quest(self, steps: Sequence[Step], dealer: Dealer, main: bool = False) -> bool:
        """Every step in a room on a card of its own; nothing is changed if that is not possible."""
        for _ in range(_TRIES):
            if found := self._rooms(steps, dealer):
                self._take(steps, found, dealer, main)
                return True
        return False

    def _rooms(self, steps: Sequence[Step], dealer: Dealer) -> dict[str, int]:
        """By label; none at all if one of them finds no room."""
        found: dict[str, int] = {}
        for step in steps:
            room = self._best(step, found, dealer)
            if room is None:
                return {}
            found[step.label] = room
        return found

    def _take(
        self, steps: Sequence[Step], found: Mapping[str, int], dealer: Dealer, main: bool
    ) -> None:
        somewhere = self._somewhere(found.values(), dealer)
        for step in steps:
            labels = {**found, **somewhere, "self": found[step.label], "entrance": ENTRANCE}
            places = {label: code_of(room) for label, room in labels.items()}
            self._add(Site(found[step.label], step, places))
            if main:
                self.way.update(self.home[found[step.label]])

    def add_enemies(self, enemies: Sequence[str], dealer: Dealer) -> None:
        """The deeper a room, the stronger its enemy; of some arrangements the fairest one."""
        ordered = sorted(enemies, key=rank)
        drawn = [self._arranged(ordered, dealer) for _ in range(_ARRANGEMENTS)]
        for room, enemy in min(drawn, key=self._unfair).items():
            self._add(Site(room, Step(enemy=enemy, above=("met",), below=("beaten",)), {}))

    def _arranged(self, enemies: Sequence[str], dealer: Dealer) -> dict[int, str]:
        rooms = dealer.shuffled(sorted(self.free))[: len(enemies)]
        return dict(zip(sorted(rooms, key=self.depths.__getitem__), enemies, strict=True))

    def _unfair(self, arranged: Mapping[int, str]) -> float:
        """Nobody can know what waits behind a door, and strong enemies let nobody go: so one has
        passed an enemy that is nearly as strong before. Not too many, for all return."""
        ranks = self.ranks | {room: rank(enemy) for room, enemy in arranged.items()}
        unfair = float(max(0, len(arranged.keys() & self.way) - _MOST_ON_THE_WAY))
        for room, enemy in arranged.items():
            met = (ranks.get(one, 0.0) for one in self.home[room][1:])
            unfair += max(0.0, ranks[room] - max(met) - _RISE)
            unfair += _OFF_DEPTH * abs(self._share(room) - int(enemy[0]) / _LAST_TIER)
        return unfair

    def _add(self, site: Site) -> None:
        self.sites.append(site)
        self.free.discard(site.room)
        if site.step.enemy[:1].isdigit():
            self.ranks[site.room] = rank(site.step.enemy)

    # Rooms for a step

    def _best(self, step: Step, found: Mapping[str, int], dealer: Dealer) -> int | None:
        cards = {room // 4 for room in found.values()}
        fit = [
            (self._off(room, step), room)
            for room in sorted(self.free)
            if room // 4 not in cards and self._allows(room, step, found)
        ]
        least = min((off for off, _ in fit), default=1.0)
        if least > _SLACK and not step.joins:
            return None
        return dealer.one_of([room for off, room in fit if off <= least]) if fit else None

    def _off(self, room: int, step: Step) -> float:
        low, high = _BANDS[step.depth]
        share = self._share(room)
        return max(0.0, low - share, share - high)

    def _allows(self, room: int, step: Step, found: Mapping[str, int]) -> bool:
        if self._stays(room) == step.joins:
            return False
        if step.enemy[:1].isdigit() and self.depths[room] < rank(step.enemy) - 1:
            return False
        if step.covered_before and not self._covered(room, found[step.covered_before]):
            return False
        return self._still_mapped([found[label] for label in step.beyond], room)

    def _still_mapped(self, needed: Sequence[int], room: int) -> bool:
        """Who walks from one needed room to the next, and then here, lays none of their cards
        again; but nobody comes through them by chance."""
        if any(start in self.home[room] for start in needed):
            return False
        stops = [*needed, room]
        for number, start in enumerate(needed):
            for here, there in zip(stops[number:], stops[number + 1 :], strict=False):
                if any(step // 4 == start // 4 for step in self.plane.path(here, there)[1:]):
                    return False
        return True

    def _covered(self, room: int, goal: int) -> bool:
        """On the way to the goal lies this room, and beside the rest of it another one on the same
        card."""
        way = self.home[goal]
        if room not in way[1:-1]:
            return False
        rest = way[: way.index(room)]
        others = [other for other in range(room // 4 * 4, room // 4 * 4 + 4) if other != room]
        return not any(other in rest for other in others) and any(
            rest[-1] in self.home[other] for other in others
        )

    def _somewhere(self, taken: Iterable[int], dealer: Dealer) -> dict[str, int]:
        """Where a teleport of an event may lead: to another card, which never leaves."""
        cards = {room // 4 for room in taken}
        rooms = [room for room in range(1, ROOMS) if self._stays(room) and room // 4 not in cards]
        found = {}
        for depth in ("near", "middle"):
            low, high = _BANDS[depth]
            fit = [room for room in rooms if low <= self._share(room) <= high]
            found[f"somewhere-{depth}"] = dealer.one_of(fit or rooms)
        return found

    def _stays(self, room: int) -> bool:
        return room // 4 != self.plane.joining

    def _share(self, room: int) -> float:
        return min(1.0, self.depths[room] / self.deepest)

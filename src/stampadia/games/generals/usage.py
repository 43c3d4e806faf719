"""What the cards of a game did: who drew, played and printed them, which skills worked for whom.

Counted by face in the whole deck, whichever smaller deck is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final, cast

from stampadia.games.generals.battlefield import PLAYER
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared import ATTACK, Prepared
from stampadia.games.generals.skills import (
    AttackAgainMerged,
    AttackPlaces,
    AttackSpaces,
    AttackTimes,
    KeepUnit,
)
from stampadia.kernel import position as contract

Key = tuple[Any, ...]
"""("drawn", face), ("played", face), ("printed", face), ("place", face): where a card went.
("shown", face), ("activated", face): an event side.
("fired", face, part, side): a skill did something for this side, 0 the player's, 1 the Sacred
Printer's; ("idle", face, part, side): it spoke, and nothing came of it.
("change", face, part, side): the sum of what it added to numbers; ("changes", ...): how often.
("attack", value): a player's Unit attacked with this value; ("heavy", names, value): of which."""

HEAVY: Final = 10
"""From this attack on, the cards that made it are noted."""

SILENT: Final = (AttackTimes, AttackSpaces, AttackPlaces, AttackAgainMerged, KeepUnit)
"""Ops that show only in what happens later."""

WITHOUT_EFFECT: Final = frozenset(
    (
        "used", "attacks", "counted", "held", "unopposed", "struck", "endured", "direct-hit",
        "advanced", "began-turn", "ended-play", "added", "ended", "activated", "evolved",
        "lost-shields", "kept-shield", "won-battle", "pressed",
    )
)  # fmt: skip
"""When one of these follows, the skill that spoke has done nothing."""


class Watch:
    """Looks on at one game."""

    def __init__(self, faces: Sequence[int], name_numbers: Sequence[int]) -> None:
        self.counts: Counter[Any] = Counter()
        self.present: set[int] = set()
        """Names of Unit Cards that the player played, and pairs of them in one Unit."""
        self.together: set[tuple[int, int]] = set()
        self._faces = faces
        self._names = name_numbers
        self._battles = 0
        self._shown = -1
        self._speaking: Key | None = None

    def measures(self, position: contract.Position) -> tuple[float, ...]:
        """Battles won, turns survived."""
        return float(self._battles), float(position.turn)

    def note(self, position: contract.Position) -> None:
        table = cast(Position, position)
        for name, *values in table.news:
            if self._speaking is not None:
                self._settle(name)
            if (note := NOTES.get(name)) is not None:
                note(self, table, *values)
        top = table.event_pile[-1] if table.event_pile else -1
        if top != self._shown and top >= 0:
            self.counts["shown", self._faces[top]] += 1
        self._shown = top

    def _settle(self, following: str) -> None:
        """Whether the skill that spoke last has done something."""
        assert self._speaking is not None
        kind = "idle" if following in WITHOUT_EFFECT else "fired"
        self.counts[(kind, *self._speaking)] += 1
        self._speaking = None

    # Where cards go

    def _dealt(self, _table: Position, _seat: int, cards: Sequence[int]) -> None:
        for card in cards:
            self.counts["drawn", self._faces[card]] += 1

    def _drawn(self, _table: Position, _seat: int, card: int) -> None:
        self.counts["drawn", self._faces[card]] += 1

    def _added(self, table: Position, _seat: int, card: int, column: int) -> None:
        self.counts["played", self._faces[card]] += 1
        self.present.add(self._names[self._faces[card]])
        troop = table.rows[PLAYER][column]
        if troop is not None:
            units = table.deck.units
            stack = [self._faces[one] for one in troop.stack.cards if one < units]
            names = sorted(self._names[face] for face in stack)
            self.together.update(combinations(names, 2))

    def _printed(self, _table: Position, _column: int, cards: Sequence[int], _level: int) -> None:
        for card in cards:
            self.counts["printed", self._faces[card]] += 1

    def _evolved(self, _table: Position, card: int, _level: int) -> None:
        self.counts["place", self._faces[card]] += 1

    def _activated(self, _table: Position, _seat: int, face: int) -> None:
        self.counts["activated", self._faces[face]] += 1

    def _won_battle(self, _table: Position, _ink: int) -> None:
        self._battles += 1

    # Which skills work

    def _used(self, table: Position, face: int, part: str, cell: int) -> None:
        key = (self._faces[face], part, cell // 4)
        skill = skill_of_part(table, face, part)
        if skill is not None and any(isinstance(op, SILENT) for op in skill.acts):
            self.counts["fired", *key] += 1
        else:
            self._speaking = key

    def _guarded(self, _table: Position, face: int, cell: int) -> None:
        self.counts["fired", self._faces[face], "body", cell // 4] += 1

    def _counted(
        self, table: Position, cell: int, card: int, stat: int, value: int, reasons: Any
    ) -> None:
        self._because(cell, reasons)
        if stat == ATTACK and cell // 4 == PLAYER:
            self.counts["attack", value] += 1
            if value >= HEAVY:
                helped = {table.deck.name(face) for face, _, by, *_ in reasons if face >= 0 < by}
                names = tuple(sorted(helped | {table.deck.name(card)}))
                self.counts["heavy", names, value] += 1

    def _endured(
        self, _table: Position, cell: int, _card: int, _wounds: int, _life: int, reasons: Any
    ) -> None:
        self._because(cell, reasons)

    def _because(self, cell: int, reasons: Any) -> None:
        for face, part, by, _times, owner in reasons:
            if face >= 0:
                key = (self._faces[face], part, (cell if owner < 0 else owner) // 4)
                self.counts["fired", *key] += 1
                self.counts["changes", *key] += 1
                self.counts["change", *key] += by

    def _attacks(self, table: Position, cell: int, card: int) -> None:
        """A body that shows and works all the time has no moment of its own: it counts here."""
        skill = table.deck.body_skills[card]
        if skill is not None and is_continuous(skill):
            self.counts["fired", self._faces[card], "body", cell // 4] += 1


NOTES: Final[dict[str, Callable[..., None]]] = {
    "dealt": Watch._dealt,
    "drew": Watch._drawn,
    "took": Watch._drawn,
    "kept-shield": Watch._drawn,
    "added": Watch._added,
    "printed": Watch._printed,
    "evolved": Watch._evolved,
    "activated": Watch._activated,
    "won-battle": Watch._won_battle,
    "used": Watch._used,
    "guarded": Watch._guarded,
    "counted": Watch._counted,
    "endured": Watch._endured,
    "attacks": Watch._attacks,
}


def skill_of_part(table: Position, face: int, part: str) -> Prepared | None:
    deck = table.deck
    if part == "place":
        return deck.place_skills[face]
    return deck.body_skills[face] if part == "body" else deck.header_skills[face]


def is_continuous(skill: Prepared) -> bool:
    """Whether it only infuses or bends a rule: nothing tells when that mattered."""
    pure = skill.pure[0] or skill.pure[1]
    acts = skill.foreign or skill.acts or skill.on_hit or skill.guard
    return not (pure or acts or skill.swaps or skill.unread)

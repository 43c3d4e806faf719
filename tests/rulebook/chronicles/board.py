"""An adventure laid as wished, so that a test can say a situation in one sentence.

    table = Table(START, HALL, enemies={"7,3": 0}, at="6,3")
    table.play("6 2", "6 1a")

Rooms are written as in `printing`, choices and dice as in the game's notation. With `at` the token
lies there, in a room that is drawn and was read before; the rest of the sheet is as printed unless
`gold`, `ticked`, `drawn`, `lost_hp`, `xp` or `hits` say more. Without `at` the adventure begins on
the stairs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulebook.chronicles.printing import Worded, pair, sheet_of
from stampadia.games.chronicles import notation
from stampadia.games.chronicles.content import ABSENT, GOLD, OWNED, USED, Place
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared, cell_of, place_of
from stampadia.games.chronicles.rules.exploring import EXPLORE
from stampadia.games.chronicles.rules.hero import (
    enable_columns,
    final_defense,
    gain_xp,
    hp_left,
    lose_hp,
)
from stampadia.kernel.event import Event, Told
from stampadia.kernel.pending import Ask, Chance, Over

STATES = {ABSENT: "absent", OWNED: "owned", USED: "used"}


class Table:
    def __init__(
        self,
        *rooms: Worded,
        at: str = "",
        gold: int = GOLD,
        ticked: Iterable[int] = (),
        drawn: Iterable[int] = (),
        lost_hp: int = 0,
        xp: int = 0,
        hits: Mapping[str, int] | None = None,
        memory: Iterable[str] = (),
        variant: str = "",
        **printed: Any,
    ) -> None:
        prepared = Prepared(sheet_of(*rooms, **printed))
        self.position = Position((prepared,), frozenset(memory), variant)
        self.events: list[Event] = []
        position = self.position
        position.gold = gold
        for number in ticked:
            position.ticked |= 1 << prepared.index_of[number]
        for number in drawn:
            position.drawn |= 1 << prepared.index_of[number]
        if xp:
            gain_xp(position, xp)
        if lost_hp:
            assert lose_hp(position, lost_hp)
        for where, ticks in (hits or {}).items():
            position.hits[self._foe(where)] = ticks
        if at:
            self._put(at)
        position.look_again()

    def _put(self, at: str) -> None:
        """As if he had stood there for a while: nothing is read, nothing triggered."""
        position = self.position
        position.cell = cell_at(at)
        position.room = position.prepared.room_at[position.cell]
        position.drawn |= 1 << position.room
        position.agenda = [EXPLORE]
        position.dirty = False
        enable_columns(position)

    # Doing

    def play(self, *texts: str) -> list[Event]:
        """Choices and dice in notation, one after the other; what happened."""
        before = len(self.events)
        for text in texts:
            self.events += list(self.position.play(notation.read(self.position, text)))
        return self.events[before:]

    # Questions

    @property
    def asked(self) -> str:
        """The name of the present question or roll; "over" at the end."""
        pending = self.position.pending()
        if isinstance(pending, Over):
            return "over"
        return pending.what if isinstance(pending, Chance) else self.position.agenda[-1].name

    @property
    def choices(self) -> set[str]:
        """What may be answered, in notation."""
        pending = self.position.pending()
        assert isinstance(pending, Ask), pending
        return {notation.write(self.position, choice) for choice in pending.choices}

    @property
    def end(self) -> str:
        """How the game ended, or nothing yet."""
        pending = self.position.pending()
        return pending.how if isinstance(pending, Over) else ""

    @property
    def won(self) -> bool:
        pending = self.position.pending()
        return isinstance(pending, Over) and pending.returns == (1.0,)

    @property
    def score(self) -> int:
        return sum(self.position.scores)

    # Looking

    @property
    def at(self) -> str:
        return name_of(self.position.cell)

    @property
    def room(self) -> int:
        return self.position.prepared.rooms[self.position.room].number

    @property
    def gold(self) -> int:
        return self.position.gold

    @property
    def hp(self) -> int:
        """HP left."""
        return hp_left(self.position)

    @property
    def hp_ticks(self) -> list[int]:
        return self.position.hp

    @property
    def xp(self) -> list[int]:
        """Ticked boxes of the groups of columns 2 to 4."""
        return self.position.xp[1:]

    @property
    def columns(self) -> list[int]:
        """The enabled columns, from 1."""
        return [column + 1 for column in range(4) if self.position.columns >> column & 1]

    @property
    def defense(self) -> int:
        return final_defense(self.position)

    @property
    def dice(self) -> tuple[int, ...]:
        battle = self.position.battle
        return battle.dice if battle else ()

    @property
    def memory(self) -> set[str]:
        return set(self.position.memory)

    @property
    def drawn(self) -> set[int]:
        """The numbers of the drawn rooms."""
        return self._numbers(self.position.drawn)

    @property
    def ticked(self) -> set[int]:
        return self._numbers(self.position.ticked)

    def _numbers(self, bits: int) -> set[int]:
        rooms = self.position.prepared.rooms
        return {room.number for room in rooms if bits >> room.index & 1}

    @property
    def crossed(self) -> set[str]:
        return {name_of(cell) for cell in self.position.crossed}

    def digit(self, at: str) -> int:
        return self.position.digit_at(cell_at(at))

    def distance(self, at: str, other: str) -> int:
        return self.position.distance(cell_at(at), cell_at(other))

    def item(self, name: str) -> str:
        index = next(
            index
            for index, item in enumerate(self.position.prepared.sheet.items)
            if item.name.en == name
        )
        return STATES[self.position.items[index]]

    def hits(self, at: str) -> int:
        """The ticks on the enemy there."""
        return self.position.hits[self._foe(at)]

    def alive(self, at: str) -> bool:
        return self.position.alive(self._foe(at))

    def foe_defense(self, at: str) -> int:
        """What the enemy there has set."""
        return self.position.foe_defense[self._foe(at)]

    def _foe(self, at: str) -> int:
        return self.position.prepared.foe_cells.index(cell_at(at))

    # What happened

    def happened(self, name: str) -> list[dict[str, Told]]:
        """What was told under this name, in order."""
        return [dict(event.about) for event in self.events if event.name == name]

    @property
    def order(self) -> list[str]:
        return [event.name for event in self.events]


def cell_at(at: str) -> int:
    return cell_of(Place(*pair(at)))


def name_of(cell: int) -> str:
    place = place_of(cell)
    return f"{place.column},{place.row}"

"""What there is to be done: worked out backwards from what wins, over the lines that are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.spoken import Spoken

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class Wants(Struct, frozen=True):
    """What helps to win: rooms to be ticked, things to have, keywords to know."""

    ticks: frozenset[int] = frozenset()
    items: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()

    def joined(self, other: Wants) -> Wants:
        return Wants(
            self.ticks | other.ticks, self.items | other.items, self.keywords | other.keywords
        )


def wants_of(position: Position) -> Wants:
    """Kept with the sheet as far as it is known: the lines do not change, only the marks do."""
    notes = position.prepared.notes
    if "wants" not in notes:
        notes["wants"] = _work_out(list(position.prepared.spoken.values()))
    found: Wants = notes["wants"]
    return found


def _work_out(spoken: list[Spoken]) -> Wants:
    wants = Wants()
    while True:
        useful = _without_extras([one for one in spoken if _helps(one.clause, wants)])
        fights = {one.room for one in useful if _needs_a_fight(one.clause)}
        barred = [one for one in spoken if one.room in fights and _empties(one.clause)]
        grown = wants
        for one in useful:
            grown = grown.joined(_asked_by(one.clause))
        for one in barred:
            rooms = [part.room for part in one.clause.when if isinstance(part, say.NotTicked)]
            grown = grown.joined(Wants(frozenset(rooms)))
        if grown == wants:
            return wants
        wants = grown


def _asked_by(clause: say.Clause) -> Wants:
    parts = clause.when
    return Wants(
        frozenset(part.room for part in parts if isinstance(part, say.Ticked)),
        frozenset(part.item for part in parts if isinstance(part, say.PayItem)),
        frozenset(
            part.keyword for part in parts if isinstance(part, say.Know | say.ForgetToTrigger)
        ),
    )


def _without_extras(useful: list[Spoken]) -> list[Spoken]:
    """Of two ways to win, the one that asks for less: glory is not needed."""
    winning = [one for one in useful if wins(one.clause)]
    asked = {one.index: _asked_by(one.clause) for one in winning}
    modest = [
        one
        for one in winning
        if not any(
            asked[one.index] != other and asked[one.index].joined(other) == asked[one.index]
            for other in asked.values()
        )
    ]
    return [one for one in useful if not wins(one.clause)] + modest


def wins(clause: say.Clause) -> bool:
    return any(isinstance(act, say.Win) for act in clause.do)


def _helps(clause: say.Clause, wants: Wants) -> bool:
    return wins(clause) or any(
        (isinstance(act, say.Tick) and act.room in wants.ticks)
        or (isinstance(act, say.MoveAnywhere) and act.room in wants.ticks)
        or (isinstance(act, say.Get) and act.item in wants.items)
        or (isinstance(act, say.Learn) and act.keyword in wants.keywords)
        for act in clause.do
    )


def _needs_a_fight(clause: say.Clause) -> bool:
    return any(isinstance(part, say.KilledLastFoe | say.NoFoes) for part in clause.when)


def _empties(clause: say.Clause) -> bool:
    return any(isinstance(act, say.RoomIsEmpty) for act in clause.do)


# Where it is to be done


def goals_of(position: Position) -> list[tuple[int, ...]]:
    """For each thing that is still wanted, the rooms where it can be had as far as anybody knows;
    none where that is a mystery."""
    known = position.prepared.notes.setdefault("goals", {})
    marks = (
        position.ticked, tuple(position.items), position.memory, position.drawn, position.revealed
    )  # fmt: skip
    if marks not in known:
        known[marks] = _look_for_goals(position)
    found: list[tuple[int, ...]] = known[marks]
    return found


def _look_for_goals(position: Position) -> list[tuple[int, ...]]:
    wants = wants_of(position)
    prepared = position.prepared
    found = []
    for number in sorted(wants.ticks):
        index = prepared.index_of.get(number)
        if index is not None and not position.ticked >> index & 1:
            makers = _rooms_that(position, say.Tick(number))
            found.append(makers or ((index,) if _may_hold(position, index) else ()))
    for item in sorted(wants.items):
        index = prepared.item_index.get(item)
        if index is not None and position.items[index] == 0:
            found.append(_rooms_that(position, say.Get(item)))
    unknown = sorted(wants.keywords - position.memory)
    return found + [_rooms_that(position, say.Learn(keyword)) for keyword in unknown]


def _may_hold(position: Position, room: int) -> bool:
    """Could the line that ticks this room be its own? Nobody has been there, or text in it is
    still upside-down."""
    if not position.drawn >> room & 1:
        return True
    return any(is_unread(position, one) for one in position.prepared.rooms[room].spoken)


def is_unread(position: Position, one: Spoken) -> bool:
    """Is part of it upside-down, and nobody has read it?"""
    return one.clause.upside_down is not None and not position.revealed >> one.index & 1


def _rooms_that(position: Position, act: say.AnyAct) -> tuple[int, ...]:
    return tuple(
        sorted({one.room for one in position.prepared.spoken.values() if act in one.clause.do})
    )

"""Reading a room's lines. Manual: "How to read room instructions", "Upside-down text?"; rulings 16
to 34."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.choices import NO, WAY
from stampadia.games.chronicles.instructions import Happening, MoveOnCell, RolledOne, TurnRoll
from stampadia.games.chronicles.moments import BECOME, ENTER, MAY_SPEAK, Become
from stampadia.games.chronicles.prepared import NOWHERE, PreparedClause
from stampadia.games.chronicles.rules.conditions import (
    all_hold,
    matches,
    ways_to_meet,
)
from stampadia.games.chronicles.rules.items import pay_price
from stampadia.games.chronicles.rules.questions import Offering
from stampadia.games.chronicles.rules.steps import Later, Question, Reading, Step, do_all
from stampadia.kernel.pending import Pending

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


_WHILE_HE_STAYS: Final = (*MAY_SPEAK, Become)
"""A battle and its end are heard from outside too (ruling 25)."""

SILENT: Final = 0
ASKS: Final = 1
FIRES: Final = 2


class Occasion(Step):
    """Something happened in a room: its lines are read from the top."""

    name = "occasion"

    def __init__(
        self,
        room: int,
        event: Happening,
        by_instruction: bool = False,
        at: int = 0,
        cell: int = NOWHERE,
    ) -> None:
        self.room = room
        self.event = event
        self.by_instruction = by_instruction
        self.at = at
        self.cell = cell
        """The grey cell that the token moved onto, if that is what happened."""

    def values(self) -> tuple[Any, ...]:
        return self.room, self.event, self.by_instruction, self.at, self.cell

    def proceed(self, position: Position) -> Pending | None:
        agenda = position.agenda
        agenda.pop()
        room = position.prepared.rooms[self.room]
        for at in room.heard(type(self.event)):
            if at < self.at:
                continue
            one = room.clauses[at]
            how = self._how(position, one)
            if how == SILENT or (how == FIRES and not _once_in_a_chain(position, one)):
                continue
            agenda.append(Occasion(self.room, self.event, self.by_instruction, at + 1, self.cell))
            if how == ASKS:
                self._offer(position, one)
            else:
                carry_out(position, one)
            return None
        return None

    def _how(self, position: Position, one: PreparedClause) -> int:
        """Does this clause fire now, ask the player, or keep silent?"""
        event = self.event
        if type(event) is MoveOnCell and position.digit_at(self.cell) != event.cell:
            return SILENT  # ruling 20: an earlier line has crossed it
        if not one.when:  # manual: "executed only once, … when they are read for the first time"
            return FIRES if event is ENTER and not position.read >> one.index & 1 else SILENT
        if one.any_of:
            return self._how_any(position, one)
        if one.states_only:
            return FIRES if self._becomes_true(position, one) else SILENT
        if one.happenings:
            for part in one.happenings:
                if not matches(position, part, event):
                    return SILENT
        elif type(event) not in MAY_SPEAK:
            return SILENT
        if one.states and not all_hold(position, one.states, self.room):
            return SILENT
        return ASKS if one.offers else FIRES

    def _how_any(self, position: Position, one: PreparedClause) -> int:
        """Joined by "or": one event or one state is enough, and nothing need be paid then."""
        for part in one.happenings:
            if matches(position, part, self.event):
                return FIRES
        if one.watched and self._becomes_true(position, one):
            return FIRES
        return ASKS if one.offers and type(self.event) in MAY_SPEAK else SILENT

    def _becomes_true(self, position: Position, one: PreparedClause) -> bool:
        """Rulings 18 and 19: states alone fire at entry and when they become true; those that move
        the hero not where an instruction brought him."""
        if self.event is not ENTER and self.event is not BECOME:
            return False
        bit = 1 << one.index
        if not all_hold(position, one.states, self.room, or_one=one.any_of):
            position.standing &= ~bit
            return False
        fresh = not position.standing & bit
        position.standing |= bit
        return fresh and not (self.by_instruction and one.moves)

    def _offer(self, position: Position, one: PreparedClause) -> None:
        ways = ways_to_meet(position, one.offers, one.any_of)
        if ways:
            choices = (*range(WAY, WAY + len(ways)), NO)
            about = Offering(one.index, tuple(ways))
            position.agenda.append(Question("offer", choices, about, _answer_offer))


def _once_in_a_chain(position: Position, one: PreparedClause) -> bool:
    """Ruling 19: states alone, and whatever moves the hero, fire at most once between decisions;
    so no lines send him round for ever."""
    if not (one.moves or one.watched):
        return True
    bit = 1 << one.index
    if position.chain & bit:
        return False
    position.chain |= bit
    return True


def _answer_offer(position: Position, about: Offering, choice: int) -> None:
    if choice == NO:
        return
    carry_out(position, position.prepared.clauses[about.clause])
    # the price is paid first, so it goes on top of what follows
    position.agenda.append(Later("paying", pay_price, about.ways[choice - WAY]))


def carry_out(position: Position, one: PreparedClause) -> None:
    clause = one.clause
    hidden = clause.upside_down is not None and not position.revealed >> one.index & 1
    if hidden:
        position.revealed |= 1 << one.index
    if not one.when:
        position.read |= 1 << one.index
    position.news.append(("line", one.index, int(hidden)))
    do_all(position, one.do, Reading(one.room, one.index))


def stop_reading(position: Position, reading: Reading) -> None:
    """Ruling 22: the later lines are skipped, for this reading only."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Occasion) and step.room == reading.room:
            del agenda[at]
            return


def end_stay(position: Position) -> None:
    """Manual: "When your hero will be in that room you will follow that room's rules": whoever is
    moved elsewhere reads no further."""
    position.agenda[:] = [
        step
        for step in position.agenda
        if not (isinstance(step, Occasion) and type(step.event) in _WHILE_HE_STAYS)
    ]


def happens(position: Position, event: Happening, room: int | None = None) -> None:
    """Read the lines that this event may concern."""
    where = position.room if room is None else room
    said = position.prepared.rooms[where]
    kind = type(event)
    heard = kind in said.says or (kind is TurnRoll and RolledOne in said.says)
    if heard or (said.offers and kind in MAY_SPEAK):
        position.agenda.append(Occasion(where, event, cell=position.cell))


_READING: Final = ("do", "paying")


def look_at_states(position: Position) -> None:
    """Something changed: did a state-only line of the hero's room become true? Lines that are
    being read are finished first."""
    if position.prepared.rooms[position.room].state_lines:
        for step in position.agenda:
            if isinstance(step, Occasion) or (type(step) is Later and step.name in _READING):
                return
        position.agenda.append(Occasion(position.room, BECOME))
    position.dirty = False

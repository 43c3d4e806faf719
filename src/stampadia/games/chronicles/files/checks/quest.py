"""Whether the adventure can be won, every room be reached, and nobody be sent round for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.checks.survey import Found, Survey, at_room, error
from stampadia.games.chronicles.files.problems import Where
from stampadia.games.chronicles.files.structure import destinations, neighbours, reach
from stampadia.games.chronicles.instructions import (
    Clause,
    DontKnow,
    EnterRoom,
    Forget,
    Know,
    Learn,
    MoveBack,
    NotTicked,
    State,
    Tick,
    Ticked,
    Win,
)

MOST_STEPS: Final = 5000
"""A sheet whose lines lead round in more ways than that is refused unsearched."""


def check_quest(survey: Survey) -> Iterator[Found]:
    if len(survey.starts) != 1:
        return
    sheet = survey.sheet
    found = reach(sheet)
    for room in sheet.rooms:
        if not room.decoy and room.number not in found.rooms:
            yield at_room(room), error("room-unreachable")
    wins = [room for room in sheet.rooms if not room.decoy and _wins(room.clauses)]
    if not wins and not _wins(tuple(item.clause for item in sheet.items)):
        yield Where(field="rooms"), error("no-win")
    elif not found.won:
        yield at_room(wins[0]) if wins else Where(field="items"), error("win-unreachable")
    for loop in _loops(sheet):
        yield Where("room", str(loop[0])), error("endless", rooms=" » ".join(map(str, loop)))


def _wins(clauses: tuple[Clause, ...]) -> bool:
    return any(isinstance(act, Win) for clause in clauses for act in clause.do)


# Lines that move the hero without his doing (ruling 19)


class Push(Struct, frozen=True):
    """A line moves whoever is in one room to another, without asking and whenever it is so."""

    here: int
    there: int
    clause: Clause


def _pushes(sheet: Sheet) -> list[Push]:
    found, backwards = [], []
    for room in sheet.rooms:
        for clause in room.clauses:
            if room.decoy or not _by_itself(clause) or _ends_itself(clause):
                continue
            found += [Push(room.number, there, clause) for there in destinations(clause, sheet)]
            if any(isinstance(act, MoveBack) for act in clause.do):
                backwards.append((room.number, clause))
    # Who was sent here by such a line is sent back to it.
    found += [
        Push(here, push.here, clause)
        for here, clause in backwards
        for push in tuple(found)
        if push.there == here
    ]
    return found + _to_and_fro(sheet, backwards)


def _to_and_fro(sheet: Sheet, backwards: list[tuple[int, Clause]]) -> list[Push]:
    """Who comes into a room that sends back, from one that now does so too, goes to and fro."""
    ways = {(here, there) for here, beside in neighbours(sheet).items() for there in beside}
    for room in sheet.rooms:
        for clause in room.clauses if not room.decoy else ():
            ways |= {(room.number, there) for there in destinations(clause, sheet)}
    entered = [(number, clause) for number, clause in backwards if EnterRoom() in clause.when]
    found = []
    for here, clause in entered:
        if here != sheet.start.number and not _begins_later(clause):
            continue  # nobody stays there long enough to come from it
        for there, other in entered:
            if (here, there) in ways:
                found += [Push(here, there, clause), Push(there, here, other)]
    return found


def _begins_later(clause: Clause) -> bool:
    """Can it begin to hold while the hero is in the room? A missing tick stays missing or comes."""
    return any(isinstance(part, State) and not isinstance(part, NotTicked) for part in clause.when)


def _by_itself(clause: Clause) -> bool:
    alone = [isinstance(part, State | EnterRoom) for part in clause.when]
    return any(alone) if clause.any_of else bool(alone) and all(alone)


def _ends_itself(clause: Clause) -> bool:
    """What it does makes it untrue from then on."""
    if clause.any_of:
        return False
    for part in clause.when:
        for act in clause.do:
            match part, act:
                case NotTicked(room=asked), Tick(room=done) if asked == done:
                    return True
                case DontKnow(keyword=asked), Learn(keyword=done) if asked == done:
                    return True
                case Know(keyword=asked), Forget(keyword=done) if asked == done:
                    return True
    return False


def _loops(sheet: Sheet) -> list[tuple[int, ...]]:
    """A way round from each room that has one, with the room it began in at both ends."""
    pushes: dict[int, list[Push]] = {}
    for push in _pushes(sheet):
        pushes.setdefault(push.here, []).append(push)
    found: list[tuple[int, ...]] = []
    steps = MOST_STEPS
    for first in sorted(pushes):
        ways = [[push] for push in pushes[first]]
        while ways and steps:
            steps -= 1
            way = ways.pop()
            there = way[-1].there
            if there == first:
                if _goes_on(way):
                    found.append((*(push.here for push in way), first))
                    break
                continue
            # A loop is told once, by its smallest room.
            if there > first and all(push.here != there for push in way):
                ways += [[*way, push] for push in pushes.get(there, ())]
        if not steps:
            found.append((first,))
            break
    return found


def _goes_on(way: list[Push]) -> bool:
    """Whether all its lines can hold at once, and none of them undoes another."""
    clauses = [push.clause for push in way if not push.clause.any_of]
    asked = {part.room for clause in clauses for part in clause.when if isinstance(part, Ticked)}
    denied = {
        part.room for clause in clauses for part in clause.when if isinstance(part, NotTicked)
    }
    asked |= {act.room for push in way for act in push.clause.do if isinstance(act, Tick)}
    return not asked & denied

"""That an adventure can be won: every step of the quest, in an order in which it can be done.

The proof is the tour of a hero whom nobody can hurt (`touring`), told stage by stage: through which
doors, to do what, which marks that takes, and which it makes. A mark that is needed was always made
before, for the real rules were played; and since the gold was counted by them too, the tour fits
the Gold Bar.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.content import GOLD, Room, Sheet
from stampadia.games.chronicles.generate.mattering import Mark, Matters, needed_by, what_matters
from stampadia.games.chronicles.generate.touring import Leg, Tour, shortest_tour
from stampadia.games.chronicles.instructions import (
    Clause,
    DontKnow,
    KilledLastFoe,
    MoveBack,
    MoveOnCell,
    NoFoes,
    NotTicked,
    Win,
)
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.problems import Problem, Where
from stampadia.games.chronicles.structure import acts_in, destinations, distances
from stampadia.games.chronicles.validating import quest
from stampadia.games.chronicles.validating.ground import Ground
from stampadia.workbench.problems import Fault, Unusable

Deed = Literal["enter", "fight", "cell", "stairs", "item", "wait"]
WIN: Final[Mark] = ("win", "")


class Stage(Struct, frozen=True, omit_defaults=True):
    """A part of the tour: through these rooms to this deed, after which so much gold is left."""

    deed: Deed
    room: int
    gold: int
    doors: tuple[int, ...] = ()
    """The rooms behind the doors that are crossed first, by number."""
    digit: int = 0
    """Of the grey cell, where the deed is to move on one."""
    item: str = ""
    needs: tuple[Mark, ...] = ()
    makes: tuple[Mark, ...] = ()
    taken_to: int = 0
    """The room to which an instruction moves the hero, if one does."""


class QuestRoom(Struct, frozen=True, omit_defaults=True):
    """A room of the quest, and how many doors it is from the stairs."""

    number: int
    doors: int | None = None
    """None: only instructions lead there."""


class Proof(Struct, frozen=True):
    rooms: tuple[QuestRoom, ...]
    stages: tuple[Stage, ...]
    gold: int
    """What the tour costs."""


class Unproven(Unusable):
    """A sheet that nobody could win, with everything that is in the way."""

    command: ClassVar[str] = "stampadia sheets validate"


def prove(sheet: Sheet) -> Proof:
    """How this sheet can be won; Unproven if it cannot."""
    found = [Problem("", where, fault) for where, fault in quest.check(Ground(sheet))]
    found += [_problem("no-way-out", room) for room in _traps(sheet)]
    if found:
        raise Unproven(sheet.serial, tuple(found))
    matters = what_matters(sheet)
    prepared = Prepared(sheet)
    tour = shortest_tour(prepared, matters)
    if tour is None:
        raise Unproven(sheet.serial, (_why_not(prepared, matters),))
    far = distances(sheet)
    rooms = tuple(QuestRoom(number, far.get(number)) for number in sorted(matters.quest))
    return Proof(rooms, tuple(_stages(tour, prepared, matters)), tour.cost)


def _traps(sheet: Sheet) -> Iterator[Room]:
    """Rooms without a door that nothing leads out of."""
    for room in sheet.rooms:
        if room.hidden and not room.decoy and not any(_leads_out(room, sheet)):
            yield room


def _leads_out(room: Room, sheet: Sheet) -> Iterator[bool]:
    for clause in room.clauses:
        yield any(number != room.number for number in destinations(clause, sheet))
        yield any(isinstance(act, Win | MoveBack) for act in acts_in(clause.do))


def _why_not(prepared: Prepared, matters: Matters) -> Problem:
    tour = shortest_tour(prepared, matters, endless=True)
    if tour is None or tour.cost <= GOLD:
        return _problem("out-of-order")
    return _problem("too-far", needed=tour.cost, most=GOLD)


def _problem(key: str, room: Room | None = None, **facts: int) -> Problem:
    where = Where("room", str(room.number)) if room else Where(field="rooms")
    return Problem("", where, Fault(key, facts=facts))


# The tour, stage by stage


def _stages(tour: Tour, prepared: Prepared, matters: Matters) -> Iterator[Stage]:
    doors: list[int] = []
    for leg in tour.legs:
        if leg.manner == "door":
            doors.append(next(fact[1] for fact in leg.facts if fact[0] == "entered"))
        stage = _stage(leg, tuple(doors), prepared, matters)
        if stage is not None:
            yield stage
            doors = []


def _stage(leg: Leg, doors: tuple[int, ...], prepared: Prepared, matters: Matters) -> Stage | None:
    """What a leg does for the quest, if anything."""
    made = tuple(mark for mark in _made(leg, prepared) if mark in matters.marks or mark == WIN)
    entered = [fact[1] for fact in leg.facts if fact[0] == "entered"]
    taken = entered[leg.manner == "door" :]
    if not (made or taken or leg.manner in ("wait", "item")):
        return None
    said = [prepared.spoken[fact[1]].clause for fact in leg.facts if fact[0] == "line"]
    return Stage(
        deed=_deed(leg, said),
        room=doors[-1] if leg.manner == "door" else leg.room,
        gold=leg.gold,
        doors=doors,
        digit=next((part.cell for part in _parts(said) if isinstance(part, MoveOnCell)), 0),
        item=_used(leg, prepared),
        needs=tuple(mark for mark in _needed(said, made) if mark in matters.marks),
        makes=made,
        taken_to=taken[-1] if taken else 0,
    )


def _made(leg: Leg, prepared: Prepared) -> Iterator[Mark]:
    for fact in leg.facts:
        match fact:
            case ("ticked", room):
                yield ("tick", room)
            case ("got-item", item):
                yield ("item", prepared.sheet.items[item].key)
            case ("learned", keyword):
                yield ("keyword", keyword)
            case ("adventure-over", "won", _):
                yield WIN


def _deed(leg: Leg, said: list[Clause]) -> Deed:
    if leg.manner != "begin" and leg.manner != "door":
        return leg.manner
    fought = any(fact[0] == "killed" for fact in leg.facts)
    waited = any(isinstance(part, KilledLastFoe | NoFoes) for part in _parts(said))
    return "fight" if fought and waited else "enter"


def _parts(said: list[Clause]) -> Iterator[object]:
    return (part for clause in said for part in clause.when)


def _used(leg: Leg, prepared: Prepared) -> str:
    if leg.manner != "item":
        return ""
    used: int = next(fact[1] for fact in leg.facts if fact[0] == "used-item")
    return prepared.sheet.items[used].key


def _needed(said: list[Clause], made: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Marks that the lines waited for, but for those that the same lines had just made."""
    needed = (
        mark
        for clause in said
        if not clause.any_of
        for part in clause.when
        if not isinstance(part, NotTicked | DontKnow)
        for mark in needed_by(part)
    )
    return tuple(mark for mark in dict.fromkeys(needed) if mark not in made)

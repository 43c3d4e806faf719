"""What rooms and items say: whether it can mean anything here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from stampadia.games.chronicles.content import GOLD, Item, Room
from stampadia.games.chronicles.instructions import (
    Ability,
    Act,
    BeforeHeroRoll,
    Change,
    Clause,
    Cross,
    CrossDoor,
    DiscardRolled,
    Discover,
    DrawCell,
    EnterRoom,
    GainAbility,
    Get,
    GoldOver,
    GoldSpent,
    GoldUnder,
    HeroDied,
    HeroLosesHP,
    HeroTurn,
    KilledLastFoe,
    Lose,
    MoveAnywhere,
    MoveOnCell,
    MoveOnStairs,
    NextEnemyRolls,
    NoEscape,
    NoFoes,
    NotTicked,
    Part,
    PassTurn,
    Pay,
    PayItem,
    RollTable,
    RoomIsEmpty,
    SetRolled,
    StopReading,
    Suffer,
    Tick,
    Ticked,
)
from stampadia.games.chronicles.problems import Where
from stampadia.games.chronicles.structure import acts_in
from stampadia.games.chronicles.validating.ground import (
    Found,
    Ground,
    at_room,
    error,
    warning,
)
from stampadia.games.chronicles.validating.moments import idle_acts
from stampadia.workbench.problems import Fault, nearest

FACES: Final = range(1, 7)
_ONLY_ITEMS: Final = (
    HeroDied, HeroTurn, BeforeHeroRoll, HeroLosesHP, CrossDoor, NextEnemyRolls, PassTurn,
    DiscardRolled, SetRolled,
)  # fmt: skip
_ONLY_ROOMS: Final = (
    MoveOnCell, EnterRoom, MoveOnStairs, KilledLastFoe, NoFoes, Cross, RoomIsEmpty, NoEscape,
    StopReading,
)  # fmt: skip


def check(ground: Ground) -> Iterator[Found]:
    for room in ground.sheet.rooms:
        for number, line in enumerate(room.lines, 1):
            where = structs.replace(at_room(room), line=number)
            for clause in line:
                for fault in (*_clause(clause, ground), *_of_room(clause, room, ground)):
                    yield where, fault
                for fault in idle_acts(clause, item=False):
                    yield where, fault
    for item in ground.sheet.items:
        for fault in (*_clause(item.clause, ground), *_of_item(item)):
            yield Where("item", item.key), fault
        for fault in idle_acts(item.clause, item=True):
            yield Where("item", item.key), fault
    yield from _never_ticked(ground)


def check_each(ground: Ground) -> Iterator[Found]:
    """What is wrong with each clause that could be read, whatever the others say."""
    for room in ground.sheet.rooms:
        for number, line in enumerate(room.lines, 1):
            for clause in line:
                where = structs.replace(at_room(room), line=number)
                yield from ((where, fault) for fault in _clause(clause, ground))
    for item in ground.sheet.items:
        if item.clause != Clause():
            for fault in _clause(item.clause, ground):
                yield Where("item", item.key), fault


def _clause(clause: Clause, ground: Ground) -> Iterator[Fault]:
    """What holds for rooms and items."""
    if not clause.do:
        yield error("no-action")
    if clause.any_of and len(clause.when) < 2:
        yield error("or-alone")
    turned = clause.upside_down
    if turned is not None and not (clause.when and 0 <= turned < len(clause.do)):
        yield error("upside-down")
    for part in clause.when:
        yield from _part(part)
        yield from _named(part, ground)
    for act in acts_in(clause.do):
        yield from _act(act, ground)
        yield from _named(act, ground)


def _named(one: Part | Act, ground: Ground) -> Iterator[Fault]:
    """Rooms and items must be on the sheet."""
    match one:
        case (
            Ticked(room=number)
            | NotTicked(room=number)
            | Tick(room=number)
            | Discover(room=number)
            | DrawCell(room=number)
            | MoveAnywhere(room=int(number))
        ) if number not in ground.numbers:
            yield error("no-such-room", room=number)
        case PayItem(item=key) | Get(item=key) | Lose(item=key) if ground.sheet.item(key) is None:
            near = nearest(key, (item.key for item in ground.sheet.items))
            yield Fault("no-such-item", near, {"item": key})


def _part(part: Part) -> Iterator[Fault]:
    match part:
        case Pay(amount=amount) | Suffer(amount=amount) if amount < 1:
            yield error("costs-nothing")
        case Pay(amount=amount, what="G") if amount > GOLD:
            yield error("too-much-gold", found=amount, most=GOLD)
        case GoldSpent(least=least, most=most) if not 0 <= least <= most <= GOLD:
            yield error("bad-gold-range", found=f"{least}~{most}", most=GOLD)
        case GoldOver(amount=amount) if amount >= GOLD:
            yield error("never-so", found=f">{amount}G", most=GOLD)
        case GoldUnder(amount=amount) if amount < 1:
            yield error("never-so", found=f"<{amount}G", most=GOLD)


def _act(act: Act, ground: Ground) -> Iterator[Fault]:
    match act:
        case Change(by=0):
            yield error("changes-nothing")
        case RollTable(cases=cases):
            faces = [face for case in cases for face in range(case.least, case.most + 1)]
            if sorted(faces) != list(FACES):
                yield error("roll-table", found=", ".join(map(str, faces)) or "–")
        case GainAbility():
            boxes: list[Ability | None] = [
                box for column in ground.sheet.hero for box in column.abilities
            ]
            if None not in boxes:
                yield warning("no-empty-ability")


def _of_room(clause: Clause, room: Room, ground: Ground) -> Iterator[Fault]:
    if any(isinstance(part, _ONLY_ITEMS) for part in clause.when):
        yield error("only-in-items")
    if room.decoy:
        return  # nobody will ever ask what its lines refer to
    for digit in dict.fromkeys(_digits(clause)):
        if not ground.has_cell(digit, room):
            yield error("no-such-cell", digit=digit)
    for part in clause.when:
        if isinstance(part, MoveOnStairs) and not room.start:
            yield error("no-stairs-here")
        if isinstance(part, NoFoes | KilledLastFoe) and not ground.foes_in[room.number]:
            yield error("no-foes-here")
    for act in acts_in(clause.do):
        if isinstance(act, MoveAnywhere) and act.room is not None:
            target = ground.sheet.by_number.get(act.room)
            if target is not None and target.decoy:
                yield error("leads-to-decoy", room=act.room)


def _digits(clause: Clause) -> Iterator[int]:
    """The grey cells that a clause of a room speaks of."""
    yield from (part.cell for part in clause.when if isinstance(part, MoveOnCell))
    yield from (act.cell for act in acts_in(clause.do) if isinstance(act, Cross))


def _of_item(item: Item) -> Iterator[Fault]:
    if not item.clause.when:
        yield error("no-window")
    said: list[Part | Act] = [*item.clause.when, *acts_in(item.clause.do)]
    if any(isinstance(one, _ONLY_ROOMS) for one in said):
        yield error("only-in-rooms")


def _never_ticked(ground: Ground) -> Iterator[Found]:
    """A real room that waits for a tick which nothing real ever makes."""
    real = [room for room in ground.sheet.rooms if not room.decoy]
    clauses = [clause for room in real for clause in room.clauses]
    clauses += [item.clause for item in ground.sheet.items]
    ticked = {act.room for clause in clauses for act in acts_in(clause.do) if isinstance(act, Tick)}
    for room in real:
        for number, line in enumerate(room.lines, 1):
            for part in (part for clause in line for part in clause.when):
                if isinstance(part, Ticked) and part.room in ground.numbers - ticked:
                    where = structs.replace(at_room(room), line=number)
                    yield where, error("never-ticked", room=part.room)

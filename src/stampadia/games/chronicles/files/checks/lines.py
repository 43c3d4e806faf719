"""What rooms and items say: whether it can mean anything here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.content import GOLD, Item, Room
from stampadia.games.chronicles.files.checks.survey import (
    Found,
    Survey,
    error,
    room_clauses,
    warning,
)
from stampadia.games.chronicles.files.problems import Where
from stampadia.games.chronicles.files.structure import acts_in
from stampadia.games.chronicles.instructions import (
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


def check_lines(survey: Survey) -> Iterator[Found]:
    for room, where, clause in room_clauses(survey.sheet.rooms):
        yield from ((where, fault) for fault in _clause(clause, survey))
        yield from ((where, fault) for fault in _of_room(clause, room, survey))
        yield from ((where, fault) for fault in idle_acts(clause, item=False))
    for item in survey.sheet.items:
        where = Where("item", item.key)
        yield from ((where, fault) for fault in _clause(item.clause, survey))
        yield from ((where, fault) for fault in _of_item(item))
        yield from ((where, fault) for fault in idle_acts(item.clause, item=True))
    yield from _never_ticked(survey)


def check_each_line(survey: Survey) -> Iterator[Found]:
    """What is wrong with each clause that could be read, whatever the others say."""
    said = [(where, clause) for _, where, clause in room_clauses(survey.sheet.rooms)]
    said += [(Where("item", item.key), item.clause) for item in survey.sheet.items]
    for where, clause in said:
        if clause != Clause():
            yield from ((where, fault) for fault in _clause(clause, survey))


def _clause(clause: Clause, survey: Survey) -> Iterator[Fault]:
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
        yield from _named(part, survey)
    for act in acts_in(clause.do):
        yield from _act(act, survey)
        yield from _named(act, survey)


def _named(one: Part | Act, survey: Survey) -> Iterator[Fault]:
    """Rooms and items must be on the sheet."""
    match one:
        case (
            Ticked(room=number)
            | NotTicked(room=number)
            | Tick(room=number)
            | Discover(room=number)
            | DrawCell(room=number)
            | MoveAnywhere(room=int(number))
        ) if number not in survey.numbers:
            yield error("no-such-room", room=number)
        case PayItem(item=key) | Get(item=key) | Lose(item=key) if survey.sheet.item(key) is None:
            near = nearest(key, (item.key for item in survey.sheet.items))
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


def _act(act: Act, survey: Survey) -> Iterator[Fault]:
    match act:
        case Change(by=0):
            yield error("changes-nothing")
        case RollTable(cases=cases):
            faces = [face for case in cases for face in range(case.least, case.most + 1)]
            if sorted(faces) != list(FACES):
                yield error("roll-table", found=", ".join(map(str, faces)) or "–")
        case GainAbility():
            if all(None not in column.abilities for column in survey.sheet.hero):
                yield warning("no-empty-ability")


def _of_room(clause: Clause, room: Room, survey: Survey) -> Iterator[Fault]:
    if any(isinstance(part, _ONLY_ITEMS) for part in clause.when):
        yield error("only-in-items")
    if room.decoy:
        return  # nobody will ever ask what its lines refer to
    digits = [part.cell for part in clause.when if isinstance(part, MoveOnCell)]
    digits += [act.cell for act in acts_in(clause.do) if isinstance(act, Cross)]
    for digit in dict.fromkeys(digits):
        if not survey.has_cell(digit, room):
            yield error("no-such-cell", digit=digit)
    for part in clause.when:
        if isinstance(part, MoveOnStairs) and not room.start:
            yield error("no-stairs-here")
        if isinstance(part, NoFoes | KilledLastFoe) and not survey.foes_in[room.number]:
            yield error("no-foes-here")
    for act in acts_in(clause.do):
        if isinstance(act, MoveAnywhere) and act.room is not None:
            target = survey.sheet.by_number.get(act.room)
            if target is not None and target.decoy:
                yield error("leads-to-decoy", room=act.room)


def _of_item(item: Item) -> Iterator[Fault]:
    if not item.clause.when:
        yield error("no-window")
    said: list[Part | Act] = [*item.clause.when, *acts_in(item.clause.do)]
    if any(isinstance(one, _ONLY_ROOMS) for one in said):
        yield error("only-in-rooms")


def _never_ticked(survey: Survey) -> Iterator[Found]:
    """A real room that waits for a tick which nothing real ever makes."""
    real = [room for room in survey.sheet.rooms if not room.decoy]
    clauses = [clause for room in real for clause in room.clauses]
    clauses += [item.clause for item in survey.sheet.items]
    ticked = {act.room for clause in clauses for act in acts_in(clause.do) if isinstance(act, Tick)}
    for _, where, clause in room_clauses(real):
        for part in clause.when:
            if isinstance(part, Ticked) and part.room in survey.numbers - ticked:
                yield where, error("never-ticked", room=part.room)


# Acts at moments: can an act ever do anything where it stands?
#
#     enemy turn roll » effect -1             no: nothing has been activated yet
#     before hero turn roll » flip 1 die      no: no die lies there


Moment = Literal[
    "walking", "last-kill", "round-starts", "before-roll", "hero-roll", "hero-turn",
    "hero-activation", "enemy-roll", "enemy-activation", "loses-hp", "died", "door", "any-time",
]  # fmt: skip
"""When a clause may be carried out. `walking`: on a cell, the stairs, at entry; in battle too."""
Moments = frozenset[Moment]

ALL: Final[Moments] = frozenset(get_args(Moment))
_ASKED: Final[Moments] = frozenset({"hero-turn", "door", "any-time"})
"""When items are offered beside whatever is asked; among other things, where dice are placed."""
_DICE: Final[Moments] = _ASKED | {"hero-roll", "enemy-roll"}
_BEFORE_PLACING: Final[Moments] = _ASKED | {"round-starts", "before-roll", "hero-roll"}
_ACTIVATION: Final[Moments] = frozenset({"hero-activation", "enemy-activation"})
_ENEMIES: Final[Moments] = frozenset({"enemy-roll", "enemy-activation", "loses-hp"})

CAN_DO: Final[dict[type[say.Act], Moments]] = {
    say.Effect: _ACTIVATION,
    say.ReduceDie: _DICE,
    say.DiscardDice: _DICE,
    say.DiscardLow: _DICE,
    say.SetDice: _DICE,
    say.FlipDie: _DICE,
    say.RerollOnes: _DICE,
    say.OneAbility: _BEFORE_PLACING | {"enemy-roll"},
    say.LowerFirst: _BEFORE_PLACING,
    say.SameColumn: _BEFORE_PLACING,
    say.SameRow: _BEFORE_PLACING,
    say.SumDice: ALL - {"died"},
    say.FreeAbility: ALL - {"died"},
    say.ByRoomCells: ALL - {"died"},
    say.NoEscape: ALL - {"last-kill"},
}
"""Acts that need something which is not always there; all others always find it."""


def idle_acts(clause: say.Clause, *, item: bool) -> Iterator[Fault]:
    """A warning for each act that can do nothing at any moment of its clause."""
    moments = moments_of(clause, item=item)
    for act in dict.fromkeys(type(act) for act in acts_in(clause.do) if not can_do(act, moments)):
        yield warning("does-nothing-then", act=str(act.__struct_config__.tag))


def can_do(act: say.Act, moments: Moments) -> bool:
    possible = CAN_DO.get(type(act), ALL)
    if isinstance(act, say.ByRoomCells) and act.kind != "move":
        possible -= {"last-kill"}
        if act.kind == "def":  # it was summed up before the enemies rolled
            possible -= _ENEMIES
    return bool(possible & moments)


def moments_of(clause: say.Clause, *, item: bool) -> Moments:
    happenings = [_moments(part) for part in clause.when if isinstance(part, say.Happening)]
    if happenings and not clause.any_of:
        return happenings[0].intersection(*happenings[1:]) or ALL
    found: Moments = frozenset().union(*happenings)
    if len(happenings) == len(clause.when) and happenings:
        return found
    if item:
        return found | {"any-time"}
    return found | ({"walking", "before-roll"} if clause.offers else {"walking"})


def _moments(part: say.Happening) -> Moments:
    match part:
        case say.TurnRoll(who=who) | say.RolledOne(who=who):
            return _of_whom(who, "hero-roll", "enemy-roll")
        case say.Activates(who=who):
            return _of_whom(who, "hero-activation", "enemy-activation")
        case say.NextEnemyRolls():
            return frozenset({"enemy-roll"})
    return _PLAIN.get(type(part), frozenset({"walking"}))


_PLAIN: Final[dict[type[say.Happening], Moments]] = {
    say.KilledLastFoe: frozenset({"last-kill"}),
    say.RoundStarts: frozenset({"round-starts"}),
    say.BeforeHeroRoll: frozenset({"before-roll"}),
    say.HeroTurn: frozenset({"hero-turn"}),
    say.HeroLosesHP: frozenset({"loses-hp"}),
    say.HeroDied: frozenset({"died"}),
    say.CrossDoor: frozenset({"door"}),
}


def _of_whom(who: say.Who, hero: Moment, enemy: Moment) -> Moments:
    moments: dict[say.Who, Moments] = {
        "hero": frozenset({hero}),
        "enemy": frozenset({enemy}),
        "any": frozenset({hero, enemy}),
    }
    return moments[who]

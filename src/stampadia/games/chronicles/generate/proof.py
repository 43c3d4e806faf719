"""That an adventure can be won: every step of the quest, in an order in which it can be done.

The proof is the tour of a hero whom nobody can hurt (`touring`), told stage by stage: through which
doors, to do what, which marks that takes, and which it makes. A mark that is needed was always made
before, for the real rules were played; and since the gold was counted by them too, the tour fits
the Gold Bar.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, ClassVar, Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.choices import CELL, GO_ON, NO, ROOM, USE
from stampadia.games.chronicles.content import COLUMNS, GOLD, Room, Sheet
from stampadia.games.chronicles.files.checks.quest import check_quest
from stampadia.games.chronicles.files.checks.survey import Survey
from stampadia.games.chronicles.files.problems import Problem, Where
from stampadia.games.chronicles.files.structure import acts_in, destinations, distances
from stampadia.games.chronicles.generate.marks import (
    Mark,
    Matters,
    is_about,
    needed_by,
    what_matters,
)
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
from stampadia.games.chronicles.language import Names, names_of
from stampadia.games.chronicles.position import Fact, Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.rules.ending import leave_battle
from stampadia.games.chronicles.rules.harm import wound
from stampadia.games.chronicles.rules.hero import enable_columns
from stampadia.games.chronicles.rules.moving import DOOR_PRICE, special
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.words import Words
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
    found = [Problem("", where, fault) for where, fault in check_quest(Survey(sheet))]
    found += [
        _problem("no-way-out", room)
        for room in sheet.rooms
        if room.hidden and not room.decoy and not any(_leads_out(room, sheet))
    ]
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


def _leads_out(room: Room, sheet: Sheet) -> Iterator[bool]:
    """Of each of its lines: a room without a door must be left by one of them."""
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
    said = [prepared.clauses[fact[1]].clause for fact in leg.facts if fact[0] == "line"]
    used = [prepared.sheet.items[fact[1]].key for fact in leg.facts if fact[0] == "used-item"]
    return Stage(
        deed=_deed(leg, said),
        room=doors[-1] if leg.manner == "door" else leg.room,
        gold=leg.gold,
        doors=doors,
        digit=next((part.cell for part in _parts(said) if isinstance(part, MoveOnCell)), 0),
        item=used[0] if leg.manner == "item" else "",
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


# A proof as plain text: the way through the quest, stage by stage. It tells everything.


NOTHING = "none"
"""What a sentence is told where there is nothing to tell."""


def proof_lines(proof: Proof, sheet: Sheet, words: Words) -> Iterator[str]:
    yield words.say("proof-heading")
    names = names_of(sheet)
    for number, stage in enumerate(proof.stages, 1):
        yield f"{number:>3}. {_stage_line(stage, names, words)}"
    yield words.say("proof-gold", gold=proof.gold, most=GOLD)
    rooms = []
    for room in proof.rooms:
        doors = NOTHING if room.doors is None else room.doors
        rooms.append(words.say("proof-room", room=str(room.number), doors=doors))
    yield words.say("proof-rooms", rooms=", ".join(rooms))


def _stage_line(stage: Stage, names: Names, words: Words) -> str:
    way = words.say(
        "proof-way",
        doors=len(stage.doors),
        room=str(stage.room),
        path=" » ".join(map(str, stage.doors)),
    )
    deed = words.say(
        "proof-deed",
        deed=stage.deed,
        digit=str(stage.digit),
        item=names.item(stage.item, words.language),
        needs=_marks(stage.needs, names, words),
        makes=_marks(stage.makes, names, words),
        there=str(stage.taken_to or NOTHING),
        gold=stage.gold,
    )
    return f"{way} {deed}"


def _marks(marks: tuple[Mark, ...], names: Names, words: Words) -> str:
    return ", ".join(_mark(mark, names, words) for mark in marks) or NOTHING


def _mark(mark: Mark, names: Names, words: Words) -> str:
    """As the sheet writes it."""
    kind, name = mark
    match kind:
        case "tick":
            return f"x{name}"
        case "item":
            return names.item(str(name), words.language)
        case "win":
            return words.say("proof-win")
    return f"'{names.keyword(str(name), words.language)}'"


# The way of a hero whom nobody can hurt: the least gold that he must spend to win. The real
# rules are played, but every fight is won, every roll falls as it pleases, and the hero is
# rested and seasoned whenever he takes a step. What he can bring about then, a real hero can
# bring about with luck; what he cannot, nobody can.


MOST_PLACES: Final = 30_000
"""A sheet on which the hero can be in more situations than that is not proven."""
MOST_ANSWERS: Final = 200
"""So many questions are answered after one step, in all the ways there are."""
MOST_STOPS: Final = 4
"""Grey cells that bar the way to a door, one behind the other."""

Manner = Literal["begin", "door", "cell", "stairs", "item", "wait"]


Outcome = tuple[Position, tuple[Fact, ...]]
"""Where something leads, and all that happened on the way."""


class Leg(Struct, frozen=True):
    """One thing that the hero does on his own account, and all that followed from it."""

    manner: Manner
    room: int
    """The number of the room in which he does it."""
    facts: tuple[Fact, ...]
    gold: int
    """What he has left afterwards."""


class _Place(Struct, frozen=True):
    """Where the hero may be, and how he came there."""

    position: Position
    cost: int
    leg: Leg
    before: _Place | None


class Tour(Struct, frozen=True):
    legs: tuple[Leg, ...]
    cost: int


def shortest_tour(prepared: Prepared, matters: Matters, *, endless: bool = False) -> Tour | None:
    """A way to win that costs as little gold as can be; None where there is none. With `endless`
    gold the bar is full again after every step, and the cost may be larger than it."""
    return _Search(prepared, matters, endless).tour()


class _Search:
    def __init__(self, prepared: Prepared, matters: Matters, endless: bool) -> None:
        self.prepared = prepared
        self.endless = endless
        self.matters = matters
        indexes = [prepared.index_of[room] for room in sorted(matters.rooms)]
        self.rooms = frozenset(indexes)
        self.foes = tuple(foe for room in indexes for foe in prepared.foes_in[room])
        self.cells = frozenset(cell for room in indexes for cell in prepared.rooms[room].cells)
        ticks = {prepared.index_of.get(int(name)) for kind, name in matters.marks if kind == "tick"}
        self.ticks = sum(1 << index for index in ticks if index is not None)
        self.items = tuple(
            index for key, index in prepared.item_index.items() if ("item", key) in matters.marks
        )
        self.thresholds = tuple(sorted(matters.thresholds))

    def tour(self) -> Tour | None:
        first = Position((self.prepared,))
        waiting: list[tuple[int, int, _Place]] = []
        for position, facts in _settled(first, (), self.rooms):
            leg = Leg("begin", self._number(first), facts, position.gold)
            heappush(waiting, (0, len(waiting), _Place(position, 0, leg, None)))
        best: dict[Any, int] = {}
        count = len(waiting)
        while waiting and len(best) < MOST_PLACES:
            cost, _, place = heappop(waiting)
            pending = place.position.pending()
            if isinstance(pending, Over):
                if pending.how == "won":
                    return _told(place)
                continue
            key = self._key(place.position)
            if best.get(key, cost + 1) <= cost:
                continue
            best[key] = cost
            for following in self._following(place):
                count += 1
                heappush(waiting, (following.cost, count, following))
        return None

    def _key(self, position: Position) -> Any:
        """What of a position makes a difference for winning, but for the gold."""
        hits, circles = position.hits, self.prepared.circles
        return (
            position.room,
            position.empty,
            position.ticked & self.ticks,
            tuple(position.items[index] for index in self.items),
            tuple(
                keyword
                for keyword in sorted(position.memory)
                if any(is_about(keyword, mark) for mark in self.matters.marks)
            ),
            tuple(hits[foe] <= circles[foe] for foe in self.foes),
            position.crossed & self.cells,
            tuple(sorted(set(position.drawn_cells) & self.cells)),
            sum(position.gold <= threshold for threshold in self.thresholds),
        )

    def _following(self, place: _Place) -> Iterator[_Place]:
        here = place.position
        doors = False
        for manner, choice in self._steps(here):
            doors = doors or manner == "door"
            twin = here.clone()
            _rest(twin)
            for position, facts in self._taken(twin, choice):
                yield self._place(place, manner, position, facts)
        for threshold in self.thresholds if doors else ():
            for position, facts in self._waited(here.clone(), threshold):
                yield self._place(place, "wait", position, facts)

    def _waited(self, position: Position, threshold: int) -> Iterator[Outcome]:
        """Up and down through a door, two coins a time, until no more than this is left."""
        spent = position.gold - threshold
        spent += spent % (2 * DOOR_PRICE)
        if 0 < spent <= position.gold:
            position.gold -= spent
            position.look_again()
            yield from _settled(position, (("lost-gold", spent, position.gold),), self.rooms)

    def _place(
        self, before: _Place, manner: Manner, position: Position, facts: tuple[Fact, ...]
    ) -> _Place:
        cost = before.cost + sum(fact[1] for fact in facts if fact[0] == "lost-gold")
        if self.endless:
            position.gold = GOLD
        leg = Leg(manner, self._number(before.position), facts, position.gold)
        return _Place(position, cost, leg, before)

    def _number(self, position: Position) -> int:
        return self.prepared.rooms[position.room].number

    def _steps(self, position: Position) -> Iterator[tuple[Manner, int]]:
        pending = position.pending()
        assert isinstance(pending, Ask)
        for choice in pending.choices:
            if choice >= USE:
                if self.prepared.sheet.items[choice - USE].key in self.matters.items:
                    yield "item", choice
            elif self.prepared.room_at.get(choice - CELL) != position.room:
                yield "door", choice
            elif position.room in self.rooms:
                stairs = choice - CELL == self.prepared.stairs
                yield "stairs" if stairs else "cell", choice

    def _taken(self, position: Position, choice: int) -> Iterator[Outcome]:
        """What comes of a choice, again where a grey cell barred the way to a door."""
        goal = choice - CELL
        waiting: list[tuple[Position, tuple[Fact, ...], int]] = [(position, (), 0)]
        while waiting:
            here, before, stops = waiting.pop()
            here.play(choice)
            for there, facts in _settled(here, before + tuple(here.news), self.rooms):
                yield there, facts
                pending = there.pending()
                barred = there.cell != goal and not any(fact[0] == "entered" for fact in facts)
                again = isinstance(pending, Ask) and choice in pending.choices
                if barred and again and stops < MOST_STOPS:
                    waiting.append((there.clone(), facts, stops + 1))


def _told(place: _Place) -> Tour:
    legs = [place.leg]
    there = place
    while there.before is not None:
        there = there.before
        legs.append(there.leg)
    return Tour(tuple(reversed(legs)), place.cost)


# Everything between two steps


def _rest(position: Position) -> None:
    position.hp = [0] * COLUMNS
    position.xp = [column.xp for column in position.prepared.sheet.hero]
    enable_columns(position)


def _settled(
    position: Position, facts: tuple[Fact, ...], rooms: frozenset[int]
) -> Iterator[Outcome]:
    """The positions in which the hero may walk on, or has won or lost."""
    waiting = [(position, facts)]
    for _ in range(MOST_ANSWERS):
        if not waiting:
            return
        here, before = waiting.pop()
        pending = here.pending()
        if isinstance(pending, Over) or here.agenda[-1].name == "explore":
            yield here, before
        elif here.battle is not None:
            _win_fight(here)
            waiting.append((here, before + tuple(here.news)))
        else:
            for answer in _answers(here, pending, rooms):
                twin = here.clone()
                twin.play(answer)
                waiting.append((twin, before + tuple(twin.news)))


def _win_fight(position: Position) -> None:
    position.agenda = position.agenda[:1]
    leave_battle(position)
    position.news = []
    for foe in position.living_foes(position.room):
        wound(position, foe, position.prepared.circles[foe] + 1 - position.hits[foe])
    position.look_again()


def _answers(position: Position, pending: Ask | Chance, rooms: frozenset[int]) -> list[Any]:
    """All that may make a difference for winning."""
    if not isinstance(pending, Ask):
        return [outcome for outcome, _ in pending.odds()]
    choices = list(pending.choices)
    match position.agenda[-1].name:
        case "offer":
            return choices if position.room in rooms else [NO]
        case "riddle":
            rooms_told = position.prepared.sheet.rooms
            hidden = [one for one in choices if one >= ROOM and rooms_told[one - ROOM].hidden]
            return hidden or [NO]
        case "move-anywhere":
            return [next((one for one in choices if not special(position, one - CELL)), choices[0])]
        case "dying":
            return []
    return [GO_ON if GO_ON in choices else choices[0]]

"""What has happened in a match: its lines, the events that follow from them, and the way back.

Events are numbered, and only those of the last lines are kept. All others come from the lines
again, played from the last copy of the position that lies before them; so they cost no memory, and
whoever applies the same lines has the same numbers.

The law of undo: taking back never changes whose turn it is, never makes another player redo, and
never crosses something revealed or a visible chance event; dice that a person rolled and typed in
may be typed again. Whoever plays alone has all turns. Study mode, declared at the start, lifts the
law.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct, structs

from stampadia.kernel.errors import UndoRefused
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.kernel.position import Position
from stampadia.matches.record import PLAYED, Line

EVENT_OF: Final = {
    "resign": "resigned", "abandon": "abandoned", "seat": "seated", "undo": "taken-back",
}  # fmt: skip
"""The lines that no position plays, and how their events are called."""
OWN_EVENTS: Final = frozenset(EVENT_OF.values())
RECENT: Final = 16
"""Of so many lines the events are at hand: those who listen all the time ask for no others."""
MOST_KEPT: Final = 32
"""So many events are kept as somebody has asked for them, since all others ask for the same."""
EVERY: Final = 16
"""A copy is made when so many lines have been written since the last one."""
ABREAST: Final = 4
"""So many copies stay at each distance before the distance doubles."""


class Told(Struct, frozen=True):
    """A line told again: what was pending before it, and the events it brought."""

    line: Line
    pending: Pending
    events: Sequence[Event]


class WayBack(Struct, frozen=True):
    """Where an undo leads, as its line says it: whoever reads the lines again need not play what
    was taken back."""

    sequence: int
    """How many lines had been applied when the match stood so."""
    since: int
    """The number of the last event then."""
    happened: int
    """The number of the last event before the undo."""

    def __str__(self) -> str:
        return f"{self.sequence} {self.since} {self.happened}"

    @classmethod
    def read(cls, text: str) -> WayBack | None:
        """Nothing where an older undo does not say it."""
        found = _WAY_BACK.fullmatch(text)
        return None if found is None else cls(*map(int, found.groups()))


_WAY_BACK: Final = re.compile(r"(\d{1,9}) (\d{1,9}) (\d{1,9})", re.ASCII)


def taken_back(lines: Sequence[Line], first: int) -> set[int]:
    """Which of these lines, by their sequences from `first` on, are taken back again among them,
    the undos included; none before an undo that does not say where it leads."""
    found: set[int] = set()
    for sequence in range(first + len(lines) - 1, first - 1, -1):
        line = lines[sequence - first]
        if line.kind != "undo":
            continue
        way = WayBack.read(line.text)
        if way is None:
            return set() if sequence in found else found
        if sequence not in found and first <= way.sequence < sequence:
            found.update(range(way.sequence, sequence + 1))
    return found


class Journal:
    def __init__(self, game: Game, start: Position) -> None:
        self.opening = _numbered(game.opening(start), 0)
        """What happened before the first line."""
        self.lines: list[Line] = []
        self.firm: list[bool] = []
        """For each line: did it reveal something, so that no undo may cross it?"""
        self.happened = len(self.opening)
        """The number of the last event. No number is used twice: what is taken back keeps its
        own, with an empty body."""
        self._game = game
        self._snapshots = Snapshots(start)
        self._before: list[int] = []
        """For each line: the number of the last event before it."""
        self.sequence = 0
        """How many lines had been applied before the one that is being written."""
        self._sequences: list[int] = []
        """For each line: that."""
        self._last_choice: tuple[int, Position] | None = None
        """The position before the last choice, and how many lines it had: what is taken back most
        often."""
        self._taken_back: dict[int, Event] = {}
        """The events of undos, by their numbers: their lines do not stay."""
        self._resigned: dict[int, int] = {}
        """The seats that have given up, by the number of the line."""
        self._recent: dict[int, Sequence[Event]] = {}
        """The events of the last lines, by the number of the line."""
        self._asked = 0, 0
        """Since which number events were asked for last, and the last one there was then: no number
        is used twice, so what lies between them stays what it is."""
        self._answer: list[Event] = []

    @property
    def resigned(self) -> frozenset[int]:
        return frozenset(self._resigned.values())

    def start(self) -> Position:
        return self._snapshots.before(0)[1]

    def write(
        self, line: Line, events: Sequence[Event] = (), firm: bool = False
    ) -> Sequence[Event]:
        """Add a line; the same events with their numbers, which nobody may ever read: a match that
        is opened again has told them before."""
        before = self.happened
        numbered = Happened(events, lambda told: _numbered(told, before), len(events))
        self._recent[len(self.lines)] = numbered
        self._recent.pop(len(self.lines) - RECENT, None)
        if line.kind == "resign":
            self._resigned[len(self.lines)] = line.seat
        self.lines.append(line)
        self.firm.append(firm)
        self._before.append(self.happened)
        self._sequences.append(self.sequence)
        self.happened += len(numbered)
        return numbered

    def chooses(self, position: Position) -> None:
        """A seat is about to choose in this position."""
        self._last_choice = len(self.lines), position.clone()

    def stands(self, position: Position) -> None:
        """So the position stands after all lines: some positions on the way are kept."""
        self._snapshots.note(len(self.lines), position)

    def take_back(self, keep: int, line: Line) -> tuple[Position, list[Event]]:
        """Drop all but so many lines, as this undo says; the position as it stood then, and the
        event."""
        since = self._before[keep]
        for written in (self.lines, self.firm, self._before, self._sequences):
            del written[keep:]
        for index in [index for index in self._resigned if index >= keep]:
            del self._resigned[index]
        self._recent.clear()
        self._snapshots.forget(keep)
        at, position = self._last_choice or (-1, None)
        if at >= keep:
            self._last_choice = None  # what it stood for is no longer there, or is given away
        if position is None or at != keep:
            at, position = self._snapshots.before(keep)
        for index in range(at, keep):
            self._play(position, self.lines[index])
            self._snapshots.note(index + 1, position)
        return position, [self._note_undo(line, since)]

    def way_back(self, keep: int) -> WayBack:
        """Where an undo leads that drops all but so many lines."""
        return WayBack(self._sequences[keep], self._before[keep], self.happened)

    def pass_over(self, line: Line, way: WayBack) -> None:
        """This undo took back what was never written here; only its event is told, and the events
        of what it took back have numbers with empty bodies."""
        self.happened = way.happened
        self._note_undo(line, way.since)

    def _note_undo(self, line: Line, since: int) -> Event:
        self.happened += 1
        event = structs.replace(own_event(line, since=since), number=self.happened)
        self._taken_back[self.happened] = event
        return event

    # Telling again

    def story(self, first: int = 0) -> Iterator[Told]:
        """The lines from this one on, each with what it brought."""
        at, position = self._snapshots.before(first)
        for index in range(at, len(self.lines)):
            line, pending = self.lines[index], position.pending()
            events = self._play(position, line)
            if index >= first:
                yield Told(line, pending, _numbered(events, self._before[index]))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        return [event.told_to(seat) for event in self.happenings(since)]

    def happenings(self, since: int) -> list[Event]:
        """With all their secrets."""
        if since >= self.happened:
            return []
        asked = since, self.happened
        answer = self._answer if self._asked == asked else self._events_since(since)
        if len(answer) <= MOST_KEPT:
            self._asked, self._answer = asked, answer
        return answer

    def _events_since(self, since: int) -> list[Event]:
        found = {number: event for number, event in self._taken_back.items() if number > since}
        if since < len(self.opening):
            found |= {event.number: event for event in self.opening}
        first = max(0, bisect_right(self._before, since) - 1)
        for events in self._events_from(first):
            found |= {event.number: event for event in events}
        numbers = range(max(0, since) + 1, self.happened + 1)
        return [found.get(number) or Event("", {}, number=number) for number in numbers]

    def _events_from(self, first: int) -> Iterator[Sequence[Event]]:
        lines = range(first, len(self.lines))
        if first in self._recent:
            return (self._recent[index] for index in lines)
        return (told.events for told in self.story(first))

    def _play(self, position: Position, line: Line) -> Sequence[Event]:
        if line.kind in PLAYED:
            return position.play(self._game.read(position, line.text))
        return [own_event(line)] if line.kind in EVENT_OF else []


def own_event(line: Line, **facts: int) -> Event:
    """What happened by a line that no position plays."""
    event = Event(EVENT_OF[line.kind], {**facts})
    if line.seat >= 0:
        event.about.update(seat=line.seat, player=line.seat + 1)
    if line.kind == "seat":
        event.about["name"] = line.text
    return event


def _numbered(events: Sequence[Event], before: int) -> list[Event]:
    return [
        structs.replace(event, number=number) for number, event in enumerate(events, before + 1)
    ]


# Taking back


def is_others_turn(pending: Pending, seat: int) -> bool:
    """Is another seat asked, or nobody any more?"""
    return (isinstance(pending, Ask) and pending.seat != seat) or isinstance(pending, Over)


def lines_kept(
    lines: Sequence[Line], firm: Sequence[bool], seat: int, pending: Pending, *, alone: bool
) -> int:
    """How many lines stay when this seat takes its last choice back by the law; `firm` says of
    each line whether it revealed something."""
    if is_others_turn(pending, seat):
        raise UndoRefused("undo-not-your-turn")
    if not any(line.seat == seat and line.kind in PLAYED for line in reversed(lines)):
        raise UndoRefused("undo-nothing")
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        if (line.kind == "choice" and line.seat != seat) or line.kind in ("seat", "resign"):
            raise UndoRefused("undo-other-seat")
        if line.kind == "digest" and not alone:
            raise UndoRefused("undo-other-turn")
        if firm[index]:
            raise UndoRefused("undo-revealed")
        if line.seat == seat:
            return index
    raise UndoRefused("undo-nothing")


def lines_kept_in_study(lines: Sequence[Line], seat: int) -> int:
    """How many stay where anything may be taken back: all before the seat's last choice."""
    for index in range(len(lines) - 1, -1, -1):
        if lines[index].seat == seat and lines[index].kind in PLAYED:
            return index
    raise UndoRefused("undo-nothing")


class Snapshots:
    """Copies of a position on its way, by the number of lines before them: close together at the
    end, where most is taken back, and ever farther apart before it."""

    def __init__(self, start: Position) -> None:
        self._kept = {0: start.clone()}

    def note(self, lines: int, position: Position) -> None:
        """Keep this position, if the last one kept lies far enough back."""
        if lines // EVERY <= max(self._kept) // EVERY:
            return
        self._kept[lines] = position.clone()
        for at in [at for at in self._kept if at and not _stays(at, lines)]:
            del self._kept[at]

    def before(self, lines: int) -> tuple[int, Position]:
        """A copy of the last position kept at or before so many lines, and how many it had."""
        at = max(at for at in self._kept if at <= lines)
        return at, self._kept[at].clone()

    def forget(self, lines: int) -> None:
        """Drop what lies beyond so many lines."""
        for at in [at for at in self._kept if at > lines]:
            del self._kept[at]

    def __len__(self) -> int:
        return len(self._kept)


def _stays(at: int, now: int) -> bool:
    """Of the copies that are older, every second one; of those older still, every fourth one."""
    age, apart = now // EVERY - at // EVERY, 1
    while age > ABREAST * apart:
        apart *= 2
    return at // EVERY % apart == 0

"""One open socket: who listens, in which language, and what it has heard already.

Messages wait in a queue of its own, so that a slow reader delays nobody; one who does not keep up
is cut off, and gets what it missed when it comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec.structs import replace

from stampadia.adventures.certify import adventures_of
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Draw, Over
from stampadia.kernel.perspective import Offer
from stampadia.kernel.position import View
from stampadia.matches.match import Match
from stampadia.server import PACKAGE, attendance, deciding, own_dice, people, wire, wire_home
from stampadia.server.faces import address_of
from stampadia.server.lobby import lobby
from stampadia.server.room import LOBBY
from stampadia.server.telling import Telling
from stampadia.table.motions import State
from stampadia.table.rolling import roll_question
from stampadia.table.telling import outcome
from stampadia.words import Words

if TYPE_CHECKING:
    from stampadia.server.room import Room

BEHIND: Final = 4408
"""The code with which a socket is closed whose reader is too slow."""
MOST_WAITING: Final = 200
MOST_TOLD: Final = 200
"""Events that are told at once; whoever has missed more begins a new log."""
MOST_LINES: Final = 40
"""Lines that are followed step by step at once."""
MOST_OFFERS: Final = 400
"""Longer lists are cut: whoever chooses from so many types the line."""
_encoder: Final = msgspec.json.Encoder()


class Listener:
    def __init__(self, room: Room, seat: int | None, hello: wire.Hello) -> None:
        since = hello.since
        self.room = room
        self.seat = seat
        self.token = b"" if seat is None else room.seats[seat].token
        """The hash by which the seat was opened: another owner's socket is another's."""
        self.language = hello.language
        self.reads = hello.text
        """Is it told the table as plain text, too?"""
        self.talked = hello.talked
        self._muted: set[int] = set()
        """Of a spectator, for as long as the socket is open; a seat's are kept with it."""
        self.heard = min(since, room.match.happened)
        self._faces: set[str] = set()
        """The faces whose addresses it was told, by the game's names for them."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        """What it is to be told, and nothing as the sign that this was all."""
        self._write: Callable[[bytes], bool] | None = None
        self._sends = False
        self.closing: tuple[int, str] = BEHIND, "did not keep up"
        """Why its socket will have been closed."""

    @property
    def words(self) -> Words:
        return self.room.words(self.language)

    def write_with(self, write: Callable[[bytes], bool] | None) -> None:
        """From now on, what it is told goes to the line at once for as long as that is possible and
        nothing waits; `write` says whether it was."""
        self._write = write

    @contextmanager
    def sending(self) -> Iterator[None]:
        """What waited is on its way, and nothing may overtake it."""
        self._sends = True
        yield
        self._sends = False

    def tell(self, answer: wire.Answer) -> None:
        self._pass_on(_encoder.encode(answer))

    def _pass_on(self, told: bytes | None) -> None:
        if told is not None and self._write is not None:
            behind_nothing = not self._sends and self.waiting.empty()
            if behind_nothing and self._write(told):
                return
        try:
            self.waiting.put_nowait(told)
        except asyncio.QueueFull:
            self.leave()

    def dismiss(self, code: int, reason: str) -> None:
        """The socket is closed as soon as what waits is told."""
        self.closing = code, reason
        self._pass_on(None)

    def leave(self) -> None:
        """The socket is closed as soon as what waits is thrown away."""
        attendance.leave(self.room, self)
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def tell_lobby(self) -> None:
        told = lobby(self.room, self.words, self.seat)
        self.tell(wire.Lobbied(replace(told, muted=sorted(self.muted))))

    def tell_waiting(self) -> None:
        """The table stands still until the store is back."""
        self.tell(wire.Refused(self.words.say("store-waits"), "store-waits"))

    def tell_motion(self) -> None:
        motion = self.room.motion
        if motion is not None:
            state = cast("State", motion.state)
            self.tell(wire.Motion(deciding.told(self.room, self.words), state))

    @property
    def muted(self) -> set[int]:
        if self.seat is None:
            return self._muted
        return {*msgspec.json.decode(self.room.seats[self.seat].muted, type=list[int])}

    async def mute(self, other: int, muted: bool) -> None:
        if self.seat is not None:
            await people.mute(self.room, self.seat, other, muted)
        elif muted:
            self._muted.add(other)
        else:
            self._muted.discard(other)
        self.tell_lobby()

    def tell_talk(self, talk: wire.Talk) -> None:
        """What was said, once; nothing of whom this listener does not hear, or of whoever was
        forgotten."""
        if talk.number < self.talked:
            return
        self.talked = talk.number + 1
        if talk.text and talk.seat not in self.muted:
            self.tell(talk)

    def speak(self, language: str) -> None:
        """Go on in another language, with the whole log and all faces told anew."""
        self.language = language
        self.heard = 0
        self._faces.clear()
        self.tell_lobby()
        if self.room.state != LOBBY:
            self.tell(self.table(afresh=True))

    def read(self, text: bool) -> None:
        self.reads = text
        if self.room.state != LOBBY:
            self.tell_table()

    def tell_table(self) -> None:
        self.tell(self.table())

    def table(self, *, afresh: bool = False) -> wire.Table:
        """All that this listener may see now, with what it has not heard yet."""
        return self.table_of(self.room.match, afresh=afresh)

    def table_of(self, match: Match, *, afresh: bool = False) -> wire.Table:
        room, seat = self.room, self.seat
        telling = room.telling(match, self.language)
        words, over = telling.words, telling.over
        view = match.view(seat, self.language)
        if match.happened - self.heard > MOST_TOLD:
            afresh, self.heard = True, match.happened - MOST_TOLD
        events = telling.heard(seat, self.heard)
        self.heard = match.happened
        rolling = own_dice.rolling(room, match, seat) if telling.asked is None else None
        return wire.Table(
            sequence=telling.sequence,
            heard=self.heard,
            seat=seat,
            view=view,
            shown=room.game.show(view, words) if self.reads else "",
            question="" if over else self._question(view, rolling, words),
            offers=self._offers(telling, view)
            if rolling is None
            else own_dice.offered(match, rolling, self.language),
            events=events,
            may_undo=seat is not None and match.may_undo(seat),
            over=" ".join(outcome(over, seat, view.turn, words)) if over else "",
            faces=self.new_faces(view),
            captions=dict(room.game.captions(view, words)),
            afresh=afresh,
            clock=room.time(),
            ended=None if over is None else self._ended(match, over),
            roll=None if rolling is None else own_dice.roll(rolling),
        )

    def _question(self, view: View, rolling: Draw | None, words: Words) -> str:
        if rolling is not None:
            return roll_question(self.room.game, rolling, view, words)
        return self.room.game.question(view, words)

    def _ended(self, match: Match, over: Over) -> wire_home.Ended:
        days = adventures_of(self.room.game)
        won = self.seat in over.winners if self.seat is not None else bool(over.winners)
        return wire_home.Ended(won, None if days is None else days.score(match.position))

    def new_faces(self, view: View) -> dict[str, str]:
        seen, known = self.room.game.seen, self._faces
        if known.issuperset(seen(view)):  # nearly always
            return {}
        new = set(seen(view)) - known
        known |= new
        return {name: address_of(self.room, self.language, name) for name in sorted(new)}

    def _offers(self, telling: Telling, view: View) -> list[wire.OfferOf]:
        if self.seat is None or self.seat != telling.asked or self.room.seats[self.seat].stands_in:
            return []
        match = telling.match
        seat = match.perspective(self.seat)
        choices = seat.choices()
        if len(choices) > MOST_OFFERS:
            return [
                wire.OfferOf(seat.write(choice), seat.write(choice, self.language), "", None)
                for choice in choices[:MOST_OFFERS]
            ]
        offers: Sequence[Offer] = match.offers(self.seat, telling.words, view)
        game = self.room.game
        if type(game).closes is not Game.closes:  # else nothing is offered last
            offers = sorted(offers, key=lambda one: game.closes(view, one.choice))
        return [
            wire.OfferOf(offer.notation, offer.words, offer.note, offer.place) for offer in offers
        ]


def look_back(room: Room, seat: int | None, language: str, at: int) -> wire.Table:
    """The table as this seat saw it after so many lines, with all that had happened; nothing can be
    chosen there."""
    listener = Listener(room, seat, wire.Hello("", language, text=True))
    table = listener.table_of(room.moment(at))
    return replace(table, offers=[], may_undo=False, clock=None, roll=None)


def way_to(room: Room, seat: int | None, language: str, since: int, at: int) -> wire.Way:
    """What this seat could see between two moments, as far as the game shows it step by step."""
    listener = Listener(room, seat, wire.Hello("", language))
    match = room.moment(since)
    found: list[wire.Stage] = []
    faces: dict[str, str] = {}
    for line in room.lines(since, min(at, since + MOST_LINES)):
        for heard, view in match.stages(line, seat, language):
            found.append(wire.Stage(heard, view))
            faces |= listener.new_faces(view)
        match.apply(line)
    return wire.Way(found, faces)


def story(room: Room, seat: int | None) -> list[wire.Heard]:
    """All that this seat has heard of a finished match, without the sentences."""
    if not room.match.over:
        raise StampadiaError("match-is-not-over", package=PACKAGE)
    return [
        wire.Heard(event.number, event.name, dict(event.about), "")
        for event in room.match.events(seat, 0)
        if event.name
    ]

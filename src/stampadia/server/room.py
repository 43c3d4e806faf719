"""One match as this process has it: a position that catches up from the lines of the store, and
those who listen to it.

The order of every move: propose, append and sync, apply, acknowledge, broadcast. Who sits down, and
what people decide together, stand in `people.py` and `deciding.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from stampadia.kernel import registry
from stampadia.kernel.errors import (
    ChoiceError,
    IllegalChoice,
    StaleChoice,
    StampadiaError,
    WrongSeat,
)
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.journal import taken_back
from stampadia.matches.match import Match
from stampadia.matches.record import Line
from stampadia.matches.replay import content_of
from stampadia.server import PACKAGE, deciding, own_dice, talking, wire
from stampadia.server.databases import StoreDown, Taken
from stampadia.server.rows import MatchRow, MotionRow, SeatRow, Sitting, Standing
from stampadia.server.store import Store
from stampadia.server.telling import Telling
from stampadia.server.thinking import Advised, Job, Thinkers
from stampadia.server.tokens import is_token
from stampadia.server.voices import Voices
from stampadia.table.motions import Gathering
from stampadia.table.seats import OPPONENT, YOU
from stampadia.table.turn_clock import RESIGN, TurnClock
from stampadia.words import Words

if TYPE_CHECKING:
    from stampadia.server.listener import Listener

LOBBY, OPEN, OVER = "lobby", "open", "over"
TRY_AGAIN: Final = 1.0
"""Seconds after which what follows by itself is tried again, when the store was gone."""
MOST_TRIES: Final = 8
"""How often something is tried again when another process was first."""
BREATH: Final = 100
"""Lines of a long match after which other tables come to their turn."""
SEEN_EVERY: Final = 30.0
"""Seconds after which a process says again whose sockets it has open."""
GONE_AFTER: Final = 90_000
"""Milliseconds after which somebody is not there of whom no process has said so."""


def now() -> int:
    """In milliseconds."""
    return int(time() * 1000)


class Room:
    row: MatchRow
    seats: list[SeatRow]
    motion: MotionRow | None
    """What people decide now, or have decided last."""
    votes: dict[int, bool]
    match: Match
    clock: TurnClock

    def __init__(self, store: Store, thinkers: Thinkers, standing: Standing) -> None:
        self.id = standing.match.id
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.store = store
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.gone = False
        """Was the match forgotten?"""
        self.talked = 0
        """The number that the next talk gets."""
        self._lobbied: tuple[str, list[SeatRow]] = "", []
        """What the lobby said last."""
        self._told = 0
        """After how many lines everybody was told of the table last."""
        self.game = registry.load(standing.match.game)
        self._voices = Voices(self.game)
        self._tellings: dict[str, Telling] = {}
        """By language: of the moment that somebody looked at last."""
        self._stand(standing)
        self._begin()

    def _stand(self, standing: Standing) -> None:
        self.row, self.seats = standing.match, standing.seats
        self.motion, self.votes = standing.motion, standing.votes

    def _begun(self) -> Match:
        """The match before its first line, with the names and the luck's words as they are now."""
        options = self.game.read_options(msgspec.json.decode(self.row.options))
        carried: dict[str, str] = msgspec.json.decode(self.row.carried)
        content = content_of(self.game, options, carried)
        names: list[str] = msgspec.json.decode(self.row.players)
        match = Match(
            self.game, self.row.seats, options, content=content,
            players=names or [seat.name for seat in self.seats], study=self.row.study,
        )  # fmt: skip
        match.luck = own_dice.luck_of(self, match)
        return match

    def _begin(self) -> None:
        self.match = self._begun()
        self.clock = TurnClock.begun(
            self.row.clock_kind, self.row.clock, self.row.seats, self.row.began
        )
        self._stored: list[Line] = []
        """All lines of the store, those that were taken back and the undos included."""
        self._choices: dict[str, int] = {}
        """The sequence of each choice that a client has sent, by its id."""

    # Looking

    @property
    def luck_words(self) -> dict[int, str]:
        words: dict[str, str] = msgspec.json.decode(self.row.luck_words)
        return {int(seat): word for seat, word in words.items()}

    @property
    def state(self) -> str:
        return OVER if self.row.state == OPEN and self.match.over else self.row.state

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play themselves."""
        return frozenset(
            seat.seat for seat in self.seats if seat.player == YOU and not seat.stands_in
        )

    def is_present(self, seat: SeatRow) -> bool:
        if seat.player != YOU:
            return bool(seat.player)
        here = any(listener.seat == seat.seat for listener in self.listeners)
        return here or now() - seat.seen < GONE_AFTER

    def gathering(self) -> Gathering:
        people = self.people
        present = frozenset(seat for seat in people if self.is_present(self.seats[seat]))
        return Gathering(people, present, self.match.sequence, self.state != OPEN)

    def seat_of(self, token: str) -> int | None:
        """Whose token this is; all are compared, so that time tells nothing."""
        found = [seat.seat for seat in self.seats if is_token(token, seat.token)]
        return found[0] if found else None

    def may_watch(self, token: str) -> bool:
        return is_token(token, self.row.spectators)

    def may_join(self, token: str) -> bool:
        return is_token(token, self.row.invitation)

    def words(self, language: str) -> Words:
        return self._voices.words(language, self.seats)

    def telling(self, match: Match, language: str) -> Telling:
        """What all who look at this moment in this language are told alike."""
        words = self.words(language)
        found = self._tellings.get(language)
        if found is None or not found.is_of(match, words):
            found = self._tellings[language] = Telling(match, language, words)
        return found

    def time(self) -> wire.Time | None:
        if not self.row.clock_kind:
            return None
        running = self._on_the_clock()
        return wire.Time(self.clock.left(running, now()), running)

    def moment(self, at: int) -> Match:
        """The match as it was after so many lines."""
        match = self._begun()
        for line in self._stored[:at]:
            match.apply(line)
        return match

    def lines(self, since: int, at: int) -> list[Line]:
        """The lines between these two moments, as they were applied."""
        return self._stored[since:at]

    async def look(self) -> None:
        """What others have changed besides lines, with the lock held."""
        standing = await self.store.standing(self.id)
        if standing is None:
            raise StampadiaError("no-such-match", package=PACKAGE)
        before = self.row
        self._stand(standing)
        if (before.state, before.players) != (self.row.state, self.row.players):
            self._begin()
            await self.catch_up()
        for listener in tuple(self.listeners):
            if listener.seat is not None and self.seats[listener.seat].token != listener.token:
                listener.leave()

    # Moves

    async def catch_up(self) -> None:
        """Apply what other processes have appended, with the lock held."""
        rows = await self.store.lines(self.id, self.match.sequence)
        void = taken_back([row.line for row in rows], self.match.sequence)
        for count, row in enumerate(rows, 1):
            if self.match.sequence in void:
                self.match.pass_over(row.line)
            else:
                self.match.follow(row.line)
            self._note(row.line, row.choice, row.at)
            if not count % BREATH:
                await asyncio.sleep(0)  # a long match must not hold up the other tables

    def _note(self, line: Line, choice: str | None, at: int) -> None:
        self._stored.append(line)
        self.clock.note(line, by_person=choice is not None, at=at)
        if choice is not None:
            self._choices[choice] = self.match.sequence

    def done(self, id_: str) -> int | None:
        """The sequence of a choice that was carried out before."""
        return self._choices.get(id_)

    async def do(self, id_: str, seat: int, propose: Callable[[Match], Line]) -> int:
        """Carry out what a client proposes, once; its sequence. What was sent twice is answered
        twice and done once."""
        async with self.lock:
            if id_ in self._choices:
                return self._choices[id_]
            await self._carry_out(id_, seat, propose)
            await self.follow_up_or_later()
        self.broadcast()
        await self._settle_or_later()
        return self._choices[id_]

    def plays_itself(self, seat: int) -> bool:
        """May this seat choose, and does all luck come from here?"""
        return self.row.state == OPEN and not self.row.own_dice and not self.seats[seat].stands_in

    async def _carry_out(self, id_: str, seat: int, propose: Callable[[Match], Line]) -> None:
        """The choice is there afterwards. It may have been kept before although the store failed to
        say so; then it is found when the lines are read again. With the lock held."""
        try:
            line = self._proposal(seat, propose)
        except ChoiceError:
            # another process may have moved on; whoever proposes all the same finds it taken
            before = self.match.sequence
            await self.catch_up()
            if id_ in self._choices:
                return
            if self.match.sequence == before:
                raise
            line = self._proposal(seat, propose)
        try:
            await self.append(line, id_)
        except Taken:
            await self.catch_up()
            if id_ not in self._choices:
                raise StaleChoice("choice-is-stale") from None

    @contextmanager
    def _or_later(self) -> Iterator[None]:
        """What follows from a choice follows once the store is back, if it is gone: the choice
        itself is there."""
        try:
            yield
        except StoreDown:
            self.soon(self._go_on_later())

    def _proposal(self, seat: int, propose: Callable[[Match], Line]) -> Line:
        if self.row.state != OPEN:
            raise IllegalChoice("match-has-not-begun", package=PACKAGE)
        if self.seats[seat].stands_in:
            raise WrongSeat("program-plays-for-you", package=PACKAGE)
        return propose(self.match)

    async def append(
        self, line: Line, choice: str | None = None, sitting: Sitting | None = None
    ) -> None:
        """With the lock held."""
        at = now()
        await self.store.append(self.id, self.match.sequence, [line], choice, at, sitting)
        self.applied(line, choice, at)
        if sitting is not None:
            self.seats[sitting.seat] = replace(self.seats[sitting.seat], **sitting.fields)

    def applied(self, line: Line, choice: str | None, at: int) -> None:
        """The store has this line; with the lock held."""
        self.match.apply(line)
        self._note(line, choice, at)

    async def change_hands(self, seat: int, name: str, fields: dict[str, Any]) -> None:
        """A seat goes to somebody else, of this name, as the record says; Taken if its owner has
        changed meanwhile. With the lock held."""
        owner = self.seats[seat].token
        for _ in range(MOST_TRIES):
            if self.seats[seat].token != owner:
                break
            try:
                line = self.match.propose_player(seat, name)
                await self.append(line, None, Sitting(seat, owner, fields))
                return
            except Taken:
                await self.look()
                await self.catch_up()
        raise Taken

    @property
    def follows(self) -> bool:
        """Does anything follow by itself from what was chosen?"""
        return isinstance(self.match.pending(), Chance) or bool(self.match.resigned)

    async def follow_up_or_later(self) -> None:
        with self._or_later():
            await self._follow_up()

    async def _follow_up(self) -> None:
        """Chance that has to fall, and a program for whoever has given up in a match that goes on.
        Luck is sealed, so whoever deals deals the same."""
        while isinstance(self.match.pending(), Chance) and (line := self.match.propose_chance()):
            try:
                await self.append(line)
            except Taken:
                await self.catch_up()
        if self.match.over:
            return
        for seat in sorted(self.match.resigned & self.people):
            await self.change_hands(seat, OPPONENT, {"stands_in": OPPONENT})

    async def go_on(self) -> None:
        """What has to follow by itself; then the program that is asked, if one is."""
        async with self.lock:
            await self.catch_up()
            if self.row.state != OPEN:
                return
            await self._follow_up()
        if self._told != self.match.sequence:
            self.broadcast()
        await self._settle()

    async def _settle(self) -> None:
        """What was decided is done, the clock is wound, the program that is asked thinks."""
        await deciding.weigh(self)
        self._go_on_by_itself()

    def settle_soon(self) -> None:
        """The same where nobody waits for it."""
        if deciding.is_asked(self):
            self.soon(self._settle_or_later())
        else:
            self._go_on_by_itself()

    async def _settle_or_later(self) -> None:
        with self._or_later():
            await self._settle()

    def _go_on_by_itself(self) -> None:
        self._wind()
        if self._bot() and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._play_on())

    # The clock

    def _on_the_clock(self) -> int | None:
        """The person whose time runs."""
        pending = self.match.pending()
        if not self.row.clock_kind or self.row.state != OPEN or not isinstance(pending, Ask):
            return None
        return pending.seat if pending.seat in self.people else None

    def _wind(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        running = self._on_the_clock()
        if running is not None:
            left = max(0, self.clock.ends(running) - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(
                left, lambda: self.soon(self._end_time())
            )

    async def _end_time(self) -> None:
        """Whoever is asked has no time left: the rule of the clock holds."""
        self._alarm = asyncio.get_running_loop().call_later(  # in case that the store is gone
            TRY_AGAIN, lambda: self.soon(self._end_time())
        )
        async with self.lock:
            await self.look()
            await self.catch_up()
            running = self._on_the_clock()
            if running is None or self.clock.ends(running) > now():
                self._wind()
                return
            if self.row.clock_end == RESIGN:
                await self.append(self.match.propose_resignation(running))
                await self._follow_up()
            else:
                await self.change_hands(running, OPPONENT, {"stands_in": OPPONENT})
        self.tell_lobby()
        self.broadcast()
        await self.go_on()

    # Programs

    def _bot(self) -> tuple[int, str] | None:
        """The program that is asked, and its seat."""
        pending = self.match.pending()
        if not isinstance(pending, Ask) or self.row.state != OPEN:
            return None
        seat = self.seats[pending.seat]
        program = seat.stands_in or seat.player
        return (pending.seat, program) if program not in ("", YOU) else None

    async def _play_on(self) -> None:
        """Programs play whenever they are asked; a store that is gone is waited for."""
        while True:
            try:
                return await self._let_programs_play()
            except StoreDown:
                await self._go_on_later()

    async def _go_on_later(self) -> None:
        for listener in tuple(self.listeners):
            listener.tell_waiting()
        while True:
            await asyncio.sleep(TRY_AGAIN)
            with suppress(StoreDown):
                return await self.go_on()

    async def _let_programs_play(self) -> None:
        while (asked := self._bot()) is not None:
            seat, program = asked
            sequence = self.match.sequence
            text = await self._thinkers.choice(self._job(seat, program))
            async with self.lock:
                await self.catch_up()
                if self.match.sequence != sequence or self._bot() != asked:
                    continue  # it has moved on: the thought is void
                try:
                    await self.append(self.match.propose_text(seat, text))
                except Taken:
                    await self.catch_up()
                await self._follow_up()
            self.broadcast()
        await deciding.weigh(self)
        self._wind()

    async def hint(self, seat: int) -> Advised:
        return await self._thinkers.hint(self._job(seat, ""))

    def _job(self, seat: int, player: str) -> Job:
        return Job(
            match=self.id,
            game=self.game.name,
            seats=self.row.seats,
            options=msgspec.json.decode(self.row.options),
            carried=msgspec.json.decode(self.row.carried),
            lines=tuple(self._stored),
            seat=seat,
            player=player,
            seed=f"{self.row.luck} thinks",
        )

    # Telling

    def broadcast(self) -> None:
        """The table; and the lobby, where a line has changed what it says."""
        if self._lobbied != (self.state, self.seats):
            self.tell_lobby()
        self._told = self.match.sequence
        for listener in tuple(self.listeners):
            listener.tell_table()

    def tell_lobby(self) -> None:
        self._lobbied = self.state, list(self.seats)
        for listener in tuple(self.listeners):
            listener.tell_lobby()

    def tell_motion(self) -> None:
        for listener in tuple(self.listeners):
            listener.tell_motion()

    async def hear(self) -> None:
        """Another process may have changed the match: look, and tell."""
        async with self.lock:
            before = self.row, self.seats, self.motion, self.votes
            try:
                await self.look()
            except StoreDown:
                raise
            except StampadiaError:  # it was forgotten
                self.gone = True
                for listener in tuple(self.listeners):
                    listener.leave()
                return
            await self.catch_up()
            talks = await self.store.talks(self.id, self.talked)
            self.talked = max([self.talked, *(talk.number + 1 for talk in talks)])
        row, seats, motion, votes = before
        if (row, seats) != (self.row, self.seats):
            self.tell_lobby()
        if (motion, votes) != (self.motion, self.votes):
            self.tell_motion()
        if self._told != self.match.sequence or row.state != self.row.state:
            self.broadcast()
            self._wind()
        for talk in talks:
            talking.tell(self, talk)
        await deciding.weigh(self)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """What nobody waits for; where it fails, the next look puts it right."""

        async def done() -> None:
            with suppress(StoreDown, Taken):
                await work

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for work in (self._thinking, self._alarm, *self._tasks):
            if work is not None:
                work.cancel()

"""All matches that this process has at hand, and the news of the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from time import time
from typing import Any, Final

from msgspec.structs import replace

from stampadia.adventures.calendar import today
from stampadia.kernel import registry
from stampadia.kernel.chance import unguessable
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.kernel.game import Game, Options
from stampadia.press import booklets
from stampadia.server import PACKAGE, content, people, wire, wire_brought, wire_home
from stampadia.server.board import Boards
from stampadia.server.certifier import Certifier
from stampadia.server.content import as_json
from stampadia.server.databases import RESTORED, StoreDown
from stampadia.server.days import ONE_AT_A_TIME, day_of
from stampadia.server.legible import called, legible
from stampadia.server.logs import problem
from stampadia.server.own_pages import look_of
from stampadia.server.printing import Press
from stampadia.server.room import LOBBY, OPEN, OVER, SEEN_EVERY, Room, now
from stampadia.server.rows import MatchRow, SeatRow
from stampadia.server.shelf import Shelf
from stampadia.server.store import Store
from stampadia.server.thinking import Thinkers
from stampadia.server.tokens import NOBODY, hashed, new_token
from stampadia.table.fair_luck import seal
from stampadia.table.seating import check_own_dice, check_players, option_values
from stampadia.table.seats import OPPONENT, YOU, free_colour
from stampadia.table.turn_clock import MOST, SECONDS
from stampadia.words import Words

MOST_ROOMS: Final = 2_000
"""Matches kept at hand; those that nobody listens to go first."""


class Hub:
    def __init__(
        self, store: Store, thinkers: Thinkers, certifier: Certifier, press: Press
    ) -> None:
        self.store = store
        self.shelf = Shelf(store.database)
        self.boards = Boards(store.database)
        self.thinkers = thinkers
        self.certifier = certifier
        self.press = press
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding

    async def room(self, id_: str) -> Room:
        """The match of this name; an error that tells no more than that there is none."""
        room = self._rooms.get(id_)
        if room is not None and not room.listeners:
            await room.hear()  # nobody listened, so it may not have heard
        if room is not None and room.gone:
            del self._rooms[id_]
            room = None
        if room is None:
            async with self._opening.setdefault(id_, asyncio.Lock()):
                room = self._rooms.get(id_) or await self._open(id_)
            self._opening.pop(id_, None)
        self._rooms[id_] = room
        self._rooms.move_to_end(id_)
        return room

    async def _open(self, id_: str) -> Room:
        standing = await self.store.standing(id_)
        if standing is None:
            raise StampadiaError("no-such-match", package=PACKAGE)
        room = Room(self.store, self.thinkers, standing)
        await room.go_on()
        self._rooms[id_] = room
        for other in [key for key, one in self._rooms.items() if not one.listeners]:
            if len(self._rooms) <= MOST_ROOMS or other == id_:
                break
            self._rooms.pop(other).close()
        return room

    # Making

    async def make(self, wish: wire.NewMatch) -> wire.Made:
        game = registry.load(wish.game)
        options = game.read_options(wish.options)
        players = _players(game, options, wish.players)
        game.check_seats(len(players))
        chosen = await content.chosen(self.shelf, game, wish.options, len(players))
        mine = players.index(YOU) if YOU in players else None
        if mine is None:
            raise StampadiaError("nobody-plays", package=PACKAGE)
        if wish.own_dice:
            check_own_dice(game)
            if wish.gather or not all(players):
                raise BadOption("own-dice-alone", package=PACKAGE)
        token, invitation, spectators = new_token(), new_token(), new_token()
        luck = unguessable()
        clock = wish.clock
        if clock is not None and clock.amount > MOST[clock.kind]:
            raise BadOption("clock-too-long", package=PACKAGE, most=MOST[clock.kind])
        begins = all(players) and not wish.gather
        row = MatchRow(
            id=unguessable(),
            game=game.name,
            edition=game.edition,
            seats=len(players),
            options=as_json(game.write_options(chosen.options)),
            carried=as_json(chosen.carried),
            study=wish.study,
            luck=luck,
            luck_words=as_json({mine: words} if (words := legible(wish.words)) else {}),
            clock=clock.amount * SECONDS[clock.kind] if clock else 0,
            invitation=hashed(invitation),
            spectators=hashed(spectators),
            state=OPEN if begins else LOBBY,
            created=int(time()),
            host=mine,
            gather=wish.gather,
            clock_kind=clock.kind if clock else "",
            clock_end=clock.end if clock else "",
            began=now() if begins else 0,
            own_dice=wish.own_dice,
        )
        seats = [
            SeatRow(
                match=row.id,
                seat=seat,
                token=hashed(token) if seat == mine else NOBODY,
                name=called(wish.name) if seat == mine else player,
                player=player,
                ready=bool(player),
                colour=free_colour(wish.colour, ()) if seat == mine else "",
            )
            for seat, player in enumerate(players)
        ]
        if begins:
            row = replace(row, players=as_json([seat.name for seat in seats]))
        await self.store.create(row, seats)
        await self.room(row.id)
        return wire.Made(row.id, mine, token, invitation, spectators, seal(luck))

    async def go_on_with(self, save: wire_brought.Save) -> wire.Made:
        """A record that somebody brings goes on as a match, or is looked at again where it is over,
        after every line of it was checked; its person sits where the person sat."""
        found = await self.thinkers.work(content.resumed, save.record)
        game = registry.load(found.game)
        mine = found.seated.index(YOU)
        token, invitation, spectators = new_token(), new_token(), new_token()
        luck = unguessable()
        row = MatchRow(
            id=unguessable(),
            game=game.name,
            edition=game.edition,
            seats=found.seats,
            options=as_json(found.options),
            carried=as_json(found.carried),
            study=found.study,
            luck=luck,
            luck_words="{}",
            clock=0,
            invitation=hashed(invitation),
            spectators=hashed(spectators),
            state=OVER if found.over else OPEN,
            created=int(time()),
            host=mine,
            began=now(),
            players=as_json(found.players),
            from_file=True,
            own_dice=found.own_dice,
        )
        seats = [
            SeatRow(
                match=row.id,
                seat=seat,
                token=hashed(token) if seat == mine else NOBODY,
                name=called(save.name) if seat == mine and name == YOU else name,
                player=player,
                ready=True,
                colour=free_colour("", ()) if seat == mine else "",
            )
            for seat, (name, player) in enumerate(zip(found.players, found.seated, strict=True))
        ]
        await self.store.create(row, seats, found.lines)
        await self.room(row.id)
        return wire.Made(row.id, mine, token, invitation, spectators, seal(luck), over=found.over)

    async def play_again(self, room: Room, seat: int, words: str = "") -> None:
        """The same people once more; whoever asks is ready, and may add words to the luck."""
        again = await self.room(await people.play_again(self.store, room, seat))
        if again.state == LOBBY:
            await people.ready(again, seat, True, words)

    # News

    async def keep_seen(self) -> None:
        """Say again and again whose sockets are open here, for those who play elsewhere."""
        while True:
            await asyncio.sleep(SEEN_EVERY)
            seen = {
                (room.id, listener.seat)
                for room in self._watched()
                for listener in room.listeners
                if listener.seat is not None
            }
            with suppress(StoreDown):
                await self.store.see(sorted(seen), now())

    async def listen(self) -> None:
        """Hear what other processes do, for as long as the server runs; a store that is gone comes
        back."""
        while True:
            try:
                await self.store.listen(self._heard)
            except Exception as error:  # whatever a database says when it goes away
                problem("no news", error)
            await asyncio.sleep(1)

    def _heard(self, id_: str) -> None:
        if id_ == RESTORED:
            self._forget_all()
            return
        rooms = [self._rooms[id_]] if id_ in self._rooms else [] if id_ else self._watched()
        for room in rooms:
            task = asyncio.create_task(room.hear())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _forget_all(self) -> None:
        """What is at hand is no longer what the store has: everybody comes back and looks anew."""
        for room in self._rooms.values():
            room.close()
            for listener in tuple(room.listeners):
                listener.leave()
        self._rooms.clear()

    def _watched(self) -> list[Room]:
        return [room for room in self._rooms.values() if room.listeners]

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    async def close(self) -> None:
        self._forget_all()
        await asyncio.to_thread(self.certifier.close)
        self.press.close()
        await asyncio.to_thread(self.thinkers.close)
        await self.store.close()


def listed(words: Words) -> list[wire.Listed]:
    """Every game that is installed and not broken."""
    with ONE_AT_A_TIME:
        return _listed(words, today().isoformat())


@lru_cache(maxsize=4)
def _listed(words: Words, date: str) -> list[wire.Listed]:
    """The same for a day, worked out once: the first page waits for it."""
    found = []
    for name in registry.names():
        with suppress(StampadiaError):
            game = registry.load(name)
            own = words.also(game.package)
            found.append(
                wire.Listed(
                    name=name,
                    title=own.say("title"),
                    about=own.say("tagline") if own.say("tagline") != "tagline" else "",
                    seats=(game.seats[0], game.seats[-1]),
                    wishes=_wishes(game, own),
                    look=look_of(game),
                    day=day_of(game, date, words.language),
                    printed=bool(game.print_wishes) and "date" not in game.print_wishes,
                    booklet=name in booklets.games(),
                    shelf=_shelf(game, own),
                    lesson=_lesson(game, words.language),
                    in_a_row=1 if game.adventures is None else game.adventures.in_a_row,
                    boxes=game.boxed,
                    own_dice=game.own_dice,
                )
            )
    return found


def _lesson(game: Game, language: str) -> dict[str, str] | None:
    wishes = game.lesson_wishes
    return None if wishes is None else game.spoken(dict(wishes), language)


def _wishes(game: Game, words: Words) -> list[wire.Wish]:
    adventures = () if game.adventures is None else game.adventures.options
    usual = game.write_options(game.options())
    return [
        wire.Wish(
            option,
            words.say(f"option-{option}"),
            [
                wire.Value(value, game.value_name(option, value, words))
                for value in dict.fromkeys((usual[option], *values))
            ],
        )
        for option, values in option_values(game).items()
        if option not in adventures
    ]


def _shelf(game: Game, words: Words) -> list[wire_home.Box]:
    adventures = () if game.adventures is None else game.adventures.options
    return [
        wire_home.Box(option, value, game.value_name(option, value, words))
        for option, values in option_values(game).items()
        if option in game.print_wishes and option not in adventures
        for value in values
    ]


def _players(game: Game, options: Options, wished: list[str]) -> tuple[str, ...]:
    if not wished:
        return (YOU, *(OPPONENT,) * (game.seat_count(options) - 1))
    for player in wished:
        if player not in ("", YOU):
            people.check_program(player)
    check_players([player for player in wished if player])
    if wished.count(YOU) > 1:
        raise BadOption("one-seat-each", package=PACKAGE)
    return tuple(wished)

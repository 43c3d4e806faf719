"""A match before and beside its table: who sits where, by which rules, what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stampadia.server import deciding, wire
from stampadia.server.days import day_played
from stampadia.server.own_pages import look_of
from stampadia.table.fair_luck import seal
from stampadia.table.motions import ASKED
from stampadia.table.seats import SIGNS
from stampadia.table.turn_clock import amount
from stampadia.words import Words

if TYPE_CHECKING:
    from stampadia.server.room import Room
    from stampadia.server.rows import MatchRow


def lobby(room: Room, words: Words, seat: int | None = None) -> wire.Lobby:
    """As this seat may know it."""
    taken = {one.colour for one in room.seats}
    colours = [
        wire.ColourOf(name, sign, words.say(f"colour-{name}"))
        for name, sign in SIGNS.items()
        if name not in taken or (seat is not None and room.seats[seat].colour == name)
    ]
    decided = room.motion is None or room.motion.state != ASKED
    return wire.Lobby(
        match=room.id,
        game=room.game.name,
        title=words.say("title"),
        state=room.state,
        seats=listed_seats(room),
        sealed=seal(room.row.luck),
        rematch=room.row.rematch,
        look=look_of(room.game),
        day=day_played(room.game.name, room.row.options, words.language),
        host=room.row.host,
        gather=room.row.gather,
        clock=_clock(room.row),
        rule=_rule(room.row, words),
        colours=colours,
        motion=None if decided else deciding.told(room, words),
        own_luck=room.row.own_luck,
        muted=[] if seat is None else msgspec.json.decode(room.seats[seat].muted),
    )


def listed_seats(room: Room) -> list[wire.SeatOf]:
    resigned = room.match.resigned
    return [
        wire.SeatOf(
            seat=seat.seat,
            name=seat.name,
            player=seat.player,
            ready=seat.ready,
            colour=seat.colour,
            sign=SIGNS.get(seat.colour, ""),
            present=room.is_present(seat),
            stands_in=seat.stands_in,
            resigned=seat.seat in resigned,
        )
        for seat in room.seats
    ]


def _clock(row: MatchRow) -> wire.Clock | None:
    if not row.clock_kind:
        return None
    shown = amount(row.clock_kind, row.clock)
    return msgspec.convert(
        {"kind": row.clock_kind, "amount": shown, "end": row.clock_end}, wire.Clock
    )


def _rule(row: MatchRow, words: Words) -> str:
    if not row.clock_kind:
        return words.say("clock-none")
    allowed = words.say(f"clock-{row.clock_kind}", count=amount(row.clock_kind, row.clock))
    return f"{allowed} {words.say(f'clock-end-{row.clock_end}')}"

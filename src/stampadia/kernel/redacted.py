"""What one seat, or a spectator, may have of a match that is still open.

    stampadia redacted record 1
    game: stampede
    ...
    seen by: 2                  or: a spectator

    ! shuffle ?                 chance that no seat sees: that it fell, not how
    > dealt {"cards":5,"seats":2}
    1 ?                         what another player chose
    > played {"seat":0,"stamp":"parrot"}
    2 play giraffe              the seat's own choice
    view {...}                  what it knows now

It is put together from nothing but what the seat is told (`Event.told_to`), what it sees (`view`),
its own choices and chance that everybody sees. Digests of the position are left out, for with them
guesses at what is hidden could be tried; so are comments and the carried content.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from stampadia.kernel.event import Event, told_to
from stampadia.kernel.match import Match
from stampadia.kernel.pending import Chance
from stampadia.kernel.record import REDACTED, Record

HIDDEN: Final = "?"
SPECTATOR: Final = "a spectator"

_encoder: Final = msgspec.json.Encoder(order="deterministic")


def redacted(match: Match, seat: int | None) -> str:
    head = str(Record(match.header, [])).splitlines()
    seen_by = SPECTATOR if seat is None else str(seat + 1)
    top = [REDACTED, *head[1:-1], f"seen by: {seen_by}", ""]
    return "\n".join([*top, *_story(match, seat), f"view {_view(match, seat)}"]) + "\n"


def _story(match: Match, seat: int | None) -> Iterator[str]:
    position = match.start()
    for line in match.lines:
        if line.kind == "over":
            yield str(line)
        if line.kind not in ("choice", "chance"):
            continue
        pending = position.pending()
        if isinstance(pending, Chance):
            yield str(line) if pending.visible else f"! {pending.what} {HIDDEN}"
        else:
            yield str(line) if line.seat == seat else f"{line.seat + 1} {HIDDEN}"
        events = position.play(match.game.read(position, line.text))
        yield from map(_heard, told_to(seat, events))


def _heard(event: Event) -> str:
    return f"> {event.name} {_encoder.encode(event.about).decode()}"


def _view(match: Match, seat: int | None) -> str:
    return _encoder.encode(match.position.view(seat)).decode()

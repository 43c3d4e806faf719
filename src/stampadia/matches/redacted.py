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
    seat 1 Ada                  that a seat changed hands, gave up, or the match was abandoned
    view {...}                  what it knows now

It is put together from nothing but what the seat is told (`Event.told_to`), what it sees (`view`),
its own choices, chance that everybody sees, and lines that are nobody's secret. Digests of the
position are left out, for with them guesses at what is hidden could be tried; so are comments and
the carried content.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from stampadia.kernel.event import Event, told_to
from stampadia.kernel.pending import Chance
from stampadia.matches.match import Match
from stampadia.matches.record import REDACTED, Record

HIDDEN: Final = "?"
SPECTATOR: Final = "a spectator"

_encoder: Final = msgspec.json.Encoder(order="deterministic")


def redacted(match: Match, seat: int | None) -> str:
    head = str(Record(match.header, [])).splitlines()
    seen_by = SPECTATOR if seat is None else str(seat + 1)
    top = [REDACTED, *head[1:-1], f"seen by: {seen_by}", ""]
    return "\n".join([*top, *_story(match, seat), f"view {_view(match, seat)}"]) + "\n"


def _story(match: Match, seat: int | None) -> Iterator[str]:
    yield from map(_heard, told_to(seat, match.opening))
    for told in match.story():
        line, pending = told.line, told.pending
        if line.kind in ("digest", "comment"):
            continue
        if line.kind == "chance" and isinstance(pending, Chance) and not pending.visible:
            yield f"! {pending.what} {HIDDEN}"
        elif line.kind == "choice" and line.seat != seat:
            yield f"{line.seat + 1} {HIDDEN}"
        else:
            yield str(line)
        yield from map(_heard, told_to(seat, told.events))


def _heard(event: Event) -> str:
    return f"> {event.name} {_encoder.encode(event.about).decode()}"


def _view(match: Match, seat: int | None) -> str:
    return _encoder.encode(match.view(seat)).decode()

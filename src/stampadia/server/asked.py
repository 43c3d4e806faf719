"""What a route asks of a request before it answers: where the matches are, in which language, and
whose token it is."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery, SkipValidation

from stampadia.kernel.errors import StampadiaError
from stampadia.server import PACKAGE
from stampadia.server.hub import Hub
from stampadia.server.room import Room
from stampadia.words import LANGUAGES

OfHub = NamedDependency[SkipValidation[Hub]]
Spoken = NamedDependency[str]
"""The language of the answer: one of ours, whatever was wished for."""
Looking = NamedDependency[SkipValidation[tuple[Room, int | None]]]
"""The match and the seat (None: a spectator), for whoever has the token of either."""


class Asked(Request[Any, Any, Any]):
    """A request, whose body nobody nests so deep that it cannot be read."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("nested too deep") from None


def told_in(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


def seat_of(room: Room, token: str) -> int:
    """The seat of whoever holds this token; nobody else hears that there is such a match."""
    seat = room.seat_of(token)
    if seat is None:
        raise StampadiaError("no-such-match", package=PACKAGE)
    return seat


def viewer_of(room: Room, token: str) -> int | None:
    """The same; None for whoever may only watch."""
    seat = room.seat_of(token)
    if seat is None and not room.may_watch(token):
        raise StampadiaError("no-such-match", package=PACKAGE)
    return seat


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _spoken(language: FromQuery[str] = LANGUAGES[0]) -> str:
    return told_in(language)


async def _looking(
    hub: OfHub, id_: FromPath[str], token: FromQuery[str]
) -> tuple[Room, int | None]:
    room = await hub.room(id_)
    return room, viewer_of(room, token)


ASKED: Final = {
    "hub": Provide(_hub, sync_to_thread=False),
    "spoken": Provide(_spoken, sync_to_thread=False),
    "looking": Provide(_looking),
}

"""Routes that the pages need besides the match itself: faces, a game's own table, paper, a look
back, the luck worked out again, a link for a camera."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.types import ControllerRouterHandler

from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.matches.record import parse
from stampadia.press import qr
from stampadia.press.days import picture_of
from stampadia.server import PACKAGE, faces, printing, wire, wire_home
from stampadia.server.asked import Looking, OfHub, Spoken, seat_of
from stampadia.server.board import entry_of
from stampadia.server.boxes import boxes_of
from stampadia.server.content import record_of, text_of
from stampadia.server.days import ONE_AT_A_TIME, day_of, days_on, month_of
from stampadia.server.legible import called
from stampadia.server.listener import look_back, way_to
from stampadia.server.listener import story as story_of
from stampadia.server.offline import worker
from stampadia.server.own_pages import own_file, own_words
from stampadia.server.room import now
from stampadia.table.fair_luck import seal, verified

FOR_GOOD: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_A_WHILE: Final = {"Cache-Control": "private, max-age=600"}
FOR_NOW: Final = {"Cache-Control": "no-cache"}
T = TypeVar("T")


def _alone(work: Callable[..., T], *given: Any) -> T:
    with ONE_AT_A_TIME:
        return work(*given)


@get("/faces/{file:str}")
async def face(file: FromPath[str], of: FromQuery[str], hub: OfHub) -> Response[bytes]:
    """For whoever was told the address: a printed face as SVG."""
    asked = faces.wanted(file.removesuffix(".svg"), of)
    content = None
    if asked.match:
        content = (await hub.room(asked.match)).match.content
    drawn = await asyncio.to_thread(_alone, faces.drawn, asked, content)
    return Response(drawn, media_type="image/svg+xml", headers=FOR_GOOD)


@get("/games/{game:str}/{path:path}", sync_to_thread=True)
def own_page(game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """For anybody: a file of a game's own table."""
    content, kind = own_file(registry.load(game), str(path))
    return Response(content, media_type=kind, headers=FOR_NOW)


@get("/api/games/{game:str}/words", sync_to_thread=True)
def game_words(game: FromPath[str], spoken: Spoken) -> Response[str]:
    """For anybody: the sentences of a game and of its own table."""
    told = own_words(registry.load(game), spoken)
    return Response(told, media_type="text/plain", headers=FOR_NOW)


@get("/api/days/{date:str}", sync_to_thread=True)
def days(date: FromPath[str], spoken: Spoken) -> list[wire_home.Day]:
    """For anybody: the adventures of a date, as far as they may be told before they are played."""
    return _alone(days_on, date, spoken)


@get("/api/months/{month:str}", sync_to_thread=True)
def month(month: FromPath[str], spoken: Spoken) -> list[wire_home.Day]:
    """For anybody: the days of a month that are published and have come."""
    return _alone(month_of, month, spoken)


@get("/api/games/{game:str}/days/{date:str}/picture", sync_to_thread=True)
def day_picture(game: FromPath[str], date: FromPath[str]) -> Response[str]:
    """For anybody: the picture of a day that is published; it shows no more than its title says."""
    found = registry.load(game)
    day = _alone(day_of, found, date, "en")
    spec = next(iter(day.options.values())) if day else ""
    drawn = _alone(picture_of, found, spec, date) if day else None
    if drawn is None:
        raise StampadiaError("no-such-page", package=PACKAGE)
    return Response(drawn, media_type="image/svg+xml", headers=FOR_GOOD)


@get("/api/games/{game:str}/shelf", sync_to_thread=True)
def shelf(game: FromPath[str], spoken: Spoken) -> list[wire_home.BoxOf]:
    """For anybody: the boxes that a game comes in."""
    return _alone(boxes_of, registry.load(game), spoken)


@get("/worker.js", sync_to_thread=True)
def page_worker() -> Response[str]:
    """For anybody: what keeps the pages' own files in a browser."""
    return Response(worker(), media_type="text/javascript", headers=FOR_NOW)


# The board of a date


@get("/api/games/{game:str}/days/{date:str}/board")
async def board(game: FromPath[str], date: FromPath[str], hub: OfHub) -> wire_home.Board:
    """For anybody: how those who gave a name came through a day."""
    return await hub.boards.of(registry.load(game).name, date)


@post("/api/matches/{id_:str}/board")
async def put_up(
    id_: FromPath[str], data: JSONBody[wire_home.PutUp], hub: OfHub
) -> wire_home.Board:
    """For a seat: its finished match goes on the board of its day."""
    room = await hub.room(id_)
    entry = await entry_of(room, seat_of(room, data.token), called(data.name), now())
    await hub.boards.put_up(entry)
    return await hub.boards.of(entry.game, entry.date)


# Paper


async def _wished(hub: OfHub, wish: FromQuery[str]) -> tuple[wire_home.PrintWish, str]:
    """A wish as the address says it, with the text of the file where it names one."""
    try:
        read = msgspec.json.decode(wish, type=wire_home.PrintWish)
    except msgspec.MsgspecError:
        raise StampadiaError("not-a-wish", package=PACKAGE) from None
    checked = await asyncio.to_thread(_alone, printing.checked, read)
    if not checked.file:
        return checked, ""
    return checked, await text_of(hub.shelf, registry.load(checked.game), checked.file)


Wished = NamedDependency[SkipValidation[tuple[wire_home.PrintWish, str]]]


@get()
async def proof(wished: Wished, hub: OfHub) -> wire_home.Proof:
    """For anybody: what would be printed, and how much ink it takes."""
    return (await hub.press.proof(*wished)).told


@get("/pages/{number:int}")
async def proof_page(number: FromPath[int], wished: Wished, hub: OfHub) -> Response[bytes]:
    """For anybody: one page of the same, as a picture."""
    made = await hub.press.proof(*wished)
    if not 1 <= number <= len(made.pages):
        raise StampadiaError("no-such-page", package=PACKAGE)
    return Response(made.pages[number - 1], media_type="image/png", headers=FOR_A_WHILE)


@get("/file")
async def printed_file(wished: Wished, hub: OfHub) -> Response[bytes]:
    """For anybody: the same as a file for a printer."""
    name = (await hub.press.proof(*wished)).told.file
    headers = FOR_A_WHILE | {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await hub.press.file(*wished), media_type="application/pdf", headers=headers)


@get("/api/matches/{id_:str}/moments/{at:int}")
async def moment(at: FromPath[int], looking: Looking, spoken: Spoken) -> wire.Table:
    """For whoever has a seat or watches: the table as this one could see it after so many lines."""
    return await asyncio.to_thread(look_back, *looking, spoken, at)


@get("/api/matches/{id_:str}/moments/{at:int}/way")
async def way(
    at: FromPath[int], looking: Looking, spoken: Spoken, since: FromQuery[int] = -1
) -> wire.Way:
    """For whoever has a seat or watches: what could be seen on the way to that moment, from another
    one or from the one before."""
    since = min(max(0, at - 1 if since < 0 else since), at)
    return await asyncio.to_thread(way_to, *looking, spoken, since, at)


@get("/api/matches/{id_:str}/story")
async def story(looking: Looking) -> list[wire.Heard]:
    """For whoever has a seat or watches: all that happened in a finished match, as heard there."""
    return await asyncio.to_thread(story_of, *looking)


@get("/api/matches/{id_:str}/luck")
async def luck(looking: Looking) -> wire.Luck:
    """For whoever has a seat or watches: the luck of a finished match, worked out again."""
    room, _ = looking
    if not room.match.over:
        raise StampadiaError("luck-is-sealed", package=PACKAGE)
    record = parse(record_of(*looking))
    found = await asyncio.to_thread(verified, room.game, record)
    seed = room.row.luck
    return wire.Luck(seal(seed), seed, found.chances, found.words, found.differs)


@post("/api/qr", status_code=200, sync_to_thread=True)
def link_for_cameras(data: JSONBody[wire.Linked]) -> wire.Drawn:
    """For anybody: a link as a QR code. It is posted, so that no log of addresses has it."""
    drawn = qr.drawn(data.text)
    return wire.Drawn(drawn["size"], drawn["path"])


PAGES: Final[list[ControllerRouterHandler]] = [
    face,
    own_page,
    game_words,
    days,
    month,
    day_picture,
    shelf,
    page_worker,
    board,
    put_up,
    Router(
        "/api/prints",
        route_handlers=[proof, proof_page, printed_file],
        dependencies={"wished": Provide(_wished)},
    ),
    moment,
    way,
    story,
    luck,
    link_for_cameras,
]

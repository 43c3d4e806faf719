"""The routes. Every one of them says who may use it; `ROUTES` in the tests has a row for each."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from uvicorn.protocols.utils import ClientDisconnected

from stampadia import __version__
from stampadia.kernel.errors import StampadiaError
from stampadia.server import PACKAGE, attendance, content, people, talking, wire, wire_brought
from stampadia.server.asked import (
    ASKED,
    Asked,
    Looking,
    OfHub,
    Spoken,
    seat_of,
    viewer_of,
)
from stampadia.server.certifier import Certifier
from stampadia.server.databases import StoreDown
from stampadia.server.files import Files
from stampadia.server.guard import SECURITY, TOO_MANY, Guard
from stampadia.server.hearing import Hearing, receive
from stampadia.server.hub import Hub, listed
from stampadia.server.laboratory import rated_days
from stampadia.server.limits import Limits, Visitors
from stampadia.server.listener import Listener
from stampadia.server.lobby import lobby as lobby_of
from stampadia.server.logs import problem
from stampadia.server.metrics import Metrics
from stampadia.server.pages import PAGES
from stampadia.server.printing import Press
from stampadia.server.processes import give_back
from stampadia.server.room import now
from stampadia.server.shelf import DONE, WAITING, WORKING
from stampadia.server.sockets import at_once
from stampadia.server.store import open_store
from stampadia.server.thinking import Thinkers
from stampadia.server.voices import voice_of
from stampadia.server.workshop import WORKSHOP, Apprentice

GARBAGE: Final = (200_000, 20, 20)
"""How seldom Python looks for garbage: most of what a table makes is gone by itself."""
LARGEST_SAVE: Final = 1_500_000
LONGEST_CODE: Final = 320
NOT_KEPT: Final = {"Cache-Control": "no-store"}
"""What is one person's alone stays in no cache on its way."""
PATIENCE: Final = 10.0
"""Seconds in which a new socket must say who it is."""


# Over HTTP


@get("/api/games", sync_to_thread=True)
def games(spoken: Spoken) -> list[wire.Listed]:
    """For anybody: which games can be played here."""
    return listed(voice_of(spoken))


@post("/api/matches")
async def make_match(data: JSONBody[wire.NewMatch], hub: OfHub, state: State) -> wire.Made:
    """For anybody: a new match, whose maker sits down first."""
    made = await hub.make(data)
    state.metrics.matches_made[data.game] += 1
    return made


@post("/api/matches/{id_:str}/join")
async def join(id_: FromPath[str], data: JSONBody[wire.Join], hub: OfHub) -> wire.Seated:
    """For whoever has the invitation: an open seat."""
    room = await hub.room(id_)
    if not room.may_join(data.invitation):
        raise StampadiaError("no-such-match", package=PACKAGE)
    return await people.join(room, data)


@post("/api/matches/{id_:str}/forget")
async def forget(id_: FromPath[str], data: JSONBody[wire.Forget], hub: OfHub) -> None:
    """For a seat: whoever holds it is forgotten."""
    room = await hub.room(id_)
    seat, rematch = seat_of(room, data.token), room.row.rematch
    await people.forget(room, seat)
    if not rematch:
        return
    with suppress(StampadiaError):  # it may be gone already
        again = await hub.room(rematch)
        if (kept := people.waits_for(again, data.token)) is not None:
            await people.forget(again, kept)


@get("/api/matches/{id_:str}/lobby")
async def lobby(
    id_: FromPath[str], token: FromQuery[str], hub: OfHub, spoken: Spoken
) -> wire.Lobby:
    """For whoever has a seat or a link: who sits where."""
    room = await hub.room(id_)
    seat = None if room.may_join(token) else viewer_of(room, token)
    return lobby_of(room, room.game.words(spoken).also(PACKAGE), seat)


@get("/api/matches/{id_:str}/record", media_type=MediaType.TEXT)
async def record(looking: Looking) -> str:
    """For whoever has a seat or watches: the record, as far as this one may have it."""
    return content.record_of(*looking)


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(hub: OfHub) -> str:
    """For anybody: whether the store answers."""
    await hub.store.match("")
    return "well\n"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(hub: OfHub, state: State) -> str:
    """For anybody: counts that tell nothing of any match."""
    told: str = state.metrics.told(rooms=hub.open_rooms, listeners=hub.listeners)
    return told


# What people bring along or ask for


@get("/api/matches/{id_:str}/save", media_type=MediaType.TEXT)
async def save(id_: FromPath[str], token: FromQuery[str], hub: OfHub) -> str:
    """For the only person of a match that came from a file: the whole record."""
    room = await hub.room(id_)
    return content.saved(room, seat_of(room, token))


@post("/api/saves", request_max_body_size=LARGEST_SAVE)
async def go_on_with(data: JSONBody[wire_brought.Save], hub: OfHub) -> wire.Made:
    """For anybody: a record goes on as a match, or is looked at where it is over."""
    return await hub.go_on_with(data)


@post("/api/uploads", request_max_body_size=LARGEST_SAVE)
async def upload(
    data: JSONBody[wire_brought.Upload], hub: OfHub, spoken: Spoken
) -> wire_brought.Uploaded:
    """For anybody: a file of one's own, called by its content."""
    return await content.take_upload(hub.shelf, data, spoken, now())


@get("/api/uploads/{name:str}")
async def uploaded(name: FromPath[str], hub: OfHub, spoken: Spoken) -> wire_brought.Uploaded:
    """For whoever has its name: what an upload is."""
    return await content.look_at_upload(hub.shelf, name, spoken)


@post("/api/adventures")
async def want(
    data: JSONBody[wire_brought.Wanted], hub: OfHub, spoken: Spoken
) -> wire_brought.Adventure:
    """For anybody: an adventure that has to be made and proven first."""
    told = await content.want(hub.shelf, data, spoken, now())
    if told.state != DONE:
        hub.certifier.wake()
    return told


@get("/api/adventures/{job:str}")
async def wanted(job: FromPath[str], hub: OfHub, spoken: Spoken) -> wire_brought.Adventure:
    """For whoever asked: how far it is."""
    told = await content.job_told(hub.shelf, job, spoken)
    if told.state in (WAITING, WORKING):
        hub.certifier.wake()
    return told


@get("/api/codes/{code:str}")
async def code(code: FromPath[str], hub: OfHub) -> wire_brought.Opened:
    """For anybody: what the code on a printed sheet stands for."""
    return await content.open_code(hub.shelf, hub.thinkers, code[:LONGEST_CODE])


# Over the socket of a match


@websocket("/api/matches/{id_:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], id_: FromPath[str]) -> None:
    """For whoever says the token of a seat or of the spectators in the first message."""
    with suppress(WebSocketDisconnect, ClientDisconnected):  # gone before it was answered
        await socket.accept()
        try:
            listener = await asyncio.wait_for(_greet(socket, id_), PATIENCE)
        except StoreDown:
            await socket.close(code=1013, reason="try again in a moment")
            return
        except (TimeoutError, msgspec.MsgspecError, StampadiaError):
            await socket.close(code=4404, reason="no such match, or not a greeting")
            return
        line = at_once(socket.scope)
        listener.write_with(None if line is None else line.write)
        sender = asyncio.create_task(_send_on(socket, listener))
        state = socket.app.state
        hearing = Hearing(listener, state.hub, state.metrics, state.visitors.messages())
        try:
            await hearing.hear_on(socket, line)
            listener.dismiss(TOO_MANY, "asks too much")
            await asyncio.wait([sender], timeout=PATIENCE)
        finally:
            listener.leave()
            sender.cancel()
            # an OSError where whoever should be told is gone
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await sender


async def _greet(socket: WebSocket[Any, Any, Any], id_: str) -> Listener:
    hello = await receive(socket)
    if not isinstance(hello, wire.Hello):
        raise StampadiaError("no-such-match", package=PACKAGE)
    room = await socket.app.state.hub.room(id_)
    seat = viewer_of(room, hello.token)
    if hello.since > room.match.happened:
        await room.hear()  # another process has told more than this one has heard of yet
    listener = Listener(room, seat, hello)
    await attendance.enter(room, listener, now())
    for talk in await talking.talks(room, listener.talked):
        listener.tell_talk(talk)
    return listener


async def _send_on(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while (told := await listener.waiting.get()) is not None:
        with listener.sending():
            await socket.send_data(told.decode(), mode="text")
    code, reason = listener.closing
    await socket.close(code=code, reason=reason)


def refuse(request: Request[Any, Any, Any], error: StampadiaError) -> Response[dict[str, str]]:
    """One clear sentence, in the reader's language; whether a match exists is told to nobody who
    has no business there."""
    missing = error.key in ("no-such-match", "no-such-page")
    later = isinstance(error, StoreDown) or error.key == "press-busy"
    return _told(request, error, 503 if later else 404 if missing else 400)


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """What is no request of ours, by its path, form or size; what exactly is wrong with it stands
    beside the sentence, for those who write programs."""
    told = StampadiaError("not-a-message", package=PACKAGE)
    if error.status_code == 404:
        told = StampadiaError("no-such-page", package=PACKAGE)
    elif error.status_code == 413:
        told = StampadiaError("too-long", package=PACKAGE)
    wrong = [one.get("message", "") for one in error.extra or () if isinstance(one, dict)]
    return _told(request, told, error.status_code, detail="; ".join([error.detail, *wrong]))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Our own mistake: what went wrong stands in the log, and is told to nobody."""
    problem("request failed", error)
    return _told(request, StampadiaError("our-mistake", package=PACKAGE), 500)


def _told(
    request: Request[Any, Any, Any], error: StampadiaError, status: int, **more: str
) -> Response[dict[str, str]]:
    why = error.tell(voice_of(request.headers.get("accept-language", "en")))
    told = {"key": error.key, "why": why, **more}
    return Response(told, status_code=status, headers=SECURITY | NOT_KEPT)


def create_app(url: str, thinkers: int = 1, limits: Limits | None = None) -> Litestar:
    """The routes; `guarded` puts the limits, the counts and the log before them."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(open_store(url), Thinkers(thinkers), Certifier(url), Press())
        app.state.hub = hub
        # what is there now stays: looking through it again and again for garbage only costs
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()
        # Before anybody is served: the first page needs it, and msgspec must not work out one type
        # for the first time in two threads at once.
        listed(voice_of("en"))
        news = [asyncio.create_task(work) for work in (hub.listen(), hub.keep_seen())]
        try:
            yield
        finally:
            for task in news:
                task.cancel()
            await hub.close()
            await asyncio.to_thread(give_back)

    return Litestar(
        route_handlers=[
            games,
            make_match,
            join,
            lobby,
            record,
            forget,
            save,
            go_on_with,
            upload,
            uploaded,
            want,
            wanted,
            code,
            healthz,
            metrics,
            socket,
            *PAGES,
            WORKSHOP,
            rated_days,
        ],
        dependencies=ASKED,
        request_class=Asked,
        lifespan=[lifespan],
        exception_handlers={StampadiaError: refuse, HTTPException: misread, 500: broken},
        openapi_config=OpenAPIConfig("Stampadia", __version__, render_plugins=[JsonRenderPlugin()]),
        after_request=_secured,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=65_536,
        logging_config=None,  # `logs` has said how
        state=State(
            {
                "metrics": Metrics(),
                "visitors": Visitors(limits or Limits()),
                "reader": Apprentice(),
                "weigher": Apprentice(),
            }
        ),
    )


def guarded(app: Litestar) -> Guard:
    return Guard(Files(app, SECURITY), app.state.visitors, app.state.metrics)


async def _secured(response: Response[Any]) -> Response[Any]:
    response.headers.update(SECURITY)
    if "cache-control" not in {name.lower() for name in response.headers}:
        response.headers.update(NOT_KEPT)
    return response

"""Who stands at the door: every request passes here first. It counts, keeps the limits and writes
the log; what is asked for is none of its business."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stampadia.kernel.errors import StampadiaError
from stampadia.server import PACKAGE
from stampadia.server.limits import TooFast, Visitors
from stampadia.server.logs import note, problem
from stampadia.server.metrics import Metrics
from stampadia.server.voices import voice_of

FREE: Final = ("/healthz", "/metrics")
"""Whoever watches over the server may look as often as it likes."""
NOWHERE: Final = "/nowhere"
MAKING: Final = ("/api/matches", "/api/saves", "/api/uploads")
"""What is kept for whoever asks, a match or a file."""
WRITING: Final = ("/api/workshop/", "/api/codes/")
"""Where something is worked out from what a person has typed."""
LONGEST_WORD: Final = 12
"""Of those that routes are made of."""
PRINTING: Final = "/api/prints"
SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""What every answer says besides."""
TOO_MANY: Final = 4429
"""The code with which a socket is closed that is one too many, or asks too much."""


class Guard:
    def __init__(self, app: ASGIApp, visitors: Visitors, metrics: Metrics) -> None:
        self._app = app
        self._visitors = visitors
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "\0" in scope.get("path", ""):  # nothing is called so, and PostgreSQL cannot be asked
            scope["path"] = NOWHERE
        match scope["type"]:
            case "http":
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    # Requests

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            if _from_another_site(scope):
                await self._refuse(scope, noted, StampadiaError("not-from-here", package=PACKAGE))
            elif self._may_pass(scope):
                await self._app(scope, receive, noted)
            else:
                await self._refuse(scope, noted, TooFast())
        finally:
            seconds = perf_counter() - began
            self._metrics.answered[scope["method"], status] += 1
            self._metrics.requests.note(seconds)
            note("request", method=scope["method"], route=route_of(scope["path"]), status=status,
                 milliseconds=round(seconds * 1000, 1))  # fmt: skip

    def _may_pass(self, scope: Any) -> bool:
        if scope["path"] in FREE:
            return True
        address = address_of(scope)
        if not self._visitors.may_request(address):
            return False
        if scope["method"] == "POST" and scope["path"] in MAKING:
            return self._visitors.may_make(address)
        if scope["path"].startswith(PRINTING):
            return self._visitors.may_print(address)
        return not scope["path"].startswith(WRITING) or self._visitors.may_draft(address)

    async def _refuse(self, scope: Any, send: Send, error: StampadiaError) -> None:
        self._metrics.refused[error.key] += 1
        voice = voice_of(_header(scope, b"accept-language"))
        body = msgspec.json.encode({"key": error.key, "why": error.tell(voice)})
        told = SECURITY | {"content-type": "application/json"}
        status = 403
        if isinstance(error, TooFast):
            told["retry-after"], status = "1", 429
        headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    # Sockets

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not (self._visitors.may_request(address) and self._visitors.may_open(address)):
            self._metrics.refused[TooFast().key] += 1
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many"})
            return
        began, code = perf_counter(), 1006

        async def heard() -> Any:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code") or code
            return message

        async def noted(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message["code"]
                self._metrics.closed[code] += 1
            await send(message)

        note("socket opened")
        try:
            await self._app(scope, heard, noted)
        except Exception as error:
            problem("socket failed", error)
            raise
        finally:
            self._visitors.closed(address)
            note("socket closed", code=code, seconds=round(perf_counter() - began, 1))


def address_of(scope: Any) -> str:
    """Of whoever asks. Behind a proxy on this machine, uvicorn has put in what the proxy says."""
    client = scope.get("client")
    return client[0] if client else ""


def route_of(path: str) -> str:
    """A path without the match that it names, and without whatever else a stranger wrote."""
    parts = path.split("/")
    if parts[:2] != ["", "api"]:
        return path if path in FREE else "page"
    if parts[2:3] == ["matches"] and len(parts) > 3:
        parts[3] = "{id}"
    return "/".join(parts[:5]) if all(one in ("", "{id}") or _ours(one) for one in parts) else "?"


def _ours(part: str) -> bool:
    """Could it be a word of our routes? No token is so short, or written so small."""
    return len(part) <= LONGEST_WORD and part.isascii() and part.isalpha() and part.islower()


def _header(scope: Any, name: bytes) -> str:
    found: bytes = dict(scope["headers"]).get(name, b"")
    return found.decode("latin-1")


def _from_another_site(scope: Any) -> bool:
    """Would a page of somebody else's change something here in a visitor's name? Browsers say where
    a request comes from; whoever is no browser says nothing."""
    return scope["method"] == "POST" and _header(scope, b"sec-fetch-site") == "cross-site"

"""The files of the pages, as they are sent: each is read and compressed once, until it changes, and
is not sent at all to whoever has it still."""

from __future__ import annotations

import gzip
import os
import re
from hashlib import sha256
from mimetypes import guess_type
from stat import S_ISREG
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from stampadia.web import FOLDER

ROOT: Final = os.path.normpath(FOLDER)
WRITTEN: Final = "/worker.js"
"""Not sent as it lies there: which files it keeps is written into it."""
_COMMENT: Final = re.compile(rb"(?m)^[ \t]*(?:/\*\*(?:(?!\*/)[\s\S])*\*/|//.*)[ \t]*$")
"""On lines of its own."""
Headers = list[tuple[bytes, bytes]]


class File(Struct, frozen=True):
    changed: tuple[int, int]
    tag: bytes
    headers: Headers
    plain: bytes
    packed: bytes
    """Empty where it would be no smaller."""


def sent(path: str, data: bytes) -> bytes:
    """What of a file goes over the line. In our scripts a fifth of that would be comments, which
    are for whoever reads the source; in others' they are the licence. Lines keep their numbers."""
    if not path.endswith(".js") or "/vendor/" in path:
        return data
    return _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), data)


class Files:
    """Before the routes: what is no file of the pages is theirs."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self._app = app
        # asked for again each time: a page of an earlier version speaks another wire
        said = {"cache-control": "no-cache"} | headers
        self._headers = [(name.lower().encode(), told.encode()) for name, told in said.items()]
        self._known: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] == "http" and asked["method"] in ("GET", "HEAD"):
            file = self._file(asked["path"])
            if file is not None:
                await self._send(file, asked, send)
                return
        await self._app(scope, receive, send)

    def _file(self, address: str) -> File | None:
        if not address.startswith("/") or address.startswith("/api/") or address == WRITTEN:
            return None
        if "/__" in address:  # Python's own, which tells where all this is installed
            return None
        path = f"{ROOT}{'/index.html' if address == '/' else address}"
        if os.path.normpath(path) != path or path == ROOT:  # a way around
            return None
        try:
            found = os.stat(path)
            if not S_ISREG(found.st_mode):
                return None
            changed = (found.st_mtime_ns, found.st_size)
            file = self._known.get(path)
            if file is None or file.changed != changed:
                self._known[path] = file = self._read(path, changed)
        except (OSError, ValueError):  # not there, or no name that a file can have
            return None
        return file

    def _read(self, path: str, changed: tuple[int, int]) -> File:
        with open(path, "rb") as opened:
            plain = sent(path, opened.read())
        packed = gzip.compress(plain, 6, mtime=0)
        if len(packed) >= len(plain):
            packed = b""
        kind = guess_type(path)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        tag = f'"{sha256(plain).hexdigest()[:32]}"'.encode()
        headers = [*self._headers, (b"content-type", kind.encode()), (b"etag", tag)]
        if packed:
            headers.append((b"vary", b"Accept-Encoding"))
        return File(changed, tag, headers, plain, packed)

    async def _send(self, file: File, asked: Any, send: Send) -> None:
        told = {name.lower(): value for name, value in asked["headers"]}
        body, headers, status = file.plain, file.headers, 200
        if file.tag in told.get(b"if-none-match", b""):
            body, status = b"", 304
        else:
            if file.packed and b"gzip" in told.get(b"accept-encoding", b""):
                body, headers = file.packed, [*headers, (b"content-encoding", b"gzip")]
            headers = [*headers, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        shown = b"" if asked["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})

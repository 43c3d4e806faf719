"""The server as a program: `stampadia serve`."""

from __future__ import annotations

import errno
import gc
import os
import socket
import webbrowser
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import Final

from stampadia.kernel.chance import unguessable
from stampadia.server.databases import sqlite_address
from stampadia.server.limits import read_limits
from stampadia.server.logs import What, configuration
from stampadia.server.migrations import open_up
from stampadia.server.tokens import SECRET
from stampadia.workbench.folders import data_folder

DATABASE: Final = "STAMPADIA_DATABASE"
"""Where each worker finds the store's address."""
LIMITS: Final = "STAMPADIA_LIMITS"
THINKERS: Final = "STAMPADIA_THINKERS"
PATIENCE: Final = 300
"""How often it is tried whether the server is there yet."""


def own_database() -> str:
    """SQLite in the person's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_address(folder / "matches.sqlite")


def free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def is_taken(host: str, port: int) -> bool:
    """Does another program listen there?"""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return True
            raise
    return False


def app() -> object:
    """What uvicorn calls in each worker."""
    gc.disable()  # until it begins to serve: nothing of what is loaded now is ever garbage
    from stampadia.server.app import create_app, guarded

    limits = read_limits(os.environ.get(LIMITS, ""))
    return guarded(
        create_app(os.environ[DATABASE], int(os.environ.get(THINKERS, "1")), limits=limits)
    )


def run(
    host: str,
    port: int,
    database: str,
    workers: int,
    *,
    show: bool,
    limits: str = "",
    log: What = "problems",
    hello: str = "",
) -> None:
    """Serve until stopped; `hello` is said once the store is open."""
    import uvicorn

    read_limits(limits)
    open_up(database)
    if hello:
        print(hello, flush=True)
    os.environ[DATABASE] = database
    os.environ[LIMITS] = limits
    os.environ.setdefault(SECRET, unguessable())  # one worker draws what another has signed
    if show:
        Thread(target=_show, args=(host, port), daemon=True).start()
    uvicorn.run(
        "stampadia.server.run:app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=configuration(log),
        access_log=False,
        server_header=False,
        ws="stampadia.server.sockets:Line",
        ws_ping_interval=40,
        ws_max_size=16_384,
        # a table is a few kilobytes, and each compressed socket would hold some hundred
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,  # longer than a proxy keeps a line that nobody uses
    )


def _show(host: str, port: int) -> None:
    """Open the browser as soon as somebody answers there."""
    for _ in range(PATIENCE):
        with suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(address(host, port))
            return
        sleep(0.1)


def address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"

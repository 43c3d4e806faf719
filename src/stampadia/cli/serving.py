"""`stampadia serve`, `backup` and `restore`: the table for many, and what it keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, Literal

from stampadia.cli.input import Refusal, check_number
from stampadia.words import Words

LOOPBACK: Final = "127.0.0.1"
MOST_WORKERS: Final = 64
NO_FILE: Final = ("/", "/:memory:")
"""What SQLite keeps in memory, where every connection would have matches of its own."""


def serve(
    voice: Words,
    *,
    host: str = LOOPBACK,
    port: int | None = None,
    database: str | None = None,
    workers: int = 1,
    limits: str = "",
    log: Literal["problems", "all"] = "problems",
    open_: bool = False,
) -> None:
    check_number("workers", workers, least=1, most=MOST_WORKERS)
    if port is not None:
        check_number("port", port, least=1, most=65_535)
    from stampadia.server import run
    from stampadia.server.limits import read_limits

    read_limits(limits)
    store = _store(database)
    try:
        where = port or run.free_port(host)
        taken = run.is_taken(host, where)
    except OSError:
        raise Refusal("no-such-host", host=host, port=str(port or "-")) from None
    if taken:
        raise Refusal("port-taken", port=str(where), host=host)
    link = run.address(host, where)
    shown = open_ and has_display()
    hello = voice.say("serving", link=link)
    if open_ and not shown:
        hello += f"\n{voice.say('no-display', link=link)}"
    run.run(host, where, store, workers, show=shown, limits=limits, log=log, hello=hello)


def backup(voice: Words, file: str = "", /, *, database: str | None = None) -> None:
    if not file:
        raise Refusal("which-file")
    from stampadia.server.backup import back_up

    carried = back_up(_store(database), Path(file))
    print(voice.say("backed-up", matches=carried.matches, lines=carried.lines, path=file))


def restore(
    voice: Words, file: str = "", /, *, database: str | None = None, replace: bool = False
) -> None:
    if not file:
        raise Refusal("which-file")
    from stampadia.server.backup import restore as put_back

    carried = put_back(_store(database), Path(file), replace=replace)
    print(voice.say("restored", matches=carried.matches, lines=carried.lines))


def _store(database: str | None) -> str:
    """The address of the store that a person means."""
    if database is None:
        from stampadia.server import run

        return run.own_database()
    kind, _, where = database.partition("://")
    file = kind == "sqlite" and where.startswith("/") and where not in NO_FILE
    if not file and not (kind.startswith("postgres") and where):
        raise Refusal("not-a-database", text=database)
    return database


def has_display() -> bool:
    """Can a browser be opened for the person who sits here?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""How long somebody waits who starts the server and opens the first page, and how much goes over
the line for it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from posixpath import dirname, join, normpath
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import httpx

from benchmarks.sheets import Cost
from benchmarks.spawned import Process, free_port

COLD_S: Final = 2
WEIGHT_KB: Final = 200
START: Final = (
    "import sys; from stampadia.server.run import run; "
    "run('127.0.0.1', int(sys.argv[1]), sys.argv[2], 1, show=False, limits=sys.argv[3])"
)
PLENTY: Final = "sockets=10000,requests=100000,matches=100000,messages=10000"
"""One visitor is all of them."""
FONTS: Final = ("alegreya", "alegreya-bold", "alegreya-sc-bold", "cinzel-bold", "atkinson")
"""Those that the first page is set in; a stylesheet names more, which come when they are needed."""
ASKED: Final = ("/api/games?language=en", "/words/en.ftl")
"""What the scripts of the first page ask for."""
_NAMED: Final = re.compile(r"""(?:(?:src|href)=|from |import )["']([^"'#:]+\.(?:js|css|svg))["']""")
"""What comes at once; a script that is asked for later stands in brackets."""


@contextmanager
def serving() -> Iterator[Process]:
    """A server of ours on an empty store, which is thrown away with it."""
    with TemporaryDirectory(prefix="stampadia-") as folder:
        port = free_port()
        command = [sys.executable, "-c", START, str(port), f"sqlite:///{folder}/m.sqlite", PLENTY]
        process = Process(command, port, "/healthz")
        try:
            yield process
        finally:
            process.stop()


def measure(rounds: int) -> list[Cost]:
    """Seconds from the command to the first page, and the kilobytes of that page."""
    taken, weight = [], 0
    for _ in range(rounds):
        began = perf_counter()
        with (
            serving() as process,
            httpx.Client(base_url=f"http://127.0.0.1:{process.port}") as line,
        ):
            for path in ("/", *ASKED):
                line.get(path).raise_for_status()
            taken.append(perf_counter() - began)
            weight = weight or weighed(line)
    return [
        Cost("bench-cold-start", median(taken), COLD_S),
        Cost("bench-page-weight", weight / 1000, WEIGHT_KB),
    ]


def weighed(line: httpx.Client) -> int:
    """The bytes of the first page and of all that it names, packed as they come."""
    waiting, known, total = ["/", *ASKED, *(f"/fonts/{font}.woff2" for font in FONTS)], set(), 0
    while waiting:
        path = waiting.pop()
        if path in known:
            continue
        known.add(path)
        with line.stream("GET", path) as answer:
            answer.raise_for_status()
            packed = b"".join(answer.iter_raw())
        total += len(packed)
        if path == "/" or path.endswith(".js"):
            text = line.get(path).text
            waiting += [normpath(join(dirname(path), named)) for named in _NAMED.findall(text)]
    return total

"""Processes beside the server: who dies costs its own work, and nobody waits for any at the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import httpx
import pytest

from server.served import serving
from stampadia.server.processes import Beside
from stampadia.server.thinking import Thinkers

LONG = 3600
PATIENCE = 30
"""Seconds, after which one that was begun anew is still there."""


def falls(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def sleeps(seconds: int) -> int:
    sleep(seconds)
    return seconds


def test_who_dies_takes_the_work_in_hand_along_and_nothing_else() -> None:
    beside = Beside(1)

    async def work() -> int:
        with pytest.raises(BrokenProcessPool):
            await beside.work(falls, 1)
        return await beside.work(sleeps, 0)

    try:
        assert asyncio.run(work()) == 0
    finally:
        beside.stop()


def test_nobody_begins_anew_once_the_server_stops() -> None:
    """A thought that was broken off is thought once more, but not by a process that would outlive
    the server."""
    before = {process.pid for process in active_children()}

    def begun() -> set[int | None]:
        return {process.pid for process in active_children()} - before

    async def work() -> None:
        thinkers = Thinkers(1)
        asked = asyncio.create_task(thinkers.work(sleeps, LONG))
        while not begun():
            await asyncio.sleep(0.05)
        await asyncio.to_thread(thinkers.close)
        await asyncio.wait([asked])
        assert asked.cancelled()
        async with asyncio.timeout(PATIENCE):  # one that is dead stays listed for a moment
            while begun():
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(work(), LONG))


def own_number(_: int) -> int:
    return os.getpid()


def test_they_make_room_for_others_after_so_many_jobs() -> None:
    beside = Beside(1, None, 3)

    async def work() -> list[int]:
        at_once = await asyncio.gather(*(beside.work(own_number, one) for one in range(7)))
        return [*at_once, *[await beside.work(own_number, one) for one in range(3)]]

    try:
        found = asyncio.run(asyncio.wait_for(work(), LONG))
    finally:
        beside.stop()
    a, b, c, d = found[0], found[3], found[6], found[9]
    assert found == [a, a, a, b, b, b, c, c, c, d]
    assert len({a, b, c, d}) == 4


@pytest.mark.parametrize("jobs", [None, 2])
def test_nobody_waits_for_long_work_at_the_end(jobs: int | None) -> None:
    """Those who have made room do not, either."""
    beside = Beside(1, None, jobs)

    async def work() -> None:
        long, next_one = (asyncio.ensure_future(beside.work(sleeps, LONG)) for _ in range(2))
        await asyncio.sleep(0)
        beside.stop()
        for one in (long, next_one):
            with pytest.raises(BrokenProcessPool):
                await one

    asyncio.run(work())


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("this system does not list a process's children")
    return [int(one) for one in listed.read_text().split()]


def test_workers_that_stop_leave_no_semaphore_behind(tmp_path: Path) -> None:
    """Each has had a process that thinks; what the system kept for it is given back by whoever
    asked for it, and not found by Python's own watch when all are gone."""
    log = tmp_path / "log"
    for _ in range(3):
        with serving(tmp_path, workers=2, log=log) as server:
            made = [server.make("stampede", "you", "search") for _ in range(4)]
            people = [server.sit(one["match"], one["token"]) for one in made]
            for one in people:
                one.move()
        told = log.read_text("utf-8")
        assert "leaked" not in told, told


def test_all_may_be_stopped_at_once_as_service_managers_do(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        wish = json.dumps({"game": "stampede"})
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as line:
            line.get("/api/prints", params={"wish": wish}).raise_for_status()
        beside = children(server.process.pid)
        assert beside
        for process in (*beside, server.process.pid):
            os.kill(process, signal.SIGTERM)
        server.process.wait(60)

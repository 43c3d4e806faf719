"""A club's server as `docs/play/host.md` sets it up: two workers on one PostgreSQL behind nginx,
with the very lines that stand there."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

from server.postgres import throw_away
from server.served import PATIENCE, Person, free_port, serving
from stampadia.kernel.registry import load
from stampadia.matches.record import parse
from stampadia.matches.replay import replay

pytestmark = [pytest.mark.xdist_group("store"), pytest.mark.deep]

HOST = Path(__file__).parents[2] / "docs/play/host.md"
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
"""What a system's own settings say around a site."""
STAYS = 5
"""Choices after which somebody's line breaks and a new one is opened, to whichever worker."""


@contextmanager
def proxied(folder: Path, server: int) -> Iterator[int]:
    """The port of an nginx that stands before this one."""
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        pytest.skip("nginx is not installed: the table behind a proxy is not tried")
    port = free_port()
    (site,) = re.findall(r"```nginx\n(.*?)```", HOST.read_text("utf-8"), re.DOTALL)
    for told, here in (("listen 80;", f"listen 127.0.0.1:{port};"), ("8765", str(server))):
        assert told in site
        site = site.replace(told, here)
    settings = folder / "nginx.conf"
    settings.write_text(AROUND.format(folder=folder, site=site), "utf-8")
    process = subprocess.Popen([nginx, "-c", str(settings), "-e", str(folder / "error.log")])
    try:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz")
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "error.log").read_text("utf-8")
                sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


class Faithful:
    """Somebody who comes back again and again, and says what was heard last."""

    def __init__(self, port: int, match: str, token: str) -> None:
        self._where = port, match, token
        self._chosen = 0
        self._person = Person(*self._where, 0, "en")
        self.heard: list[int] = []

    def after(self, sequence: int) -> dict[str, Any]:
        """The table after so many lines."""
        while self._person.table["sequence"] < sequence:
            self._person.next("table")
        self._hear()
        return self._person.table

    def choose(self, sequence: int) -> int:
        """The sequence that a choice leads to."""
        table = self._person.asked(sequence)
        offers = [offer["text"] for offer in table["offers"]]
        text = offers[sequence % len(offers)]
        self._person.choose(table, text, f"choice {table['sequence']}")
        done: int = self._person.next("done")["sequence"]
        self._hear()
        self._chosen += 1
        if not self._chosen % STAYS:
            self._person.close()
            self._person = Person(*self._where, self.heard[-1], "en")
        return done

    def _hear(self) -> None:
        for said in self._person.said:
            if said["type"] == "table":
                self.heard += [event["number"] for event in said["events"]]
        self._person.said.clear()

    def close(self) -> None:
        self._person.close()


def test_a_match_is_played_to_its_end_through_a_proxy_two_workers_and_postgresql(
    tmp_path: Path,
) -> None:
    game = load("stampede")
    with (
        throw_away() as database,
        serving(tmp_path, workers=2, database=database) as server,
        proxied(tmp_path, server.port) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http,
    ):
        assert http.get("/healthz").text == "well\n" and http.get("/metrics").status_code == 403
        assert http.get("/").headers["content-security-policy"]
        wish = {"game": game.name, "players": ["you", ""], "name": "Ada"}
        made = http.post("/api/matches", json=wish).json()
        match = made["match"]
        invited = {"invitation": made["invitation"], "name": "Bo"}
        seated = http.post(f"/api/matches/{match}/join", json=invited).json()
        people = [Faithful(port, match, one["token"]) for one in (made, seated)]
        sequence = 1  # the cards are dealt
        while not (table := people[0].after(sequence))["over"]:
            sequence = people[table["view"]["asked"]].choose(table["sequence"])
        for person in people:
            assert person.after(sequence)["over"]
            assert person.heard == [*range(1, len(person.heard) + 1)]
            person.close()
        record = http.get(f"/api/matches/{match}/record", params={"token": made["token"]}).text
        assert replay(game, parse(record)).over is not None
        luck = http.get(f"/api/matches/{match}/luck", params={"token": made["token"]}).json()
        assert luck["chances"] and not luck["differs"]

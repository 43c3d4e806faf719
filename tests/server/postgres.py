"""A PostgreSQL of one's own, thrown away afterwards; skipped where none is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

import pytest

from server.served import free_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def program(name: str) -> str:
    found = shutil.which(name) or next(
        (str(folder / name) for folder in reversed(FOLDERS) if (folder / name).exists()), None
    )
    if found is None:
        pytest.skip(f"PostgreSQL is not installed here: there is no “{name}”")
    return found


def as_its_owner() -> list[str]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return []
    if "postgres" not in {user.pw_name for user in pwd.getpwall()} or not shutil.which("setpriv"):
        pytest.skip("PostgreSQL does not run as root, and there is nobody else to run it")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


class Cluster:
    """One that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self._home, self._log, self._port = folder / "data", folder / "log", free_port()
        self.url = f"postgresql://table@127.0.0.1:{self._port}/postgres"
        made = [program("initdb"), "-D", str(self._home), "-U", "table", "--auth=trust", "-N"]
        subprocess.run([*as_its_owner(), *made], check=True, capture_output=True)
        self.start()

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*as_its_owner(), program("postgres"), "-D", self._home, "-p", str(self._port),
                 "-k", "", "-c", "listen_addresses=127.0.0.1"],
                stdout=log, stderr=log,
            )  # fmt: skip
        asked = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(self._port)]
        for _ in range(300):
            if subprocess.run(asked, capture_output=True).returncode == 0:
                return
            sleep(0.1)
        raise TimeoutError("PostgreSQL did not come up")

    def stop(self) -> None:
        """At once: whoever is connected is sent away."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """In a folder that its owner can enter."""
    with TemporaryDirectory(prefix="stampadia-") as folder:
        if as_its_owner():
            shutil.chown(folder, "postgres", "postgres")
        one = Cluster(Path(folder))
        try:
            yield one
        finally:
            one.stop()


@contextmanager
def throw_away() -> Iterator[str]:
    """The address of a fresh database."""
    with cluster() as one:
        yield one.url

"""A server in a process of its own, and what it uses."""

from __future__ import annotations

import os
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Final

import httpx

TICK: Final = os.sysconf("SC_CLK_TCK")


class Process:
    """A server that was started for this, and what it uses."""

    def __init__(self, command: list[str], port: int, healthy: str, **environment: str) -> None:
        self.port = port
        self._process = subprocess.Popen(command, env={**os.environ, **environment})
        # a line of its own for every question would read all certificates, which takes as long as
        # the sleep
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False) as line:
            for _ in range(3000):
                with suppress(httpx.TransportError):
                    if line.get(healthy).status_code < 500:
                        return
                sleep(0.02)
        raise TimeoutError("the server did not come up")

    def processor_seconds(self) -> float:
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """In kilobytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

"""What the server counts, as Prometheus reads it. No name, no address and no id of a match stands
there, and nothing that depends on a hidden card."""

from __future__ import annotations

import resource
import sys
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds, at which durations are told apart."""


class Durations:
    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Of one process: each worker counts for itself."""

    def __init__(self) -> None:
        self.matches_made: Counter[str] = Counter()
        """By game."""
        self.done: Counter[str] = Counter()
        """Messages that were carried out, by kind."""
        self.refused: Counter[str] = Counter()
        """By the key of the sentence that said why."""
        self.answered: Counter[tuple[str, int]] = Counter()
        """Requests, by method and status."""
        self.closed: Counter[int] = Counter()
        """Sockets, by the code they were closed with."""
        self.choices = Durations()
        """From a choice that comes in until it is stored and told to everybody."""
        self.requests = Durations()

    def told(self, *, rooms: int, listeners: int) -> str:
        lines = [
            *_gauge("rooms", "Matches at hand.", rooms),
            *_gauge("listeners", "Open sockets that listen to a match.", listeners),
            *_counter("matches_made_total", "New matches.", "game", self.matches_made),
            *_counter("messages_total", "Messages carried out.", "kind", self.done),
            *_counter("refused_total", "Messages and requests refused.", "why", self.refused),
            *_counter("sockets_closed_total", "Sockets closed by the server.", "code", self.closed),
            "# HELP stampadia_requests_total Requests answered.",
            "# TYPE stampadia_requests_total counter",
            *(
                f'stampadia_requests_total{{method="{method}",status="{status}"}} {count}'
                for (method, status), count in sorted(self.answered.items())
            ),
            *_histogram("choice_seconds", "A choice, until it is stored and told.", self.choices),
            *_histogram("request_seconds", "A request, until it is answered.", self.requests),
            "# TYPE process_cpu_seconds_total counter",
            f"process_cpu_seconds_total {_processor_seconds():.2f}",
            "# TYPE process_resident_memory_bytes gauge",
            f"process_resident_memory_bytes {_memory()}",
        ]
        return "\n".join(lines) + "\n"


def _gauge(name: str, help_: str, value: int) -> list[str]:
    name = f"stampadia_{name}"
    return [f"# HELP {name} {help_}", f"# TYPE {name} gauge", f"{name} {value}"]


def _counter(name: str, help_: str, label: str, counts: Counter[str] | Counter[int]) -> list[str]:
    name = f"stampadia_{name}"
    lines = [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
    return [f"# HELP {name} {help_}", f"# TYPE {name} counter", *lines]


def _histogram(name: str, help_: str, durations: Durations) -> list[str]:
    name = f"stampadia_{name}"
    lines, below = [f"# HELP {name} {help_}", f"# TYPE {name} histogram"], 0
    for step, count in zip((*STEPS, "+Inf"), durations.counts, strict=True):
        below += count
        lines.append(f'{name}_bucket{{le="{step}"}} {below}')
    return [*lines, f"{name}_sum {durations.total:.6f}", f"{name}_count {below}"]


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _memory() -> int:
    """What the process holds now, or held at most where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()

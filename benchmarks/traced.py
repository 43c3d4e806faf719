"""What a trace of Chromium tells of the page's own work: processor time of its main thread."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

CATEGORIES: Final = ("blink.user_timing", "disabled-by-default-devtools.timeline")
MARKS: Final = ("choice", "painted", "still")


class Traced(Struct, frozen=True):
    """In milliseconds."""

    choices: list[float]
    """All work of the page from each press until its outcome is painted."""
    moving: list[float]
    """Each task, and with it each frame, while something moves."""


def read(trace: bytes) -> Traced:
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in events
        if event.get("cat") == "blink.user_timing" and event.get("name") in MARKS
    )
    thread = {(pid, tid) for _, _, pid, tid in marks}
    tasks = sorted(
        (event["ts"], event["ts"] + event["dur"], event.get("tdur", event["dur"]) / 1000)
        for event in events
        if event.get("name") == "RunTask" and (event["pid"], event["tid"]) in thread
        if "dur" in event
    )
    choices, moving = [], [0.0]
    for (begins, name, *_), (ends, *_) in pairwise(marks):
        inside = [cost for start, stop, cost in tasks if start < ends and stop > begins]
        if name == "choice":
            choices.append(sum(inside))
        elif name == "painted":
            moving += inside
    return Traced(choices, moving)

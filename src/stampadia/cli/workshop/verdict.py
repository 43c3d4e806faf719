"""What a validator says of files, whatever is in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stampadia.cli.input import status_of
from stampadia.words import Words
from stampadia.workbench.content_file import FileReading


def told_of(readings: Sequence[FileReading[Any]], verdict: str, voice: Words) -> int:
    """Every problem, the verdict in one sentence, and the status to end with."""
    problems = [problem for reading in readings for problem in reading.problems]
    for problem in problems:
        print(problem.tell(voice))
    told = {
        "files": len(readings),
        "good": sum(reading.made is not None for reading in readings),
        "errors": sum(reading.errors for reading in readings),
        "warnings": sum(reading.warnings for reading in readings),
    }
    print(voice.say(verdict, **told))
    return status_of(problems)

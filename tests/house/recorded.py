"""The recorded session of docs/play: made, and made anew, by the real program.

    PYTHONPATH=tests .venv/bin/python -m house.recorded

runs the choices of `session-choices.txt` again and writes the transcript and its record. Choices
that no longer fit are kept out, and the search plays the rest of the game.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from house.files import ROOT
from stampadia.games.stampede import GAME
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.players import make_player
from stampadia.table.seating import arrange
from stampadia.table.session import Session

PLAY: Final = ROOT / "docs" / "play"
CHOICES: Final = PLAY / "session-choices.txt"
RECORD: Final = PLAY / "session.record"
PAGE: Final = PLAY / "session.md"
SEED: Final = "7"
PLAYERS: Final = "you,random"
COMMAND: Final = (
    f"stampadia play stampede --plain --seed {SEED} --players {PLAYERS} "
    "--save session.record --lang en"
)
_TRANSCRIPT: Final = re.compile(r"(?<=```text\n).*?(?=```)", re.DOTALL)
_DATE: Final = re.compile(r"(?m)^date: .*$")


def played(choices: str) -> tuple[str, str]:
    """What the program prints when these lines are piped in, and the record it saves."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", *COMMAND.split()],
            cwd=folder, input=choices, capture_output=True, encoding="utf-8",
            env=os.environ | {"PYTHONUTF8": "1"}, check=True,
        )  # fmt: skip
        record = (Path(folder) / "session.record").read_text("utf-8")
    asked = len(re.findall(r"(?m)^> ", done.stdout))
    if asked != len(choices.splitlines()):
        raise ValueError(f"{len(choices.splitlines())} choices for {asked} questions")
    return done.stdout, record


def without_date(record: str) -> str:
    return _DATE.sub("date: -", record, count=1)


def shown() -> str:
    """The transcript that the page shows."""
    found = _TRANSCRIPT.search(PAGE.read_text("utf-8"))
    return found[0] if found else ""


# Making it anew


def make_anew() -> None:
    choices = CHOICES.read_text("utf-8")
    try:
        told, record = played(choices)
    except ValueError:
        choices = _finished(choices)
        CHOICES.write_text(choices, "utf-8")
        told, record = played(choices)
    PAGE.write_text(_TRANSCRIPT.sub(lambda _: told, PAGE.read_text("utf-8"), count=1), "utf-8")
    if without_date(record) != without_date(RECORD.read_text("utf-8")):
        RECORD.write_text(record, "utf-8")


def _finished(choices: str) -> str:
    """The lines that still fit, and what the search chooses from there to the end."""
    lines = iter(choices.splitlines())
    kept: list[str] = []
    with TemporaryDirectory() as folder:
        seating = arrange(GAME, players=PLAYERS.split(","), seed=SEED)
        session = Session.begin(seating, Path(folder) / "record")
        player = make_player("search:1000", Dealer("docs"))
        while (asked := session.asked) is not None:
            if asked not in session.people:
                session.play(session.thinking()())
            elif (line := next(lines, None)) is None:
                choice = player.choose(session.match.perspective(asked))
                kept.append(session.write(choice, "en"))
                session.play(choice)
            elif _fits(line, session):
                kept.append(line)
    return "".join(f"{line}\n" for line in kept)


def _fits(line: str, session: Session) -> bool:
    """Does this line do something? Then it is done."""
    try:
        if line == "undo":
            session.undo()
        elif line.isdecimal():
            session.play(session.choices()[int(line) - 1])
        else:
            session.play(session.read(line))
    except (StampadiaError, IndexError):
        return False
    return True


if __name__ == "__main__":
    make_anew()

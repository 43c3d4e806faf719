"""What docs/play shows of Chronicles: a short session with real dice, and a whole game on record.

    PYTHONPATH=tests .venv/bin/python -m house.recorded_chronicles

types the lines of `chronicles-choices.txt` again and writes the transcript into the pages; and lets
the honest player play the hand-written sheet from seed 1 on, until it wins a game that is kept.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import count
from tempfile import TemporaryDirectory
from typing import Final

from house.files import ROOT
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.content import FIRST_DAY
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay

PLAY: Final = ROOT / "docs" / "play"
CHOICES: Final = PLAY / "chronicles-choices.txt"
RECORD: Final = PLAY / "chronicles.record"
PAGE: Final = PLAY / "chronicles.md"
COMMAND: Final = (
    f"stampadia play chronicles --file {FIRST_DAY} --own-dice --no-memory --plain --lang en"
)
ANEW: Final = "Make it anew: PYTHONPATH=tests .venv/bin/python -m house.recorded_chronicles"
_TRANSCRIPT: Final = re.compile(r"(?<=```text\n).*?(?=```)", re.DOTALL)
_BEFORE: Final = re.compile(r".*?(?=^Where does the hero go\?)", re.DOTALL | re.MULTILINE)
_AFTER: Final = re.compile(r"^Until next time\..*", re.DOTALL | re.MULTILINE)


# The session


def session() -> str:
    """What the program says when these lines are typed: from the first question on, without the
    table before it and without where the game was saved."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", *COMMAND.split(), "--save", "session.record"],
            cwd=folder, input=CHOICES.read_text("utf-8"), capture_output=True, encoding="utf-8",
            env=os.environ | {"PYTHONUTF8": "1"}, check=True,
        )  # fmt: skip
    return _AFTER.sub("", _BEFORE.sub("", done.stdout, count=1))


def shown() -> str:
    """The session that the page shows."""
    found = _TRANSCRIPT.search(PAGE.read_text("utf-8"))
    return found[0] if found else ""


# The record


def kept() -> Record:
    return parse(RECORD.read_text("utf-8"))


def played(seed: str) -> Match:
    """The hand-written sheet, played by the honest player."""
    dealer = Dealer(seed)
    options = GAME.read_options({"sheet": FIRST_DAY})
    match = Match(GAME, 1, options, players=("honest",), luck=dealer.child("luck"))
    match.deal()
    player = dealer.child("seat 1")
    while isinstance(ask := match.pending(), Ask):
        world = match.perspective(0).imagine(player)
        match.play(GAME.instinct(world, ask, player))
    return match


def fullest_battle() -> int:
    """The turn of the recorded game that begins with the most rooms drawn and enemies to fight."""
    match = replay(GAME, kept())
    position = GAME.begin(1, match.options)
    found: dict[int, tuple[int, int]] = {}
    for line in match.lines:
        if line.kind in ("choice", "chance"):
            position.play(GAME.read(position, line.text))
        elif line.kind == "digest" and position.battle is not None:
            found[position.turn] = len(position.battle.active), position.drawn.bit_count()
    return max(found, key=lambda turn: found[turn])


# Making both anew


def make_anew() -> None:
    told = session()
    PAGE.write_text(_TRANSCRIPT.sub(lambda _: told, PAGE.read_text("utf-8"), count=1), "utf-8")
    matches = (played(str(seed)) for seed in count(1))
    won = next(match for match in matches if match.over and match.over.how == "won")
    RECORD.write_text(str(won.record()), "utf-8")


if __name__ == "__main__":
    make_anew()

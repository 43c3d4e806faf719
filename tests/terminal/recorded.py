"""The games of the past as tables at which somebody sits: every moment in which a seat is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from stampadia.kernel import registry
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.table.saves import Kept
from stampadia.table.seats import YOU
from stampadia.table.session import Session

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))
GAMES = registry.names()


@cache
def kept_match(path: Path) -> tuple[Match, Position]:
    """The match, and where it came to."""
    record = parse(path.read_text(encoding="utf-8"))
    match = replay(registry.load(record.header.game), record)
    return match, match.position


def moments(path: Path, *, every: int = 1) -> Iterator[Session]:
    """A session that stands, one after the other, in each of these positions; it is always the
    same one."""
    match, end = kept_match(path)
    match.position = end
    session = Session(match, (YOU,) * match.header.seats, None, Kept(Path("nowhere")))
    position, asked = match.start(), 0
    for line in match.lines:
        if line.kind not in ("choice", "chance"):
            continue
        if isinstance(position.pending(), Ask):
            asked += 1
            if asked % every == 1 or every == 1:
                match.position = position
                yield session
        position.play(match.game.read(position, line.text))

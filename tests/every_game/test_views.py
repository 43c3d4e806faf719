"""Views along whole games: one head, one JSON form, and the same bytes from several threads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import msgspec
import pytest

from every_game.contract import check_head, check_json, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position
from stampadia.matches.match import Match
from stampadia.matches.record import PLAYED, parse
from stampadia.matches.replay import replay

GAMES = registry.names()
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))
ONE_IN = 4
"""Each record begins at another place, so that all steps of a game are seen."""
THREADS = 8


def positions(match: Match) -> Iterator[Position]:
    position = match.start()
    for line in match.lines:
        if line.kind in PLAYED:
            position.play(match.game.read(position, line.text))
            yield position


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_view_of_a_record_has_its_head_and_decodes_to_itself(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    match = replay(registry.load(record.header.game), record)
    first = RECORDS.index(path) % ONE_IN
    last = len([line for line in match.lines if line.kind in PLAYED])
    for number, position in enumerate(positions(match), start=1):
        if number % ONE_IN == first or number == last:
            for seat in (0, None):
                check_head(position.view(seat), position.pending())
                check_json(position.view(seat))


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads that are interrupted as often as can be."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("name", GAMES)
def test_several_threads_see_the_same(name: str) -> None:
    game = registry.load(name)
    with ThreadPoolExecutor(THREADS) as pool:
        for number, setup in enumerate(setups(game)[-2:]):
            dealer = Dealer(f"threads {number}")
            match = Match(game, setup.seats, setup.options, luck=dealer.child("luck"))
            match.deal()
            for _ in range(25):
                pending = match.pending()
                if not isinstance(pending, Ask):
                    break
                match.play(dealer.one_of(pending.choices))
                check_threads(match.position, setup.seats, pool)
                check_threads(imagined(match.position, dealer), setup.seats, pool)


def imagined(position: Position, dealer: Dealer) -> Position:
    """A world in a seat's mind, in which something has happened."""
    pending = position.pending()
    world = position.imagine(pending.seat if isinstance(pending, Ask) else 0, dealer)
    if isinstance(pending, Ask):
        world.play(dealer.one_of(pending.choices))
    return world


def check_threads(position: Position, seats: int, pool: ThreadPoolExecutor) -> None:
    """Nobody has looked at this position yet: what is worked out late is worked out by all of them
    at once."""
    seen = [*range(seats), None]
    alone = position.clone()
    expected = [msgspec.json.encode(alone.view(seat)) for seat in seen]
    fresh = position.clone()
    together = Barrier(THREADS)

    def look() -> list[bytes]:
        together.wait()
        return [msgspec.json.encode(fresh.view(seat)) for seat in seen]

    looks = [pool.submit(look) for _ in range(THREADS)]
    assert [one.result() for one in looks] == [expected] * THREADS

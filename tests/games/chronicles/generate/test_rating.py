"""The honest player's games: numbered, repeatable, and enough to say how hard a sheet is."""

from __future__ import annotations

from functools import cache

import pytest

from hash_seeds import told_under_every_hash_seed
from stampadia.adventures.certify import Refused, is_won, streams
from stampadia.adventures.rating import BANDS, Played
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.adventures import FORM, ChroniclesAdventures
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.errors import BadRecord
from stampadia.matches.record import Record

SEED = "seed:a"
FEW = 4


class Quick(ChroniclesAdventures):
    games = FEW


QUICK = Quick()


@cache
def prepared() -> Prepared:
    return Prepared(make_sheet("a"))


def played(sheet: Prepared, number: int) -> Played:
    return QUICK.play_game(sheet, sheet.fingerprint, number)


def recorded(number: int) -> Record:
    luck = streams(prepared().fingerprint, number)
    return QUICK._recorded(f"{SEED}/0", prepared(), *luck)


# Games


def test_a_game_is_the_same_alone_and_among_others() -> None:
    together = [played(prepared(), number) for number in range(FEW)]
    alone = [played(Prepared(make_sheet("a")), number) for number in reversed(range(FEW))]
    assert together == alone[::-1]
    assert len(set(together)) > 1


def test_a_recorded_game_is_the_game_that_was_rated() -> None:
    for number in range(FEW):
        game = played(prepared(), number)
        record = recorded(number)
        assert is_won(GAME, str(record)) == game.won
        assert sum(line.kind == "choice" for line in record.lines) == game.decisions
        assert record.header.options["sheet"] == f"{SEED}/0"


def test_a_record_that_was_touched_proves_nothing() -> None:
    record = str(recorded(0))
    digests = [line for line in record.splitlines() if line.startswith("= ")]
    touched = f"{digests[-1][:-1]}{'01'[digests[-1][-1] == '0']}"
    with pytest.raises(BadRecord, match="does not fit"):
        is_won(GAME, record.replace(digests[-1], touched))


RATED = """
from stampadia.games.chronicles.adventures import FORM, ChroniclesAdventures
import msgspec
quick = ChroniclesAdventures()
quick.games = 2
print(msgspec.json.encode(quick.work_out(FORM.read("seed:three"))).decode())
"""


def test_certificates_are_the_same_under_every_hash_seed() -> None:
    assert told_under_every_hash_seed(RATED).count('"proof"') == 1


# Certificates


def test_the_first_attempt_that_is_good_enough() -> None:
    spec = FORM.read("seed:c0+class=forger")  # its first attempt is not good
    seen: list[tuple[int, int, int]] = []
    found = QUICK.work_out(spec, lambda *told: seen.append(told))
    attempt = 0
    while attempt != found.attempt:
        refused = QUICK.try_attempt(spec, attempt)
        assert isinstance(refused, Refused)
        attempt = QUICK.following(attempt, refused)
    sheet = QUICK.read("", found.adventure)
    assert not QUICK.problems(sheet)
    assert QUICK.rate(sheet) == (found.rating, found.won)
    assert BANDS[spec.wishes.difficulty].holds(found.rating)
    assert f"option sheet: {spec.exact(found.attempt)}\n" in found.record
    assert seen[0] == (0, 0, FEW) and seen[-1] == (found.attempt, FEW, FEW)

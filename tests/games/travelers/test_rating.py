"""The honest player's games: numbered, repeatable, and enough to say how hard a set is."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import msgspec
import pytest

from games.travelers.handmade import small_set
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.generate import certify as certifying
from stampadia.games.travelers.generate.certify import Certified, Refused, certify, try_attempt
from stampadia.games.travelers.generate.proof import prove
from stampadia.games.travelers.generate.rating import (
    at_random,
    fingerprint,
    play_game,
    rate,
    rate_with_others,
    reference_heroes,
)
from stampadia.games.travelers.generate.recording import is_won, recorded_game
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.specs import read_spec
from stampadia.kernel.days import Rating
from stampadia.kernel.errors import BadContent, BadRecord
from stampadia.kernel.rating import BANDS, Played
from stampadia.kernel.record import parse
from stampadia.kernel.replay import replay

SEED = "seed:rated/0"
FEW = 3


@cache
def made() -> CardSet:
    return make_set("rated")


@cache
def game(number: int) -> Played:
    return play_game(made(), number)


@cache
def certified() -> Certified:
    return certify(read_spec("seed:rated+kind=world"), games=FEW)


# Games


def test_a_game_is_the_same_alone_and_among_others() -> None:
    together = [game(number) for number in range(FEW)]
    alone = [play_game(make_set("rated"), number) for number in reversed(range(FEW))]
    assert together == alone[::-1]
    assert len(set(together)) > 1


def test_a_recorded_game_is_the_game_that_was_rated() -> None:
    from stampadia.games.travelers import GAME

    for number in range(FEW):
        played = game(number)
        record = recorded_game(SEED, made(), number)
        assert is_won(record) == played.won
        assert replay(GAME, parse(record)).position.turn == played.turns


def test_a_record_that_was_changed_does_not_stand() -> None:
    record = certified().record
    assert is_won(record)
    with pytest.raises(BadRecord):
        is_won(record.replace("1 open ", "1 charge ", 1))


def test_games_do_not_depend_on_the_hash_seed() -> None:
    script = (
        "from stampadia.games.travelers.generate.rating import play_game\n"
        "from stampadia.games.travelers.generate.sets import make_set\n"
        "print(play_game(make_set('rated'), 1))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert told == {f"{game(1)}\n"}


def test_a_player_at_random_does_not_win_a_generated_set() -> None:
    games = [play_game(made(), number, at_random) for number in range(20)]
    assert not any(game.won for game in games)


# Ratings


def test_a_rating_counts_the_games_and_their_middle() -> None:
    won = [game(number) for number in range(FEW)]
    rating = rate(made(), FEW)
    assert rating.games == FEW
    assert rating.wins == sum(game.won for game in won)


def test_ten_heroes_try_the_same_adventure() -> None:
    assert len({hero.cards for hero in reference_heroes()}) == 10
    rating = rate_with_others(small_set("world"), games=1)
    assert rating.games == 10
    assert rating.wins >= 7


def test_a_fingerprint_tells_sets_apart() -> None:
    assert fingerprint(made()) == fingerprint(make_set("rated"))
    assert fingerprint(made()) != fingerprint(make_set("rated", attempt=1))
    assert fingerprint(small_set("world")) != fingerprint(small_set("dungeon"))


# Proof and certificates


@pytest.mark.parametrize("kind", ["world", "dungeon"])
def test_the_way_of_a_proof_begins_at_the_entrance(kind: str) -> None:
    spec = read_spec(f"seed:proven/0+kind={kind}")
    adventure = make_set(spec.name, spec.wishes, 0).adventure
    way = prove(adventure).way
    assert way[0] == "1A"
    assert len(way) > 2


def test_what_was_certified_speaks_for_itself() -> None:
    found = certified()
    assert found.fingerprint == fingerprint(found.card_set)
    assert BANDS["normal"].holds(found.rating)
    assert play_game(found.card_set, found.won).won
    assert is_won(found.record)
    assert found.proof == prove(found.card_set.adventure)
    assert found.with_others.games == 0, "so few games need no comparison"
    again = msgspec.json.decode(msgspec.json.encode(found), type=Certified)
    assert again == found


def test_an_attempt_that_nobody_can_win_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(made: CardSet, number: int) -> Played:  # noqa: ARG001
        return Played(False, 1, 1, 0)

    monkeypatch.setattr(certifying, "play_game", lost)
    assert try_attempt(read_spec("seed:rated"), 0, games=FEW) == Refused(too_hard=True)
    monkeypatch.setattr(certifying, "MOST_ATTEMPTS", 2)
    with pytest.raises(BadContent):
        certify(read_spec("seed:rated"), games=FEW)


def test_an_attempt_without_a_proof_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    def unproven(adventure: object) -> None:  # noqa: ARG001
        raise BadContent("world-no-ending")

    monkeypatch.setattr(certifying, "prove", unproven)
    assert try_attempt(read_spec("seed:rated"), 0, games=FEW) == Refused()


def test_a_rating_that_misses_its_band_ends_early() -> None:
    band = BANDS["normal"]
    assert band.missed_by(Rating(30, 30, 0, 0, 0))
    assert not band.missed_by(Rating(30, 15, 0, 0, 0))

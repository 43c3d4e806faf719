"""The honest player's games: numbered, repeatable, and enough to say how hard a set is."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from games.travelers.handmade import small_set
from games.travelers.wandering import at_random
from hash_seeds import told_under_every_hash_seed
from stampadia.adventures import certify as certifying
from stampadia.adventures.almanac import Certified
from stampadia.adventures.certify import Refused, is_won, streams
from stampadia.adventures.rating import BANDS, Played, Rating
from stampadia.games.travelers import GAME
from stampadia.games.travelers.adventures import (
    FORM,
    WITH_OTHERS,
    TravelersAdventures,
    fingerprint,
)
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.generate.proof import Proof, prove
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.strength import reference_heroes
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadContent, BadRecord
from stampadia.matches.record import parse
from stampadia.matches.replay import replay

SEED = "seed:rated/0"
FEW = 2


class Quick(TravelersAdventures):
    games = FEW


QUICK = Quick()


@cache
def made() -> CardSet:
    return make_set("rated")


@cache
def game(number: int) -> Played:
    return play_game(made(), number)


@cache
def certified() -> Certified:
    return QUICK.work_out(FORM.read("seed:rated+kind=world"))


def play_game(card_set: CardSet, number: int) -> Played:
    return QUICK.play_game(card_set, fingerprint(card_set), number)


# Games


def test_a_game_is_the_same_alone_and_among_others() -> None:
    together = [game(number) for number in range(FEW)]
    alone = [play_game(make_set("rated"), number) for number in reversed(range(FEW))]
    assert together == alone[::-1]
    assert len(set(together)) > 1


@cache
def recorded(number: int) -> str:
    return str(QUICK._recorded(SEED, made(), *streams(fingerprint(made()), number)))


def test_a_recorded_game_is_the_game_that_was_rated() -> None:
    for number in range(FEW):
        played = game(number)
        record = recorded(number)
        assert is_won(GAME, record) == played.won
        assert replay(GAME, parse(record)).position.turn == played.turns


def test_a_record_that_was_changed_does_not_stand() -> None:
    record = recorded(0)
    with pytest.raises(BadRecord):
        is_won(GAME, record.replace("1 open ", "1 charge ", 1))


def test_games_do_not_depend_on_the_hash_seed() -> None:
    script = "from games.travelers.test_rating import game; print(game(1))"
    assert told_under_every_hash_seed(script) == f"{game(1)}\n"


def test_a_player_at_random_does_not_win_a_generated_set() -> None:
    class Wanderer(TravelersAdventures):
        def honest(self, world: Any, dealer: Dealer) -> int:
            return at_random(world, dealer)

    known = fingerprint(made())
    games = [Wanderer().play_game(made(), known, number) for number in range(20)]
    assert not any(game.won for game in games)


# Ratings


def test_a_rating_counts_the_games_and_their_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    won: list[Played] = [game(number) for number in range(FEW)]
    monkeypatch.setattr(Quick, "play_game", lambda _self, _set, _known, number: game(number))
    rating, _ = QUICK.rate(made())
    assert rating.games == FEW
    assert rating.wins == sum(game.won for game in won)


def test_ten_heroes_try_the_same_adventure() -> None:
    assert len({hero.cards for hero in reference_heroes()}) == 10
    rating = QUICK.rate_with_others(small_set("world"), games=1)
    assert rating.games == 10
    assert rating.wins >= 7


def test_a_fingerprint_tells_sets_apart() -> None:
    assert fingerprint(made()) == fingerprint(make_set("rated"))
    assert fingerprint(made()) != fingerprint(make_set("rated", attempt=1))
    assert fingerprint(small_set("world")) != fingerprint(small_set("dungeon"))


# Proof and certificates


@pytest.mark.parametrize("kind", ["world", "dungeon"])
def test_the_way_of_a_proof_begins_at_the_entrance(kind: str) -> None:
    spec = FORM.read(f"seed:proven/0+kind={kind}")
    adventure = make_set(spec.name, spec.wishes, 0).adventure
    way = prove(adventure).way
    assert way[0] == "1A"
    assert len(way) > 2


def test_what_was_certified_speaks_for_itself() -> None:
    found = certified()
    card_set = QUICK.read("", found.adventure)
    assert found.fingerprint == fingerprint(card_set)
    assert BANDS["normal"].holds(found.rating)
    assert play_game(card_set, found.won).won
    assert msgspec.convert(found.proof, Proof) == prove(card_set.adventure)
    assert found.told["en"] == [*QUICK.tell(card_set, GAME.words("en"), found)]
    assert found.ratings[WITH_OTHERS].games == 0, "so few games need no comparison"
    again = msgspec.json.decode(msgspec.json.encode(found), type=Certified)
    assert again == found


def test_an_attempt_that_nobody_can_win_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Played(False, 1, 1, 0)
    monkeypatch.setattr(Quick, "play_game", lambda *_: lost)
    assert QUICK.try_attempt(FORM.read("seed:rated"), 0) == Refused(too_hard=True, missing=0.5)
    monkeypatch.setattr(certifying, "MOST_ATTEMPTS", 2)
    with pytest.raises(BadContent):
        QUICK.work_out(FORM.read("seed:rated"))


def test_an_attempt_without_a_proof_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    def unproven(_self: object, _adventure: object) -> None:
        raise BadContent("world-no-ending")

    monkeypatch.setattr(Quick, "prove", unproven)
    assert QUICK.try_attempt(FORM.read("seed:rated"), 0) == Refused()


def test_a_rating_that_misses_its_band_ends_early() -> None:
    band = BANDS["normal"]
    assert band.missed_by(Rating(30, 30, 0, 0, 0))
    assert not band.missed_by(Rating(30, 15, 0, 0, 0))

"""Attempts at a set, until one can be won, is neither hopeless nor dull, and is proven so.

An attempt is accepted when the validator has nothing to say, the structure is proven, the honest
player wins at least one game (kept as a record, and replayed), and wins as often as was wished:
15 to 85 % for `normal`, 55 to 97 % for `easy`, 3 to 30 % for `hard`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, CardSet
from stampadia.games.travelers.generate.attempts import following
from stampadia.games.travelers.generate.proof import Proof, prove
from stampadia.games.travelers.generate.rating import (
    GAMES,
    fingerprint,
    play_game,
    rate_with_others,
)
from stampadia.games.travelers.generate.recording import is_won, recorded_game
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.set_file import problems
from stampadia.games.travelers.specs import Spec
from stampadia.kernel.days import Progress, Rating, no_progress
from stampadia.kernel.errors import BadContent
from stampadia.kernel.rating import BANDS, play_games, summed_up

__all__ = ["Certified", "Refused", "certify", "fingerprint", "try_attempt", "with_record"]

MOST_ATTEMPTS: Final = 200
SHARE_OF_OTHERS: Final = GAMES
"""Each of the ten plays one game for so many of the set's own hero."""


class Certified(Struct, frozen=True):
    """A set with everything that speaks for it."""

    attempt: int
    fingerprint: str
    card_set: CardSet
    proof: Proof
    rating: Rating
    """With the set's own hero."""
    with_others: Rating
    """With the ten reference heroes."""
    won: int
    """The first game of the rating that was won."""
    record: str
    """That game."""


class Refused(Struct, frozen=True):
    """An attempt that is not good enough, and what is wrong with its enemies, if it is that."""

    too_mild: bool = False
    too_hard: bool = False


def certify(spec: Spec, progress: Progress = no_progress, games: int = GAMES) -> Certified:
    """The first attempt at this set that is good enough; the same on every machine."""
    attempt = 0
    for _ in range(MOST_ATTEMPTS):
        found = try_attempt(spec, attempt, progress, games)
        if isinstance(found, Certified):
            return found
        attempt = following(attempt, too_mild=found.too_mild, too_hard=found.too_hard)
    raise BadContent("none-certified", package=PACKAGE, spec=str(spec), attempts=MOST_ATTEMPTS)


def try_attempt(
    spec: Spec, attempt: int, progress: Progress = no_progress, games: int = GAMES
) -> Certified | Refused:
    progress(attempt, 0, games)
    made = make_set(spec.name, spec.wishes, attempt)
    if problems(made) or not _provable(made):
        return Refused()
    band = BANDS[spec.wishes.difficulty]
    played = play_games(
        partial(play_game, made), games, band, lambda done: progress(attempt, done, games)
    )
    rating = summed_up(played)
    if not band.holds(rating):
        return Refused(too_mild=rating.rate > band.most, too_hard=rating.rate <= band.most)
    won = next(number for number, game in enumerate(played) if game.won)
    return with_record(spec.exact(attempt), rating, won) or Refused()


def _provable(made: CardSet) -> bool:
    try:
        prove(made.adventure)
    except BadContent:
        return False
    return True


def with_record(spec: Spec, rating: Rating, won: int) -> Certified | None:
    """A rated set with the game that was won, if it is won when it is recorded, too."""
    assert spec.attempt is not None
    made = make_set(spec.name, spec.wishes, spec.attempt)
    record = recorded_game(str(spec), made, won)
    if not is_won(record):
        return None
    return Certified(
        attempt=spec.attempt,
        fingerprint=fingerprint(made),
        card_set=made,
        proof=prove(made.adventure),
        rating=rating,
        with_others=rate_with_others(made, rating.games // SHARE_OF_OTHERS),
        won=won,
        record=record,
    )

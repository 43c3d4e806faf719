"""Attempts at an adventure, until one can be won, is neither hopeless nor dull, and is proven so.

An attempt is accepted when the validator has nothing to say, the structure is proven, the honest
player wins at least one game (kept as a record, and replayed), and wins as often as was wished:
15 to 85 % for `normal`, 55 to 97 % for `easy`, 3 to 30 % for `hard`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.generate.almanac import (
    STAR_ATTEMPTS,
    STAR_BANDS,
    almanac_of,
    day_of,
)
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.proof import Proof, Unproven, prove
from stampadia.games.chronicles.generate.rating import BANDS, GAMES, Band, play_games, summed_up
from stampadia.games.chronicles.generate.recording import is_won, recorded_game
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.specs import Spec
from stampadia.games.chronicles.validating import problems
from stampadia.kernel.days import Progress, Rating, no_progress
from stampadia.kernel.errors import BadContent

MOST_ATTEMPTS: Final = 200


class Certified(Struct, frozen=True):
    """A sheet with everything that speaks for it."""

    attempt: int
    fingerprint: str
    sheet: Sheet
    proof: Proof
    rating: Rating
    won: int
    """The first game of the rating that was won."""
    record: str
    """That game."""


def certify(spec: Spec, progress: Progress = no_progress, games: int = GAMES) -> Certified:
    """The first attempt at this adventure that is good enough; the same on every machine."""
    for attempt in range(MOST_ATTEMPTS):
        found = try_attempt(spec, attempt, progress, games)
        if found is not None:
            return found
    raise BadContent("none-certified", package=PACKAGE, spec=str(spec), attempts=MOST_ATTEMPTS)


def try_attempt(
    spec: Spec, attempt: int, progress: Progress = no_progress, games: int = GAMES
) -> Certified | None:
    progress(attempt, 0, games)
    sheet = make_sheet(spec.name, spec.wishes, attempt)
    if problems(sheet):
        return None
    try:
        proof = prove(sheet)
    except Unproven:
        return None
    prepared = Prepared(sheet)
    band = band_for(spec, attempt)
    played = play_games(prepared, games, band, lambda done: progress(attempt, done, games))
    rating = summed_up(played)
    if not band.holds(rating):
        return None
    won = next(number for number, game in enumerate(played) if game.won)
    return with_record(spec.exact(attempt), prepared, proof, rating, won)


def band_for(spec: Spec, attempt: int = 0) -> Band:
    """What was wished for. Of a day without such a wish, what the calendar wishes; but whoever has
    tried often enough takes any `normal` adventure."""
    day = day_of(spec.name)
    if day is None or spec.wishes.difficulty != "normal" or attempt >= STAR_ATTEMPTS:
        return BANDS[spec.wishes.difficulty]
    return STAR_BANDS[almanac_of(day, house_library()).stars]


def with_record(
    spec: Spec, prepared: Prepared, proof: Proof, rating: Rating, won: int
) -> Certified | None:
    """A rated sheet with the game that was won, if it is won when it is recorded, too."""
    assert spec.attempt is not None
    record = recorded_game(str(spec), prepared, won)
    if not is_won(record):
        return None
    sheet, fingerprint = prepared.sheet, prepared.fingerprint
    return Certified(spec.attempt, fingerprint, sheet, proof, rating, won, record)

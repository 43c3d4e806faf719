"""Whole games of random players, over a row."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.sprint.lists import choice_at, choice_count
from stampadia.games.stampede.sprint.row import (
    ASK,
    ASKED,
    HOW,
    HOWS,
    OVER,
    PENDING,
    TURN,
    WINNER,
    copy,
    laid,
)
from stampadia.games.stampede.sprint.rules import chance, play
from stampadia.kernel.mind import Played
from stampadia.workbench.compiled import Floats, Ints, entry, floats, ints, rows_of_ints, small_ints
from stampadia.workbench.flat_dealer import ROW, below, first_words, seeds_of, sow

if TYPE_CHECKING:
    from stampadia.games.stampede.content import Layout


@entry(*SOURCES)
def play_game(
    row: Ints,
    start: Ints,
    dealers: MutableSequence[Ints],
    seeds: bytes,
    first: Ints,
    words: Ints,
    keys: Floats,
    seats: int,
    longest: int,
    most_decisions: int,
    found: Ints,
) -> None:
    """One game from the start. The last dealer is the table's, the others are the seats'. What is
    found: the seat that was asked first, the turns, the decisions, whether the game
    ended, how, and a seat that has won."""
    copy(row, start)
    sow(dealers, first, seeds, seats + 1, words)
    starter, decisions = -1, 0
    while row[TURN] <= longest and decisions < most_decisions and row[PENDING] != OVER:
        if row[PENDING] == ASK:
            seat = row[ASKED]
            if starter < 0:
                starter = seat
            decisions += 1
            play(row, choice_at(row, below(dealers[seat], choice_count(row))))
        else:
            chance(row, dealers[seats], keys)
    ended = row[TURN] <= longest and decisions < most_decisions
    found[0], found[1], found[2], found[3] = starter, row[TURN], decisions, ended
    found[4], found[5] = row[HOW], row[WINNER]


class RandomGames:
    """Games on one table."""

    def __init__(self, layout: Layout) -> None:
        self._seats = layout.seats
        self._sides = [
            tuple(seat for seat, team in enumerate(layout.teams) if team == own)
            for own in layout.teams
        ]
        self._start = laid(layout)
        self._row = small_ints(len(self._start))
        self._dealers = rows_of_ints(layout.seats + 1, ROW)
        self._words = ints(5 * (layout.seats + 1))
        self._first = first_words()
        self._keys = floats(len(layout.deck))
        self._found = ints(6)

    def __call__(self, seeds: Sequence[str], longest: int, most_decisions: int) -> Played:
        """`seeds` name the stream of each seat, and the table's at last."""
        play_game(
            self._row,
            self._start,
            self._dealers,
            seeds_of(seeds),
            self._first,
            self._words,
            self._keys,
            self._seats,
            longest,
            most_decisions,
            self._found,
        )
        starter, turns, decisions, ended, how, winner = map(int, self._found)
        if not ended:
            return Played(starter, turns, decisions)
        return Played(starter, turns, decisions, HOWS[how], self._sides[winner])

"""The recorded game of Generals of docs/play: made, and made anew, by the real players.

    PYTHONPATH=tests .venv/bin/python -m house.recorded_generals

A record fits the cards it was played with. When our sets have changed, the greedy player plays
from seed 1 on until it wins a game, and that game is kept.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from house.files import ROOT
from stampadia.games.generals import GAME
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay
from stampadia.players import make_player

RECORD: Final = ROOT / "docs" / "play" / "generals.record"
PLAYER: Final = "greedy"
ANEW: Final = "Make it anew: PYTHONPATH=tests .venv/bin/python -m house.recorded_generals"


def kept() -> Record:
    return parse(RECORD.read_text("utf-8"))


def played(seed: str) -> Match:
    dealer = Dealer(seed)
    match = Match(GAME, 1, GAME.read_options({}), players=(PLAYER,), luck=dealer.child("luck"))
    player = make_player(PLAYER, dealer.child("seat 1"))
    match.deal()
    while match.over is None:
        match.play(player.choose(match.perspective(0)))
    return match


def fullest_turn() -> int:
    """The turn of the recorded game that begins with the most units face to face."""
    match = replay(GAME, kept())
    position = GAME.begin(1, match.options)
    found: dict[int, int] = {}
    for line in match.lines:
        if line.kind in ("choice", "chance"):
            position.play(GAME.read(position, line.text))
        elif line.kind == "digest":
            facing = position.rows[0] + position.rows[1]
            found[position.turn] = sum(troop is not None for troop in facing)
    return max(found, key=lambda turn: found[turn])


def make_anew() -> None:
    matches = (played(str(seed)) for seed in count(1))
    won = next(match for match in matches if match.over and match.over.how == "won")
    RECORD.write_text(str(won.record()), "utf-8")


if __name__ == "__main__":
    make_anew()

"""Compiling all that is called from outside, by calling it once."""

from __future__ import annotations

from stampadia.games.stampede.content import Layout, standard_deck, teams_for
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.sprint import SOURCES
from stampadia.games.stampede.sprint.mind import Mind
from stampadia.games.stampede.sprint.random_play import RandomGames
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.workbench.machine_code import note_ready

SEATS = 2


def compile_all() -> None:
    teams = teams_for(SEATS, "none")
    assert teams is not None
    layout = Layout(standard_deck(), SEATS, teams)
    RandomGames(layout)(["0", "1", "table"], 1, 1)
    dealer = Dealer("compile")
    position = Position(layout)
    while not isinstance(pending := position.pending(), Ask):
        position.play(dealer.answer(pending))  # type: ignore[arg-type]
    mind = Mind(position.imagine(pending.seat, dealer), pending.seat, dealer, 1.0, 1)
    mind.look(hurried=True, effort=2, worlds=1, weight=1)
    mind.walk(1, 1.0, 0)
    mind.race(pending.choices[:1], 1, 1, 2)
    note_ready(*SOURCES)

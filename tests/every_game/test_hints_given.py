"""A hint as the server gives it, in every game: one choice, or a line that begins with what can
be chosen now."""

from __future__ import annotations

import pytest

from every_game.contract import setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.server.thinking import Job, advise

HINTS = 12


@pytest.mark.parametrize("name", registry.names())
def test_a_hint_is_one_choice_and_others_never_come_after_it(name: str) -> None:
    game = registry.load(name)
    setup = setups(game)[0]
    match = Match(game, setup.seats, setup.options, luck=Dealer(name))
    given = 0
    while given < HINTS and not match.over:
        pending = match.pending()
        if not isinstance(pending, Ask):
            match.deal()
            continue
        job = Job(
            match=f"{name} hinted",
            game=name,
            seats=setup.seats,
            options=match.record().header.options,
            carried={},
            lines=tuple(line for line in match.lines if line.kind in ("choice", "chance")),
            seat=pending.seat,
            player="",
            seed=name,
        )
        advised = advise(job)
        perspective = match.perspective(pending.seat)
        now = {game.write(match.position, choice) for choice in perspective.choices()}
        assert advised.line[0] in now
        assert len(advised.line) == 1 or not advised.also
        assert len(advised.line) == 1 or game.advises
        assert set(advised.also) <= now - {advised.line[0]}
        assert len(advised.also) == len(set(advised.also)) <= 2
        match.play(game.read(match.position, advised.line[0]))
        given += 1
    assert given

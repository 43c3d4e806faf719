"""A match that is opened again, line by line, is the match that was played; and what was offered
means what it says."""

from __future__ import annotations

import pytest

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Line

CHOICES = 25


@pytest.mark.parametrize("name", registry.names())
def test_lines_that_are_followed_tell_the_same(name: str) -> None:
    game = registry.load(name)
    played, followed = (Match(game, game.seats[0], luck=Dealer(f"follow {name}")) for _ in range(2))
    taste, words = Dealer("taste"), game.words("en")
    for _ in range(CHOICES):
        while not isinstance(pending := played.pending(), Ask) and not played.over:
            line = played.propose_chance()
            assert isinstance(line, Line)
            played.apply(line)
            followed.follow(line)
        if not isinstance(pending, Ask):
            break
        seat = pending.seat
        offer = taste.one_of(played.offers(seat, words, played.view(seat)))
        assert game.read(played.position, offer.notation) == offer.choice
        line = played.propose_text(seat, offer.notation)
        assert line == followed.propose_text(seat, offer.notation)  # which was offered nothing
        played.apply(line)
        followed.follow(line)
        assert followed.may_undo(seat) == played.may_undo(seat)
    for seat in (None, *range(game.seats[0])):
        assert followed.events(seat) == played.events(seat)
    assert followed.happened == played.happened
    assert followed.position.digest() == played.position.digest()
    assert followed.record() == played.record()

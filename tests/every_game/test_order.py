"""What ends a turn is offered last, and the cursor of a terminal does not begin there."""

from __future__ import annotations

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match

WALK = 60


def test_ending_is_told_from_playing() -> None:
    """In a game whose turns people end by a choice, that choice is known as one, and is never
    all there is to do by mistake: what it closes is left to be played."""
    ended: dict[str, int] = {}
    for name in registry.names():
        game = registry.load(name)
        match = Match(game, game.seats[0], luck=Dealer("order"))
        match.deal()
        dealer = Dealer("walks")
        for _ in range(WALK):
            if match.over:
                break
            seat = match.pending().seat  # type: ignore[union-attr]
            perspective = match.perspective(seat)
            view, choices = perspective.view(), perspective.choices()
            closing = [choice for choice in choices if game.closes(view, choice)]
            assert len(closing) < len(choices) or len(choices) == 1
            ended[name] = ended.get(name, 0) + bool(closing)
            match.play(dealer.one_of(choices))
    assert ended["generals"] and ended["travelers"] and ended["chronicles"]
    assert not ended["stampede"]

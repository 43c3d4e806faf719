"""What is seen on the way on which a choice leads, in every game that shows it step by step."""

from __future__ import annotations

import msgspec
import pytest

from every_game.moments import asking
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer


@pytest.mark.parametrize("name", registry.names())
def test_stages_lie_between_a_choice_and_what_comes_of_it(name: str) -> None:
    game, dealer = registry.load(name), Dealer("stages")
    for moment, ask in asking(name):
        choice = dealer.one_of(ask.choices)
        position = moment.position.clone()
        before = position.digest()
        stages = list(game.stages(position, choice))
        assert position.digest() == before  # whoever looks changes nothing
        seen = [msgspec.json.encode(stage.view(ask.seat)) for stage, _ in stages]
        events = position.play(choice)
        happened = [told for _, told in stages]
        assert happened == sorted(happened)
        assert all(told < len(events) for told in happened)
        after = msgspec.json.encode(position.view(ask.seat))
        assert after not in seen

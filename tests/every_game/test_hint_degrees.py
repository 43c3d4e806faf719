"""Hints in three degrees: the first two point, and never name the choice; in every game."""

from __future__ import annotations

import pytest

from every_game.moments import asking
from stampadia.kernel import registry
from stampadia.table.telling import hint_degrees
from stampadia.words import KERNEL, LANGUAGES, words


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_two_degrees_are_sentences_that_do_not_name_the_choice(
    name: str, language: str
) -> None:
    game = registry.load(name)
    say = words(language, KERNEL, "stampadia.table", game.package)
    seen = set()
    for moment, ask in asking(name):
        view = moment.position.view(ask.seat)
        for choice in ask.choices[:40]:
            line = game.write(moment.position, choice, language)
            degrees = hint_degrees(game, view, choice, line, say)
            for degree in degrees:
                assert degree and not degree.startswith(("where-", "kind-", "table-")), degree
                assert len(ask.choices) == 1 or " " not in line or line not in degree
            place = game.place(view, choice)
            assert not place or degrees[0] != say.say("where-"), place
            seen.add(degrees)
    assert len(seen) > 2, "different choices are pointed at differently"

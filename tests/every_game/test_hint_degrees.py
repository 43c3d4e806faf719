"""Hints in three degrees: the first two point, and never name the choice; in every game."""

from __future__ import annotations

import re

import pytest

from every_game.moments import asking
from stampadia.kernel import registry
from stampadia.table.hints import hint_degrees
from stampadia.words import KERNEL, LANGUAGES, words


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_two_degrees_are_sentences_that_do_not_name_the_choice(
    name: str, language: str
) -> None:
    game = registry.load(name)
    say = words(language, KERNEL, "stampadia.table", game.package)
    seen = set()
    compare = say.say("table-hint-compare")
    assert game.choice_table is not None
    verbs = game.choice_table.verbs
    for moment, ask in asking(name):
        view = moment.position.view(ask.seat)
        for choice in ask.choices[:40]:
            line = game.write(moment.position, choice, language)
            where, kind = hint_degrees(game, view, choice, ask.choices, say)
            for degree in filter(None, (where, kind)):
                assert not degree.startswith(("where-", "kind-", "table-")), degree
                assert len(ask.choices) == 1 or " " not in line or line not in degree
            others = {game.where(view, other, say) for other in ask.choices}
            assert bool(where) == (len(others) > 1), "all of them lie there: it tells nothing"
            here = game.where(view, choice, say)
            there = [other for other in ask.choices if game.where(view, other, say) == here]
            alike = [other for other in there if game.kind(view, other, say) == kind]
            if kind == compare:
                assert not where, "it stands alone"
                continue
            if kind and len(ask.choices) > 1:
                assert len(alike) < len(there), "the kind tells more than the place"
            if kind and len(ask.choices) > 1 and not verbs[game.choice_table.meaning(choice).verb]:
                assert len(alike) > 1, "the kind is not the answer"
            seen.add((where, kind))
    assert len(seen) > 2, "different choices are pointed at differently"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_a_game_has_its_kind_in_words(name: str, language: str) -> None:
    """A sentence, without a word of notation in quotation marks."""
    game = registry.load(name)
    say = words(language, KERNEL, game.package)
    assert game.choice_table is not None
    moment, ask = next(iter(asking(name)))
    view = moment.position.view(ask.seat)
    for verb in game.choice_table.verbs:
        kind = game.kind(view, game.choice_table.first(verb), say)
        assert re.fullmatch(r"\w[^“”«»\d]+\.", kind), verb

"""Levels: the same three names in every game, each some player there."""

from __future__ import annotations

import pytest

from stampadia.games.stampede import GAME
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import LEVELS, Level, make_player
from stampadia.table.telling import player_name
from stampadia.words import LANGUAGES, words

GAMES = ("stampede", "generals", "chronicles", "travelers")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_player_for_each_level(game: str) -> None:
    levels = registry.load(game).levels
    assert tuple(levels) == LEVELS == ("easy", "fair", "strong")
    for spec in levels.values():
        assert not isinstance(make_player(spec, Dealer(spec)), Level)


def test_a_level_chooses_what_its_player_chooses() -> None:
    match = Match(GAME, 2, luck=Dealer("level"))
    match.deal()
    pending = match.pending()
    assert isinstance(pending, Ask)
    seat = match.perspective(pending.seat)
    for level, spec in GAME.levels.items():
        by_level, by_name = (make_player(name, Dealer("same")) for name in (level, spec))
        assert by_level.choose(seat) == by_name.choose(seat)


def test_a_level_has_no_budget_and_a_name_in_every_language() -> None:
    for level in LEVELS:
        with pytest.raises(BadOption):
            make_player(f"{level}:3", Dealer(0))
        named = [player_name(level, words(code, "stampadia.table")) for code in LANGUAGES]
        assert len(set(named)) == len(LANGUAGES)

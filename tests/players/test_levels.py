"""Levels: the same three names in every game, each some player there."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from stampadia.games.stampede import GAME
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import LEVELS, Careless, Greedy, Level, make_player
from stampadia.table.telling import player_name
from stampadia.words import LANGUAGES, words

PAGES = "stampadia.web"


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_player_for_each_level(game: str) -> None:
    levels = registry.load(game).levels
    assert tuple(levels) == LEVELS == ("easy", "fair", "strong")
    assert len(set(levels.values())) == len(LEVELS)
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


def test_the_pages_offer_the_levels_by_the_names_of_the_terminal() -> None:
    script = (files(PAGES) / "parts" / "program.js").read_text("utf-8")
    offered = re.search(r"PROGRAMS = (\[.*\]);", script)
    assert offered is not None
    assert json.loads(offered[1]) == list(reversed(LEVELS))
    for code in LANGUAGES:
        table, pages, terminal = (
            words(code, f"stampadia.{one}") for one in ("table", "web", "terminal")
        )
        for level in LEVELS:
            name = player_name(level, table)
            assert pages.say(f"program-{level}").startswith(f"{name}: ")
            assert terminal.say(f"player-choice-{level}") == name


@pytest.mark.parametrize("key", ["help-play-players", "help-simulate-players"])
def test_the_help_names_the_levels(key: str) -> None:
    for code in LANGUAGES:
        said = words(code, "stampadia").say(key)
        assert all(re.search(rf"\b{level}\b", said) for level in LEVELS)


def test_a_careless_player_slips_as_often_as_it_says() -> None:
    match = Match(GAME, 2, luck=Dealer("slips"))
    match.deal()
    pending = match.pending()
    assert isinstance(pending, Ask)
    seat = match.perspective(pending.seat)
    best = {Greedy(Dealer(number)).choose(seat) for number in range(20)}
    worse = 1 - len(best) / len(pending.choices)
    assert 0.3 < worse < 0.9
    tries = 400
    for slips in (1, 4, 10**6):
        chosen = [Careless(Dealer(number), slips).choose(seat) for number in range(tries)]
        others = sum(one not in best for one in chosen)
        assert others == pytest.approx(tries * worse / slips, rel=0.25, abs=0.5)
    assert [make_player("careless:4", Dealer(n)).choose(seat) for n in range(40)] == [
        Careless(Dealer(n), 4).choose(seat) for n in range(40)
    ]

"""A first lesson of every game of ours: it begins at once, goes on as the game is played, and has
all its pages in every language."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

import pytest

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import Page
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.coaching import Topic, page_on

OURS: Final = ("chronicles", "generals", "stampede", "travelers")
CHOICES: Final = 120
FIRST: Final = {
    "chronicles": "door",
    "generals": "board",
    "stampede": "stick",
    "travelers": "opening",
}


@cache
def pages(name: str, language: str) -> tuple[Page, ...]:
    """Those that come in a game that is played without much thought, each once, in their order."""
    game, dealer = registry.load(name), Dealer(f"a lesson of {name}")
    assert game.lesson_wishes is not None
    options = game.read_options(dict(game.lesson_wishes))
    match = Match(game, game.seat_count(options), options, luck=dealer.child("luck"))
    match.deal()
    words, found = game.words(language), dict[str, Page]()
    for _ in range(CHOICES):
        ask = match.pending()
        if not isinstance(ask, Ask):
            break
        heard = [event for event in match.events(ask.seat) if event.name]
        page = game.lesson(match.view(ask.seat), heard, words) if ask.seat == 0 else None
        if page is not None:
            found.setdefault(page.key, page)
        match.play(game.instinct(match.position, ask, dealer))
    return tuple(found.values())


@pytest.mark.parametrize("name", OURS)
def test_a_lesson_begins_at_once_and_goes_on(name: str) -> None:
    keys = [page.key for page in pages(name, "en")]
    assert keys[0] == FIRST[name]
    assert len(keys) > 3


@pytest.mark.parametrize("name", OURS)
def test_a_lesson_says_the_same_in_every_language(name: str) -> None:
    told = [pages(name, language) for language in LANGUAGES]
    assert len({tuple(page.key for page in some) for some in told}) == 1
    for page in (page for some in told for page in some):
        assert all((page.title, page.text, page.task))
        assert "lesson-" not in f"{page.title}{page.text}{page.task}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["chronicles", "generals", "stampede"])
def test_every_topic_has_its_sentences(name: str, language: str) -> None:
    topics: tuple[Topic, ...] = import_module(f"stampadia.games.{name}.coach").TOPICS
    words = registry.load(name).words(language)
    for topic in topics:
        for key in ("-title", "", "-task"):
            said = words.say(f"lesson-{topic.name}{key}", number=1, pages=9, gold=1, ink=1, life=1)
            assert not said.startswith("lesson-"), topic.name


def test_a_topic_is_left_once_it_was_tried_often_enough() -> None:
    topics = (Topic("one", ("play",), ("played",)), Topic("two", ("play",), ("played",), times=2))
    later = (Topic("three", ("play",), ("won",), after=("struck",)),)
    words = Words("en")

    def key(**tried: int) -> str:
        page = page_on((*topics, *later), "play", tried, words)
        return page.key if page else ""

    assert [key(), key(played=1), key(played=2), key(played=2, struck=1)] == [
        "one",
        "two",
        "",
        "three",
    ]
    assert page_on(topics, "rest", {}, words) is None

"""What a game says, in every game and language: `show`, `question`, `explain` and `tell` give
sentences, never a key, a variable or a secret of somebody else's, and always the same ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from every_game.moments import Moment, asking, moments
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import told_to
from stampadia.kernel.pending import Ask
from stampadia.words import KERNEL, LANGUAGES, Words, catalogue

GAMES = registry.names()
EXPLAINED = 6
"""So many of a long list of choices are explained."""

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def keys(package: str) -> frozenset[str]:
    """What stands before the equals signs, where it is more than one word."""
    text = catalogue(KERNEL, "en") + catalogue(package, "en")
    return frozenset(re.findall(r"(?m)^([a-z0-9]+(?:-[a-z0-9]+)+) =", text))


def assert_sentence(text: str, package: str) -> None:
    assert text.strip()
    # a figure and its unit may be held together by a space that does not break
    assert all(line.isprintable() for line in text.replace("\xa0", " ").splitlines()), text
    assert not re.search(r"\{ ?\$|\{ [a-z-]+ \}", text), f"a variable is left: {text}"
    left = keys(package) & set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text))
    assert not left, f"{left} in: {text}"


def sample(ask: Ask) -> list[object]:
    choices = list(ask.choices)
    return choices[:: max(1, len(choices) // EXPLAINED)][:EXPLAINED]


def said(name: str, words: Words, moment: Moment, seat: int | None) -> Iterator[str]:
    """All that this seat, or a spectator, can read at this moment."""
    game = registry.load(name)
    view = moment.position.view(seat)
    yield game.show(view, words)
    for event in told_to(seat, moment.happened):
        yield game.tell(event, seat, words)
    pending = moment.position.pending()
    if isinstance(pending, Ask) and pending.seat == seat:
        yield game.question(view, words)
        for choice in sample(pending):
            yield game.explain(view, choice, words)


@every_language
@every_game
def test_everything_that_is_said_is_a_sentence(name: str, language: str) -> None:
    game = registry.load(name)
    words = game.words(language)
    told: set[str] = set()
    for moment in moments(name):
        for seat in (*range(moment.seats), None):
            for text in said(name, words, moment, seat):
                if text:  # an event need not be told to everybody
                    assert_sentence(text, game.package)
                told.add(text)
    assert len(told) > 50


@every_language
@every_game
def test_those_who_are_not_told_apart_hear_the_same(name: str, language: str) -> None:
    game = registry.load(name)
    words = game.words(language)
    for moment in moments(name):
        for event in moment.happened:
            apart = game.tells_apart(event)
            if apart is None:
                continue
            others = {*range(moment.seats), None} - {*apart, *event.audience}
            heard = [(event.told_to(seat), seat) for seat in others]
            told = {game.tell(event, seat, words) for event, seat in heard if event.name}
            assert len(told) <= 1, told


@every_language
@every_game
def test_whoever_is_asked_gets_a_question_and_an_explanation(name: str, language: str) -> None:
    game = registry.load(name)
    words = game.words(language)
    explained = 0
    for moment, ask in asking(name):
        view = moment.position.view(ask.seat)
        assert game.question(view, words).strip()
        explained += sum(bool(game.explain(view, choice, words)) for choice in sample(ask))
    assert explained


@every_game
def test_the_languages_are_two(name: str) -> None:
    game = registry.load(name)
    english, italian = (game.words(language) for language in LANGUAGES)
    moment, ask = asking(name)[0]
    view = moment.position.view(ask.seat)
    assert game.show(view, english) != game.show(view, italian)
    assert game.question(view, english) != game.question(view, italian)


@every_game
def test_words_change_nothing_and_know_no_more_than_the_seat(name: str) -> None:
    """What is said in an imagined world, which the seat cannot tell from the real one, is the
    same; and saying it leaves the position as it was."""
    game = registry.load(name)
    words = game.words("en")
    for number, (moment, ask) in enumerate(asking(name)):
        before = moment.position.digest()
        real = list(said(name, words, moment, ask.seat))
        assert moment.position.digest() == before
        world = moment.position.imagine(ask.seat, Dealer(f"words of {name} {number}"))
        imagined = Moment(moment.seats, world, moment.happened)
        assert list(said(name, words, imagined, ask.seat)) == real

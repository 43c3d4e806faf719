"""Hostile notation, in every game: a text is a choice, or one of three errors says so in a
sentence, with little work, and nothing has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from every_game.moments import Moment, asking, moments
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position
from stampadia.words import LANGUAGES
from work import at_once

GAMES: Final = registry.names()
ERRORS: Final = (BadNotation, IllegalChoice, AmbiguousChoice)
TEXTS: Final = 10
"""At each moment."""
ODDITIES: Final = (
    "\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\u2028", "\u202e", "\ufeff", "\u200b", "\ud800",
    "\U0010ffff", "ß", "İ", "é", "e\u0301", "猫", "{", "}", "{ $text }", "%s", "\\", "'", '"', ";",
    "#", "=", "!", "/", "../", "\t", "\r\n", "\u3000", "-", "_", ".", "<b>", "$(id)", "NaN", "null",
    "0", "01", "٣", "²", "-1", "1e3", "999999999999",
)  # fmt: skip

Change = Callable[[str, Dealer], str]


def _at(text: str, dealer: Dealer) -> int:
    return dealer.below(len(text) + 1)


def _cut(text: str, dealer: Dealer) -> str:
    return text[: _at(text, dealer)]


def _drop(text: str, dealer: Dealer) -> str:
    at = _at(text, dealer)
    return text[:at] + text[at + 1 :]


def _insert(text: str, dealer: Dealer) -> str:
    at = _at(text, dealer)
    return text[:at] + dealer.one_of(ODDITIES) + text[at:]


def _shuffle(text: str, dealer: Dealer) -> str:
    return " ".join(dealer.shuffled(text.split(" ")))


def _swap_word(text: str, dealer: Dealer) -> str:
    words = text.split(" ")
    words[dealer.below(len(words))] = dealer.one_of(ODDITIES)
    return " ".join(words)


def _double(text: str, _dealer: Dealer) -> str:
    return f"{text} {text}"


def _lengthen(text: str, dealer: Dealer) -> str:
    return text + dealer.one_of(("a", " ", "0", f" {text}")) * 500


CHANGES: Final[tuple[Change, ...]] = (
    _cut, _drop, _insert, _insert, _shuffle, _swap_word, _double, _lengthen,
)  # fmt: skip


def hostile(name: str, here: tuple[Moment, Ask], dealer: Dealer) -> str:
    """A legal choice, changed a little or much, or one that is legal at another moment."""
    elsewhere = dealer.below(3) == 0
    moment, ask = dealer.one_of(asking(name)) if elsewhere else here
    choice = dealer.one_of(ask.choices)
    text = registry.load(name).write(moment.position, choice, dealer.one_of(LANGUAGES))
    for _ in range(dealer.below(2) if elsewhere else 1 + dealer.below(3)):
        text = dealer.one_of(CHANGES)(text, dealer)
    return text


def answer(game: Game, position: Position, text: str) -> Any:
    """The choice that is read, or the error and what it says in each language."""
    try:
        return game.read(position, text)
    except ERRORS as error:
        return (type(error).__name__, *(error.tell(game.words(code)) for code in LANGUAGES))


@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_a_choice_or_one_of_three_errors_says_so(name: str) -> None:
    game = registry.load(name)
    dealer = Dealer(f"hostile notation {name}")
    answers: Counter[str] = Counter()
    for moment, ask in asking(name):
        position = moment.position
        before = position.digest()
        world = position.imagine(ask.seat, dealer.child(before))
        for _ in range(TEXTS):
            text = hostile(name, (moment, ask), dealer)
            found = answer(game, position, text)
            if isinstance(found, tuple) and found[:1] and found[0] in _names():
                kind, *sentences = found
                answers[kind] += 1
                for sentence in sentences:
                    assert sentence.isprintable() and 0 < len(sentence) < 2_000
            else:
                answers["choice"] += 1
                assert found in ask.choices
            # whoever is asked cannot tell that world from this one, so no answer may
            assert answer(game, world, text) == found
        assert position.digest() == before
    assert {"BadNotation", "IllegalChoice", "choice"} <= set(answers)


def _names() -> set[str]:
    return {error.__name__ for error in ERRORS}


@pytest.mark.parametrize("name", GAMES)
def test_where_nobody_is_asked_no_choice_is_read(name: str) -> None:
    game = registry.load(name)
    (asked, ask), *_ = asking(name)
    text = game.write(asked.position, ask.choices[0])
    quiet = [one for one in moments(name) if not isinstance(one.position.pending(), Ask)]
    assert quiet
    for moment in quiet:
        with pytest.raises(ERRORS):
            game.read(moment.position, text)


@pytest.mark.parametrize("letter", ["a", " ", "0", "{", "/", "\u0301"])
@pytest.mark.parametrize("name", GAMES)
def test_a_very_long_text_is_refused_with_little_work(name: str, letter: str) -> None:
    game = registry.load(name)
    (moment, ask), *_ = asking(name)
    legal = game.write(moment.position, ask.choices[0])
    answer(game, moment.position, "something to be refused")  # the words are read once
    for text in (letter * 100_000, legal + letter * 100_000):
        with at_once(), pytest.raises(ERRORS) as caught:
            game.read(moment.position, text)
        assert len(str(caught.value)) < 2_000

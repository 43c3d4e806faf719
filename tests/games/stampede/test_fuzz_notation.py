"""Twenty thousand texts and wrong values that are no choice: three errors, nothing changed,
nothing told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chunks import chunks
from games.stampede.random_play import FORMS, Form, begin, play_on, sampled
from leaks import worlds_of
from stampadia.games.stampede import GAME
from stampadia.games.stampede.choices import TABLE
from stampadia.games.stampede.notation import ANIMAL_NAMES
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.choices import LONGEST
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, ChoiceError, IllegalChoice
from stampadia.kernel.pending import Ask, Over
from stampadia.matches.match import Match
from stampadia.words import LANGUAGES

TEXTS = 20_000
CHUNKS = 10
TEXTS_AT_A_POSITION = 50
WORLDS = 8

ERRORS = (BadNotation, IllegalChoice, AmbiguousChoice)

NUMBERS = (
    *map(str, range(8)), "00", "01", "13", "14", "89", "90", "91", "99", "100", "999999999999",
    "-1", "+2", "1.5", "1e3", "٣", "²", "½", "Ⅳ", "0x2", "top", "bottom", "cima", "fondo", "",
)  # fmt: skip
ODDITIES = (
    "\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\u2028", "\u202e", "\ufeff", "\u200b", "\ud800",
    "\U0010ffff", "ß", "İ", "K", "é", "e\u0301", "猫", "🦁", "{", "}", "{ $text }", "%s", "\\",
    "'", '"', ";", "#", "=", "!", "/", "//", "../", "\t", "\r\n", " ", "　", "-", "_", ".",
    "<b>", "&amp;", "$(id)", "NaN", "None", "null", "true",
)  # fmt: skip
STRANGERS = (
    "zebra", "tiger", "lionn", "lio", "li", "l", "b", "ba", "bu", "c", "e", "p", "parrots",
    "croc", "pappagalli", "leonessa", "lion/lion", "lion/", "/lion", "lion/hippo/rhino",
    "lion/leone", "hippo/lion", "lion hippo", "elephant/e", "bab/buf", "r/b",
)  # fmt: skip


class Fuzzer:
    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def text(self, position: Position) -> str:
        make = self.dealer.one_of((self._legal, self._sentence, self._sentence, self._noise))
        text = make(position)
        for _ in range(self.dealer.below(4)):
            text = self.dealer.one_of(MUTATIONS)(self, text)
        return text

    # Where a text starts from

    def _legal(self, position: Position) -> str:
        pending = position.pending()
        assert isinstance(pending, Ask)
        language = self.dealer.one_of(LANGUAGES)
        return GAME.write(position, self.dealer.one_of(pending.choices), language)

    def _sentence(self, _position: Position) -> str:
        verb, language = self.dealer.one_of(list(TABLE.verbs)), self.dealer.one_of(LANGUAGES)
        return TABLE.says(
            verb, language, stamp=self._stamp(), seat=self._number(), place=self._number()
        )

    def _noise(self, _position: Position) -> str:
        length = self.dealer.one_of((0, 1, 3, 12, 40))
        return "".join(chr(self.dealer.below(0x11_0000)) for _ in range(length))

    def _stamp(self) -> str:
        names = ANIMAL_NAMES[self.dealer.one_of(LANGUAGES)]
        front, other = self.dealer.one_of(names), self.dealer.one_of(names)
        shapes = (front, f"{front}/{other}", front[: 1 + self.dealer.below(4)])
        return self.dealer.one_of((*shapes, self.dealer.one_of(STRANGERS)))

    def _number(self) -> str:
        return self.dealer.one_of(NUMBERS)

    # What becomes of it

    def _at(self, text: str) -> int:
        return self.dealer.below(len(text) + 1)

    def cut(self, text: str) -> str:
        return text[: self._at(text)]

    def drop(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + text[at + 1 :]

    def insert(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + self.dealer.one_of(ODDITIES) + text[at:]

    def shout(self, text: str) -> str:
        return self.dealer.one_of((text.upper(), text.title(), text.swapcase()))

    def spread(self, text: str) -> str:
        return self.dealer.one_of((" ", "\t", "\n", "\u3000", "  ")).join(text.split(" "))

    def shuffle_words(self, text: str) -> str:
        return " ".join(self.dealer.shuffled(text.split(" ")))

    def change_word(self, text: str) -> str:
        words = text.split(" ")
        words[self.dealer.below(len(words))] = self.dealer.one_of((self._stamp(), self._number()))
        return " ".join(words)

    def double(self, text: str) -> str:
        return f"{text} {text}"

    def lengthen(self, text: str) -> str:
        return text + self.dealer.one_of(("a", " ", "0", "lion ", "🦁")) * (
            1 + self.dealer.below(2 * LONGEST)
        )


MUTATIONS: tuple[Callable[[Fuzzer, str], str], ...] = (
    Fuzzer.cut, Fuzzer.drop, Fuzzer.insert, Fuzzer.insert, Fuzzer.shout, Fuzzer.spread,
    Fuzzer.shuffle_words, Fuzzer.change_word, Fuzzer.double, Fuzzer.lengthen,
)  # fmt: skip


def answer(position: Position, text: str) -> tuple[str, ...] | int:
    """What the text comes to: a choice, or which error and what it says in each language."""
    try:
        choice = GAME.read(position, text)
    except ERRORS as error:
        return (type(error).__name__, *(error.tell(GAME.words(code)) for code in LANGUAGES))
    pending = position.pending()
    assert isinstance(pending, Ask) and choice in pending.choices
    assert isinstance(choice, int)
    return choice


def positions(chunk: int) -> Iterator[Position]:
    """Without end: positions of one game after the other, in all forms."""
    number = 0
    while True:
        form = FORMS[(chunk + number) % len(FORMS)]
        yield from sampled(form, f"fuzz {chunk} {number}", every=6)
        number += 1


@chunks(CHUNKS, normally=1)
def test_a_text_that_is_no_choice_says_so_and_no_more(chunk: int) -> None:
    dealer = Dealer(f"fuzz texts {chunk}")
    fuzzer = Fuzzer(dealer)
    answers: Counter[str] = Counter()
    where = positions(chunk)
    for _ in range(TEXTS // CHUNKS // TEXTS_AT_A_POSITION):
        position = next(where)
        pending, digest = position.pending(), position.digest()
        assert isinstance(pending, Ask)
        # Whoever is asked cannot tell these worlds apart, so no answer may.
        worlds = worlds_of(position, pending.seat, dealer.child(digest), WORLDS)
        for _ in range(TEXTS_AT_A_POSITION):
            text = fuzzer.text(position)
            told = answer(position, text)
            assert {answer(world, text) for world in worlds} == {told}
            if isinstance(told, tuple):
                assert all(message.isprintable() and len(message) < 1000 for message in told)
            answers[told[0] if isinstance(told, tuple) else "a choice"] += 1
        assert position.digest() == digest and position.pending() is pending
    assert set(answers) == {"a choice", *(error.__name__ for error in ERRORS)}


# Where chance must fall, and when all is over


def at_the_end() -> Position:
    position, dealer = begin((2, "none")), Dealer("to the end")
    while not isinstance(position.pending(), Over):
        play_on(position, dealer)
    return position


def at_the_starter() -> Position:
    position = begin((3, "none"))
    play_on(position, Dealer("starter"))
    return position


@pytest.mark.parametrize("where", [lambda: begin((2, "none")), at_the_starter, at_the_end])
def test_a_text_where_nobody_is_asked(where: Callable[[], Position]) -> None:
    position = where()
    digest = position.digest()
    elsewhere = next(positions(0))
    fuzzer = Fuzzer(Dealer("nobody is asked"))
    for number in range(500):
        text = fuzzer.text(elsewhere)
        if number % 3 == 0:
            text = f"{fuzzer.dealer.one_of(('shuffle', 'starter', 'reshuffle'))} {text}"
        with pytest.raises(ERRORS) as caught:
            GAME.read(position, text)
        assert str(caught.value).isprintable()
    assert position.digest() == digest


# Values instead of texts


def wrong_values(right: Any) -> list[Any]:
    wrong: list[Any] = [
        None, "", "play lion", b"\0", 1.5, float("nan"), float("inf"), -1, 10**30, -(10**30),
        True, False, (), (0,), (None,), ((),), ("a", 1), [], [0], {}, {0}, object(), int, ...,
    ]  # fmt: skip
    if isinstance(right, int):
        wrong += [float(right), str(right), (right,), [right], complex(right)]
    else:
        wrong += [list(right), right[:-1], (*right, 0), (*right[1:], None), set(right)]
    return wrong


def some_right_choice(position: Position) -> Any:
    pending = position.pending()
    if isinstance(pending, Ask):
        return pending.choices[0]
    return 0 if isinstance(pending, Over) else Dealer("right").answer(pending)


@pytest.mark.parametrize(
    "where",
    [lambda: begin((2, "none")), at_the_starter, at_the_end],
    ids=["deal", "starter", "end"],
)
def test_a_value_that_is_no_choice_where_nobody_is_asked(where: Callable[[], Position]) -> None:
    position = where()
    digest = position.digest()
    for wrong in wrong_values(some_right_choice(position)):
        with pytest.raises(IllegalChoice):
            position.play(wrong)
    assert position.digest() == digest


@pytest.mark.parametrize("form", [(2, "none"), (4, "two")])
def test_a_value_that_is_no_choice(form: Form) -> None:
    steps = set()
    for position in sampled(form, f"wrong values {form}", every=1):
        steps.add(position.agenda[-1].name)
        digest, pending = position.digest(), position.pending()
        for wrong in wrong_values(some_right_choice(position)):
            with pytest.raises(IllegalChoice):
                position.play(wrong)
        assert position.digest() == digest and position.pending() is pending
    assert len(steps) > 8


def test_a_match_refuses_the_same_values() -> None:
    match = Match(GAME, 2, luck=Dealer("wrong values in a match"))
    match.deal()
    digest, lines = match.position.digest(), list(match.lines)
    pending = match.pending()
    assert isinstance(pending, Ask)
    for wrong in wrong_values(pending.choices[0]):
        with pytest.raises(ChoiceError):
            match.play(wrong)
    assert (match.position.digest(), match.lines) == (digest, lines)

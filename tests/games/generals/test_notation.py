"""Each choice as one line of text and back; and texts that are no choice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from chunks import chunks
from games.generals.random_play import FORMS, Form, begin, decisions, is_endless, sampled, steadily
from leaks import worlds_of
from rulebook.generals.board import Board, stack
from stampadia.games.generals import GAME, notation
from stampadia.games.generals.choices import TABLE
from stampadia.games.generals.notation import NAMED, SENTENCES, names
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.choices import LONGEST
from stampadia.kernel.errors import AmbiguousChoice, BadNotation, IllegalChoice
from stampadia.kernel.pending import Ask, Over
from stampadia.words import LANGUAGES

ERRORS: Final = (BadNotation, IllegalChoice, AmbiguousChoice)
TEXTS_AT_A_POSITION: Final = 40
POSITIONS: Final = 120
CHUNKS: Final = 6


# What was written is read as what it was


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_choice_reads_back_in_both_languages(form: Form) -> None:
    for position in sampled(form, f"reads back {form}", every=4, chooser=steadily):
        pending = position.pending()
        assert isinstance(pending, Ask)
        for code in LANGUAGES:
            texts = [GAME.write(position, choice, code) for choice in pending.choices]
            assert len(set(texts)) == len(texts)
            assert [GAME.read(position, text) for text in texts] == list(pending.choices)
            assert all(len(text) <= LONGEST and text.isprintable() for text in texts)


def test_every_sentence_is_written_somewhere() -> None:
    """By-hand sentences stand in `test_by_hand`; yes and no answer a Jump that may swap, of which
    our sets have none, in `test_effects_on_units`."""
    seen: set[str] = set()
    for form in FORMS:
        for number in range(12):
            position = begin(form, number)
            for ask, _ in decisions(position, Dealer(f"sentences {form} {number}"), steadily):
                seen |= {notation.said(position, choice)[0] for choice in ask.choices}
    by_hand = {"by-hand", "by-hand-draw", "by-hand-discard", "by-hand-move", "skip-text"}
    by_hand |= {"by-hand-table", "by-hand-infuse"}
    assert set(SENTENCES) - seen == {*by_hand, "yes", "no"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_and_every_name_stands_in_the_catalogue(language: str) -> None:
    texts = {field: f"<{field}>" for sizes in TABLE.verbs.values() for field in sizes}
    sentences = [TABLE.says(verb, language, card="<card>", **texts) for verb in SENTENCES]
    assert len(set(sentences)) == len(SENTENCES)
    assert not any(sentence.startswith("choice-") for sentence in sentences)
    for field, known in NAMED.items():
        told = names(field, language)
        assert len(set(told)) == len(known)
        assert not any(name.startswith("typed-") for name in told)


# Names of cards


def in_hand(*names: str) -> Board:
    board = Board(hand=[f"{name} = 1/1" for name in names])
    board.run("play")
    return board


def test_a_beginning_is_enough_where_it_fits_only_one_card() -> None:
    board = in_hand("Marsh Heron", "Mole")
    board.play("add mar to 1")
    assert board.row("player")[0] == "Marsh Heron"
    board.play("ADD  MOLE   TO 1")
    assert board.cards("player 1") == ["Marsh Heron", "Mole"]


def test_a_beginning_of_two_names_is_ambiguous_and_the_ways_are_named() -> None:
    board = in_hand("Marsh Heron", "Marten")
    with pytest.raises(AmbiguousChoice) as caught:
        board.play("add mar to 1")
    assert "add Marsh Heron #1 to 1, add Marten #2 to 1" in str(caught.value)


def test_any_word_of_a_name_is_enough_where_it_fits_only_one_card() -> None:
    board = in_hand("Furnace Ram", "Ram of the Marsh", "Furnace Wasp")
    board.play("add wasp to 2")
    assert board.row("player")[1] == "Furnace Wasp"
    board.play("add ram to 2")  # a beginning goes before a word further on
    assert board.cards("player 2")[-1] == "Ram of the Marsh"
    with pytest.raises(IllegalChoice):
        board.play("add nace to 1")


def test_a_whole_name_is_exact_even_if_another_begins_with_it() -> None:
    board = in_hand("Mole", "Mole King")
    board.play("add mole to 3")
    assert board.row("player")[2] == "Mole"


def test_twins_are_told_apart_by_their_number() -> None:
    board = in_hand("Mole", "Mole")
    with pytest.raises(AmbiguousChoice):
        board.play("add mole to 1")
    board.play("add mole #2 to 1")
    assert board.position.hands[0] == [0]


def test_a_name_that_looks_like_notation_is_no_trouble() -> None:
    board = in_hand("Mole to 2", "Mole")
    for choice in board.position.pending().choices:  # type: ignore[union-attr]
        text = GAME.write(board.position, choice)
        assert GAME.read(board.position, text) == choice


def test_a_saved_card_is_named() -> None:
    board = Board(player={2: stack("Vat = 1/1", "1/1")})
    board.run("play", "sacrifice 2 saving vat")
    assert board.hand == ["Vat"]


def test_italian_is_read_where_english_is() -> None:
    board = in_hand("Mole")
    board.play("metti mole in 4", "fine")
    assert board.row("player")[3] == "Mole"


# Only the word that stands in the list ends a question


@pytest.mark.parametrize("text", ["pass", "passo", "done", "skip text"])
def test_the_play_phase_is_ended_by_its_own_word_alone(text: str) -> None:
    board = in_hand("Mole")
    with pytest.raises((IllegalChoice, BadNotation)):
        board.play(text)
    assert board.asked == "play"


def test_a_shield_is_passed_up_by_its_own_word_alone() -> None:
    board = Board(shields=["1/1", "1/1"])
    board.run("recover")
    assert board.asked == "recover-shield"
    with pytest.raises(IllegalChoice):
        board.play("end")
    board.play("pass")
    assert board.hand == []


def test_a_shield_that_pays_for_a_hit_is_discarded_not_taken() -> None:
    board = Board(front={1: "1/1"}, shields=["Vat = 1/1", "1/1"])
    board.attack("front 1", "shields")
    assert board.asked == "which-shield"
    assert [text.split()[0] for text in board.choices] == [
        "discard", "discard",
    ]  # fmt: skip
    with pytest.raises(IllegalChoice):
        board.play("take vat")
    board.play("scarta vat")
    assert board.discard == ["Vat"]


# What is missing is said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("add mole", "a card of the hand and a column from 1 to 4. Write it like “add Mole #2 to"),
        ("add mole to 9", "a column from 1 to 4"),
        ("metti mole", "Write it like “metti Mole #2 in"),
        ("sacrifice", "Write it like “sacrifice 2”."),
        ("add zebra to 1", "No card of your hand goes by “zebra”."),
        (
            "add mole to 2",
            "Column 2 takes no card: its Unit’s Level 3 has reached the Ink Level 3.",
        ),
    ],
)
def test_a_choice_that_is_not_whole_or_has_no_room(text: str, said: str) -> None:
    board = Board(hand=["Mole = 1/1"], player={2: "L3 1/1"})
    board.run("play")
    with pytest.raises((BadNotation, IllegalChoice)) as caught:
        board.play(text)
    assert said in str(caught.value)


# Texts that are no choice


NUMBERS: Final = (
    *map(str, range(7)), "00", "01", "13", "99", "100", "9" * 12, "-1", "+2", "1.5", "1e3", "٣",
    "²", "½", "Ⅳ", "0x2", "#1", "#0", "#9999", "#99999", "",
)  # fmt: skip
ODDITIES: Final = (
    "\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\u2028", "\u202e", "\ufeff", "\u200b", "\ud800",
    "\U0010ffff", "ß", "İ", "é", "猫", "🦁", "{", "}", "{ $text }", "%s", "\\", "'", '"', ";", "#",
    "=", "!", "/", "../", "\t", "\r\n", " ", "　", "-", "_", ".", "<b>", "&amp;", "$(id)", "NaN",
)  # fmt: skip


class Fuzzer:
    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def text(self, position: Position) -> str:
        make = self.dealer.one_of((self._legal, self._short, self._sentence, self._noise))
        text = make(position)
        for _ in range(self.dealer.below(4)):
            text = self.dealer.one_of((self._cut, self._insert, self._shout, self._swap_word))(text)
        return text

    def _legal(self, position: Position) -> str:
        pending = position.pending()
        assert isinstance(pending, Ask)
        language = self.dealer.one_of(LANGUAGES)
        return GAME.write(position, self.dealer.one_of(pending.choices), language)

    def _short(self, position: Position) -> str:
        """With no more than a card's first letter."""
        return re.sub(r"([A-Z])[^#]* #[0-9]+", r"\1", self._legal(position))

    def _sentence(self, position: Position) -> str:
        language = self.dealer.one_of(LANGUAGES)
        one_of = self.dealer.one_of
        return TABLE.says(
            one_of(SENTENCES),
            language,
            card=self._card(position),
            seat=one_of(NUMBERS),
            number=one_of(NUMBERS),
            column=one_of(NUMBERS),
            goal_column=one_of(NUMBERS),
            row=one_of(names("row", language)),
            goal_row=one_of(names("row", language)),
            adjustment=one_of(names("adjustment", language)),
            change=one_of(names("change", language)),
            element=one_of(("fire", "acqua", "aether")),
        )

    def _card(self, position: Position) -> str:
        deck = position.deck
        name = deck.name(self.dealer.below(len(deck.sides)))
        beginning = name[: 1 + self.dealer.below(5)]
        return self.dealer.one_of((name, beginning, f"{name} {self.dealer.one_of(NUMBERS)}"))

    def _noise(self, _position: Position) -> str:
        length = self.dealer.one_of((0, 1, 3, 12, 40, LONGEST + 1))
        return "".join(chr(self.dealer.below(0x11_0000)) for _ in range(length))

    def _cut(self, text: str) -> str:
        return text[: self.dealer.below(len(text) + 1)]

    def _insert(self, text: str) -> str:
        at = self.dealer.below(len(text) + 1)
        return text[:at] + self.dealer.one_of(ODDITIES) + text[at:]

    def _shout(self, text: str) -> str:
        return self.dealer.one_of((text.upper(), text.title(), text.swapcase()))

    def _swap_word(self, text: str) -> str:
        return " ".join(self.dealer.shuffled(text.split(" ")))


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
        form = FORMS[(chunk + number * CHUNKS) % len(FORMS)]
        yield from sampled(form, f"fuzz {chunk} {number}", every=8, chooser=steadily)
        number += 1


@chunks(CHUNKS, normally=1)
def test_a_text_that_is_no_choice_says_so_and_no_more(chunk: int) -> None:
    dealer = Dealer(f"fuzz texts {chunk}")
    fuzzer = Fuzzer(dealer)
    answers: Counter[str] = Counter()
    where = positions(chunk)
    for _ in range(POSITIONS):
        position = next(where)
        pending, digest = position.pending(), position.digest()
        assert isinstance(pending, Ask)
        # whoever is asked cannot tell these worlds apart, so no answer may
        worlds = worlds_of(position, pending.seat, dealer.child(digest), 2)
        for _ in range(TEXTS_AT_A_POSITION):
            text = fuzzer.text(position)
            told = answer(position, text)
            assert {answer(world, text) for world in worlds} == {told}
            if isinstance(told, tuple):
                assert all(message.isprintable() and len(message) < 2_000 for message in told)
            answers[told[0] if isinstance(told, tuple) else "a choice"] += 1
        assert position.digest() == digest and position.pending() is pending
    assert set(answers) == {"a choice", *(error.__name__ for error in ERRORS)}


# Where nobody is asked


def at_the_end() -> Position:
    position = begin(FORMS[-4])
    for _ in decisions(position, Dealer("to the end")):
        pass
    assert isinstance(position.pending(), Over)
    return position


@pytest.mark.parametrize("where", [lambda: begin(FORMS[-4]), at_the_end], ids=["deal", "end"])
def test_a_text_where_nobody_is_asked(where: Callable[[], Position]) -> None:
    position = where()
    digest = position.digest()
    elsewhere = next(positions(0))
    fuzzer = Fuzzer(Dealer("nobody is asked"))
    for number in range(300):
        text = fuzzer.text(elsewhere)
        if number % 3 == 0:
            text = f"{fuzzer.dealer.one_of(('shuffle', 'events', 'reshuffle', 'life'))} {text}"
        with pytest.raises(ERRORS) as caught:
            GAME.read(position, text)
        assert str(caught.value).isprintable()
    assert position.digest() == digest


def wrong_values(right: Any) -> list[Any]:
    wrong: list[Any] = [
        None, "", "end", b"\0", 1.5, float("nan"), float("inf"), -1, 10**30, -(10**30), True, False,
        (), (0,), (None,), ((),), ("a", 1), [], [0], {}, {0}, object(), int, ...,
    ]  # fmt: skip
    if isinstance(right, int):
        wrong += [float(right), str(right), (right,), [right], complex(right)]
    else:
        wrong += [list(right), right[:-1], (*right, 0), (*right[1:], None), set(right)]
    return wrong


def test_a_value_that_is_no_choice() -> None:
    form = Form("STFULL", "0.1", "random")
    steps = set()
    for number in range(4):
        position = begin(form, number)
        dealer = Dealer(f"wrong values {number}")
        while not isinstance(pending := position.pending(), Over) and not is_endless(position):
            steps.add(position.agenda[-1].name)
            asked = isinstance(pending, Ask)
            right = pending.choices[0] if isinstance(pending, Ask) else dealer.answer(pending)
            digest = position.digest()
            for wrong in wrong_values(right):
                with pytest.raises(IllegalChoice):
                    position.play(wrong)
            assert position.digest() == digest and position.pending() is pending
            choices = pending.choices if isinstance(pending, Ask) else ()
            position.play(steadily(position, choices, dealer) if asked else right)
    assert len(steps) > 8

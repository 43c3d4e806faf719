"""Luck is sealed before the match, follows from the seed and everybody's words, and can be worked
out again from the record: over every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampadia.cli import main
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Line, Record, parse
from stampadia.table.fair_luck import FairLuck, Verdict, comments, imprint, seal, verified

SEED = "6f1d2c9b" * 4
WORDS = {0: "a goose on the roof"}
MOST = 60


def played(name: str, seed: str = SEED, words: dict[int, str] = WORDS) -> Match:
    """The beginning of a match, as chance-laden as it is."""
    game = registry.load(name)
    match = Match(game, game.seats[0])
    match.luck = FairLuck(seed, words, match)
    match.deal()
    taste = Dealer("taste")
    for _ in range(MOST):
        pending = match.pending()
        if not isinstance(pending, Ask):
            break
        match.play(taste.one_of(pending.choices))
    return match


def record_of(match: Match, seed: str = SEED, words: dict[int, str] = WORDS) -> Record:
    record = parse(str(match.record()))
    lines = [*comments(seed, words, over=True), *record.lines]
    return parse(str(Record(record.header, lines, record.carried)))


@pytest.mark.parametrize("name", registry.names())
def test_what_was_sealed_is_what_fell(name: str) -> None:
    match = played(name)
    chances = sum(line.kind == "chance" for line in match.lines)
    assert chances
    assert verified(match.game, record_of(match)) == Verdict(chances, 1)


@pytest.mark.parametrize("name", registry.names())
def test_one_chance_that_was_chosen_is_found(name: str) -> None:
    """A table that deals from another seed than the one it tells is caught at its first deal."""
    match = played(name, seed="another seed")
    found = verified(match.game, record_of(match))
    assert found.differs
    lines = record_of(match).lines
    first = next(line for line in lines if line.kind == "chance")
    assert found.differs >= first.number


def test_words_of_people_change_the_luck() -> None:
    dealt = {str(played("stampede", words=words).lines[0]) for words in ({}, {0: "a"}, {1: "a"})}
    assert len(dealt) == 3


@pytest.mark.parametrize("word", ["two  spaces", "one at the end ", "a\nline", " ", "\u2028"])
def test_a_word_counts_as_the_record_has_it(word: str) -> None:
    """Or a table that was honest would be called a cheat for somebody's second space."""
    words = {0: word, 1: "tidy"}
    match = played("stampede", words=words)
    assert not verified(match.game, record_of(match, words=words)).differs


def test_the_seed_is_told_only_at_the_end() -> None:
    texts = [line.text for line in comments(SEED, WORDS, over=False)]
    assert f"luck is sealed: {seal(SEED)}" in texts and SEED not in " ".join(texts)


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ([], "luck-not-sealed"),
        ([Line("comment", f"luck is sealed: {seal(SEED)}")], "luck-not-told"),
        ([Line("comment", f"luck is sealed: {seal('x')}"), Line("comment", f"luck was: {SEED}")],
         "luck-other-seed"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_tell_is_refused(lines: list[Line], key: str) -> None:
    match = played("stampede")
    record = parse(str(match.record()))
    with pytest.raises(StampadiaError) as refused:
        verified(match.game, Record(record.header, [*lines, *record.lines], record.carried))
    assert refused.value.key == key


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_command(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fair, foul = tmp_path / "fair.record", tmp_path / "foul.record"
    fair.write_text(str(record_of(played("stampede"))), encoding="utf-8")
    foul.write_text(str(record_of(played("stampede", seed="another"))), encoding="utf-8")
    assert main(["verify", str(fair), "--lang", language]) == 0
    assert main(["verify", str(foul), "--lang", language]) == 1
    told = capsys.readouterr().out
    assert ("the luck is fair" if language == "en" else "la fortuna è onesta") in told
    alone = "What was chosen, and by whom, is not proven"
    assert (alone if language == "en" else "Che cosa fu scelto, e da chi, non è dimostrato") in told
    assert told.count(imprint(parse(fair.read_text("utf-8")))) == 1
    assert ("Somebody chose" if language == "en" else "Qualcuno ha scelto") in told


def test_two_copies_of_one_match_have_one_imprint_and_other_choices_another() -> None:
    match = played("stampede")
    plain, told = parse(str(match.record())), record_of(match)
    assert imprint(plain) == imprint(told)
    last = next(at for at in reversed(range(len(told.lines))) if told.lines[at].kind == "choice")
    other = [*told.lines[:last], *told.lines[last + 1 :]]
    assert imprint(Record(told.header, other, told.carried)) != imprint(told)

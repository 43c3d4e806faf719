"""What is printed can be typed as it is printed, in every game."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from examples import DEEP
from stampadia.kernel.errors import IllegalChoice
from stampadia.table.hints import hint_sentences
from stampadia.table.menu import Entry
from stampadia.table.session import Session
from stampadia.terminal.plain import Leave, PlainTable
from stampadia.terminal.voice import voice
from terminal.recorded import GAMES, RECORDS, moments

EVERY = 7 if DEEP else 17
"""One question in so many is looked at: neighbours are much alike."""


def listed(session: Session, language: str) -> list[tuple[str, Entry]]:
    """The lines of the list as the table prints them, each with what it stands for."""
    out = StringIO()
    table = PlainTable(session, language, StringIO(), out)
    table.seat = session.asked
    table._menu = table._listed()
    table._show_menu()
    lines = [line for line in out.getvalue().splitlines() if re.match(r"[0-9]+\. ", line)]
    assert len(lines) == len(table._menu)
    return list(zip(lines, table._menu, strict=True))


def typed(session: Session, language: str, line: str) -> object:
    table = PlainTable(session, language, StringIO(), StringIO())
    table.seat = session.asked
    table._menu = table._listed()
    return table._choice(" ".join(line.split()))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_listed_line_can_be_typed_as_it_is_printed(game: str, language: str) -> None:
    seen: set[str] = set()
    for path in RECORDS:
        if not path.stem.startswith(game):
            continue
        for session in moments(path, every=EVERY):
            for line, entry in listed(session, language):
                shape = re.sub("[0-9]+", "0", line)
                if shape in seen:
                    continue
                seen.add(shape)
                for text in (line, line.partition(" ")[2]):
                    if entry.run:
                        with pytest.raises(IllegalChoice) as refusal:
                            typed(session, language, text)
                        assert refusal.value.key == "term-say-the-place"
                    else:
                        assert typed(session, language, text) == entry.choice, text
    assert len(seen) > 20


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["chronicles", "stampede", "travelers"])
def test_a_hint_can_be_typed_as_it_is_printed(game: str, language: str) -> None:
    path = next(path for path in RECORDS if path.stem.startswith(game))
    for looked_at, session in enumerate(moments(path, every=23)):
        if looked_at == 4:
            break
        if len(session.choices()) < 2:
            continue
        considered = session.hint()()
        first = hint_sentences(considered, session, voice(language, session.game))[0]
        assert typed(session, language, first) == considered[0].choice


def test_a_whole_turn_that_a_hint_names_is_played_as_it_was_printed() -> None:
    path = next(path for path in RECORDS if path.stem == "travelers-training")
    session = next(moments(path))
    turn = hint_sentences(session.hint()(), session, voice("en", session.game))[0]
    choice, rest = session.understand(turn)
    assert choice in session.choices() and rest == re.findall("“(.+?)”", turn)[1:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("use xyzzy", "“use xyzzy” is not understood."),
        ("use resurection", "“use resurection” is not understood."),
        ("use resurrection", "“use resurrection” is not legal now."),
    ],
)
def test_a_word_that_stands_nowhere_is_not_understood(line: str, answer: str) -> None:
    path = next(path for path in RECORDS if path.stem == "chronicles-day-won")
    session, out = next(moments(path)), StringIO()
    table = PlainTable(session, "en", StringIO(f"{line}\n"), out)
    assert session.asked is not None
    with pytest.raises(Leave):
        table._let_choose(session.asked)
    assert answer in out.getvalue()

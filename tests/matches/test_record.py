"""The form of a record: header, lines, comments; written, read and written again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from kernel.kuhn import KUHN
from matches.begun import begin, play_on
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.kernel.errors import BadOption, BadRecord
from stampadia.kernel.game import Game, Options
from stampadia.matches.match import Match
from stampadia.matches.record import LARGEST, MAGIC, Header, Line, Record, parse
from stampadia.matches.replay import replay

KUHN_RECORD = """\
stampadia record 1
game: kuhn
edition: 1
seats: 2
date: 2026-11-15
players: Ada, Ben

# Ada dealt.
! deal K
! deal J
= 1 KJ:
1 pass
2 bet
# Brave.
1 bet
over showdown: 1
"""


def test_a_record_reads_as_it_is_printed_in_the_manual_of_its_format() -> None:
    record = parse(KUHN_RECORD)
    assert record.header == Header("kuhn", "1", 2, "2026-11-15", ("Ada", "Ben"))
    assert [line.kind for line in record.lines] == [
        "comment", "chance", "chance", "digest", "choice", "choice", "comment", "choice", "over",
    ]  # fmt: skip
    assert record.lines[5] == Line("choice", "bet", seat=1, number=13)


def test_written_read_and_written_again_it_is_the_same() -> None:
    assert str(parse(KUHN_RECORD)) == KUHN_RECORD
    assert str(replay(KUHN, parse(KUHN_RECORD)).record()) == KUHN_RECORD


def test_comments_may_stand_anywhere_below_the_first_line() -> None:
    first, *rest = KUHN_RECORD.splitlines()
    commented = "\n".join([first, *(f"# note\n{line}" if line else "" for line in rest)])
    match = replay(KUHN, parse(commented))
    assert match.over is not None
    assert [line.text for line in match.lines if line.kind == "comment"].count("note") == 9


def test_windows_line_ends_and_spaces_do_no_harm() -> None:
    spaced = "\r\n".join(f"{line}  " for line in KUHN_RECORD.splitlines())
    assert str(parse(spaced)) == KUHN_RECORD


def test_a_whole_stampede_game_survives_the_round() -> None:
    for seats, teams in ((2, "none"), (3, "none"), (4, "two")):
        match = play_on(begin(seats, StampedeOptions(teams=teams)), choices=150)  # type: ignore[arg-type]
        text = str(match.record())
        assert str(parse(text)) == text
        again = replay(GAME, parse(text))
        assert str(again.record()) == text
        assert again.position.digest() == match.position.digest()


def test_a_match_goes_on_from_its_record() -> None:
    first = play_on(begin(), choices=40)
    again = replay(GAME, parse(str(first.record())))
    pending = first.pending()
    assert again.pending() == pending
    assert again.may_undo(0) == first.may_undo(0)
    assert again.may_undo(1) == first.may_undo(1)
    again.luck = first.luck
    assert play_on(again).over is not None


def test_names_and_dates_cannot_break_the_form() -> None:
    match = Match(
        KUHN, 2, players=["Ada,\nthe first", "! deal K"], date="today\n\n1 bet"
    )  # fmt: skip
    text = str(match.record())
    assert str(parse(text)) == text
    assert parse(text).header.players == ("Ada the first", "! deal K")
    assert parse(text).lines == []


def test_a_name_left_empty_keeps_the_others_in_their_seats() -> None:
    text = str(Match(KUHN, 2, players=["", "Ben"]).record())
    assert parse(text).header.players == ("", "Ben")
    assert str(parse(text)) == text


def test_a_comment_stays_on_its_line() -> None:
    match = Match(KUHN, 2)
    match.comment("one\n! deal K\u2028over showdown: 1")
    assert [line.kind for line in parse(str(match.record())).lines] == ["comment"]


class ManyOptions(Options, frozen=True):
    deep: bool = False
    limit: int | None = None
    chips: int = 2
    mood: str = "calm"


class ManyOptioned(type(KUHN)):  # type: ignore[misc]
    options = ManyOptions


@pytest.mark.parametrize(
    "options",
    [ManyOptions(), ManyOptions(deep=True, limit=9, chips=-1, mood="a b"), ManyOptions(limit=0)],
)
def test_options_survive_the_round(options: ManyOptions) -> None:
    game = ManyOptioned()
    text = str(Match(game, 2, options).record())
    assert replay(game, parse(text)).options == options
    assert str(replay(game, parse(text)).record()) == text


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"moods": "calm"}, "kuhn has no option “moods”. It has: deep, limit, chips, mood."),
        ({"deep": "x"}, "“x” is not possible for the option “deep”. Possible: true, false."),
        ({"chips": "two"}, "“two” is not possible for the option “chips”. Possible: 2."),
    ],
)
def test_an_option_that_does_not_exist_is_refused(given: dict[str, str], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        ManyOptioned().read_options(given)
    assert str(caught.value) == says


def test_the_possible_values_are_told() -> None:
    with pytest.raises(BadOption, match="Possible: none, two, three"):
        GAME.read_options({"teams": "many"})
    with pytest.raises(BadOption, match=r"kuhn has no option “teams”\. It has: -"):
        KUHN.read_options({"teams": "two"})


# What is no record


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "not a record"),
        ("stampadia record 2\n", 1, "newer Stampadia"),
        (f"\n{MAGIC}\n", 1, "not a record"),
        (f"{MAGIC}\n", 1, "“game”"),
        (f"{MAGIC}\ngame: kuhn\nseats: 2\n", 1, "“edition”"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: two\n", 4, "“seats”"),
        (f"{MAGIC}\nedition: 1\nseats: -2\ngame: kuhn\n", 3, "“seats”"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: ２\n", 4, "“seats”"),
        (f"{MAGIC}\ngame: kuhn\nedition:\nseats: 2\n", 3, "“edition”"),
        (f"{MAGIC}\ngame kuhn\nedition: 1\nseats: 2\n", 2, "name: value"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: 2\n\n\n0 bet\n", 7, "neither"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: 2\n\n1\n", 6, "neither"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: 2\n\n1 bet\nbet\n", 7, "neither"),
        (f"{MAGIC}\ngame: kuhn\nedition: 1\nseats: 2\n\n100 bet\n", 6, "neither"),
    ],
)
def test_what_is_no_record_is_refused_by_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as caught:
        parse(text)
    assert caught.value.facts["line"] == line


def test_a_file_larger_than_any_record_is_not_read() -> None:
    with pytest.raises(BadRecord, match="larger than any record"):
        parse(MAGIC + "\n" * LARGEST)


def refusal(game: Game, text: str) -> BadRecord | None:
    """Why this does not replay; any error but BadRecord goes through."""
    try:
        replay(game, parse(text))
    except BadRecord as error:
        return error
    return None


PIECES = [
    *KUHN_RECORD.splitlines(), "", "=", "!", "over", "1", "99 bet", "#", ":", "option x: y",
    "resign 2", "resign", "abandon", "over resigned: 1", "over abandoned:", "seat 1 Eve", "seat 9",
    "undo 1",
]  # fmt: skip


@settings(max_examples=examples(300))
@given(
    st.one_of(
        st.text(),
        st.text().map(lambda text: f"{MAGIC}\n{text}"),
        st.lists(st.sampled_from(PIECES)).map("\n".join),
        st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=20))).map(
            lambda lines: "\n".join([*KUHN_RECORD.splitlines()[:4], *lines])
        ),
    )
)
def test_a_malformed_text_raises_nothing_but_BadRecord(text: str) -> None:
    problem = refusal(KUHN, text)
    if problem is None:
        assert str(parse(str(parse(text)))) == str(parse(text))
    else:
        assert isinstance(problem.facts["line"], int)
        assert str(problem) != problem.key


LINES = st.builds(
    Line,
    st.just("choice"),
    st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), min_size=1).map(str.strip),
    st.integers(0, 98),
).filter(lambda line: bool(line.text))


@given(
    st.text(),
    st.lists(st.text(max_size=10), max_size=4),
    st.dictionaries(st.sampled_from(["teams", "day"]), st.text()),
    st.lists(LINES, max_size=5),
)
def test_whatever_is_written_can_be_read(
    date: str, players: list[str], options: dict[str, str], lines: list[Line]
) -> None:
    text = str(Record(Header("kuhn", "1", 2, date, tuple(players), options), lines))
    assert str(parse(text)) == text
    assert [(line.seat, line.text) for line in parse(text).lines] == [
        (line.seat, line.text) for line in lines
    ]


def test_a_damaged_stampede_record_says_the_same_or_is_refused() -> None:
    """Every line in turn cut short, left empty, or replaced by another kind of line."""
    match = play_on(begin(), choices=12)
    lines = str(match.record()).splitlines()[:-1]  # which a choice ends: `1 play hipp` is lawful
    same = replay(GAME, parse("\n".join(lines))).position.digest()
    others = ["", "! shuffle", "= 1", "1 play lion", "2 give up lion", "over", "over five: 1"]
    for at, line in enumerate(lines):
        for damage in (line[:-1], *others):
            text = "\n".join([*lines[:at], damage, *lines[at + 1 :]])
            if refusal(GAME, text) is None:
                assert replay(GAME, parse(text)).position.digest() == same, f"{line} → {damage}"

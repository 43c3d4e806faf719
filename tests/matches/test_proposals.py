"""Proposing and applying: who, what and when; and the lines that no position plays."""

from __future__ import annotations

import pytest

from kernel.kuhn import KUHN
from kernel.pig import PIG
from matches.begun import begin, play_on
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.kernel.errors import (
    BadNotation,
    BadRecord,
    ChoiceError,
    IllegalChoice,
    StaleChoice,
    UndoRefused,
    WrongSeat,
)
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.matches.match import Match
from stampadia.matches.record import Line, parse
from stampadia.matches.redacted import redacted
from stampadia.matches.replay import replay
from stampadia.words import LANGUAGES, kernel_words
from tape import Tape


def dealt(*cards: str) -> Match:
    match = Match(KUHN, 2, luck=Tape(cards or ("K", "J")), players=("Ada", "Ben"))
    match.deal()
    return match


def state(match: Match) -> tuple[str, str, int, int]:
    return match.position.digest(), str(match.record()), match.sequence, match.happened


def refused(match: Match, error: type[ChoiceError], *proposal: object, **facts: int) -> str:
    """The key of the error with which a choice is refused; nothing has changed."""
    before = state(match)
    with pytest.raises(error) as caught:
        match.propose(*proposal, **facts)  # type: ignore[arg-type]
    assert type(caught.value) is error
    assert state(match) == before
    return caught.value.key


# Choices


def test_a_proposal_changes_nothing_and_applying_it_is_playing() -> None:
    match, twin = dealt(), dealt()
    before = state(match)
    line = match.propose(0, "bet")
    assert state(match) == before
    assert (line.kind, line.text, line.seat) == ("choice", "bet", 0)
    assert match.apply(line) == twin.play("bet")
    assert state(match) == state(twin) != before


def test_the_wrong_sender_the_late_one_and_the_unlawful_are_told_apart() -> None:
    match = dealt()
    now = match.sequence
    assert refused(match, WrongSeat, 1, "bet", after=now) == "not-your-choice"
    assert refused(match, WrongSeat, 7, "bet", after=now) == "not-your-choice"
    assert refused(match, IllegalChoice, 0, "raise", after=now) == "not-legal-now"
    for other in (now - 1, now + 1, -1):
        assert refused(match, StaleChoice, 0, "bet", after=other) == "choice-is-stale"
    match.apply(match.propose(0, "pass", after=now))
    match.apply(match.propose(1, "pass", after=now + 1))
    assert refused(match, IllegalChoice, 0, "pass") == "match-is-over"


def test_what_is_sent_twice_is_played_once() -> None:
    match = dealt()
    now = match.sequence
    match.apply(match.propose(0, "pass", after=now))
    assert refused(match, StaleChoice, 0, "pass", after=now) == "choice-is-stale"
    assert [line.text for line in match.lines if line.kind == "choice"] == ["pass"]


def test_nobody_proposes_a_choice_while_chance_has_to_fall() -> None:
    assert refused(Match(KUHN, 2), IllegalChoice, 0, "bet") == "nobody-is-asked"


@pytest.mark.parametrize("wrong", [None, 8.0, True, [], "0", (0,), float("nan"), object()])
def test_only_a_choice_of_the_very_type_is_proposed(wrong: object) -> None:
    match = begin()
    pending = match.pending()
    assert isinstance(pending, Ask)
    assert refused(match, IllegalChoice, pending.seat, wrong) == "not-legal-now"
    as_float = float(pending.choices[0])
    assert refused(match, IllegalChoice, pending.seat, as_float) == "not-legal-now"


def test_text_is_proposed_by_the_seat_that_is_asked_and_read_for_no_other() -> None:
    match = begin()
    pending = match.pending()
    assert isinstance(pending, Ask)
    text = GAME.write(match.position, pending.choices[0], "it")
    line = match.propose_text(pending.seat, text, after=match.sequence)
    assert line == match.propose(pending.seat, pending.choices[0])
    with pytest.raises(BadNotation):
        match.propose_text(pending.seat, "sing loudly")
    for told in (text, "sing loudly"):
        with pytest.raises(WrongSeat):
            match.propose_text(1 - pending.seat, told)
    with pytest.raises(StaleChoice):
        match.propose_text(pending.seat, text, after=match.sequence - 1)


def test_a_line_from_a_store_is_read_and_what_does_not_fit_changes_nothing() -> None:
    match = dealt()
    before = state(match)
    for line, error in (
        (Line("choice", "bet", 1), WrongSeat),
        (Line("chance", "deal Q"), IllegalChoice),
        (Line("choice", "sing", 0), BadNotation),
        (Line("digest", "1 KJ:"), IllegalChoice),
        (Line("resign", "", 2), WrongSeat),
        (Line("seat", "Eve", -1), WrongSeat),
    ):
        with pytest.raises(error):
            match.apply(line)
        assert state(match) == before
    with pytest.raises(UndoRefused):
        match.apply(Line("undo", "", 0))
    assert state(match) == before
    match.apply(Line("choice", "bet", 0))
    assert match.sequence == before[2] + 1


def test_of_two_proposals_the_second_to_be_applied_no_longer_fits() -> None:
    match = dealt()
    one, other = match.propose(0, "bet"), match.propose(0, "pass")
    match.apply(one)
    before = state(match)
    with pytest.raises(WrongSeat):
        match.apply(other)
    assert state(match) == before
    assert str(match.lines[-1]) == "1 bet"


def test_the_sequence_counts_lines_that_were_applied_and_nothing_else() -> None:
    match = Match(KUHN, 2, luck=Tape(("K", "J")))
    match.comment("Ada dealt.")
    assert match.sequence == 0
    match.deal()
    assert (match.sequence, match.lines[-1].kind) == (2, "digest")
    match.play("bet")
    match.play("pass")
    assert (match.sequence, match.lines[-1].kind) == (4, "over")
    assert replay(KUHN, match.record()).sequence == 4


# Chance


def test_chance_is_a_line_like_any_other() -> None:
    match = Match(KUHN, 2, luck=Tape(("K", "J")))
    line = match.propose_chance(after=0)
    assert line == Line("chance", "deal K")
    with pytest.raises(StaleChoice):
        match.propose_chance(after=1)
    match.apply(line)
    assert match.sequence == 1
    match.apply(Line("chance", "deal Q"))  # as a store has it
    assert isinstance(match.pending(), Ask)
    with pytest.raises(IllegalChoice, match="choose first"):
        match.propose_chance()


def test_chance_that_somebody_has_yet_to_say_is_not_proposed() -> None:
    match = Match(KUHN, 2)
    assert match.propose_chance() is None
    with pytest.raises(IllegalChoice, match="cannot be the outcome"):
        match.propose_chance("A", seat=0)
    with pytest.raises(WrongSeat):
        match.propose_chance("K", seat=2)
    line = match.propose_chance("K", seat=1)
    assert line == Line("chance", "deal K", 1)


# Giving up


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_against_one_other_has_lost(seat: int) -> None:
    match = dealt()
    events = match.apply(match.propose_resignation(seat, after=match.sequence))
    assert [(event.name, event.about["seat"]) for event in events] == [("resigned", seat)]
    assert match.over == Over((float(seat == 1), float(seat == 0)), "resigned")
    assert [str(line) for line in match.lines[-2:]] == [
        f"resign {seat + 1}", f"over resigned: {2 - seat}",
    ]  # fmt: skip


def test_when_it_is_over_it_is_over_for_everybody() -> None:
    match = dealt()
    match.apply(match.propose_resignation(1))
    for seat in (0, 1):
        perspective = match.perspective(seat)
        assert perspective.choices() == () and perspective.offers(kernel_words("en")) == ()
        for view in (perspective.view(), match.view(seat), match.view(None)):
            assert (view.asked, view.over, view.how) == (None, match.over, "resigned")
        assert refused(match, IllegalChoice, seat, "bet") == "match-is-over"
        with pytest.raises(IllegalChoice, match="over"):
            match.propose_text(seat, "bet")
        for again in (match.propose_resignation, match.propose_undo):
            with pytest.raises((IllegalChoice, UndoRefused)):
                again(seat)
    with pytest.raises(IllegalChoice):
        match.propose_abandonment()
    with pytest.raises(IllegalChoice):
        match.apply(Line("choice", "bet", 0))


def test_alone_or_together_against_the_game_whoever_gives_up_has_lost() -> None:
    assert PIG.resigned(PIG.begin(2), {0}, (0,)) == Over((0.0,), "resigned")
    assert PIG.resigned(PIG.begin(2), {0}, (0, 0)) is None  # the other one plays on
    assert PIG.resigned(PIG.begin(2), {0, 1}, (0, 0)) == Over((0.0, 0.0), "resigned")


def test_among_three_the_others_play_on_and_the_last_one_left_has_won() -> None:
    match = Match(PIG, 3, luck=Tape(lambda _: 2))
    match.apply(match.propose_resignation(0))
    assert match.over is None and match.resigned == {0}
    with pytest.raises(IllegalChoice, match="given up already"):
        match.propose_resignation(0)
    match.apply(match.propose_player(0, "greedy"))
    match.play("roll")  # the seat is still asked, and a program answers
    assert match.position.pending() == Ask(0, ("roll", "bank"))
    match.apply(match.propose_resignation(1))
    assert match.over == Over((0.0, 0.0, 1.0), "resigned")


def test_a_team_has_given_up_when_all_of_it_has() -> None:
    match = begin(4, StampedeOptions(teams="two"))
    sides = GAME.sides(4, match.options)
    mates = [seat for seat in range(4) if sides[seat] == sides[0]]
    match.apply(match.propose_resignation(mates[0]))
    assert match.over is None
    match.apply(match.propose_resignation(mates[1]))
    assert match.over is not None
    assert set(match.over.winners) == set(range(4)) - set(mates)


def test_a_match_broken_off_has_no_result() -> None:
    match = dealt()
    assert [event.name for event in match.apply(match.propose_abandonment())] == ["abandoned"]
    assert match.over == Over((), "abandoned")
    assert match.over.winners == ()
    assert [str(line) for line in match.lines[-2:]] == ["abandon", "over abandoned:"]


# Seats that change hands


def test_a_seat_changes_hands_and_the_header_says_who_began() -> None:
    match = dealt()
    events = match.apply(match.propose_player(1, "  Eve,\nthe second ", after=match.sequence))
    assert events[0].about == {"seat": 1, "player": 2, "name": "Eve, the second"}
    assert match.players == ("Ada", "Eve, the second")
    assert match.header.players == ("Ada", "Ben")
    assert str(match.lines[-1]) == "seat 2 Eve, the second"
    with pytest.raises(WrongSeat):
        match.propose_player(2, "Eve")


def test_nobody_takes_back_what_the_player_before_has_chosen() -> None:
    match = Match(PIG, 2)
    match.play("roll")
    assert match.may_undo(0)
    match.apply(match.propose_player(0, "Eve"))
    with pytest.raises(UndoRefused, match="stays done"):
        match.undo(0)


# In records


def ended(end: str) -> Match:
    match = dealt()
    match.apply(match.propose_player(1, "Eve"))
    match.play("pass")
    match.apply(match.propose_resignation(0) if end == "resign" else match.propose_abandonment())
    return match


@pytest.mark.parametrize("end", ["resign", "abandon"])
def test_a_record_has_these_lines_and_replays(end: str) -> None:
    match = ended(end)
    text = str(match.record())
    again = replay(KUHN, parse(text))
    assert str(again.record()) == text
    assert state(again) == state(match)
    assert (again.over, again.players) == (match.over, ("Ada", "Eve"))
    assert again.events(None) == match.events(None)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("over resigned: 2", "over resigned: 1", 13),
        ("over resigned: 2\n", "", 13),
        ("resign 1", "resign 3", 12),
        ("resign 1", "1 bet", 12),
        ("resign 1", "resign 1 now", 12),
        ("resign 1", "resign", 12),
        ("resign 1", "abandon", 13),
        ("resign 1", "abandon all", 12),
        ("seat 2 Eve", "seat 3 Eve", 10),
        ("seat 2 Eve", "seat Eve", 10),
        ("seat 2 Eve", "undo 2", 10),
    ],
)
def test_what_does_not_fit_is_named_by_its_line(old: str, new: str, line: int) -> None:
    text = str(ended("resign").record())
    assert old in text
    with pytest.raises(BadRecord) as caught:
        replay(KUHN, parse(text.replace(old, new)))
    assert caught.value.facts["line"] == line


@pytest.mark.parametrize("end", ["resign", "abandon"])
def test_a_redacted_record_tells_them_to_everybody(end: str) -> None:
    match = ended(end)
    for seat in (0, 1, None):
        lines = redacted(match, seat).splitlines()
        assert "seat 2 Eve" in lines and str(match.lines[-1]) in lines
        assert '> seated {"name":"Eve","player":2,"seat":1}' in lines
        assert f'"how":"{match.lines[-1].text.partition(":")[0]}"' in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_every_language(language: str) -> None:
    words = kernel_words(language)
    match = ended("resign")
    match.study = True
    own = [*match.events(0), *ended("abandon").events(0), *match.undo(0)]
    names = {"seated", "resigned", "abandoned", "taken-back"}
    told = {event.name: match.tell(event, 0, words) for event in own if event.name in names}
    assert set(told) == names
    for name, sentence in told.items():
        assert sentence != f"event-{name}" and "{" not in sentence
        assert sentence.endswith(".")
    for how in ("resigned", "abandoned"):
        assert words.say(f"how-{how}") != f"how-{how}"


def test_study_mode_takes_an_end_by_a_line_back_too() -> None:
    for end in ("resign", "abandon"):
        match = ended(end)
        match.study = True
        match.undo(0)
        assert match.over is None and match.resigned == frozenset()
        assert match.players == ("Ada", "Eve")
        assert match.pending() == Ask(0, ("pass", "bet"))


def test_a_whole_game_can_be_given_up_at_any_point() -> None:
    match = begin(3)
    while match.over is None:
        twin = replay(GAME, match.record())
        for seat in (2, 0):
            twin.apply(twin.propose_resignation(seat))
        assert twin.over is not None and twin.over.winners == (1,)
        assert str(replay(GAME, parse(str(twin.record()))).record()) == str(twin.record())
        play_on(match, "greedy", choices=40)
    assert not isinstance(match.pending(), Chance)


# What was offered need not be read again


def offered(match: Match) -> tuple[int, str]:
    """The seat that is asked, and the text of the first of its offers."""
    pending = match.pending()
    assert isinstance(pending, Ask)
    words = match.game.words("en")
    return pending.seat, match.offers(pending.seat, words, match.view(pending.seat))[0].notation


def test_an_offer_stands_until_the_next_line() -> None:
    match = begin()
    seat, text = offered(match)
    match.apply(match.propose_text(seat, text))
    match.deal()
    read: list[str] = []
    match.game = Reading(read)
    with pytest.raises((WrongSeat, IllegalChoice)):
        match.propose_text(seat, text)
    match.propose_text(*offered_by_notation(match))
    assert read


def offered_by_notation(match: Match) -> tuple[int, str]:
    pending = match.pending()
    assert isinstance(pending, Ask)
    return pending.seat, GAME.write(match.position, pending.choices[0])


class Reading(type(GAME)):  # type: ignore[misc]
    """The game, and what it was given to read."""

    def __init__(self, read: list[str]) -> None:
        self.texts = read

    def read(self, position: object, text: str) -> object:
        self.texts.append(text)
        return GAME.read(position, text)  # type: ignore[arg-type]


class Mumbling(type(GAME)):  # type: ignore[misc]
    """A game in which all choices are written alike."""

    def write(self, position: object, choice: object, language: str = "en") -> str:  # noqa: ARG002
        return "something"


def test_offers_that_are_written_alike_are_not_told_apart() -> None:
    match = begin()
    match.game = Mumbling()
    seat, text = offered(match)
    with pytest.raises(BadNotation):
        match.propose_text(seat, text)

"""Events by number: recovered as they were sent, for those who may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import structs

from kernel.kuhn import KUHN, Kuhn, KuhnPosition
from kernel.pig import PIG, PigPosition
from matches.begun import begin, play_on
from stampadia.games.stampede import GAME
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.position import Position
from stampadia.matches.journal import EVERY, taken_back
from stampadia.matches.match import Match
from stampadia.matches.record import APPLIED, Line, parse
from stampadia.matches.redacted import redacted
from stampadia.matches.replay import replay
from tape import Tape


class PeekingPosition(KuhnPosition):
    """Kuhn poker in which a bet is made in secret: nobody else hears of it at all."""

    __slots__ = ()

    def play(self, choice: Any) -> Sequence[Event]:
        seat = len(self.bets) % 2
        events = super().play(choice)
        if choice not in ("pass", "bet"):
            return events
        return [Event("peeked", {}, {"at": self.cards[1 - seat]}, (seat,)), *events]


class Peeking(Kuhn):
    def begin(self, seats: int, options: Options | None = None) -> PeekingPosition:  # noqa: ARG002
        return PeekingPosition()


def test_numbers_run_through_the_match() -> None:
    match = begin(3)
    sent = match.events(None)
    for _ in range(20):
        play_on(match, choices=1)
    assert [event.number for event in match.events(None)] == list(range(1, match.happened + 1))
    assert match.events(None)[: len(sent)] == sent


@pytest.mark.parametrize("since", [-3, 0, 1, 5, 17])
def test_what_is_missed_is_recovered_from_any_number(since: int) -> None:
    match = play_on(begin(2), choices=30)
    for seat in (0, 1, None):
        everything = match.events(seat)
        missed = match.events(seat, since)
        assert missed == everything[max(0, since) :]
        assert [event.number for event in missed] == list(
            range(max(0, since) + 1, len(everything) + 1)
        )


def test_who_has_heard_everything_gets_nothing() -> None:
    match = play_on(begin(2), choices=9)
    assert match.events(0, match.happened) == match.events(0, match.happened + 5) == []


def test_who_may_not_know_an_event_gets_its_number_and_an_empty_body() -> None:
    match = Match(Peeking(), 2, luck=Tape(("K", "J")))
    match.deal()
    sent = match.play("bet")
    peeked = sent[0]
    assert (peeked.name, peeked.number, peeked.secret) == ("peeked", 3, {"at": "J"})
    [mine], [other], [nobody] = (
        [event for event in match.events(seat) if event.number == 3] for seat in (0, 1, None)
    )
    assert (mine.name, mine.about) == ("peeked", {"at": "J"})
    assert other == nobody == Event("", {}, number=3)
    assert b"J" not in msgspec.json.encode(other)
    assert match.tell(other, 1, KUHN.words("en")) == ""


def test_a_secret_goes_to_its_audience_alone() -> None:
    match = Match(KUHN, 2, luck=Tape(("K", "J")))
    match.deal()
    cards = [[event.about.get("card") for event in match.events(seat)] for seat in (0, 1, None)]
    assert cards == [["K", None], [None, "J"], [None, None]]
    assert not [event for seat in (0, 1, None) for event in match.events(seat) if event.secret]


def test_a_replayed_match_has_the_same_events_with_the_same_numbers() -> None:
    match = play_on(begin(3), choices=50)
    match.comment("a pause")
    match.apply(match.propose_player(2, "Ada"))
    play_on(match, choices=10)
    again = replay(GAME, parse(str(match.record())))
    for seat in (0, 1, 2, None):
        assert again.events(seat) == match.events(seat)
    assert again.sequence == match.sequence


# What was taken back


def rolled(dice: int = 2) -> Match:
    match = Match(PIG, 2, luck=Tape(lambda _: 3), study=True)
    for _ in range(dice):
        match.play("roll")
    return match


def test_a_number_is_never_used_twice() -> None:
    match = rolled()
    assert [event.name for event in match.events(0)] == ["rolled", "rolled"]
    [taken_back] = match.undo(0)
    assert (taken_back.number, taken_back.about) == (3, {"since": 1, "seat": 0, "player": 1})
    match.play("roll")
    told = match.events(0)
    assert [(event.number, event.name) for event in told] == [
        (1, "rolled"), (2, ""), (3, "taken-back"), (4, "rolled"),
    ]  # fmt: skip
    for since in range(5):
        assert match.events(0, since) == told[since:]


def test_an_undo_is_a_line_for_a_store_that_forgets_nothing() -> None:
    """Another process that applies every line that was ever applied stands where this one does."""
    match = Match(PIG, 2, luck=Tape(lambda _: 3), study=True)
    stored: list[Line] = []

    def send(line: Line | None) -> None:
        assert line is not None
        stored.append(msgspec.json.decode(msgspec.json.encode(line), type=Line))
        match.apply(line)

    for _ in range(3):
        send(match.propose(0, "roll"))
        send(match.propose_chance())
    send(match.propose_undo(0))
    send(match.propose_undo(0))
    send(match.propose(0, "bank"))
    elsewhere = Match(PIG, 2, study=True)
    for line in stored:
        elsewhere.apply(line)
    assert {line.kind for line in stored} <= APPLIED
    assert elsewhere.sequence == match.sequence == len(stored)
    assert str(elsewhere.record()) == str(match.record())
    assert elsewhere.position.digest() == match.position.digest()
    assert elsewhere.events(None) == match.events(None)
    assert "undo" not in str(match.record())


@pytest.mark.parametrize("known", [0, 1, 3, 7, 9])
def test_what_was_taken_back_need_not_be_played_again(known: int) -> None:
    """Whoever reads all lines again, or those that it does not know yet, plays only those that
    stay, and has the same sequence, position and events."""
    match, stored = _much_taken_back()
    elsewhere = Match(PIG, 2, study=True)
    for line in stored[:known]:
        elsewhere.follow(line)
    void = taken_back(stored[known:], known)
    for sequence, line in enumerate(stored[known:], known):
        (elsewhere.pass_over if sequence in void else elsewhere.follow)(line)
    # roll 0, roll 2, roll 4, undo 6 of 4, undo 7 of 2, roll 8, undo 10 of 8, bank 11
    gone = {*range(2, 8), *range(8, 11)}
    assert void == {0: gone, 1: gone, 3: {4, 5, 6, 8, 9, 10}, 7: {8, 9, 10}, 9: set()}[known]
    assert elsewhere.sequence == match.sequence == len(stored) == 12
    assert str(elsewhere.record()) == str(match.record())
    assert elsewhere.position.digest() == match.position.digest()
    assert elsewhere.happened == match.happened
    for since in range(match.happened + 1):
        assert elsewhere.events(None, since) == match.events(None, since)


def _much_taken_back() -> tuple[Match, list[Line]]:
    match, stored = Match(PIG, 2, luck=Tape(lambda _: 3), study=True), list[Line]()

    def send(*lines: Line | None) -> None:
        for line in lines:
            assert line is not None
            stored.append(msgspec.json.decode(msgspec.json.encode(line), type=Line))
            match.apply(line)

    for undos in (0, 0, 2, 1):
        send(match.propose(0, "roll"))
        send(match.propose_chance())
        for _ in range(undos):
            send(match.propose_undo(0))
    send(match.propose(0, "bank"))
    return match, stored


def test_an_undo_that_does_not_say_where_it_leads_is_played() -> None:
    _, stored = _much_taken_back()
    for at in (6, 7, 10):
        older = [
            structs.replace(line, text="") if number == at else line
            for number, line in enumerate(stored)
        ]
        void = taken_back(older, 0)
        assert void == ({8, 9, 10} if at == 7 else set())


def test_all_can_be_taken_back_and_the_numbers_stay() -> None:
    match = rolled(3)
    for _ in range(3):
        match.undo(0)
    assert match.lines == []
    assert [event.name for event in match.events(1)] == ["", "", "", *["taken-back"] * 3]


# What it costs


def test_to_recover_the_last_events_the_match_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kernel.pig.GOAL", 10**9)
    plays = 0
    real = PigPosition.play

    def counted(self: PigPosition, choice: Any) -> Sequence[Event]:
        nonlocal plays
        plays += 1
        return real(self, choice)

    monkeypatch.setattr(PigPosition, "play", counted)
    work = []
    for turns in (30, 300):
        match = Match(PIG, 2, luck=Tape(lambda _: 2))
        for _ in range(turns):
            match.play("roll")
            match.play("bank")
        plays = 0
        assert len(match.events(0, match.happened - 3)) == 3
        work.append(plays)
    assert max(work) <= EVERY + 6


class Heralded(Peeking):
    """Something happens before anybody is asked."""

    def opening(self, position: Position) -> Sequence[Event]:  # noqa: ARG002
        return [Event("trumpets", {"many": 3})]


def test_what_happened_before_the_first_line_has_the_first_number() -> None:
    match = Match(Heralded(), 2, luck=Tape(("K", "J")))
    match.deal()
    match.play("bet")
    assert [event.number for event in match.opening] == [1]
    names = [event.name for event in match.events(None)]
    assert names.count("trumpets") == 1 and names[0] == "trumpets"
    assert [event.number for event in match.events(None)] == [*range(1, match.happened + 1)]
    assert "trumpets" not in [event.name for event in match.events(None, since=1)]
    assert [event.name for event in match.everything()][:1] == ["trumpets"]
    assert "> trumpets" in redacted(match, None)

"""A match: playing, dealing, and the undo law."""

from __future__ import annotations

import pytest

from kernel.kuhn import KUHN
from kernel.leduc import LEDUC
from kernel.pig import PIG
from matches.begun import begin, play_on
from stampadia.games.stampede import GAME
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadNotation, IllegalChoice, UndoRefused
from stampadia.kernel.event import Event, Happened, told_to
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from tape import Tape

# Playing


def state(match: Match) -> tuple[str, str]:
    return match.position.digest(), str(match.record())


@pytest.mark.parametrize("wrong", [None, "nonsense", -1, 10**9, 8.0, (1, 2), [], object()])
def test_an_illegal_choice_changes_nothing(wrong: object) -> None:
    match = begin()
    before = state(match)
    with pytest.raises(IllegalChoice):
        match.play(wrong)
    assert state(match) == before


def test_text_that_is_no_choice_changes_nothing() -> None:
    match = begin()
    before = state(match)
    with pytest.raises(BadNotation):
        match.play_text("sing loudly")
    with pytest.raises(IllegalChoice):
        match.play_text("take first")
    assert state(match) == before


def test_nobody_chooses_before_chance_has_fallen() -> None:
    match = Match(KUHN, 2)
    with pytest.raises(IllegalChoice, match="chance has to fall first"):
        match.play("bet")


def test_nobody_chooses_after_the_end() -> None:
    match = play_on(begin())
    with pytest.raises(IllegalChoice, match="over"):
        match.play(0)


def test_without_a_dealer_chance_waits() -> None:
    match = Match(KUHN, 2)
    assert match.deal() == []
    assert isinstance(match.pending(), Chance)


def test_where_luck_has_no_answer_yet_the_match_waits_for_it() -> None:
    match = Match(LEDUC, 2, luck=Tape(["K1", "Q1"]))
    match.deal()
    match.play("call")
    match.play("call")
    assert isinstance(match.pending(), Chance)
    assert [line.text for line in match.lines if line.kind == "choice"] == ["call", "call"]
    match.luck = Tape(["J1"])
    match.deal()
    assert isinstance(match.pending(), Ask)


def test_the_record_holds_no_seed() -> None:
    match = begin(seed="a seed nobody may know")
    assert "a seed nobody may know" not in str(match.record())


def test_a_digest_begins_every_turn() -> None:
    match = play_on(begin(3), choices=60)
    turns = [int(line.text.split()[0]) for line in match.lines if line.kind == "digest"]
    assert turns == list(range(1, match.position.turn + 1))


# Events


def test_an_event_tells_its_secret_only_to_its_audience() -> None:
    event = Event("drew", {"seat": 1}, {"stamp": "lion/hippo"}, (1,))
    assert event.told_to(1).about == {"seat": 1, "stamp": "lion/hippo"}
    for other in (0, 2, None):
        assert event.told_to(other).about == {"seat": 1}
        assert not event.told_to(other).secret


def test_events_are_written_out_once_and_late() -> None:
    written = []

    def write(facts: list[str]) -> list[Event]:
        written.append(facts)
        return [Event(name, {}) for name in facts]

    happened = Happened(["played", "won"], write)
    assert written == []
    assert [event.name for event in told_to(None, happened)] == ["played", "won"]
    assert (len(happened), happened[-1].name, len(happened[:1])) == (2, "won", 1)
    assert written == [["played", "won"]]


# The undo law


def refusal(match: Match, seat: int) -> str:
    before = state(match)
    assert not match.may_undo(seat)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert state(match) == before
    return caught.value.key


@pytest.mark.parametrize("number", range(6))
def test_the_law_holds_at_every_point_of_random_games(number: int) -> None:
    seats = 2 + number % 3
    match = begin(seats, seed=f"undo {number}")
    dealer = Dealer(number)
    stood = {len(match.lines): match.position.digest()}
    revealing: set[int] = set()
    taken_back = 0
    for _ in range(120):
        pending = match.pending()
        if not isinstance(pending, Ask):
            break
        for seat in range(seats):
            if seat != pending.seat:
                assert refusal(match, seat) == "undo-not-your-turn"
        if match.may_undo(pending.seat):
            taken_back += 1
            check_undo(match, pending, stood, revealing)
        at = len(match.lines)
        events = match.play(dealer.one_of(pending.choices))
        if any(event.reveals for event in events):
            revealing.add(at)
        stood[len(match.lines)] = match.position.digest()
    assert taken_back > 5


def check_undo(match: Match, asked: Ask, stood: dict[int, str], revealing: set[int]) -> None:
    """Take back, see that the law held, and do it again."""
    lines, turn, digest = list(match.lines), match.position.turn, match.position.digest()
    match.undo(asked.seat)
    kept = len(match.lines)
    undone = lines[kept:]
    assert match.lines == lines[:kept]
    assert match.position.digest() == stood[kept]
    assert match.position.turn == turn
    now = match.pending()
    assert isinstance(now, Ask) and now.seat == asked.seat
    assert [(line.kind, line.seat) for line in undone] == [("choice", asked.seat)]
    assert not revealing & set(range(kept, len(lines)))
    match.play_text(undone[0].text)
    assert match.lines == lines
    assert match.position.digest() == digest
    assert match.pending() == asked


def at_give() -> Match:
    """A match in which the active player has just played, and must give."""
    for number in range(50):
        match = begin(seed=f"give {number}")
        pending = match.pending()
        assert isinstance(pending, Ask)
        for choice in pending.choices:
            if GAME.write(match.position, choice).startswith("play hippo"):
                match.play(choice)
                return match
    raise AssertionError("no hippo in fifty hands")


def test_a_card_picked_can_be_picked_again() -> None:
    match = at_give()
    pending = match.pending()
    assert isinstance(pending, Ask)
    before = state(match)
    match.play(pending.choices[0])
    match.comment("oh no")
    match.undo(pending.seat)
    assert state(match) == before
    match.play(pending.choices[-1])


def test_undo_never_crosses_something_revealed() -> None:
    match = at_give()
    pending = match.pending()
    assert isinstance(pending, Ask)
    assert refusal(match, pending.seat) == "undo-revealed"  # the hippo has been seen


def test_undo_never_makes_another_player_redo() -> None:
    match = Match(KUHN, 2, luck=Tape(["K", "J"]))
    match.deal()
    match.play("pass")
    assert refusal(match, 0) == "undo-not-your-turn"
    assert refusal(match, 1) == "undo-nothing"
    match.play("bet")
    assert refusal(match, 0) == "undo-other-seat"


def test_undo_never_changes_whose_turn_it_is() -> None:
    match = begin()
    first = match.position.turn
    while match.position.turn == first:
        play_on(match, choices=1)
    asked = match.pending()
    assert isinstance(asked, Ask)
    assert refusal(match, asked.seat) == "undo-nothing"
    while match.position.turn < first + match.header.seats:
        play_on(match, choices=1)
    asked = match.pending()
    assert isinstance(asked, Ask)
    assert refusal(match, asked.seat) == "undo-other-turn"


def test_undo_never_crosses_visible_chance() -> None:
    match = Match(PIG, 2, luck=Tape([3, 4]))
    match.play("roll")
    pending = match.pending()
    assert isinstance(pending, Ask) and pending.seat == 0  # the same player, in the same turn
    assert refusal(match, 0) == "undo-revealed"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = Match(KUHN, 2, luck=Tape(["K", "J"]), study=True)
    match.deal()
    assert refusal(match, 0) == "undo-nothing"


def test_nothing_is_taken_back_after_the_end() -> None:
    match = play_on(begin())
    assert {refusal(match, seat) for seat in (0, 1)} == {"undo-not-your-turn"}


def test_study_mode_lifts_the_law() -> None:
    match = begin(study=True)
    stood = [state(match)]
    seats = []
    for _ in range(30):
        pending = match.pending()
        assert isinstance(pending, Ask)
        seats.append(pending.seat)
        play_on(match, choices=1)
        stood.append(state(match))
    while seats:  # back through turns, reveals and the other player's choices
        match.undo(seats.pop())
        stood.pop()
        assert state(match) == stood[-1]
    assert not match.may_undo(0)


def test_in_study_mode_a_seat_takes_back_its_own_last_choice() -> None:
    match = Match(KUHN, 2, luck=Tape(["K", "J"]), study=True)
    match.deal()
    match.play("pass")
    match.play("bet")
    match.undo(0)
    assert [line.text for line in match.lines if line.kind == "choice"] == []
    match.play("bet")
    match.play("pass")
    assert match.over is not None
    match.undo(1)
    assert match.over is None


# Dice that somebody rolls and types


class RealDice:
    """Nobody here knows how they will fall."""

    def answer(self, chance: Chance) -> None:
        assert chance.what == "die"


def test_dice_on_a_real_table_are_waited_for() -> None:
    match = Match(PIG, 2, luck=RealDice())
    match.play("roll")
    assert isinstance(match.pending(), Chance)
    match.fell(3, seat=0)
    assert isinstance(match.pending(), Ask)
    assert [str(line) for line in match.lines] == ["1 roll", "! die 3"]


def test_a_slip_is_taken_back_and_the_choice_before_it_stays() -> None:
    match = Match(PIG, 2, luck=RealDice())
    match.play("roll")
    match.fell(3, seat=0)
    match.undo(0)
    assert isinstance(match.pending(), Chance)
    match.fell(4, seat=0)
    assert [str(line) for line in match.lines] == ["1 roll", "! die 4"]
    match.undo(0)
    match.undo(0)
    assert match.lines == []


def test_only_what_dice_can_show_and_only_when_they_are_rolled() -> None:
    match = Match(PIG, 2, luck=RealDice())
    with pytest.raises(IllegalChoice, match="choose first"):
        match.fell(3, seat=0)
    match.play("roll")
    with pytest.raises(IllegalChoice, match="cannot be the outcome"):
        match.fell(7, seat=0)


def test_a_replayed_roll_is_nobodys_slip() -> None:
    match = Match(PIG, 2, luck=RealDice())
    match.play("roll")
    match.fell(3, seat=0)
    again = replay(PIG, parse(str(match.record())))
    assert refusal(again, 0) == "undo-revealed"

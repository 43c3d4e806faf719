"""A thousand random games in every form, with everything checked that must always hold; and games
by players who get further, so that everything that can happen does.

How the games of a test ended is printed: `pytest -rP` shows it, unfinished ones among them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from msgspec import Struct, field

from chunks import chunks
from examples import examples
from games.generals.invariants import PHASES, check_decision, check_end
from games.generals.random_play import (
    FORMS,
    FULL,
    Chooser,
    Form,
    at_random,
    begin,
    decisions,
    is_endless,
    steadily,
)
from stampadia.games.generals import GAME
from stampadia.games.generals.events import SHAPES
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import parse
from stampadia.matches.replay import replay

GAMES_IN_A_CHUNK: Final = 100
CHUNKS: Final = 100
NORMALLY: Final = 1
STEADY_GAMES: Final = examples(80)
LATE_GAMES: Final = examples(40)
RECORDED_GAMES: Final = 3

STEPS: Final = {
    "play", "recover-shield", "event", "who-begins", "direct-hit", "which-shield", "heal",
    "who-draws", "which-unit", "which-to-discard", "how-many-wounds", "which-element",
    "which-column", "where-to", "which-looked", "which-card-of-unit",
    "discard-any", "which-place",
}  # fmt: skip
"""Every question that our sets can ask."""
NEVER_HERE: Final = {
    "unread", "skipped-text", "adjusted", "laid-events", "ended",
    "aimed-by-place", "changed-sides", "merged",
}  # fmt: skip
"""Needs a text that nobody can read, is told where nobody decides, or comes from an op that our
sets do not use."""
MOST_LINES: Final = 3_000
"""A battle need not end."""
MOST_GAMES: Final = 3_000
TALL: Final = 6


class Tally(Struct):
    """What happened in some games."""

    ends: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)
    ink: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    """Sides of Event Cards that were used, by name."""
    tallest: int = 0

    def merge(self, other: Tally) -> None:
        for name in ("ends", "steps", "phases", "facts", "ink", "events"):
            getattr(self, name).update(getattr(other, name))
        self.tallest = max(self.tallest, other.tallest)


def watched(
    form: Form, number: int, chooser: Chooser, tally: Tally, ink: int | None = None
) -> None:
    """One game under watch; if said, from a higher Ink on."""
    position = begin(form, number)
    position.ink = ink or position.ink
    dealer = Dealer(f"withstand {form} {number}")
    for ask, _ in decisions(position, dealer, chooser):
        check_decision(position, ask)
        tally.steps[position.agenda[-1].name] += 1
        tally.phases[position.phase] += 1
        for name, *about in position.news:
            tally.facts[name] += 1
            if name == "activated":
                tally.events[position.deck.name(about[1])] += 1
        for troop in position.rows[0]:
            if troop is not None and len(troop.stack.cards) > tally.tallest:
                tally.tallest = len(troop.stack.cards)
    tally.ends["unfinished" if is_endless(position) else check_end(position)] += 1
    tally.ink[position.ink] += 1


def play_chunk(form: Form, chunk: int) -> None:
    tally = Tally()
    for number in range(chunk * GAMES_IN_A_CHUNK, (chunk + 1) * GAMES_IN_A_CHUNK):
        watched(form, number, at_random, tally)
    print(f"{form}, at random: {dict(tally.ends)}")
    assert tally.ends.total() == GAMES_IN_A_CHUNK
    # who plays at random is beaten long before a battle could drag on
    assert tally.ends["unfinished"] <= GAMES_IN_A_CHUNK // 100


def test_a_normal_run_has_a_hundred_games_of_each_form_and_a_deep_one_ten_thousand() -> None:
    assert GAMES_IN_A_CHUNK * NORMALLY >= 100
    assert GAMES_IN_A_CHUNK * CHUNKS >= 10_000


@chunks(CHUNKS, normally=NORMALLY)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_everything_holds_in_random_games(form: Form, chunk: int) -> None:
    play_chunk(form, chunk)


# Players who get further


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_everything_holds_in_the_last_battles(form: Form) -> None:
    """Few who begin at Ink 2 see these."""
    tally = Tally()
    for number in range(LATE_GAMES):
        watched(form, number, steadily, tally, ink=5 + number % 2)
    print(f"{form}, from Ink 5: {dict(tally.ends)}")
    assert tally.ends.total() == LATE_GAMES
    assert tally.ink[6] >= LATE_GAMES // 3


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_everything_holds_in_steady_games(form: Form) -> None:
    tally = Tally()
    for number in range(STEADY_GAMES):
        watched(form, number, steadily, tally)
    print(f"{form}, steadily: {dict(tally.ends)}, Ink at the end {dict(sorted(tally.ink.items()))}")
    assert tally.ends.total() == STEADY_GAMES
    # ruling C8: edition 0.1 knows battles without end, and Pressure nearly does away with them
    assert tally.ends["unfinished"] <= STEADY_GAMES * (0.25 if form.rules == "0.1" else 0.05)
    # the small set asks nothing while Units attack
    asked = {"heal", "play", "defense", "recover"} | ({"attack"} if form in FULL else set())
    assert tally.phases.keys() >= asked
    assert tally.ink.keys() >= {3, 4}


def test_everything_that_can_happen_happens() -> None:
    """Every phase, question and kind of fact, every event, every Ink and every end, tall stacks."""
    forms = [form for form in FULL if form.events == "random"]
    deck = begin(forms[0]).deck
    wanted: dict[str, set[Any]] = {
        "phases": PHASES,
        "steps": STEPS,
        "facts": set(SHAPES) - NEVER_HERE,
        "events": {side.name for side in deck.sides[deck.units :]},
        "ink": {2, 3, 4, 5, 6},
        "ends": {"won", "defeated", "deadlock", "unfinished"},
    }
    whole = Tally()
    missing = wanted
    for number in range(MOST_GAMES):
        player = steadily if number % 7 else at_random
        late = 6 if number % 5 == 0 else None
        watched(forms[number % len(forms)], number // len(forms), player, whole, late)
        missing = {what: wanted[what] - getattr(whole, what).keys() for what in wanted}
        if whole.tallest >= TALL and not any(missing.values()):
            break
    assert not any(missing.values()), missing
    assert whole.tallest >= TALL


# Records


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_records_replay(form: Form) -> None:
    for number in range(RECORDED_GAMES):
        dealer = Dealer(f"recorded {form} {number}")
        match = Match(GAME, form.seats, form.options(number), luck=dealer.child("luck"))
        match.deal()
        position = begin(form)
        while isinstance(pending := match.pending(), Ask) and len(match.lines) < MOST_LINES:
            assert isinstance(match.position, type(position))
            match.play(steadily(match.position, pending.choices, dealer))
        record = str(match.record())
        again = replay(GAME, parse(record))
        assert again.position.digest() == match.position.digest()
        assert str(again.record()) == record
        for seat in (*range(form.seats), None):
            assert again.position.view(seat) == match.position.view(seat)

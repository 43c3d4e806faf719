"""Every kind of line in every game: what comes late, twice, or from a seat that is none is refused,
and nothing has changed; what was applied replays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from every_game.contract import Setup, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import ChoiceError, StaleChoice, UndoRefused, WrongSeat
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.matches.match import Match
from stampadia.matches.record import Line, parse
from stampadia.matches.replay import replay

GAMES = registry.names()
MOMENTS = 24
NOT_APPLIED = "digest", "over", "comment", "nonsense", ""
FROM_A_SEAT = "choice", "chance", "resign", "seat", "undo"


def some(game: Game) -> list[Setup]:
    found = setups(game)
    return [found[0], found[-1]]


def standing(match: Match) -> tuple[Any, ...]:
    return match.position.digest(), str(match.record()), match.sequence, match.happened


def refused(match: Match, error: type[ChoiceError], propose: Callable[[], object]) -> None:
    before = standing(match)
    with pytest.raises(error) as caught:
        propose()
    assert type(caught.value) is error or error is ChoiceError
    assert standing(match) == before


@pytest.mark.parametrize("name", GAMES)
def test_late_doubled_and_from_nobody(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(some(game)):
        match = Match(game, setup.seats, setup.options, luck=Dealer(f"lines {number}"))
        dealer = Dealer(f"lines of {name} {number}")
        for _ in range(MOMENTS):
            pending = match.pending()
            if isinstance(pending, Over):
                break
            now = match.sequence
            refuse_the_late(match, (now - 1, now + 1, -1))
            refuse_nobody(match, (-1, setup.seats))
            refuse_what_is_no_line(match)
            if isinstance(pending, Ask):
                line = match.propose(pending.seat, dealer.one_of(pending.choices), after=now)
            else:
                line = match.propose_chance(after=now) or pytest.fail("no luck")
            match.apply(line)


def refuse_what_is_no_line(match: Match) -> None:
    for kind in NOT_APPLIED:
        refused(match, ChoiceError, partial(match.apply, Line(kind, "x", 0)))


def refuse_the_late(match: Match, others: tuple[int, ...]) -> None:
    for after in others:
        for propose in (match.propose_resignation, match.propose_undo):
            refused(match, StaleChoice, partial(propose, 0, after))
        refused(match, StaleChoice, partial(match.propose_player, 0, "Eve", after))
        refused(match, StaleChoice, partial(match.propose_abandonment, after))
        refused(match, StaleChoice, partial(match.propose_chance, after=after))
        refused(match, StaleChoice, partial(match.propose, 0, None, after))


def refuse_nobody(match: Match, seats: tuple[int, ...]) -> None:
    """What luck has rolled belongs to no seat, so nobody takes it back."""
    for seat in seats:
        for propose in (match.propose_resignation, match.propose_undo):
            refused(match, WrongSeat, partial(propose, seat))
        refused(match, WrongSeat, partial(match.propose_player, seat, "Eve"))
        for kind in FROM_A_SEAT:
            line = Line(kind, "x", seat)
            refused(match, ChoiceError, partial(match.apply, line))
        assert not match.may_undo(seat)


@pytest.mark.parametrize("study", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_what_ends_or_goes_back_is_done_once_and_replays(name: str, study: bool) -> None:
    game = registry.load(name)
    for number, setup in enumerate(some(game)):
        whole = begun(game, setup, number)
        for kind in ("resign", "abandon", "seat", "undo"):
            match = replay(game, parse(str(whole.record())))
            match.study = study
            line = proposed(match, kind)
            if line is None:
                continue
            after = match.sequence
            match.apply(line)
            assert match.sequence == after + 1
            assert replay(game, parse(str(match.record()))).position.digest() == standing(match)[0]
            refused(match, StaleChoice, partial(match.propose_player, 0, "Eve", after))
            if kind in ("resign", "abandon"):
                refused(match, ChoiceError, partial(match.apply, line))


def begun(game: Game, setup: Setup, number: int) -> Match:
    match = Match(game, setup.seats, setup.options, luck=Dealer(f"twice {number}"))
    dealer = Dealer(f"twice in {game.name} {number}")
    match.deal()
    while match.sequence < MOMENTS and isinstance(pending := match.pending(), Ask):
        match.play(dealer.one_of(pending.choices))
    return match


def proposed(match: Match, kind: str) -> Line | None:
    """A line of this kind; nothing where the match is over, or nothing can be taken back."""
    if match.over:
        return None
    asked = match.view(None).asked or 0
    match kind:
        case "resign":
            return match.propose_resignation(asked)
        case "abandon":
            return match.propose_abandonment()
        case "seat":
            return match.propose_player(asked, "Eve")
    try:
        return match.propose_undo(asked)
    except UndoRefused:
        return None

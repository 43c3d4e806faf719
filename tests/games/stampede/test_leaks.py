"""Nothing that a seat is shown, offered or told depends on what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.stampede.lawful import see
from games.stampede.random_play import FORMS, Form, begin, form_name, sampled
from leaks import Leak, choice_leaks, event_leaks, luck_leaks, view_leaks, worlds_of
from stampadia.games.stampede import GAME
from stampadia.games.stampede.numbers import STEPS
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer, Luck
from stampadia.kernel.pending import Ask


def leaks_at(position: Position, seat: int, dealer: Dealer) -> list[Leak]:
    worlds = worlds_of(position, seat, dealer)
    return [
        *view_leaks(position, seat, worlds),
        *choice_leaks(GAME, position, seat, worlds),
        *event_leaks(position, seat, worlds, see, dealer),
    ]


def positions(form: Form, game: int) -> Iterator[Position]:
    """Three games from the deal on, and one that is past its first pile where it gets there."""
    first, every = (260, 12) if game == 3 else (0, 24)
    return sampled(form, f"leaks {form} {game}", every=every, first=first, plies=150)


@pytest.mark.parametrize(
    "game", [0, 3, *(pytest.param(game, marks=pytest.mark.deep) for game in (1, 2))]
)
@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_imagined_worlds_look_alike(form: Form, game: int) -> None:
    for number, position in enumerate(positions(form, game)):
        for seat in range(position.seats):
            leaks = leaks_at(position, seat, Dealer(f"{form} {game} {number} {seat}"))
            assert not leaks, str(leaks[0])


def test_the_sample_visits_every_kind_of_decision() -> None:
    steps = {
        position.agenda[-1].name
        for form in FORMS
        for game in range(4)
        for position in positions(form, game)
    }
    assert steps == set(STEPS)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_nobody_is_told_where_the_luck_comes_from(form: Form) -> None:
    def start(_: Luck) -> Position:
        return begin(form)

    leaks = luck_leaks(GAME, start, form[0], f"canary-{form_name(form)}")
    assert not leaks, str(leaks[0])


def test_an_imagined_position_offers_the_imagined_hand() -> None:
    """The list of another seat's choices names that seat's hand, so imagination must not take
    it over from the real position."""
    real_lists, imagined_lists = 0, 0
    for position in sampled((3, "none"), "asked elsewhere", every=10):
        asked = position.pending()
        assert isinstance(asked, Ask)
        for seat in range(position.seats):
            world = position.imagine(seat, Dealer(f"world {position.turn} {seat}"))
            pending = world.pending()
            assert isinstance(pending, Ask) and pending.seat == asked.seat
            for choice in pending.choices:
                world.clone().play(choice)
            if asked.seat == seat:
                assert pending.choices == asked.choices
                real_lists += 1
            else:
                imagined_lists += pending.choices != asked.choices
    assert real_lists and imagined_lists

"""Random games in every form that the box allows, from seeds."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.games.stampede.content import TeamsWish
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

Form = tuple[int, TeamsWish]

FORMS: tuple[Form, ...] = (
    *((seats, "none") for seats in GAME.seats),
    (4, "two"),
    (5, "two"),
    (6, "two"),
    (6, "three"),
)


def form_name(form: Form) -> str:
    seats, teams = form
    return f"{seats}-seats-{teams}"


def begin(form: Form) -> Position:
    seats, teams = form
    return GAME.begin(seats, StampedeOptions(teams=teams))


def play_on(position: Position, dealer: Dealer) -> None:
    """One random choice, or one outcome of chance."""
    pending = position.pending()
    assert not isinstance(pending, Over)
    if isinstance(pending, Ask):
        position.play(dealer.one_of(pending.choices))
    else:
        position.play(dealer.answer(pending))


def sampled(
    form: Form, seed: str, *, every: int, first: int = 0, plies: int = 2000
) -> Iterator[Position]:
    """About one in `every` positions of a random game where a seat is asked, from the `first`
    ply on; always the same position object, as play moves it on."""
    dealer = Dealer(seed)
    taste = dealer.child("taste")
    position = begin(form)
    for ply in range(first + plies):
        pending = position.pending()
        if isinstance(pending, Over):
            return
        if ply >= first and isinstance(pending, Ask) and taste.below(every) == 0:
            yield position
        play_on(position, dealer)

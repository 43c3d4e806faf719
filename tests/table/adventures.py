"""Adventures of Chronicles at a terminal, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from stampadia.games.chronicles import GAME, ChroniclesView
from stampadia.table.seating import arrange
from stampadia.table.session import Session

MADE = "seed:t1/0"
"""A sheet that needs no certificate."""


def begun(
    sheet: str = "first-day",
    seed: str = "7",
    *,
    study: bool = False,
    own_dice: bool = False,
    remember: bool = False,
    **options: str,
) -> Session:
    return Session.begin(
        arrange(
            GAME,
            options={"sheet": sheet, **options},
            seed=seed,
            study=study,
            own_dice=own_dice,
            remember=remember,
        )
    )


def view_of(session: Session) -> ChroniclesView:
    return cast(ChroniclesView, session.view(0))


def advise(session: Session) -> None:
    """Do as the hint says, and save nothing."""
    session.match.play(session.hint()()[0].choice)


def views(session: Session) -> Iterator[ChroniclesView]:
    """A whole game as a good player plays it."""
    while session.over is None:
        yield view_of(session)
        advise(session)
    yield view_of(session)


@cache
def whole_game(sheet: str = "first-day", seed: str = "7") -> tuple[ChroniclesView, ...]:
    """The same, played once for all who look at it."""
    return tuple(views(begun(sheet, seed)))


def go_on_to(step: str, session: Session, most: int = 400) -> Session:
    """Play until this is asked."""
    for _ in range(most):
        if view_of(session).step == step:
            return session
        advise(session)
    raise AssertionError(f"{step} was never asked")

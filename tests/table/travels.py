"""Adventures of Travelers at a terminal, for the tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from games.travelers.handmade import small_set
from stampadia.games.travelers import GAME, TravelersView
from stampadia.games.travelers.files.set_file import write_set
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.table.seating import arrange
from stampadia.table.session import Session

KINDS = ("world", "dungeon")


def set_files(folder: Path) -> dict[str, str]:
    """A small World and a small Dungeon, as people name files."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for kind in KINDS:
        path = folder / f"{kind}.json"
        path.write_text(write_set(small_set("world" if kind == "world" else "dungeon")), "utf-8")
        found[kind] = str(path)
    return found


def begun(folder: Path, adventure: str = "world", seed: str = "7", **options: str) -> Session:
    """`adventure`: world, dungeon or training."""
    files = set_files(folder)
    wishes = {"hero": files["world"], "adventure": files.get(adventure, adventure), **options}
    return Session.begin(arrange(GAME, options=wishes, seed=seed))


def view_of(session: Session) -> TravelersView:
    return cast(TravelersView, session.view(0))


def type_in(session: Session, *lines: str) -> None:
    for line in lines:
        session.play(session.read(line))


def advise(session: Session) -> None:
    """Do as the honest player would, and save nothing. (The hint's best turn may go on blocking an
    enemy for ever.)"""
    asked = session.match.pending()
    assert isinstance(asked, Ask)
    session.match.play(GAME.instinct(session.match.position, asked, Dealer("advice")))


def go_on_to(session: Session, wanted: Callable[[TravelersView], bool], most: int = 600) -> Session:
    """Play as a good player would until the table looks like this."""
    for _ in range(most):
        if wanted(view_of(session)):
            return session
        advise(session)
    raise AssertionError("it never came to that")

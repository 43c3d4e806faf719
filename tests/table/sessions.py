"""Playing sessions on, for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Callable

from stampadia.table.session import Session

NewSession = Callable[..., Session]
WISHES = ("play giraffe", "play rhino", "take first")


def play_to_person(session: Session) -> None:
    while session.asked is not None and session.asked not in session.people:
        session.play(session.thinking()())


def finish(session: Session) -> None:
    while session.over is None:
        play_to_person(session)
        if session.over is None:
            session.play(session.choices()[0])


def play_to_a_run(session: Session) -> bool:
    """Go on to where the person has to say a place in the pile; false when it never comes."""
    while session.over is None:
        play_to_person(session)
        if len(session.choices()) > 60:
            return True
        if session.over is None:
            written = {session.write(choice, "en"): choice for choice in session.choices()}
            wished = [written[text] for text in written if text in WISHES]
            session.play(wished[0] if wished else session.choices()[0])
    return False

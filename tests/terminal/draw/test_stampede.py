"""The drawing of Stampede's table, over whole games."""

from __future__ import annotations

from typing import cast

import pytest
from rich.cells import cell_len

from examples import is_sampled
from stampadia.games.stampede.content import NAMES
from stampadia.games.stampede.view import StampedeView
from stampadia.table.session import Session
from stampadia.terminal.draw.stampede.stamps import SHAPES, code
from stampadia.terminal.draw.stampede.table import ROOMY, Drawing, focus_of
from stampadia.terminal.voice import voice
from table.sessions import NewSession


def drawn(session: Session, language: str, width: int, *, roomy: bool) -> str:
    view = cast(StampedeView, session.view(session.asked))
    drawing = Drawing(view, voice(language, session.game), session.players, width - 2, roomy)
    drawing.focus = focus_of(view, session.choices()[0]) if session.choices() else drawing.focus
    return drawing.whole().plain


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_line_is_wider_than_the_terminal(
    new_session: NewSession, language: str, seed: str
) -> None:
    session = new_session(",".join(["search:100"] + ["random"] * 5), seed=seed, teams="three")
    session.players = ("search:100",) * 6
    for number in range(400):
        if session.over:
            break
        for width, roomy in ((80, False), (ROOMY[0], True)) if is_sampled(number) else ():
            for line in drawn(session, language, width, roomy=roomy).splitlines():
                assert cell_len(line.rstrip()) <= width - 2, line
        choices = session.choices()
        session.match.play(choices[number * 7 % len(choices)])
    assert session.match.position.turn > 5


def test_all_stamps_of_the_hand_and_the_exchange_are_shown(new_session: NewSession) -> None:
    session = new_session("you,random")
    view = cast(StampedeView, session.view(session.asked))
    words = voice("en", session.game)
    for width, roomy in ((80, False), (ROOMY[0], True)):
        text = drawn(session, "en", width, roomy=roomy)
        for stamp in (*view.hand, *view.exchange):
            name = stamp.split("/")[0]
            sign = name if roomy else f"{SHAPES[name]}{code(name, words)}"
            assert sign in text


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_animal_has_a_shape_and_a_code_of_its_own(language: str) -> None:
    words = voice(language).also("stampadia.games.stampede")
    assert len({code(animal, words) for animal in NAMES}) == 9
    assert len({SHAPES[animal] for animal in NAMES}) == 9
    assert all(cell_len(shape) == 1 for shape in SHAPES.values())

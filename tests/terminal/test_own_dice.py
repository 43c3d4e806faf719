"""Real dice, typed in."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from stampadia.cli import main
from stampadia.games.chronicles import GAME
from stampadia.games.generals import GAME as GENERALS
from stampadia.games.stampede import GAME as STAMPEDE
from stampadia.kernel.errors import BadNotation, BadOption, IllegalChoice, UndoRefused
from stampadia.kernel.pending import Dice, Draw
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.table.rolling import OWN_DICE, tidied
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp
from stampadia.terminal.plain import play_plain
from stampadia.terminal.screens.play import PlayScreen
from stampadia.terminal.voice import voice
from table.adventures import begun, view_of

Output = pytest.CaptureFixture[str]
INTO_BATTLE = ("door 10,8", "no", "door 10,4")
"""On the first day: through a corridor to two enemies."""


def at_a_roll() -> Session:
    session = begun(own_dice=True)
    for line in INTO_BATTLE:
        session.play(session.read(line))
    return session


@pytest.mark.parametrize("typed", ["6 3", "3 6", "6,3", "63", " 3+6 ", "hero-roll 6 3"])
def test_dice_are_typed_as_people_write_them(typed: str) -> None:
    session = at_a_roll()
    assert isinstance(session.rolling, Dice) and session.asked == 0
    session.play(session.read(typed))
    assert view_of(session).battle is not None
    assert view_of(session).step == "placement"
    assert view_of(session).battle.dice == (6, 3)  # type: ignore[union-attr]


def test_what_no_dice_show_is_refused() -> None:
    session = at_a_roll()
    for typed in ("", "7 3", "six", "6", "6 3 1"):
        with pytest.raises((BadNotation, IllegalChoice)):
            session.play(session.read(typed))
    assert isinstance(session.rolling, Dice)


def test_a_wrong_number_of_dice_is_asked_for_again() -> None:
    for typed in ("6", "6 3 1"):
        with pytest.raises(IllegalChoice) as refused:
            at_a_roll().read(typed)
        told = refused.value.tell(voice("en", GAME))
        assert told == "The hero rolls two dice: type two numbers, such as 6 3."


def test_all_rolls_of_two_dice_are_listed() -> None:
    session = at_a_roll()
    listed = [session.write(choice, "en") for choice in session.choices()]
    assert len(listed) == 21 and listed[0] == "6 6" and listed[-1] == "1 1"


def test_a_slip_is_typed_again() -> None:
    session = at_a_roll()
    session.play(session.read("6 6"))
    session.undo()
    assert isinstance(session.rolling, Dice)
    session.play(session.read("5 2"))
    assert view_of(session).battle.dice == (5, 2)  # type: ignore[union-attr]


def test_what_the_table_rolled_stays() -> None:
    session = begun()
    for line in INTO_BATTLE:
        session.play(session.read(line))
    with pytest.raises(UndoRefused):
        session.undo()


def test_the_record_is_like_any_other_and_goes_on_with_own_dice(tmp_path: Path) -> None:
    session = at_a_roll()
    session.play(session.read("4 4"))
    record = parse(str(session.match.record()))
    assert next(line.text for line in record.lines if line.kind == "chance") == "hero-roll 4 4"
    assert replay(GAME, record).position.digest() == session.match.position.digest()
    again = Session.resume(GAME, record, save=tmp_path / "x.record")
    assert again.own_dice
    again.play(again.read("pass"))
    assert isinstance(again.rolling, Dice)
    assert OWN_DICE in str(record)


def test_dice_in_lines() -> None:
    session, out = begun(own_dice=True), StringIO()
    typed = "\n".join((*INTO_BATTLE, "hint", "explain", "9 9", "5 3", "undo", "6 3", "quit"))
    play_plain(session, "en", StringIO(typed + "\n"), out)
    told = out.getvalue()
    assert told.count("Roll two dice for the hero.") == 2
    assert told.count("The dice decide that. Roll them.") == 2
    assert "from 1 to 6" in told
    assert "Dice to place: 6 and 3." in told


async def test_dice_in_the_app() -> None:
    session = at_a_roll()
    app = StampadiaApp("en", session=session, game=GAME, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        assert "Roll two dice" in str(screen.query_one("#question", Static).visual)
        assert isinstance(app.focused, Input)
        await pilot.press(*"63", "enter")
        await pilot.pause(0.2)
        assert view_of(session).battle.dice == (6, 3)  # type: ignore[union-attr]
        assert "Dice to place" in str(screen.query_one("#question", Static).visual)
        await pilot.press("u")
        await pilot.pause(0.2)
        assert isinstance(session.rolling, Dice)


# Other games


def test_lots_for_who_starts() -> None:
    seating = arrange(STAMPEDE, players=["you", "random"], seed="1", own_dice=True)
    session, out = Session.begin(seating), StringIO()
    assert isinstance(session.rolling, Draw)
    play_plain(session, "en", StringIO("hint\n2\nquit\n"), out)
    told = out.getvalue()
    assert "Draw the lots yourselves and type what came out; the cards are dealt here." in told
    assert "Draw lots: which player starts?" in told
    fell = [line.text for line in session.match.lines if line.kind == "chance"]
    assert "starter 2" in fell and fell[0].startswith("shuffle")
    assert session.rolling is None


def test_a_game_without_dice_says_so(capsys: Output) -> None:
    assert main(["play", "generals", "--plain", "--own-dice", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "generals has no dice to roll: leave --own-dice out.\n"


def test_programs_do_not_wait_for_anybody() -> None:
    seating = arrange(GAME, players=["random"], options={"sheet": "first-day"}, own_dice=True)
    session = Session.begin(seating)
    while session.over is None:
        session.play(session.thinking()())
    assert session.rolling is None


def test_tidied() -> None:
    two, one = Dice.of("roll", 2), Dice.of("roll", 1)
    assert [tidied(text, two) for text in ("63", "6-3", "6 3", "633")] == [
        "6 3", "6 3", "6 3", "633",
    ]  # fmt: skip
    assert tidied(" 4 ", one) == "4"


def test_refused_before_anything_begins() -> None:
    with pytest.raises(BadOption):
        arrange(GENERALS, own_dice=True)

"""The pictures of docs/play, taken of the real app.

    PYTHONPATH=tests .venv/bin/python -m house.stills

They show positions from records, so a change in the players does not change them; those of
Travelers show how the honest player plays its first set.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, cast

from house import recorded_chronicles, recorded_generals
from house.files import ROOT
from stampadia.games.chronicles import GAME as CHRONICLES
from stampadia.games.generals import GAME as GENERALS
from stampadia.games.stampede import GAME as STAMPEDE
from stampadia.games.travelers import GAME as TRAVELERS
from stampadia.games.travelers import TravelersView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask
from stampadia.matches.record import Record, parse
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.terminal.app import StampadiaApp

PICTURES: Final = ROOT / "docs" / "play" / "pictures"
FOUR: Final = ROOT / "tests" / "records" / "stampede-four-seats-two-teams.txt"
SESSION: Final = ROOT / "docs" / "play" / "session.record"
LARGE: Final = (120, 36)
SMALL: Final = (100, 30)
TALL: Final = (120, 40)
WHOLE_MAP: Final = (100, 46)
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Fira Code', monospace"


def up_to_turn(path: Path, turn: int) -> Record:
    """A record as it stood when this turn began."""
    record = parse(path.read_text("utf-8"))
    start = next(
        place
        for place, line in enumerate(record.lines)
        if line.kind == "digest" and line.text.startswith(f"{turn} ")
    )
    return Record(record.header, record.lines[: start + 1])


def seated(record: Record, players: str, folder: Path, game: Game = STAMPEDE) -> Session:
    return Session.resume(
        game, record, players=players.split(","), seed="7", save=folder / "record"
    )


async def still(
    name: str,
    session: Session | None,
    size: tuple[int, int],
    *,
    language: str = "en",
    light: bool = False,
    keys: tuple[str, ...] = (),
) -> None:
    game = STAMPEDE if session is None else session.game
    app = StampadiaApp(language, session=session, game=game, pace=0)
    async with app.run_test(size=size) as pilot:
        if light:
            app.action_light()
        await pilot.pause(0.5)
        await pilot.press(*keys)
        await pilot.pause(0.5)
        picture = app.export_screenshot(title="stampadia")
    (PICTURES / f"{name}.svg").write_text(alone(picture), "utf-8")


def alone(picture: str) -> str:
    """The picture without fonts from elsewhere: it asks nobody for anything."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    # the same names in every picture and every run, so that a picture changes only in what it shows
    picture = re.sub(r"terminal-\d+-", "t-", picture)
    return re.sub(r"[ \t]+\n", "\n", picture)


async def take_all(folder: Path) -> None:
    await still("start", None, SMALL)
    four = seated(up_to_turn(FOUR, 32), "you,random,greedy,search", folder)
    await still("table", four, LARGE, keys=("down",))
    end = seated(parse(SESSION.read_text("utf-8")), "you,random", folder)
    await still("end", end, SMALL)
    italian = seated(up_to_turn(SESSION, 6), "you,random", folder)
    await still("italian", italian, SMALL, language="it", light=True)
    await take_generals(folder)
    await take_chronicles(folder)
    await take_travelers(folder)


async def take_generals(folder: Path) -> None:
    path, turn = recorded_generals.RECORD, recorded_generals.fullest_turn()
    battle = seated(up_to_turn(path, turn), "you", folder, GENERALS)
    await still("generals", battle, LARGE, keys=("down",))
    await still("generals-closer", battle, SMALL, light=True, keys=("i", "down"))


async def take_chronicles(folder: Path) -> None:
    path, turn = recorded_chronicles.RECORD, recorded_chronicles.fullest_battle()
    battle = seated(up_to_turn(path, turn), "you", folder, CHRONICLES)
    await still("chronicles", battle, TALL, keys=("down",))
    await still("chronicles-map", battle, WHOLE_MAP, light=True, keys=("m",))


def traveling(folder: Path, wanted: Callable[[TravelersView], bool], **options: str) -> Session:
    """The first set, played until the table looks like this."""
    session = Session.begin(arrange(TRAVELERS, options=options, seed="7"), folder / "record")
    while not wanted(cast(TravelersView, session.view(0))):
        asked = session.match.pending()
        assert isinstance(asked, Ask)
        session.match.play(TRAVELERS.instinct(session.match.position, asked, Dealer(1)))
    return Session.resume(TRAVELERS, session.match.record(), seed="7", save=folder / "record")


async def take_travelers(folder: Path) -> None:
    fight = traveling(
        folder, lambda view: view.step == "plan" and len(view.cross.column + view.cross.charge) > 2
    )
    await still("travelers", fight, TALL, keys=("h",))
    way = traveling(folder, lambda view: view.step in ("travel", "explore") and view.turn > 2)
    await still("travelers-map", way, LARGE, light=True)
    lesson = traveling(folder, lambda view: view.step == "plan", adventure="training")
    await still("travelers-training", lesson, SMALL)


if __name__ == "__main__":
    with TemporaryDirectory() as empty:
        os.environ["XDG_DATA_HOME"] = empty  # nobody's own saves are in the picture
        asyncio.run(take_all(Path(empty)))

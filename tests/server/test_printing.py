"""Paper from the pages: what is printed for whom, and what is refused before any work."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from server.served import Server
from stampadia import press
from stampadia.adventures.calendar import today
from stampadia.kernel.errors import StampadiaError
from stampadia.server import printing, wire_home
from stampadia.server.printing import MOST_WAITING, Press, proof

pytestmark = pytest.mark.xdist_group("server")

DAY = "2026-11-15"


def asked(server: Server, path: str = "", reads: str = "en", /, **wish: Any) -> Any:
    headers = {"Accept-Language": reads}
    return server.http.get(f"/api/prints{path}", params={"wish": json.dumps(wish)}, headers=headers)


WISHES: dict[str, dict[str, Any]] = {
    "a day on one sheet": {"game": "chronicles", "date": DAY},
    "a day as cards": {"game": "travelers", "date": DAY, "paper": "letter", "mode": "sleeves"},
    "a set": {"game": "generals", "options": {"sets": "STLITE"}, "also": ["list"]},
    "a deck": {"game": "stampede", "ink": "low"},
    "the rules": {"game": "stampede", "rules": True, "mode": "booklet", "language": "it"},
}


@pytest.mark.parametrize("name", WISHES)
def test_a_proof_and_its_file_have_the_same_pages(server: Server, name: str) -> None:
    wish = WISHES[name]
    told = asked(server, **wish).json()
    assert 0 < told["ink"] < 1 and told["shown"] >= 1
    picture = asked(server, "/pages/1", **wish)
    assert picture.content.startswith(b"\x89PNG")
    assert asked(server, f"/pages/{told['shown'] + 1}", **wish).status_code == 404
    file = asked(server, "/file", **wish)
    assert len(PdfReader(BytesIO(file.content)).pages) == told["pages"]
    assert told["file"] in file.headers["content-disposition"]


REFUSED: dict[str, dict[str, Any]] = {
    "no day": {"game": "chronicles"},
    "a day that is not published": {"game": "chronicles", "date": "2021-01-01"},
    "a path": {"game": "generals", "options": {"sets": "/etc/passwd"}},
    "a sheet of one's own": {"game": "chronicles", "date": DAY, "options": {"sheet": "x.json"}},
    "a seed": {"game": "chronicles", "date": DAY, "options": {"seed": "x"}},
    "a whole book": {"game": "chronicles", "date": DAY, "also": ["book"]},
    "no such paper": {"game": "stampede", "paper": "papyrus"},
    "no such mode": {"game": "stampede", "mode": "origami"},
    "no such style": {"game": "stampede", "style": "baroque"},
    "no large print": {"game": "stampede", "large": True},
    "a date where there are none": {"game": "stampede", "date": DAY},
    "more than a wish": {"game": "stampede", "path": "x"},
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_printed_is_refused_in_a_sentence(server: Server, name: str) -> None:
    answer = asked(server, **REFUSED[name])
    assert answer.status_code == 400, answer.text
    assert answer.json()["why"].endswith(".")


def test_a_day_is_not_printed_before_it_has_come(server: Server) -> None:
    soon = (today() + timedelta(days=2)).isoformat()
    for path in ("", "/pages/1", "/file"):
        answer = asked(server, path, "it", game="chronicles", date=soon, language="it")
        assert answer.status_code == 400
        assert answer.json()["key"] == "day-not-yet"
        assert "deve ancora venire" in answer.json()["why"]


def test_the_page_that_tells_everything_is_in_the_file_and_in_no_picture() -> None:
    plain = wire_home.PrintWish(game="chronicles", date=DAY)
    with_all = wire_home.PrintWish(game="chronicles", date=DAY, also=["spoiler"])
    assert proof(with_all).pages == proof(plain).pages
    assert proof(with_all).told.pages == proof(plain).told.pages + 1
    assert len(PdfReader(BytesIO(printing.file(with_all))).pages) == 2


def test_the_proof_of_an_adventure_can_be_looked_at_and_not_be_read() -> None:
    """Backs stay face down, and no picture shows the words of the page as they are printed."""
    cards = proof(wire_home.PrintWish(game="travelers", date=DAY))
    assert (cards.told.pages, cards.told.shown) == (2, 1)
    sheet = wire_home.PrintWish(game="chronicles", date=DAY)
    printed, layout, style = printing._set(sheet)
    readable = press.pages(printed, layout, style, "png", ppi=printing.SHOWN_PPI)
    assert proof(sheet).pages[0] != readable[0]


class Idle(Press):
    """A press that never gets to work."""

    def __init__(self) -> None:
        super().__init__()
        self.handed = 0

    def _hand_over(self, *_: Any) -> asyncio.Future[Any]:
        self.handed += 1
        return asyncio.get_running_loop().create_future()


async def waiting(press: Press, count: int) -> list[asyncio.Task[Any]]:
    wishes = [wire_home.PrintWish(game=f"game {number}") for number in range(count)]
    tasks = [asyncio.create_task(press.proof(wish)) for wish in wishes]
    await asyncio.sleep(0)
    return tasks


def test_the_press_takes_only_so_many_at_once_and_the_same_thing_once() -> None:
    async def ask() -> None:
        press = Idle()
        tasks = await waiting(press, MOST_WAITING)
        again = await waiting(press, 1)
        assert press.handed == MOST_WAITING
        with pytest.raises(StampadiaError, match="busy"):
            await press.proof(wire_home.PrintWish(game="one more"))
        press.close()
        for answer in await asyncio.gather(*tasks, *again, return_exceptions=True):
            assert isinstance(answer, StampadiaError)

    asyncio.run(ask())


def test_a_job_that_takes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "LONGEST", 0.01)

    async def ask() -> None:
        press = Idle()
        with pytest.raises(StampadiaError, match="busy"):
            await press.proof(wire_home.PrintWish(game="slow"))
        assert press._asked == {}

    asyncio.run(ask())


def test_a_file_of_ones_own_and_an_adventure_by_its_name_are_printed(server: Server) -> None:
    for game in ("chronicles", "generals", "travelers"):
        begun = server.http.get(f"/api/workshop/{game}/new").json()["text"]
        brought = server.http.post("/api/uploads", json={"game": game, "text": begun}).json()
        told = asked(server, game=game, file=brought["name"]).json()
        assert told["shown"] == told["pages"] and not told["spoiler"], game
        file = asked(server, "/file", game=game, file=brought["name"]).content
        assert len(PdfReader(BytesIO(file)).pages) == told["pages"]
    by_name = asked(server, game="chronicles", file=DAY).json()
    assert by_name["title"] == asked(server, game="chronicles", date=DAY).json()["title"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("f" * 32 + ".json", "no-files-here"),
        ("/etc/passwd", "no-files-here"),
        ("mine.json", "no-files-here"),
        ("seed:nobody asked for this", "not-certified"),
        ((today() + timedelta(days=1)).isoformat(), "day-not-yet"),
    ],
)
def test_what_is_not_here_is_not_printed(server: Server, name: str, key: str) -> None:
    answer = asked(server, game="chronicles", file=name)
    assert answer.status_code == 400 and answer.json()["key"] == key

"""Routes of the workshop: a file somebody writes is looked at, drawn and set as a PDF while it is
written. Nothing of it is kept, no path is opened, and one at a time is worked on, so that makers
never keep players waiting."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, SkipValidation

from stampadia import press
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.press.screen import for_screen
from stampadia.server import weighing
from stampadia.server import wire_workshop as wire
from stampadia.server.asked import OfHub, Spoken
from stampadia.server.boxes import picture_address
from stampadia.server.days import ONE_AT_A_TIME
from stampadia.server.limits import TooFast
from stampadia.server.own_pages import look_of
from stampadia.server.weighing import bench_of, voice_of
from stampadia.server.wire import Look
from stampadia.words import KERNEL, Words, words
from stampadia.workbench.json_places import found, scanned
from stampadia.workbench.margin import Mark, marks
from stampadia.workbench.workshop import Drawing, Piece, Proof, Workshop

LARGEST_DRAFT: Final = 1_500_000
"""Bytes of a request: a text of 400,000 characters with its escapes."""
MOST_WAITING: Final = 20
SCREEN_PAPER: Final = "a4"
T = TypeVar("T")


class Apprentice:
    """Does one piece of work after the other, beside the loop."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(1)
        self._waiting = 0

    @asynccontextmanager
    async def hands(self) -> AsyncIterator[None]:
        """His, as soon as they are free."""
        if self._waiting >= MOST_WAITING:
            raise TooFast
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        async with self.hands():
            return await asyncio.to_thread(work, *given)


def _reader(state: State) -> Apprentice:
    """Reads and draws."""
    reader: Apprentice = state.reader
    return reader


def _weigher(state: State) -> Apprentice:
    """Has the scales, which take their time."""
    weigher: Apprentice = state.weigher
    return weigher


OfApprentice = NamedDependency[SkipValidation[Apprentice]]


@get("/api/workshop", sync_to_thread=True)
def benches(spoken: Spoken) -> list[wire.Bench]:
    """For anybody: the games for which files can be written."""
    voice = words(spoken, KERNEL)
    listed = []
    with ONE_AT_A_TIME:
        for name in registry.names():
            with suppress(StampadiaError):
                game = registry.load(name)
                if (bench := game.workshop()) is not None:
                    title = voice.also(game.package).say("title")
                    listed.append(_bench(name, title, look_of(game), bench))
    return listed


@get("/api/workshop/{game:str}/new")
async def begin(game: FromPath[str], reader: OfApprentice, spoken: Spoken) -> wire.Begun:
    """For anybody: a small file to begin with."""

    def work() -> str:
        with ONE_AT_A_TIME:
            return bench_of(game)[1].begin(spoken)

    return wire.Begun(await reader.work(work))


@post("/api/workshop/{game:str}/proof", status_code=200, request_max_body_size=LARGEST_DRAFT)
async def proof(
    game: FromPath[str], data: JSONBody[wire.Draft], reader: OfApprentice, spoken: Spoken
) -> wire.Galley:
    """For anybody: what is to be said of a text."""
    return await reader.work(_proof, game, data.text, spoken)


@post("/api/workshop/{game:str}/face", status_code=200, request_max_body_size=LARGEST_DRAFT)
async def face(
    game: FromPath[str], data: JSONBody[wire.Draft], reader: OfApprentice, spoken: Spoken
) -> Response[bytes]:
    """For anybody: a piece of a text as it would be printed; nothing where it cannot be yet."""
    drawn = await reader.work(_face, game, data, spoken)
    if drawn is None:
        return Response(b"", status_code=204)
    return Response(drawn.encode(), media_type="image/svg+xml")


@post("/api/workshop/{game:str}/pdf", status_code=200, request_max_body_size=LARGEST_DRAFT)
async def pdf(
    game: FromPath[str], data: JSONBody[wire.Draft], reader: OfApprentice, spoken: Spoken
) -> Response[bytes]:
    """For anybody: all of a good text for a printer."""
    made = await reader.work(_pdf, game, data.text, spoken)
    return Response(made, media_type="application/pdf")


@post("/api/workshop/{game:str}/numbers", status_code=200, request_max_body_size=LARGEST_DRAFT)
async def numbers(
    game: FromPath[str], data: JSONBody[wire.Draft], reader: OfApprentice, spoken: Spoken
) -> wire.NumbersOf:
    """For anybody: what a good text consists of."""
    return await reader.work(_numbers, game, data.text, spoken)


@post("/api/workshop/{game:str}/balance", status_code=200, request_max_body_size=LARGEST_DRAFT)
async def balance(
    game: FromPath[str],
    data: JSONBody[wire.Study],
    reader: OfApprentice,
    weigher: OfApprentice,
    hub: OfHub,
    spoken: Spoken,
) -> wire.Weighed:
    """For anybody: a few more games with a good text and without each of its parts."""
    found = await reader.work(weighing.laid_open, game, data.text, spoken)
    async with weigher.hands():
        games = await weighing.played(hub.thinkers, game, data, len(found.parts) + 1)
    parts = await reader.work(weighing.worth, found, (*data.played, *games))
    return wire.Weighed(found.about, len(found.parts) + 1, games, parts)


# The work itself, in a thread


def _proof(name: str, text: str, language: str) -> wire.Galley:
    with ONE_AT_A_TIME:
        game, bench = bench_of(name)
        voice = voice_of(game, language)
        looked = bench.proof(text, voice)
        noted = marks(text, looked.problems, bench.most_bytes)
    return _told(looked, noted, text, voice)


def _face(name: str, draft: wire.Draft, language: str) -> str | None:
    with ONE_AT_A_TIME:
        game, bench = bench_of(name)
        voice = voice_of(game, language)
        drawing: Drawing | None = bench.drawn(draft.text, draft.piece, voice)
    if drawing is None:
        return None
    style = press.Style(lang=voice.language, card=game.card_mm)
    drawn = press.svg(drawing.face, game, style, SCREEN_PAPER if drawing.page else "")
    return for_screen(drawn.encode()).decode()


def _numbers(name: str, text: str, language: str) -> wire.NumbersOf:
    with ONE_AT_A_TIME:
        game, bench = bench_of(name)
        counted = bench.numbers(text, voice_of(game, language))
    if counted is None:
        return wire.NumbersOf([], [])
    topics = [wire.TopicOf(one.title, list(one.counts), one.unit) for one in counted.topics]
    return wire.NumbersOf(topics, list(counted.remarks))


def _pdf(name: str, text: str, language: str) -> bytes:
    with ONE_AT_A_TIME:
        game, bench = bench_of(name)
        printed = bench.printed(text, voice_of(game, language))
    return press.pdf(printed)


# How it is told


class _Places:
    """Characters of a text as lines, and as browsers count them."""

    def __init__(self, text: str) -> None:
        self._lines = [0, *(at + 1 for at, sign in enumerate(text) if sign == "\n")]
        # what lies beyond the basic plane counts twice there
        self._wide = [] if text.isascii() else [at for at, c in enumerate(text) if ord(c) > 0xFFFF]

    def units(self, at: int) -> int:
        return at + bisect_left(self._wide, at)

    def line(self, at: int) -> int:
        return bisect_right(self._lines, at)

    def column(self, at: int) -> int:
        return at - self._lines[self.line(at) - 1] + 1


def _bench(name: str, title: str, look: Look, bench: Workshop) -> wire.Bench:
    told = None
    if (paints := bench.paints) is not None:
        colours = [wire.ColourOf(sign, colour) for sign, colour in paints.colours]
        told = wire.PaintsOf(paints.wide, paints.high, colours)
    return wire.Bench(name, title, look, bench.weighs, bench.counts, told)


def _told(looked: Proof, noted: list[Mark], text: str, voice: Words) -> wire.Galley:
    places = _Places(text)
    return wire.Galley(
        title=looked.title,
        about=looked.about,
        good=looked.good,
        read=looked.read,
        unread=looked.unread,
        remarks=[_remark(mark, places, voice) for mark in noted],
        pieces=_pieces(looked.pieces, places, text),
    )


def _remark(mark: Mark, places: _Places, voice: Words) -> wire.Remark:
    problem, mend = mark.problem, mark.mend
    voice = voice.also(problem.where.package)
    nowhere = mark.begin == mark.end == 0
    return wire.Remark(
        weight=problem.weight,
        why=problem.fault.tell(voice),
        place="" if mark.exact else ", ".join(problem.where.told(voice)),
        line=0 if nowhere else places.line(mark.begin),
        column=0 if nowhere else places.column(mark.begin),
        begin=places.units(mark.begin),
        end=places.units(mark.end),
        mend=None
        if mend is None
        else wire.Mended(places.units(mend.begin), places.units(mend.end), mend.text),
    )


def _pieces(pieces: tuple[Piece, ...], places: _Places, text: str) -> list[wire.PieceOf]:
    if not pieces:
        return []
    whole = scanned(text)
    told = []
    for piece in pieces:
        place, _ = found(whole, piece.steps)
        picture = picture_address(piece.picture)
        canvas = None
        if piece.canvas:
            drawn, _ = found(whole, piece.canvas)
            canvas = (places.units(drawn.begin), places.units(drawn.end))
        told.append(
            wire.PieceOf(
                piece.name,
                piece.title,
                places.line(place.begin),
                places.units(place.begin),
                places.units(place.end),
                picture if piece.picture else "",
                canvas,
            )
        )
    return told


WORKSHOP: Final = Router(
    "/",
    route_handlers=[benches, begin, proof, face, pdf, numbers, balance],
    dependencies={
        "reader": Provide(_reader, sync_to_thread=False),
        "weigher": Provide(_weigher, sync_to_thread=False),
    },
)

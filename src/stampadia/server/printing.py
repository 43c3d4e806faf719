"""Paper for whoever asks at the pages: proofs to look at, files to print.

What is printed comes with the games, or lies here already: a published day that has come, a listed
value of an option, a rules booklet; an adventure that was proven here, a file that somebody
brought. So no path is ever opened, nothing is made or proven, and nothing is told before its day.
The press works in a process of its own, which steps back behind the tables; what was printed lately
is kept, and of what is asked for twice at once, one is made.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stampadia import press
from stampadia.adventures.calendar import read_day, today
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.kernel.game import Game
from stampadia.press import booklets
from stampadia.press.imposition import MODES, Layout, leaves, mode_for
from stampadia.press.ink import PROOF_PPI, coverages
from stampadia.press.layouts import check_among, papers
from stampadia.press.look import Style, look_of
from stampadia.press.printer_hints import hinted
from stampadia.server import PACKAGE, wire_home
from stampadia.server.days import day_of
from stampadia.server.processes import Beside
from stampadia.server.shelf import is_upload
from stampadia.table.seating import option_values
from stampadia.workbench.printing import Printed

T = TypeVar("T")
YES: Final = "yes"
LARGE: Final = "large"
SPOILER: Final = "spoiler"
"""The page that tells everything: it is printed for whoever insists, and never shown."""
FOLDED: Final = "booklet"
RULES_MODES: Final = ("spreads", FOLDED)
INKS: Final = ("full", "low")
SHOWN_PPI: Final = 84.0
MOST_WAITING: Final = 6
"""Jobs at the press, of all visitors together."""
LONGEST: Final = 90.0
"""Seconds until a job is broken off, and the press started anew."""
MOST_KEPT: Final = 48_000_000
"""Bytes of proofs and files that are kept at hand."""
JOBS_A_PROCESS: Final = 60
"""After so many the process makes way for a new one: Typst keeps what it has worked out."""
GENTLY: Final = 10


class Proofed(Struct, frozen=True):
    """What the press made of a wish: what is told of it, and its pages as pictures."""

    told: wire_home.Proof
    pages: list[bytes]


# What may be wished for


def checked(wish: wire_home.PrintWish) -> wire_home.PrintWish:
    """The same wish, if it can be printed here; all else is refused before any work."""
    game = registry.load(wish.game)
    check_among("paper", wish.paper, tuple(papers()))
    check_among("ink", wish.ink, INKS)
    if wish.rules:
        if wish.game not in booklets.games():
            raise StampadiaError("no-such-page", package=PACKAGE)
        check_among("mode", wish.mode or RULES_MODES[0], RULES_MODES)
        return wish
    if not game.print_wishes:
        raise BadOption("nothing-to-print", game=game.name)
    check_among("mode", wish.mode or MODES[0], MODES)
    check_among("style", wish.style, look_of(game).styles)
    if wish.large and not _has_large(game):
        raise BadOption("not-printed-so", package=PACKAGE, text=LARGE)
    for name in wish.also:
        if name not in (*_also(game), SPOILER) or game.print_wishes.get(name) != YES:
            raise BadOption("not-printed-so", package=PACKAGE, text=name)
    if wish.file:
        if game.workshop() is None or wish.date or wish.options or wish.also:
            raise BadOption("not-printed-so", package=PACKAGE, text=wish.file)
        return wish
    values = option_values(game)
    for name, value in wish.options.items():
        if name not in game.print_wishes or value not in values.get(name, ()):
            raise BadOption("not-printed-so", package=PACKAGE, text=f"{name}={value}")
    if "date" in game.print_wishes:
        _check_day(game, wish)
    elif wish.date:
        raise BadOption("not-printed-so", package=PACKAGE, text=wish.date)
    return wish


def _check_day(game: Game, wish: wire_home.PrintWish) -> None:
    """A day that has come, and that is published: others would have to be made first."""
    if read_day(wish.date) > today():
        raise BadOption("day-not-yet", package=PACKAGE, date=wish.date)
    if day_of(game, wish.date, wish.language) is None:
        raise BadOption("not-certified", package=PACKAGE, text=wish.date)


def _has_large(game: Game) -> bool:
    return LARGE in game.print_wishes or look_of(game).large


def _also(game: Game) -> list[str]:
    """The pages that can be printed beside it, each wished for by a yes."""
    return [
        name
        for name, example in game.print_wishes.items()
        if example == YES and name not in (SPOILER, LARGE)
    ]


# At the press, in its own process


def proof(wish: wire_home.PrintWish, text: str = "") -> Proofed:
    """Every page as a picture but the one that tells everything, and how much ink they take;
    `text` is that of a file."""
    if wish.rules:
        return _rules_proof(wish)
    plain = replace(wish, also=[one for one in wish.also if one != SPOILER])
    printed, layout, style = _set(plain, text)
    taken = coverages(press.pages(printed, layout, style, "png", ppi=PROOF_PPI))
    if wish.date or (wish.file and not is_upload(wish.file)):
        # what the rooms say is nobody's business before they are found, and backs stay face down
        shown = replace(layout, mode="fronts" if printed.cards else None)
        pictures = press.pages(printed, shown, style, "png", ppi=SHOWN_PPI, greeked=True)
    else:
        pictures = press.pages(printed, layout, style, "png", ppi=SHOWN_PPI)
    sealed = 0
    if SPOILER in wish.also:
        sealed = len(_set(wish, text)[0].pages) - len(printed.pages)
    game = registry.load(wish.game)
    modes = [mode for mode in MODES if _fits(printed, layout, mode)]
    told = wire_home.Proof(
        title=printed.title,
        file=_file_name(
            wish, printed.date or "-".join(wish.options.values()) or (wish.file and printed.title)
        ),
        pages=len(taken) + sealed,
        shown=len(pictures),
        ink=_mean(taken),
        papers=[*papers()],
        modes=[*modes],
        mode=mode_for(printed, layout.mode) if printed.cards else "",
        styles=[*look_of(game).styles],
        inks=[*INKS],
        large=_has_large(game) and not wish.file,
        also=[] if wish.file else _also(game),
        spoiler=game.print_wishes.get(SPOILER) == YES and not wish.file,
        notes=[*printed.notes],
    )
    return Proofed(told, pictures)


def file(wish: wire_home.PrintWish, text: str = "") -> bytes:
    """The whole job as PDF."""
    if wish.rules:
        folded = wish.mode == FOLDED
        made = booklets.pdf(
            wish.game, wish.language, paper=wish.paper, imposed=folded, ink=wish.ink
        )
        return hinted(made, "DuplexFlipShortEdge" if folded else "")
    return press.pdf(*_set(wish, text))


def _set(wish: wire_home.PrintWish, text: str = "") -> tuple[Printed, Layout, Style]:
    game = registry.load(wish.game)
    wishes = dict(wish.options) | dict.fromkeys(wish.also, YES)
    if wish.date:
        wishes["date"] = wish.date
    if wish.large and LARGE in game.print_wishes:
        wishes[LARGE] = YES
    words = game.words(wish.language)
    printed = game.workshop().printed(text, words) if wish.file else game.printed(wishes, words)
    layout = Layout(paper=wish.paper, mode=cast(Any, wish.mode or None))
    return printed, layout, Style(cast(Any, wish.style), cast(Any, wish.ink), wish.large)


def _fits(printed: Printed, layout: Layout, mode: str) -> bool:
    try:
        return bool(list(leaves(printed, replace(layout, mode=cast(Any, mode)))))
    except BadOption:
        return False


def _rules_proof(wish: wire_home.PrintWish) -> Proofed:
    pictures = booklets.pictures(
        wish.game,
        wish.language,
        paper=wish.paper,
        imposed=wish.mode == FOLDED,
        ink=wish.ink,
        ppi=SHOWN_PPI,
    )
    told = wire_home.Proof(
        title=registry.load(wish.game).words(wish.language).say("title"),
        file=_file_name(wish, "rules"),
        pages=len(pictures),
        shown=len(pictures),
        ink=_mean(coverages(pictures)),
        papers=[*papers()],
        modes=[*RULES_MODES],
        mode=wish.mode or RULES_MODES[0],
        inks=[*INKS],
    )
    return Proofed(told, pictures)


def _mean(shares: tuple[float, ...]) -> float:
    return round(sum(shares) / max(1, len(shares)), 4)


def _file_name(wish: wire_home.PrintWish, what: str) -> str:
    bare = re.sub(r"[^A-Za-z0-9-]+", "-", "-".join(filter(None, (wish.game, what, wish.language))))
    return f"{bare}.pdf"


# From the server to the press


class Press:
    """The process, what waits for it, and what it made lately."""

    def __init__(self) -> None:
        self._beside = Beside(1, _step_back, JOBS_A_PROCESS)
        self._asked: dict[bytes, asyncio.Future[Any]] = {}
        self._kept: OrderedDict[bytes, tuple[Any, int]] = OrderedDict()
        self._size = 0

    async def proof(self, wish: wire_home.PrintWish, text: str = "") -> Proofed:
        return await self._made(proof, wish, text, lambda made: sum(map(len, made.pages)))

    async def file(self, wish: wire_home.PrintWish, text: str = "") -> bytes:
        return await self._made(file, wish, text, len)

    async def _made(
        self,
        work: Callable[[wire_home.PrintWish, str], T],
        wish: wire_home.PrintWish,
        text: str,
        size: Callable[[T], int],
    ) -> T:
        key = work.__name__.encode() + msgspec.json.encode(wish, order="sorted")
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast(T, self._kept[key][0])
        if key not in self._asked:
            if len(self._asked) >= MOST_WAITING:
                raise StampadiaError("press-busy", package=PACKAGE)
            self._asked[key] = self._hand_over(work, wish, text)
        done: asyncio.Future[T] = self._asked[key]
        try:
            async with asyncio.timeout(LONGEST):
                made = await asyncio.shield(done)
        except TimeoutError:
            self.close()
            raise StampadiaError("press-busy", package=PACKAGE) from None
        except asyncio.CancelledError:
            if not done.cancelled():  # whoever asked does not wait any more
                raise
            raise StampadiaError("press-busy", package=PACKAGE) from None
        finally:
            if done.done():
                self._asked.pop(key, None)
        self._keep(key, made, size(made))
        return made

    def _hand_over(
        self, work: Callable[[wire_home.PrintWish, str], T], wish: wire_home.PrintWish, text: str
    ) -> asyncio.Future[T]:
        done = asyncio.ensure_future(self._print(work, wish, text))
        done.add_done_callback(_noted)  # though nobody may wait any more
        return done

    async def _print(
        self, work: Callable[[wire_home.PrintWish, str], T], wish: wire_home.PrintWish, text: str
    ) -> T:
        try:
            return await self._beside.work(work, wish, text)
        except BrokenProcessPool:
            raise StampadiaError("press-busy", package=PACKAGE) from None

    def _keep(self, key: bytes, made: object, size: int) -> None:
        if key not in self._kept:
            self._kept[key] = made, size
            self._size += size
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self._size -= gone

    def close(self) -> None:
        """Whoever still waits is told to ask again."""
        self._beside.stop()
        for waiting in self._asked.values():
            waiting.cancel()
        self._asked.clear()


def _noted(done: asyncio.Future[Any]) -> None:
    if not done.cancelled():
        done.exception()


def _step_back() -> None:
    """The tables come first; and who stops the server stops it alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(GENTLY)

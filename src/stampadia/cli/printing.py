"""Paper: `stampadia print`.

Everything that can be refused is refused before any work is done, and a file appears whole or not
at all. What is slow to import is imported by the command that needs it; `voice` is handed over by
the frame.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, cast, get_args

from msgspec import Struct

from stampadia.adventures.calendar import read_day, today
from stampadia.adventures.code import Opened, is_code, opened
from stampadia.cli.adventures import tell_ahead
from stampadia.cli.input import (
    Refusal,
    check_place_to_save,
    game_named,
    in_language,
    options_given,
    sets_given,
)
from stampadia.kernel import registry
from stampadia.kernel.game import Game
from stampadia.words import Words
from stampadia.workbench.folders import read_regular, write_whole
from stampadia.workbench.printing import Printed, joined

if TYPE_CHECKING:
    from stampadia.press import Layout, Style

MOST_DAYS: Final = 366
BOOK: Final = "book"
"""A wish for many days at once."""
INSTEAD_OF_A_DAY: Final = frozenset(("seed", BOOK, "sheet", "set"))
"""Wishes that say which adventure is meant; without them it is today's."""
MANY: Final = 12
"""So many pages take a while: then it is said that they are being drawn."""
FEW: Final = 1 / 3
"""A last sheet that is less full than this is told."""
OPENING_SECONDS: Final = 3.0
"""Whatever has not given up by then shows the file, or is about to."""
CALIBRATE: Final = "calibrate"
RULES: Final = "rules"
Form = Literal["pdf", "png", "svg", "tts"]
Pictures = Literal["png", "svg", "tts"]
_BEGINNINGS: Final = {".pdf": b"%PDF", ".zip": b"PK"}
"""How a file of ours begins: another one is not overwritten."""


def print_(
    voice: Words,
    game: str = "",
    of: str = "",
    /,
    *,
    output: Path | None = None,
    date: str | None = None,
    seed: str | None = None,
    sets: list[str] | None = None,
    option: list[str] | None = None,
    paper: str | None = None,
    mode: str | None = None,
    flip: str | None = None,
    style: str = "colour",
    ink: str = "full",
    large: bool = False,
    bleed: bool = False,
    safe: bool = False,
    png: bool = False,
    svg: bool = False,
    tts: bool = False,
    imposed: bool = False,
    x: float | None = None,
    y: float | None = None,
    turned: bool = False,
    open: bool = False,
) -> None:
    form = _form(png=png, svg=svg, tts=tts)
    wish = PaperWish(paper, mode, flip, style, ink, large, bleed, safe)
    _only_with(RULES, game, {"--imposed": imposed})
    measured = {"--x": x is not None, "--y": y is not None, "--turned": turned}
    _only_with(CALIBRATE, game, measured)
    if game in (RULES, CALIBRATE) and form != "pdf":
        raise Refusal("pdf-alone", word=game, name=f"--{form}")
    if game == CALIBRATE:
        path = _calibrate(voice, wish, output, (x, y), turned=turned)
    elif game == RULES:
        path = _rules(voice, of, wish, output, imposed=imposed)
    else:
        if of:
            raise Refusal("word-too-many", word=of, command="print", lang=in_language(voice))
        if not game:
            raise Refusal("what-to-print", known=", ".join(registry.names()))
        coded = opened(game) if is_code(game) else None
        if coded is not None and (date is not None or seed is not None):
            raise Refusal("one-adventure")
        chosen = game_named(coded.game if coded else game)
        named = {"date": date, "seed": seed, "sets": sets_given(sets)}
        given = options_given(chosen, option, named) | (_of_code(chosen, coded) if coded else {})
        wishes = _wishes(chosen, given, large=large)
        jobs = [wishes]
        if "date" in wishes and coded is None:
            jobs = [wishes | {"date": day} for day in _days(wishes["date"])]
        path = _game(voice, chosen, jobs, wish, form, output or _default_path(game, wishes, form))
    if open and path is not None:
        _open(path, voice)


class PaperWish(Struct, frozen=True):
    """What was typed about the paper."""

    paper: str | None
    mode: str | None
    flip: str | None
    style: str
    ink: str
    large: bool
    bleed: bool
    safe: bool

    def layout(self) -> Layout:
        """The same, checked."""
        from stampadia.press.imposition import BLEED, FLIPS, MODES, Layout
        from stampadia.press.layouts import check_among, paper_here, papers

        paper = self.paper.lower() if self.paper else paper_here(os.environ)
        check_among("paper", paper, tuple(papers()))
        if self.mode is not None:
            check_among("mode", self.mode, MODES)
        if self.flip is not None:
            check_among("flip", self.flip, FLIPS)
        return Layout(
            paper=paper,
            mode=cast(Any, self.mode),
            flip=cast(Any, self.flip or "long"),
            bleed=BLEED if self.bleed else 0.0,
            safe=self.safe,
        )

    def check_ink(self) -> None:
        from stampadia.press.layouts import check_among
        from stampadia.press.look import Ink

        check_among("ink", self.ink, get_args(Ink))

    def drawn(self, game: Game) -> Style:
        from stampadia.press.layouts import check_among
        from stampadia.press.look import Style, look_of

        check_among("style", self.style, look_of(game).styles)
        self.check_ink()
        return Style(cast(Any, self.style), cast(Any, self.ink), self.large)


def _only_with(word: str, typed: str, given: dict[str, bool]) -> None:
    """Options that mean nothing elsewhere."""
    if typed != word:
        for name, wished in given.items():
            if wished:
                raise Refusal("only-with", name=name, word=word)


def _form(*, png: bool, svg: bool, tts: bool) -> Form:
    forms: tuple[tuple[Form, bool], ...] = (("png", png), ("svg", svg), ("tts", tts))
    wished = [form for form, given in forms if given]
    if len(wished) > 1:
        raise Refusal("one-form", one=f"--{wished[0]}", other=f"--{wished[1]}")
    return wished[0] if wished else "pdf"


# A game's cards and pages


def _of_code(game: Game, coded: Opened) -> dict[str, str]:
    """The adventures that a code names, each as the game's own wish; else it goes by its day."""
    return {
        option if option in game.print_wishes else "date": name
        for option, name in coded.options.items()
    }


def _wishes(game: Game, given: dict[str, str], *, large: bool) -> dict[str, str]:
    """What the game can print, and nothing else; a day where it has days."""
    if large and "large" in game.print_wishes:
        given["large"] = "yes"
    elif large:
        from stampadia.press.look import look_of

        if not look_of(game).large:
            raise Refusal("no-large-print", game=game.name)
    for name in given:
        if name not in game.print_wishes:
            known = ", ".join(game.print_wishes) or "-"
            raise Refusal("no-such-print-wish", game=game.name, name=name, known=known)
    if "date" in given and "seed" in given:
        raise Refusal("date-or-seed")
    named = INSTEAD_OF_A_DAY & given.keys()
    if "date" in game.print_wishes and not named:
        given.setdefault("date", today().isoformat())
    return given


def _days(wish: str) -> list[str]:
    """The days from A to B in `A..B`."""
    first, dots, last = wish.partition("..")
    begin = read_day(first)
    end = read_day(last) if dots else begin
    count = (end - begin).days + 1
    if count < 1:
        raise Refusal("days-backwards", first=first, last=last)
    if count > MOST_DAYS:
        raise Refusal("number-too-large", name="--date", most=MOST_DAYS)
    return [(begin + timedelta(days)).isoformat() for days in range(count)]


def _game(
    voice: Words,
    game: Game,
    jobs: Sequence[dict[str, str]],
    wish: PaperWish,
    form: Form,
    path: Path,
) -> Path:
    layout, style = wish.layout(), wish.drawn(game)
    _check_place(path, form)
    tell_ahead((name for job in jobs for name in job.values()), voice)
    printed = _printed(voice, game, jobs)
    for note in printed.notes:
        print(note)
    if form == "pdf":
        _pdf(voice, printed, layout, style, path)
    else:
        _pictures(voice, printed, layout, style, form, path)
    return path


def _default_path(game: str, wishes: dict[str, str], form: Form) -> Path:
    """What was asked for, as a file's name: the game and the day, or the code."""
    from stampadia.press.singles import file_name

    told = next((wishes[name] for name in ("date", BOOK, "seed") if name in wishes), "")
    name = file_name(game) if is_code(game) or not told else f"{game}-{file_name(told)}"
    return Path(f"{name}.pdf" if form == "pdf" else f"{name}-{form}")


def _printed(voice: Words, game: Game, jobs: Sequence[dict[str, str]]) -> Printed:
    from stampadia.lab.report import progress_bar

    words = game.words(voice.language)
    if any(BOOK in job for job in jobs):
        print(voice.say("gathering-book"), file=sys.stderr, flush=True)
    with progress_bar(len(jobs), voice.say("printing", game=words.say("title"))) as progress:
        made: list[Printed] = []
        for job in jobs:
            made.append(game.printed(job, words))
            progress(1)
    title = made[0].title
    if len(jobs) > 1:
        title = f"{words.say('title')} {jobs[0]['date']} – {jobs[-1]['date']}"
    return joined(made, title)


def _pdf(voice: Words, printed: Printed, layout: Layout, style: Style, path: Path) -> None:
    from msgspec import structs

    from stampadia import press
    from stampadia.press.imposition import leaves

    offset = _correction(printed, layout)
    layout = structs.replace(layout, offset=offset)
    # a card that has no place is refused before anything is drawn
    of_cards = list(leaves(printed, layout))
    sheets = len(of_cards) + len(printed.pages)
    if sheets > MANY:
        print(voice.say("drawing-many", pages=sheets), file=sys.stderr, flush=True)
    made, taken = press.proofed(printed, layout, style)
    write_whole(path, made)
    paper = voice.say("paper-name", paper=layout.paper)
    print(voice.say("printed", path=str(path), pages=len(taken), paper=paper))
    mean, most = 100 * sum(taken) / len(taken), 100 * max(taken)
    print(voice.say("ink-taken", mean=mean, most=most, pages=len(taken)))
    fronts = [len(leaf.placed) for leaf in of_cards if leaf.side == "front"]
    if fronts and fronts[-1] < FEW * fronts[0]:
        print(voice.say("nearly-empty", cards=fronts[-1], room=fronts[0]))
    if any(offset):
        print(voice.say("backs-moved", x=offset[0], y=offset[1]))


def _correction(printed: Printed, layout: Layout) -> tuple[float, float]:
    """What this printer's profile says, where a sheet is turned over."""
    from stampadia.press.imposition import TURNED, mode_for
    from stampadia.press.layouts import grid_for
    from stampadia.press.profile import read_profile

    if mode_for(printed, layout.mode) not in TURNED:
        return (0.0, 0.0)
    grid = grid_for(layout.paper, printed.card_mm, bleed=layout.bleed)
    return read_profile().correction(grid.orientation, layout.flip)


def _pictures(
    voice: Words, printed: Printed, layout: Layout, style: Style, form: Pictures, path: Path
) -> None:
    from msgspec import structs

    from stampadia.lab.report import progress_bar
    from stampadia.press.singles import (
        picture_count,
        pictures,
        sheet_count,
        tabletop_sheets,
        zipped,
    )

    if form == "tts":
        if not printed.cards:
            raise Refusal("no-cards-for-tts", title=printed.title)
        files, count = tabletop_sheets(printed, style), sheet_count(printed)
    else:
        style = structs.replace(style, bleed=layout.bleed)
        files, count = pictures(printed, style, form, layout.paper), picture_count(printed)
    with progress_bar(count, voice.say("drawing", title=printed.title)) as progress:
        if path.suffix == ".zip":
            write_whole(path, zipped(files, progress))
        else:
            path.mkdir(exist_ok=True)
            for name, data in files:
                write_whole(path / name, data)
                progress(1)
    print(voice.say("pictures-written", path=str(path), count=count))


# Other things to print


def _calibrate(
    voice: Words,
    wish: PaperWish,
    output: Path | None,
    seen: tuple[float | None, float | None],
    *,
    turned: bool,
) -> Path | None:
    from stampadia.press.calibration import calibration_sheet
    from stampadia.press.printer_hints import Sides, hinted
    from stampadia.press.profile import keep_profile, profile_file

    orientation: Literal["landscape", "portrait"] = "landscape" if turned else "portrait"
    if seen != (None, None):
        x, y = (number or 0.0 for number in seen)
        keep_profile(orientation, (x, y))
        print(voice.say("profile-kept", x=f"{x:+g}", y=f"{y:+g}", path=str(profile_file())))
        return None
    layout = wish.layout()
    path = output or Path("calibrate.pdf")
    _check_place(path, "pdf")
    flip: Sides = "DuplexFlipShortEdge" if layout.flip == "short" else "DuplexFlipLongEdge"
    made = calibration_sheet(layout.paper, orientation, voice.language)
    write_whole(path, hinted(made, flip))
    print(voice.say("calibrate-written", path=str(path)))
    return path


def _rules(voice: Words, game: str, wish: PaperWish, output: Path | None, *, imposed: bool) -> Path:
    chosen = game_named(game)
    layout = wish.layout()
    wish.check_ink()
    path = output or Path(f"{chosen.name}-{RULES}-{voice.language}.pdf")
    _check_place(path, "pdf")
    from stampadia.press import booklets
    from stampadia.press.printer_hints import hinted

    if chosen.name not in booklets.games():
        raise Refusal("no-rules", game=chosen.name, known=", ".join(booklets.games()))
    # Pages as small as they are, unless a paper is wished for or needed.
    paper = layout.paper if imposed or wish.paper else None
    made = booklets.pdf(chosen.name, voice.language, paper=paper, imposed=imposed, ink=wish.ink)
    write_whole(path, hinted(made, "DuplexFlipShortEdge" if imposed else ""))
    print(voice.say("rules-written", path=str(path)))
    return path


# Files


def _check_place(path: Path, form: Form) -> None:
    """Better refused now than after the work: no folder, no right to write, somebody's file."""
    if form != "pdf" and path.suffix != ".zip":
        if path.exists() and not path.is_dir():
            raise Refusal("not-a-folder", path=str(path))
        if not path.parent.is_dir():
            raise Refusal("save-needs-directory", path=str(path.parent))
        return
    check_place_to_save(path)
    if path.exists():
        begins = _BEGINNINGS[".zip" if form != "pdf" else ".pdf"]
        if read_regular(path, len(begins)) not in (begins, b""):
            raise Refusal("not-ours-to-overwrite", path=str(path))


def _open(path: Path, voice: Words) -> None:
    """In whatever shows such files here; nothing is lost where nothing does."""
    try:
        if sys.platform == "win32":
            os.startfile(path)
            return
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        opening = subprocess.Popen(
            [opener, str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        failed = opening.wait(OPENING_SECONDS) != 0
    except subprocess.TimeoutExpired:
        return
    except OSError:
        failed = True
    if failed:
        print(voice.say("cannot-open", path=str(path.absolute())), file=sys.stderr)

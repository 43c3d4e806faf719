"""What paper costs: a sheet, a set, a deck, a card on a screen, the first page of a fresh process.

Each round is a process of its own. It prints something else first, so that fonts, templates and
pictures are at hand as in any long run, and then what is measured, for the first time: Typst would
remember a page that it has set before. Of adventures it is several days, of cards three in four,
each once, and their median. What counts is the process's own time, on all its threads, so that
neighbours do not count; of the rounds, the median. A machine with idle cores takes less, by the
clock.
"""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import ClassVar, Final

from msgspec import Struct

from benchmarks.contest import Contender, Missing, repeat
from benchmarks.sheets import Cost
from stampadia.kernel.game import Game
from stampadia.press.typesetter import ROOT
from stampadia.workbench.printing import Card, Printed

OURS: Final = "stampadia, nine cards"
SECOND_MS: Final = 1000
MEGABYTES: Final = 250
FONTS: Final = ROOT / "fonts"


class Job(Struct, frozen=True):
    """What is measured, what is printed before it, and how long it may take."""

    name: str
    game: str
    warm: dict[str, str]
    wishes: tuple[dict[str, str], ...]
    milliseconds: float
    one_card: bool = False
    mode: str | None = None


DAYS: Final = tuple({"date": f"2026-12-{day:02}"} for day in range(1, 8))
SEEN: Final = 4
"""One card of so many is drawn before those that are measured: by then all drawings are known."""
JOBS: Final = (
    Job("bench-chronicles-sheet", "chronicles", {"date": "2026-11-16"}, DAYS, 40),
    Job("bench-travelers-pages", "travelers", {"date": "2026-11-16"}, DAYS, 60, mode="sleeves"),
    Job("bench-generals-set", "generals", {"sets": "STLITE"}, ({"sets": "STFULL"},), 300,
        mode="fronts"),
    Job("bench-stampede-deck", "stampede", {}, ({},), 300, mode="fronts"),
    Job("bench-card", "stampede", {}, ({},), 5, one_card=True),
)  # fmt: skip


def measure(rounds: int) -> list[Cost]:
    """What a game does not print is left out."""
    found, cold, memory = [], [], []
    for number, job in enumerate(JOBS):
        done = [_in_a_fresh_process(number) for _ in range(rounds)]
        if None in done:
            continue
        taken = [one for one in done if one is not None]
        found.append(Cost(job.name, median(one["milliseconds"] for one in taken), job.milliseconds))
        cold.append(median(one["cold"] for one in taken))
        memory.append(max(one["megabytes"] for one in taken))
    if found:
        found.append(Cost("bench-first-page", max(cold), SECOND_MS))
        found.append(Cost("bench-press-memory", max(memory), MEGABYTES))
    return found


def _in_a_fresh_process(number: int) -> dict[str, float] | None:
    command = [sys.executable, "-m", __name__, str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] | None = json.loads(done.stdout)
    return found


def _once(job: Job) -> dict[str, float] | None:
    from stampadia import press
    from stampadia.kernel import registry
    from stampadia.kernel.errors import BadOption

    game = registry.load(job.game)
    try:
        other = _first_page(game.printed(job.warm, game.words("it")))
    except BadOption:
        return None
    layout = press.Layout(mode=job.mode)  # type: ignore[arg-type]
    press.pdf(other)
    cold = process_time() * 1e3  # since the process began
    wanted = [game.printed(wishes, game.words("en")) for wishes in job.wishes]
    if job.one_card:
        cards = [card.front for card in wanted[0].cards]
        for face in cards[::SEEN]:
            press.svg(face, job.game)
        new = [face for number, face in enumerate(cards) if number % SEEN]
        taken = [_taken(partial(press.svg, face, job.game)) for face in new]
    else:
        press.pdf(game.printed(job.warm, game.words("it")), layout)
        taken = [_taken(partial(press.pdf, _shortened(printed), layout)) for printed in wanted]
    return {"milliseconds": median(taken), "cold": cold, "megabytes": _most_memory()}


def _most_memory() -> float:
    """Megabytes at the height of it. What `getrusage` tells, on Linux, may still be of the process
    that started this one."""
    status = Path("/proc/self/status")
    if status.exists():
        found = re.search(r"VmHWM:\s+([0-9]+) kB", status.read_text())
        if found is not None:
            return int(found[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _first_page(printed: Printed) -> Printed:
    from msgspec import structs

    cards = printed.cards[:9]
    return structs.replace(printed, cards=cards, pages=() if cards else printed.pages[:1])


def _shortened(printed: Printed) -> Printed:
    """Without the pages that go with a deck; of an adventure, the sheet."""
    from msgspec import structs

    return structs.replace(printed, pages=() if printed.cards else printed.pages[:1])


def _taken(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return (process_time() - begun) * 1e3


# Beside others: nine cards with a title, a rule and a paragraph, a new text each time

SENTENCE: Final = "Draw two cards, then give one of them to whoever sits to your left. "


def entries() -> Iterator[Contender | Missing]:
    numbers = count()
    yield Contender(OURS, partial(_repeated, _ours, numbers))
    for name, package, work in (
        ("reportlab", "reportlab", _reportlab),
        ("WeasyPrint", "weasyprint", _weasyprint),
    ):
        if find_spec(package) is None:
            yield Missing(name, package)
        else:
            yield Contender(name, partial(_repeated, work, numbers))


def _repeated(work: Callable[[int], int], numbers: count[int], seconds: float) -> int:
    return repeat(seconds, lambda: work(next(numbers)))


def _texts(number: int) -> Iterator[tuple[str, str]]:
    for card in range(9):
        yield f"Card {card}", f"{number}.{card}: {SENTENCE * 4}"


class PlainFace(Struct, frozen=True):
    name: str
    text: str


class NoGame(Game):
    """A game without a look of its own: its faces are drawn plainly."""

    name: ClassVar[str] = "plain"


def _ours(number: int) -> int:
    from stampadia.press import Layout, Style
    from stampadia.press.document import whole
    from stampadia.press.look import look_of
    from stampadia.press.typesetter import typeset

    cards = tuple(Card(title, PlainFace(title, text)) for title, text in _texts(number))
    printed = Printed(game="plain", title="Nine", language="en", cards=cards)
    look = look_of(NoGame())
    typeset(look, whole(printed, Layout(), Style(), look), "pdf")
    return 1


@cache
def _register_fonts() -> None:
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont

    for name in ("Alegreya-Regular", "Grenze-Bold"):
        registerFont(TTFont(name, str(FONTS / f"{name}.ttf")))


def _reportlab(number: int) -> int:
    from io import BytesIO

    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.units import mm
    from reportlab.pdfgen.canvas import Canvas
    from reportlab.platypus import Paragraph

    _register_fonts()
    style = ParagraphStyle("body", fontName="Alegreya-Regular", fontSize=10, leading=11)
    canvas = Canvas(BytesIO(), pagesize=A4)
    for place, (title, text) in enumerate(_texts(number)):
        x, y = (9.75 + place % 3 * 63.5) * mm, A4[1] - (16.5 + place // 3 * 88) * mm
        canvas.roundRect(x + 2.2 * mm, y - 85.8 * mm, 59.1 * mm, 83.6 * mm, 1.6 * mm)
        canvas.setFont("Grenze-Bold", 17)
        canvas.drawString(x + 5 * mm, y - 11 * mm, title)
        canvas.line(x + 5 * mm, y - 13.5 * mm, x + 58.5 * mm, y - 13.5 * mm)
        words = Paragraph(text, style)
        _, height = words.wrap(53.5 * mm, 66 * mm)
        words.drawOn(canvas, x + 5 * mm, y - 16 * mm - height)
    canvas.getpdfdata()
    return 1


STYLE: Final = """
@font-face { font-family: Body; src: url(file://%s/Alegreya-Regular.ttf) }
@font-face { font-family: Title; src: url(file://%s/Grenze-Bold.ttf) }
@page { size: A4; margin: 0 }
body { margin: 0; font: 10pt/1.1 Body }
div { position: absolute; width: 53.5mm; height: 78mm; padding: 2.8mm; margin: 2.2mm;
      border: 0.35mm solid; border-radius: 1.6mm; box-sizing: border-box }
h2 { font: 17pt Title; margin: 0; border-bottom: 0.35mm solid }
"""


def _weasyprint(number: int) -> int:
    from PIL import ImageFile
    from weasyprint import HTML

    # it lets everybody in this process read broken pictures
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    style = STYLE % (FONTS, FONTS)
    cards = "".join(
        f"<div style='left: {9.75 + place % 3 * 63.5}mm; top: {16.5 + place // 3 * 88}mm'>"
        f"<h2>{title}</h2><p>{text}</p></div>"
        for place, (title, text) in enumerate(_texts(number))
    )
    HTML(string=f"<style>{style}</style>{cards}").write_pdf()
    return 1


if __name__ == "__main__":
    print(json.dumps(_once(JOBS[int(sys.argv[1])])))

"""What a wish comes to on paper: a day or a seed with its back and its solution, or a month as one
book."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from stampadia.adventures.almanac import Certified
from stampadia.adventures.code import code_of
from stampadia.games.chronicles.adventures import ADVENTURES, OPTION
from stampadia.games.chronicles.content import PACKAGE, Sheet
from stampadia.games.chronicles.faces import (
    BetweenFace,
    CoverFace,
    DayFace,
    SheetFace,
    SpoilerFace,
    Stage,
    back_face,
    mission,
    sheet_face,
    spoiler_face,
)
from stampadia.kernel.errors import BadOption
from stampadia.words import Words
from stampadia.workbench.printing import Page, Printed

WISHES: Final = {
    "date": "2026-11-15",
    "seed": "any words",
    "sheet": "folder/mine.json",
    "back": "yes",
    "spoiler": "yes",
    "book": "2026-12",
}
"""What may be wished, each with an example."""
YES: Final = "yes"
_MONTH: Final = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])")
_STEP: Final = re.compile(r"\s*[0-9]+\. (.*)")


def printed(wishes: Mapping[str, str], words: Words) -> Printed:
    said = words.also(PACKAGE)
    for name in ("back", "spoiler"):
        if wishes.get(name, "no") not in (YES, "no"):
            raise BadOption("not-yes-or-no", package=PACKAGE, name=name, text=wishes[name])
    if month := wishes.get("book"):
        return _book(month, said)
    spec = wishes.get("sheet")
    if not spec:
        seed = wishes.get("seed")
        spec = ADVENTURES.spec(seed, {}) if seed else wishes["date"]
    adventure = _Adventure(spec)
    sheet = adventure.sheet
    front = adventure.front(said)
    pages = [Page(front.title, front)]
    if wishes.get("back") == YES:
        back = back_face(sheet, said, rating=adventure.stars, code=adventure.code)
        pages.append(Page(said.say("print-memory"), back))
    if wishes.get("spoiler") == YES:
        pages.append(Page(said.say("print-not-yet"), adventure.solved(said)))
    return _job(front, pages, said)


def printed_sheet(sheet: Sheet, words: Words) -> Printed:
    """A sheet that somebody has written, with its back."""
    said = words.also(PACKAGE)
    front = sheet_face(sheet, said)
    back = Page(said.say("print-memory"), back_face(sheet, said))
    return _job(front, [Page(front.title, front), back], said)


def _job(front: SheetFace, pages: Sequence[Page], said: Words) -> Printed:
    return Printed(
        game=ADVENTURES.game,
        title=front.title,
        language=said.language,
        pages=tuple(pages),
        code=front.code,
        serial=front.serial,
        date=front.date,
    )


class _Adventure:
    """A sheet with what is known of it. One that somebody has written has no proof and no stars."""

    def __init__(self, spec: str) -> None:
        asked = ADVENTURES.form.read(spec)
        self.certified: Certified | None = None
        self.exact, self.stars = spec, 0
        if asked.kind == "made":
            certificate = ADVENTURES.certify(spec)
            self.certified = ADVENTURES.certified(spec)
            self.exact, self.stars = certificate.exact, certificate.stars
        self.code = code_of(ADVENTURES.rules, {OPTION: self.exact})
        self.sheet: Sheet = ADVENTURES.adventure(self.exact).sheet

    def front(self, words: Words) -> SheetFace:
        return sheet_face(self.sheet, words, stars=self.stars, code=self.code)

    def solved(self, words: Words) -> SpoilerFace:
        if self.certified is None:
            return spoiler_face(self.sheet, words)
        told = self.certified.told.get(words.language) or list(
            ADVENTURES.proof_lines(self.exact, words)
        )
        from stampadia.games.chronicles.generate.proof import Proof

        steps = [found[1] for found in map(_STEP.fullmatch, told) if found]
        proof = msgspec.convert(self.certified.proof, Proof)
        cost = told[1 + len(steps)] if len(told) > 1 + len(steps) else ""
        stages = [
            Stage(stage.doors or (stage.room,), text)
            for stage, text in zip(proof.stages, steps, strict=True)
        ]
        return spoiler_face(self.sheet, words, stages, cost)


# A book of days


def _book(month: str, words: Words) -> Printed:
    found = _MONTH.fullmatch(month)
    if found is None:
        raise BadOption("bad-month", package=PACKAGE, text=month)
    year, number = int(found[1]), int(found[2])
    last = monthrange(year, number)[1]
    days = [_Adventure(f"{year}-{number:02d}-{day:02d}") for day in range(1, last + 1)]
    fronts = [day.front(words) for day in days]
    name = words.say(f"print-month-{number}")
    title = words.say("print-book")
    cover = CoverFace(
        title,
        f"{name} {year}",
        words.say("print-book-note"),
        tuple(
            DayFace(one.date, one.title, one.hero_class, mission(day.sheet, words.language))
            for one, day in zip(fronts, days, strict=True)
        ),
    )
    between = BetweenFace(words.say("print-book-spoilers"), words.say("print-book-spoilers-note"))
    return Printed(
        game=ADVENTURES.game,
        title=f"{title} · {name} {year}",
        language=words.language,
        pages=(
            Page(title, cover),
            *(Page(f"{one.date} · {one.title}", one) for one in fronts),
            Page(between.warning, between),
            *(
                Page(f"{day.sheet.date} · {words.say('print-way')}", day.solved(words))
                for day in days
            ),
        ),
        serial=month,
    )

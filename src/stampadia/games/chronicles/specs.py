"""How an adventure is called, in one line.

first-day                       the sheet that comes with the game
2026-11-15                      a day: its first attempt that was certified
2026-11-15/3                    this attempt, certified or not: what records say
seed:any words                  the same for any words
seed:any words/2+hard           with wishes: +easy, +hard, +class=forger, +quest=mute-bell
sheets/mine.json                a file
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.wishes import DIFFICULTIES, NO_WISHES, Wishes
from stampadia.games.chronicles.house_sheets import HOUSE_SHEETS
from stampadia.kernel.days import read_day
from stampadia.kernel.errors import BadOption
from stampadia.kernel.problems import UNPRINTABLE, shortened

OPTION: Final = "sheet"
"""The game's option that holds specs."""
SEED: Final = "seed:"
FILE: Final = ".json"
MOST_SHEETS: Final = 31
"""A month of them is a long campaign."""
LONGEST_SEED: Final = 80
"""What a sheet has room for beside its title."""

_MADE: Final = re.compile(r"(?P<seed>[^+]*?)(/(?P<attempt>[0-9]{1,6}) ?)?(?P<wishes>(\+[^+]*)*)")
_FIELDS: Final = {"class": "hero_class", "quest": "quest"}
"""What wishes are called here, and what they are called there."""
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Spec(Struct, frozen=True):
    kind: Literal["house", "made", "file"]
    name: str
    """A name, a path, or the seed, which is a date for a day."""
    attempt: int | None = None
    """None: the first that is certified."""
    wishes: Wishes = NO_WISHES

    def __str__(self) -> str:
        if self.kind != "made":
            return self.name
        seed = self.name if is_day(self.name) else SEED + self.name
        attempt = "" if self.attempt is None else f"/{self.attempt}"
        return seed + attempt + "".join(f"+{wish}" for wish in _written(self.wishes))

    def exact(self, attempt: int) -> Spec:
        return replace(self, attempt=attempt)


def is_day(seed: str) -> bool:
    try:
        read_day(seed)
    except BadOption:
        return False
    return True


def read_specs(text: str) -> tuple[Spec, ...]:
    """One, or several between commas."""
    parts = [part for part in text.split(",") if part.strip()]
    if not 0 < len(parts) <= MOST_SHEETS:
        count = len(parts)
        raise BadOption("sheet-count", package=PACKAGE, name=OPTION, count=count, most=MOST_SHEETS)
    return tuple(map(read_spec, parts))


def read_spec(text: str) -> Spec:
    text = " ".join(text.split())
    if text in HOUSE_SHEETS:
        return Spec("house", text)
    if text.casefold().startswith(SEED):
        return _made(text[len(SEED) :])
    if _DAY.match(text) and not text.endswith(FILE):
        return _day(_made(text))
    if text.endswith(FILE) or "/" in text or os.sep in text:
        return Spec("file", text)
    raise BadOption("bad-sheet", package=PACKAGE, name=OPTION, text=shortened(text))


def _day(spec: Spec) -> Spec:
    try:
        read_day(spec.name)
    except BadOption as error:
        error.facts["name"] = OPTION
        raise
    return spec


def named(seed: str, wishes: Wishes = NO_WISHES) -> Spec:
    """The adventure of a seed that somebody typed by itself."""
    spec = _made(seed) if "+" not in seed else None
    if spec is None or "," in seed or spec.attempt is not None:
        raise BadOption("seed-with-marks", package=PACKAGE, name=OPTION, seed=shortened(seed))
    return replace(spec, wishes=wishes)


def _made(text: str) -> Spec:
    found = _MADE.fullmatch(text)
    assert found is not None, "the pattern takes any text"
    wishes = NO_WISHES
    for wish in found["wishes"].split("+")[1:]:
        wishes = _with_wish(wishes, wish.strip())
    attempt = found["attempt"]
    return Spec("made", _seed(found["seed"]), None if attempt is None else int(attempt), wishes)


def _seed(text: str) -> str:
    seed = " ".join(text.split())
    if not seed or len(seed) > LONGEST_SEED or UNPRINTABLE.search(seed):
        raise BadOption(
            "bad-seed", package=PACKAGE, name=OPTION, seed=shortened(seed), most=LONGEST_SEED
        )
    return seed


# Wishes


def _with_wish(wishes: Wishes, text: str) -> Wishes:
    """`hard`, `class=forger`, `quest=mute-bell`; whether there is such a class or quest, the
    generator says."""
    if text in DIFFICULTIES:
        return replace(wishes, difficulty=text)
    name, _, value = text.partition("=")
    if value.strip() and name in _FIELDS:
        return replace(wishes, **{_FIELDS[name]: value.strip()})
    raise BadOption("bad-wish", package=PACKAGE, name=OPTION, wish=shortened(text))


def _written(wishes: Wishes) -> Iterator[str]:
    if wishes.difficulty != NO_WISHES.difficulty:
        yield wishes.difficulty
    for name, field in _FIELDS.items():
        if value := getattr(wishes, field):
            yield f"{name}={value}"

"""How an adventure is called, in one line.

first-day                       one that comes with the game
2026-11-15                      a day: its first attempt that was certified
2026-11-15/3                    this attempt, certified or not: what records say
seed:any words                  the same for any words
seed:any words/2+hard           with wishes: +easy, +hard, +class=forger
folder/mine.json                a file
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Literal, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from stampadia.adventures.calendar import day_of, read_day
from stampadia.kernel.errors import BadOption
from stampadia.workbench.problems import UNPRINTABLE, shortened

SEED: Final = "seed:"
FILE: Final = ".json"
LONGEST_SEED: Final = 80
"""What a sheet or a card has room for beside its title."""
DIFFICULTY: Final = "difficulty"

_MADE: Final = re.compile(r"(?P<seed>[^+]*?)(/(?P<attempt>[0-9]{1,6}) ?)?(?P<wishes>(\+[^+]*)*)")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Spec(Struct, frozen=True):
    """Each game extends it with its wishes: a struct with a difficulty and what else one may
    wish."""

    form: ClassVar[SpecForm[Any]]
    kind: Literal["house", "made", "file"]
    name: str
    """A name, a path, or the seed, which is a date for a day."""
    attempt: int | None = None
    """None: the first that is certified."""
    wishes: Any = None

    def __str__(self) -> str:
        return self.form.written(self)

    def exact(self, attempt: int) -> Self:
        return replace(self, attempt=attempt)


def path_of(spec: Spec) -> Path:
    """The file that a spec names."""
    try:
        return Path(spec.name).expanduser()
    except RuntimeError:  # the home of a user who does not exist
        return Path(spec.name)


S = TypeVar("S", bound=Spec)


class SpecForm(Struct, Generic[S], frozen=True):
    """How one game calls its adventures."""

    spec: type[S]
    option: str
    """The game's option that holds specs."""
    usual: Any
    """What is wished when nothing is."""
    difficulties: tuple[str, ...]
    fields: Mapping[str, str]
    """What the other wishes are called here, and in their struct."""
    house: Collection[str] = ()
    """The adventures that come with the game."""

    def read(self, text: str) -> S:
        text = " ".join(text.split())
        if text in self.house:
            return self.spec("house", text, None, self.usual)
        if text.casefold().startswith(SEED):
            return self._made(text[len(SEED) :])
        if _DAY.match(text) and not text.endswith(FILE):
            return self._day(self._made(text))
        if text.endswith(FILE) or "/" in text or os.sep in text:
            return self.spec("file", text, None, self.usual)
        house = ", ".join(self.house) or "none"
        raise BadOption("bad-spec", name=self.option, text=shortened(text), house=house)

    def written(self, spec: S) -> str:
        if spec.kind != "made":
            return spec.name
        seed = SEED + spec.name if day_of(spec.name) is None else spec.name
        attempt = "" if spec.attempt is None else f"/{spec.attempt}"
        return seed + attempt + "".join(f"+{wish}" for wish in self._wishes(spec.wishes))

    def named(self, seed: str, wishes: Any) -> S:
        """The adventure of a seed that somebody typed by itself."""
        spec = self._made(seed) if "+" not in seed else None
        if spec is None or "," in seed or spec.attempt is not None:
            raise BadOption("seed-with-marks", name=self.option, seed=shortened(seed))
        return replace(spec, wishes=wishes)

    def _made(self, text: str) -> S:
        found = _MADE.fullmatch(text)
        assert found is not None, "the pattern takes any text"
        wishes = self.usual
        for wish in found["wishes"].split("+")[1:]:
            wishes = self._with_wish(wishes, wish.strip())
        attempt = found["attempt"]
        seed = self._seed(found["seed"])
        return self.spec("made", seed, None if attempt is None else int(attempt), wishes)

    def _day(self, spec: S) -> S:
        try:
            read_day(spec.name)
        except BadOption as error:
            error.facts["name"] = self.option
            raise
        return spec

    def _seed(self, text: str) -> str:
        seed = " ".join(text.split())
        if not seed or len(seed) > LONGEST_SEED or UNPRINTABLE.search(seed):
            raise BadOption(
                "bad-seed",
                name=self.option,
                seed=shortened(seed),
                most=LONGEST_SEED,
            )
        return seed

    def _with_wish(self, wishes: Any, text: str) -> Any:
        """`hard`, `class=forger`; whether there is such a class, the generator says."""
        if text in self.difficulties:
            return replace(wishes, **{DIFFICULTY: text})
        name, _, value = text.partition("=")
        if value.strip() and name in self.fields:
            return replace(wishes, **{self.fields[name]: value.strip()})
        known = [f"+{wish}" for wish in self.difficulties if wish != self.usual.difficulty]
        known += [f"+{name}=…" for name in self.fields]
        told = ", ".join(known)
        raise BadOption("bad-wish", name=self.option, wish=shortened(text), known=told)

    def _wishes(self, wishes: Any) -> Iterator[str]:
        if getattr(wishes, DIFFICULTY) != getattr(self.usual, DIFFICULTY):
            yield getattr(wishes, DIFFICULTY)
        for name, field in self.fields.items():
            if value := getattr(wishes, field):
                yield f"{name}={value}"

"""Travelers of Stampadia: nine double-faced cards, a hero and an adventure, a new set every day.
Game design by Francesco "KesieV" Cottone; words, quests, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from stampadia.workbench.native import compile_modules, use_compiled

use_compiled(__name__)  # before any of its modules is imported

from stampadia.games.travelers import bots, notation, text
from stampadia.games.travelers.adventures import (
    ADVENTURE,
    ADVENTURES,
    FIRST_SET,
    FORM,
    HERO,
    TRAINING,
    read_boxes,
)
from stampadia.games.travelers.bots.numbers import observe
from stampadia.games.travelers.choices import CHOICES, TABLE
from stampadia.games.travelers.coach import Coach
from stampadia.games.travelers.coach.printed import picture_named, pictures_seen
from stampadia.games.travelers.compiled import MODULES
from stampadia.games.travelers.content import HERO_CARDS, PACKAGE, CardSet
from stampadia.games.travelers.files.set_file import read_bytes, usable, write_set
from stampadia.games.travelers.paper import SLIP_MM
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.journey import TRAINING_LEVEL
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.choices import Choices
from stampadia.kernel.coach import SEED, TODAY
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Options
from stampadia.matches.carried import bare_names
from stampadia.words import Words

__all__ = ["GAME", "Travelers", "TravelersOptions", "TravelersView"]


class TravelersOptions(Options, frozen=True):
    hero: str = FIRST_SET
    """The set whose hero is played: a date, a seed or a file."""
    adventure: str = FIRST_SET
    """The set whose adventure is played; `training` for the manual's own lesson."""
    score: Literal["no", "yes"] = "no"
    """Count points at the end."""
    index: Literal["discovered", "open"] = "discovered"
    """Ruling D20: entries of the Index Cards are read as rooms come on the table, or all of them
    lie open as on paper."""
    memory: str = ""
    """Boxes that were filled in pencil in earlier games, between commas."""


class Travelers(Coach):
    name: ClassVar[str] = "travelers"
    edition: ClassVar[str] = "0.1b-2"
    seats: ClassVar[range] = range(1, 2)
    options: ClassVar[type[Options]] = TravelersOptions
    package: ClassVar[str] = PACKAGE
    choice_table: ClassVar[Choices | None] = TABLE
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 60
    worlds: ClassVar[int] = 1
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "careless:20",
        "fair": "careless:40",
        "strong": "greedy",
    }
    adventures: ClassVar[Any] = ADVENTURES
    print_wishes: ClassVar[Mapping[str, str]] = {
        "date": "2026-11-17",
        "seed": "any words",
        "set": "folder/mine.json",
        "hero": "2026-11-18",
        "score": "yes",
        "spoiler": "yes",
        "large": "yes",
    }

    def wishes(self) -> dict[str, tuple[str, ...]]:
        return {HERO: (TODAY, SEED), ADVENTURE: (TODAY, TRAINING, SEED)}

    def begin(self, seats: int, options: TravelersOptions | None = None) -> Position:
        options = options or TravelersOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: TravelersOptions, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        written = self.write_options(options)
        hero = content[written[HERO]].hero
        if options.adventure == TRAINING:
            return Position(hero, level=TRAINING_LEVEL)
        ticks = read_boxes(options.memory)
        adventure = content[written[ADVENTURE]]
        return Position(
            hero,
            adventure,
            ticks,
            scoring=options.score == "yes",
            open_index=options.index == "open",
        )

    def check_memory(self, keywords: str, options: Mapping[str, str]) -> None:  # noqa: ARG002
        read_boxes(keywords)

    def exact(self, options: TravelersOptions) -> Options:
        named = _named(options)
        settled = ADVENTURES.settled
        exact = {name: settled(spec, ADVENTURES.certify) for name, spec in named.items()}
        return replace(options, **exact)

    def content(self, options: TravelersOptions) -> dict[str, CardSet]:
        specs = _named(options).values()
        sets = map(ADVENTURES.adventure, specs)
        return dict(zip(self.content_names(options), sets, strict=True))

    def content_names(self, options: TravelersOptions) -> list[str]:
        return bare_names(list(_named(options).values()))

    def own_content(self, name: str) -> CardSet:
        found = ADVENTURES.own(name)
        if found is None:
            raise BadOption("not-carried", name=ADVENTURE, text=name)
        return found

    card_mm: ClassVar[tuple[float, float]] = SLIP_MM

    def seen(self, view: TravelersView) -> Iterable[str]:
        """The hero's own cards. The adventure's card that may join has no face here: its other
        side is a part of the adventure. And the pictures of what lies open."""
        own = min(len(view.sides), HERO_CARDS)
        cards = [f"card {number}" for number in range(1, own + 1)]
        return dict.fromkeys([*cards, *pictures_seen(view)])

    def face(
        self, name: str, options: TravelersOptions, content: Mapping[str, Any], words: Words
    ) -> Struct:
        from stampadia.games.travelers.on_paper import hero_card

        hero = content[self.write_options(options)[HERO]].hero
        face = hero_card(name, hero, words) or picture_named(name, hero)
        if face is None:
            raise BadOption("no-such-face", game=self.name, text=name)
        return face

    def write_content(self, thing: Any) -> str:
        return write_set(thing)

    def read_content(self, name: str, text: str) -> CardSet:
        return _read(name, text)

    def write_options(self, options: TravelersOptions) -> dict[str, str]:
        names = dict(zip(_named(options), self.content_names(options), strict=True))
        return super().write_options(options) | names

    def printed(self, wishes: Mapping[str, str], words: Words) -> Any:
        from stampadia.games.travelers import on_paper

        return on_paper.printed(self, wishes, words)

    def workshop(self) -> Any:
        from stampadia.games.travelers.workshop import WORKSHOP

        return WORKSHOP

    def compile(self) -> bool:
        return compile_modules(self.package, MODULES)

    # Said and judged elsewhere

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    tell = staticmethod(text.tell)
    show = staticmethod(text.show)
    question = staticmethod(text.question)
    explain = staticmethod(text.explain)
    appraise = staticmethod(bots.appraise)
    candidates = staticmethod(bots.candidates)
    instinct = staticmethod(bots.instinct)
    observe = staticmethod(observe)


def _named(options: TravelersOptions) -> dict[str, str]:
    """The options that name a set, as they do."""
    named = {HERO: options.hero, ADVENTURE: options.adventure}
    return {name: _in_full(spec) for name, spec in named.items() if spec != TRAINING}


@lru_cache(maxsize=64)
def _in_full(spec: str) -> str:
    return str(FORM.read(spec))


@lru_cache(maxsize=64)
def _read(name: str, text: str) -> CardSet:
    return usable(read_bytes(text.encode(), name))


GAME = Travelers()

"""Travelers of Stampadia: nine double-faced cards, a hero and an adventure, a new set every day.
Game design by Francesco "KesieV" Cottone; words, quests, drawings and code here are our own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Literal, cast

from msgspec.structs import replace

from stampadia.games.travelers import bots, notation, text
from stampadia.games.travelers.adventures import (
    ADVENTURE,
    ADVENTURES,
    FIRST_SET,
    FORM,
    HERO,
    TRAINING,
)
from stampadia.games.travelers.choices import CHOICES
from stampadia.games.travelers.coach import Coach
from stampadia.games.travelers.content import PACKAGE, CardSet
from stampadia.games.travelers.memory import read_boxes
from stampadia.games.travelers.numbers import observe
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.setup import TRAINING_LEVEL
from stampadia.games.travelers.set_file import read_bytes, usable, write_set
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel import position as contract
from stampadia.kernel.carried import bare_names
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Options
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

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
    choice_count: ClassVar[int] = CHOICES
    effort: ClassVar[int] = 60
    worlds: ClassVar[int] = 1
    adventures: ClassVar[Any] = ADVENTURES

    def begin(self, seats: int, options: Options | None = None) -> Position:
        options = options or TravelersOptions()
        return self.start(seats, options, self.own_contents(options))

    def start(self, seats: int, options: Options, content: Mapping[str, Any]) -> Position:
        self.check_seats(seats)
        wish = cast(TravelersOptions, options)
        written = self.write_options(options)
        hero = content[written[HERO]].hero
        if wish.adventure == TRAINING:
            return Position(hero, level=TRAINING_LEVEL)
        ticks = read_boxes(wish.memory)
        adventure = content[written[ADVENTURE]]
        return Position(
            hero,
            adventure,
            ticks,
            scoring=wish.score == "yes",
            open_index=wish.index == "open",
        )

    def exact(self, options: Options) -> Options:
        named = _named(options)
        settled = ADVENTURES.settled
        exact = {name: settled(spec, ADVENTURES.certify) for name, spec in named.items()}
        return replace(options, **exact)

    def content(self, options: Options) -> dict[str, CardSet]:
        specs = _named(options).values()
        sets = map(ADVENTURES.adventure, specs)
        return dict(zip(self.content_names(options), sets, strict=True))

    def content_names(self, options: Options) -> list[str]:
        return bare_names(list(_named(options).values()))

    def own_content(self, name: str) -> CardSet:
        found = ADVENTURES.own(name)
        if found is None:
            raise BadOption("not-carried", name=ADVENTURE, text=name)
        return found

    def write_content(self, thing: Any) -> str:
        return write_set(thing)

    def read_content(self, name: str, text: str) -> CardSet:
        return _read(name, text)

    def write_options(self, options: Options) -> dict[str, str]:
        names = dict(zip(_named(options), self.content_names(options), strict=True))
        return super().write_options(options) | names

    def write(self, position: contract.Position, choice: Any, language: str = "en") -> str:
        return notation.write(cast(Position, position), choice, language)

    def read(self, position: contract.Position, text: str) -> Any:
        return notation.read(cast(Position, position), text)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        return text.tell(event, seat, words)

    def show(self, view: View, words: Words) -> str:
        return text.show(cast(TravelersView, view), words)

    def question(self, view: View, words: Words) -> str:
        return text.question(cast(TravelersView, view), words)

    def explain(self, view: View, choice: Any, words: Words) -> str:
        return text.explain(cast(TravelersView, view), choice, words)

    def appraise(self, position: contract.Position) -> Sequence[float]:
        return bots.appraise(cast(Position, position))

    def candidates(self, position: contract.Position, ask: Ask) -> Sequence[Any]:
        return bots.candidates(cast(Position, position), ask)

    def instinct(self, position: contract.Position, ask: Ask, dealer: Dealer) -> Any:
        return bots.instinct(cast(Position, position), ask, dealer)

    def observe(self, view: View) -> Sequence[float]:
        return observe(cast(TravelersView, view))


def _named(options: Options) -> dict[str, str]:
    """The options that name a set, as they do."""
    wish = cast(TravelersOptions, options)
    named = {HERO: wish.hero, ADVENTURE: wish.adventure}
    return {name: str(FORM.read(spec)) for name, spec in named.items() if spec != TRAINING}


@lru_cache(maxsize=64)
def _read(name: str, text: str) -> CardSet:
    return usable(read_bytes(text.encode(), name))


GAME = Travelers()

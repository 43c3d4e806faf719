"""What a table says beside Generals' choices: what has changed and no event has told, when a battle
stands still, and which sets there are to pick from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any, ClassVar, Final, cast

from stampadia.games.generals import choices as n
from stampadia.games.generals.house_sets import HOUSE_SETS, house_set
from stampadia.games.generals.match_sets import OPTION
from stampadia.games.generals.table_text import deck_lines, unit_line
from stampadia.games.generals.view import GeneralsView, UnitView
from stampadia.kernel.coach import Pace, Spot
from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.kernel.words import Words

WITH_TOP_CARD: Final = ("play", "heal", "who-draws")
"""Questions for which one must know the deck's top card."""
SETS: Final = (
    "STFULL",
    "STFULL,STRETURN",
    "STFULL,STTOLL",
    "STFULL,STRETURN,STTOLL",
    "STLITE",
    "STLITE,STRETURN",
    "STLITE,STTOLL",
)
"""Our own sets as they go together; others are named on the command line."""


class Coach(Game):
    # a card fits on several columns: a run is a card and its columns
    pace: ClassVar[Pace] = Pace(run=2, terse=True, shown_again=("play",))
    spot: ClassVar[Spot | None] = Spot("#6FC7B3", "#0F6355")
    own_dice: ClassVar[bool] = False

    def note(self, view: View, choice: Any, words: Words) -> str:  # noqa: ARG002
        return _unit_named(cast(GeneralsView, view), choice)

    def run_note(self, view: View, run: Mapping[int, Any], words: Words) -> str:  # noqa: ARG002
        return _units_named(cast(GeneralsView, view), run)

    def changes(self, before: View, now: View, words: Words) -> Iterator[str]:
        return changes(cast(GeneralsView, before), cast(GeneralsView, now), words)

    def standstill(self, view: View) -> object | None:
        here = cast(GeneralsView, view)
        return _battlefield(here) if here.step == "play" else None

    def wishes(self) -> dict[str, tuple[str, ...]]:
        return {OPTION: SETS}

    def value_name(self, option: str, value: str, words: Words) -> str:
        """Sets are called what they call themselves."""
        if option != OPTION:
            return super().value_name(option, value, words)
        return " + ".join(_set_name(wish.strip(), words) for wish in value.split(","))

    def setting(self, options: Mapping[str, str], words: Words) -> list[str]:
        told = [self.value_name(OPTION, options[OPTION], words)] if OPTION in options else []
        if "ink" in options:
            told.append(words.say("setting-ink", ink=options["ink"]))
        return told

    def spoken(self, options: dict[str, str], language: str) -> dict[str, str]:
        """Our own sets in Italian, unless a language was wished for."""
        if language != "it":
            return options
        wishes = options.get(OPTION, SETS[0]).split(",")
        sets = [f"{wish.strip()}-IT" if wish.strip() in HOUSE_SETS else wish for wish in wishes]
        return options | {OPTION: ",".join(sets)}


def _set_name(wish: str, words: Words) -> str:
    """Ours by its name, another as it was asked for, a file without its folders."""
    ours = wish.removesuffix("-IT").removesuffix("-EN")
    if ours in HOUSE_SETS:
        return house_set(ours, "IT" if words.language == "it" else "EN").meta.name
    return PurePath(wish).name


def _battlefield(view: GeneralsView) -> tuple[object, ...]:
    """Who stands where, with which wounds, and the Life; a hand may grow for ever."""
    units = tuple(
        unit and (tuple(card.name for card in unit.cards), unit.wounds)
        for row in view.rows
        for unit in row
    )
    return view.ink, view.life, units


def changes(before: GeneralsView, now: GeneralsView, words: Words) -> Iterator[str]:
    if now.step == "play" and before.turn == now.turn:
        for column, (was, unit) in enumerate(zip(before.rows[0], now.rows[0], strict=True), 1):
            if unit is not None and _numbers(unit) != _numbers(was):
                yield unit_line(column, unit, words)
    if now.step in WITH_TOP_CARD and now.top != before.top:
        yield from deck_lines(now, words)


def _numbers(unit: UnitView | None) -> object:
    return unit and (unit.level, unit.attack, unit.life, unit.wounds, unit.elements)


def _unit_named(view: GeneralsView, choice: int) -> str:
    """Which Unit stands on the space that a line names."""
    cell = _cell_of(choice)
    unit = None if cell is None else view.rows[cell // n.COLUMNS][cell % n.COLUMNS]
    return "" if unit is None else unit.cards[-1].name


def _units_named(view: GeneralsView, run: Mapping[int, int]) -> str:
    """Who stands in the columns of a run; one Unit that can go to all of them is named once."""
    names = {column: name for column in run if (name := _unit_named(view, run[column]))}
    if len({_cell_of(choice) for choice in run.values()}) == 1:
        return next(iter(names.values()), "")
    return ", ".join(f"{column} {name}" for column, name in sorted(names.items()))


def _cell_of(choice: int) -> int | None:
    """The space of a Unit that is meant; none where a card or the table is."""
    if choice >= n.INFUSE:
        return (choice - n.INFUSE) % n.CELLS
    if n.MOVE <= choice < n.TABLE:
        return (choice - n.MOVE) // n.CELLS
    if n.BY_HAND <= choice < n.BY_HAND_DRAW:
        return (choice - n.BY_HAND) % n.CELLS
    return choice - n.CELL if n.CELL <= choice < n.NUMBER else None

"""What a table says beside Generals' choices: what has changed and no event has told, when a battle
stands still, and which sets there are to pick from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Any, ClassVar, Final

from stampadia.games.generals.choices import COLUMNS, LEAVE, PASS, TABLE, TABLE_CHANGES
from stampadia.games.generals.content import PACKAGE, PLAYER, ROW_NAMES
from stampadia.games.generals.faces import RESULT, WON, score_slip
from stampadia.games.generals.files.house_sets import HOUSE_SETS, house_meta
from stampadia.games.generals.files.match_sets import OPTION
from stampadia.games.generals.text.cards import because
from stampadia.games.generals.text.refusals import place_meant, why_not
from stampadia.games.generals.text.table import deck_lines, unit_line
from stampadia.games.generals.view import Asked, CardToPick, GeneralsView, UnitView
from stampadia.kernel.coach import Foretold, Pace, Page, Spot
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.words import Words
from stampadia.workbench.coaching import Topic, changed, page_on
from stampadia.workbench.score_slip import Filled, ScoreSlip, Tally

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
TOPICS: Final = (
    Topic("board", ("play",), ("added",)),
    Topic("stack", ("play",), ("added",), times=2),
    Topic("attack", ("play",), ("ended-play",)),
    Topic("printer", ("play",), ("ended-play",), times=2),
    Topic("goal", ("play",), ("ended-play",), times=3),
    Topic("direct-hit", ("direct-hit",), ("lost-life", "spent-shields")),
    Topic("heal", ("heal",), ("raised-ink",), times=2),
    Topic("event", ("event",), ("activated",)),
)
"""What is taught in a first game, as it comes up on the table."""


def changes(before: GeneralsView, now: GeneralsView, words: Words) -> Iterator[str]:
    if now.step == "play" and before.turn == now.turn:
        for column, (was, unit) in enumerate(zip(before.rows[0], now.rows[0], strict=True), 1):
            if unit is not None and _numbers(unit) != _numbers(was):
                yield unit_line(column, unit, words)
    if now.step in WITH_TOP_CARD and now.top != before.top:
        yield from deck_lines(now, words)


def foretell(before: GeneralsView, after: GeneralsView, words: Words) -> Iterator[Foretold]:
    """Ink, Life and Shields, then Level, attack, life and wounds of each Unit that stays where it
    is or comes to an empty space, with the reasons; of one that goes, its cards."""
    yield from changed("ink", words.say("foretell-ink"), before.ink, after.ink)
    yield from changed("life", words.say("foretell-lives"), before.life, after.life)
    shields = words.say("foretell-shields")
    yield from changed("shields", shields, len(before.shields), len(after.shields))
    for row, units in enumerate(after.rows):
        for column, unit in enumerate(units):
            was = before.rows[row][column]
            if (named := unit or was) is None or _another(was, unit):
                continue
            for number in ("level", "attack", "life", "wounds") if unit else ("cards",):
                then, now = (_number(one, number) for one in (was, unit))
                if then != now:
                    name = words.say(f"foretell-{number}", name=named.cards[-1].name)
                    short = words.say(f"foretell-{number}-there")
                    why = _why(unit, number, words)
                    yield Foretold(_space(row, column), name, then, now, short, why)


class Coach(Game):
    # a card fits on several columns: a run is a card and its columns
    pace: ClassVar[Pace] = Pace(run=2, terse=True, shown_again=("play",))
    spot: ClassVar[Spot | None] = Spot("#6FC7B3", "#0F6355")
    own_dice: ClassVar[bool] = False

    changes = staticmethod(changes)
    foretell = staticmethod(foretell)
    why_not = staticmethod(why_not)

    def score_slip(self, options: Mapping[str, str], words: Words) -> ScoreSlip:  # noqa: ARG002
        return score_slip(words)

    def tally(self, options: Mapping[str, str], filled: Filled, words: Words) -> Tally:  # noqa: ARG002
        said = words.also(PACKAGE)
        if filled[RESULT] == WON:
            how = said.say("event-ended", how=WON)
            return Tally(
                won=True, told=(how, said.say("slip-with-life", life=int(filled["life"] or 0)))
            )
        ink = int(filled["ink"] or 0)
        return Tally(won=False, told=(said.say("lost-defeated"), said.say("slip-at-ink", ink=ink)))

    def note(self, view: GeneralsView, choice: Any, words: Words) -> str:  # noqa: ARG002
        return _unit_named(view, choice)

    def run_note(self, view: GeneralsView, run: Mapping[int, Any], words: Words) -> str:  # noqa: ARG002
        """Who stands in the columns of a run; one Unit that can go to all of them is named once."""
        names = {column: name for column in run if (name := _unit_named(view, run[column]))}
        if len({_cell_of(choice) for choice in run.values()}) == 1:
            return next(iter(names.values()), "")
        return ", ".join(f"{column} {name}" for column, name in sorted(names.items()))

    def closes(self, view: GeneralsView, choice: Any) -> bool:
        return bool(choice == LEAVE or (choice == PASS and view.step in ("play", "recover-shield")))

    def place(self, view: GeneralsView, choice: Any) -> str | None:
        return place_of(view, choice) or None

    lesson_wishes: ClassVar[Mapping[str, str] | None] = {OPTION: "STLITE"}

    def lesson(self, view: GeneralsView, heard: Sequence[Event], words: Words) -> Page | None:
        tried = Counter(event.name for event in heard)
        return page_on(TOPICS, view.step, tried, words, ink=view.ink, life=view.life)

    def place_meant(self, view: GeneralsView, text: str) -> str:  # noqa: ARG002
        return place_meant(text)

    def standstill(self, view: GeneralsView) -> object | None:
        return _battlefield(view) if view.step == "play" else None

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
        return house_meta(ours, "IT" if words.language == "it" else "EN").name
    return PurePath(wish).name


def _battlefield(view: GeneralsView) -> tuple[object, ...]:
    """Who stands where, with which wounds, and the Life; a hand may grow for ever."""
    units = tuple(
        unit and (tuple(card.name for card in unit.cards), unit.wounds)
        for row in view.rows
        for unit in row
    )
    return view.ink, view.life, units


def _number(unit: UnitView | None, name: str) -> int:
    if unit is None:
        return 0
    return len(unit.cards) if name == "cards" else int(getattr(unit, name))


def _why(unit: UnitView | None, number: str, words: Words) -> str:
    """The reasons of an attack or a life that is not as printed."""
    found = getattr(unit, f"{number}_because", ())
    return because(getattr(unit, number), found, words) if found else ""


def _another(was: UnitView | None, unit: UnitView | None) -> bool:
    """Has one Unit gone from a space and another come? Their numbers are not one another's."""
    if was is None or unit is None:
        return False
    return {card.number for card in was.cards}.isdisjoint(card.number for card in unit.cards)


def _numbers(unit: UnitView | None) -> object:
    return unit and (unit.level, unit.attack, unit.life, unit.wounds, unit.elements)


def _unit_named(view: GeneralsView, choice: int) -> str:
    """Which Unit stands on the space that a line names."""
    cell = _cell_of(choice)
    unit = None if cell is None else view.rows[cell // COLUMNS][cell % COLUMNS]
    return "" if unit is None else unit.cards[-1].name


def _cell_of(choice: int) -> int | None:
    """The space of a Unit that is meant; none where a card or the table is."""
    meant = TABLE.meaning(choice)
    if "row" not in meant.fields:
        return None
    return meant["row"] * COLUMNS + meant["column"]


# Where a choice points

_PILES: Final = {
    "pay-life": "life, deck",
    "event": "event",
    "shields": "shields",
    "life": "life",
    "life-up": "life, deck",
    "power-up": "deck",
    "leave": "deck",
    "by-hand-draw": "deck",
}
_CHANGED: Final = {
    "gain-life": "life, deck",
    "lose-life": "life",
    "gain-shield": "shields, deck",
    "lose-shield": "shields",
    "add-place": "places, deck",
    "discard-place": "places",
}


def place_of(view: GeneralsView, choice: int) -> str:
    """The places that a choice points to, between commas: `player 2`, `front 2` and `incoming 2`
    are spaces, `column 2` all of them; `hand 1 3` is the third card of the first general,
    `shields 2` the second Shield; `life`, `deck`, `event`, `shields` and `places` are whole."""
    meant = TABLE.meaning(choice)
    match meant.verb:
        case "by-hand-table":
            return _CHANGED.get(TABLE_CHANGES[meant["change"]], "")
        case "column":
            return f"column {meant['column'] + 1}"
        case "discard":
            return f"hand {meant['seat'] + 1} {meant['slot'] + 1}"
        case "add":
            card = f"hand {view.acting + 1} {meant['slot'] + 1}"
            return f"{card}, {_space(PLAYER, meant['column'])}"
        case "sacrifice":
            return _space(PLAYER, meant["column"])
        case "pick":
            return _picked(view.question, meant["place"])
        case "by-hand-move":
            goal = _space(meant["goal_row"], meant["goal_column"])
            return f"{_space(meant['row'], meant['column'])}, {goal}"
        case "cell" | "by-hand" | "by-hand-infuse":
            return _space(meant["row"], meant["column"])
    return _PILES.get(meant.verb, "")


def _space(row: int, column: int) -> str:
    return f"{ROW_NAMES[row]} {column + 1}"


def _picked(asked: Asked | None, index: int) -> str:
    if not isinstance(asked, CardToPick):
        return ""
    if asked.pile == "unit":
        return f"card {index + 1} {_space(*divmod(asked.cell, COLUMNS))}"
    return f"{asked.pile} {index + 1}"

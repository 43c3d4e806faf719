"""What is printed on a sheet, in one language: the adventure page, its back, and the page for those
who give up.

The adventure page says nothing of decoys: whatever is on the Map is listed by its place, and what
is upside-down has one style.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.content import (
    GOLD,
    PACKAGE,
    SIZE,
    EnemyColumn,
    HeroColumn,
    OnMap,
    PrintedDoor,
    Room,
    Sheet,
)
from stampadia.games.chronicles.instructions import Ability, Clause, Narrate
from stampadia.games.chronicles.language import names_of, write_line
from stampadia.games.chronicles.language.abilities import write_ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.language.writing import Writer
from stampadia.words import Words
from stampadia.workbench.faces import Line, Run, plain
from stampadia.workbench.faces import words as words_in
from stampadia.workbench.score_slip import Box, ScoreSlip
from stampadia.workbench.score_slip import Mark as Tick

_MINUS: Final = re.compile(r"(?<![^\s,(:{])-(?=\d)|(?<=\s)-(?=\s\d)")
_NO_BRACES: Final = str.maketrans("", "", "{}")
_SAID: Final = re.compile(r'"([^"]*)"')
_NAMED: Final = re.compile(r"(?<!\w)'([^']+?)'(?!\w)")


# The adventure page


class Mark(OnMap, frozen=True):
    """A number beside a door, an enemy with its circles, or a grey cell with its digit."""

    value: int


class StartFace(Struct, frozen=True):
    """The one room whose walls are printed, and its stairs."""

    column: int
    row: int
    width: int
    height: int
    stairs: tuple[int, int]


class MapFace(Struct, frozen=True):
    size: int
    start: StartFace
    doors: tuple[PrintedDoor, ...]
    numbers: tuple[Mark, ...]
    enemies: tuple[Mark, ...]
    cells: tuple[Mark, ...]


class ClauseFace(Struct, frozen=True):
    """`condition » action`: the condition plain, what is done bold, the story in italics."""

    when: Line
    does: Line
    upside_down: Line


class RoomRow(Struct, frozen=True):
    """A row of the Rooms Table."""

    number: int
    at: str
    size: str
    start: bool
    """The stairs are printed in place of where it is."""
    lines: tuple[tuple[ClauseFace, ...], ...]


class ItemRow(Struct, frozen=True):
    """A line of the Equipment Scroll."""

    owned: bool
    """Its box is printed."""
    name: str
    clause: ClauseFace


class AbilityFace(Struct, frozen=True):
    price: str
    head: str
    reach: str


class HeroColumnFace(Struct, frozen=True):
    defense: str
    hp: int
    """Boxes."""
    upper: AbilityFace | None
    lower: AbilityFace | None
    xp: int


class FoeColumnFace(Struct, frozen=True):
    circles: int | None
    """Whose column it is; None: everybody's."""
    defense: str
    upper: AbilityFace | None
    lower: AbilityFace | None
    xp: str


class Labels(Struct, frozen=True):
    """What is the same on every sheet."""

    game: str
    hero_in: str
    gold: str
    door_price: str
    no_gold: str
    equipment: str
    rooms: str
    hush: str
    hero: str
    foes: str
    all: str
    defense: str
    hp: str
    xp: str
    from_the_start: str
    door_sum: str
    colophon: str


class SheetFace(Struct, frozen=True, tag_field="face", tag="sheet"):
    title: str
    hero_class: str
    serial: str
    date: str
    labels: Labels
    map: MapFace
    gold: int
    """Coins to cross out."""
    items: tuple[ItemRow, ...]
    rooms: tuple[RoomRow, ...]
    hero: tuple[HeroColumnFace, ...]
    foes: tuple[FoeColumnFace, ...]
    stars: int = 0
    """How hard it is, from 1 to 5; 0 where nobody knows."""
    code: str = ""
    """Opens the same adventure at any table."""


def sheet_face(sheet: Sheet, words: Words, *, stars: int = 0, code: str = "") -> SheetFace:
    said = words.also(PACKAGE)
    writer = Writer(said.language, names_of(sheet))
    hero_class = sheet.hero_class.in_language(said.language)
    return SheetFace(
        sheet.title.in_language(said.language),
        hero_class,
        sheet.serial,
        sheet.date,
        labels(hero_class, said),
        map_face(sheet),
        GOLD,
        tuple(
            ItemRow(
                item.owned,
                set_in_type(item.name.in_language(said.language)),
                clause_face(item.clause, writer),
            )
            for item in sheet.items
        ),
        tuple(_room(room, writer) for room in sorted(sheet.rooms, key=lambda one: one.number)),
        tuple(
            HeroColumnFace(f"+{one.defense}", one.hp, *_abilities(one, said.language), one.xp)
            for one in sheet.hero
        ),
        tuple(
            FoeColumnFace(
                one.circles, f"+{one.defense}", *_abilities(one, said.language), f"+{one.xp}"
            )
            for one in sheet.foes
        ),
        stars,
        code,
    )


def mission(sheet: Sheet, language: str) -> str:
    """How the lines of the starting room begin."""
    first = next(iter(sheet.start.clauses), None)
    writer = Writer(language, names_of(sheet))
    return "" if first is None else plain(clause_face(first, writer).does)


def map_face(sheet: Sheet) -> MapFace:
    start, stairs = sheet.start, sheet.start.stairs
    assert stairs is not None
    doors = {PrintedDoor(one.column, one.row, one.side) for one in sheet.doors}
    return MapFace(
        SIZE,
        StartFace(start.column, start.row, start.width, start.height, (stairs.column, stairs.row)),
        tuple(sorted(doors, key=lambda one: (one.row, one.column, one.side))),
        _marks(Mark(one.column, one.row, one.value) for one in sheet.numbers),
        _marks(Mark(one.column, one.row, one.circles) for one in sheet.enemies),
        _marks(Mark(one.column, one.row, one.digit) for one in sheet.cells),
    )


def _marks(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    return tuple(sorted(marks, key=lambda one: (one.row, one.column, one.value)))


def labels(hero_class: str, words: Words) -> Labels:
    said = phrases(words.language)
    price = {"gold": f"−1{said.resources['G']}"}
    return Labels(
        game=words.say("title"),
        hero_in=words.say("print-hero-in", hero=hero_class),
        gold=words.say("print-gold"),
        door_price=words.say("print-door-price", **price),
        no_gold=words.say("print-no-gold"),
        equipment=words.say("print-equipment"),
        rooms=words.say("sheet-rooms"),
        hush=words.say("print-hush"),
        hero=words.say("sheet-hero"),
        foes=words.say("sheet-foes"),
        all=said.box["all"],
        defense=said.abilities["def"],
        hp=said.resources["HP"],
        xp=said.resources["XP"],
        from_the_start=words.say("print-from-the-start"),
        door_sum=words.say("print-door-sum"),
        colophon=words.say("print-colophon"),
    )


def _room(room: Room, writer: Writer) -> RoomRow:
    return RoomRow(
        room.number,
        room.corner.at,
        f"{room.width}×{room.height}",
        room.start,
        tuple(tuple(clause_face(clause, writer) for clause in line) for line in room.lines),
    )


def clause_face(clause: Clause, writer: Writer) -> ClauseFace:
    joint = f" {writer.said.joint} " if clause.any_of else " & "
    when = joint.join(map(writer.instruction, clause.when))
    terms = [set_in_type(writer.instruction(act)) for act in clause.do]
    turned_from = len(terms) if clause.upside_down is None else clause.upside_down
    does = tuple(
        Run(
            f"{term}, " if number < len(terms) else term,
            style="italic" if isinstance(act, Narrate) else "bold",
        )
        for number, (term, act) in enumerate(zip(terms, clause.do, strict=True), 1)
        if number <= turned_from
    )
    return ClauseFace(words_in(set_in_type(when)), does, words_in(", ".join(terms[turned_from:])))


def set_in_type(text: str) -> str:
    """As a compositor sets it: minus signs, curved quotes, dashes between numbers."""
    text = _MINUS.sub("−", text)
    text = _NAMED.sub(r"‘\1’", _SAID.sub(r"“\1”", text))
    return text.replace("'", "’").replace("~", "–")


def _ability(ability: Ability | None, language: str) -> AbilityFace | None:
    if ability is None:
        return None
    price = phrases(language).box["price"].format(pay=ability.pay) if ability.pay else ""
    told = set_in_type(write_ability(ability, language).removeprefix(price).strip())
    head, _, reach = told.partition("/")
    return AbilityFace(price, head, reach)


def _abilities(
    column: HeroColumn | EnemyColumn, language: str
) -> tuple[AbilityFace | None, AbilityFace | None]:
    return _ability(column.upper, language), _ability(column.lower, language)


# Its back


class BackFace(Struct, frozen=True, tag_field="face", tag="back"):
    """A list for what heroes learn, a log, the rules in short, and a slip for the score."""

    title: str
    hero_class: str
    date: str
    mission: str
    """How the lines of the starting room begin; the picture of the day is drawn by it."""
    memory: str
    memory_note: str
    log: str
    adventure: str
    log_columns: tuple[str, ...]
    rules: str
    paragraphs: tuple[Line, ...]
    stars: str
    stars_note: str
    slip: ScoreSlip
    typed: str
    """How the slip is typed in afterwards; nothing where a sheet has no code."""
    rating: int = 0  # the stars of this sheet, as on its front; 0 where nobody knows them


# The score slip: what is noted when it is over, blank on paper and asked for at a table

RESULT: Final = "result"
WON: Final = "won"
RESULTS: Final = (WON, "died", "lost")
SUM: Final = "sum"
MOST_XP: Final = 99
"""What nobody has a box for has no bound on paper."""


def score_slip(sheet: Sheet, words: Words) -> ScoreSlip:
    """Nobody can have more of anything than the sheet prints, decoys included: a bound tells
    nothing that the sheet hides."""
    said = words.also(PACKAGE)
    counted = {
        "hp": (0, sum(column.hp for column in sheet.hero)),
        "rooms": (1, len(sheet.rooms)),
        "cells": (0, len(sheet.cells)),
        "kills": (0, len(sheet.enemies)),
        "ticks": (0, len(sheet.rooms)),
        "xp": (0, MOST_XP),
    }
    counted[SUM] = (1, GOLD + sum(most for _, most in counted.values()))
    marks = tuple(Tick(how, said.say(f"print-score-{how}")) for how in RESULTS)
    boxes = [Box(name=RESULT, label=said.say("print-score-result"), marks=marks)]
    gold = said.say("print-score-gold")
    boxes.append(Box(name="gold", label=gold, most=GOLD, only=(RESULT, WON)))
    boxes += [
        Box(
            name=name,
            label=said.say(f"print-score-{name}"),
            least=least,
            most=most,
            optional=True,
            part=said.say("option-variant-monk"),
            only=(RESULT, WON),
        )
        for name, (least, most) in counted.items()
    ]
    return ScoreSlip(said.say("print-score"), tuple(boxes))


def back_face(sheet: Sheet, words: Words, *, rating: int = 0, code: str = "") -> BackFace:
    said = words.also(PACKAGE)
    title = sheet.title.in_language(said.language)
    return BackFace(
        title,
        sheet.hero_class.in_language(said.language),
        sheet.date,
        mission(sheet, said.language),
        said.say("print-memory"),
        said.say("print-memory-note"),
        said.say("print-log"),
        f"{title} · {sheet.serial}",
        tuple(said.say(f"print-log-{column}") for column in ("room", "event", "gold")),
        said.say("print-rules"),
        tuple(map(_marked, said.say("print-in-short").split("\n"))),
        said.say("print-stars"),
        said.say("print-stars-note"),
        score_slip(sheet, said),
        said.say("print-score-typed", code=code) if code else "",
        rating,
    )


def _marked(text: str) -> Line:
    """Words between two low lines are bold."""
    parts = enumerate(text.split("_"))
    return tuple(Run(part, style="bold" if odd % 2 else "") for odd, part in parts if part)


# For those who give up


class OpenDoor(PrintedDoor, frozen=True):
    decoy: bool


class OpenMark(Mark, frozen=True):
    decoy: bool


class OpenRoom(Struct, frozen=True):
    number: int
    column: int
    row: int
    width: int
    height: int
    kind: Literal["start", "decoy", "hidden", "room"]
    lines: tuple[str, ...]


class Stage(Struct, frozen=True):
    """A step of a way to win: through which rooms, and what is done there."""

    rooms: tuple[int, ...]
    text: str


class SpoilerFace(Struct, frozen=True, tag_field="face", tag="spoiler"):
    """The solved Map, a way to win, and what stood upside-down."""

    warning: str
    note: str
    title: str
    hero_class: str
    serial: str
    mission: str
    """How the lines of the starting room begin."""
    way: str
    """The heading above the way."""
    stages: tuple[Stage, ...]
    cost: str
    only_ink: str
    """The heading above what was there to mislead."""
    only_ink_note: str
    upright: str
    """The heading above what stood upside-down."""
    rooms: tuple[OpenRoom, ...]
    doors: tuple[OpenDoor, ...]
    numbers: tuple[Mark, ...]
    enemies: tuple[OpenMark, ...]
    cells: tuple[OpenMark, ...]
    decoy_items: tuple[str, ...]


def spoiler_face(
    sheet: Sheet, words: Words, stages: Sequence[Stage] = (), cost: str = ""
) -> SpoilerFace:
    """With a way to win, where one is known, and what it costs."""
    said = words.also(PACKAGE)
    language, names = said.language, names_of(sheet)
    return SpoilerFace(
        said.say("print-not-yet"),
        said.say("print-not-yet-note"),
        sheet.title.in_language(language),
        sheet.hero_class.in_language(language),
        sheet.serial,
        mission(sheet, language),
        said.say("print-way"),
        tuple(Stage(one.rooms, set_in_type(one.text)) for one in stages),
        cost,
        said.say("print-only-ink"),
        _only_ink(sheet, said),
        said.say("print-upright"),
        tuple(
            OpenRoom(
                room.number,
                room.column,
                room.row,
                room.width,
                room.height,
                _kind(room),
                # without the braces that say what is turned
                tuple(
                    set_in_type(write_line(line, language, names).translate(_NO_BRACES))
                    for line in room.lines
                    if any(clause.upside_down is not None for clause in line)
                ),
            )
            for room in sheet.rooms
        ),
        tuple(OpenDoor(one.column, one.row, one.side, one.decoy) for one in sheet.doors),
        _marks(Mark(one.column, one.row, one.value) for one in sheet.numbers),
        tuple(OpenMark(one.column, one.row, one.circles, one.decoy) for one in sheet.enemies),
        tuple(OpenMark(one.column, one.row, one.digit, one.decoy) for one in sheet.cells),
        tuple(item.name.in_language(language) for item in sheet.items if item.decoy),
    )


def _only_ink(sheet: Sheet, words: Words) -> str:
    rooms = ", ".join(str(room.number) for room in sheet.rooms if room.decoy)
    items = [item.name.in_language(words.language) for item in sheet.items if item.decoy]
    return words.say(
        "print-only-ink-note",
        rooms=rooms or "none",
        doors=sum(one.decoy for one in sheet.doors),
        enemies=sum(one.decoy for one in sheet.enemies),
        cells=sum(one.decoy for one in sheet.cells),
        items=", ".join(items) or "none",
    )


def _kind(room: Room) -> Literal["start", "decoy", "hidden", "room"]:
    if room.start:
        return "start"
    if room.decoy:
        return "decoy"
    return "hidden" if room.hidden else "room"


# A book of days


class DayFace(Struct, frozen=True):
    """A line of the cover: what may be told of a day before it is played."""

    date: str
    title: str
    hero_class: str
    mission: str


class CoverFace(Struct, frozen=True, tag_field="face", tag="cover"):
    title: str
    month: str
    note: str
    days: tuple[DayFace, ...]


class BetweenFace(Struct, frozen=True, tag_field="face", tag="between"):
    """The page before the spoilers of a book."""

    warning: str
    note: str


Face = SheetFace | BackFace | SpoilerFace | CoverFace | BetweenFace


def faces(sheet: Sheet, words: Words) -> Sequence[SheetFace | BackFace | SpoilerFace]:
    return sheet_face(sheet, words), back_face(sheet, words), spoiler_face(sheet, words)

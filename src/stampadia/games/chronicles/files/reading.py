"""A sheet's file → a sheet, or everything that is wrong with it.

A file is used whole or not at all. What can be read is also looked through by `checks`, so a
sheet that comes from here can be played; warnings do not stand in the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, structs

from stampadia.games.chronicles.content import (
    FIRST_DAY,
    PACKAGE,
    BlackNumber,
    Door,
    Enemy,
    EnemyColumn,
    GreyCell,
    HeroColumn,
    Item,
    Room,
    Sheet,
)
from stampadia.games.chronicles.files import checks
from stampadia.games.chronicles.files.checks.sheets import FOE_COLUMNS
from stampadia.games.chronicles.files.format import (
    FORMS,
    MOST_BYTES,
    SHEET,
    FoeEntry,
    HeroEntry,
    ItemEntry,
    RoomEntry,
    SheetFile,
    Words,
)
from stampadia.games.chronicles.files.problems import Report, UnusableSheet, Where
from stampadia.games.chronicles.files.structure import room_at
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.chronicles.instructions import Ability, Clause, Line, Narrate, Text
from stampadia.games.chronicles.language import Names, read_ability, read_item, read_line
from stampadia.games.chronicles.language.clauses import terms
from stampadia.kernel.errors import BadContent
from stampadia.words import KERNEL, LANGUAGES, words
from stampadia.workbench.content_file import ContentFiles, FileReading
from stampadia.workbench.file_shapes import Entries, Shape
from stampadia.workbench.problems import Enough, Fault, safe

Raw = dict[str, Any]
Reader = Callable[[str, str, Names], Line]
T = TypeVar("T")


def make_sheet(source: Any, report: Report) -> Sheet:
    """Of a file of the right form; only to be used if the report stays unbroken."""
    file = msgspec.convert(source, SheetFile)
    return _Making(file.language, file.items, file.keywords, report).sheet(file)


def read_words(source: Any, report: Report) -> None:
    """Report what is wrong with the words of a file that has the wrong form elsewhere. Without its
    items and keywords nobody can tell what the rest means."""
    named = ("items", "keywords", "language")
    if not isinstance(source, dict) or "items" not in source:
        return
    if all(_has_form(source[name], _SHAPES[name]) for name in named if name in source):
        items = msgspec.convert(source["items"], tuple[ItemEntry, ...])
        keywords = source.get("keywords", {})
        _Making(source.get("language"), items, keywords, report).words(source)


def _good_entries(source: Raw, name: str, kind: type[T]) -> Iterator[tuple[int, T]]:
    """The entries of a list that have the right form, with their numbers."""
    entries, shape = source.get(name), _SHAPES[name]
    if isinstance(entries, list) and isinstance(shape, Entries):
        for number, entry in enumerate(entries[: shape.most], 1):
            if _has_form(entry, shape.of):
                yield number, msgspec.convert(entry, kind)


def _has_form(value: object, shape: Shape) -> bool:
    found = Report("", Where())
    try:
        shape.look(value, Where(), found)
    except Enough:
        return False
    return not found.broken


_SHAPES: Final = {field.name: field.shape for field in SHEET.fields}


class _Making:
    def __init__(
        self,
        language: str | None,
        items: tuple[ItemEntry, ...],
        keywords: Mapping[str, Words],
        report: Report,
    ) -> None:
        self.language = language
        self.items = items
        self.report = report
        self.keywords = {
            key: self._text(value, Where(field=f"keywords.{key}"))
            for key, value in keywords.items()
        }
        self.names = Names(self._item_names(), self.keywords)
        self.foreign: list[Where] = []
        """What does not read in the file's language, but does in the other."""

    def sheet(self, source: SheetFile) -> Sheet:
        hero = [self._hero(raw, number) for number, raw in enumerate(source.hero, 1)]
        foes = [self._foe(raw, number) for number, raw in enumerate(source.foes, 1)]
        sheet = Sheet(
            serial=source.serial,
            title=self._text(source.title, Where(field="title")),
            hero_class=self._text(source.hero_class, Where(field="class")),
            rooms=tuple(sorted(map(self._room, source.rooms), key=lambda room: room.number)),
            doors=tuple(Door(*_pair(raw.at), raw.side, raw.decoy) for raw in source.doors),
            numbers=tuple(BlackNumber(*_pair(raw.at), raw.value) for raw in source.numbers),
            enemies=tuple(Enemy(*_pair(raw.at), raw.circles, raw.decoy) for raw in source.enemies),
            cells=tuple(GreyCell(*_pair(raw.at), raw.digit, raw.decoy) for raw in source.cells),
            items=tuple(map(self._item, self.items)),
            hero=(hero[0], hero[1], hero[2], hero[3]),
            foes=(foes[0], foes[1], foes[2], foes[3]),
            names=self.keywords,
            date=source.date,
            edition=source.edition,
        )
        self._tell_foreign()
        return _numbered(sheet)

    def words(self, source: Raw) -> None:
        """Read all words that stand in entries of the right form."""
        for number, hero in _good_entries(source, "hero", HeroEntry):
            self._hero(hero, number)
        for number, foe in _good_entries(source, "foes", FoeEntry):
            self._foe(foe, number)
        for _, room in _good_entries(source, "rooms", RoomEntry):
            self._room(room)
        for item in self.items:
            self._item(item)
        self._tell_foreign()

    # Words

    def _spoken(self, value: Words, where: Where) -> dict[str, str]:
        """The text in each language it is there in."""
        if isinstance(value, dict):
            if self.language is not None:
                self.report.add(where, Fault("too-many-languages"))
            return {language: value[language] for language in LANGUAGES if language in value}
        if self.language is None:
            facts = {"found": '{"en": "…", "it": "…"}'}
            self.report.add(where, Fault("no-language", facts=facts))
        return {self.language or LANGUAGES[0]: value}

    def _text(self, value: Words, where: Where) -> Text:
        said = self._spoken(value, where)
        return Text(**{language: " ".join(text.split()) for language, text in said.items()})

    def _item_names(self) -> dict[str, Text]:
        found = {}
        for raw in self.items:
            said = raw.text if isinstance(raw.text, dict) else {self.language: raw.text}
            found[raw.key] = Text(
                **{
                    language: " ".join(text.partition("(")[0].split())
                    for language, text in said.items()
                    if language in LANGUAGES
                }
            )
        return found

    # What words say

    def _line(self, value: Words, where: Where, read: Reader = read_line) -> Line:
        said = self._spoken(value, where)
        found: list[Line] = []
        for language, text in said.items():
            try:
                found.append(read(text, language, self.names))
            except BadContent as error:
                self._unread(error, where, language, text, read)
        return self._agreed(found, said, where) or ()

    def _item(self, raw: ItemEntry) -> Item:
        (clause,) = self._line(raw.text, Where("item", raw.key), _read_item) or (Clause(),)
        return Item(raw.key, self.names.items[raw.key], clause, raw.owned, raw.decoy)

    def _unread(
        self, error: BadContent, where: Where, language: str, text: str, read: Reader
    ) -> None:
        if self.language is not None and self._is_foreign(error, language, text, read):
            self.foreign.append(where)
            return
        here = structs.replace(where, language=language)
        self.report.add(here, Fault("line", facts={"why": error}))

    def _is_foreign(self, error: BadContent, language: str, text: str, read: Reader) -> bool:
        """Does it read in the other language? As narrative, almost everything does; but not as a
        condition."""
        try:
            other = next(one for one in LANGUAGES if one != language)
            clauses = read(text, other, self.names)
        except BadContent:
            return False
        narrates = any(isinstance(term, Narrate) for term in terms(clauses))
        return error.key == "line-unknown-part" or not narrates

    def _tell_foreign(self) -> None:
        """Once for the whole file: whoever mistook its language did so everywhere."""
        if self.foreign and self.language is not None:
            first, *others = self.foreign
            fault = Fault("other-language", facts={"language": self.language, "more": len(others)})
            self.report.add(first, fault)

    def _agreed(self, read: list[T], said: dict[str, str], where: Where) -> T | None:
        """What all languages say; nothing if one could not be read."""
        if len(read) < len(said):
            return None
        try:
            return read[0] if len(read) == 1 else merged(read[0], read[1])
        except Differ:
            facts = {language: safe(text) for language, text in said.items()}
            self.report.add(where, Fault("languages-differ", facts=facts))
            return None

    def _ability(self, text: str, where: Where) -> Ability | None:
        """Either language's notation will do, in any file."""
        if not text.strip():
            return None
        first = self.language or LANGUAGES[0]
        failed: BadContent | None = None
        for language in sorted(LANGUAGES, key=lambda code: code != first):
            try:
                return read_ability(text, language)
            except BadContent as error:
                failed = failed or error
        assert failed is not None
        self.report.add(where, Fault("line", facts={"why": failed}))
        return None

    # The rest

    def _room(self, raw: RoomEntry) -> Room:
        where = Where("room", str(raw.number))
        column, row = _pair(raw.at)
        width, height = _pair(raw.size)
        lines = tuple(
            self._line(text, structs.replace(where, line=number))
            for number, text in enumerate(raw.lines, 1)
        )
        flags = raw.start, raw.decoy, raw.hidden
        return Room(raw.number, column, row, width, height, lines, *flags)

    def _hero(self, raw: HeroEntry, number: int) -> HeroColumn:
        boxes = self._boxes(raw, Where("hero", str(number)))
        return HeroColumn(raw.hp, raw.xp, *boxes, raw.defense)

    def _foe(self, raw: FoeEntry, number: int) -> EnemyColumn:
        boxes = self._boxes(raw, Where("foe", str(number)))
        return EnemyColumn(FOE_COLUMNS[number - 1], raw.xp, raw.defense, *boxes)

    def _boxes(
        self, raw: HeroEntry | FoeEntry, where: Where
    ) -> tuple[Ability | None, Ability | None]:
        upper = self._ability(raw.upper, where.within("upper"))
        return upper, self._ability(raw.lower, where.within("lower"))


def _read_item(text: str, language: str, names: Names) -> Line:
    return (read_item(text, language, names).clause,)


def _pair(text: str) -> tuple[int, int]:
    """`5,4` or `5x4`."""
    first, second = text.replace("x", ",").split(",")
    return int(first), int(second)


def _numbered(sheet: Sheet) -> Sheet:
    """A number that a real door needs and the file leaves out can only be the right one."""
    rooms = room_at(sheet)
    beside = dict.fromkeys(one for door in sheet.doors if not door.decoy for one in door.cells)
    added = tuple(
        BlackNumber(one.column, one.row, rooms[one].number - one.column - one.row)
        for one in beside
        if one not in sheet.number_at and one in rooms
    )
    return structs.replace(sheet, numbers=sheet.numbers + added) if added else sheet


# One meaning in two languages


class Differ(Exception):
    """The two do not say the same."""


def merged(one: T, other: T) -> T:
    """Both languages' words on one instruction."""
    made: Any
    if isinstance(one, Text) and isinstance(other, Text):
        made = Text(one.en or other.en, one.it or other.it)
    elif type(one) is not type(other):
        raise Differ
    elif isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            raise Differ
        made = tuple(map(merged, one, other))
    elif isinstance(one, Struct):
        fields = one.__struct_fields__
        made = type(one)(*(merged(getattr(one, name), getattr(other, name)) for name in fields))
    elif one != other:
        raise Differ
    else:
        made = one
    return made  # type: ignore[no-any-return]


# Files

Reading = FileReading[Sheet]


def _made(source: Any, report: Report) -> Sheet | None:
    """Everything that is wrong comes in one pass, as far as one fault does not follow from
    another: words are read though some entries have the wrong form, and the Map is looked at
    though some words could not be read."""
    SHEET.look(source, Where(), report)
    if report.broken:
        read_words(source, report)
        return None
    sheet = make_sheet(source, report)
    for where, fault in checks.faults(sheet, unread=report.broken):
        report.add(where, fault)
    return sheet


FILES: Final = ContentFiles(_made, Where(), UnusableSheet, MOST_BYTES, "sheet")
load_sheet: Final = FILES.load
read_file: Final = FILES.read_file
read_bytes: Final = FILES.read_bytes
usable: Final = FILES.usable


def read_good(text: str, file: str) -> Sheet:
    """A sheet that was good when it was written: its words are read, and the validator of today,
    which may have become stricter, is not asked."""
    report = Report(file, Where())
    sheet = make_sheet(json.loads(text), report)
    if report.broken:
        raise UnusableSheet(file, tuple(report.problems))
    return sheet


# The sheets that come with the game

NEW_SHEET: Final = "new-sheet"
"""To begin one's own with: four rooms, a fight, an item to buy and something to bring home."""


def read_house_sheet(name: str) -> Reading:
    data = files(PACKAGE).joinpath("content", f"{name}.json").read_bytes()
    return read_bytes(data, name)


@cache
def house_sheet(name: str = FIRST_DAY) -> Sheet:
    return usable(read_house_sheet(name))


def schema(language: str = "en") -> dict[str, Any]:
    """The form of a file as JSON Schema, explained in this language."""
    said = words(language, KERNEL, PACKAGE)
    return FORMS.schema(SHEET, said.say("schema-sheet"), said)


def schema_text(language: str = "en") -> str:
    return json.dumps(schema(language), ensure_ascii=False, indent=2) + "\n"


def new_sheet(serial: str, language: str) -> str:
    """The file of a small sheet to begin with, in one language: a second one can be added text by
    text."""
    sheet = usable(read_house_sheet(NEW_SHEET))
    title = Text(**{language: sheet.title.in_language(language)})
    return write_sheet(structs.replace(sheet, serial=serial, title=title))

"""Parsed data of the right shape → a sheet. What the words say is read here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from stampadia.games.chronicles.content import (
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
from stampadia.games.chronicles.instructions import Ability, Clause, Line, Narrate, Text
from stampadia.games.chronicles.language import Names, read_ability, read_item, read_line
from stampadia.games.chronicles.problems import Report, Where
from stampadia.games.chronicles.sheet_format import SHEET
from stampadia.games.chronicles.structure import room_at, sides
from stampadia.games.chronicles.validating.sheets import FOE_COLUMNS
from stampadia.games.chronicles.walking import terms
from stampadia.kernel.errors import BadContent
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.file_shapes import Entries, Shape
from stampadia.workbench.problems import Enough, Fault, safe

Raw = dict[str, Any]
Reader = Callable[[str, str, Names], Line]
T = TypeVar("T")


def make_sheet(source: Raw, report: Report) -> Sheet:
    """Only to be used if the report stays unbroken."""
    return _Making(source, report).sheet()


def read_words(source: Any, report: Report) -> None:
    """Report what is wrong with the words of a file that has the wrong form elsewhere. Without its
    items and keywords nobody can tell what the rest means."""
    named = ("items", "keywords", "language")
    if isinstance(source, dict) and "items" in source and all(_good(source, one) for one in named):
        _Making(source, report).words()


def _good(source: Raw, name: str) -> bool:
    """Has this field the right form, if it is there?"""
    return name not in source or _has_form(source[name], _SHAPES[name])


def _good_entries(source: Raw, name: str) -> Iterator[tuple[int, Any]]:
    """The entries of a list that have the right form, with their numbers."""
    entries, shape = source.get(name), _SHAPES[name]
    if isinstance(entries, list) and isinstance(shape, Entries):
        for number, entry in enumerate(entries[: shape.most], 1):
            if _has_form(entry, shape.of):
                yield number, entry


def _has_form(value: object, shape: Shape) -> bool:
    found = Report("", Where())
    try:
        shape.look(value, Where(), found)
    except Enough:
        return False
    return not found.broken


_SHAPES: Final = {field.name: field.shape for field in SHEET.fields}


class _Making:
    def __init__(self, source: Raw, report: Report) -> None:
        self.source = source
        self.report = report
        self.language: str | None = source.get("language")
        self.names = Names()
        self.foreign: list[Where] = []
        """What does not read in the file's language, but does in the other."""

    def sheet(self) -> Sheet:
        source = self.source
        keywords = self._keywords(source.get("keywords", {}))
        self.names = Names(self._item_names(), keywords)
        hero = [self._hero(raw, number) for number, raw in enumerate(source["hero"], 1)]
        foes = [self._foe(raw, number) for number, raw in enumerate(source["foes"], 1)]
        sheet = Sheet(
            serial=source["serial"],
            title=self._text(source["title"], Where(field="title")),
            hero_class=self._text(source["class"], Where(field="class")),
            rooms=tuple(sorted(map(self._room, source["rooms"]), key=lambda room: room.number)),
            doors=tuple(map(_door, source["doors"])),
            numbers=tuple(
                BlackNumber(*_pair(raw["at"]), raw["value"]) for raw in source.get("numbers", ())
            ),
            enemies=tuple(
                Enemy(*_pair(raw["at"]), raw["circles"], raw.get("decoy", False))
                for raw in source.get("enemies", ())
            ),
            cells=tuple(
                GreyCell(*_pair(raw["at"]), raw["digit"], raw.get("decoy", False))
                for raw in source.get("cells", ())
            ),
            items=tuple(map(self._item, source["items"])),
            hero=(hero[0], hero[1], hero[2], hero[3]),
            foes=(foes[0], foes[1], foes[2], foes[3]),
            names=keywords,
            date=source.get("date", ""),
            edition=source.get("edition", "1"),
        )
        self._tell_foreign()
        return _numbered(sheet)

    def words(self) -> None:
        """Read all words that stand in entries of the right form."""
        source = self.source
        keywords = source.get("keywords", {})
        self.names = Names(self._item_names(), self._keywords(keywords))
        for number, raw in _good_entries(source, "hero"):
            self._hero(raw, number)
        for number, raw in _good_entries(source, "foes"):
            self._foe(raw, number)
        for _, raw in _good_entries(source, "rooms"):
            self._room(raw)
        for raw in source["items"]:
            self._item(raw)
        self._tell_foreign()

    def _keywords(self, keywords: Raw) -> dict[str, Text]:
        return {
            key: self._text(value, Where(field=f"keywords.{key}"))
            for key, value in keywords.items()
        }

    # Words

    def _spoken(self, value: str | Raw, where: Where) -> dict[str, str]:
        """The text in each language it is there in."""
        if isinstance(value, dict):
            if self.language is not None:
                self.report.add(where, Fault("too-many-languages"))
            return {language: value[language] for language in LANGUAGES if language in value}
        if self.language is None:
            facts = {"found": '{"en": "…", "it": "…"}'}
            self.report.add(where, Fault("no-language", facts=facts))
        return {self.language or LANGUAGES[0]: value}

    def _text(self, value: str | Raw, where: Where) -> Text:
        said = self._spoken(value, where)
        return Text(**{language: " ".join(text.split()) for language, text in said.items()})

    def _item_names(self) -> dict[str, Text]:
        found = {}
        for raw in self.source["items"]:
            said = raw["text"] if isinstance(raw["text"], dict) else {self.language: raw["text"]}
            found[raw["key"]] = Text(
                **{
                    language: " ".join(text.partition("(")[0].split())
                    for language, text in said.items()
                    if language in LANGUAGES
                }
            )
        return found

    # What words say

    def _line(self, value: str | Raw, where: Where) -> Line:
        said = self._spoken(value, where)
        read: list[Line] = []
        for language, text in said.items():
            try:
                read.append(read_line(text, language, self.names))
            except BadContent as error:
                self._unread(error, where, language, text, read_line)
        return self._agreed(read, said, where) or ()

    def _item(self, raw: Raw) -> Item:
        where = Where("item", raw["key"])
        said = self._spoken(raw["text"], where)
        read: list[Clause] = []
        for language, text in said.items():
            try:
                read += _read_item(text, language, self.names)
            except BadContent as error:
                self._unread(error, where, language, text, _read_item)
        clause = self._agreed(read, said, where) or Clause()
        owned, decoy = raw.get("owned", False), raw.get("decoy", False)
        return Item(raw["key"], self.names.items[raw["key"]], clause, owned, decoy)

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
            clauses = read(text, _other(language), self.names)
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

    def _ability(self, raw: Raw, field: str, where: Where) -> Ability | None:
        """Either language's notation will do, in any file."""
        text = raw.get(field, "")
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
        self.report.add(where.within(field), Fault("line", facts={"why": failed}))
        return None

    # The rest

    def _room(self, raw: Raw) -> Room:
        where = Where("room", str(raw["number"]))
        column, row = _pair(raw["at"])
        width, height = _pair(raw["size"])
        lines = tuple(
            self._line(text, structs.replace(where, line=number))
            for number, text in enumerate(raw.get("lines", ()), 1)
        )
        flags = {name: raw.get(name, False) for name in ("start", "decoy", "hidden")}
        return Room(raw["number"], column, row, width, height, lines, **flags)

    def _hero(self, raw: Raw, number: int) -> HeroColumn:
        where = Where("hero", str(number))
        upper, lower = (self._ability(raw, field, where) for field in ("upper", "lower"))
        return HeroColumn(raw["hp"], raw["xp"], upper, lower, raw.get("defense", 1))

    def _foe(self, raw: Raw, number: int) -> EnemyColumn:
        where = Where("foe", str(number))
        upper, lower = (self._ability(raw, field, where) for field in ("upper", "lower"))
        return EnemyColumn(FOE_COLUMNS[number - 1], raw["xp"], raw["defense"], upper, lower)


def _read_item(text: str, language: str, names: Names) -> Line:
    return (read_item(text, language, names).clause,)


def _other(language: str) -> str:
    return next(other for other in LANGUAGES if other != language)


def _door(raw: Raw) -> Door:
    return Door(*_pair(raw["at"]), raw["side"], raw.get("decoy", False))


def _pair(text: str) -> tuple[int, int]:
    """`5,4` or `5x4`."""
    first, second = text.replace("x", ",").split(",")
    return int(first), int(second)


def _numbered(sheet: Sheet) -> Sheet:
    """A number that a real door needs and the file leaves out can only be the right one."""
    rooms = room_at(sheet)
    there = {(number.column, number.row) for number in sheet.numbers}
    spots = dict.fromkeys(spot for door in sheet.doors if not door.decoy for spot in sides(door))
    added = tuple(
        BlackNumber(*spot, rooms[spot].number - sum(spot))
        for spot in spots
        if spot not in there and spot in rooms
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

"""Blueprints: quests, items, heroes and foes as data, read from content/*.toml.

A quest's lines are written once, in English notation. Rooms have names there (`x@lair`), and
what is told is a `<name>` that points to alternatives in both languages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict

from stampadia.games.chronicles.content import PACKAGE, EnemyColumn
from stampadia.games.chronicles.generate.blueprint_checks import fault, problems, too_long
from stampadia.games.chronicles.generate.plans import (
    START_ROOM,
    Character,
    Fact,
    FoePlan,
    HeroPlan,
    ItemPlan,
    Kind,
    Library,
    Modifier,
    Quest,
    QuestHead,
    RoomPlan,
    RoomWish,
    Secret,
)
from stampadia.games.chronicles.instructions import Ability, DrawCell, Line, Text
from stampadia.games.chronicles.language import Names, read_ability, read_blueprint_line
from stampadia.games.chronicles.language.clauses import terms
from stampadia.kernel.errors import BadContent

# The form of the blueprint files: what may stand in content/*.toml.


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a blueprint file: a misspelt field is an error, not silence."""


class RawRoom(RoomWish, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lines: Annotated[tuple[str, ...], Meta(min_length=1)]
    lines_if_true: tuple[str, ...] = ()


class RawQuest(QuestHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rooms: Annotated[tuple[RawRoom, ...], Meta(min_length=1, max_length=4)]
    start: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    secrets: dict[str, tuple[dict[str, Text | str], ...]] = msgspec.field(default_factory=dict)
    """The key `truth` names a suspect; all others are words."""
    wild: str = ""


class RawStory(Strict, frozen=True):
    key: str
    stage: tuple[RawQuest, ...]
    name: Text = Text()


class StoryFile(Strict, frozen=True):
    story: tuple[RawStory, ...]
    keywords: dict[str, Text] = {}


class RawItem(Strict, frozen=True):
    key: str
    name: Text
    line: str
    decoy: bool = False
    classes: tuple[str, ...] = ()


class RawClass(Strict, frozen=True):
    key: str
    name: Text
    item: str
    columns: tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]
    hp: tuple[float, float, float, float]


class RawColumn(Strict, frozen=True):
    circles: Annotated[int, Meta(ge=0, le=3)]
    defense: int
    xp: int
    upper: str = ""
    lower: str = ""
    classes: tuple[str, ...] = ()


class RawModifier(Strict, frozen=True):
    key: str
    kind: Character
    line: str


class FlavourFile(Strict, frozen=True):
    corridor: tuple[Text, ...]
    room: tuple[Text, ...]


class NameFile(Strict, frozen=True):
    villain: tuple[Text, ...]
    helper: tuple[Text, ...]
    place: tuple[Text, ...]
    thing: tuple[Text, ...]


class FactFile(Strict, frozen=True):
    count: tuple[Fact, ...]
    trait: tuple[Fact, ...]


T = TypeVar("T")


def read_file(folder: Traversable, name: str, form: type[T]) -> T:
    try:
        return msgspec.toml.decode((folder / name).read_text("utf-8"), type=form)
    except OSError as error:
        reason = str(error.strerror)
    except (UnicodeDecodeError, msgspec.MsgspecError) as error:
        reason = str(error)
    raise BadContent("blueprint-unreadable", package=PACKAGE, file=name, reason=reason)


def read_tables(folder: Traversable, name: str, key: str, form: type[T]) -> tuple[T, ...]:
    """The tables of a file that holds nothing else."""
    file = msgspec.defstruct(key, [(key, tuple[form, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
    found: tuple[T, ...] = getattr(read_file(folder, name, file), key)
    return found


# From files to plans

QUEST_FILES: Final[dict[Kind, str]] = {
    "main": "main.toml",
    "side": "side.toml",
    "boon": "boons.toml",
    "bane": "banes.toml",
    "filler": "fillers.toml",
    "story": "stories.toml",
}

Raw = TypeVar("Raw")
Made = TypeVar("Made")


@cache
def house_library() -> Library:
    return load(files(PACKAGE) / "content")


def load(folder: Traversable) -> Library:
    """Read a folder of blueprints. BadContent says the first thing that is wrong."""
    library, found = _load(folder)
    for first in found:
        raise first
    return library


def faults(folder: Traversable) -> list[BadContent]:
    """Everything that is wrong with a folder of blueprints, also on paper."""
    try:
        library, found = _load(folder)
    except BadContent as unreadable:
        return [unreadable]
    if found:
        return found
    return [fault(kind, key, problem) for kind, key, problem in too_long(library)]


def _load(folder: Traversable) -> tuple[Library, list[BadContent]]:
    reading = _Reading(folder)
    library = reading.library()
    return library, reading.faults + problems(library)


class _Reading:
    """Turns raw tables into plans; what cannot be read becomes a fault, and the rest goes on."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.faults: list[BadContent] = []
        self.stories = read_file(folder, "stories.toml", StoryFile)
        self.items = read_tables(folder, "items.toml", "item", RawItem)
        self.names = Names(
            items={item.key: item.name for item in self.items}, keywords=self.stories.keywords
        )

    def library(self) -> Library:
        heroes = read_tables(self.folder, "classes.toml", "class", RawClass)
        columns = read_tables(self.folder, "foes.toml", "column", RawColumn)
        modifiers = read_tables(self.folder, "modifiers.toml", "modifier", RawModifier)
        flavour = read_file(self.folder, "flavour.toml", FlavourFile)
        facts = read_file(self.folder, "facts.toml", FactFile)
        return Library(
            quests={
                kind: self._each(partial(self._quest, kind), self._raw_quests(kind))
                for kind in QUEST_FILES
            },
            items={item.key: item for item in self._each(self._item, self.items)},
            heroes=self._each(self._hero, heroes),
            foes=self._each(self._foe, columns),
            modifiers=self._each(self._modifier, modifiers),
            corridor_flavour=flavour.corridor,
            room_flavour=flavour.room,
            names=asdict(read_file(self.folder, "names.toml", NameFile)),
            counts=facts.count,
            traits=facts.trait,
            language=self.names,
        )

    def _each(self, make: Callable[[Raw], Made], raws: Iterable[Raw]) -> tuple[Made, ...]:
        made = []
        for raw in raws:
            try:
                made.append(make(raw))
            except BadContent as error:
                self.faults.append(error)
        return tuple(made)

    def _raw_quests(self, kind: Kind) -> Sequence[tuple[str, RawQuest]]:
        if kind != "story":
            read = read_tables(self.folder, QUEST_FILES[kind], "quest", RawQuest)
            return [(quest.key, quest) for quest in read]
        return [
            (stage.key or f"{story.key}-{number}", stage)
            for story in self.stories.story
            for number, stage in enumerate(story.stage, start=1)
        ]

    def _quest(self, kind: Kind, keyed: tuple[str, RawQuest]) -> Quest:
        key, raw = keyed
        numbers = {"start": START_ROOM}
        numbers |= {room.id: START_ROOM + 1 + index for index, room in enumerate(raw.rooms)}

        def read(lines: Sequence[str]) -> tuple[Line, ...]:
            return tuple(self._line(QUEST_FILES[kind], key, line, numbers) for line in lines)

        told = [read(room.lines) for room in raw.rooms]
        if_true = [read(room.lines_if_true) for room in raw.rooms]
        start = read(raw.start)
        said = terms(clause for line in (*start, *chain.from_iterable(told)) for clause in line)
        drawn = Counter(term.room for term in said if isinstance(term, DrawCell))
        rooms = tuple(
            RoomPlan(
                lines=lines,
                lines_if_true=lines_if_true,
                drawn=drawn[numbers[room.id]],
                **_same(room, RoomWish),
            )
            for room, lines, lines_if_true in zip(raw.rooms, told, if_true, strict=True)
        )
        return Quest(
            kind=kind,
            rooms=rooms,
            start=start,
            secrets={group: tuple(map(_secret, found)) for group, found in raw.secrets.items()},
            wild=read([raw.wild])[0] if raw.wild else None,
            **_same(raw, QuestHead) | {"key": key},
        )

    def _item(self, raw: RawItem) -> ItemPlan:
        line = self._line("items.toml", raw.key, raw.line, {"start": START_ROOM})
        return ItemPlan(raw.key, raw.name, line[0], raw.decoy, raw.classes)

    def _hero(self, raw: RawClass) -> HeroPlan:
        read = partial(self._ability, "classes.toml", raw.key)
        columns = tuple((read(upper), read(lower)) for upper, lower in raw.columns)
        return HeroPlan(raw.key, raw.name, raw.item, columns, raw.hp)

    def _foe(self, raw: RawColumn) -> FoePlan:
        read = partial(self._ability, "foes.toml", str(raw.circles))
        column = EnemyColumn(
            circles=raw.circles or None,
            xp=raw.xp,
            defense=raw.defense,
            upper=read(raw.upper),
            lower=read(raw.lower),
        )
        return FoePlan(column, raw.classes)

    def _modifier(self, raw: RawModifier) -> Modifier:
        return Modifier(raw.key, raw.kind, self._line("modifiers.toml", raw.key, raw.line, {}))

    def _line(self, file: str, key: str, text: str, rooms: dict[str, int]) -> Line:
        try:
            return read_blueprint_line(text, rooms, self.names)
        except BadContent as error:
            raise fault(file, key, error) from None

    def _ability(self, file: str, key: str, text: str) -> Ability | None:
        try:
            return read_ability(text, "en") if text else None
        except BadContent as error:
            raise fault(file, key, error) from None


def _same(raw: Struct, form: type[Struct]) -> dict[str, Any]:
    """The fields that a raw table and its plan have in common."""
    return {name: getattr(raw, name) for name in form.__struct_fields__}


def _secret(raw: dict[str, Text | str]) -> Secret:
    words = {name: text for name, text in raw.items() if isinstance(text, Text)}
    return Secret(words, str(raw.get("truth", "")))

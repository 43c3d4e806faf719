"""The form of the blueprint files: what may stand in content/*.toml."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.plans import Character, Level
from stampadia.games.chronicles.instructions import Text
from stampadia.kernel.errors import BadContent

Percent = Annotated[int, Meta(ge=0, le=100)]
Circles = Annotated[int, Meta(ge=0, le=4)]
Digit = Annotated[int, Meta(ge=1, le=2)]
Weight = Annotated[float, Meta(gt=0)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a blueprint file: a misspelt field is an error, not silence."""


class RawRoom(Strict, frozen=True):
    id: str
    lines: Annotated[tuple[str, ...], Meta(min_length=1)]
    far: Percent = 50
    foes: tuple[Circles, ...] = ()
    cells: tuple[Digit, ...] = ()
    hidden: bool = False
    dead_end: bool = False
    size: int = 0
    lines_if_true: tuple[str, ...] = ()


class RawQuest(Strict, frozen=True):
    rooms: Annotated[tuple[RawRoom, ...], Meta(min_length=1, max_length=4)]
    key: str = ""
    words: dict[str, tuple[Text, ...]] = {}
    start: tuple[str, ...] = ()
    titles: tuple[Text, ...] = ()
    weight: Weight = 1.0
    classes: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    level: Level = ""
    secrets: dict[str, tuple[dict[str, Text | str], ...]] = {}
    """The key `truth` names a suspect; all others are words."""
    suspects: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    sign: tuple[str, str] | None = None
    wild: str = ""
    steals: bool = False
    own_item: str = ""


class QuestFile(Strict, frozen=True):
    quest: tuple[RawQuest, ...]


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


class ItemFile(Strict, frozen=True):
    item: tuple[RawItem, ...]


class RawClass(Strict, frozen=True):
    key: str
    name: Text
    item: str
    columns: tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]
    hp: tuple[float, float, float, float]


class ClassFile(Strict, frozen=True):
    class_: tuple[RawClass, ...] = msgspec.field(name="class")


class RawColumn(Strict, frozen=True):
    circles: Annotated[int, Meta(ge=0, le=3)]
    defense: int
    xp: int
    upper: str = ""
    lower: str = ""
    classes: tuple[str, ...] = ()


class ColumnFile(Strict, frozen=True):
    column: tuple[RawColumn, ...]


class RawModifier(Strict, frozen=True):
    key: str
    kind: Character
    line: str


class ModifierFile(Strict, frozen=True):
    modifier: tuple[RawModifier, ...]


class FlavourFile(Strict, frozen=True):
    corridor: tuple[Text, ...]
    room: tuple[Text, ...]


class NameFile(Strict, frozen=True):
    villain: tuple[Text, ...]
    helper: tuple[Text, ...]
    place: tuple[Text, ...]
    thing: tuple[Text, ...]


class RawFact(Strict, frozen=True):
    key: str
    text: Text


class FactFile(Strict, frozen=True):
    count: tuple[RawFact, ...]
    trait: tuple[RawFact, ...]


T = TypeVar("T")


def read_file(folder: Traversable, name: str, form: type[T]) -> T:
    try:
        return msgspec.toml.decode((folder / name).read_text("utf-8"), type=form)
    except OSError as error:
        reason = str(error.strerror)
    except (UnicodeDecodeError, msgspec.MsgspecError) as error:
        reason = str(error)
    raise BadContent("blueprint-unreadable", package=PACKAGE, file=name, reason=reason)

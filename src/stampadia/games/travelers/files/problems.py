"""What is wrong with a set, and where: places in its file, and the texts that stand there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Self, TypeVar

from msgspec import Struct

from stampadia.games.travelers.content import PACKAGE, Adventure, Meeting, World
from stampadia.games.travelers.instructions import AnyAct, Instruction, Passage
from stampadia.games.travelers.language import BadLine
from stampadia.words import LANGUAGES, Words
from stampadia.workbench import problems
from stampadia.workbench.bilingual import Text
from stampadia.workbench.json_places import Steps, steps_along
from stampadia.workbench.problems import Fault, shortened


class Where(Struct, frozen=True):
    """A place in a set's file, as a path: hero/cards/3/lower. Entries count from 1."""

    package: ClassVar[str] = PACKAGE

    path: str = ""
    card: Text | None = None
    """What the card there is called, if it is called anything."""

    def told(self, words: Words) -> list[str]:
        if self.card is None:
            return [self.path] if self.path else []
        name = self.card.in_language(words.language)
        return [words.say("problem-place", path=self.path, card=shortened(name))]

    def within(self, path: str) -> Self:
        return type(self)(self.path + path)

    def inside(self, name: str) -> Self:
        return type(self)(f"{self.path}/{name}" if self.path else name)

    @property
    def face(self) -> str:
        """hero or adventure; nothing where the place is of neither."""
        return self.path.partition("/")[0]

    def entry(self, number: int) -> Self:
        return self.inside(str(number))

    def steps(self, source: Any) -> Steps:
        return steps_along(source, self.path, first=1)


Problem = problems.Problem[Where]
Report = problems.Report[Where]


class UnusableSet(problems.Unusable):
    command: ClassVar[str] = "stampadia decks validate"


# What a check finds


Found = tuple[Where, Fault]
Fact = str | int


class Told(Struct, frozen=True):
    """One text: the half or the room it belongs to, and where it stands in the file."""

    place: str
    where: Where
    meeting: Meeting

    @property
    def card(self) -> str:
        return self.place[0]

    def passages(self) -> Iterator[tuple[Where, Passage]]:
        for part, passages in (("above", self.meeting.above), ("below", self.meeting.below)):
            for number, passage in enumerate(passages, 1):
                yield self.where.inside(part).entry(number), passage

    def instructions(self) -> Iterator[tuple[Where, Instruction]]:
        for where, passage in self.passages():
            if isinstance(passage, Instruction):
                yield where, passage

    def acts(self) -> Iterator[tuple[Where, AnyAct]]:
        """All that may happen, prices too."""
        for where, one in self.instructions():
            for part, acts in (("do", one.do), ("price", one.price), ("otherwise", one.otherwise)):
                for number, act in enumerate(acts, 1):
                    yield where.inside(part).entry(number), act


def where_half(code: str) -> Where:
    """Of a World."""
    return Where(f"adventure/cards/{code[0]}/{code[1].lower()}")


def texts_of(adventure: Adventure) -> list[Told]:
    where = Where("adventure")
    if isinstance(adventure, World):
        return [
            Told(code, where_half(code).inside("meeting"), meeting)
            for code, meeting in adventure.meetings().items()
        ]
    return [
        Told(entry.room, where.within(f"/pages/{page}/{number}/meeting"), entry.meeting)
        for page, entries in enumerate(adventure.pages, 1)
        for number, entry in enumerate(entries, 1)
    ]


def error(key: str, near: str = "", **facts: Fact) -> Fault:
    return Fault(key, near, facts)


def warning(key: str, **facts: Fact) -> Fault:
    return Fault(key, facts=facts, warning=True)


T = TypeVar("T")


def said_as_it_is(
    it: T, write: Callable[[T, str], str], read: Callable[[str, str], T]
) -> Iterator[Fault]:
    for language in LANGUAGES:
        try:
            text = write(it, language)
            again = read(text, language)
        except (BadLine, LookupError):
            yield error("unsayable")
            return
        if again != it:
            yield error("reads-otherwise", text=text)
            return

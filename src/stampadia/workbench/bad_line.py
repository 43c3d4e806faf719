"""What is wrong with a line of text, and in which column."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from stampadia.kernel.errors import BadContent
from stampadia.workbench.problems import safe

_LONGEST_SHOWN: Final = 48


class BadLine(BadContent):
    """A text that cannot be read. `place` counts from 0, the column that people are told from 1.
    Each game has its own class, with the catalogue of its sentences."""

    catalogue: ClassVar[str]

    def __init__(self, key: str, place: int, **facts: str | int) -> None:
        super().__init__(f"line-{key}", package=self.catalogue, column=place + 1, **facts)
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        facts = {name: fact for name, fact in self.facts.items() if name != "column"}
        return _again, (type(self), self.key.removeprefix("line-"), self.place, facts)


def _again(kind: type[BadLine], key: str, place: int, facts: dict[str, Any]) -> BadLine:
    return kind(key, place, **facts)


def shown(text: str) -> str:
    """What was found, short, and with nothing in it that could move a cursor."""
    text = " ".join(text.split())
    return safe(text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 1]}…")

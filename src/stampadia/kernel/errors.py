"""What can go wrong, as one tree.

StampadiaError
├── ChoiceError            a text or value that is no choice here; the position is unchanged
│   ├── BadNotation          not notation: no such sentence in any position
│   ├── IllegalChoice        notation, but not legal now
│   ├── AmbiguousChoice      it fits several legal choices
│   ├── WrongSeat            another seat has to choose, or there is no such seat
│   └── StaleChoice          it answers a moment that has passed: late, or sent twice
├── BadRecord              a record that does not replay, with the line that does not fit
├── BadContent             a set, sheet or card file that is not what it should be
├── BadOption              an option that the game does not have, or a value out of its range
├── UndoRefused            taking back would break the undo law
└── UnknownGame            no game of that name is installed

An error carries a message key and its facts, so that it can be told in any language;
`str(error)` tells it in English. `package` says whose catalogue holds the sentence; a fact may
be another error, which is then told in the same language.
"""

from __future__ import annotations

from typing import Any

from stampadia.words import KERNEL, Words, kernel_words


class StampadiaError(Exception):
    def __init__(
        self, key: str, *, package: str = KERNEL, **facts: str | int | StampadiaError
    ) -> None:
        super().__init__(key)
        self.key = key
        self.package = package
        self.facts = facts

    def tell(self, words: Words) -> str:
        if self.package not in words.packages:
            words = words.also(self.package)
        facts = {
            name: fact.tell(words) if isinstance(fact, StampadiaError) else fact
            for name, fact in self.facts.items()
        }
        return words.say(self.key, **facts)

    def __str__(self) -> str:
        return self.tell(kernel_words("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors cross process borders: the usual way would call us with facts as positions.
        return _again, (type(self), self.key, self.package, self.facts)


class ChoiceError(StampadiaError): ...


class BadNotation(ChoiceError): ...


class IllegalChoice(ChoiceError): ...


class AmbiguousChoice(ChoiceError): ...


class WrongSeat(ChoiceError): ...


class StaleChoice(ChoiceError): ...


class BadRecord(StampadiaError):
    """Its facts include `line`, the number of the first line that does not fit."""


class BadContent(StampadiaError): ...


class BadOption(StampadiaError): ...


class UndoRefused(StampadiaError): ...


class UnknownGame(StampadiaError): ...


def _again(
    kind: type[StampadiaError], key: str, package: str, facts: dict[str, Any]
) -> StampadiaError:
    return kind(key, package=package, **facts)

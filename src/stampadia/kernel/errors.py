"""What can go wrong, as one tree.

StampadiaError
├── ChoiceError            a text or value that is no choice here; the position is unchanged
│   ├── BadNotation          not notation: no such sentence in any position
│   ├── IllegalChoice        notation, but not legal now
│   └── AmbiguousChoice      it fits several legal choices
├── BadRecord              a record that does not replay, with the line that does not fit
├── BadContent             a set, sheet or card file that is not what it should be
├── BadOption              an option that the game does not have, or a value out of its range
├── UndoRefused            taking back would break the undo law
└── UnknownGame            no game of that name is installed

An error carries a message key and its facts, so that it can be told in any language;
`str(error)` tells it in English.
"""

from __future__ import annotations

from stampadia.kernel.words import Words, kernel_words


class StampadiaError(Exception):
    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def tell(self, words: Words) -> str:
        return words.say(self.key, **self.facts)

    def __str__(self) -> str:
        return self.tell(kernel_words("en"))


class ChoiceError(StampadiaError): ...


class BadNotation(ChoiceError): ...


class IllegalChoice(ChoiceError): ...


class AmbiguousChoice(ChoiceError): ...


class BadRecord(StampadiaError):
    """Its facts include `line`, the number of the first line that does not fit."""


class BadContent(StampadiaError): ...


class BadOption(StampadiaError): ...


class UndoRefused(StampadiaError): ...


class UnknownGame(StampadiaError): ...

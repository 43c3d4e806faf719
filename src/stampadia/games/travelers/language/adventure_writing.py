"""Instructions of World and Dungeon cards → the words that are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stampadia.games.travelers.adventure_instructions import (
    AnyAct,
    AnyAdventureCondition,
    Instruction,
    Passage,
    Story,
)
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.workbench.phrases import Slot, template_for

PlaceWords = Callable[[str], str]
"""How a place is shown: by its code, or by the symbol of its room."""


def write_passage(passage: Passage, language: str, place_words: PlaceWords = str) -> str:
    if isinstance(passage, Story):
        return passage.text.in_language(language)
    return write_instruction(passage, language, place_words)


def write_instruction(
    instruction: Instruction, language: str, place_words: PlaceWords = str
) -> str:
    """ "For 1 time, if 3A is mapped, you may discard 1 Fire card: draw 2 cards."."""
    return _Writer(phrases(language), place_words).instruction(instruction)


class _Writer:
    def __init__(self, said: Phrases, place_words: PlaceWords) -> None:
        self.said = said
        self.place_words = place_words

    def instruction(self, it: Instruction) -> str:
        text = self._offer(it)
        if it.when:
            # A colon behind the price already, so that one sentence never has two.
            text = f"{self._condition(it.when)}{',' if it.price else ':'} {text}"
        if it.once:
            text = f"{self.said.joints['once']}, {_small(text)}"
        # Without a condition there is no otherwise, and a clause that never counts is not printed.
        if it.when and it.otherwise:
            text += f". {self.said.joints['else']}: {self._acts(it.otherwise, 'acts')}"
        return f"{text[0].upper()}{text[1:]}."

    def _condition(self, when: Iterable[AnyAdventureCondition]) -> str:
        parts = [self._phrase(condition, "adventure-conditions") for condition in when]
        return f"{self.said.joints['if']} {self._joined(parts)}"

    def _offer(self, it: Instruction) -> str:
        first = self._acts(it.price or it.do, "offers" if it.may else "acts")
        if it.may:
            first = f"{self.said.joints['may']} {first}"
        return f"{first}: {self._acts(it.do, 'acts')}" if it.price else first

    def _acts(self, acts: Iterable[AnyAct], side: Side) -> str:
        *first, last = [self._phrase(act, side) for act in acts]
        return self._joined([", ".join(first), last] if first else [last])

    def _joined(self, parts: list[str]) -> str:
        text, *others = parts
        for part in others:
            joint = "and-before-e" if part[0] in "eE" else "and"
            text += f" {self.said.joints[joint]} {part}"
        return text

    def _phrase(self, it: AnyAct | AnyAdventureCondition, side: Side) -> str:
        template = template_for(it, self.said.printed[side])
        return template.filled(lambda slot: self._words(slot, getattr(it, slot.field)))

    def _words(self, slot: Slot, value: object) -> str:
        match slot.kind, value:
            case "code", str(code):
                return self.place_words(code)
            case "card", str(code):
                return self.said.card(code, self.place_words(code))
            case _:
                return self.said.words(slot, value)


def _small(text: str) -> str:
    return f"{text[0].lower()}{text[1:]}"

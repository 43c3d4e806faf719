"""Sentences as people write them for their own sets, each with how it must be read: as the printed
form of what it does, as "unread", or as misplaced for a reason. Judged by hand, one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampadia.games.generals.content import Part
from stampadia.games.generals.language import Misplaced, skill_of, write
from stampadia.games.generals.language.skills import Unread

JUDGED = Path(__file__).with_name("judged_sentences.txt")


def cases() -> list[tuple[str, ...]]:
    lines = JUDGED.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split(" | ")) for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(("language", "holder", "when", "text", "expected"), cases())
def test_every_sentence_is_read_as_judged(
    language: str, holder: str, when: str, text: str, expected: str
) -> None:
    part = Part(text=text, trigger=when)  # type: ignore[arg-type]
    found = skill_of(part, language, holder)  # type: ignore[arg-type]
    if isinstance(found, Misplaced):
        verdict = f"misplaced {found.why}"
    elif isinstance(found, Unread):
        verdict = "unread"
    else:
        condition, said = write(found, language)
        verdict = f"{condition}: {said}" if condition else said
    assert verdict == expected

"""What the numbers of a set are called."""

from __future__ import annotations

from stampadia.games.generals.card_text import signed, token_word
from stampadia.games.generals.content import ELEMENTS, PACKAGE
from stampadia.kernel.words import Words

LENGTHS = "lengths"
"""The topic of how long texts are, which is measured and not counted."""


def title_of(topic: str, voice: Words) -> str:
    return voice.also(PACKAGE).say(f"topic-{topic}")


def value_label(topic: str, value: str, voice: Words) -> str:
    voice = voice.also(PACKAGE)
    if value in ELEMENTS:
        return token_word(value, voice)
    if topic.startswith("triggers"):
        return voice.say("value-trigger", value=value)
    if topic == LENGTHS:
        return voice.say("value-slot", value=value)
    if topic == "prints":
        return "L" if value == "0" else f"L{int(value):+d}".replace("-", "−")
    return signed(int(value))

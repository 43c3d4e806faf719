"""Whatever the games of the past say, in both languages, is written as a person would write it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from stampadia.kernel import registry
from stampadia.kernel.event import told_to
from stampadia.kernel.pending import Ask
from stampadia.terminal.voice import voice
from terminal.recorded import GAMES, RECORDS, kept_match

EVERY = 11
"""One question in so many is explained choice by choice: neighbours are much alike."""
MOST_EXPLAINED = 8

ANYWHERE = (
    r"\S  +\S",  # two spaces
    r" [,;.:!?](?:\s|$)",  # a space before a stop
    r"(?<!\.)\.\.(?!\.)|[,;:]{2,}|\.\s*[,;:]",  # two stops
    r"«»|“”|\(\)|[{}]",  # nothing where something should be named
    r"\b(an?|un[ao]?) (\w+)(?:,| and| e) \1 \2\b",  # the same again instead of two
)
WRONG = {
    "en": (
        *ANYWHERE,
        r"[a-z,] (?:A|An) [a-z]",
        r"\b[Aa] (?:elephant|enemy|ability|item|Element|Event|Enemy|Ally|attack|empty|open)\b",
        r"(?<![\d,.#])\b(?:1|[Oo]ne) (?:cards|wounds|enemies|circles|stamps|turns|hits|points|dice"
        r"|spaces|steps|rooms|Shields|Units|Lives|elephants|hippos|lions|crocodiles|giraffes"
        r"|rhinos|baboons|buffaloes|parrots)\b",
    ),
    "it": (
        *ANYWHERE,
        r"[a-zà-ù,] (?:Un|Una|Uno) [a-zà-ù]",
        r"\b(?:i|le|dei|delle|ai|alle|nei|coi) 1 \w",
        r"(?<![\d,.#])\b1 (?:rimasti|rimaste|carte|ferite|nemici|cerchi|francobolli|turni|colpi"
        r"|punti|dadi|spazi|passi|stanze|Scudi|Vite|MO rimaste|elefanti|ippopotami|leoni"
        r"|coccodrilli|giraffe|rinoceronti|babbuini|bufali|pappagalli)\b",
        r"\b(?:di|a|da|con|per|su|tra|è|vinto) (?:Giocatore|Generale) [0-9]",
        r"^(?:Giocatore|Generale) [0-9] [a-zà-ù]",
        r"\b(?:di|da|in|su|a) (?:il|lo|gli|i)\b",
    ),
}


def faults(sentence: str, language: str) -> list[str]:
    return [wrong for wrong in WRONG[language] if re.search(wrong, sentence)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Prendi Un elefante."),
        ("it", "Giocatore 2 scambia un elefante, un elefante e un bufalo con te."),
        ("it", "Mano iniziale di Generale 2: Vat Newt."),
        ("it", "Ha vinto Giocatore 2."),
        ("it", "Esaurire chiede 1 Mana, 1 rimasti: bastano."),
        ("it", "paga con i 1 Mana rimasti"),
        ("it", "Resta 1 carte."),
        ("it", "L’album di il leone."),
        ("en", "You trade a hippo and a hippo from your hand."),
        ("en", "Take An elephant."),
        ("en", "There is 1 cards left."),
        ("en", "You draw a elephant."),
        ("en", "You draw  a lion ."),
        ("en", "You use “”."),
        ("en", "It ends.."),
    ],
)
def test_what_nobody_would_write_is_noticed(language: str, sentence: str) -> None:
    assert faults(sentence, language)


def said_in(game: str) -> Iterator[tuple[str, str]]:
    """Whatever its records make it say to those who play and to those who watch."""
    voices = {language: voice(language, registry.load(game)) for language in WRONG}
    for path in (path for path in RECORDS if path.stem.startswith(game)):
        match, _ = kept_match(path)
        position, asked = match.start(), 0
        for line in match.lines:
            if line.kind not in ("choice", "chance"):
                continue
            pending = position.pending()
            if isinstance(pending, Ask):
                asked += 1
                if asked % EVERY == 1:
                    view, choices = position.view(pending.seat), pending.choices
                    some = choices[:: len(choices) // MOST_EXPLAINED + 1]
                    for language, words in voices.items():
                        yield language, match.game.question(view, words)
                        for choice in some:
                            yield language, match.game.explain(view, choice, words)
                            yield language, match.game.note(view, choice, words)
            events = position.play(match.game.read(position, line.text))
            for seat in (0, None):
                for event in told_to(seat, events):
                    for language, words in voices.items():
                        yield language, match.game.tell(event, seat, words)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_games_of_the_past_say_is_well_written(game: str) -> None:
    said = {(language, part) for language, text in said_in(game) for part in text.split("\n")}
    assert len(said) > 1000
    wrong = {part: found for language, part in said if (found := faults(part, language))}
    assert not wrong

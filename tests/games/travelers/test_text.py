"""What happened and what is asked: every fact has a sentence, every step a question, in both
languages; and what they say is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from games.travelers.handmade import small_set
from games.travelers.readable import (
    ENGLISH,
    ITALIAN,
    KEYS,
    assert_readable,
    assert_same_facts,
    assert_same_question,
    random_games,
    said_in,
)
from stampadia.games import travelers
from stampadia.games.travelers import text
from stampadia.games.travelers.bots.numbers import STEPS
from stampadia.games.travelers.events import FACTS, events_from
from stampadia.games.travelers.instructions import Instruction, Reveal
from stampadia.kernel.event import Event
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.bilingual import Text

SAMPLES: Final[dict[str, Any]] = {
    "place": "3A", "enemy": Text("Paper wolf", "Lupo di carta"), "level": 3, "attack": 5,
    "defense": 4, "more-level": 0, "more-attack": 1, "more-defense": -1, "cards": (0, 2, 5),
    "card": 1, "ability": 0, "track": "attack", "amount": 2, "source": "defense", "to": "attack",
    "boxes": 2, "paid": 1, "bottom": 0, "hits": 2, "text": Text("A bell.", "Una campana."),
    "way": 1, "first": 2, "second": 6, "half": 1, "score": 9, "drawn": 4, "won": 1, "room": "4C",
    "modifier": Text("Wet fuse", "Miccia bagnata"),
}  # fmt: skip
HERO: Final = small_set().hero


def event(name: str, sides: list[int] | None = None, **other: Any) -> Event:
    """A fact with sample values."""
    samples = SAMPLES | other
    fact = (name, *(samples[field] for field in FACTS[name]))
    (told,) = events_from((HERO, sides or [0] * 8, [fact]))
    return told


def tell(name: str, words: Words = ENGLISH, **other: Any) -> str:
    return text.tell(event(name, **other), 0, words)


def test_both_catalogues_have_the_same_keys() -> None:
    assert KEYS["en"] == KEYS["it"]


@pytest.mark.parametrize("name", FACTS)
def test_every_fact_has_a_sentence(name: str) -> None:
    for language in LANGUAGES:
        assert f"event-{name}" in KEYS[language]
    assert_same_facts(tell(name), tell(name, ITALIAN))


def test_no_sentence_is_about_a_fact_that_does_not_exist() -> None:
    told = {key.removeprefix("event-") for key in KEYS["en"] if key.startswith("event-")}
    assert told == set(FACTS)


def rules_and_effects() -> str:
    folder = Path(travelers.__file__).parent
    paths = [path for room in ("rules", "effects") for path in sorted((folder / room).glob("*.py"))]
    return "".join(path.read_text("utf-8") for path in paths)


def test_every_fact_of_the_rules_is_known() -> None:
    written = set(re.findall(r'news\.append\(\(\s*"([a-z-]+)"', rules_and_effects()))
    # execute.py is told which of the two it is
    assert written | {"stepped", "pulled"} == set(FACTS)


CASES: Final[dict[str, tuple[Any, ...]]] = {
    "track": ("attack", "defense", "mana"),
    "paid": (0, 1),
    "bottom": (0, 1),
    "hits": (0, 1, 2),
    "half": (0, 1),
    "won": (0, 1),
    "way": (0, 1, 2, 3),
    "more-attack": (0, 1),
    "defense": (-1, 4, 6),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", CASES)
def test_every_case_of_a_fact_reads_differently(field: str, language: str) -> None:
    """A case without words of its own would read like another."""
    for name in (name for name, fields in FACTS.items() if field in fields):
        values = CASES[field]
        if (name, field) == ("enemy-defeated", "defense"):
            values = (-1, 4)  # whatever was not reached is told in the same way
        told = [tell(name, said_in(language), **{field: value}) for value in values]
        for sentence in told:
            assert_readable(sentence)
        assert len(set(told)) == len(told), told


@pytest.mark.parametrize(
    ("name", "facts", "english", "italian"),
    [
        (
            "fight-begun",
            {},
            "Fight! Paper wolf: Level 3, Attack 6, Defense 3 (Attack +1, Defense -1 from the card "
            "on its right).",
            "Si combatte! Lupo di carta: Livello 3, Attacco 6, Difesa 3 (Attacco +1, Difesa -1 "
            "dalla carta alla sua destra).",
        ),
        (
            "fight-begun",
            {"defense": None, "more-attack": 0, "more-defense": 0},
            "Fight! Paper wolf: Level 3, Attack 5, no Defense.",
            "Si combatte! Lupo di carta: Livello 3, Attacco 5, senza Difesa.",
        ),
        (
            "drew",
            {},
            "Drawn from the bottom: Summer Jab, Crooked Strike and Wary Charge.",
            "Dal fondo del mazzo: Affondo estivo, Colpo storto e Carica guardinga.",
        ),
        (
            "activated",
            {},
            "Iron Guard, for 1 Mana: Gain 1 Defense.",
            "Guardia ferrea, per 1 Mana: Guadagna 1 Difesa.",
        ),
        (
            "turned",
            {},
            "Iron Guard is turned: now Royal Guard is up.",
            "Girata: Guardia ferrea ora mostra Guardia regale.",
        ),
        (
            "enemy-attacked",
            {"attack": 5, "defense": 4, "hits": 1},
            "The enemy strikes, Attack 5 against Defense 4: 1 hit.",
            "Il nemico colpisce, Attacco 5 contro Difesa 4: 1 colpo subìto.",
        ),
        (
            "enemy-defeated",
            {},
            "The enemy is defeated: Attack 5 reaches Defense 4.",
            "Il nemico è sconfitto: Attacco 5 raggiunge Difesa 4.",
        ),
        (
            "enemy-defeated",
            {"defense": None},
            "The enemy is defeated: a successful Defense is enough here.",
            "Il nemico è sconfitto: qui basta una Difesa riuscita.",
        ),
        (
            "sentence",
            {"text": Instruction((Reveal("4B"),))},
            "3A: Reveal 4B.",
            "3A: Rivela 4B.",
        ),
        (
            "migrated",
            {},
            "World cards 3 and 7 change places.",
            "Le carte 3 e 7 del Mondo si scambiano di posto.",
        ),
    ],
)
def test_what_is_told(name: str, facts: dict[str, Any], english: str, italian: str) -> None:
    assert tell(name, ENGLISH, **facts) == english
    assert tell(name, ITALIAN, **facts) == italian


def test_cards_are_named_by_the_half_that_is_up_when_it_happens() -> None:
    facts = [
        ("discarded", 1, 0),
        ("turned", 1),
        ("discarded", 1, 0),
        ("cursed", (1, 2)),
        ("drew", (1, 2)),
        ("recovered", 3, 1),
        ("took", 3),
    ]
    told = [text.tell(one, 0, ENGLISH) for one in events_from((HERO, [0] * 8, facts))]
    assert told[0].startswith("Iron Guard goes")
    assert told[2].startswith("Royal Guard goes")
    assert told[4] == "Drawn from the bottom: Iron Guard and Restless Block."
    assert told[6] == "Broad Rush comes into the hand."


# Questions

CHANCES: Final = ("first-hand", "prepare", "lay-grid")
"""Asked only where somebody shuffles real cards."""


def test_every_step_has_a_question_and_no_question_is_left_over() -> None:
    asked = {key.removeprefix("ask-") for key in KEYS["en"] if key.startswith("ask-")}
    assert asked == {*STEPS, *CHANCES, "finished"}


def test_every_step_of_the_rules_is_known() -> None:
    written = re.findall(r'(?:Question\(|_ask\(position, )"([a-z-]+)"', rules_and_effects())
    named = set(written)
    assert "offer" in named and "discard-row" in named
    assert named <= set(STEPS)


def test_random_games_are_told_alike_in_both_languages() -> None:
    steps = set()
    for position, events in random_games("told", "told again"):
        for one in events:
            assert_same_facts(text.tell(one, 0, ENGLISH), text.tell(one, 0, ITALIAN))
        view = position.view(0)
        steps.add(view.step)
        assert_same_question(text.question(view, ENGLISH), text.question(view, ITALIAN))
    assert steps >= {"opening", "plan", "exhaust", "hit", "travel", "explore", "finished"}

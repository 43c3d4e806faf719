"""Sets as files: in, out, as a person writes them, and the schema."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from msgspec import structs

from games.travelers.handmade import small_set
from stampadia.games.travelers.content import CardSet, Modifier
from stampadia.games.travelers.files.problems import UnusableSet
from stampadia.games.travelers.files.set_file import (
    Reading,
    load_set,
    problems,
    read_bytes,
    schema,
    usable,
    write_set,
)
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.world.worlds import make_world
from stampadia.games.travelers.instructions import (
    DiscardCards,
    DrawCards,
    Exhaust,
    Gain,
    HasElement,
    HeroAbility,
    Instruction,
    Sentence,
)
from stampadia.games.travelers.language import (
    write_ability,
    write_exhaust,
    write_instruction,
    write_modifier,
)
from stampadia.words import LANGUAGES, kernel_words, words
from stampadia.workbench.bilingual import Text
from workbench.schemas import fits

Raw = dict[str, Any]
Kind = Literal["world", "dungeon"]
KINDS: Final[tuple[Kind, ...]] = ("world", "dungeon")


def source_of(kind: Kind = "world") -> Raw:
    made: Raw = json.loads(write_set(small_set(kind)))
    return made


def changed(path: str, value: Any, kind: Kind = "world") -> Raw:
    """The small set with something else at this path; entries count from 1, as in problems."""
    source = source_of(kind)
    *steps, last = [int(step) - 1 if step.isdecimal() else step for step in path.split("/")]
    at: Any = source
    for step in steps:
        at = at[step]
    at[last] = value
    return source


def read(source: object) -> Reading:
    return read_bytes(json.dumps(source).encode(), "set.json")


def told(reading: Reading, language: str = "en") -> list[str]:
    """Without the names of cards, which `test_a_problem_names_its_card` looks at."""
    said = [problem.tell(words(language)) for problem in reading.problems]
    return [re.sub(r" \([“«][^”»]*[”»]\)(?=:)", "", line) for line in said]


def made_of(source: object) -> CardSet:
    reading = read(source)
    assert reading.made is not None, told(reading)
    return reading.made


def refused(source: object) -> str:
    """What is said of the one error that makes a set unusable."""
    reading = read(source)
    assert reading.made is None
    (sentence,) = told(reading)
    return sentence.removeprefix("set.json: ")


# In and out


@pytest.mark.parametrize("kind", KINDS)
def test_a_set_made_by_hand_is_good(kind: Kind) -> None:
    assert [problem.tell(words("en")) for problem in problems(small_set(kind))] == []


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_written_is_read_as_it_was(kind: Kind) -> None:
    text = write_set(small_set(kind))
    reading = read_bytes(text.encode(), "set.json")
    assert reading.made == small_set(kind)
    assert reading.problems == ()
    assert write_set(reading.made) == text


@pytest.mark.parametrize("number", range(6))
def test_a_made_set_survives_its_file(number: int) -> None:
    make = make_world if number % 2 else make_dungeon
    made = CardSet(make_hero(f"file {number}"), make(f"file {number}"))
    text = write_set(made)
    again = usable(read_bytes(text.encode(), "set.json"))
    assert again == made
    assert write_set(again) == text


def test_the_same_set_has_the_same_bytes_wherever_its_words_come_from() -> None:
    """Defaults are left out, even those that were put together while the program ran."""
    plain = small_set()
    half = plain.hero.cards[0].upper
    element = HasElement("fire", 2, "".join(["pl", "ay"]))  # type: ignore[arg-type]
    ability = HeroAbility(1, (Sentence((Gain("attack", 1),), (element,)),))
    upper = structs.replace(half, abilities=(ability,), exhaust=Exhaust(1, "".join(["pla", "in"])))  # type: ignore[arg-type]
    card = structs.replace(plain.hero.cards[0], upper=upper)
    hero = structs.replace(plain.hero, cards=(card, *plain.hero.cards[1:]))
    text = write_set(structs.replace(plain, hero=hero))
    assert '"where": "play"' not in text and '"form": "plain"' not in text


def test_every_small_thing_has_its_line() -> None:
    lines = write_set(small_set("dungeon")).splitlines()
    assert lines[1] == '  "format": "travelers-set 1",'
    assert '          {"cell": [4, 3], "codes": ["2A", "", "", ""]}' in lines
    assert '        "rows": ["....", "....", ".##.", "....", "....", "...."],' in lines


# As a person writes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_may_be_said_in_words(kind: Kind, language: str) -> None:
    made = small_set(kind)
    source = source_of(kind)
    for card, printed in zip(source["hero"]["cards"], made.hero.cards, strict=True):
        for half, (name, it) in enumerate(zip(("upper", "lower"), printed.halves, strict=True)):
            card[name]["exhaust"] = write_exhaust(it.exhaust, half, language)
            card[name]["abilities"] = [write_ability(one, language) for one in it.abilities]
    for raw, meeting in zip(_meetings(source), made.adventure.meetings().values(), strict=True):
        for part, passages in (("above", meeting.above), ("below", meeting.below)):
            for number, passage in enumerate(passages):
                if isinstance(passage, Instruction):
                    raw[part][number] = write_instruction(passage, language)
        if meeting.enemy is not None and meeting.enemy.modifier is not None:
            modifier = raw["enemy"]["modifier"]
            rule = write_modifier(meeting.enemy.modifier, language)
            raw["enemy"]["modifier"] = {"name": modifier["name"], "rule": rule}
    assert made_of(source) == made


def _meetings(source: Raw) -> Iterator[Raw]:
    adventure = source["adventure"]
    if adventure["kind"] == "world":
        for card in adventure["cards"]:
            yield card["a"].get("meeting", {})
            yield card["b"].get("meeting", {})
    else:
        for page in adventure["pages"]:
            for entry in page:
                yield entry["meeting"]


def test_a_sentence_of_each_kind() -> None:
    source = changed("hero/cards/3/lower/exhaust", "pay 2 mana: discard. Else: remove")
    half = source["hero"]["cards"][2]["lower"]
    half["abilities"] = ["(3) se 2 fuoco in gioco: guadagna 5 attacco"]
    above = source["adventure"]["cards"][1]["b"]["meeting"]["above"]
    above[0] = "For 1 time, you may discard 1 Fire card: draw 2 cards."
    enemy = source["adventure"]["cards"][1]["a"]["meeting"]["enemy"]
    name = {"en": "Wet", "it": "Bagnato"}
    enemy["modifier"] = {"name": name, "rule": "If 1 Fire in play: Attack -1."}
    del source["adventure"]["cards"][1]["a"]["scroll"]
    made = made_of(source)
    lower = made.hero.cards[2].lower
    assert lower.exhaust == Exhaust(2)
    fire = (HasElement("fire", 2),)
    assert lower.abilities == (HeroAbility(3, (Sentence((Gain("attack", 5),), fire),)),)
    price = (DiscardCards(element="fire"),)
    meetings = made.adventure.meetings()
    assert meetings["2B"].above[0] == Instruction((DrawCards(2),), (), True, True, price)
    assert meetings["2A"].enemy is not None
    wet = Modifier(Text("Wet", "Bagnato"), "attack", -1, element="fire")
    assert meetings["2A"].enemy.modifier == wet


@pytest.mark.parametrize(
    ("path", "sentence", "said"),
    [
        ("hero/cards/3/lower/abilities/1", "(3) if 2 Fire in ply: gain 5 Attack",
         "Column 8: “2 Fire in ply” is no condition. Perhaps “2 Fire in play”?"),
        ("hero/cards/3/lower/abilities/1", "(3) se 2 Fuoco in gioc: guadagna 5 Attacco",
         "Column 8: “2 Fuoco in gioc” is no condition. Perhaps “2 Fuoco in gioco”?"),
        ("hero/cards/1/upper/exhaust", "pay 2 gold", "Column 1: “pay 2 gold” is no Exhaust Effect"),
        ("adventure/cards/2/b/meeting/above/1", "dance", "Column 1: “dance” is no "),
    ],
)  # fmt: skip
def test_a_sentence_that_cannot_be_read(path: str, sentence: str, said: str) -> None:
    """Told in the language that understood more of it."""
    assert refused(changed(path, sentence)).startswith(f"{path}: {said}")


def test_a_modifier_that_cannot_be_read() -> None:
    path = "adventure/cards/7/b/meeting/enemy/modifier"
    name = {"en": "Wet", "it": "Bagnato"}
    sentence = refused(changed(path, {"name": name, "rule": "If 1 Fire in play: Attak -1."}))
    assert sentence.startswith(f"{path}/rule: Column ")


def test_what_a_sentence_says_is_bounded_like_data() -> None:
    path = "hero/cards/3/lower/abilities/1"
    sentence = refused(changed(path, "(10) gain 5 Attack"))
    assert sentence == f"{path}/cost: Found 10. Allowed: a whole number from 1 to 9."


# Out of form

WRONG: Final[list[tuple[Kind, str, Any, str]]] = [
    ("world", "format", "travelers-set 2",
     'format: Found "travelers-set 2". Allowed: travelers-set 1. Did you mean travelers-set 1?'),
    ("world", "herro", 1, "herro: There is no such field here. Did you mean hero?"),
    ("world", "hero", [], "hero: Found []; an object in braces should stand here."),
    ("world", "hero/cards", [], "hero/cards: Found 0 entries. Allowed: 8."),
    ("world", "hero/serial", "a b", 'hero/serial: Found "a b". Allowed: up to 24 capital'),
    ("world", "hero/serial", "A" * 25, "hero/serial: Found "),
    ("world", "hero/date", "5 May", 'hero/date: Found "5 May". Allowed: a day as in "2027-01-05".'),
    ("world", "hero/key", "The Hero", 'hero/key: Found "The Hero". Allowed: small letters'),
    ("world", "hero/name", {"en": "Clerk"}, "hero/name/it: It is missing."),
    ("world", "hero/name", {"en": "Clerk", "it": "  "}, "hero/name/it: There are no words here."),
    ("world", "hero/name", "Clerk", 'hero/name: Found "Clerk"; an object in braces'),
    ("world", "hero/cards/3/lower/value", 10,
     "hero/cards/3/lower/value: Found 10. Allowed: a whole number from 1 to 9."),
    ("world", "hero/cards/3/lower/value", "7", "Did you mean 7?"),
    ("world", "hero/cards/3/lower/element", "wind",
     'hero/cards/3/lower/element: Found "wind". Allowed: air, earth, fire, water.'),
    ("world", "hero/cards/3/lower/element", "wter", "Did you mean water?"),
    ("world", "hero/cards/3/lower/abilities", [],
     "hero/cards/3/lower/abilities: Found 0 entries. Allowed: 1–2."),
    ("world", "hero/cards/3/lower/exhaust/cost", 0, "hero/cards/3/lower/exhaust/cost: Found 0."),
    ("world", "hero/cards/3/lower/exhaust/form", "plane",
     "plain, shield, spark, tenacity, turn. Did you mean plain?"),
    ("world", "adventure/kind", "wurld",
     'adventure/kind: Found "wurld". Allowed: world, dungeon. Did you mean world?'),
    ("world", "adventure", {}, "adventure/kind: It is missing. Allowed: world, dungeon."),
    ("world", "adventure/cards/4/b/meeting/enemy/level", 12,
     "adventure/cards/4/b/meeting/enemy/level: Found 12. Allowed: a whole number from 0 to 9."),
    ("world", "adventure/cards/2/a/open/1", "armour",
     'adventure/cards/2/a/open/1: Found "armour". Allowed: attack, defense, level.'),
    ("world", "adventure/cards/2/a/bonus", [0, 1],
     "adventure/cards/2/a/bonus: Found 2 entries. Allowed: 3."),
    ("world", "adventure/cards/3/a/meeting/above/2/do/1/do", "reveel",
     "adventure/cards/3/a/meeting/above/2/do/1/do: Found \"reveel\". Allowed: reveal, "),
    ("world", "adventure/cards/3/a/meeting/above/2/do/1/place", "12C",
     'above/2/do/1/place: Found "12C". Allowed: a card’s number with the letter of its side'),
    ("world", "adventure/cards/3/a/meeting/above/2/do", [],
     "adventure/cards/3/a/meeting/above/2/do: Found 0 entries. Allowed: 1–6."),
    ("world", "adventure/cards/3/a/meeting/above/2/when/1/none", "yes", "Allowed: true, false."),
    ("world", "adventure/cards/5/a/meeting/above/1/do/1/card", 4,
     "Found 4. Allowed: a whole number from 5 to 6."),
    ("world", "adventure/cards/7/a/meeting/above/1/do/1/boxes/1", "ab",
     'Found "ab". Allowed: one capital letter, or nothing for a blank box.'),
    ("dungeon", "adventure/rooms/1/rows/2", "..x.",
     'adventure/rooms/1/rows/2: Found "..x.". Allowed: four cells'),
    ("dungeon", "adventure/rooms/1/glyph", "crow", "Did you mean crown?"),
    ("dungeon", "adventure/rooms/1/symbol", [6, 0],
     "adventure/rooms/1/symbol/1: Found 6. Allowed: a whole number from 0 to 5."),
    ("dungeon", "adventure/rooms/1/doors/1/codes/1", "7A",
     'adventure/rooms/1/doors/1/codes/1: Found "7A". Allowed: a room as in "4C", or nothing'),
    ("dungeon", "adventure/pages/1/1/room", "1E",
     'adventure/pages/1/1/room: Found "1E". Allowed: a Room Card from 1 to 6'),
    ("dungeon", "adventure/pages/1/1/trigger", "soon", "Allowed: choice, immediate, walk-on."),
    ("dungeon", "adventure/pages/3", [{}] * 7,
     "adventure/pages/3: Found 7 entries. Allowed: 0–6."),
]  # fmt: skip


def test_what_printed_cards_say_is_read_from_sentences_and_from_data() -> None:
    said = {
        "hero/cards/1/upper/abilities/1": "(2) You may pay 1 Attack: gain 4 Defense.",
        "hero/cards/2/upper/abilities/1": "(2) Gain 2 Attack or ignore the Modifier this turn.",
        "hero/cards/2/lower/abilities/1": "(2) You may repeat the ability before for its cost.",
        "hero/cards/3/upper/exhaust": "Turn. Discard.",
        "hero/cards/4/lower/exhaust": "Scarta.",
    }
    for path, sentence in said.items():
        made = made_of(changed(path, sentence))
        again = json.loads(write_set(made))
        assert made_of(again) == made
        assert fits(again, schema())
        assert made != small_set()


@pytest.mark.parametrize(
    ("kind", "path", "value", "sentence"), WRONG, ids=[path for _, path, _, _ in WRONG]
)
def test_what_is_out_of_form(kind: Kind, path: str, value: Any, sentence: str) -> None:
    source = changed(path, value, kind)
    assert sentence in refused(source)
    (italian,) = told(read(source), "it")
    assert "problem-" not in italian and "{ $" not in italian


def test_an_unusable_file_raises_its_first_problem_and_counts_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"format": "travelers-set 1", "hero": 1}')
    with pytest.raises(UnusableSet) as caught:
        load_set(path)
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert str(error).startswith(f"{path}: hero: Found 1; an object in braces")
        assert "“stampadia decks validate”" in str(error)
        assert "«stampadia decks validate»" in error.tell(kernel_words("it"))


# The schema


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_takes_what_the_reader_takes(kind: Kind) -> None:
    form = schema()
    assert fits(source_of(kind), form)
    for path in ("hero/cards/3/lower/exhaust", "hero/cards/1/upper/abilities/1"):
        assert fits(changed(path, "a sentence", kind), form)


@pytest.mark.parametrize(("kind", "path", "value", "_"), WRONG)
def test_the_schema_refuses_what_the_reader_refuses(
    kind: Kind, path: str, value: Any, _: str
) -> None:
    form = schema()
    assert not fits(changed(path, value, kind), form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_schema_explains_every_field(language: str) -> None:
    form = schema(language)
    objects = [form, *form["$defs"].values()]
    about = [
        field["description"]
        for one in objects
        for name, field in one["properties"].items()
        if name not in LANGUAGES
    ]
    assert len(about) > 150
    assert not [sentence for sentence in about if sentence.startswith("schema-")]
    assert form["title"].endswith("Travelers of Stampadia")

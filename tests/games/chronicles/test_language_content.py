"""What our blueprints say, in both languages: every line with every one of its words is read as
what it is, with little work."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import pytest

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.instructions import Line, Text
from stampadia.games.chronicles.language import Names, read_blueprint_line, read_line, write_line
from work import assert_grows_gently, calls_of

LANGUAGES = ("en", "it")
NAME = re.compile(r"<([\w-]+)>")
INVENTED = [{"en": "Thunder", "it": "Tuono"}, {"en": "Old Crease", "it": "Vecchia Piega"}]
"""Names that the generator puts together, or a secret brings."""
WORKED_OUT = [{"en": "seven", "it": "sette"}]
"""What the generator works out when the rooms lie there: counts, signs."""


@cache
def content(file: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("content", f"{file}.toml").read_text("utf-8"))


@cache
def names() -> Names:
    items = {row["key"]: Text(**row["name"]) for row in content("items")["item"]}
    keywords = {key: Text(**row) for key, row in content("stories")["keywords"].items()}
    return Names(items, keywords)


def with_lines(told: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every line of a quest, a stage, an item or a modifier, with the words it may use."""
    words = {name: list(said) for name, said in told.get("words", {}).items()}
    for cases in told.get("secrets", {}).values():
        for case in cases:
            for name, said in case.items():
                if isinstance(said, dict):
                    words.setdefault(name, []).append(said)
    for line in (*told.get("start", ()), *filter(None, [told.get("line")])):
        yield line, words
    for room in told.get("rooms", ()):
        for line in (*room.get("lines", ()), *room.get("lines_if_true", ())):
            yield line, words


def blueprints() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in ("main", "side", "boons", "banes", "fillers"):
        for quest in content(file)["quest"]:
            yield from with_lines(quest)
    for story in content("stories")["story"]:
        for stage in story["stage"]:
            yield from with_lines(stage)
    for told in (*content("items")["item"], *content("modifiers")["modifier"]):
        yield from with_lines(told)


def read_blueprint(text: str) -> Line:
    rooms = {name: 12 + place for place, name in enumerate(re.findall(r"@([\w-]+)", text))}
    return read_blueprint_line(text, rooms, names())


def named(words: str, language: str, turn: int) -> str:
    """The words with the names of a villain, a helper, a place and a thing in them."""

    def chosen(found: re.Match[str]) -> str:
        pool = content("names").get(found[1], INVENTED)
        return str(pool[turn % len(pool)][language])

    return re.sub(r"\{(\w+)\}", chosen, words)


def tell(data: Any, words: dict[str, Any], language: str, turn: int) -> Any:
    """A line as plain data, with the words that this turn chooses."""
    if isinstance(data, dict) and NAME.search(data.get("en", "")):

        def chosen(found: re.Match[str]) -> str:
            alternatives = words.get(found[1], WORKED_OUT)
            return named(alternatives[turn % len(alternatives)][language], language, turn)

        return {language: NAME.sub(chosen, data["en"])}
    if isinstance(data, dict):
        return {key: tell(value, words, language, turn) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [tell(value, words, language, turn) for value in data]
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_blueprint_line_with_every_word_is_read_back(language: str) -> None:
    for text, words in blueprints():
        data = msgspec.to_builtins(read_blueprint(text))
        for turn in range(max(map(len, words.values()), default=1)):
            line = msgspec.convert(tell(data, words, language, turn), Line)
            printed = write_line(line, language, names())
            assert read_line(printed, language, names()) == line, printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["corridor", "room"])
def test_every_flavour_line_is_narrative(kind: str, language: str) -> None:
    for text in content("flavour")[kind]:
        (clause,) = read_line(text[language], language, names())
        assert clause.flavour, text[language]
        assert write_line((clause,), language, names()) == text[language]


LINES_OF_A_SHEET: Final = 38
CALLS_A_LINE: Final = 400
"""A line is read and written with a few hundred calls; `python -m benchmarks` tells the time."""


def test_a_sheet_s_lines_are_read_and_written_with_little_work() -> None:
    printed = [
        (write_line(read_blueprint(text), language, names()), language)
        for text, _ in list(blueprints())[:LINES_OF_A_SHEET]
        for language in LANGUAGES
    ]

    def once() -> None:
        for text, language in printed:
            write_line(read_line(text, language, names()), language, names())

    once()
    assert calls_of(once) < CALLS_A_LINE * len(printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_twice_as_long_is_less_than_three_times_the_work(language: str) -> None:
    (clause,) = read_blueprint("enter room » +2HP")

    def there_and_back(clauses: int) -> None:
        line = (clause,) * clauses
        assert read_line(write_line(line, language, names()), language, names()) == line

    assert_grows_gently(there_and_back, 8)

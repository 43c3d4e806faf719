"""Sentences: which language is spoken, what happens in a hole, and that there are no holes."""

from __future__ import annotations

import ast
import locale
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import Struct

import stampadia
from house.files import nodes
from stampadia.words import LANGUAGES, Words, _bundle, choose_language, kernel_words

pytestmark = pytest.mark.xdist_group("source")

HOUSE = Path(stampadia.__file__).parent
CATALOGUES = sorted(HOUSE.rglob("words/en.ftl"))


def test_a_sentence_is_put_together_once_for_the_same_facts() -> None:
    speaking = kernel_words("en")
    said = speaking.say("none-certified", spec="a", attempts=2)
    assert speaking.say("none-certified", spec="a", attempts=2) is said
    assert speaking.say("none-certified", spec="a", attempts=3) != said
    assert kernel_words("it").say("none-certified", spec="a", attempts=2) != said


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_are_what_fluent_says(language: str) -> None:
    """Those that are put together without Fluent, with every case of theirs and a fact of each
    kind."""
    compared = 0
    for catalogue in CATALOGUES:
        if not (catalogue.parent.parent / "__init__.py").exists():
            continue  # a page's own, which no Python says
        package = ".".join(("stampadia", *catalogue.parent.parent.relative_to(HOUSE).parts))
        bundle = _bundle(language, (package,))
        for entry in entries(catalogue.with_name(f"{language}.ftl")):
            if not isinstance(entry, ftl.Message):
                continue
            names, cases = _facts(entry)
            for fact in (*cases, "else", 0, 7, 999, 1000, 2.5, True):
                facts = dict.fromkeys(names, fact)
                for pattern in _patterns(bundle, entry.id.name):
                    compared += 1
                    theirs = FluentBundle.format_pattern(bundle, pattern, facts)[0]
                    assert bundle.format_pattern(pattern, facts)[0] == theirs, entry.id.name
    assert compared > 1000


def _patterns(bundle: FluentBundle, name: str) -> list[Any]:
    assert bundle.has_message(name)
    message = bundle.get_message(name)
    return [one for one in (message.value, *message.attributes.values()) if one is not None]


def _facts(entry: ftl.Message) -> tuple[list[str], list[str]]:
    """The facts that a sentence asks for, and the names of all its cases."""
    found: tuple[list[str], list[str]] = [], []

    class Look(Visitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            found[0].append(node.id.name)

        def visit_Variant(self, node: ftl.Variant) -> None:
            if isinstance(node.key, ftl.Identifier):
                found[1].append(node.key.name)
            self.generic_visit(node)

    Look().visit(entry)
    return found[0], list(dict.fromkeys(found[1]))


# Which language


@pytest.fixture
def no_locale(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    return monkeypatch


@pytest.mark.parametrize(
    ("wish", "spoken"),
    [("it", "it"), ("IT", "it"), ("it-IT", "it"), ("it_CH.UTF-8", "it"), ("it@euro", "it"),
     ("en", "en"), ("en_GB", "en"), ("fr", "en"), ("italics", "en"), ("../it", "en")],
)  # fmt: skip
def test_a_wish_is_heard(no_locale: pytest.MonkeyPatch, wish: str, spoken: str) -> None:
    no_locale.setenv("LANG", "it_IT.UTF-8" if spoken == "en" else "en_US.UTF-8")
    assert choose_language(wish) == spoken


@pytest.mark.parametrize(
    ("name", "value", "spoken"),
    [
        ("LANG", "it_IT.UTF-8", "it"),
        ("LC_MESSAGES", "it_CH", "it"),
        ("LC_ALL", "it", "it"),
        ("LANG", "C.UTF-8", "en"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANG", "", "en"),
    ],
)
def test_else_the_locale_is_heard(
    no_locale: pytest.MonkeyPatch, name: str, value: str, spoken: str
) -> None:
    no_locale.setenv(name, value)
    assert choose_language() == spoken
    assert choose_language("") == spoken


def test_the_stronger_variable_wins(no_locale: pytest.MonkeyPatch) -> None:
    no_locale.setenv("LANG", "it_IT.UTF-8")
    no_locale.setenv("LC_ALL", "en_US.UTF-8")
    assert choose_language() == "en"


def test_else_the_system_is_asked(no_locale: pytest.MonkeyPatch) -> None:
    no_locale.setattr(locale, "getlocale", lambda: ("it_IT", "UTF-8"))
    assert choose_language() == "it"


@pytest.mark.usefixtures("no_locale")
def test_else_it_is_english() -> None:
    assert choose_language() == "en"


# Holes


@pytest.fixture
def with_holes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a sentence that only English has, and one that Italian has without value."""
    folder = tmp_path / "holed" / "words"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text("hello = Hello, { $name }!\ncard = card\n    .many = cards\n")
    (folder / "it.ftl").write_text("card = carta\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "holed"


def test_a_hole_shows_as_english(with_holes: str) -> None:
    italian = Words("it", with_holes)
    assert italian.say("card") == "carta"
    assert italian.say("card.many") == "cards"
    assert italian.say("hello", name="Ada") == "Hello, Ada!"
    assert italian.say("no-such-sentence") == "no-such-sentence"


def test_a_missing_file_shows_as_english(with_holes: str) -> None:
    assert Words("fr", with_holes).say("card") == "card"
    assert Words("it", "stampadia.players").say("card") == "card"


def test_catalogues_add_up(with_holes: str) -> None:
    both = kernel_words("it").also(with_holes)
    assert both.say("card") == "carta"
    assert both.say("undo-nothing") == kernel_words("it").say("undo-nothing") != "undo-nothing"


# No holes of ours


class Uses(Struct):
    """The variables of a sentence: those it shows, and those that only choose its grammar."""

    shown: set[str]
    choosing: set[str]


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.uses = Uses(set(), set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.uses.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.uses.shown.add(node.id.name)


def uses(pattern: ftl.Pattern | None) -> Uses:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return found.uses


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    """A file, taken apart once."""
    found: list[ftl.EntryType] = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return found


@cache
def sentences(path: Path) -> dict[str, Uses]:
    """Each message and attribute of a file with the variables it uses."""
    found: dict[str, Uses] = {}
    for entry in entries(path):
        assert not isinstance(entry, ftl.Junk), f"{path}: not Fluent: {entry.content.strip()[:80]}"
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        name = entry.id.name
        assert name not in found, f"{path}: “{name}” stands twice"
        found[name] = uses(entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = uses(attribute.value)
    return found


def ids(path: Path) -> str:
    return str(path.parent.parent.relative_to(HOUSE.parent))


@pytest.mark.parametrize("english", CATALOGUES, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_missing_in_any_language(english: Path, language: str) -> None:
    other = english.with_name(f"{language}.ftl")
    assert set(sentences(english)) == set(sentences(other))


@pytest.mark.parametrize("english", CATALOGUES, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_show_the_same_facts(english: Path, language: str) -> None:
    """Grammar may choose by other facts (whether it is you who gets it); what is told is one. A
    player with an article or a preposition (`Words.who`) is the same player."""

    def told(shown: Iterable[str]) -> set[str]:
        return {re.sub("-(the|to|of)$", "", fact) for fact in shown}

    other = sentences(english.with_name(f"{language}.ftl"))
    for key, used in sentences(english).items():
        if key in other:
            assert told(used.shown) == told(other[key].shown), key


def test_every_catalogue_has_every_language_and_no_other_file() -> None:
    assert len(CATALOGUES) > 1
    for path in CATALOGUES:
        assert {file.stem for file in path.parent.iterdir()} == set(LANGUAGES)


# The code says only what there is to say


def said() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(HOUSE.rglob("*.py")):
        for node in nodes(path):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and node.args
            ):
                yield f"{path.relative_to(HOUSE)}:{node.lineno}", node


@cache
def known(where: str) -> dict[str, set[str]]:
    """Every sentence that can be said there, with all variables it uses in any language. Games
    share names for sentences of their own, so no game knows another's."""
    found: dict[str, set[str]] = {}
    for english in CATALOGUES:
        theirs = english.relative_to(HOUSE).parts[:2]
        if where.startswith("games/") and theirs[0] == "games" and theirs[1] not in where:
            continue
        for path in (english, english.with_name("it.ftl")):
            for key, used in sentences(path).items():
                found.setdefault(key, set()).update(used.shown, used.choosing)
    return found


def test_every_sentence_that_is_said_exists() -> None:
    literal = 0
    for where, call in said():
        everything = known(where.rpartition("/")[0])
        match call.args[0]:
            case ast.Constant(value=str(key)):
                literal += 1
                assert key in everything, f"{where}: no sentence “{key}”"
            case ast.JoinedStr(values=parts):  # f"event-{name}": at least one must fit
                shape = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                    for part in parts
                )
                assert any(re.fullmatch(shape, name) for name in everything), f"{where}: {shape}"
    assert literal > 10


def test_every_sentence_gets_the_facts_it_uses() -> None:
    for where, call in said():
        everything = known(where.rpartition("/")[0])
        given = {word.arg for word in call.keywords}
        match call.args[0]:
            case ast.Constant(value=str(key)) if None not in given:
                missing = everything.get(key, set()) - given
                assert not missing, f"{where}: “{key}” lacks {missing}"


def test_a_sentence_may_be_made_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is taken apart when it is asked for, also by another; of two that are called the same,
    the last one counts that can be read."""
    sources = {
        "one": "-land = Stampadia\nname = { -land }, { rest }\nrest = at home\n\n# ends\n}\n",
        "two": "rest = { broken\ntwice = first\n",
        "three": "twice = second\n    .more = { rest }\n",
    }
    monkeypatch.setattr("stampadia.words.catalogue", lambda package, _: sources[package])
    said = Words("en", "one", "two", "three")
    assert said.say("name") == "Stampadia, at home"
    assert said.say("twice") == "second"
    assert said.say("twice.more") == "at home"
    assert said.say("name") == "Stampadia, at home"
    assert said.say("missing") == "missing"

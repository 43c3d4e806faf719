from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stampadia.terminal
from stampadia.kernel.words import catalogue
from stampadia.terminal.voice import PACKAGE


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue(PACKAGE, language))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def facts(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Visit(Visitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Visit().visit(message)
    return found


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    english, italian = messages("en"), messages("it")
    assert english.keys() == italian.keys()
    for key, message in english.items():
        assert facts(message) == facts(italian[key]), key


@pytest.mark.parametrize("package", ["stampadia", PACKAGE, "stampadia.games.chronicles"])
def test_italian_has_the_apostrophes_of_print(package: str) -> None:
    assert "’" in catalogue(package, "it")
    assert re.findall(r"\w+'\w+", catalogue(package, "it")) == []


@pytest.mark.parametrize("quote", ['"', "'"])
def test_every_sentence_that_is_said_exists(quote: str) -> None:
    said = re.compile(f"{quote}(term-[a-z-]+){quote}")
    known = messages("en")
    for source in Path(stampadia.terminal.__file__).parent.rglob("*.py"):
        assert set(said.findall(source.read_text("utf-8"))) <= known.keys(), source.name

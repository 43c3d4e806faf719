from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stampadia
from stampadia.words import catalogue

SOURCE = Path(stampadia.__file__).parent
OURS = sorted(
    ".".join(("stampadia", *file.parent.parent.relative_to(SOURCE).parts))
    for part in ("table", "terminal")
    for file in (SOURCE / part).rglob("words/en.ftl")
)


def messages(package: str, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue(package, language))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def facts(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Visit(Visitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(re.sub("^who-(the|to|of)$", "who", node.id.name))

    Visit().visit(message)
    return found


@pytest.mark.parametrize("package", OURS)
def test_both_languages_say_the_same_things_with_the_same_facts(package: str) -> None:
    english, italian = messages(package, "en"), messages(package, "it")
    assert english.keys() == italian.keys()
    for key, message in english.items():
        assert facts(message) == facts(italian[key]), key


def test_italian_has_the_apostrophes_of_print() -> None:
    packages = ["stampadia", "stampadia.games.chronicles", *OURS]
    italian = {package: catalogue(package, "it") for package in packages}
    assert {package: re.findall(r"\w+'\w+", text) for package, text in italian.items()} == {
        package: [] for package in packages
    }
    assert all("’" in italian[package] for package in ("stampadia", "stampadia.terminal"))


@pytest.mark.parametrize("quote", ['"', "'"])
@pytest.mark.parametrize(("part", "prefix"), [("table", "table"), ("terminal", "term")])
def test_every_sentence_that_is_said_exists(part: str, prefix: str, quote: str) -> None:
    said = re.compile(f"{quote}({prefix}-[a-z-]+){quote}")
    known = {key for package in OURS for key in messages(package, "en")}
    found = {
        key
        for source in (SOURCE / part).rglob("*.py")
        for key in said.findall(source.read_text("utf-8"))
    }
    assert found <= known
    assert found or quote == "'"

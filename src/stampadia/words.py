"""Sentences in English and Italian, through Fluent.

A catalogue is a folder `words/` of `en.ftl` and `it.ftl` inside a package. Words falls back
from the asked language to English, so a hole (a sentence, or another maker's whole file) shows
as English and never as a crash; a test fails on every hole of ours.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    CurrentEnvironment,
    Identifier,
    Message,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    ResolverEnvironment,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

LANGUAGES: Final = ("en", "it")
KERNEL: Final = "stampadia.kernel"
MOST_SAID: Final = 10_000
"""Sentences that are kept as they were said: screens say most of theirs again and again."""
PLAYER: Final = "player"
"""How whoever sits on a seat is called, by the seat's `number`."""
_FORMS: Final = ("", ".the", ".to", ".of")
_ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)

Fact = str | int | float


class Words:
    """The sentences of some catalogues in one language; later catalogues win."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self.packages = packages
        self._bundles = [_bundle(code, packages) for code in dict.fromkeys((language, "en"))]
        # typed: 1, 1.0 and True are the same key, and not the same words
        self._said = lru_cache(maxsize=MOST_SAID, typed=True)(self._put_together)
        self._patterns: dict[str, tuple[FluentBundle | None, Any]] = {}
        self._names: Mapping[int, str] = {}
        self._whos: dict[tuple[str, int, str], dict[str, str]] = {}

    def say(self, key: str, **facts: Fact) -> str:
        return self._said(key, **facts)

    def say_once(self, key: str, facts: dict[str, Fact]) -> str:
        """The same of what is hardly ever said again: to keep it would take longer."""
        found = self._patterns.get(key)
        if found is None:
            found = self._patterns[key] = self._pattern(key)
        bundle, pattern = found
        return key if bundle is None else str(bundle.format_pattern(pattern, facts)[0])

    def _put_together(self, key: str, **facts: Fact) -> str:
        return self.say_once(key, facts)

    def _pattern(self, key: str) -> tuple[FluentBundle | None, Any]:
        """Where this sentence stands; nothing where nobody has it."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None, None

    def also(self, *packages: str) -> Words:
        return words(self.language, *self.packages, *packages).named(self._names)

    def who(self, fact: str, number: int, key: str = PLAYER) -> dict[str, str]:
        """Whoever sits on the seat of this number, as facts for a sentence: by itself, and with
        what a language puts before it (`who`, `who-the`, `who-to`, `who-of`). A person who has a
        name goes by it, all others by the game's own `key`."""
        known = self._whos.get((fact, number, key))
        if known is None:
            known = self._whos[fact, number, key] = self._who(fact, number, key)
        return dict(known)

    def _who(self, fact: str, number: int, key: str) -> dict[str, str]:
        facts: dict[str, Fact] = {"number": number}
        if name := self._names.get(number):
            key, facts = "person", {"name": name}
        return {
            f"{fact}{form}".replace(".", "-"): self.say(f"{key}{form}", **facts) for form in _FORMS
        }

    def named(self, names: Mapping[int, str]) -> Words:
        """The same where these players, by the number of their seat, are called by their names."""
        if names == self._names:
            return self
        other = copy(self)
        other._names, other._whos = dict(names), {}
        return other


def yes(truth: object) -> str:
    """A truth as a sentence asks for it."""
    return "yes" if truth else "no"


def capital(sentence: str) -> str:
    """With a capital, and all else as it was."""
    return sentence[:1].upper() + sentence[1:]


@cache
def words(language: str, *packages: str) -> Words:
    return Words(language, *packages)


def kernel_words(language: str) -> Words:
    return words(language, KERNEL)


def catalogue(package: str, language: str) -> str:
    """The source text of one package's sentences in one language."""
    return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


def choose_language(wish: str | None = None) -> str:
    """The wish, else the system's locale, else English."""
    candidates = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    if not any(candidates):
        candidates.append(locale.getlocale()[0])
    for candidate in candidates:
        if candidate:
            code = re.split("[-_.@]", candidate)[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class _Bundle(FluentBundle):  # type: ignore[misc]
    """Takes a sentence apart when it is first asked for: of a catalogue, few ever are."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources = sources
        self._plain: dict[Pattern, _Parts | None] = {}
        """Sentences that are texts, facts and cases alone; None for any other."""

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Also what one sentence takes from another goes this way."""
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """The same, with numbers that need no locale and without an environment for sentences that
        need none: most of the time goes there otherwise."""
        try:
            parts = self._plain[pattern]
        except KeyError:
            parts = self._plain[pattern] = _parts_of(pattern)
        plain = None if parts is None else _put_plainly(parts, args or {})
        if plain is not None and len(plain) < MOST_PLAIN:
            return plain, []
        told = {name: _fluent(fact) for name, fact in (args or {}).items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(self, errors, current=CurrentEnvironment(args=told))
        try:
            return pattern(env), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _read(self, name: str) -> None:
        source = self._sources.get(name)
        if source is not None:
            self.add_resource(FluentResource(source), allow_overrides=True)
            # Only now: meanwhile another thread may ask for it, too.
            self._sources.pop(name, None)


# A sentence without what only Fluent knows: no locale, no plural, no other sentence, no function


class _Case:
    """One text or another, as a fact says."""

    __slots__ = ("cases", "default", "fact")

    def __init__(self, fact: str, cases: dict[str, _Parts], default: _Parts) -> None:
        self.fact = fact
        self.cases = cases
        self.default = default


class _Given:
    """A fact itself."""

    __slots__ = ("fact",)

    def __init__(self, fact: str) -> None:
        self.fact = fact


_Parts = tuple[str | _Given | _Case, ...]
MOST_PLAIN: Final = 2_000
"""Characters; whether a longer text is too long, Fluent says."""


def _parts_of(pattern: Pattern) -> _Parts | None:
    """What a sentence is put together from, if it is nothing but texts, facts and cases."""
    found: list[str | _Given | _Case] = []
    # one that is a single text is no pattern any more
    for element in pattern.elements if type(pattern) is Pattern else (pattern,):
        shown = type(element) in (Placeable, NeverIsolatingPlaceable)
        inner = element.expression if shown else element
        match inner:
            case TextElement():
                found.append(inner.value)
            case VariableReference():
                found.append(_Given(inner.id.name))
            case SelectExpression() if (case := _case_of(inner)) is not None:
                found.append(case)
            case _:
                return None
    return tuple(found)


def _case_of(choice: SelectExpression) -> _Case | None:
    if type(choice.selector) is not VariableReference:
        return None
    cases: dict[str, _Parts] = {}
    default: _Parts | None = None
    for variant in choice.variants:
        parts = _parts_of(variant.value)
        if parts is None or type(variant.key) is not Identifier:
            return None
        cases.setdefault(variant.key.name, parts)
        default = parts if variant.default else default
    return None if default is None else _Case(choice.selector.id.name, cases, default)


def _put_plainly(parts: _Parts, facts: Mapping[str, Any]) -> str | None:
    """The sentence with these facts; None where one is missing, or is not plain itself."""
    said = []
    for part in parts:
        if type(part) is str:
            said.append(part)
            continue
        fact = facts.get(part.fact)  # type: ignore[union-attr]
        if type(part) is _Case:
            if type(fact) is not str:
                return None
            inner = _put_plainly(part.cases.get(fact, part.default), facts)
            if inner is None:
                return None
            said.append(inner)
        elif type(fact) is str:
            said.append(fact)
        elif type(fact) is int and 0 <= fact < len(_SMALL):
            said.append(str(fact))
        else:
            return None
    return "".join(said)


class _Small(FluentInt):  # type: ignore[misc]
    """A number from 0 to 999, which is written alike in all our languages."""

    def format(self, locale: Any) -> str:
        if self.options is FluentInt.default_number_format_options:
            return str(int(self))
        return str(super().format(locale))


_SMALL: Final = tuple(map(_Small, range(1000)))


def _fluent(fact: Fact) -> Any:
    if type(fact) is str:
        return fact
    if type(fact) is int and 0 <= fact < len(_SMALL):
        return _SMALL[fact]
    return native_to_fluent(fact)


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    sources: dict[str, str] = {}
    for package in packages:
        with suppress(FileNotFoundError):
            for name, source in _entries(package, language):
                # The last one counts that can be read.
                sources[name] = sources.get(name, "") + source
    return _Bundle(language, sources)


@cache
def _entries(package: str, language: str) -> tuple[tuple[str, str], ...]:
    """The sentences and terms of a catalogue, each with all its lines."""
    text = catalogue(package, language)
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return tuple(
        (entry["name"], text[entry.start() : end].rstrip() + "\n")
        for entry, end in zip(found, ends, strict=True)
    )

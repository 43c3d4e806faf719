"""Sentences in English and Italian, through Fluent.

A catalogue is a folder `words/` of `en.ftl` and `it.ftl` inside a package. Words falls back
from the asked language to English, so a hole (a sentence, or another maker's whole file) shows
as English and never as a crash; a test fails on every hole of ours.
"""

from __future__ import annotations

import locale
import os
import re
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "it")
KERNEL: Final = "stampadia.kernel"

Fact = str | int | float


class Words:
    """The sentences of some catalogues in one language; later catalogues win."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self.packages = packages
        self._bundles = [_bundle(code, packages) for code in dict.fromkeys((language, "en"))]

    def say(self, key: str, **facts: Fact) -> str:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, facts)
                return str(text)
        return key

    def also(self, *packages: str) -> Words:
        return words(self.language, *self.packages, *packages)


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


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        with suppress(FileNotFoundError):
            bundle.add_resource(_resource(package, language), allow_overrides=True)
    return bundle


@cache
def _resource(package: str, language: str) -> FluentResource:
    """A catalogue is taken apart once, however many bundles it stands in."""
    return FluentResource(catalogue(package, language))

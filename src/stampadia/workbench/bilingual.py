"""Words for a person, in the languages we print."""

from __future__ import annotations

from msgspec import Struct


class Text(Struct, frozen=True, omit_defaults=True):
    """What is written in one language only is read in that language."""

    en: str = ""
    it: str = ""

    def in_language(self, language: str) -> str:
        return (self.it or self.en) if language == "it" else (self.en or self.it)

    def by_language(self) -> dict[str, str]:
        return {language: self.in_language(language) for language in self.__struct_fields__}

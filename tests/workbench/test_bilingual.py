"""Words in the languages we print."""

from __future__ import annotations

from stampadia.words import LANGUAGES
from stampadia.workbench.bilingual import Text


def test_a_text_has_a_field_for_every_language() -> None:
    assert Text.__struct_fields__ == LANGUAGES


def test_a_text_of_one_language_is_read_in_that_language() -> None:
    assert Text(it="Ciao").by_language() == {"en": "Ciao", "it": "Ciao"}
    assert Text("Hello", "Ciao").by_language() == {"en": "Hello", "it": "Ciao"}

"""The room that a Hero Card has for its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.games.travelers.hero_instructions import HeroAbility
from stampadia.games.travelers.language import write_sentences
from stampadia.kernel.bilingual import Text
from stampadia.kernel.lettering import Box
from stampadia.kernel.words import LANGUAGES

NAME: Final = Box(width_mm=40, lines=1, size_pt=8.5)
ONE_ABILITY: Final = Box(width_mm=52, lines=3, size_pt=7)
TWO_ABILITIES: Final = Box(width_mm=52, lines=2, size_pt=7)
"""Each of them."""
EXHAUST: Final = Box(width_mm=44, lines=2, size_pt=7)
"""Below the name, between the Element and the Card Value."""
CLASS: Final = Box(width_mm=52, lines=1, size_pt=14)
DESCRIPTION: Final = Box(width_mm=52, lines=2, size_pt=7)
"""On the Status Card."""


def abilities_fit(abilities: Sequence[HeroAbility]) -> bool:
    box = ONE_ABILITY if len(abilities) == 1 else TWO_ABILITIES
    return all(
        box.holds([write_sentences(ability.sentences, language)])
        for ability in abilities
        for language in LANGUAGES
    )


def name_fits(name: Text) -> bool:
    return NAME.holds([name.en]) and NAME.holds([name.it])

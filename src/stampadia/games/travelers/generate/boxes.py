"""Whether the words of a Hero Card fit."""

from __future__ import annotations

from collections.abc import Sequence

from stampadia.games.travelers.hero_instructions import HeroAbility
from stampadia.games.travelers.language import write_sentences
from stampadia.games.travelers.paper import NAME, ONE_ABILITY, TWO_ABILITIES
from stampadia.kernel.words import LANGUAGES
from stampadia.workbench.bilingual import Text


def abilities_fit(abilities: Sequence[HeroAbility]) -> bool:
    box = ONE_ABILITY if len(abilities) == 1 else TWO_ABILITIES
    return all(
        box.holds([write_sentences(ability.sentences, language)])
        for ability in abilities
        for language in LANGUAGES
    )


def name_fits(name: Text) -> bool:
    return NAME.holds([name.en]) and NAME.holds([name.it])

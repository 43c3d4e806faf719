"""A name for every half: an adjective that no other half has, and the skill's noun."""

from __future__ import annotations

from collections.abc import Mapping

from stampadia.games.travelers.generate.boxes import name_fits
from stampadia.games.travelers.generate.drafting import Place
from stampadia.games.travelers.generate.models import Adjective, Perk, Skill, models
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text


def names(
    skills: Mapping[Place, Skill], perks: Mapping[Place, Perk], dealer: Dealer
) -> dict[Place, Text]:
    left = dealer.shuffled(models().epithets)
    found: dict[Place, Text] = {}
    for place, skill in skills.items():
        if place in perks:
            found[place] = named(skill, perks[place].name)
            continue
        epithet = next(one for one in left if name_fits(named(skill, one)))
        left.remove(epithet)
        found[place] = named(skill, epithet)
    return found


def named(skill: Skill, adjective: Adjective) -> Text:
    """ "Iron Guard", "Guardia ferrea"."""
    noun = skill.name
    agreed = adjective.m if noun.gender == "m" else adjective.f
    return Text(f"{adjective.en} {noun.en}", f"{noun.it} {agreed}")

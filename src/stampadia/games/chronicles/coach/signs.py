"""Signs for things of Chronicles' sheet, the same in lists and on the table."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.view import FoeView

FOE: Final = "Ψ"
CROSSED: Final = "✗"
CIRCLE: Final = "○"
GOLD: Final = "●"


def circles_of(foe: FoeView) -> str:
    """`✗○`: one circle ticked, one left."""
    return CROSSED * foe.hits + CIRCLE * (foe.circles - foe.hits)


def short_ability(ability: Ability, language: str) -> str:
    """`ATK-1/2`: strength, then range (`=2` exactly so far, `*2` all within); `●` is a gold to be
    paid."""
    said = phrases(language)
    price = "" if not ability.pay else GOLD if ability.pay == 1 else f"{ability.pay}{GOLD}"
    name = said.abilities[ability.kind]
    if ability.kind == "gain-hp":
        name = f"+{said.resources['HP']}"
    plus = f"{ability.plus:+}" if ability.plus else ""
    reach = ""
    if ability.kind == "atk":
        reach = f"{'*' if ability.all else '=' if ability.exactly else '/'}{ability.range}"
    return f"{price}{name}{plus}{reach}"

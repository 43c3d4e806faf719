"""The boxes of the Hero Sheet and the Enemy Sheet: "(pay 1G) ATK -1/RNG 2" ⇄ Ability."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Any

from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language.phrases import BadLine, phrases
from stampadia.workbench.problems import shown


def write_ability(ability: Ability, language: str) -> str:
    said = phrases(language)
    text = said.abilities[ability.kind]
    if ability.plus:
        text += f" {ability.plus:+}"
    if ability.kind == "atk":
        reach = said.box["all" if ability.all else "range"]
        text += f"/{reach} {'=' if ability.exactly else ''}{ability.range}"
    if ability.pay:
        text = f"{said.box['price'].format(pay=ability.pay)} {text}"
    return text


def read_ability(text: str, language: str) -> Ability:
    return ability_at(text, 0, language)


def ability_at(text: str, place: int, language: str) -> Ability:
    """`place` is told when it is no ability."""
    read = _pattern(language).fullmatch(text.replace("−", "-").replace("–", "-").strip())
    kind: Any = _kinds(language)["".join(read["kind"].lower().split())] if read else None
    if read is None or (kind == "atk") != (read["range"] is not None):
        near = _nearest(text, language) or "none"
        raise BadLine("unknown-ability", place, found=shown(text), near=near)
    all_in_range = phrases(language).box["all"].lower()
    return Ability(
        kind,
        plus=int("".join((read["plus"] or "0").split())),
        range=int(read["range"] or 0),
        exactly=bool(read["exactly"]),
        all=(read["reach"] or "").lower() == all_in_range,
        pay=int(read["pay"] or 0),
    )


@cache
def _kinds(language: str) -> dict[str, str]:
    names = phrases(language).abilities
    return {"".join(name.lower().split()): kind for kind, name in names.items()}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    said = phrases(language)
    kinds = "|".join(map(_spaced, said.abilities.values()))
    price = _spaced(said.box["price"]).replace(re.escape("{pay}"), r"(?P<pay>[0-9]{1,4})\s*")
    reach = f"{_spaced(said.box['range'])}|{_spaced(said.box['all'])}"
    return re.compile(
        rf"(?:{price}\s*)?(?P<kind>{kinds})\s*(?P<plus>[+-]\s*[0-9]{{1,4}})?"
        rf"(?:\s*/?\s*(?P<reach>{reach})\s*(?P<exactly>=)?\s*(?P<range>[0-9]{{1,4}}))?\s*\.?",
        re.IGNORECASE,
    )


def _spaced(words: str) -> str:
    return r"\s*".join(re.escape(word) for word in words.split())


def _nearest(text: str, language: str) -> str:
    said = phrases(language)
    examples = [*said.abilities.values(), write_ability(Ability("atk", plus=-1, range=2), language)]
    by_form = {example.lower(): example for example in examples}
    near = get_close_matches(text.lower().strip()[:48], by_form, n=1, cutoff=0.4)
    return by_form[near[0]] if near else ""

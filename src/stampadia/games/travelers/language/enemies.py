"""Enemies and their Modifiers ⇄ what an Index Card or a scroll says of them."""

from __future__ import annotations

from typing import Any, Final

from stampadia.games.travelers.content import Enemy, Modifier
from stampadia.games.travelers.hero_instructions import (
    AnyCondition,
    HasBanner,
    HasCards,
    HasElement,
)
from stampadia.games.travelers.language.cutting import COLON, Span, sentences, whole
from stampadia.games.travelers.language.joints import condition_and_rest, opening
from stampadia.games.travelers.language.looking_up import fields, instruction
from stampadia.games.travelers.language.phrases import Phrases, phrases
from stampadia.games.travelers.language.problems import BadLine, shown
from stampadia.workbench.bilingual import Text

_NAMELESS: Final = Text()


def write_enemy(enemy: Enemy, language: str) -> str:
    """ "Level 3, Attack 4, Defense 6 – Wet Fuse (if 1 Fire in play: Attack -1)"."""
    said = phrases(language).enemy["out-of-reach" if enemy.defense is None else "figures"]
    text = said.format(level=enemy.level, attack=enemy.attack, defense=enemy.defense)
    if enemy.modifier is None:
        return text
    rule = write_modifier(enemy.modifier, language).removesuffix(".")
    name = enemy.modifier.name.in_language(language)
    return f"{text} – {name} ({rule[0].lower()}{rule[1:]})"


def write_modifier(modifier: Modifier, language: str) -> str:
    """What it does, without its name: "If 1 Fire in play: Attack -1."."""
    said = phrases(language)
    kind = "trap" if modifier.trap else "change"
    text = said.printed["modifier"][kind][0].filled(
        lambda slot: said.words(slot, getattr(modifier, slot.field))
    )
    if not modifier.trap:
        condition = said.phrase(_condition(modifier), "conditions")
        text = f"{said.joints['if']} {condition}: {text}"
    return f"{text[0].upper()}{text[1:]}."


def read_modifier(text: str, language: str, name: Text = _NAMELESS) -> Modifier:
    """Names are no language: whoever knows the Modifier's gives it."""
    said = phrases(language)
    span, *more = sentences(whole(text))
    if more:
        raise BadLine("one-sentence", more[0].start, found=shown(more[0].text))
    length = opening("if", span, said)
    if not length:
        return Modifier(name, **_trap(span, said))
    parts, effect = condition_and_rest(COLON, span.after(length), said)
    if len(parts) > 1:
        raise BadLine("not-of-enemies", parts[1].start, found=shown(parts[1].text))
    kind, change = fields(effect, "modifier", said)
    if kind == "trap" or change["by"] == 0:
        raise BadLine("does-nothing", effect.start, found=shown(effect.text))
    return Modifier(name, **change, **_in_play(parts[0], said))


def _trap(span: Span, said: Phrases) -> dict[str, Any]:
    kind, _ = fields(span, "modifier", said)
    if kind != "trap":
        raise BadLine("no-condition", span.start, found=shown(span.text))
    return {"trap": True}


def _condition(modifier: Modifier) -> AnyCondition:
    if modifier.element is not None:
        return HasElement(modifier.element, modifier.count)
    if modifier.banner is not None:
        return HasBanner(modifier.banner, modifier.count)
    if modifier.cards is not None:
        return HasCards(modifier.cards, modifier.count)
    raise LookupError(f"no phrase says {modifier!r}: it depends on nothing")


def _in_play(span: Span, said: Phrases) -> dict[str, Any]:
    match instruction(span, "conditions", said):
        case HasElement(element, count, "play", False):
            return {"element": element, "count": count}
        case HasBanner(tips, count, "play"):
            return {"banner": tips, "count": count}
        case HasCards(how, count, "play"):
            return {"cards": how, "count": count}
        case _:
            raise BadLine("not-of-enemies", span.start, found=shown(span.text))

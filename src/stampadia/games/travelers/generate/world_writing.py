"""Parts → printed halves: labels become codes, slots become names, models become enemies."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.games.travelers.adventure_instructions import Instruction, Passage, Story
from stampadia.games.travelers.content import Bonus, Enemy, Meeting, Stat, WorldHalf
from stampadia.games.travelers.generate.cast import (
    Cast,
    Foe,
    Scale,
    Variant,
    draw_enemy,
    draw_lock,
    draw_trap,
    draw_villain,
    fill,
)
from stampadia.games.travelers.generate.world_draft import WILD, Part
from stampadia.games.travelers.generate.world_layout import Layout
from stampadia.games.travelers.generate.world_models import (
    SPARE,
    EnemyModel,
    Raw,
    Step,
    world_models,
)
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

VARIANTS: Final[tuple[tuple[Variant, Fraction], ...]] = (
    ("easy", Fraction(3, 10)),
    ("normal", Fraction(9, 20)),
    ("hard", Fraction(1, 4)),
)
OPEN: Final[tuple[tuple[tuple[Stat, ...], Fraction], ...]] = (
    (("attack", "defense"), Fraction(31, 50)),
    ((), Fraction(19, 50)),
)
BONUSES: Final[tuple[Bonus, ...]] = tuple(
    (0, attack, defense) for attack in (-1, 0, 1) for defense in (-1, 0, 1)
)


class Writer(Struct, frozen=True):
    """What all halves of a World share."""

    layout: Layout
    cast: Cast
    scale: Scale
    dealer: Dealer
    used: set[str]
    """The kinds of enemies met so far."""

    def half(self, part: Part) -> WorldHalf:
        dealer = self.dealer.child(part.name)
        drawn = {name: dealer.child(name).one_of(values) for name, values in part.step.draw.items()}
        step = part.step
        if step.enemy is None:
            words = _Words(part, self, drawn, dealer.child("words"), None)
            return WorldHalf(step.title, Meeting(above=words.passages(step.above)))
        foe, open_to = self._enemy(step, step.enemy, dealer.child("enemy"))
        words = _Words(part, self, drawn, dealer.child("words"), foe)
        return WorldHalf(
            title=step.title,
            meeting=Meeting(words.passages(step.above), foe.enemy, words.passages(step.below)),
            scroll=_scroll(foe.enemy, foe.face.scroll),
            open=open_to,
            bonus=dealer.child("bonus").one_of(BONUSES),
        )

    def _enemy(self, step: Step, model: EnemyModel, dealer: Dealer) -> tuple[Foe, tuple[Stat, ...]]:
        """Locks, traps and hard enemies are open to no bonus."""
        open_to = dealer.child("open").pick(OPEN)
        variant = dealer.child("variant").pick(VARIANTS)
        mine = dealer.child("figures")
        if model.lock:
            return draw_lock(mine, self.scale, step.wanted), ()
        if model.trap:
            return draw_trap(mine, self.scale, step.wanted), ()
        if model.tier is not None:
            foe = draw_enemy(mine, model.tier, variant, self.scale, self.used, step.wanted)
            return foe, () if variant == "hard" else open_to
        assert model.villain is not None
        foe = draw_villain(self.cast, mine, self.scale, model.villain)
        return foe, () if model.villain == "final" else open_to


class _Words(Struct, frozen=True):
    """The words of one part."""

    part: Part
    writer: Writer
    drawn: Mapping[str, Any]
    dealer: Dealer
    foe: Foe | None

    def passages(self, raws: tuple[Raw, ...]) -> tuple[Passage, ...]:
        return tuple(self._passage(raw) for raw in raws)

    def _passage(self, raw: Raw) -> Passage:
        if self.foe is not None and "foe" in raw:
            face = self.foe.face
            return Story(face.met if raw["foe"] == "met" else face.beaten)
        if "do" not in raw:
            return Story(fill(msgspec.convert(raw, Text), self.writer.cast, self.foe))
        layout = self.writer.layout
        if self.part.scope == WILD and self.part.name not in layout.spare:
            return _instruction(self.dealer.one_of(world_models().spoils))
        printed = self._replaced(raw)
        if self.part.scope == WILD:
            printed["may"] = self.dealer.below(2) == 0
        waits = [
            {"if": "mapped", "place": half, "none": True}
            for act in printed["do"]
            if act["do"] == "reveal" and act["place"][0] != self._code[0]
            for half in layout.waits.get(act["place"], ())
        ]
        if waits:
            printed["when"] = [*printed.get("when", ()), *waits]
        return _instruction(printed)

    @property
    def _code(self) -> str:
        return self.writer.layout.codes[self.part.name]

    def _replaced(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._replaced(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [self._replaced(inner) for inner in value]
        if not isinstance(value, str) or value[:1] not in ("$", "#", "?"):
            return value
        if value[0] == "?":
            return self.drawn[value[1:]]
        code = self._place(value[1:])
        return code if value[0] == "$" else code[0]

    def _place(self, label: str) -> str:
        if label == SPARE:
            return self.writer.layout.spare[self.part.name]
        return self.writer.layout.codes[self.part.named(label)]


def _instruction(raw: Raw) -> Instruction:
    # Not strict: where a label stood for the number of a card, its digit stands now.
    return msgspec.convert({"kind": "instruction", **raw}, Instruction, strict=False)


def _scroll(enemy: Enemy, words: Text) -> Text | None:
    return words if enemy.modifier is None else None

"""A seed → a World: nine cards, proven to be winnable.

Draft (what it is about), layout (which half lies where, who reveals what), writing (words and
enemies), proof. What does not fit on its card, or cannot be proven, is tried again with the next
stream; a wait that is never needed is not printed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import product
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import (
    WORLD_CARDS,
    WORLD_SIDES,
    Bonus,
    Enemy,
    Meeting,
    Stat,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.generate.boxes import half_fits, title_fits
from stampadia.games.travelers.generate.cast import (
    Cast,
    Foe,
    draw_cast,
    draw_enemy,
    draw_lock,
    draw_trap,
    draw_villain,
    fill,
    title_on,
)
from stampadia.games.travelers.generate.hero.heroes import date_of, serial_of
from stampadia.games.travelers.generate.strength import Scale, Variant
from stampadia.games.travelers.generate.wishes import (
    Difficulty,
    aim_of,
    draw_of,
    quests_of,
)
from stampadia.games.travelers.generate.world.draft import (
    WILD,
    Draft,
    Layout,
    Part,
    draft_world,
    lay_out,
)
from stampadia.games.travelers.generate.world.models import (
    ENDING,
    MISSION,
    SPARE,
    EnemyModel,
    Quest,
    Raw,
    Step,
    world_models,
)
from stampadia.games.travelers.generate.world.proof import Clause, Unproven, WorldProof, prove_world
from stampadia.games.travelers.instructions import Instruction, Mapped, Passage, Story
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

MOST_TRIES: Final = 200
"""With the same main quest, on a day."""
MOST_LAYOUTS: Final = 12
"""For one draft."""


def make_world(seed: str, difficulty: Difficulty = "normal", attempt: int = 0) -> World:
    """The same seed, difficulty and attempt give the same World, byte for byte."""
    dealer = Dealer(f"travelers/world/{seed}/{draw_of(attempt)}")
    scale = Scale(difficulty, shift=aim_of(seed, "world", difficulty, attempt))
    for quest, number in product(quests_of(seed, "world", world_models().main), range(MOST_TRIES)):
        world = _tried(seed, scale, quest, dealer.child(f"try-{number}"))
        if world is not None:
            return world
    raise RuntimeError(f"no World for the seed {seed!r} in {MOST_TRIES} tries")


def _tried(seed: str, scale: Scale, quest: Quest | None, dealer: Dealer) -> World | None:
    draft = draft_world(dealer.child("draft"), quest)
    layout = _layout(draft, dealer.child("layout"))
    if layout is None:
        return None
    cast = draw_cast(dealer.child("cast"), day_of(seed))
    halves = _halves(draft, layout, cast, scale, dealer)
    quests, mine = len(world_models().main), dealer.child("title")
    title = title_on(seed, "world", quests, draft.main.titles, cast, mine)
    if not title_fits(title):
        return None
    world = World(
        serial=serial_of(seed),
        title=title,
        cards=tuple(
            WorldCard(*(halves[f"{card}{side}"] for side in WORLD_SIDES))
            for card in range(1, WORLD_CARDS + 1)
        ),
        date=date_of(seed),
    )
    proof = _proven(world)
    if proof is None or proof.never or not only_waiting(world, proof.always):
        return None
    world = pruned(world, proof.always)
    return world if all(half_fits(half) for card in world.cards for half in card.halves) else None


def _layout(draft: Draft, dealer: Dealer) -> Layout | None:
    for number in range(MOST_LAYOUTS):
        layout = lay_out(draft.main, draft.parts, dealer.child(number))
        if layout is not None:
            return layout
    return None


def _halves(
    draft: Draft, layout: Layout, cast: Cast, scale: Scale, dealer: Dealer
) -> dict[str, WorldHalf]:
    writer = Writer(layout, cast, scale, dealer.child("writing"), set())
    first = [
        Part(draft.main.key, step, "A" if step.label == MISSION else "B")
        for step in draft.main.step
        if step.label in (MISSION, ENDING)
    ]
    return {layout.codes[part.name]: writer.half(part) for part in (*first, *draft.parts)}


def _proven(world: World) -> WorldProof | None:
    try:
        return prove_world(world)
    except Unproven:
        return None


# Parts → printed halves: labels become codes, slots become names, models become enemies


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


# A World without the waiting that is never needed.
#
# A reveal waits until the half that it would cover has nothing left to reveal ("if 3A is not
# mapped"). Where this is so anyway, the words would only cost room on the card. Conditions that a
# story asks for are another matter: one that is always met means that the story does not work


def only_waiting(world: World, idle: Collection[Clause]) -> bool:
    meetings = world.meetings()
    for clause in idle:
        meeting = meetings[clause.half]
        passage = (meeting.below if clause.below else meeting.above)[clause.passage]
        assert isinstance(passage, Instruction)
        condition = passage.when[clause.condition]
        if not (isinstance(condition, Mapped) and condition.none):
            return False
    return True


def pruned(world: World, idle: Collection[Clause]) -> World:
    touched = {clause.half for clause in idle}
    cards = [
        WorldCard(
            *(
                _half(half, f"{number}{side}", idle) if f"{number}{side}" in touched else half
                for side, half in zip(WORLD_SIDES, card.halves, strict=True)
            )
        )
        for number, card in enumerate(world.cards, start=1)
    ]
    return replace(world, cards=tuple(cards))


def _half(half: WorldHalf, code: str, idle: Collection[Clause]) -> WorldHalf:
    meeting = replace(
        half.meeting,
        above=_passages(half.meeting.above, code, False, idle),
        below=_passages(half.meeting.below, code, True, idle),
    )
    return replace(half, meeting=meeting)


def _passages(
    passages: tuple[Passage, ...], code: str, below: bool, idle: Collection[Clause]
) -> tuple[Passage, ...]:
    return tuple(
        _without(passage, [Clause(code, below, place, number) in idle for number in range(9)])
        if isinstance(passage, Instruction)
        else passage
        for place, passage in enumerate(passages)
    )


def _without(instruction: Instruction, idle: list[bool]) -> Instruction:
    when = tuple(condition for number, condition in enumerate(instruction.when) if not idle[number])
    return replace(instruction, when=when)

"""A seed → a World: nine cards, proven to be winnable.

Draft (what it is about), layout (which half lies where, who reveals what), writing (words and
enemies), proof. What does not fit on its card, or cannot be proven, is tried again with the next
stream; a wait that is never needed is not printed.
"""

from __future__ import annotations

import re
from typing import Final

from stampadia.games.travelers.content import WORLD_CARDS, WORLD_SIDES, World, WorldCard, WorldHalf
from stampadia.games.travelers.generate.cast import Difficulty, draw_cast
from stampadia.games.travelers.generate.heroes import serial_of
from stampadia.games.travelers.generate.world_boxes import half_fits
from stampadia.games.travelers.generate.world_draft import Draft, Part, draft_world
from stampadia.games.travelers.generate.world_layout import Layout, lay_out
from stampadia.games.travelers.generate.world_models import ENDING, MISSION
from stampadia.games.travelers.generate.world_proof import Unproven, WorldProof, prove_world
from stampadia.games.travelers.generate.world_pruning import only_waiting, pruned
from stampadia.games.travelers.generate.world_writing import Writer
from stampadia.kernel.chance import Dealer

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
MOST_TRIES: Final = 200
MOST_LAYOUTS: Final = 12
"""For one draft."""


def make_world(seed: str, difficulty: Difficulty = "normal", attempt: int = 0) -> World:
    """The same seed, difficulty and attempt give the same World, byte for byte."""
    dealer = Dealer(f"travelers/world/{seed}/{attempt}")
    for number in range(MOST_TRIES):
        world = _tried(seed, difficulty, dealer.child(f"try-{number}"))
        if world is not None:
            return world
    raise RuntimeError(f"no World for the seed {seed!r} in {MOST_TRIES} tries")


def _tried(seed: str, difficulty: Difficulty, dealer: Dealer) -> World | None:
    draft = draft_world(dealer.child("draft"))
    layout = _layout(draft, dealer.child("layout"))
    if layout is None:
        return None
    halves = _halves(draft, layout, difficulty, dealer)
    world = World(
        serial=serial_of(seed),
        title=draft.main.title,
        cards=tuple(
            WorldCard(*(halves[f"{card}{side}"] for side in WORLD_SIDES))
            for card in range(1, WORLD_CARDS + 1)
        ),
        date=seed if _DATE.fullmatch(seed) else "",
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
    draft: Draft, layout: Layout, difficulty: Difficulty, dealer: Dealer
) -> dict[str, WorldHalf]:
    cast = draw_cast(dealer.child("cast"))
    writer = Writer(layout, cast, difficulty, dealer.child("writing"), set())
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

"""A seed → a World: nine cards, proven to be winnable.

Draft (what it is about), layout (which half lies where, who reveals what), writing (words and
enemies), proof. What does not fit on its card, or cannot be proven, is tried again with the next
stream; a wait that is never needed is not printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.content import WORLD_CARDS, WORLD_SIDES, World, WorldCard, WorldHalf
from stampadia.games.travelers.generate.attempts import draw_of, shift_of
from stampadia.games.travelers.generate.cast import Cast, Difficulty, Scale, draw_cast, title_on
from stampadia.games.travelers.generate.days_plan import quest_on
from stampadia.games.travelers.generate.days_plan import title_on as day_title
from stampadia.games.travelers.generate.heroes import date_of, serial_of
from stampadia.games.travelers.generate.world_boxes import half_fits
from stampadia.games.travelers.generate.world_draft import Draft, Part, draft_world
from stampadia.games.travelers.generate.world_layout import Layout, lay_out
from stampadia.games.travelers.generate.world_models import ENDING, MISSION, Quest, world_models
from stampadia.games.travelers.generate.world_proof import Unproven, WorldProof, prove_world
from stampadia.games.travelers.generate.world_pruning import only_waiting, pruned
from stampadia.games.travelers.generate.world_writing import Writer
from stampadia.games.travelers.paper import ADVENTURE_TITLE
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

MOST_TRIES: Final = 200
"""With the same main quest, on a day."""
MOST_LAYOUTS: Final = 12
"""For one draft."""


def make_world(seed: str, difficulty: Difficulty = "normal", attempt: int = 0) -> World:
    """The same seed, difficulty and attempt give the same World, byte for byte."""
    dealer = Dealer(f"travelers/world/{seed}/{draw_of(attempt)}")
    scale = Scale(difficulty, shift=shift_of(attempt))
    for quest, number in product(_quests(seed), range(MOST_TRIES)):
        world = _tried(seed, scale, quest, dealer.child(f"try-{number}"))
        if world is not None:
            return world
    raise RuntimeError(f"no World for the seed {seed!r} in {MOST_TRIES} tries")


def _quests(seed: str) -> Iterator[Quest | None]:
    """The day's main quest; should it ever not be possible, those after it. None: any."""
    known = world_models().main
    day = day_of(seed)
    if day is None:
        yield None
    else:
        first = quest_on(day, "world", len(known))
        yield from (*known[first:], *known[:first])


def _title(seed: str, quest: Quest, cast: Cast, dealer: Dealer) -> Text:
    day = day_of(seed)
    number = None
    if day is not None:
        number = day_title(day, "world", len(world_models().main), len(quest.titles))
    return title_on(quest.titles, cast, dealer, number)


def _tried(seed: str, scale: Scale, quest: Quest | None, dealer: Dealer) -> World | None:
    draft = draft_world(dealer.child("draft"), quest)
    layout = _layout(draft, dealer.child("layout"))
    if layout is None:
        return None
    cast = draw_cast(dealer.child("cast"), day_of(seed))
    halves = _halves(draft, layout, cast, scale, dealer)
    title = _title(seed, draft.main, cast, dealer.child("title"))
    if not ADVENTURE_TITLE.holds([title.en]) or not ADVENTURE_TITLE.holds([title.it]):
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

"""The proof of a World against the real rules: whatever a wanderer does, the grid becomes only what
the search has foreseen, and in the end he wins."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from msgspec import structs

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import (
    WORLD_CARDS,
    CardSet,
    Hero,
    HeroCard,
    HeroHalf,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.world.proof import REMOVED, Search, box_contents
from stampadia.games.travelers.generate.world.worlds import make_world
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.world import WorldState
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

WORLDS: Final = 40
LONGEST: Final = 6000
GRID_BITS: Final = (1 << 2 * WORLD_CARDS) - 1
"""Without the "For 1 time" marks, which no reveal of ours depends on."""


def harmless(half: WorldHalf) -> WorldHalf:
    """Fights count as won."""
    enemy = half.meeting.enemy
    if enemy is None:
        return half
    reach = None if enemy.defense is None else 0
    weak = structs.replace(enemy, attack=0, defense=reach, level=0)
    meeting = structs.replace(half.meeting, enemy=weak)
    return structs.replace(half, meeting=meeting, open=())


@cache
def patient_hero() -> Hero:
    """Exhausting costs next to nothing, so that a long walk does not end it."""

    def cheap(half: HeroHalf) -> HeroHalf:
        return structs.replace(half, exhaust=structs.replace(half.exhaust, cost=1))

    hero = make_hero("a long walk")
    cards = tuple(HeroCard(cheap(card.upper), cheap(card.lower)) for card in hero.cards)
    return structs.replace(hero, cards=cards)


def grid_of(state: WorldState) -> int:
    standing = [state.sides[card] if card in state.grid else REMOVED for card in range(WORLD_CARDS)]
    return sum(up << (2 * card) for card, up in enumerate(standing))


def wander(position: Position, dealer: Dealer) -> Any:
    """Anywhere, with any answer; but in a fight the shortest turn, paid for."""
    pending = position.pending()
    if not isinstance(pending, Ask):
        return None if isinstance(pending, Over) else pending.sample(dealer)
    if n.END in pending.choices:
        return n.END
    paid = [choice for choice in pending.choices if n.PAY <= choice < n.HIT]
    return paid[0] if paid else dealer.one_of(pending.choices)


def played(world: World, filled: int, dealer: Dealer) -> tuple[str, set[int]]:
    """How the game ended, and the grids between its readings."""
    cards = tuple(WorldCard(*map(harmless, card.halves)) for card in world.cards)
    ticks = {f"{world.serial}:{card}A": filled for card in range(1, WORLD_CARDS + 1)}
    made = CardSet(make_hero("the adventure's back"), structs.replace(world, cards=cards))
    position = Position(patient_hero(), made, ticks)
    grids: set[int] = set()
    for _ in range(LONGEST):
        pending = position.pending()
        if isinstance(pending, Over):
            return pending.how, grids
        if isinstance(pending, Ask) and n.GO <= pending.choices[0] < n.DOOR:
            assert position.world is not None
            grids.add(grid_of(position.world))
        position.play(wander(position, dealer))
    return "unfinished", grids


@pytest.mark.parametrize("number", range(WORLDS))
def test_the_real_rules_stay_within_the_proof_and_every_wanderer_wins(number: int) -> None:
    world = make_world(f"played {number}")
    foreseen = {
        grid & GRID_BITS for letters in box_contents(world) for grid in Search(world, letters).edges
    }
    how, grids = played(world, filled=number % 7, dealer=Dealer(f"wanderer/{number}"))
    assert grids <= foreseen
    assert how == "won"

"""Every Combat Turn of a small hand, played through the rules themselves."""

from __future__ import annotations

from typing import Any

from rulebook.travelers.heroes import at_the_table
from stampadia.games.travelers.bots.solver import Order, Outcome
from stampadia.games.travelers.content import Enemy, Hero
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.fight import Card, Fight
from stampadia.kernel.pending import Ask

IN_TURN = ("opening", "plan", "exhaust", "take-back", "choose", "repeat")


def with_hand(hero: Hero, hand: tuple[Card, ...], level: int, enemy: Enemy) -> Position:
    """A Combat Turn that begins with these cards in hand, against this enemy."""
    position = at_the_table(hero, level=level)
    position.hand = [card for card, _ in hand]
    position.deck = [card for card in range(8) if card not in position.hand]
    for card, side in hand:
        position.sides[card] = side
    position.fight = Fight(enemy)
    position.look_again()
    return position


ENDLESS = 99


def shields(position: Position) -> int:
    """Hits that do no harm: one for each Shield in hand and each card that is turned to its upper
    half; all of them where one is only discarded."""
    guarded = 0
    for card in position.hand:
        side = position.sides[card]
        effect = position.hero.cards[card].halves[side].exhaust
        guarded += ENDLESS if effect.form == "discard" else 0
        guarded += effect.form == "shield" or effect.harmless(side)
    return guarded


def losses(before: Position, facts: list[tuple[Any, ...]]) -> int:
    """Cards that were exhausted without paying, to their harm; `before` shows their halves."""
    lost = 0
    for name, *values in facts:
        if name == "exhausted" and not values[1]:
            side = before.sides[values[0]]
            lost += not before.hero.cards[values[0]].halves[side].exhaust.harmless(side)
    return lost


def outcome(facts: list[tuple[Any, ...]], unpaid: int, kept: int, guarded: int) -> Outcome:
    """What the last facts of a turn say about it."""
    for name, *values in facts:
        if name == "enemy-attacked":
            return Outcome(0, values[1], unpaid, max(0, values[2] - guarded), False, kept)
        if name == "enemy-defeated":
            return Outcome(values[0], 0, unpaid, 0, True, kept)
    raise AssertionError("the turn has not ended")


def play_out(position: Position, choices: tuple[int, ...]) -> Outcome:
    """The outcome of these choices, which must lead to the turn's end and not beyond."""
    unpaid = 0
    for at, choice in enumerate(choices, 1):
        assert position.agenda[-1].name in IN_TURN
        kept, guarded = len(position.hand), shields(position)
        before = position.clone()
        position.play(choice)
        unpaid += losses(before, position.news)
        if any(fact[0] in ("enemy-attacked", "enemy-defeated") for fact in position.news):
            assert at == len(choices)
            return outcome(position.news, unpaid, kept, guarded)
    raise AssertionError("the turn has not ended")


def best_of_all(start: Position, order: Order) -> tuple[int, ...]:
    """The best rank of any outcome, by trying every choice in every position."""
    best: list[tuple[int, ...]] = []
    seen = set()
    waiting = [(start, 0)]
    while waiting:
        position, unpaid = waiting.pop()
        pending = position.pending()
        assert isinstance(pending, Ask)
        for choice in pending.choices:
            twin = position.clone()
            twin.play(choice)
            lost = unpaid + losses(position, twin.news)
            if any(fact[0] in ("enemy-attacked", "enemy-defeated") for fact in twin.news):
                ended = outcome(twin.news, lost, len(position.hand), shields(position))
                best.append(order(ended))
                continue
            key = (_laid(twin), lost)
            if key not in seen:
                seen.add(key)
                waiting.append((twin, lost))
    return max(best)


def _laid(position: Position) -> tuple[Any, ...]:
    """What the rest of the turn can depend on; the order of Charge and Strain cards cannot."""
    cross = position.cross
    counts = (position.fight.counts, position.fight.ignored) if position.fight else None
    return (
        tuple(sorted(position.hand)), tuple(cross.column), frozenset(cross.charge),
        tuple(cross.infuse), frozenset(cross.strain), cross.activated, position.attack,
        position.defense, position.mana, tuple(position.ticks.items()), counts,
        tuple(map(repr, position.agenda)), tuple(cross.spoken[-2:]),
    )  # fmt: skip

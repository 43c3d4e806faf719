"""The nine cards of a World: what belongs to enemies, and which halves are ever seen."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.adventure_instructions import Reveal, Win
from stampadia.games.travelers.content import WORLD_SIDES, World, WorldHalf
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, Told, error, texts_of, warning
from stampadia.workbench.problems import Fault


def check(world: World) -> Iterator[Found]:
    for number, card in enumerate(world.cards, 1):
        for side, half in zip(WORLD_SIDES.lower(), card.halves, strict=True):
            where = Where(f"adventure/cards/{number}/{side}")
            for field, fault in _half(half):
                yield where.inside(field), fault
    yield from _ending(world)


def _half(half: WorldHalf) -> Iterator[tuple[str, Fault]]:
    enemy = half.meeting.enemy
    if enemy is None:
        for field in ("open", "bonus", "scroll"):
            if getattr(half, field):
                yield field, error("only-beside-enemies")
        return
    if len(set(half.open)) < len(half.open):
        yield "open", error("said-twice")
    if half.scroll is not None and enemy.modifier is not None:
        yield "scroll", error("scroll-and-modifier")


def _ending(world: World) -> Iterator[Found]:
    texts = texts_of(world)
    seen = _seen(texts)
    wins = [told for told in texts if any(isinstance(act, Win) for _, act in told.acts())]
    if not wins:
        yield Where("adventure/cards"), error("no-win")
    elif not any(told.place in seen for told in wins):
        for told in wins:
            yield told.where, error("win-never-read", place=told.place)
    for told in texts:
        if told.place not in seen and told not in wins:
            yield told.where, warning("never-revealed", place=told.place)


def _seen(texts: list[Told]) -> set[str]:
    """All A halves, and each B half that a half which is seen reveals."""
    seen = {told.place for told in texts if told.place.endswith("A")}
    before = 0
    while len(seen) > before:
        before = len(seen)
        for told in texts:
            if told.place in seen:
                seen |= {act.place for _, act in told.acts() if isinstance(act, Reveal)}
    return seen

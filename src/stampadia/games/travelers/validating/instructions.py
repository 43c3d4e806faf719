"""What texts ask for: whether it can be done here, and whether it ever happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.adventure_instructions import (
    AllowLeaving,
    AnyAct,
    DiscardCards,
    DiscardRow,
    ExhaustHeroCards,
    FillBox,
    Instruction,
    JoinHero,
    Migrate,
    RemoveHeroCards,
    RemoveThis,
    Reveal,
    StopReading,
    Teleport,
    TurnCards,
)
from stampadia.games.travelers.content import (
    ORIENTATIONS,
    ROOM_CARDS,
    WORLD_CARDS,
    Adventure,
    World,
)
from stampadia.games.travelers.language import read_instruction, write_instruction
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating import conditions
from stampadia.games.travelers.validating.found import Found, Told, error, texts_of
from stampadia.games.travelers.validating.sayable import said_as_it_is
from stampadia.workbench.problems import Fault, nearest

PRICES: Final = (DiscardCards, DiscardRow, ExhaustHeroCards, RemoveHeroCards, TurnCards)
_B_HALVES: Final = tuple(f"{card}B" for card in range(1, WORLD_CARDS + 1))
_ROOMS: Final = tuple(f"{card}{side}" for card in range(1, ROOM_CARDS + 1) for side in ORIENTATIONS)


def check(adventure: Adventure) -> Iterator[Found]:
    texts = texts_of(adventure)
    for told in texts:
        yield from _once(told)
        yield from _stops(told)
        yield from _boxes(told)
        for where, instruction in told.instructions():
            yield from _sentence(instruction, where)
        for where, act in told.acts():
            for fault in _act(act, told, isinstance(adventure, World)):
                yield where, fault
        yield from _leaving(told)
    yield from conditions.check(adventure, texts)
    yield from _joining(texts)


def _once(told: Told) -> Iterator[Found]:
    marked = [where for where, instruction in told.instructions() if instruction.once]
    for where in marked[1:]:
        yield where.inside("once"), error("second-once")


def _sentence(instruction: Instruction, where: Where) -> Iterator[Found]:
    if instruction.otherwise and not instruction.when:
        yield where.inside("otherwise"), error("otherwise-of-nothing")
        return
    for number, act in enumerate(instruction.price, 1):
        if not isinstance(act, PRICES):
            yield where.inside("price").entry(number), error("not-a-price")
        if any(_same_cards(act, other) for other in instruction.price[: number - 1]):
            yield where.inside("price").entry(number), error("same-cards-twice")
    for fault in said_as_it_is(instruction, write_instruction, read_instruction):
        yield where, fault


def _same_cards(one: AnyAct, other: AnyAct) -> bool:
    """Could one card pay for both? Then nobody could say whether there are enough."""
    if not (isinstance(one, DiscardCards) and isinstance(other, DiscardCards)):
        return True
    kinds = ((one.element, other.element), (one.tips, other.tips))
    return all(None in pair or pair[0] == pair[1] for pair in kinds)


def _stops(told: Told) -> Iterator[Found]:
    """What stands behind an unconditional end is never read."""
    passages = list(told.passages())
    for number, (where, passage) in enumerate(passages):
        if not isinstance(passage, Instruction):
            continue
        for part, acts in (("do", passage.do), ("otherwise", passage.otherwise)):
            stops = [place for place, act in enumerate(acts, 1) if isinstance(act, StopReading)]
            if stops and stops[0] < len(acts):
                yield where.inside(part).entry(stops[0]), error("after-the-end")
        free = not (passage.when or passage.may or passage.price)
        if free and any(isinstance(act, StopReading) for act in passage.do):
            follows = number + 1 < len(passages) or told.meeting.enemy is not None
            yield where, error("rest-never-read" if follows else "ends-anyway")


def _boxes(told: Told) -> Iterator[Found]:
    rows = [(where, act) for where, act in told.acts() if isinstance(act, FillBox)]
    for where, _ in rows[1:]:
        yield where, error("second-row-of-boxes")
    for where, _ in rows[:1]:
        if "/otherwise/" in where.path:
            yield where, error("boxes-in-otherwise")


def _leaving(told: Told) -> Iterator[Found]:
    below = told.where.inside("below").path
    for where, act in told.acts():
        over = told.meeting.enemy is None or where.path.startswith(below)
        if isinstance(act, AllowLeaving) and over:
            yield where, error("nothing-to-leave")


def _act(act: AnyAct, told: Told, world: bool) -> Iterator[Fault]:
    match act:
        case Reveal() | RemoveThis() | Migrate() if not world:
            yield error("only-in-worlds")
        case Teleport() if world:
            yield error("only-in-dungeons")
        case Reveal(place) if place not in _B_HALVES:
            near = f"{place[0]}B" if f"{place[0]}B" in _B_HALVES else ""
            yield error("no-b-half", near, found=place)
        case Reveal(place) if place == told.place:
            yield error("reveals-itself", place=place)
        case Teleport(place) if place not in _ROOMS:
            yield error("no-such-room", nearest(place, _ROOMS), found=place)
        case Teleport(place) if place == told.place:
            yield error("teleports-here", place=place)
        case JoinHero(card) if str(card) != told.card:
            yield error("joins-another", card=card, own=told.card)


def _joining(texts: list[Told]) -> Iterator[Found]:
    cards: list[int] = []
    for told in texts:
        for where, act in told.acts():
            if isinstance(act, JoinHero):
                cards.append(act.card)
                if act.card != cards[0]:
                    yield where, error("second-joining", first=cards[0], card=act.card)

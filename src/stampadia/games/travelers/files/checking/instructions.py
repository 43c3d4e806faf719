"""What texts ask for: whether it can be done here, and whether it ever happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import (
    HERO_CARDS,
    ORIENTATIONS,
    ROOM_CARDS,
    WORLD_CARDS,
    Adventure,
    World,
)
from stampadia.games.travelers.files.problems import (
    Found,
    Told,
    Where,
    error,
    said_as_it_is,
    texts_of,
)
from stampadia.games.travelers.language import read_instruction, write_instruction
from stampadia.workbench.problems import Fault, nearest

PRICES: Final = (
    say.DiscardCards,
    say.DiscardRow,
    say.ExhaustHeroCards,
    say.RemoveHeroCards,
    say.TurnCards,
)
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
    yield from _check_conditions(adventure, texts)
    yield from _joining(texts)


def _once(told: Told) -> Iterator[Found]:
    marked = [where for where, instruction in told.instructions() if instruction.once]
    for where in marked[1:]:
        yield where.inside("once"), error("second-once")


def _sentence(instruction: say.Instruction, where: Where) -> Iterator[Found]:
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


def _same_cards(one: say.AnyAct, other: say.AnyAct) -> bool:
    """Could one card pay for both? Then nobody could say whether there are enough."""
    if not (isinstance(one, say.DiscardCards) and isinstance(other, say.DiscardCards)):
        return True
    kinds = ((one.element, other.element), (one.tips, other.tips))
    return all(None in pair or pair[0] == pair[1] for pair in kinds)


def _stops(told: Told) -> Iterator[Found]:
    """What stands behind an unconditional end is never read."""
    passages = list(told.passages())
    for number, (where, passage) in enumerate(passages):
        if not isinstance(passage, say.Instruction):
            continue
        for part, acts in (("do", passage.do), ("otherwise", passage.otherwise)):
            stops = [place for place, act in enumerate(acts, 1) if isinstance(act, say.StopReading)]
            if stops and stops[0] < len(acts):
                yield where.inside(part).entry(stops[0]), error("after-the-end")
        free = not (passage.when or passage.may or passage.price)
        if free and any(isinstance(act, say.StopReading) for act in passage.do):
            follows = number + 1 < len(passages) or told.meeting.enemy is not None
            yield where, error("rest-never-read" if follows else "ends-anyway")


def _boxes(told: Told) -> Iterator[Found]:
    rows = [(where, act) for where, act in told.acts() if isinstance(act, say.FillBox)]
    for where, _ in rows[1:]:
        yield where, error("second-row-of-boxes")
    for where, _ in rows[:1]:
        if "/otherwise/" in where.path:
            yield where, error("boxes-in-otherwise")


def _leaving(told: Told) -> Iterator[Found]:
    below = told.where.inside("below").path
    for where, act in told.acts():
        over = told.meeting.enemy is None or where.path.startswith(below)
        if isinstance(act, say.AllowLeaving) and over:
            yield where, error("nothing-to-leave")


def _act(act: say.AnyAct, told: Told, world: bool) -> Iterator[Fault]:
    match act:
        case say.Reveal() | say.RemoveThis() | say.Migrate() if not world:
            yield error("only-in-worlds")
        case say.Teleport() if world:
            yield error("only-in-dungeons")
        case say.Reveal(place) if place not in _B_HALVES:
            near = f"{place[0]}B" if f"{place[0]}B" in _B_HALVES else ""
            yield error("no-b-half", near, found=place)
        case say.Reveal(place) if place == told.place:
            yield error("reveals-itself", place=place)
        case say.Teleport(place) if place not in _ROOMS:
            yield error("no-such-room", nearest(place, _ROOMS), found=place)
        case say.Teleport(place) if place == told.place:
            yield error("teleports-here", place=place)
        case say.JoinHero(card) if str(card) != told.card:
            yield error("joins-another", card=card, own=told.card)


def _joining(texts: list[Told]) -> Iterator[Found]:
    cards: list[int] = []
    for told in texts:
        for where, act in told.acts():
            if isinstance(act, say.JoinHero):
                cards.append(act.card)
                if act.card != cards[0]:
                    yield where, error("second-joining", first=cards[0], card=act.card)


# Conditions: one that is always met, or never, is no condition


_WORLD_PLACE: Final = re.compile("[1-9][AB]?")
_DUNGEON_PLACE: Final = re.compile("[1-6][A-D]")


def _check_conditions(adventure: Adventure, texts: Sequence[Told]) -> Iterator[Found]:
    scene = _Scene(adventure, texts)
    for told in texts:
        moved = False
        for where, instruction in told.instructions():
            for number, condition in enumerate(instruction.when, 1):
                here = where.inside("when").entry(number)
                if condition in instruction.when[: number - 1]:
                    yield here, error("said-twice")
                    continue
                for fault in scene.condition(condition, told, moved):
                    yield here, fault
            yield from _contradiction(instruction, where)
            moved = moved or _moves(instruction)


def _contradiction(instruction: say.Instruction, where: Where) -> Iterator[Found]:
    wanted = {one.place for one in instruction.when if isinstance(one, say.Mapped) and not one.none}
    unwanted = {one.place for one in instruction.when if isinstance(one, say.Mapped) and one.none}
    if wanted & unwanted:
        yield where.inside("when"), error("never-so")


def _moves(instruction: say.Instruction) -> bool:
    """Whether this text's own card may be gone or turned when the rest is read."""
    acts = instruction.do + instruction.otherwise
    return any(
        isinstance(act, say.Reveal | say.RemoveThis | say.JoinHero | say.Teleport) for act in acts
    )


class _Scene:
    """What there is in the whole adventure to ask for."""

    def __init__(self, adventure: Adventure, texts: Sequence[Told]) -> None:
        self.world = isinstance(adventure, World)
        self.rows: dict[str, say.FillBox] = {}
        for told in texts:
            for _, act in told.acts():
                if isinstance(act, say.FillBox):
                    self.rows.setdefault(told.place, act)
        self.mission = any(
            isinstance(act, say.FulfilMission) for told in texts for _, act in told.acts()
        )

    def condition(self, it: say.AnyAdventureCondition, told: Told, moved: bool) -> Iterator[Fault]:
        match it:
            case say.Mapped():
                yield from self._mapped(it, told, moved)
            case say.BoxShows(letter):
                row = self.rows.get(told.place)
                if row is None:
                    yield error("no-boxes", place=told.place)
                elif letter not in (*row.boxes, row.end):
                    yield error("never-shown", letter=letter or "–")
            case say.BoxesFilled(place):
                if place not in self.rows:
                    yield error("no-boxes", place=place)
            case say.HasHeroCards(how="fewer", count=0):
                yield error("never-so")
            case say.HasHeroCards(how="more", count=count) if count > HERO_CARDS:
                yield error("never-so")
            case say.MissionFulfilled() if not self.mission:
                yield error("no-mission")

    def _mapped(self, it: say.Mapped, told: Told, moved: bool) -> Iterator[Fault]:
        form = _WORLD_PLACE if self.world else _DUNGEON_PLACE
        if not form.fullmatch(it.place):
            yield error("no-such-half" if self.world else "no-such-room", found=it.place)
        elif not moved and it.place in (told.place, told.card):
            yield error("never-so" if it.none else "always-so")

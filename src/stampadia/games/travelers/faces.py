"""What is printed on each face of a set, in one language: Hero Cards and the Status Card on one
side, the cards of a World or of a Dungeon on the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from stampadia.games.travelers import content
from stampadia.games.travelers.content import tips
from stampadia.games.travelers.instructions import Passage, Story
from stampadia.games.travelers.language import (
    write_exhaust,
    write_modifier,
    write_passage,
    write_sentences,
)
from stampadia.games.travelers.language.signs import drawn, place_mark
from stampadia.words import Words
from stampadia.workbench.bilingual import Text
from stampadia.workbench.faces import Line
from stampadia.workbench.faces import words as words_in
from stampadia.workbench.score_slip import Box, Mark, ScoreSlip

Symbols = dict[str, str]
"""The icon of each room's symbol: a glyph as it stands when the room's side is up."""
OUT_OF_REACH: Final = "–"
_TRACKS: Final = (
    ("attack", 0, 23, True), ("defense", 0, 15, True),
    ("level", content.FIRST_LEVEL, content.LAST_LEVEL, False),
    ("mana", 0, content.LAST_LEVEL, False),
)  # fmt: skip


class AbilityFace(Struct, frozen=True):
    cost: int
    text: Line


class HeroHalfFace(Struct, frozen=True):
    name: str
    value: int
    tips: int
    element: str | None
    exhaust: Line
    abilities: tuple[AbilityFace, ...]
    """As many as the half has spheres."""
    picture: str
    """What the skill is, as the drawings call it."""


class HeroFace(Struct, frozen=True, tag_field="face", tag="hero"):
    code: str
    hero_class: str
    upper: HeroHalfFace
    lower: HeroHalfFace


class TrackFace(Struct, frozen=True):
    icon: str
    name: str
    first: int
    last: int
    open: bool
    """Whether it goes on beyond the last number."""


class StatusFace(Struct, frozen=True, tag_field="face", tag="status"):
    code: str
    hero_class: str
    name: str
    description: str
    tracks: tuple[TrackFace, ...]
    twin: str = ""
    """The code that opens the same adventure at any table; nothing where there is none."""


class PassageFace(Struct, frozen=True):
    kind: Literal["story", "instruction"]
    text: Line


class ModifierFace(Struct, frozen=True):
    name: str
    text: Line


class EnemyFace(Struct, frozen=True):
    name: str
    picture: str
    level: str
    attack: str
    defense: str
    modifier: ModifierFace | None


class WorldHalfFace(Struct, frozen=True):
    code: str
    start: bool
    """Whether the hero begins here: its triangle is black."""
    title: str
    picture: str
    above: tuple[PassageFace, ...]
    enemy: EnemyFace | None
    scroll: str
    open: tuple[content.Stat, ...]
    bonus: tuple[str, ...]
    """Level, Attack and Defense, or nothing on a half without an enemy."""
    below: tuple[PassageFace, ...]


class WorldFace(Struct, frozen=True, tag_field="face", tag="world"):
    code: str
    a: WorldHalfFace
    b: WorldHalfFace


class DoorFace(Struct, frozen=True):
    cell: content.Cell
    codes: tuple[str, str, str, str]


class RoomFace(Struct, frozen=True, tag_field="face", tag="room"):
    code: str
    sides: tuple[str, ...]
    """In the corners, a quarter turn after the other."""
    start: bool
    rows: tuple[str, ...]
    doors: tuple[DoorFace, ...]
    symbol_at: content.Cell
    symbol: str


class EntryFace(Struct, frozen=True):
    """A room is named by its symbol alone."""

    symbol: str
    trigger: content.Trigger
    above: tuple[PassageFace, ...]
    enemy: EnemyFace | None
    below: tuple[PassageFace, ...]


class IndexFace(Struct, frozen=True, tag_field="face", tag="index"):
    code: str
    page: int
    entries: tuple[EntryFace, ...]
    set_in: tuple[float, float] | None = None
    """The size of type and the pitch of lines that all Index Cards of a set have in common; each
    its own where nothing is said."""


class ScoreFace(Struct, frozen=True, tag_field="face", tag="score"):
    """A page of boxes to tick: what became of each card, how far the hero came."""

    title: str
    hero_class: str
    hero_name: str
    serial: str
    date: str
    twin: str
    slip: ScoreSlip


class PictureFace(Struct, frozen=True, tag_field="face", tag="picture"):
    """A picture by itself, as a screen shows it beside the cards."""

    kind: Literal["enemy", "place", "hero", "skill"]
    told: tuple[str | int, ...]
    """Which one, as the drawings call it; of a skill the class, the noun and the tips."""


class SolvedHalf(Struct, frozen=True):
    """A half of a World Card, and when it is read on the way."""

    half: WorldHalfFace
    steps: tuple[int, ...]


class SolvedRoom(Struct, frozen=True):
    """A room where it comes to lie; its cells are those of the whole map."""

    code: str
    floor: tuple[content.Cell, ...]
    symbol: content.Cell
    doors: tuple[tuple[content.Cell, content.Cell], ...]
    """Each as the cell on this side and the one behind it."""
    steps: tuple[int, ...]


class SpoilerFace(Struct, frozen=True, tag_field="face", tag="spoiler"):
    """How the adventure can be won, for those who give up."""

    title: str
    serial: str
    heading: str
    steps: tuple[str, ...]
    note: str
    map_note: str
    halves: tuple[SolvedHalf, ...] = ()
    """Of a World, A and B of each card."""
    rooms: tuple[SolvedRoom, ...] = ()
    """Of a Dungeon."""
    way: tuple[tuple[content.Cell, ...], ...] = ()
    """From cell to cell through the Dungeon, in one stretch or in several."""


class ReadingEntry(Struct, frozen=True):
    """The texts of a half or of an entry of the Index, named as it is on its slip."""

    mark: Line
    title: str
    texts: tuple[Line, ...]


class ReadingFace(Struct, frozen=True, tag_field="face", tag="reading"):
    """A page of large type: what the slips say."""

    title: str
    serial: str
    columns: tuple[tuple[ReadingEntry, ...], ...]


HeroSide = HeroFace | StatusFace
AdventureSide = WorldFace | RoomFace | IndexFace
Face = HeroSide | AdventureSide


class CardFaces(Struct, frozen=True):
    """One card, both sides."""

    hero: HeroSide
    adventure: AdventureSide


class SetFaces(Struct, frozen=True):
    title: str
    hero_name: str
    hero_serial: str
    serial: str
    date: str
    cards: tuple[CardFaces, ...]


def faces(made: content.CardSet, words: Words) -> SetFaces:
    """The nine cards of a set."""
    hero, adventure = made.hero, made.adventure
    both = zip(hero_faces(hero, words), adventure_faces(adventure, words), strict=True)
    return SetFaces(
        adventure.title.in_language(words.language),
        hero.name.in_language(words.language),
        hero.serial,
        adventure.serial,
        adventure.date,
        tuple(CardFaces(front, back) for front, back in both),
    )


def adventure_faces(
    adventure: content.World | content.Dungeon, words: Words
) -> tuple[AdventureSide, ...]:
    match adventure:
        case content.World():
            return world_faces(adventure, words.language)
        case content.Dungeon():
            return dungeon_faces(adventure, words.language)


# Heroes


def hero_faces(hero: content.Hero, words: Words) -> tuple[HeroSide, ...]:
    """Eight Hero Cards and the Status Card."""
    language = words.language
    cards = (
        HeroFace(
            content.card_code(hero, number),
            hero.key,
            hero_half_face(card.upper, content.UPPER, language),
            hero_half_face(card.lower, content.LOWER, language),
        )
        for number, card in enumerate(hero.cards, 1)
    )
    return *cards, status_face(hero, words)


def hero_half_face(half: content.HeroHalf, side: int, language: str) -> HeroHalfFace:
    return HeroHalfFace(
        half.name.in_language(language),
        half.value,
        tips(side),
        half.element,
        drawn(write_exhaust(half.exhaust, side, language), language),
        tuple(
            AbilityFace(ability.cost, drawn(write_sentences(ability.sentences, language), language))
            for ability in half.abilities
        ),
        skill_of(half),
    )


def skill_of(half: content.HeroHalf) -> str:
    """What the drawings call it: the last word of its name."""
    return half.name.en.split()[-1].lower() if half.name.en else ""


def status_face(hero: content.Hero, words: Words) -> StatusFace:
    said = words.also(content.PACKAGE)
    return StatusFace(
        content.card_code(hero, content.CARDS),
        hero.key,
        hero.name.in_language(words.language),
        hero.description.in_language(words.language),
        tuple(
            TrackFace(icon, said.say("track", track=icon), first, last, goes_on)
            for icon, first, last, goes_on in _TRACKS
        ),
    )


# Worlds


def world_faces(world: content.World, language: str) -> tuple[WorldFace, ...]:
    return tuple(
        WorldFace(
            content.card_code(world, number),
            *(
                _world_half(half, f"{number}{side}", language)
                for side, half in zip(content.WORLD_SIDES, card.halves, strict=True)
            ),
        )
        for number, card in enumerate(world.cards, 1)
    )


def _world_half(half: content.WorldHalf, code: str, language: str) -> WorldHalfFace:
    meeting = half.meeting
    return WorldHalfFace(
        code,
        code == "1A",
        half.title.in_language(language),
        drawn_as(half.title),
        _passages(meeting.above, language, {}),
        enemy_face(meeting.enemy, language) if meeting.enemy else None,
        half.scroll.in_language(language) if half.scroll is not None else "",
        half.open,
        tuple(f"{by:+}".replace("-", "−") if by else "0" for by in half.bonus or ()),
        _passages(meeting.below, language, {}),
    )


def drawn_as(name: Text) -> str:
    """What the drawings call an enemy or a place."""
    return name.en or name.it


# Dungeons


def dungeon_faces(dungeon: content.Dungeon, language: str) -> tuple[RoomFace | IndexFace, ...]:
    """Six Room Cards and three Index Cards."""
    symbols = symbols_of(dungeon.rooms)
    rooms = (room_face(dungeon, number) for number in range(1, len(dungeon.rooms) + 1))
    pages = (
        IndexFace(
            content.card_code(dungeon, content.ROOM_CARDS + number),
            number,
            tuple(
                EntryFace(
                    symbols[entry.room],
                    entry.trigger,
                    _passages(entry.meeting.above, language, symbols),
                    enemy_face(entry.meeting.enemy, language) if entry.meeting.enemy else None,
                    _passages(entry.meeting.below, language, symbols),
                )
                for entry in page
            ),
        )
        for number, page in enumerate(dungeon.pages, 1)
    )
    return *rooms, *pages


def room_face(dungeon: content.Dungeon, number: int) -> RoomFace:
    room = dungeon.rooms[number - 1]
    return RoomFace(
        content.card_code(dungeon, number),
        tuple(f"{number}{side}" for side in content.ORIENTATIONS),
        number == 1,
        room.rows,
        tuple(DoorFace(door.cell, door.codes) for door in room.doors),
        room.symbol,
        _symbol(room, 0),
    )


def symbols_of(rooms: Sequence[content.RoomCard]) -> Symbols:
    """Each room's symbol, turned as it is seen with that side up."""
    return {
        f"{number}{side}": _symbol(room, turns)
        for number, room in enumerate(rooms, 1)
        for turns, side in enumerate(content.ORIENTATIONS)
    }


def _symbol(room: content.RoomCard, turns: int) -> str:
    return f"symbol-{room.glyph}-{(room.turn - turns) % len(content.ORIENTATIONS)}"


# What both say


def _passages(
    passages: Iterable[Passage], language: str, symbols: Symbols
) -> tuple[PassageFace, ...]:
    return tuple(passage_face(passage, language, symbols) for passage in passages)


def passage_face(passage: Passage, language: str, symbols: Symbols) -> PassageFace:
    if isinstance(passage, Story):
        return PassageFace("story", words_in(write_passage(passage, language), "italic"))
    told = write_passage(passage, language, place_mark)
    return PassageFace("instruction", drawn(told, language, symbols))


def enemy_face(enemy: content.Enemy, language: str) -> EnemyFace:
    return EnemyFace(
        enemy.name.in_language(language),
        drawn_as(enemy.name),
        str(enemy.level),
        str(enemy.attack),
        OUT_OF_REACH if enemy.defense is None else str(enemy.defense),
        _modifier(enemy, language),
    )


def _modifier(enemy: content.Enemy, language: str) -> ModifierFace | None:
    if enemy.modifier is None:
        return None
    name = enemy.modifier.name.in_language(language)
    return ModifierFace(name, drawn(write_modifier(enemy.modifier, language), language))


# The score slip: what is noted when it is over, blank on paper and asked for at a table

RESULT: Final = "result"
WON: Final = "won"
RESULTS: Final = (WON, "defeated", "lost-the-way")
WORTH: Final = {"a": 1, "b": 2, "c": 0}
"""By its mark: one tip up, two tips up, gone."""
JOINED: Final = "joined"
POINTS: Final = "points"
MOST_BATTLES: Final = 24


def card_box(number: int) -> str:
    return f"card{number}"


def score_slip(hero: content.Hero, words: Words) -> ScoreSlip:
    said = words.also(content.PACKAGE)
    won_only = (RESULT, WON)
    results = tuple(Mark(how, said.say(f"score-{how}")) for how in RESULTS)
    states = ("one", "two", "gone")
    marks = tuple(
        Mark(sign, said.say(f"score-{state}")) for sign, state in zip(WORTH, states, strict=True)
    )
    cards = [
        Box(
            name=card_box(number),
            label=" / ".join(half.name.in_language(said.language) for half in card.halves),
            marks=marks,
            only=won_only,
        )
        for number, card in enumerate(hero.cards, 1)
    ]
    most = max(WORTH.values()) * (len(cards) + 1)
    return ScoreSlip(
        said.say("score-slip"),
        (
            Box(name=RESULT, label=said.say("score-result"), marks=results),
            *cards,
            Box(
                name=JOINED,
                label=said.say("score-joined"),
                marks=marks,
                optional=True,
                only=won_only,
            ),
            Box(
                name=POINTS, label=said.say("score-total"), most=most, optional=True, only=won_only
            ),
            Box(name="level", label=said.say("score-level"), least=2, most=9, optional=True),
            Box(name="battles", label=said.say("score-battles"), most=MOST_BATTLES, optional=True),
        ),
        said.say("score-total-note"),
    )

"""What a wish comes to on paper: nine cards with a hero before and an adventure behind, and pages
beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from stampadia.adventures.code import code_of
from stampadia.games.travelers import faces, paper, plans
from stampadia.games.travelers.adventures import ADVENTURE, ADVENTURES, HERO
from stampadia.games.travelers.content import (
    PACKAGE,
    Adventure,
    CardSet,
    Cell,
    Dungeon,
    Hero,
    World,
)
from stampadia.games.travelers.generate.dungeon.proof import DungeonProof
from stampadia.games.travelers.generate.proof import Proof
from stampadia.games.travelers.rules.floor_plan import (
    DIRECTIONS,
    room_of,
    rooms_of,
    stepped,
)
from stampadia.games.travelers.rules.rooms import Room
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.words import Words
from stampadia.workbench.faces import Line, Run
from stampadia.workbench.faces import words as words_in
from stampadia.workbench.printing import Card, Page, Printed
from stampadia.workbench.walking import steps_from

YES: Final = "yes"
_YES_OR_NO: Final = ("score", "spoiler", "large")
_STEP: Final = re.compile(r"\s*[0-9]+\. (.*)")
_COLUMNS: Final = 2


def printed(game: Game, wishes: Mapping[str, str], words: Words) -> Printed:
    for name in _YES_OR_NO:
        if wishes.get(name, "no") not in (YES, "no"):
            raise BadOption("bad-option", value=wishes[name], name=name, possible="yes, no")
    spec = _spec(wishes)
    chosen = {HERO: ADVENTURES.typed(wishes.get(HERO, spec)), ADVENTURE: spec}
    exact = {name: ADVENTURES.settled(one, ADVENTURES.certify) for name, one in chosen.items()}
    hero, adventure = (ADVENTURES.adventure(exact[name]) for name in (HERO, ADVENTURE))
    twin = code_of(game, exact)
    told = set_faces(hero, adventure, words, twin)
    pages = []
    if wishes.get("score") == YES:
        pages.append(
            Page(f"{told.title} · {told.hero_name}", score_face(told, hero.hero, twin, words))
        )
    if wishes.get("large") == YES:
        pages += [Page(f"{told.title} · {told.hero_name}", one) for one in reading_faces(told)]
    if wishes.get("spoiler") == YES:
        face = spoiler_face(told, adventure.adventure, exact[ADVENTURE], words.also(PACKAGE))
        pages.append(Page(told.title, face))
    job = structs.replace(_cards(told, words), pages=tuple(pages), code=twin)
    return structs.replace(job, card_mm=paper.LARGE_SLIP_MM) if wishes.get("large") == YES else job


def printed_set(made: CardSet, words: Words) -> Printed:
    """The cards of a set that somebody has written."""
    return _cards(set_faces(made, made, words), words)


def _cards(told: faces.SetFaces, words: Words) -> Printed:
    return Printed(
        game=ADVENTURES.game,
        title=told.title,
        language=words.language,
        cards=nine_cards(told),
        card_mm=paper.SLIP_MM,
        serial=told.serial,
        date=told.date,
    )


def nine_cards(told: faces.SetFaces) -> tuple[Card, ...]:
    """A hero before, an adventure behind."""
    return tuple(
        Card(f"card-{number}", card.hero, card.adventure)
        for number, card in enumerate(told.cards, 1)
    )


def _spec(wishes: Mapping[str, str]) -> str:
    if spec := wishes.get("set"):
        return spec
    if seed := wishes.get("seed"):
        return ADVENTURES.spec(seed, {})
    return wishes["date"]


def set_faces(hero: CardSet, adventure: CardSet, words: Words, twin: str = "") -> faces.SetFaces:
    """The faces of a set as they are printed: its Index in one size, and its code on the Status
    Card."""
    told = faces.faces(CardSet(hero.hero, adventure.adventure), words)
    *heroes, status = (card.hero for card in told.cards)
    before = (*heroes, structs.replace(status, twin=twin))
    behind = one_size(tuple(card.adventure for card in told.cards))
    return structs.replace(told, cards=tuple(map(faces.CardFaces, before, behind)))


def one_size(behind: tuple[faces.AdventureSide, ...]) -> tuple[faces.AdventureSide, ...]:
    """All Index Cards in the same size of type."""
    pages = plans.evened([face for face in behind if isinstance(face, faces.IndexFace)])
    step = plans.index_step(pages) or paper.ENTRY_STEPS[-1]
    set_in = (step.size_pt, step.line_em)
    others = tuple(face for face in behind if not isinstance(face, faces.IndexFace))
    return others + tuple(structs.replace(page, set_in=set_in) for page in pages)


def score_face(told: faces.SetFaces, hero: Hero, twin: str, words: Words) -> faces.ScoreFace:
    return faces.ScoreFace(
        told.title,
        hero.key,
        told.hero_name,
        told.serial,
        told.date,
        twin,
        faces.score_slip(hero, words),
    )


# For those who give up


def spoiler_face(
    told: faces.SetFaces, adventure: Adventure, exact: str, words: Words
) -> faces.SpoilerFace:
    heading, *lines = ADVENTURES.proof_lines(exact, words)
    steps = [found[1] for found in map(_STEP.fullmatch, lines) if found]
    note = " ".join(line for line in lines if not _STEP.fullmatch(line))
    proof = msgspec.convert(ADVENTURES.certified(exact).proof, Proof)
    solved: dict[str, Any]
    if isinstance(adventure, World):
        solved = {"halves": solved_halves(told, proof.way)}
        solved["map_note"] = words.say("print-world-note")
    else:
        assert proof.dungeon is not None
        solved = {"rooms": solved_rooms(adventure, proof.dungeon)}
        solved["way"] = way_through(adventure, proof.dungeon)
        solved["map_note"] = words.say("print-dungeon-note")
    return faces.SpoilerFace(told.title, told.serial, heading, tuple(steps), note, **solved)


def _steps_at(code: str, way: Sequence[str]) -> tuple[int, ...]:
    return tuple(number for number, one in enumerate(way, 1) if one == code)


def solved_halves(told: faces.SetFaces, way: Sequence[str]) -> tuple[faces.SolvedHalf, ...]:
    return tuple(
        faces.SolvedHalf(half, _steps_at(half.code, way))
        for card in told.cards
        if isinstance(card.adventure, faces.WorldFace)
        for half in (card.adventure.a, card.adventure.b)
    )


def solved_rooms(dungeon: Dungeon, proof: DungeonProof) -> tuple[faces.SolvedRoom, ...]:
    """Those that a door leads to from the entrance, where they lie."""
    rooms = rooms_of(dungeon)
    corners = _from_the_entrance(rooms, proof.corners)
    return tuple(
        faces.SolvedRoom(
            room.code,
            tuple(_on_map(corners[room.index], cell) for cell in sorted(room.floor)),
            _on_map(corners[room.index], room.symbol),
            tuple(
                (here, stepped(here, DIRECTIONS[door.direction]))
                for door in room.doors
                for here in [_on_map(corners[room.index], door.cell)]
            ),
            _steps_at(room.code, proof.way),
        )
        for room in rooms
        if room.index in corners
    )


def _from_the_entrance(rooms: Sequence[Room], corners: Sequence[Cell | None]) -> dict[int, Cell]:
    reached = steps_from([0], lambda index: [door.to for door in rooms[index].doors])
    return {index: corner for index in reached if (corner := corners[index]) is not None}


def _on_map(corner: Cell, cell: Cell) -> Cell:
    return corner[0] + cell[0], corner[1] + cell[1]


def way_through(dungeon: Dungeon, proof: DungeonProof) -> tuple[tuple[Cell, ...], ...]:
    """Cell by cell, around the symbols that nobody has to step on; in stretches, where a text sets
    the hero down in a room without a door between."""
    rooms = rooms_of(dungeon)
    way: list[list[Cell]] = [[]]
    here: Cell | None = None
    for number, code in enumerate(proof.way):
        room = rooms[room_of(code)]
        corner = proof.corners[room.index]
        assert corner is not None
        goals = [room.symbol] if number in proof.symbols else []
        door = None
        if number + 1 < len(proof.way):
            after = room_of(proof.way[number + 1])
            door = next((one for one in room.doors if one.to == after), None)
            goals += [door.cell] if door is not None else []
        for goal in goals:
            walked = _walked(room, goal if here is None else here, goal)
            way[-1] += [_on_map(corner, cell) for cell in walked]
            here = goal
        here = door.arrival if door is not None else None
        if here is None:
            way.append([])
    return tuple(tuple(stretch) for stretch in way if stretch)


def _walked(room: Room, start: Cell, goal: Cell) -> list[Cell]:
    """The shortest way inside a room."""
    before: dict[Cell, Cell] = {goal: goal}
    line = [goal]
    for cell in line:
        for _, to in room.steps[cell]:
            if to not in before and (to != room.symbol or to == start):
                before[to] = cell
                line.append(to)
    way = [start]
    while way[-1] != goal:
        way.append(before[way[-1]])
    return way


# Large type


def reading_faces(told: faces.SetFaces) -> Iterator[faces.ReadingFace]:
    """All texts of the slips, the hero's first."""
    cards = told.cards
    for title, serial, entries in (
        (told.hero_name, told.hero_serial, [_read(card.hero) for card in cards]),
        (told.title, told.serial, [_read(card.adventure) for card in cards]),
    ):
        columns = plans.reading_columns(entry for one in entries for entry in one)
        for start in range(0, len(columns), _COLUMNS):
            yield faces.ReadingFace(title, serial, tuple(columns[start : start + _COLUMNS]))


def _read(face: Any) -> Iterator[faces.ReadingEntry]:
    match face:
        case faces.HeroFace(upper=upper, lower=lower):
            number = face.code.rsplit("-", 1)[-1].rstrip("A")
            yield _hero_half(number, upper)
            yield _hero_half(number, lower)
        case faces.WorldFace(a=a, b=b):
            yield _world_half(a)
            yield _world_half(b)
        case faces.IndexFace(entries=entries):
            for entry in entries:
                yield _index_entry(entry)


def _hero_half(number: str, half: faces.HeroHalfFace) -> faces.ReadingEntry:
    mark: Line = (Run(f"{number} "), Run(icon=f"banner-{half.tips}"))
    if half.element:
        mark += (Run(" "), Run(icon=half.element))
    costs = (
        (Run(str(one.cost), style="bold"), Run(icon="mana"), Run(" ")) for one in half.abilities
    )
    texts = (cost + one.text for cost, one in zip(costs, half.abilities, strict=True))
    value = (Run(f"+{half.value}"), Run(icon="mana"), Run(". "))
    return faces.ReadingEntry(mark, half.name, (value + half.exhaust, *texts))


def _world_half(half: faces.WorldHalfFace) -> faces.ReadingEntry:
    return faces.ReadingEntry(
        (Run(half.code, icon="code"),), half.title, tuple(_texts(half, half.scroll))
    )


def _index_entry(entry: faces.EntryFace) -> faces.ReadingEntry:
    mark = (Run(icon=entry.symbol), Run(" "), Run(icon=entry.trigger))
    return faces.ReadingEntry(mark, "", tuple(_texts(entry)))


def _texts(told: faces.WorldHalfFace | faces.EntryFace, scroll: str = "") -> Iterator[Line]:
    yield from (passage.text for passage in told.above)
    if told.enemy is not None:
        yield _enemy(told.enemy, scroll)
    yield from (passage.text for passage in told.below)


def _enemy(enemy: faces.EnemyFace, scroll: str) -> Line:
    line: list[Run] = [Run(enemy.name, style="bold")]
    for name in ("level", "attack", "defense"):
        line += [Run("  "), Run(icon=name), Run(getattr(enemy, name))]
    if enemy.modifier is not None:
        line += [Run(" – "), Run(f"{enemy.modifier.name}: ", style="bold"), *enemy.modifier.text]
    elif scroll:
        line += [Run(" – "), *words_in(scroll, "italic")]
    return tuple(line)


# On the table: a hero's card by its number


def hero_card(name: str, hero: Hero, words: Words) -> faces.HeroFace | None:
    cards = faces.hero_faces(hero, words)[: len(hero.cards)]
    number = int(name.removeprefix("card ")) if name.removeprefix("card ").isdecimal() else 0
    face = cards[number - 1] if 0 < number <= len(cards) else None
    return face if isinstance(face, faces.HeroFace) else None

"""What the player may know: an allow-list.

Hidden are the halves of a World that were never up, the rooms of a Dungeon that were never on the
table with their entries, the order in which a shuffle laid the Discard Deck, and the hero face of
the adventure's card until it joins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from stampadia.games.travelers import content
from stampadia.games.travelers.content import Company, Hero
from stampadia.games.travelers.instructions import Instruction
from stampadia.games.travelers.rules.agenda import (
    AnyAsked,
    DoorPaid,
    SentenceOffered,
    TextOffered,
)
from stampadia.games.travelers.rules.fight import (
    Card,
    Spoken,
    banners_in_play,
    constellation,
    elements_in_play,
)
from stampadia.games.travelers.rules.floor_plan import code_of, room_of, size
from stampadia.games.travelers.rules.rooms import DoorTaken
from stampadia.games.travelers.rules.world import EMPTY
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View
from stampadia.workbench.bilingual import Text

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.dungeon import DungeonState
    from stampadia.games.travelers.rules.rooms import Placed
    from stampadia.games.travelers.rules.world import WorldState


class CrossView(Struct, frozen=True):
    """The cards in play, and what they put in play."""

    column: tuple[Card, ...]
    charge: tuple[Card, ...]
    infuse: tuple[Card, ...]
    strain: tuple[Card, ...]
    activated: int
    elements: dict[str, int]
    banners: tuple[int, int]
    constellation: tuple[int, ...]
    spoken: tuple[Spoken, ...] = ()
    """The abilities that were activated, where one could repeat another."""
    spent: tuple[int, ...] = ()
    """How many abilities of each card in the column were activated."""


class FightView(Struct, frozen=True):
    enemy: content.Enemy
    place: str
    level: int
    attack: int
    """With the bonus of its place, and with its Modifier once Plan has ended."""
    defense: int
    """-1: it cannot be reached."""
    bonus: tuple[int, int, int]
    turns: int
    may_leave: bool
    steps: int
    """In a Dungeon: how far the token is from the enemy's symbol; -1: there is no way."""
    ignored: bool = False
    """The Modifier has no effect in this turn."""
    way: tuple[tuple[str, content.Cell], ...] = ()
    """These steps, each as the room and the cell that it leads to."""


class RegionView(Struct, frozen=True):
    """A cell of the grid with a card."""

    code: str
    half: content.WorldHalf
    marked: bool
    """Its "For 1 time" has been used."""
    bonus: tuple[int, int, int]
    """What the card on its right adds to its enemy."""


class WorldView(Struct, frozen=True):
    title: Text
    cells: tuple[RegionView | None, ...]
    token: int
    seen: dict[str, content.WorldHalf]
    """Every half that has been up."""


class DoorView(Struct, frozen=True):
    cell: content.Cell
    direction: int
    code: str
    attached: bool
    blocked: bool


class RoomView(Struct, frozen=True):
    """A Room Card on the table, as it is seen."""

    code: str
    top_left: content.Cell
    island: int
    rows: tuple[str, ...]
    doors: tuple[DoorView, ...]
    symbol: content.Cell


class DungeonView(Struct, frozen=True):
    title: Text
    rooms: tuple[RoomView, ...]
    room: str
    cell: content.Cell
    seen: tuple[str, ...]
    """The rooms that have been on the table."""
    entries: tuple[content.Entry, ...]
    """Of these rooms; of all, where the Index Cards lie open."""
    symbols: dict[str, tuple[content.Glyph, int]]
    """Each of these rooms' symbols and of those their entries name, with its quarter turns to the
    right as it is seen."""
    marked: tuple[str, ...]
    fulfilled: bool

    @property
    def here(self) -> RoomView:
        return self.room_at(self.room)

    def room_at(self, code: str) -> RoomView:
        return next(room for room in self.rooms if room.code == code)

    def entry_at(self, code: str) -> content.Entry:
        return next(entry for entry in self.entries if entry.room == code)


class TravelersView(View, frozen=True, kw_only=True):
    question: AnyAsked | None = None
    hero: Company
    """The cards that the player has."""
    sides: tuple[int, ...]
    level: int
    attack: int
    defense: int
    mana: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    """The Discard Deck from its bottom, where cards are drawn, to its top."""
    shuffled: tuple[int, ...]
    """Those of its cards, together in one place, whose order is hidden."""
    removed: tuple[int, ...]
    cross: CrossView
    boxes: dict[str, int]
    memory: tuple[str, ...]
    """The same as they are kept between games."""
    fight: FightView | None
    world: WorldView | None
    dungeon: DungeonView | None
    serial: str
    """The adventure's."""
    choices: tuple[int, ...]
    scoring: bool
    score: int

    @property
    def place(self) -> str:
        """The text that asks, where one does."""
        match self.question:
            case TextOffered(place) | SentenceOffered(place):
                return place
            case _:
                return ""

    @property
    def sentence(self) -> Instruction | None:
        """The sentence that may be followed, where that is asked."""
        return self.question.sentence if isinstance(self.question, SentenceOffered) else None


def view_of(position: Position, seat: int | None) -> TravelersView:
    pending = position.pending()
    step = position.agenda[-1]
    adventure = position.world or position.dungeon
    shown = position.looked_at
    return TravelersView(
        game="travelers",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=step.name,
        question=_question(step),
        over=pending if isinstance(pending, Over) else None,
        hero=_company(position.known_hero()),
        sides=tuple(position.sides[:shown]),
        level=position.level,
        attack=position.attack,
        defense=position.defense,
        mana=position.mana,
        hand=tuple(sorted(position.hand)),
        deck=tuple(position.known_deck()),
        shuffled=tuple(position.shuffled),
        removed=tuple(sorted(position.removed)),
        cross=_cross(position),
        boxes=dict(sorted(position.ticks.items())),
        memory=content.written_boxes(position.ticks),
        fight=_fight(position),
        world=_world(position.world) if position.world is not None else None,
        dungeon=_dungeon(position.dungeon) if position.dungeon is not None else None,
        serial=adventure.serial if adventure is not None else "",
        choices=tuple(pending.choices) if isinstance(pending, Ask) else (),
        scoring=position.scoring,
        score=position.score(),
    )


def _company(hero: Hero) -> Company:
    """One type for a hero alone and one that the adventure's card may join: a view decodes to what
    it was."""
    return hero if isinstance(hero, Company) else Company(**structs.asdict(hero))


def _cross(position: Position) -> CrossView:
    cross = position.cross
    return CrossView(
        column=tuple(cross.column),
        charge=tuple(cross.charge),
        infuse=tuple(cross.infuse),
        strain=tuple(cross.strain),
        activated=cross.activated,
        spoken=tuple(cross.spoken),
        spent=tuple(cross.spent.get(card, 0) for card, _ in cross.column),
        elements=dict(sorted(elements_in_play(position.hero, cross).items())),
        banners=banners_in_play(cross),
        constellation=constellation(position.hero, cross),
    )


def _fight(position: Position) -> FightView | None:
    fight = position.fight
    if fight is None:
        return None
    return FightView(
        enemy=fight.enemy,
        place=fight.place,
        level=fight.level,
        attack=fight.attack,
        defense=-1 if fight.defense is None else fight.defense,
        bonus=fight.bonus,
        turns=fight.turns,
        may_leave=fight.may_leave,
        steps=0 if position.dungeon is None else steps_to_enemy(position.dungeon, fight.place),
        ignored=fight.ignored,
        way=() if position.dungeon is None else _way_to_enemy(position.dungeon, fight.place),
    )


def steps_to_enemy(dungeon: DungeonState, place: str) -> int:
    return dungeon.distances(room_of(place)).get((dungeon.room, dungeon.cell), -1)


def _way_to_enemy(dungeon: DungeonState, place: str) -> tuple[tuple[str, content.Cell], ...]:
    """One of the shortest."""
    far = dungeon.distances(room_of(place))
    at = dungeon.room, dungeon.cell
    way = []
    for left in range(far.get(at, 0) - 1, -1, -1):
        at = next(to for to in dungeon.neighbours(*at) if far[to] == left)
        way.append((code_of(at[0]), at[1]))
    return tuple(way)


def _world(state: WorldState) -> WorldView:
    halves = state.world.halves()
    return WorldView(
        title=state.world.title,
        cells=tuple(_region(state, cell) for cell in range(len(state.grid))),
        token=state.token,
        seen={code: halves[code] for code in sorted(state.seen)},
    )


def _region(state: WorldState, cell: int) -> RegionView | None:
    card = state.grid[cell]
    if card == EMPTY:
        return None
    code = state.code(card)
    return RegionView(code, state.half(card), code in state.marks, state.bonus(cell))


def _dungeon(state: DungeonState) -> DungeonView:
    return DungeonView(
        title=state.dungeon.title,
        rooms=tuple(_room(state, *placed) for placed in sorted(state.table.items())),
        room=state.code_here(),
        cell=state.cell,
        seen=tuple(code_of(room) for room in sorted(state.seen)),
        entries=state.known_entries(),
        symbols={code: symbol_of(state, code) for code in sorted(state.known_symbols())},
        marked=tuple(sorted(state.marks)),
        fulfilled=state.fulfilled,
    )


def symbol_of(state: DungeonState, code: str) -> tuple[content.Glyph, int]:
    room = room_of(code)
    card = state.dungeon.rooms[room // 4]
    return card.glyph, (card.turn - room % 4) % 4


def _room(state: DungeonState, card: int, placed: Placed) -> RoomView:
    room = state.rooms[card * 4 + placed.orientation]
    rows, columns = size(placed.orientation)
    return RoomView(
        code=room.code,
        top_left=placed.top_left,
        island=placed.island,
        rows=tuple(
            "".join("." if (row, column) in room.floor else "#" for column in range(columns))
            for row in range(rows)
        ),
        doors=tuple(
            DoorView(
                cell=door.cell,
                direction=door.direction,
                code=code_of(door.to),
                attached=state.attached(room.index, door),
                blocked=door.to // 4 in state.gone or door.arrival is None,
            )
            for door in room.doors
        ),
        symbol=room.symbol,
    )


def _question(step: object) -> AnyAsked | None:
    about: AnyAsked | DoorTaken | None = getattr(step, "about", None)
    return DoorPaid(code_of(about.door.to)) if isinstance(about, DoorTaken) else about

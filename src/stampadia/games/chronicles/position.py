"""Everything that changes during play: the hero, the marks on the sheet, what is unfinished."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from stampadia.games.chronicles.content import ABSENT, COLUMNS, GOLD, OWNED
from stampadia.games.chronicles.events import events_from, revealing
from stampadia.games.chronicles.instructions import Ability, AnyAct
from stampadia.games.chronicles.prepared import NOWHERE, Prepared
from stampadia.games.chronicles.rules import exploring
from stampadia.games.chronicles.rules.battle import Battle
from stampadia.games.chronicles.view import ChroniclesView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.chronicles.rules.steps import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Its fields are written out, at the start, in a copy and in a fingerprint: mypyc makes a
    machine's structure of them, and takes their types at their word."""

    prepared: Prepared
    sheet_count: int
    memory: frozenset[str]
    variant: str
    scores: tuple[int, ...]
    """Of the adventures that are over."""
    turn: int

    # What a clean sheet begins with
    gold: int
    hp: list[int]
    """Ticked HP boxes by column."""
    xp: list[int]
    boxes: tuple[Ability | None, ...]
    cell: int
    room: int
    came_from: tuple[int, int]
    """The room the hero came from by a door, and its door cell (ruling 9)."""
    drawn: int
    """A bit for each room whose walls are drawn."""
    ticked: int
    read: int
    """A bit for each action line that has been carried out."""
    revealed: int
    """A bit for each clause whose upside-down part has been read."""
    no_escape: int
    empty: bool
    """Whether the hero's room "is empty" until he leaves it (ruling 23)."""
    standing: int
    """A bit for each state-only clause that holds in the hero's room."""
    through_door: bool
    """Whether the token has come through a door, and nothing else was decided since."""
    crossed: frozenset[int]
    """Grey cells that are crossed out."""
    drawn_cells: dict[int, int]
    """Grey cells that instructions drew: digits by cell; replaced, never changed."""
    hits: list[int]
    foe_defense: list[int]
    items: list[int]
    coming: tuple[tuple[int, tuple[AnyAct, ...]], ...]
    """Effects on the next so many enemy rolls."""
    extra_xp: int
    """The Apprentice Monk's ticks beside the sheet."""
    battle: Battle | None
    agenda: list[Step]

    # What follows from the rest, or matters no longer than one choice
    columns: int
    """A bit for each enabled column."""
    chain: int
    """A bit for each clause that may fire only once between decisions, and did (ruling 19)."""
    dirty: bool
    """Whether something changed that a state-only clause may look at."""
    sheets: tuple[Prepared, ...]
    """All the sheets of a campaign; one, most days."""
    imagined: bool
    news: list[Fact]
    opening: tuple[Fact, ...]
    """What the first reading of the first room brought: told before the first choice."""
    _pending: Pending

    def __init__(
        self,
        sheets: tuple[Prepared, ...],
        memory: frozenset[str] = frozenset(),
        variant: str = "",
        original: Position | None = None,
    ) -> None:
        """At the start; or as another position is."""
        self.sheets = sheets
        if original is not None:
            self._copy(original)
            return
        self.sheet_count = len(sheets)
        self.memory = memory
        self.variant = variant
        self.scores = ()
        self.turn = 0
        self.imagined = False
        self.news = []
        self.opening = ()
        self.begin(sheets[0])
        self._pending = exploring.advance(self)
        self.opening = tuple([fact for fact in self.news if self._is_news(fact)])

    def _lay(self) -> None:
        """A clean sheet."""
        prepared = self.prepared
        self.gold = GOLD
        self.hp = [0] * COLUMNS
        self.xp = [0] * COLUMNS
        self.boxes = prepared.boxes
        self.cell = prepared.stairs
        self.room = prepared.start
        self.came_from = (NOWHERE, NOWHERE)
        self.drawn = 1 << prepared.start
        self.ticked = self.read = self.revealed = self.no_escape = 0
        self.empty = False
        self.standing = 0
        self.through_door = False
        self.crossed = frozenset()
        self.drawn_cells = {}
        self.hits = [0] * len(prepared.circles)
        self.foe_defense = [0] * len(prepared.circles)
        self.items = [OWNED if item.owned else ABSENT for item in prepared.sheet.items]
        self.coming = ()
        self.extra_xp = 0
        self.battle = None
        self.columns = 0
        self.chain = 0
        self.dirty = False

    def _copy(self, original: Position) -> None:
        """What changes in place is copied, everything else shared."""
        battle = original.battle
        self.prepared = original.prepared
        self.sheet_count = original.sheet_count
        self.memory = original.memory
        self.variant = original.variant
        self.scores = original.scores
        self.turn = original.turn
        self.gold = original.gold
        self.hp = original.hp[:]
        self.xp = original.xp[:]
        self.boxes = original.boxes
        self.cell = original.cell
        self.room = original.room
        self.came_from = original.came_from
        self.drawn = original.drawn
        self.ticked = original.ticked
        self.read = original.read
        self.revealed = original.revealed
        self.no_escape = original.no_escape
        self.empty = original.empty
        self.standing = original.standing
        self.through_door = original.through_door
        self.crossed = original.crossed
        self.drawn_cells = original.drawn_cells
        self.hits = original.hits[:]
        self.foe_defense = original.foe_defense[:]
        self.items = original.items[:]
        self.coming = original.coming
        self.extra_xp = original.extra_xp
        self.battle = None if battle is None else battle.clone()
        self.agenda = original.agenda[:]
        self.columns = original.columns
        self.chain = original.chain
        self.dirty = original.dirty
        self.imagined = original.imagined
        self.news = []
        self.opening = original.opening
        self._pending = original._pending

    def _is_news(self, fact: Fact) -> bool:
        """Mere narrative is not: the room's row shows it from the first look on, unless the
        adventure ended as it began."""
        if fact[0] != "line" or self.scores:
            return True
        return not self.prepared.clauses[fact[1]].clause.flavour

    def begin(self, prepared: Prepared, walls: int = 0, gold: int = GOLD) -> None:
        """A clean sheet, nothing marked; what the hero remembers stays, and so do walls that were
        seen in a dream."""
        self.prepared = prepared
        self._lay()
        self.gold = gold
        self.drawn |= walls
        exploring.begin(self)

    # The contract

    def clone(self) -> Position:
        return Position(self.sheets, original=self)

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        battle = self.battle
        return (
            self.prepared.fingerprint, self.sheet_count, sorted(self.memory), self.variant,
            self.scores, self.turn, self.gold, self.hp, self.xp, self.boxes, self.cell, self.room,
            self.came_from, self.drawn, self.ticked, self.read, self.revealed, self.no_escape,
            self.empty, self.standing, self.through_door, sorted(self.crossed),
            sorted(self.drawn_cells.items()), self.hits, self.foe_defense, self.items, self.coming,
            self.extra_xp, None if battle is None else battle.told(),
            [repr(step) for step in self.agenda],
        )  # fmt: skip

    def digest(self) -> str:
        """A short fingerprint of the whole position, hidden parts included."""
        return blake2b(repr(self.told()).encode(), digest_size=6).hexdigest()

    def pending(self) -> Pending:
        return self._pending

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self._pending
        check_choice(pending, choice)
        sheet = len(self.scores)
        news: list[Fact] = []
        self.news = news
        if type(pending) is Ask:
            self.chain = 0
            exploring.decide(self, choice)
        else:
            self.agenda.pop().take(self, choice)
        self._pending = exploring.advance(self)
        return Happened((self.sheets, sheet, news), events_from, len(news), revealing)

    def view(self, seat: int | None) -> ChroniclesView:
        return view_of(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> Position:  # noqa: ARG002
        """What is discovered, and nothing else: an undiscovered room ends the imagination."""
        world = self.clone()
        if not world.imagined:
            world.imagined = True
            world.prepared = self.prepared.known(self.drawn, self.revealed)
            world.sheets = (*self.sheets[: len(self.scores)], world.prepared)
        return world

    @property
    def to_act(self) -> int:
        """One plays alone."""
        return 0

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = exploring.advance(self)

    # Looking

    def alive(self, foe: int) -> bool:
        return self.hits[foe] <= self.prepared.circles[foe]

    def living_foes(self, room: int) -> list[int]:
        """The enemies of this room that are not crossed out."""
        hits, circles = self.hits, self.prepared.circles
        return [foe for foe in self.prepared.foes_in[room] if hits[foe] <= circles[foe]]

    def digit_at(self, cell: int) -> int:
        """The digit of the grey cell here; 0 where there is none, or it is crossed out."""
        if cell in self.crossed:
            return 0
        if self.drawn_cells:
            digit = self.drawn_cells.get(cell, 0)
            if digit:
                return digit
        return self.prepared.grey.get(cell, 0)

    def distance(self, cell: int, other: int) -> int:
        return self.prepared.reach(self.drawn, cell).get(other, 999)

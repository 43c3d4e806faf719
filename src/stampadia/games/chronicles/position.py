"""Everything that changes during play: the hero, the marks on the sheet, what is unfinished."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import rules
from stampadia.games.chronicles.battle import Battle
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.events import events_from
from stampadia.games.chronicles.instructions import Ability, AnyAct
from stampadia.games.chronicles.prepared import NOWHERE, Prepared
from stampadia.games.chronicles.view import ChroniclesView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]

ABSENT: Final = 0
OWNED: Final = 1
USED: Final = 2


class Position:
    __slots__ = (
        "_pending",
        "agenda",
        "battle",
        "boxes",
        "came_from",
        "cell",
        "chain",
        "columns",
        "coming",
        "crossed",
        "dirty",
        "drawn",
        "drawn_cells",
        "empty",
        "extra_xp",
        "foe_defense",
        "gold",
        "hits",
        "hp",
        "imagined",
        "items",
        "memory",
        "news",
        "no_escape",
        "prepared",
        "read",
        "revealed",
        "room",
        "scores",
        "sheet_count",
        "sheets",
        "standing",
        "through_door",
        "ticked",
        "turn",
        "untold",
        "variant",
        "xp",
    )

    def __init__(
        self, sheets: tuple[Prepared, ...], memory: frozenset[str] = frozenset(), variant: str = ""
    ) -> None:
        self.sheets = sheets
        """All the sheets of a campaign; one, most days."""
        self.sheet_count = len(sheets)
        self.memory: frozenset[str] = memory
        self.variant = variant
        self.scores: tuple[int, ...] = ()
        """Of the adventures that are over."""
        self.turn = 0
        self.imagined = False
        self.news: list[Fact] = []
        self.agenda: list[Step[Position]] = []
        self.begin(sheets[0])
        self._pending: Pending = rules.advance(self)
        self.untold: tuple[Fact, ...] = tuple(filter(self._is_news, self.news))
        """What the first reading of the first room brought: told with the first choice."""

    def _is_news(self, fact: Fact) -> bool:
        """Mere narrative is not: the room's row shows it from the first look on, unless the
        adventure ended as it began."""
        if fact[0] != "line" or self.scores:
            return True
        return not self.prepared.spoken[fact[1]].clause.flavour

    def begin(self, prepared: Prepared, walls: int = 0, gold: int = GOLD) -> None:
        """A clean sheet, nothing marked; what the hero remembers stays, and so do walls that were
        seen in a dream."""
        sheet = prepared.sheet
        self.prepared = prepared
        self.gold: int = gold
        self.hp = [0] * COLUMNS
        """Ticked HP boxes by column."""
        self.xp = [0] * COLUMNS
        self.columns = 0
        """A bit for each enabled column."""
        self.boxes: tuple[Ability | None, ...] = prepared.boxes
        self.cell = prepared.stairs
        self.room = prepared.start
        self.came_from = (NOWHERE, NOWHERE)
        """The room the hero came from by a door, and its door cell (ruling 9)."""
        self.drawn = walls | 1 << prepared.start
        """A bit for each room whose walls are drawn."""
        self.ticked = 0
        self.read = 0
        """A bit for each action line that has been carried out."""
        self.revealed = 0
        """A bit for each clause whose upside-down part has been read."""
        self.no_escape = 0
        self.empty = False
        """Whether the hero's room "is empty" until he leaves it (ruling 23)."""
        self.through_door = False
        """Whether the token has come through a door, and nothing else was decided since."""
        self.standing = 0
        """A bit for each state-only clause that holds in the hero's room."""
        self.chain = 0
        """A bit for each clause that may fire only once between decisions, and did (ruling 19)."""
        self.dirty = False
        """Whether something changed that a state-only clause may look at."""
        self.crossed: frozenset[int] = frozenset()
        """Grey cells that are crossed out."""
        self.drawn_cells: dict[int, int] = {}
        """Grey cells that instructions drew: digits by cell; replaced, never changed."""
        self.hits = [0] * len(sheet.enemies)
        self.foe_defense = [0] * len(sheet.enemies)
        self.items = [OWNED if item.owned else ABSENT for item in sheet.items]
        self.coming: tuple[tuple[int, tuple[AnyAct, ...]], ...] = ()
        """Effects on the next so many enemy rolls."""
        self.battle: Battle | None = None
        self.extra_xp = 0
        """The Apprentice Monk's ticks beside the sheet."""
        rules.begin(self)

    # The contract

    def pending(self) -> Pending:
        return self._pending

    def play(self, choice: Any) -> Sequence[Event]:
        pending = self._pending
        check_choice(pending, choice)
        sheet = 0 if self.untold else len(self.scores)
        news = list(self.untold)
        self.untold = ()
        self.news = news
        if type(pending) is Ask:
            self.chain = 0
            rules.decide(self, choice)
        else:
            self.agenda.pop().take(self, choice)
        self._pending = rules.advance(self)
        return Happened((self.sheets, sheet, news), events_from)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        twin.sheets = self.sheets
        twin.sheet_count = self.sheet_count
        twin.memory = self.memory
        twin.variant = self.variant
        twin.scores = self.scores
        twin.turn = self.turn
        twin.imagined = self.imagined
        twin.news = []
        twin.untold = self.untold
        twin.agenda = self.agenda[:]
        twin.prepared = self.prepared
        twin.gold = self.gold
        twin.hp = self.hp[:]
        twin.xp = self.xp[:]
        twin.columns = self.columns
        twin.boxes = self.boxes
        twin.cell = self.cell
        twin.room = self.room
        twin.came_from = self.came_from
        twin.drawn = self.drawn
        twin.ticked = self.ticked
        twin.read = self.read
        twin.revealed = self.revealed
        twin.no_escape = self.no_escape
        twin.empty = self.empty
        twin.standing = self.standing
        twin.chain = self.chain
        twin.through_door = self.through_door
        twin.dirty = self.dirty
        twin.crossed = self.crossed
        twin.drawn_cells = self.drawn_cells
        twin.hits = self.hits[:]
        twin.foe_defense = self.foe_defense[:]
        twin.items = self.items[:]
        twin.coming = self.coming
        twin.battle = self.battle and self.battle.clone()
        twin.extra_xp = self.extra_xp
        twin._pending = self._pending
        return twin

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

    def digest(self) -> str:
        whole = (
            self.prepared.fingerprint, self.sheet_count, sorted(self.memory), self.variant,
            self.scores, self.turn, self.gold, self.hp, self.xp, self.boxes,
            self.cell, self.room, self.came_from, self.drawn, self.ticked, self.read,
            self.revealed, self.no_escape, self.empty, self.standing, self.through_door,
            sorted(self.crossed),
            sorted(self.drawn_cells.items()), self.hits, self.foe_defense, self.items, self.coming,
            self.extra_xp, self.battle and self.battle.digest(),
            [repr(step) for step in self.agenda],
        )  # fmt: skip
        return blake2b(repr(whole).encode(), digest_size=6).hexdigest()

    @property
    def over(self) -> Over | None:
        return self._pending if isinstance(self._pending, Over) else None

    def look_again(self) -> None:
        """Work out anew what is pending, after the table was laid by hand."""
        self._pending = rules.advance(self)

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
        return self.drawn_cells.get(cell) or self.prepared.grey.get(cell, 0)

    def distance(self, cell: int, other: int) -> int:
        return self.prepared.reach(self.drawn, cell).get(other, 999)

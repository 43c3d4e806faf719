"""Everything that changes during play: the hero, the marks on the sheet, what is unfinished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles import rules
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.events import events_from, revealing
from stampadia.games.chronicles.instructions import Ability, AnyAct
from stampadia.games.chronicles.prepared import NOWHERE, Prepared
from stampadia.games.chronicles.rules.battle import Battle
from stampadia.games.chronicles.view import ChroniclesView, view_of
from stampadia.kernel.agenda import check_choice
from stampadia.kernel.event import Event, Happened
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench.fields import UNTOLD, Declared, cloned, copied, listed, same

if TYPE_CHECKING:
    from stampadia.kernel.agenda import Step
    from stampadia.kernel.chance import Dealer

Fact = tuple[Any, ...]

ABSENT: Final = 0
OWNED: Final = 1
USED: Final = 2


class Position(Declared):
    prepared: Prepared = same(told=lambda at: at.prepared.fingerprint)
    sheet_count: int = same()
    memory: frozenset[str] = same(told=lambda at: sorted(at.memory))
    variant: str = same()
    scores: tuple[int, ...] = same()
    """Of the adventures that are over."""
    turn: int = same()

    # What a clean sheet begins with
    gold: int = same(GOLD)
    hp: list[int] = listed(lambda _: [0] * COLUMNS)
    """Ticked HP boxes by column."""
    xp: list[int] = listed(lambda _: [0] * COLUMNS)
    boxes: tuple[Ability | None, ...] = same(lambda at: at.prepared.boxes)
    cell: int = same(lambda at: at.prepared.stairs)
    room: int = same(lambda at: at.prepared.start)
    came_from: tuple[int, int] = same((NOWHERE, NOWHERE))
    """The room the hero came from by a door, and its door cell (ruling 9)."""
    drawn: int = same(lambda at: 1 << at.prepared.start)
    """A bit for each room whose walls are drawn."""
    ticked: int = same(0)
    read: int = same(0)
    """A bit for each action line that has been carried out."""
    revealed: int = same(0)
    """A bit for each clause whose upside-down part has been read."""
    no_escape: int = same(0)
    empty: bool = same(False)
    """Whether the hero's room "is empty" until he leaves it (ruling 23)."""
    standing: int = same(0)
    """A bit for each state-only clause that holds in the hero's room."""
    through_door: bool = same(False)
    """Whether the token has come through a door, and nothing else was decided since."""
    crossed: frozenset[int] = same(frozenset(), told=lambda at: sorted(at.crossed))
    """Grey cells that are crossed out."""
    drawn_cells: dict[int, int] = same(lambda _: {}, told=lambda at: sorted(at.drawn_cells.items()))
    """Grey cells that instructions drew: digits by cell; replaced, never changed."""
    hits: list[int] = listed(lambda at: [0] * len(at.prepared.circles))
    foe_defense: list[int] = listed(lambda at: [0] * len(at.prepared.circles))
    items: list[int] = listed(
        lambda at: [OWNED if item.owned else ABSENT for item in at.prepared.sheet.items]
    )
    coming: tuple[tuple[int, tuple[AnyAct, ...]], ...] = same(())
    """Effects on the next so many enemy rolls."""
    extra_xp: int = same(0)
    """The Apprentice Monk's ticks beside the sheet."""
    battle: Battle | None = cloned(None, told=lambda at: at.battle and at.battle.told())
    agenda: list[Step[Position]] = listed(told=lambda at: [repr(step) for step in at.agenda])

    # What follows from the rest, or matters no longer than one choice
    columns: int = same(0, told=UNTOLD)
    """A bit for each enabled column."""
    chain: int = same(0, told=UNTOLD)
    """A bit for each clause that may fire only once between decisions, and did (ruling 19)."""
    dirty: bool = same(False, told=UNTOLD)
    """Whether something changed that a state-only clause may look at."""
    sheets: tuple[Prepared, ...] = same(told=UNTOLD)
    """All the sheets of a campaign; one, most days."""
    imagined: bool = same(told=UNTOLD)
    news: list[Fact] = copied("[]", told=UNTOLD)
    opening: tuple[Fact, ...] = same(told=UNTOLD)
    """What the first reading of the first room brought: told before the first choice."""
    _pending: Pending = same(told=UNTOLD)

    def __init__(
        self, sheets: tuple[Prepared, ...], memory: frozenset[str] = frozenset(), variant: str = ""
    ) -> None:
        self.sheets = sheets
        self.sheet_count = len(sheets)
        self.memory = memory
        self.variant = variant
        self.scores = ()
        self.turn = 0
        self.imagined = False
        self.news = []
        self.begin(sheets[0])
        self._pending = rules.advance(self)
        self.opening = tuple(filter(self._is_news, self.news))

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
        self.lay()
        self.gold = gold
        self.drawn |= walls
        rules.begin(self)

    # The contract

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
            rules.decide(self, choice)
        else:
            self.agenda.pop().take(self, choice)
        self._pending = rules.advance(self)
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

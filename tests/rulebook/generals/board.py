"""A battlefield laid as wished, so that a test can say a situation in one sentence.

    Board(player={1: "2/1"}, front={1: stack("1/0 |", "1/2", wounds=1)}, life=3)

Cards are written as in `printing`. Columns are numbered from 1; spaces are named as in the
game's notation: "player 1", "front 3", "incoming 4". A card without a name is called after where
it was laid: "front 1" (in a stack "front 1a" for the top one, "front 1b" …), "hand 2", "pile 1",
"shield 1", "place 1", "discard 1", "event 1", and "filler …" below the wished pile.

The board does one thing at a time: an attack action, a phase, or a turn. It stops at questions
(`asked`, `choices`), which `play` answers in notation; chance is settled by a seeded Dealer unless
the board was told to wait for it. After every step all cards must still be on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from rulebook.generals.printing import event_card, printed_set, unit_card
from stampadia.games.generals import notation
from stampadia.games.generals.content import EventCard, UnitCard
from stampadia.games.generals.events import events_from
from stampadia.games.generals.language.skills import Unread
from stampadia.games.generals.position import Position, Troop
from stampadia.games.generals.prepared.deck import FULL, Deck
from stampadia.games.generals.prepared.skills import ATTACK, LIFE
from stampadia.games.generals.rules.attack import AttackRow, begin
from stampadia.games.generals.rules.numbers import count, elements_of
from stampadia.games.generals.rules.steps import Step
from stampadia.games.generals.rules.turn import (
    CHECK,
    CHECK_AGAIN,
    TURN,
    Advance,
    PlayPhase,
    Recover,
)
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event, Told
from stampadia.kernel.pending import Ask, Chance, Over, Pending

ROWS: Final = ("player", "front", "incoming")
PLAYER, FRONT = 0, 1


class Laid(Struct, frozen=True):
    """A unit to be laid: its cards from the top to the bottom."""

    cards: tuple[str, ...]
    wounds: int = 0
    exhausted: bool = False


def stack(*cards: str, wounds: int = 0, exhausted: bool = False) -> Laid:
    return Laid(cards, wounds, exhausted)


Row = Mapping[int, str | Laid]


class Rest(Step):
    """Where the board stops when a step is done."""

    name = "rest"

    def proceed(self, position: Position) -> Pending:
        return Ask(position.to_act, (0,))

    def __repr__(self) -> str:
        return self.name


REST: Final = Rest()
PHASES: Final[dict[str, Step]] = {
    "check": CHECK_AGAIN,
    "play": PlayPhase(),
    "attack": AttackRow(PLAYER),
    "advance": Advance(),
    "defense": AttackRow(FRONT),
    "recover": Recover(),
    "turn": CHECK,
}


class Box:
    """The cards of a test, numbered as they are laid."""

    def __init__(self) -> None:
        self.units: list[UnitCard] = []
        self.events: list[EventCard] = []

    def lay(self, lines: Iterable[str], place: str) -> list[int]:
        first = len(self.units)
        for number, line in enumerate(lines, 1):
            self.units.append(unit_card(line, f"{place} {number}"))
        return list(range(first, len(self.units)))

    def lay_unit(self, laid: str | Laid, place: str) -> tuple[Laid, tuple[int, ...]]:
        unit = Laid((laid,)) if isinstance(laid, str) else laid
        first = len(self.units)
        for number, line in enumerate(unit.cards):
            letter = "abcdefgh"[number] if len(unit.cards) > 1 else ""
            self.units.append(unit_card(line, f"{place}{letter}"))
        return unit, tuple(range(first, len(self.units)))

    def lay_events(self, lines: Iterable[str], place: str) -> list[int]:
        """Numbers among the events; faces are known when all units are."""
        first = len(self.events)
        for number, line in enumerate(lines, 1):
            self.events.append(event_card(line, f"{place} {number}"))
        return list(range(first, len(self.events)))


class Board:
    def __init__(
        self,
        *,
        player: Row | None = None,
        front: Row | None = None,
        incoming: Row | None = None,
        hand: Sequence[str] = (),
        second_hand: Sequence[str] | None = None,
        pile: Sequence[str] = (),
        filler: int = 12,
        discard: Sequence[str] = (),
        shields: Sequence[str] = (),
        places: Sequence[str] = (),
        event_places: Sequence[str] = (),
        events: Sequence[str] = (),
        life: int = 5,
        ink: int = 3,
        edition: str = "0.1",
        full: bool = False,
        wait_for_chance: bool = False,
        unread: bool = False,
    ) -> None:
        """`pile` is listed from its top, `places` from the top of the Place Stack (the oldest)
        with `event_places` below them, `events` from the top of the Event Deck. A `second_hand`
        makes it a game of two generals. `unread` allows texts that the language cannot read."""
        box = Box()
        rows = [
            {column: box.lay_unit(laid, f"{name} {column}") for column, laid in (row or {}).items()}
            for name, row in zip(ROWS, (player, front, incoming), strict=True)
        ]
        hands = [box.lay(hand, "hand")]
        if second_hand is not None:
            hands.append(box.lay(second_hand, "second hand"))
        piles = [
            box.lay(lines, place)
            for lines, place in (
                (pile, "pile"),
                (discard, "discard"),
                (shields, "shield"),
                (places, "place"),
                (["1/1"] * life if full else [], "life"),
                (["1/1"] * 4 if full else [], "column"),
            )
        ]
        if full:
            filler = max(filler, FULL - len(box.units))
        rest = box.lay(["1/1"] * filler, "filler")
        joined = box.lay_events(event_places, "event place")
        upright = box.lay_events(events, "event")
        deck = Deck([printed_set(box.units, box.events)])
        assert deck.full == full, f"{deck.units} cards"
        assert unread or not unread_texts(deck), unread_texts(deck)
        position = Position(deck, len(hands), ink, edition, random_events=False)
        position.hands = hands
        top, position.discard, position.shields, stacked, lives, position.columns = piles
        position.pile = [*reversed(rest), *reversed(top)]
        position.life = 0 if full else life
        position.life_cards = lives
        position.places = [*stacked, *(deck.units + 2 * number for number in joined)]
        position.refresh_places()
        position.event_pile = [deck.units + 2 * number for number in reversed(upright)]
        for row, units in enumerate(rows):
            for column, (unit, cards) in units.items():
                troop = position.muster(row, column - 1, cards)
                troop.wounds, troop.exhausted = unit.wounds, unit.exhausted
        self.position = position
        self.events: list[Event] = []
        self._wait_for_chance = wait_for_chance
        self._dealer = Dealer("rulebook")
        self._start([REST])

    # Doing

    def attack(self, cell: str, *answers: str) -> list[Event]:
        """One attack action of the unit there, exhausted or not."""
        row, column = place_of(cell)
        troop = self.unit(cell)
        assert troop is not None, f"nobody at {cell}"
        assert self.asked == "rest", self.asked
        position = self.position
        position.phase = "defense" if row == FRONT else "attack"
        position.news = []
        before = len(self.events)
        begin(position, row, column, troop)
        self._go_on()
        self.play(*answers)
        return self.events[before:]

    def run(self, phase: str, *answers: str, on: bool = False) -> list[Event]:
        """A phase ("check", "play", "attack", "advance", "defense", "recover") from its
        beginning, or a whole "turn" with all that follow; with `on`, the rest of the turn is
        played after the phase, and the next turns as well."""
        assert self.asked in ("rest", "over"), self.asked
        step = PHASES[phase]
        before = len(self.events)
        self.position.phase = ""
        if on:
            steps = (*TURN, CHECK_AGAIN)
            names = [one.name for one in steps]
            self._start(list(steps[: names.index(step.name) + 1]))
        else:
            self._start([REST, step])
        self.play(*answers)
        return self.events[before:]

    def play(self, *texts: str) -> list[Event]:
        """Answers in notation, one after the other; what happened."""
        before = len(self.events)
        for text in texts:
            self._carry_out(notation.read(self.position, text))
        return self.events[before:]

    def _start(self, agenda: list[Step]) -> None:
        self.position.agenda = agenda
        self.position.news = []
        self._go_on()

    def _go_on(self) -> None:
        self.position.look_again()
        self.events += events_from((self.position.deck, self.position.news))
        self._settle()

    def _carry_out(self, choice: Any) -> None:
        self.events += list(self.position.play(choice))
        self._settle()

    def _settle(self) -> None:
        pending = self.position.pending()
        while isinstance(pending, Chance) and not self._wait_for_chance:
            self.events += list(self.position.play(pending.sample(self._dealer)))
            pending = self.position.pending()
        self._check_cards()

    def _check_cards(self) -> None:
        """Every card lies in exactly one place."""
        deck = self.position.deck
        found = sorted(
            card if card < deck.units else deck.units + (card - deck.units) // 2
            for card in cards_on(self.position)
        )
        assert found == list(range(deck.units + deck.events)), found

    # Questions

    @property
    def asked(self) -> str:
        """The name of the present question; "rest" when there is none, "over" at the end."""
        pending = self.position.pending()
        return "over" if isinstance(pending, Over) else self.position.agenda[-1].name

    @property
    def choices(self) -> set[str]:
        """What may be answered, in notation; cards without their numbers."""
        pending = self.position.pending()
        assert isinstance(pending, Ask), pending
        written = (notation.write(self.position, choice) for choice in pending.choices)
        return {" ".join(w for w in text.split() if not w.startswith("#")) for text in written}

    @property
    def over(self) -> Over | None:
        return self.position.over

    # Looking

    def unit(self, cell: str) -> Troop | None:
        row, column = place_of(cell)
        return self.position.rows[row][column]

    def _at(self, cell: str) -> tuple[int, int, Troop]:
        troop = self.unit(cell)
        assert troop is not None, f"nobody at {cell}"
        return *place_of(cell), troop

    def cards(self, cell: str) -> list[str]:
        """The names of a unit's cards, from the top to the bottom; none where nobody stands."""
        troop = self.unit(cell)
        return self._names(troop.stack.cards) if troop else []

    def row(self, name: str) -> list[str]:
        """The names of the bottom cards of a row, "" for an empty space."""
        return [(self.cards(f"{name} {column}") or [""])[-1] for column in (1, 2, 3, 4)]

    def wounds(self, cell: str) -> int:
        return self._at(cell)[2].wounds

    def exhausted(self, cell: str) -> bool:
        return self._at(cell)[2].exhausted

    def level(self, cell: str) -> int:
        return self._at(cell)[2].stack.level

    def attack_of(self, cell: str) -> int:
        return count(self.position, *self._at(cell), ATTACK, [])

    def life_of(self, cell: str) -> int:
        return count(self.position, *self._at(cell), LIFE, [])

    def elements(self, cell: str) -> tuple[int, int, int, int]:
        """Fire, air, earth, water."""
        return elements_of(self.position, *self._at(cell))

    @property
    def hand(self) -> list[str]:
        return self._names(self.position.hands[0])

    @property
    def second_hand(self) -> list[str]:
        return self._names(self.position.hands[1])

    @property
    def pile(self) -> list[str]:
        """From its top."""
        return self._names(reversed(self.position.pile))

    @property
    def discard(self) -> list[str]:
        return self._names(self.position.discard)

    @property
    def shields(self) -> list[str]:
        return self._names(self.position.shields)

    @property
    def places(self) -> list[str]:
        """From the top of the Place Stack to its bottom."""
        return self._names(self.position.places)

    @property
    def event_pile(self) -> list[str]:
        """From its top; a card that lies turned is called "… turned"."""
        return self._names(reversed(self.position.event_pile))

    @property
    def life(self) -> int:
        return self.position.lives()

    @property
    def ink(self) -> int:
        return self.position.ink_level()

    def _names(self, cards: Iterable[int]) -> list[str]:
        return [self.position.deck.name(card) for card in cards]

    # What happened

    def happened(self, name: str) -> list[dict[str, Told]]:
        """What was told under this name, in order."""
        return [dict(event.about) for event in self.events if event.name == name]

    def counted(self, cell: str, stat: str = "attack") -> list[int]:
        """The values that were counted for the unit there, in order."""
        row, column = cell.split()
        return [
            int(str(told["value"]))
            for told in self.happened("counted")
            if (told["row"], told["column"], told["stat"]) == (row, int(column), stat)
        ]

    @property
    def order(self) -> list[str]:
        """The names of all that happened."""
        return [event.name for event in self.events]


def place_of(cell: str) -> tuple[int, int]:
    row, column = cell.split()
    return ROWS.index(row), int(column) - 1


def cards_on(position: Position) -> list[int]:
    found = [*position.pile, *position.discard, *position.columns, *position.life_cards]
    found += [*position.shields, *position.places, *position.event_pile, *position.looked]
    found += [card for hand in position.hands for card in hand]
    found += [card for row in position.rows for troop in row if troop for card in troop.stack.cards]
    if position.active_event >= 0:
        found.append(position.active_event)
    return found


def unread_texts(deck: Deck) -> list[str]:
    """Texts that the language does not read."""
    skills = [*deck.header_skills, *deck.body_skills, *deck.place_skills]
    texts = [skill.printed for skill in skills if skill is not None]
    texts += [*deck.instructions, *deck.happenings]
    return [str(text) for text in texts if isinstance(text, Unread)]

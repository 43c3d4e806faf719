"""What a seat may know: an allow-list (ruling B4). Both generals of a co-op game know the same:
every card in a hand was face-up when it was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from stampadia.games.generals.content import ELEMENTS, MOST_IN_HAND
from stampadia.games.generals.effects import questions as of_ops
from stampadia.games.generals.events import need_of, reason_name, reason_rule
from stampadia.games.generals.language.skills import KeepPlaying, Skill
from stampadia.games.generals.prepared.card_views import CardView, PartView
from stampadia.games.generals.prepared.skills import ATTACK, LIFE
from stampadia.games.generals.rules.by_hand import ByHand
from stampadia.games.generals.rules.cards import DEFEATED, can_activate
from stampadia.games.generals.rules.causes import Cause
from stampadia.games.generals.rules.numbers import Reason, count, elements_of
from stampadia.games.generals.rules.questions import DirectHit, EventOffered, ShieldToKeep
from stampadia.games.generals.rules.steps import Question
from stampadia.kernel.agenda import About
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


class ReasonView(Struct, frozen=True):
    """Why a number is not what the columns say."""

    card: str
    """Nothing where no card on the table is the reason."""
    part: str
    by: int
    need: tuple[str, ...]
    rule: str
    """The part, or what gives it its reach: banner, front; else lasting, drawn."""
    times: int
    """How often the need is met."""
    text: str = ""
    """What is printed there, where a card on the table is the reason."""


class PrintedView(Struct, frozen=True):
    """What a header or a body prints in the columns."""

    card: str
    part: str
    attack: int
    life: int


class UnitView(Struct, frozen=True):
    cards: tuple[CardView, ...]
    """From the top to the bottom; the last one shows its body."""
    level: int
    wounds: int
    exhausted: bool
    attack: int
    """As it would count now."""
    life: int
    columns: tuple[int, int]
    """Attack and life before any skill."""
    attack_because: tuple[ReasonView, ...]
    life_because: tuple[ReasonView, ...]
    elements: tuple[int, int, int, int]
    printed: tuple[PrintedView, ...] = ()
    """Where the columns come from: headers from the top to the bottom, then the body."""


class HitToTake(About, frozen=True, tag="direct-hit"):
    attack: int
    rescue: str = ""
    """The face-up event that would save whoever has no Life left."""


class EventToUse(About, frozen=True, tag="event"):
    moment: str
    """The special window that is open, or nothing."""


class CardToPick(About, frozen=True, tag="pick"):
    """A card is picked from a pile, or from a unit."""

    pile: Literal["shields", "places", "looked", "unit"]
    kept: bool
    """Whether it is taken, rather than given up."""
    cell: int = -1
    """The unit's space, as row * 4 + column."""
    left: int = 1
    """How many may be picked."""


class UnitToMove(About, frozen=True, tag="move"):
    cell: int


class UnitsToSwap(About, frozen=True, tag="swap"):
    cell: int
    goal: int


class WoundsToMove(About, frozen=True, tag="wounds"):
    cell: int
    goal: int


class UnitToPrint(About, frozen=True, tag="print"):
    level: int


class TextByHand(About, frozen=True, tag="by-hand"):
    done: int
    """How many adjustments have been made for this text."""


Asked = (
    HitToTake | EventToUse | CardToPick | UnitToMove | UnitsToSwap | WoundsToMove | UnitToPrint
    | TextByHand
)  # fmt: skip


class GeneralsView(View, frozen=True, kw_only=True):
    question: Asked | None = None
    edition: str
    full: bool
    phase: str
    acting: int
    ink: int
    life: int
    life_known: tuple[CardView, ...]
    """Life Cards that were seen when they were gained."""
    hands: tuple[tuple[CardView, ...], ...]
    shields: tuple[CardView, ...]
    deck: int
    """How many cards the Printer Deck has."""
    top: CardView | None
    top_place: CardView | None
    """The same card's other half."""
    discard: tuple[CardView, ...]
    places: tuple[CardView, ...]
    """The Place Stack from the top to the bottom."""
    place_level: int
    pressure: int
    events: int
    event: CardView | None
    """The Event Deck's face-up card."""
    rows: tuple[tuple[UnitView | None, ...], ...]
    """Player Row, Front Row, Incoming Row."""
    battle_turn: int
    speaker: CardView | None
    """The card that asks, where one does."""
    text: str
    """The text that asks."""
    looked: tuple[CardView, ...]
    """Cards looked at, of which one is to be chosen."""

    @property
    def number(self) -> int:
        """What the question is about in numbers."""
        match self.question:
            case HitToTake(number) | UnitToPrint(number) | TextByHand(number):
                return number
            case CardToPick(pile="looked", left=number):
                return number
            case CardToPick(pile="shields", kept=True):
                return self.asked or 0
        return 0

    @property
    def cells(self) -> tuple[int, ...]:
        """The spaces it is about, as row * 4 + column: from where to where, or whose card."""
        match self.question:
            case UnitsToSwap(cell, goal) | WoundsToMove(cell, goal):
                return cell, goal
            case CardToPick(pile="unit", cell=cell) | UnitToMove(cell):
                return (cell,)
        return ()


def pile_of(view: GeneralsView, asked: CardToPick) -> tuple[CardView, ...]:
    """The cards of which one is picked."""
    match asked.pile:
        case "shields":
            return view.shields
        case "places":
            return view.places
        case "looked":
            return view.looked
    unit = view.rows[asked.cell // 4][asked.cell % 4]
    return unit.cards if unit else ()


def view_of(position: Position, seat: int | None) -> GeneralsView:
    deck = position.deck
    pending = position.pending()
    faces = deck.card_views
    places = deck.place_views
    pile = position.pile
    cause = _cause(position)
    return GeneralsView(
        game="generals",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=position.agenda[-1].name,
        question=question_of(position),
        over=pending if isinstance(pending, Over) else None,
        edition=position.edition,
        full=deck.full,
        phase=position.phase,
        acting=position.to_act,
        ink=position.ink_level(),
        life=position.lives(),
        life_known=tuple(faces[card] for card in position.seen_life),
        hands=tuple(tuple(faces[card] for card in hand) for hand in position.hands),
        shields=tuple(faces[card] for card in position.shields),
        deck=len(pile),
        top=faces[pile[-1]] if pile else None,
        top_place=places[pile[-1]] if pile else None,
        discard=tuple(faces[card] for card in sorted(position.discard)),
        places=tuple(places[card] for card in position.places),
        place_level=position.place_level,
        pressure=position.pressure,
        events=len(position.event_pile),
        event=faces[position.event_pile[-1]] if position.event_pile else None,
        rows=tuple(tuple(_unit(position, row, column) for column in range(4)) for row in range(3)),
        battle_turn=position.battle_turns,
        speaker=(places if cause.part == "place" else faces)[cause.face] if cause else None,
        text=deck.text_at(cause.face, cause.part) if cause else "",
        looked=tuple(faces[card] for card in position.looked),
    )


def _unit(position: Position, row: int, column: int) -> UnitView | None:
    troop = position.rows[row][column]
    if troop is None:
        return None
    stack = troop.stack
    because: tuple[list[Reason], list[Reason]] = ([], [])
    if row < 2:
        attack = count(position, row, column, troop, ATTACK, because[ATTACK])
        life = count(position, row, column, troop, LIFE, because[LIFE])
        elements = elements_of(position, row, column, troop)
    else:  # ruling D23: nothing works in the Incoming Row
        attack, life, elements = stack.attack, stack.life, stack.elements
    return UnitView(
        cards=tuple(position.deck.card_views[card] for card in stack.cards),
        level=stack.level,
        wounds=troop.wounds,
        exhausted=troop.exhausted,
        attack=attack,
        life=life,
        columns=(stack.attack, stack.life),
        attack_because=_reasons(position, because[ATTACK]),
        life_because=_reasons(position, because[LIFE]),
        elements=elements,
        printed=tuple(_printed(position, stack.cards)),
    )


def _printed(position: Position, cards: tuple[int, ...]) -> Iterator[PrintedView]:
    faces = [position.deck.card_views[card] for card in cards]
    parts = [
        *((face, "header", face.header) for face in faces),
        (faces[-1], "body", faces[-1].body),
    ]
    for face, name, part in parts:
        if part.attack or part.life:
            yield PrintedView(face.name, name, part.attack, part.life)


def _reasons(position: Position, reasons: list[Reason]) -> tuple[ReasonView, ...]:
    deck = position.deck
    return tuple(
        ReasonView(
            reason_name(deck, face, part),
            part if face >= 0 else "",
            by,
            need_of(deck, face, part),
            reason_rule(deck, face, part),
            times,
            deck.text_at(face, part) if face >= 0 else "",
        )
        for face, part, by, times, _ in reasons
    )


# What the present question is about


def question_of(position: Position) -> Asked | None:
    step = position.agenda[-1]
    if isinstance(step, ByHand):
        return TextByHand(step.done)
    match step.about if isinstance(step, Question) else None:
        case DirectHit(value):
            return HitToTake(value, _rescue(position))
        case EventOffered(moment=moment):
            return EventToUse(moment)
        case ShieldToKeep():
            return CardToPick("shields", kept=True)
        case of_ops.LookedToTake(left):
            return CardToPick("looked", kept=True, left=left)
        case of_ops.CardToTake(cell=cell, times=times):
            return CardToPick("unit", True, _number(cell), times)
        case of_ops.CardToDiscard(cell) | of_ops.CardToReplace(cell=cell):
            return CardToPick("unit", False, _number(cell))
        case of_ops.Destination(cell):
            return UnitToMove(_number(cell))
        case of_ops.JumpOnto(row, here, there):
            return UnitsToSwap(row * 4 + here, row * 4 + there)
        case of_ops.WoundsToMove(source=source, goal=goal):
            return WoundsToMove(_number(source), _number(goal))
        case of_ops.UnitToPrint(level):
            return UnitToPrint(level)
        case None if step.name in GIVEN_UP:
            return CardToPick(GIVEN_UP[step.name], kept=False)
    return None


def _rescue(position: Position) -> str:
    """The event that would be offered if this hit were the last one, and goes on from there."""
    if position.lives() or not position.event_pile or position.active_event >= 0:
        return ""
    face = position.event_pile[-1]
    text = position.deck.happening(face)
    keeps = isinstance(text, Skill) and any(isinstance(op, KeepPlaying) for op in text.do)
    return position.deck.name(face) if keeps and can_activate(position, DEFEATED) else ""


GIVEN_UP: Final[dict[str, Literal["shields", "places"]]] = {
    "which-shield": "shields",
    "which-place": "places",
}
"""Questions for a card of a pile that need to know nothing else."""


def _number(cell: tuple[int, int]) -> int:
    return cell[0] * 4 + cell[1]


def _cause(position: Position) -> Cause | None:
    """Whose text asks; a question without a cause of its own is the active event's."""
    step = position.agenda[-1]
    if isinstance(step, ByHand):
        return step.cause
    if not isinstance(step, Question):
        return None
    own: Cause | None = getattr(step.about, "cause", None)
    if own is None and position.active_event >= 0:
        return Cause(position.active_event, "event")
    return own


# A view as a row of numbers of one fixed length, for learning programs: the table (Ink, Life,
# piles), the twelve spaces, both hands, the deck's top card and the face-up event, each by what is
# printed or counted; nothing depends on the set being played


PHASES: Final = ("check", "heal", "play", "attack", "advance", "defense", "recover")
UNIT_NUMBERS: Final = 11
CARD_NUMBERS: Final = 14


def observe(view: GeneralsView) -> list[float]:
    own = view.acting if view.seat is None else view.seat
    numbers = [float(view.phase == phase) for phase in PHASES]
    numbers += [
        float(number)
        for number in (
            view.ink, view.life, len(view.shields), view.deck, len(view.discard),
            len(view.places), view.place_level, view.pressure, view.events, view.battle_turn,
            view.number, view.asked == own,
        )
    ]  # fmt: skip
    for row in view.rows:
        for unit in row:
            numbers += _unit_numbers(unit)
    hands = (view.hands[own], view.hands[1 - own] if len(view.hands) > 1 else ())
    for hand in hands:
        for slot in range(MOST_IN_HAND):
            numbers += _card_numbers(hand[slot] if slot < len(hand) else None)
    for card in (view.top, view.event):
        numbers += _card_numbers(card)
    return numbers


def _unit_numbers(unit: UnitView | None) -> list[float]:
    if unit is None:
        return [0.0] * UNIT_NUMBERS
    shown = (1, len(unit.cards), unit.level, unit.attack, unit.life, unit.wounds, unit.exhausted)
    return [float(number) for number in (*shown, *unit.elements)]


def _card_numbers(card: CardView | None) -> list[float]:
    if card is None:
        return [0.0] * CARD_NUMBERS
    return [1.0, float(card.level), *_part_numbers(card.header), *_part_numbers(card.body)]


def _part_numbers(part: PartView) -> Iterator[float]:
    yield float(part.attack)
    yield float(part.life)
    for element in ELEMENTS:
        yield float(part.amount if part.element == element else 0)

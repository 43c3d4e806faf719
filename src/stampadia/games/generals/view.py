"""What a seat may know: an allow-list (ruling B4). Both generals of a co-op game know the same:
every card in a hand was face-up when it was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from stampadia.games.generals.asked import asking_cause, asking_cells, asking_number
from stampadia.games.generals.card_view import CardView
from stampadia.games.generals.evaluating import Reason, count, elements_of
from stampadia.games.generals.events import need_of, reason_name, reason_rule, text_of
from stampadia.games.generals.prepared import ATTACK, LIFE
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position
    from stampadia.games.generals.rules.asking import Cause


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


class GeneralsView(View, frozen=True):
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
    number: int
    """What the question is about in numbers: a direct hit's attack."""
    cells: tuple[int, ...]
    """The spaces it is about, as row * 4 + column: from where to where, or whose card."""
    looked: tuple[CardView, ...]
    """Cards looked at, of which one is to be chosen."""


def view_of(position: Position, seat: int | None) -> GeneralsView:
    deck = position.deck
    pending = position.pending()
    cards = deck.card_views
    places = deck.place_views
    pile = position.pile
    cause = asking_cause(position)
    return GeneralsView(
        game="generals",
        seat=seat,
        turn=position.turn,
        asked=pending.seat if isinstance(pending, Ask) else None,
        step=position.agenda[-1].name,
        over=pending if isinstance(pending, Over) else None,
        edition=position.edition,
        full=deck.full,
        phase=position.phase,
        acting=position.to_act,
        ink=position.ink_level(),
        life=position.lives(),
        life_known=tuple(cards[card] for card in position.seen_life),
        hands=tuple(tuple(cards[card] for card in hand) for hand in position.hands),
        shields=tuple(cards[card] for card in position.shields),
        deck=len(pile),
        top=cards[pile[-1]] if pile else None,
        top_place=places[pile[-1]] if pile else None,
        discard=tuple(cards[card] for card in sorted(position.discard)),
        places=tuple(places[card] for card in position.places),
        place_level=position.place_level,
        pressure=position.pressure,
        events=len(position.event_pile),
        event=cards[position.event_pile[-1]] if position.event_pile else None,
        rows=tuple(tuple(_unit(position, row, column) for column in range(4)) for row in range(3)),
        battle_turn=position.battle_turns,
        speaker=_speaker(position, cause),
        text=text_of(deck, cause.face, cause.part) if cause else "",
        number=asking_number(position),
        cells=asking_cells(position),
        looked=tuple(cards[card] for card in position.looked),
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
    )


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
        )
        for face, part, by, times, _ in reasons
    )


def _speaker(position: Position, cause: Cause | None) -> CardView | None:
    if cause is None:
        return None
    deck = position.deck
    return (deck.place_views if cause.part == "place" else deck.card_views)[cause.face]

"""What must be true of every position of every game."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec
import pytest

from games.travelers.marked_sets import FACE, marks_in
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import FIRST_LEVEL, LAST_LEVEL
from stampadia.games.travelers.notation import read, write
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.dungeon import DungeonState
from stampadia.games.travelers.rules.ending import UNKNOWN
from stampadia.games.travelers.rules.floor_plan import code_of, overlap
from stampadia.games.travelers.rules.world import EMPTY, WorldState
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Over
from stampadia.words import LANGUAGES

NEVER_LEGAL = (None, "", -1, n.CHOICES, 0.5, (), (0, 0))
LOOK_AHEAD = 20
IN_THE_AIR = ("attach", "teleport")
"""While these are asked a teleported token has left its room, whose card may have been taken."""


def check(position: Position) -> None:
    """Cheap enough for every position."""
    played = [card for card, _ in position.cross.cards]
    piles = position.hand + position.deck + position.removed + played
    assert sorted(piles) == list(range(position.owned)), "every card is in one place"
    assert FIRST_LEVEL <= position.level <= LAST_LEVEL
    assert 0 <= position.mana <= position.level
    assert position.attack >= 0 and position.defense >= 0
    _check_question(position)
    if position.over is not None and position.over.how == UNKNOWN:
        return  # an imagined token is on its way to where nobody has been
    if position.world is not None:
        _check_world(position.world)
    if position.dungeon is not None:
        _check_dungeon(position.dungeon, position.agenda[-1].name)


def _check_question(position: Position) -> None:
    pending = position.pending()
    if isinstance(pending, Over):
        assert pending.how in ("won", "defeated", "lost-the-way", UNKNOWN)
        assert (pending.how == "defeated") == (len(position.removed) == position.owned)
        return
    assert len(position.removed) < position.owned, "a hero without cards is defeated at once"
    if isinstance(pending, Ask):
        choices = list(pending.choices)
        assert choices and len(set(choices)) == len(choices)
        assert all(0 <= choice < n.CHOICES for choice in choices)


def _check_world(world: WorldState) -> None:
    cards = [card for card in world.grid if card != EMPTY]
    assert len(world.grid) == 9 and len(set(cards)) == len(cards)
    assert 0 <= world.token < 9
    assert {world.code(card) for card in cards} <= world.seen


def _check_dungeon(state: DungeonState, step: str) -> None:
    assert not state.gone & state.table.keys()
    for one, other in combinations(state.table.values(), 2):
        assert one.island != other.island or not overlap(
            one.top_left, one.orientation, other.top_left, other.orientation
        )
    shown = {card * 4 + placed.orientation for card, placed in state.table.items()}
    assert shown <= state.seen
    if step not in IN_THE_AIR:
        assert state.on_table(state.room)
        assert state.cell in state.here.floor


def check_closely(position: Position, dealer: Dealer) -> None:
    check_clone(position, dealer)
    check_illegal(position)
    check_secrets(position, dealer)
    check_imagined(position, dealer)
    check_notation(position)


def check_clone(position: Position, dealer: Dealer) -> None:
    before = position.digest()
    twin, other = position.clone(), position.clone()
    assert twin.digest() == before
    choice = chosen(position, dealer)
    if choice is not None:
        twin.play(choice)
        other.play(choice)
        assert twin.digest() == other.digest()
    assert position.digest() == before


def chosen(position: Position, dealer: Dealer) -> Any:
    pending = position.pending()
    if isinstance(pending, Over):
        return None
    return dealer.one_of(pending.choices) if isinstance(pending, Ask) else pending.sample(dealer)


def check_illegal(position: Position) -> None:
    before = position.digest()
    pending = position.pending()
    legal = pending.choices if isinstance(pending, Ask) else ()
    wrong = [choice for choice in range(0, n.CHOICES, 7) if choice not in legal]
    for choice in (*NEVER_LEGAL, *wrong):
        with pytest.raises(IllegalChoice):
            position.play(choice)
    assert position.digest() == before


# Secrets


def seen_codes(position: Position) -> set[str]:
    if position.world is not None:
        return set(position.world.seen)
    assert position.dungeon is not None
    return {code_of(room) for room in position.dungeon.seen}


def allowed_marks(position: Position) -> set[str]:
    """Whoever chooses the half of a card that joins looks at both."""
    shows_face = position.joined or position.agenda[-1].name == "join-half"
    return seen_codes(position) | ({FACE} if shows_face else set())


def shown(position: Position) -> bytes:
    return msgspec.json.encode(position.view(0))


def check_secrets(position: Position, dealer: Dealer) -> None:
    told = shown(position)
    assert marks_in(told.decode()) <= allowed_marks(position)
    imagined = position.imagine(0, dealer)
    assert shown(imagined) == told
    assert shown(imagined.imagine(0, dealer)) == told
    hidden = position.clone()
    order = iter(reversed([card for card in position.deck if card in position.unordered]))
    hidden.deck = [next(order) if card in position.unordered else card for card in position.deck]
    assert shown(hidden) == told, "how a shuffle laid the Discard Deck is hidden"
    dungeon = position.view(0).dungeon
    if dungeon is not None:
        assert {room.code for room in dungeon.rooms} <= seen_codes(position)


def check_imagined(position: Position, dealer: Dealer) -> None:
    """Whoever plays on in an imagined game learns nothing there that has not been seen."""
    known = allowed_marks(position)
    before = position.digest()
    twin = position.imagine(0, dealer)
    for _ in range(LOOK_AHEAD):
        choice = chosen(twin, dealer)
        if choice is None:
            break
        events = list(twin.play(choice))
        check(twin)
        assert marks_in(msgspec.json.encode(events).decode()) <= known
    assert marks_in(shown(twin).decode()) <= known
    assert position.digest() == before


def check_events(position: Position, events: list[Event]) -> None:
    """What happened tells no more than what may be known after it."""
    assert marks_in(msgspec.json.encode(events).decode()) <= allowed_marks(position)


def check_notation(position: Position) -> None:
    pending = position.pending()
    if not isinstance(pending, Ask):
        return
    for language in LANGUAGES:
        lines = [write(position, choice, language) for choice in pending.choices]
        assert len(set(lines)) == len(lines)
        assert [read(position, line) for line in lines] == list(pending.choices)

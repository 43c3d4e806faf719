"""Clauses made ready for play, with what the rules ask of them again and again."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import Item, Room
from stampadia.games.chronicles.instructions import (
    AbilityKind,
    Activates,
    AnyAct,
    BeforeHeroRoll,
    Clause,
    Effect,
    EnterRoom,
    GoToStairs,
    Happening,
    HeroTurn,
    MoveAnywhere,
    MoveBack,
    MoveOnCell,
    MoveOnStairs,
    NextEnemyRolls,
    Offer,
    Riddle,
    RolledOne,
    RollTable,
    State,
    TurnRoll,
)

Kind = type[Happening]


class Offered(Happening, frozen=True):
    """No event of the sheet: the moment before the hero's roll, when he may say or pay something
    (ruling 27)."""


class Become(Happening, frozen=True):
    """No event of the sheet: something may have become true (ruling 18)."""


class AnyTime(Happening, frozen=True):
    """No event of the sheet: whenever a question stands (manual: "At any time")."""


class Threat(Happening, frozen=True, tag="threat"):
    """No event of the sheet: the hero is about to lose HP."""


MAY_SPEAK: Final = (EnterRoom, MoveOnCell, MoveOnStairs, Offered)
"""When a line that waits for no event offers something."""


class Spoken(Struct, frozen=True):
    """A clause of a room."""

    index: int
    """Its number on the sheet."""
    room: int
    line: int
    clause: Clause
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...]
    states: tuple[State, ...]
    states_only: bool
    watched: bool
    """Can it become true without an event? States alone can, and each state of an "or"."""
    moves: bool
    """Does its action move the hero?"""

    def may_hear(self, event: Kind) -> bool:
        """May it do anything but keep silent at an event of this kind?"""
        if self.watched and event in (EnterRoom, Become):
            return True
        if not self.clause.when:
            return event is EnterRoom
        offers = bool(self.offers) and event in MAY_SPEAK
        heard = [_is_of(part, event) for part in self.happenings]
        if self.clause.any_of:
            return any(heard) or offers
        return all(heard) if heard else offers


def _is_of(part: Happening, event: Kind) -> bool:
    return type(part) is event or (event is TurnRoll and type(part) is RolledOne)


def spoken_in(room: Room, index: int, first: int) -> tuple[Spoken, ...]:
    """A room's clauses, numbered from `first` on."""
    found: list[Spoken] = []
    for line, clauses in enumerate(room.lines):
        for clause in clauses:
            happenings = tuple(p for p in clause.when if isinstance(p, Happening))
            offers = tuple(p for p in clause.when if isinstance(p, Offer))
            states = tuple(p for p in clause.when if isinstance(p, State))
            states_only = bool(states) and not (happenings or offers)
            found.append(
                Spoken(
                    index=first + len(found),
                    room=index,
                    line=line,
                    clause=clause,
                    happenings=happenings,
                    offers=offers,
                    states=states,
                    states_only=states_only,
                    watched=states_only or (clause.any_of and bool(states)),
                    moves=any(map(moves_hero, clause.do)),
                )
            )
    return tuple(found)


def moves_hero(act: AnyAct) -> bool:
    """Without asking whether; a riddle asks."""
    if isinstance(act, RollTable):
        return any(moves_hero(one) for case in act.cases for one in case.do)
    return isinstance(act, MoveAnywhere | GoToStairs | MoveBack)


Plus = tuple[Spoken, int]
"""A line, and what it adds to an ability."""


def added_to_foes(spoken: tuple[Spoken, ...]) -> dict[AbilityKind, tuple[Plus, ...]]:
    """What a room's lines add to the abilities of its enemies, unless the hero must agree."""
    found: dict[AbilityKind, tuple[Plus, ...]] = {}
    for one in spoken:
        plus = sum(act.by for act in one.clause.do if isinstance(act, Effect))
        kinds = {
            part.ability
            for part in one.happenings
            if isinstance(part, Activates) and part.who in ("any", "enemy")
        }
        for kind in kinds if plus and not one.offers else ():
            found[kind] = (*found.get(kind, ()), (one, plus))
    return found


class SpokenItem(Struct, frozen=True):
    """The clause of an item."""

    clause: Clause
    happenings: tuple[Happening, ...]
    offers: tuple[Offer, ...]
    states: tuple[State, ...]
    leads_away: bool
    moments: frozenset[Kind]
    """The kinds of windows at which it may be used."""


OWN_MOMENTS: Final = frozenset({AnyTime, Threat, BeforeHeroRoll, HeroTurn, TurnRoll})
"""When an item that waits for no event may be used."""


def spoken_item(item: Item) -> SpokenItem:
    when = item.clause.when
    happenings = tuple(part for part in when if isinstance(part, Happening))
    moments = [_moments(part) for part in happenings]
    if item.clause.any_of or not moments:
        kinds = OWN_MOMENTS.union(*moments)
    else:
        kinds = moments[0].intersection(*moments)
    return SpokenItem(
        clause=item.clause,
        happenings=happenings,
        offers=tuple(part for part in when if isinstance(part, Offer)),
        states=tuple(part for part in when if isinstance(part, State)),
        leads_away=any(isinstance(act, Riddle) or moves_hero(act) for act in item.clause.do),
        moments=kinds,
    )


def _moments(part: Happening) -> frozenset[Kind]:
    if isinstance(part, HeroTurn | NextEnemyRolls):
        return frozenset({BeforeHeroRoll, HeroTurn, TurnRoll})
    return frozenset({TurnRoll if isinstance(part, RolledOne) else type(part)})

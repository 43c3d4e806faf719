"""A view as a row of numbers of one fixed length, for learning programs.

The tracks, what is asked, the fight and what is in play; then nine Hero Cards with the place, how
soon they can be drawn, the half that is up and what both halves print; then the nine cells of a
World; then the six Room Cards of a Dungeon, the doors of the hero's room and the rooms that have
been seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from stampadia.games.travelers.choices import MOST_CARDS, ROOM_COUNT
from stampadia.games.travelers.content import (
    ELEMENTS,
    ORIENTATIONS,
    ROOM_CARDS,
    WORLD_CARDS,
    WORLD_SIDES,
    Enemy,
    HeroHalf,
    Trigger,
)
from stampadia.games.travelers.instructions import ExhaustForm, Gain, GainTick, HeroAbility
from stampadia.games.travelers.rules.floor_plan import room_of
from stampadia.games.travelers.view import (
    DungeonView,
    FightView,
    RegionView,
    RoomView,
    TravelersView,
)

STEPS: Final = (
    "opening", "plan", "take-back", "exhaust", "hit", "travel", "discard-to-move", "explore",
    "approach", "pull", "may", "offer", "turn", "discard", "discard-row", "swap-give", "swap-take",
    "recover", "recover-for", "recover-half", "exhaust-one", "remove", "gamble", "migrate",
    "join-half", "attach", "teleport", "recover-to-hand", "recover-for-hand",
    "choose", "repeat",
)  # fmt: skip
"""Whatever a player can be asked."""
_FORMS: Final[tuple[str, ...]] = get_args(ExhaustForm)
_TRIGGERS: Final[tuple[str, ...]] = get_args(Trigger)
_TRACKS: Final = ("attack", "defense", "mana")
_ABILITIES: Final = 2
_CHANGES: Final = 9
"""Of a Modifier: four Elements, two Banners, more or fewer cards, a trap."""
_ENEMY: Final = 7 + _CHANGES
_FIGHT: Final = 6 + _ENEMY
_ABILITY: Final = 2 + len(_TRACKS)
_HALF: Final = 2 + len(_FORMS) + len(ELEMENTS) + _ABILITIES * _ABILITY
_CARD: Final = 10 + 2 * _HALF
_CROSS: Final = len(ELEMENTS) + 2 + MOST_CARDS + 1
_REGION: Final = 8 + _ENEMY
_ROOM: Final = 6 + len(ORIENTATIONS) + len(_TRIGGERS) + _ENEMY
_DUNGEON: Final = 4 + ROOM_CARDS * _ROOM + 2 * ROOM_COUNT
LENGTH: Final = (
    7 + len(STEPS) + _FIGHT + _CROSS + MOST_CARDS * _CARD + WORLD_CARDS * _REGION + _DUNGEON
)


def observe(view: TravelersView) -> Sequence[float]:
    left = view.question.number if view.question is not None else 0
    tracks = (view.attack / 20, view.defense / 20, view.level / 9, view.mana / 9)
    known = (float(view.world is not None), float(view.dungeon is not None), left / 20)
    step = [float(view.step == one) for one in STEPS]
    return [
        *tracks,
        *known,
        *step,
        *_fight(view.fight),
        *_cross(view),
        *(number for card in range(MOST_CARDS) for number in _card(view, card)),
        *_world(view),
        *(_dungeon(view.dungeon) if view.dungeon is not None else [0.0] * _DUNGEON),
    ]


# Enemies


def _fight(fight: FightView | None) -> list[float]:
    if fight is None:
        return [0.0] * _FIGHT
    reachable = None if fight.defense < 0 else fight.defense
    return [
        fight.turns / 10,
        float(fight.may_leave),
        float(fight.ignored),
        float(fight.steps < 0),
        max(0, fight.steps) / 12,
        1.0,
        *_enemy(fight.enemy, fight.level, fight.attack, reachable),
    ]


def _enemy(enemy: Enemy | None, level: int, attack: int, defense: int | None) -> list[float]:
    if enemy is None:
        return [0.0] * _ENEMY
    figures = [1.0, level / 12, attack / 20, (defense or 0) / 20, float(defense is None)]
    modifier = enemy.modifier
    if modifier is None:
        return figures + [0.0] * (_ENEMY - len(figures))
    by = (modifier.by / 3 if modifier.stat == stat else 0.0 for stat in ("attack", "defense"))
    looked_at = [
        *(float(modifier.element == element) for element in ELEMENTS),
        *(float(modifier.banner == banner) for banner in (1, 2)),
        *(float(modifier.cards == how) for how in (">=", "<=")),
    ]
    counts = [met * modifier.count / 5 for met in looked_at]
    return [*figures, *by, *counts, float(modifier.trap)]


# Hero Cards


def _cross(view: TravelersView) -> list[float]:
    cross = view.cross
    row = [stars / 2 for stars in cross.constellation]
    return [
        *(cross.elements.get(element, 0) / 5 for element in ELEMENTS),
        *(count / 5 for count in cross.banners),
        *(row + [0.0] * MOST_CARDS)[:MOST_CARDS],
        cross.activated / _ABILITIES,
    ]


def _card(view: TravelersView, card: int) -> list[float]:
    if card >= len(view.hero.cards):
        return [0.0] * _CARD
    cross = view.cross
    rows = (cross.column, cross.charge, cross.infuse, cross.strain)
    return [
        *(float(card in pile) for pile in (view.hand, view.deck, view.removed)),
        *(float(any(card == one for one, _ in row)) for row in rows),
        *_drawn(view, card),
        float(view.sides[card]),
        *(number for half in view.hero.cards[card].halves for number in _half(half)),
    ]


def _drawn(view: TravelersView, card: int) -> tuple[float, float]:
    """How soon it may be drawn from the Discard Deck, and whether that is known."""
    if card not in view.deck:
        return 0.0, 0.0
    known = card not in view.shuffled
    soonest = view.deck.index(card if known else view.shuffled[0])
    return 1.0 - soonest / MOST_CARDS, float(known)


def _half(half: HeroHalf) -> list[float]:
    abilities = [number for ability in half.abilities for number in _ability(ability)]
    return [
        half.value / 10,
        (half.exhaust.cost or 0) / 9,
        *(float(half.exhaust.form == form) for form in _FORMS),
        *(float(half.element == element) for element in ELEMENTS),
        *(abilities + [0.0] * (_ABILITIES * _ABILITY))[: _ABILITIES * _ABILITY],
    ]


def _ability(ability: HeroAbility) -> list[float]:
    """Its cost, whether it depends on something, and what it gains at best."""
    gains = dict.fromkeys(_TRACKS, 0)
    for sentence in ability.sentences:
        for action in sentence.actions():
            if isinstance(action, Gain):
                gains[action.of] += action.amount
            elif isinstance(action, GainTick):
                gains[action.of] += max(action.boxes)
    conditional = any(sentence.when for sentence in ability.sentences)
    return [ability.cost / 9, float(conditional), *(gains[track] / 20 for track in _TRACKS)]


# The adventure


def _world(view: TravelersView) -> list[float]:
    if view.world is None:
        return [0.0] * (WORLD_CARDS * _REGION)
    found: list[float] = []
    for cell, region in enumerate(view.world.cells):
        found.append(float(cell == view.world.token))
        found += _region(region) if region is not None else [0.0] * (_REGION - 1)
    return found


def _region(region: RegionView) -> list[float]:
    enemy = region.half.meeting.enemy
    level, attack, defense = region.bonus
    figures: tuple[int, int, int | None] = (0, 0, 0)
    if enemy is not None:
        shown = None if enemy.defense is None else max(0, enemy.defense + defense)
        figures = max(0, enemy.level + level), max(0, enemy.attack + attack), shown
    return [
        1.0,
        int(region.code[0]) / WORLD_CARDS,
        float(WORLD_SIDES.index(region.code[1])),
        float(region.marked),
        *(by / 3 for by in region.half.bonus or (0, 0, 0)),
        *_enemy(enemy, *figures),
    ]


def _dungeon(dungeon: DungeonView) -> list[float]:
    cards = {int(room.code[0]) - 1: room for room in dungeon.rooms}
    here = next(room for room in dungeon.rooms if room.code == dungeon.room)
    doors = [0.0] * ROOM_COUNT
    for door in here.doors:
        if not door.blocked:
            doors[room_of(door.code)] = 0.5 + 0.5 * door.attached
    seen = [0.0] * ROOM_COUNT
    for code in dungeon.seen:
        seen[room_of(code)] = 1.0
    found = [float(dungeon.fulfilled), dungeon.cell[0] / 6, dungeon.cell[1] / 6]
    found.append(float(dungeon.cell == here.symbol))
    for card in range(ROOM_CARDS):
        room = cards.get(card)
        found += _room(dungeon, room, here) if room is not None else [0.0] * _ROOM
    return [*found, *doors, *seen]


def _room(dungeon: DungeonView, room: RoomView, here: RoomView) -> list[float]:
    entry = next((one for one in dungeon.entries if one.room == room.code), None)
    enemy = entry.meeting.enemy if entry is not None else None
    figures = (enemy.level, enemy.attack, enemy.defense) if enemy is not None else (0, 0, 0)
    down, right = (room.top_left[at] - here.top_left[at] for at in (0, 1))
    together = room.island == here.island
    return [
        1.0,
        float(room is here),
        float(together),
        down * together / 24,
        right * together / 24,
        float(room.code in dungeon.marked),
        *(float(room.code[1] == orientation) for orientation in ORIENTATIONS),
        *(float(entry is not None and entry.trigger == trigger) for trigger in _TRIGGERS),
        *_enemy(enemy, *figures),
    ]

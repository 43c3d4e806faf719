"""A seed → a Dungeon: six Room Cards in one plane map, and eighteen entries in the Index.

The map is drawn first, then the main quest and two side quests find their rooms, then enemies from
the entrance to the depths, then events. What cannot be proven is drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, cast, get_args

import msgspec

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import (
    ENTRIES_ON_A_PAGE,
    INDEX_PAGES,
    ROOM_CARDS,
    Door,
    Dungeon,
    Entry,
    Glyph,
    Meeting,
    RoomCard,
)
from stampadia.games.travelers.generate.boxes import entry_fits, title_fits
from stampadia.games.travelers.generate.cast import (
    Cast,
    Foe,
    VillainForm,
    draw_cast,
    draw_enemy,
    draw_lock,
    draw_trap,
    draw_villain,
    fill,
    title_on,
)
from stampadia.games.travelers.generate.dungeon.map import ENTRANCE, Plan, PlaneMap, Site, draw_map
from stampadia.games.travelers.generate.dungeon.models import MARK, MainQuest, Step, dungeon_models
from stampadia.games.travelers.generate.dungeon.proof import Unproven, prove_dungeon
from stampadia.games.travelers.generate.hero.heroes import date_of, serial_of
from stampadia.games.travelers.generate.strength import Scale, Tier, Variant
from stampadia.games.travelers.generate.wishes import (
    Difficulty,
    aim_of,
    draw_of,
    quests_of,
)
from stampadia.games.travelers.rules.floor_plan import code_of
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

ENTRIES: Final = INDEX_PAGES * ENTRIES_ON_A_PAGE
SIDE_QUESTS: Final = 2
FEWEST_ENEMIES: Final = 11
MOST_ENEMIES: Final = 14
ENEMIES: Final = (
    "1 normal", "2 normal", "3 normal", "4 normal", "5 normal", "1 easy", "2 hard", "3 hard",
    "4 easy", "2 easy", "3 easy", "1 normal", "5 easy", "4 hard",
)  # fmt: skip
"""Those of no quest, the most needed first: a hero rises by enemies of at least its own Level. The
first ones that are met are not hard: every step to the symbol costs an Attack Point."""
MOST_TRIES: Final = 100
"""With the same main quest, on a day."""


def make_dungeon(seed: str, difficulty: Difficulty = "normal", attempt: int = 0) -> Dungeon:
    """The same seed, difficulty and attempt give the same Dungeon, byte for byte."""
    dealer = Dealer(f"travelers/dungeon/{seed}/{draw_of(attempt)}")
    scale = Scale(difficulty, dungeon=True, shift=aim_of(seed, "dungeon", difficulty, attempt))
    for quest, number in product(
        quests_of(seed, "dungeon", dungeon_models().main), range(MOST_TRIES)
    ):
        dungeon = _draw(seed, scale, quest, dealer.child(f"try-{number}"))
        if dungeon is not None:
            return dungeon
    raise RuntimeError(f"no Dungeon for the seed {seed!r} in {MOST_TRIES} tries")


def _draw(seed: str, scale: Scale, wish: MainQuest | None, dealer: Dealer) -> Dungeon | None:
    cast = draw_cast(dealer.child("cast"), day_of(seed))
    plane = draw_map(dealer.child("map"))
    quest, plan = _planned(plane, wish, dealer)
    if quest is None:
        return None
    quests, mine = len(dungeon_models().main), dealer.child("title")
    title = title_on(seed, "dungeon", quests, quest.titles, cast, mine)
    entries = _written(plan, quest, cast, Scribe(cast, scale, dealer.child("entries")))
    if entries is None or not title_fits(title):
        return None
    dungeon = Dungeon(
        serial=serial_of(seed),
        title=title,
        rooms=_room_cards(plane, dealer.child("symbols")),
        pages=_pages(entries),
        date=date_of(seed),
    )
    try:
        proof = prove_dungeon(dungeon)
    except Unproven:
        return None
    return None if proof.always or proof.never else dungeon


# The plan


def _planned(
    plane: PlaneMap, wish: MainQuest | None, dealer: Dealer
) -> tuple[MainQuest | None, Plan]:
    """With the quest that is wished; else with the first, in an order that chance gives, for which
    this map has room."""
    plan = Plan(plane)
    main = dealer.child("main")
    for quest in main.shuffled(dungeon_models().main) if wish is None else [wish]:
        if plan.add_quest(quest.step, main, main=True):
            break
    else:
        return None, plan
    _add_side_quests(plan, dealer.child("side"))
    enemies = dealer.child("enemies")
    wanted = FEWEST_ENEMIES + enemies.below(MOST_ENEMIES - FEWEST_ENEMIES + 1) - _enemies(plan)
    room_left = ENTRIES - 1 - len(plan.sites)
    plan.add_enemies(ENEMIES[: min(wanted, room_left)], enemies)
    _add_events(plan, dealer.child("events"))
    return quest, plan


def _enemies(plan: Plan) -> int:
    return sum(site.step.enemy != "" for site in plan.sites)


def _add_side_quests(plan: Plan, dealer: Dealer) -> None:
    """One card joins the hero at most."""
    added = 0
    joined = False
    for quest in dealer.shuffled(dungeon_models().side):
        if added == SIDE_QUESTS:
            return
        if not (quest.joins and joined) and plan.add_quest(quest.step, dealer):
            added += 1
            joined |= quest.joins


def _add_events(plan: Plan, dealer: Dealer) -> None:
    for event in dealer.shuffled(dungeon_models().events):
        if len(plan.sites) == ENTRIES - 1:
            return
        if not (event.step[0].enemy and _enemies(plan) == MOST_ENEMIES):
            plan.add_quest(event.step, dealer)


# The cards


def _written(plan: Plan, quest: MainQuest, cast: Cast, scribe: Scribe) -> list[Entry] | None:
    home = say.Instruction(do=(say.Win(),), when=(say.MissionFulfilled(),))
    mission = Meeting((say.Story(fill(quest.mission, cast)), home))
    if len(plan.sites) != ENTRIES - 1 or not entry_fits(mission):
        return None
    try:
        entries = [scribe.entry(site) for site in plan.sites]
    except TooLong:
        return None
    return [Entry(code_of(ENTRANCE), "walk-on", mission), *entries]


def _pages(entries: Sequence[Entry]) -> tuple[tuple[Entry, ...], ...]:
    """By code: the symbols of one card stand together."""
    rows = sorted(entries, key=lambda entry: entry.room)
    return tuple(
        tuple(rows[first : first + ENTRIES_ON_A_PAGE])
        for first in range(0, ENTRIES, ENTRIES_ON_A_PAGE)
    )


def _room_cards(plane: PlaneMap, dealer: Dealer) -> tuple[RoomCard, ...]:
    glyphs = dealer.shuffled(get_args(Glyph))
    return tuple(
        RoomCard(
            rows=plane.rows[card],
            doors=tuple(
                Door(cell, (codes[0], codes[1], codes[2], codes[3]))
                for (owner, cell), codes in sorted(plane.codes.items())
                if owner == card
            ),
            symbol=plane.symbols[card],
            glyph=glyphs[card],
            turn=dealer.below(4),
        )
        for card in range(ROOM_CARDS)
    )


# A step in its room → an entry of the Index: names, enemy, chance and places filled in


_TRIES: Final = 12
"""Enemies that are drawn until their words have room."""


class TooLong(Exception):
    """No enemy of this kind says it short enough."""


class Scribe:
    """Writes the entries of one Dungeon; nobody is met twice while there are others."""

    def __init__(self, cast: Cast, scale: Scale, dealer: Dealer) -> None:
        self.cast = cast
        self.scale = scale
        self.dealer = dealer
        self.used: set[str] = set()

    def entry(self, site: Site) -> Entry:
        mine = self.dealer.child(code_of(site.room))
        rolls = mine.child("rolls")
        drawn = {name: rolls.one_of(choices) for name, choices in site.step.rolls.items()}
        tries = _TRIES if site.step.enemy else 1
        for number in range(tries):
            used = set(self.used)
            foe = self._foe(site.step, mine.child(number), used)
            meeting = self._meeting(site, foe, drawn)
            if entry_fits(meeting):
                self.used = used
                return Entry(code_of(site.room), site.step.trigger, meeting)
        raise TooLong(site.step.label)

    def _foe(self, step: Step, dealer: Dealer, used: set[str]) -> Foe | None:
        match step.enemy.split():
            case []:
                return None
            case ["villain"]:
                return draw_villain(self.cast, dealer, self.scale)
            case ["first" | "final" as form]:
                return draw_villain(self.cast, dealer, self.scale, cast(VillainForm, form))
            case ["lock"]:
                return draw_lock(dealer, self.scale, step.wanted)
            case ["trap"]:
                return draw_trap(dealer, self.scale, step.wanted)
            case [tier, variant]:
                return draw_enemy(
                    dealer,
                    cast(Tier, tier),
                    cast(Variant, variant),
                    self.scale,
                    used,
                    step.wanted,
                )
            case _:
                raise ValueError(f"no such enemy: {step.enemy}")

    def _meeting(self, site: Site, foe: Foe | None, drawn: Mapping[str, Any]) -> Meeting:
        def passages(listed: tuple[Any, ...]) -> tuple[say.Passage, ...]:
            return tuple(self._passage(one, foe, {**site.places, **drawn}) for one in listed)

        enemy = foe.enemy if foe else None
        return Meeting(passages(site.step.above), enemy, passages(site.step.below))

    def _passage(self, model: Any, foe: Foe | None, names: Mapping[str, Any]) -> say.Passage:
        if model == "met" and foe:
            return say.Story(foe.face.met)
        if model == "beaten" and foe:
            return say.Story(foe.face.beaten)
        if "do" in model:
            return msgspec.convert(
                {"kind": "instruction", **resolved(model, names)}, say.Instruction
            )
        return say.Story(fill(msgspec.convert(model, Text), self.cast, foe))


def resolved(model: Any, names: Mapping[str, Any], key: str = "") -> Any:
    """The same data with labels and rolls replaced; a card is the number of a room's card."""
    if isinstance(model, dict):
        return {name: resolved(part, names, name) for name, part in model.items()}
    if isinstance(model, list | tuple):
        return [resolved(part, names) for part in model]
    if isinstance(model, str) and model.startswith(MARK):
        value = names[model.removeprefix(MARK)]
        return int(value[0]) if key == "card" else value
    return model

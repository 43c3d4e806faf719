"""A seed → a Dungeon: six Room Cards in one plane map, and eighteen entries in the Index.

The map is drawn first, then the main quest and two side quests find their rooms, then enemies from
the entrance to the depths, then events. What cannot be proven is drawn again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, get_args

from stampadia.adventures.calendar import day_of
from stampadia.games.travelers.adventure_instructions import (
    Instruction,
    MissionFulfilled,
    Story,
    Win,
)
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
from stampadia.games.travelers.generate.attempts import draw_of, shift_of
from stampadia.games.travelers.generate.cast import (
    Cast,
    Difficulty,
    Scale,
    draw_cast,
    fill,
    title_on,
)
from stampadia.games.travelers.generate.days_plan import quest_on
from stampadia.games.travelers.generate.days_plan import title_on as day_title
from stampadia.games.travelers.generate.dungeon_entries import Scribe, TooLong
from stampadia.games.travelers.generate.dungeon_map import ENTRANCE, PlaneMap, draw_map
from stampadia.games.travelers.generate.dungeon_models import MainQuest, dungeon_models
from stampadia.games.travelers.generate.dungeon_plan import Plan
from stampadia.games.travelers.generate.dungeon_proof import Unproven, prove_dungeon
from stampadia.games.travelers.generate.heroes import date_of, serial_of
from stampadia.games.travelers.generate.index_boxes import entry_fits
from stampadia.games.travelers.ground import code_of
from stampadia.games.travelers.paper import ADVENTURE_TITLE
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
    scale = Scale(difficulty, dungeon=True, shift=shift_of(attempt))
    for quest, number in product(_quests(seed), range(MOST_TRIES)):
        dungeon = _draw(seed, scale, quest, dealer.child(f"try-{number}"))
        if dungeon is not None:
            return dungeon
    raise RuntimeError(f"no Dungeon for the seed {seed!r} in {MOST_TRIES} tries")


def _quests(seed: str) -> Iterator[MainQuest | None]:
    """The day's main quest; should it ever not be possible, those after it. None: any."""
    known = dungeon_models().main
    day = day_of(seed)
    if day is None:
        yield None
    else:
        first = quest_on(day, "dungeon", len(known))
        yield from (*known[first:], *known[:first])


def _title(seed: str, quest: MainQuest, cast: Cast, dealer: Dealer) -> Text:
    day = day_of(seed)
    number = None
    if day is not None:
        number = day_title(day, "dungeon", len(dungeon_models().main), len(quest.titles))
    return title_on(quest.titles, cast, dealer, number)


def _draw(seed: str, scale: Scale, wish: MainQuest | None, dealer: Dealer) -> Dungeon | None:
    cast = draw_cast(dealer.child("cast"), day_of(seed))
    plane = draw_map(dealer.child("map"))
    quest, plan = _planned(plane, wish, dealer)
    if quest is None:
        return None
    title = _title(seed, quest, cast, dealer.child("title"))
    entries = _written(plan, quest, cast, Scribe(cast, scale, dealer.child("entries")))
    if (
        entries is None
        or not ADVENTURE_TITLE.holds([title.en])
        or not ADVENTURE_TITLE.holds([title.it])
    ):
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
    home = Instruction(do=(Win(),), when=(MissionFulfilled(),))
    mission = Meeting((Story(fill(quest.mission, cast)), home))
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

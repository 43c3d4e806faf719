"""One adventure from one seed: the same on every machine, a stream of chance for each stage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

from stampadia.games.chronicles.content import PACKAGE, Item, Room, Sheet
from stampadia.games.chronicles.generate.blueprints import house_library
from stampadia.games.chronicles.generate.decoys import (
    Decoys,
    add_doors,
    borrowed_rooms,
    decoy_items,
    scatter_symbols,
    write_rows,
)
from stampadia.games.chronicles.generate.doors import Ground, number_rooms, open_doors
from stampadia.games.chronicles.generate.enemies import choose_columns, stand_symbols
from stampadia.games.chronicles.generate.hero import grow_hero
from stampadia.games.chronicles.generate.layout import lay_out
from stampadia.games.chronicles.generate.modifiers import add_modifiers
from stampadia.games.chronicles.generate.plans import START_ROOM, HeroPlan, Library
from stampadia.games.chronicles.generate.quests import (
    PLANS,
    Placement,
    in_weighted_order,
    place_quests,
)
from stampadia.games.chronicles.generate.rows import Rows
from stampadia.games.chronicles.generate.wishes import (
    NO_WISHES,
    Wishes,
    heroes_for,
    main_quests_for,
)
from stampadia.games.chronicles.generate.words import (
    QuestTooLong,
    add_flavour,
    draw_cast,
    draw_title,
    tell_quest,
    used_names,
)
from stampadia.games.chronicles.walking import mentioned, renumbered
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadContent

LAYOUTS_A_QUEST: Final = 12
"""Layouts tried for a main quest before another one is drawn."""


def make_sheet(
    seed: str, wishes: Wishes = NO_WISHES, attempt: int = 0, library: Library | None = None
) -> Sheet:
    """The adventure of this seed. `attempt` counts up where an earlier one was not good enough;
    `library` replaces the house's blueprints."""
    library = library or house_library()
    dealer = Dealer(f"chronicles/{seed}/{attempt}")
    hero = dealer.child("class").one_of(heroes_for(wishes, library))
    while True:
        placement = _placement(wishes, hero, library, dealer)
        try:
            return _Making(seed, wishes, hero, placement, library, dealer).sheet()
        except QuestTooLong as quest:
            library = library.without(str(quest))


def _placement(wishes: Wishes, hero: HeroPlan, library: Library, dealer: Dealer) -> Placement:
    """Quests on a ground that has room for them."""
    plan = PLANS[wishes.difficulty]
    quests = main_quests_for(wishes, hero, library)
    for main in in_weighted_order(quests, dealer.child("main")):
        for ground, stream in _grounds(dealer):
            placement = place_quests(main, ground, hero, plan, library, stream)
            if placement is not None:
                return placement
    raise BadContent("nothing-fits", package=PACKAGE)


def _grounds(dealer: Dealer) -> Iterator[tuple[Ground, Dealer]]:
    for number in range(LAYOUTS_A_QUEST):
        plots = lay_out(dealer.child(f"layout/{number}"))
        ground = open_doors(plots, dealer.child(f"doors/{number}"))
        yield ground, dealer.child(f"quests/{number}")


class _Making:
    """The stages after the quests have their rooms."""

    def __init__(
        self,
        seed: str,
        wishes: Wishes,
        hero: HeroPlan,
        placement: Placement,
        library: Library,
        dealer: Dealer,
    ) -> None:
        self.seed = seed
        self.difficulty = wishes.difficulty
        self.hero = hero
        self.placement = placement
        self.ground = placement.ground
        self.library = library
        self.dealer = dealer
        self.numbered = number_rooms(self.ground, dealer.child("numbers"))
        self.cast = draw_cast(library, dealer.child("cast"))
        self.rows = Rows(len(self.ground.plots), library.language)

    def sheet(self) -> Sheet:
        child = self.dealer.child
        enemies, cells = stand_symbols(self.placement, child("symbols"))
        columns = choose_columns(self.hero, self.library, child("columns"))
        items = self._items()
        self._tell()
        decoys = self._decoys([item.key for item in items])
        rooms = self._rooms()
        return Sheet(
            serial=self.seed,
            title=draw_title(self.placement.quests[0].quest, self.cast, child("title")),
            hero_class=self.hero.name,
            rooms=rooms,
            doors=tuple(sorted([*self.ground.doors.values(), *decoys.doors])),
            numbers=tuple(sorted([*self.numbered.black, *decoys.numbers])),
            enemies=tuple(sorted([*enemies, *decoys.enemies])),
            cells=tuple(sorted([*cells, *decoys.cells])),
            items=items,
            hero=grow_hero(self.hero, enemies, columns, self.difficulty),
            foes=columns,
            names=used_names(self.library.language, _keywords(rooms)),
            date=_date(self.seed),
        )

    def _decoys(self, items: Sequence[str]) -> Decoys:
        """Rows that are told and a word for all rooms, then what is scattered over the Map."""
        child, ground, numbers = self.dealer.child, self.ground, self.numbered.rooms
        decoys = Decoys()
        borrowed = borrowed_rooms(self.placement, items, self.library)
        write_rows(borrowed, ground, numbers, self.cast, self.rows, decoys, child("rows"))
        add_flavour(ground, self.cast, self.library, self.rows, child("flavour"))
        add_doors(ground, numbers, decoys, child("decoys"))
        scatter_symbols(ground, decoys, child("noise"))
        return decoys

    def _tell(self) -> None:
        """Every quest into its rooms, and what is odd about some of them."""
        words = self.dealer.child("words")
        for placed in self.placement.quests:
            stream = words.child(placed.quest.key)
            tell_quest(placed, self.numbered.rooms, self.cast, self.rows, stream)
        add_modifiers(
            self.placement.quests,
            self.rows,
            self.library,
            self.difficulty,
            self.dealer.child("modifiers"),
        )

    def _items(self) -> tuple[Item, ...]:
        """The Equipment Scroll: what is owned first, then by the alphabet."""
        decoys = decoy_items(self.placement, self.hero, self.library, self.dealer.child("items"))
        plans = [self.library.items[key] for key in (*self.placement.owned, *self.placement.scroll)]
        start = {START_ROOM: self.numbered.rooms[0]}
        items = [
            Item(
                key=plan.key,
                name=plan.name,
                clause=renumbered(plan.clause, start),
                owned=plan.key in self.placement.owned,
                decoy=plan in decoys,
            )
            for plan in (*plans, *decoys)
        ]
        return tuple(sorted(items, key=lambda item: (not item.owned, item.name.en)))

    def _rooms(self) -> tuple[Room, ...]:
        rooms = [
            Room(
                number=self.numbered.rooms[index],
                column=plot.column,
                row=plot.row,
                width=plot.width,
                height=plot.height,
                lines=self.rows.lines[index],
                start=index == 0,
                decoy=index in self.ground.decoys,
                hidden=index in self.ground.hidden,
            )
            for index, plot in enumerate(self.ground.plots)
        ]
        return tuple(sorted(rooms, key=lambda room: room.number))


def _keywords(rooms: Sequence[Room]) -> Iterator[str]:
    return mentioned((clause for room in rooms for clause in room.clauses), "keyword", "series")


def _date(seed: str) -> str:
    """The seed, when it is a day."""
    try:
        return seed if date.fromisoformat(seed).isoformat() == seed else ""
    except ValueError:
        return ""

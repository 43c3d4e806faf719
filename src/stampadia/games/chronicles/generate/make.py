"""One adventure from one seed: the same on every machine, a stream of chance for each stage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from stampadia.adventures.calendar import day_of
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
from stampadia.games.chronicles.generate.ground import lay_out, number_rooms, open_doors
from stampadia.games.chronicles.generate.hero import (
    choose_columns,
    grow_hero,
    robbed,
    stand_symbols,
)
from stampadia.games.chronicles.generate.mysteries import (
    Look,
    Mystery,
    Paper,
    answers_in,
    as_text,
    draw_mystery,
)
from stampadia.games.chronicles.generate.plans import ROLES, START_ROOM, HeroPlan, Library, Quest
from stampadia.games.chronicles.generate.quests import (
    Placed,
    Placement,
    in_weighted_order,
    place_quests,
)
from stampadia.games.chronicles.generate.trouble import trouble_for
from stampadia.games.chronicles.generate.wishes import (
    NO_WISHES,
    DayPlan,
    Wishes,
    boxes_of,
    day_plan,
    draw_of,
    heroes_for,
    main_quests_for,
)
from stampadia.games.chronicles.generate.words import (
    Cast,
    QuestTooLong,
    Rows,
    add_flavour,
    add_modifiers,
    draw_cast,
    draw_title,
    full_cast,
    straighten,
    tell_quest,
    told_title,
    used_names,
)
from stampadia.games.chronicles.instructions import Ability, Clause, Text
from stampadia.games.chronicles.language.clauses import mentioned, renumbered
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadContent

LAYOUTS_A_QUEST: Final = 12
"""Layouts tried for a main quest before another one is drawn."""
LAYOUTS_OF_A_DAY: Final = 60
"""The same for the quest that the calendar gives a day: another one would come too soon again."""


class Made(Struct, frozen=True):
    """A sheet, and what is known only to whoever made it."""

    sheet: Sheet
    quest: str
    """The key of the main quest."""
    answers: tuple[Text, ...]
    """What the main quest keeps secret."""


def make_sheet(
    seed: str, wishes: Wishes = NO_WISHES, attempt: int = 0, library: Library | None = None
) -> Sheet:
    """The adventure of this seed. `attempt` counts up where an earlier one was not good enough;
    `library` replaces the house's blueprints."""
    return make(seed, wishes, attempt, library).sheet


def make(
    seed: str, wishes: Wishes = NO_WISHES, attempt: int = 0, library: Library | None = None
) -> Made:
    library = library or house_library()
    draw, boxes = draw_of(attempt), boxes_of(attempt)
    dealer = Dealer(f"chronicles/{seed}/{draw}")
    day = day_of(seed)
    of_day = None if day is None else day_plan(day, library, draw)
    hero = _hero(wishes, library, of_day, dealer)
    while True:
        placement = _placement(wishes, hero, library, of_day, dealer)
        try:
            return _Making(seed, wishes, hero, placement, library, of_day, dealer).made(boxes)
        except QuestTooLong as quest:
            library = library.without(str(quest))


def _hero(wishes: Wishes, library: Library, of_day: DayPlan | None, dealer: Dealer) -> HeroPlan:
    """Of those who may be it, whom the calendar gives the day, or any."""
    heroes = heroes_for(wishes, library)
    given = [hero for hero in heroes if of_day is not None and hero.key == of_day.hero]
    return given[0] if given else dealer.child("class").one_of(heroes)


def _placement(
    wishes: Wishes, hero: HeroPlan, library: Library, of_day: DayPlan | None, dealer: Dealer
) -> Placement:
    """Quests on a ground that has room for them."""
    plan = trouble_for(wishes.difficulty, None if of_day is None else of_day.stars)
    for main, layouts in _main_quests(wishes, hero, library, of_day, dealer.child("main")):
        for number in range(layouts):
            plots = lay_out(dealer.child(f"layout/{number}"))
            ground = open_doors(plots, dealer.child(f"doors/{number}"))
            stream = dealer.child(f"quests/{number}")
            placement = place_quests(main, ground, hero, plan, library, stream)
            if placement is not None:
                return placement
    raise BadContent("nothing-fits", package=PACKAGE)


def _main_quests(
    wishes: Wishes, hero: HeroPlan, library: Library, of_day: DayPlan | None, dealer: Dealer
) -> Iterator[tuple[Quest, int]]:
    """The day's own quest first, then those of no day around it, then all; with the number of
    layouts that each may try."""
    quests = list(in_weighted_order(main_quests_for(wishes, hero, library), dealer))
    if of_day is None:
        yield from ((quest, LAYOUTS_A_QUEST) for quest in quests)
        return
    yield from ((quest, LAYOUTS_OF_A_DAY) for quest in quests if quest.key == of_day.quest)
    for quest in sorted(quests, key=lambda quest: quest.key in of_day.barred):
        yield quest, LAYOUTS_A_QUEST


class _Making:
    """The stages after the quests have their rooms."""

    def __init__(
        self,
        seed: str,
        wishes: Wishes,
        hero: HeroPlan,
        placement: Placement,
        library: Library,
        of_day: DayPlan | None,
        dealer: Dealer,
    ) -> None:
        self.seed = seed
        self.difficulty = wishes.difficulty
        self.placement = placement
        self.ground = placement.ground
        self.library = library
        self.of_day = of_day
        self.dealer = dealer
        self.main = placement.quests[0].quest
        self.hero = hero
        self.stolen: Ability | None = None
        if any(placed.quest.steals for placed in placement.quests):
            self.hero, self.stolen = robbed(hero, dealer.child("stolen"))
        self.numbered = number_rooms(self.ground, dealer.child("numbers"))
        self.cast = self._cast()
        self.rows = Rows(len(self.ground.plots), library.language)

    def made(self, boxes: int) -> Made:
        """With so many HP boxes more than usual, or fewer."""
        child = self.dealer.child
        enemies, cells = stand_symbols(self.placement, child("symbols"))
        columns = choose_columns(self.hero, self.library, child("columns"))
        items = self._items()
        decoys = self._decoys([item.key for item in items])
        paper = Paper((*enemies, *decoys.enemies), (*cells, *decoys.cells))
        mystery = self._tell(paper)
        add_flavour(self.ground, self.cast, self.library, self.rows, child("flavour"))
        rooms = self._rooms()
        keywords = mentioned((one for room in rooms for one in room.clauses), "keyword", "series")
        stars = None if self.of_day is None else self.of_day.stars
        growth = trouble_for(self.difficulty, stars)
        sheet = Sheet(
            serial=self.seed,
            title=self._title(),
            hero_class=self.hero.name,
            rooms=rooms,
            doors=tuple(sorted([*self.ground.doors.values(), *decoys.doors])),
            numbers=tuple(sorted([*self.numbered.black, *decoys.numbers])),
            enemies=tuple(sorted(paper.enemies)),
            cells=tuple(sorted(paper.cells)),
            items=items,
            hero=grow_hero(self.hero, enemies, columns, growth, boxes),
            foes=columns,
            names=used_names(self.library.language, keywords),
            date=self.seed if self.of_day is not None else "",
        )
        return Made(sheet, self.main.key, self._answers(mystery))

    def _cast(self) -> Cast:
        if self.of_day is None:
            return draw_cast(self.library, self.dealer.child("cast"))
        names = self.library.names
        return full_cast({role: names[role][self.of_day.names[role]] for role in ROLES})

    def _title(self) -> Text:
        """The calendar's, as long as the quest is the calendar's."""
        if self.of_day is not None and self.main.key == self.of_day.quest:
            return told_title(self.main.titles[self.of_day.title], self.cast)
        return draw_title(self.main, self.cast, self.dealer.child("title"))

    def _answers(self, mystery: Mystery) -> tuple[Text, ...]:
        """The number of the right room, and the right words; where neither says it, the clue."""
        suspects = [
            as_text(self.numbered.rooms[room])
            for room, plan in self.placement.quests[0].plans()
            if plan.id == mystery.truth and answers_in(self.main, plan, mystery.truth)
        ]
        return (*suspects, *mystery.answers()) or tuple(mystery.clues(self.main))

    def _decoys(self, items: Sequence[str]) -> Decoys:
        """Rows of rooms that do not exist, then what is scattered over the Map."""
        child, ground, numbers = self.dealer.child, self.ground, self.numbered.rooms
        decoys = Decoys()
        borrowed = borrowed_rooms(self.placement, items, self.library)
        write_rows(borrowed, ground, numbers, self.cast, self.rows, decoys, child("rows"))
        add_doors(ground, numbers, decoys, child("decoys"))
        scatter_symbols(ground, decoys, child("noise"))
        return decoys

    def _tell(self, paper: Paper) -> Mystery:
        """Every quest into its rooms, and what is odd about some of them. Gives what the main quest
        keeps secret."""
        words = self.dealer.child("words")
        answers: set[Clause] = set()
        mysteries = []
        for placed in self.placement.quests:
            stream = words.child(placed.quest.key)
            mystery = self._mystery(placed, paper, stream.child("mystery"))
            mysteries.append(mystery)
            answers |= tell_quest(
                placed,
                self.numbered.rooms,
                self.cast,
                self.rows,
                stream,
                mystery,
                self.hero.item,
                self.stolen,
            )
        straighten(self.rows, answers, self.dealer.child("turning"))
        add_modifiers(
            self.placement.quests,
            self.numbered.rooms,
            self.rows,
            self.library,
            self.difficulty,
            self.dealer.child("modifiers"),
        )
        return mysteries[0]

    def _mystery(self, placed: Placed, paper: Paper, dealer: Dealer) -> Mystery:
        looks = {
            plan.id: Look(
                number=self.numbered.rooms[room],
                doors=len(self.ground.door_places(room)),
                **asdict(self.ground.plots[room]),
            )
            for room, plan in placed.plans()
        }
        todays = self.of_day is not None and placed.quest.key == self.of_day.quest
        turn = self.of_day.turn if self.of_day is not None and todays else None
        return draw_mystery(placed.quest, looks, paper, self.library, turn, dealer)

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
                **asdict(plot),
                lines=self.rows.lines[index],
                start=index == 0,
                decoy=index in self.ground.decoys,
                hidden=index in self.ground.hidden,
            )
            for index, plot in enumerate(self.ground.plots)
        ]
        return tuple(sorted(rooms, key=lambda room: room.number))

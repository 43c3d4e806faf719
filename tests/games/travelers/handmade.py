"""A small World and a small Dungeon made by hand: every kind of instruction stands in one of them,
and both can be won.

World: whoever reads 3A reveals 4B; its keeper reveals 1B, the ending. Dungeon: the keeper of 6A
fulfils the mission, and 1A is where it is told.

    4D──3A──2A──1A──4A──6A──2D
        │       │       │
        5C      2B      5A
                │
                3C──6B
"""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from stampadia.games.travelers.content import (
    CardSet,
    Door,
    Dungeon,
    Enemy,
    Entry,
    Meeting,
    Modifier,
    RoomCard,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    AnyAct,
    AnyAdventureCondition,
    BoxesFilled,
    BoxShows,
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    ExhaustHeroCards,
    FillBox,
    FulfilMission,
    GainPoints,
    Gamble,
    HasHeroCards,
    Instruction,
    JoinHero,
    Mapped,
    Migrate,
    MissionFulfilled,
    Passage,
    RecoverCards,
    RemoveHeroCards,
    RemoveThis,
    Reveal,
    StopReading,
    Story,
    SwapCards,
    Teleport,
    TurnCards,
    Win,
)
from stampadia.workbench.bilingual import Text


def small_set(kind: Literal["world", "dungeon"] = "world") -> CardSet:
    adventure = small_world() if kind == "world" else small_dungeon()
    return CardSet(structs.replace(make_hero("handmade"), serial=adventure.serial), adventure)


def tells(en: str, it: str) -> Story:
    return Story(Text(en, it))


def orders(
    *do: AnyAct,
    when: tuple[AnyAdventureCondition, ...] = (),
    once: bool = False,
    may: bool = False,
    price: tuple[AnyAct, ...] = (),
    otherwise: tuple[AnyAct, ...] = (),
) -> Instruction:
    return Instruction(do, when, once, may, price, otherwise)


def reads(*above: Passage) -> Meeting:
    return Meeting(above)


WOLF = Enemy(Text("Paper wolf", "Lupo di carta"), 2, 2, 3)
CRAB = Enemy(
    Text("Ink crab", "Granchio d’inchiostro"),
    3,
    3,
    5,
    Modifier(Text("Dry", "Asciutto"), "attack", 1, element="fire"),
)
SNARE = Enemy(Text("Snare", "Laccio"), 0, 4, None, Modifier(Text("Snare", "Laccio"), trap=True))
KEEPER = Enemy(
    Text("Keeper", "Custode"),
    4,
    5,
    7,
    Modifier(Text("Wary", "Guardingo"), "defense", -1, banner=2, count=2),
)


# World


def small_world() -> World:
    return World("TOS-HANDMADE", Text("The lost page", "La pagina perduta"), _world_cards())


def _world_cards() -> tuple[WorldCard, ...]:
    return (
        WorldCard(
            WorldHalf(
                Text("Mission", "Missione"),
                reads(
                    tells("A page is lost. Ask at the well.", "Manca una pagina. Chiedi al pozzo.")
                ),
            ),
            WorldHalf(
                Text("Ending", "Finale"),
                reads(tells("The book is whole.", "Il libro è intero."), orders(Win())),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Path", "Sentiero"),
                Meeting(
                    (tells("It snaps at you.", "Ti azzanna."),),
                    WOLF,
                    (orders(Reveal("2B")),),
                ),
                scroll=Text("Folded badly.", "Piegato male."),
                open=("attack", "defense"),
                bonus=(0, 1, 0),
            ),
            WorldHalf(
                Text("Camp", "Bivacco"),
                reads(orders(TurnCards(1, 2), may=True, price=(DiscardCards(1),))),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Well", "Pozzo"),
                reads(
                    tells("Someone points west.", "Qualcuno indica l’ovest."),
                    orders(Reveal("4B"), when=(Mapped("4A"),)),
                    orders(
                        DrawCards(2),
                        once=True,
                        may=True,
                        price=(DiscardCards(1, element="fire"),),
                    ),
                ),
            ),
            WorldHalf(Text("Market", "Mercato"), reads(orders(SwapCards(2, 1), once=True))),
        ),
        WorldCard(
            WorldHalf(
                Text("Gate", "Cancello"),
                reads(
                    orders(StopReading(), when=(Mapped("7"),)),
                    orders(GainPoints("mana", 1), once=True),
                ),
            ),
            WorldHalf(
                Text("Keeper", "Custode"),
                Meeting(
                    (tells("It holds the page.", "Tiene la pagina."),),
                    KEEPER,
                    (orders(Reveal("1B"), when=(Mapped("1A"),)),),
                ),
                bonus=(0, -1, 1),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Forge", "Fucina"),
                reads(
                    orders(
                        JoinHero(5, 2),
                        may=True,
                        price=(DiscardCards(1, element="fire"), DiscardCards(1, element="earth")),
                    )
                ),
            ),
            WorldHalf(
                Text("Ashes", "Cenere"),
                reads(orders(RecoverCards(1, 1), once=True), orders(RemoveThis(), may=True)),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Chest", "Forziere"),
                Meeting(
                    (orders(AllowLeaving()),),
                    SNARE,
                    (orders(GainPoints("attack", 2)), orders(Reveal("6B"))),
                ),
            ),
            WorldHalf(
                Text("Crossroads", "Crocevia"),
                reads(orders(Migrate(), may=True), orders(Reveal("5B"), when=(Mapped("5A"),))),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Thief", "Ladra"),
                reads(
                    orders(FillBox(("", "A", "B"), "B"), once=True),
                    orders(Reveal("7B"), when=(BoxShows("A"),)),
                    orders(Reveal("8B"), RemoveThis(), when=(BoxShows("B"),)),
                ),
            ),
            WorldHalf(
                Text("Ambush", "Agguato"),
                Meeting(
                    (),
                    CRAB,
                    (
                        orders(
                            Reveal("3B"), Reveal("9B"), when=(Mapped("3A"), Mapped("4A", none=True))
                        ),
                    ),
                ),
                open=("level", "attack", "defense"),
                bonus=(0, 1, -1),
            ),
        ),
        WorldCard(
            WorldHalf(
                Text("Altar", "Altare"),
                reads(
                    orders(TurnCards(3, up_to=True), may=True, price=(RemoveHeroCards(1),)),
                    orders(
                        GainPoints("defense", 1),
                        may=True,
                        price=(DiscardRow((1, 2), "rising"),),
                    ),
                ),
            ),
            WorldHalf(Text("Hex", "Malia"), reads(orders(Curse(), once=True))),
        ),
        WorldCard(
            WorldHalf(
                Text("Inn", "Locanda"),
                reads(
                    orders(Gamble("higher"), may=True),
                    orders(GainPoints("attack", 1), may=True, price=(ExhaustHeroCards(1, "hand"),)),
                ),
            ),
            WorldHalf(
                Text("Toll", "Pedaggio"),
                reads(
                    orders(
                        TurnCards(1, 2),
                        when=(HasHeroCards("more", 2, 1),),
                        otherwise=(ExhaustHeroCards(1),),
                    )
                ),
            ),
        ),
    )


# Dungeon


def small_dungeon() -> Dungeon:
    return Dungeon(
        "TOS-HANDMADE",
        Text("The ink cellars", "Le cantine dell’inchiostro"),
        _rooms(),
        (_first_page(), _second_page(), ()),
    )


def door(row: int, column: int, a: str = "", b: str = "", c: str = "", d: str = "") -> Door:
    return Door((row, column), (a, b, c, d))


def _rooms() -> tuple[RoomCard, ...]:
    return (
        RoomCard(
            ("....", "....", ".##.", "....", "....", "...."),
            (door(0, 2, "2B"), door(4, 0, "4A"), door(4, 3, "2A")),
            symbol=(3, 1),
            glyph="crown",
        ),
        RoomCard(
            ("....", ".##.", "....", "....", ".##.", "...."),
            (door(1, 3, "3A", "3C"), door(2, 0, "1A", "1A", d="6A")),
            symbol=(2, 2),
            glyph="key",
            turn=1,
        ),
        RoomCard(
            ("#...", "....", "....", ".#..", "....", "..#."),
            (door(0, 1, "4D", c="2B"), door(1, 0, "2A", c="6B"), door(3, 3, "5C")),
            symbol=(2, 2),
            glyph="flame",
        ),
        RoomCard(
            ("....", ".#..", "....", "..#.", "....", "...."),
            (door(3, 3, "1A", d="3A"), door(5, 2, "6A")),
            symbol=(2, 2),
            glyph="feather",
            turn=3,
        ),
        RoomCard(
            ("...#", "....", ".##.", "....", "....", "#..."),
            (door(3, 3, "6A", c="3A"),),
            symbol=(3, 1),
            glyph="bell",
        ),
        RoomCard(
            ("....", "....", ".#..", ".#..", "....", "...."),
            (door(0, 1, "4A", "3C"), door(3, 0, "5A"), door(5, 2, "2D")),
            symbol=(2, 2),
            glyph="hand",
            turn=2,
        ),
    )


def _first_page() -> tuple[Entry, ...]:
    return (
        Entry(
            "1A",
            "walk-on",
            reads(
                tells("Drain the cellars, then return.", "Svuota le cantine, poi torna qui."),
                orders(Win(), when=(MissionFulfilled(),)),
            ),
        ),
        Entry(
            "2A",
            "immediate",
            Meeting((), WOLF, (orders(GainPoints("mana", 1)),)),
        ),
        Entry(
            "2B",
            "choice",
            reads(orders(DrawCards(2), price=(DiscardCards(1),), once=True)),
        ),
        Entry(
            "3A",
            "walk-on",
            reads(
                orders(FillBox(("", "", "")), once=True),
                orders(StopReading(), when=(Mapped("4A", none=True),)),
                orders(Teleport("4D"), may=True),
            ),
        ),
        Entry(
            "3C",
            "immediate",
            Meeting((orders(AllowLeaving()),), SNARE, (orders(RecoverCards(1, 1)),)),
        ),
        Entry(
            "4A",
            "immediate",
            Meeting((tells("Claws on stone.", "Artigli sulla pietra."),), CRAB),
        ),
    )


def _second_page() -> tuple[Entry, ...]:
    return (
        Entry(
            "4D",
            "choice",
            reads(
                orders(StopReading(), when=(BoxesFilled("3A", none=True),)),
                orders(TurnCards(2, 2)),
            ),
        ),
        Entry("5A", "choice", reads(orders(JoinHero(5)))),
        Entry("5C", "walk-on", reads(orders(Curse(), once=True))),
        Entry(
            "6A",
            "immediate",
            Meeting(
                (tells("The keeper turns around.", "Il custode si volta."),),
                KEEPER,
                (orders(FulfilMission()), tells("Now back to 1A!", "Ora torna a 1A!")),
            ),
        ),
        Entry("6B", "choice", reads(orders(Gamble("same")))),
    )

"""Sets whose texts say anything at all: no good stories, but every rule meets every other."""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from games.travelers.handmade import CRAB, KEEPER, SNARE, WOLF
from stampadia.games.travelers.content import (
    ELEMENTS,
    CardSet,
    Dungeon,
    Entry,
    Meeting,
    Trigger,
    World,
    WorldCard,
    WorldHalf,
)
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import Wishes
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
    Pile,
    RecoverCards,
    RecoverFromHand,
    RemoveHeroCards,
    RemoveThis,
    Reveal,
    StopReading,
    SwapCards,
    Teleport,
    Tips,
    TurnCards,
    Win,
)
from stampadia.kernel.chance import Dealer
from stampadia.workbench.bilingual import Text

JOINING = 5
TRIGGERS: tuple[Trigger, ...] = ("immediate", "walk-on", "choice")
TIPS: tuple[Tips | None, ...] = (None, 1, 2)
PILES: tuple[Pile, ...] = ("hand", "deck", "either")


def wild_set(kind: Literal["world", "dungeon"], seed: int) -> CardSet:
    made = make_set(f"wild-{seed}", Wishes(kind=kind))
    writer = _Writer(Dealer(f"wild/{kind}/{seed}"), kind)
    adventure = made.adventure
    if isinstance(adventure, World):
        return CardSet(made.hero, writer.world(adventure))
    return CardSet(made.hero, writer.dungeon(adventure))


class _Writer:
    def __init__(self, dealer: Dealer, kind: str) -> None:
        self.dealer = dealer
        self.kind = kind

    def world(self, world: World) -> World:
        cards = [WorldCard(self._half(f"{card}A"), self._half(f"{card}B")) for card in range(1, 10)]
        return structs.replace(world, cards=tuple(cards))

    def _half(self, place: str) -> WorldHalf:
        meeting = self._meeting(place)
        if meeting.enemy is None:
            return WorldHalf(Text(place), meeting)
        bonus = tuple(self.dealer.one_of((-1, 0, 1)) for _ in range(3))
        return WorldHalf(
            Text(place),
            meeting,
            open=("level", "attack", "defense"),
            bonus=(bonus[0], bonus[1], bonus[2]),
        )

    def dungeon(self, dungeon: Dungeon) -> Dungeon:
        codes = [f"{card}{side}" for card in range(1, 7) for side in "ABCD"]
        rooms = ["1A", *self.dealer.shuffled(codes[1:])][:18]
        entries = [Entry(room, self.dealer.one_of(TRIGGERS), self._meeting(room)) for room in rooms]
        pages = tuple(tuple(entries[at : at + 6]) for at in (0, 6, 12))
        return structs.replace(dungeon, pages=pages)

    def _meeting(self, place: str) -> Meeting:
        fights = self.dealer.below(3) == 0
        enemy = self.dealer.one_of((WOLF, CRAB, SNARE, KEEPER)) if fights else None
        below = (self._sentence(place),) if fights else ()
        above = tuple(self._sentence(place) for _ in range(1 + self.dealer.below(2)))
        return Meeting(above, enemy, below)

    def _sentence(self, place: str) -> Instruction:
        often = self.dealer.below
        when = (self._condition(),) if often(3) == 0 else ()
        return Instruction(
            do=tuple(self._act(place) for _ in range(1 + often(2))),
            when=when,
            once=often(4) == 0,
            may=often(3) == 0,
            price=tuple(self._price() for _ in range(often(3))) if often(2) else (),
            otherwise=(self._act(place),) if when and often(2) else (),
        )

    def _place(self) -> str:
        if self.kind == "world":
            return f"{1 + self.dealer.below(9)}{self.dealer.one_of('AB')}"
        return f"{1 + self.dealer.below(6)}{self.dealer.one_of('ABCD')}"

    def _condition(self) -> AnyAdventureCondition:
        none = self.dealer.below(2) == 0
        tips: Tips = self.dealer.one_of((1, 2))
        conditions: list[AnyAdventureCondition] = [
            Mapped(self._place(), none),
            MissionFulfilled(none),
            BoxShows("A"),
            BoxesFilled(self._place(), none),
            HasHeroCards(self.dealer.one_of(("more", "fewer", "exactly")), 2, tips),
        ]
        return self.dealer.one_of(conditions)

    def _price(self) -> AnyAct:
        count = 1 + self.dealer.below(2)
        tips = self.dealer.one_of(TIPS)
        where = self.dealer.one_of(PILES)
        prices: list[AnyAct] = [
            DiscardCards(count, tips),
            DiscardCards(1, element=self.dealer.one_of(ELEMENTS)),
            DiscardRow((1, 2), self.dealer.one_of(("rising", "falling", "same"))),
            ExhaustHeroCards(count, where),
            RemoveHeroCards(1, where),
            TurnCards(count, tips, where),
        ]
        return self.dealer.one_of(prices)

    def _act(self, place: str) -> AnyAct:
        count = 1 + self.dealer.below(3)
        tips = self.dealer.one_of(TIPS)
        acts: list[AnyAct] = [
            self._price(),
            StopReading(),
            FillBox(("", "A", "B"), "B"),
            AllowLeaving(),
            FulfilMission(),
            GainPoints(self.dealer.one_of(("attack", "defense", "mana")), count),
            TurnCards(count, tips, "either", up_to=True),
            SwapCards(count, tips),
            RecoverCards(count, tips),
            RecoverFromHand(count, tips),
            DrawCards(count),
            Gamble(self.dealer.one_of(("higher", "lower", "same"))),
            Curse(),
        ]
        if self.kind == "world":
            acts += [Reveal(self._place()), Reveal(self._place()), RemoveThis(), Migrate()]
        else:
            acts += [Teleport(self._place()), Teleport(self._place())]
        if place[0] == str(JOINING):
            acts += [JoinHero(JOINING, tips)] * 4
        if place in ("1B", "2C"):
            acts.append(Win())
        return self.dealer.one_of(acts)

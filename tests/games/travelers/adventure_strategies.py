"""Every instruction of an adventure with every argument, in the normal form of the language."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any, get_args

from hypothesis import strategies as st

from games.travelers.instruction_strategies import elements, points, tracks
from stampadia.games.travelers.content import Modifier
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
from stampadia.workbench.bilingual import Text

CONDITIONS: tuple[type[Any], ...] = get_args(AnyAdventureCondition)
ACTS: tuple[type[Any], ...] = get_args(AnyAct)

counts = st.integers(1, 99)
tips = st.sampled_from(get_args(Tips))
perhaps_tips = st.none() | tips
piles = st.sampled_from(get_args(Pile))
codes = st.builds("{}{}".format, st.integers(1, 9), st.sampled_from(("", *"ABCD")))
letters = st.sampled_from(("", *ascii_uppercase))
rows = st.lists(letters, min_size=1, max_size=9).map(tuple)
stars = st.lists(st.sampled_from((1, 2)), min_size=2, max_size=5).map(tuple)
one_pile = st.sampled_from(("hand", "deck"))

OF_KIND: dict[type[Any], st.SearchStrategy[Any]] = {
    Mapped: st.builds(Mapped, codes, st.booleans()),
    BoxShows: st.builds(BoxShows, letters),
    BoxesFilled: st.builds(BoxesFilled, codes, st.booleans()),
    HasHeroCards: st.builds(HasHeroCards, st.just("fewer"), counts, tips, one_pile)
    | st.builds(
        HasHeroCards, st.sampled_from(("more", "exactly")), st.integers(0, 99), tips, one_pile
    ),
    MissionFulfilled: st.builds(MissionFulfilled, st.booleans()),
    Reveal: st.builds(Reveal, codes),
    RemoveThis: st.just(RemoveThis()),
    StopReading: st.just(StopReading()),
    FillBox: st.builds(FillBox, rows, letters),
    Migrate: st.just(Migrate()),
    Teleport: st.builds(Teleport, codes),
    JoinHero: st.builds(JoinHero, counts, perhaps_tips),
    AllowLeaving: st.just(AllowLeaving()),
    FulfilMission: st.just(FulfilMission()),
    Win: st.just(Win()),
    GainPoints: st.builds(GainPoints, tracks, counts),
    TurnCards: st.builds(TurnCards, counts, perhaps_tips, piles, st.booleans()),
    SwapCards: st.builds(SwapCards, counts, perhaps_tips),
    RecoverCards: st.builds(RecoverCards, counts, perhaps_tips),
    RecoverFromHand: st.builds(RecoverFromHand, counts, perhaps_tips),
    DiscardCards: st.builds(DiscardCards, counts, perhaps_tips, st.none() | elements),
    DiscardRow: st.builds(DiscardRow, stars, st.sampled_from(("rising", "falling", "same"))),
    DrawCards: st.builds(DrawCards, counts),
    ExhaustHeroCards: st.builds(ExhaustHeroCards, counts, piles),
    RemoveHeroCards: st.builds(RemoveHeroCards, counts, piles),
    Gamble: st.builds(Gamble, st.sampled_from(("higher", "lower", "same"))),
    Curse: st.just(Curse()),
}

conditions = st.one_of([OF_KIND[kind] for kind in CONDITIONS])
acts = st.one_of([OF_KIND[kind] for kind in ACTS])


def rows_of(parts: st.SearchStrategy[Any], least: int) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(parts, min_size=least, max_size=least + 1).map(tuple)


def instructions_of(
    *, when: bool, once: bool, may: bool, price: bool, otherwise: bool
) -> st.SearchStrategy[Instruction]:
    nothing = st.just(())
    return st.builds(
        Instruction,
        do=rows_of(acts, 1),
        when=rows_of(conditions, 1) if when else nothing,
        once=st.just(once),
        may=st.just(may),
        price=rows_of(acts, 1) if price else nothing,
        otherwise=rows_of(acts, 1) if otherwise else nothing,
    )


changes = st.integers(-9, 9).filter(bool)
modifiers = st.one_of(
    st.just(Modifier(Text(), trap=True)),
    st.builds(Modifier, st.just(Text()), points, changes, element=elements, count=counts),
    st.builds(Modifier, st.just(Text()), points, changes, banner=tips, count=counts),
    st.builds(
        Modifier,
        st.just(Text()),
        points,
        changes,
        cards=st.sampled_from((">=", "<=")),
        count=counts,
    ),
)

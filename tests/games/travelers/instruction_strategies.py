"""Every instruction of a Hero Card with every argument, in the normal form of the language."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st

from stampadia.games.travelers.instructions import (
    ALWAYS_PRICED,
    NEVER_PRICED,
    AnyAction,
    AnyCondition,
    Choose,
    Element,
    Empty,
    Exhaust,
    ExhaustForm,
    Gain,
    GainTick,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    HeroAbility,
    IgnoreModifier,
    Pay,
    Place,
    PlainAction,
    Points,
    PreviousStars,
    RepeatAbility,
    Sentence,
    TakeBack,
    Tips,
    Track,
    Transfer,
)

CONDITIONS: tuple[type[Any], ...] = get_args(AnyCondition)
ACTIONS: tuple[type[Any], ...] = get_args(AnyAction)

numbers = st.integers(0, 99)
elements = st.sampled_from(get_args(Element))
places = st.sampled_from(get_args(Place))
points = st.sampled_from(get_args(Points))
tracks = st.sampled_from(get_args(Track))
stars = st.lists(st.sampled_from((1, 2)), min_size=1, max_size=5).map(tuple)

OF_KIND: dict[type[Any], st.SearchStrategy[Any]] = {
    HasElement: st.builds(HasElement, elements, numbers, places)
    | st.builds(HasElement, elements, st.just(0), places, st.just(True)),
    HasBanner: st.builds(HasBanner, st.sampled_from(get_args(Tips)), numbers, places),
    HasCards: st.builds(HasCards, st.sampled_from((">=", "<=")), numbers, places),
    HasPoints: st.builds(HasPoints, points, numbers),
    PreviousStars: st.builds(PreviousStars, st.sampled_from((1, 2))),
    HasConstellation: st.builds(HasConstellation, stars, places, st.booleans()),
    Gain: st.builds(Gain, tracks, numbers),
    Pay: st.builds(Pay, points, numbers),
    Empty: st.builds(Empty, points),
    Transfer: st.sampled_from((Transfer("attack", "defense"), Transfer("defense", "attack"))),
    TakeBack: st.builds(TakeBack, numbers),
    IgnoreModifier: st.just(IgnoreModifier()),
    GainTick: st.builds(
        GainTick, points, st.lists(numbers, min_size=1, max_size=9).map(tuple), numbers
    ),
}

plain = st.one_of([OF_KIND[kind] for kind in get_args(PlainAction)])
_some = st.lists(plain, min_size=1, max_size=3).map(tuple)
OF_KIND[RepeatAbility] = st.just(RepeatAbility())
OF_KIND[Choose] = st.builds(Choose, _some) | st.builds(Choose, _some, _some)

conditions = st.one_of([OF_KIND[kind] for kind in CONDITIONS])
sentences = st.builds(
    Sentence,
    st.lists(plain, min_size=1, max_size=4).map(tuple)
    | st.tuples(OF_KIND[Choose] | OF_KIND[RepeatAbility]),
    st.lists(conditions, max_size=3).map(tuple),
)
abilities = st.builds(HeroAbility, numbers, st.lists(sentences, min_size=1, max_size=3).map(tuple))
_FORMS = get_args(ExhaustForm)
exhausts = st.builds(
    Exhaust, numbers, st.sampled_from([form for form in _FORMS if form not in NEVER_PRICED])
) | st.builds(
    Exhaust, st.none(), st.sampled_from([form for form in _FORMS if form not in ALWAYS_PRICED])
)

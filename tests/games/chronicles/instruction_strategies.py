"""Every instruction with every argument, in the normal form that the language writes and reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from stampadia.games.chronicles import instructions
from stampadia.games.chronicles.instructions import (
    Ability,
    AbilityKind,
    Act,
    AnyAct,
    AnyPart,
    Clause,
    Line,
    Narrate,
    Part,
    RollCase,
    RollTable,
    Text,
)
from stampadia.games.chronicles.language import Names

PARTS: tuple[type[Part], ...] = get_args(AnyPart)
ACTS: tuple[type[Act], ...] = get_args(AnyAct)
PHRASED: tuple[type[Part] | type[Act], ...] = (*PARTS, *(act for act in ACTS if act is not Narrate))

NAMES = Names(
    items={
        "lantern": Text("Lantern", "Lanterna"),
        "monks-bread": Text("Monks' Bread", "Pane dei monaci"),
        "ink-bomb": Text("Ink Bomb", "Bomba d'inchiostro"),
        "page-2": Text("Page 2", "Pagina 2"),
    },
    keywords={
        "pelican": Text("Pelican", "Pellicano"),
        "pelican-1": Text("Pelican 1", "Pellicano 1"),
        "pen-friend": Text("Pen Friend", "Amico di penna"),
        "landlords-ire": Text("Landlord's Ire", "Ira dell'oste"),
    },
)
WORDS = {
    "en": (
        "A door opens.", "You fall", "salt & pepper, or so they say", "<fall>", "it costs nothing?",
        'The monk whispers "run, or pay 5G | stay"', "“Go, now!”", "«Stop, thief!»", "don't look",
        "the dogs' bones, the cats' milk", "Rooms. No dragons, no pets.", "'tis late (very)",
        "xylophones everywhere", "a > b", "Ink: 3 drops; paper: none", 'A sign says "Beware, ink!"',
    ),
    "it": (
        "Si apre una porta.", "Cadi", "sale & pepe, o così dicono", "<fall>", "non costa nulla?",
        'Il monaco sussurra "scappa, o paga 5MO | resta"', "“Via, adesso!”", "«Al ladro, fermo!»",
        "dell'inchiostro, po' di carta", "Né draghi né animali.", "l'una o l'altra", "Perché no?",
        'Un cartello dice "Attenti all\'inchiostro, prego!"', "Porta chiusa", "xilofoni ovunque",
    ),
}  # fmt: skip
SPOKEN = {
    "en": ("Let's go!", "Yes, or no?", "<right>", "x12 » you win", "A & B"),
    "it": ("Andiamo!", "Sì, o no?", "<right>", "x12 » hai vinto", "L'ha detto lui"),
}
LABELS = {
    "en": ("the Three Eyes", "Last Horned", "Even-Numbered"),
    "it": ("dei tre occhi", "dell'ultimo cornuto", "pari"),
}

_numbers = st.integers(0, 120)
_signed = st.integers(-60, 60)


def texts(choices: Mapping[str, tuple[str, ...]], language: str) -> st.SearchStrategy[Text]:
    said = st.sampled_from(choices[language])
    return said.map(lambda words: Text(it=words) if language == "it" else Text(en=words))


def abilities() -> st.SearchStrategy[Ability]:
    plus, pay = st.integers(-6, 6), st.integers(0, 5)
    attacks = st.builds(
        Ability,
        st.just("atk"),
        plus=plus,
        range=st.integers(0, 12),
        exactly=st.booleans(),
        all=st.booleans(),
        pay=pay,
    )
    kinds = st.sampled_from([kind for kind in get_args(AbilityKind) if kind != "atk"])
    return attacks | st.builds(Ability, kinds, plus=plus, pay=pay)


@cache
def of_kind(kind: type[Part] | type[Act], language: str) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind, vars(instructions))
    fields = {field: _argument(kind, field, hints[field], language) for field in _fields(kind)}
    return st.builds(kind, **fields)


def _fields(kind: type[Part] | type[Act]) -> tuple[str, ...]:
    return kind.__struct_fields__


def _argument(kind: type, field: str, hint: Any, language: str) -> st.SearchStrategy[Any]:
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is Ability:
        return abilities()
    if field == "cases":
        return st.lists(_cases(language), min_size=1, max_size=3).map(tuple)
    match field:
        case "item":
            return st.sampled_from(sorted(NAMES.items))
        case "keyword" | "series":
            return st.sampled_from(
                [*sorted(NAMES.keywords), "Ash", "grey-3", "salt, or pepper & more"]
            )
        case "words":
            return texts(WORDS, language) if kind is Narrate else texts(SPOKEN, language)
        case "label":
            return texts(LABELS, language)
    if hint == int | None:
        return st.none() | _numbers
    if (kind.__name__, field) in {("Change", "by"), ("Effect", "by"), ("Riddle", "plus")}:
        return _signed
    return _numbers


@cache
def acts(language: str, *without: type[Act]) -> st.SearchStrategy[Any]:
    return st.one_of([of_kind(kind, language) for kind in ACTS if kind not in without])


def _cases(language: str) -> st.SearchStrategy[RollCase]:
    faces = st.tuples(st.integers(1, 6), st.integers(1, 6)).map(sorted)
    # Commas part the cases, so what is told in one has none.
    plain = texts({language: tuple(w for w in WORDS[language] if "," not in w)}, language)
    happens = acts(language, Narrate, RollTable) | plain.map(Narrate)
    done = st.lists(happens, min_size=1, max_size=2).map(_apart)
    return st.builds(lambda both, do: RollCase(both[0], both[1], do), faces, done)


def _apart(done: list[Any]) -> tuple[Any, ...]:
    """Neighbouring narratives would be read as one."""
    return tuple(
        act
        for place, act in enumerate(done)
        if not (place and isinstance(act, Narrate) and isinstance(done[place - 1], Narrate))
    )


@st.composite
def clauses(draw: st.DrawFn, language: str) -> Clause:
    parts = st.one_of([of_kind(kind, language) for kind in PARTS])
    when = tuple(draw(st.lists(parts, max_size=3)))
    upright = _apart(draw(st.lists(acts(language), max_size=3)))
    turned = _apart(draw(st.lists(acts(language), min_size=0 if upright else 1, max_size=2)))
    any_of = len(when) > 1 and draw(st.booleans())
    return Clause(when, upright + turned, any_of, len(upright) if turned else None)


def lines(language: str) -> st.SearchStrategy[Line]:
    return st.lists(clauses(language), min_size=1, max_size=2).map(tuple)

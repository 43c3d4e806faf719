"""The canonical file: the same bytes for the same set, and nothing lost on the way."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.generals.samples import ART, REAL_SETS, good, needs_real_sets, place, read, with_place
from games.generals.skill_strategies import of_kind
from stampadia.games.generals.content import (
    ELEMENTS,
    LANGUAGES,
    SET_TYPES,
    TOKENS,
    TRIGGERS,
    Card,
    CardSet,
    Event,
    EventCard,
    Meta,
    Part,
    Place,
    Text,
    TextCard,
    Unit,
    UnitCard,
)
from stampadia.games.generals.files.format import SYMBOLS
from stampadia.games.generals.files.reading import load_set, read_bytes
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.language.skills import AddWounds, Skill


@needs_real_sets
@pytest.mark.parametrize("path", REAL_SETS, ids=lambda path: path.stem)
def test_the_real_sets_come_out_as_they_went_in(path: Path) -> None:
    assert write_set(load_set(path)).encode() == path.read_bytes()


EXPECTED = """{
	"meta":{
		"id": "KETTLES",
		"language": "EN",
		"version": "1.0",
		"type": "full",
		"cardsCount": 1,
		"dateCreated": "20240229",
		"dateUpdated": "20240301",
		"name": "Kettles",
		"description": "Things that boil.",
		"flavorText": "Mind the steam.",
		"author": "A. Cook"
	},
	"deck":[
		[
			{
				"version": "1.0",
				"id": "KETTLES-EN-T1-1.0",
				"type": "text",
				"title": "Notes",
				"text": [ "{bold}How to boil{endbold}", "", "Wait." ]
			}
		]
	]
}"""


def test_the_form() -> None:
    source = good()
    made = read(source | {"deck": source["deck"][2:]}).made
    assert made is not None
    assert write_set(made) == EXPECTED


def test_letters_of_every_language_stand_as_they_are() -> None:
    made = read(with_place(name="Perché no? Ça va ✓")).made
    assert made is not None
    assert '"name": "Perché no? Ça va ✓"' in write_set(made)


def test_the_order_of_keys_is_the_format_s_whatever_the_file_s() -> None:
    ordered = good()
    turned = json.loads(json.dumps(ordered), object_pairs_hook=lambda pairs: dict(pairs[::-1]))
    first, second = read(ordered).made, read(turned).made
    assert first is not None and first == second
    keys = list(json.loads(write_set(first))["deck"][0][0])
    assert keys == [
        "version", "id", "type", "level", "name", "symbol", "symbolAmount", "trigger",
        "description", "attack", "life", "boostTrigger", "boostCondition", "boostDescription",
        "boostAttack", "illustration",
    ]  # fmt: skip


def test_what_a_place_never_prints_is_kept_all_the_same() -> None:
    made = read(with_place(symbol="air", symbolAmount=2, trigger="onLife", area=True)).made
    assert made is not None
    written = json.loads(write_set(made))["deck"][0][1]
    expected = place() | {"symbol": "air", "symbolAmount": 2, "trigger": "onLife", "area": True}
    assert written == expected | {"id": "KETTLES-EN-U1-1.0"}


# Any good set

_PRINTABLE = st.characters(
    exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cn"), exclude_characters="{}\ufeff\u202a\u202b"
    "\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
)  # fmt: skip
_WORDS = st.text(_PRINTABLE, min_size=1, max_size=12).filter(str.strip)
_PROSE = st.lists(_WORDS | st.sampled_from([f"{{{token}}}" for token in TOKENS]), min_size=1,
                  max_size=4).map(" ".join)  # fmt: skip
_LEVELS = st.integers(-3, 3)
_EFFECTS = st.none() | of_kind(AddWounds).map(lambda op: Skill(do=(op,)))
_NUMBERS = st.none() | _LEVELS
_ART = st.just(ART) | st.lists(st.sampled_from(SYMBOLS), min_size=24, max_size=24).map(
    lambda column: "".join(column) * 24
)


@st.composite
def parts(draw: st.DrawFn, kind: str, *, header: bool) -> Part:
    element = draw(st.none() | st.sampled_from(ELEMENTS))
    numbers = kind != "place"
    text = draw(st.just("") | _PROSE)
    triggered = kind == "unit" or header
    return Part(
        element=element,
        amount=draw(st.integers(1, 2)) if element else 0,
        trigger=draw(st.sampled_from(TRIGGERS)) if triggered and text else None,
        area=draw(st.booleans()) and not header,
        condition=draw(st.just("") | _PROSE) if text and kind != "place" else "",
        text=text,
        attack=draw(_NUMBERS) if numbers else None,
        life=draw(_NUMBERS) if numbers else None,
        effect=draw(_EFFECTS) if text else None,
    )


@st.composite
def cards(draw: st.DrawFn, number: int) -> Card:
    id_ = f"{draw(_WORDS)}-{number}"
    kind = draw(st.sampled_from(["unit", "event", "text"]))
    if kind == "text":
        lines = draw(st.lists(st.just("") | _PROSE, min_size=1, max_size=3))
        return TextCard(Text(draw(_WORDS), id_, draw(_WORDS), tuple(lines)))

    def face(side: str) -> tuple[str, str, int, str]:
        return draw(_WORDS), f"{id_}{side}", draw(_LEVELS), draw(_WORDS)

    def both(kind: str) -> tuple[Part, Part]:
        return draw(parts(kind, header=True)), draw(parts(kind, header=False))

    if kind == "unit":
        return UnitCard(Unit(*face("a"), draw(_ART), *both("unit")),
                        Place(*face("b"), *both("place")))  # fmt: skip
    upright, turned = (
        Event(*face(side), draw(_ART), *both("event"), draw(st.just("") | _PROSE)) for side in "ab"
    )
    return EventCard(upright, turned)


@st.composite
def sets(draw: st.DrawFn) -> CardSet:
    days = st.dates(min_value=date(2023, 1, 1)).map(lambda day: day.strftime("%Y%m%d").zfill(8))
    created, updated = sorted((draw(days), draw(days)))
    meta = Meta(
        draw(st.text("ABCXYZ019", min_size=1, max_size=10)), draw(st.sampled_from(LANGUAGES)),
        draw(_WORDS), draw(st.sampled_from(SET_TYPES)), created, updated, draw(_WORDS),
        draw(_WORDS), draw(_WORDS), draw(_WORDS), draw(st.just("") | _WORDS),
    )  # fmt: skip
    count = draw(st.integers(1, 4))
    return CardSet(meta, tuple(draw(cards(number)) for number in range(count)))


@given(sets())
@settings(max_examples=examples(100))
def test_a_set_written_and_read_is_the_same_set(made: CardSet) -> None:
    written = write_set(made)
    reading = read_bytes(written.encode(), "set.json")
    assert reading.errors == 0
    assert reading.made == made
    assert write_set(made) == written

"""Our own sets: complete, even-handed, the same in both languages, and nobody else's."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from games.generals.samples import REAL_SETS, needs_real_sets
from stampadia.games.generals.content import (
    ELEMENTS,
    TRIGGERS,
    CardSet,
    Event,
    Face,
    Part,
    Text,
    Unit,
)
from stampadia.games.generals.files.collection import house_collection, merge, open_set
from stampadia.games.generals.files.format import SIZE
from stampadia.games.generals.files.house_sets import (
    CORE_SETS,
    EXPANSIONS,
    HOUSE_LANGUAGES,
    HOUSE_SETS,
    HouseLanguage,
    house_set,
    house_skill,
    known_text,
    read_anew,
    sentences_in,
    set_source,
    sprites,
)
from stampadia.games.generals.files.proofreading import unfit
from stampadia.games.generals.files.reading import load_set, read_bytes
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.language import read
from stampadia.games.generals.language.skills import (
    BLANK,
    OP_TYPES,
    AttackAgainMerged,
    AttackPlaces,
    AttackTimes,
    CardToLife,
    CopyText,
    Elements,
    JumpsMaySwap,
    LoseGame,
    MoveOrMerge,
    Op,
    Print,
    Restore,
    Ritual,
    SetInk,
    Skill,
    SwapColumns,
    Tally,
    TurnThis,
)
from stampadia.games.generals.workshop.art import PALETTE, pixel
from stampadia.kernel.errors import BadContent
from stampadia.words import words

each_set = pytest.mark.parametrize("id_", HOUSE_SETS)
each_language = pytest.mark.parametrize("language", HOUSE_LANGUAGES)

NEVER_USED: set[type[Op]] = {TurnThis, LoseGame, Ritual}
"""They change nothing within a game, or only end it."""
NOT_OURS: set[type[Op]] = {
    AttackAgainMerged, AttackPlaces, CardToLife, CopyText, JumpsMaySwap, MoveOrMerge, SetInk,
    SwapColumns,
}  # fmt: skip
"""Each of them is the whole of a card that somebody else thought of: they are read, not used."""
_SAID_AS_IT_IS = re.compile(
    r"If this Unit attacks and adds|Se questa Unità attacca e aggiunge|\d\w+ and \d\w+ column"
    r"|\dª e \dª colonna"
)


# What is in them


@pytest.mark.parametrize(
    ("id_", "units", "names", "events", "texts"),
    [
        ("STLITE", 28, 14, 0, 1),
        ("STFULL", 60, 30, 20, 1),
        ("STRETURN", 8, 8, 4, 0),
        ("STTOLL", 8, 8, 4, 0),
    ],
)
def test_each_set_has_its_cards(id_: str, units: int, names: int, events: int, texts: int) -> None:
    found = house_set(id_, "EN")
    assert (len(found.units), len(found.events), len(found.texts)) == (units, events, texts)
    assert len({card.unit.name for card in found.units}) == names
    sides = [side.name for card in found.events for side in card.sides]
    assert len(set(sides)) == len(sides) == 2 * events


def test_no_name_stands_for_two_things() -> None:
    keys = [key for id_ in HOUSE_SETS for key in _keys(id_)]
    assert len(set(keys)) == len(keys)
    for language in HOUSE_LANGUAGES:
        names = [name for id_ in HOUSE_SETS for name in _names(house_set(id_, language))]
        assert len(set(names)) == len(keys)


@each_set
@each_language
def test_a_set_survives_its_file_without_a_warning(id_: str, language: HouseLanguage) -> None:
    made = house_set(id_, language)
    reading = read_bytes(write_set(made).encode(), made.meta.code)
    assert reading.problems == ()
    assert reading.made == made


@each_set
@each_language
def test_every_text_fits_its_card(id_: str, language: HouseLanguage) -> None:
    assert list(unfit(house_set(id_, language), "")) == []


@each_set
@each_language
def test_the_words_say_what_the_data_do(id_: str, language: HouseLanguage) -> None:
    for face in _faces(house_set(id_, language)):
        for part in _parts(face):
            assert read(part.text, part.condition, language) == _skill(part), part.skill


@each_set
@each_language
def test_a_sentence_goes_on_at_most_once(id_: str, language: HouseLanguage) -> None:
    """Two things with "and" between them read well; what goes on and on is two sentences. The
    columns of a Place and the opening of "if this Unit attacks and adds" are said as they are."""
    also = {"EN": " and ", "IT": " e "}[language]
    for face in _faces(house_set(id_, language)):
        for part in _parts(face):
            for sentence in re.split(r"[.:]", _SAID_AS_IT_IS.sub("", part.skill)):
                assert sentence.count(also) <= 1, part.skill


@each_set
def test_italian_counts_lives_and_minds_its_vowels(id_: str) -> None:
    for face in _faces(house_set(id_, "IT")):
        for part in _parts(face):
            assert not re.search(
                r"\b([02-9]|\d\d) Vita\b|\b1 Vite\b|\be e|esattamente 0", part.skill
            )


@each_set
def test_both_languages_do_the_same(id_: str) -> None:
    english, italian = (_skills(house_set(id_, language)) for language in HOUSE_LANGUAGES)
    assert english == italian


@each_set
def test_nothing_stays_in_english(id_: str) -> None:
    english, italian = (house_set(id_, language) for language in HOUSE_LANGUAGES)
    for here, there in zip(_faces(english), _faces(italian), strict=True):
        assert here.name != there.name
        assert not here.body.text or here.body.text != there.body.text
        assert not isinstance(here, Event) or (
            here.flavor_text and here.flavor_text != _flavour(there)
        )
    for ours, theirs in zip(_text_lines(english), _text_lines(italian), strict=True):
        assert bool(ours) == bool(theirs)
        assert not ours or ours != theirs


@pytest.mark.parametrize("id_", EXPANSIONS)
@pytest.mark.parametrize("core", CORE_SETS)
def test_an_expansion_joins_either_core_set(id_: str, core: str) -> None:
    joined = merge([house_set(core, "IT"), house_set(id_, "IT")])
    assert joined.meta.type == "full"
    assert read_bytes(write_set(joined).encode(), id_).problems == ()


# Sprites


@each_set
def test_every_name_has_a_sprite_of_its_own(id_: str) -> None:
    drawn = sprites(id_)
    assert set(drawn) == set(_keys(id_))
    assert all(len(art) - art.count("0") >= 120 for art in drawn.values())


def test_no_two_sprites_are_the_same() -> None:
    drawn = Counter(art for id_ in HOUSE_SETS for art in sprites(id_).values())
    assert drawn.most_common(1)[0][1] == 1


def test_a_sprite_is_drawn_as_one_sees_it() -> None:
    folder = files("stampadia.games.generals").joinpath("content", "art")
    key, *rows = folder.joinpath("STLITE.txt").read_text(encoding="ascii").split("# ")[1].split()
    drawn = sprites("STLITE")[key]
    for y, row in enumerate(rows):
        assert [pixel(drawn, x, y) for x in range(SIZE)] == [PALETTE.get(name) for name in row]


# Even-handed


@each_set
def test_levels_come_in_thirds(id_: str) -> None:
    levels = Counter(card.unit.level for card in house_set(id_, "EN").units)
    assert set(levels) == {1, 2, 3}
    assert max(levels.values()) - min(levels.values()) <= 1


@each_set
def test_no_element_is_favoured(id_: str) -> None:
    units = [card.unit for card in house_set(id_, "EN").units]
    headers = _elements(unit.header for unit in units)
    bodies = _elements(unit.body for unit in units)
    asked = Counter(
        element
        for skill in _skills(house_set(id_, "EN"))
        for need in skill.need
        if isinstance(need, Elements)
        for element in need.of
    )
    for counts in (headers, bodies, asked):
        assert set(counts) == set(ELEMENTS)
        assert max(counts.values()) - min(counts.values()) <= 2, counts


@each_set
def test_every_column_is_hit_as_often(id_: str) -> None:
    hits = Counter(column for printing in _prints(id_) for column in printing.columns)
    assert set(hits) == {1, 2, 3, 4}
    assert max(hits.values()) - min(hits.values()) <= 1


@each_set
def test_places_infuse_every_element_alike(id_: str) -> None:
    infused = _elements(card.place.header for card in house_set(id_, "EN").units)
    assert max(infused.values()) - min(infused[element] for element in ELEMENTS) <= 1
    assert all(card.place.level == 2 for card in house_set(id_, "EN").units)


def test_full_has_gates_apprentices_and_great_presses() -> None:
    shapes = Counter((printing.level.plus, len(printing.columns)) for printing in _prints("STFULL"))
    assert shapes == {(0, 2): 42, (-1, 3): 12, (-1, 4): 6}
    infusing = [card for card in house_set("STFULL", "EN").units if card.place.header.element]
    assert len(infusing) == 18


def test_lite_has_gates_only() -> None:
    assert {(one.level.plus, len(one.columns)) for one in _prints("STLITE")} == {(0, 2)}


@each_set
def test_numbers_stay_small(id_: str) -> None:
    for card in house_set(id_, "EN").units:
        header, body = card.unit.header, card.unit.body
        assert 0 <= (header.attack or 0) <= 2
        assert 0 <= (header.life or 0) <= 2
        assert 0 <= (header.attack or 0) + (body.attack or 0) <= 3
        assert 1 <= (header.life or 0) + (body.life or 0) <= 3
    levels = [side.level for card in house_set(id_, "EN").events for side in _events(card.sides)]
    assert all(-2 <= level <= 2 for level in levels)


# The language of skills, put to use


def test_every_trigger_and_the_banner_are_used() -> None:
    for id_ in CORE_SETS:
        parts = [part for card in house_set(id_, "EN").units for part in _parts(card.unit)]
        assert {part.trigger for part in parts if part.text} == set(TRIGGERS)
        assert any(part.area for part in parts)


def test_every_op_that_makes_sense_is_used() -> None:
    used = {
        op for id_ in HOUSE_SETS for skill in _skills(house_set(id_, "EN")) for op in _ops(skill)
    }
    assert set(OP_TYPES) - used == NEVER_USED | NOT_OURS


def test_every_way_of_counting_is_used_and_says_what_is_counted() -> None:
    """ "For each …" without an {x} would promise more than it does."""
    counting = [
        (need.of, skill)
        for id_ in HOUSE_SETS
        for skill in _skills(house_set(id_, "EN"))
        for need in skill.need
        if isinstance(need, Tally)
    ]
    assert {of for of, _ in counting} == {"allies", "gaps", "wounds", "cards", "places"}
    for _, skill in counting:
        assert b'"x":' in msgspec.json.encode(skill.do), skill


def test_no_unit_restores_another() -> None:
    """Two of them side by side would attack for ever."""
    for id_ in HOUSE_SETS:
        for card in house_set(id_, "EN").units:
            for part in _parts(card.unit):
                assert Restore not in set(_ops(_skill(part)))


def test_attacks_multiply_no_further_than_twice() -> None:
    for id_ in HOUSE_SETS:
        for skill in _skills(house_set(id_, "EN")):
            for op in skill.do:
                if isinstance(op, AttackTimes):
                    assert op.times.fixed and op.times.plus == 2


# Found by name


def test_our_sets_are_found_in_the_language_spoken() -> None:
    assert [found.meta.code for found in house_collection("IT").sets] == [
        f"{id_}-IT-{house_set(id_, 'IT').meta.version}" for id_ in HOUSE_SETS
    ]
    assert house_collection("FR").sets == house_collection("EN").sets
    assert open_set(Path("STFULL"), "IT") is house_set("STFULL", "IT")
    assert open_set(Path("stfull-it"), "EN") is house_set("STFULL", "IT")


def test_a_file_is_nearer_than_a_set_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "STFULL"
    file.write_text(write_set(house_set("STTOLL", "EN")), encoding="utf-8")
    assert open_set(file, "EN") == house_set("STTOLL", "EN")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("STFUL", "There is no set “STFUL”. Did you mean STFULL?"),
        ("STFULL-FR", "There is no set “STFULL-FR”."),
        ("missing.json", "missing.json: There is no such file."),
    ],
)
def test_a_set_that_is_not_there_is_refused_in_a_sentence(wish: str, told: str) -> None:
    with pytest.raises(BadContent) as refused:
        open_set(Path(wish), "EN")
    assert refused.value.tell(words("en", "stampadia.games.generals")).startswith(told)


# Nobody else's


@needs_real_sets
@pytest.mark.parametrize("path", REAL_SETS, ids=lambda path: path.stem)
def test_nothing_is_copied_from_the_real_sets(path: Path) -> None:
    theirs = load_set(path)
    for id_ in HOUSE_SETS:
        ours = house_set(id_, "EN")
        assert not _names(ours) & _names(theirs)
        assert not _arts(ours) & _arts(theirs)
        assert not {_flavour(face) for face in _faces(ours)} & {
            _flavour(face) for face in _faces(theirs) if _flavour(face)
        } - {""}
        lines = {line for line in _text_lines(ours) if line}
        assert not lines & set(_text_lines(theirs))


# Helpers


def _keys(id_: str) -> list[str]:
    source = set_source(id_)
    events = [side.key for card in source.event for side in (card.upright, card.turned)]
    return [unit.key for unit in source.unit] + events


def _faces(found: CardSet) -> Iterator[Face]:
    for card in found.cards:
        for side in card.sides:
            if not isinstance(side, Text):
                yield side


def _names(found: CardSet) -> set[str]:
    return {face.name for face in _faces(found) if isinstance(face, Unit | Event)}


def _arts(found: CardSet) -> set[str]:
    return {face.illustration for face in _faces(found) if isinstance(face, Unit | Event)}


def _events(sides: tuple[object, ...]) -> Iterator[Event]:
    return (side for side in sides if isinstance(side, Event))


def _flavour(face: Face) -> str:
    return face.flavor_text if isinstance(face, Event) else ""


def _text_lines(found: CardSet) -> list[str]:
    return [line for card in found.texts for line in card.text.lines]


def _parts(face: Face) -> tuple[Part, Part]:
    return face.header, face.body


def _skill(part: Part) -> Skill:
    return part.effect or BLANK


def _skills(found: CardSet) -> list[Skill]:
    return [_skill(part) for face in _faces(found) for part in _parts(face)]


@cache
def _prints(id_: str) -> tuple[Print, ...]:
    bodies = (card.place.body for card in house_set(id_, "EN").units)
    return tuple(op for body in bodies for op in _skill(body).do if isinstance(op, Print))


def _ops(skill: Skill) -> Iterator[type[Op]]:
    """Every op in a skill, however deep."""
    tags = {str(op.__struct_config__.tag): op for op in OP_TYPES}

    def walk(data: object) -> Iterator[type[Op]]:
        if isinstance(data, dict):
            if "op" in data:
                yield tags[data["op"]]
            for value in data.values():
                yield from walk(value)
        elif isinstance(data, list):
            for value in data:
                yield from walk(value)

    return walk(msgspec.json.decode(msgspec.json.encode(skill)))


def _elements(parts: Iterable[Part]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for part in parts:
        if part.element:
            counts[part.element] += part.amount
    return counts


def test_what_the_sentences_say_is_kept_as_it_reads_today() -> None:
    """If not: python -m stampadia.games.generals.files.house_sets."""
    kept = files("stampadia.games.generals").joinpath("content", "skills.json")
    sentences = [one for id_ in HOUSE_SETS for one in sentences_in(set_source(id_))]
    assert kept.read_text(encoding="utf-8") == known_text(sentences)
    assert all(house_skill(one) == read_anew(one) for one in sentences)


def test_a_set_of_ours_opens_without_the_grammar() -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from stampadia.games.generals.files.collection import open_set\n"
        "from stampadia.games.generals.files.house_sets import HOUSE_SETS\n"
        "assert [open_set(Path(id_), 'IT') for id_ in HOUSE_SETS]\n"
        "print([name for name in sys.modules if name.endswith('generals.language.parsing')])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"

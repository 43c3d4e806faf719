"""Sets side by side, found by name, and merged into one deck."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.generals.samples import (
    REAL,
    event,
    good,
    needs_real_sets,
    place,
    read,
    text,
    told,
    unit,
)
from stampadia.games.generals.content import CardSet, name_of
from stampadia.games.generals.files import collection as library_module
from stampadia.games.generals.files.collection import (
    Collection,
    age,
    cards_named,
    files_in,
    merge,
    merged_cards,
    open_collection,
)
from stampadia.games.generals.files.reading import load_set, read_bytes
from stampadia.games.generals.files.writing import write_set
from stampadia.kernel.errors import BadContent
from stampadia.words import kernel_words


def made(deck: list[Any] | None = None, **fields: Any) -> CardSet:
    source = good()
    source["meta"] |= fields
    if deck is not None:
        source["deck"] = deck
    found = read(source).made
    assert found is not None
    return found


def shelf(*sets: CardSet) -> Collection:
    readings = (read_bytes(write_set(found).encode(), f"{place}.json")
                for place, found in enumerate(sets))  # fmt: skip
    return Collection(tuple(readings))


ENGLISH, OLD, ITALIAN = (
    made(version="1.01", dateUpdated="20240401"),
    made(version="1.0"),
    made(language="IT", version="1.0"),
)


# Finding


@pytest.mark.parametrize(
    ("wish", "languages", "code"),
    [
        ("KETTLES", ["IT", "EN"], "KETTLES-IT-1.0"),
        ("KETTLES", ["FR", "EN"], "KETTLES-EN-1.01"),
        ("KETTLES-EN", [], "KETTLES-EN-1.01"),
        ("KETTLES-EN", ["IT"], "KETTLES-EN-1.01"),
        ("KETTLES-EN-1.0", [], "KETTLES-EN-1.0"),
        ("KETTLES-IT", [], "KETTLES-IT-1.0"),
        ("PANS", [], "PANS-EN-1.0"),
    ],
)
def test_the_newest_is_found_unless_another_is_wished(
    wish: str, languages: list[str], code: str
) -> None:
    found = shelf(ENGLISH, OLD, ITALIAN, made(id="PANS")).find(wish, languages)
    assert found.meta.code == code


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("KETTLES", "The set “KETTLES” is there in EN, IT. Say which, as in KETTLES-EN."),
        ("KETLES", "There is no set “KETLES”. Did you mean KETTLES?"),
        ("KETTLES-EN-1.02", "There is no set “KETTLES-EN-1.02”. Did you mean KETTLES-EN-1.0"),
        ("KETTLES-FR", "There is no set “KETTLES-FR”. Did you mean KETTLES-"),
        ("WOK", "There is no set “WOK”. There are: KETTLES."),
        ("", "There is no set “”. There are: KETTLES."),
    ],
)
def test_what_is_not_found_is_said_in_one_sentence(wish: str, said: str) -> None:
    with pytest.raises(BadContent) as caught:
        shelf(ENGLISH, OLD, ITALIAN).find(wish)
    assert str(caught.value).startswith(said)
    assert "\n" not in caught.value.tell(kernel_words("it"))


def test_nothing_is_found_on_an_empty_shelf() -> None:
    with pytest.raises(BadContent, match="none was found at all"):
        shelf().find("KETTLES")


def test_two_sets_of_one_name_must_be_the_same() -> None:
    assert shelf(OLD, OLD).find("KETTLES") == OLD
    with pytest.raises(BadContent, match=r"two different sets KETTLES-EN-1.0: 0.json, 1.json"):
        shelf(OLD, made(author="B. Baker")).find("KETTLES")


def test_versions_in_the_order_of_their_age() -> None:
    later, earlier = made(version="1", dateUpdated="20240302"), made(version="9")
    assert max(later, earlier, key=age) is later
    versions = ["beta", "0.9", "1.0", "1.01", "1.1", "1.1b", "1.2", "1.10", "2"]
    sets = [made(version=version) for version in reversed(versions)]
    assert [found.meta.version for found in sorted(sets, key=age)] == versions


# Files


def test_a_broken_file_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "b.json").write_text(json.dumps(good()))
    (tmp_path / "a.json").write_text(json.dumps(good() | {"deck": [1]}))
    (tmp_path / "inner" / "c.json").write_text("{")
    (tmp_path / "index.json").write_text('{"index": []}')
    (tmp_path / "notes.txt").write_text("no set")
    collection = open_collection([tmp_path, tmp_path / "b.json", tmp_path / "gone.json"])
    files = [Path(reading.file).name for reading in collection.readings]
    assert files == ["a.json", "b.json", "c.json", "gone.json"]
    assert [found.meta.id for found in collection.sets] == ["KETTLES"]
    assert [len(reading.problems) for reading in collection.broken] == [2, 1, 1]
    assert told(collection.broken[2].problems[0]).endswith("gone.json: There is no such file.")


def test_a_folder_of_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "MOST_FILES", 3)
    for number in range(4):
        (tmp_path / f"{number}.json").touch()
    with pytest.raises(BadContent, match="holds more than 3 files"):
        files_in([tmp_path])


# Cards


def test_cards_are_found_by_number_id_or_name() -> None:
    found = made()
    for wish, number in (("2", 2), ("kettle imp", 1), ("Soup Kitchen", 1), ("notes", 3),
                         ("KETTLES-EN-E1-1.0", 2), (" 3 ", 3)):  # fmt: skip
        assert cards_named(found, wish) == [(number, found.cards[number - 1])]


def test_cards_that_share_a_name_are_all_found() -> None:
    found = made([[unit(), place()], [unit(), place()]])
    assert [number for number, _ in cards_named(found, "Kettle Imp")] == [1, 2]


@pytest.mark.parametrize(
    ("wish", "said"),
    [("Ketle Imp", "Did you mean “Kettle Imp”?"), ("4", "Say a number from 1 to 3, an id or a")],
)
def test_a_card_that_is_not_there(wish: str, said: str) -> None:
    with pytest.raises(BadContent, match=f"There is no card “{wish}”") as caught:
        cards_named(made(), wish)
    assert said in str(caught.value)


# Merging

PANS = made(
    [[text(title="About")], [event(name="Ash"), event()], [unit(name="Wok"), place()],
     [unit(name="Ladle"), place()]],
    id="PANS", type="expansion", dateCreated="20230101", dateUpdated="20250101",
    author="B. Baker", name="Pans",
)  # fmt: skip


def test_merged_cards_go_by_type_and_name() -> None:
    names = [name_of(card) for card in merged_cards([OLD, PANS])]
    assert names == ["Kettle Imp", "Ladle", "Wok", "Ash", "Paper Jam", "About", "Notes"]


def test_a_single_set_keeps_its_order() -> None:
    assert merged_cards([PANS]) == PANS.cards
    assert merge([PANS]) == PANS


def test_a_merged_set_is_a_set() -> None:
    both = merge([OLD, PANS], "STEAM", "Steam")
    again = read_bytes(write_set(both).encode(), "steam.json")
    assert again.problems == ()
    assert again.made == both
    assert both.meta.code == "STEAM-EN-1.0"
    assert (both.meta.type, both.meta.created, both.meta.updated) == (
        "full",
        "20230101",
        "20250101",
    )
    assert both.meta.author == "A. Cook, B. Baker"
    assert both.meta.description == "KETTLES-EN-1.0 + PANS-EN-1.0"
    assert merge([OLD, PANS]).meta.name == "Kettles + Pans"


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        ([], "There is nothing to merge."),
        ([OLD, OLD], "KETTLES-EN-1.0 and KETTLES-EN-1.0 are the same set."),
        ([OLD, ENGLISH], "KETTLES-EN-1.0 and KETTLES-EN-1.01 are the same set."),
        ([OLD, PANS, ITALIAN], "KETTLES-EN-1.0 and KETTLES-IT-1.0 are the same set."),
        ([made([[text(id="X")]]), made([[text(id="X")]], id="PANS")], "both have a card X."),
        ([OLD, made(id="POTS", language="IT")], "These sets are in EN, IT."),
    ],
)
def test_what_cannot_be_merged(sets: list[CardSet], said: str) -> None:
    with pytest.raises(BadContent, match=re.escape(said)):
        merge(sets)


def test_sets_in_two_languages_can_still_be_played_together() -> None:
    assert len(merged_cards([OLD, made(id="POTS", language="IT")])) == 6


def test_a_merge_of_long_names_is_still_a_set() -> None:
    long = [made(id=f"S{number}", name="n" * 100, author=f"{number}" * 200) for number in range(3)]
    assert read_bytes(write_set(merge(long)).encode(), "long.json").problems == ()


@needs_real_sets
def test_the_real_sets_merge() -> None:
    sets = [load_set(REAL / f"{name}-EN-1.01.json") for name in ("GOSFCORE", "GOSLCORE")]
    both = merge(sets)
    assert (len(both.units), len(both.events), len(both.texts)) == (84, 20, 2)
    assert read_bytes(write_set(both).encode(), "both.json").made == both

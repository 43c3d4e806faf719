"""The almanac: what was published stays, is found at once, and says so when it is damaged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stampadia.adventures.almanac import (
    LEAST_TO_TRAIN,
    MAGIC,
    Almanac,
    Certified,
    file_name,
    of_year,
    publish,
    published,
    written,
)
from stampadia.adventures.certify import is_won
from stampadia.games.chronicles import ChroniclesOptions
from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.generals import GeneralsOptions
from stampadia.games.travelers import TravelersOptions
from stampadia.games.travelers.adventures import ADVENTURES as SETS
from stampadia.games.travelers.adventures import FIRST_SET, FORM
from stampadia.kernel import registry
from stampadia.kernel.errors import BadContent, BadOption
from stampadia.kernel.game import Options
from stampadia.words import LANGUAGES, kernel_words

PUBLISHED = [
    line.split() for line in Path(__file__).with_name("published.txt").read_text().splitlines()
]
"""Game, day, attempt and fingerprint of days that were given to people."""
DAY = "2026-12-20"
PACKAGE = "stampadia.games.chronicles"


def one(day: str = DAY) -> Certified:
    """As good as any that is to be published."""
    found = published(PACKAGE, day)
    assert found is not None
    return found


def many() -> dict[str, Certified]:
    return {f"2030-01-{day:02}": one() for day in range(1, LEAST_TO_TRAIN + 1)}


def test_what_was_published_stays_as_it_was() -> None:
    assert len(PUBLISHED) >= 100
    for game, day, attempt, fingerprint in PUBLISHED:
        found = published(registry.load(game).package, day)
        assert found is not None, (game, day)
        assert (str(found.attempt), found.fingerprint) == (attempt, fingerprint), (game, day)


@pytest.mark.parametrize(("game", "day", "attempt", "fingerprint"), PUBLISHED[::40])
def test_an_adventure_is_read_back_as_it_was_made(
    game: str, day: str, attempt: str, fingerprint: str
) -> None:
    adventures = registry.load(game).adventures
    for spec in (day, f"{day}/{attempt}"):
        assert adventures.face(adventures.adventure(spec)).fingerprint == fingerprint


@pytest.mark.parametrize("game", ["chronicles", "travelers"])
def test_a_published_game_is_won_again_line_by_line(game: str) -> None:
    rules = registry.load(game)
    assert is_won(rules, rules.adventures.record("2026-11-17"))


@pytest.mark.deep
@pytest.mark.parametrize(("game", "day", "attempt", "fingerprint"), PUBLISHED)
def test_all_that_was_published_stands(game: str, day: str, attempt: str, fingerprint: str) -> None:
    rules = registry.load(game)
    adventure = rules.adventures.adventure(f"{day}/{attempt}")
    assert rules.adventures.face(adventure).fingerprint == fingerprint
    assert is_won(rules, rules.adventures.record(day))


# Found at once

LOOKED_UP = f"""
import sys
from stampadia.adventures.almanac import published
found = published({PACKAGE!r}, {DAY!r})
assert found.face.title["en"] and found.told["it"]
print(sum(name.split(".")[0] == "stampadia" for name in sys.modules))
"""
PROVEN = f"""
import sys
from stampadia.cli import main
assert main(["generate", "chronicles", "--date", {DAY!r}, "--lang", "en"]) == 0
made = "stampadia.games.chronicles.generate.make"
assert made not in sys.modules and "stampadia.lab" not in sys.modules
"""


def run(program: str) -> str:
    """In a new process, with a home in which nothing can be."""
    nowhere = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"), f"{os.devnull}/x")
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | nowhere,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_a_day_and_its_proof_are_found_without_the_game() -> None:
    assert int(run(LOOKED_UP)) <= 8


def test_a_published_day_and_its_proof_are_told_without_making_or_writing_anything() -> None:
    told = run(PROVEN)
    assert "How it can be won" in told and f": C-{DAY}-" in told


def test_what_the_almanac_tells_is_what_the_game_would_tell_today() -> None:
    found = ADVENTURES.certified(DAY)
    sheet = ADVENTURES.adventure(DAY)
    for language in LANGUAGES:
        words = ADVENTURES.rules.words(language)
        assert [*ADVENTURES.proof_lines(DAY, words)] == [*ADVENTURES.tell(sheet, words, found)]


def test_a_published_day_with_a_wish_or_another_attempt_is_another_adventure() -> None:
    found = published(PACKAGE, DAY)
    assert found is not None
    assert ADVENTURES.published(ADVENTURES.form.read(f"{DAY}/{found.attempt}")) == found
    for other in (f"{DAY}/{found.attempt + 1}", f"{DAY}+easy", f"{DAY}/{found.attempt}+hard"):
        assert ADVENTURES.published(ADVENTURES.form.read(other)) is None


def test_the_first_set_of_travelers_is_the_one_that_its_seed_makes() -> None:
    assert SETS.own(FIRST_SET) == SETS.make(FORM.read(FIRST_SET))


# begin is pure


@pytest.fixture
def nothing_made(monkeypatch: pytest.MonkeyPatch) -> None:
    for adventures in (ADVENTURES, SETS):
        for way in ("make", "prove", "work_out", "keep", "kept", "load"):
            monkeypatch.setattr(adventures, way, lambda *_, way=way: pytest.fail(way))


@pytest.mark.usefixtures("nothing_made")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("chronicles", ChroniclesOptions()),
        ("chronicles", ChroniclesOptions(sheet=f"{DAY},first-day")),
        ("travelers", TravelersOptions()),
        ("travelers", TravelersOptions(hero="2026-11-15", adventure="2026-11-16")),
        ("travelers", TravelersOptions(adventure="training")),
        ("generals", GeneralsOptions(sets="STFULL,STTOLL-IT")),
    ],
)
def test_a_match_begins_with_what_comes_with_the_game(game: str, options: Options) -> None:
    rules = registry.load(game)
    begun = rules.begin(1, options)
    assert begun.digest() == rules.start(1, options, rules.own_contents(options)).digest()


@pytest.mark.usefixtures("nothing_made")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("chronicles", ChroniclesOptions(sheet="seed:never made/0")),
        ("chronicles", ChroniclesOptions(sheet="2031-05-06")),
        ("chronicles", ChroniclesOptions(sheet="first-day,mine.json")),
        ("travelers", TravelersOptions(adventure="seed:never made/0")),
        ("generals", GeneralsOptions(sets="mine.json")),
    ],
)
def test_a_match_does_not_begin_with_what_has_to_be_found_first(
    game: str, options: Options
) -> None:
    with pytest.raises(BadOption, match="found or made before a match can begin") as refused:
        registry.load(game).begin(1, options)
    assert len({refused.value.tell(kernel_words(language)) for language in LANGUAGES}) == 2


# The file


@pytest.mark.parametrize("count", [1, LEAST_TO_TRAIN])
def test_days_are_written_and_read(count: int) -> None:
    days = dict([*many().items()][:count])
    almanac = Almanac(written("chronicles", days), "x")
    assert almanac.game == "chronicles"
    assert {day: almanac.day(day) for day in almanac.days} == days
    assert almanac.day("2030-12-31") is None


def test_a_year_has_a_file_and_what_was_published_stays(tmp_path: Path) -> None:
    for path, data in publish(tmp_path, "chronicles", many()).items():
        path.write_bytes(data)
    other = one("2026-12-21")
    files = publish(tmp_path, "chronicles", {"2030-01-01": other, "2031-05-06": other})
    assert [path.name for path in files] == [file_name("2030"), file_name("2031")]
    first, second = (Almanac(data, path.name) for path, data in files.items())
    assert {day: first.day(day) for day in first.days} == many()
    assert {day: second.day(day) for day in second.days} == {"2031-05-06": other}
    with pytest.raises(BadContent, match="is one of chronicles"):
        publish(tmp_path, "travelers", {"2030-01-01": other})


def test_a_new_edition_takes_the_place_of_its_days_alone(tmp_path: Path) -> None:
    for path, data in publish(tmp_path, "chronicles", many()).items():
        path.write_bytes(data)
    other = one("2026-12-21")
    ((path, data),) = publish(tmp_path, "chronicles", {"2030-01-01": other}, anew=True).items()
    almanac = Almanac(data, path.name)
    assert {day: almanac.day(day) for day in almanac.days} == many() | {"2030-01-01": other}


def test_a_package_without_an_almanac_has_published_nothing() -> None:
    assert published(PACKAGE, "2020-01-01") is None
    assert published("stampadia.games.stampede", DAY) is None
    assert published("stampadia.games.nobody", DAY) is None


def test_damage_is_said_in_a_sentence() -> None:
    data = written("chronicles", many())
    index = len(MAGIC) + 40
    for spoiled in (b"", data[:index], b"x" + data[1:], data[:index] + b"\0" + data[index + 1 :]):
        with pytest.raises(BadContent, match="almanac “x” is damaged") as refused:
            Almanac(spoiled, "x")
        assert len({refused.value.tell(kernel_words(language)) for language in LANGUAGES}) == 2


@pytest.mark.parametrize("end", [-1, -40, -4000])
def test_a_damaged_or_missing_frame_is_no_day(end: int) -> None:
    data = written("chronicles", {"2030-01-01": one()})
    touched = bytearray(data)
    touched[end] ^= 255
    for spoiled in (bytes(touched), data[:end]):
        with pytest.raises(BadContent, match="is damaged"):
            Almanac(spoiled, "x").day("2030-01-01")


def test_days_are_small() -> None:
    almanac = of_year(PACKAGE, "2026")
    assert almanac is not None
    sizes = [size for _, size in almanac._index.days.values()]
    assert sum(sizes) / len(sizes) < 4500

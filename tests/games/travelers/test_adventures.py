"""Sets by the day: certified once, kept, and told without spoiling anything."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from adventures.quick import certify_quickly
from stampadia.adventures.certify import is_won
from stampadia.cli import adventures as command
from stampadia.cli import main
from stampadia.games.travelers import GAME
from stampadia.games.travelers.adventures import ADVENTURES as DAYS
from stampadia.games.travelers.adventures import FORM, TRAINING
from stampadia.games.travelers.files.set_file import load_set
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import Wishes
from stampadia.kernel.errors import BadOption

DAY = TODAY = "2026-12-10"  # soon found


@pytest.fixture(autouse=True)
def certified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An English terminal on a fixed day: no shipped days, an empty cache, few games."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setattr(command, "today", lambda: date.fromisoformat(TODAY))
    monkeypatch.setattr(DAYS, "published", lambda _spec: None)
    return certify_quickly(DAYS, tmp_path, monkeypatch)


def test_a_day_is_certified_once(certified: list[str]) -> None:
    assert DAYS.known(DAY) is None
    found = DAYS.certify(DAY)
    assert DAYS.certify(DAY) == found == DAYS.known(DAY)
    assert certified == [DAY]
    assert found.exact.startswith(f"{DAY}/")
    assert 1 <= found.stars <= 5
    assert found.title.keys() == found.hero.keys() == {"en", "it"}


def test_what_is_kept_is_not_used_where_it_was_changed(certified: list[str]) -> None:
    DAYS.certify(DAY)
    path = DAYS.disk.path(str(FORM.read(DAY)))
    path.write_bytes(path.read_bytes().replace(b'"attempt":', b'"attempt": ', 1))
    assert DAYS.known(DAY) is None
    DAYS.certify(DAY)
    assert certified == [DAY, DAY]


def test_a_wish_is_part_of_the_name() -> None:
    spec = DAYS.spec(DAY, {"kind": "dungeon", "difficulty": "easy"})
    assert FORM.read(spec).wishes == Wishes(difficulty="easy", kind="dungeon")


@pytest.mark.parametrize(
    "wish", [{"kind": "cellar"}, {"difficulty": "deadly"}, {"class": "plumber"}]
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        DAYS.spec(DAY, wish)


def test_words_that_are_neither_a_day_nor_a_file_are_a_seed() -> None:
    assert DAYS.typed("a rainy day") == "seed:a rainy day"
    for said in (TRAINING, DAY, f"{DAY}/4", "seed:rain+hard", "sets/mine.json"):
        assert DAYS.typed(said) == said
    with pytest.raises(BadOption):
        DAYS.typed("rain+easy")


def test_an_option_is_settled_by_its_attempt() -> None:
    assert DAYS.settled(TRAINING, DAYS.certify) == TRAINING
    assert DAYS.settled(f"{DAY}/4", DAYS.certify) == f"{DAY}/4"
    assert DAYS.settled(DAY, DAYS.certify) == DAYS.certify(DAY).exact


def test_the_record_is_won_and_names_the_very_attempt() -> None:
    record = DAYS.record(DAY)
    assert is_won(GAME, record)
    assert f"option adventure: {DAYS.certify(DAY).exact}" in record


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_proof_tells_the_way(language: str) -> None:
    lines = list(DAYS.proof_lines(DAY, GAME.words(language)))
    assert len(lines) > 4
    assert "1A" in lines[1]
    assert not any("{" in line or "proof-" in line for line in lines)


def test_the_table_holds_what_was_certified() -> None:
    found = DAYS.certify(DAY)
    text = DAYS.table({DAY: found})
    assert f'"{DAY}": [{found.exact.rpartition("/")[2]},' in text
    assert DAYS.disk.makers() in text


def test_a_summary_tells_what_the_day_is_about() -> None:
    told = DAYS.summary(DAY)
    found = DAYS.certify(DAY)
    assert told["title"] == found.title["en"]
    assert told["kind"] == found.kind["en"]
    assert told["kind"] in ("World", "Dungeon")
    assert found.kind["it"] in ("Mondo", "Dungeon")
    assert told["main quest"] and told["villain"] and told["hero"]
    assert told["stars"] == str(found.stars)


# Commands


def run(*words: str) -> int:
    return main([*words])


def test_daily_tells_how_hard_it_is_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("daily", "travelers", "--date", DAY) == 0
    out = capsys.readouterr().out
    assert "of 5" in out
    assert f" · {DAYS.certify(DAY).kind['en']} · " in out
    assert "points" in out
    assert "gold" not in out
    assert "1A" not in out


def test_generate_writes_a_set_and_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    json, record = tmp_path / "set.json", tmp_path / "won.txt"
    assert (
        run("generate", "travelers", "--date", DAY, "--json", f"{json}", "--record", f"{record}")
        == 0
    )
    spec = FORM.read(DAYS.certify(DAY).exact)
    assert load_set(json) == make_set(spec.name, spec.wishes, spec.attempt or 0)
    assert is_won(GAME, record.read_text("utf-8"))
    assert " at any table: T-" in capsys.readouterr().out


def test_generate_shows_a_kind_that_was_wished(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("generate", "travelers", "--seed", "any", "--kind", "dungeon", "--no-proof") == 0
    assert "1A" in capsys.readouterr().out


def test_certify_lists_days(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("certify", "travelers", "--from", DAY, "--days", "1", "--workers", "1") == 0
    assert DAY in capsys.readouterr().out

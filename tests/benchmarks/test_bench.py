"""The benchmark runs and prints ratios; how large they are is for `make bench` to say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.contest import contest

from benchmarks import __main__ as program
from benchmarks import chromium, pages, report
from stampadia.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


@pytest.fixture(scope="module")
def measured_once() -> Iterator[None]:
    """Both reports are of one quick run."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(program, "contest", _once(contest))
        for part, name in (("costs", "costs"), ("sets", "measure"), ("sheets", "measure"),
                           ("decks", "measure"), ("press", "measure"), ("arrival", "measure"),
                           ("load", "measure")):  # fmt: skip
            module = getattr(program, part)
            patched.setattr(module, name, _once(getattr(module, name)))
        yield


def _once(measure: Callable[..., Any]) -> Callable[..., Any]:
    known: dict[str, Any] = {}

    def remembered(first: Any, *rest: Any) -> Any:
        if isinstance(first, Iterator):  # contenders
            first = list(first)
        key = str([one.name for one in first] if isinstance(first, list) else first)
        if key not in known:
            known[key] = measure(first, *rest)
        return known[key]

    return remembered


@pytest.mark.usefixtures("measured_once")
def test_a_quick_run_prints_ratios_and_targets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    program.main(quick=True)
    text = capsys.readouterr().out
    assert "stampede, 4 seats" in text and "stampede, full playouts" in text
    assert text.count("1.00×") >= 2
    for rival in ("go_fish", "crazy_eights", "gin_rummy", "uno"):
        row = next(line for line in text.splitlines() if rival in line)
        assert "×" in row or "is not installed" in row


@pytest.mark.usefixtures("measured_once")
def test_a_quick_run_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    program.main(quick=True, as_json=True)
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for part in ("decisions", "searches", "pages"):
        measured = found[part]
        assert measured["rates"][measured["ours"]] > 0
        assert set(measured["ratios"]) == set(measured["rates"]) - {measured["ours"]}
    assert {"clone", "view", "imagine"} <= set(found["microseconds"])
    assert found["decisions"]["rates"]["generals, Full set"] > 0
    for measured in found["sets"].values():
        assert measured["milliseconds"] > 0
        assert 0 < measured["megabytes"] < 20
    assert "STFULL" in found["sets"]
    assert found["decisions"]["rates"]["chronicles, a made sheet"] > 0
    assert set(found["sheets"]) == {"making", "reading", "checking"}
    assert all(cost > 0 for cost in found["sheets"].values())
    assert set(found["arrival"]) == {"cold-start", "page-weight"}
    assert all(cost > 0 for cost in found["arrival"].values())
    (load,) = found["load"]
    assert load["tables"] == 2 and load["choices"] > 0 and load["processor"] > 0


@pytest.mark.deep
@pytest.mark.xdist_group("browser")
@pytest.mark.skipif(chromium.found() is None, reason="needs Chromium")
def test_the_pages_are_measured_in_a_browser() -> None:
    found = report.costs_as_data(pages.measure(1, 10))
    assert all(cost > 0 for name, cost in found.items() if not name.startswith("shift-"))
    assert found["shift-home"] < 5 and found["shift-table"] < 5
    assert found["scripts-own"] < pages.OWN_KB and found["scripts-all"] < pages.ALL_KB


def test_a_bad_option_is_refused_without_a_traceback() -> None:
    with pytest.raises(subprocess.CalledProcessError) as refusal:
        run("benchmarks", "--rounds", "0")
    assert refusal.value.returncode and "Traceback" not in refusal.value.stderr


def test_every_sentence_is_in_both_languages() -> None:
    keys = [
        re.findall("^[a-z-]+(?= =)", (ROOT / f"benchmarks/words/{code}.ftl").read_text(), re.M)
        for code in LANGUAGES
    ]
    assert keys[0] == keys[1]
    sources = "".join(path.read_text() for path in (ROOT / "benchmarks").glob("*.py"))
    assert set(re.findall('"(bench-[a-z-]+)"', sources.replace("'", '"'))) == set(keys[0])


@pytest.mark.deep
def test_strength_prints_rates_with_intervals() -> None:
    text = run(
        "benchmarks.strength",
        "--games",
        "2",
        "--iterations",
        "4",
        "--playouts",
        "4",
        "--workers",
        "1",
    )
    for pairing in ("greedy – random", "search:4 – greedy", "race:4 – careful"):
        assert pairing in text
    assert "95 % interval" in text and "≥ 90%" in text

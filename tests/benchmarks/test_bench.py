"""The benchmark runs and prints ratios; how large they are is for `make bench` to say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stampadia.kernel.words import LANGUAGES

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


def test_a_quick_run_prints_ratios_and_targets() -> None:
    text = run("benchmarks", "--quick")
    assert "stampede, 4 seats" in text and "stampede, full playouts" in text
    assert text.count("1.00×") >= 2
    for rival in ("go_fish", "crazy_eights", "gin_rummy", "uno"):
        row = next(line for line in text.splitlines() if rival in line)
        assert "×" in row or "is not installed" in row


def test_a_quick_run_as_json() -> None:
    found: dict[str, Any] = json.loads(run("benchmarks", "--quick", "--json"))
    for part in ("decisions", "searches"):
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
    assert set(found["sheets"]) == {"making", "checking", "proving"}
    assert all(cost > 0 for cost in found["sheets"].values())


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


def test_strength_prints_rates_with_intervals() -> None:
    text = run("benchmarks.strength", "--games", "2", "--iterations", "4", "--workers", "1")
    assert "greedy – random" in text and "search:4 – greedy" in text
    assert "95 % interval" in text and "≥ 90%" in text

"""The rules of the house: who imports whom, where randomness lives, what files may say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from house.files import ROOT, SOURCE, kept, modules, named, nodes, text

pytestmark = pytest.mark.xdist_group("source")

CHANCE = SOURCE / "kernel" / "chance.py"
LONGEST_MODULE = 550
LONGEST_KERNEL = 1600


def test_imports_go_one_way() -> None:
    """The contracts of pyproject.toml, as `make lint` checks them."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert re.search("Contracts: [1-9][0-9]* kept, 0 broken", done.stdout)


def test_every_part_of_the_house_is_under_a_contract() -> None:
    """A new folder must find its place in the walk."""
    configured = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    parts = {path.parent.name for path in SOURCE.glob("*/*.py")}
    assert parts == {part for part in parts if f"stampadia.{part}" in configured}


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_randomness_enters_in_one_place() -> None:
    sources = {"random", "secrets", "uuid", "numpy.random"}
    named = re.compile(r"\b(?:random|secrets|uuid)\b")  # who imports one, writes its name
    users = {
        path for path in modules() if named.search(text(path)) and sources & set(imported(path))
    }
    assert users == {CHANCE}


def test_no_other_way_to_randomness_in_the_source() -> None:
    for path in modules():
        if path.is_relative_to(SOURCE):
            for node in nodes(path):
                attribute = getattr(node, "attr", "")
                assert attribute not in {"urandom", "default_rng", "RandomState"}, named(path)


def test_modules_stay_readable() -> None:
    for path in modules():
        lines = len(text(path).splitlines())
        assert lines < LONGEST_MODULE, f"{named(path)} has {lines} lines"


def test_the_kernel_is_the_contract_alone() -> None:
    """What a maker of a game has to read: not long, and without a file or a clock."""
    kernel = [path for path in modules() if path.is_relative_to(SOURCE / "kernel")]
    assert sum(len(text(path).splitlines()) for path in kernel) <= LONGEST_KERNEL
    outside = {"os", "io", "time", "datetime", "locale", "shutil", "tempfile"}
    for path in kernel:
        found = outside & set(imported(path))
        assert not found, f"{named(path)} imports {found}"
        opened = [node for node in nodes(path) if isinstance(node, ast.Name) and node.id == "open"]
        assert not opened, f"{named(path)} opens a file"


# Written in pieces, so that this file does not find itself.
MACHINE = [
    re.compile(pattern)
    for pattern in (
        r"(?<![\w.])/(?:root|home|Users|work)" + r"/\w",
        r"[A-Z]:\\" + r"Users",
        "pypi" + r"\.org",
        "python" + r"hosted\.org",
        "npm" + r"js\.(?:org|com)",
        r"--?(?:extra-)?index-" + "url",
        r"\bartifact" + r"ory\b",
    )
]


def test_no_file_names_a_machine_or_a_registry() -> None:
    looked = 0
    for path in kept():
        try:
            said = text(path)
        except UnicodeDecodeError:  # a font or a picture
            continue
        looked += 1
        for pattern in MACHINE:
            found = pattern.search(said)
            assert not found, f"{named(path)}: {found[0] if found else ''}"
    assert looked > 50


def test_nothing_is_left_for_later() -> None:
    marks = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    for path in modules():
        assert not marks.search(text(path)), named(path)


def test_no_test_reads_a_clock() -> None:
    """Work is counted (`tests/work.py`) or measured by `python -m benchmarks`: a machine that is
    busy with something else fails no test."""
    clocks = "|".join(f"{kind}_{what}" for kind, what in (("perf", "counter"), ("process", "time")))
    reads = re.compile(rf"(?:from time import|time\.)\s*(?:{clocks}|monotonic)\b")
    for path in modules():
        if path.is_relative_to(ROOT / "tests"):
            assert not reads.search(text(path)), named(path)

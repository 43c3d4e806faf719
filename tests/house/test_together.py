"""When several processes run the tests, those of a file run in one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import FIRST
from house.files import ROOT

CONFTEST = ROOT / "tests" / "conftest.py"
FILE = """
import os, pytest

@pytest.mark.parametrize("number", range(4))
def test_number(number):
    with open("seen", "a") as seen:
        print(__name__, os.environ["PYTEST_XDIST_WORKER"], file=seen)
"""


def test_the_tests_of_a_file_share_a_process(tmp_path: Path) -> None:
    """What they share would else be made in every process."""
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text("utf-8"), "utf-8")
    for name in ("one", "two"):
        (tmp_path / f"test_{name}.py").write_text(FILE, "utf-8")
    options = ["-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder", "-p", "no:cacheprovider"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options], cwd=tmp_path, env=alone, capture_output=True
    )
    assert run.returncode == 0, run.stdout.decode()
    seen = (tmp_path / "seen").read_text("utf-8").splitlines()
    assert len(seen) == 8
    assert len({*seen}) == 2, "each file has one process"


@pytest.mark.parametrize("group", FIRST)
def test_whatever_comes_first_is_there(group: str) -> None:
    marks = f'xdist_group("{group}")'
    files = (ROOT / "tests").rglob("test_*.py")
    assert (ROOT / group).is_file() or any(marks in file.read_text("utf-8") for file in files)

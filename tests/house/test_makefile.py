"""The README's commands, as far as they can be checked without installing anything."""

import re
import subprocess

import pytest

from house.files import ROOT

TARGETS = re.findall(r"(?m)^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"))
STAMPS = [".venv/.with-play", ".venv/.with-dev", ".venv/.with-browser", ".venv/.with-bench"]


@pytest.mark.parametrize("target", TARGETS + STAMPS)
def test_every_recipe_is_a_program_that_the_shell_can_read(target: str) -> None:
    """`--always-make` shows what a new machine would run, though it is all installed here."""
    shown = subprocess.run(
        ["make", "--dry-run", "--always-make", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    read = subprocess.run(
        ["sh", "-n"], input=shown.stdout, capture_output=True, text=True, check=False
    )
    assert read.returncode == 0, read.stderr


def test_the_extras_arrive_whole() -> None:
    shown = subprocess.run(
        ["make", "--dry-run", "--always-make", "test"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "--editable '.[dev,rl,lab,sprint]'" in shown.stdout

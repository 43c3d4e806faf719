"""What must not depend on the seed of Python's hashes, and so not on the order of a set."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from unittest.mock import patch


def told_under_every_hash_seed(program: str, *arguments: str) -> str:
    """What a program prints, the same here, where the seed is another in every run, as in a new
    process."""
    here = io.StringIO()
    with redirect_stdout(here), patch.object(sys, "argv", ["-c", *arguments]):
        exec(program, {"__name__": "__main__"})
    there = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=os.environ
        | {"PYTHONHASHSEED": _another_seed(), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert there.stdout == here.getvalue()
    return there.stdout


def _another_seed() -> str:
    return "4242" if os.environ.get("PYTHONHASHSEED") != "4242" else "1"

"""What a card set of Generals costs until it can be played: loaded, checked, every text read.

Each round is a process of its own, so that nothing has been read before; imports do not count,
the grammars among them. Measured is our own Full set and, where it lies beside the project, the
Full set that players already own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from msgspec import Struct

MILLISECONDS: Final = 60
MEGABYTES: Final = 20
OWNED: Final = Path(__file__).parents[2] / "shared" / "data" / "generals"


class Loaded(Struct, frozen=True):
    name: str
    milliseconds: float
    """The median over the rounds."""
    megabytes: float
    """At the height of it."""


def measure(rounds: int) -> list[Loaded]:
    with TemporaryDirectory() as folder:
        return [_measure(name, path, rounds) for name, path in _files(Path(folder))]


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    from stampadia.games.generals.files.house_sets import house_set
    from stampadia.games.generals.files.writing import write_set

    ours = folder / "STFULL.json"
    ours.write_text(write_set(house_set("STFULL", "EN")), encoding="utf-8")
    yield "STFULL", ours
    for path in sorted(OWNED.glob("*FCORE*.json")):
        yield path.stem, path


def _measure(name: str, path: Path, rounds: int) -> Loaded:
    taken = [_in_a_fresh_process(path, "time") for _ in range(rounds)]
    return Loaded(name, median(taken), _in_a_fresh_process(path, "memory"))


def _in_a_fresh_process(path: Path, what: str) -> float:
    command = [sys.executable, "-m", __name__, str(path), what]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def _once(path: Path, what: str) -> float:
    import stampadia.games.generals.language.parsing  # noqa: F401
    from stampadia.games.generals.files.reading import load_set
    from stampadia.games.generals.prepared.deck import Deck

    if what == "memory":
        tracemalloc.start()
    start = perf_counter()
    Deck([load_set(path)])
    taken = (perf_counter() - start) * 1e3
    return tracemalloc.get_traced_memory()[1] / 1e6 if what == "memory" else taken


if __name__ == "__main__":
    print(json.dumps(_once(Path(sys.argv[1]), sys.argv[2])))

"""One broken plug-in is left out with a sentence; the others cross as if it were not there."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra stampadia[rl] is not installed")
pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")
pytest.importorskip("pettingzoo", reason="the extra stampadia[rl] is not installed")

from bridges.crossing import NAMES, in_fresh_python
from stampadia.kernel import registry

GOOD = """
from stampadia.games.{base} import GAME as REAL
class Mine(type(REAL)):
    name = "{name}"
GAME = Mine()
"""

BARE = """
from stampadia.kernel.game import Game
class Mine(Game):
    name = "{name}"
    edition = "1"
    seats = range(1, 3)
    choice_count = 4
    def begin(self, seats, options=None): ...
    def write(self, position, choice, language="en"): ...
    def observe(self, view): return [0.0]
"""

BROKEN = {
    "raises": "raise RuntimeError('two\\nlines')\n",
    "exits": "raise ImportError('no such thing')\n",
    "has_none": "GAME = 'not a game'\n",
    "mistyped": "def broken(:\n",
    "no_members": """
from stampadia.kernel.game import Game
class Mine(Game):
    choice_count = 4
GAME = Mine()
""",
    "no_seats": BARE + "del Mine.seats\nGAME = Mine()\n",
    "empty_seats": BARE + "Mine.seats = range(3, 3)\nGAME = Mine()\n",
    "listed_seats": BARE + "Mine.seats = [1, 2]\nGAME = Mine()\n",
    "no_begin": BARE + "del Mine.begin\nGAME = Mine()\n",
    "no_observe": BARE + "del Mine.observe\nGAME = Mine()\n",
    "other_name": BARE + "Mine.name = 'another'\nGAME = Mine()\n",
    "odd_count": BARE + "Mine.choice_count = 'many'\nGAME = Mine()\n",
    "odd_options": BARE + "Mine.options = None\nGAME = Mine()\n",
    "raising_count": BARE + "Mine.seat_count = lambda *_: 1 / 0\nGAME = Mine()\n",
}
"""Modules that offer a game of their name, each broken in its own way."""


def plant(folder: Path, name: str, source: str) -> None:
    """An installed package, as far as Python can tell."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = game_{name}:GAME\n")
    (folder / f"game_{name}.py").write_text(source.replace("{name}", name))


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("planted")
    for name, source in BROKEN.items():
        plant(folder, name, source)
    plant(folder, "sound", GOOD.replace("{base}", "generals"))
    return folder


LISTS = {
    "openspiel": (
        "import pyspiel, stampadia.bridges.openspiel\n"
        "print(*(n[7:] for n in pyspiel.registered_names() if n.startswith('python_')))\n"
        "print(pyspiel.load_game('python_sound').new_initial_state())"
    ),
    "pettingzoo": (
        "import pettingzoo, stampadia.bridges.pettingzoo as bridge\n"
        "print(*(n.partition('/')[2].rpartition('-v')[0] for n in bridge.register()))\n"
        "pettingzoo.make('aec', 'stampadia/sound-v1').reset(seed=1)"
    ),
    "gymnasium": (
        "import gymnasium, stampadia.bridges.gymnasium as bridge\n"
        "print(*(n.partition('/')[2].rpartition('-v')[0] for n in bridge.register()))\n"
        "gymnasium.make('stampadia/sound-v1').reset(seed=1)"
    ),
}


@pytest.mark.parametrize("bridge", LISTS)
def test_broken_games_are_left_out_and_the_others_cross(planted: Path, bridge: str) -> None:
    done = in_fresh_python("-W", "always", "-c", LISTS[bridge], path=planted)
    assert done.returncode == 0, done.stderr
    crossed = set(done.stdout.splitlines()[0].split())
    wanted = {"chronicles", "generals", "travelers"} if bridge == "gymnasium" else set(NAMES)
    assert wanted | {"sound"} <= crossed
    assert not set(BROKEN) & crossed
    for name in BROKEN:
        sentences = {line for line in done.stderr.splitlines() if f"{name} is left out: " in line}
        assert len(sentences) == 1, (name, done.stderr)
    assert "Traceback" not in done.stderr


@pytest.fixture(scope="module")
def refusals(planted: Path) -> dict[str, list[str]]:
    """What is printed when a broken game is asked for by its name, for each of them."""
    program = (
        "from stampadia.bridges.pettingzoo import env\n"
        f"for name in {list(BROKEN)}:\n"
        "    print('#', name)\n"
        "    try: env(name)\n"
        "    except ValueError as error: print(error)"
    )
    done = in_fresh_python("-c", program, path=planted)
    assert done.returncode == 0, done.stderr
    parts = [part.splitlines() for part in done.stdout.split("# ")[1:]]
    return {name: said for name, *said in parts}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_asked_for_by_name_is_refused_in_a_sentence(
    refusals: dict[str, list[str]], name: str
) -> None:
    (sentence,) = refusals[name]
    assert name in sentence

"""Games by name: ours, and those that other packages bring.

The other packages here are real: wheels, installed by pip into a folder of their own, and seen
by a fresh Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from kernel.pig import PIG
from stampadia.games.stampede import GAME
from stampadia.kernel import registry
from stampadia.kernel.errors import UnknownGame

HERE = Path(__file__).parent
BROKEN = {
    "game_that_raises": "raise RuntimeError('two\\nlines')\n",
    "game_that_is_missing": "",
    "game_that_is_none": "GAME = 'not a game'\n",
    "game_mistyped": "def broken(:\n",
}
"""Modules that offer a game and have none, each broken in its own way."""


def wheel(folder: Path, module: str, source: str) -> Path:
    """A wheel of one module, which offers the game of its name."""
    info = f"{module}-1.0.dist-info"
    files = {
        f"{module}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[{registry.GROUP}]\n{module} = {module}:GAME\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD"))
    path = folder / f"{module}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return path


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one good foreign game and four broken ones."""
    folder = tmp_path_factory.mktemp("wheels")
    source = (HERE / "pig.py").read_text(encoding="utf-8")
    wheels = [wheel(folder, "pig", f"{source}\n\nGAME = PIG\n")]
    wheels += [wheel(folder, module, text) for module, text in BROKEN.items()]
    target = folder / "installed"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--no-index", "--no-deps", "--no-compile", "--target", target, *wheels],
        check=True,
    )  # fmt: skip
    return target


def run(installed: Path, program: str) -> str:
    """What a fresh Python prints that has these packages, and our tests, on its path."""
    path = os.pathsep.join([str(installed), str(HERE.parent)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_foreign_game_is_listed_and_keeps_the_contract(installed: Path) -> None:
    told = run(
        installed,
        """
import json, pig
from every_game.contract import check_random_game, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
game = registry.load("pig")
assert game is pig.GAME
for number, setup in enumerate(setups(game)):
    check_random_game(game, setup, Dealer(number))
print(json.dumps(registry.names()))
""",
    )
    assert {"pig", "stampede"} <= set(json.loads(told))


@pytest.mark.parametrize("module", BROKEN)
def test_a_broken_game_is_refused_in_one_sentence(installed: Path, module: str) -> None:
    told = run(
        installed,
        f"""
from stampadia.kernel import registry
from stampadia.kernel.errors import UnknownGame
assert "{module}" in registry.names()
try:
    registry.load("{module}")
except UnknownGame as error:
    print(error)
assert registry.load("stampede").name == "stampede"
""",
    )
    assert told.startswith(f"The package that offers “{module}”")
    assert told.count("\n") == 1


def test_our_own_games_are_listed() -> None:
    assert "stampede" in registry.names()
    assert registry.load("stampede") is GAME
    assert registry.names() == sorted(set(registry.names()))


def test_a_foreign_game_is_not_there_unless_installed() -> None:
    with pytest.raises(UnknownGame, match="There is no game “pig” here"):
        registry.load(PIG.name)


def test_an_unknown_game_is_told_with_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"Installed: .*stampede"):
        registry.load("go")


def test_a_mistyped_game_is_guessed() -> None:
    with pytest.raises(UnknownGame, match="Did you mean stampede"):
        registry.load("stampeed")


def test_packages_are_asked_once_for_each_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, str]] = []

    def counted(**about: str) -> object:
        asked.append(about)
        return entry_points(**about)

    monkeypatch.setattr(registry, "entry_points", counted)
    for times, folder in enumerate(("one", "other"), 1):
        monkeypatch.syspath_prepend(tmp_path / folder)
        assert registry.load("stampede") is GAME and "stampede" in registry.names()
        assert len(asked) == times

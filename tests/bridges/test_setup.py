"""What all bridges share: refusals in a sentence, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from stampadia.bridges import setup
from stampadia.games.stampede import GAME
from stampadia.words import LANGUAGES, catalogue


@pytest.mark.parametrize(
    ("bridge", "library"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_a_bridge_without_its_library_says_what_to_install(bridge: str, library: str) -> None:
    program = f"import sys; sys.modules['{library}'] = None; import stampadia.bridges.{bridge}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert 'Install it with: pip install "stampadia[rl]"' in last


def test_a_game_without_numbers_cannot_cross(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "choice_count", 0)
    with pytest.raises(ValueError, match="stampede does not number its choices"):
        setup.numbered_game("stampede")
    assert GAME not in setup.numbered_games()


def test_seats_follow_from_options() -> None:
    assert setup.settle(GAME, None, {"teams": "three"})[0] == 6


def test_every_sentence_is_in_both_languages() -> None:
    package = "stampadia.bridges"
    keys = [re.findall("^[a-z-]+(?= =)", catalogue(package, code), re.M) for code in LANGUAGES]
    assert keys[0] == keys[1]
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in files(package).iterdir()
        if path.name.endswith(".py")
    )
    assert set(re.findall('"(bridge-[a-z-]+)"', sources)) == set(keys[0])

"""Stampede's Italian glues its stamps: who reads “attacca” thinks of Generals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from house.files import ROOT

SOURCE = ROOT / "src" / "stampadia"
TOLD = (
    SOURCE / "games/stampede/words/it.ftl",
    SOURCE / "web/games/stampede/words/it.ftl",
    SOURCE / "terminal/draw/stampede/words/it.ftl",
    SOURCE / "press/booklets/stampede/it.toml",
    ROOT / "docs/play/README.it.md",
)


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.parent.parent.parent.name)
def test_no_stamp_attacks(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not re.findall(r"(?i)\battacc\w+", text)

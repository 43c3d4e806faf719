"""The page about the year and its charts are what the almanac says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks import year


@pytest.mark.deep
def test_the_page_is_as_the_almanac_gives_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, pictures = year.PAGE.read_text("utf-8"), year.PICTURES
    monkeypatch.setattr(year, "PAGE", tmp_path / "year.md")
    (tmp_path / pictures.name).mkdir()
    monkeypatch.setattr(year, "PICTURES", tmp_path / pictures.name)
    year.main()
    assert year.PAGE.read_text("utf-8") == page
    made = sorted(tmp_path.rglob("*.svg"))
    assert len(made) == 6
    for picture in made:
        assert picture.read_bytes() == (pictures / picture.name).read_bytes(), picture.name

"""The page about the year and its charts are what the almanac says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import year


@pytest.mark.deep
def test_the_page_is_as_the_almanac_gives_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, pictures = year.PAGE.read_text("utf-8"), year.PICTURES
    monkeypatch.setattr(year, "PAGE", tmp_path / "year.md")
    monkeypatch.setattr(year, "PICTURES", tmp_path)
    year.main()
    assert year.PAGE.read_text("utf-8") == page
    made = sorted(tmp_path.glob("*.svg"))
    assert len(made) == 6
    for picture in made:
        assert picture.read_bytes() == (pictures / picture.name).read_bytes(), picture.name

"""The pictures of what hands reach are those of the documents, and can be read."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from house.files import ROOT
from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.generate.hero.models import HeroClass, models
from stampadia.games.travelers.generate.plots import draw_curves, main
from stampadia.words import words

PICTURES = ROOT / "docs" / "build" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
HIGH = 464


@pytest.mark.parametrize("kind", models().classes, ids=lambda kind: kind.key)
def test_the_documents_show_today_s_curves(kind: HeroClass) -> None:
    shown = (PICTURES / f"travelers-{kind.key}.svg").read_text("utf-8")
    assert shown == draw_curves(kind, words("en", PACKAGE))


def test_all_classes_are_drawn(tmp_path: Path) -> None:
    main(tmp_path)
    drawn = {file.name for file in tmp_path.iterdir()}
    assert drawn == {file.name for file in PICTURES.glob("travelers-*.svg")}


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_enemy_is_a_point_inside_the_picture(language: str) -> None:
    tree = ElementTree.fromstring(draw_curves(models().classes[0], words(language, PACKAGE)))
    rings = list(tree.iter(f"{SVG}circle"))
    # six tiers in two panels, easy and normal, and the legend's two
    assert len(rings) == 6 * 2 * 2 + 2
    assert all(0 < float(ring.attrib["cy"]) < HIGH for ring in rings)
    said = [text.text or "" for text in tree.iter(f"{SVG}text")]
    assert not [text for text in said if text.startswith("curves-")]

"""The workshop says back how the texts of a card were read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.generals.samples import with_unit
from stampadia.cli import main
from stampadia.games.generals.content import PACKAGE, Text
from stampadia.games.generals.files.house_sets import HOUSE_SETS, house_set
from stampadia.games.generals.files.proofreading import reading_lines
from stampadia.words import words

Output = pytest.CaptureFixture[str]


def shown(output: Output, path: Path, *more: str) -> list[str]:
    assert main(["sets", "show", str(path), *more]) == 0
    return output.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("text", "language", "reading"),
    [
        ("exhausts {front}", "en", "Exhaust the front"),
        ("Whistle until {wound} blushes", "en", "not understood; in play, you apply it by hand"),
        ("gain 2 Shields, draw a card", "en", "Gain 2 Shields and draw 1 card."),
        ("gain 2 Shields, draw a card", "it", "Guadagna 2 Scudi e pesca 1 carta."),
        ("Choose 1 of 3 doors", "it", "non si capisce; in gioco lo applichi a mano"),
    ],
)
def test_a_card_is_shown_with_how_it_was_read(
    text: str, language: str, reading: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "set.json"
    path.write_text(json.dumps(with_unit(description=text, trigger="onAttack")))
    for form in (("1",), ("1", "--plain"), ("--plain",)):
        lines = shown(capsys, path, *form, "--lang", language)
        heading = {"en": "Read as:", "it": "Si legge così:"}[language]
        told = lines[lines.index(heading) + 1 :]
        half = {"en": "body", "it": "corpo"}[language]
        assert f"  Kettle Imp, {half}: {reading}" in told


@pytest.mark.parametrize("name", HOUSE_SETS)
def test_every_text_of_ours_is_said_back(name: str) -> None:
    found = house_set(name, "EN")
    voice = words("en", PACKAGE)
    for card in found.cards:
        sides = [side for side in card.sides if not isinstance(side, Text)]
        texts = [part.text for side in sides for part in (side.header, side.body) if part.text]
        lines = list(reading_lines(card, "EN", voice))
        assert len(lines) == (len(texts) + 1 if texts else 0)
        assert not any("by hand" in line or "{" in line for line in lines)

"""The blank score slip of every game shows the very boxes that the table asks for."""

from __future__ import annotations

import re
from io import BytesIO

import pypdf
import pytest
from msgspec import structs

from stampadia import press
from stampadia.kernel import registry
from stampadia.words import LANGUAGES

DAY = "2026-11-15"
WISHES = {"back": "yes", "score": "yes", "what": "score"}
"""How games call their slips: on the back of a sheet, or as pages of their own."""
GAMES = [
    name for name in registry.names() if WISHES.keys() & registry.load(name).print_wishes.keys()
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", GAMES)
def test_every_box_and_every_mark_is_printed(name: str, paper: str, language: str) -> None:
    game = registry.load(name)
    words = game.words(language)
    options = dict.fromkeys(game.adventures.options, DAY) if game.adventures else {}
    wishes = {wish: value for wish, value in WISHES.items() if wish in game.print_wishes}
    wishes |= {"date": DAY} if game.adventures else {}
    printed = structs.replace(game.printed(wishes, words), cards=())
    pages = pypdf.PdfReader(BytesIO(press.pdf(printed, press.Layout(paper=paper)))).pages
    told = _letters(pages[-1].extract_text())
    slip = game.score_slip(options, words)
    for box in slip.boxes:
        # the sheet's own marks say which of them it is
        labels = [mark.label for mark in box.marks] if box.name == "result" else [box.label]
        for label in labels:
            assert _letters(label) in told
    assert f"stampadiascore{printed.code.lower() or name}" in told


def _letters(text: str) -> str:
    return re.sub(r"\s+", "", text).casefold()

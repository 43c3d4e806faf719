"""The fonts of the press: every sign that may be printed is in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import stampadia
from stampadia.press.fonts import FOLDER
from stampadia.workbench.lettering import FontName, without_glyph

ROOT: Final = Path(stampadia.__file__).parent
SCREEN_ONLY: Final = "→○●☻▌▬▒◂▸↻"
"""Signs that only a terminal shows, on its map and in a lesson; the press draws its own."""
CODES_ONLY: Final = ("Silkscreen-Regular", "PixelifySans-SemiBold")
"""Beside pixel art: codes and headings, no running text."""
MOST_BYTES: Final = 2_500_000


def _printed(*patterns: str) -> Iterator[tuple[Path, str]]:
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            yield path, "".join(sorted(set("".join(path.read_text(encoding="utf-8").split()))))


def test_every_sign_of_our_content_is_in_every_text_font() -> None:
    found = list(_printed("games/*/content/**/*.toml", "games/*/content/**/*.json"))
    assert len(found) > 30
    for font in get_args(FontName):
        if font in CODES_ONLY:
            continue
        for path, signs in found:
            assert without_glyph(signs, font) == "", (font, path.name)


def test_every_sign_of_the_games_catalogues_is_there_but_what_screens_draw() -> None:
    seen = set()
    for path, signs in _printed("games/**/words/*.ftl"):
        for font in get_args(FontName):
            if font not in CODES_ONLY:
                lacking = set(without_glyph(signs, font))
                assert lacking <= set(SCREEN_ONLY), (font, path)
                seen |= lacking
    assert seen == set(SCREEN_ONLY)


def test_the_pixel_fonts_have_what_codes_and_names_need() -> None:
    for font in CODES_ONLY:
        assert without_glyph("STFULL-IT-1.0 GOSX àèéìòù ’!?", font) == ""


def test_the_fonts_are_small_enough_to_travel_with_the_package() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ttf")) < MOST_BYTES

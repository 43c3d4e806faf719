"""A printer that misses is measured once and put right ever after."""

from __future__ import annotations

from pathlib import Path

import pytest

from press.paper import card_centres, darkest, numbers, rendered
from stampadia import press
from stampadia.kernel.errors import BadOption
from stampadia.press.calibration import calibration_sheet
from stampadia.press.imposition import Flip, Layout
from stampadia.press.look import Orientation
from stampadia.press.profile import Profile, keep_profile, profile_file, read_profile

CARD = (63.5, 88.0)


def test_a_profile_is_kept_by_itself_for_each_way_a_sheet_lies(own_config: Path) -> None:
    assert read_profile() == Profile()
    keep_profile("portrait", (1.5, -0.5))
    keep_profile("landscape", (0.0, 2.0))
    assert read_profile() == Profile((1.5, -0.5), (0.0, 2.0))
    assert profile_file() == own_config / "printer.json"


def test_a_printer_cannot_be_centimetres_off(own_config: Path) -> None:
    for seen in ((10.5, 0.0), (0.0, -11.0), (float("nan"), 0.0)):
        with pytest.raises(BadOption):
            keep_profile("portrait", seen)
    assert not own_config.exists()


@pytest.mark.parametrize("text", ["", "[]", '{"portrait": 3}', "\0" * 20_000])
def test_a_broken_profile_is_told_and_can_be_measured_again(own_config: Path, text: str) -> None:
    own_config.mkdir(parents=True)
    profile_file().write_text(text)
    with pytest.raises(BadOption, match=r"printer\.json"):
        read_profile()
    assert keep_profile("portrait", (1.0, 1.0)) == Profile((1.0, 1.0))


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.usefixtures("numbers_installed")
def test_what_the_printer_moves_the_correction_moves_back(flip: Flip, bleed: float) -> None:
    """A printer that puts every back 1.5 mm to the right and 0.75 mm down, as seen from the front,
    puts corrected backs exactly behind their fronts."""
    right, down = 1.5, 0.75
    orientation: Orientation = "landscape" if bleed else "portrait"
    profile = Profile((right, down), (right, down))
    offset = profile.correction(orientation, flip)
    layout = Layout(flip=flip, bleed=bleed, offset=offset)
    size = (CARD[0] + 2 * bleed, CARD[1] + 2 * bleed)
    fronts, backs, *_ = card_centres(press.pdf(numbers(8), layout), size)
    width, height = (297.0, 210.0) if bleed else (210.0, 297.0)
    # Through the paper: over an upright edge left and right are changed, else top and bottom.
    upright = (flip == "long") == (orientation == "portrait")
    seen = [
        ((width - x if upright else x) + right, (y if upright else height - y) + down)
        for x, y in backs
    ]
    assert len(seen) == len(fronts) == 8
    for front, back in zip(fronts, seen, strict=True):
        assert back == pytest.approx(front, abs=0.01)


@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_both_crosses_lie_in_the_middle(orientation: Orientation, language: str) -> None:
    ppi = 144
    front, back = rendered(calibration_sheet("a4", orientation, language), ppi)
    for page in (front, back):
        middle = (page.width // 2, page.height // 2)
        reach = round(4 / 25.4 * ppi)  # the ring that both sides have
        for x, y in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            spot = (middle[0] + x - 2, middle[1] + y - 2, middle[0] + x + 3, middle[1] + y + 3)
            assert darkest(page.crop(spot)) < 200

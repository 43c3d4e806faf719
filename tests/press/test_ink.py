"""How much ink a page takes."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from press.paper import numbers, sample
from stampadia import press
from stampadia.kernel import registry
from stampadia.press.ink import PROOF_PPI, coverage, coverages
from stampadia.press.look import Ink, Style, look_of


def page(*colours: str) -> bytes:
    """A page of stripes."""
    picture = Image.new("RGB", (10 * len(colours), 10))
    for place, colour in enumerate(colours):
        picture.paste(colour, (10 * place, 0, 10 * place + 10, 10))
    made = BytesIO()
    picture.save(made, "png")
    return made.getvalue()


@pytest.mark.parametrize(
    ("colours", "share"),
    [
        (("white",), 0),
        (("black",), 1),
        (("white", "black"), 0.5),
        (("#808080",), 0.498),
        (("yellow", "white"), 0.5),  # pale to the eye, and yet the paper is full of ink
    ],
)
def test_the_share_of_the_page(colours: tuple[str, ...], share: float) -> None:
    assert coverage(page(*colours)) == pytest.approx(share, abs=0.001)


@pytest.mark.usefixtures("numbers_installed")
def test_a_rough_proof_takes_as_much_as_a_fine_one() -> None:
    rough, fine = (coverages(press.pages(numbers(9), ppi=ppi)) for ppi in (PROOF_PPI, 150))
    assert rough == pytest.approx(fine, rel=0.03)
    assert 0 < rough[0] < 0.1
    layout, style = press.Layout(), Style()
    assert press.proofed(numbers(9), layout, style) == (press.pdf(numbers(9)), rough)


@pytest.mark.parametrize("name", registry.names())
def test_low_ink_takes_at_most_half(name: str) -> None:
    printed = sample(name, "en")

    def taken(style: str, ink: Ink) -> float:
        wished = Style(style, ink)  # type: ignore[arg-type]
        pages = press.pages(printed, style=wished, ppi=PROOF_PPI)
        return sum(coverages(pages))

    for style in look_of(name).styles:
        assert taken(style, "low") <= taken(style, "full") / 2

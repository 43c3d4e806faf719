"""Papers and the places on them."""

from __future__ import annotations

import pytest

from stampadia.kernel.errors import BadOption
from stampadia.press.layouts import STRIP_MM, Grid, grid_for, grids, paper_here, papers
from stampadia.words import kernel_words


@pytest.mark.parametrize(
    "grid", grids(), ids=lambda grid: f"{grid.paper}-{grid.columns}x{grid.rows}"
)
def test_every_grid_stays_in_the_printable_area_and_leaves_room_for_the_ruler(grid: Grid) -> None:
    paper = papers()[grid.paper]
    width, height = paper.lying(grid.orientation)
    slots = grid.slots(grid.card)
    assert len(slots) == grid.columns * grid.rows
    left = min(x for x, _ in slots) - grid.bleed
    top = min(y for _, y in slots) - grid.bleed
    right = max(x for x, _ in slots) + grid.card[0] + grid.bleed
    bottom = max(y for _, y in slots) + grid.card[1] + grid.bleed
    for room, strip in (
        (left, "left"),
        (top, ""),
        (width - right, ""),
        (height - bottom, "bottom"),
    ):
        assert room >= paper.margin + (STRIP_MM if grid.strip == strip else 0) - 0.001
    # every grid lies in the middle, else fronts and backs would not meet
    assert left == pytest.approx(width - right) and top == pytest.approx(height - bottom)


def test_slots_do_not_overlap() -> None:
    for grid in grids():
        corners = grid.slots(grid.card)
        for number, (x, y) in enumerate(corners):
            for other_x, other_y in corners[:number]:
                apart = max(
                    abs(x - other_x) - grid.card[0] - 2 * grid.bleed,
                    abs(y - other_y) - grid.card[1] - 2 * grid.bleed,
                )
                assert apart > -0.001


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "legal"])
@pytest.mark.parametrize("card", [(63.5, 88.0), (64.0, 89.0)])
def test_every_paper_takes_both_cards_in_every_way(paper: str, card: tuple[float, float]) -> None:
    for bleed, fold in ((0.0, False), (3.0, False), (0.0, True)):
        assert grid_for(paper, card, bleed=bleed, fold=fold).paper == paper


def test_a_standard_card_lies_nine_to_a_page() -> None:
    assert grid_for("a4", (63.5, 88.0)).slots((63.5, 88.0))[0] == pytest.approx((9.75, 16.5))
    assert [len(grid_for(paper, (63.5, 88.0)).slots((63.5, 88.0))) for paper in papers()] == [
        9,
        9,
        18,
        9,
    ]


def test_a_card_that_has_no_place_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        grid_for("a4", (100.0, 140.0))
    assert "100 × 140 mm" in refused.value.tell(kernel_words("en"))
    with pytest.raises(BadOption) as refused:
        grid_for("b5", (63.5, 88.0))
    assert "a4, letter, a3, legal" in refused.value.tell(kernel_words("it"))


@pytest.mark.parametrize(
    ("environment", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "it_IT.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "a4"),
        ({"LC_ALL": "fr_CA@euro", "LC_PAPER": "de_DE"}, "letter"),
        ({"LANG": "C.UTF-8"}, "a4"),
    ],
)
def test_the_paper_is_the_one_of_the_place(environment: dict[str, str], paper: str) -> None:
    assert paper_here(environment) == paper

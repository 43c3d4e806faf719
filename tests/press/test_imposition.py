"""Which card lies where."""

from __future__ import annotations

import pytest

from press.paper import NumberFace, numbers
from stampadia.kernel.errors import BadOption
from stampadia.press.imposition import Layout, Leaf, Mode, leaves, mode_for


def names(leaf: Leaf) -> list[str]:
    return [one.face.name for one in leaf.placed if isinstance(one.face, NumberFace)]


def laid(mode: Mode | None, cards: int = 12, **wishes: object) -> list[Leaf]:
    return list(leaves(numbers(cards), Layout(mode=mode, **wishes)))  # type: ignore[arg-type]


def test_without_a_wish_both_sides_are_printed_where_there_are_backs() -> None:
    assert mode_for(numbers(), None) == "duplex"
    assert mode_for(numbers(backs=False), None) == "fronts"


def test_fronts_and_backs_take_turns() -> None:
    assert [leaf.side for leaf in laid("duplex")] == ["front", "back", "front", "back"]
    assert [leaf.side for leaf in laid("fronts")] == ["front", "front"]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "legal"])
def test_every_back_lies_behind_its_front(paper: str, flip: str) -> None:
    front, back, *_ = laid("duplex", 18, paper=paper, flip=flip)
    width, height = front.size
    # Turned over the upright edge, x is mirrored; over the lying edge, y is.
    upright = (flip == "long") == (height >= width)
    behind = dict(zip(names(back), back.placed, strict=True))
    for name, one in zip(names(front), front.placed, strict=True):
        other = behind[name.replace("Front", "Back")]
        if upright:
            assert one.x + other.x + 63.5 == pytest.approx(width) and one.y == other.y
        else:
            assert one.y + other.y + 88 == pytest.approx(height) and one.x == other.x
        assert other.turned is not upright


def test_slips_for_sleeves_are_not_mirrored_and_their_cuts_are_dashed() -> None:
    first, second, third, fourth = laid("sleeves")
    assert [leaf.side for leaf in (first, second, third, fourth)] == ["front"] * 2 + ["back"] * 2
    assert [(one.x, one.y) for one in first.placed] == [(one.x, one.y) for one in third.placed]
    assert all(leaf.dashed and leaf.cuts for leaf in (first, second, third, fourth))
    assert not any(one.turned for one in third.placed)


def test_a_folded_card_has_its_sides_next_to_each_other() -> None:
    leaf, *_ = laid("fold")
    assert names(leaf)[:4] == ["Front 1", "Back 1", "Front 2", "Back 2"]
    for front, back, fold in zip(leaf.placed[::2], leaf.placed[1::2], leaf.folds, strict=True):
        assert back.x == pytest.approx(front.x + 63.5) and back.y == front.y
        assert fold == pytest.approx((back.x, back.y, back.x, back.y + 88))
    assert not set(leaf.folds) & set(leaf.cuts)


def test_a_printer_is_put_right_on_backs_alone() -> None:
    plain, moved = laid("duplex"), laid("duplex", offset=(1.5, -0.5))
    assert plain[0] == moved[0]
    for before, after in zip(plain[1].placed, moved[1].placed, strict=True):
        assert (after.x - before.x, after.y - before.y) == pytest.approx((1.5, -0.5))


def test_cuts_go_no_nearer_to_the_edge_than_a_printer_prints() -> None:
    for mode in ("fronts", "duplex", "crosshairs", "sleeves", "fold"):
        for leaf in laid(mode):
            width, height = leaf.size
            for x1, y1, x2, y2 in leaf.cuts:
                assert min(x1, x2) >= 5 and max(x1, x2) <= width - 5
                assert min(y1, y2) >= 5 and max(y1, y2) <= height - 5


def test_with_bleed_and_where_a_look_draws_its_edges_only_the_margin_is_marked() -> None:
    bled = next(iter(leaves(numbers(), Layout(bleed=3.0))))
    left = min(one.x for one in bled.placed) - 3
    top = min(one.y for one in bled.placed) - 3
    for leaf in (bled, next(iter(leaves(numbers(), Layout(), own_cuts=True)))):
        right = max(one.x for one in leaf.placed) + 63.5
        for x1, y1, x2, y2 in leaf.cuts:
            inside = left < (x1 + x2) / 2 < right and top < (y1 + y2) / 2 < leaf.size[1] - top
            assert not inside or leaf is not bled
    whole = next(iter(leaves(numbers(), Layout())))
    own = next(iter(leaves(numbers(), Layout(), own_cuts=True)))
    assert set(own.cuts) < set(whole.cuts)


def test_every_copy_is_printed() -> None:
    printed = numbers(2)
    card = printed.cards[0]
    many = type(printed)(
        game="numbers",
        title="",
        language="en",
        cards=(type(card)(card.name, card.front, card.back, copies=10), printed.cards[1]),
    )
    fronts = [name for leaf in leaves(many, Layout(mode="fronts")) for name in names(leaf)]
    assert fronts == ["Front 1"] * 10 + ["Front 2"]


@pytest.mark.parametrize("mode", ["duplex", "sleeves", "crosshairs", "fold"])
def test_cards_without_backs_cannot_be_turned(mode: Mode) -> None:
    with pytest.raises(BadOption, match=mode):
        list(leaves(numbers(backs=False), Layout(mode=mode)))


def test_a_mode_is_for_cards() -> None:
    with pytest.raises(BadOption):
        list(leaves(numbers(0, pages=1), Layout(mode="fronts")))
    assert list(leaves(numbers(0, pages=1), Layout())) == []

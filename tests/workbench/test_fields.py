"""Fields declared once: slots, start, copy and fingerprint follow."""

from __future__ import annotations

import pytest

from stampadia.workbench.fields import UNTOLD, Declared, anew, cloned, copied, listed, lists, same


class Inner:
    def __init__(self, value: int) -> None:
        self.value = value

    def clone(self) -> Inner:
        return Inner(self.value)


class Toy(Declared):
    size: int = same()
    turn: int = same(1)
    row: list[int] = listed(lambda at: [0] * at.size)
    grid: list[list[int]] = lists(lambda _: [[0], [1]], told=lambda at: at.grid[0] + at.grid[1])
    inner: Inner | None = cloned(None, told=UNTOLD)
    marks: set[int] = copied("set({here})", lambda _: set(), told=lambda at: sorted(at.marks))
    news: list[str] = anew(list)

    def __init__(self, size: int) -> None:
        self.size = size
        self.lay()


def test_every_field_is_a_slot_and_nothing_else_is() -> None:
    toy = Toy(3)
    assert tuple(Toy.__slots__) == ("size", "turn", "row", "grid", "inner", "marks", "news")
    with pytest.raises(AttributeError):
        toy.other = 1  # type: ignore[attr-defined]


def test_a_start_is_a_value_or_made_of_what_was_set_before() -> None:
    toy = Toy(3)
    assert (toy.turn, toy.row, toy.grid, toy.inner) == (1, [0, 0, 0], [[0], [1]], None)
    assert Toy(3).row is not toy.row


def test_a_copy_shares_nothing_that_changes() -> None:
    toy = Toy(2)
    toy.inner = Inner(5)
    toy.news.append("told")
    twin = toy.clone()
    twin.row[0] = 9
    twin.grid[0][0] = 9
    twin.marks.add(9)
    assert twin.inner is not None and twin.inner is not toy.inner and twin.inner.value == 5
    assert (toy.row, toy.grid, toy.marks) == ([0, 0], [[0], [1]], set())
    assert twin.news == [] and toy.news == ["told"]


def test_the_fingerprint_knows_what_is_told_in_the_order_of_the_fields() -> None:
    toy = Toy(2)
    toy.marks |= {3, 1}
    assert toy.told() == (2, 1, [0, 0], [0, 1], [1, 3])
    before = toy.digest()
    toy.inner = Inner(1)
    toy.news.append("told")
    assert toy.digest() == before
    toy.turn += 1
    assert toy.digest() != before


def test_a_class_may_write_one_of_them_itself() -> None:
    class Own(Declared):
        number: int = same(4)

        def told(self) -> tuple[object, ...]:
            return ("own",)

    own = Own()
    own.lay()
    assert own.told() == ("own",) and own.clone().number == 4

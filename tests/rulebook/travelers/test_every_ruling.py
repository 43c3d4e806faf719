"""Every ruling is named by a test of this folder."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from house.files import nodes

pytestmark = pytest.mark.xdist_group("source")

HERE: Final = Path(__file__).parent
RULINGS_PAGE: Final = HERE.parents[2].parent / "shared" / "rulings" / "travelers.md"
RULINGS: Final = (
    *(f"4.0.{number}" for number in range(1, 13)),
    *(f"A{number}" for number in range(1, 40)),
    *(f"W{number}" for number in range(1, 14)),
    *(f"D{number}" for number in range(1, 22)),
)


@cache
def names() -> str:
    return "\n".join(
        node.name
        for path in sorted(HERE.glob("test_*.py"))
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named_by_a_test(ruling: str) -> None:
    assert f"test_{ruling.replace('.', '_')}_" in names()


def test_the_page_of_rulings_has_no_others() -> None:
    if not RULINGS_PAGE.exists():
        pytest.skip("the rulings do not lie beside this folder")
    page = RULINGS_PAGE.read_text(encoding="utf-8").partition("### 4.0 ")[2]
    manuals, _, rest = page.partition("### 4.1 ")
    found = [f"4.0.{number}" for number in re.findall(r"^(\d+)\. ", manuals, re.M)]
    found += re.findall(r"(?:^|\. )([AWD]\d+) ", rest, re.M)
    assert sorted(found) == sorted(RULINGS)

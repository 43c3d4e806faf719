"""Whatever imports something is read after it: there is an order in which the house can be read,
and nothing stands on too much."""

from __future__ import annotations

import sys
from graphlib import TopologicalSorter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.house import imports, longest_chain

LONGEST = 20
"""Modules that stand on each other."""


def test_no_module_imports_itself_by_any_way() -> None:
    imported = {
        name: imports().find_modules_directly_imported_by(name) for name in imports().modules
    }
    assert len(imported) > 400
    TopologicalSorter(imported).prepare()  # a CycleError names the modules


def test_no_module_stands_on_too_many() -> None:
    chain = longest_chain(imports())
    assert len(chain) <= LONGEST, " \N{RIGHTWARDS ARROW} ".join(chain)

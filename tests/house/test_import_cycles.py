"""Whatever imports something is read after it: there is an order in which the house can be read."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_no_module_imports_itself_by_any_way() -> None:
    """Imports inside functions count too; those for types alone do not."""
    graph = grimp.build_graph("stampadia", exclude_type_checking_imports=True, cache_dir=None)
    imported = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert len(imported) > 400
    TopologicalSorter(imported).prepare()  # a CycleError names the modules

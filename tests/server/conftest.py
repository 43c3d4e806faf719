"""One server for all tests of a process that need nothing but a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.served import Server, serving


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one

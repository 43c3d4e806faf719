"""Dask `distributed` as a place to play batches, for those who have one (extra `lab`)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

from stampadia.kernel.errors import StampadiaError

OURS: Final = "stampadia"
"""Whose catalogue holds these refusals."""
PATIENCE: Final = "5s"
"""How long a scheduler may take to answer."""


@contextmanager
def dask_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The cluster behind this scheduler address, and how many batches it plays at once."""
    try:
        from distributed import Client
    except ImportError:
        raise StampadiaError("cluster-needs-extra", package=OURS) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise StampadiaError("cluster-unreachable", package=OURS, address=address) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise StampadiaError("cluster-without-workers", package=OURS, address=address)
        executor = client.get_executor(pure=False)
        try:
            yield executor, threads
        finally:
            executor.shutdown(wait=False)

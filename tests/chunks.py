"""Work cut into chunks: a few are done in every run, the others in a deep one."""

from __future__ import annotations

import pytest


def chunks(whole: int, *, normally: int) -> pytest.MarkDecorator:
    """Parametrize by `chunk`: so many in all, and so many of them in a normal run."""
    deep = [pytest.param(number, marks=pytest.mark.deep) for number in range(normally, whole)]
    return pytest.mark.parametrize("chunk", [*range(normally), *deep])

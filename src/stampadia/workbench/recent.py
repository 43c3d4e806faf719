"""What was worked out lately, for as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")


class Itself:
    """One very object as a key. It is told from others by where it is, not by what it holds, which
    may be long to compare; and it stays alive, so that no other can take its place."""

    __slots__ = ("it",)

    def __init__(self, it: object) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and other.it is self.it


class Recent(Generic[V]):
    """Values by key; what was asked for longest ago goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[object, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: object) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: object, value: V) -> V:
        self._kept[key] = value
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return value

"""The page as a screen reader has it: the accessibility tree of Chromium, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

NAMED = {"button", "link", "textbox", "combobox", "checkbox", "radio", "img", "image", "slider"}
"""What is nothing to whoever does not see it, unless it has a name."""


class Tree:
    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self.read()

    def read(self) -> None:
        told = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        self._nodes = {node["nodeId"]: node for node in told}
        self._root = told[0]["nodeId"]

    def inside(self, of: str | None = None) -> Iterator[tuple[str, str, str]]:
        """Role, name and number of everything that is told, in the order of reading."""
        node = self._nodes.get(of or self._root)
        if node is None:
            return
        if not node.get("ignored"):
            yield _said(node, "role"), _said(node, "name"), node["nodeId"]
        for child in node.get("childIds", ()):
            yield from self.inside(child)

    def find(self, role: str, name: str = "", of: str | None = None) -> str | None:
        """The first with this role, and this name where one is given."""
        for has, called, number in self.inside(of):
            if has == role and name in ("", called):
                return number
        return None

    def names(self, role: str, of: str | None) -> list[str]:
        return [called for has, called, _ in self.inside(of) if has == role] if of else []

    def nameless(self) -> list[str]:
        return [role for role, name, _ in self.inside() if role in NAMED and not name.strip()]


def _said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))

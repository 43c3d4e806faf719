"""The example game of docs/make, as its pages give it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from house.files import ROOT

FILE: Final = re.compile(r"(?ms)^`([\w./-]+)`\n\n```[a-z]+\n(.*?)^```$")
"""A file of the example game: its name, then what is in it."""
PAGES: Final = ("make/README.md", "make/table.md", "print/your-own-game.md", "build/pages.md")


def example_files() -> list[tuple[str, str]]:
    pages = (ROOT / "docs" / name for name in PAGES)
    return [found for page in pages for found in FILE.findall(page.read_text("utf-8"))]


def write_example(folder: Path) -> Path:
    """Where Python finds it like an installed one."""
    for name, text in example_files():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, "utf-8")
    offered = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text(offered, "utf-8")
    return folder

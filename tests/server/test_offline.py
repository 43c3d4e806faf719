"""What a browser keeps of the pages: everything that they begin with, and nothing of a match."""

from __future__ import annotations

import re

import msgspec

from stampadia.server import offline
from stampadia.web import FOLDER


def kept() -> list[str]:
    found = re.search(r"const FILES = (.*);", offline.worker())
    assert found is not None
    return msgspec.json.decode(found[1], type=list[str])


def test_every_file_that_a_page_names_is_kept() -> None:
    files = set(kept())
    for path in FOLDER.rglob("*.js"):
        if path.is_relative_to(FOLDER / "games") or path.name == "worker.js":
            continue
        for named in re.findall(r'(?:from|import\() ?"(\.[^"]+\.js)"', path.read_text("utf-8")):
            assert f"/{(path.parent / named).resolve().relative_to(FOLDER)}" in files
    styled = (FOLDER / "stampadia.css").read_text("utf-8") + (FOLDER / "index.html").read_text()
    for named in re.findall(r'(?:url\(|href="|src=")(/[^)"]+)', styled):
        assert named in files or named.endswith(".png")
    assert {"/", "/words/en.ftl", "/words/it.ftl"} <= files


def test_all_that_is_kept_is_there() -> None:
    for address in kept():
        assert address == "/" or (FOLDER / address.removeprefix("/")).is_file()


def test_the_version_is_told_once() -> None:
    assert re.match(r'const VERSION = "[0-9a-f]{16}";\n', offline.worker())

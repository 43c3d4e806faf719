"""A tagged PDF as a screen reader meets it: the tree of its structure, and what each page marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any, cast

import pypdf
from msgspec import Struct
from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject

_STRING = rb"\((?:[^\\()]|\\.|\((?:[^\\()]|\\.)*\))*\)"
_TOKEN = re.compile(
    rb"%b|<<(?P<facts>(?:%b|[^()>]|>(?!>))*)>>|<[^<>]*>|/[^\s()<>\[\]{}/%%]+"
    rb"|(?<![\w*])(?P<operator>BDC|BMC|EMC|T[jJ]|['\"])(?!\w)" % (_STRING, _STRING),
    re.DOTALL,
)
"""Of what a page is drawn with: strings and names, which are passed over; the facts of a mark;
where a mark begins and ends; and where text is shown."""
_MARK = re.compile(rb"/MCID\s+([0-9]+)")


class Element(Struct, frozen=True):
    """A node of the tree."""

    kind: str
    alt: str | None
    page: int
    """Of its first content; -1 where it has none."""
    marks: tuple[tuple[int, int], ...]
    """Its own contents, each as the page and the number of the mark."""


def reader_of(pdf: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(pdf))


def root_of(reader: pypdf.PdfReader) -> Any:
    return reader.trailer["/Root"]


def elements(reader: pypdf.PdfReader) -> Iterator[Element]:
    """All of them, in the order in which they are read out."""
    numbers = {page.indirect_reference.idnum: at for at, page in enumerate(reader.pages)}  # type: ignore[union-attr]
    yield from _walked(root_of(reader)["/StructTreeRoot"]["/K"], numbers, -1)


def _walked(node: Any, pages: dict[int, int], page: int) -> Iterator[Element]:
    node = node.get_object()
    if isinstance(node, ArrayObject):
        for kid in node:
            yield from _walked(kid, pages, page)
        return
    if not isinstance(node, DictionaryObject) or "/S" not in node:
        return
    page = _page(node, pages, page)
    kids = node.get("/K", ArrayObject())
    kids = kids.get_object() if isinstance(kids, IndirectObject) else kids
    kids = kids if isinstance(kids, ArrayObject) else [kids]
    marks = tuple(_marks(kids, pages, page))
    alt = node.get("/Alt")
    kind = str(node["/S"]).removeprefix("/")
    yield Element(kind, None if alt is None else str(alt), marks[0][0] if marks else -1, marks)
    for kid in kids:
        if not isinstance(kid, int):
            yield from _walked(kid, pages, page)


def _page(node: Any, pages: dict[int, int], page: int) -> int:
    return pages[node.raw_get("/Pg").idnum] if "/Pg" in node else page


def _marks(kids: Any, pages: dict[int, int], page: int) -> Iterator[tuple[int, int]]:
    for kid in kids:
        if isinstance(kid, int):
            yield page, int(kid)
            continue
        kid = cast(Any, kid.get_object())
        if isinstance(kid, dict) and kid.get("/Type") == "/MCR":
            yield _page(kid, pages, page), int(kid["/MCID"])


def marked(reader: pypdf.PdfReader) -> tuple[set[tuple[int, int]], int]:
    """What the pages themselves mark, each as the page and the number; and how many pieces of text
    stand in no mark at all, not even in that of an ornament."""
    found: set[tuple[int, int]] = set()
    loose = 0
    for at, page in enumerate(reader.pages):
        contents = page.get_contents()
        assert contents is not None
        open_marks, facts = 0, b""
        for token in _TOKEN.finditer(contents.get_data()):
            if token["facts"] is not None:
                facts = token["facts"]
            elif (operator := token["operator"]) in (b"BDC", b"BMC"):
                if number := _MARK.search(facts):
                    found.add((at, int(number[1])))
                open_marks, facts = open_marks + 1, b""
            elif operator == b"EMC":
                open_marks -= 1
                assert open_marks >= 0
            elif operator and not open_marks:
                loose += 1
        assert open_marks == 0
    return found, loose

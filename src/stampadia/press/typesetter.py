"""Typst, fed with data: the same template and the same data give the same bytes."""

from __future__ import annotations

import re
import struct
from importlib.resources import files
from pathlib import Path
from threading import local
from typing import Any, Final, Literal
from zlib import crc32

import msgspec

from stampadia.kernel.errors import BadOption
from stampadia.press.look import PRESS, Look
from stampadia.press.plates import Plates, drawn

Format = Literal["pdf", "svg", "png"]

ROOT: Final = Path(str(files(PRESS)))
"""What templates may open."""
TAGGED: Final = "ua-1"
"""Files that a screen reader can read out: PDF/UA-1."""
METRES_PER_INCH: Final = 0.0254
_HEADER_END: Final = 33
_METRE: Final = 1
_BEFORE: Final = """
#import "/templates/document.typ": card, page
"""
"""A look that draws only cards, or only pages, may leave the other out."""
_AFTER: Final = """
#import "/templates/document.typ": document
#document(json(bytes(sys.inputs.data)), (card: card, page: page))
"""
_GIVEN: Final = "sys.inputs.data"
_ENDS_RAW_TEXT: Final = "`\u0085\u2028\u2029"
"""What Typst would take for the end of raw text, or of a line in it."""
_GROUP: Final = re.compile(rb"/Group<</Type/Group/S/Transparency/I true/CS [0-9]+ 0 R>>")
_of_this_thread: Final = local()


def typeset(
    look: Look, data: dict[str, Any], kind: Format, *, game: str = "", ppi: float = 144.0
) -> list[bytes]:
    """A document: one PDF, or one picture a page."""
    # A picture in pixels has no paper of its own behind it.
    data = data | {"ground": kind == "png"}
    return compiled(_BEFORE + look.source + _AFTER, data, kind, game=game, ppi=ppi)


def compiled(
    source: str, data: dict[str, Any], kind: Format, *, game: str = "", ppi: float = 144.0
) -> list[bytes]:
    """Any Typst source of ours with `data` as JSON in `sys.inputs.data`."""
    if kind == "pdf":
        plates = Plates()
        (pdf,) = _made(source, msgspec.json.encode(data, enc_hook=plates.told), kind, game, ppi)
        whole = plates.put_into(pdf) if plates else pdf
        if whole is not None:
            return [_ungrouped(whole)]
        # A Typst that writes its files in another way: then everything is drawn.
    pages = _made(source, msgspec.json.encode(data, enc_hook=drawn), kind, game, ppi)
    match kind:
        case "png":
            return [_with_resolution(page, ppi) for page in pages]
        case "pdf":
            return [_ungrouped(file) for file in pages]
        case _:
            return pages


def _made(source: str, told: bytes, kind: Format, game: str, ppi: float) -> list[bytes]:
    import typst

    given: dict[str, Any] = {}
    if _GIVEN in source:
        # Other inputs make Typst build its library and read all templates anew; another source
        # does not.
        source = source.replace(_GIVEN, _raw(told.decode()))
    else:
        given["sys_inputs"] = {"data": told.decode()}
    try:
        made = _compiler().compile(
            input=source.encode(),
            format=kind,
            ppi=ppi,
            pdf_standards=[TAGGED] if kind == "pdf" else [],
            timestamp=0,
            **given,
        )
    except typst.TypstError as error:
        problem = " ".join(str(error).split())
        raise BadOption("broken-look", package=PRESS, game=game, problem=problem) from error
    return made if isinstance(made, list) else [made]


def _ungrouped(pdf: bytes) -> bytes:
    """A picture that is to be kept once is isolated in its SVG, and Typst makes a group of it, as
    if something shone through; printers turn such a page into pixels. Nothing in ours does, so that
    the mark is taken out, and blanks keep all that follows in its place."""
    return _GROUP.sub(lambda found: b" " * len(found[0]), pdf)


def _with_resolution(png: bytes, ppi: float) -> bytes:
    """A picture that says how large it is in print; Typst leaves that out. It goes after the
    header, which is always the first chunk and always as long."""
    per_metre = round(ppi / METRES_PER_INCH)
    chunk = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, _METRE)
    told = struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", crc32(chunk))
    return png[:_HEADER_END] + told + png[_HEADER_END:]


def _raw(told: str) -> str:
    """JSON as raw text of a Typst source, which is read faster than a string with its escapes.
    What would end it stands in JSON's strings alone, and is escaped as they do."""
    for mark in _ENDS_RAW_TEXT:
        told = told.replace(mark, f"\\u{ord(mark):04x}")
    return f"``` {told} ```.text"


def _compiler() -> Any:
    """One compiler a thread; what it has worked out once, all threads share."""
    import typst

    if not hasattr(_of_this_thread, "compiler"):
        _of_this_thread.compiler = typst.Compiler(
            root=str(ROOT), font_paths=[str(ROOT / "fonts")], ignore_system_fonts=True
        )
    return _of_this_thread.compiler

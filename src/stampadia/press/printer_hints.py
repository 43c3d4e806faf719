"""What a file tells the printer's dialog: to print it at 100 %, and on how many sides.

Typst writes no such wishes. It writes the catalogue, where they belong, as the last object of the
file, so that a few words more in it move nothing but the table that follows.
"""

from __future__ import annotations

import re
from typing import Final, Literal

Sides = Literal["", "Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"]
"""As the PDF standard calls them; nothing leaves it to whoever prints."""

_CATALOGUE: Final = re.compile(
    rb"(?s)(?P<before>/Type/Catalog(?:(?!endobj).)*/ViewerPreferences<<)"
    rb"(?P<between>(?:(?!endobj).)*>>\nendobj\nxref\n.*\nstartxref\n)(?P<start>[0-9]+)\n%%EOF\s*\Z"
)


def hinted(pdf: bytes, sides: Sides = "") -> bytes:
    """The same file with these wishes; unchanged if it is not built as expected."""
    at = pdf.rfind(b"/Type/Catalog")
    found = _CATALOGUE.match(pdf, at) if at >= 0 else None
    if found is None:
        return pdf
    wishes = b"/PrintScaling/None" + (f"/Duplex/{sides}".encode() if sides else b"")
    start = int(found["start"]) + len(wishes)
    return b"%b%b%b%b%d\n%%%%EOF" % (
        pdf[:at],
        found["before"],
        wishes,
        found["between"],
        start,
    )

"""The press: what the games print on paper, and the same drawings for screens."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from stampadia.kernel.game import Game
from stampadia.press.document import Data, one_card, one_page, whole
from stampadia.press.imposition import TURNED, Layout, mode_for
from stampadia.press.ink import PROOF_PPI, coverages
from stampadia.press.look import Look, Style, look_of
from stampadia.press.printer_hints import Sides, hinted
from stampadia.press.typesetter import Format, typeset
from stampadia.workbench.printing import Printed

__all__ = ["Layout", "Style", "pages", "pdf", "png", "proofed", "svg"]

SCREEN_PPI: Final = 96.0
PRINT_PPI: Final = 300.0
GREEKED: Final = """
#show regex(".*\\p{L}.*"): it => context if text.size < 15pt {
  highlight(
    fill: luma(165), top-edge: "x-height", bottom-edge: "baseline",
    text(fill: rgb("#00000000"), it),
  )
} else { it }
"""
"""A text becomes a grey bar as long as itself; titles stay, and numbers that stand alone."""


def pdf(printed: Printed, layout: Layout | None = None, style: Style | None = None) -> bytes:
    """All cards and pages as one file for a printer."""
    layout = layout or Layout()
    return hinted(pages(printed, layout, style, "pdf")[0], _sides(printed, layout))


def proofed(printed: Printed, layout: Layout, style: Style) -> tuple[bytes, tuple[float, ...]]:
    """The same, and how much of each page ink will cover."""
    look, data = _set(printed, layout, style)
    made = typeset(look, data, "pdf", game=printed.game)[0]
    proofs = typeset(look, data, "png", game=printed.game, ppi=PROOF_PPI)
    return hinted(made, _sides(printed, layout)), coverages(proofs)


def _sides(printed: Printed, layout: Layout) -> Sides:
    """Whether the sheets are turned over, and on which edge; whole pages are as people like."""
    if not printed.cards:
        return ""
    if mode_for(printed, layout.mode) not in TURNED:
        return "Simplex"
    return "DuplexFlipLongEdge" if layout.flip == "long" else "DuplexFlipShortEdge"


def pages(
    printed: Printed,
    layout: Layout | None = None,
    style: Style | None = None,
    kind: Format = "png",
    *,
    ppi: float = SCREEN_PPI,
    greeked: bool = False,
) -> list[bytes]:
    """The same as one picture a page; greeked, it shows how a page looks and not what it says."""
    look, data = _set(printed, layout or Layout(), style or Style())
    if greeked:
        look = structs.replace(look, source=look.source + GREEKED)
    return typeset(look, data, kind, game=printed.game, ppi=ppi)


def _set(printed: Printed, layout: Layout, style: Style) -> tuple[Look, Data]:
    """Who draws it, and the document that is drawn."""
    look = look_of(printed.game)
    style = structs.replace(
        style,
        lang=printed.language,
        bleed=layout.bleed,
        card=printed.card_mm,
        paper=layout.paper if printed.pages else "",
    )
    return look, whole(printed, layout, style, look)


def svg(face: Struct, game: Game | str, style: Style | None = None, paper: str = "") -> str:
    """One face for a screen: a card's side, or with a paper a whole page."""
    return _alone(face, game, style or Style(), paper, "svg", SCREEN_PPI).decode()


def png(
    face: Struct,
    game: Game | str,
    style: Style | None = None,
    paper: str = "",
    *,
    ppi: float = PRINT_PPI,
) -> bytes:
    """The same in pixels."""
    return _alone(face, game, style or Style(), paper, "png", ppi)


def _alone(
    face: Struct, game: Game | str, style: Style, paper: str, kind: Format, ppi: float
) -> bytes:
    look = look_of(game)
    name = game if isinstance(game, str) else game.name
    data = one_page(face, name, paper, style, look) if paper else one_card(face, name, style, look)
    return typeset(look, data, kind, game=name, ppi=ppi)[0]

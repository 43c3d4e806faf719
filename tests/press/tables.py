"""The tables of docs/print/measured.md, measured anew: PYTHONPATH=tests python -m press.tables"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from math import dist

import pypdf
from msgspec import Struct, structs

from press.paper import DAY, card_centres, clips, inked_box, rendered
from stampadia import press
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.press.imposition import FLIPS, Layout
from stampadia.press.ink import PROOF_PPI, coverages
from stampadia.press.layouts import papers
from stampadia.press.look import Style, look_of
from stampadia.workbench.printing import Printed

PPI = 150.0
INKS = ("full", "low")
SOME = 4
MORE: dict[str, str] = {"back": "yes", "spoiler": "yes", "list": "yes", "backs": "court"}
"""What is printed only if somebody wishes for it."""


def printed_games(more: Mapping[str, str] = {}) -> Iterator[Printed]:
    for name in registry.names():
        game = registry.load(name)
        wished = {"date": DAY, **more}
        wishes = {key: value for key, value in wished.items() if key in game.print_wishes}
        try:
            yield game.printed(wishes, game.words("en"))
        except BadOption:
            continue


def ink_rows(printed: Printed) -> Iterator[str]:
    for style in look_of(printed.game).styles:
        shares = []
        for ink in INKS:
            wished = Style(style, ink)  # type: ignore[arg-type]
            taken = coverages(press.pages(printed, Layout(), wished, ppi=PROOF_PPI))
            shares.append(sum(taken) / len(taken))
        full, low = shares
        told = f"{100 * full:.1f} % | {100 * low:.1f} % | {low / full:.2f}"
        yield f"| {printed.game} | {style} | {told} |"


def kind_rows(printed: Printed) -> Iterator[str]:
    """Of each kind of face by itself, what a few of them take."""
    kinds: dict[str, list[tuple[Struct, str]]] = {}
    sides = [(side, "") for card in printed.cards for side in (card.front, card.back)]
    for face, paper in (*sides, *((page.face, "a4") for page in printed.pages)):
        known = kinds.setdefault(type(face).__name__.removesuffix("Face"), [])
        if face is not None and len(known) < SOME and (face, paper) not in known:
            known.append((face, paper))
    for kind, faces in kinds.items():
        if not faces:
            continue
        for style in look_of(printed.game).styles:
            full, low = (_taken(printed, faces, Style(style, ink)) for ink in INKS)  # type: ignore[arg-type]
            told = f"{100 * full:.1f} % | {100 * low:.1f} % | {low / full:.2f}"
            yield f"| {printed.game} | {kind} | {style} | {told} |"


def _taken(printed: Printed, faces: Sequence[tuple[Struct, str]], style: Style) -> float:
    pictures = (
        press.png(
            face,
            printed.game,
            structs.replace(style, card=printed.card_mm, paper=paper),
            paper,
            ppi=PROOF_PPI,
        )
        for face, paper in faces
    )
    return sum(coverages(pictures)) / len(faces)


def geometry_rows(printed: Printed) -> Iterator[str]:
    for paper in papers():
        apart, card = _meeting(printed, paper)
        nearest = min(_room(press.pdf(printed, Layout(paper=paper))))
        yield f"| {printed.game} | {paper} | {card} | {apart} | {nearest:.1f} |"


def _meeting(printed: Printed, paper: str) -> tuple[str, str]:
    """How far the centres of fronts and backs are from meeting, and how large the cards are."""
    if not printed.cards:
        return "–", "–"
    first = press.pdf(printed, Layout(paper=paper, mode="fronts"))
    width, height = printed.card_mm
    page = pypdf.PdfReader(BytesIO(first)).pages[0]
    found = [
        (right - left, bottom - top)
        for left, top, right, bottom in clips(page)
        if abs(right - left - width) < 1 and abs(bottom - top - height) < 1
    ]
    card = f"{found[0][0]:.2f} × {found[0][1]:.2f}"
    if printed.cards[0].back is None:
        return "–", card
    worst = 0.0
    for flip in FLIPS:
        pdf = press.pdf(printed, Layout(paper=paper, mode="duplex", flip=flip))
        sheet = pypdf.PdfReader(BytesIO(pdf)).pages[0].mediabox
        size = (float(sheet.width) * 25.4 / 72, float(sheet.height) * 25.4 / 72)
        upright = (flip == "long") == (size[1] >= size[0])
        pages = card_centres(pdf, printed.card_mm)
        for fronts, backs in zip(pages[0::2], pages[1::2], strict=False):
            behind = [(size[0] - x, y) if upright else (x, size[1] - y) for x, y in fronts]
            # a card without a back leaves its place empty
            nearest = (min(dist(back, place) for place in behind) for back in backs)
            worst = max(worst, *nearest)
    return f"{worst:.3f}", card


def _room(pdf: bytes) -> Iterator[float]:
    """From each page's ink to the nearest edge."""
    for page in rendered(pdf, PPI):
        width, height = (length * 25.4 / PPI for length in page.size)
        left, top, right, bottom = inked_box(page, PPI)
        yield min(left, top, width - right, height - bottom)


def main() -> None:
    games = list(printed_games())
    print("| | style | full ink | low ink | low ÷ full |\n|---|---|---|---|---|")
    for printed in games:
        print("\n".join(ink_rows(printed)), flush=True)
    print("\n| | kind | style | full ink | low ink | low ÷ full |\n|---|---|---|---|---|---|")
    for printed in printed_games(MORE):
        print("\n".join(kind_rows(printed)), flush=True)
    print("\n| | paper | card, mm | backs off by, mm | nearest to an edge, mm |")
    print("|---|---|---|---|---|")
    for printed in games:
        print("\n".join(geometry_rows(printed)), flush=True)


if __name__ == "__main__":
    main()

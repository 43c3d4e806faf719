"""Cards as pictures: one by one for print services, and many on a sheet for Tabletop Simulator."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Final, Literal
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from msgspec import Struct, structs

from stampadia.press.document import card_table, one_card, one_page
from stampadia.press.look import Style, look_of
from stampadia.press.typesetter import typeset
from stampadia.workbench.printing import Card, Printed

Picture = tuple[str, bytes]
"""A file's name and what is in it."""
Kind = Literal["svg", "png"]

PRINT_PPI: Final = 300.0
COLUMNS, ROWS = 10, 7
"""As many cards as Tabletop Simulator takes on one sheet."""
LARGEST_SIDE: Final = 4096
MM_PER_INCH: Final = 25.4
_FIRST_DAY_OF_ZIP: Final = (1980, 1, 1, 0, 0, 0)


def pictures(
    printed: Printed, style: Style, kind: Kind, paper: str, *, ppi: float = PRINT_PPI
) -> Iterator[Picture]:
    """Every side of every card once, and every page; a name says how often a card is needed."""
    style = _of(printed, style)
    look = look_of(printed.game)
    digits = len(str(len(printed.cards) + len(printed.pages)))
    for number, card in enumerate(printed.cards, 1):
        name = f"{number:0{digits}}-{file_name(card.name)}"
        name += f"-x{card.copies}" if card.copies > 1 else ""
        for face, side in ((card.front, "front"), (card.back, "back")):
            if face is not None:
                data = one_card(face, card.name, style, look)
                made = typeset(look, data, kind, game=printed.game, ppi=ppi)[0]
                yield f"{name}-{side}.{kind}", made
    for number, page in enumerate(printed.pages, 1 + len(printed.cards)):
        data = one_page(page.face, page.name, paper, style, look)
        made = typeset(look, data, kind, game=printed.game, ppi=ppi)[0]
        yield f"{number:0{digits}}-{file_name(page.name)}.{kind}", made


def picture_count(printed: Printed) -> int:
    return sum(1 + (card.back is not None) for card in printed.cards) + len(printed.pages)


def tabletop_sheets(printed: Printed, style: Style) -> Iterator[Picture]:
    """Sheets of 10 × 7 as Tabletop Simulator cuts them up. The last place shows a back, which is
    what others see of a card in somebody's hand. Where all backs are one, it is a file by itself;
    else there is a sheet of backs to every sheet of fronts."""
    style = structs.replace(_of(printed, style), bleed=0.0)
    look = look_of(printed.game)
    ppi = _tabletop_ppi(style.card)
    for name, faces, table in _sheets(printed):
        columns, rows = table
        data = card_table(faces, printed.title, style, look, columns=columns, rows=rows)
        yield name, typeset(look, data, "png", game=printed.game, ppi=ppi)[0]


def sheet_count(printed: Printed) -> int:
    return sum(1 for _ in _sheets(printed))


def _sheets(
    printed: Printed,
) -> Iterator[tuple[str, list[Struct | None], tuple[int, int]]]:
    """What lies on each sheet, with None for an empty place, and how many columns and rows."""
    cards = [card for card in printed.cards for _ in range(card.copies)]
    backs = {id(card.back): card.back for card in cards}
    (some_back, *more_backs) = backs.values()
    places = COLUMNS * ROWS
    game = file_name(printed.game)
    for number, some in enumerate(_dealt(cards, places - 1), 1):
        empty = [None] * (places - 1 - len(some))
        fronts = [card.front for card in some]
        yield f"{game}-{number}-fronts.png", [*fronts, *empty, some[0].back], (COLUMNS, ROWS)
        if more_backs:
            behind = [card.back for card in some]
            yield f"{game}-{number}-backs.png", [*behind, *empty, some[0].back], (COLUMNS, ROWS)
    if some_back is not None and not more_backs:
        yield f"{game}-back.png", [some_back], (1, 1)


def _tabletop_ppi(card: tuple[float, float]) -> float:
    """As fine as the largest sheet allows."""
    longest = max(COLUMNS * card[0], ROWS * card[1])
    return LARGEST_SIDE * MM_PER_INCH / longest


def _of(printed: Printed, style: Style) -> Style:
    return structs.replace(style, lang=printed.language, card=printed.card_mm)


def _dealt(cards: Sequence[Card], most: int) -> Iterator[Sequence[Card]]:
    for start in range(0, len(cards), most):
        yield cards[start : start + most]


def file_name(text: str) -> str:
    """A name that every system takes as a file's: small letters, digits, hyphens."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "card"


def zipped(files: Iterator[Picture], done: Callable[[int], None] = lambda _: None) -> bytes:
    """The same pictures give the same bytes, whenever they are packed."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, data in files:
            entry = ZipInfo(name, _FIRST_DAY_OF_ZIP)
            archive.writestr(
                entry, data, ZIP_STORED if name.endswith(".png") else ZIP_DEFLATED, compresslevel=9
            )
            done(1)
    return packed.getvalue()

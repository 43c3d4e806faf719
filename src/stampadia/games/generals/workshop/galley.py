"""A set on the workbench: what is wrong with it, and each card as it would be printed, though
others are not finished."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final

from stampadia.adventures.calendar import today
from stampadia.games.generals.content import PACKAGE, CardSet
from stampadia.games.generals.faces import card_faces
from stampadia.games.generals.files.checking import Report, Where, check_set, name_in
from stampadia.games.generals.files.format import MOST_BYTES, illustration
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES
from stampadia.games.generals.files.match_sets import OPTION
from stampadia.games.generals.files.proofreading import understood, unfit
from stampadia.games.generals.files.reading import FILES, make_set, read_bytes
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.on_paper import printed_sets
from stampadia.games.generals.paper.spread import on_paper
from stampadia.games.generals.workshop.art import to_png
from stampadia.games.generals.workshop.new_set import SPOKEN, starting_set
from stampadia.kernel.words import Words
from stampadia.workbench.printing import Printed
from stampadia.workbench.problems import Enough
from stampadia.workbench.strict_json import Refused, parse
from stampadia.workbench.workshop import Drawing, Piece, Proof, Workshop

NEW: Final = "MYSET"
CORE: Final = "STFULL"
"""What an expansion is played with."""


class SetWorkshop(Workshop):
    most_bytes: ClassVar[int] = MOST_BYTES

    def __init__(self, game: str) -> None:
        self.game = game

    def begin(self, language: str) -> str:
        spoken = next((code for code in SPOKEN if code == language.upper()), SPOKEN[0])
        return write_set(starting_set(NEW, spoken, today()))

    def proof(self, text: str, words: Words) -> Proof:
        reading = read_bytes(text.encode(), "")
        pieces = tuple(_pieces(_source(text)))
        made = reading.made
        if made is None:
            return Proof(reading.problems, pieces=pieces)
        texts = understood(made, "")
        meta = made.meta
        kind = words.also(PACKAGE).say("workshop-kind", type=meta.type, count=len(made.cards))
        return Proof(
            (*reading.problems, *texts.unread, *unfit(made, "")),
            title=meta.name,
            about=f"{meta.code} · {kind}",
            good=True,
            pieces=pieces,
            read=texts.read,
            unread=len(texts.unread),
        )

    def drawn(self, text: str, piece: str, words: Words) -> Drawing | None:
        source = _source(text)
        deck = source.get("deck") if isinstance(source, dict) else None
        number = int(piece) if piece.isascii() and piece.isdecimal() and len(piece) < 6 else 0
        if not isinstance(deck, list) or not 0 < number <= len(deck):
            return None
        made = _alone(source.get("meta"), deck[number - 1])
        if made is None:
            return None
        return Drawing(on_paper(card_faces(made.cards[0], made.meta.language), words)[0])

    def printed(self, text: str, words: Words) -> Printed:
        made = FILES.usable(read_bytes(text.encode(), ""))
        return printed_sets([made], {}, words, self.game)

    def played(self, text: str, name: str) -> dict[str, str]:
        meta = FILES.usable(read_bytes(text.encode(), name)).meta
        if meta.type == "full":
            return {OPTION: name}
        core = f"{CORE}-{meta.language}" if meta.language in HOUSE_LANGUAGES else CORE
        return {OPTION: f"{core},{name}"}


def _source(text: str) -> Any:
    try:
        return parse(text.encode(), MOST_BYTES)
    except Refused:
        return None


def _pieces(source: Any) -> Iterator[Piece]:
    deck = source.get("deck") if isinstance(source, dict) else None
    for number, card in enumerate(deck if isinstance(deck, list) else (), 1):
        front = card[0] if isinstance(card, list) and card else None
        drawn = front.get("illustration") if isinstance(front, dict) else None
        good = isinstance(drawn, str) and not any(illustration(drawn))
        picture = _picture(drawn) if good else b""
        yield Piece(str(number), name_in(card), ("deck", number - 1), picture)


@lru_cache(maxsize=1000)
def _picture(drawn: str) -> bytes:
    return to_png([drawn])


def _alone(meta: Any, card: Any) -> CardSet | None:
    """A set of this card alone, if it is a good one; whatever is wrong with the rest of the set."""
    said = meta.get("language") if isinstance(meta, dict) else None
    spoken = next((code for code in SPOKEN if code == said), SPOKEN[0])
    other = parse(write_set(starting_set(NEW, spoken, today())).encode(), MOST_BYTES)["meta"]
    for about in (meta, other):
        source = {"meta": about, "deck": [card]}
        report = Report("", Where())
        try:
            check_set(source, report)
        except Enough:
            continue
        if not report.broken:
            return make_set(source)
    return None

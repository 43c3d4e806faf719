"""A set on the workbench: what is wrong with it, and each card as it would be printed, though
others are not finished."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final

from stampadia.adventures.calendar import today
from stampadia.games.generals.content import PACKAGE, TOKENS, CardSet
from stampadia.games.generals.faces import card_faces
from stampadia.games.generals.files.format import MOST_BYTES, SIZE, SYMBOLS, illustration
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES
from stampadia.games.generals.files.match_sets import OPTION
from stampadia.games.generals.files.proofreading import understood, unfit
from stampadia.games.generals.files.reading import (
    FILES,
    Problem,
    Report,
    Where,
    check_set,
    make_set,
    name_in,
    read_bytes,
)
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.on_paper import printed_sets
from stampadia.games.generals.paper.halves import on_paper
from stampadia.games.generals.workshop.art import PALETTE, to_png
from stampadia.games.generals.workshop.balance import Bench, opened
from stampadia.games.generals.workshop.boxes import CORE
from stampadia.games.generals.workshop.new_set import SPOKEN, starting_set
from stampadia.games.generals.workshop.statistics import (
    LENGTHS,
    Statistics,
    statistics_of,
    title_of,
    value_label,
    values_of,
)
from stampadia.words import Words
from stampadia.workbench.json_places import Steps
from stampadia.workbench.printing import Printed
from stampadia.workbench.problems import Enough
from stampadia.workbench.strict_json import Refused, parse
from stampadia.workbench.workshop import (
    Drawing,
    Numbers,
    Paints,
    Piece,
    Proof,
    Topic,
    Trial,
    Workshop,
)

NEW: Final = "MYSET"
MOST_DRAWN: Final = 100
BATTLES: Final = 0
"""The measure that tells most: many games are lost, few of them at once."""
PAINTS: Final = Paints(
    SIZE,
    SIZE,
    tuple(
        (sign, "#{:02X}{:02X}{:02X}".format(*PALETTE[sign]) if sign in PALETTE else "")
        for sign in SYMBOLS
    ),
)
_BRACED: Final = re.compile(r"\{([^{}]*)\}")


class SetWorkshop(Workshop):
    most_bytes: ClassVar[int] = MOST_BYTES
    weighs: ClassVar[bool] = True
    counts: ClassVar[bool] = True
    paints: ClassVar[Paints | None] = PAINTS

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
        return {OPTION: f"{_core(meta.language)},{name}"}

    def numbers(self, text: str, words: Words) -> Numbers:
        found = statistics_of(FILES.usable(read_bytes(text.encode(), "")))
        remarks = tuple(remark.tell(words) for remark in found.remarks)
        return Numbers(tuple(_topics(found, words)), remarks)

    def trial(self, text: str, words: Words) -> Trial:
        meta = FILES.usable(read_bytes(text.encode(), "")).meta
        beside = () if meta.type == "full" else (_core(meta.language),)
        bench = Bench((), beside, meta.language, text=text)
        names = tuple(part.name for part in opened(bench).parts)
        return Trial(bench, names, BATTLES, words.also(PACKAGE).say("workshop-worth"))


def _topics(found: Statistics, words: Words) -> Iterator[Topic]:
    for topic in found.counts:
        if found.total(topic):
            values = values_of(topic, [found])
            told = (
                (value_label(topic, one, words), found.counts[topic].get(one, 0)) for one in values
            )
            yield Topic(title_of(topic, words), tuple(told))
    room = (
        (value_label(LENGTHS, slot, words), taken.fullest)
        for slot, taken in found.lengths.items()
        if taken.count
    )
    yield Topic(title_of(LENGTHS, words), tuple(room), "%")


def _core(language: str) -> str:
    return f"{CORE}-{language}" if language in HOUSE_LANGUAGES else CORE


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
        here: Steps = ("deck", number - 1)
        canvas: Steps = (*here, 0, "illustration") if isinstance(drawn, str) else ()
        yield Piece(str(number), name_in(card), here, picture, canvas)


@lru_cache(maxsize=1000)
def _picture(drawn: str) -> bytes:
    return to_png([drawn])


def _alone(meta: Any, card: Any) -> CardSet | None:
    """A set of this card alone, if it can be drawn; whatever is wrong with the rest of the set."""
    said = meta.get("language") if isinstance(meta, dict) else None
    spoken = next((code for code in SPOKEN if code == said), SPOKEN[0])
    other = parse(write_set(starting_set(NEW, spoken, today())).encode(), MOST_BYTES)["meta"]
    for about in (meta, other):
        source = {"meta": about, "deck": [_legible(card)]}
        report = Report("", Where())
        try:
            check_set(source, report)
        except Enough:
            continue
        if all(_can_be_drawn(problem, source) for problem in report.problems):
            return make_set(source)
    return None


def _legible(card: Any) -> Any:
    """The same card, with symbols that nobody knows as plain words: a slip of the pen is no reason
    not to draw the rest."""
    if not isinstance(card, list):
        return card
    return [
        {
            name: _BRACED.sub(_symbol, value) if isinstance(value, str) else value
            for name, value in side.items()
        }
        if isinstance(side, dict)
        else side
        for side in card
    ]


def _symbol(found: re.Match[str]) -> str:
    return found[0] if found[1] in TOKENS else f"({found[1]})"


def _can_be_drawn(problem: Problem, source: Any) -> bool:
    """A figure that no card should have can be drawn all the same."""
    if problem.fault.warning:
        return True
    value = source
    for step in problem.where.steps(source):
        value = value[step]
    return problem.fault.key == "not-whole" and type(value) is int and abs(value) < MOST_DRAWN

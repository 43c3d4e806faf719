"""What a wish comes to on paper: whole sets, several mixed, single cards, backs, lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from stampadia.games.generals.content import PACKAGE, CardSet
from stampadia.games.generals.content import Card as SetCard
from stampadia.games.generals.faces import (
    BackFace,
    CardFaces,
    EventFace,
    PictureFace,
    UnitFace,
    back,
    card_faces,
    deck_list,
    score_slip,
)
from stampadia.games.generals.files.collection import cards_named, merged_cards, open_set
from stampadia.games.generals.files.match_sets import wishes_in
from stampadia.games.generals.files.proofreading import unfit
from stampadia.games.generals.paper.halves import list_pages, on_paper
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.errors import BadContent, BadOption
from stampadia.words import Words
from stampadia.workbench.printing import Card, Page, Printed
from stampadia.workbench.score_slip import SlipFace

_POSSIBLE: Final = {
    "backs": ("none", "court"),
    "list": ("no", "yes", "only"),
    "score": ("no", "yes", "only"),
}
"""The first is meant where nothing is said."""


def printed(wishes: Mapping[str, str], words: Words, game: str, sets: str) -> Printed:
    """What the sets of these names come to."""
    found = [open_set(Path(wish), words.language.upper()) for wish in wishes_in(sets)]
    return printed_sets(found, wishes, words, game)


def printed_sets(
    found: Sequence[CardSet], wishes: Mapping[str, str], words: Words, game: str
) -> Printed:
    """Cards as faces, and the lists of their sets as pages; what does not fit is told."""
    backs, lists, scores = (_chosen(wishes, name) for name in _POSSIBLE)
    cards = picked(found, wishes.get("cards", "")) if "only" not in (lists, scores) else []
    behind = back(words) if backs == "court" else None
    faces = [
        face for card, language in cards for face in on_paper(card_faces(card, language), words)
    ]
    pages = list(_pages(found, words)) if lists != "no" else []
    if scores != "no":
        face = slip_face(game, words)
        pages.append(Page(face.slip.title, face))
    return Printed(
        game=game,
        title=" + ".join(one.meta.name for one in found),
        language=words.language,
        cards=tuple(Card(face.code, face, behind) for face in faces),
        pages=tuple(pages),
        notes=tuple(_too_long(found, cards, words)),
    )


def slip_face(game: str, words: Words) -> SlipFace:
    said = words.also(PACKAGE)
    return SlipFace(said.say("title"), score_slip(said), said.say("slip-typed", game=game))


def _chosen(wishes: Mapping[str, str], name: str) -> str:
    possible = _POSSIBLE[name]
    wish = wishes.get(name, possible[0])
    if wish not in possible:
        raise BadOption("bad-option", name=name, value=wish, possible=", ".join(possible))
    return wish


def picked(sets: Sequence[CardSet], wish: str) -> list[tuple[SetCard, str]]:
    """The cards, each with its language: all of them, or those of these numbers, codes or names,
    in the order in which they are wished for."""
    language = {card: one.meta.language for one in sets for card in one.cards}
    names = wishes_in(wish)
    cards = merged_cards(sets)
    if names:
        cards = tuple(card for name in names for card in _named(sets, name))
    return [(card, language[card]) for card in cards]


def _named(sets: Sequence[CardSet], name: str) -> Iterator[SetCard]:
    """In the first of these sets that has it."""
    for number, one in enumerate(sets, 1):
        try:
            yield from (card for _, card in cards_named(one, name))
        except BadContent:
            if number == len(sets):
                raise
        else:
            return


def _pages(sets: Sequence[CardSet], words: Words) -> Iterator[Page]:
    for one in sets:
        for number, page in enumerate(list_pages(deck_list(one, words)), 1):
            yield Page(f"{one.meta.code} {number}", page)


def _too_long(
    sets: Sequence[CardSet], cards: Sequence[tuple[SetCard, str]], words: Words
) -> Iterator[str]:
    """Which cards have more words than room: they are printed whole, but otherwise than usual."""
    wished = {card for card, _ in cards}
    found = {
        (one.meta.code, problem.where.card): problem.where.name
        for one in sets
        for problem in unfit(one, one.meta.code)
        if problem.fault.key == "too-long" and one.cards[problem.where.card - 1] in wished
    }
    if found:
        told = ", ".join(f"{code} {number} ({name})" for (code, number), name in found.items())
        yield words.also(PACKAGE).say("print-too-long", count=len(found), cards=told)


# On the table: the cards that a view shows, by their numbers in the match's deck

PICTURE: Final = "picture "
"""Before the number: the illustration alone."""


def seen(view: GeneralsView) -> Iterator[str]:
    yield "back"
    piles = (view.life_known, *view.hands, view.shields, view.discard, view.places, view.looked)
    units = (unit.cards for row in view.rows for unit in row if unit is not None)
    single = (view.top, view.top_place, view.event, view.speaker)
    for card in (*chain(*piles, *units), *filter(None, single)):
        yield str(card.number)
        if card.kind != "place":
            yield f"{PICTURE}{card.number}"


def face_named(
    name: str, sets: Sequence[CardSet], words: Words, *, with_events: bool
) -> CardFaces | BackFace | PictureFace | None:
    """The whole card, as it lies: an event with the side up that the number stands for; or its
    picture by itself."""
    if name == "back":
        return back(words)
    if name.startswith(PICTURE):
        whole = face_named(name.removeprefix(PICTURE), sets, words, with_events=with_events)
        shown = getattr(whole, "upright", None)
        return PictureFace(shown.illustration) if isinstance(shown, UnitFace | EventFace) else None
    faces = [card_faces(card, one.meta.language) for one in sets for card in one.units]
    events = [card_faces(card, one.meta.language) for one in sets for card in one.events]
    for event in events if with_events else ():
        faces += [event, CardFaces(event.code, event.turned or event.upright, event.upright)]
    number = int(name) if name.isascii() and name.isdigit() else 0
    return on_paper(faces[number - 1], words)[0] if 0 < number <= len(faces) else None

"""A set on the workbench: what is wrong with it, and each card as it would be printed, though some
of its sentences cannot be read yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from stampadia.games.travelers.adventures import ADVENTURE, HERO
from stampadia.games.travelers.content import PACKAGE, CardSet, Dungeon
from stampadia.games.travelers.faces import adventure_faces, hero_faces
from stampadia.games.travelers.files.format import MOST_BYTES
from stampadia.games.travelers.files.problems import texts_of
from stampadia.games.travelers.files.set_file import UNREAD, read_bytes, starting_text, usable
from stampadia.games.travelers.on_paper import one_size, printed_set
from stampadia.words import Words
from stampadia.workbench.bilingual import Text
from stampadia.workbench.printing import Printed
from stampadia.workbench.workshop import Drawing, Piece, Proof, Workshop

NEW: Final = "MY-SET"


class SetWorkshop(Workshop):
    most_bytes: ClassVar[int] = MOST_BYTES

    def begin(self, language: str) -> str:
        return starting_text(NEW, language)

    def proof(self, text: str, words: Words) -> Proof:
        said = words.also(PACKAGE)
        reading = read_bytes(text.encode(), "")
        made = reading.draft
        if made is None:
            return Proof(reading.problems)
        unread = sum(problem.fault.key == UNREAD for problem in reading.problems)
        hero, adventure = made.hero, made.adventure
        kind = str(type(adventure).__struct_config__.tag)
        return Proof(
            reading.problems,
            title=adventure.title.in_language(said.language),
            about=f"{adventure.serial} · {said.say('workshop-kind', kind=kind)} · "
            f"{hero.name.in_language(said.language)}",
            good=reading.made is not None,
            pieces=tuple(_pieces(made, said)),
            read=max(_texts(made) - unread, 0),
            unread=unread,
        )

    def drawn(self, text: str, piece: str, words: Words) -> Drawing | None:
        made = read_bytes(text.encode(), "").draft
        side, _, number = piece.partition(" ")
        if made is None or not (number.isascii() and number.isdecimal() and len(number) < 3):
            return None
        faces: tuple[Any, ...] = ()
        if side == HERO:
            faces = hero_faces(made.hero, words)
        elif side == ADVENTURE:
            faces = one_size(adventure_faces(made.adventure, words))
        return Drawing(faces[int(number) - 1]) if 0 < int(number) <= len(faces) else None

    def printed(self, text: str, words: Words) -> Printed:
        return printed_set(usable(read_bytes(text.encode(), "")), words)

    def played(self, text: str, name: str) -> dict[str, str]:
        usable(read_bytes(text.encode(), name))
        return {HERO: name, ADVENTURE: name}


def _pieces(made: CardSet, words: Words) -> Iterator[Piece]:
    def told(text: Text) -> str:
        return text.in_language(words.language)

    for number, card in enumerate(made.hero.cards, 1):
        steps = ("hero", "cards", number - 1)
        yield Piece(f"{HERO} {number}", told(card.upper.name), steps)
    adventure = made.adventure
    if not isinstance(adventure, Dungeon):
        for number, half in enumerate(adventure.cards, 1):
            steps = ("adventure", "cards", number - 1)
            yield Piece(f"{ADVENTURE} {number}", told(half.a.title), steps)
        return
    rooms = len(adventure.rooms)
    for number in range(1, rooms + 1):
        steps = ("adventure", "rooms", number - 1)
        said = words.say("set-room-card", number=number)
        yield Piece(f"{ADVENTURE} {number}", said, steps)
    for page in range(1, len(adventure.pages) + 1):
        steps = ("adventure", "pages", page - 1)
        yield Piece(f"{ADVENTURE} {rooms + page}", words.say("set-page", page=page), steps)


def _texts(made: CardSet) -> int:
    """How many sentences stand on the cards."""
    halves = [half for card in made.hero.cards for half in card.halves]
    passages = sum(len(told.meeting.passages) for told in texts_of(made.adventure))
    return passages + sum(1 + len(half.abilities) for half in halves)


WORKSHOP: Final = SetWorkshop()

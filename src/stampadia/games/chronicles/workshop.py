"""A sheet on the workbench: what is wrong with it, and the page as it would be printed, though some
of its lines cannot be read yet."""

from __future__ import annotations

from typing import ClassVar, Final

from stampadia.games.chronicles.adventures import OPTION
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.faces import back_face, sheet_face
from stampadia.games.chronicles.files.format import MOST_BYTES
from stampadia.games.chronicles.files.reading import new_sheet, read_bytes, usable
from stampadia.games.chronicles.on_paper import printed_sheet
from stampadia.words import Words
from stampadia.workbench.printing import Printed
from stampadia.workbench.workshop import Drawing, Piece, Proof, Workshop

NEW: Final = "my-sheet"
FRONT, BACK = "front", "back"
_LINE: Final = "line"
"""The fault of a text that could not be read."""


class SheetWorkshop(Workshop):
    most_bytes: ClassVar[int] = MOST_BYTES

    def begin(self, language: str) -> str:
        return new_sheet(NEW, language)

    def proof(self, text: str, words: Words) -> Proof:
        said = words.also(PACKAGE)
        reading = read_bytes(text.encode(), "")
        sheet = reading.draft
        if sheet is None:
            return Proof(reading.problems)
        unread = sum(problem.fault.key == _LINE for problem in reading.problems)
        texts = sum(len(room.lines) for room in sheet.rooms) + len(sheet.items)
        texts += sum(box is not None for one in (*sheet.hero, *sheet.foes) for box in one.abilities)
        rooms = sum(not room.decoy for room in sheet.rooms)
        front = sheet.title.in_language(said.language)
        return Proof(
            reading.problems,
            title=front,
            about=f"{sheet.serial} · {said.say('workshop-rooms', count=rooms)}",
            good=reading.made is not None,
            pieces=(
                Piece(FRONT, front, ()),
                Piece(BACK, said.say("print-memory"), ()),
            ),
            read=max(texts - unread, 0),
            unread=unread,
        )

    def drawn(self, text: str, piece: str, words: Words) -> Drawing | None:
        sheet = read_bytes(text.encode(), "").draft
        if sheet is None or piece not in (FRONT, BACK):
            return None
        said = words.also(PACKAGE)
        face = sheet_face(sheet, said) if piece == FRONT else back_face(sheet, said)
        return Drawing(face, page=True)

    def printed(self, text: str, words: Words) -> Printed:
        return printed_sheet(usable(read_bytes(text.encode(), "")), words)

    def played(self, text: str, name: str) -> dict[str, str]:
        usable(read_bytes(text.encode(), name))
        return {OPTION: name}


WORKSHOP: Final = SheetWorkshop()

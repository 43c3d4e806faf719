"""What nobody has seen of a sheet of Chronicles, and what else could be printed there.

Hidden are the rows of rooms whose walls are not drawn, but for their numbers; upside-down text that
was not turned; which things are decoys; names of keywords that no text has shown; and sheets of a
campaign that have not begun.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial

from msgspec import structs

from every_game.swapping import Begin, Table, Twin, played_again
from stampadia.games.chronicles.content import Room, Sheet
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.instructions import Clause, Narrate, Text
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.chance import Dealer

SECRETS = (
    "rows never discovered",
    "walls never drawn",
    "what is a decoy",
    "text that was not turned",
    "names never shown",
    "the sheets to come",
)


def begun(*sheets: Sheet) -> Position:
    return Position(tuple(map(Prepared, sheets)))


@cache
def _made(number: int) -> Sheet:
    return make_sheet(f"swaps {number}")


def beginnings() -> Mapping[str, Begin]:
    return {
        "first day": partial(begun, house_sheet()),
        "made": partial(begun, _made(0)),
        "campaign": partial(begun, _made(1), _made(2)),
    }


def swaps(table: Table, dealer: Dealer) -> Iterable[Twin]:
    position: Position = table.position
    sheets: tuple[Sheet, ...] = table.begin.args  # type: ignore[attr-defined]
    playing = len(position.scores)
    sheet = sheets[playing]
    drawn = position.drawn
    others = {
        "rows never discovered": _rows(sheet, drawn, dealer),
        "walls never drawn": _walls(sheet, drawn),
        "what is a decoy": _decoys(sheet),
        "text that was not turned": _upside_down(position, sheet),
        "names never shown": _names(position, sheet),
    }
    for what, other in others.items():
        if other != sheet:
            changed = (*sheets[:playing], other, *sheets[playing + 1 :])
            twin = played_again(table, partial(begun, *changed), table.history)
            assert twin is not None, f"{what}: the same choices must be possible"
            yield structs.replace(twin, what=what)
    if sheets[playing + 1 :]:
        later = [_made(3) for _ in sheets[playing + 1 :]]
        begin = partial(begun, *sheets[: playing + 1], *later)
        twin = played_again(table, begin, table.history)
        assert twin is not None
        yield structs.replace(twin, what="the sheets to come")


def _rows(sheet: Sheet, drawn: int, dealer: Dealer) -> Sheet:
    """The texts of undiscovered rooms are mixed, one longer than before."""
    hidden = [at for at in range(len(sheet.rooms)) if not drawn >> at & 1]
    if not hidden:
        return sheet
    lines = dealer.shuffled([sheet.rooms[at].lines for at in hidden])
    story = Clause(do=(Narrate(Text("Something else.", "Altro.")),))
    lines[0] = ((*lines[0][0], story), *lines[0][1:]) if lines[0] else ((story,),)
    rooms = list(sheet.rooms)
    for at, instead in zip(hidden, lines, strict=True):
        rooms[at] = structs.replace(rooms[at], lines=instead)
    return structs.replace(sheet, rooms=tuple(rooms))


def _walls(sheet: Sheet, drawn: int) -> Sheet:
    """Undiscovered rooms are smaller than they are."""

    def smaller(room: Room) -> Room:
        width, height = max(1, room.width - 1), max(1, room.height - 1)
        return structs.replace(room, width=width, height=height)

    rooms = [room if drawn >> at & 1 else smaller(room) for at, room in enumerate(sheet.rooms)]
    return structs.replace(sheet, rooms=tuple(rooms))


def _decoys(sheet: Sheet) -> Sheet:
    """Whatever can be a decoy is one now if it was none."""
    rooms = tuple(
        room if room.start else structs.replace(room, decoy=not room.decoy, hidden=not room.hidden)
        for room in sheet.rooms
    )
    others = {
        field: tuple(structs.replace(one, decoy=not one.decoy) for one in getattr(sheet, field))
        for field in ("doors", "enemies", "cells", "items")
    }
    return structs.replace(sheet, rooms=rooms, **others)


def _upside_down(position: Position, sheet: Sheet) -> Sheet:
    """Text that was not turned says something else, in rooms that were discovered."""
    rooms = tuple(
        structs.replace(
            room,
            lines=tuple(
                tuple(
                    _otherwise(one.clause, known=bool(position.revealed >> one.index & 1))
                    for one in position.prepared.rooms[at].clauses
                    if one.line == line
                )
                for line in range(len(room.lines))
            ),
        )
        for at, room in enumerate(sheet.rooms)
    )
    return structs.replace(sheet, rooms=rooms)


def _otherwise(clause: Clause, *, known: bool) -> Clause:
    if clause.upside_down is None or known:
        return clause
    story = Narrate(Text("Something else.", "Altro."))
    return structs.replace(clause, do=(*clause.do[: clause.upside_down], story))


def _names(position: Position, sheet: Sheet) -> Sheet:
    """Keywords that no text has shown are called something else."""
    shown = position.view(None).names
    other = Text("Something else", "Altro")
    names = {key: name if key in shown else other for key, name in sheet.names.items()}
    return structs.replace(sheet, names=names)

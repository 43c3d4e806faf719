"""What a player of Chronicles must hear when the hero comes into another room."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.chronicles.as_read import line_as_read
from stampadia.games.chronicles.content import Room
from stampadia.games.chronicles.ground import Ground, defense_of
from stampadia.games.chronicles.instructions import Line
from stampadia.games.chronicles.map_text import map_lines, whole_map_lines
from stampadia.games.chronicles.phrases import names_in
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.words import Words


def changes(before: ChroniclesView, now: ChroniclesView, words: Words) -> Iterator[str]:
    """The room's lines as far as they are read, and its enemies."""
    if (before.sheet, before.room) == (now.sheet, now.room):
        return
    ground = Ground(now)
    room = ground.here
    size = {"column": room.column, "row": room.row, "width": room.width, "height": room.height}
    head = words.say("room-title", room=room.number)
    yield f"{head}: {words.say('room-size', **size)}."
    for line in _still_to_tell(before, room):
        yield f"  {line_as_read(line, words.language, names_in(now))}"
    for foe in ground.living_foes(room):
        yield "  " + words.say(
            "change-foe",
            column=foe.column,
            row=foe.row,
            circles=foe.circles,
            hits=foe.hits,
            defense=defense_of(now, foe),
        )


def _still_to_tell(before: ChroniclesView, room: Room) -> Iterator[Line]:
    """No narrative that was not read before: it is told as it is read."""
    known = next((row.read for row in before.rows if row.number == room.number), ())
    first = 0
    for line in room.lines:
        numbered = enumerate(line, first)
        if told := tuple(one for at, one in numbered if not one.flavour or at in known):
            yield told
        first += len(line)


def map_of(view: ChroniclesView, *, whole: bool = False) -> Iterator[str]:
    return whole_map_lines(Ground(view)) if whole else map_lines(Ground(view))

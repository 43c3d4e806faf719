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
    head = words.say("term-chronicles-room", room=room.number)
    yield f"{head}: {words.say('term-chronicles-room-size', **size)}."
    for line in _still_to_tell(before, room):
        yield f"  {line_as_read(line, words.language, names_in(now))}"
    for foe in ground.living_foes(room):
        yield "  " + words.say(
            "term-chronicles-here-foe",
            column=foe.column,
            row=foe.row,
            circles=foe.circles,
            hits=foe.hits,
            defense=defense_of(now, foe),
        )


def _still_to_tell(before: ChroniclesView, room: Room) -> Iterator[Line]:
    """Of a room that was just found, no narrative: that is told as it is read."""
    found = any(row.number == room.number and row.room is None for row in before.rows)
    for line in room.lines:
        if told := tuple(clause for clause in line if not (found and clause.flavour)):
            yield told


def map_of(view: ChroniclesView, *, whole: bool = False) -> Iterator[str]:
    return whole_map_lines(Ground(view)) if whole else map_lines(Ground(view))

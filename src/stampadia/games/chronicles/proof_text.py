"""A proof as plain text: the way through the quest, stage by stage. It tells everything."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.chronicles.content import GOLD, Sheet
from stampadia.games.chronicles.generate.mattering import Mark
from stampadia.games.chronicles.generate.proof import Proof, QuestRoom, Stage
from stampadia.games.chronicles.language import Names, names_of
from stampadia.kernel.words import Words

NOTHING = "none"
"""What a sentence is told where there is nothing to tell."""


def proof_lines(proof: Proof, sheet: Sheet, words: Words) -> Iterator[str]:
    yield words.say("proof-heading")
    names = names_of(sheet)
    for number, stage in enumerate(proof.stages, 1):
        yield f"{number:>3}. {_stage(stage, names, words)}"
    yield words.say("proof-gold", gold=proof.gold, most=GOLD)
    rooms = ", ".join(_room(room, words) for room in proof.rooms)
    yield words.say("proof-rooms", rooms=rooms)


def _stage(stage: Stage, names: Names, words: Words) -> str:
    way = words.say(
        "proof-way",
        doors=len(stage.doors),
        room=str(stage.room),
        path=" » ".join(map(str, stage.doors)),
    )
    deed = words.say(
        "proof-deed",
        deed=stage.deed,
        digit=str(stage.digit),
        item=names.item(stage.item, words.language),
        needs=_marks(stage.needs, names, words),
        makes=_marks(stage.makes, names, words),
        there=str(stage.taken_to or NOTHING),
        gold=stage.gold,
    )
    return f"{way} {deed}"


def _marks(marks: tuple[Mark, ...], names: Names, words: Words) -> str:
    return ", ".join(_mark(mark, names, words) for mark in marks) or NOTHING


def _mark(mark: Mark, names: Names, words: Words) -> str:
    """As the sheet writes it."""
    kind, name = mark
    match kind:
        case "tick":
            return f"x{name}"
        case "item":
            return names.item(str(name), words.language)
        case "win":
            return words.say("proof-win")
    return f"'{names.keyword(str(name), words.language)}'"


def _room(room: QuestRoom, words: Words) -> str:
    doors = NOTHING if room.doors is None else room.doors
    return words.say("proof-room", room=str(room.number), doors=doors)

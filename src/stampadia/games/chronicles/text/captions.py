"""What is printed on the sheet, as far as it has been read, in words."""

from __future__ import annotations

from msgspec import structs

from stampadia.games.chronicles.choices import box_name
from stampadia.games.chronicles.faces import clause_face, set_in_type
from stampadia.games.chronicles.instructions import Clause
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.writing import (
    NOT_TURNED,
    Writer,
    upright_item,
    upright_line,
)
from stampadia.games.chronicles.text.explain import ability_does
from stampadia.games.chronicles.text.sentences import names_in
from stampadia.games.chronicles.text.table import battle_line
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.games.chronicles.view.map import ShownMap, defense_of
from stampadia.words import Words


def captions(view: ChroniclesView, words: Words) -> dict[str, str]:
    """`title`, `hero`, `memory`, `battle`; the lines of `room 35`, and how they are set; `item 2`;
    `defense 1` and `box 1a` of the Hero Sheet, and `enemy-box 1a` of the other; `does 6 1a`: what
    a die would do there, in short; `guard 7,3`: the defense of an enemy that fights."""
    language, names = words.language, names_in(view)
    writer = Writer(language, names)
    said = {
        "title": view.title.in_language(language),
        "hero": view.hero_class.in_language(language),
        "memory": ", ".join(names.keyword(key, language) for key in view.memory),
    }
    if view.battle:
        said["battle"] = battle_line(view, view.battle, words)
    for row in view.rows:
        if row.room is not None:
            lines = (upright_line(line, language, names) for line in row.room.lines)
            said[f"room {row.number}"] = "\n".join(lines)
            said[f"room {row.number} set"] = "\n".join(
                " | ".join(_set_in_type(clause, writer) for clause in line)
                for line in row.room.lines
            )
    for number, one in enumerate(view.items, 1):
        said[f"item {number}"] = upright_item(one.item, language, names)
    for foe in view.foes:
        if foe.active and foe.alive:
            said[f"guard {foe.at}"] = str(defense_of(view, foe))
    enemies = [box for column in view.enemy_sheet for box in column.abilities]
    for number, column in enumerate(view.hero.columns, 1):
        said[f"defense {number}"] = f"+{column.defense}"
    for sheet, boxes in (("box", view.hero.boxes), ("enemy-box", enemies)):
        for box, ability in enumerate(boxes):
            if ability is not None:
                said[f"{sheet} {box_name(box)}"] = set_in_type(write_ability(ability, language))
    return said | _in_short(view, words)


def _set_in_type(clause: Clause, writer: Writer) -> str:
    """Conditions plain, **what is done** bold, _the story_ in italics, an ellipsis for what stands
    upside-down still."""
    turned = clause.upside_down is None or clause.upside_down != len(clause.do)
    upright = structs.replace(clause, upside_down=None)
    face = clause_face(upright, writer)
    when = "".join(run.text for run in face.when)
    marks = {"bold": "**", "italic": "_"}
    done = [(marks[run.style], run.text.strip()) for run in face.does]
    does = [f"{mark}{text}{mark}" for mark, text in done]
    if not turned:
        does.append(NOT_TURNED)
    return " ".join([*([f"{when} »"] if when else []), *does])


def _in_short(view: ChroniclesView, words: Words) -> dict[str, str]:
    if view.step != "placement" or view.battle is None:
        return {}
    shown = ShownMap(view)
    return {
        f"does {die} {box_name(box)}": ability_does(
            shown, ability, die, words, row=box % 2, short=True
        )
        for die in sorted(set(view.battle.dice))
        for box, ability in enumerate(view.hero.boxes)
        if ability is not None and view.hero.enabled[box // 2] and die > 1
    }

"""A sheet → its file: one order of fields, a line for each small thing, the same bytes always."""

from __future__ import annotations

from typing import Any

from stampadia.games.chronicles.content import EnemyColumn, HeroColumn, Room, Sheet
from stampadia.games.chronicles.instructions import Line, Text
from stampadia.games.chronicles.language import (
    Names,
    names_of,
    write_ability,
    write_item,
    write_line,
)
from stampadia.words import LANGUAGES
from stampadia.workbench.pretty_json import pretty

Json = dict[str, Any]


def write_sheet(sheet: Sheet) -> str:
    return pretty(_Writing(sheet).source())


class _Writing:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.names: Names = names_of(sheet)
        spoken = tuple(code for code in LANGUAGES if getattr(sheet.title, code))
        self.languages = spoken or LANGUAGES[:1]

    def source(self) -> Json:
        sheet = self.sheet
        alone = {"language": self.languages[0]} if len(self.languages) == 1 else {}
        keywords = {key: self._text(text) for key, text in sheet.names.items()}
        return {
            "serial": sheet.serial,
            "edition": sheet.edition,
            **({"date": sheet.date} if sheet.date else {}),
            **alone,
            "title": self._text(sheet.title),
            "class": self._text(sheet.hero_class),
            **({"keywords": keywords} if keywords else {}),
            "hero": [
                {
                    "hp": column.hp,
                    "xp": column.xp,
                    **({} if column.defense == 1 else {"defense": column.defense}),
                    **self._abilities(column),
                }
                for column in sheet.hero
            ],
            "foes": [
                {"xp": column.xp, "defense": column.defense, **self._abilities(column)}
                for column in sheet.foes
            ],
            "items": [
                {
                    "key": item.key,
                    **_flags(owned=item.owned, decoy=item.decoy),
                    "text": self._said(
                        {code: write_item(item, code, self.names) for code in self.languages}
                    ),
                }
                for item in sheet.items
            ],
            "rooms": [self._room(room) for room in sheet.rooms],
            "doors": [
                {"at": door.at, "side": door.side, **_flags(decoy=door.decoy)}
                for door in sheet.doors
            ],
            "numbers": [{"at": number.at, "value": number.value} for number in sheet.numbers],
            "enemies": [
                {"at": foe.at, "circles": foe.circles, **_flags(decoy=foe.decoy)}
                for foe in sheet.enemies
            ],
            "cells": [
                {"at": cell.at, "digit": cell.digit, **_flags(decoy=cell.decoy)}
                for cell in sheet.cells
            ],
        }

    def _room(self, room: Room) -> Json:
        return {
            "number": room.number,
            "at": room.corner.at,
            "size": f"{room.width}x{room.height}",
            **_flags(start=room.start, decoy=room.decoy, hidden=room.hidden),
            **({"lines": [self._line(line) for line in room.lines]} if room.lines else {}),
        }

    def _line(self, line: Line) -> str | dict[str, str]:
        return self._said({code: write_line(line, code, self.names) for code in self.languages})

    def _text(self, text: Text) -> str | dict[str, str]:
        return self._said({code: getattr(text, code) for code in self.languages})

    def _said(self, said: dict[str, str]) -> str | dict[str, str]:
        return said if len(said) > 1 else next(iter(said.values()))

    def _abilities(self, column: HeroColumn | EnemyColumn) -> dict[str, str]:
        return {
            name: write_ability(box, self.languages[0])
            for name, box in zip(("upper", "lower"), column.abilities, strict=True)
            if box is not None
        }


def _flags(**flags: bool) -> dict[str, bool]:
    """Only what is so."""
    return {name: True for name, so in flags.items() if so}

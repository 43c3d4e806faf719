"""What docs/make/sheets.md says is so: its example can be played, its phrases are all there are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from games.chronicles.test_sheet_file import read, told
from stampadia.games.chronicles import instructions
from stampadia.games.chronicles.files.structure import acts_in
from stampadia.games.chronicles.instructions import Narrate, RollTable, Text
from stampadia.games.chronicles.language import Names, read_clause

PAGE = (Path(__file__).parents[3] / "docs" / "make" / "sheets.md").read_text("utf-8")
NAMES = Names({"tray": Text("Tray"), "biscuit": Text("Biscuit")})
(EXAMPLE,) = re.findall(r"(?ms)^```json\n(.*?)^```$", PAGE)


def phrases(table: str) -> list[str]:
    rows = PAGE.partition(f"| {table} | |")[2].partition("\n\n")[0].splitlines()[2:]
    return [phrase for row in rows for phrase in re.findall("`([^`]+)`", row.split(" | ")[0])]


def kinds(union: Any) -> set[type]:
    return set(get_args(union))


def test_the_example_is_a_good_sheet() -> None:
    reading = read(json.loads(EXAMPLE))
    assert told(reading) == []
    assert reading.made is not None and len(reading.made.rooms) == 5


def test_every_condition_is_taught() -> None:
    taught = {
        type(read_clause(f"{one} » +1G", "en", NAMES).when[0]) for one in phrases("conditions")
    }
    assert taught == kinds(instructions.AnyPart)


def test_every_action_is_taught() -> None:
    taught = {type(act) for one in phrases("actions")
              for act in acts_in(read_clause(one, "en", NAMES).do)}  # fmt: skip
    assert taught == kinds(instructions.AnyAct) - {Narrate}
    assert RollTable in taught


@pytest.mark.parametrize("phrase", phrases("actions"))
def test_no_action_is_mistaken_for_narrative(phrase: str) -> None:
    assert not any(isinstance(act, Narrate) for act in read_clause(phrase, "en", NAMES).do)

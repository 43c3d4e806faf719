"""Everything that is wrong with a set is told at once, each with its card; a file of another kind
is called what it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.travelers.test_set_file import read, source_of, told
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.travelers import GAME
from stampadia.games.travelers.files.set_file import read_bytes
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.words import words


def broken_everywhere() -> Any:
    """A fault of every layer: of the form, of sentences, of sense, of length."""
    source: Any = source_of("world")
    cards = source["hero"]["cards"]
    cards[0]["upper"]["value"] = 99
    cards[1]["lower"]["abilities"][0] = "(1) Gain 2 Atack."
    cards[2]["upper"]["exhaust"] = "Pay nothing."
    regions = source["adventure"]["cards"]
    regions[1]["a"]["meeting"]["above"] = ["Reveel 4B."]
    regions[4]["a"]["title"]["en"] = "A title that is far too long for the head of any card " * 2
    return source


def test_every_layer_is_told_at_once() -> None:
    said = told(read(broken_everywhere()))
    for place in (
        "hero/cards/1/upper/value: Found 99.",
        "hero/cards/2/lower/abilities/1: Column",
        "hero/cards/3/upper/exhaust: Column",
        "adventure/cards/2/a/meeting/above/1: Column",
        "adventure/cards/5/a/title/en",
    ):
        assert any(place in line for line in said), (place, said)


def test_a_broken_hero_does_not_hide_what_is_wrong_with_the_adventure() -> None:
    source: Any = source_of("dungeon")
    source["hero"]["cards"] = []
    source["adventure"]["rooms"][1]["symbol"] = source["adventure"]["rooms"][1]["doors"][0]["cell"]
    said = told(read(source))
    assert any("hero/cards" in line for line in said)
    assert any("adventure/rooms/2/symbol" in line for line in said)


def test_what_follows_from_a_sentence_that_cannot_be_read_is_not_held_against_the_set() -> None:
    """Nobody knows whether it would have won."""
    source: Any = source_of("world")
    for card in source["adventure"]["cards"]:
        for side in ("a", "b"):
            meeting = card[side].get("meeting", {})
            for part in ("above", "below"):
                if part in meeting:
                    wins = [one for one in meeting[part] if "win" in json.dumps(one)]
                    meeting[part] = ["Wni the adventure." if one in wins else one
                                     for one in meeting[part]]  # fmt: skip
    keys = {problem.fault.key for problem in read(source).problems}
    assert keys == {"line"}


def test_a_problem_names_its_card() -> None:
    source = broken_everywhere()
    reading = read(source)
    name = source["hero"]["cards"][1]["lower"]["name"]
    for language, quoted in (("en", f"(“{name['en']}”)"), ("it", f"(«{name['it']}»)")):
        lines = [problem.tell(words(language)) for problem in reading.problems]
        assert any("hero/cards/2/lower" in line and quoted in line for line in lines)


def test_an_entry_of_the_index_is_named_by_its_room() -> None:
    source: Any = source_of("dungeon")
    entry = source["adventure"]["pages"][0][1]
    entry["trigger"] = "sometimes"
    (problem,) = [one for one in read(source).problems if "trigger" in one.where.path]
    assert f"(“{entry['room']}”)" in problem.tell(words("en"))


# Files of another kind


def other_files() -> dict[str, bytes]:
    match = Match(GAME, 1, luck=Dealer("record"))
    match.deal()
    generals = {"meta": {"id": "X"}, "deck": []}
    return {
        "stampadia sheets validate": write_sheet(house_sheet()).encode(),
        "stampadia sets validate": json.dumps(generals).encode(),
        "stampadia replay": str(match.record()).encode(),
    }


@pytest.mark.parametrize("command", other_files())
def test_a_file_of_another_kind_is_called_what_it_is(command: str) -> None:
    reading = read_bytes(other_files()[command], "other")
    assert reading.made is None
    for language in ("en", "it"):
        (line,) = [problem.tell(words(language)) for problem in reading.problems]
        assert command in line


def test_a_real_set_of_generals_is_recognised(tmp_path: Path) -> None:
    from stampadia.cli import main

    path = tmp_path / "generals.json"
    assert main(["sets", "new", str(path)]) == 0
    (problem,) = read_bytes(path.read_bytes(), "generals.json").problems
    assert problem.fault.key == "other-kind" and problem.fault.facts["kind"] == "cards"

"""`stampadia decks`: begin sets of Travelers, check them, and look at them.

What is slow to import is imported by the command that needs it; `voice` is handed over by the
frame.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stampadia.cli.input import Refusal, check_place_to_save, in_language
from stampadia.cli.workshop.verdict import told_of
from stampadia.words import Words


def validate(voice: Words, *files: Path) -> int:
    from stampadia.games.travelers.files.set_file import read_file

    if not files:
        raise Refusal("which-decks")
    readings = [read_file(file) for file in files]
    return told_of(readings, "decks-verdict", voice)


def show(voice: Words, file: Path | None = None, /) -> None:
    if file is None:
        raise Refusal("which-decks")
    from stampadia.games.travelers.content import PACKAGE
    from stampadia.games.travelers.files.set_file import load_set
    from stampadia.games.travelers.files.set_text import set_lines

    for line in set_lines(load_set(file), voice.also(PACKAGE)):
        print(line)


def schema(voice: Words) -> None:
    from stampadia.games.travelers.files.set_file import schema_text

    print(schema_text(voice.language), end="")


def new(voice: Words, file: Path | None = None, /, *, force: bool = False) -> None:
    if file is None:
        raise Refusal("which-new-deck")
    from stampadia.games.travelers.files.set_file import serial_from, starting_text

    check_place_to_save(file)
    if file.exists() and not force:
        raise Refusal("would-overwrite", path=str(file))
    serial = serial_from(file.stem)
    file.write_text(starting_text(serial, voice.language), encoding="utf-8")
    print(voice.say("decks-begun", file=str(file), serial=serial, lang=in_language(voice)))


PLACE: Final = 2
NAME: Final = "decks"
COMMANDS: Final = (new, validate, show, schema)

"""`stampadia sheets`: check the sheets of Chronicles that people write, and look at them.

What is slow to import is imported by the command that needs it; `voice` is handed over by the
frame.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from stampadia.cli.input import Refusal, check_place_to_save, in_language
from stampadia.cli.workshop.verdict import told_of
from stampadia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stampadia.games.chronicles.files.reading import Reading


def validate(voice: Words, *files: Path) -> int:
    if not files:
        raise Refusal("which-sheets")
    readings = [_read(file) for file in files]
    return told_of(readings, "sheets-verdict", voice)


def show(voice: Words, file: Path | None = None, /) -> None:
    if file is None:
        raise Refusal("which-sheets")
    from stampadia.games.chronicles.content import PACKAGE
    from stampadia.games.chronicles.files.printout import sheet_lines
    from stampadia.games.chronicles.files.reading import usable

    for line in sheet_lines(usable(_read(file)), voice.also(PACKAGE)):
        print(line)


def new(
    voice: Words, file: Path | None = None, /, *, language: str = "", force: bool = False
) -> None:
    if file is None:
        raise Refusal("which-new-sheet")
    from stampadia.games.chronicles.files.reading import new_sheet

    spoken = (language or voice.language).lower()
    if spoken not in LANGUAGES:
        wrong = {"name": "--language", "value": language, "lang": in_language(voice)}
        raise Refusal("bad-value", command="sheets new", **wrong)
    check_place_to_save(file)
    if file.exists() and not force:
        raise Refusal("would-overwrite", path=str(file))
    file.write_text(new_sheet(file.stem[:80], spoken), encoding="utf-8")
    print(voice.say("sheets-begun", file=str(file), lang=in_language(voice)))


def schema(voice: Words) -> None:
    from stampadia.games.chronicles.files.reading import schema_text

    print(schema_text(voice.language), end="")


PLACE: Final = 1
NAME: Final = "sheets"
COMMANDS: Final = (validate, show, new, schema)


def _read(file: Path) -> Reading:
    """A file, or one of ours by name."""
    from stampadia.games.chronicles.content import HOUSE_SHEETS
    from stampadia.games.chronicles.files.reading import read_file, read_house_sheet

    ours = not file.exists() and str(file) in HOUSE_SHEETS
    return read_house_sheet(str(file)) if ours else read_file(file)

"""`stampadia sheets`: check the sheets of Chronicles that people write, and look at them.

What is slow to import is imported by the command that needs it; `voice` is handed over by the
frame.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from stampadia.cli.input import Refusal, check_place_to_save, status_of
from stampadia.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stampadia.games.chronicles.sheet_file import Reading


def validate(voice: Words, *files: Path) -> int:
    if not files:
        raise Refusal("which-sheets")
    readings = [_read(file) for file in files]
    problems = [problem for reading in readings for problem in reading.problems]
    for problem in problems:
        print(problem.tell(voice))
    errors = sum(reading.errors for reading in readings)
    warnings = sum(reading.warnings for reading in readings)
    good = sum(reading.made is not None for reading in readings)
    told = {"files": len(files), "good": good, "errors": errors, "warnings": warnings}
    print(voice.say("sheets-verdict", **told))
    return status_of(problems)


def show(voice: Words, file: Path | None = None, /) -> None:
    if file is None:
        raise Refusal("which-sheets")
    from stampadia.games.chronicles.content import PACKAGE
    from stampadia.games.chronicles.sheet_file import usable
    from stampadia.games.chronicles.sheet_text import sheet_lines

    for line in sheet_lines(usable(_read(file)), voice.also(PACKAGE)):
        print(line)


def new(
    voice: Words, file: Path | None = None, /, *, language: str = "", force: bool = False
) -> None:
    if file is None:
        raise Refusal("which-new-sheet")
    from stampadia.games.chronicles.starting import starting_sheet

    spoken = (language or voice.language).lower()
    if spoken not in LANGUAGES:
        raise Refusal("bad-value", name="--language", value=language, command="sheets new")
    check_place_to_save(file)
    if file.exists() and not force:
        raise Refusal("would-overwrite", path=str(file))
    file.write_text(starting_sheet(file.stem[:80], spoken), encoding="utf-8")
    print(voice.say("sheets-begun", file=str(file)))


def schema(voice: Words) -> None:
    from stampadia.games.chronicles.sheet_file import schema_text

    print(schema_text(voice.language), end="")


COMMANDS: Final = (validate, show, new, schema)


def _read(file: Path) -> Reading:
    """A file, or one of ours by name."""
    from stampadia.games.chronicles.sheet_file import HOUSE_SHEETS, read_file, read_house_sheet

    ours = not file.exists() and str(file) in HOUSE_SHEETS
    return read_house_sheet(str(file)) if ours else read_file(file)

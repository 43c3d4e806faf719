"""`stampadia sets`: look at card sets of Generals, check them, join them, change their pictures.

What is slow to import is imported by the command that needs it; `voice` is handed over by the
frame.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stampadia.cli.input import Refusal, check_number, check_place_to_save
from stampadia.kernel.words import Words

if TYPE_CHECKING:
    from stampadia.games.generals.content import Card, CardSet
    from stampadia.games.generals.library import Library

PROBLEMS: Final = 1
"""The exit status when something is wrong with a set."""


def list_(voice: Words, *files: Path) -> int:
    from stampadia.games.generals.library import open_library
    from stampadia.games.generals.problems import safe

    library = open_library(files or (Path(),))
    if not library.readings:
        print(voice.say("sets-none"))
    if library.sets:
        _print_sets(library, voice)
    for reading in library.broken:
        print(voice.say("sets-broken", file=safe(reading.file), count=reading.errors))
    return PROBLEMS if library.broken else 0


def show(voice: Words, file: Path | None = None, card: str = "", /, *, plain: bool = False) -> None:
    if file is None:
        raise Refusal("which-sets")
    from stampadia.games.generals.library import cards_named
    from stampadia.games.generals.reading import load_set

    found = load_set(file)
    if not card:
        _print_overview(found, voice, plain=plain)
        return
    for place, (number, one) in enumerate(cards_named(found, card)):
        if place:
            print()
        _print_card(one, number, found.meta.language, voice, plain=plain)


def validate(voice: Words, *files: Path) -> int:
    from stampadia.games.generals.library import open_library

    library = open_library(_named(files))
    if not library.readings:
        raise Refusal("sets-none")
    for reading in library.readings:
        for problem in reading.problems:
            print(problem.tell(voice))
    errors = sum(reading.errors for reading in library.readings)
    warnings = sum(reading.warnings for reading in library.readings)
    cards = sum(len(found.cards) for found in library.sets)
    told = {"files": len(library.readings), "sets": len(library.sets), "cards": cards}
    print(voice.say("sets-verdict", errors=errors, warnings=warnings, **told))
    return PROBLEMS if errors else 0


def merge(
    voice: Words, *files: Path, out: Path | None = None, id: str = "MERGED", name: str = ""
) -> None:
    if out is None:
        raise Refusal("value-missing", name="--out")
    from stampadia.games.generals.library import files_in
    from stampadia.games.generals.library import merge as merged
    from stampadia.games.generals.reading import load_set, read_bytes, unusable
    from stampadia.games.generals.writing import write_set

    paths = files_in(_named(files))
    _check_out(out, paths)
    made = merged([load_set(path) for path in paths], id, name)
    text = write_set(made).encode()
    # What we write, we must be able to read: a bad --id or --name shows here.
    checked = read_bytes(text, str(out))
    if checked.set is None:
        raise Refusal("sets-not-written", why=unusable(checked))
    out.write_bytes(text)
    print(voice.say("sets-merged", file=str(out), sets=len(paths), cards=len(made.cards)))


def art(voice: Words, *files: Path, out: Path | None = None, columns: int = 10) -> None:
    check_number("--columns", columns, least=1, most=100)
    _named(files)
    if out is not None:
        _check_out(out, files)
    from stampadia.games.generals.art import to_png

    illustrations = [one for file in files for one in _illustrations(file, voice)]
    if not illustrations:
        raise Refusal("art-none")
    if out is None:
        print("\n".join(illustrations))
        return
    if out.suffix.lower() == ".png":
        out.write_bytes(to_png(illustrations, columns))
    else:
        out.write_text("\n".join(illustrations) + "\n", encoding="ascii")
    print(voice.say("art-written", file=str(out), count=len(illustrations)))


COMMANDS: Final = (list_, show, validate, merge, art)


# Files


def _named(files: Sequence[Path]) -> Sequence[Path]:
    if not files:
        raise Refusal("which-sets")
    return files


def _check_out(out: Path, sources: Sequence[Path]) -> None:
    check_place_to_save(out)
    if out.exists() and any(source.exists() and out.samefile(source) for source in sources):
        raise Refusal("out-is-source", path=str(out))


def _illustrations(file: Path, voice: Words) -> Iterator[str]:
    """The pictures in a PNG, in a set or in lines of text."""
    from stampadia.games.generals import art as pictures
    from stampadia.games.generals.reading import load_bytes, load_set

    data = load_bytes(file, pictures.MOST_PNG_BYTES)
    if data.startswith(pictures.SIGNATURE):
        tiles = pictures.from_png(data, str(file))
        if tiles.snapped:
            told = voice.say("art-snapped", file=str(file), count=tiles.snapped)
            print(told, file=sys.stderr)
        yield from pictures.without_blank_end(tiles.illustrations)
    elif data.lstrip().startswith(b"{"):
        yield from pictures.of_set(load_set(file))
    else:
        yield from pictures.from_text(data.decode("ascii", "replace"), str(file))


# What people see


def _print_sets(library: Library, voice: Words) -> None:
    rows = []
    for found in sorted(library.sets, key=lambda found: found.meta.code):
        counts = (len(found.units), len(found.events), len(found.texts))
        kind = voice.say("sets-type", type=found.meta.type)
        rows.append((found.meta.code, kind, *map(str, counts), found.meta.name))
    _print_table(("set", "type", "units", "events", "texts", "name"), rows, voice)


def _print_overview(found: CardSet, voice: Words, *, plain: bool) -> None:
    from stampadia.games.generals.card_text import about, card_lines, card_row

    for line in about(found, voice):
        print(line)
    if plain:
        for number, card in enumerate(found.cards, 1):
            for line in ("", *card_lines(card, number, found.meta.language, voice)):
                print(line)
        return
    columns = ("number", "card", "level", "attack", "life", "elements", "other-side")
    rows = [(str(number), *card_row(card)) for number, card in enumerate(found.cards, 1)]
    _print_table(columns, rows, voice)


def _print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], voice: Words) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for name in columns:
        right = name in ("number", "level", "units", "events", "texts")
        table.add_column(voice.say(f"sets-column-{name}"), justify="right" if right else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(table)


def _print_card(card: Card, number: int, language: str, voice: Words, *, plain: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    from stampadia.games.generals.card_picture import WIDTH, picture
    from stampadia.games.generals.card_text import card_lines

    console = Console(highlight=False)
    if plain or console.width < WIDTH:
        for line in card_lines(card, number, language, voice):
            print(line)
        return
    colour = console.color_system is not None and not console.no_color
    for row in picture(card, colour=colour):
        console.print(Text.assemble(*row.pieces, style=row.base), soft_wrap=True)

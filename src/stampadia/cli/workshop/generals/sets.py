"""`stampadia sets`: begin card sets of Generals, look at them, check, count, weigh and join them,
change their pictures.

What is slow to import is imported by the command that needs it; `voice` is handed over by the
frame.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stampadia.cli.input import (
    Refusal,
    check_number,
    check_place_to_save,
    in_language,
    status_of,
)
from stampadia.kernel.chance import Dealer
from stampadia.words import Words

if TYPE_CHECKING:
    from stampadia.games.generals.content import Card, CardSet
    from stampadia.games.generals.files.collection import Collection

INTERRUPTED: Final = 130
EDITIONS: Final = ("0.1", "0.2")


def list_(voice: Words, *files: Path) -> int:
    from stampadia.games.generals.files.collection import only_sets
    from stampadia.workbench.problems import safe

    collection = only_sets(files) if files else _ours_and_here(voice)
    if not collection.readings:
        print(voice.say("sets-none"))
    if collection.sets:
        _print_sets(collection, voice)
    for reading in collection.broken:
        lang = in_language(voice)
        print(voice.say("sets-broken", file=safe(reading.file), count=reading.errors, lang=lang))
    return status_of(problem for reading in collection.broken for problem in reading.problems)


def show(voice: Words, file: Path | None = None, card: str = "", /, *, plain: bool = False) -> None:
    if file is None:
        raise Refusal("which-sets")
    from stampadia.games.generals.files.collection import cards_named, open_set

    found = open_set(file, voice.language.upper())
    if not card:
        _print_overview(found, voice, plain=plain)
        return
    from stampadia.games.generals.files.proofreading import reading_lines

    for place, (number, one) in enumerate(cards_named(found, card)):
        if place:
            print()
        _print_card(one, number, found.meta.language, voice, plain=plain)
        for line in reading_lines(one, found.meta.language, voice):
            print(line)


def validate(voice: Words, *files: Path) -> int:
    from stampadia.games.generals.files.collection import open_collection
    from stampadia.games.generals.files.proofreading import understood, unfit

    collection = open_collection(_named(files), voice.language.upper())
    if not collection.readings:
        raise Refusal("sets-none")
    made = [(reading.made, reading.file) for reading in collection.readings if reading.made]
    texts = [understood(found, file) for found, file in made]
    unread = [problem for each in texts for problem in each.unread]
    long = [problem for found, file in made for problem in unfit(found, file)]
    problems = [problem for reading in collection.readings for problem in reading.problems]
    for problem in (*problems, *unread, *long):
        print(problem.tell(voice))
    errors = sum(reading.errors for reading in collection.readings)
    warnings = sum(reading.warnings for reading in collection.readings) + len(unread) + len(long)
    cards = sum(len(found.cards) for found in collection.sets)
    count = {"files": len(collection.readings), "sets": len(collection.sets), "cards": cards}
    verdict = [voice.say("sets-verdict", errors=errors, warnings=warnings, **count)]
    if texts:
        read = sum(each.read for each in texts)
        verdict.append(voice.say("sets-texts", read=read, unread=len(unread)))
    print(*verdict)
    return status_of(problems)


def merge(
    voice: Words,
    *files: Path,
    out: Path | None = None,
    id: str = "MERGED",
    name: str = "",
    force: bool = False,
) -> None:
    if out is None:
        raise Refusal("which-merged-set")
    from stampadia.games.generals.files.collection import files_in
    from stampadia.games.generals.files.collection import merge as merged

    paths = files_in(_named(files))
    _check_out(out, paths)
    if not force:
        _check_free(out)
    made = merged(_opened(paths, voice), id, name)
    _write_set(made, out)
    print(voice.say("sets-merged", file=str(out), sets=len(paths), cards=len(made.cards)))


def art(voice: Words, *files: Path, out: Path | None = None, columns: int = 10) -> None:
    check_number("--columns", columns, least=1, most=100)
    _named(files)
    if out is not None:
        _check_out(out, files)
    from stampadia.games.generals.workshop.art import to_png

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


def new(
    voice: Words,
    file: Path | None = None,
    /,
    *,
    id: str = "",
    name: str = "",
    language: str = "",
    author: str = "",
    force: bool = False,
) -> None:
    if file is None:
        raise Refusal("which-new-set")
    from stampadia.games.generals.workshop.new_set import SPOKEN, id_from, notes, starting_set

    wish = (language or voice.language).upper()
    spoken = next((code for code in SPOKEN if code == wish), None)
    if spoken is None:
        wrong = {"name": "--language", "value": language, "lang": in_language(voice)}
        raise Refusal("bad-value", command="sets new", **wrong)
    check_place_to_save(file)
    beside = file.with_suffix(".notes.md")
    check_place_to_save(beside)
    if not force:
        _check_free(file, beside)
    id = id or id_from(file.stem)
    made = starting_set(id, spoken, date.today(), name=name, author=author)
    _write_set(made, file)
    beside.write_text(notes(made, str(file)), encoding="utf-8")
    print(voice.say("sets-begun", file=str(file), code=made.meta.code, cards=len(made.cards)))
    print(voice.say("sets-noted", file=str(beside)))


def stats(
    voice: Words,
    *files: Path,
    against: list[Path] | None = None,
    svg: Path | None = None,
    json: bool = False,
) -> None:
    paths = _named(files)
    if svg is not None:
        _check_out(svg, (*paths, *(against or ())))
    from stampadia.cli.workshop.generals.set_statistics import (
        print_json,
        print_remarks,
        print_statistics,
    )
    from stampadia.games.generals.workshop.chart import MOST_SERIES, draw_chart
    from stampadia.games.generals.workshop.statistics import statistics_of

    own = [statistics_of(found) for found in _opened(paths, voice)]
    others = _opened(against, voice) if against else _core_sets(voice)
    known = {one.code for one in own}
    core = [statistics_of(found) for found in others if found.meta.code not in known]
    if svg is not None:
        if len(own) + len(core) > MOST_SERIES:
            raise Refusal("chart-too-many", most=MOST_SERIES)
        svg.write_text(draw_chart([*own, *core], voice), encoding="utf-8")
    if json:
        print_json(own, core)
        return
    print_statistics([*own, *core], voice)
    print_remarks(own, voice)
    if svg:
        print(voice.say("chart-written", file=str(svg)))


def balance(
    voice: Words,
    *files: Path,
    with_: str | None = None,
    games: int | None = None,
    players: str = "hasty",
    ink: int = 3,
    edition: str = "0.1",
    seed: str | None = None,
    workers: int | None = None,
    card: list[str] | None = None,
    quick: bool = False,
    json: bool = False,
    markdown: Path | None = None,
    svg: Path | None = None,
) -> int:
    sets = [str(path) for path in _named(files)]
    _check_study(voice, games, players, ink, edition, workers, quick=quick)
    for out in filter(None, (markdown, svg)):
        _check_out(out, files)
    from stampadia.cli.workshop.generals import set_balance
    from stampadia.lab import cores

    bench = set_balance.bench_for(sets, with_, ink, edition, voice)
    deals = set_balance.QUICK if quick else games or set_balance.DEALS
    seed = seed or Dealer.fresh().seed
    found = set_balance.study(bench, card or (), players, seed, deals, workers or cores(), voice)
    set_balance.print_balance(found, voice, json=json)
    written = set_balance.write_balance(found, voice, markdown, svg)
    if not json:
        for line in written:
            print(line)
    return INTERRUPTED if found.interrupted else 0


COMMANDS: Final = (list_, show, validate, merge, new, art, stats, balance)


def _check_study(
    voice: Words,
    games: int | None,
    player: str,
    ink: int,
    edition: str,
    workers: int | None,
    *,
    quick: bool,
) -> None:
    from stampadia.lab.hands import make_hand

    if games is not None:
        check_number("--games", games, least=1)
        if quick:
            raise Refusal("quick-and-games")
    if workers is not None:
        check_number("--workers", workers, least=1, most=500)
    for name, value, known in (("--ink", str(ink), ("2", "3")), ("--edition", edition, EDITIONS)):
        if value not in known:
            wrong = {"name": name, "value": value, "lang": in_language(voice)}
            raise Refusal("bad-value", command="sets balance", **wrong)
    make_hand(player, Dealer(0))


# Files


def _named(files: Sequence[Path]) -> Sequence[Path]:
    if not files:
        raise Refusal("which-sets")
    return files


def _ours_and_here(voice: Words) -> Collection:
    """Our own sets, and those in this folder."""
    from stampadia.games.generals.files.collection import Collection, house_collection, only_sets

    ours, here = house_collection(voice.language.upper()), only_sets((Path(),))
    return Collection(ours.readings + here.readings)


def _opened(files: Sequence[Path], voice: Words) -> list[CardSet]:
    from stampadia.games.generals.files.collection import files_in, open_set

    return [open_set(path, voice.language.upper()) for path in files_in(files)]


def _core_sets(voice: Words) -> list[CardSet]:
    from stampadia.games.generals.files.house_sets import CORE_SETS, HOUSE_LANGUAGES, house_set

    spoken = next((code for code in HOUSE_LANGUAGES if code == voice.language.upper()), "EN")
    return [house_set(id_, spoken) for id_ in CORE_SETS]


def _write_set(made: CardSet, out: Path) -> None:
    """What we write, we must be able to read: a bad --id or --name shows here."""
    from stampadia.games.generals.files.reading import read_bytes, unusable
    from stampadia.games.generals.files.writing import write_set

    text = write_set(made).encode()
    checked = read_bytes(text, str(out))
    if checked.made is None:
        raise Refusal("sets-not-written", why=unusable(checked))
    out.write_bytes(text)


def _check_out(out: Path, sources: Sequence[Path]) -> None:
    check_place_to_save(out)
    if out.exists() and any(source.exists() and out.samefile(source) for source in sources):
        raise Refusal("out-is-source", path=str(out))


def _check_free(*paths: Path) -> None:
    for path in paths:
        if path.exists():
            raise Refusal("would-overwrite", path=str(path))


def _illustrations(file: Path, voice: Words) -> Iterator[str]:
    """The pictures in a PNG, in a set or in lines of text."""
    from stampadia.games.generals.files.collection import open_set
    from stampadia.games.generals.files.reading import load_bytes, load_set
    from stampadia.games.generals.workshop import art as pictures

    if not file.exists():
        yield from pictures.of_set(open_set(file, voice.language.upper()))
        return
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


def _print_sets(collection: Collection, voice: Words) -> None:
    from stampadia.workbench.problems import safe

    rows = []
    named = [(one.made, safe(one.file)) for one in collection.readings if one.made is not None]
    for found, file in sorted(named, key=lambda pair: (pair[0].meta.code, pair[1])):
        counts = (len(found.units), len(found.events), len(found.texts))
        kind = voice.say("sets-type", type=found.meta.type)
        source = voice.say("sets-ours") if file == found.meta.code else file
        rows.append((found.meta.code, kind, *map(str, counts), found.meta.name, source))
    _print_table(("set", "type", "units", "events", "texts", "name", "file"), rows, voice)


def _print_overview(found: CardSet, voice: Words, *, plain: bool) -> None:
    from stampadia.games.generals.text.cards import about, card_lines, card_row

    for line in about(found, voice):
        print(line)
    if plain:
        from stampadia.games.generals.files.proofreading import reading_lines

        language = found.meta.language
        for number, card in enumerate(found.cards, 1):
            for line in ("", *card_lines(card, number, language, voice)):
                print(line)
            for line in reading_lines(card, language, voice):
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
        title = voice.say(f"sets-column-{name}")
        table.add_column(title, justify="right" if right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(table)


def _print_card(card: Card, number: int, language: str, voice: Words, *, plain: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    from stampadia.games.generals.text.cards import card_lines
    from stampadia.games.generals.workshop.card_picture import WIDTH, picture

    console = Console(highlight=False)
    if plain or console.width < WIDTH:
        for line in card_lines(card, number, language, voice):
            print(line)
        return
    colour = console.color_system is not None and not console.no_color
    for row in picture(card, colour=colour):
        console.print(Text.assemble(*row.pieces, style=row.base), soft_wrap=True)

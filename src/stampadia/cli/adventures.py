"""Adventures by the day: `stampadia generate`, `stampadia daily`, `stampadia certify`.

Games are known here through `Game.adventures` alone. What is slow to import is imported by the
command that needs it; `voice` is handed over by the frame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from stampadia.adventures.almanac import file_name, publish
from stampadia.adventures.calendar import read_day, today
from stampadia.adventures.certify import Adventures, Certificate, Progress, adventures_of
from stampadia.adventures.code import code_of, opened
from stampadia.cli.adventures_text import certificate_lines, certificate_table, markdown_table
from stampadia.cli.input import Refusal, check_number, check_place_to_save, game_named
from stampadia.cli.scoring import result_line
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.kernel.words import Words
from stampadia.table.paper_results import of_adventure
from stampadia.workbench.folders import write_whole

MOST_DAYS: Final = 3660
INTERRUPTED: Final = 130


def generate(
    voice: Words,
    game: str = "",
    /,
    *,
    date: str | None = None,
    seed: str | None = None,
    difficulty: str | None = None,
    class_: str | None = None,
    quest: str | None = None,
    kind: str | None = None,
    json: Path | None = None,
    record: Path | None = None,
    force: bool = False,
    no_proof: bool = False,
) -> None:
    chosen, adventures = _with_adventures(game)
    wished = {"difficulty": difficulty, "class": class_, "quest": quest, "kind": kind}
    wishes = _wishes(chosen, adventures, wished)
    spec = adventures.spec(_seed(date, seed), wishes)
    if no_proof and record is not None:
        raise Refusal("record-needs-proof")
    for path in (json, record):
        _check_free(path, force)
    words = voice.also(chosen.package)
    if no_proof:
        spec = adventures.first_attempt(spec)
    else:
        certificate = certified(adventures, spec, words)
        _print(certificate_lines(certificate, words))
        exact = dict.fromkeys(adventures.options, certificate.exact)
        print(voice.say("certificate-code", code=code_of(chosen, exact)))
    if json is not None:
        _write(json, adventures.file(spec), voice)
    if record is not None:
        _write(record, adventures.record(spec), voice)
    if json is None and record is None:
        _print(adventures.lines(spec, words))
        if not no_proof:
            _print(("", *adventures.proof_lines(spec, words)))


def daily(voice: Words, game: str = "", /, *, date: str | None = None) -> None:
    day = today() if date is None else read_day(date)
    if day > today():
        raise Refusal("day-to-come", day=day.isoformat(), today=today().isoformat())
    if not game:
        _list_dailies(day.isoformat(), voice)
        return
    chosen, adventures = _with_adventures(game)
    words = voice.also(chosen.package)
    certificate = certified(adventures, adventures.spec(day.isoformat(), {}), words)
    print(voice.say("daily-heading", game=words.say("title"), day=day.isoformat()))
    _print(certificate_lines(certificate, words))
    print(voice.say("daily-play", game=game, day=day.isoformat()))
    code = code_of(chosen, dict.fromkeys(adventures.options, certificate.exact))
    print(voice.say("certificate-code", code=code))
    for one in of_adventure(game, opened(code).options):
        print(voice.say("daily-on-paper", what=result_line(one, voice)))


def _list_dailies(day: str, voice: Words) -> None:
    for name in registry.names():
        try:
            adventures = adventures_of(registry.load(name))
        except StampadiaError:  # one broken package must not hide the others
            continue
        if adventures is not None:
            known = adventures.known(adventures.spec(day, {}))
            title = "none" if known is None else known.title[voice.language]
            print(voice.say("daily-listed", game=name, day=day, title=title))


def certify(
    voice: Words,
    game: str = "",
    /,
    *,
    from_: str | None = None,
    days: int = 7,
    workers: int | None = None,
    table: Path | None = None,
    json: Path | None = None,
    almanac: Path | None = None,
    force: bool = False,
) -> int:
    check_number("--days", days, least=1, most=MOST_DAYS)
    if workers is not None:
        check_number("--workers", workers, least=1, most=500)
    chosen, adventures = _with_adventures(game)
    first = today() if from_ is None else read_day(from_)
    for path in (table, json):
        _check_free(path, force)
    if almanac is not None:
        check_place_to_save(almanac / file_name(str(first.year)))
    from stampadia.lab.certify import certify_days, dates_from
    from stampadia.lab.report import progress_bar
    from stampadia.lab.workers import cores

    dates = [day.isoformat() for day in dates_from(first, days)]
    specs = [adventures.spec(day, {}) for day in dates]
    if not _can_keep(adventures.disk.folder()):
        print(voice.say("certify-not-kept", path=str(adventures.disk.folder())))
    words = voice.also(chosen.package)
    with progress_bar(len(specs), voice.say("certifying", game=words.say("title"))) as progress:
        found, interrupted = certify_days(
            game, specs, workers=workers or cores(), done=lambda _: progress(1)
        )
    by_day = {day: found[spec] for day, spec in zip(dates, specs, strict=True) if spec in found}
    if by_day:
        certificate_table(by_day, words)
    if interrupted:
        print(voice.say("certify-interrupted", done=len(found), days=len(specs)))
        return INTERRUPTED
    if table is not None:
        _write(table, markdown_table(by_day, words), voice)
    if json is not None:
        _write(json, adventures.table(by_day), voice)
    if almanac is not None:
        published = {day: adventures.certified(one.spec) for day, one in by_day.items()}
        for path, data in publish(almanac, game, published).items():
            write_whole(path, data)
            print(voice.say("day-written", path=str(path)))
    return 0


COMMANDS: Final = (generate, daily, certify)


# What people type


def _with_adventures(name: str) -> tuple[Game, Adventures[Any]]:
    game = game_named(name)
    found = adventures_of(game)
    if found is None:
        raise Refusal("game-without-days", game=name)
    return game, found


def _wishes(
    game: Game, adventures: Adventures[Any], given: dict[str, str | None]
) -> dict[str, str]:
    wishes = {name: wish for name, wish in given.items() if wish is not None}
    for name in wishes:
        if name not in adventures.wishes:
            raise Refusal("no-such-wish", game=game.name, name=name)
    return wishes


def _seed(date: str | None, seed: str | None) -> str:
    if date is not None and seed is not None:
        raise Refusal("date-or-seed")
    if seed is not None:
        return seed
    return (today() if date is None else read_day(date)).isoformat()


# Waiting, printing, and files


def certified(adventures: Adventures[Any], spec: str, words: Words) -> Certificate:
    found = adventures.known(spec)
    if found is None:
        with _waiting(spec, words) as progress:
            found = adventures.certify(spec, progress)
    return found


@contextmanager
def _waiting(spec: str, words: Words) -> Iterator[Progress]:
    """A bar on stderr for each attempt, on a terminal; else one line, so that the silence is not
    taken for a fault."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    if not console.is_terminal:
        print(words.say("certify-waits", what=spec), file=sys.stderr, flush=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def show(attempt: int, played: int, games: int) -> None:
            told = words.say("certify-attempt", number=attempt + 1)
            bar.update(task, description=told, completed=played, total=games)

        yield show


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _can_keep(folder: Path) -> bool:
    """Whether files can be made there, or the folder itself."""
    there = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _check_free(path: Path | None, force: bool) -> None:
    if path is None:
        return
    check_place_to_save(path)
    if path.exists() and not force:
        raise Refusal("would-overwrite", path=str(path))


def _write(path: Path, text: str, voice: Words) -> None:
    write_whole(path, text.encode())
    print(voice.say("day-written", path=str(path)))

"""Adventures by the day: `stampadia generate`, `stampadia daily`, `stampadia certify`.

Games are known here through `Game.adventures` alone. What is slow to import is imported by the
command that needs it; `voice` is handed over by the frame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from math import ceil
from pathlib import Path
from typing import Any, Final

from stampadia.adventures.almanac import file_name, publish
from stampadia.adventures.calendar import day_of, read_day, today
from stampadia.adventures.certify import (
    Adventures,
    Certificate,
    Progress,
    adventures_of,
    certificate_of,
)
from stampadia.adventures.code import code_of, opened
from stampadia.cli.adventures_text import certificate_lines, certificate_table, markdown_table
from stampadia.cli.input import (
    Refusal,
    check_number,
    check_place_to_save,
    game_named,
    in_language,
)
from stampadia.cli.scoring import result_line
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.table.paper_results import of_adventure
from stampadia.words import Words
from stampadia.workbench.folders import write_whole

MOST_DAYS: Final = 3660
USUAL_DAYS: Final = 7
GAME: Final = "{game}"
"""What stands for the name of a game in the path of a folder."""
LINES: Final = 50
"""That tell how far a run has come, where no terminal shows a bar."""
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
    print(voice.say("daily-play", game=game, day=day.isoformat(), lang=in_language(voice)))
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
            told = {"game": name, "day": day, "title": title, "lang": in_language(voice)}
            print(voice.say("daily-listed", **told))


def certify(
    voice: Words,
    *games: str,
    from_: str | None = None,
    to: str | None = None,
    days: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    table: Path | None = None,
    json: Path | None = None,
    almanac: Path | None = None,
    anew: bool = False,
    force: bool = False,
) -> int:
    chosen = {game: _with_adventures(game) for game in games or ("",)}
    first = today() if from_ is None else read_day(from_)
    count = _how_many(first, to, days)
    if anew and first <= today():
        raise Refusal("certify-anew-too-late", first=first.isoformat(), today=today().isoformat())
    if workers is not None:
        check_number("--workers", workers, least=1, most=500)
    if len(chosen) > 1 and (table or json):
        raise Refusal("certify-one-game")
    for path in (table, json):
        _check_free(path, force)
    folders = {} if almanac is None else {game: _folder(almanac, game, chosen) for game in chosen}
    for folder in folders.values():
        check_place_to_save(folder / file_name(str(first.year)))
    from stampadia.lab.certify import Asked, certify_days, dates_from
    from stampadia.lab.workers import cores

    dates = [day.isoformat() for day in dates_from(first, count)]
    # a day of each game after the other, so that the pace so far tells how long the rest takes
    asked = [Asked(game, day, anew) for day in dates for game in chosen]
    for _, adventures in chosen.values():
        if not _can_keep(adventures.disk.folder()):
            print(voice.say("certify-not-kept", path=str(adventures.disk.folder())))
    with _days_going_by(len(asked), voice) as progress:
        found, interrupted = certify_days(
            asked, workers=workers or cores(), cluster=cluster, done=progress
        )
    for game, (rules, adventures) in chosen.items():
        words = voice.also(rules.package)
        by_day = {one.day: certified for one, certified in found.items() if one.game == game}
        told = {
            day: certificate_of(adventures.form.read(adventures.spec(day, {})), certified)
            for day, certified in by_day.items()
        }
        if told:
            if len(chosen) > 1:
                print(words.say("title"))
            certificate_table(told, words)
        if interrupted:
            continue
        if table is not None:
            _write(table, markdown_table(told, words), voice)
        if json is not None:
            _write(json, adventures.table(told), voice)
        if game in folders:
            for path, data in publish(folders[game], game, by_day, anew=anew).items():
                write_whole(path, data)
                print(voice.say("day-written", path=str(path)))
    if interrupted:
        print(voice.say("certify-interrupted", done=len(found), days=len(asked)))
        return INTERRUPTED
    return 0


def _how_many(first: date, to: str | None, days: int | None) -> int:
    """Days from the first to the last, or so many."""
    if to is not None and days is not None:
        raise Refusal("days-or-to")
    if to is None:
        count = USUAL_DAYS if days is None else days
        check_number("--days", count, least=1, most=MOST_DAYS)
        return count
    count = (read_day(to) - first).days + 1
    if not 1 <= count <= MOST_DAYS:
        raise Refusal("bad-last-day", first=first.isoformat(), last=to, most=MOST_DAYS)
    return count


def _folder(almanac: Path, game: str, games: Collection[str]) -> Path:
    """Where the almanac of a game is: several games have a folder each, inside or by name."""
    if GAME in str(almanac):
        return Path(str(almanac).replace(GAME, game))
    if len(games) == 1:
        return almanac
    if almanac.is_dir():
        (almanac / game).mkdir(exist_ok=True)
    return almanac / game


@contextmanager
def _days_going_by(days: int, voice: Words) -> Iterator[Callable[[Any], None]]:
    """How many days are done and how long the rest will take: a bar on a terminal, else a line now
    and then. On stderr."""
    from time import monotonic

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    start, told = monotonic(), 0
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=days)

        def show(at: Any) -> None:
            nonlocal told
            left = at.seconds_left(monotonic() - start)
            minutes = -1 if left is None else ceil(left / 60)
            line = voice.say("certify-pace", done=at.done, days=days, minutes=minutes)
            bar.update(task, description=line, completed=at.done)
            if not console.is_terminal and (left is not None) and at.done * LINES // days > told:
                told = at.done * LINES // days
                print(line, file=sys.stderr, flush=True)

        yield show


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


def tell_ahead(names: Iterable[str], voice: Words) -> None:
    """Which of these are days to come: they may be had at home, and count nowhere."""
    now = today()
    days = {name for name in names if (day := day_of(name)) is not None and day > now}
    if days:
        told = voice.say("day-ahead", count=len(days), day=min(days))
        print(told, file=sys.stderr, flush=True)


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

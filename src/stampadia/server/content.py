"""What a match is played with: what comes with the game, what was certified here, and what people
uploaded. No path is ever opened, and nothing is made or proven while somebody waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stampadia.adventures.almanac import Certified
from stampadia.adventures.calendar import day_of, today
from stampadia.adventures.certify import Adventures, Certificate, adventures_of, certificate_of
from stampadia.adventures.code import opened
from stampadia.adventures.rating import stars_for
from stampadia.adventures.spec import DIFFICULTY, Spec
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, BadRecord, StampadiaError
from stampadia.kernel.game import Game, Options
from stampadia.matches.carried import FILE, pack
from stampadia.matches.record import APPLIED, STUDY, Line, Record, parse
from stampadia.matches.redacted import redacted
from stampadia.matches.replay import content_of, replay
from stampadia.players import LEVELS
from stampadia.server import PACKAGE, wire, wire_brought
from stampadia.server.boxes import shelved
from stampadia.server.legible import legible
from stampadia.server.shelf import DONE, WAITING, AdventureRow, Shelf, is_upload, job_of
from stampadia.server.thinking import Thinkers
from stampadia.table.fair_luck import comments
from stampadia.table.memory import OPTION as MEMORY
from stampadia.table.rolling import OWN_DICE
from stampadia.table.seats import OPPONENT, YOU
from stampadia.workbench.boxes import Box

if TYPE_CHECKING:
    from stampadia.server.room import Room

MOST_WAITING: Final = 20
"""Adventures that may be asked for at once."""
MOST_LINES: Final = 5_000
"""Of a record that is gone on with."""


class Chosen(Struct, frozen=True):
    """The options of a match, and the content that does not come with the game, packed."""

    options: Options
    carried: dict[str, str]


async def chosen(shelf: Shelf, game: Game, given: dict[str, str], seats: int) -> Chosen:
    """What people wish for, if all of it is at hand; where no adventure is named, today's."""
    days = adventures_of(game)
    if MEMORY in given:
        game.check_memory(given[MEMORY], {})
    certified: dict[str, Certified] = {}
    if days is not None:
        given = dict.fromkeys(days.options, days.spec(today().isoformat(), {})) | given
        for option in days.options:
            for spec in days.specs(given[option]):
                if spec.kind == "file" and not is_upload(spec.name):
                    raise BadOption("no-files-here", package=PACKAGE, text=spec.name)
                _must_have_come(spec)
                if spec.kind == "made" and (found := await _proven(shelf, game, days, spec)):
                    certified[str(spec.exact(found.attempt))] = found
            given[option] = days.settled(given[option], lambda spec: _known(days, spec, certified))
    options = game.exact(game.read_options(given))
    carried = {}
    for name in game.content_names(options):
        if name in certified:
            carried[name] = pack(certified[name].adventure)
        elif name.endswith(FILE):
            text = await shelf.upload(game.name, name)
            if text is None:
                raise BadOption("no-files-here", package=PACKAGE, text=name)
            carried[name] = pack(text)
    try:
        game.start(seats, options, content_of(game, options, carried))
    except BadOption as error:
        if error.key == "not-carried":
            error.key = "not-at-hand"
        raise
    return Chosen(options, carried)


def _must_have_come(spec: Spec) -> None:
    """A day is played by nobody before it comes, as it is neither told nor printed."""
    if spec.kind == "made" and (day := day_of(spec.name)) is not None and day > today():
        raise BadOption("date-to-come", package=PACKAGE, date=spec.name)


async def _proven(shelf: Shelf, game: Game, days: Adventures[Any], spec: Spec) -> Certified | None:
    """What was worked out here for this spec; None where it is published or comes as a file."""
    if days.published(spec) is not None or str(spec) in days.house:
        return None
    found = await shelf.certified(game.name, str(replace(spec, attempt=None)))
    if found is None or spec.attempt not in (None, found.attempt):
        raise BadOption("not-certified", package=PACKAGE, text=str(spec))
    return found


def _known(days: Adventures[Any], spec: str, certified: dict[str, Certified]) -> Certificate:
    """The certificate of a day or a seed that was found before; nothing is worked out."""
    asked = days.form.read(spec)
    found = days.published(asked)
    for exact, one in certified.items():
        if str(asked.exact(one.attempt)) == exact:
            found = one
    if found is None:
        raise BadOption("not-certified", package=PACKAGE, text=spec)
    return certificate_of(asked, found)


# Adventures that somebody asks for


def wanted_spec(wish: wire_brought.Wanted) -> Spec:
    """What is asked for, as its game calls it."""
    days = adventures_of(registry.load(wish.game))
    if days is None:
        raise BadOption("no-adventures-here", package=PACKAGE, game=wish.game)
    for name in wish.wishes:
        if name not in days.wishes:
            known = ", ".join(days.wishes) or "-"
            raise BadOption("not-to-be-wished", package=PACKAGE, text=name, known=known)
    spec: Spec = days.form.read(days.spec(wish.seed, wish.wishes))
    if spec.kind != "made":
        raise BadOption("no-files-here", package=PACKAGE, text=wish.seed)
    _must_have_come(spec)
    return spec


async def want(
    shelf: Shelf, wish: wire_brought.Wanted, language: str, at: int
) -> wire_brought.Adventure:
    """Ask for an adventure; one that is known is told at once."""
    spec = wanted_spec(wish)
    game = registry.load(wish.game)
    days = adventures_of(game)
    assert days is not None
    published = days.published(spec)
    if published is not None:
        return _told(game, str(spec), DONE, published, language)
    job = job_of(game.name, str(spec))
    if await shelf.adventure(job) is None and await shelf.ahead(at) >= MOST_WAITING:
        raise StampadiaError("too-many-wanted", package=PACKAGE)
    await shelf.want(game.name, str(spec), at)
    return await job_told(shelf, job, language)


async def job_told(shelf: Shelf, job: str, language: str) -> wire_brought.Adventure:
    row = await shelf.adventure(job)
    if row is None:
        raise StampadiaError("no-such-match", package=PACKAGE)
    game = registry.load(row.game)
    if row.state == DONE:
        return _told(game, row.spec, DONE, row.found, language)
    ahead = await shelf.ahead(row.created) if row.state == WAITING else 0
    return _underway(row, ahead)


def _underway(row: AdventureRow, ahead: int) -> wire_brought.Adventure:
    return wire_brought.Adventure(
        job=row.job, game=row.game, spec=row.spec, state=row.state, ahead=ahead,
        attempt=row.attempt, played=row.played, games=row.games, why=row.why,
    )  # fmt: skip


def _told(
    game: Game, spec: str, state: str, found: Certified, language: str
) -> wire_brought.Adventure:
    days = adventures_of(game)
    assert days is not None
    exact = str(days.form.read(spec).exact(found.attempt))
    return wire_brought.Adventure(
        job=job_of(game.name, spec), game=game.name, spec=spec, state=state,
        attempt=found.attempt, options=dict.fromkeys(days.options, exact),
        title=found.face.title.get(language, ""), stars=stars_for(found.rating.rate),
    )  # fmt: skip


async def open_code(shelf: Shelf, thinkers: Thinkers, code: str) -> wire_brought.Opened:
    """What the code on a sheet stands for. To compare its seal, an adventure may have to be made
    again, which no table should wait for."""
    found = await thinkers.work(opened, code)
    game = registry.load(found.game)
    days = adventures_of(game)
    assert days is not None
    missing: Spec | None = None
    for text in found.options.values():
        for spec in days.specs(text):
            try:
                if spec.kind == "made":
                    await _proven(shelf, game, days, spec)
            except BadOption:
                missing = spec
    wanted = None if missing is None else _wanted(game.name, days, missing)
    return wire_brought.Opened(found.game, found.options, missing is None, wanted)


def _wanted(game: str, days: Adventures[Any], spec: Spec) -> wire_brought.Wanted:
    wishes = {
        name: str(value)
        for name, field in days.form.fields.items()
        if (value := getattr(spec.wishes, field))
    }
    difficulty = getattr(spec.wishes, DIFFICULTY)
    if difficulty != getattr(days.form.usual, DIFFICULTY):
        wishes[DIFFICULTY] = difficulty
    return wire_brought.Wanted(game, spec.name, wishes)


async def text_of(shelf: Shelf, game: Game, name: str) -> str:
    """The file behind a name: what somebody brought, or an adventure that is published and has
    come, or was proven here."""
    if is_upload(name):
        text = await shelf.upload(game.name, name)
        if text is None:
            raise BadOption("no-files-here", package=PACKAGE, text=name)
        return text
    days = adventures_of(game)
    if days is None:
        raise BadOption("no-adventures-here", package=PACKAGE, game=game.name)
    spec: Spec = days.form.read(name)
    if spec.kind != "made":
        raise BadOption("no-files-here", package=PACKAGE, text=name)
    if (day := day_of(spec.name)) is not None and day > today():
        raise BadOption("day-not-yet", package=PACKAGE, date=spec.name)
    found = await _proven(shelf, game, days, spec) or days.published(spec)
    if found is None:
        raise BadOption("not-certified", package=PACKAGE, text=name)
    return found.adventure


# What people bring along


async def take_upload(
    shelf: Shelf, wish: wire_brought.Upload, language: str, at: int
) -> wire_brought.Uploaded:
    """Keep a file that its game's own strict reader takes."""
    game = registry.load(wish.game)
    thing = await asyncio.to_thread(game.read_content, "upload.json", wish.text)
    name = await shelf.put(game.name, wish.text, at)
    return await asyncio.to_thread(_uploaded, game, name, wish.text, thing, language)


async def look_at_upload(shelf: Shelf, name: str, language: str) -> wire_brought.Uploaded:
    of = await shelf.game_of(name)
    text = None if of is None else await shelf.upload(of, name)
    if of is None or text is None:
        raise StampadiaError("no-such-match", package=PACKAGE)
    game = registry.load(of)
    thing = await asyncio.to_thread(game.read_content, name, text)
    return await asyncio.to_thread(_uploaded, game, name, text, thing, language)


def _uploaded(game: Game, name: str, text: str, thing: Any, language: str) -> wire_brought.Uploaded:
    bench = game.workshop()
    play = {} if bench is None else bench.played(text, name)
    title = game.content_title(thing, language)
    spoken = game.words(language)
    box = shelved(game.box_of(thing, name, spoken) or Box(title, spoken.say("title"), play))
    return wire_brought.Uploaded(name, game.name, title, [*game.wishes()], play, box)


class Resumed(Struct, frozen=True):
    """A record that somebody brings: what the store keeps of it."""

    game: str
    seats: int
    options: dict[str, str]
    carried: dict[str, str]
    players: tuple[str, ...]
    """Who sat where, as the record says."""
    seated: tuple[str, ...]
    """Who sits there now: the person, and programs."""
    lines: tuple[Line, ...]
    study: bool
    own_dice: bool
    over: bool


def resumed(text: str) -> Resumed:
    """Replay somebody's record, which checks every line of it."""
    record = parse(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord("record-too-large", line=MOST_LINES, most=MOST_LINES)
    game = registry.load(record.header.game)
    match = replay(game, record)
    options = game.write_options(match.options)
    if (days := adventures_of(game)) is not None:
        specs = [spec for option in days.options for spec in days.specs(options[option])]
        for spec in specs:
            if str(spec) not in record.carried:  # else whoever brings it has it
                _must_have_come(spec)
    said = {line.text for line in record.lines if line.kind == "comment"}
    seats = record.header.seats
    players = tuple(legible(name)[: wire.LONGEST_NAME] for name in match.players or (YOU,) * seats)
    over = match.over is not None
    # in a finished match nobody is kept waiting, and nothing can be given away
    if len(players) != seats or (players.count(YOU) != 1 and not over):
        raise BadOption("save-of-several", package=PACKAGE)
    mine = players.index(YOU) if YOU in players else 0
    seated = tuple(YOU if at == mine else _program(name) for at, name in enumerate(players))
    return Resumed(
        game=game.name,
        seats=seats,
        options=options,
        carried=record.carried,
        players=players if over else seated,
        seated=seated,
        lines=tuple(
            Line(line.kind, line.text, line.seat) for line in record.lines if line.kind in APPLIED
        ),
        study=STUDY in said,
        own_dice=OWN_DICE in said,
        over=over,
    )


def record_of(room: Room, seat: int | None) -> str:
    """A finished match whole, with its luck; an open one as this seat may have it."""
    if not room.match.over:
        return redacted(room.match, seat)
    record = room.match.record()
    said = [Line("comment", OWN_DICE)] if room.row.own_dice else []
    if not room.row.own_luck:  # where chance fell elsewhere, nothing can be said for it
        said = comments(room.row.luck, room.luck_words, over=True)
    return str(Record(record.header, [*said, *record.lines], record.carried))


def saved(room: Room, seat: int) -> str:
    """The whole record for the only person of a match that came from a file, who has had all of it
    before; the person is `you` again."""
    if not room.row.from_file or room.people - {seat}:
        raise StampadiaError("no-save-of-this", package=PACKAGE)
    record = room.match.record()
    name = room.seats[seat].name
    players = [YOU if at == seat else player for at, player in enumerate(record.header.players)]
    lines = [
        replace(line, text=YOU)
        if line.kind == "seat" and line.seat == seat and line.text == name
        else line
        for line in record.lines
    ]
    for kept, comment in ((room.row.study, STUDY), (room.row.own_dice, OWN_DICE)):
        if kept:
            lines.insert(0, Line("comment", comment))
    header = replace(record.header, players=tuple(players))
    return str(Record(header, lines, record.carried))


def _program(name: str) -> str:
    """A program of the same kind, without a budget of its own."""
    bare = name.partition(":")[0]
    return bare if bare in (*LEVELS, "random", "greedy", "search") else OPPONENT


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()

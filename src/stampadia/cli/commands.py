"""What each command does. What is slow to import is imported by the command that needs it.

`voice`, the words to speak with, is not typed by anyone: the frame hands it over.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from stampadia.cli.input import (
    Refusal,
    check_number,
    game_named,
    named_options,
    names_in,
    options_given,
    seated,
    seats_given,
    text_of,
)
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.words import Words


def simulate(
    voice: Words,
    game: str = "",
    /,
    *,
    games: int = 100,
    players: str | None = None,
    seats: int | None = None,
    seed: str | None = None,
    workers: int | None = None,
    teams: str | None = None,
    sets: list[str] | None = None,
    ink: str | None = None,
    edition: str | None = None,
    events: str | None = None,
    coop: bool = False,
    option: list[str] | None = None,
    cluster: str | None = None,
    json: bool = False,
) -> int:
    check_number("--games", games, least=1)
    if workers is not None:
        check_number("--workers", workers, least=1, most=500)
    chosen = game_named(game)
    seats = seats_given(chosen, seats, coop)
    options = options_given(chosen, option, named_options(teams, sets, ink, edition, events))
    names = seated(chosen, names_in(players or _usual_players(chosen)), seats, options)
    from stampadia import lab
    from stampadia.lab.report import print_report, progress_bar

    setup = lab.Setup(game, names, seed or Dealer.fresh().seed, options)
    of_game = chosen.words(voice.language)
    with progress_bar(games, voice.say("simulating", game=of_game.say("title"))) as progress:
        found = lab.simulate(
            setup, games, workers=workers or lab.cores(), cluster=cluster, progress=progress
        )
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        print_report(found, voice, of_game)
        wished = chosen.read_options(options)
        unread, texts = chosen.unread_texts(wished, chosen.content(wished))
        if unread:
            print(voice.say("simulated-unread", count=unread, texts=texts))
    return 130 if found.interrupted else 0


def _usual_players(game: Game) -> str:
    """A seat that plays alone is worth watching alone."""
    return "random,greedy" if game.seats[0] > 1 else "greedy"


def replay(
    voice: Words,
    file: str = "",
    /,
    *,
    show: bool = False,
    redacted: bool = False,
    seat: int | None = None,
) -> None:
    if not file:
        raise Refusal("which-file")
    if seat is not None and not (show or redacted):
        raise Refusal("seat-without-show")
    from stampadia.lab.review import retell, verdict
    from stampadia.matches import redacted as redaction
    from stampadia.matches.record import parse
    from stampadia.matches.replay import replay as replayed

    record = parse(text_of(Path(file)))
    game = registry.load(record.header.game)
    match = replayed(game, record)
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise Refusal("no-such-seat", seat=seat, most=record.header.seats)
    own = None if seat is None else seat - 1
    if redacted:
        print(redaction.redacted(match, own), end="")
        return
    if show:
        for line in retell(match, own, game.words(voice.language)):
            print(line)
        print()
    print(verdict(match, file, voice))


def verify(voice: Words, file: str = "", /) -> int:
    if not file:
        raise Refusal("which-file")
    from stampadia.matches.record import parse
    from stampadia.table.fair_luck import imprint, verified

    record = parse(text_of(Path(file)))
    found = verified(registry.load(record.header.game), record)
    how = "luck-differs" if found.differs else "luck-is-fair"
    words = voice.also("stampadia.table")
    print(words.say(how, file=file, chances=found.chances, words=found.words, line=found.differs))
    if not found.differs:
        print(words.say("luck-alone", imprint=imprint(record)))
    return 1 if found.differs else 0


def games(voice: Words) -> None:
    entries = sorted(entry_points(group=registry.GROUP), key=lambda entry: entry.name)
    if not entries:
        print(voice.say("no-games"))
    for entry in entries:
        print(_listed(entry, voice))


def compile_(voice: Words) -> int:
    names = sorted(entry.name for entry in entry_points(group=registry.GROUP))
    print(voice.say("compiling"), flush=True)
    compiled = [name for name in names if registry.load(name).compile()]
    if not compiled:
        raise Refusal("nothing-to-compile")
    print(voice.say("compiled", games=", ".join(compiled)))
    return 0


def _listed(entry: EntryPoint, voice: Words) -> str:
    """A game in two lines, or why it is none: one broken package must not hide the others."""
    source = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
    source = voice.say("game-from", source=source)
    try:
        game = registry.load(entry.name)
        facts = f"{_seats(game, voice)} · {voice.say('game-edition', edition=game.edition)}"
        return (
            f"{entry.name:12} {facts} · {source}\n    {game.words(voice.language).say('tagline')}"
        )
    except StampadiaError as error:
        told = error.tell(voice)
    except Exception as error:  # another maker's code: whatever it raises
        problem = f"{type(error).__name__}: {error}"
        told = voice.say("broken-game", name=entry.name, problem=problem)
    return f"{entry.name:12} {source}\n    {told}"


def _seats(game: Game, voice: Words) -> str:
    least, most = game.seats[0], game.seats[-1]
    key = "game-seats" if least == most else "game-seats-range"
    return voice.say(key, least=least, most=most)

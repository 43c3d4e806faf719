"""The terminal: a Textual app, and the same game as plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.table import saves
from stampadia.table.memory import remembers
from stampadia.table.seating import arrange, check_own_dice, check_players
from stampadia.table.session import Session

__all__ = ["launch"]


def launch(
    game: Game | None,
    *,
    language: str,
    plain: bool,
    seats: int | None,
    players: Sequence[str] | None,
    options: dict[str, str],
    seed: str | None,
    study: bool,
    resume: Path | None,
    save: Path | None,
    own_dice: bool = False,
    lesson: bool = False,
    forgetful: bool = False,
) -> None:
    """Play at this terminal; without a game or any wish, the app asks on its start screen.
    `forgetful`: play without the memory that the person's heroes have."""
    session: Session | None = None
    if resume is not None:
        if forgetful:
            raise BadOption("term-resume-settles", package="stampadia.terminal")
        session = _resumed(
            game, resume, seats=seats, players=players, options=options, seed=seed,
            study=study, own_dice=own_dice, save=save,
        )  # fmt: skip
    else:
        given = any(wish is not None for wish in (seats, players, seed))
        wishes = given or bool(options) or own_dice or lesson or forgetful
        if game is None and (plain or wishes):
            game = _only_game()
        if game is not None and (plain or wishes):
            wished = game.spoken(options, language)
            seating = arrange(
                game, seats=seats, players=players, options=wished, seed=seed, study=study,
                own_dice=own_dice, lesson=lesson,
                remember=remembers(game, wished) and not forgetful,
            )  # fmt: skip
            session = Session.begin(seating, save)
    if plain:
        from stampadia.terminal.plain import play_plain

        assert session is not None
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # odd bytes are bad input, not a crash
        try:
            play_plain(session, language, sys.stdin, sys.stdout)
            sys.stdout.flush()
        except BrokenPipeError:
            # the reader of our lines has left; what was chosen is saved already
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return
    from stampadia.terminal.app import StampadiaApp

    app = StampadiaApp(language, session=session, game=game, study=study, save=save)
    farewell = app.run()
    if farewell:
        print(farewell)


def _only_game() -> Game:
    names = registry.names()
    if len(names) != 1:
        raise BadOption("term-which-game", package="stampadia.terminal", known=", ".join(names))
    return registry.load(names[0])


def _resumed(
    game: Game | None,
    path: Path,
    *,
    seats: int | None,
    players: Sequence[str] | None,
    options: dict[str, str],
    seed: str | None,
    study: bool,
    own_dice: bool,
    save: Path | None,
) -> Session:
    record, found = saves.opened(path)
    game = game or registry.load(record.header.game)
    if own_dice:
        check_own_dice(game)
    if options or seats not in (None, record.header.seats):
        raise BadOption("term-resume-settles", package="stampadia.terminal")
    ours = path.resolve().parent == saves.saves_folder().resolve()
    in_place = ours or (not saves.finished(record) and os.access(path, os.W_OK))
    kept: saves.Kept | None = found if in_place else None
    """A finished game of somebody else's is only looked at."""
    if save is not None:
        kept = found if save.resolve() == path.resolve() else saves.Kept(save)
    who = None if players is None else check_players(players)
    return Session.resume(
        game, record, players=who, seed=seed, study=study, own_dice=own_dice, save=kept,
    )  # fmt: skip

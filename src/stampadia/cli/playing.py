"""`stampadia play`: which game, with which wishes, on which adventure."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from stampadia.cli.days import certified
from stampadia.cli.input import (
    Refusal,
    check_place_to_save,
    game_named,
    named_options,
    names_in,
    options_given,
    read_options,
    seats_given,
    text_of,
)
from stampadia.cli.memory import check_typed
from stampadia.kernel import registry
from stampadia.kernel.days import read_day, today
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.kernel.words import KERNEL, Words

TERMINAL: Final = "stampadia.terminal"
SHEET: Final = "sheet"
"""The option that names an adventure."""
MEMORY: Final = "memory"


def play(
    voice: Words,
    game: str = "",
    /,
    *,
    seats: int | None = None,
    players: str | None = None,
    seed: str | None = None,
    date: str | None = None,
    file: Path | None = None,
    variant: str | None = None,
    own_dice: bool = False,
    memory: str | None = None,
    no_memory: bool = False,
    teams: str | None = None,
    sets: list[str] | None = None,
    ink: str | None = None,
    edition: str | None = None,
    events: str | None = None,
    coop: bool = False,
    option: list[str] | None = None,
    study: bool = False,
    save: Path | None = None,
    resume: Path | None = None,
    plain: bool = False,
) -> None:
    if save is not None:
        check_place_to_save(save)
    if resume is not None:
        text_of(resume)
    if memory is not None and no_memory:
        raise Refusal("memory-or-none")
    chosen = registry.load(game) if game else None
    seats = seats_given(chosen, seats, coop)
    named = named_options(teams, sets, ink, edition, events)
    options = options_given(chosen, option, named | {"variant": variant, "memory": memory})
    if sheet := _sheet(chosen, options, date, file, None if resume else seed, resume):
        options[SHEET] = sheet
    if chosen is not None:
        read_options(chosen, options)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("needs-a-terminal")
    from stampadia.terminal import launch

    try:
        launch(
            chosen,
            language=voice.language,
            plain=plain,
            seats=seats,
            players=None if players is None else names_in(players),
            options=options if resume else _settled(chosen, options, voice),
            seed=seed,
            study=study,
            own_dice=own_dice,
            forgetful=no_memory,
            resume=resume,
            save=save,
        )
    except StampadiaError as error:
        if error.package == KERNEL:
            error.package = TERMINAL  # which has its own words for what people at a table do
        raise


# Which adventure


def _sheet(
    game: Game | None,
    options: dict[str, str],
    date: str | None,
    file: Path | None,
    seed: str | None,
    resume: Path | None,
) -> str | None:
    """How the adventure is called: by a date, a file, a seed, or today's. A seed beside a date or
    a file is for the dice alone."""
    wished = [str(name) for name in (date, file, options.get(SHEET)) if name is not None]
    if len(wished) > 1:
        raise Refusal("one-adventure")
    if resume is not None:
        return wished[0] if wished else None
    if game is None or game.days is None:
        if wished and SHEET not in options:
            raise Refusal("game-without-days", game=game_named(game.name if game else "").name)
        return None
    if wished:
        return wished[0] if date is None else game.days.spec(_day(date), {})
    return game.days.spec(today().isoformat() if seed is None else seed, {})


def _day(text: str) -> str:
    return read_day(text).isoformat()


def _settled(game: Game | None, options: dict[str, str], voice: Words) -> dict[str, str]:
    """With the adventure called so that it is the same for ever; it is certified now, if it never
    was."""
    if game is None or game.days is None or SHEET not in options:
        return options
    from stampadia.terminal.adventures import settled

    days, words = game.days, voice.also(game.package)
    sheet = settled(options[SHEET], lambda spec: certified(days, spec, words))
    if MEMORY in options:
        check_typed(options[MEMORY], sheet)
    return options | {SHEET: sheet}

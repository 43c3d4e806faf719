"""`stampadia play`: which game, with which wishes, on which adventure."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from stampadia.adventures.calendar import read_day, today
from stampadia.adventures.code import is_code, opened
from stampadia.cli.adventures import certified, tell_ahead
from stampadia.cli.input import (
    Refusal,
    check_place_to_save,
    game_named,
    games_with,
    named_options,
    names_in,
    options_given,
    read_options,
    seats_given,
    text_of,
)
from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.table.memory import OPTION as MEMORY
from stampadia.words import KERNEL, Words

TABLE: Final = "stampadia.table"
ADVENTURE: Final = "adventure"
TRAINING: Final = "training"


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
    hero: str | None = None,
    adventure: str | None = None,
    training: bool = False,
    lesson: bool = False,
    score: bool = False,
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
        if save.exists() and (resume is None or save.resolve() != resume.resolve()):
            raise Refusal("save-exists", path=str(save))  # which may be another game
    if resume is not None:
        text_of(resume)
    if memory is not None and no_memory:
        raise Refusal("memory-or-none")
    coded = opened(game) if is_code(game) else None
    if coded is not None and any(wish is not None for wish in (date, file, hero, adventure)):
        raise Refusal("one-adventure")
    chosen = registry.load(coded.game if coded else game) if game else None
    seats = seats_given(chosen, seats, coop)
    named = named_options(teams, sets, ink, edition, events)
    if training and adventure is not None:
        raise Refusal("training-or-adventure")
    named |= {"hero": hero, ADVENTURE: TRAINING if training else adventure}
    named |= {"score": "yes" if score else None, "variant": variant, MEMORY: memory}
    options = options_given(chosen, option, named) | (coded.options if coded else {})
    if lesson and resume is None:
        options = _lesson(chosen) | options
    options |= _adventures(chosen, options, date, file, None if resume else seed, resume)
    if chosen is not None:
        read_options(chosen, options)
    who = None if players is None else names_in(players)
    try:
        if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
            _check_table(chosen, None if resume else options, seats, who, voice)
            raise Refusal("needs-a-terminal")
        from stampadia.terminal import launch

        launch(
            chosen,
            language=voice.language,
            plain=plain,
            seats=seats,
            players=who,
            options=options if resume else _settled(chosen, options, voice),
            seed=seed,
            study=study,
            own_dice=own_dice,
            lesson=lesson,
            forgetful=no_memory,
            resume=resume,
            save=save,
        )
    except StampadiaError as error:
        if error.package == KERNEL:
            error.package = TABLE  # which has its own words for what people there do
        raise


def _check_table(
    game: Game | None,
    options: dict[str, str] | None,
    seats: int | None,
    players: list[str] | None,
    voice: Words,
) -> None:
    """What was asked for comes before where: a wrong name is told first. No adventure is made to
    find out."""
    from stampadia.table.seating import arrange, check_players

    if players is not None:
        check_players(players)
    if game is None or options is None:
        return
    if game.adventures is None:
        arrange(game, seats=seats, players=players, options=game.spoken(options, voice.language))
        return
    for name in game.adventures.options:
        for spec in game.adventures.specs(options[name]) if name in options else ():
            if spec.kind == "file":
                game.adventures.adventure(str(spec))


def _lesson(game: Game | None) -> dict[str, str]:
    """The options of a first lesson; what is wished for besides comes before them."""
    if game is None or not _gives_lesson(game):
        raise Refusal("no-lesson", known=", ".join(games_with(_gives_lesson)))
    return dict(game.lesson_wishes or {})


def _gives_lesson(game: Game) -> bool:
    """With options of its own, or in every match."""
    return game.lesson_wishes is not None or type(game).lesson is not Game.lesson


# Which adventure


def _adventures(
    game: Game | None,
    options: dict[str, str],
    date: str | None,
    file: Path | None,
    seed: str | None,
    resume: Path | None,
) -> dict[str, str]:
    """How the adventures are called: as it was typed; those that were not named by a date, a file
    or a seed, or today's. A seed beside a date or a file is for the luck alone."""
    wished = [str(name) for name in (date, file) if name is not None]
    if resume is not None and wished:
        return {ADVENTURE: wished[0]}  # which a resumed game refuses, as any other option
    if game is None or game.adventures is None:
        if wished:
            raise Refusal("game-without-days", game=game_named(game.name if game else "").name)
        return {}
    days = game.adventures
    typed = {name: days.typed(options[name]) for name in days.options if name in options}
    if len(wished) > 1 or (wished and len(typed) == len(days.options)):
        raise Refusal("one-adventure")
    if resume is not None:
        return typed
    if wished:
        usual = wished[0] if date is None else days.spec(_day(date), {})
    else:
        usual = days.spec(today().isoformat() if seed is None else seed, {})
    if typed.get(ADVENTURE) == TRAINING and file is None:
        usual = days.at_hand(usual)  # a lesson begins at once
    return dict.fromkeys(days.options, usual) | typed


def _day(text: str) -> str:
    return read_day(text).isoformat()


def _settled(game: Game | None, options: dict[str, str], voice: Words) -> dict[str, str]:
    """With the adventures called so that they are the same for ever; each is certified now, if it
    never was."""
    if game is None or game.adventures is None:
        return options
    days, words = game.adventures, voice.also(game.package)
    called = [options[name] for name in days.options if name in options]
    tell_ahead((spec.name for text in called for spec in days.specs(text)), voice)
    settled = {
        name: days.settled(options[name], lambda spec: certified(days, spec, words))
        for name in days.options
        if name in options
    }
    if MEMORY in options:
        game.check_memory(options[MEMORY], options | settled)
    return options | settled

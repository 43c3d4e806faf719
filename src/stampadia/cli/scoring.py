"""`stampadia score`: what a score slip says, after a match on paper.

The boxes are asked for one by one, or typed at once as NAME=VALUE; the game says what they come to,
and the table keeps it. `voice` is handed over by the frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from stampadia.adventures.calendar import read_day, today
from stampadia.adventures.code import code_of, is_code, opened
from stampadia.cli.input import Refusal, game_named
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.kernel.game import Game
from stampadia.table.paper_results import (
    TABLE,
    Result,
    box_named,
    check_whole,
    days_in_a_row,
    forget,
    keep,
    marks_of,
    read_box,
    results,
)
from stampadia.words import Words
from stampadia.workbench.score_slip import Box, ScoreSlip, Tally, Value


def score(
    voice: Words,
    of: str = "",
    /,
    *boxes: str,
    date: str | None = None,
    forget: int | None = None,
) -> None:
    voice = voice.also(TABLE)
    if forget is not None:
        if of:
            raise Refusal("forget-alone")
        _forget(forget, voice)
    elif not of:
        _list(voice)
    else:
        _note(voice, *_meant(of, date), boxes)


def _meant(of: str, date: str | None) -> tuple[Game, dict[str, str]]:
    """The game, and the adventure as a code names it; nothing where the game has no days."""
    if is_code(of):
        if date is not None:
            raise Refusal("one-adventure")
        coded = opened(of)
        return registry.load(coded.game), coded.options
    game = game_named(of)
    if game.adventures is None:
        if date is not None:
            raise Refusal("game-without-days", game=game.name)
        return game, {}
    day = (today() if date is None else read_day(date)).isoformat()
    return game, opened(code_of(game, dict.fromkeys(game.adventures.options, day))).options


def _note(voice: Words, game: Game, adventure: dict[str, str], typed: Sequence[str]) -> None:
    words = game.words(voice.language)
    slip = game.score_slip(adventure, words)
    if slip is None:
        raise Refusal("game-without-slip", game=game.name)
    results()  # a damaged file is told before anything is typed
    name = _called(game, adventure, words)
    if typed:
        filled = _given(slip, typed)
        tally = game.tally(adventure, filled, words)
    else:
        print(voice.say("score-heading", what=name))
        filled, tally = _asked(voice, game, adventure, slip, words)
    boxes = {name: value for name, value in filled.items() if value is not None}
    noted = today().isoformat()
    keep(Result(game.name, noted, tally.won, tally.points, adventure, boxes))
    for line in tally.told:
        print(line)
    row = days_in_a_row(results(), game.name)
    print(voice.say("score-kept", what=name, row=row))


def _given(slip: ScoreSlip, typed: Sequence[str]) -> dict[str, Value | None]:
    filled: dict[str, Value | None] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            example = slip.boxes[0].name
            raise Refusal("box-without-value", text=text, example=f"{example}=…")
        box = box_named(slip, name)
        if box.name in filled:
            raise Refusal("given-twice", name=box.name)
        filled[box.name] = read_box(box, value)
    check_whole(slip, filled)
    return filled


def _asked(
    voice: Words, game: Game, adventure: dict[str, str], slip: ScoreSlip, words: Words
) -> tuple[dict[str, Value | None], Tally]:
    """Box by box; a slip that contradicts itself is gone through again, and what was typed stays
    unless something else is typed."""
    before: dict[str, Value | None] = {}
    while True:
        filled: dict[str, Value | None] = {}
        while (box := slip.next_box(filled)) is not None:
            filled[box.name] = _answer(voice, box, before.get(box.name))
        try:
            check_whole(slip, filled)
            return filled, game.tally(adventure, filled, words)
        except BadOption as error:
            print(error.tell(voice))
            before = filled


def _answer(voice: Words, box: Box, before: Value | None) -> Value | None:
    bounds = ", ".join(marks_of(box)) if box.marks else f"{box.least}–{box.most}"
    kept = "" if before is None else f" [{before}]"
    part = f" · {box.part}" if box.part else ""
    while True:
        try:
            typed = input(f"{box.label}{part} ({bounds}){kept}: ")
        except EOFError:
            print()
            raise Refusal("score-broken-off") from None
        if not typed.strip() and before is not None:
            return before
        try:
            return read_box(box, typed)
        except StampadiaError as error:
            print(error.tell(voice))


# What is kept


def _list(voice: Words) -> None:
    kept = results()
    print(voice.say("score-list", count=len(kept)))
    for number, one in enumerate(kept, 1):
        print(f"{number:4}  {result_line(one, voice)}")
    for game in dict.fromkeys(one.game for one in kept):
        if (row := days_in_a_row(kept, game)) > 1:
            print(voice.say("score-row", game=game, row=row))


def _forget(number: int, voice: Words) -> None:
    print(voice.say("score-forgotten", what=result_line(forget(number), voice)))


def result_line(one: Result, voice: Words) -> str:
    """A result in a line; of a game that is not installed any more, too."""
    try:
        game = registry.load(one.game)
        name = _called(game, one.adventure, game.words(voice.language))
    except StampadiaError:
        name = one.game
    return voice.say(
        "score-line",
        what=name,
        won="yes" if one.won else "no",
        points="none" if one.points is None else one.points,
        noted=one.noted,
    )


def _called(game: Game, adventure: dict[str, str], words: Words) -> str:
    return " · ".join((words.say("title"), *game.setting(adventure, words)))

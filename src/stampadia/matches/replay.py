"""A match from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stampadia.kernel.errors import BadContent, BadOption, BadRecord, ChoiceError
from stampadia.kernel.game import Game, Own
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches.carried import unpack
from stampadia.matches.match import Match
from stampadia.matches.record import Line, Record


def replay(game: Game, record: Record, *, study: bool = False) -> Match:
    """Play a record to its end, checking every line; the first that does not fit is named."""
    match = _set_up(game, record, study)
    owed: Line | None = None  # what the match itself says here, and the record must say too
    number = 0
    for index, line in enumerate(record.lines):
        number = line.number or index + 1
        if line.kind == "comment":
            match.comment(line.text)
        elif line.kind in ("digest", "over"):
            if owed is None or (owed.kind, owed.text) != (line.kind, line.text):
                raise BadRecord("record-differs", line=number, text=line.text)
            owed = None
        elif owed is not None:
            raise BadRecord("record-lacks", line=number, text=str(owed))
        else:
            _apply(match, line, number)
            owed = match.lines[-1] if match.lines[-1].kind in ("digest", "over") else None
    if owed is not None:
        raise BadRecord("record-lacks", line=number + 1, text=str(owed))
    return match


def _set_up(game: Game, record: Record, study: bool) -> Match:
    head = record.header
    if head.game != game.name:
        raise BadRecord("record-of-other-game", line=head.where["game"], game=head.game)
    if head.edition != game.edition:
        raise BadRecord("record-of-other-edition", line=head.where["edition"], edition=head.edition)
    try:
        options = game.read_options(head.options)
        content = content_of(game, options, record.carried)
        match = Match(
            game, head.seats, options,
            content=content, players=head.players, date=head.date, study=study,
        )  # fmt: skip
        # to the letter, and nothing that it did not say
        match.header, match.carried = head, record.carried
        return match
    except (BadOption, BadContent) as error:
        line = head.where.get(f"option {error.facts.get('name')}", head.where["seats"])
        raise BadRecord("record-line-refused", line=line, why=error) from error


def content_of(game: Game, options: Own, packed: Mapping[str, str]) -> dict[str, Any]:
    """What a record's options name: from the record, or else from the game itself. Reading a
    record opens no file and makes nothing that would have to be proven."""
    return {
        name: game.read_content(name, unpack(name, packed[name]))
        if name in packed
        else game.own_content(name)
        for name in game.content_names(options)
    }


def _apply(match: Match, line: Line, number: int) -> None:
    pending = match.pending()
    if line.kind == "choice" and not (isinstance(pending, Ask) and pending.seat == line.seat):
        raise BadRecord("record-wrong-seat", line=number, seat=line.seat + 1)
    if line.kind == "chance" and not isinstance(pending, Chance):
        raise BadRecord("record-no-chance-here", line=number)
    try:
        match.apply(line)
    except ChoiceError as error:
        raise BadRecord("record-line-refused", line=number, why=error) from error

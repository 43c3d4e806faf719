"""A finished or broken-off match, told again from its record."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.kernel.event import told_to
from stampadia.matches.match import Match
from stampadia.words import Words


def retell(match: Match, seat: int | None, words: Words) -> Iterator[str]:
    """Each happening as sentences to this seat (None: a spectator), then the final table."""
    yield from (match.tell(event, seat, words) for event in told_to(seat, match.opening))
    for told in match.story():
        if told.line.kind == "comment":
            yield f"# {told.line.text}"
        yield from (match.tell(event, seat, words) for event in told_to(seat, told.events))
    yield ""
    yield match.game.show(match.view(seat), words)


def verdict(match: Match, name: str, words: Words) -> str:
    """One line: what was played, how it ended, and the fingerprint of where it stands."""
    of_game = match.game.words(words.language)
    title, digest = of_game.say("title"), match.position.digest()
    turn, over = match.position.turn, match.over
    if over is None:
        return words.say("replay-open", file=name, game=title, turn=turn, digest=digest)
    return words.say(
        "replay-won",
        file=name,
        game=title,
        turns=turn,
        many=len(over.winners),
        winners=", ".join(str(seat + 1) for seat in over.winners),
        how=way_of_winning(over.how, of_game),
        digest=digest,
    )


def way_of_winning(how: str, of_game: Words) -> str:
    """As the game's words tell it, else by its bare name."""
    told = of_game.say(f"how-{how}")
    return how if told == f"how-{how}" else told

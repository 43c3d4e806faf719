"""Records that must replay, made by the rules of their day:

    PYTHONPATH=tests .venv/bin/python -m records.making [GAME ...]

A record that is there already is left alone: what it says was played is what the rules of that day
allowed. Whoever changes rules so that one does not replay any more gives the game a new edition,
says why in the change, and makes the game's records anew (delete them first).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import make_player

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"
"""Sheets and sets in which an end is likely that hardly ever comes otherwise."""
LONGEST: Final = 1_500
MOST_TRIED: Final = 60
"""Games played to find one with a certain end."""
DEEP: Final = 3
"""Steps on the agenda while somebody is asked: an effect is only half done."""


class Plan(Struct, frozen=True):
    """One record: how it is set up, who plays, and where it ends."""

    name: str
    options: dict[str, str] = {}
    seats: int = 0
    players: str = "greedy"
    how: str = ""
    """The end it must have; nothing: it is broken off in the middle of an effect."""
    at: str = ""
    """The name, or its beginning, of the step at which it is broken off."""


PLANS: Final[dict[str, list[Plan]]] = {
    "stampede": [
        Plan("five-of-a-kind", how="five", seats=3),
        Plan("all-nine", how="nine", seats=2),
        Plan("four-parrots", how="parrots", seats=4),
        Plan("five-seats", how="five", seats=5, players="random"),
        Plan("six-seats", how="parrots", seats=6),
        Plan("three-teams", {"teams": "three"}, seats=6, how="five"),
        Plan("two-teams", {"teams": "two"}, seats=6, how="parrots", players="random"),
        Plan("search-and-greedy", how="five", seats=2, players="search:40,greedy"),
        Plan("open-two", seats=2, players="random"),
        Plan("open-six", {"teams": "two"}, seats=6, players="random"),
    ],
    "generals": [
        Plan("lite-won", {"sets": "STLITE", "ink": "2"}, how="won"),
        Plan("lite-defeated", {"sets": "STLITE"}, how="defeated", players="random"),
        Plan("full-won", how="won"),
        Plan("full-defeated-italian", {"sets": "STFULL-IT"}, how="defeated"),
        Plan("edition-0.2-won", {"rules": "0.2"}, how="won"),
        Plan("edition-0.2-defeated", {"rules": "0.2", "ink": "2"}, how="defeated"),
        Plan("coop-won", {"ink": "2"}, seats=2, how="won"),
        Plan("coop-defeated", seats=2, how="defeated", players="random"),
        Plan("return-and-toll", {"sets": "STFULL,STRETURN,STTOLL"}, how="defeated"),
        Plan("toll-italian-won", {"sets": "STLITE-IT,STTOLL-IT", "ink": "2"}, how="won"),
        Plan("events-random", {"events": "random"}, how="defeated"),
        Plan("events-none", {"events": "none", "ink": "2"}, how="won"),
        Plan(
            "deadlock",
            {"sets": str(CONTENT / "generals-deadlock.json")},
            how="deadlock",
            players="random",
        ),
        Plan("open", players="random", at="which-unit"),
        Plan(
            "open-coop-0.2",
            {"rules": "0.2", "events": "random"},
            seats=2,
            players="random",
            at="which-",
        ),
    ],
    "chronicles": [
        Plan("first-day-won", {"sheet": "first-day"}, how="won"),
        Plan("first-day-died", {"sheet": "first-day"}, how="died", players="random"),
        Plan("day-won", {"sheet": "2026-11-15/0"}, how="won"),
        Plan("day-died", {"sheet": "2026-11-16/0"}, how="died"),
        Plan(
            "lost", {"sheet": str(CONTENT / "chronicles-lost.json")}, how="lost", players="random"
        ),
        Plan(
            "stranded",
            {"sheet": str(CONTENT / "chronicles-stranded.json")},
            how="stranded",
            players="random",
        ),
        Plan(
            "torn-off",
            {"sheet": str(CONTENT / "chronicles-torn-off.json")},
            how="torn-off",
            players="random",
        ),
        Plan("hard-died", {"sheet": "seed:records/1+hard"}, how="died"),
        Plan("easy-won", {"sheet": "seed:records/2+easy"}, how="won"),
        Plan("monk-won", {"sheet": "2026-11-17/0", "variant": "monk"}, how="won"),
        Plan(
            "both-variants-won",
            {"sheet": "first-day", "variant": "monk+premonition"},
            how="won",
        ),
        Plan("premonition-won", {"sheet": "2026-11-18/0", "variant": "premonition"}, how="won"),
        Plan("campaign", {"sheet": "first-day,2026-11-20/0"}, how="won"),
        Plan("memory", {"sheet": "2026-11-21/0", "memory": "stamp"}, how="died", players="random"),
        Plan("open", {"sheet": "2026-11-22/0"}),
        Plan("open-monk", {"sheet": "2026-11-23/0", "variant": "monk"}),
    ],
    "travelers": [
        Plan("training", {"adventure": "training"}, how="won"),
        Plan("world-won", {"adventure": "seed:records/0+kind=world"}, how="won"),
        Plan("world-defeated", {"adventure": "seed:records/1+kind=world"}, how="defeated"),
        Plan("dungeon-won", {"adventure": "seed:records/0+easy+kind=dungeon"}, how="won"),
        Plan(
            "dungeon-defeated",
            {"adventure": "seed:records/3+kind=dungeon"},
            how="defeated",
            players="random",
        ),
        Plan(
            "hard-defeated",
            {"adventure": "seed:records/4+hard", "hero": "seed:other/0"},
            how="defeated",
        ),
        Plan("easy-won", {"adventure": "seed:records/5+easy"}, how="won"),
        Plan("score-won", {"adventure": "seed:records/5+easy", "score": "yes"}, how="won"),
        Plan("another-hero", {"adventure": "2026-11-16/0", "hero": "2026-11-18/0"}, how="won"),
        Plan(
            "open-index-won",
            {"adventure": "seed:records/8+kind=world", "index": "open"},
            how="won",
        ),
        Plan("open-world", {"adventure": "seed:records/6+kind=world"}),
        Plan("open-dungeon", {"adventure": "seed:records/7+kind=dungeon"}),
    ],
}


def made(game: str, plan: Plan) -> Match | None:
    """The first game that ends as planned; its luck is numbered, so it is always the same one."""
    for number in range(MOST_TRIED):
        match = _played(game, plan, Dealer(f"records/{plan.name}/{number}"))
        over = match.over
        if plan.how and over is not None and over.how == plan.how:
            return match
        if not plan.how and over is None:
            return match
    return None


def _played(game: str, plan: Plan, dealer: Dealer) -> Match:
    rules = registry.load(game)
    seats = plan.seats or rules.seats[0]
    names = [plan.players.split(",")[seat % len(plan.players.split(","))] for seat in range(seats)]
    players = [make_player(name, dealer.child(seat)) for seat, name in enumerate(names)]
    match = Match(
        rules,
        seats,
        rules.read_options(plan.options),
        luck=dealer.child("luck"),
        players=names,
        date="2026-11-15",
    )
    match.deal()
    decisions = 0
    instinct = rules.adventures is not None and plan.players == "greedy"
    while isinstance(pending := match.pending(), Ask) and decisions < LONGEST:
        if not plan.how and decisions > 8 and _half_done(match, plan.at):
            break
        perspective = match.perspective(pending.seat)
        if instinct:  # the honest player of a game with days: greedy would take minutes
            world = perspective.imagine(dealer)
            asked = world.pending()
            assert isinstance(asked, Ask)
            match.play(rules.instinct(world, asked, dealer))
        else:
            match.play(players[pending.seat].choose(perspective))
        decisions += 1
    return match


def _half_done(match: Match, at: str) -> bool:
    """In the middle of an effect, and not where a turn has just begun."""
    agenda: Sequence[Any] = getattr(match.position, "agenda", ())
    deep = len(agenda) >= DEEP and agenda[-1].name.startswith(at)
    return deep and match.lines[-1].kind != "digest"


def plans(games: list[str]) -> Iterator[tuple[str, Plan, Path]]:
    for game in games or PLANS:
        for plan in PLANS[game]:
            yield game, plan, FOLDER / f"{game}-{plan.name}.txt"


def main(games: list[str]) -> None:
    for game, plan, path in plans(games):
        if path.exists():
            continue
        match = made(game, plan)
        if match is None:
            print(f"{path.name}: no game of {MOST_TRIED} ended so")
            continue
        path.write_text(str(match.record()), encoding="utf-8")
        print(f"{path.name}: {len(match.lines)} lines, {match.over and match.over.how}")


if __name__ == "__main__":
    main(sys.argv[1:])

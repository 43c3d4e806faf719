"""The flat rows of Stampede beside its positions: after every step the same table, the same
choices, the same chance; and the same thoughts. `python -m games.stampede.side_by_side` prints a
fingerprint of what the rows come to, in whatever form they run."""

from __future__ import annotations

from hashlib import blake2b
from itertools import count
from typing import Any

from games.stampede.random_play import FORMS, Form, begin
from stampadia.games.stampede import GAME
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.sprint import lists, rules
from stampadia.games.stampede.sprint import mind as minds
from stampadia.games.stampede.sprint import row as rows
from stampadia.games.stampede.sprint.random_play import RandomGames
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.simulate import Setup, play_swiftly
from stampadia.players.search import EXPLORATION_BY_OPINION, WEIGHT
from stampadia.players.tree import A_TURN_LATER, CARE, LONGEST_PLAYOUT
from stampadia.workbench.compiled import floats, ints, rows_of_ints
from stampadia.workbench.flat_dealer import ROW, first_words, seeds_of, sow

Thoughts = list[tuple[int, int, float]]


def stream(seed: str) -> Any:
    """A dealer's stream as a row."""
    made = rows_of_ints(1, ROW)
    sow(made, first_words(), seeds_of([seed]), 1, ints(5))
    return made[0]


def assert_same(position: Position, row: Any) -> None:
    written = rows.written(position)
    for index in range(rows.ENTRY_COUNT):
        assert row[index] == written[index] or index in (rows.ASKED, rows.HOW, rows.WINNER), index
    assert all(row[at] == written[at] for at in range(rows.TEAMS, rows.FIRST_LIST))
    for which in range(rows.LISTS):
        assert listed(row, which) == listed(written, which), which
    pending = position.pending()
    if isinstance(pending, Ask):
        assert row[rows.ASKED] == pending.seat
        found = [lists.choice_at(row, index) for index in range(lists.choice_count(row))]
        assert found == list(pending.choices)
    elif isinstance(pending, Over):
        assert rows.HOWS[row[rows.HOW]] == pending.how
        assert row[rows.WINNER] in pending.winners


def listed(row: Any, which: int) -> list[int]:
    first = rows.FIRST_LIST + which * rows.ROOM
    return [row[first + index] for index in range(row[rows.LENGTHS + which])]


def drive(form: Form, seed: str) -> tuple[int, int]:
    """A random game played on both; how many decisions and reshuffles it had."""
    position = begin(form)
    row, keys = rows.laid(position.layout), floats(rows.MOST_CARDS)
    players, table, same_table = Dealer(f"{seed}/players"), Dealer(seed), stream(seed)
    decisions = reshuffles = 0
    while not isinstance(pending := position.pending(), Over):
        if isinstance(pending, Ask):
            choice = players.one_of(pending.choices)
            position.play(choice)
            rules.play(row, choice)
            decisions += 1
        else:
            reshuffles += pending.what == "reshuffle"
            position.play(table.answer(pending))
            rules.chance(row, same_table, keys)
        assert_same(position, row)
    return decisions, reshuffles


def decisions_in(form: Form, seed: str, every: int) -> list[tuple[Position, int]]:
    """Some of the decisions of a random game, and who is asked."""
    position, dealer = begin(form), Dealer(seed)
    found: list[tuple[Position, int]] = []
    for number in count():
        pending = position.pending()
        if isinstance(pending, Over):
            return found
        if isinstance(pending, Ask):
            if number % every == 0 and len(pending.choices) > 1:
                found.append((position.clone(), pending.seat))
            position.play(dealer.one_of(pending.choices))
        else:
            position.play(dealer.answer(pending))
    raise AssertionError


def thoughts(position: Position, asked: int, dealer: Dealer, rollout_turns: int | None) -> Thoughts:
    """What the search comes to over rows."""
    seat = Perspective(GAME, position, asked)
    mind = minds.Mind(
        seat.imagine(dealer.child("mind")), asked, dealer, A_TURN_LATER, LONGEST_PLAYOUT
    )
    effort = int(CARE * GAME.effort)
    mind.look(hurried=False, effort=effort, worlds=GAME.worlds, weight=WEIGHT)
    mind.walk(ITERATIONS, EXPLORATION_BY_OPINION, rollout_turns)
    mind.close()
    return sorted(mind.considered(), key=lambda one: -one[1])


def raced(position: Position, asked: int, dealer: Dealer) -> list[list[float]]:
    """What two choices bring in a race over rows."""
    seat = Perspective(GAME, position, asked)
    mind = minds.Mind(
        seat.imagine(dealer.child("mind")), asked, dealer, A_TURN_LATER, LONGEST_PLAYOUT
    )
    return mind.race(seat.choices()[:2], laps=3, turns=4, effort=20)


ITERATIONS = 25


def fingerprint() -> str:
    told = blake2b(digest_size=8)
    for form in FORMS:
        seats, _ = form
        play = RandomGames(begin(form).layout)
        setup = Setup("stampede", ("random",) * seats, "fingerprint")
        for number in range(3):
            told.update(repr(play_swiftly(setup, play, number)).encode())
        for at, (position, asked) in enumerate(decisions_in(form, "fingerprint", 40)):
            dealer = Dealer(f"fingerprint {at}")
            told.update(repr(thoughts(position, asked, dealer, None if at % 2 else 1)).encode())
            told.update(repr(dealer.uniform()).encode())
        [(position, asked), *_] = decisions_in(form, "fingerprint", 1)
        told.update(repr(raced(position, asked, Dealer("fingerprint"))).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print(fingerprint())

"""Replay finds every tampering with a real record, and names the first line that does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from kernel.kuhn import KUHN
from matches.begun import begin, play_on
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.kernel.errors import BadRecord, IllegalChoice
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.words import kernel_words

FIRST = 9
"""The first line below the header of the record here: the shuffle."""


@cache
def finished() -> tuple[str, ...]:
    """A whole game, one line each; line n of the file is number n - 1."""
    match = play_on(begin(), "greedy")
    assert match.over is not None
    return tuple(str(match.record()).splitlines())


def replayed(lines: list[str]) -> None:
    replay(GAME, parse("\n".join(lines)))


def refused_at(lines: list[str]) -> int:
    with pytest.raises(BadRecord) as caught:
        replayed(lines)
    line = caught.value.facts["line"]
    assert isinstance(line, int)
    return line


def numbers(start: str) -> Iterator[int]:
    """The lines of the record that start like this."""
    return (at for at, line in enumerate(finished(), start=1) if line.startswith(start))


def changed(number: int, change: Callable[[str], str]) -> list[str]:
    lines = list(finished())
    assert change(lines[number - 1]) != lines[number - 1]
    lines[number - 1] = change(lines[number - 1])
    return lines


def test_the_record_itself_replays() -> None:
    replayed(list(finished()))


def test_a_choice_that_was_not_legal() -> None:
    for number in numbers("1 play"):
        assert refused_at(changed(number, lambda _: "1 swap 1")) == number


def test_another_legal_choice_is_found_before_the_turn_is_over() -> None:
    number = next(numbers("1 play"))
    before = replay(GAME, parse("\n".join(finished()[: number - 1])))
    texts = [GAME.write(before.position, choice) for choice in before.perspective(0).choices()]
    others = [f"1 {text}" for text in texts if f"1 {text}" != finished()[number - 1]]
    following = next(at for at in numbers("=") if at > number)
    assert others
    for other in others:
        lines = list(finished())
        lines[number - 1] = other
        assert number < refused_at(lines) <= following


def test_swapped_lines() -> None:
    lines = list(finished())
    for at in range(FIRST - 1, len(lines) - 1):
        one, two = lines[at], lines[at + 1]
        if one.split()[:2] == two.split()[:2]:  # cards for one exchange, in whatever order
            continue
        swapped = [*lines[:at], two, one, *lines[at + 2 :]]
        assert at + 1 <= refused_at(swapped) <= len(lines)


def test_a_deleted_line() -> None:
    lines = list(finished())
    for at in range(FIRST - 1, len(lines)):
        following = next((n for n in numbers("=") if n > at + 1), len(lines))
        assert at + 1 <= refused_at([*lines[:at], *lines[at + 1 :]]) <= following


def test_a_deleted_digest_is_missed_at_once() -> None:
    lines = list(finished())
    for number in numbers("="):
        assert refused_at([*lines[: number - 1], *lines[number:]]) == number


def test_a_doubled_line() -> None:
    lines = list(finished())
    for at in range(FIRST - 1, len(lines)):
        assert at + 2 <= refused_at([*lines[: at + 1], lines[at], *lines[at + 1 :]])


def test_a_changed_digest() -> None:
    for number in numbers("="):
        flipped = changed(number, lambda line: line[:-1] + ("0" if line[-1] != "0" else "1"))
        assert refused_at(flipped) == number


def test_a_changed_shuffle_is_found_at_the_first_digest() -> None:
    def exchange(line: str) -> str:
        _, _, top, *rest, bottom = line.split()
        return " ".join(["! shuffle", bottom, *rest, top])

    assert FIRST < refused_at(changed(FIRST, exchange)) <= next(numbers("="))


def test_a_shuffle_of_other_cards() -> None:
    assert refused_at(changed(FIRST, lambda line: f"{line[:-2]}{line[10:12]}")) == FIRST
    assert refused_at(changed(FIRST, lambda line: line[:-3])) == FIRST
    assert refused_at(changed(FIRST, lambda line: f"{line} Ch")) == FIRST
    assert refused_at(changed(FIRST, lambda _: "! shuffle")) == FIRST


def test_another_starting_player() -> None:
    other = changed(FIRST + 1, lambda line: line.translate(str.maketrans("12", "21")))
    assert refused_at(other) == FIRST + 2
    assert refused_at(changed(FIRST + 1, lambda _: "! starter 3")) == FIRST + 1


def test_a_wrong_seat() -> None:
    for number in numbers("1 "):
        assert refused_at(changed(number, lambda line: f"2{line[1:]}")) == number
        assert refused_at(changed(number, lambda line: f"!{line[1:]}")) == number


def test_another_end() -> None:
    last = len(finished())
    assert refused_at(changed(last, lambda _: "over parrots: 1 2")) == last
    assert refused_at(list(finished()[:-1])) == last


def test_more_after_the_end() -> None:
    assert refused_at([*finished(), "1 play lion"]) == len(finished()) + 1
    assert refused_at([*finished(), finished()[-1]]) == len(finished()) + 1


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game: kuhn"),
        (3, "edition: 2"),
        (4, "seats: 9"),
        (4, "seats: 0"),
    ],
)
def test_another_header(number: int, line: str) -> None:
    assert refused_at(changed(number, lambda _: line)) == number


def test_other_options() -> None:
    assert refused_at(changed(7, lambda _: "option teams: two")) == 4
    assert refused_at(changed(7, lambda _: "option teams: many")) == 7
    assert refused_at(changed(7, lambda _: "option tempo: slow")) == 7


def test_other_seats_are_found_when_the_deal_differs() -> None:
    assert FIRST < refused_at(changed(4, lambda _: "seats: 3")) <= next(numbers("="))


def test_comments_change_nothing() -> None:
    commented = [line + "\n# said somebody" for line in finished()[FIRST - 1 :]]
    replayed([*finished()[: FIRST - 1], *commented])


def test_a_refusal_is_told_in_one_language() -> None:
    number = next(numbers("1 play"))
    with pytest.raises(BadRecord) as caught:
        replayed(changed(number, lambda _: "1 swap 2"))
    told = caught.value.tell(kernel_words("it"))
    assert told == f"Riga {number}: Adesso «swap 2» non è ammesso."


def test_a_game_that_checks_only_in_play_is_refused_too() -> None:
    class Careless(type(KUHN)):  # type: ignore[misc]
        def read(self, position: object, text: str) -> str:  # noqa: ARG002
            return text.split()[-1]

    text = "stampadia record 1\ngame: kuhn\nedition: 1\nseats: 2\n\n! deal K\n! deal K\n"
    with pytest.raises(BadRecord) as caught:
        replay(Careless(), parse(text))
    assert caught.value.facts["line"] == 7
    assert isinstance(caught.value.__cause__, IllegalChoice)


def test_a_team_game_replays() -> None:
    match = play_on(begin(4, StampedeOptions(teams="two"), "teams"))
    assert str(replay(GAME, parse(str(match.record()))).record()) == str(match.record())

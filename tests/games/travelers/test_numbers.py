"""A view as numbers: one length, all finite, and different where the view is."""

from __future__ import annotations

import math

from games.travelers.readable import random_games
from rulebook.travelers.heroes import at_the_table, hero, play
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.numbers import LENGTH, STEPS, observe


def test_every_view_has_the_same_length() -> None:
    for position, _ in random_games("numbers", most=150):
        row = observe(position.view(0))
        assert len(row) == LENGTH
        assert all(type(number) is float and math.isfinite(number) for number in row)


def test_training_has_the_same_length() -> None:
    assert len(observe(at_the_table(hero()).view(0))) == LENGTH


def test_what_the_player_can_tell_apart_the_numbers_tell_apart() -> None:
    position = at_the_table(hero())
    rows = [observe(position.view(0))]
    for step in ((n.OPEN, 1), (n.CHARGE, 2), (n.INFUSE, 3), n.ACTIVATE, (n.ADD, 4), n.END):
        play(position, step)
        rows.append(observe(position.view(0)))
    assert len({tuple(row) for row in rows}) == len(rows)


def test_what_is_hidden_changes_nothing() -> None:
    position = at_the_table(hero())
    twin = position.clone()
    twin.deck.reverse()
    assert observe(position.view(0)) == observe(twin.view(0))


def test_every_question_of_random_games_has_its_place() -> None:
    asked = {position.view(0).step for position, _ in random_games("steps")}
    assert asked - {"finished", "first-hand", "prepare", "lay-grid"} <= set(STEPS)

"""What a screen draws as the cards print it, and what would come of it if Plan ended now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from stampadia.games.travelers import GAME
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.coach.printed import marked, phase
from stampadia.games.travelers.text.foresight import PLANNING, figures, outcome
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import make_player
from stampadia.workbench.faces import Run

DAYS = ("2026-11-15", "2026-11-17")
"""A Dungeon and a World."""
CHOICES = 60


def moments(day: str, choices: int = CHOICES) -> Iterator[tuple[Match, TravelersView]]:
    """Whenever somebody is asked who plays well."""
    options = GAME.read_options({"hero": day, "adventure": day})
    match = Match(GAME, 1, options, luck=Dealer("luck 0"))
    player = make_player("greedy", Dealer("luck 0 0"))
    for _ in range(choices):
        match.deal()
        if not isinstance(match.pending(), Ask):
            return
        view = match.view(0)
        assert isinstance(view, TravelersView)
        yield match, view
        match.play(player.choose(match.perspective(0)))


def test_a_sign_stands_between_brackets_and_nobody_else_can_write_one() -> None:
    line = (Run("Gain 2"), Run(icon="attack"), Run("⟦x⟧ or "), Run("5A", icon="code"))
    assert marked(line) == "Gain 2⟦attack⟧[x] or ⟦code|5A⟧"


@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_is_printed_with_all_its_abilities(day: str, language: str) -> None:
    _, view = next(moments(day))
    said = GAME.captions(view, GAME.words(language))
    for card, side in enumerate(view.sides):
        half = view.hero.cards[card].halves[side]
        lines = said[f"print card {card + 1}"].split("\n")
        assert len(lines) == 1 + len(half.abilities)
        assert all(lines)


@pytest.mark.parametrize("day", DAYS)
def test_what_a_place_says_is_told_line_by_line(day: str) -> None:
    kinds = set()
    for _, view in moments(day):
        said = GAME.captions(view, GAME.words("en"))
        for key, text in said.items():
            if key.startswith("print place "):
                assert key.removeprefix("print ") in said
                kinds |= {line.split(" ", 1)[0] for line in text.split("\n")}
    assert {"story", "foe", "then-story"} <= kinds
    assert kinds <= {"story", "do", "foe", "then-story", "then-do", "boxes"}


@pytest.mark.parametrize("day", DAYS)
def test_the_column_says_how_far_each_of_its_cards_was_activated(day: str) -> None:
    covered = 0
    done: dict[int, int] = {}
    for match, view in moments(day):
        if view.step not in PLANNING:
            done = {}
            continue
        cross = view.cross
        assert cross.spent == tuple(done.get(card, 0) for card, _ in cross.column)
        assert not cross.column or cross.spent[-1] == cross.activated
        covered += sum(cross.spent[:-1])
        chosen = make_player("greedy", Dealer("luck 0 0")).choose(match.perspective(0))
        if chosen == n.ACTIVATE:
            done[cross.column[-1][0]] = done.get(cross.column[-1][0], 0) + 1
    assert covered


def test_the_way_to_the_enemy_is_as_long_as_its_steps_and_ends_at_its_symbol() -> None:
    walked = 0
    for _, view in moments(DAYS[0]):
        if view.fight is None or view.dungeon is None:
            continue
        assert len(view.fight.way) == max(0, view.fight.steps)
        if view.fight.way:
            room, cell = view.fight.way[-1]
            assert (room, cell) == (view.fight.place, view.dungeon.room_at(room).symbol)
            walked += 1
    assert walked


@pytest.mark.parametrize("day", DAYS)
def test_what_is_forecast_is_what_the_end_of_plan_says(day: str) -> None:
    told = 0
    for _, view in moments(day):
        said = GAME.captions(view, GAME.words("en"))
        planning = view.step in PLANNING and bool(view.cross.column)
        assert ("forecast" in said) == planning
        if not planning or view.step != "plan":
            continue
        end = GAME.explain(view, n.END, GAME.words("en"))
        assert said["forecast exhaust"] in end
        would = outcome(view, walking=True)
        assert said["forecast end"] == would.end
        if would.hits:
            assert f"{would.hits} hit" in end
            assert said["forecast"] == f"{would.hits} hit{'s' * (would.hits > 1)}"
        told += 1
    assert told


def test_the_steps_to_the_enemy_stand_beside_the_sum_they_lower() -> None:
    """The hero's where he walks, and the enemy's too where it has to pull him."""
    seen = set()
    for day in DAYS:
        for _, view in moments(day, 80):
            said = GAME.captions(view, GAME.words("en"))
            if "forecast" not in said:
                continue
            assert view.fight is not None
            steps, attack = view.fight.steps, figures(view).attack
            left = max(0, view.attack - steps) if steps >= 0 else 0
            assert said["forecast attack"] == str(left)
            assert said["forecast steps"].startswith(f"{view.attack} − {steps} step" * (steps > 0))
            assert bool(said["forecast steps"]) == (steps > 0)
            pulled = steps > view.attack
            assert said["forecast struck"] == str(max(0, attack - steps * pulled))
            assert said["forecast pulls"].startswith(f"{attack} − {steps} step" * pulled)
            assert bool(said["forecast pulls"]) == pulled
            if would := outcome(view, walking=True).hits:
                assert would == int(said["forecast struck"]) - view.defense
            seen.add((steps > 0, pulled))
    assert seen == {(False, False), (True, False), (True, True)}


def test_hits_and_missing_attack_are_foretold_while_planning() -> None:
    seen = set()
    words = GAME.words("en")
    for match, view in moments(DAYS[1]):
        ask = match.pending()
        assert isinstance(ask, Ask)
        for choice in ask.choices if view.step == "plan" else ():
            then = match.perspective(0).imagine(Dealer("then"))
            then.play(choice)
            after = then.view(0)
            for one in GAME.foretell(view, after, words):
                if one.place == "hits":
                    assert one.was == outcome(view, walking=True).hits
                    assert one.now == outcome(after, walking=True).hits
                    assert after.step in PLANNING
                seen.add(one.place)
    assert {"hits", "missing", "attack", "mana"} <= seen


def test_phases_follow_each_other_as_in_the_manual() -> None:
    order = ["prepare", "opening", "plan", "exhaust", "execute", "restore"]
    shown = [phase(view) for _, view in moments(DAYS[1])]
    fought = [one for one in shown if one]
    assert set(fought) >= {"opening", "plan", "exhaust"}
    for one, other in pairwise(fought):
        if other not in ("opening", "prepare"):
            assert order.index(one) <= order.index(other)

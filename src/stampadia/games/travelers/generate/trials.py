"""Heroes and enemies checked by play: a row of fights as an adventure has them, with nothing in
between that heals or harms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.solver import careful, eager, hint
from stampadia.games.travelers.content import HERO_CARDS, Enemy, Hero
from stampadia.games.travelers.generate.cast import draw_cast, draw_enemy, draw_villain
from stampadia.games.travelers.generate.strength import (
    Scale,
    Tier,
    Variant,
    reference_hero,
    references,
)
from stampadia.games.travelers.generate.wishes import Difficulty
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.ending import Finished
from stampadia.games.travelers.rules.fight import Fight
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

ROW: Final[tuple[tuple[Tier, Variant], ...]] = (
    ("1", "easy"), ("1", "normal"), ("2", "easy"), ("2", "normal"), ("3", "normal"),
    ("4", "normal"), ("5", "normal"),
)  # fmt: skip
"""Before the villain: enough to be at Level 7."""
PATIENCE: Final = 4
"""After so many Combat Turns a victory is worth any price."""
MOST_TURNS: Final = 16


class Trial(Struct, frozen=True):
    beaten: int
    """Enemies."""
    turns: int
    wear: int
    """Cards turned or removed: 1 for a turned one, 2 for a removed one. 16 is the end."""


def row_of(dealer: Dealer, difficulty: Difficulty) -> list[Enemy]:
    """Seven enemies and the villain."""
    used: set[str] = set()
    scale = Scale(difficulty)
    row = [
        draw_enemy(dealer.child(at), tier, variant, scale, used).enemy
        for at, (tier, variant) in enumerate(ROW)
    ]
    villain = draw_villain(draw_cast(dealer.child("cast")), dealer.child("villain"), scale)
    return [*row, villain.enemy]


def trial(hero: Hero, row: Sequence[Enemy], dealer: Dealer) -> Trial:
    """Each turn is the best one of its hand; nobody looks further than that."""
    position = Position(hero)
    for at, enemy in enumerate(row):
        position.agenda = [Finished("won", 1.0)]
        begin_fight(position, Fight(enemy))
        position.look_again()
        if not _fought(position, dealer):
            return Trial(at, position.turn, wear(position))
    return Trial(len(row), position.turn, wear(position))


def wear(position: Position) -> int:
    left = [card for card in range(HERO_CARDS) if card not in position.removed]
    return 2 * len(position.removed) + sum(position.sides[card] for card in left)


def _fought(position: Position, dealer: Dealer) -> bool:
    """One fight to its end: is the enemy defeated?"""
    turn: Iterator[int] = iter(())
    began = position.turn
    while not isinstance(pending := position.pending(), Over):
        if not isinstance(pending, Ask):
            position.play(dealer.answer(pending))
        elif position.agenda[-1].name == "hit":
            position.play(min(pending.choices, key=lambda hit: position.sides[hit - n.HIT]))
        else:
            if position.agenda[-1].name == "opening":
                turns = position.turn - began
                if turns > MOST_TURNS:
                    return False
                found = hint(position, careful if turns <= PATIENCE else eager)
                turn = iter(found.choices if found is not None else ())
            position.play(next(turn))
    return position.fight is None


def reference_trials(difficulty: Difficulty, rows: int) -> Iterator[tuple[str, Trial]]:
    """The ten reference heroes, each against so many rows: the class, and how it went."""
    for one in references():
        hero = reference_hero(one.key, one.seed)
        for number in range(rows):
            dealer = Dealer(f"travelers/trials/{one.key}/{one.seed}/{number}")
            row = row_of(dealer.child("row"), difficulty)
            yield one.key, trial(hero, row, dealer.child("luck"))

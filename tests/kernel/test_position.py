"""The head of a view: the same words in every game, and room for a game's own questions."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kernel.kuhn import KUHN
from kernel.pig import PIG
from stampadia.kernel.pending import Over
from stampadia.kernel.position import View, ended
from stampadia.matches.match import Match
from tape import Tape


class WhichCard(Struct, frozen=True, tag="which-card"):
    cards: tuple[str, ...]


class HowMuch(Struct, frozen=True, tag="how-much"):
    most: int


class AskingView(View, frozen=True, kw_only=True):
    question: WhichCard | HowMuch | None = None
    score: int


def test_a_game_declares_what_its_questions_are_about() -> None:
    for question in (WhichCard(("K", "J")), HowMuch(3), None):
        view = AskingView(
            game="asking", seat=0, turn=1, asked=0, step="bet", question=question, score=2
        )
        text = msgspec.json.encode(view)
        again = msgspec.json.decode(text, type=AskingView)
        assert again == view
        assert msgspec.json.encode(again) == text


def test_the_head_says_who_is_asked_what() -> None:
    match = Match(PIG, 2, luck=Tape([3, 1]))
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (view.seat, view.asked, view.step, view.over) == (seat, 0, "roll-or-bank", None)
    match.play("roll")
    match.play("roll")
    assert match.view(0).asked == 1


def test_while_chance_has_to_fall_nobody_is_asked() -> None:
    view = Match(KUHN, 2).view(0)
    assert (view.asked, view.over, view.how) == (None, None, "")


def test_the_head_says_how_it_ended() -> None:
    match = Match(KUHN, 2, luck=Tape("KJ"))
    match.deal()
    match.play("bet")
    assert match.view(1).asked == 1
    match.play("pass")
    view = match.view(1)
    assert view.over == match.over == Over((0.75, 0.25), "fold")
    assert (view.asked, view.how) == (None, "fold")


def test_an_end_that_no_rule_made_changes_the_head_alone() -> None:
    view = Match(PIG, 2).view(0)
    over = Over((), "abandoned")
    after = ended(view, over)
    assert (after.asked, after.over) == (None, over)
    assert msgspec.structs.replace(after, asked=0, over=None) == view

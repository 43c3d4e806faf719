"""A match of every game by the accessibility tree alone: what is told there is all that is known,
and whatever is done is done by its role and its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.test_games import GAMES
from browser.tree import Tree
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
OFTEN = "Stampede"
OURS = [game for game in GAMES if game != "Pig"]
RARELY = [pytest.param(game, marks=pytest.mark.deep) for game in OURS if game != OFTEN]
MOST = 150
LOOKS = 400


def asked(tree: Tree) -> tuple[str, list[str], bool]:
    """The question, the choices below it, and whether all is over: as somebody hears them who
    waits for the turn."""
    for _ in range(LOOKS):
        tree.read()
        question = next((name for role, name, _ in tree.inside() if role == "heading"), "")
        slip = tree.find("region", question)
        group = tree.find("group", of=slip) if slip else None
        choices = tree.names("button", group)
        over = tree.find("button", "Check the luck") is not None
        if choices or over:
            return question, choices, over
    raise TimeoutError(f"nobody was asked anything: {list(tree.inside())}")


@pytest.mark.parametrize("game", [OFTEN, *RARELY])
def test_a_match_is_played_by_the_accessibility_tree_alone(visit: Come, game: str) -> None:
    ada = visit()
    button, policy = GAMES[game]
    ada.page.get_by_role("article", name=game).wait_for()
    tree = Tree(ada.page)
    stamp = tree.find("article", game)
    assert stamp and button in tree.names("button", stamp)
    article = ada.page.get_by_role("article", name=game)
    article.get_by_role("button", name=button, exact=True).press("Enter")
    ada.page.get_by_role("region", name="The table").wait_for()
    # until then it is busy: a table of a game's own may call its choices by better names
    ada.page.locator(".felt[aria-busy=false]").wait_for()
    over, heard = False, set[str]()
    for made in range(MOST):
        question, choices, over = asked(tree)
        assert tree.nameless() == []
        if over:
            break
        table = tree.find("region", "The table")
        heard.add(" ".join(name for _, name, _ in tree.inside(table) if name))
        which = {"last": -1, "first": 0, "turns": made % len(choices)}[policy]
        slip = ada.page.get_by_role("region", name=question, exact=True)
        group = slip.get_by_role("group").first
        same = group.get_by_role("button", name=choices[which], exact=True)
        before = ada.sequence
        same.first.press("Enter")
        ada.moved_on(before)
    assert over
    assert len(heard) > 3  # the table is told, and told anew

"""A match of every game by the accessibility tree alone: what is told there is all that is known,
and whatever is done is done by its role and its name."""

from __future__ import annotations

import re
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
PLACES = "Places in the pile"


def asked(tree: Tree) -> tuple[str, list[list[str]], bool]:
    """The question, the groups of choices below it, and whether all is over: as somebody hears
    them who waits for the turn."""
    for _ in range(LOOKS):
        tree.read()
        question = next((name for role, name, _ in tree.inside() if role == "heading"), "")
        told = groups(tree, question)
        over = tree.find("button", "Check the luck") is not None
        if told or over:
            return question, list(told.values()), over
    raise TimeoutError(f"nobody was asked anything, below “{question}”")


def groups(tree: Tree, question: str) -> dict[str, list[str]]:
    """The buttons of every group of choices below the question, by its name."""
    slip = tree.find("region", question)
    inside = tree.inside(slip) if slip else ()
    named = [(number, name) for role, name, number in inside if role == "group" and name]
    return {name: names for number, name in named if (names := tree.names("button", number))}


def pick(ada: Visitor, tree: Tree, question: str, name: str) -> None:
    """Press a choice; where it is only half of one, as a stamp without its place in the pile, the
    other half is heard and pressed too."""
    before, slip = ada.sequence, ada.page.get_by_role("region", name=question, exact=True)

    def press(called: str) -> None:
        # heard as it is drawn, with a capital that the stylesheet gives it; a slash would end what
        # the browser reads as a pattern
        meant = re.compile(rf"^{re.escape(called)}$".replace("/", r"\/"), re.IGNORECASE)
        slip.get_by_role("group").get_by_role("button", name=meant).first.press("Enter")

    press(name)
    for _ in range(LOOKS):
        tree.read()
        heard = groups(tree, question)
        if ada.sequence > before or not heard:
            return ada.moved_on(before)
        if PLACES in heard:
            press(heard[PLACES][0])
            return ada.moved_on(before)
    raise TimeoutError(f"nothing came of “{name}”")


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
        question, told, over = asked(tree)
        assert tree.nameless() == []
        if over:
            break
        table = tree.find("region", "The table")
        heard.add(" ".join(name for _, name, _ in tree.inside(table) if name))
        choices = told[0]
        which = {"last": -1, "first": 0, "turns": made % len(choices)}[policy]
        pick(ada, tree, question, choices[which])
    assert over
    assert len(heard) > 3  # the table is told, and told anew

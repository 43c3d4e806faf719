"""Pictures beside the cards show what lies open, and nothing else."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from stampadia.games.travelers import GAME
from stampadia.games.travelers.coach.printed import picture_named, pictures_seen
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.press.look import Style, look_of

WORLD = "2026-11-17"


def walked(choices: int) -> Match:
    options = GAME.read_options({"hero": WORLD, "adventure": WORLD})
    match = Match(GAME, 1, options, luck=Dealer("pictures"))
    dealer = Dealer("walk")
    for _ in range(choices):
        match.deal()
        pending = match.pending()
        if not isinstance(pending, Ask):
            break
        match.play(dealer.one_of(pending.choices))
    match.deal()
    return match


def test_regions_that_lie_there_and_whoever_is_fought_have_a_picture() -> None:
    view = walked(30).view(0)
    assert isinstance(view, TravelersView)
    assert view.world is not None
    open_ = {"hero"} | {f"skill {card} {side + 1}" for card, side in enumerate(view.sides, 1)}
    for half in [region.half for region in view.world.cells if region is not None]:
        enemy = half.meeting.enemy
        open_.add(f"enemy {enemy.name.en}" if enemy else f"place {half.title.en}")
    if view.fight is not None:
        open_.add(f"enemy {view.fight.enemy.name.en}")
    assert set(pictures_seen(view)) == open_


def test_every_picture_that_is_seen_is_drawn_alone() -> None:
    match = walked(30)
    look, words = look_of("travelers"), GAME.words("it")
    for name in pictures_seen(match.view(0)):  # type: ignore[arg-type]
        face = GAME.face(name, match.options, match.content, words)
        drawing = look.drawing(face, Style(lang="it"))
        assert ElementTree.fromstring(drawing).tag.endswith("svg")


def test_a_card_is_no_picture() -> None:
    match = walked(1)
    card = GAME.face("card 1", match.options, match.content, GAME.words("en"))
    assert look_of("travelers").drawing(card, Style()) == ""


@pytest.mark.parametrize(
    "name", ["enemy", "place", "room 1A", "skill 9 1", "skill 1 3", "skill 1", ""]
)
def test_what_is_no_picture_has_no_face(name: str) -> None:
    match = walked(1)
    hero = match.content[GAME.write_options(match.options)["hero"]].hero
    assert picture_named(name, hero) is None
    with pytest.raises(BadOption):
        GAME.face(name, match.options, match.content, GAME.words("en"))

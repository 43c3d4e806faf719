"""A match of our own cards looked at in the other language: everything printed changes, nothing
else."""

from __future__ import annotations

from typing import Any

from stampadia.games.generals import GAME
from stampadia.games.generals.files.house_sets import HOUSE_SETS, house_set
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.players import make_player

CHOICES = 8


def begun(sets: str = "STFULL") -> Match:
    match = Match(GAME, 1, GAME.read_options({"sets": sets}), luck=Dealer("language"))
    match.deal()
    player = make_player("greedy", Dealer("chooses"))
    for _ in range(CHOICES):
        match.play(player.choose(match.perspective(0)))
    return match


def names(view: Any) -> list[str]:
    return [card.name for hand in view.hands for card in hand]


def told(match: Match, language: str) -> GeneralsView:
    view = match.view(0, language)
    assert isinstance(view, GeneralsView)
    return view


def printed(language: str) -> set[str]:
    sides = (
        side.name
        for id_ in HOUSE_SETS
        for card in house_set(id_, "IT" if language == "it" else "EN").cards
        for side in card.sides
    )
    return {*sides}


def test_cards_keep_their_numbers_in_every_language() -> None:
    for id_ in HOUSE_SETS:
        one, other = (house_set(id_, language) for language in ("EN", "IT"))
        numbers = [
            [[getattr(side, "level", 0) for side in card.sides] for card in each.cards]
            for each in (one, other)
        ]
        assert numbers[0] == numbers[1]


def test_what_is_printed_is_told_in_the_listeners_language() -> None:
    match = begun()
    english, italian = (told(match, language) for language in ("en", "it"))
    assert names(english) == names(match.view(0))
    assert set(names(italian)) <= printed("it") and names(italian) != names(english)
    assert (italian.ink, italian.life, italian.deck) == (english.ink, english.life, english.deck)
    words = GAME.words("it")
    offers = match.perspective(0).offers(words, italian)
    for offer in offers:
        assert GAME.read(match.position, offer.notation) == offer.choice
        assert GAME.read(match.position, offer.words) == offer.choice
    only_english = printed("en") - printed("it")
    said = [offer.words for offer in offers] + [GAME.show(italian, words)]
    happened = (GAME.event_in_language(one, match.position, "it") for one in match.events(0))
    said += [match.tell(event, 0, words) for event in happened]
    assert not [(name, text) for name in only_english for text in said if name in text]
    assert match.view(0) == english  # the match itself is as it was


def test_a_set_of_ones_own_stays_as_it_is() -> None:
    match = begun("STFULL-IT")
    assert match.view(0, "fr") == match.view(0)
    assert set(names(match.view(0, "en"))) <= printed("en")

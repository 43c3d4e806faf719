"""What a table tells when it is asked, and nothing else: over a real socket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.served import Person, Server
from stampadia.kernel import registry
from stampadia.words import LANGUAGES

pytestmark = pytest.mark.xdist_group("server")


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    """She is asked to play a card."""
    made = server.make("stampede", "you", "random")
    person = server.sit(made["match"], made["token"])
    while not person.next("table")["offers"]:
        pass
    yield person
    person.close()


def test_an_offer_is_foretold_for_whoever_looks_at_it(ada: Person) -> None:
    offer = next(one for one in ada.table["offers"] if one["text"].startswith("play "))
    ada.send(type="foretell", after=ada.table["sequence"], texts=[offer["text"]])
    (told,) = ada.next("foretold", "refused")["offers"]
    album = f"album {ada.table['seat'] + 1}"
    animal = offer["text"].removeprefix("play ")
    there = [one for one in told["changes"] if one["place"] == album]
    (stuck,) = (one for one in there if animal.startswith(one["short"]))
    assert told["text"] == offer["text"]
    assert stuck["now"] == stuck["was"] + 1
    assert stuck["name"] == f"You: {stuck['short']}"


def test_several_offers_are_foretold_at_once(ada: Person) -> None:
    texts = [one["text"] for one in ada.table["offers"][:24]]
    ada.send(type="foretell", after=ada.table["sequence"], texts=texts)
    assert [one["text"] for one in ada.next("foretold", "refused")["offers"]] == texts


@pytest.mark.parametrize("many", [0, 25])
def test_so_many_offers_are_no_message(ada: Person, many: int) -> None:
    text = ada.table["offers"][0]["text"]
    ada.send(type="foretell", after=ada.table["sequence"], texts=[text] * many)
    assert ada.next("foretold", "refused")["type"] == "refused"


def test_a_moment_that_has_passed_foretells_nothing(ada: Person) -> None:
    offer = ada.table["offers"][0]["text"]
    ada.send(type="foretell", after=ada.table["sequence"] + 1, texts=[offer])
    assert ada.next("foretold", "refused")["offers"] == []


@pytest.mark.parametrize("text", ["return first", "fly home"])
def test_what_is_not_offered_is_not_foretold(ada: Person, text: str) -> None:
    ada.send(type="foretell", after=ada.table["sequence"], texts=[text])
    assert ada.next("foretold", "refused")["type"] == "refused"


def test_a_place_that_is_not_lit_says_why(ada: Person) -> None:
    stamp = ada.table["view"]["exchange"][0]
    ada.send(type="why", after=ada.table["sequence"], place=f"exchange {stamp}")
    assert "into your album" in ada.next("why", "refused")["why"]
    ada.send(type="why", after=ada.table["sequence"] + 1, place=f"exchange {stamp}")
    assert ada.next("why", "refused")["why"] == ""


def test_a_refused_choice_says_what_is_asked(ada: Person) -> None:
    ada.send(type="choose", id="too early", after=ada.table["sequence"], text="give lion")
    refused = ada.next("refused")
    assert refused["key"] == "choice-not-legal"
    assert "now one card of your hand" in refused["why"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_that_is_listed_begins(server: Server, language: str) -> None:
    games = server.http.get(f"/api/games?language={language}").json()
    given = {game["name"]: game["lesson"] for game in games if game["lesson"] is not None}
    assert {*given} == {*registry.names()}
    for name, wishes in given.items():
        players = ["you", *["random"] * (registry.load(name).seats[0] - 1)]
        made = server.make(name, *players, options=wishes)
        person = server.sit(made["match"], made["token"])
        table = person.my_turn()
        person.send(type="lesson", after=table["sequence"])
        page = person.next("page", "refused")
        assert page["title"] and page["text"], name
        person.close()


def test_a_set_that_comes_as_a_file_needs_no_certificate(server: Server) -> None:
    house = dict.fromkeys(("hero", "adventure"), "seed:first steps/0")
    made = server.make("travelers", "you", options=house)
    assert server.sit(made["match"], made["token"]).my_turn()["offers"]

"""The drawing of Generals' table, over whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import pytest
from msgspec import structs
from rich.cells import cell_len

from examples import is_sampled
from stampadia.games.generals import GAME, GeneralsView
from stampadia.games.generals.choices import (
    ACTIVATE,
    ADD,
    COLUMNS,
    HAND,
    LEAVE,
    LOSE_LIFE,
    PASS,
    PAY_LIFE,
    PICK,
    POWER_UP,
    SACRIFICE,
    SHIELDS,
    SKIP,
)
from stampadia.games.generals.text.cards import signed
from stampadia.games.generals.text.cards import spoken as in_words
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.table.menu import Entry
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from stampadia.terminal.draw.generals.cards import card_box
from stampadia.terminal.draw.generals.closer import ROWS, closer, unit_index
from stampadia.terminal.draw.generals.focus import Focus, card_of, focus_on
from stampadia.terminal.draw.generals.table import Drawing, room_in, story
from stampadia.terminal.draw.table import table_for
from stampadia.terminal.screens.choosing import Choosing
from stampadia.terminal.voice import voice

SIZES = ((80, 24), (100, 30), (120, 36), (140, 45))


def begun(seed: str, seats: int = 1, language: str = "en", **options: str) -> Session:
    wished = GAME.spoken(options, language)
    players = ["you"] * seats
    return Session.begin(arrange(GAME, players=players, options=wished, seed=seed))


def views(session: Session, most: int = 400) -> Iterator[GeneralsView]:
    """A game by somebody who likes to put cards on the table."""
    dealer = Dealer("table")
    for _ in range(most):
        if session.over:
            break
        yield cast(GeneralsView, session.view(session.asked))
        choices = session.choices()
        adding = [choice for choice in choices if ADD <= choice < ADD + 28]
        session.match.play(dealer.one_of(adding or choices))
    yield cast(GeneralsView, session.view(0))


def first_view(seed: str = "7") -> GeneralsView:
    return next(views(begun(seed)))


def drawn(view: GeneralsView, size: tuple[int, int], focus: Focus, language: str = "en") -> str:
    room = room_in(size[0] - 2, size[1], len(view.hands))
    return Drawing(view, voice(language, GAME), room, focus).whole().plain


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_fits_its_terminal(language: str, seats: int) -> None:
    """What is new is drawn in every size, some of the rest of a game in one after the other."""
    steps = set()
    for seed in ("1", "2", "3", "4"):
        for number, view in enumerate(views(begun(seed, seats, language))):
            if view.step in steps and not is_sampled(number):
                continue
            sizes = SIZES if view.step not in steps else SIZES[number % len(SIZES) :][:1]
            steps.add(view.step)
            for width, height in sizes:
                lines = drawn(view, (width, height), Focus(), language).splitlines()
                assert max(cell_len(line.rstrip()) for line in lines) <= width - 2
                assert len(lines) <= height - 12  # title, question, list, explanation, keys
    assert {"play", "event"} <= steps


def test_a_table_keeps_its_height_while_the_hand_shrinks() -> None:
    heights = {
        len(drawn(view, (100, 30), Focus()).split("\n"))
        for view in views(begun("3"), 9)
        if view.hands[0]
    }
    assert len(heights) == 1


def test_everything_that_matters_is_on_the_table() -> None:
    view = first_view()
    text = drawn(view, (140, 45), Focus())
    assert view.top and view.top_place and view.event
    for name in (view.top.name, view.top_place.name, view.event.name):
        assert name in text
    for card in view.hands[0]:
        assert card.name in text
    for unit in (unit for row in view.rows for unit in row if unit):
        assert unit.cards[-1].name in text
        assert f"⚔ {unit.attack}" in text and f"♥ {unit.life}" in text
    assert "♥♥♥♥♥" in text


def test_a_choice_is_seen_where_it_happens() -> None:
    view = first_view()
    choice = ADD + 2 * COLUMNS + 1
    focus = focus_on(view, [choice])
    assert focus.cells == {(0, 1)} and focus.cards == {(0, 2)}
    assert card_of(view, choice) == view.hands[0][2]
    assert f"+ {view.hands[0][2].name}" in drawn(view, (140, 45), focus)
    assert focus_on(view, [PAY_LIFE]).places == {"life", "deck"}
    assert focus_on(view, [ACTIVATE]).places == {"event"}
    assert focus_on(view, [PASS]) == Focus()


def test_each_legal_choice_of_a_game_can_be_pointed_at() -> None:
    for seed in ("1", "5", "9"):
        session = begun(seed)
        for view in views(session):
            for choice in session.choices():
                focus = focus_on(view, [choice])
                assert all(row < 3 and column < 4 for row, column in focus.cells)
                assert all(slot < len(view.hands[seat]) for seat, slot in focus.cards)
                card = card_of(view, choice)
                if card is not None and choice != ACTIVATE and choice != PAY_LIFE:
                    assert card.name in session.write(choice, "en") or view.step == "heal"


# A closer look


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_reasons_for_a_number_add_up_and_name_their_cards(language: str) -> None:
    words = voice(language, GAME)
    reasons = 0
    for seed in ("1", "2", "3"):
        for view in views(begun(seed, language=language)):
            things = closer(view, words)
            assert all("term-" not in f"{line.plain}{told.plain}" for line, told in things)
            for row, _ in ROWS:
                for column, unit in enumerate(view.rows[row]):
                    if unit is None:
                        continue
                    line, told = things[unit_index(view, row, column)]
                    assert unit.cards[-1].name in line.plain
                    for reason in unit.attack_because:
                        reasons += 1
                        assert reason.card in told.plain
                    by = sum(reason.by for reason in unit.attack_because)
                    assert unit.columns[0] + by == unit.attack
    assert reasons > 5


def test_a_closer_look_shows_every_card_that_lies_open() -> None:
    view = first_view()
    text = "\n".join(told.plain for _, told in closer(view, voice("en", GAME)))
    assert view.top and view.top_place and view.event
    for card in (*view.hands[0], view.top, view.top_place, view.event, *view.places):
        assert card.name in text


# The story


def test_an_attack_is_told_as_one_paragraph() -> None:
    names = ("ended-play", "attacks", "counted", "struck", "advanced", "drew")
    told = story([Event(name, {}) for name in names], lambda event: event.name)
    assert [line.plain for line in told] == [
        "ended-play", "attacks", "· counted", "· struck", "advanced", "drew",
    ]  # fmt: skip


def test_what_needs_no_sentence_is_no_line() -> None:
    assert story([Event("counted", {})], lambda _: "") == []


def test_a_hand_of_one_line_shows_levels() -> None:
    for card in first_view().hands[0]:
        (line,) = card_box(card, 14, 1)
        assert line.plain.startswith(f"{signed(card.level)} {card.name[:4]}")
        assert line.cell_length == 14


# What is read, and where the cursor begins


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_closer_look_says_skills_in_words(language: str) -> None:
    view = first_view()
    words = voice(language, GAME)
    text = "\n".join(told.plain for _, told in closer(view, words))
    parts = [part for card in view.hands[0] for part in (card.header, card.body) if part.skill]
    assert parts
    for part in parts:
        assert in_words(part.skill, view.hands[0][0].language, words) in text


@pytest.mark.parametrize("cards", [1, 5, 6, 7])
def test_the_names_in_a_hand_can_be_read_on_the_smallest_screen(cards: int) -> None:
    view = first_view()
    hand = tuple((view.hands[0] * 2)[:cards])
    text = drawn(structs.replace(view, hands=(hand,)), (80, 24), Focus()).splitlines()[-1]
    for card in hand:
        assert card.name[:6] in text


class Listed:
    """A table whose list begins where it should."""

    def __init__(self, view: GeneralsView) -> None:
        self.table = table_for(GAME, voice("en", GAME), ("you",))
        self.table.view = view

    def begins_at(self, choices: Sequence[int]) -> int:
        choosing = Choosing(self.table.words, self.table)
        choosing.shown = [Entry(str(choice), choice) for choice in choices]
        return choices[choosing._first()]


@pytest.mark.parametrize(
    ("step", "choices", "first"),
    [
        ("play", (PASS, PAY_LIFE), PASS),
        ("play", (PASS, PAY_LIFE, SACRIFICE, ACTIVATE), PASS),
        ("play", (PASS, ADD, PAY_LIFE), ADD),
        ("recover-shield", (PASS, PICK, PICK + 1), PICK),
        ("direct-hit", (LOSE_LIFE, SHIELDS), SHIELDS),
        ("direct-hit", (LOSE_LIFE,), LOSE_LIFE),
        ("heal", (LEAVE, POWER_UP), POWER_UP),
        ("event", (SKIP, ACTIVATE), SKIP),
        ("discard-any", (PASS, HAND, HAND + 1), PASS),
    ],
)
def test_one_enter_too_many_gives_nothing_away(
    step: str, choices: tuple[int, ...], first: int
) -> None:
    view = structs.replace(first_view(), step=step)
    assert Listed(view).begins_at(choices) == first

"""The words of the table: every fact has a sentence, every step a question, every choice an
explanation, in both languages; and what they say is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace

from games.catalogues import sentences
from games.generals.random_play import is_endless
from stampadia.games import generals
from stampadia.games.generals import GAME, GeneralsOptions, choices
from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.events import SHAPES, events_from
from stampadia.games.generals.files.house_sets import house_set
from stampadia.games.generals.files.match_sets import deck_of, own_set
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.text.cards import GLYPHS, glossary, spoken, unit_at
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.words import LANGUAGES

ENGLISH: Final = GAME.words("en")
CHANCE_STEPS: Final = ("deal", "shuffle-events", "reshuffle", "lose-life", "finished")
OWN_STEPS: Final = ("play", "by-hand", "recover-shield")
"""Steps that ask without the help of `ask`."""


KEYS: Final = {language: sentences(PACKAGE, language) for language in LANGUAGES}


def assert_readable(text: str) -> None:
    """No catalogue key, no variable and no symbol's braces left in a sentence."""
    assert text
    assert not re.search(r"[{}$]", text), text
    for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text):
        assert word not in KEYS["en"], text
    assert ".." not in text, text
    assert not re.search(r" [,.;:]", text), text
    assert "  " not in text.strip(), text


# Facts

SAMPLES: Final[dict[str, Any]] = {
    "seat": 1, "cards": (3, 4), "count": 2, "card": 5, "turn": 2, "ink": 3, "place": 7, "level": 2,
    "column": 1, "step": 1, "most": 2, "life": 4, "saved": 6, "other": 8, "cell": 6, "goal": 1,
    "stat": 0, "value": 4, "reasons": ((2, "header", 2, 1, 6), (-1, "lasting", -1, 1, -1)),
    "part": "header", "by": 1, "wounds": 2, "elements": (1, 0, 0, 1), "columns": (1, 3),
    "element": "fire", "adjustment": "wound", "how": "won",
}  # fmt: skip


@cache
def house_deck() -> Deck:
    return deck_of((own_set("STFULL"),), with_events=True)


def event(name: str, **other: Any) -> Event:
    deck = house_deck()
    if name == "activated":
        other.setdefault("card", deck.units)
    known = SAMPLES | other
    fact = (name, *(known[field] for field in SHAPES[name]))
    (told,) = events_from((deck, [fact]))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHAPES)
def test_every_fact_has_a_sentence(name: str, language: str) -> None:
    assert f"event-{name}" in KEYS[language]
    words = GAME.words(language)
    for viewer in (0, 1, None):
        told = GAME.tell(event(name), viewer, words)
        assert_readable(told)
        assert "\n" not in told
        assert told[0] == told[0].upper()
        card = event(name).about.get("card")
        assert not card or str(card) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("how", ("won", "defeated", "deadlock")),
        ("adjustment", choices.ADJUSTMENTS),
        ("part", ("header", "body", "place")),
        ("wounds", (0, 1, 2)),
        ("columns", ((), (1,), (1, 2))),
        ("stat", (0, 1)),
        ("life", (0, 1, 2)),
    ],
)
def test_every_case_of_a_fact_reads_differently(
    field: str, values: tuple[Any, ...], language: str
) -> None:
    """A case without words of its own would read like another."""
    words = GAME.words(language)
    for name in (name for name, fields in SHAPES.items() if field in fields):
        told = [GAME.tell(event(name, **{field: value}), 0, words) for value in values]
        for sentence in told:
            assert_readable(sentence)
        assert len(set(told)) == len(values), told


def test_an_attack_is_told_with_its_reasons() -> None:
    first, other = (house_deck().name(face) for face in (0, 2))
    told = GAME.tell(event("counted", card=0), 0, ENGLISH)
    assert told == (
        f"Enemy {first} (column 3): attack 4 (3 printed; Fire, Fire: "
        f"+2 from the header of {other}; −1 from earlier in this attack)."
    )


def test_a_condition_is_told_with_what_it_brings() -> None:
    name = house_deck().name(0)
    reasons = ((0, "header", 2, 2, 1),)
    told = GAME.tell(event("counted", card=0, cell=1, stat=1, reasons=reasons), 0, ENGLISH)
    assert told == (
        f"Your {name} (column 2): life 4 (2 printed; Fire (2 times): +2 from the header of {name})."
    )


def test_an_attack_without_reasons_is_short() -> None:
    told = GAME.tell(event("counted", card=0, cell=1, reasons=()), 0, ENGLISH)
    assert told == f"Your {house_deck().name(0)} (column 2): attack 4, as printed."


def test_a_lost_life_without_a_card_reads_well() -> None:
    """In the Lite version Life is a counter."""
    assert GAME.tell(event("lost-life", card=-1), 0, ENGLISH) == "1 Life is lost, 4 left."


def test_each_general_hears_of_the_other() -> None:
    drew = event("drew", card=0)
    name = house_deck().name(0)
    assert GAME.tell(drew, 1, ENGLISH) == f"You draw {name}."
    assert GAME.tell(drew, 0, ENGLISH) == f"General 2 draws {name}."


def test_places_are_called_by_their_own_half() -> None:
    deck = house_deck()
    told = GAME.tell(event("used", part="place", card=1), 0, ENGLISH)
    assert deck.places[1].name in told
    assert deck.name(1) not in told


@pytest.mark.parametrize(
    ("printed", "language", "said"),
    [
        ("Add 1{wound} to {front}", "EN", "Add 1 wound to the front."),
        ("Add {x}{wound} to {front}", "EN", "Add x wounds to the front."),
        ("Aggiungi 2{wound} a {front}", "IT", "Aggiungi 2 ferite al Nemico di fronte."),
        ("Rimuovi 1{wound} da {sides}", "IT", "Rimuovi 1 ferita dai due lati."),
    ],
)
def test_symbols_become_words_of_the_card_s_language(
    printed: str, language: str, said: str
) -> None:
    for listener in LANGUAGES:
        assert spoken(printed, language, GAME.words(listener)) == said


# Questions


def asked_steps() -> set[str]:
    """Every step that the rules and effects ask at, read from their source."""
    folder = Path(generals.__file__).parent
    files = [*(folder / "rules").glob("*.py"), *(folder / "effects").glob("*.py")]
    found = set(OWN_STEPS)
    for path in files:
        found |= set(re.findall(r'\bask\(\s*position,\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert len(found) > 20
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question(language: str) -> None:
    missing = {
        step for step in (*asked_steps(), *CHANCE_STEPS) if f"ask-{step}" not in KEYS[language]
    }
    assert not missing


# Whole games

Moment = tuple[Position, Any, list[Event]]
GAMES: Final = [
    ("STFULL", 1, "0.1", "one"),
    ("STFULL-IT,STTOLL-IT,STRETURN-IT", 1, "0.2", "two"),
    ("STLITE", 1, "0.2", "three"),
    ("STFULL,STTOLL,STRETURN", 2, "0.1", "four"),
]


def begun(sets: str, seats: int, rules: str, seed: str) -> Iterator[Moment]:
    options = GAME.read_options({"sets": sets, "rules": rules, "events": "random"})
    return played(GAME.begin(seats, cast(GeneralsOptions, options)), seed)


def played(position: Position, seed: str) -> Iterator[Moment]:
    """A game by chance: each position with the choice made there, and what followed. Little is
    wasted, so that there is something to tell."""
    dealer = Dealer(seed)
    while not isinstance(pending := position.pending(), Over) and not is_endless(position):
        before = position.clone()
        if isinstance(pending, Ask):
            wish = [one for one in pending.choices if one not in _WASTEFUL] or pending.choices
            choice = dealer.one_of(wish if dealer.below(4) else pending.choices)
        else:
            choice = dealer.answer(pending)
        yield before, choice, list(position.play(choice))
    yield position, None, []


_WASTEFUL: Final = {
    choices.PASS,
    choices.SKIP,
    choices.PAY_LIFE,
    choices.LOSE_LIFE,
    *range(choices.SACRIFICE, choices.PICK),
}


def until_asked(position: Position, dealer: Dealer) -> list[Event]:
    """Let chance fall until somebody must choose."""
    events: list[Event] = []
    while isinstance(pending := position.pending(), Chance):
        events += position.play(dealer.answer(pending))
    return events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sets", "seats", "rules", "seed"), GAMES)
def test_a_whole_game_can_be_read(
    sets: str, seats: int, rules: str, seed: str, language: str
) -> None:
    for moment in begun(sets, seats, rules, seed):
        read_all(moment, language)


def read_all(moment: Moment, language: str) -> str:
    """Everything that can be read at this moment of a game; the story that follows."""
    position, _, events = moment
    words = GAME.words(language)
    story = [GAME.tell(one, 0, words) for one in events]
    view = position.view(0)
    lines = [*story, GAME.question(view, words), *GAME.show(view, words).splitlines()]
    pending = position.pending()
    if isinstance(pending, Ask):
        asked = position.view(pending.seat)
        lines += [GAME.explain(asked, option, words) for option in pending.choices]
    for line in lines:
        assert_readable(line)
    return " ".join(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_the_table_cannot_read_is_quoted(language: str) -> None:
    """At its moment, in the question, and when it is skipped."""
    strange = "Whistle {x} bars of a march."
    found = house_set("STFULL", "EN")
    cards = tuple(
        replace(card, unit=replace(card.unit, body=replace(card.unit.body, text=strange)))
        for card in found.units
    )
    position = Position(Deck([replace(found, cards=cards)]), 1, 3, "0.1", False)
    words = GAME.words(language)
    story, asked = "", 0
    for moment in islice(played(position, "march"), 60):
        view = moment[0].view(0)
        if view.step == "by-hand":
            asked += 1
            assert "Whistle x bars of a march." in GAME.question(view, words)
        story += read_all(moment, language)
    assert asked
    assert story.count("Whistle x bars of a march.") >= 2


def visible_cards(view: GeneralsView) -> Iterator[str]:
    for unit in (unit for row in view.rows for unit in row if unit):
        yield from (card.name for card in unit.cards)
    piles = (view.shields, view.places, view.looked, view.life_known, *view.hands)
    yield from (card.name for pile in piles for card in pile)
    yield from (card.name for card in (view.top, view.top_place, view.event) if card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_every_card_that_lies_open(language: str) -> None:
    words = GAME.words(language)
    for position, _, _ in begun(*GAMES[3]):
        view = position.view(None)
        shown = GAME.show(view, words)
        for name in visible_cards(view):
            assert name in shown


def test_a_stack_says_which_card_is_at_its_bottom() -> None:
    told = 0
    for position, _, _ in islice(begun(*GAMES[0]), 150):
        view = position.view(None)
        for unit in (unit for row in view.rows for unit in row if unit and len(unit.cards) > 1):
            *_, below, bottom = (card.name for card in unit.cards)
            assert f": bottom card {bottom}, above it {below}" in GAME.show(view, ENGLISH)
            told += 1
    assert told


def test_a_printed_stack_says_in_which_order_it_is_told() -> None:
    facts = {"column": 1, "level": 3}
    alone = events_told("printed", cards=("Imp",), **facts)
    both = events_told("printed", cards=("Imp", "Ram"), **facts)
    assert alone == "Printed in column 1 of the Incoming Row: Imp, Level 3."
    assert (
        both == "Printed in column 1 of the Incoming Row, from the top down: Imp and Ram, Level 3."
    )


def events_told(name: str, **about: Any) -> str:
    return GAME.tell(Event(name, about), 0, ENGLISH)


def test_in_italian_a_card_has_no_gender_but_its_unit_has() -> None:
    assert unit_at(5, GAME.words("it"), "Orso") == "l’Unità nemica Orso (colonna 2)"


def test_reasons_add_up() -> None:
    """What a column says and what skills bring come to the number that counts."""
    reasoned = 0
    for sets, seats, rules, seed in GAMES:
        for position, _, _ in begun(sets, seats, rules, seed):
            for unit in (unit for row in position.view(0).rows for unit in row if unit):
                for total, printed, because in (
                    (unit.attack, unit.columns[0], unit.attack_because),
                    (unit.life, unit.columns[1], unit.life_because),
                ):
                    assert total == printed + sum(one.by for one in because)
                    reasoned += len(because)
    assert reasoned > 50


def test_adding_a_card_does_what_was_explained() -> None:
    added = 0
    for position, choice, _ in begun(*GAMES[0]):
        pending = position.pending()
        if not (isinstance(pending, Ask) and choices.ADD <= choice < choices.SACRIFICE):
            continue
        told = GAME.explain(position.view(pending.seat), choice, ENGLISH)
        after = position.clone()
        after.play(choice)
        unit = after.view(0).rows[0][(choice - choices.ADD) % choices.COLUMNS]
        assert unit is not None
        numbers = (unit.level, *unit.columns)
        level, attack, life = (str(number).replace("-", "−") for number in numbers)
        new = (
            f"Level {level}(, so it takes no other card)?; printed attack {attack}, life {life}\\."
        )
        more = f"→ {level}(, the last card it takes)?; .* → {attack}, life .* → {life}\\."
        assert re.search(f"{new}|{more}", told), told
        added += 1
    assert added > 5


def test_a_card_drawn_for_life_is_the_one_explained() -> None:
    """Of the Full deck the top card is seen before Life is paid."""
    position = GAME.begin(1, GeneralsOptions())
    dealer = Dealer("pay")
    until_asked(position, dealer)
    view = position.view(0)
    told = GAME.explain(view, choices.PAY_LIFE, ENGLISH)
    assert view.top is not None
    assert told == (
        f"A Life Card, picked unseen, is discarded (4 left), and you draw {view.top.name}."
    )
    heard = [GAME.tell(one, 0, ENGLISH) for one in position.play(choices.PAY_LIFE)]
    heard += [GAME.tell(one, 0, ENGLISH) for one in until_asked(position, dealer)]
    assert heard[-1] == f"You draw {view.top.name}."


# Other sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_sheet_has_its_words(language: str) -> None:
    words = GAME.words(language)
    for key in (
        "title",
        "tagline",
        "rules",
        "how-won",
        "how-defeated",
        "how-deadlock",
    ):
        assert words.say(key) != key
    meanings = glossary(words)
    for _, meaning in meanings:
        assert_readable(meaning)
    explained = {GLYPHS.get(name, name) for name, _ in meanings}
    assert {sign for name, sign in GLYPHS.items() if not re.search("[+-]", name)} <= explained


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "sets", "key"),
    [(1, "STTOLL", "needs-a-core-set"), (2, "STLITE", "coop-needs-full")],
)
def test_sets_that_make_no_game_are_refused_in_words(
    seats: int, sets: str, key: str, language: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.begin(seats, GeneralsOptions(sets=sets))
    assert refused.value.key == key
    assert_readable(refused.value.tell(GAME.words(language)))


def test_both_catalogues_say_the_same_things() -> None:
    assert KEYS["en"] == KEYS["it"]

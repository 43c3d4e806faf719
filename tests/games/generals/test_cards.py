"""Cards for the eye: plain lines, and the framed picture."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from games.generals.samples import (
    ART,
    REAL_SETS,
    event,
    good,
    needs_real_sets,
    place,
    read,
    text,
    unit,
    with_unit,
)
from stampadia.games.generals.content import TOKENS, Card, tokens_in
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.text.cards import GLYPHS, card_lines, card_row, written_out
from stampadia.games.generals.workshop.art import PALETTE
from stampadia.games.generals.workshop.card_picture import WIDTH, Row, picture
from stampadia.words import kernel_words

ENGLISH, ITALIAN = kernel_words("en"), kernel_words("it")


def made(*sides: dict[str, object]) -> Card:
    found = read({"meta": good()["meta"] | {"cardsCount": 1}, "deck": [list(sides)]}).made
    assert found is not None
    return found.cards[0]


def drawn(card: Card, *, colour: bool = False) -> list[str]:
    return ["".join(piece for piece, _ in row.pieces) for row in picture(card, colour=colour)]


# Words


def test_a_unit_in_plain_lines() -> None:
    assert list(card_lines(made(unit(area=True), place()), 1, "EN", ENGLISH)) == [
        "Card 1 (unit), KETTLES-EN-U1-1.0",
        "Unit: Kettle Imp, level 1",
        "  Header: attack 1; when attacking: Fire Fire: +x attack",
        "  Body: attack 1; life 0; Fire; banner for every Unit in play, seen from this card, "
        "when attacked: Add 1 wound to the front",
        "Place: Soup Kitchen, level 2",
        "  Body: Print a level L Unit on the Incoming Row 1st column.",
    ]


def test_an_event_and_a_text_in_plain_lines() -> None:
    card = made(event(boostAttack=-1, flavorText="Tss."), event(symbol="air", symbolAmount=2))
    assert list(card_lines(card, 7, "EN", ITALIAN)) == [
        "Carta 7 (evento), KETTLES-EN-E1-1.0",
        "Evento: Paper Jam, livello −1",
        "  Intestazione: attacco −1",
        "  Corpo: Draw 2 cards.",
        "  Colore: Tss.",
        "Evento: Paper Jam, livello −1",
        "  Corpo: 2 × Aria; Draw 2 cards.",
    ]
    lines = list(card_lines(made(text()), 2, "EN", ENGLISH))
    assert lines == ["Card 2 (text), KETTLES-EN-T1-1.0", "Notes", "How to boil", "", "Wait."]


def test_italian_melts_prepositions_into_articles() -> None:
    text = "Infondi {fire} a {sides}, togli 1{wound} da {front}"
    assert (
        written_out(text, "IT", ITALIAN)
        == "Infondi Fuoco ai due lati, togli 1 ferita dal Nemico di fronte"
    )


def test_symbols_are_written_out_in_the_language_of_the_text() -> None:
    skill = "{fire}{water}: +{x}{attack}, -1{life}"
    assert written_out(skill, "EN", ITALIAN) == "Fire Water: +x attack, −1 life"
    assert written_out(skill, "IT", ENGLISH) == "Fuoco Acqua: +x attacco, −1 vita"
    assert written_out(skill, "FR", ITALIAN) == "Fuoco Acqua: +x attacco, −1 vita"


def test_each_is_one() -> None:
    english = "{water}, for each {wound} on this Unit: +{x}{attack}"
    italian = "Per ogni {wound} su questa Unità: +{x}{attack}, tutte le {wound}"
    assert written_out(english, "EN", ENGLISH) == "Water, for each wound on this Unit: +x attack"
    assert written_out(italian, "IT", ENGLISH) == (
        "Per ogni ferita su questa Unità: +x attacco, tutte le ferite"
    )


def test_a_comparison_is_shown_as_one_sign() -> None:
    assert written_out("Enemies with {wound}>=1", "EN", ENGLISH) == "Enemies with wounds≥1"
    assert [piece for piece, _ in tokens_in("{life}<=2")] == ["life", "≤2"]


@pytest.mark.parametrize(
    ("printed", "english", "italian"),
    [
        ("-{x+1}{attack}", "−(x+1) attack", "−(x+1) attacco"),
        ("+{x}{life}", "+x life", "+x vita"),
        ("{x} {frontleft}", "x Units at the front left", "x Unità di fronte a sinistra"),
        ("2 {sides}", "2 Units on both sides", "2 Unità ai due lati"),
        ("{defeat} {front}", "Defeat the front", "Sconfiggi il Nemico di fronte"),
        ("1, {defeat} {left}", "1, defeat left", "1, sconfiggi sinistra"),
    ],
)
def test_symbols_fit_what_was_said_before_them(printed: str, english: str, italian: str) -> None:
    assert written_out(printed, "EN", ITALIAN) == english
    assert written_out(printed, "IT", ENGLISH) == italian


def test_a_banner_with_arrows_is_seen_from_its_own_card() -> None:
    for said, skill in (
        (
            "banner for every Unit in play, seen from this card, when attacking: +1 attack to both",
            "to {sides}",
        ),
        ("banner for every Unit in play, when attacking: +1 attack to this Unit", "to this Unit"),
    ):
        facts = {"area": True, "trigger": "onAttack", "description": f"+1{{attack}} {skill}"}
        card = made(unit(**facts), place())
        assert any(said in line for line in card_lines(card, 1, "EN", ENGLISH))


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_has_a_word_and_a_character(token: str) -> None:
    marks = {"bold", "endbold", "italic", "enditalic"}
    for language in ("EN", "IT"):
        word = written_out(f"{{{token}}}", language, ENGLISH)
        assert "token-" not in word
        assert bool(word) == (token not in marks)
    assert token in GLYPHS or token in marks or token in ("x", "x+1")


def test_tokens_and_text_alternate() -> None:
    assert list(tokens_in("a{fire}{x} b")) == [
        ("a", False), ("fire", True), ("x", True), (" b", False),
    ]  # fmt: skip


def test_a_row_of_the_overview() -> None:
    card = made(unit(boostSymbol="water", boostSymbolAmount=2), place())
    assert card_row(card) == ("Kettle Imp", "1", "1 + 1", "0 + 0", "▼▼ + ▲", "Soup Kitchen")
    assert card_row(made(text())) == ("Notes", "", "", "", "", "")


# The picture


def test_a_unit_s_picture() -> None:
    lines = drawn(made(unit(), place()))
    assert lines[1] == "┊ ⚔ 1  ▲▲: +x⚔                                  ⚔1   ♥·      ┊"
    assert lines[2] == "┊ Kettle Imp                                    ⚔1   ♥·   ▲  ┊"
    assert lines[3].startswith("┊ ▣   Add 1✖ to ↑ ")
    # In ART every second column is dark and light by turns: dark above light is an upper half.
    assert lines[3].endswith(" ▀" * 12 + " ┊")
    assert lines[17] == "┊ Soup Kitchen".ljust(61) + "┊"
    assert lines[-1].endswith(" KETTLES-EN-U1-1.0 ┈╯")


def cells(rows: list[Row]) -> list[tuple[str, str]]:
    return [piece for row in rows for piece in row.pieces if piece[0] in ("▀", "▄")]


def test_the_illustration_is_in_true_colours() -> None:
    art = "K9" + "0K" + "30" + "0" * 570
    (both, lower, upper) = cells(picture(made(unit(illustration=art), place()), colour=True))
    dark, red, pink = ("#{:02X}{:02X}{:02X}".format(*PALETTE[symbol]) for symbol in "K93")
    assert both == ("▀", f"{dark} on {red}")
    assert lower == ("▄", dark)
    assert upper == ("▀", pink)


def test_an_event_shows_columns_only_if_it_joins_a_unit() -> None:
    joining, other = made(event(life=0), event()), made(event(), event())
    assert "♥·" in "".join(drawn(joining)[:5])
    assert "♥" not in "".join(drawn(other))


def test_nothing_breaks_the_frame() -> None:
    wild = "W" * 70 + " 大釜の火 " + "é" * 5 + " e\u0301 {fire}"
    card = made(
        unit(name="大" * 60, description=wild, boostDescription=wild * 2, id="i" * 64), place()
    )
    for colour in (False, True):
        assert {cell_len(line) for line in drawn(card, colour=colour)} == {WIDTH}
    shown = "".join(drawn(card))
    assert shown.count("W") == 3 * 70


@needs_real_sets
def test_every_real_card_can_be_drawn_and_told() -> None:
    for path in REAL_SETS:
        found = load_set(path)
        for number, card in enumerate(found.cards, 1):
            assert {cell_len(line) for line in drawn(card, colour=True)} == {WIDTH}
            assert len(list(card_lines(card, number, "EN", ENGLISH))) > 3


def test_rich_understands_every_style() -> None:
    made_set = read(with_unit(illustration=ART)).made
    assert made_set is not None
    file = StringIO()
    console = Console(file=file, force_terminal=True, color_system="truecolor", width=80)
    for row in picture(made_set.cards[0], colour=True):
        console.print(Text.assemble(*row.pieces, style=row.base), soft_wrap=True)
    assert "\x1b[38;2;25;16;35;48;2;244;245;239m▀" in file.getvalue()

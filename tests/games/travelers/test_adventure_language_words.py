"""What adventures say, word for word in both languages, and what is told of texts that cannot be
read."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from stampadia.games.travelers.content import Enemy, Modifier
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    AnyAct,
    AnyAdventureCondition,
    BoxesFilled,
    BoxShows,
    Curse,
    DiscardCards,
    DiscardRow,
    DrawCards,
    ExhaustHeroCards,
    FillBox,
    FulfilMission,
    GainPoints,
    Gamble,
    HasHeroCards,
    Instruction,
    JoinHero,
    Mapped,
    Migrate,
    MissionFulfilled,
    RecoverCards,
    RecoverFromHand,
    RemoveHeroCards,
    RemoveThis,
    Reveal,
    StopReading,
    Story,
    SwapCards,
    Teleport,
    TurnCards,
    Win,
)
from stampadia.games.travelers.language import (
    BadLine,
    read_instruction,
    read_modifier,
    write_enemy,
    write_instruction,
    write_modifier,
    write_passage,
)
from stampadia.words import LANGUAGES, kernel_words
from stampadia.workbench.bilingual import Text

DRAW = (DrawCards(2),)
MAPPED = (Mapped("3A"),)
FIRE = (DiscardCards(1, element="fire"),)

# As cards say it

ORDERS: list[tuple[AnyAct, str, str]] = [
    (Reveal("3B"), "Reveal 3B.", "Rivela 3B."),
    (Reveal("3"), "Reveal card 3.", "Rivela la carta 3."),
    (RemoveThis(), "Remove this card.", "Elimina questa carta."),
    (StopReading(), "Ignore all that follows.", "Ignora tutto ciò che segue."),
    (
        FillBox(("", "A", "B"), "E"),
        "Tick a box [ ] [A] [B] > E.",
        "Spunta una casella [ ] [A] [B] > E.",
    ),
    (FillBox(("", "")), "Tick a box [ ] [ ].", "Spunta una casella [ ] [ ]."),
    (
        Migrate(),
        "Swap any 2 cards of the grid.",
        "Scambia di posto 2 carte qualsiasi della griglia.",
    ),
    (Teleport("4C"), "Move to any cell of 4C.", "Spostati in una casella qualsiasi di 4C."),
    (
        JoinHero(5, 1),
        "Add the hero face of card 5 to the Discard Deck (single-tipped half up).",
        "Aggiungi la faccia eroe della carta 5 al Mazzo degli Scarti (metà a una punta in alto).",
    ),
    (
        AllowLeaving(),
        "The fight may be left at any moment.",
        "Lo scontro si può lasciare in ogni momento.",
    ),
    (FulfilMission(), "Mark the mission as fulfilled.", "Segna la missione come compiuta."),
    (Win(), "Win the adventure.", "Vinci l’avventura."),
    (GainPoints("defense", 2), "Gain 2 Defense.", "Guadagna 2 Difesa."),
    (
        TurnCards(1, 2),
        "Turn 1 double-tipped card in hand or Discard Deck.",
        "Gira 1 carta a due punte in mano o nel Mazzo degli Scarti.",
    ),
    (
        TurnCards(3, None, "hand", True),
        "Turn up to 3 cards in hand.",
        "Gira fino a 3 carte in mano.",
    ),
    (
        SwapCards(2, 1),
        "Swap up to 2 single-tipped cards in hand with as many from the Discard Deck.",
        "Scambia fino a 2 carte a una punta in mano con altrettante del Mazzo degli Scarti.",
    ),
    (
        RecoverCards(1),
        "Recover up to 1 removed card for one from the Discard Deck (either half up).",
        "Recupera fino a 1 carta eliminata in cambio di una del Mazzo degli Scarti "
        "(metà a scelta).",
    ),
    (
        RecoverFromHand(2, 1),
        "Recover up to 2 removed cards for as many in hand (single-tipped half up).",
        "Recupera fino a 2 carte eliminate in cambio di altrettante in mano "
        "(metà a una punta in alto).",
    ),
    (DiscardCards(4), "Discard 4 cards.", "Scarta 4 carte."),
    (
        DiscardCards(2, 1, "water"),
        "Discard 2 single-tipped Water cards.",
        "Scarta 2 carte Acqua a una punta.",
    ),
    (
        DiscardRow((1, 2), "rising"),
        "Discard Constellation 1-2 from hand with rising Card Values.",
        "Scarta dalla mano la Costellazione 1-2 con Valori crescenti.",
    ),
    (DrawCards(1), "Draw 1 card.", "Pesca 1 carta."),
    (
        ExhaustHeroCards(),
        "Exhaust 1 card from hand or Discard Deck.",
        "Esaurisci 1 carta dalla mano o dal Mazzo degli Scarti.",
    ),
    (
        RemoveHeroCards(2, "deck"),
        "Remove 2 cards from the Discard Deck.",
        "Elimina 2 carte dal Mazzo degli Scarti.",
    ),
    (
        Gamble("higher"),
        "Bet on a higher value (show 1 hand card and draw 1: if right keep both, "
        "else discard both).",
        "Scommetti su un Valore più alto (mostra 1 carta in mano e pescane 1: "
        "se indovini tienile, altrimenti scartale).",
    ),
    (
        Curse(),
        "Draw a new hand (first discard yours and turn the whole Discard Deck).",
        "Pesca una nuova mano (prima scarta la tua e gira tutto il Mazzo degli Scarti).",
    ),
]


@pytest.mark.parametrize(("act", "english", "italian"), ORDERS)
def test_as_the_card_orders_it(act: AnyAct, english: str, italian: str) -> None:
    assert write_instruction(Instruction((act,)), "en") == english
    assert write_instruction(Instruction((act,)), "it") == italian


@pytest.mark.parametrize(
    ("act", "english", "italian"),
    [
        (Reveal("3B"), "You may reveal 3B.", "Puoi rivelare 3B."),
        (
            Teleport("4C"),
            "You may move to any cell of 4C.",
            "Puoi spostarti in una casella qualsiasi di 4C.",
        ),
        (
            AllowLeaving(),
            "You may leave the fight at any moment.",
            "Puoi lasciare lo scontro in ogni momento.",
        ),
        (
            ExhaustHeroCards(1, "hand"),
            "You may exhaust 1 card from hand.",
            "Puoi esaurire 1 carta dalla mano.",
        ),
    ],
)
def test_as_the_card_offers_it(act: AnyAct, english: str, italian: str) -> None:
    assert write_instruction(Instruction((act,), may=True), "en") == english
    assert write_instruction(Instruction((act,), may=True), "it") == italian


@pytest.mark.parametrize(
    ("condition", "english", "italian"),
    [
        (Mapped("3B"), "3B is mapped", "3B è in mappa"),
        (Mapped("3", none=True), "card 3 is not mapped", "la carta 3 non è in mappa"),
        (BoxShows("E"), "the next box is [E]", "la prossima casella è [E]"),
        (BoxesFilled("4C"), "4C has all boxes ticked", "4C ha tutte le caselle spuntate"),
        (
            BoxesFilled("4C", none=True),
            "4C has boxes left to tick",
            "4C ha ancora caselle da spuntare",
        ),
        (
            HasHeroCards("more", 2, 1),
            "you have more than 2 single-tipped cards in hand",
            "hai più di 2 carte a una punta in mano",
        ),
        (
            HasHeroCards("exactly", 1, 2, "deck"),
            "you have exactly 1 double-tipped card in the Discard Deck",
            "hai esattamente 1 carta a due punte nel Mazzo degli Scarti",
        ),
        (
            HasHeroCards("exactly", 0, 2),
            "you have no double-tipped cards in hand",
            "non hai carte a due punte in mano",
        ),
        (
            HasHeroCards("more", 0, 1),
            "you have at least 1 single-tipped card in hand",
            "hai almeno 1 carta a una punta in mano",
        ),
        (MissionFulfilled(), "the mission is fulfilled", "la missione è compiuta"),
        (MissionFulfilled(none=True), "the mission is not fulfilled", "la missione non è compiuta"),
    ],
)
def test_as_the_card_asks_it(condition: AnyAdventureCondition, english: str, italian: str) -> None:
    asked = Instruction(DRAW, (condition,))
    assert write_instruction(asked, "en") == f"If {english}: draw 2 cards."
    assert write_instruction(asked, "it") == f"Se {italian}: pesca 2 carte."


JOINED: list[tuple[Instruction, str, str]] = [
    (
        Instruction(DRAW, once=True),
        "For 1 time, draw 2 cards.",
        "Per 1 volta, pesca 2 carte.",
    ),
    (
        Instruction(DRAW, MAPPED, may=True),
        "If 3A is mapped: you may draw 2 cards.",
        "Se 3A è in mappa: puoi pescare 2 carte.",
    ),
    (
        Instruction(DRAW, MAPPED, once=True, may=True, price=FIRE),
        "For 1 time, if 3A is mapped, you may discard 1 Fire card: draw 2 cards.",
        "Per 1 volta, se 3A è in mappa, puoi scartare 1 carta Fuoco: pesca 2 carte.",
    ),
    (
        Instruction((*DRAW, GainPoints("mana")), price=(*FIRE, DiscardCards(1, element="air"))),
        "Discard 1 Fire card and discard 1 Air card: draw 2 cards and gain 1 Mana.",
        "Scarta 1 carta Fuoco e scarta 1 carta Aria: pesca 2 carte e guadagna 1 Mana.",
    ),
    (
        Instruction((Reveal("2B"), RemoveThis(), Win()), (*MAPPED, Mapped("4", none=True))),
        "If 3A is mapped and card 4 is not mapped: reveal 2B, remove this card and "
        "win the adventure.",
        "Se 3A è in mappa e la carta 4 non è in mappa: rivela 2B, elimina questa carta e "
        "vinci l’avventura.",
    ),
    (
        Instruction(DRAW, MAPPED, otherwise=(ExhaustHeroCards(1, "hand"),)),
        "If 3A is mapped: draw 2 cards. Else: exhaust 1 card from hand.",
        "Se 3A è in mappa: pesca 2 carte. Altrimenti: esaurisci 1 carta dalla mano.",
    ),
]


@pytest.mark.parametrize(("instruction", "english", "italian"), JOINED)
def test_as_the_card_joins_it(instruction: Instruction, english: str, italian: str) -> None:
    assert write_instruction(instruction, "en") == english
    assert write_instruction(instruction, "it") == italian


def test_what_can_never_count_is_not_printed() -> None:
    assert write_instruction(Instruction(DRAW, otherwise=FIRE), "en") == "Draw 2 cards."


def test_stories_only_tell() -> None:
    assert write_passage(Story(Text("A gate.", "Un cancello.")), "it") == "Un cancello."


def test_a_table_may_show_symbols_instead_of_codes() -> None:
    passage = Instruction((Teleport("4C"),), (Mapped("2B"), BoxesFilled("4C")))
    shown = write_passage(passage, "en", {"2B": "♛", "4C": "♜"}.__getitem__)
    assert shown == "If ♛ is mapped and ♜ has all boxes ticked: move to any cell of ♜."


# Enemies

WET_FUSE = Modifier(Text("Wet Fuse", "Miccia bagnata"), "attack", -1, element="fire")


@pytest.mark.parametrize(
    ("modifier", "english", "italian"),
    [
        (WET_FUSE, "If 1 Fire in play: Attack -1.", "Se 1 Fuoco in gioco: Attacco -1."),
        (
            Modifier(Text("Stern", "Severo"), "defense", 1, banner=2, count=2),
            "If 2 double-tipped Banners in play: Defense +1.",
            "Se 2 Stendardi a due punte in gioco: Difesa +1.",
        ),
        (
            Modifier(Text("Shy", "Timido"), "defense", -1, cards="<=", count=4),
            "If 4 or fewer Hero Cards in play: Defense -1.",
            "Se 4 o meno Carte Eroe in gioco: Difesa -1.",
        ),
        (
            Modifier(Text("Snare", "Tagliola"), trap=True),
            "A successful Defense wins.",
            "Basta una Difesa riuscita per vincere.",
        ),
    ],
)
def test_as_the_scroll_says_it(modifier: Modifier, english: str, italian: str) -> None:
    assert write_modifier(modifier, "en") == english
    assert write_modifier(modifier, "it") == italian
    assert read_modifier(english, "en", modifier.name) == modifier
    assert read_modifier(italian, "it", modifier.name) == modifier


def test_a_modifier_that_depends_on_nothing_is_not_printed() -> None:
    with pytest.raises(LookupError):
        write_modifier(Modifier(Text("Idle", "Ozioso"), "attack", 1), "en")


def test_the_line_of_an_enemy() -> None:
    imp = Enemy(Text("Imp", "Diavoletto"), 3, 4, 6, WET_FUSE)
    trap = Enemy(Text("Snare", "Tagliola"), 0, 8, None)
    assert write_enemy(imp, "en") == (
        "Level 3, Attack 4, Defense 6 – Wet Fuse (if 1 Fire in play: Attack -1)"
    )
    assert write_enemy(imp, "it") == (
        "Livello 3, Attacco 4, Difesa 6 – Miccia bagnata (se 1 Fuoco in gioco: Attacco -1)"
    )
    assert write_enemy(trap, "en") == "Level 0, Attack 8, no Defense"
    assert write_enemy(trap, "it") == "Livello 0, Attacco 8, senza Difesa"


# What people type


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("if 3A is mapped, draw 2 cards", Instruction(DRAW, MAPPED)),
        ("For 1 time: draw 2 cards & draw 2 cards", Instruction(DRAW * 2, once=True)),
        ("If 3 is mapped: stop reading.", Instruction((StopReading(),), (Mapped("3"),))),
        ("turn 1 card", Instruction((TurnCards(),))),
        ("tick a box [a][ ]>b", Instruction((FillBox(("A", ""), "B"),))),
        (
            "If 3a is mapped: draw 2 cards. Else draw 2 cards",
            Instruction(DRAW, MAPPED, otherwise=DRAW),
        ),
    ],
)
def test_typed_loosely(text: str, meant: Instruction) -> None:
    assert read_instruction(text, "en") == meant


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Column 1: something is missing here."),
        (".", "Column 1: something is missing here."),
        ("For 1 time,", "Column 12: something is missing here."),
        ("If 3A is mapped", "Column 16: after “If …” comes a colon"),
        ("If 3A is mapped: ", "Column 17: something is missing here."),
        ("If 3B is maped: draw 2 cards.", "Column 4: “3B is maped” is no condition. Perhaps “3B"),
        ("If 10B is mapped: draw 2 cards.", "Column 4: “10B is mapped” is no condition."),
        ("Draw 2 crads.", "Column 1: “Draw 2 crads” is no action. Perhaps “draw 2 cards”?"),
        ("Draw 2 crad.", "Column 1: “Draw 2 crad” is no action. Perhaps “draw 2 cards”?"),
        ("You may drw 2 cards.", "Column 9: “drw 2 cards” is no action. Perhaps “draw 2 cards”?"),
        ("Draw 2 cards, , win the adventure.", "Column 14: something is missing here."),
        ("Draw 2 cards and gain 1 Lives.", "Column 18: “gain 1 Lives” is no action."),
        ("Draw 2 cards: draw 1 card: win the adventure.", "Column 26: a colon follows a condition"),
        ("Draw 2 cards. Win the adventure.", "Column 15: only “Else: …” may follow the first"),
        ("If 3A is mapped: draw 2 cards. Else: win the adventure. Draw 1 card.", "Column 57: only"),
        ("Draw 2 cards. Else: draw 1 card.", "Column 15: “Else” needs an “If …”"),
        ("Draw 0 cards.", "Column 1: “Draw 0 cards” would do nothing."),
        ("Gain 0 Attack.", "Column 1: “Gain 0 Attack” would do nothing."),
        ("Tick a box " + "[A] " * 10, "Column 1: “Tick a box [A]"),
        ("Tick a box ‘A’", "Column 1: “Tick a box ‘A’” is no action. Perhaps “tick a box [A]"),
        ("If the next box is [A] [B]: win the adventure.", "Column 4: “the next box is [A] [B]”"),
        ("Discard Constellation 3-1 from hand with rising Card Values.", "Column 1: “Discard Con"),
        ("draw 2 cards, " * 99, "Column 1001: the text is too long."),
        ("\x1b[2J", "Column 1: “\\u001b[2J” is no action."),
    ],
)  # fmt: skip
def test_bad_instructions_are_told_with_their_column(text: str, told: str) -> None:
    with pytest.raises(BadLine) as error:
        read_instruction(text, "en")
    assert str(error.value).startswith(told)


def test_what_was_written_is_not_proposed_again() -> None:
    """Its form is right, but there is no Card 12."""
    with pytest.raises(BadLine) as error:
        read_instruction("Reveal 12B.", "en")
    assert str(error.value) == "Column 1: “Reveal 12B” is no action."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Column 1: something is missing here."),
        ("Attack -1", "Column 1: before “Attack -1” comes “If …:”"),
        ("If 1 Fire in play: Atack -1", "Column 20: “Atack -1” is no effect of a Modifier."),
        ("If 1 Fire in play: Attack +0", "Column 20: “Attack +0” would do nothing."),
        ("If 1 Fyre in play: Attack -1", "Column 4: “1 Fyre in play” is no condition. Perhaps “1"),
        ("If 1 Fire in hand: Attack -1", "Column 4: a Modifier looks at one thing"),
        ("If no Fire in play: Attack -1", "Column 4: a Modifier looks at one thing"),
        ("If 1 Fire in play and 1 Air in play: Attack -1", "Column 23: a Modifier looks at one"),
        ("If 1 Fire in play Attack -1", "Column 28: after “If …” comes a colon"),
        ("If 1 Fire in play: a successful Defense wins", "Column 20: “a successful Defense wins” "),
        ("A successful Defense wins. Attack -1.", "Column 28: a Modifier is one sentence"),
    ],
)  # fmt: skip
def test_bad_modifiers_are_told_with_their_column(text: str, told: str) -> None:
    with pytest.raises(BadLine) as error:
        read_modifier(text, "en")
    assert str(error.value).startswith(told)


def test_errors_are_told_in_italian_and_cross_processes() -> None:
    with pytest.raises(BadLine) as error:
        read_instruction("Se 3A è in mappa: pesca 2 crate.", "it")
    again = pickle.loads(pickle.dumps(error.value))
    assert again.tell(kernel_words("it")) == (
        "Colonna 19: «pesca 2 crate» non è un’azione. Forse intendevi «pesca 2 carte»?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_text_is_read_or_refused_in_one_sentence(language: str) -> None:
    pieces = st.sampled_from(
        ["For 1 time,", "Per 1 volta", "If", "Se", "3B is mapped", "3B è in mappa", ":", ",", ".",
         "you may", "puoi", "draw 2 cards", "pesca 2 carte", "pescare 1 carta", "and", "e", "Else",
         "Altrimenti:", "[A]", "> E", "(", ")", "tick a box", "@x", "\n", "‘", "²", "9" * 30]
    )  # fmt: skip

    @settings(max_examples=examples(200))
    @given(st.lists(pieces, max_size=12).map(" ".join) | st.text(max_size=40))
    def test(text: str) -> None:
        refused = ""
        for read, write in READ_AND_WRITTEN:
            try:
                found = read(text, language)
            except BadLine as error:
                refused += str(error)
            else:
                assert read(write(found, language), language) == found
        assert "\n" not in refused

    test()


READ_AND_WRITTEN: list[tuple[Any, Any]] = [
    (read_instruction, write_instruction),
    (read_modifier, write_modifier),
]


@pytest.mark.parametrize(("_act", "english", "italian"), ORDERS)
def test_italian_is_not_english(_act: AnyAct, english: str, italian: str) -> None:
    with pytest.raises(BadLine):
        read_instruction(italian, "en")
    with pytest.raises(BadLine):
        read_instruction(english, "it")

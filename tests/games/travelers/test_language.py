"""The language of Hero Cards: printed, and read as what it was, in both languages."""

from __future__ import annotations

import pickle
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from examples import examples
from games.travelers.instruction_strategies import (
    ACTIONS,
    CONDITIONS,
    OF_KIND,
    abilities,
    exhausts,
)
from stampadia.games.travelers.content import LOWER, UPPER
from stampadia.games.travelers.instructions import (
    AnyAction,
    AnyCondition,
    Choose,
    Empty,
    Exhaust,
    Gain,
    GainTick,
    HasBanner,
    HasCards,
    HasConstellation,
    HasElement,
    HasPoints,
    HeroAbility,
    IgnoreModifier,
    Pay,
    PreviousStars,
    RepeatAbility,
    Sentence,
    TakeBack,
    Transfer,
)
from stampadia.games.travelers.language import (
    BadLine,
    read_ability,
    read_exhaust,
    write_ability,
    write_exhaust,
    write_sentences,
)
from stampadia.games.travelers.language.phrases import phrases
from stampadia.games.travelers.language.reading import LONGEST
from stampadia.words import LANGUAGES, kernel_words

# What is written is read as what it was


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: kind.__name__)
def test_every_condition_with_every_argument(kind: type[Any], language: str) -> None:
    @settings(max_examples=examples(40))
    @given(OF_KIND[kind])
    def test(condition: AnyCondition) -> None:
        ability = HeroAbility(1, (Sentence((Gain("mana", 2),), (condition,)),))
        assert read_ability(write_ability(ability, language), language) == ability

    test()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_with_every_argument(kind: type[Any], language: str) -> None:
    @settings(max_examples=examples(40))
    @given(OF_KIND[kind])
    def test(action: AnyAction) -> None:
        ability = HeroAbility(1, (Sentence((action,)),))
        assert read_ability(write_ability(ability, language), language) == ability

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability(language: str) -> None:
    @settings(max_examples=examples(150))
    @given(abilities)
    def test(ability: HeroAbility) -> None:
        text = write_ability(ability, language)
        assume(len(text) <= LONGEST)
        assert read_ability(text, language) == ability, text

    test()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("half", [UPPER, LOWER])
def test_every_exhaust_effect(half: int, language: str) -> None:
    @settings(max_examples=examples(60))
    @given(exhausts)
    def test(exhaust: Exhaust) -> None:
        assert read_exhaust(write_exhaust(exhaust, half, language), half, language) == exhaust

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_capitals_do_not_matter(language: str) -> None:
    @settings(max_examples=examples(60))
    @given(abilities)
    def test(ability: HeroAbility) -> None:
        text = write_ability(ability, language)
        assume(len(text) * 2 <= LONGEST)
        typed = text.upper().replace(" ", "  ").removesuffix(".")
        assert read_ability(typed, language) == ability

    test()


# No two phrases say the same


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shape_says_two_things(language: str) -> None:
    """Several templates may share a shape, but then each stands for other values."""
    for side, shapes in phrases(language).readings.items():
        for form, found in shapes.items():
            kinds = {reading.kind for reading in found}
            assert len(kinds) == 1, f"{side}: {form}"


# As cards say it

FIRE = HasElement("fire", 2)

SAID: list[tuple[Sentence, str, str]] = [
    (
        Sentence((Gain("attack", 5),), (FIRE,)),
        "If 2 Fire in play: gain 5 Attack.",
        "Se 2 Fuoco in gioco: guadagna 5 Attacco.",
    ),
    (
        Sentence((Pay("attack", 1), Gain("defense", 3), Gain("mana", 2))),
        "Pay 1 Attack: gain 3 Defense, gain 2 Mana.",
        "Paga 1 Attacco: guadagna 3 Difesa, guadagna 2 Mana.",
    ),
    (
        Sentence((Gain("mana", 2),), (HasElement("air", 0, "hand", none=True),)),
        "If no Air in hand: gain 2 Mana.",
        "Se niente Aria in mano: guadagna 2 Mana.",
    ),
    (
        Sentence((Gain("attack", 1),), (HasBanner(1, 1), HasBanner(2, 2, "hand"))),
        "If 1 single-tipped Banner in play and 2 double-tipped Banners in hand: gain 1 Attack.",
        "Se 1 Stendardo a una punta in gioco e 2 Stendardi a due punte in mano: "
        "guadagna 1 Attacco.",
    ),
    (
        Sentence((Empty("defense"),), (HasCards(">=", 4),)),
        "If 4 or more Hero Cards in play: set Defense to 0.",
        "Se 4 o più Carte Eroe in gioco: porta la Difesa a 0.",
    ),
    (
        Sentence((Transfer("attack", "defense"),), (HasCards("<=", 1, "hand"),)),
        "If at most 1 Hero Card in hand: turn all Attack into Defense.",
        "Se al massimo 1 Carta Eroe in mano: converti tutto l’Attacco in Difesa.",
    ),
    (
        Sentence((Transfer("defense", "attack"),), (HasPoints("defense", 2),)),
        "If 2 or more Defense Points: turn all Defense into Attack.",
        "Se 2 o più Punti di Difesa: converti tutta la Difesa in Attacco.",
    ),
    (
        Sentence((TakeBack(1),), (PreviousStars(2),)),
        "If the card above has 2 spheres: take back up to 1 Infuse card.",
        "Se la carta sopra ha 2 sfere: riprendi fino a 1 carta Infusa.",
    ),
    (
        Sentence((TakeBack(2),), (HasConstellation((1, 2, 1)),)),
        "If Constellation 1-2-1 in play: take back up to 2 Infuse cards.",
        "Se Costellazione 1-2-1 in gioco: riprendi fino a 2 carte Infuse.",
    ),
    (
        Sentence((Empty("attack"),), (HasConstellation((1, 1), "hand", none=True),)),
        "If no Constellation 1-1 in hand: set Attack to 0.",
        "Se nessuna Costellazione 1-1 in mano: porta l’Attacco a 0.",
    ),
    (
        Sentence((GainTick("attack", (0, 1, 0, 2), 1),)),
        "Tick a box and gain the next number as Attack [ ] [1] [0] [2] > 1.",
        "Spunta una casella e guadagna in Attacco il numero seguente [ ] [1] [0] [2] > 1.",
    ),
    (
        Sentence((Choose((Pay("attack", 1), Gain("defense", 3))),), (HasElement("fire", 1),)),
        "If 1 Fire in play: you may pay 1 Attack: gain 3 Defense.",
        "Se 1 Fuoco in gioco: puoi pagare 1 Attacco: guadagna 3 Difesa.",
    ),
    (
        Sentence((Choose((Gain("attack", 2), Gain("mana", 1)), (TakeBack(1),)),)),
        "Gain 2 Attack, gain 1 Mana or take back up to 1 Infuse card.",
        "Guadagna 2 Attacco, guadagna 1 Mana oppure riprendi fino a 1 carta Infusa.",
    ),
    (
        Sentence((RepeatAbility(),), (HasCards(">=", 3),)),
        "If 3 or more Hero Cards in play: you may repeat the ability before for its cost.",
        "Se 3 o più Carte Eroe in gioco: puoi ripetere l’abilità precedente pagandone il costo.",
    ),
    (
        Sentence((Choose((IgnoreModifier(),)),)),
        "You may ignore the Modifier this turn.",
        "Puoi ignorare il Modificatore per questo turno.",
    ),
]


@pytest.mark.parametrize(("sentence", "english", "italian"), SAID)
def test_as_the_card_says_it(sentence: Sentence, english: str, italian: str) -> None:
    assert write_sentences((sentence,), "en") == english
    assert write_sentences((sentence,), "it") == italian
    assert read_ability(f"(4) {english}", "en") == HeroAbility(4, (sentence,))
    assert read_ability(f"(4) {italian}", "it") == HeroAbility(4, (sentence,))


def test_several_sentences() -> None:
    ability = HeroAbility(
        2, (Sentence((Gain("attack", 2),)), Sentence((Gain("mana", 2),), (FIRE,)))
    )
    assert write_ability(ability, "en") == "(2) Gain 2 Attack. If 2 Fire in play: gain 2 Mana."


@pytest.mark.parametrize(
    ("exhaust", "half", "english", "italian"),
    [
        (
            Exhaust(2), UPPER,
            "Pay 2 Mana: discard. Else: turn, discard.",
            "Paga 2 Mana: scarta. Altrimenti: gira, scarta.",
        ),
        (
            Exhaust(3), LOWER,
            "Pay 3 Mana: discard. Else: remove.",
            "Paga 3 Mana: scarta. Altrimenti: elimina.",
        ),
        (
            Exhaust(2, "tenacity"), LOWER,
            "Pay 2 Mana: discard. Else: gain 3 Defense, remove.",
            "Paga 2 Mana: scarta. Altrimenti: guadagna 3 Difesa, elimina.",
        ),
        (Exhaust(None, "discard"), LOWER, "Discard.", "Scarta."),
        (Exhaust(None, "turn"), LOWER, "Turn, discard.", "Gira, scarta."),
        (
            Exhaust(None, "shield"), UPPER,
            "From hand: discard. Else: turn, discard.",
            "Dalla mano: scarta. Altrimenti: gira, scarta.",
        ),
    ],
)  # fmt: skip
def test_as_the_card_exhausts(exhaust: Exhaust, half: int, english: str, italian: str) -> None:
    assert write_exhaust(exhaust, half, "en") == english
    assert write_exhaust(exhaust, half, "it") == italian


# What cannot be read


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("(1) gain 1 Mana or pay 1 Attack or gain 2 Mana", "Column 36: a sentence offers two ways"),
        ("(1) gain 1 Mana or", "Column 19: something is missing here."),
        ("(1) you may gain 3 Atack.", "Column 13: “gain 3 Atack” is no action. Perhaps"),
        ("(1) repeat the ability before for its cost", "Column 5: “repeat the ability before"),
        ("(1) you may gain 1 Mana, repeat the ability before for its cost", "Column 26: “repeat"),
        ("gain 5 Attack", "Column 1: an ability begins with its Activation Cost in brackets"),
        ("(3)", "Column 4: something is missing here."),
        ("(3) .", "Column 4: something is missing here."),
        ("(3) If 2 Fire in play gain 3 Attack", "Column 36: after “If …” comes a colon"),
        ("(3) If 2 Fire in play:", "Column 23: something is missing here."),
        ("(3) gain 3 Atack.", "Column 5: “gain 3 Atack” is no action. Perhaps “gain 3 Attack”?"),
        ("(3) gain 3 Attack: gain 2 Mana.", "Column 18: a colon follows a condition or something"),
        ("(3) gain 1 Mana, , gain 2 Mana.", "Column 17: something is missing here."),
        ("(3) If 2 Fire: gain 1 Mana.", "Column 8: “2 Fire” is no condition. Perhaps “2 Fire in"),
        ("(3) If Constellation 3-1 in play: gain 1 Mana.", "Column 8: “Constellation 3-1 in play”"),
        ("(3) gain 1234567 Mana.", "Column 5: “gain 1234567 Mana” is no action."),
        ("(3) gain @two Mana.", "Column 5: “gain @two Mana” is no action."),
        ("(3) pay 2 Mana: gain 1 Attack.", "Column 5: “pay 2 Mana” is no action."),
        ("(3) " + "gain 1 Mana, " * 99, "Column 1001: the text is too long."),
        ("(3) \x1b[2J", "Column 5: “\\u001b[2J” is no action."),
    ],
)
def test_bad_abilities_are_told_with_their_column(text: str, told: str) -> None:
    with pytest.raises(BadLine) as error:
        read_ability(text, "en")
    assert str(error.value).startswith(told)


@pytest.mark.parametrize(
    ("text", "half", "told"),
    [
        ("", UPPER, "Column 1: there is no Exhaust Effect."),
        ("Pay 2 Mana: discard. Else: remove.", UPPER, "Column 1: “Pay 2 Mana: discard. Else: rem"),
        ("x" * 2000, LOWER, "Column 1001: the text is too long."),
    ],
)
def test_bad_exhaust_effects_are_told(text: str, half: int, told: str) -> None:
    with pytest.raises(BadLine) as error:
        read_exhaust(text, half, "en")
    assert str(error.value).startswith(told)


def test_errors_are_told_in_italian_and_cross_processes() -> None:
    with pytest.raises(BadLine) as error:
        read_ability("(3) guadagna 5 Atacco.", "it")
    again = pickle.loads(pickle.dumps(error.value))
    told = again.tell(kernel_words("it"))
    expected = (
        "Colonna 5: «guadagna 5 Atacco» non è un’azione. Forse intendevi «guadagna 5 Attacco»?"
    )
    assert told == expected
    assert again.place == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_text_is_read_or_refused_in_one_sentence(language: str) -> None:
    pieces = st.sampled_from(
        ["(3)", "If", "Se", ":", ",", ".", "gain 2 Attack", "2 Fire in play", "and", "e", "[", "@x",
         "pay 1 Defense", "paga 1 Difesa", "\n", "‘", "²", "9" * 30, "Costellazione 1-2 in mano"]
    )  # fmt: skip

    @settings(max_examples=examples(200))
    @given(st.lists(pieces, max_size=12).map(" ".join) | st.text(max_size=40))
    def test(text: str) -> None:
        refused = ""
        try:
            ability = read_ability(text, language)
        except BadLine as error:
            refused = str(error)
        else:
            assert read_ability(write_ability(ability, language), language) == ability
        assert "\n" not in refused

    test()


def test_italian_is_not_english() -> None:
    for (_, english, italian), language in product(SAID, LANGUAGES):
        other = italian if language == "en" else english
        with pytest.raises(BadLine):
            read_ability(f"(1) {other}", language)

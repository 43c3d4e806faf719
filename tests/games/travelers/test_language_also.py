"""How the first printed cards say it: read as the same, and never printed by us."""

from __future__ import annotations

import pytest

from stampadia.games.travelers.content import LOWER, UPPER
from stampadia.games.travelers.language import (
    BadLine,
    read_ability,
    read_exhaust,
    write_ability,
    write_exhaust,
)

ABILITIES = [
    ("en", "(1) +2 Attack.", "(1) Gain 2 Attack."),
    ("en", "(2) +2 Defense, +1 Mana.", "(2) Gain 2 Defense, gain 1 Mana."),
    ("en", "(1) If 1 Fire or more in play: +2 Attack.", "(1) If 1 Fire in play: gain 2 Attack."),
    ("en", "(1) 1 Fire or more in play: +2 Attack.", "(1) If 1 Fire in play: gain 2 Attack."),
    ("en", "(1) 2 or more Water in hand: +1 Mana.", "(1) If 2 Water in hand: gain 1 Mana."),
    ("en", "(3) If 2 double-tipped Banners or more in play: +5 Defense.",
     "(3) If 2 double-tipped Banners in play: gain 5 Defense."),
    ("en", "(3) 1 single-tipped Banner or more in play and 4 Hero Cards or more in play: +3 Mana.",
     "(3) If 1 single-tipped Banner in play and 4 or more Hero Cards in play: gain 3 Mana."),
    ("en", "(2) If 2 Hero Cards or fewer in play: +1 Mana.",
     "(2) If 2 or fewer Hero Cards in play: gain 1 Mana."),
    ("en", "(2) If 2 Defense or more: pay 1 Defense: +3 Attack.",
     "(2) If 2 or more Defense Points: pay 1 Defense: gain 3 Attack."),
    ("en", "(2) If 2 Attack Points or more: +3 Attack.",
     "(2) If 2 or more Attack Points: gain 3 Attack."),
    ("it", "(1) +2 Attacco.", "(1) Guadagna 2 Attacco."),
    ("it", "(1) Se 1 Fuoco o più in gioco: +2 Difesa.",
     "(1) Se 1 Fuoco in gioco: guadagna 2 Difesa."),
    ("it", "(1) 1 o più Terra in mano: +1 Mana.", "(1) Se 1 Terra in mano: guadagna 1 Mana."),
    ("it", "(3) 2 Stendardi a due punte o più in gioco: +5 Difesa.",
     "(3) Se 2 Stendardi a due punte in gioco: guadagna 5 Difesa."),
    ("it", "(3) Se 4 Carte Eroe o più in gioco: +3 Attacco.",
     "(3) Se 4 o più Carte Eroe in gioco: guadagna 3 Attacco."),
    ("it", "(2) Se 2 Punti di Difesa o più: +3 Attacco.",
     "(2) Se 2 o più Punti di Difesa: guadagna 3 Attacco."),
]  # fmt: skip


ABILITIES += [
    ("en", "(1) You may gain 2 Attack or gain 2 Defense.",
     "(1) Gain 2 Attack or gain 2 Defense."),
    ("it", "(1) Puoi guadagnare 2 Attacco oppure guadagnare 2 Difesa.",
     "(1) Guadagna 2 Attacco oppure guadagna 2 Difesa."),
    ("en", "(1) You may ignore the enemy Modifier this turn.",
     "(1) You may ignore the Modifier this turn."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "printed"), ABILITIES)
def test_an_ability_in_other_words(language: str, text: str, printed: str) -> None:
    ability = read_ability(text, language)
    assert ability == read_ability(printed, language)
    assert write_ability(ability, language) == printed


EXHAUSTS = [
    (UPPER, "en", "Turn. Discard.", "Turn, discard."),
    (LOWER, "it", "Gira. Scarta.", "Gira, scarta."),
    (UPPER, "en", "+2 Attack, turn. Discard.", "Gain 2 Attack, turn, discard."),
    (UPPER, "en", "If not in hand: turn. Discard.", "From hand: discard. Else: turn, discard."),
    (LOWER, "it", "Gira. Se non in mano: elimina.",
     "Dalla mano: gira, scarta. Altrimenti: elimina."),
    (UPPER, "en", "Pay 1 Mana or turn. Discard.", "Pay 1 Mana: discard. Else: turn, discard."),
    (UPPER, "it", "Paga 1 Mana o gira. Scarta.", "Paga 1 Mana: scarta. Altrimenti: gira, scarta."),
    (LOWER, "en", "Pay 2 Mana: discard. Or remove.", "Pay 2 Mana: discard. Else: remove."),
    (LOWER, "it", "Paga 2 Mana: scarta. O elimina.",
     "Paga 2 Mana: scarta. Altrimenti: elimina."),
    (UPPER, "en", "Pay 1 Mana or +2 Attack, turn. Discard.",
     "Pay 1 Mana: discard. Else: gain 2 Attack, turn, discard."),
    (LOWER, "it", "Paga 2 Mana: scarta. O +3 Difesa, elimina.",
     "Paga 2 Mana: scarta. Altrimenti: guadagna 3 Difesa, elimina."),
    (UPPER, "en", "Pay 1 Mana: discard to the bottom. Or turn. Discard.",
     "Pay 1 Mana: discard to the bottom. Else: turn, discard."),
]  # fmt: skip


@pytest.mark.parametrize(("half", "language", "text", "printed"), EXHAUSTS)
def test_an_exhaust_effect_in_other_words(
    half: int, language: str, text: str, printed: str
) -> None:
    effect = read_exhaust(text, half, language)
    assert effect == read_exhaust(printed, half, language)
    assert write_exhaust(effect, half, language) == printed


def test_what_stands_before_a_colon_must_still_mean_something() -> None:
    for text in ("(1) 1 Fire or moer in play: +2 Attack.", "(1) Gain 1 Attack: gain 2 Attack."):
        with pytest.raises(BadLine):
            read_ability(text, "en")

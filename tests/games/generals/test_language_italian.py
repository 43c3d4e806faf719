"""Italian texts as people write them, beside the English that says the same."""

from __future__ import annotations

import pytest

from stampadia.games.generals.language import read, write
from stampadia.games.generals.language.skills import Skill, Unread

SAME = [
    ("Aggiungi 2 ferite a tutti i Nemici.", "Add 2{wound} to all Enemies"),
    ("Metti {x}{wound} su {front}, {left} e {right}", "Add {x}{wound} to {front}, {left}, {right}"),
    ("Rimuovi 1{wound} dall'Alleato con {life} più basso", "Heal 1{wound} of lowest {life} Ally"),
    ("Togli tutte le {wound} da {sides}", "Remove all {wound} from {sides}"),
    ("+1{attack} a {left} e a {right}", "+1{attack} to {left} and {right}"),
    ("Pesca due carte, perdi 1 Vita.", "Draw 2 cards, lose 1 Life"),
    ("Scarta 1 Carta Unità {fire} e 2 {water}", "Discard 1 {fire} and 2 {water} Unit Cards"),
    (
        "Scarta quante Carte Unità vuoi: guadagna altrettanti Scudi",
        "Discard any number of Unit Cards: gain the same number of Shields",
    ),
    ("Se {level} è minore di 4, pesca 1 carta.", "{level} is less than 4: draw 1 card"),
    (
        "Scegli 1 delle tue Unità con livello<{level}: esaurisci quell'Unità",
        "Select 1 of your Units with level<{level}: exhaust it",
    ),
    ("Infondi {fire} e {water} a {sides}", "Infuse {sides} with {fire}{water}"),
    ("Infondi {sides} con {fire}", "Infuse {sides} with {fire}"),
    ("Salta di 2 spazi a {left}", "Jump 2 spaces {left}"),
    (
        "{defeat} il Nemico con {attack} più alto e questa Unità",
        "{defeat} highest {attack} Enemy and this Unit",
    ),
    (
        "Stampa 1 Unità di livello {level-1} nella 1ª, 2ª e 4ª colonna della Fila in Arrivo, "
        "poi pesca 1 carta.",
        "Print a level {level-1} Unit on the Incoming Row 1st, 2nd, and 4th column, draw 1 card",
    ),
    ("Esaurisci tutti i Nemici con {wound}", "Exhaust all Enemies with {wound}"),
    ("Tutti i Nemici: -1{attack}", "All Enemies: -1{attack}"),
    ("Non hai Scudi: guadagna 1 Scudo", "You have no Shields: gain 1 Shield"),
    ("Ogni Alleato: non riceve {wound}, scarta questa carta",
     "Any Ally: do not get any {wound}, discard this card"),
    ("Fondi questa carta con 1 Nemico. Alla sconfitta: pesca 1 carta.",
     "Merge this card with 1 Enemy. On defeat: draw 1 card."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), SAME, ids=[italian for italian, _ in SAME])
def test_the_same_in_both_languages(italian: str, english: str) -> None:
    skill = read(italian, language="IT")
    assert isinstance(skill, Skill)
    assert skill == read(english)


def test_each_language_has_its_own_grammar() -> None:
    assert isinstance(read("Pesca 1 carta."), Unread)
    found = read("Pesca una carta a caso.", language="IT")
    assert isinstance(found, Unread)
    assert found.near.startswith("Pesca")


def test_prepositions_and_articles_grow_together() -> None:
    for english, italian in (
        ("Add 1{wound} to highest {attack} Enemy",
         "Aggiungi 1{wound} al Nemico con {attack} più alto."),
        ("Remove 1{wound} from lowest {life} Ally",
         "Rimuovi 1{wound} dall'Alleato con {life} più bassa."),
        ("Infuse with Elements of highest {life} of your Units",
         "Infondi gli Elementi della tua Unità con {life} più alta."),
    ):  # fmt: skip
        skill = read(english)
        assert isinstance(skill, Skill)
        assert write(skill, "IT") == ("", italian)

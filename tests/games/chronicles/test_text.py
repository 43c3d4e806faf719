"""What happened and what is asked: every fact has a sentence, every step a question, in both
languages; and what they say is so."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from games.chronicles.readable import (
    ENGLISH,
    ITALIAN,
    KEYS,
    assert_readable,
    assert_readable_question,
    said_in,
)
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, room, sheet_of, start
from stampadia.games import chronicles
from stampadia.games.chronicles import GAME, text
from stampadia.games.chronicles.events import FACTS, events_from
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.rules.foe_decision import Sight
from stampadia.kernel.event import Event
from stampadia.words import LANGUAGES, Words

# Facts

SAMPLES: Final[dict[str, Any]] = {
    "enabled": 2, "column": 2, "amount": 1, "left": 3, "total": 4, "why": "door", "cost": 3,
    "how": "won", "score": 31, "sheet": 1, "item": 0, "keyword": "Owl", "clause": 0, "turned": 1,
    "cell": 45, "outside": 44, "new": 1, "room": 12, "drawn": 12, "digit": 1, "foes": 2, "first": 1,
    "dice": (6, 3), "box": 0, "die": 6, "other_box": 3, "other_die": 2, "value": 4,
    "ability": Ability("atk", plus=-1, range=2), "foe_box": 1, "face": 5, "foe": 0, "strength": 5,
    "defense": 2, "hits": 1, "hero_cell": 45,
    "weighed": (Sight((Ability("atk", plus=-1, range=2),), (4, 3), 3, 0), 6, ()),
}  # fmt: skip


@cache
def hall() -> Prepared:
    """The start, and a hall with an enemy of two circles at 8,3."""
    return Prepared(
        sheet_of(
            START,
            room(12, "5,2", "5x3", "move [1] & pay 2G » x[1], {a drawer opens}"),
            enemies={"8,3": 2},
            cells={"6,3": 1},
            items=["Lantern (hero turn roll » flip 1 die)"],
        )
    )


def event(name: str, **other: Any) -> Event:
    """A fact with sample values."""
    samples = SAMPLES | ({"dice": 1} if name == "locked" else {}) | other
    fact = (name, *(samples[field] for field in FACTS[name]))
    (told,) = events_from(((hall(),), 0, [fact]))
    return told


def tell(name: str, words: Words = ENGLISH, **other: Any) -> str:
    return text.tell(event(name, **other), 0, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_every_fact_has_a_sentence(name: str, language: str) -> None:
    assert f"event-{name}" in KEYS[language]
    assert_readable(tell(name, said_in(language)))


def test_no_sentence_is_about_a_fact_that_does_not_exist() -> None:
    told = {key.removeprefix("event-") for key in KEYS["en"] if key.startswith("event-")}
    assert told == set(FACTS)


def test_every_fact_of_the_rules_is_known() -> None:
    folder = Path(chronicles.__file__).parent
    written = {
        name
        for path in folder.rglob("*.py")
        for name in re.findall(r'news\.append\(\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    # hero.py picks one of the two
    assert written | {"column-enabled", "column-disabled"} == set(FACTS)


CASES: Final[dict[str, tuple[Any, ...]]] = {
    "how": ("won", "died", "lost", "stranded", "torn-off"),
    "why": ("door", ""),
    "turned": (0, 1),
    "new": (0, 1),
    "first": (0, 1),
    "foes": (1, 2),
    "left": (0, 1, 2),
    "strength": (2, 3),
    "hits": (0, 1, 2),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", CASES)
def test_every_case_of_a_fact_reads_differently(field: str, language: str) -> None:
    """A case without words of its own would read like another."""
    for name in (name for name, fields in FACTS.items() if field in fields):
        told = [tell(name, said_in(language), **{field: value}) for value in CASES[field]]
        for sentence in told:
            assert_readable(sentence)
        assert len(set(told)) == len(told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dice", [(), (4,), (6, 3)])
def test_dice_are_told_as_many_as_there_are(dice: tuple[int, ...], language: str) -> None:
    told = tell("dice-changed", said_in(language), dice=dice)
    assert_readable(told)
    assert re.findall(r"\d", told) == [str(die) for die in dice]


@pytest.mark.parametrize(
    ("name", "facts", "english", "italian"),
    [
        (
            "lost-gold",
            {"left": 41},
            "Door: -1G, 41 left.",
            "Porta: -1MO, ne restano 41.",
        ),
        (
            "crossed-door",
            {},
            "Outside the door at 5,3: 4 + 5 + 3 = room 12.",
            "Fuori dalla porta, in 5,3: 4 + 5 + 3 = stanza 12.",
        ),
        (
            "drew-room",
            {},
            "Room 12 found: 5×3 at 5,2.",
            "Scoperta la stanza 12: 5×3 in 5,2.",
        ),
        (
            "hero-attacked",
            {},
            "The enemy at 8,3 attacks: 5 against defense 2, a hit.",
            "Il nemico in 8,3 attacca: 5 contro la difesa 2, colpito.",
        ),
        (
            "activated",
            {},
            "1a, ATK -1/RNG 2 with 4: makes 3.",
            "1a, ATT -1/GIT 2 con 4: fa 3.",
        ),
        (
            "enemy-activated",
            {},
            "The enemy at 8,3 plays the 6 on Move -2.",
            "Il nemico in 8,3 gioca il 6 su Muovi -2.",
        ),
        (
            "wounded",
            {},
            "The enemy at 8,3 loses HP, one circle left.",
            "Il nemico in 8,3 perde PF: un cerchio libero.",
        ),
        (
            "used-item",
            {},
            "Item used: Lantern (hero turn roll » flip 1 die).",
            "Oggetto usato: Lantern (tiro dell’eroe » capovolgi 1 dado).",
        ),
        (
            "line",
            {},
            "Room 12, now with its upside-down part: move [1] & pay 2G » x[1], a drawer opens.",
            "Stanza 12, ora anche la parte capovolta: vai su [1] & paga 2MO » x[1], "
            "a drawer opens.",
        ),
        (
            "placed",
            {},
            "The hero plays the 6 on 1a and the 2 on 2b.",
            "L’eroe gioca il 6 su 1a e il 2 su 2b.",
        ),
    ],
)
def test_what_is_told(name: str, facts: dict[str, Any], english: str, italian: str) -> None:
    assert tell(name, ENGLISH, **facts) == english
    assert tell(name, ITALIAN, **facts) == italian


def test_a_negative_value_makes_nothing() -> None:
    """Ruling 48."""
    told = tell("activated", ability=Ability("move", plus=-3), value=2)
    assert told == "1a, Move -3 with 2: makes 0."


def test_events_of_a_campaign_speak_of_their_own_sheet() -> None:
    first = sheet_of(start("enter room » x10", "move on stairs » you win, the first bell"))
    second = sheet_of(start("the second bell waits"), serial="two")
    position = Position((Prepared(first), Prepared(second)))
    opening = [text.tell(one, 0, ENGLISH) for one in GAME.opening(position)]
    assert opening == ["Room 10: enter room » x10.", "The box of room 10 is ticked."]
    told = [text.tell(one, 0, ENGLISH) for one in position.play(position.prepared.stairs)]
    assert told == [
        "The hero moves to 3,3.",
        "Room 10: move on stairs » you win, the first bell.",
        "The quest is fulfilled! Score: 50.",
        "Sheet 2 of the campaign: A test",
        "Room 10: the second bell waits.",
    ]


def test_a_sheet_that_is_won_as_it_begins_is_told_before_the_first_choice() -> None:
    first = sheet_of(start("the bell rings", "enter room » you win"))
    second = sheet_of(start("silence", "enter room » x10"), serial="two")
    position = Position((Prepared(first), Prepared(second)))
    assert [text.tell(one, 0, ENGLISH) for one in GAME.opening(position)] == [
        "Room 10: the bell rings.",
        "Room 10: enter room » you win.",
        "The quest is fulfilled! Score: 50.",
        "Sheet 2 of the campaign: A test",
        "Room 10: silence.",
        "Room 10: enter room » x10.",
        "The box of room 10 is ticked.",
    ]
    told = [text.tell(one, 0, ENGLISH) for one in position.play(position.prepared.stairs)]
    assert told == ["The hero moves to 3,3."]


def test_a_whole_walk_is_told_in_order() -> None:
    table = Table(START, room(12, "5,2", "5x3", "enter room » -2G, {a beggar runs off}"))
    assert [text.tell(one, 0, ENGLISH) for one in table.play("door 5,3")] == [
        "Door: -1G, 49 left.",
        "Outside the door at 5,3: 4 + 5 + 3 = room 12.",
        "Room 12 found: 5×3 at 5,2.",
        "The hero is in room 12, at 5,3.",
        "Room 12, now with its upside-down part: enter room » -2G, a beggar runs off.",
        "-2G, 47 left.",
    ]


def test_an_attack_into_the_air_is_told() -> None:
    table = Table(START, room(12, "5,2", "5x3"), enemies={"9,4": 0}, at="5,3")
    told = [text.tell(one, 0, ENGLISH) for one in table.play("6 3", "6 1a")]
    assert "No enemy is in range." in told


def test_a_turn_without_dice_is_told() -> None:
    table = Table(START, room(12, "5,2", "5x3"), enemies={"9,4": 0}, at="5,3")
    told = [text.tell(one, 0, ENGLISH) for one in table.play("1 1")]
    assert "No die is left to play: the hero’s turn passes." in told


# The question now

WITH_LINES: Final = {
    "offer": "enter room & pay 3G » +1HP",
    "riddle": 'enter room » A sign says "move anywhere in Cold Room + 3"',
    "select-room": "enter room » select 1 room, discover it",
    "move-anywhere": "enter room » move anywhere in room 20",
    "draw-cell": "enter room » draw [2] in room 20",
    "empty-box": 'enter room » gain hero ability "ATK/RNG 2"',
}


def asked_on_entry(line: str, **laid: Any) -> Table:
    hero = (*HERO[:2], *(type(HERO[0])(1, 4) for _ in range(2)))
    rooms = (START, room(12, "5,2", "5x3", line), room(20, "5,7", "2x2"), room(21, "9,7", "2x2"))
    table = Table(*rooms, hero=hero, doors=["4,3>"], **laid)
    table.play("door 5,3")
    return table


QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    "offer": (
        "Pay 3G in room 12?\nIt says: enter room & pay 3G » +1HP.",
        "Paghi 3MO nella stanza 12?\nDice: entri & paga 3MO » +1PF.",
    ),
    "riddle": (
        "Which room is meant? Its number, or no if you have no idea.\n"
        'Room 12: enter room » A sign says "move anywhere in Cold Room + 3".',
        "Quale stanza è? Il suo numero, o no se non ne hai idea.\n"
        'Stanza 12: entri » Un cartello dice "vai dove vuoi nella stanza Cold + 3".',
    ),
    "select-room": ("Which room is discovered?", "Quale stanza si scopre?"),
    "move-anywhere": (
        "To which cell of room 20 does the hero move?",
        "In quale casella della stanza 20 va l’eroe?",
    ),
    "draw-cell": (
        "In which empty cell of room 20 do you draw [2]?",
        "In quale casella libera della stanza 20 disegni [2]?",
    ),
    "empty-box": (
        "A new ability, ATK/RNG 2: into which empty box?",
        "Una nuova abilità, ATT/GIT 2: in quale riquadro vuoto?",
    ),
}


@pytest.mark.parametrize("step", QUESTIONS)
def test_what_lines_ask(step: str) -> None:
    table = asked_on_entry(WITH_LINES[step])
    assert table.asked == step
    view = table.position.view(0)
    assert (text.question(view, ENGLISH), text.question(view, ITALIAN)) == QUESTIONS[step]


def fight(*items: str, **laid: Any) -> Table:
    """The hero at 6,3, enemies at 7,3 and 6,4."""
    hall = room(12, "5,2", "5x3")
    laid = {"enemies": {"7,3": 0, "6,4": 1}, "at": "6,3"} | laid
    return Table(START, hall, items=items, **laid)


@pytest.mark.parametrize(
    ("item", "played", "step", "asked"),
    [
        (
            "Lamp (hero turn roll » flip 1 die)",
            (),
            "placement",
            "Dice to place: 6 and 3.\nDifferent rows and columns, none higher than the one on its "
            "left; or pass. Or use Lamp.",
        ),
        (
            "Lamp (hero turn roll » flip 1 die)",
            ("use Lamp",),
            "flip-die",
            "Which die is flipped to its other side?\nDice: 6 and 3.",
        ),
        (
            "Grog (hero turn roll » set 1 die to 5)",
            ("use Grog",),
            "set-die",
            "Which die is set to 5?\nDice: 6 and 3.",
        ),
        (
            "Sieve (hero turn roll » discard 1 die)",
            ("use Sieve",),
            "discard-die",
            "Which die is discarded?\nDice: 6 and 3.",
        ),
        (
            "File (hero turn roll » reduce 1 die value by 2)",
            ("use File",),
            "reduce-die",
            "Which die is lowered by 2?\nDice: 6 and 3.",
        ),
        (
            "Dart (hero turn roll » -1HP to 1 enemy in range 2)",
            ("use Dart",),
            "victim",
            "-1HP: which enemy?\nWhatever the defense: 7,3 (defense 1), 6,4 (defense 2).",
        ),
        (
            "Seal (hero turn roll » activate 1 ability using value 5)",
            ("use Seal",),
            "free-ability",
            "One ability with the value 5: which box?",
        ),
        (
            "Lamp (enemy turn roll » flip 1 die)",
            ("6 1a",),
            "target",
            "An attack of strength 5: on which enemy?\n7,3 (defense 1), 6,4 (defense 2).",
        ),
        (
            "Lamp (enemy turn roll » flip 1 die)",
            ("pass",),
            "which-enemy",
            "Which enemy plays first?\nThese are equally near: 7,3 (defense 1), 6,4 (defense 2).",
        ),
        (
            "Lamp (enemy turn roll » flip 1 die)",
            ("pass", "enemy 7,3", "4 2"),
            "item-window",
            "The enemy at 7,3 has rolled 4 and 2: use an item?",
        ),
        (
            "Lamp (hero loses HP » flip 1 die)",
            ("pass", "enemy 7,3", "4 2"),
            "item-window",
            "The hero has lost HP: use an item?",
        ),
        (
            "Lamp (enemy turn roll » flip 1 die)",
            ("6 1b",),
            "move",
            "Move, at most 4 spaces: where to? Or go on.",
        ),
        (
            "Lamp (hero turn & pay 1G » +1HP)",
            ("6 1b",),
            "move",
            "Move, at most 4 spaces: where to? Or go on.\nOr use Lamp.",
        ),
    ],
)
def test_what_a_battle_asks(item: str, played: tuple[str, ...], step: str, asked: str) -> None:
    table = fight(item)
    table.play("6 3", *played)
    assert table.asked == step
    view = table.position.view(0)
    assert text.question(view, ENGLISH) == asked
    assert_readable_question(text.question(view, ITALIAN))


def test_the_price_of_an_item_is_asked_with_every_way() -> None:
    table = fight("Deck (hero turn roll & forget any 'Ace...' + G to reach >=2 » flip 1 die)",
                  memory=("Ace 1", "Ace 3"))  # fmt: skip
    table.play("6 3", "use Deck")
    assert table.asked == "item-price"
    view = table.position.view(0)
    assert text.question(view, ENGLISH) == (
        "Deck: forget ‘Ace 1’ and pay 1G or forget ‘Ace 3’?\n"
        "Deck (hero turn roll & forget any 'Ace...' + G to reach >=2 » flip 1 die)."
    )
    assert text.question(view, ITALIAN) == (
        "Deck: dimentichi ‘Ace 1’ e paghi 1MO o dimentichi ‘Ace 3’?\n"
        "Deck (tiro dell’eroe & dimentica un 'Ace...' + MO fino a >=2 » capovolgi 1 dado)."
    )


@pytest.mark.parametrize(
    ("condition", "english", "italian"),
    [
        ("pay 3G", "pay 3G", "paghi 3MO"),
        ("pay 1XP", "lose 1XP", "perdi 1PE"),
        ("-2HP", "lose 2HP", "perdi 2PF"),
        ("pay Rope", "give up Rope", "cedi Rope"),
        ('"Open!"', "say “Open!”", "dici «Open!»"),
        ("forget 'Owl'", "forget ‘Owl’", "dimentichi ‘Owl’"),
        ("pay 1G & \"Please!\"", "pay 1G and say “Please!”", "paghi 1MO e dici «Please!»"),
    ],
)  # fmt: skip
def test_prices(condition: str, english: str, italian: str) -> None:
    rope = ["Rope (hero died » +2HP)"]
    table = asked_on_entry(f"enter room & {condition} » +1G", items=rope, memory=("Owl",), xp=2)
    view = table.position.view(0)
    asked = [text.question(view, words).split("\n")[0].lower() for words in (ENGLISH, ITALIAN)]
    assert asked == [f"{english} in room 12?".lower(), f"{italian} nella stanza 12?".lower()]


def steps_of_the_rules() -> set[str]:
    """Every name under which a step or a question waits for somebody."""
    folder = Path(chronicles.__file__).parent
    source = "\n".join(
        path.read_text("utf-8")
        for part in ("rules", "effects")
        for path in (folder / part).glob("*.py")
    )
    asked = set(
        re.findall(r'(?:ask\(position|Question\(|_choose_die\(position), "([a-z-]+)"', source)
    )
    asked |= set(re.findall(r'Question\("([a-z-]+)"', source))
    for name, body in re.findall(r'name = "([a-z-]+)"(.*?)(?=\nclass |\Z)', source, re.DOTALL):
        proceed = body.partition("def proceed")[2].split("\n    def ")[0].split("\ndef ")[0]
        if re.search(r"return (?!None\b)\S", proceed):
            asked.add(name)
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_question(language: str) -> None:
    steps = steps_of_the_rules()
    assert {"explore", "offer", "placement", "hero-roll", "riddle", "flip-die"} <= steps
    assert {f"ask-{step}" for step in steps} == {
        key for key in KEYS[language] if key.startswith("ask-")
    }

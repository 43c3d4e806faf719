"""The notation of the sheet, word for word in both languages, and as people type it."""

from __future__ import annotations

import pytest

from games.chronicles.instruction_strategies import NAMES
from stampadia.games.chronicles.content import Item
from stampadia.games.chronicles.instructions import (
    Ability,
    Activates,
    AnyAct,
    AnyPart,
    BeforeHeroRoll,
    ByRoomCells,
    Change,
    Clause,
    Cross,
    CrossDoor,
    Damage,
    DiscardDice,
    DiscardLow,
    DiscardRolled,
    Discover,
    DontKnow,
    DrawCell,
    Effect,
    EnterRoom,
    FlipDie,
    Forget,
    ForgetAny,
    ForgetToTrigger,
    FreeAbility,
    GainAbility,
    Get,
    GoldOver,
    GoldSpent,
    GoldUnder,
    GoToStairs,
    HeroDied,
    HeroLosesHP,
    HeroTurn,
    HPLeft,
    KilledLastFoe,
    Know,
    Learn,
    Lose,
    LowerFirst,
    MoveAnywhere,
    MoveBack,
    MoveOnCell,
    MoveOnStairs,
    Narrate,
    NextEnemyRolls,
    NoEscape,
    NoFoes,
    Nothing,
    NotTicked,
    OneAbility,
    PassTurn,
    Pay,
    PayItem,
    ReduceDie,
    RerollOnes,
    Riddle,
    RollCase,
    RolledOne,
    RollTable,
    RoomIsEmpty,
    RoundStarts,
    SameColumn,
    SameRow,
    Say,
    SelectRoom,
    SetDice,
    SetRolled,
    StopReading,
    Suffer,
    SumDice,
    TearOff,
    Text,
    Tick,
    Ticked,
    TurnRoll,
    Win,
)
from stampadia.games.chronicles.language import (
    read_ability,
    read_blueprint_line,
    read_clause,
    read_item,
    read_line,
    write_ability,
    write_clause,
    write_item,
    write_line,
)

HALLO = Text("Let's go!", "Andiamo!")
EYES = Text("Three Eyes", "dei tre occhi")
ROLLS = (
    RollCase(1, 3, (Change(-1, "HP"), Tick(12))),
    RollCase(4, 4, (Nothing(),)),
    RollCase(5, 6, (Change(2, "G"),)),
)

PARTS: list[tuple[AnyPart, str, str]] = [
    (MoveOnCell(1), "move [1]", "vai su [1]"),
    (Ticked(12), "x12", "x12"),
    (NotTicked(12), "not x12", "non x12"),
    (EnterRoom(), "enter room", "entri"),
    (Pay(5, "G"), "pay 5G", "paga 5MO"),
    (Pay(1, "XP"), "pay 1XP", "paga 1PE"),
    (Pay(2, "HP"), "pay 2HP", "paga 2PF"),
    (KilledLastFoe(), "killed last foe", "ultimo nemico ucciso"),
    (NoFoes(), "no foes", "nessun nemico"),
    (MoveOnStairs(), "move on stairs", "vai sulle scale"),
    (ForgetToTrigger("pen-friend"), "forget 'Pen Friend'", "dimentica 'Amico di penna'"),
    (Say(HALLO), '"Let\'s go!"', '"Andiamo!"'),
    (PayItem("lantern"), "pay Lantern", "cedi Lanterna"),
    (Know("pelican-1"), "know 'Pelican 1'", "conosci 'Pellicano 1'"),
    (DontKnow("pelican-1"), "don't know 'Pelican 1'", "non conosci 'Pellicano 1'"),
    (TurnRoll("hero"), "hero turn roll", "tiro dell’eroe"),
    (TurnRoll("enemy"), "enemy turn roll", "tiro del nemico"),
    (TurnRoll("any"), "any battle turn roll", "ogni tiro in battaglia"),
    (RolledOne("hero"), "hero turn rolled 1", "l’eroe tira 1"),
    (RolledOne("enemy"), "enemy turn rolled 1", "il nemico tira 1"),
    (RolledOne("any"), "rolled 1 in battle", "si tira 1 in battaglia"),
    (Activates("hero"), "hero activates MOVE", "l’eroe attiva MUOVI"),
    (Activates("enemy", "atk"), "enemy activates ATK", "il nemico attiva ATT"),
    (Activates("any", "gain-hp"), "any GAIN HP activation", "si attiva CURA"),
    (GoldOver(25), ">25G left", ">25MO rimaste"),
    (GoldUnder(26), "<26G left", "<26MO rimaste"),
    (GoldSpent(11, 30), "11~30G spent", "11~30MO spese"),
    (HPLeft(), "HP left =0", "PF rimasti =0"),
    (Suffer(2), "-2HP", "-2PF"),
    (RoundStarts(), "a battle round starts", "inizia un round"),
    (ForgetAny("pelican"), "forget any 'Pelican...'", "dimentica un 'Pellicano...'"),
    (
        ForgetAny("pelican", 3),
        "forget any 'Pelican...' + G to reach >=3",
        "dimentica un 'Pellicano...' + MO fino a >=3",
    ),
    (HeroDied(), "hero died", "l’eroe muore"),
    (HeroTurn(), "hero turn", "turno dell’eroe"),
    (BeforeHeroRoll(), "before hero turn roll", "prima del tiro dell’eroe"),
    (HeroLosesHP(), "hero loses HP", "l’eroe perde PF"),
    (CrossDoor(), "cross door", "attraversi una porta"),
    (NextEnemyRolls(3), "next 3 enemy turn rolls", "prossimi 3 tiri del nemico"),
    (NextEnemyRolls(1), "next 1 enemy turn roll", "prossimo tiro del nemico"),
    (PassTurn(), "pass", "passa"),
    (DiscardRolled(6), "discard 1 rolled 6", "scarta un 6 tirato"),
    (SetRolled(1, 6), "set 1 rolled 1 to 6", "metti un 1 tirato su 6"),
]

ACTS: list[tuple[AnyAct, str, str]] = [
    (Narrate(Text("A door opens.", "Si apre una porta.")), "A door opens.", "Si apre una porta."),
    (Tick(12), "x12", "x12"),
    (Cross(1), "x[1]", "x[1]"),
    (Change(2, "HP"), "+2HP", "+2PF"),
    (Change(-3, "G"), "-3G", "-3MO"),
    (Change(1, "XP"), "+1XP", "+1PE"),
    (Learn("pen-friend"), "learn 'Pen Friend'", "impara 'Amico di penna'"),
    (Forget("Ash"), "forget 'Ash'", "dimentica 'Ash'"),
    (RoomIsEmpty(), "room is empty", "stanza vuota"),
    (NoEscape(), "no escape", "niente fuga"),
    (StopReading(), "stop reading", "smetti di leggere"),
    (Get("monks-bread"), "get Monks' Bread", "ottieni Pane dei monaci"),
    (Lose("lantern"), "lose Lantern", "perdi Lanterna"),
    (Discover(35), "discover room 35", "scopri la stanza 35"),
    (SelectRoom(), "select 1 room, discover it", "scegli 1 stanza, scoprila"),
    (DrawCell(1, 35), "draw [1] in room 35", "disegna [1] nella stanza 35"),
    (MoveAnywhere(35), "move anywhere in room 35", "vai dove vuoi nella stanza 35"),
    (MoveAnywhere(), "move anywhere in starting room", "vai dove vuoi nella stanza iniziale"),
    (GoToStairs(), "move on stairs", "vai sulle scale"),
    (MoveBack(), "move back", "torna indietro"),
    (
        Riddle(EYES, 3),
        'A sign says "move anywhere in Three Eyes Room + 3"',
        'Un cartello dice "vai dove vuoi nella stanza dei tre occhi + 3"',
    ),
    (
        Riddle(EYES),
        'A sign says "move anywhere in Three Eyes Room"',
        'Un cartello dice "vai dove vuoi nella stanza dei tre occhi"',
    ),
    (
        RollTable(ROLLS),
        "roll a die: 1~3 -1HP & x12, =4 nothing happens, 5~6 +2G",
        "tira un dado: 1~3 -1PF & x12, =4 non succede nulla, 5~6 +2MO",
    ),
    (Nothing(), "nothing happens", "non succede nulla"),
    (Effect(-1), "effect -1", "effetto -1"),
    (ReduceDie(), "reduce 1 die value by 1", "riduci 1 dado di 1"),
    (OneAbility(), "can activate 1 ability only", "può attivare 1 sola abilità"),
    (RerollOnes(), "reroll all 1 once", "rilancia tutti gli 1 una volta"),
    (
        GainAbility(Ability("atk", range=2)),
        'gain hero ability "ATK/RNG 2"',
        'l’eroe ottiene "ATT/GIT 2"',
    ),
    (TearOff(), "tear off this sheet", "strappa questo foglio"),
    (Win(), "you win", "hai vinto"),
    (Damage(1, 2), "-1HP to all enemies in range 2", "-1PF a tutti i nemici entro GIT 2"),
    (Damage(1, 2, 1), "-1HP to 1 enemy in range 2", "-1PF a 1 nemico entro GIT 2"),
    (Damage(1, 3, 2), "-1HP to up to 2 enemies in range 3", "-1PF a max 2 nemici entro GIT 3"),
    (DiscardDice(1), "discard 1 die", "scarta 1 dado"),
    (DiscardDice(2), "discard 2 dice", "scarta 2 dadi"),
    (DiscardLow(5), "discard dice <=5", "scarta i dadi <=5"),
    (SetDice(1, 6), "set 1 die to 6", "metti 1 dado su 6"),
    (SetDice(2, 5), "set 2 dice to 5", "metti 2 dadi su 5"),
    (FlipDie(), "flip 1 die", "capovolgi 1 dado"),
    (LowerFirst(), "play lower die first", "gioca prima il dado più basso"),
    (SameColumn(), "play dice in same column", "gioca i dadi nella stessa colonna"),
    (SameRow(), "play dice in same row", "gioca i dadi nella stessa riga"),
    (
        SumDice(),
        "sum 2 dice, activate 1 ability, pass",
        "somma 2 dadi, attiva 1 abilità, passa",
    ),
    (FreeAbility(5), "activate 1 ability using value 5", "attiva 1 abilità con valore 5"),
    (
        ByRoomCells("atk"),
        "ATK by current room cells count",
        "ATT pari alle celle della stanza",
    ),
    (
        ByRoomCells("move"),
        "Move by current room cells count",
        "Muovi pari alle celle della stanza",
    ),
]


@pytest.mark.parametrize(("part", "english", "italian"), PARTS, ids=[row[1] for row in PARTS])
def test_a_part_is_printed_so(part: AnyPart, english: str, italian: str) -> None:
    clause = Clause((part,), (Win(),))
    assert write_clause(clause, "en", NAMES) == f"{english} » you win"
    assert write_clause(clause, "it", NAMES) == f"{italian} » hai vinto"


@pytest.mark.parametrize(("act", "english", "italian"), ACTS, ids=[row[1] for row in ACTS])
def test_an_act_is_printed_so(act: AnyAct, english: str, italian: str) -> None:
    clause = Clause(do=(act,))
    assert write_clause(clause, "en", NAMES) == english
    assert write_clause(clause, "it", NAMES) == italian


def test_the_lists_above_leave_nothing_out() -> None:
    from games.chronicles.instruction_strategies import ACTS as EVERY_ACT
    from games.chronicles.instruction_strategies import PARTS as EVERY_PART

    assert {type(row[0]) for row in PARTS} == set(EVERY_PART)
    assert {type(row[0]) for row in ACTS} == set(EVERY_ACT)


# Whole lines


LINE = (
    Clause((MoveOnCell(1), NotTicked(12)), (Cross(1), Change(2, "G"), Tick(12)), upside_down=1),
    Clause((Ticked(3), Ticked(4)), (NoEscape(),), any_of=True),
)


def test_a_line_in_english_and_italian() -> None:
    english = "move [1] & not x12 » x[1], {+2G, x12} | x3 or x4 » no escape"
    italian = "vai su [1] & non x12 » x[1], {+2MO, x12} | x3 o x4 » niente fuga"
    assert write_line(LINE, "en", NAMES) == english
    assert write_line(LINE, "it", NAMES) == italian
    assert read_line(english, "en", NAMES) == read_line(italian, "it", NAMES) == LINE


def test_both_apostrophes_are_read() -> None:
    for line in ("prima del tiro dell'eroe » +2PF", "prima del tiro dell’eroe » +2PF"):
        (clause,) = read_line(line, "it", NAMES)
        assert clause == Clause((BeforeHeroRoll(),), (Change(2, "HP"),))


def test_an_item_as_on_the_equipment_scroll() -> None:
    clause = Clause((HeroDied(), Pay(5, "G")), (Change(40, "HP"), GoToStairs()))
    item = Item("lantern", NAMES.items["lantern"], clause)
    text = "Lanterna (l’eroe muore & paga 5MO » +40PF, vai sulle scale)"
    assert write_item(item, "it", NAMES) == text
    assert read_item(text, "it", NAMES) == item


ABILITIES = [
    (Ability("atk", plus=-1, range=2, pay=1), "(pay 1G) ATK -1/RNG 2", "(paga 1MO) ATT -1/GIT 2"),
    (Ability("atk", range=2, exactly=True), "ATK/RNG =2", "ATT/GIT =2"),
    (Ability("atk", plus=-2, range=2, all=True), "ATK -2/ALL 2", "ATT -2/TUTTI 2"),
    (Ability("move", plus=-3), "Move -3", "Muovi -3"),
    (Ability("move"), "Move", "Muovi"),
    (Ability("def", plus=-3), "DEF -3", "DIF -3"),
    (Ability("gain-hp", plus=-5), "Gain HP -5", "Cura -5"),
    (Ability("copy", plus=-1), "Copy -1", "Copia -1"),
    (Ability("lock", plus=-3), "Lock -3", "Blocca -3"),
]


@pytest.mark.parametrize(("ability", "english", "italian"), ABILITIES)
def test_an_ability_is_printed_so(ability: Ability, english: str, italian: str) -> None:
    assert write_ability(ability, "en") == english
    assert write_ability(ability, "it") == italian


@pytest.mark.parametrize(
    "typed", ["atk −1 / rng2", "ATK-1/RNG 2.", "  Atk – 1/Rng 2 ", "ATK -1 RNG 2"]
)
def test_an_ability_as_people_type_it(typed: str) -> None:
    assert read_ability(typed, "en") == Ability("atk", plus=-1, range=2)


# As people type it


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move[1]&not x 12>>x[ 1 ],+ 2 G", "move [1] & not x12 » x[1], +2G"),
        ("  MOVE [1]   &   Not X12 >> X[1] ,+2g  ", "move [1] & not x12 » x[1], +2G"),
        ("know ‘pelican 1’ » −3hp, –1G.", "know 'Pelican 1' » -3HP, -1G"),
        ('know "Pelican 1" >> Learn “Pen friend”', "know 'Pelican 1' » learn 'Pen Friend'"),
        ("don’t know 'ASH' » you win.", "don't know 'ASH' » you win"),
        ("dont know 'ash' » You Win", "don't know 'ash' » you win"),
        ("“Let's go!” » x12", "\"Let's go!\" » x12"),
        ("«Let's go!» » x12", "\"Let's go!\" » x12"),
        ("“A, or B & C » D | E” >> x12", '"A, or B & C » D | E" » x12'),
        ("forget any 'pelican…' » x12", "forget any 'Pelican...' » x12"),
        (
            "forget any 'Pelican...'+ G to reach ≥ 3 » x1",
            "forget any 'Pelican...' + G to reach >=3 » x1",
        ),
        ("11-30G spent OR HP left = 0 » x12", "11~30G spent or HP left =0 » x12"),
        ("hero activates move » effect −1", "hero activates MOVE » effect -1"),
        ("discard 2 die, discard 1 dice", "discard 2 dice, discard 1 die"),
        ("discard 1 die & set 1 die to 6", "discard 1 die, set 1 die to 6"),
        ("get   monks’ bread.", "get Monks' Bread"),
        (
            "Roll a die 1-3 -1HP, = 4: nothing, 5 ~ 6 +2G",
            "roll a die: 1~3 -1HP, =4 nothing happens, 5~6 +2G",
        ),
        ('gain hero ability "atk/rng = 2"', 'gain hero ability "ATK/RNG =2"'),
        (
            "a sign says “Move anywhere in Horned Room −2”.",
            'A sign says "move anywhere in Horned Room - 2"',
        ),
        ("x12 » +1G {x13}.", "x12 » +1G, {x13}"),
        ("x12 »\n  +1G,\n  { you  fall,\n  get Lantern }", "x12 » +1G, {you fall, get Lantern}"),
        ("tear off this sheet.", "tear off this sheet"),
    ],
)  # fmt: skip
def test_what_people_type(typed: str, meant: str) -> None:
    assert write_line(read_line(typed, "en", NAMES), "en", NAMES) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("VAI su[1]&non X12&Paga 2 mo>>x3", "vai su [1] & non x12 & paga 2MO » x3"),
        ("entri nella stanza & non x 12 >> la stanza e vuota.", "entri & non x12 » stanza vuota"),
        ("puo attivare 1 sola abilita", "può attivare 1 sola abilità"),
        ("gioca prima il dado piu basso.", "gioca prima il dado più basso"),
        ("paga lanterna O cedi Pagina 2 » x1", "cedi Lanterna o cedi Pagina 2 » x1"),
        ("cedi Bomba d’inchiostro>>hai vinto", "cedi Bomba d'inchiostro » hai vinto"),
        ("conosci «Ash» » −2 pf, niente", "conosci 'Ash' » -2PF, non succede nulla"),
    ],
)
def test_what_italians_type(typed: str, meant: str) -> None:
    assert write_line(read_line(typed, "it", NAMES), "it", NAMES) == meant


def test_what_follows_a_roll_is_no_case_of_it() -> None:
    clause = read_clause("roll a die: 1~2 select 1 room, discover it, 3~6 x1, x2", "en", NAMES)
    cases = (RollCase(1, 2, (SelectRoom(),)), RollCase(3, 6, (Tick(1),)))
    assert clause.do == (RollTable(cases), Tick(2))


# Narrative


def told(text: str, language: str = "en") -> list[str | None]:
    """The words of each act; None is an instruction."""
    return [
        act.words.in_language(language) if isinstance(act, Narrate) else None
        for act in read_clause(text, language, NAMES).do
    ]


def test_what_is_no_instruction_is_narrative() -> None:
    assert told("You find ink, a quill, x[1], and bread") == [
        "You find ink, a quill",
        None,
        "and bread",
    ]


def test_commas_in_quotes_do_not_split() -> None:
    said = 'The monk says "x12, or » else | run"'
    assert told(f"{said}, x12") == [said, None]


def test_narrative_stays_as_it_was_typed() -> None:
    assert told("Salt & pepper,  or “worse”…") == ["Salt & pepper, or “worse”…"]


def test_narrative_does_not_run_into_the_upside_down_part() -> None:
    clause = read_clause("x12 » You open it, {a foe, and ink}", "en", NAMES)
    assert clause.upside_down == 1
    assert [act.words.en for act in clause.do if isinstance(act, Narrate)] == [
        "You open it",
        "a foe, and ink",
    ]


def test_narrative_is_in_the_language_it_was_read_in() -> None:
    assert read_clause("Cadi", "it", NAMES).do == (Narrate(Text(it="Cadi")),)


@pytest.mark.parametrize(
    "words", ["Xylophones everywhere", "Nothing here", "Pay attention!", "No dragons", '"Pass!"']
)
def test_words_that_only_remind_of_an_instruction_are_narrative(words: str) -> None:
    assert told(words) == [words]


# Blueprints


ROOMS = {"lair": 31, "start": 20, "key-room": 7}


def test_blueprints_name_rooms_items_and_keywords_by_their_keys() -> None:
    text = (
        "x@lair & not x@key-room & know 'pen-friend' » x@start, get monks-bread, "
        "move anywhere in room @lair"
    )
    assert read_blueprint_line(text, ROOMS, NAMES) == (
        Clause(
            (Ticked(31), NotTicked(7), Know("pen-friend")),
            (Tick(20), Get("monks-bread"), MoveAnywhere(31)),
        ),
    )


def test_blueprints_leave_their_narrative_for_later() -> None:
    line = read_blueprint_line('"<right>" » <no-escape>, x@lair, {<fall>, +1G}', ROOMS, NAMES)
    assert line == (
        Clause(
            (Say(Text("<right>")),),
            (Narrate(Text("<no-escape>")), Tick(31), Narrate(Text("<fall>")), Change(1, "G")),
            upside_down=2,
        ),
    )

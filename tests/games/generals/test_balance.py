"""A set laid open: the same deals with and without a card, and what the cards did in them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import structs

from stampadia.cli import main
from stampadia.games.generals.files.house_sets import house_set
from stampadia.games.generals.position import Position
from stampadia.games.generals.workshop.balance import Bench, Decks, opened
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.lab.ablation import SteadyDealer, Study, ablate

TOLL = Bench(("STTOLL",), ("STFULL",))
Output = pytest.CaptureFixture[str]


def dealt(without: int | None) -> list[int]:
    """All unit cards in the order of the first shuffle, by their numbers in the whole deck."""
    position = TOLL.begin(without)
    faces, whole = TOLL.numbers(without)
    falls = 0
    while not isinstance(pending := position.pending(), Ask | Over):
        dealer = SteadyDealer(f"deal/{falls}", faces, whole)
        order = TOLL.luck(without, pending, dealer)
        if pending.what == "shuffle":
            return [faces[card] for card in order]
        position.play(order)
        falls += 1
    raise AssertionError("nothing was shuffled")


def events_laid(without: int | None) -> list[int]:
    position = TOLL.begin(without)
    faces, whole = TOLL.numbers(without)
    pending = position.pending()
    assert isinstance(pending, Chance)
    position.play(TOLL.luck(without, pending, SteadyDealer("events", faces, whole)))
    return [faces[face] for face in position.event_pile]


# Decks


def test_an_expansions_cards_are_its_parts_and_the_core_sets_are_not() -> None:
    table = opened(TOLL)
    toll = house_set("STTOLL", "EN")
    assert {part.name for part in table.parts if not part.is_event} == {
        card.unit.name for card in toll.units
    }
    events = {(part.name, part.other_name) for part in table.parts if part.is_event}
    assert events == {(card.upright.name, card.turned.name) for card in toll.events}
    for part in table.parts:
        names = {table.deck.name(face) for face in part.faces}
        assert names == set(filter(None, (part.name, part.other_name)))


def test_a_deck_without_a_part_misses_that_and_nothing_else() -> None:
    table = opened(TOLL)
    for number, part in enumerate(table.parts):
        variant = table.variant(number)
        assert set(range(len(table.deck.sides))) - set(variant.faces) == set(part.faces)
        for face, whole in enumerate(variant.faces):
            assert variant.deck.sides[face] == table.deck.sides[whole]


def test_all_copies_of_a_name_are_one_part() -> None:
    table = opened(Bench(("STLITE",)))
    assert [part.copies for part in table.parts] == [2] * 14


def test_a_full_game_that_loses_its_fortieth_card_stays_full() -> None:
    full = house_set("STFULL", "EN")
    table = Decks([structs.replace(full, cards=full.units[:40])], [])
    assert table.deck.units == 40
    variant = table.variant(0)
    assert variant.deck.units < 40 and variant.deck.full


# The same deals


def test_without_a_card_the_others_fall_as_before() -> None:
    whole = dealt(None)
    for number, part in enumerate(opened(TOLL).parts):
        assert dealt(number) == [card for card in whole if card not in part.faces]


def test_without_an_event_the_others_lie_as_before_and_on_the_same_side() -> None:
    whole = events_laid(None)
    assert len({(face - opened(TOLL).deck.units) % 2 for face in whole}) == 2
    for number, part in enumerate(opened(TOLL).parts):
        assert events_laid(number) == [face for face in whole if face not in part.faces]


def test_most_deals_go_the_same_way_without_one_event() -> None:
    event = next(n for n, part in enumerate(opened(TOLL).parts) if part.is_event)
    found = ablate(Study(TOLL, "random", "alike", (event,)), 20)
    whole, without = found.games[::2], found.games[1::2]
    alike = sum(
        (one.measures, one.present) == (two.measures, two.present)
        for one, two in zip(whole, without, strict=True)
    )
    assert alike >= 12


def test_one_worker_and_two_find_the_same() -> None:
    study = Study(TOLL, "random", "workers", (0, 9))
    alone, together = ablate(study, 4), ablate(study, 4, workers=2)
    assert (alone.games, alone.counts) == (together.games, together.counts)
    assert len(alone.games) == 12


def test_whoever_stops_keeps_what_was_played() -> None:
    done = 0

    def progress(games: int) -> None:
        nonlocal done
        done += games
        if done == 5:
            raise KeyboardInterrupt

    found = ablate(Study(TOLL, "instinct", "stop", (1,)), 50, progress=progress)
    assert found.interrupted and len(found.games) == 5


# What the cards did


def watched(seed: int) -> tuple[Counter[Any], Counter[str], int]:
    """A random game: what the watch counted, what the events tell, and its named reasons."""
    dealer = Dealer(seed)
    position: Position = TOLL.begin(None)
    watch = TOLL.watch(None)
    told: Counter[str] = Counter()
    reasons = 0
    while not isinstance(pending := position.pending(), Over):
        choice = (
            dealer.one_of(pending.choices) if isinstance(pending, Ask) else dealer.answer(pending)
        )
        for event in position.play(choice):
            told[event.name] += 1
            reasons += sum(bool(name) for name in event.about.get("from", ()))  # type: ignore[union-attr]
            if event.name in ("printed", "dealt"):
                told[f"{event.name} cards"] += len(event.about["cards"])  # type: ignore[arg-type]
        watch.note(position)
    assert watch.measures(position) == (told["won-battle"], position.turn)
    return watch.counts, told, reasons


def test_the_watch_counts_what_the_events_tell() -> None:
    for seed in range(20):
        counts, told, reasons = watched(seed)
        kinds: Counter[str] = Counter()
        for key, count in counts.items():
            kinds[key[0]] += count
        assert kinds["played"] == told["added"]
        assert kinds["printed"] == told["printed cards"]
        assert kinds["place"] == told["evolved"]
        assert kinds["activated"] == told["activated"]
        into_hand = told["dealt cards"] + told["drew"] + told["took"] + told["kept-shield"]
        assert kinds["drawn"] == into_hand
        assert kinds["changes"] == reasons
        spoken = told["used"] + told["guarded"] + reasons
        assert 0 <= kinds["fired"] + kinds["idle"] - spoken + 1 <= told["attacks"] + 1


# On the command line


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def balance(output: Output, *argv: str | Path, players: str = "random", status: int = 0) -> str:
    usual = ("--players", players, "--seed", "7", "--workers", "1")
    assert main(["sets", "balance", *map(str, argv), *usual]) == status
    said = output.readouterr()
    return said.err if status else said.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("What stands out", "Balance of STTOLL-EN-1.1 with STFULL-EN-2.0", "Bribe Carp")),
        ("it", ("Che cosa salta all’occhio", "L’equilibrio di STTOLL-IT-1.1", "Battaglie")),
    ],
)
def test_the_report_fits_a_terminal_in_both_languages(
    language: str, said: tuple[str, ...], capsys: Output
) -> None:
    report = balance(capsys, "STTOLL", "--games", "12", "--lang", language)
    for text in said:
        assert text in report
    assert max(map(len, report.splitlines())) <= 80
    assert "balance-" not in report


def test_the_same_report_as_json_and_as_a_page(tmp_path: Path, capsys: Output) -> None:
    page, chart = tmp_path / "page.md", tmp_path / "chart.svg"
    argv = ("STTOLL", "--games", "8", "--card", "Bribe Carp", "--card", "tax farmer")
    files = ("--markdown", page, "--svg", chart)
    found = json.loads(balance(capsys, *argv, "--json", *files, players="instinct"))
    assert (found["deals"], found["games"]) == (8, 24)
    assert [card["name"] for card in found["cards"]] == ["Bribe Carp", "Day Pass"]
    text = page.read_text("utf-8")
    assert text.startswith("# Balance of STTOLL-EN-1.1 with STFULL-EN-2.0\n")
    assert "\n## What stands out\n" in text
    again = "--games 8 --players instinct --ink 3 --edition 0.1 --seed 7"
    cards = "--card 'Bribe Carp' --card 'tax farmer'"
    assert f"\nstampadia sets balance STTOLL --with STFULL {cards} {again}\n" in text
    widths = {line.count("|") for line in text.splitlines() if line.startswith("| Bribe Carp |")}
    assert widths == {5, 9}
    assert "](chart.svg)" in text
    drawn = ElementTree.fromstring(chart.read_text("utf-8"))
    circles = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert 0 < len(circles) == sum(card["battles"] is not None for card in found["cards"])


def test_a_core_set_is_played_alone(capsys: Output) -> None:
    found = json.loads(balance(capsys, "STLITE", "--games", "1", "--json"))
    assert (found["beside"], len(found["cards"])) == ([], 14)
    both = json.loads(
        balance(capsys, "STTOLL", "--with", "STLITE", "--games", "1", "--ink", "2", "--json")
    )
    assert (both["beside"], both["ink"]) == (["STLITE-EN-2.0"], 2)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("", "Which set? Name its file."),
        ("STTOL", "STTOLL"),
        ("STTOLL --card Bribe-Crap", "Did you mean “Bribe Carp”?"),
        ("STTOLL --card zzz", "There is no card “zzz” in these sets."),
        ("STTOLL --ink 4", "--ink cannot be “4”."),
        ("STTOLL --edition 3", "--edition cannot be “3”."),
        ("STTOLL --quick --games 5", "--quick is a number of games already."),
        ("STTOLL --games 0", "--games must be at least 1."),
        ("STTOLL --with STFULL --with STFULL", "--with is given twice."),
        ("STTOLL STTOLL", "STTOLL"),
    ],
)
def test_refusals_are_one_sentence(argv: str, said: str, capsys: Output) -> None:
    told = balance(capsys, *argv.split(), status=2)
    assert said in told and told.count("\n") == 1


def test_an_unknown_player_is_refused(capsys: Output) -> None:
    assert main(["sets", "balance", "STTOLL", "--players", "nobody"]) == 2
    assert "There is no player “nobody”" in capsys.readouterr().err

"""A set in numbers: what is counted, what is remarked upon, and the chart."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from games.generals.samples import (
    REAL,
    event,
    good,
    needs_real_sets,
    place,
    read,
    unit,
    with_event,
    with_unit,
    without,
)
from stampadia.games.generals.content import CardSet
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.workshop.chart import MOST_SERIES, draw_chart
from stampadia.games.generals.workshop.statistics import (
    DOMAINS,
    Statistics,
    share,
    statistics_of,
    title_of,
    value_label,
    values_of,
)
from stampadia.words import words

ENGLISH, ITALIAN = words("en", "stampadia.kernel"), words("it", "stampadia.kernel")


def made(source: object) -> CardSet:
    found = read(source).made
    assert found is not None
    return found


def of(source: object) -> Statistics:
    return statistics_of(made(source))


def with_places(*texts: str) -> dict[str, Any]:
    deck = [[unit(), place(description=text)] for text in texts]
    return good() | {"deck": deck}


def remarks(source: object) -> list[str]:
    return [remark.tell(ENGLISH) for remark in of(source).remarks]


# What is counted


@needs_real_sets
def test_the_full_core_set_has_the_known_numbers() -> None:
    found = statistics_of(load_set(REAL / "GOSFCORE-EN-1.01.json"))
    assert (found.units, found.events, found.texts) == (60, 20, 1)
    assert found.counts == {
        "levels": {"1": 20, "2": 20, "3": 20},
        "elements-header": {"fire": 15, "water": 15, "air": 14, "earth": 14},
        "elements-body": {"fire": 5, "water": 5, "air": 4, "earth": 4},
        "elements-condition": {"fire": 24, "water": 24, "air": 24, "earth": 24},
        "attack-solo": {"0": 8, "1": 34, "2": 16, "3": 2},
        "attack-header": {"0": 26, "1": 26, "2": 8},
        "attack-body": {"0": 31, "1": 28, "2": 1},
        "life-solo": {"1": 42, "2": 16, "3": 2},
        "life-header": {"0": 26, "1": 26, "2": 8},
        "life-body": {"0": 23, "1": 36, "2": 1},
        "triggers-header": {
            "onAttack": 23, "onDefend": 7, "onLife": 6, "onFront": 6, "onAll": 6, "none": 12,
        },
        "triggers-body": {
            "onAttack": 14, "onAll": 6, "onDefeat": 6, "onDefend": 2, "none": 32, "area": 6,
        },
        "columns": {"1": 24, "2": 27, "3": 27, "4": 24},
        "prints": {"0": 42, "1": 12, "2": 6},
        "place-levels": {"2": 60},
        "place-elements": {"fire": 6, "air": 6, "water": 3, "earth": 3},
        "event-levels": {"-2": 3, "-1": 11, "0": 17, "1": 6, "2": 3},
    }  # fmt: skip
    assert found.remarks == ()
    assert 60 < found.lengths["name"].fullest <= 100


@needs_real_sets
def test_the_lite_core_set_has_the_known_numbers() -> None:
    found = statistics_of(load_set(REAL / "GOSLCORE-EN-1.01.json"))
    assert found.counts["elements-header"] == {"fire": 5, "water": 5, "air": 4, "earth": 4}
    assert found.counts["attack-solo"] == {"1": 20, "2": 2, "3": 2}
    assert found.counts["columns"] == {"1": 12, "2": 12, "3": 12, "4": 12}
    assert found.counts["event-levels"] == {}
    assert found.remarks == ()


def test_a_small_set_is_counted_by_hand() -> None:
    found = of(good())
    assert found.code == "KETTLES-EN-1.0"
    assert found.counts["levels"] == {"1": 1}
    assert found.counts["elements-body"] == {"fire": 1}
    assert found.counts["elements-header"] == {}
    assert found.counts["elements-condition"] == {"fire": 2}
    assert found.counts["attack-solo"] == {"2": 1}
    assert found.counts["triggers-header"] == {"onAttack": 1}
    assert found.counts["event-levels"] == {"-1": 1, "2": 1}
    assert found.counts["columns"] == {"1": 1}
    assert found.lengths["header"].count == 1
    assert 0 < found.lengths["header"].fullest < 33  # one line of three
    assert found.lengths["event"].count == 2


def test_a_condition_counts_wherever_its_maker_has_put_it() -> None:
    inside = with_unit(boostCondition="", boostDescription="{air}{earth}: +{x}{attack}")
    assert of(inside).counts["elements-condition"] == {"air": 1, "earth": 1}
    elsewhere = with_unit(boostCondition="", boostDescription="Add 1{wound} to {front}")
    assert of(elsewhere).counts["elements-condition"] == {}


def test_a_banner_stands_beside_its_trigger() -> None:
    found = of(with_unit(area=True))
    assert found.counts["triggers-body"] == {"onDefend": 1, "area": 1}
    assert found.total("triggers-body") == 1
    assert share(found, "triggers-body", "area") == 1


def test_places_without_columns_print_on_all() -> None:
    found = of(with_places("Print a level {level+1} Unit on all Incoming Row empty spaces."))
    assert found.counts["columns"] == {"1": 1, "2": 1, "3": 1, "4": 1}
    assert found.counts["prints"] == {"1": 1}


def test_a_longer_text_takes_more_of_its_room_and_a_symbol_its_own_width() -> None:
    def fullest(text: str) -> int:
        return of(with_unit(description=text)).lengths["unit"].fullest

    assert fullest("Wait.") < fullest("Wait. Wait.")
    assert fullest("{around}") > fullest("{front}")
    assert fullest("{bold}No{endbold}") == fullest("No")


# Remarks


def test_what_is_left_out_is_remarked_upon() -> None:
    assert remarks(with_unit()) == [
        "No Unit Card brings Air.",
        "No Unit Card brings Earth.",
        "No Unit Card brings Water.",
        "No skill asks for Air.",
        "No skill asks for Earth.",
        "No skill asks for Water.",
        "No place prints in column 2.",
        "No place prints in column 3.",
        "No place prints in column 4.",
    ]
    italian = [remark.tell(ITALIAN) for remark in of(with_unit()).remarks]
    assert italian[0] == "Nessuna Carta Unità porta Aria."
    assert italian[-1] == "Nessun luogo stampa nella colonna 4."


def test_places_that_nobody_can_read_do_not_count_as_left_out() -> None:
    told = remarks(with_places("Glorp the {level} snark.", "Glorp it again."))
    assert told[-1] == "2 places cannot be read, so the columns are not known."


def test_texts_that_do_not_fit_are_named() -> None:
    long = with_unit(name="A Name That Is Far Too Long", boostDescription="+{x}{attack}" + "!" * 60)
    told = remarks(long)
    assert told[-2] == (
        "Card 1 “A Name That Is Far Too Long”: its name does not fit. "
        "There is room for one line of 27.2 mm at 8 pt."
    )
    assert told[-1].endswith(
        "the text in its header does not fit. There is room for 3 lines of 27.2 mm at 7.5 pt."
    )
    fits = with_unit(name="A Name That Fits")
    assert not any("does not fit" in line for line in remarks(fits))


def test_a_set_of_events_needs_no_elements_and_no_columns() -> None:
    assert remarks(with_event()) == []
    tale = with_event(description="Draw 2 cards. " * 30)
    assert remarks(tale) == [
        "Card 1 “Paper Jam”: the text in its body does not fit. "
        "There is room for 10 lines of 33.4 mm at 7.5 pt."
    ]


# Words and chart


def test_every_topic_and_value_has_words_in_both_languages() -> None:
    for topic in (*DOMAINS, "lengths"):
        titles = [title_of(topic, voice) for voice in (ENGLISH, ITALIAN)]
        assert len(set(titles)) == 2 and f"topic-{topic}" not in titles
        assert all(len(title) <= 20 for title in titles)
    labels = {value_label("triggers-body", value, ENGLISH) for value in DOMAINS["triggers-body"]}
    assert len(labels) == len(DOMAINS["triggers-body"])
    assert value_label("prints", "-2", ENGLISH) == "L−2"
    assert value_label("event-levels", "-1", ITALIAN) == "−1"


def test_values_are_in_order_and_the_known_ones_always_there() -> None:
    found = of(good())
    assert values_of("event-levels", [found]) == ["-1", "2"]
    assert values_of("columns", [found]) == ["1", "2", "3", "4"]
    assert values_of("levels", [of(with_unit(level=-2))]) == ["1", "2", "3", "-2"]


def drawn(*sets: Statistics) -> ElementTree.Element:
    return ElementTree.fromstring(draw_chart(sets, ENGLISH))


def test_the_chart_is_whole_and_says_every_number() -> None:
    found = of(good())
    picture = drawn(found)
    titles = {title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")}
    assert "KETTLES-EN-1.0: Fire, 1 of 1" in titles
    assert "KETTLES-EN-1.0: attack, 1 of 1" in titles
    assert "KETTLES-EN-1.0: name, 44 % of its room" in titles
    left, top, wide, high = map(float, picture.attrib["viewBox"].split())
    for text in picture.iter("{http://www.w3.org/2000/svg}text"):
        assert left < float(text.attrib["x"]) < wide
        assert top < float(text.attrib["y"]) < high


def test_what_no_set_has_gets_no_panel() -> None:
    assert "Levels of events" in draw_chart([of(good())], ENGLISH)
    assert "Levels of events" not in draw_chart([of(with_unit())], ENGLISH)


def test_sets_are_told_apart_without_colours() -> None:
    """Every series has a fill of its own in the legend, and hatchings that exist."""
    one = of(good())
    chart = draw_chart([one] * MOST_SERIES, ENGLISH)
    legend = re.findall(r'<rect x="48" y="\d+" width="28" height="12" (.*)/>', chart)
    assert len(legend) == len(set(legend)) == MOST_SERIES
    assert set(re.findall(r"url\(#(.*?)\)", chart)) == set(re.findall(r'pattern id="(.*?)"', chart))


def test_names_cannot_break_the_picture() -> None:
    wild = good()
    wild["meta"]["name"] = '<script>"&' + "x" * 80
    chart = draw_chart([of(wild)], ENGLISH)
    assert "<script>" not in chart
    ElementTree.fromstring(chart)


def test_an_event_side_without_text_is_no_text() -> None:
    bare = {"meta": good()["meta"], "deck": [[without(event(), "description"), event()]]}
    assert of(bare).lengths["event"].count == 1

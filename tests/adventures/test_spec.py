"""How adventures are named: every form, back and forth, and what is refused in one sentence."""

from __future__ import annotations

import pytest

from stampadia.games.chronicles.adventures import FORM, MOST_SHEETS, Spec, read_specs
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.wishes import NO_WISHES, Wishes
from stampadia.kernel.errors import BadOption
from stampadia.words import KERNEL, LANGUAGES, words


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("first-day", Spec("house", "first-day")),
        ("2026-11-15", Spec("made", "2026-11-15")),
        ("2020-01-01", Spec("made", "2020-01-01")),
        ("9999-12-31/0", Spec("made", "9999-12-31", 0)),
        ("2026-11-15/3", Spec("made", "2026-11-15", 3)),
        ("2026-11-15+hard", Spec("made", "2026-11-15", None, Wishes("hard"))),
        ("seed:any words", Spec("made", "any words")),
        ("seed:any words/2", Spec("made", "any words", 2)),
        ("seed:a/b", Spec("made", "a/b")),
        ("seed:2019-12-31", Spec("made", "2019-12-31")),
        ("seed:x.json", Spec("made", "x.json")),
        (
            "seed:x/1+easy+class=forger+quest=mute-bell",
            Spec("made", "x", 1, Wishes("easy", "forger", "mute-bell")),
        ),
        ("mine.json", Spec("file", "mine.json")),
        ("2026-11-15.json", Spec("file", "2026-11-15.json")),
        ("sheets/mine", Spec("file", "sheets/mine")),
    ],
)
def test_specs_are_read_and_written(text: str, spec: Spec) -> None:
    assert FORM.read(text) == spec
    assert str(spec) == text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  2026-11-15 ", "2026-11-15"),
        ("Seed:  any   words ", "seed:any words"),
        ("seed:2026-11-15", "2026-11-15"),
        ("2026-11-15+normal", "2026-11-15"),
        ("2026-11-15/007 + hard", "2026-11-15/7+hard"),
        ("2026-11-15+easy+hard", "2026-11-15+hard"),
    ],
)
def test_other_ways_to_say_the_same(typed: str, meant: str) -> None:
    assert str(FORM.read(typed)) == meant


def test_a_campaign() -> None:
    assert [str(spec) for spec in read_specs("2026-11-15, first-day,,seed:a b/1")] == [
        "2026-11-15",
        "first-day",
        "seed:a b/1",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "No adventure is named."),
        (" , ,", "No adventure is named."),
        (",".join(["first-day"] * (MOST_SHEETS + 1)), "at most 31 adventures, not 32"),
        ("tomorrow", "“tomorrow” names no adventure."),
        ("2026-11", "“2026-11” names no adventure."),
        ("2026-02-30", "“2026-02-30” is not a day."),
        ("2026-11-15x", "“2026-11-15x” is not a day."),
        ("2026-11-15/", "“2026-11-15/” is not a day."),
        ("2019-12-31", "no adventures before 2020-01-01"),
        ("seed:", "1 to 80 characters"),
        ("seed:/3", "1 to 80 characters"),
        ("seed:" + "x" * 81, "1 to 80 characters"),
        ("seed:a\x1bb", r"“a\u001bb” cannot be a seed"),
        ("seed:a\ud800", "cannot be a seed"),
        ("seed:a+b", "There is no wish “+b”."),
        ("2026-11-15+class=", "There is no wish “+class=”."),
        ("2026-11-15+", "There is no wish “+”."),
        ("2026-11-15+colour=red", "There is no wish “+colour=red”."),
    ],
)
def test_what_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_specs(text)
    told = [refused.value.tell(words(language, KERNEL, PACKAGE)) for language in LANGUAGES]
    assert said in told[0]
    assert told[0] != told[1] and all("\n" not in line and len(line) < 250 for line in told)


def test_a_seed_by_itself_has_no_marks() -> None:
    assert FORM.named("any words", NO_WISHES) == Spec("made", "any words")
    assert FORM.named("a/b", Wishes("hard")) == Spec("made", "a/b", None, Wishes("hard"))
    assert str(FORM.named("2026-11-15", NO_WISHES)) == "2026-11-15"
    for seed in ("a,b", "a+hard", "a/3"):
        with pytest.raises(BadOption, match="no comma and no"):
            FORM.named(seed, NO_WISHES)

"""Games that are kept are not played again."""

from __future__ import annotations

from pathlib import Path

from benchmarks.played import outcomes_of, play_all

from stampadia.lab.simulate import Setup

SETUPS = {"both": Setup("stampede", ("random", "random"), "kept")}


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "played.json"
    whole = play_all(SETUPS, 3, None, workers=1)
    first = play_all(SETUPS, 1, keep, workers=1)
    assert outcomes_of(first, "both", 3) == outcomes_of(whole, "both", 1)
    turns = outcomes_of(whole, "both", 1)[0].turns
    text = keep.read_text().replace(f'"turns":{turns}', '"turns":499')
    keep.write_text(text)  # so that it can be told from one that is played again
    after = play_all(SETUPS, 3, keep, workers=1)
    assert [one.turns for one in outcomes_of(after, "both", 3)] == [
        499,
        *(one.turns for one in outcomes_of(whole, "both", 3)[1:]),
    ]
    assert play_all({}, 3, keep, workers=1) == after

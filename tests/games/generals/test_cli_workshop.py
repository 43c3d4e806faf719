"""`stampadia sets new` and `sets stats`: what they write and print, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.generals.samples import good
from stampadia.cli import main
from stampadia.games.generals.files.reading import load_set

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def run(output: Output, *argv: str | Path) -> str:
    assert main(["sets", *map(str, argv)]) == 0
    said = output.readouterr()
    assert said.err == ""
    return said.out


def refusal(output: Output, *argv: str | Path) -> str:
    assert main(["sets", *map(str, argv)]) == 2
    said = output.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


# new


def test_new_writes_a_set_and_its_notes(tmp_path: Path, capsys: Output) -> None:
    path, beside = tmp_path / "tea-cups.json", tmp_path / "tea-cups.notes.md"
    told = run(capsys, "new", path)
    assert told.splitlines()[0].startswith(f"{path}: TEACUPS-EN-1.0, 10 cards.")
    assert told.splitlines()[1].startswith(f"{beside}: ")
    assert beside.read_text("utf-8").startswith("# A Set in Proof: notes for its maker")
    verdict = run(capsys, "validate", path).splitlines()[-1]
    assert verdict.startswith("One file, one good set, 10 cards; no problems, no warnings.")


def test_new_takes_what_it_is_told(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "x.json"
    given = ("--id", "TAZZE", "--name", "Tazze", "--author", "B. Cuoca", "--language", "it")
    run(capsys, "new", path, *given)
    meta = load_set(path).meta
    assert (meta.code, meta.name, meta.author) == ("TAZZE-IT-1.0", "Tazze", "B. Cuoca")
    assert "note per chi lo crea" in (tmp_path / "x.notes.md").read_text("utf-8")


def test_new_speaks_the_language_in_which_it_is_asked(tmp_path: Path, capsys: Output) -> None:
    run(capsys, "new", tmp_path / "x.json", "--lang", "it")
    assert load_set(tmp_path / "x.json").meta.language == "IT"


def test_new_never_writes_over_anything_unless_told(tmp_path: Path, capsys: Output) -> None:
    path, beside = tmp_path / "x.json", tmp_path / "x.notes.md"
    for there in (path, beside):
        there.write_text("precious")
        assert refusal(capsys, "new", path).startswith(f"“{there}” is already there.")
        assert [one.read_text() for one in (path, beside) if one.exists()] == ["precious"]
        there.unlink()
    path.write_text("precious")
    run(capsys, "new", path, "--force")
    assert load_set(path).meta.id == "X"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("", "Where should the set go?"),
        ("x.json --id lower", "That would be no good set."),
        ("x.json --language FR", "--language cannot be “FR”."),
        ("nowhere/x.json", "nowhere"),
        (".", "is a folder"),
    ],
)
def test_new_refuses_and_writes_nothing(
    argv: str, said: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refusal(capsys, "new", *argv.split())
    assert list(tmp_path.iterdir()) == []


# stats


@pytest.fixture
def kettles(tmp_path: Path) -> Path:
    path = tmp_path / "kettles.json"
    path.write_text(json.dumps(good()))
    return path


@pytest.fixture
def proof(tmp_path: Path, capsys: Output) -> Path:
    path = tmp_path / "proof.json"
    run(capsys, "new", path)
    return path


def test_stats_lays_sets_side_by_side(kettles: Path, proof: Path, capsys: Output) -> None:
    out = run(capsys, "stats", kettles, "--against", proof)
    head = next(line for line in out.splitlines() if "KETTLES" in line)
    assert head.split()[:2] == ["KETTLES-EN-1.0", "PROOF-EN-1.0"]
    fire = next(line for line in out.splitlines() if "▲ Fire" in line)
    assert fire.split()[:5] == ["▲", "Fire", "1", "25%", "━━━━━━"]  # kettles have none in headers
    assert max(map(len, out.splitlines())) <= 80
    assert "KETTLES-EN-1.0: No Unit Card brings Air.\n" in out
    assert "PROOF-EN-1.0: No" not in out


def test_stats_speaks_italian(kettles: Path, capsys: Output) -> None:
    out = run(capsys, "stats", kettles, "--lang", "it")
    assert "Colonne di stampa" in out and "▲ Fuoco" in out
    assert "Nessun luogo stampa nella colonna 4." in out
    assert "topic-" not in out and "value-" not in out


def test_stats_goes_on_below_where_there_is_no_room_beside(
    kettles: Path, proof: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = run(capsys, "stats", kettles, "--against", proof)
    assert out.count("Skills in headers") == 2
    assert max(map(len, out.splitlines())) <= 50


def test_stats_for_programs(kettles: Path, proof: Path, capsys: Output) -> None:
    found = json.loads(run(capsys, "stats", kettles, "--against", proof, "--json"))
    assert [one["code"] for one in found["sets"]] == ["KETTLES-EN-1.0"]
    assert [one["code"] for one in found["against"]] == ["PROOF-EN-1.0"]
    assert found["sets"][0]["counts"]["event-levels"] == {"-1": 1, "2": 1}
    assert {"key": "column-missing", "facts": {"column": "4"}} in found["sets"][0]["remarks"]


def test_stats_draws_a_chart(kettles: Path, proof: Path, capsys: Output, tmp_path: Path) -> None:
    out = tmp_path / "chart.svg"
    told = run(capsys, "stats", kettles, "--against", proof, "--svg", out)
    assert told.endswith(f"{out}: a chart.\n")
    text = out.read_text("utf-8")
    assert "KETTLES-EN-1.0" in text and "PROOF-EN-1.0" in text
    assert ElementTree.fromstring(text).tag.endswith("svg")


def test_a_set_is_not_laid_beside_itself(proof: Path, capsys: Output) -> None:
    found = json.loads(run(capsys, "stats", proof, "--against", proof, "--json"))
    assert found["against"] == []


def test_stats_compares_with_our_core_sets_unless_told(proof: Path, capsys: Output) -> None:
    found = json.loads(run(capsys, "stats", proof, "--json", "--lang", "it"))
    codes = [one["code"] for one in found["against"]]
    assert [code.rsplit("-", 1)[0] for code in codes] == ["STLITE-IT", "STFULL-IT"]
    found = json.loads(run(capsys, "stats", "STFULL", "--json"))
    assert found["sets"][0]["units"] == 60
    assert len(found["against"]) == 1  # not with itself


def test_stats_refuses_in_one_line(kettles: Path, capsys: Output, tmp_path: Path) -> None:
    assert refusal(capsys, "stats") == "Which set? Name its file."
    assert "no such file" in refusal(capsys, "stats", tmp_path / "gone.json")
    assert "is one of the files to read" in refusal(capsys, "stats", kettles, "--svg", kettles)
    many = []
    for number in range(7):
        copy = good()
        copy["meta"]["id"] = f"K{number}"
        many.append(tmp_path / f"{number}.json")
        many[-1].write_text(json.dumps(copy))
    out = tmp_path / "chart.svg"
    assert "room for 6 sets" in refusal(capsys, "stats", *many, "--svg", out)
    assert not out.exists()

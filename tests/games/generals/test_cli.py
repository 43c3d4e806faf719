"""`stampadia sets`: what it prints, in both languages, and how it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from games.generals.samples import ART, REAL, REAL_SETS, good, needs_real_sets, with_unit
from stampadia.cli import main
from stampadia.games.generals.files.reading import load_set
from stampadia.games.generals.workshop.art import BLANK, to_png

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good set, another, and a broken one."""
    (tmp_path / "kettles.json").write_text(json.dumps(good()))
    pans = good()
    pans["meta"] |= {"id": "PANS", "type": "expansion", "name": "Pans [red]"}
    (tmp_path / "pans.json").write_text(json.dumps(pans))
    (tmp_path / "bad.json").write_text(json.dumps(with_unit(level=9, atack=1)))
    return tmp_path


def run(output: Output, *argv: str | Path, status: int = 0) -> str:
    assert main(["sets", *map(str, argv)]) == status
    said = output.readouterr()
    assert said.err == ""
    return said.out


def refusal(output: Output, *argv: str | Path) -> str:
    assert main(["sets", *map(str, argv)]) == 2
    said = output.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize(
    "command", ["", "list", "show", "validate", "merge", "new", "art", "stats", "balance"]
)
def test_help_has_no_hole_in_either_language(command: str, capsys: Output) -> None:
    pages = [
        run(capsys, *command.split(), "--help", "--lang", language) for language in ("en", "it")
    ]
    english, italian = pages
    assert english.startswith(f"Usage: stampadia sets {command}")
    assert italian.startswith(f"Uso: stampadia sets {command}")
    for page in pages:
        assert "help-" not in page and ".value" not in page and "usage-" not in page
    titles = ("Parameters", "Parametri") if command else ("Commands", "Comandi")
    for page, title in zip(pages, titles, strict=True):
        assert [line.strip("╭─╮ ") for line in page.splitlines() if line[:1] == "╭"] == [title]
    prose = {line.strip("│ ") for line in english.splitlines() if line.count(" ") > 4}
    assert not prose & {line.strip("│ ") for line in italian.splitlines() if line.strip("│ ")}


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("frobnicate", "There is no command “frobnicate”. There are: list, show, validate, merge,"),
        ("validte", "Did you mean “validate”?"),
        ("validate", "Which set? Name its file."),
        ("show", "Which set?"),
        ("art", "Which set?"),
        ("merge a.json", "Where should the new set go? Add --out and a file, as in:"),
        ("merge --out /nowhere/at/all.json", "Which set?"),
        ("show gone.json", "gone.json: There is no such file."),
        ("show gone.json 1 2", "“2” is one word too many."),
        ("show gone.json --plane", "Did you mean --plain?"),
        ("art gone.png", "gone.png: There is no such file."),
        ("art gone.png --columns 0", "--columns must be at least 1."),
    ],
)
def test_refusals_say_what_to_do(argv: str, said: str, capsys: Output) -> None:
    assert said in refusal(capsys, *argv.split())


def test_the_command_line_starts_without_what_is_heavy() -> None:
    code = (
        "import sys; from stampadia.cli import main; main(['sets', 'validate', 'gone.json']);"
        "print({'PIL', 'rich', 'textual'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


# list


def test_list_shows_good_sets_and_names_broken_ones(folder: Path, capsys: Output) -> None:
    out = run(capsys, "list", folder, status=1)
    assert "KETTLES-EN-1.0" in out
    assert "Pans [red]" in out
    assert f"{folder / 'bad.json'}: no set, 2 problems." in out
    (folder / "bad.json").unlink()
    assert "espansione" in run(capsys, "list", folder, "--lang", "it")


def test_list_shows_ours_and_looks_here_when_nothing_is_said(
    folder: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(folder)
    out = run(capsys, "list", status=1)
    assert "KETTLES-EN-1.0" in out
    assert "STFULL-EN-2.0" in out
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    out = run(capsys, "list", "--lang", "it")
    assert "STFULL-IT-2.0" in out
    assert "STFULL-EN-2.0" not in out
    assert run(capsys, "list", ".") == "There are no sets here.\n"


def test_our_sets_are_shown_joined_and_drawn_by_name(capsys: Output, tmp_path: Path) -> None:
    assert "Paste Slug" in run(capsys, "show", "STFULL")
    assert "Lumacone di colla" in run(capsys, "show", "stfull-it")
    both, sheet = tmp_path / "both.json", tmp_path / "all.png"
    run(capsys, "merge", "STLITE", "STTOLL", "--out", both)
    assert "36 units" in run(capsys, "show", both).lower()
    run(capsys, "art", "STLITE", "--out", sheet)
    assert sheet.exists()
    told = refusal(capsys, "show", "STFUL")
    assert told == "There is no set “STFUL”. Did you mean STFULL?"


def test_list_tells_files_of_one_code_apart(folder: Path, capsys: Output) -> None:
    (folder / "again").mkdir()
    (folder / "again" / "kettles.json").write_text(json.dumps(good()))
    (folder / "bad.json").unlink()
    out = "".join(run(capsys, "list", folder).split())
    for name in ("kettles.json", "again/kettles.json"):
        assert f"{folder}/{name}" in out


def test_list_passes_over_what_is_hidden_or_never_was_a_set(
    folder: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "bad.json").rename(folder / ".bad.json")
    (folder / ".venv").mkdir()
    (folder / ".venv" / "bad.json").write_text("{")
    (folder / "package.json").write_text('{"name": "teapot"}')
    assert "no set" not in run(capsys, "list", folder)
    monkeypatch.chdir(folder)
    assert "no set" not in run(capsys, "list")
    assert "package.json: no set" in run(capsys, "list", folder / "package.json", status=1)


def test_list_calls_a_set_that_can_be_played_alone_core(folder: Path, capsys: Output) -> None:
    kinds = {line.split()[0]: line.split()[1] for line in run(capsys, "list", folder / "pans.json",
             folder / "kettles.json").splitlines() if "-EN-" in line}  # fmt: skip
    assert kinds == {"KETTLES-EN-1.0": "core", "PANS-EN-1.0": "expansion"}


# validate


def test_validate_takes_our_sets_by_name(capsys: Output) -> None:
    assert run(capsys, "validate", "stlite").startswith("One file, one good set, ")
    assert refusal(capsys, "validate", "STLIT").endswith("Did you mean STLITE?")


def test_validate_tells_every_problem_of_every_file(folder: Path, capsys: Output) -> None:
    out = run(capsys, "validate", folder / "bad.json", folder / "kettles.json", status=1)
    bad = folder / "bad.json"
    assert out.splitlines() == [
        f"{bad}: card 1 “Kettle Imp”, side 1 (unit), atack: There is no such field here. "
        "Did you mean attack?",
        f"{bad}: card 1 “Kettle Imp”, side 1 (unit), level: Found 9. "
        "Allowed: a whole number from −3 to 3.",
        "2 files, one good set, 3 cards; 2 problems, no warnings. 5 texts read, 0 unread.",
    ]
    italian = run(capsys, "validate", bad, "--lang", "it", status=1).splitlines()
    assert italian[-1] == "Un file, 0 set validi, 0 carte; 2 errori, nessun avviso."


def test_a_folder_without_sets_is_no_success(tmp_path: Path, capsys: Output) -> None:
    assert refusal(capsys, "validate", tmp_path) == "There are no sets here."


def test_warnings_alone_are_no_failure(folder: Path, capsys: Output) -> None:
    path = folder / "old.json"
    path.write_text(json.dumps(with_unit(boostTrigger="bfBattle")))
    out = run(capsys, "validate", path)
    assert "(warning)" in out
    verdict = out.splitlines()[-1]
    assert verdict.startswith("One file, one good set, one card; no problems, one warning.")


@needs_real_sets
def test_the_real_sets_are_valid(capsys: Output) -> None:
    out = run(capsys, "validate", *REAL_SETS)
    verdict = "2 files, 2 good sets, 106 cards; no problems, no warnings."
    assert out == f"{verdict} 265 texts read, 0 unread.\n"


# show


def test_show_gives_a_set_at_a_glance(folder: Path, capsys: Output) -> None:
    out = run(capsys, "show", folder / "pans.json")
    assert out.startswith(
        "PANS-EN-1.0: Pans [red]\nThings that boil.\nBy A. Cook, from 2024-02-29,"
    )
    assert "one unit, one event, one text." in out
    assert "Kettle Imp" in out and "Soup Kitchen" in out
    plain = run(capsys, "show", folder / "pans.json", "--plain", "--lang", "it")
    assert "Carta 3 (testo), PANS-EN-T1-1.0\nNotes\n" in plain


def test_show_draws_a_card_or_tells_it(folder: Path, capsys: Output) -> None:
    path = folder / "kettles.json"
    framed = run(capsys, "show", path, "kettle imp")
    assert framed.startswith("╭┈")
    assert "\x1b" not in framed
    plain = run(capsys, "show", path, "1", "--plain")
    assert plain.startswith("Card 1 (unit), KETTLES-EN-U1-1.0\n")
    assert "▀" not in plain


def test_show_tells_a_card_where_there_is_no_room_to_draw(
    folder: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert run(capsys, "show", folder / "kettles.json", "1").startswith("Card 1 (unit)")


def test_show_of_a_broken_set_is_one_line(folder: Path, capsys: Output) -> None:
    said = refusal(capsys, "show", folder / "bad.json")
    assert said.endswith("And one more problem: “stampadia sets validate” lists all.")
    assert "Did you mean “Kettle Imp”?" in refusal(
        capsys, "show", folder / "kettles.json", "Imp Kettle"
    )


# merge


def test_merge_writes_one_set(folder: Path, capsys: Output) -> None:
    out = folder / "steam.json"
    argv = ("merge", folder / "kettles.json", folder / "pans.json", "--out", out)
    assert run(capsys, *argv, "--id", "STEAM") == f"{out}: 6 cards from 2 sets.\n"
    made = load_set(out)
    assert (made.meta.id, made.meta.name, len(made.cards)) == ("STEAM", "Kettles + Pans [red]", 6)


def test_merge_writes_over_nothing_without_force(folder: Path, capsys: Output) -> None:
    out = folder / "steam.json"
    out.write_text("precious")
    argv = ("merge", folder / "kettles.json", folder / "pans.json", "--out", out)
    assert refusal(capsys, *argv).endswith("add --force to write over it.")
    assert out.read_text() == "precious"
    run(capsys, *argv, "--force")
    assert len(load_set(out).cards) == 6


def test_merge_sets_a_wrong_count_right(folder: Path, capsys: Output) -> None:
    wrong = good()
    wrong["meta"]["cardsCount"] = 99
    path, out = folder / "wrong.json", folder / "right.json"
    path.write_text(json.dumps(wrong))
    assert "“stampadia sets merge FILE --out NEW” writes the set" in run(capsys, "validate", path)
    run(capsys, "merge", path, "--out", out)
    assert "no warnings" in run(capsys, "validate", out)


def test_merge_refuses_and_writes_nothing(folder: Path, capsys: Output) -> None:
    kettles, pans, bad = (folder / f"{name}.json" for name in ("kettles", "pans", "bad"))
    out = folder / "out.json"
    before = kettles.read_bytes()
    assert "lists all." in refusal(capsys, "merge", kettles, bad, "--out", out)
    assert "nothing_here.json: There is" in refusal(
        capsys, "merge", "nothing_here.json", "--out", out
    )
    said = refusal(capsys, "merge", kettles, pans, "--out", out, "--id", "no good")
    assert said.startswith("That would be no good set.")
    assert "is one of the files to read" in refusal(
        capsys, "merge", kettles, pans, "--out", kettles
    )
    assert not out.exists()
    assert kettles.read_bytes() == before


def test_merge_takes_sets_with_warnings(folder: Path, capsys: Output) -> None:
    odd = good()
    odd["meta"]["id"] = "ODD"
    odd["deck"][0][1] |= {"symbol": "air", "symbolAmount": 1}
    (folder / "odd.json").write_text(json.dumps(odd))
    out = folder / "out.json"
    run(capsys, "merge", folder / "odd.json", folder / "pans.json", "--out", out)
    assert len(load_set(out).cards) == 6


@needs_real_sets
def test_merge_of_a_single_set_is_its_canonical_form(capsys: Output, tmp_path: Path) -> None:
    for path in REAL_SETS:
        run(capsys, "merge", path, "--out", tmp_path / "one.json", "--force")
        assert (tmp_path / "one.json").read_bytes() == path.read_bytes()


# art


def test_art_goes_from_picture_to_text_and_back(tmp_path: Path, capsys: Output) -> None:
    sheet, lines, again = (tmp_path / name for name in ("sheet.png", "art.txt", "again.PNG"))
    arts = [ART, BLANK, ART[::-1]]
    sheet.write_bytes(to_png(arts, 2))
    assert run(capsys, "art", sheet) == "\n".join(arts) + "\n"
    assert run(capsys, "art", sheet, "--out", lines) == f"{lines}: 3 illustrations.\n"
    run(capsys, "art", lines, "--out", again, "--columns", "1")
    assert Image.open(again).size == (24, 72)
    assert run(capsys, "art", again, "--lang", "it") == "\n".join(arts) + "\n"


def test_art_takes_a_set_s_illustrations(folder: Path, capsys: Output) -> None:
    out = folder / "kettles.png"
    assert run(capsys, "art", folder / "kettles.json", "--out", out) == f"{out}: 3 illustrations.\n"
    assert Image.open(out).size == (72, 24)


@needs_real_sets
def test_art_of_a_real_set_survives_the_round(tmp_path: Path, capsys: Output) -> None:
    path = REAL / "GOSFCORE-EN-1.01.json"
    run(capsys, "art", path, "--out", tmp_path / "sheet.png")
    assert run(capsys, "art", tmp_path / "sheet.png") == run(capsys, "art", path)


def test_art_counts_the_pixels_it_changed(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "red.png"
    Image.new("RGB", (24, 24), (255, 0, 0)).save(path)
    assert main(["sets", "art", str(path)]) == 0
    said = capsys.readouterr()
    assert said.out == "9" * 576 + "\n"
    assert said.err == (
        f"{path}: 576 pixels were not of the palette and took its nearest colours.\n"
    )


def test_art_refuses_in_one_line(folder: Path, capsys: Output) -> None:
    odd = folder / "odd.png"
    Image.new("RGB", (30, 24)).save(odd)
    assert "is 30×24 pixels" in refusal(capsys, "art", odd)
    (folder / "notes.txt").write_text("hello")
    assert "line 1: an illustration is 576" in refusal(capsys, "art", folder / "notes.txt")
    (folder / "none.txt").write_text("\n")
    assert "no illustrations in there" in refusal(capsys, "art", folder / "none.txt")
    assert "lists all" in refusal(capsys, "art", folder / "bad.json")
    assert "is one of the files to read" in refusal(capsys, "art", odd, "--out", odd)

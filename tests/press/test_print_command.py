"""`stampadia print`: what is written, what is told, what is refused."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pypdf
import pytest

from press.booklets.reading import booklet
from press.paper import DAY, GAME, card_centres
from stampadia.adventures.code import code_of
from stampadia.cli import main
from stampadia.cli import printing as command
from stampadia.kernel import registry
from stampadia.press import booklets
from stampadia.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("numbers_installed", "own_config", "in_a_folder")

Output = pytest.CaptureFixture[str]


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return folder


def pages(path: Path) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(path).pages]


def test_the_day_is_printed_and_told(in_a_folder: Path, capsys: Output) -> None:
    assert main(["print", "numbers", "--date", "2026-11-15"]) == 0
    path = in_a_folder / "numbers-2026-11-15.pdf"
    assert len(pages(path)) == 5
    told = capsys.readouterr().out
    assert "“numbers-2026-11-15.pdf”: 5 pages for A4. Print at 100 %" in told
    found = re.search(r"Ink: ([0-9.]+) % of a page, ([0-9.]+) % of the fullest one", told)
    assert found is not None and 0 < float(found[1]) <= float(found[2]) < 10
    assert [file.name for file in in_a_folder.iterdir()] == [path.name]


@pytest.mark.parametrize("name", registry.names())
def test_a_code_prints_the_same_adventure_as_its_day(name: str, in_a_folder: Path) -> None:
    game = registry.load(name)
    if game.adventures is None or "date" not in game.print_wishes:
        pytest.skip(f"{name} prints no adventures")
    code = code_of(game, dict.fromkeys(game.adventures.options, DAY))
    assert main(["print", name, "--date", DAY, "-o", "day.pdf"]) == 0
    assert main(["print", code.lower().replace("-", " ")]) == 0
    (coded,) = (path for path in in_a_folder.iterdir() if path.name != "day.pdf")
    assert coded.read_bytes() == (in_a_folder / "day.pdf").read_bytes()
    assert main(["print", code, "--date", DAY]) == 2


def test_large_print_is_larger(in_a_folder: Path) -> None:
    few = ["--option", "cards=1", "--option", "pages=0", "--mode", "fronts"]
    assert main(["print", "numbers", "-o", "x.pdf", *few, "--large"]) == 0
    fonts = re.findall(rb"/FontName/[A-Z]+\+([A-Za-z]+)", (in_a_folder / "x.pdf").read_bytes())
    assert b"AtkinsonHyperlegible" in fonts


def test_several_days_are_one_file(in_a_folder: Path) -> None:
    days = "2026-11-29..2026-12-02"
    arguments = ["--option", "cards=0", "-o", "days.pdf", "--date", days]
    assert main(["print", "numbers", *arguments]) == 0
    told = pages(in_a_folder / "days.pdf")
    found = [re.search(r"2026-[0-9-]+", text) for text in told]
    assert [one and one[0] for one in found] == [
        "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02",
    ]  # fmt: skip
    metadata = pypdf.PdfReader(in_a_folder / "days.pdf").metadata
    assert metadata is not None and "2026-11-29 – 2026-12-02" in (metadata.title or "")


def test_the_paper_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert main(["print", "numbers", "-o", "x.pdf"]) == 0
    assert pypdf.PdfReader("x.pdf").pages[0].mediabox.width == pytest.approx(612, abs=0.1)
    assert main(["print", "numbers", "-o", "x.pdf", "--paper", "A4"]) == 0
    assert pypdf.PdfReader("x.pdf").pages[0].mediabox.width == pytest.approx(595.28, abs=0.1)


def test_a_measured_printer_is_put_right_and_told(capsys: Output) -> None:
    def backs() -> list[tuple[float, float]]:
        assert main(["print", "numbers", "-o", "x.pdf"]) == 0
        return card_centres(Path("x.pdf").read_bytes(), (63.5, 88.0))[1]

    before = backs()
    assert "Backs are moved" not in capsys.readouterr().out
    assert main(["print", "calibrate", "--x", "1.5", "--y", "-0.5"]) == 0
    assert "+1.5 mm to the right and -0.5 mm down" in capsys.readouterr().out
    after = backs()
    assert "moved by 1.5 mm to the right and 0.5 mm down" in capsys.readouterr().out
    for one, other in zip(before, after, strict=True):
        assert (other[0] - one[0], other[1] - one[1]) == pytest.approx((1.5, 0.5), abs=0.01)
    # what is not turned over is not moved
    for mode in ("sleeves", "fronts", "fold"):
        assert main(["print", "numbers", "-o", "x.pdf", "--mode", mode]) == 0
        assert "moved" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cross_is_printed(in_a_folder: Path, capsys: Output, language: str) -> None:
    assert main(["print", "calibrate", "--lang", language]) == 0
    assert len(pages(in_a_folder / "calibrate.pdf")) == 2
    assert "calibrate.pdf" in capsys.readouterr().out
    assert main(["print", "calibrate", "--turned", "--paper", "letter", "--lang", language]) == 0
    assert pypdf.PdfReader("calibrate.pdf").pages[0].mediabox.width == pytest.approx(792, abs=0.1)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.xdist_group("booklets")
def test_the_rules_are_printed(
    name: str, language: str, in_a_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(booklets, "pdf", booklet)
    if name not in booklets.games():
        pytest.skip(f"{name} has no rule book yet")
    assert main(["print", "rules", name, "--lang", language]) == 0
    (path,) = in_a_folder.iterdir()
    pages = pypdf.PdfReader(path).pages
    assert path.name == f"{name}-rules-{language}.pdf"
    assert pages[0].mediabox.height == pytest.approx(210 / 25.4 * 72, abs=0.2)
    assert main(["print", "rules", name, "--lang", language, "--imposed", "--paper", "a4"]) == 0
    imposed = pypdf.PdfReader(path)
    root: Any = imposed.trailer["/Root"]
    assert len(imposed.pages) == len(pages) // 2
    assert root["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipShortEdge"


def test_pictures_go_into_a_folder_or_a_zip(in_a_folder: Path, capsys: Output) -> None:
    few = ["--option", "cards=2", "--option", "pages=0"]
    assert main(["print", "numbers", "--svg", "-o", "drawings", *few]) == 0
    assert len(list((in_a_folder / "drawings").iterdir())) == 4
    assert main(["print", "numbers", "--png", "-o", "cards.zip", "--bleed", *few]) == 0
    with ZipFile(in_a_folder / "cards.zip") as archive:
        assert len(archive.namelist()) == 4
    told = capsys.readouterr().out
    assert "“drawings”: 4 pictures." in told and "“cards.zip”: 4 pictures." in told


def test_sheets_for_tabletop_simulator(in_a_folder: Path) -> None:
    assert main(["print", "numbers", "--tts", "--option", "cards=1"]) == 0
    (folder,) = in_a_folder.iterdir()
    assert {path.name for path in folder.iterdir()} == {"numbers-1-fronts.png", "numbers-back.png"}


def test_the_file_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(command, "_open", lambda path, _: shown.append(path))
    assert main(["print", "numbers", "--open", "-o", "x.pdf"]) == 0
    assert shown == [Path("x.pdf")]


def test_where_nothing_shows_files_it_is_told(
    in_a_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("PATH", str(in_a_folder))
    where = str(in_a_folder / "x.pdf")
    assert main(["print", "numbers", "--open", "-o", "x.pdf"]) == 0
    assert f"“{where}”" in capsys.readouterr().err
    # nor where the system's own command finds no program for it
    opener = in_a_folder / "xdg-open"
    opener.write_text("#!/bin/sh\nexit 3\n")
    opener.chmod(0o755)
    monkeypatch.setattr("sys.platform", "linux")
    assert main(["print", "numbers", "--open", "-o", "x.pdf"]) == 0
    assert f"“{where}”" in capsys.readouterr().err
    opener.write_text("#!/bin/sh\nexit 0\n")
    assert main(["print", "numbers", "--open", "-o", "x.pdf"]) == 0
    assert capsys.readouterr().err == ""


def test_a_last_sheet_that_is_nearly_empty_is_told(capsys: Output) -> None:
    pages = ["print", "numbers", "--option", "pages=0", "--paper", "a4", "-o", "x.pdf", "--option"]
    assert main([*pages, "cards=10"]) == 0
    assert "The last sheet holds one card where 9 have room." in capsys.readouterr().out
    assert main([*pages, "cards=12"]) == 0
    assert "The last sheet" not in capsys.readouterr().out


REFUSED = [
    (["print"], "calibrate"),
    (["print", "chess"], "chess"),
    (["print", "numbers", "two"], "two"),
    (["print", "numbers", "--paper", "b5"], "a4, letter, a3, legal"),
    (["print", "numbers", "--mode", "origami"], "fronts, duplex, sleeves, crosshairs, fold"),
    (["print", "numbers", "--flip", "up"], "up"),
    (["print", "numbers", "--style", "stylish"], "colour, ink"),
    (["print", "numbers", "--ink", "none"], "full, low"),
    (["print", "small", "--large"], "small"),
    (["print", "numbers", "--png", "--tts"], "--tts"),
    (["print", "numbers", "--date", "2026-11-31"], "2026-11-31"),
    (["print", "numbers", "--date", "2026-11-30..2026-11-01"], "2026-11-01"),
    (["print", "numbers", "--date", "2020-01-01..2026-11-01"], "366"),
    (["print", "numbers", "--date", "2026-11-15", "--seed", "x"], ""),
    (["print", "numbers", "--sets", "X"], "sets"),
    (["print", "numbers", "--option", "colour=red"], "colour"),
    (["print", "numbers", "-o", "nowhere/x.pdf"], "nowhere"),
    (["print", "numbers", "-o", "."], "."),
    (["print", "numbers", "-o", "notes.pdf"], "notes.pdf"),
    (["print", "numbers", "--png", "-o", "notes.pdf"], "notes.pdf"),
    (["print", "numbers", "--option", "backs=no", "--mode", "duplex"], "duplex"),
    (["print", "numbers", "--option", "cards=0", "--mode", "fronts"], "Numbers"),
    (["print", "numbers", "--option", "cards=0", "--tts"], "Numbers"),
    (["print", "calibrate", "--x", "20"], "--x"),
    (["print", "calibrate", "--y", "far"], "far"),
    (["print", "calibrate", "-o", "nowhere/x.pdf"], "nowhere"),
    (["print", "rules"], ""),
    (["print", "rules", "numbers"], "numbers"),
    (["print", "rules", "numbers", "--ink", "none"], "full, low"),
    (["print", "rules", "numbers", "--tts"], "--tts"),
    (["print", "numbers", "--imposed"], "--imposed"),
    (["print", "numbers", "--x", "1"], "--x"),
    (["print", "numbers", "--turned"], "--turned"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), REFUSED, ids=str)
def test_what_cannot_be_is_refused_in_one_line_and_nothing_is_written(
    in_a_folder: Path, capsys: Output, arguments: list[str], named: str, language: str
) -> None:
    (in_a_folder / "notes.pdf").write_text("My own notes.")
    assert main([*arguments, "--lang", language]) == 2
    out, told = capsys.readouterr()
    assert out == "" and told.count("\n") == 1 and named in told
    assert not re.search(r"(?m)^[a-z]+(?:-[a-z]+)+$", told)  # a key instead of its words
    assert [path.name for path in in_a_folder.iterdir()] == ["notes.pdf"]
    assert (in_a_folder / "notes.pdf").read_text() == "My own notes."


def test_a_file_of_ours_is_written_anew(in_a_folder: Path) -> None:
    for cards in ("9", "1"):
        arguments = ["-o", "x.pdf", "--option", f"cards={cards}"]
        assert main(["print", "numbers", *arguments]) == 0
    assert "Front 9" not in pages(in_a_folder / "x.pdf")[0]


def test_a_game_that_fails_leaves_the_old_file(
    in_a_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["print", "numbers", "-o", "x.pdf"]) == 0
    before = (in_a_folder / "x.pdf").read_bytes()
    monkeypatch.setattr(type(GAME), "look", "no_such_package_anywhere")
    assert main(["print", "numbers", "-o", "x.pdf"]) == 2
    assert (in_a_folder / "x.pdf").read_bytes() == before
    assert len(list(in_a_folder.iterdir())) == 1


def test_no_secret_in_what_a_file_says_of_itself(in_a_folder: Path) -> None:
    assert main(["print", "numbers", "-o", "x.pdf"]) == 0
    reader = pypdf.PdfReader(BytesIO((in_a_folder / "x.pdf").read_bytes()))
    assert reader.metadata is not None
    assert set(reader.metadata) <= {"/Title", "/Author", "/Creator"}

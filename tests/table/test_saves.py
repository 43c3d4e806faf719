"""Keeping what people did: two windows, odd files, a power cut."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stampadia.cli import main
from stampadia.games.stampede import GAME
from stampadia.table import memory, saves
from stampadia.table.session import Session
from stampadia.workbench.folders import (
    ChangedMeanwhile,
    data_folder,
    digest_of,
    read_regular,
    sweep,
    write_whole,
)
from table.sessions import NewSession, finish, play_to_person

Output = pytest.CaptureFixture[str]


def step(session: Session) -> None:
    play_to_person(session)
    session.play(session.choices()[0])


def again(path: Path) -> Session:
    record, kept = saves.opened(path)
    return Session.resume(GAME, record, seed="8", save=kept)


def test_a_save_opened_twice_is_kept_twice(new_session: NewSession) -> None:
    begun = new_session()
    step(begun)
    one, two = again(begun.save_path), again(begun.save_path)
    step(one)
    assert one.forked is None
    step(two)
    assert two.forked is not None
    assert two.save_path == two.forked != one.save_path
    for session in (one, two):
        assert session.save_path.read_text("utf-8") == str(session.match.record())
    step(one)
    step(two)  # each goes on in its own
    assert {save.path for save in saves.unfinished()} == {one.save_path, two.save_path}


def test_a_save_that_somebody_deleted_or_edited_is_not_written_over(
    new_session: NewSession,
) -> None:
    session = new_session()
    step(session)
    session.save_path.write_text("my own notes", "utf-8")
    path = session.save_path
    step(session)
    assert path.read_text("utf-8") == "my own notes"
    assert session.forked == session.save_path != path


def test_the_table_says_that_it_forked(
    new_session: NewSession, monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    begun = new_session()
    step(begun)
    step(begun)
    begun.save_path.rename(tmp_path / "own.record")
    monkeypatch.setattr("sys.stdin", Interfering(tmp_path / "own.record"))
    assert main(["play", "--plain", "--resume", str(tmp_path / "own.record")]) == 0
    assert "Both are kept: this one is now in" in capsys.readouterr().out
    assert (tmp_path / "own-2.record").exists()


class Interfering:
    """A person who, before typing, goes on with the same file in another window."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = ["1\n"]

    def readline(self) -> str:
        if self.lines:
            step(again(self.path))
        return self.lines.pop() if self.lines else ""

    def __iter__(self) -> Interfering:
        return self

    def __next__(self) -> str:
        if line := self.readline():
            return line
        raise StopIteration

    def isatty(self) -> bool:
        return False


def test_what_was_saved_by_name_is_gone_on_with_in_that_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own_saves: Path, capsys: Output
) -> None:
    own = tmp_path / "own.record"
    for argv in (["stampede", "--save", str(own)], ["--resume", str(own)]):
        before = own.read_text("utf-8").count("\n") if own.exists() else 0
        read, write = os.pipe()
        os.write(write, b"1\n")
        os.close(write)
        with os.fdopen(read) as stdin:
            monkeypatch.setattr("sys.stdin", stdin)
            assert main(["play", "--plain", *argv]) == 0
        assert own.read_text("utf-8").count("\n") > before
        assert str(own) in capsys.readouterr().out
    assert not own_saves.exists()
    assert [save.path for save in saves.unfinished()] == [own]


def test_a_game_kept_in_a_file_of_ones_own_is_offered_as_long_as_it_waits(
    new_session: NewSession, tmp_path: Path
) -> None:
    own, gone, ours = (
        new_session(save=tmp_path / "own.record"),
        new_session(save=tmp_path / "gone.record"),
        new_session(),
    )
    for session in (own, gone, ours):
        step(session)
    gone.save_path.unlink()
    assert {save.path for save in saves.unfinished()} == {own.save_path, ours.save_path}
    finish(own)
    assert {save.path for save in saves.unfinished()} == {ours.save_path}
    (data_folder() / "saves-elsewhere.txt").write_bytes(b"\xff\0\n")
    assert {save.path for save in saves.unfinished()} == {ours.save_path}


def test_a_new_game_is_not_saved_over_an_old_one(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "taken.record"
    path.write_text("precious", "utf-8")
    assert main(["play", "stampede", "--plain", "--save", str(path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert path.read_text("utf-8") == "precious"


# Odd files among the saves


def test_odd_files_do_not_hide_the_saves(new_session: NewSession, own_saves: Path) -> None:
    session = new_session()
    step(session)
    (own_saves / "loop.record").symlink_to("loop.record")
    (own_saves / "nowhere.record").symlink_to("/nowhere/at/all")
    (own_saves / "folder.record").mkdir()
    os.mkfifo(own_saves / "pipe.record")
    (own_saves / "device.record").symlink_to("/dev/zero")
    assert [save.path for save in saves.unfinished()] == [session.save_path]


def test_a_pipe_is_refused_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="pipe"):
        read_regular(tmp_path / "pipe")


def test_what_a_killed_writer_left_is_swept_away(new_session: NewSession, own_saves: Path) -> None:
    session = new_session()
    step(session)
    code = (
        "import os, sys; from pathlib import Path; from stampadia.workbench import folders\n"
        "os.replace = lambda *_: os._exit(9)\n"
        f"folders.write_whole(Path({str(own_saves / 'x.record')!r}), b'half')"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 9
    (left,) = own_saves.glob(".*")
    sweep(own_saves)
    assert left.exists()  # whoever wrote it may be at it still
    hours_ago = time.time() - 2 * 3600
    os.utime(left, (hours_ago, hours_ago))
    assert [save.path for save in saves.unfinished()] == [session.save_path]
    assert not left.exists()


def test_the_folder_is_synced_after_the_rename(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(number: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{number}") else "file")
        fsync(number)

    def renamed(*names: str) -> None:
        done.append("rename")
        replace(*names)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    write_whole(tmp_path / "file", b"data")
    assert done == ["file", "rename", "folder"]


def test_only_what_was_seen_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"one", instead_of=digest_of(path))
    seen = digest_of(path)
    write_whole(path, b"two", instead_of=seen)
    with pytest.raises(ChangedMeanwhile):
        write_whole(path, b"three", instead_of=seen)
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


# Memory


@pytest.mark.parametrize("game", ["chronicles", "travelers"])
@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"a\0b", b"x" * (memory.LARGEST + 1)])
def test_a_damaged_memory_is_told_and_can_be_set_aside(
    game: str, damage: bytes, capsys: Output
) -> None:
    path = memory.memory_file(game)
    path.parent.mkdir(parents=True)
    path.write_bytes(damage)
    assert main(["memory", game]) == 2
    told = capsys.readouterr().err
    assert f"stampadia memory {game} --clear" in told
    assert "codec" not in told
    assert main(["memory", game, "--clear"]) == 0
    assert "set aside" in capsys.readouterr().out
    (aside,) = path.parent.glob("*damaged*")
    assert aside.read_bytes() == damage
    assert memory.remembered(game) == frozenset()

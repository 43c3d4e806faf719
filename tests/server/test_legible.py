"""Names and talk as others read them."""

from __future__ import annotations

import pytest

from server.served import Server
from stampadia.kernel.errors import BadOption
from stampadia.server.legible import called, legible, said


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Ada", "Ada"),
        ("", ""),
        ("  ", ""),
        (" Ada\t  Lovelace\n", "Ada Lovelace"),
        ("Zoë\u200b\ufeff\u00ad", "Zoë"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200dB\u200cC", "ABC"),  # joined to nothing, it only imitates another name
        ("👩\u200d🔬 ❤\ufe0f", "👩\u200d🔬 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\x1b]0;title\x07Ada\x9b", "]0;titleAda"),
        ("دانا", "دانا"),
        ("\U000e0041Ada\U000e007f", "Ada"),
        ("🎲", "🎲"),
    ],
)
def test_a_name_is_told_without_what_nobody_sees(written: str, read: str) -> None:
    assert called(written) == read
    assert called(read) == read


def test_talk_keeps_its_lines() -> None:
    assert said("one\r\ntwo\x85three\x00\n\n") == "one\ntwo three"
    assert legible("a\u2028b") == "a b"
    with pytest.raises(BadOption, match="nothing can be seen"):
        said(" \n\u2800")


def names(server: Server, made: dict[str, str]) -> list[str]:
    lobby = server.http.get(
        f"/api/matches/{made['match']}/lobby", params={"token": made["token"]}
    ).json()
    return [seat["name"] for seat in lobby["seats"]]


@pytest.mark.parametrize(
    "name", ["\u200b\u2060", "\u202e", "\u3164\u3164", "\u0301 \ufe0f", "\x1b"]
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(server: Server, name: str) -> None:
    for language, told in (("en", "Of this name"), ("it", "Di questo nome")):
        wish = {"game": "stampede", "players": ["you", ""], "name": name}
        answer = server.http.post("/api/matches", json=wish, headers={"accept-language": language})
        assert answer.status_code == 400 and answer.json()["key"] == "name-unseen"
        assert answer.json()["why"].startswith(told)
    made = server.make("stampede", "you", "")
    join = {"invitation": made["invitation"], "name": name}
    answer = server.http.post(f"/api/matches/{made['match']}/join", json=join)
    assert answer.status_code == 400 and answer.json()["key"] == "name-unseen"
    ada = server.sit(made["match"], made["token"])
    ada.send(type="dress", name=name)
    assert ada.next("refused")["key"] == "name-unseen"
    ada.send(type="say", text=name)
    assert ada.next("refused")["key"] in ("talk-unseen", "match-has-not-begun")
    ada.close()


def test_names_and_talk_come_without_signs_that_nobody_sees(server: Server) -> None:
    made = server.make("stampede", "you", "", name="\u202eA\u200bda\x1b[2J\u2066")
    bo = server.join(made, "Bo\u200d 👩\u200d🔬\u2069")
    ada = server.sit(made["match"], made["token"])
    assert names(server, made) == ["Ada[2J", "Bo 👩\u200d🔬"]
    ada.send(type="say", text="one\u202e\r\ntwo\x07\tthree\u200b")
    assert ada.next("talk")["text"] == "one\ntwo three"
    record = server.record(made["match"], bo["token"])
    assert "Ada[2J" in record and "\u202e" not in record and "\x1b" not in record
    ada.close()

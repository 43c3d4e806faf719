"""Whether everything printed has its place."""

from __future__ import annotations

import pytest
from msgspec import structs

from stampadia.games.stampede.faces import BackFace, StampFace, faces
from stampadia.games.stampede.paper import CARD_MM, INNER_MM, settings
from stampadia.words import LANGUAGES, words
from stampadia.workbench.faces import Setting, overfull

PACKAGE = "stampadia.games.stampede"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_box(language: str) -> None:
    for face in faces(words(language, PACKAGE)):
        found = list(settings(face))
        assert found or isinstance(face, BackFace)
        assert [(at.where, at.texts) for at in overfull(found)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_type_is_smaller_than_the_least(language: str) -> None:
    for face in faces(words(language, PACKAGE)):
        for setting in settings(face):
            box = setting.box
            assert box is not None
            assert box.size_pt >= (6 if setting.where == "imprint" else 7)
            assert box.width_mm <= INNER_MM < CARD_MM[0]


def _names(language: str) -> dict[str, Setting]:
    return {
        face.animal: setting
        for face in faces(words(language, PACKAGE))
        if isinstance(face, StampFace)
        for setting in settings(face)
        if setting.where == "name"
    }


def test_long_names_step_down() -> None:
    sizes = {name: at.box.size_pt for name, at in _names("it").items() if at.box}
    assert len(sizes) == 9
    assert sizes["lion"] == 17
    assert sizes["rhino"] < 17


def test_what_does_not_fit_is_reported() -> None:
    at = _names("en")["lion"]
    long = structs.replace(at, texts=("A lion of an unlikely length",))
    strange = structs.replace(at, texts=("☃",))
    assert list(overfull([at, long, strange])) == [long, strange]

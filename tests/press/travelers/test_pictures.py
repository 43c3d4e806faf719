"""The woodcuts: everyone has one, and it is always the same."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from press.travelers.slips import faces_of
from stampadia.games.travelers.faces import RoomFace
from stampadia.press.draw.travelers import pictures
from stampadia.press.draw.travelers.graver import Inks
from stampadia.press.draw.travelers.layers import Figure, cast, silhouettes
from stampadia.press.draw.travelers.outlines import bounds, matrix, scale_of
from stampadia.press.draw.travelers.rooms import room
from stampadia.press.draw.travelers.skies import SKIES

INKS = (Inks(), Inks("#000000", low=True))
CONTENT = files("stampadia.games.travelers") / "content"
CREDITS = files("stampadia.press.draw.travelers") / "icon-credits.txt"


def content(name: str) -> dict[str, Any]:
    return tomllib.loads(CONTENT.joinpath(name).read_text("utf-8"))


def enemies() -> Iterator[str]:
    """All who can stand on a World half."""
    known = content("enemies.toml")
    yield from (face["name"]["en"] for kind in known["kind"] for face in kind["face"])
    yield from (one["name"]["en"] for part in ("lock", "trap") for one in known[part])
    villains = content("villains.toml")["villain"]
    yield from (one[form]["name"]["en"] for one in villains for form in ("first", "final"))
    for name in ("worlds/main.toml", "worlds/side.toml", "worlds/events.toml"):
        yield from re.findall(
            r'called = \{ name = \{ en = "([^"]+)"', CONTENT.joinpath(name).read_text("utf-8")
        )


def skills() -> Iterator[tuple[str, str]]:
    classes = [one["key"] for one in content("classes.toml")["class"]]
    known = content("skills.toml")
    for part in ("base", "skill", "legacy"):
        for one in known[part]:
            for key in one.get("classes", classes):
                yield key, one["name"]["en"].split()[-1].lower()


def test_every_enemy_has_a_picture() -> None:
    wanted = set(map(pictures.slug, enemies()))
    assert len(wanted) > 120
    assert wanted <= cast().enemies.keys()


def test_every_class_and_every_skill_has_a_picture() -> None:
    wanted = set(skills())
    assert len(wanted) > 80
    common = cast().skills[""]
    assert {(key, noun) for key, noun in wanted if noun not in cast().skills[key] | common} == set()
    assert {key for key, _ in wanted} == cast().heroes.keys()
    assert {one for own in cast().skills.values() for one in own.values()} <= cast().motifs.keys()


def test_recipes_name_what_there_is() -> None:
    known = cast()
    for recipes in (known.enemies, known.places, known.heroes, known.motifs):
        for name, recipe in recipes.items():
            for layer in recipe:
                if isinstance(layer, Figure):
                    assert layer.icon in silhouettes(), name
                assert getattr(layer, "name", "day") in {*SKIES, *known.skills}, name


def test_silhouettes_are_used_and_credited() -> None:
    known = cast()
    every = (known.enemies, known.places, known.heroes, known.motifs)
    used = {
        layer.icon
        for recipes in every
        for recipe in recipes.values()
        for layer in recipe
        if isinstance(layer, Figure)
    }
    used |= {icon for far in pictures.FAR for icon in far}
    assert used == silhouettes().keys()
    credited = set(re.findall(r"^  ([a-z0-9-]+)$", CREDITS.read_text("utf-8"), re.MULTILINE))
    own = {"axe-blade", "bell", "cushion", "half-bell-left", "half-bell-right", "rapier"}
    assert used - own <= credited


def every_picture(inks: Inks) -> Iterator[str]:
    yield from (pictures.enemy(name, inks) for name in cast().enemies)
    yield from (pictures.place(name, inks) for name in (*cast().places, "A Place Unheard Of"))
    yield from (pictures.hero(name, inks) for name in (*cast().heroes, "stranger"))
    for hero_class, own in cast().skills.items():
        for noun in (*own, "unheard-of"):
            yield from (
                pictures.skill(hero_class or "stranger", noun, tips, inks) for tips in (1, 2)
            )


@pytest.mark.parametrize("inks", INKS)
def test_every_picture_is_sound(inks: Inks) -> None:
    ids: list[str] = []
    for svg in every_picture(inks):
        tree = ElementTree.fromstring(svg)
        own = [found for one in tree.iter() if (found := one.get("id"))]
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) == set(own)
        ids += own
        assert set(re.findall(r'(?:fill|stroke)="(#[^"]+)"', svg)) <= {"#fff", inks.key}
        assert "NaN" not in svg
        assert len(svg) < 130_000
    assert len(ids) == len(set(ids))


def test_a_picture_is_always_the_same() -> None:
    drawn = pictures.enemy("Attic Rat", Inks())
    pictures.enemy.cache_clear()
    assert pictures.enemy("Attic Rat", Inks()) == drawn
    assert pictures.place("Nowhere", Inks()) != pictures.place("Elsewhere", Inks())


def test_who_is_unknown_gets_a_picture_that_stays() -> None:
    drawn = pictures.enemy("Somebody’s Own Monster", Inks())
    pictures.enemy.cache_clear()
    assert pictures.enemy("Somebody’s Own Monster", Inks()) == drawn


def test_day_and_night_differ() -> None:
    for hero_class in cast().heroes:
        day, night = (pictures.skill(hero_class, "strike", tips, Inks()) for tips in (1, 2))
        assert day != night


def test_rooms_are_drawn_once() -> None:
    face = next(
        card.adventure
        for number in range(20)
        for card in faces_of(f"fit {number}", "en").cards
        if isinstance(card.adventure, RoomFace)
    )
    for inks in INKS:
        tree = ElementTree.fromstring(room(face, inks))
        arcs = [one for one in tree.iter() if (one.get("transform") or "").startswith("translate")]
        assert len(arcs) == len(face.doors)


# Where a path lies


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("M10 20L30 5", (10, 5, 30, 20)),
        ("M10 20h5v-4H2V30Z", (2, 16, 15, 30)),
        ("M0 0q10 20 30 0t10 0", (0, 0, 40, 20)),
        ("M5-5L-5 5", (-5, -5, 5, 5)),
        ("M-10 0a10 10 0 1 0 20 0Z", (-10, -10, 20, 10)),
    ],
)
def test_bounds(path: str, found: tuple[float, ...]) -> None:
    assert bounds(path) == found


def test_moves_come_one_after_the_other() -> None:
    at = matrix("translate(10 20) scale(2) translate(-1 -1)")
    assert bounds("M1 1L2 3", at) == (10, 20, 12, 24)
    assert scale_of(at) == 2
    turned = bounds("M0 0L10 0", matrix("rotate(90)"))
    assert [round(one, 6) for one in turned] == [0, 0, 0, 10]

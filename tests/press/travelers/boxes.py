"""Where the words of a slip must lie: the plans of its texts, from the slip's corner."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stampadia.games.travelers import plans
from stampadia.games.travelers.faces import (
    EnemyFace,
    EntryFace,
    Face,
    HeroFace,
    HeroHalfFace,
    IndexFace,
    PassageFace,
    RoomFace,
    StatusFace,
    WorldFace,
    WorldHalfFace,
)
from stampadia.games.travelers.paper import (
    BAND_MM,
    BORDER_MM,
    CODE,
    CODE_X,
    SPHERE,
    SPHERE_X,
    VALUE,
    VALUE_AT,
    Spot,
)
from stampadia.games.travelers.plans import code_pieces
from stampadia.workbench.faces import Line
from stampadia.workbench.lettering import width_mm

EDGE = 2.0


class TextBox(Struct, frozen=True):
    where: str
    left: float
    top: float
    right: float
    bottom: float
    text: str
    least_pt: float = 7.5


def boxes_of(face: Face) -> Iterator[TextBox]:
    for piece, y in code_pieces(face):
        long = width_mm(piece, CODE.size_pt, CODE.font)
        yield TextBox("code", CODE_X, y, CODE_X + 1.9, y + long, piece, 6)
    match face:
        case HeroFace(upper=upper, lower=lower):
            yield from map(_upper, _hero_half(upper))
            yield from map(_lower, _hero_half(lower))
        case WorldFace(a=a, b=b):
            yield from map(_upper, _world_half(a))
            yield from map(_lower, _world_half(b))
        case StatusFace():
            plan = plans.status_plan(face)
            yield _upper(_text("name", plan.name, face.name))
            yield _upper(_text("description", plan.description, face.description))
            assert plan.twin is not None
            yield _upper(_text("twin", plan.twin, face.twin, 6))
        case IndexFace():
            for entry, spot in zip(face.entries, plans.index_plan(face).entries, strict=True):
                yield _upper(_text("entry", spot, _entry(entry)))
        case RoomFace():
            return


def _upper(box: TextBox) -> TextBox:
    return TextBox(
        box.where,
        box.left + EDGE,
        box.top + EDGE,
        box.right + EDGE,
        box.bottom + EDGE,
        box.text,
        box.least_pt,
    )


def _lower(box: TextBox) -> TextBox:
    """The lower half stands on its head."""
    width, height = BORDER_MM
    return TextBox(
        box.where,
        EDGE + width - box.right,
        EDGE + height - box.bottom,
        EDGE + width - box.left,
        EDGE + height - box.top,
        box.text,
        box.least_pt,
    )


def _text(where: str, spot: Spot, text: str, least_pt: float = 7.5) -> TextBox:
    return TextBox(where, spot.x, spot.y, spot.x + spot.width, spot.y + spot.height, text, least_pt)


def _hero_half(half: HeroHalfFace) -> Iterator[TextBox]:
    plan = plans.hero_half_plan(half)
    yield _text("name", plan.name, half.name)
    yield _text("exhaust", plan.exhaust, _words(half.exhaust))
    x, y = VALUE_AT
    yield TextBox("value", x, y, x + VALUE.width_mm, y + VALUE.width_mm, str(half.value))
    for ability, spot in zip(half.abilities, plan.abilities, strict=True):
        yield _text("ability", spot, _words(ability.text))
        yield TextBox(
            "cost",
            SPHERE_X,
            spot.y,
            SPHERE_X + SPHERE.width_mm,
            spot.y + max(spot.height, SPHERE.width_mm),
            str(ability.cost),
        )


def _world_half(half: WorldHalfFace) -> Iterator[TextBox]:
    plan = plans.world_half_plan(half)
    yield TextBox("side", 1.1, 0.5, 9.1, 8.5, half.code)
    yield _text("title", plan.title, half.title)
    above, below = [*half.above], [*half.below]
    if half.enemy is None:
        above, below = plans.alone(above + below)
    yield _text("above", plan.above, "".join(map(_passage, above)))
    yield _text("below", plan.below, "".join(map(_passage, below)))
    if half.enemy is not None and plan.scroll is not None:
        enemy, top = half.enemy, plan.band[0]
        told = enemy.name + (_modifier(enemy) or half.scroll)
        yield _text("scroll", plan.scroll, told, 7)
        figures = enemy.level + enemy.attack + enemy.defense
        yield TextBox("figures", 53.4, top, 58.6, top + BAND_MM, figures)
        yield TextBox("bonus", -1, top, 5, top + BAND_MM, "".join(half.bonus))


def _entry(entry: EntryFace) -> str:
    told = "".join(map(_passage, entry.above + entry.below))
    enemy = entry.enemy
    if enemy is None:
        return told
    figures = enemy.level + enemy.attack + enemy.defense
    rule = _modifier(enemy)
    if not rule:
        return f"{told}{enemy.name}{figures}."
    name, text = rule.split(":", 1)
    return f"{told}{enemy.name}{figures}–{name}({text.removesuffix('.')})."


def _modifier(enemy: EnemyFace) -> str:
    if enemy.modifier is None:
        return ""
    return f"{enemy.modifier.name}:{_words(enemy.modifier.text)}"


def _passage(passage: PassageFace) -> str:
    return _words(passage.text)


def _words(line: Line) -> str:
    """With the labels of boxes to tick and of codes, which are printed, too."""
    return "".join(run.text for run in line)

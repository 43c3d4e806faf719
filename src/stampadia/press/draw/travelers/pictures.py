"""Every picture on the slips, by what the faces call it: enemies, places, heroes and their skills.
What has no recipe of its own, because a stranger's set has it, gets one that is always the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final, Literal

from stampadia.kernel.chance import Dealer
from stampadia.press.draw.travelers.backdrops import backdrop, smoke
from stampadia.press.draw.travelers.graver import Block, Inks, lens, round_path
from stampadia.press.draw.travelers.layers import (
    AnyLayer,
    Backdrop,
    Disc,
    Drips,
    Figure,
    Fill,
    Grass,
    Hedge,
    Land,
    Lines,
    Plain,
    Rays,
    Recipe,
    Ring,
    Shape,
    Sky,
    Smoke,
    Star,
    Stroke,
    cast,
)
from stampadia.press.draw.travelers.skies import level_lines, plain, sky
from stampadia.press.plates import Picture

BAND: Final = (600, 146)
AVATAR: Final = (560, 240)
SKILL: Final = (500, 240)
_KEPT: Final = 600
Kind = Literal["enemy", "place", "hero", "skill"]
_GROUND: Final = 231
_MIDDLE: Final = (250, 180)
_BY_NIGHT: Final = "-by-night"
_BEARER: Final = "standard-bearer"
_HIKER: Final = "wanderer"
"""Who walks through a landscape that has nothing else."""
_LANDS: Final = ("day", "day", "dusk", "night", "wood", "marsh")
FAR: Final = (
    ("pine-tree", "forest", "pine-tree"),
    ("dead-wood", "dead-wood", "rock"),
    ("village", "windmill", "barn"),
    ("oak", "fruit-tree", "oak"),
    ("stone-tower", "castle-ruins", "pine-tree"),
    ("medieval-pavilion", "flying-flag", "pine-tree"),
)


def slug(name: str) -> str:
    return name.lower().replace("’", "").replace(" ", "-").replace("!", "")


@lru_cache(maxsize=_KEPT)
def enemy(name: str, inks: Inks) -> str:
    key, known = slug(name), cast().enemies
    recipe = known.get(key) or known[Dealer(f"enemy {key}").one_of(sorted(known))]
    return _cut(f"enemy-{key}", BAND, recipe, inks)


@lru_cache(maxsize=_KEPT)
def place(title: str, inks: Inks) -> str:
    key = slug(title)
    recipe = cast().places.get(key) or landscape(key)
    return _cut(f"place-{key}", BAND, recipe, inks)


@lru_cache(maxsize=_KEPT)
def hero(hero_class: str, inks: Inks) -> str:
    known = cast().heroes
    recipe = known.get(hero_class) or known[Dealer(f"hero {hero_class}").one_of(sorted(known))]
    return _cut(f"hero-{hero_class}", AVATAR, recipe, inks)


@lru_cache(maxsize=_KEPT)
def skill(hero_class: str, noun: str, tips: int, inks: Inks) -> str:
    """By day with one tip, by night with two."""
    night = tips == 2
    block = Block(f"skill-{hero_class}-{noun}-{tips}", SKILL, inks)
    phase = sum(map(ord, noun)) % 10 / 10 + (0.5 if night else 0)
    backdrop(block, Backdrop(hero_class, *_MIDDLE, _GROUND, night, phase))
    ground = ((0, 231), (150, 234), (330, 229), (500, 231))
    block.land(ground, 40, 0, 9)
    at = _on_a_flag(night=night) if hero_class == _BEARER else ""
    for layer in _motif(hero_class, noun, night=night):
        _draw(block, layer, at)
    return block.svg()


_KINDS: Final[Mapping[Kind, tuple[Callable[..., str], tuple[int, int]]]] = {
    "enemy": (enemy, BAND),
    "place": (place, BAND),
    "hero": (hero, AVATAR),
    "skill": (skill, SKILL),
}


def picture(kind: Kind, *told: str | int, inks: Inks) -> Picture:
    """What the function of this kind draws of that. In the usual ink it may have a plate."""
    name = "-".join((kind, *(slug(str(part)) for part in told))) if inks == Inks() else ""
    draw, size = _KINDS[kind]
    return Picture(__package__, name, (0, 0, *size), inks.key, partial(draw, *told, inks))


def _motif(hero_class: str, noun: str, *, night: bool) -> Recipe:
    known, skills = cast().motifs, cast().skills
    name = skills.get(hero_class, {}).get(noun) or skills[""].get(noun)
    if name is None:
        name = Dealer(f"skill {noun}").one_of(sorted(skills[""].values()))
    return known.get(name + _BY_NIGHT, known[name]) if night else known[name]


def _on_a_flag(*, night: bool) -> str:
    """The motif is smaller there, between the flag's edges."""
    scale, y = (70 / 84, 174) if night else (78 / 84, 175)
    return f"translate({_MIDDLE[0]} {y}) scale({scale:.3f}) translate(-{_MIDDLE[0]} -{_MIDDLE[1]}) "


def landscape(title: str) -> Recipe:
    """For a title that has no picture of its own: the same title, the same land."""
    dealer = Dealer(f"land {title}")
    kind, far = dealer.one_of(_LANDS), dealer.one_of(FAR)
    layers: list[AnyLayer] = [Sky(kind, 300)]
    if kind != "marsh":
        layers.append(Plain())
    walker = 1 + dealer.below(3)
    for k in range(5):
        x = 70 + k * 115
        if k == walker:
            layers += _walking(x, left=dealer.below(2) == 0)
        else:
            layers.append(
                Figure(
                    dealer.one_of(far),
                    x + dealer.below(33) - 16,
                    80 + dealer.below(9),
                    86 + dealer.below(31),
                    halo=3,
                    flip=dealer.below(2) == 0,
                )
            )
    return tuple(layers)


def _walking(x: float, *, left: bool) -> list[AnyLayer]:
    at = f"translate({x:g} 90) scale({-0.96 if left else 0.96} 0.96)"
    return [
        Shape(layer.path, at, layer.halo, layer.rim)
        for layer in cast().motifs[_HIKER]
        if isinstance(layer, Shape)
    ]


def _cut(name: str, size: tuple[int, int], recipe: Recipe, inks: Inks) -> str:
    block = Block(name, size, inks)
    for layer in recipe:
        _draw(block, layer)
    return block.svg()


def _draw(block: Block, layer: AnyLayer, at: str = "") -> None:
    match layer:
        case Sky(name=name, x=x):
            sky(block, name, x)
        case Lines():
            level_lines(block, layer.bottom, layer.gap, layer.heavy, layer.light)
        case Backdrop():
            backdrop(block, layer)
        case Plain():
            plain(block)
        case Land():
            block.land(layer.points, layer.cuts, layer.slope, layer.depth)
        case Figure():
            block.figure(layer, at)
        case Shape():
            block.shape(layer, at)
        case Fill():
            block.fill(layer.path, layer.colour, at + layer.at)
        case Stroke():
            where = at + layer.at
            block.draw(layer.path, layer.width, layer.colour, where, layer.dash, "round")
        case Disc():
            block.disc(layer.x, layer.y, layer.radius, layer.colour, at + layer.at)
        case Ring():
            path = round_path(layer.x, layer.y, layer.radius)
            block.draw(path, layer.width, layer.colour, at + layer.at, layer.dash)
        case Star():
            block.star(layer.x, layer.y, layer.radius, layer.colour, layer.points, layer.inner)
        case Rays():
            centre, reach = (layer.x, layer.y), (layer.near, layer.far)
            block.rays(centre, reach, layer.count, layer.width, layer.colour, layer.spread)
        case Grass():
            across = layer.left, layer.right
            block.grass(across, layer.y, layer.count, layer.high, layer.colour)
        case Hedge():
            _hedge(block, layer)
        case Drips():
            _drips(block, layer.deep)
        case Smoke():
            smoke(block, layer.x, layer.y, layer.count, layer.up, layer.drift)


def _hedge(block: Block, of: Hedge) -> None:
    leaves = "".join(f"q7.5-{12 + (k * 7) % 9} 15 0" for k in range(int(of.right - of.left) // 15))
    block.shape(Shape(f"M{of.left:g} 140V{of.y:g}{leaves}V140Z", rim=0))
    cuts = ""
    for _ in range(int((of.right - of.left) * 1.3)):
        x, y = block.between(of.left + 4, of.right - 8), block.between(of.y + 2, 132)
        cuts += lens((x, y), (x + block.between(4, 8), y - block.between(2, 6)), 1.2)
    block.fill(cuts, "paper")


def _drips(block: Block, deep: float) -> None:
    path, x = "M0-10H600V5", 600.0
    while x > 6:
        wide = block.between(9, 22)
        down = 5 + block.one_of((0.1, 0.3, 0.6, 1)) * deep * (0.25 if 84 < x < 190 else 1)
        path += (
            f"C{x - wide * 0.25:.1f} 5 {x - wide * 0.15:.1f} {down:.1f} {x - wide * 0.5:.1f} "
            f"{down:.1f}S{x - wide * 0.75:.1f} 5 {x - wide:.1f} 5"
        )
        x -= wide
    block.fill(f"{path}H0Z")

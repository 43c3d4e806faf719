"""Skies and walls behind the figures of the World: 60 x 14.6 mm, down to one horizon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stampadia.press.draw.travelers.graver import HORIZON, Block, lens, star_path
from stampadia.press.draw.travelers.layers import FIGURES_AT

PLAIN: Final = ((0, 108), (60, 111), (140, 106), (300, 112), (460, 108), (600, 108))


def level_lines(
    block: Block, bottom: float, gap: float = 5.4, heavy: float = 2.5, light: float = 0.7
) -> None:
    """Heavy above and fine at the horizon; broken inside, whole at the edges, so that neighbours
    join."""
    if block.inks.low:
        gap, heavy = gap * 2.6, heavy * 0.45
    path, y = "", gap * 0.5
    while y < bottom - 2:
        share = y / bottom
        path += _broken_line(block, y, (heavy + (light - heavy) * share) / 2)
        y += gap * (0.86 + 0.34 * share)
    block.print(path)


def _broken_line(block: Block, y: float, half: float) -> str:
    path, x, width = "", 0.0, block.width
    middle, upper, lower = f"{y:.1f}", f"{y - half:.1f}", f"{y + half:.1f}"
    while x < width:
        end = min(float(width), x + block.between(60, 190))
        if width - end < 30:
            end = float(width)
        # Blunt at the paper's edge, tapering inside.
        a = 0 if x <= 0 else block.between(6, 16)
        b = 0 if end >= width else block.between(6, 16)
        left, near, far, right = f"{x:.1f}", f"{x + a:.1f}", f"{end - b:.1f}", f"{end:.1f}"
        path += f"M{left} {middle}L{near} {upper}" if a else f"M{left} {lower}V{upper}"
        path += f"H{far}L{right} {middle} {far} {lower}" if b else f"H{right}V{lower}"
        path += f"H{near}Z" if a else "Z"
        x = end + (block.between(3, 12) if block.chance(0.8) else block.between(10, 30))
    return path


def starry(block: Block, bottom: float, stars: int, gouges: int) -> None:
    """Solid ink, with stars and short cuts."""
    block.fill(f"M0 0H{block.width}V{bottom:g}H0Z")
    path = ""
    for _ in range(gouges):
        x, y = block.between(0, block.width), block.between(3, bottom - 3)
        path += lens((x, y), (x + block.between(8, 26), y + block.between(-1, 1)), 0.55)
    block.fill(path, "paper")
    path = ""
    for _ in range(stars):
        x, y = block.between(6, block.width - 6), block.between(6, bottom - 8)
        path += star_path(x, y, block.one_of((2.2, 3, 4.4, 6)))
    block.fill(path, "paper")


def day(block: Block, _: float) -> None:
    level_lines(block, HORIZON)


def thin_lines(block: Block, _: float) -> None:
    level_lines(block, HORIZON, 6.6, 1.5)


def dusk(block: Block, x: float) -> None:
    level_lines(block, HORIZON, 6.6, 1.6)
    block.rays((x, 70), (58, 150), 40 if block.inks.low else 64, 1.7)


def night(block: Block, _: float) -> None:
    starry(block, HORIZON + 6, 24, 70)


def room(block: Block, _: float) -> None:
    """Courses of stone."""
    path, y, row = "", 9.0, 0
    while y < block.height:
        x = -20.0 + (17 if row % 2 else 0)
        half = 0.45 if block.inks.low else 0.7
        path += f"M0 {y - half:.1f}H{block.width}V{y + half:.1f}H0Z"
        while x < block.width:
            if block.chance(0.92):
                path += f"M{x - 0.6:.1f} {y - 13:.1f}H{x + 0.6:.1f}V{y:.1f}H{x - 0.6:.1f}Z"
            for _ in range(0 if block.inks.low else int(block.one_of((0, 1, 3, 4)))):
                at = x + block.between(4, 24), y - block.between(2, 10)
                path += lens(at, (at[0] + block.between(5, 11), at[1] - 1), 0.8)
            x += 34
        y += 13.5
        row += 1
    block.print(path)


def cellar(block: Block, _: float) -> None:
    block.fill(f"M0 0H600V{block.height}H0Z")
    path = ""
    for row in range(10):
        y = 6 + 13 * row
        path += f"M0 {y}H600"
        path += "".join(f"M{x} {y}v13" for x in range(9 if row % 2 else -10, 600, 38))
    block.draw(path, 0.9, "paper")


def wood(block: Block, _: float) -> None:
    level_lines(block, HORIZON, 6, 1.4)
    for trunk in range(-6, 600, 31):
        x, half = trunk + block.between(-8, 8), block.between(4, 9)
        if 84 < x < 176:
            half *= 0.5
        path = (
            f"M{x - half * 0.6:.1f}-4L{x - half * 0.5:.1f} 80"
            f"Q{x - half * 0.6:.1f} 104 {x - half * 1.5:.1f} 116H{x + half * 1.5:.1f}"
            f"Q{x + half * 0.6:.1f} 104 {x + half * 0.5:.1f} 80L{x + half * 0.6:.1f}-4Z"
        )
        block.draw(path, 3.2, "clear")
        block.fill(path)
        if block.inks.low:
            continue
        block.fill(lens((x - half * 0.2, 2), (x - half * 0.3, 100), 0.7), "paper")
        if half > 5:
            block.fill(lens((x + half * 0.15, 20), (x + half * 0.1, 84), 0.5), "paper")


def marsh(block: Block, _: float) -> None:
    level_lines(block, 84, 5.6, 2.2)
    path = ""
    for row in range(9):
        x, y = 0.0, 86 + row * 6.8
        while x < 600:
            end = min(600.0, x + block.between(30, 90))
            path += lens((x, y), (end, y), (1.1 + row * 0.16) * (0.5 if block.inks.low else 1))
            x = end + block.between(2, 18)
    block.print(path)


def storm(block: Block, _: float) -> None:
    block.fill("M0 0H600V112H0Z")
    block.fill(_rain(block, 120, 0.8, 110), "paper")


def gale(block: Block, _: float) -> None:
    """Rain by day, under a cloud."""
    block.print(_rain(block, 170, 1.1, 108))
    cloud = "".join(f"q-14 {14 + (k * 7) % 12} -30 0" for k in range(20))
    block.fill(f"M0 0H600V16{cloud}Z")


def _rain(block: Block, drops: int, width: float, bottom: float) -> str:
    path = ""
    for _ in range(drops):
        x, y, long = block.between(-30, 640), block.between(-20, bottom), block.between(15, 38)
        path += lens((x, y), (x - long * 0.42, y + long), width)
    return path


def curtain(block: Block, _: float) -> None:
    path = ""
    for fold in range(-1, 62, 2 if block.inks.low else 1):
        x = fold * 10 + block.between(-2, 2)
        end = (x + block.between(-5, 5), 124)
        path += lens((x, -6), end, (1.2 + fold % 4 * 0.9) * (0.5 if block.inks.low else 1), 0.6)
    block.print(path)
    hem = "".join(f"Q{600 - k * 30 - 15} 30 {600 - k * 30 - 30} 13" for k in range(20))
    block.draw(f"M0 0H600V13{hem}Z", 4, "clear")
    block.fill(f"M0 0H600V13{hem}Z")


def page(block: Block, _: float) -> None:
    """The enemy walks on lines of type."""
    path = ""
    for row in range(0, 9, 2 if block.inks.low else 1):
        y, x = 9 + row * 13, 10.0
        while x < 590:
            word = block.one_of((5, 9, 13, 18, 24))
            for letter in range(int(word // 3)):
                tall = block.one_of((4, 4, 4, 7))
                path += f"M{x + letter * 3:g} {y}v-{tall:g}h1.5V{y}Z"
            x += word + 5
    block.print(path)


def snow(block: Block, _: float) -> None:
    starry(block, HORIZON + 6, 0, 40)
    path = ""
    for _flake in range(150):
        x, y = block.between(0, 600), block.between(0, 112)
        path += _flake_path(x, y, block.one_of((0.9, 1.3, 2.1)))
    block.fill(path, "paper")


def _flake_path(x: float, y: float, radius: float) -> str:
    """So small that eight corners are round."""
    a = radius * 0.41
    return (
        f"M{x - radius:.1f} {y - a:.1f}L{x - a:.1f} {y - radius:.1f}H{x + a:.1f}"
        f"L{x + radius:.1f} {y - a:.1f}V{y + a:.1f}L{x + a:.1f} {y + radius:.1f}"
        f"H{x - a:.1f}L{x - radius:.1f} {y + a:.1f}Z"
    )


def attic(block: Block, _: float) -> None:
    """Rafters, with the grain of the wood."""
    thin = 0.35 if block.inks.low else 1
    path = "".join(
        lens((-60 + k * 24, 150), (36 + k * 24, -6), (2.1 + k % 3 * 0.9) * thin) for k in range(30)
    )
    block.print(path)
    block.fill("M-10 20L120-70L150-70L-10 44ZM600 10L470-60H440L600 40ZM0 4H600V13H0Z")


SKIES: Final[Mapping[str, Callable[[Block, float], None]]] = {
    "day": day,
    "dusk": dusk,
    "dusk-lines": thin_lines,
    "night": night,
    "room": room,
    "cellar": cellar,
    "wood": wood,
    "marsh": marsh,
    "storm": storm,
    "gale": gale,
    "curtain": curtain,
    "page": page,
    "snow": snow,
    "attic": attic,
}


def sky(block: Block, name: str, x: float = FIGURES_AT) -> None:
    SKIES[name](block, x)


def plain(block: Block) -> None:
    block.land(PLAIN, 90, -0.18, 26)

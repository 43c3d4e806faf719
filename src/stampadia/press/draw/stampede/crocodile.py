"""The crocodile, which follows one line from its nose to the tip of its tail."""

from __future__ import annotations

from math import dist, radians

from stampadia.press.draw.stampede.gouge import (
    Block,
    Point,
    Widths,
    at,
    circle,
    curve,
    path,
    ribbon,
    spot,
    turned,
    width_at,
)


def crocodile(b: Block, line: str, widths: Widths) -> None:
    spine = curve(line, step=1.2)
    left, right = ribbon(spine, widths, 150)
    # legs under the body
    legs = (
        ((120, 72), (84, 66), (68, 34), 17),
        ((138, 92), (170, 106), (198, 84), 17),
        ((84, 142), (42, 142), (24, 112), 19),
        ((132, 150), (162, 130), (208, 132), 19),
    )
    for hip, knee, foot, width in legs:
        b.limb([hip, knee, foot], width, "even")
        down = _way(knee, foot)
        for turn in (-58, -20, 18, 54):
            toe = turned(down, radians(turn))
            b.limb([_off(foot, down, -3), _off(foot, toe, 15)], 9, "in")
    b.mass("130 146 160 138 186 142 196 160 160 168")
    b.mass(left + right[::-1])
    # tail saw, on the outside of the bend
    for k in range(17):
        t = 0.50 + k * 0.028
        p, d = at(spine, t)
        half = width_at(widths, t)
        before, behind = (_off(*at(spine, t + away), 0, half - 1) for away in (-0.012, 0.013))
        b.mass([before, _off(p, d, 2, half + 4 + half * 0.42), behind, p])
    # head: eyes, nostrils, teeth
    for side in (1, -1):
        eye = _off(*at(spine, 0.163), 0, 12 * side)
        b.hole(circle(*eye, 5.2), 1)
        b.dark(circle(*eye, 2.5), 1)
    for side in (1, -1):
        b.hole(circle(*_off(*at(spine, 0.02), 0, 5 * side), 2.2, count=10), 1)
    for side, edge in ((1, left), (-1, right)):
        for k in range(8):
            p, d = at(edge, 0.035 + k * 0.0135)
            b.mass([_off(p, d, -2.4), _off(p, d, 0, 4.6 * side), _off(p, d, 2.4)])
    b.cut([spot(spine, t) for t in (0.04, 0.07, 0.10, 0.13)], 3, "v", 1)
    for side in (1, -1):
        cheek = ((0.05, 6.6), (0.09, 6.4), (0.125, 10), (0.145, 14))
        b.cut([_off(*at(spine, t), 0, aside * side) for t, aside in cheek], 2.8)
    # scutes: rows of wedges across the back
    t = 0.225
    while t < 0.94:
        p, d = at(spine, t)
        half = width_at(widths, t)
        rows: tuple[float, ...] = (-0.58, 0, 0.58) if half > 11 else (0,)
        if half > 20:
            rows = (-0.74, -0.37, 0, 0.37, 0.74)
        for row in rows:
            scute = _scute(_off(p, d, 0, half * row), d, min(6.2, half * 0.24 + 1.2))
            plain = half > 11 and abs(row) in (0, 0.37, 0.58)
            b.layers.append(("cut", scute, 1 if plain else 2))
        t += 0.0245 if half > 14 else 0.022
    # wrinkles
    for _, knee, foot, _ in legs:
        dx, dy = _way(knee, foot)
        for share in (0.25, 0.5, 0.75):
            x, y = knee[0] + (foot[0] - knee[0]) * share, knee[1] + (foot[1] - knee[1]) * share
            near, far = (x - dy * 4.6, y + dx * 6), _off((x, y), (dx, dy), 0, 4.4)
            b.cut([near, _off((x, y), (dx, dy), 2), far], 2.8, "in")


def _way(start: Point, end: Point) -> Point:
    far = dist(start, end)
    return (end[0] - start[0]) / far, (end[1] - start[1]) / far


def _off(p: Point, way: Point, along: float, aside: float = 0) -> Point:
    """A point so far along a way from another, and beside it."""
    return p[0] + way[0] * along + way[1] * aside, p[1] + way[1] * along - way[0] * aside


def _scute(p: Point, way: Point, size: float) -> str:
    """One push of the gouge."""
    corners = ((-0.9, 0), (0, 0.55), (0.55, 0.42), (0.55, -0.42), (0, -0.55))
    return path([_off(p, way, along * size, aside * size) for along, aside in corners], 0.05)

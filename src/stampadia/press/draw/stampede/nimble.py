"""The nimble ones: lion, crocodile, giraffe, baboon and parrot. Every line is a knife's or a
gouge's."""

from __future__ import annotations

from math import cos, dist, hypot, pi, radians, sin

from stampadia.press.draw.stampede.gouge import (
    Block,
    Line,
    Point,
    at,
    circle,
    curve,
    flipped,
    inside,
    mirrored,
    net,
    path,
    ribbon,
    width_at,
)


def lion() -> Block:
    b = Block("lion")
    cx, cy = 90, 92
    # tail
    b.limb("204 120 226 108 234 84 226 62 214 46", 8.5, "even")
    b.mass("224 62 208 58 197 46 193 30 198 8! 206 18! 212 2! 218 14! 226 8! 232 28 232 48")
    # far legs
    b.mass("140 160 164 160 160 196 166 226! 136 226! 138 218 140 196")
    b.mass("88 150 116 150 114 196 118 226! 90 226! 90 196")
    # body
    b.mass(
        "90 70 130 84 160 92 190 96 212 108 220 132 218 156 214 176 218 200 226 218! 226 "
        "226! 190 226! 190 212 186 190 178 172 "
        "156 168 128 170 108 170! 106 190 104 212 106 226! 66 226! 66 218! 74 208 "
        "72 186 64 160 60 120"
    )
    # mane: a sun
    n = 26
    pts = []
    for i in range(n):
        a0 = 2 * pi * i / n - pi / 2
        down = 1 + 0.13 * max(0, sin(a0))
        ro = (76 + b.between(-4, 6)) * down
        ri = 59 * down
        tip = a0 + 0.10
        pts.append((cx + ri * cos(a0 - pi / n), cy + ri * sin(a0 - pi / n), True))
        pts.append(
            (cx + (ri + ro) / 2 * cos(a0 - 0.02), cy + (ri + ro) / 2 * sin(a0 - 0.02), False)
        )
        pts.append((cx + ro * cos(tip), cy + ro * sin(tip), True))
    b.mass(curve(pts, closed=True))
    for i in range(n):
        a = 2 * pi * (i + 0.0) / n - pi / 2
        down = 1 + 0.13 * max(0, sin(a))
        inner, outer = 43 * down, (66 + b.between(-5, 3)) * down
        b.cut(
            [
                (cx + inner * cos(a - 0.02), cy + inner * sin(a - 0.02)),
                (
                    cx + (inner + outer) / 2 * cos(a + 0.02),
                    cy + (inner + outer) / 2 * sin(a + 0.02),
                ),
                (cx + outer * cos(a + 0.10), cy + outer * sin(a + 0.10)),
            ],
            4.6,
            "v",
            1 if i % 2 else 2,
        )
        a += pi / n
        inner, outer = 38 * down, (53 + b.between(-3, 2)) * down
        b.cut(
            [
                (cx + inner * cos(a), cy + inner * sin(a)),
                (cx + outer * cos(a + 0.04), cy + outer * sin(a + 0.04)),
            ],
            3.2,
        )
    # ears and face
    for side in (1, -1):
        b.mass(curve(flipped("52 68 44 54 48 40 62 38 74 48 76 58", cx, side), closed=True))
        b.patch(curve(flipped("54 60 50 52 53 45 61 45 68 53", cx, side), closed=True))
        b.mark(curve(flipped("54 48 58 54 62 60", cx, side)), 2.4)
    b.patch(mirrored("90 48 74 51 62 62 57 80 60 98 65 114 72 130 82 142 90 144", cx))
    b.hole(mirrored("90 106 80 104 70 108 66 116 70 126 80 131 84 138 90 141", cx))
    for side in (1, -1):
        b.dark(
            curve(flipped("62 77! 70 74 78 79 83 88! 75 89 67 85", cx, side), closed=True)
        )  # eye
        b.hole(curve(flipped("67 79 73 78 76 83 71 85", cx, side), closed=True), 1)
        b.dark(circle(cx + side * (72.6 - cx), 81, 1.9, count=10), 1)
        b.mark(curve(flipped("58 72 68 66 79 71 84 82", cx, side)), 4.6, "in", 1)
        b.mark(curve(flipped("83 84 82 96 78 104", cx, side)), 4, "v", 1)
        b.mark(curve(flipped("90 120 84 126 75 125 68 117", cx, side)), 4.2, "in", 1)
        b.mark(curve(flipped("59 92 66 96 74 96", cx, side)), 2.8)
        b.mark(curve(flipped("62 101 67 104 73 103", cx, side)), 2.6)
        for x, y in ((73, 112), (79, 116), (77, 110.5), (72.5, 118)):
            b.dark(circle(cx + side * (x - cx), y, 1.2, count=8), 2)
        b.mark(curve(flipped("86 50 83 58 84 68", cx, side)), 3.6)
        b.mark(curve(flipped("75 53 73 58 74 63", cx, side)), 3)
    b.dark("77 100! 90 97 103 100! 99 109 90 116 81 109", 1)
    b.mark("90 112 90 117 90 122", 3.6, "even", 1)
    b.rake("84 131 90 132 96 131", "85 139 90 143 95 139", 4, 2.6, 0, 0.2, tip="in", kind="mark")
    # body cuts
    b.rake(
        "150 96 184 98 208 112 214 132",
        "152 128 178 134 194 146 200 158",
        10,
        3.2,
        -0.06,
        0.5,
        0.05,
    )
    b.rake("150 166 168 170 186 176", "154 146 170 150 190 156", 6, 2.8, 0, 0.4, tip="in")
    b.cut("180 174 184 152 196 140", 3.6, level=1)
    b.cut("108 168 106 196 105 227", 3.4, "out", 1)
    b.cut("190 196 188 212 190 227", 3, "out", 1)
    b.rake("78 180 78 206", "92 176 94 204", 5, 2.6, 0, 0.3, tip="in")
    b.rake("196 180 202 208", "210 178 216 204", 4, 2.6, 0, 0.3, tip="in")
    for x in (74, 82, 90, 198, 206, 214):
        b.cut([(x, 218), (x - 0.5, 222), (x, 226)], 2.2, "out")
    b.rake("202 30 210 20 222 24", "210 52 216 54 222 52", 4, 3, 0, 0.2)
    b.rake("144 186 158 186", "146 212 158 212", 3, 2.4, 0, 0.3)
    return b


def crocodile() -> Block:
    b = Block("crocodile")
    spine = curve(
        "228 8 205 36 178 57 144 71 108 88 84 116 90 146 122 160 160 164 192 176 202 198 "
        "180 214 142 217 100 213 58 199 24 168",
        step=1.2,
    )
    widths = [
        (0, 8),
        (0.016, 12),
        (0.045, 11),
        (0.085, 11),
        (0.13, 16),
        (0.165, 23),
        (0.19, 24),
        (0.225, 18),
        (0.27, 23),
        (0.33, 29),
        (0.38, 30),
        (0.43, 28),
        (0.48, 23),
        (0.53, 18),
        (0.6, 15.5),
        (0.7, 13),
        (0.8, 10),
        (0.9, 6),
        (1, 0.5),
    ]
    left, right = ribbon(spine, widths, 150)

    # legs under the body
    def leg(hip: Point, knee: Point, foot: Point, w: float) -> tuple[Point, Point]:
        b.limb([hip, knee, foot], w, "even")
        d = (foot[0] - knee[0], foot[1] - knee[1])
        m = hypot(*d)
        d = (d[0] / m, d[1] / m)
        for turn in (-58, -20, 18, 54):
            c, s = cos(radians(turn)), sin(radians(turn))
            v = (d[0] * c - d[1] * s, d[0] * s + d[1] * c)
            b.limb(
                [
                    (foot[0] - d[0] * 3, foot[1] - d[1] * 3),
                    (foot[0] + v[0] * 15, foot[1] + v[1] * 15),
                ],
                9,
                "in",
            )
        return knee, foot

    legs = [
        leg((120, 72), (84, 66), (68, 34), 17),
        leg((138, 92), (170, 106), (198, 84), 17),
        leg((84, 142), (42, 142), (24, 112), 19),
        leg((132, 150), (162, 130), (208, 132), 19),
    ]
    b.mass("130 146 160 138 186 142 196 160 160 168")
    b.mass(left + right[::-1])
    # tail saw, on the outside of the bend
    for k in range(17):
        t = 0.50 + k * 0.028
        p, d = at(spine, t)
        half = width_at(widths, t)
        reach = half + 4 + half * 0.42
        tip = (p[0] + d[1] * reach + d[0] * 2, p[1] - d[0] * reach + d[1] * 2)
        feet = []
        for away in (-0.012, 0.013):
            q, e = at(spine, t + away)
            feet.append((q[0] + e[1] * (half - 1), q[1] - e[0] * (half - 1)))
        b.mass([feet[0], tip, feet[1], p])
    # head: eyes, nostrils, teeth
    for t, off, r in ((0.163, 12, 5.2),):
        p, d = at(spine, t)
        for s in (1, -1):
            x, y = p[0] + d[1] * off * s, p[1] - d[0] * off * s
            b.hole(circle(x, y, r), 1)
            b.dark(circle(x, y, 2.5), 1)
    p, d = at(spine, 0.02)
    for s in (1, -1):
        b.hole(circle(p[0] + d[1] * 5 * s, p[1] - d[0] * 5 * s, 2.2, count=10), 1)
    for side, line in ((1, left), (-1, right)):
        for k in range(8):
            t = 0.035 + k * 0.0135
            q, d = at(line, t)
            n = (d[1] * side, -d[0] * side)
            b.mass(
                [
                    (q[0] - d[0] * 2.4, q[1] - d[1] * 2.4),
                    (q[0] + n[0] * 4.6, q[1] + n[1] * 4.6),
                    (q[0] + d[0] * 2.4, q[1] + d[1] * 2.4),
                ]
            )
    b.cut([at(spine, t)[0] for t in (0.04, 0.07, 0.10, 0.13)], 3, "v", 1)
    for s in (1, -1):
        b.cut(
            [
                (
                    at(spine, t)[0][0] + at(spine, t)[1][1] * o * s,
                    at(spine, t)[0][1] - at(spine, t)[1][0] * o * s,
                )
                for t, o in ((0.05, 6.6), (0.09, 6.4), (0.125, 10), (0.145, 14))
            ],
            2.8,
            "v",
            2,
        )
    # scutes: rows of wedges across the back
    t = 0.225
    while t < 0.94:
        p, d = at(spine, t)
        n = (d[1], -d[0])
        half = width_at(widths, t)
        rows = (
            (-0.74, -0.37, 0, 0.37, 0.74)
            if half > 20
            else ((-0.58, 0, 0.58) if half > 11 else (0,))
        )
        for row in rows:
            o = half * row
            q = (p[0] + n[0] * o, p[1] + n[1] * o)
            size = min(6.2, half * 0.24 + 1.2)
            plain = half > 11 and abs(row) in (0, 0.37, 0.58)
            b.layers.append(("cut", _wedge(q, d, size), 1 if plain else 2))
        t += 0.0245 if half > 14 else 0.022
    for knee, foot in legs:
        for f in (0.25, 0.5, 0.75):
            x, y = knee[0] + (foot[0] - knee[0]) * f, knee[1] + (foot[1] - knee[1]) * f
            dx, dy = foot[0] - knee[0], foot[1] - knee[1]
            m = hypot(dx, dy)
            b.cut(
                [
                    (x - dy / m * 4.6, y + dx / m * 6),
                    (x + dx / m * 2, y + dy / m * 2),
                    (x + dy / m * 4.4, y - dx / m * 4.4),
                ],
                2.8,
                "in",
            )
    return b


def _wedge(q: Point, d: Point, size: float) -> str:
    """A scute: one push of the gouge."""
    n = (d[1], -d[0])
    pts = [
        (q[0] - d[0] * size * 0.9, q[1] - d[1] * size * 0.9),
        (q[0] + n[0] * size * 0.55, q[1] + n[1] * size * 0.55),
        (
            q[0] + d[0] * size * 0.55 + n[0] * size * 0.42,
            q[1] + d[1] * size * 0.55 + n[1] * size * 0.42,
        ),
        (
            q[0] + d[0] * size * 0.55 - n[0] * size * 0.42,
            q[1] + d[1] * size * 0.55 - n[1] * size * 0.42,
        ),
        (q[0] - n[0] * size * 0.55, q[1] - n[1] * size * 0.55),
    ]
    return path(pts, 0.05)


def giraffe() -> Block:
    b = Block("giraffe")
    # far legs
    far1 = "66 160 84 156 90 184 100 206 108 234! 93 234! 86 208 74 186"
    far2 = "114 150 136 146 144 184 158 208 168 234! 152 234! 143 210 127 188"
    b.mass(far1)
    b.mass(far2)
    # tail
    b.limb("52 126 38 144 34 168", 5.5, "even")
    b.mass("31 160! 38 160 43 182 36 204! 27 182")
    body = (
        "50 148 48 130 57 117 78 111 98 101 109 86 119 62 129 38 137 23! 133 9! 140 5 146 "
        "17! 150 16! 151 3! 159 4 159 19 "
        "172 27 190 39 201 50 200 59 189 63 174 58 164 60 156 72 150 94 144 116 "
        "139 136 132 152 129 166 "
        "131 190 127 212 130 234! 112 234! 113 212 110 188 105 168 93 163 80 161 "
        "72 167 72 188 66 210 69 234! 51 234! 53 210 54 188 48 168"
    )
    b.mass(body)
    b.mass("142 30! 126 20 114 24! 120 36 138 42")  # ear
    b.cut("120 28 128 31 137 34", 3.4, "v", 1)
    line = curve(body, closed=True)
    # mane
    b.fringe("98 106 113 86 123 62 133 38", 13, 13, 7.5, 34)
    # the net: every mesh one straight push
    seeds = []
    for j in range(19):
        for i in range(15):
            x, y = i * 19.5 + (9.7 if j % 2 else 0) - 10, j * 16 - 6
            seeds.append((x + b.between(-4.6, 4.6), y + b.between(-3.8, 3.8)))

    def kept(p: Point) -> bool:
        """Well inside, above the shins, and not on the face."""
        if p[1] >= 196 or (p[0] > 146 and p[1] < 66):
            return False
        near = ((0, 0), (1.2, 0), (-1.2, 0), (0, 1.2), (0, -1.2))
        return all(inside((p[0] + dx, p[1] + dy), line) for dx, dy in near)

    done: set[tuple[tuple[int, int], ...]] = set()
    for poly in net(seeds, (-20, -20, 260, 260)):
        for p, q in zip(poly, [*poly[1:], poly[0]], strict=True):
            tag = tuple(sorted(((round(p[0]), round(p[1])), (round(q[0]), round(q[1])))))
            if tag in done or dist(p, q) < 4:
                continue
            done.add(tag)
            run = [
                (p[0] + (q[0] - p[0]) * k / 14, p[1] + (q[1] - p[1]) * k / 14) for k in range(15)
            ]
            run = [x for x in run if kept(x)]
            if len(run) > 3:
                b.cut([run[0], run[-1]], 3.7, "even", 1)
    # face
    b.eye(166, 33, 3.8, (0.6, 0.3))
    b.cut("156 26 164 25 172 29", 2.4)
    b.cut("170 44 178 50 188 53", 2.8, level=1)
    b.hole(circle(195, 49, 1.8, count=8), 2)
    b.cut("160 46 164 52 172 53", 2.4)
    b.cut("150 32 152 42 150 52", 2.4)
    # legs
    b.cut("129 158 130 190 126 212 128 235", 3, "out", 1)
    b.cut("72 164 73 188 67 210 70 235", 3, "out", 1)
    for x, y in (
        (60, 204),
        (59, 212),
        (59, 220),
        (120, 204),
        (119, 212),
        (120, 220),
        (98, 214),
        (151, 214),
        (156, 222),
        (101, 222),
    ):
        b.cut([(x - 5, y - 1), (x, y + 1), (x + 5, y - 1)], 2.4)
    b.rake("78 172 92 202", "84 170 98 200", 5, 2.6, 0, 0.2)
    b.rake("122 166 142 202", "134 164 150 200", 5, 2.6, 0, 0.2)
    return b


def baboon() -> Block:
    b = Block("baboon")
    # tail
    b.limb("194 218 220 218 234 196 232 164 216 142 214 122", 8, "even")
    b.mass("209 132! 203 116 208 98 218 88! 226 104 224 122 219 133!")
    # one shape: dog's face, bell of hair, hand over the knee
    b.mass(
        "100 22 84 22 70 28 61 38! 62 49! 52 51 40 54 28 57! 17 62 12 72 14 84! 16 98 24 108 "
        "40 111 56 112 68 114! 76 120 78 130 62 131 46 134 34 141 "
        "27 152 22 170! 28 172 32 164! 31 180! 37 181 41 167! 42 180! 48 179 51 "
        "165! 54 173! 59 168 63 155! "
        "63 178 61 198 52 213 36 220 24 227! 24 233! 80 233! 80 220 81 202 88 180! "
        "104 184 124 196 140 214 146 233! 200 233! "
        "208 218 205 192 196 166 184 146! 207 150! 205 122 196 94 181 72 163 58 "
        "146 52 133 52! 127 40 115 28"
    )
    # muzzle: second ink, cheek ridges left standing; under it the jaw, with a fang
    b.patch("64 55! 52 57 40 60 30 63! 24 68 21 76 22 86! 36 90 52 91 66 90! 75 84 79 74 76 62", 1)
    b.mark("77 65 62 65 40 70", 4.6, "in", 1)
    b.mark("77 75 62 76 42 80", 3.8, "in", 1)
    b.mark("74 84 62 85 50 86", 2.8, "in", 2)
    b.dark("12 70! 20 62 30 63 33 71 28 80 16 82!", 1)
    b.hole(circle(22, 70, 2.6, 1.6, -35, count=10), 1)
    b.cut("20 94 40 99 60 99 74 91", 3.6, "out", 1)
    b.hole("31 96! 35 110! 41 97!", 1)
    b.rake("48 103 66 104", "50 108 68 109", 4, 2, 0, 0.2)
    b.eye(75, 48, 4.6, (-1.4, 0.4))
    b.cut("63 42 72 37 86 41", 4.2, "v", 1)
    # cheek fan and ear
    b.cut("101 44 92 52 94 63 103 66", 4.2, "v", 1)
    b.rake(
        "90 62 86 78 84 92 78 106",
        "126 58 120 84 108 106 90 122",
        9,
        4.6,
        0.06,
        0.18,
        0.06,
        "in",
        1,
    )
    # cape: combed back
    b.rake(
        "102 32 114 35 122 48 144 59 168 70 190 100",
        "112 44 117 52 126 66 142 80 158 94 176 118",
        10,
        4.8,
        -0.10,
        0.25,
        0.08,
    )
    b.rake(
        "130 76 146 90 164 106 184 122", "134 114 148 124 166 130 190 136", 7, 4.4, 0.05, 0.25, 0.05
    )
    zig = [(192, 147), (180, 136), (174, 150), (162, 134), (156, 152), (146, 134), (138, 150)]
    zig.append((132, 130))
    b.patch(zig + [(x - 1, y + 7) for x, y in reversed(zig[:-1])])
    # arm over the knee
    b.cut("110 104 100 122 98 136 84 144 66 148 58 158", 4.4, level=1)
    b.cut("132 112 134 134 122 150 104 156 88 152", 4.6, level=1)
    b.rake("104 128 110 142", "124 124 124 140", 3, 3, 0.1, 0.2, tip="in")
    b.rake("52 136 72 134 92 132", "50 146 70 144 88 140", 5, 3, 0.0, 0.2, tip="in")
    # thigh and shin
    b.cut("98 164 124 164 152 172 174 190 180 208", 4.6, level=1)
    b.rake("108 170 132 174 156 184 172 202", "118 184 138 194 154 210 168 218", 8, 3.4, 0.1, 0.3)
    b.rake("67 168 63 208", "78 170 74 208", 6, 3, 0.1, 0.25, tip="in")
    b.rake("188 156 198 178 204 200", "176 164 184 184 190 202", 5, 3.4, 0.1, 0.3)
    b.patch("192 208 204 204 207 216 202 229 188 229 182 219", 1)
    b.mark("190 218 197 215 203 218", 2.8)
    for x in (36, 46, 56, 66):
        b.cut([(x, 233.5), (x + 2, 227), (x + 5, 222)], 2.6, "in")
    b.rake("210 100 222 104", "212 124 220 124", 3, 2.8, 0, 0.2)
    return b


def parrot() -> Block:
    b = Block("parrot")

    def feather(
        root: Point, tip: Point, width: float, bow: float = 0.0, level: int = 0, vein: float = 2.9
    ) -> None:
        m = (
            (root[0] + tip[0]) / 2 - (tip[1] - root[1]) * bow,
            (root[1] + tip[1]) / 2 + (tip[0] - root[0]) * bow,
        )
        spine = curve([root, m, tip])
        n = 26
        left: Line = []
        right: Line = []
        for i in range(n + 1):
            t = i / n
            p, d = at(spine, t)
            w = (
                width
                / 2
                * min(1, 0.5 + 1.1 * t)
                * (1 if t < 0.84 else max(0, 1 - ((t - 0.84) / 0.16) ** 2) ** 0.5)
            )
            left.append((p[0] - d[1] * w, p[1] + d[0] * w))
            right.append((p[0] + d[1] * w, p[1] - d[0] * w))
        b.mass(left + right[::-1], level)
        b.cut([at(spine, t)[0] for t in (0.36, 0.6, 0.94)], vein, "v", 2)

    # far wing
    for x, y in ((222, 44), (226, 24), (216, 9), (200, 2), (183, 3), (168, 10)):
        feather((158, 104), (x, y), 18, 0.06)
    b.mass("140 116 146 86 160 62 182 46 198 52 198 70 188 90 172 112")
    # tail
    for x, y, w in ((4, 214, 12), (46, 238, 12), (8, 229, 14), (25, 238, 15)):
        feather((112, 152), (x, y), w, 0.03, vein=3.4)
    # body and head
    b.mass(
        "160 96 172 84 190 80 206 86 213 98 210 112 204 124 196 138 180 152 158 164 132 "
        "170 108 168 96 160 104 146 124 130 144 110"
    )
    # beak: the hook
    b.mass("204 84! 220 88 232 100 234 118 228 138! 224 124 216 118 206 120!")
    b.mass("204 118! 214 120 219 126 214 134 204 132!")
    b.hole("212 92! 222 95 228 104 229 116! 222 108 212 106", 1)
    # near wing
    for x, y in ((30, 132), (16, 116), (6, 96), (3, 74), (7, 52), (18, 32), (34, 16), (54, 6)):
        feather((126, 116), (x, y), 23, 0.07, vein=3.4)
    b.mass("170 118 152 98 126 76 98 54 78 42 64 48 57 66 58 92 68 114 90 132 118 146 148 146")
    b.cut("166 120 148 102 122 82 92 60", 3.2, "v", 1)
    # coverts: two rows of pushes
    b.rake(
        "152 116 126 94 96 70 76 58",
        "138 134 112 116 84 96 68 74",
        9,
        5.6,
        0.12,
        0.15,
        0.05,
        level=1,
    )
    b.rake("136 138 108 126 80 108 64 84", "118 142 92 130 70 116 56 96", 8, 4.2, 0.1, 0.15, 0.05)
    b.rake("152 104 162 82 178 62 192 56", "170 110 180 94 190 80 196 66", 6, 4, 0.05, 0.2)
    # cheek: paper, with its fine lines
    b.hole("184 94 194 89 204 93 208 104 204 116 194 116 184 108", 1)
    b.dark(circle(194, 100, 4, count=14), 1)
    b.hole(circle(194.8, 99, 1.3, count=8), 1)
    for k in range(3):
        b.mark(
            [(186 + k * 2, 106.5 + k * 3.6), (195, 108 + k * 3.2), (204, 107 + k * 3.4)], 2, "v", 2
        )
    b.cut("180 90 190 84 201 86", 3, "v", 1)
    # breast
    b.rake(
        "202 124 188 142 168 154 146 162",
        "188 122 174 134 156 144 136 152",
        10,
        4,
        0.1,
        0.3,
        tip="in",
    )
    b.rake("140 166 122 166 106 162", "132 156 118 156 108 156", 4, 3.4, 0, 0.3)
    return b

"""`python -m benchmarks.fonts SOURCES`: the fonts of the press and the table of their widths.

SOURCES is a folder with the whole fonts, as the npm packages `@expo-google-fonts/alegreya`,
`alegreya-sc`, `cinzel`, `grenze`, `pixelify-sans`, `silkscreen` and `atkinson-hyperlegible` hold
them (static instances; the `@fontsource` packages slice a font by alphabet and lose the kerning
between the slices). Each is cut down to Latin without hints and laid into the press; their widths,
in thousandths of the type size, go into the lettering table. A digit counts as wide as the widest
of its figure styles. Needs fonttools.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from cyclopts import App

from stampadia.press.fonts import FOLDER
from stampadia.workbench.lettering import TABLE, Font, Lettering

CUTS: Final = {
    "Alegreya-Regular": "Alegreya_400Regular",
    "Alegreya-Italic": "Alegreya_400Regular_Italic",
    "Alegreya-Medium": "Alegreya_500Medium",
    "Alegreya-Bold": "Alegreya_700Bold",
    "Alegreya-BoldItalic": "Alegreya_700Bold_Italic",
    "Alegreya-ExtraBold": "Alegreya_800ExtraBold",
    "AlegreyaSC-Regular": "AlegreyaSC_400Regular",
    "AlegreyaSC-Bold": "AlegreyaSC_700Bold",
    "Cinzel-Bold": "Cinzel_700Bold",
    "Cinzel-Black": "Cinzel_900Black",
    "Grenze-SemiBold": "Grenze_600SemiBold",
    "Grenze-Bold": "Grenze_700Bold",
    "PixelifySans-SemiBold": "PixelifySans_600SemiBold",
    "Silkscreen-Regular": "Silkscreen_400Regular",
    "AtkinsonHyperlegible-Regular": "AtkinsonHyperlegible_400Regular",
    "AtkinsonHyperlegible-Italic": "AtkinsonHyperlegible_400Regular_Italic",
    "AtkinsonHyperlegible-Bold": "AtkinsonHyperlegible_700Bold",
}
"""Our name of each font, and its makers' file."""

LATIN: Final = (
    *(range(0x20, 0x7F), range(0xA0, 0x300), (0x300, 0x301, 0x303, 0x304, 0x308, 0x309, 0x323)),
    *(range(0x1D00, 0x1DC0), range(0x1E00, 0x1EA0), range(0x1EF2, 0x1F00), range(0x2000, 0x2070)),
    *(range(0x20A0, 0x20C1), (0x2113, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215)),
    (0x2264, 0x2265),
    *(range(0x2C60, 0x2C80), range(0xA720, 0xA800)),
)
FEATURES: Final = (
    *("kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "case", "frac", "ordn", "sups"),
    *("lnum", "onum", "pnum", "tnum"),
)
FIGURES: Final = ("lnum", "onum", "pnum", "tnum")

app = App(name="fonts")


@app.default
def main(sources: Path) -> None:
    """Cut the fonts from the files under this folder, and measure them."""
    found = {path.stem: path for path in sorted(sources.rglob("*.ttf"))}
    fonts = {}
    for name, source in CUTS.items():
        cut = _cut(found[source])
        cut.save(FOLDER / f"{name}.ttf", reorderTables=True)
        fonts[name] = _measured(cut)
    table = msgspec.json.encode(Lettering(fonts), order="deterministic")
    TABLE.write_bytes(msgspec.json.format(table, indent=1) + b"\n")


def _cut(source: Path) -> Any:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    options = Options(
        layout_features=list(FEATURES),
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17],
        hinting=False,
        notdef_outline=True,
        recalc_timestamp=False,
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for codes in LATIN for code in codes])
    subsetter.subset(font)
    return font


def _measured(font: Any) -> Font:
    advances: dict[int, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        names = {glyph, *_figures(font, glyph)} if chr(code) in "0123456789" else {glyph}
        advance = max(font["hmtx"][name][0] for name in names)
        advances[advance] = advances.get(advance, "") + chr(code)
    names = font["name"]
    family, style = (
        names.getDebugName(new) or names.getDebugName(old) for new, old in ((16, 1), (17, 2))
    )
    version = names.getDebugName(5).split(";")[0].removeprefix("Version ")
    return Font(
        f"{family} {style}, version {version}",
        names.getDebugName(0).split(" (")[0],
        font["head"].unitsPerEm,
        {str(advance): advances[advance] for advance in sorted(advances)},
    )


def _figures(font: Any, glyph: str) -> set[str]:
    """A digit in every figure style, and in every style of a style."""
    if "GSUB" not in font:
        return set()
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in FIGURES
        for number in record.Feature.LookupListIndex
    }
    found, before = {glyph}, set[str]()
    while found != before:
        before = set(found)
        for number in numbers:
            for subtable in table.LookupList.Lookup[number].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
                found |= {mapping[name] for name in before if name in mapping}
    return found


if __name__ == "__main__":
    app()

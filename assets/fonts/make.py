#!/usr/bin/env python3
"""Makes the fonts of the program from Inter as Debian packages it.

    apt-get install fonts-inter fonttools
    /usr/bin/python3 assets/fonts/make.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = Path("/usr/share/fonts/opentype/inter")
HERE = Path(__file__).parent

RANGES = [
    (0x0020, 0x007E),  # Latin: English,
    (0x00A0, 0x017F),  # the west, the middle and the north of Europe, Turkish,
    (0x0218, 0x021B),  # Romanian
    (0x0300, 0x0304), (0x0306, 0x030C), (0x0327, 0x0328),  # accents on their own
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F), (0x0490, 0x0491),  # Cyrillic
    (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026),
    (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x20AC, 0x20AC),
    (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212),
    (0x2248, 0x2248), (0x2260, 0x2260), (0x2264, 0x2265), (0x221E, 0x221E),
    (0x21E7, 0x21E7), (0x2303, 0x2303), (0x2318, 0x2318), (0x2325, 0x2325),  # keys of a Mac
    (0x25A1, 0x25A1), (0x25CF, 0x25CF), (0x2713, 0x2713), (0xFFFD, 0xFFFD),
]

def make(weight):
    path = SOURCE / f"Inter-{weight}.otf"
    font = TTFont(path)
    # Figures of one width without asking for them: columns of numbers line up,
    # and a score does not move what stands beside it.
    tabular = tabular_figures(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                figure = table.cmap[code]
                table.cmap[code] = tabular.get(figure, figure)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.desubroutinize = False
    options.notdef_outline = True
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for a, b in RANGES for code in range(a, b + 1)])
    subsetter.subset(font)
    font.save(HERE / f"Inter-{weight}.otf")


def tabular_figures(font):
    """Which glyph the feature `tnum` puts in place of which."""
    table = font["GSUB"].table
    lookups = {
        lookup
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for lookup in record.Feature.LookupListIndex
    }
    pairs = {}
    for lookup in lookups:
        for part in table.LookupList.Lookup[lookup].SubTable:
            pairs.update(getattr(part, "ExtSubTable", part).mapping)
    return pairs


for weight in ["Regular", "SemiBold"]:
    make(weight)

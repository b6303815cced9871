#!/usr/bin/env python3
"""Writes layouts.txt: what the letter keys type in the keyboard layouts of xkb.

Needs libxkbcommon and the layouts of the system (Debian: libxkbcommon0, xkb-data).
usage: write.py > layouts.txt
"""

import ctypes
import xml.etree.ElementTree as ElementTree
from pathlib import Path

RULES = Path("/usr/share/X11/xkb/rules")
# The letters in the order of their key codes, each row of the keyboard with its first code.
ROWS = [("QWERTYUIOP", 24), ("ASDFGHJKL", 38), ("ZXCVBNM", 52)]
CODES = {letter: first + n for row, first in ROWS for n, letter in enumerate(row)}
SIGNS = ":,-−.+=;\\/|?![]{}`'0123456789"
NOTHING = "·"

xkb = ctypes.CDLL("libxkbcommon.so.0")


class Names(ctypes.Structure):
    _fields_ = [(n, ctypes.c_char_p) for n in ("rules", "model", "layout", "variant", "options")]


Keysyms = ctypes.POINTER(ctypes.c_uint32)
xkb.xkb_context_new.restype = ctypes.c_void_p
xkb.xkb_context_set_log_level.argtypes = [ctypes.c_void_p, ctypes.c_int]
xkb.xkb_keymap_new_from_names.restype = ctypes.c_void_p
xkb.xkb_keymap_new_from_names.argtypes = [ctypes.c_void_p, ctypes.POINTER(Names), ctypes.c_int]
xkb.xkb_keymap_key_get_syms_by_level.argtypes = [
    ctypes.c_void_p,
    *[ctypes.c_uint32] * 3,
    ctypes.POINTER(Keysyms),
]
xkb.xkb_keymap_unref.argtypes = [ctypes.c_void_p]
xkb.xkb_keysym_to_utf32.restype = ctypes.c_uint32
context = xkb.xkb_context_new(0)
xkb.xkb_context_set_log_level(context, 0)


def layouts():
    """All layouts with their variants."""
    for name in ("evdev.xml", "evdev.extras.xml"):
        for layout in ElementTree.parse(RULES / name).find("layoutList"):
            of = layout.find("configItem/name").text
            yield of, ""
            for variant in layout.findall("variantList/variant/configItem/name"):
                yield of, variant.text


def typed(layout, variant):
    """What each letter key types, alone and with Shift."""
    names = Names(b"evdev", b"pc105", layout.encode(), variant.encode(), b"")
    keymap = xkb.xkb_keymap_new_from_names(context, ctypes.byref(names), 0)
    if not keymap:
        return None
    keys = []
    for level in (0, 1):
        for letter in sorted(CODES):
            found = Keysyms()
            count = xkb.xkb_keymap_key_get_syms_by_level(
                keymap, CODES[letter], 0, level, ctypes.byref(found)
            )
            code = xkb.xkb_keysym_to_utf32(found[0]) if count else 0
            keys.append(chr(code) if code > 32 else NOTHING)
    xkb.xkb_keymap_unref(keymap)
    return keys


def is_latin(keys):
    """Whether a layout types Latin letters."""
    return sum(key.isascii() and key.isalpha() for key in keys[:26]) > 10


tables = {}
for layout, variant in layouts():
    keys = typed(layout, variant)
    # Of the layouts with Latin letters, those matter that have a sign in the place of one.
    if keys and (not is_latin(keys) or any(key in SIGNS for key in keys)):
        name = f"{layout}({variant})" if variant else layout
        names = tables.setdefault((not is_latin(keys), tuple(keys)), [])
        if name not in names:
            names.append(name)

print("# What the keys A to Z type in the layouts of xkb, first alone, then with Shift; · is nothing.")
print("# Layouts that type the same stand in one line. Written by write.py beside this file.")
for (_, keys), names in sorted(tables.items(), key=lambda it: (it[0][0], it[1])):
    print("\t".join([" ".join(sorted(names)), " ".join(keys[:26]), " ".join(keys[26:])]))

"""Shuffles and deals hands again, written from src/engine/SHUFFLE.md alone.

Reads lines of the program, each after the number at which the bones were cut, and
writes for each: its SHA-256, the order before the cut, and the bones as they were
dealt.
"""

import hashlib
import struct
import sys

HIGHEST = {"DoubleSix": 6, "DoubleNine": 9}
PLAYERS = {"Two": 2, "Three": 3, "Four": 4, "Partners": 4}


def rotated(word, by):
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def quarter(state, a, b, c, d):
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & 0xFFFFFFFF
        state[z] = rotated(state[z] ^ state[x], by)


def words(key):
    """ChaCha20: a counter of 64 bits from 0, and a nonce of zeros."""
    counter = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k"))
        start += struct.unpack("<8I", key)
        start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        state = list(start)
        for _ in range(10):
            quarter(state, 0, 4, 8, 12)
            quarter(state, 1, 5, 9, 13)
            quarter(state, 2, 6, 10, 14)
            quarter(state, 3, 7, 11, 15)
            quarter(state, 0, 5, 10, 15)
            quarter(state, 1, 6, 11, 12)
            quarter(state, 2, 7, 8, 13)
            quarter(state, 3, 4, 9, 14)
        for word, first in zip(state, start):
            yield (word + first) & 0xFFFFFFFF
        counter += 1


def below(stream, bound):
    limit = 0xFFFFFFFF - 0xFFFFFFFF % bound
    while True:
        word = next(stream)
        if word < limit:
            return word % bound


def shuffled(stream, bones):
    bones = list(bones)
    for last in range(len(bones) - 1, 0, -1):
        chosen = below(stream, last + 1)
        bones[last], bones[chosen] = bones[chosen], bones[last]
    return bones


def is_void(bones, players, size, lead, limit):
    hands = [bones[seat * size:(seat + 1) * size] for seat in range(players)]
    doublets = [sum(high == low for high, low in hand) for hand in hands]
    if limit is not None and max(doublets) > limit:
        return True
    if lead == "heaviest-doublet":
        return sum(doublets) == 0
    if lead.startswith("doublet-of-seat-"):
        return doublets[int(lead[-1]) - 1] == 0
    return False


def text(bones):
    return " ".join(f"{high}-{low}" for high, low in bones)


def dealt(line, cut):
    parts = dict(part.split(" ", 1) for part in line.split("; ")[1:])
    rules = dict(word.split("=") for word in parts["rules"].split(" "))
    players = PLAYERS[rules["seats"]]
    size = int(rules["hand_size"])
    limit = int(rules["doublets_limit"]) if "doublets_limit" in rules else None
    highest = HIGHEST[rules.get("set", "DoubleSix")]
    bones = [(high, low) for high in range(highest + 1) for low in range(high + 1)]
    if rules.get("double_blank") == "false":
        bones = bones[1:]
    lead = parts["lead"]
    stream = words(bytes.fromhex(parts["seed"]))
    if lead == "lot":
        below(stream, players)
    while lead == "draw":
        pips = [high + low for high, low in shuffled(stream, bones)[:players]]
        if pips.count(max(pips)) == 1:
            break

    def is_bad(order):
        return is_void(order, players, size, lead, limit)

    order = shuffled(stream, bones)
    while is_bad(order):
        order = shuffled(stream, bones)
    turned = order[cut:] + order[:cut]
    while is_bad(turned):
        later = shuffled(stream, bones)
        turned = later[cut:] + later[:cut]
    return text(order), text(turned)


for line in sys.stdin:
    cut, line = line.rstrip("\n").split(" ", 1)
    digest = hashlib.sha256(line.encode()).hexdigest()
    print(digest, *dealt(line, int(cut)), sep=",", flush=True)

"""A player for the arena: it plays its heaviest bone, and claims the points it makes."""
import sys

rules, count = {}, 0  # the rules of the round; the table count if nobody has its points yet


def say(line):
    print(line, flush=True)


def weight(action):
    """The pips of the bone that is played: 6-1@6-6E plays 6-1."""
    return int(action[0]) + int(action[2]) if action[0].isdigit() else -1


def worth(count):
    """The points for a table count."""
    units = [n for n, name in [(5, "fives"), (3, "threes")] if rules[name] == "true" and count % n == 0]
    return sum(count // n for n in units) if rules["count_unit"] == "Multiples" else count if units else 0


def choose(legal):
    claim = f"claim-{worth(count)}"  # where points must be claimed: say how many there are
    if claim in legal:
        return claim
    if "silence" in legal:
        return "silence"
    legal = [action for action in legal if not action.startswith("claim")]
    return max(legal, key=weight)


for line in sys.stdin:
    word, *rest = line.split()
    if word == "arena":
        say("ready heaviest bone first")
    elif word == "round":
        rules, count = {}, 0
    elif word == "rule":
        rules[rest[0]] = rest[1]
    elif word in ("played", "blew-up"):
        count = int(rest[2])
    elif word == "scored":
        count = 0  # these points are taken
    elif word == "ask":
        say(choose(rest))
    elif word == "values":
        say("end")  # it has none
    elif word == "quit":
        break

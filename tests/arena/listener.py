"""A player that plays the first action and says at the end how many games and rounds it was told of."""
import sys

rounds = games = 0
for line in sys.stdin:
    word, *rest = line.split()
    if word == "arena":
        print("ready", flush=True)
    elif word == "ask":
        print(rest[0], flush=True)
    elif word == "shown":
        rounds += 1
    elif word == "game-over":
        games += 1
    elif word == "quit":
        print(f"heard of {rounds} rounds and {games} games", file=sys.stderr)
        break

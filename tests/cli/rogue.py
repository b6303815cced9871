"""A player that does wrong, as its argument says, whenever it is asked for an action."""
import sys
import time

for line in sys.stdin:
    word, *rest = line.split()
    if word == "arena":
        print("# good morning\nready rogue", flush=True)
    elif word == "ask":
        if sys.argv[1] == "dies":
            sys.exit(1)
        if sys.argv[1] == "hangs":
            time.sleep(60)
        answer = {"talks": "hello there", "cheats": "claim-99"}.get(sys.argv[1], rest[0])
        print(answer, flush=True)
    elif word == "quit" and sys.argv[1] != "stays":
        break

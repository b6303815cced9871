"""A player that does wrong, as its argument says, whenever it is asked for an action."""
import subprocess
import sys
import time

for line in sys.stdin:
    word, *rest = line.split()
    if word == "arena":
        print("# good morning\nready rogue", flush=True)
    elif word == "ask":
        if sys.argv[1] == "dies":
            sys.exit(1)
        if sys.argv[1] == "leaves":
            sleep = [sys.executable, "-c", "import time; time.sleep(20)"]
            subprocess.Popen(sleep, stderr=subprocess.DEVNULL)
            sys.exit(1)
        if sys.argv[1] == "hangs":
            time.sleep(60)
        while sys.argv[1] == "floods":
            print("so much to say " * 100)
        while sys.argv[1] == "remarks":
            print("# one moment")
        while sys.argv[1] == "drones":
            sys.stdout.write("no end " * 100)
        if sys.argv[1] == "mumbles":
            sys.stdout.buffer.write(b"\xff\xfe\n")
        if sys.argv[1] == "jabbers":
            print(rest[0] + "\nso much more", flush=True)
            continue
        answer = {"talks": "hello there", "cheats": "claim-99"}.get(sys.argv[1], rest[0])
        print(answer, flush=True)
    elif word == "values":
        for _ in range(40):
            print({"talks": "hello there", "cheats": "value claim-99 0 0.5 1"}.get(sys.argv[1], "value -1"), flush=True)
    elif word == "quit":
        break

#!/usr/bin/env python3
"""Measures how programs with a window start, side by side.

    tests/bench/start.py [--times N] [--idle SECONDS] NAME=COMMAND...

Each is started N times in turn, every time on a new Xvfb screen with a home of
its own. For each this prints the middle, least and most of: seconds from exec to
the first painted frame, and to the last change before all stands still; the most
memory held (VmHWM and its proportional share, Pss), in MB; and the share of one
core that the still window takes. Needs Xvfb.
"""

import argparse
import mmap
import os
import shlex
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

STILL_SECS = 1.0
PATIENCE_SECS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


def tree(pid):
    """A process and all below it."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except OSError:
                pass
    return found


def cpu_secs(pid):
    total = 0
    for one in tree(pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
        except OSError:
            pass
    return total / TICKS


def memory_mb(pid):
    """The most that was held, and the share of it now, of a process and all below."""
    most = share = 0
    for one in tree(pid):
        try:
            for line in Path(f"/proc/{one}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    most += int(line.split()[1])
            for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    share += int(line.split()[1])
        except OSError:
            pass
    return most / 1024, share / 1024


def start(command, idle_secs):
    """The figures of one start."""
    home = Path(tempfile.mkdtemp())
    server = None
    program = None
    try:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp"]
            + ["-screen", "0", "1200x860x24", "-fbdir", str(home)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        display = ":" + server.stdout.readline().decode().strip()
        with open(home / "Xvfb_screen0", "rb") as file:
            pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        before = bytes(pixels)
        environment = dict(
            os.environ, DISPLAY=display, HOME=str(home), XDG_DATA_HOME=str(home / "data"),
            XDG_CONFIG_HOME=str(home / "config"), XDG_RUNTIME_DIR=str(home),
            LIBGL_ALWAYS_SOFTWARE="1", GDK_BACKEND="x11", QT_QPA_PLATFORM="xcb")
        environment.pop("WAYLAND_DISPLAY", None)
        begin = time.monotonic()
        program = subprocess.Popen(
            shlex.split(command), env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        first = last = None
        now = begin
        while now - begin < PATIENCE_SECS and (last is None or now - last < STILL_SECS):
            seen = bytes(pixels)
            now = time.monotonic()
            if seen != before:
                first = first or now
                last, before = now, seen
            time.sleep(0.001)
        if first is None:
            raise SystemExit(f"nothing is seen of {command}")
        busy = cpu_secs(program.pid)
        time.sleep(idle_secs)
        busy = (cpu_secs(program.pid) - busy) / idle_secs
        return first - begin, last - begin, *memory_mb(program.pid), busy * 100
    finally:
        for process in [program, server]:
            if process:
                process.kill()
                process.wait()
        shutil.rmtree(home, ignore_errors=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--times", type=int, default=11)
    arguments.add_argument("--idle", type=float, default=3.0)
    arguments.add_argument("programs", nargs="+", metavar="NAME=COMMAND")
    arguments = arguments.parse_args()
    programs = [program.split("=", 1) for program in arguments.programs]
    figures = {name: [] for name, _ in programs}
    for _ in range(arguments.times):
        for name, command in programs:
            figures[name].append(start(command, arguments.idle))
    print("| program | first frame, s | still, s | most memory, MB | share of it, MB | idle, % of a core |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, runs in figures.items():
        cells = []
        for digits, column in zip([3, 2, 0, 0, 1], zip(*runs)):
            middle, least, most = statistics.median(column), min(column), max(column)
            cells.append(f"{middle:.{digits}f} ({least:.{digits}f} to {most:.{digits}f})")
        print(f"| {name} | " + " | ".join(cells) + " |")


main()

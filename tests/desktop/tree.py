"""Starts a program and prints what a screen reader sees of it, a line a part:
its role, a tab, its name.

usage, within dbus-run-session: tree.py WORDS COMMAND [ARGUMENT...]
It prints once some part has WORDS in its name, or after a minute.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE_SECS = 60


def say_that_somebody_listens():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for flag in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", flag, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
            value, None, Gio.DBusCallFlags.NONE, -1, None,
        )


def parts(node, depth=0):
    if node is None or depth > 30:
        return
    yield node.get_role_name(), node.get_name() or ""
    for index in range(node.get_child_count()):
        yield from parts(node.get_child_at_index(index), depth + 1)


def all_parts():
    try:
        return list(parts(Atspi.get_desktop(0)))
    except GLib.Error:
        # Something went away while it was looked at.
        return []


def main():
    words, *command = sys.argv[1:]
    # The bus that it starts may outlive it, and must hold no pipe of ours.
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    launcher = subprocess.Popen([LAUNCHER, "--launch-immediately"], **quiet)
    program = None
    try:
        for _ in range(100):
            try:
                say_that_somebody_listens()
                break
            except GLib.Error:
                time.sleep(0.1)
        program = subprocess.Popen(command)
        Atspi.init()
        seen = []
        until = time.monotonic() + PATIENCE_SECS
        while time.monotonic() < until and not any(words in name for _, name in seen):
            time.sleep(0.2)
            seen = all_parts()
        for role, name in seen:
            print(role, name.replace("\n", " "), sep="\t")
    finally:
        for process in (program, launcher):
            if process is not None:
                process.terminate()
                process.wait()


main()

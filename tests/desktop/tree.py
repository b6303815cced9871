"""Starts a program, works it as a screen reader does, and prints what is to be
heard of it, a line a part: its role, its name, its description, and "modal" if
nothing else can be done, with tabs between them.

usage, within dbus-run-session: tree.py NAME... -- COMMAND [ARGUMENT...]
It presses the button with each NAME but the last one, as soon as it is there,
and prints once some part has the last one in its name, or after two minutes.
"""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE_SECS = 120


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
    yield node
    for index in range(node.get_child_count()):
        yield from parts(node.get_child_at_index(index), depth + 1)


def name(node):
    return node.get_name() or ""


def wait_for(words):
    """The first part with the words in its name, or None if none comes."""
    until = time.monotonic() + PATIENCE_SECS
    while time.monotonic() < until:
        time.sleep(0.2)
        try:
            for node in parts(Atspi.get_desktop(0)):
                if words in name(node):
                    return node
        except GLib.Error:
            # Something went away while it was looked at.
            pass
    return None


def press(words):
    button = wait_for(words)
    if button is not None:
        button.do_action(0)


def tell():
    for node in parts(Atspi.get_desktop(0)):
        modal = node.get_state_set().contains(Atspi.StateType.MODAL)
        told = (node.get_role_name(), name(node), node.get_description() or "")
        told = [words.replace("\n", " ") for words in told]
        print(*told, "modal" if modal else "", sep="\t")


def main():
    end = sys.argv.index("--")
    *buttons, words = sys.argv[1:end]
    command = sys.argv[end + 1 :]
    # The bus that it starts may outlive it, and must hold no pipe of ours.
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    launcher = subprocess.Popen([LAUNCHER, "--launch-immediately"], **quiet)
    program = None
    try:
        until = time.monotonic() + PATIENCE_SECS
        while time.monotonic() < until:
            try:
                say_that_somebody_listens()
                break
            except GLib.Error:
                # The bus is not there yet.
                time.sleep(0.1)
        program = subprocess.Popen(command)
        Atspi.init()
        for button in buttons:
            press(button)
        wait_for(words)
        tell()
    finally:
        for process in (program, launcher):
            if process is not None:
                process.terminate()
                process.wait()


main()

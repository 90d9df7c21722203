"""A boardscan-serve of one's own, for as long as it is looked at."""
import contextlib
import os
import re
import subprocess
import time

PATIENCE = 60  # seconds


class Server:
    """A running server, and the last address that it showed."""

    def __init__(self, process, output):
        self.process, self.output = process, output
        self.address = self.shown_address()
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def shown_address(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"boardscan-serve ended: {self.output.read_text()}")
            found = re.findall(r"Open (http://\S+)\n", self.output.read_text())
            if found:
                return found[-1]
            time.sleep(0.05)
        raise SystemExit(f"boardscan-serve shows no address within {PATIENCE} s")

    def memory(self):
        """What it holds and what it held at most, in MB."""
        text = open(f"/proc/{self.process.pid}/status").read()
        return tuple(int(re.search(rf"{name}:\s+(\d+) kB", text).group(1)) // 1024 for name in ("VmRSS", "VmHWM"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@contextlib.contextmanager
def serving(program, directory, *arguments):
    """Starts a server on a free port; its output goes into a file of the directory."""
    output = directory / "serve.out"
    with output.open("w") as file:
        process = subprocess.Popen([program, "--port", "0", *arguments], stdout=file, stderr=subprocess.STDOUT)
    try:
        yield Server(process, output)
    finally:
        process.terminate()
        process.wait()

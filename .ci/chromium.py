"""A headless Chromium to look at pages with.

Speaks the DevTools protocol over a pipe (--remote-debugging-pipe), with Python's standard library alone.
"""
import contextlib
import json
import os
import subprocess
import tempfile
import time

PATIENCE = 120  # seconds


class Browser:
    """A browser at the other end of a pipe."""

    def __init__(self, program, profile):
        from_us, self.writer = os.pipe()
        self.reader, to_us = os.pipe()
        # Chromium reads from descriptor 3 and writes to 4.
        def place():
            os.dup2(from_us, 13)
            os.dup2(to_us, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)
        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(to_us)
        self.rest, self.number, self.events = b"", 0, []

    def message(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.reader, 1 << 20)
            if not chunk:
                raise SystemExit("the browser went away")
            self.rest += chunk
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, **parameters):
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        os.write(self.writer, json.dumps(command).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def wait_for(self, method):
        end = time.monotonic() + PATIENCE
        while not any(event.get("method") == method for event in self.events):
            if time.monotonic() > end:
                raise SystemExit(f"no {method} within {PATIENCE} s")
            self.events.append(self.message())

    def close(self):
        self.process.terminate()
        self.process.wait()


def problems_of(events, address):
    for event in events:
        method, details = event.get("method"), event.get("params", {})
        if method == "Network.requestWillBeSent":
            url = details["request"]["url"]
            if url != address and not url.startswith("data:"):
                yield f"requests {url}"
        elif method == "Runtime.exceptionThrown":
            yield f"exception: {details['exceptionDetails'].get('text')}"
        elif method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            yield f"{details['entry']['level']}: {details['entry']['text']}"
        elif method == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
            yield f"console.{details['type']}"


@contextlib.contextmanager
def opened(program):
    """A browser with one tab, and the tab's session."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                browser.call(f"{domain}.enable", session)
            yield browser, session
        finally:
            browser.close()

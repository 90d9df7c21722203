"""Opens a report in headless Chromium and says what is wrong with it.

usage: check_report.py BROWSER REPORT.html [DIRECTORY_FOR_SCREENSHOTS]

Speaks the DevTools protocol over a pipe (--remote-debugging-pipe), with Python's standard library alone.
"""
import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

WIDTHS = [400, 1600]
SCHEMES = ["light", "dark"]
PATIENCE = 120  # seconds

# What the page itself can tell: overflow to the right, broken pictures, text hard to tell from its ground.
PROBE = """(() => {
  const luminance = ([r, g, b]) => {
    const part = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const colour = text => (text.match(/[\\d.]+/g) || []).map(Number);
  const ground = element => {
    for (let e = element; e; e = e.parentElement) {
      const c = colour(getComputedStyle(e).backgroundColor);
      if (c.length === 3 || c[3] > 0.99) return c;
    }
    return [255, 255, 255];
  };
  const faint = [...document.querySelectorAll('h1,h2,h3,p,small,td,th,a,del,ins,summary,span.value,.card p')]
    .filter(e => e.textContent.trim() && e.getClientRects().length && !e.classList.contains('wrong')).filter(e => {
      const [a, b] = [luminance(colour(getComputedStyle(e).color)), luminance(ground(e))].sort((x, y) => y - x);
      return (a + 0.05) / (b + 0.05) < 4.5;
    }).map(e => e.tagName + '.' + e.className);
  return JSON.stringify({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    height: document.documentElement.scrollHeight,
    broken: [...document.images].filter(i => i.complete && !i.naturalWidth).length,
    pages: document.querySelectorAll('section.page').length,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    ground: getComputedStyle(document.body).backgroundColor,
    faint: [...new Set(faint)],
  });
})()"""


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


def look(browser, session, address, width, scheme, pictures):
    """Opens the report in one width and colour scheme. Returns what is wrong."""
    browser.events = []
    browser.call("Emulation.setDeviceMetricsOverride", session, width=width, height=1000, deviceScaleFactor=1,
                 mobile=False)
    browser.call("Emulation.setEmulatedMedia", session, features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.call("Page.navigate", session, url=address)
    browser.wait_for("Page.loadEventFired")
    state = json.loads(browser.call("Runtime.evaluate", session, expression=PROBE)["result"]["value"])
    problems = list(problems_of(browser.events, address))
    if state["overflow"] > 0:
        problems.append(f"{state['overflow']} pixels wider than the window")
    if state["broken"]:
        problems.append(f"{state['broken']} broken pictures")
    if not state["pages"]:
        problems.append("shows no page")
    if state["dark"] != (scheme == "dark") or (sum(map(int, state["ground"][4:-1].split(","))) < 300) != state["dark"]:
        problems.append(f"is not {scheme}: {state['ground']}")
    if state["faint"]:
        problems.append(f"contrast below 4.5: {', '.join(state['faint'][:5])}")
    if pictures:
        clip = {"x": 0, "y": 0, "width": width, "height": min(state["height"], 9000), "scale": 1}
        shot = browser.call("Page.captureScreenshot", session, captureBeyondViewport=True, clip=clip)
        (pictures / f"report-{width}-{scheme}.png").write_bytes(base64.b64decode(shot["data"]))
    return problems


def main(program, report, pictures=None):
    address = pathlib.Path(report).resolve().as_uri()
    failed = False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                browser.call(f"{domain}.enable", session)
            for width in WIDTHS:
                for scheme in SCHEMES:
                    found = look(browser, session, address, width, scheme, pictures and pathlib.Path(pictures))
                    failed = failed or bool(found)
                    print(f"{report} at {width} pixels, {scheme}: {'; '.join(found) or 'fine'}")
        finally:
            browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

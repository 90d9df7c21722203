"""Opens a report in headless Chromium and says what is wrong with it.

usage: check_report.py BROWSER REPORT.html [DIRECTORY_FOR_SCREENSHOTS]
"""
import base64
import json
import pathlib
import sys

from chromium import opened, problems_of

WIDTHS = [400, 1600]
SCHEMES = ["light", "dark"]

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
    with opened(program) as (browser, session):
        for width in WIDTHS:
            for scheme in SCHEMES:
                found = look(browser, session, address, width, scheme, pictures and pathlib.Path(pictures))
                failed = failed or bool(found)
                print(f"{report} at {width} pixels, {scheme}: {'; '.join(found) or 'fine'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

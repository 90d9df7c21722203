"""Clicks through a review page in headless Chromium and says what is wrong with it.

usage: check_review.py BROWSER REVIEW.html DIRECTORY_FOR_DOWNLOADS [DIRECTORY_FOR_SCREENSHOTS]
"""
import base64
import json
import pathlib
import sys
import time

from chromium import opened, problems_of

WIDTHS = [390, 1400]

STATE = """(() => ({
  overflow: document.documentElement.scrollWidth - window.innerWidth,
  words: document.querySelectorAll('article.word').length,
  broken: [...document.images].filter(i => i.complete && !i.naturalWidth).length,
  small: [...document.querySelectorAll('button')].filter(b => b.getClientRects().length
    && (b.getBoundingClientRect().width < 44 || b.getBoundingClientRect().height < 44)).length,
  count: document.getElementById('count').textContent,
  disabled: document.getElementById('download').disabled,
}))()"""

# Where to click: the middle of an element, scrolled into view.
PLACE = """(() => { const e = %s; e.scrollIntoView({block: 'center'});
  const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()"""


class Page:
    def __init__(self, browser, session):
        self.browser, self.session = browser, session

    def value(self, expression):
        result = self.browser.call("Runtime.evaluate", self.session, expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def click(self, element):
        place = self.value(PLACE % element)
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", self.session, type=kind, button="left", clickCount=1, **place)

    def type(self, element, text):
        self.value(f"({element}).focus(); ({element}).select()")
        self.browser.call("Input.insertText", self.session, text=text)


def walk(page, address, width, downloads, pictures):
    """Corrects three words in three ways, confirms a fourth, downloads. Returns what is wrong."""
    browser, session = page.browser, page.session
    browser.events = []
    browser.call("Emulation.setDeviceMetricsOverride", session, width=width, height=844, deviceScaleFactor=1,
                 mobile=width < 800)
    browser.call("Page.navigate", session, url=address)
    browser.wait_for("Page.loadEventFired")
    state = page.value(STATE)
    problems = []
    if state["words"] < 4:
        return [f"only {state['words']} words"]
    if not state["disabled"]:
        problems.append("offers a download of nothing")
    word = "document.querySelectorAll('article.word')[%d]"
    # A runner-up is chosen for the first doubtful character.
    first = word % 0 + ".querySelector('.glyph.doubtful')"
    page.click(first)
    if page.value(first + ".getAttribute('aria-expanded')") != "true":
        problems.append("a click on a character opens nothing")
    other = page.value(word % 0 + ".querySelectorAll('.choice b')[1].textContent")
    page.click(word % 0 + ".querySelectorAll('.choice')[1]")
    chosen = page.value(word % 0 + ".querySelector('input.text').value")
    if other not in chosen and other != "∅":
        problems.append(f"the runner-up {other} was not taken into {chosen}")
    # Another character is typed for the second word's.
    page.click(word % 1 + ".querySelector('.glyph.doubtful')")
    page.type(word % 1 + ".querySelector('input.letter')", "Z")
    page.value(word % 1 + ".querySelector('input.letter').blur()")
    if "Z" not in page.value(word % 1 + ".querySelector('input.text').value"):
        problems.append("a typed character was not taken")
    # The third word is typed, the fourth confirmed.
    page.type(word % 2 + ".querySelector('input.text')", "notable")
    page.click(word % 3 + ".querySelector('.confirm input')")
    state = page.value(STATE)
    if not state["count"].startswith("3 corrected, 1 confirmed"):
        problems.append(f"counts wrong: {state['count']}")
    if state["overflow"] > 0:
        problems.append(f"{state['overflow']} pixels wider than the window")
    if state["broken"]:
        problems.append(f"{state['broken']} broken pictures")
    if state["small"]:
        problems.append(f"{state['small']} buttons too small for a finger")
    if pictures:
        shot = browser.call("Page.captureScreenshot", session)
        (pictures / f"review-{width}.png").write_bytes(base64.b64decode(shot["data"]))
    file = downloads / "corrections.json"
    page.click("document.getElementById('download')")
    end = time.monotonic() + 20
    while not file.exists() and time.monotonic() < end:
        time.sleep(0.1)
        page.value("1")
    if not file.exists():
        return problems + ["downloads nothing"]
    time.sleep(0.3)
    content = json.loads(file.read_text())
    file.rename(downloads / f"corrections-{width}.json")
    texts = [entry["text"] for entry in content["corrections"]]
    if content["schema"] != "boardscan-corrections" or len(texts) != 4 or chosen not in texts or "notable" not in texts:
        problems.append(f"downloads {content}")
    return problems + list(problems_of(browser.events, address))


def main(program, review, downloads, pictures=None):
    address = pathlib.Path(review).resolve().as_uri()
    downloads = pathlib.Path(downloads).resolve()
    failed = False
    with opened(program) as (browser, session):
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        for width in WIDTHS:
            found = walk(Page(browser, session), address, width, downloads, pictures and pathlib.Path(pictures))
            failed = failed or bool(found)
            print(f"review page at {width} pixels: {'; '.join(found) or 'fine'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Uses the page of boardscan-serve in headless Chromium and says what is wrong with it.

usage: check_serve.py BROWSER BOARDSCAN-SERVE IMAGE DIRECTORY_FOR_DOWNLOADS [AXE.js] [DIRECTORY_FOR_SCREENSHOTS]
"""
import base64
import json
import pathlib
import shutil
import sys
import time
import xml.etree.ElementTree

from chromium import opened
from serving import serving

WIDTHS = [375, 1280]
PATIENCE = 240  # seconds; the machine may have much to do
CORRECTION = "zebracrossing"
# What the photo is called: text on the page, and a plain name for downloads.
NAME, DOWNLOAD = "<b>two & columns.jpg", "b-two - columns"

# What a person sees or reaches: contrast (WCAG 1.4.3) of all text, size of what is pressed, nothing beside the window.
STATE = """(() => {
  const parse = color => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = element => {
    for (let e = element; e; e = e.parentElement) {
      const color = parse(getComputedStyle(e).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const seen = e => e.checkVisibility() && e.getBoundingClientRect().right > 0;
  const faint = [], small = [];
  for (const e of document.querySelectorAll('body *')) {
    if (!seen(e) || !(e.matches('input') || [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))) continue;
    const [one, other] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5 && !e.disabled) faint.push(`${e.tagName} ${e.textContent.trim().slice(0, 20)} ${ratio.toFixed(2)}`);
  }
  for (const e of document.querySelectorAll('button, .action, .downloads a, input[type=text], input[type=search]')) {
    const r = e.getBoundingClientRect();
    if (seen(e) && (r.width < 44 || r.height < 44)) small.push(e.textContent.trim().slice(0, 20) || e.id);
  }
  const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
  return { overflow: document.documentElement.scrollWidth - window.innerWidth, faint, small,
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    broken: [...document.images].filter(i => i.src && i.complete && !i.naturalWidth).length };
})()"""
NAMED_ROLES = {"button", "link", "textbox", "searchbox", "radio", "checkbox", "image", "img", "progressbar", "progress",
               "ProgressIndicator"}


class Page:
    """The server's page in a browser's tab."""

    def __init__(self, browser, session, address):
        self.browser, self.session, self.address = browser, session, address
        self.problems = []

    def value(self, expression):
        result = self.browser.call(
            "Runtime.evaluate", self.session, expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression[:200]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.value(f"Boolean({expression})")
            if found:
                return found
            time.sleep(0.2)
        said = self.value("['status', 'trouble', 'progress-label', 'photo-title'].map(i => document.getElementById(i).textContent)")
        raise SystemExit(f"{what}: not within {PATIENCE} s; the page says {said}; {list(self.events())}")

    def press(self, key, code, text=""):
        for kind in ("keyDown", "keyUp"):
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.browser.call("Input.dispatchKeyEvent", self.session, type=kind, key=key, code=key,
                              windowsVirtualKeyCode=code, **extra)

    def type(self, element, text):
        self.value(f"({element}).focus(); ({element}).select()")
        self.browser.call("Input.insertText", self.session, text=text)
        self.press("Enter", 13, "\r")

    def send(self, image):
        root = self.browser.call("DOM.getDocument", self.session)["root"]["nodeId"]
        field = self.browser.call("DOM.querySelector", self.session, nodeId=root, selector="#file")["nodeId"]
        self.browser.call("DOM.setFileInputFiles", self.session, files=[str(image)], nodeId=field)

    def judge(self, where):
        """Notes what is wrong with the page as it is."""
        state = self.value(STATE)
        if state["overflow"] > 0:
            self.problems.append(f"{where}: {state['overflow']} pixels wider than the window")
        for name, text in (("faint", "too little contrast"), ("small", "too small for a finger"), ("twice", "id twice")):
            if state[name]:
                self.problems.append(f"{where}: {text}: {state[name][:5]}")
        if state["broken"]:
            self.problems.append(f"{where}: {state['broken']} broken pictures")
        for node in self.browser.call("Accessibility.getFullAXTree", self.session)["nodes"]:
            role = node.get("role", {}).get("value")
            if not node.get("ignored") and role in NAMED_ROLES and not node.get("name", {}).get("value", "").strip():
                self.problems.append(f"{where}: a {role} without a name")

    def walk_by_keys(self, where):
        """The tabulator leads through the page, and shows where it is."""
        self.value("document.activeElement.blur(); window.scrollTo(0, 0)")
        stops = []
        for _ in range(16):
            self.press("Tab", 9)
            stops.append(self.value("""(() => { const e = document.activeElement, s = getComputedStyle(e);
              const seen = s.outlineStyle !== 'none' || getComputedStyle(e.parentElement.querySelector('.action') ?? e).outlineStyle !== 'none';
              return [e === document.body ? 'body' : e.id || e.textContent.slice(0, 20), seen]; })()"""))
        # Between the last and the first the whole page is meant.
        stops = [stop for stop in stops if stop[0] != "body"]
        if len({name for name, _ in stops}) < 10:
            self.problems.append(f"{where}: the tabulator leads to {stops}")
        unseen = [name for name, seen in stops if not seen]
        if unseen:
            self.problems.append(f"{where}: focus is not seen on {unseen}")

    def ask_axe(self, source, where):
        if not source:
            return
        # As the developer tools do, beside the page's policy.
        self.browser.call("Runtime.evaluate", self.session, expression=source)
        found = self.value("axe.run().then(r => r.violations.map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.html.slice(0, 90)).join(' | ')}`))")
        self.problems += [f"{where}: axe: {violation}" for violation in found]

    def picture(self, directory, name):
        if directory:
            metrics = self.browser.call("Page.getLayoutMetrics", self.session)["cssContentSize"]
            clip = {"x": 0, "y": 0, "width": metrics["width"], "height": min(metrics["height"], 3000), "scale": 1}
            shot = self.browser.call("Page.captureScreenshot", self.session, clip=clip, captureBeyondViewport=True)
            (directory / f"serve-{name}.png").write_bytes(base64.b64decode(shot["data"]))

    def events(self):
        """Requests to elsewhere, errors, what the policy refused."""
        for event in self.browser.events:
            method, details = event.get("method"), event.get("params", {})
            if method == "Network.requestWillBeSent":
                url = details["request"]["url"]
                if not url.startswith((self.address, "data:", "blob:")):
                    yield f"requests {url}"
            elif method == "Runtime.exceptionThrown":
                yield f"exception: {details['exceptionDetails'].get('exception', {}).get('description')}"
            elif method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
                yield f"{details['entry']['level']}: {details['entry']['text']}"


def check_hocr(file):
    """What is wrong with a downloaded hOCR file."""
    text = file.read_text()
    root = xml.etree.ElementTree.fromstring(text.encode())
    found = {}
    for element in root.iter():
        found.setdefault(element.get("class"), []).append(element)
    problems = [f"hOCR has no {name}" for name in ("ocr_page", "ocr_line", "ocrx_word") if name not in found]
    if any("bbox" not in word.get("title", "") for word in found.get("ocrx_word", [])):
        problems.append("hOCR has a word without a place")
    if CORRECTION not in ["".join(word.itertext()) for word in found.get("ocrx_word", [])]:
        problems.append("hOCR has not the corrected word")
    return problems


def walk(page, image, width, downloads, axe, pictures):
    """Sends, sees, corrects, finds, downloads."""
    browser, session = page.browser, page.session
    browser.events = []
    browser.call("Emulation.setDeviceMetricsOverride", session, width=width, height=812, deviceScaleFactor=1,
                 mobile=width < 800)
    browser.call("Emulation.setEmulatedMedia", session, features=[{"name": "prefers-color-scheme", "value": "light"}])
    browser.call("Page.navigate", session, url=page.address)
    browser.wait_for("Page.loadEventFired")
    page.wait("document.getElementById('storing').textContent", "the page begins")
    page.judge("at first")
    start = time.monotonic()
    page.send(downloads / NAME)
    page.wait("!document.getElementById('photo').hidden && document.querySelector('#words li')", "a photo is read")
    print(f"  read after {time.monotonic() - start:.1f} s:",
          page.value("document.getElementById('status').textContent"))
    text = page.value("document.getElementById('text').textContent")
    truth = image.with_suffix("").with_suffix(".gt.txt").read_text().split()
    if sum(word in text.split() for word in truth) < len(truth) / 2:
        page.problems.append(f"shows another text: {text[:200]!r}")
    if page.value("document.getElementById('photo-title').textContent") != NAME:
        page.problems.append("shows another name")
    if not page.value("document.querySelectorAll('.frame').length"):
        page.problems.append("shows no words over the photo")
    page.judge("with a photo")
    page.ask_axe(axe, "with a photo")
    page.picture(pictures, f"{width}-light")
    page.walk_by_keys("with a photo")
    # A runner-up is chosen by keys, then the word is typed.
    page.value("document.querySelector('#words .glyphs button').focus()")
    page.press("Enter", 13, "\r")
    if page.value("document.querySelector('#words .glyphs button').getAttribute('aria-expanded')") != "true":
        page.problems.append("a character opens nothing")
    page.judge("with runners-up")
    page.type("document.querySelector('#words input')", CORRECTION)
    page.wait("document.querySelector('#words li [role=status]').textContent === 'Saved'", "a word is saved")
    page.wait(f"document.getElementById('text').textContent.includes('{CORRECTION}')", "the text has the correction")
    page.type("document.getElementById('wanted')", CORRECTION[:9])
    page.wait("document.querySelector('#found button')", "the corrected word is found")
    if CORRECTION not in page.value("document.querySelector('#found').textContent"):
        page.problems.append("finds another word")
    page.value("document.querySelector('#found button').click()")
    page.wait("document.querySelector('.frame.looked-at')", "what was found is framed")
    page.value("document.querySelector('input[value=cleaned]').click()")
    page.wait("(i => i && !i.hidden && i.naturalWidth)(document.querySelector('img.cleaned'))", "the cleaned board is shown")
    for format, check in (("text", None), ("md", None), ("hocr", check_hocr), ("pdf", None)):
        page.value(f"document.getElementById('get-{format}').click()")
        file = downloads / f"{DOWNLOAD}.{'txt' if format == 'text' else format}"
        end = time.monotonic() + PATIENCE
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.1)
            page.value("1")
        if not file.exists():
            page.problems.append(f"downloads no {file.name}")
            continue
        time.sleep(0.3)
        if check:
            page.problems += check(file)
        if format == "pdf" and not file.read_bytes().startswith(b"%PDF-"):
            page.problems.append("the PDF is none")
        file.unlink()
    browser.call("Emulation.setEmulatedMedia", session, features=[{"name": "prefers-color-scheme", "value": "dark"}])
    page.judge("in the dark")
    page.ask_axe(axe, "in the dark")
    page.picture(pictures, f"{width}-dark")
    return page.problems + list(page.events())


def main(program, serve, image, downloads, axe="", pictures=""):
    image, downloads = pathlib.Path(image).resolve(), pathlib.Path(downloads).resolve()
    shutil.copy(image, downloads / NAME)
    source = pathlib.Path(axe).read_text() if axe else ""
    failed = False
    with serving(serve, downloads) as server, opened(program) as (browser, session):
        for domain in ("DOM", "Accessibility"):
            browser.call(f"{domain}.enable", session)
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        for width in WIDTHS:
            page = Page(browser, session, server.address)
            found = walk(page, image, width, downloads, source, pictures and pathlib.Path(pictures))
            failed = failed or bool(found)
            print(f"boardscan-serve at {width} pixels: {'; '.join(dict.fromkeys(found)) or 'fine'}", flush=True)
            page.value("document.getElementById('forget').click()")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Compares two runs of a suite of tests.

usage: validate_ocrmypdf_suite.py TESSERACT.xml BOARDSCAN.xml, both as pytest's --junitxml writes them
"""

import sys
import xml.etree.ElementTree

# Tests that only Tesseract passes, at most.
greatest_loss = 2


def outcomes(path):
    """Of each test, whether it passed, and what it said if not; those that were skipped are left out."""
    told = {}
    for case in xml.etree.ElementTree.parse(path).iter("testcase"):
        if case.find("skipped") is not None:
            continue
        failure = case.find("failure") if case.find("failure") is not None else case.find("error")
        name = f"{case.get('classname')}.{case.get('name')}"
        told[name] = None if failure is None else (failure.get("message") or "").splitlines()[:1]
    return told


tesseract, boardscan = outcomes(sys.argv[1]), outcomes(sys.argv[2])
passed = {name for name, failure in tesseract.items() if failure is None}
lost = sorted(name for name in passed if boardscan.get(name, ["did not run"]) is not None)
gained = sorted(name for name, failure in boardscan.items() if failure is None and name not in passed)
print(f"OCRmyPDF's own tests: {len(passed)} pass with Tesseract, {len(passed) - len(lost) + len(gained)} with boardscan")
for name in lost:
    print(f"only with Tesseract: {name}: {' '.join(boardscan.get(name, ['did not run']))}")
for name in gained:
    print(f"only with boardscan: {name}")
if not passed or len(lost) > greatest_loss:
    sys.exit("FAILED")

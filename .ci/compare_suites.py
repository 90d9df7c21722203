"""Names the tests of a client's suite that only Tesseract passes.

usage: compare_suites.py CLIENT BOARDSCAN.xml TESSERACT.xml, both as pytest's --junitxml writes them; the second needs
those tests alone that fail in the first
"""

import sys
import xml.etree.ElementTree

# Tests that only Tesseract passes, at most.
greatest_loss = 2


def outcomes(path):
    """Of each test, what it said when it failed, None when it passed; those that were skipped are left out."""
    told = {}
    for case in xml.etree.ElementTree.parse(path).iter("testcase"):
        if case.find("skipped") is not None:
            continue
        failure = case.find("failure") if case.find("failure") is not None else case.find("error")
        name = f"{case.get('classname')}.{case.get('name')}"
        told[name] = None if failure is None else (failure.get("message") or "it failed").splitlines()[0]
    return told


client, boardscan, tesseract = sys.argv[1], outcomes(sys.argv[2]), outcomes(sys.argv[3])
failed = {name: failure for name, failure in boardscan.items() if failure is not None}
lost = sorted(name for name in failed if tesseract.get(name) is None)
passed = len(boardscan) - len(failed)
print(f"{client}'s own tests: of {len(boardscan)} {passed} pass with boardscan, {passed + len(lost)} at least with Tesseract")
for name in lost:
    print(f"only with Tesseract: {name}: {failed[name]}")
if passed == 0 or len(lost) > greatest_loss:
    sys.exit("FAILED")

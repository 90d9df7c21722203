"""Names public symbols that have no documentation.

usage: check_documentation.py DIR, with symbol graphs as `swift symbolgraph-extract` writes them
"""
import json
import pathlib
import sys


def undocumented(graph):
    """The symbols of a module that neither say what they are nor take it over from a protocol."""
    inherits = {r["source"] for r in graph["relationships"] if "sourceOrigin" in r}
    # What a protocol asks for is documented there.
    for relation in graph["relationships"]:
        if relation["kind"] in ("defaultImplementationOf", "requirementOf") and "sourceOrigin" in relation:
            inherits.add(relation["source"])
    for symbol in graph["symbols"]:
        if "docComment" in symbol or "location" not in symbol or symbol["identifier"]["precise"] in inherits:
            continue
        yield symbol["location"]["uri"], ".".join(symbol["pathComponents"])


def main():
    count = 0
    for file in sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json")):
        for place, name in undocumented(json.loads(file.read_text())):
            print(f"{place.rsplit('Sources/', 1)[-1]}: {name} has no documentation", file=sys.stderr)
            count += 1
    if count:
        sys.exit(f"documentation: {count} public symbols have none")


main()

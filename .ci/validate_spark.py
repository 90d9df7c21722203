"""Boards read by Apache Spark, compared with what a single boardscan says of them.

usage: validate_spark.py BOARDSCAN WORK COUNT      (WORK/designs has small boards, which COUNT names share)
"""

import itertools
import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time
from collections import Counter

from pyspark import SparkConf, SparkContext

boardscan, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
boards, results, events = work / "boards", work / "results", work / "events"
designs = sorted((work / "designs").glob("*.jpg"))
EXECUTORS = 2
BOARDS_PER_TASK = 20


def check(what, holds, *details):
    if not holds:
        sys.exit(f"FAILED: {what}: {' | '.join(map(str, details))}")


def read_boards(paths, command, directory):
    """Reads a partition's boards with one boardscan, a line of JSON for each.

    A board that kills its reader is tried twice, by itself; then its line says so, and the next reader goes on.
    """
    def start():
        return subprocess.Popen(
            [*command, "--files-from", "-", "-f", "jsonl", "--jobs", "1", "--quiet"], cwd=directory, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    reader = start()
    for path in paths:
        for _ in range(2):
            try:
                print(path, file=reader.stdin, flush=True)
                line = reader.stdout.readline()
            except BrokenPipeError:
                line = ""
            if line.endswith("\n"):
                break
            problem = f"the reader ended with status {reader.wait()}"
            reader = start()
            line = json.dumps({"source": {"path": path}, "pages": [], "problems": [problem]})
        yield line.rstrip("\n")
    reader.stdin.close()
    reader.wait()


def read_directly(paths):
    """What a single boardscan says of each image, the image's own name left out."""
    done = subprocess.run(
        [boardscan, "--files-from", "-", "-f", "jsonl", "--quiet"], input="\n".join(map(str, paths)), capture_output=True,
        text=True)
    return [unnamed(line) for line in done.stdout.splitlines()]


def unnamed(line):
    document = json.loads(line)
    del document["source"]
    for page in document["pages"]:
        del page["image"]["path"]
    return document


boards.mkdir()
names = [f"board{number:05}.jpg" for number in range(int(sys.argv[3]))]
for name, design in zip(names, itertools.cycle(designs)):
    os.link(design, boards / name)

# The poison: half an image, no image, and one that kills who reads it.
truncated, text, deadly = names[len(names) // 7], names[len(names) // 3], names[len(names) // 2]
for name, content in (truncated, designs[0].read_bytes()[:-2000]), (text, b"This is no image.\n"):
    (boards / name).unlink()
    (boards / name).write_bytes(content)

# Stands in for a reader that crashes on an image: it dies as soon as it is told that image's name.
reader = work / "reader"
reader.write_text(f"""#!/bin/bash
exec 3> >(exec "{boardscan}" "$@")
while IFS= read -r name; do
    if [ "$name" = "{deadly}" ]; then kill -SEGV $!; kill -SEGV $$; fi
    printf '%s\\n' "$name" >&3
done
exec 3>&-
wait $!
""")
reader.chmod(0o755)


def executors():
    """Process ids of this application's executors."""
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            arguments = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if any("CoarseGrainedExecutorBackend" in argument for argument in arguments) and spark.applicationId in arguments:
            yield int(process.name)


def kill_an_executor():
    """Waits until a quarter of the tasks are done, then kills one of those that work."""
    while True:
        time.sleep(0.2)
        for stage in map(spark.statusTracker().getStageInfo, spark.statusTracker().getActiveStageIds()):
            if stage and stage.numCompletedTasks >= stage.numTasks / 4:
                victim = max(executors())
                os.kill(victim, signal.SIGKILL)
                killed.append(f"after {stage.numCompletedTasks} of {stage.numTasks} tasks")
                return


start = time.monotonic()
expected = dict(zip(names, itertools.cycle(read_directly(designs))))
expected |= zip((truncated, text), read_directly([boards / truncated, boards / text]))
print(f"{len(designs)} boards by one boardscan: {time.monotonic() - start:.0f} s", flush=True)

events.mkdir()
spark = SparkContext(conf=SparkConf().setMaster(f"local-cluster[{EXECUTORS},1,1024]").setAppName("boards").setAll([
    ("spark.eventLog.enabled", "true"), ("spark.eventLog.dir", events.as_uri()), ("spark.eventLog.compress", "false"),
    ("spark.eventLog.rolling.enabled", "false"), ("spark.ui.enabled", "false"), ("spark.pyspark.python", sys.executable),
]))
spark.setLogLevel("OFF")

killed = []
threading.Thread(target=kill_an_executor, daemon=True).start()
start = time.monotonic()
command, directory = [str(reader)], str(boards)
spark.parallelize(names, max(EXECUTORS, len(names) // BOARDS_PER_TASK)).mapPartitions(
    lambda paths: read_boards(paths, command, directory)).saveAsTextFile(results.as_uri())
print(f"{len(names)} boards by Spark {spark.version}, {EXECUTORS} executors: {time.monotonic() - start:.0f} s")
spark.stop()

# What Spark itself says of the run.
log = [json.loads(line) for file in events.iterdir() for line in file.read_text().splitlines()]
ends = Counter(event["Task End Reason"]["Reason"] for event in log if event["Event"] == "SparkListenerTaskEnd")
removed = [event for event in log if event["Event"] == "SparkListenerExecutorRemoved"]
print(f"executor killed {', '.join(killed)}; tasks: {', '.join(f'{count} {reason}' for reason, count in ends.items())}")
check("an executor was killed", killed and removed, killed, removed)
check("its task was lost and done again", ends["ExecutorLostFailure"] > 0, ends)

lines = [line for part in sorted(results.glob("part-*")) for line in part.read_text().splitlines()]
found = Counter(json.loads(line)["source"]["path"] for line in lines)
check("nothing is lost", not set(names) - set(found), sorted(set(names) - set(found)))
check("nothing is doubled", set(found.values()) == {1}, found.most_common(3))
differing = [name for name, line in zip(names, lines) if unnamed(line) != expected[name]]
check("all is as one boardscan reads it", differing == [deadly], differing)
for name in (truncated, text, deadly):
    document = json.loads(lines[names.index(name)])
    check("a poisoned board says so", not document["pages"] and document["problems"], document)
    print(f"{name}: {'; '.join(document['problems'])}")
print(f"{len(lines)} results: none lost, none doubled, all but the deadly one as read alone")

#!/usr/bin/env python3
"""Draws one picture for each row of a table, on a Dask cluster.

    dask_rows.py card.xml people.csv out --shards 64 --scheduler tcp://scheduler:8786

Each task is one `strut render --rows … --shard i/n`: the parts never overlap, a picture is written aside and renamed,
and the same row gives the same bytes. So a task that dies with its worker is simply done again by another one. The
folder must be one that all workers see. `out/report.json` says what each part drew; the exit status is the largest of
the parts.
"""

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import time

from distributed import Client, as_completed


def draw(strut, document, rows, template, shard, shards):
    """Draws one part of the rows; returns what to report of it."""
    begin = time.time()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(
        [strut, "render", document, "--rows", rows, "-o", template,
         "--shard", f"{shard}/{shards}", "-j", "1"],
        capture_output=True, text=True)
    if run.returncode < 0:
        # Killed from outside, with its worker perhaps: not what the rows are like, so it is tried again.
        raise RuntimeError(f"part {shard} was ended by signal {-run.returncode}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "shard": shard,
        "status": run.returncode,
        "begin": round(begin, 3),
        "worker": f"{socket.gethostname()}:{os.getpid()}",
        "seconds": round(time.time() - begin, 3),
        "cpu": round(used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime, 3),
        "messages": run.stderr,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("document")
    parser.add_argument("rows")
    parser.add_argument("out")
    parser.add_argument("--name", default="{id}.png", help="what a picture is called, with fields of its row")
    parser.add_argument("--shards", type=int, default=16, help="parts; a few for each worker")
    parser.add_argument("--scheduler", help="the address of a scheduler; without it, processes of this machine")
    parser.add_argument("--strut", default="strut")
    options = parser.parse_args()

    os.makedirs(options.out, exist_ok=True)
    paths = [os.path.abspath(path) for path in (options.document, options.rows, options.out)]
    document, rows, out = paths
    client = Client(options.scheduler) if options.scheduler else Client(threads_per_worker=1)
    tasks = [
        client.submit(draw, options.strut, document, rows, os.path.join(out, options.name), part,
                      options.shards, key=f"strut-{rows}-{part}", retries=3, pure=False)
        for part in range(1, options.shards + 1)
    ]
    reports = []
    for task in as_completed(tasks):
        reports.append(task.result())
        print(f"{len(reports)} of {options.shards} parts", file=sys.stderr)
    client.close()

    reports.sort(key=lambda report: report["shard"])
    assert [report["shard"] for report in reports] == list(range(1, options.shards + 1))
    with open(os.path.join(out, "report.json"), "w", encoding="utf-8") as file:
        json.dump(reports, file, indent=1)
    for report in reports:
        sys.stderr.write(report["messages"])
    sys.exit(max(report["status"] for report in reports))


if __name__ == "__main__":
    main()

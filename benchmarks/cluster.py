"""What a cluster costs: the same work without one, and on one, two and four nodes of this machine.

    python -m benchmarks.cluster [--games N] [--nodes 1,2,4]

Nodes on one machine share its cores, so that more of them than cores only show what they cost. For
each number of nodes, each with one core: seconds of a simulation, how many seconds this process
worked to give out parts and to add them up, and the same for parts in which nothing is done. From
these follows, on paper, how many cores one process can keep busy. Prints JSON lines.
"""

import argparse
import json
import time
from typing import Any

from sushibar.batch.simulation import simulate
from sushibar.cluster import Cluster, connected

EMPTY_PARTS = 500
SETTINGS: dict[str, Any] = {"players": 4, "policy": "greedy", "seed": 1}


def nothing(_: None, part: int) -> int:
    """A part in which nothing is done."""
    return part


def worked(cluster: Cluster, games: int) -> dict[str, float]:
    """Seconds of a simulation on a cluster, and of this process in it."""
    cluster.simulate("sushi-go", games=cluster.cores * 16, **SETTINGS)  # every worker compiles
    began, busy = time.perf_counter(), time.process_time()
    cluster.simulate("sushi-go", games=games, **SETTINGS)
    took, busy = time.perf_counter() - began, time.process_time() - busy
    began_empty = time.perf_counter()
    list(cluster.in_order(nothing, None, range(EMPTY_PARTS)))
    empty = (time.perf_counter() - began_empty) / EMPTY_PARTS
    size = cluster.part(games, 1_000_000)
    return {
        "seconds": round(took, 3),
        "games_per_s": round(games / took),
        "parts": -(-games // size),
        "driver_seconds": round(busy, 3),
        "driver_us_a_game": round(1e6 * busy / games, 3),
        "empty_part_ms": round(1e3 * empty, 3),
    }


def main() -> None:
    """Measure all numbers of nodes in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--nodes", default="1,2,4")
    chosen = parser.parse_args()
    simulate("sushi-go", games=100, **SETTINGS)
    for threads in (1, 2):
        result = simulate("sushi-go", games=chosen.games, threads=threads, **SETTINGS)
        told = {"seconds": round(result.seconds, 3), "games_per_s": round(result.games_per_s)}
        print(json.dumps({"threads": threads, **told}), flush=True)
    from ray.cluster_utils import Cluster as LocalNodes

    for nodes in map(int, chosen.nodes.split(",")):
        machines = LocalNodes(initialize_head=True, head_node_args={"num_cpus": 1})
        for _ in range(nodes - 1):
            machines.add_node(num_cpus=1)
        with connected(machines.address) as cluster:
            print(json.dumps({"nodes": nodes, **worked(cluster, chosen.games)}), flush=True)
        machines.shutdown()


if __name__ == "__main__":
    main()

"""Contests and simulations on many machines at once, through Ray.

    from sushibar.cluster import connected

    with connected("local") as cluster:      # or the address of a cluster that runs
        result = cluster.simulate("party", players=5, menu="big-banquet", games=10**9)
        outcome = cluster.compete("sushi-go", ["search:2000", "greedy"], players=2, deals=10**4)

What comes out is what comes out on one machine, seed by seed. Every node needs the same version of
sushibar with the extra `cluster`.
"""

from sushibar.cluster.connection import Cluster, connected

__all__ = ["Cluster", "connected"]

"""Compiles the search of games for others to load.

python -m sushibar.bots.search.compiling [GAME ...]
"""

import sys

from sushibar.bots.search.search import warm_up
from sushibar.games.readiness import compile_for_others

if __name__ == "__main__":
    compile_for_others(warm_up, sys.argv[1:])

"""Games by the million: the rulebook compiled for CPU threads and for a GPU.

Needs nothing but NumPy and Numba: `python -m sushibar.batch sim` runs from the source tree.
"""

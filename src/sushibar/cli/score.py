"""`sushibar score`."""


def score() -> None:
    """Not yet."""

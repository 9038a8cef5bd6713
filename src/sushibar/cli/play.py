"""`sushibar play`."""


def play() -> None:
    """Not yet."""

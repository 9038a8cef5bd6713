"""`sushibar sim`."""


def sim() -> None:
    """Not yet."""

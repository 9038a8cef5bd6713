"""What is printed on a card beside its picture."""

from sushibar.shapes import TypedDict


class PrintedFace(TypedDict):
    """Its colour as the web writes it, and its points in signs that need no language."""

    colour: str
    signs: str

"""What is printed on a card beside its picture."""

from sushibar.shapes import TypedDict


class Printed(TypedDict):
    """Its colour as the web writes it, and its points in signs that need no language."""

    colour: str
    signs: str

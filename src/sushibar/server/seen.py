"""What a seat sees of each game, as the wire protocol has it; filled in by `table.seen`."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Part(BaseModel):
    """A part of a message; nothing in it is guessed, nothing passed over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, hide_input_in_errors=True)


Amounts = dict[str, int]
"""How many there are of each, by name."""


class Seen(Part):
    """What all games have in common. Lists by seat begin with seat 0 and include the dummy."""

    round: int
    turn: int
    points: list[int]
    hand: list[str]
    hands: list[list[str]]
    """By seat, the cards that are known to be in the hand that it holds now."""
    unknown: list[int]
    """By seat, how many more there are."""
    unseen: Amounts
    """The cards that cannot be placed, in hands or in the deck."""
    plates: list[list[str]]


class ShownDummy(Part):
    """The dummy, and the card drawn for it if that is known."""

    seat: int
    served_by: int
    drawn: str | None


class SeenSushiGo(Seen):
    """Sushi Go! as a seat sees it."""

    game: Literal["sushi-go"]
    on_wasabi: list[list[str]]
    puddings: list[int]
    passing: Literal["left", "right"]
    dummy: ShownDummy | None = None


class Acting(Part):
    """The numbered card that acts now."""

    seat: int
    card: str
    is_special_order: bool
    request: str | None


class Look(Part):
    """A menu that was used in this round; a card that must not be seen is a question mark."""

    seat: int
    cards: list[str]
    played: str | None


class SeenParty(Seen):
    """Sushi Go Party! as a seat sees it."""

    game: Literal["party"]
    on_wasabi: list[list[str]]
    spent_wasabi: list[int]
    desserts: list[list[str]]
    uramaki_place: int
    blind: list[int]
    blind_next: list[int]
    acting: Acting | None
    shown: list[str]
    looks: list[Look]
    seen_in_deck: Amounts
    out_of_play: Amounts
    cannot_hold: list[list[str]]
    deck: int
    desserts_to_come: int
    desserts_in_play: list[str]
    fresh_soups: int


class Run(Part):
    """Cells in a row for a recipe: what they still need, and the order in which they have style.

    Without an order style is lost there.
    """

    cells: list[str]
    missing: list[str]
    order: list[str]


class SeenWasabi(Seen):
    """Wasabi! as a seat sees it: hands and plates are recipes."""

    game: Literal["wasabi"]
    player: int
    rows: int
    columns: int
    board: dict[str, list[str]]
    """By cell, its tiles from the bottom up."""
    covered: list[str]
    changed: list[str]
    wasabis: list[str]
    tiles: list[Amounts]
    cards: list[Amounts]
    lengths: list[list[int]]
    stylish: list[list[bool]]
    tokens: list[Amounts]
    cubes: list[int]
    kitchen: Amounts
    barred: Amounts
    pantry: Amounts
    piles: Amounts
    put_under: list[str]
    played: str | None
    placed: int
    chopped: str | None
    claims: list[str]
    claims_with_style: list[str]
    runs: dict[str, Run]
    """By the seat's own recipes: where each lies complete, or has come furthest."""
    rewards: int
    passes: int


SeenGame = Annotated[SeenSushiGo | SeenParty | SeenWasabi, Field(discriminator="game")]

"""What workers tell each other over the bus: that something was stored, and who is connected.

Others may be able to speak there too, so it is read as strictly as what clients send.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from sushibar.server.wire import SeatNumber

MOST_ONLOOKERS = 1_000_000


class BusMessage(BaseModel):
    """Something that a worker says about a table."""

    model_config = ConfigDict(strict=True, frozen=True)

    worker: Annotated[str, StringConstraints(min_length=1, max_length=32)] = Field(alias="from")
    version: int | None = Field(default=None, ge=0)
    """Up to which everything is stored; the store says what it is."""
    present: list[SeatNumber] | None = Field(default=None, max_length=8)
    onlookers: int = Field(default=0, ge=0, le=MOST_ONLOOKERS)
    doubt: bool = False
    """Whether something may have been missed."""
    who: bool = False
    """Whether it wants to know who is connected elsewhere."""


def read(message: bytes) -> BusMessage | None:
    """A message; None if it is none of a worker's."""
    try:
        return BusMessage.model_validate_json(message)
    except ValidationError:
        return None

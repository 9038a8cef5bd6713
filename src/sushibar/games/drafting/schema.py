"""What views of all drafting games tell alike."""

from sushibar.games.events import Event
from sushibar.games.setup import Setup


def cells_of(setup: Setup, event: Event) -> list[str]:
    """Nothing: there is no board."""
    return []

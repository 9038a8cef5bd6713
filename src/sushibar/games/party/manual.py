"""The rules page of Sushi Go Party!."""

from typing import Final

from sushibar.games.manual import ExplainedCards, Page, chapters, explained, group, ours
from sushibar.games.party.rules.dishes import MOST_PLAYERS, TYPES
from sushibar.games.party.words.rules import every_rule
from sushibar.texts import text

CHAPTERS: Final = ("goal", "menu", "deal", "turn", "numbers", "round", "end", "players")


def page(edition: str) -> Page:
    """Everything that the page says."""
    sections = [
        *chapters("party", edition, CHAPTERS),
        ours("party", edition, ("turn", "cards", "sake")),
    ]
    groups: dict[str, list[ExplainedCards]] = {}
    for type_, rule in zip(TYPES, every_rule(), strict=True):
        told = explained(
            rule,
            dict(zip(type_.kinds, type_.numbers, strict=True)),
            name=type_.name,
            players=[] if type_.players == (2, MOST_PLAYERS) else list(type_.players),
            expansion=type_.expansion,
        )
        groups.setdefault(type_.group, []).append(told)
    return Page(
        sections,
        [group(name, text(f"manual-group-{name}"), rules) for name, rules in groups.items()],
    )

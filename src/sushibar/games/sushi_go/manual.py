"""The rules page of Sushi Go!."""

from sushibar.games.manual import Page, chapters, explained, group, section
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules.dishes import CARDS, DECK
from sushibar.texts import text


def page(edition: str) -> Page:
    """Everything that the page says about an edition."""
    zoch = edition == "zoch"
    options = [text("manual-option-pass-both-ways", edition=edition)]
    if not zoch:
        options.append(text("manual-option-dummy"))
    players = text("manual-sushi-go-zoch-players" if zoch else "manual-sushi-go-players")
    sections = [
        *chapters("sushi-go", edition, ("goal", "deal", "turn", "round", "end")),
        section("players", edition, [players]),
        section("options", edition, [*options, text(f"manual-edition-{edition}")]),
        section("ours", edition, [text(f"manual-ours-{edition}")]),
    ]
    setup = Setup.checked("sushi-go", 4, edition)
    copies = dict(zip(CARDS, DECK, strict=True))
    rules = [explained(rule, copies) for rule in setup.words.rules(setup)]
    return Page(sections, [group("cards", text("manual-cards"), rules)])

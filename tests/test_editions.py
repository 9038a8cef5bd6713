"""Every edition is told in the words of its own box: score sheets, rounds, cards, rules pages."""

import re
from pathlib import Path

import pytest

from sushibar.cli.score_sheet import of_round
from sushibar.games.kit import KITS
from sushibar.games.manual import manual
from sushibar.games.party.words.names import card_text
from sushibar.games.setup import Setup
from sushibar.match import scores
from sushibar.table import story
from sushibar.table.scorepad import score
from sushibar.table.table import Table
from sushibar.texts import languages, speaking, text

MUSSELS = {"en": "mussels", "de": "Muscheln", "fr": "pétoncles", "it": "molluschi"}
DUMPLINGS = {"en": "dumplings", "de": "Gyoza", "fr": "raviolis", "it": "ravioli"}


def played(edition: str) -> Table:
    """A whole game in which somebody keeps a dumpling."""
    return Table("sushi-go", players=3, edition=edition, seed=11).play(lambda view: view.legal[0])


def page(game: str, edition: str | None = None) -> dict[str, str]:
    """The rules page of a game by section."""
    return {
        section["name"]: " ".join([section["title"], *section["words"]])
        for section in manual(game, edition)["sections"]
    }


# Mussels


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("edition", "names"), [("zoch", MUSSELS), ("gamewright", DUMPLINGS)])
def test_the_score_sheet_names_what_the_edition_serves(
    edition: str, names: dict[str, str], language: str
) -> None:
    other = (DUMPLINGS if names is MUSSELS else MUSSELS)[language]
    with speaking(language):
        table = played(edition)
        told = story.tell(table)
        shown = scores.scores(table)["rows"]
    assert names[language] in told
    assert other not in told
    categories = {line["name"] for row in shown for seat in row["seats"] for line in seat}
    assert names[language] in categories
    assert other not in categories


@pytest.mark.parametrize("language", languages())
def test_the_score_pad_names_what_the_edition_serves(language: str) -> None:
    with speaking(language):
        pad = KITS["sushi-go"].scorepad.pad_for(3, "zoch", None, dummy=False)
        assert f"  {MUSSELS[language]}" in of_round(pad, ["mussel", "tempura", "maki-1"], None)


@pytest.mark.parametrize("language", languages())
def test_no_reason_speaks_of_dumplings_where_there_are_mussels(language: str) -> None:
    with speaking(language):
        scored = score("sushi-go", edition="zoch", plates=[["mussel"], [], []])
        for lines in scored["sheet"]:
            assert DUMPLINGS[language] not in lines["dumpling"]["reason"]


# Rounds and turns


def test_zochs_german_rounds_are_durchgaenge_of_runden() -> None:
    with speaking("de"):
        table = played("zoch")
        told = f"{table.sheet}\n{story.tell(table)}"
        started = Table("sushi-go", players=3, edition="zoch", seed=11)
        assert "Durchgang 1/3 · Runde 1/9" in str(started)
        rules = " ".join(rule.words for rule in table.setup.words.rules(table.setup))
    assert "Durchgang 2" in told
    assert "Durchgang 2, Runde 3" in told
    assert "Zug" not in told
    assert "Zug" not in rules
    assert "am Ende des Durchgangs" in rules.replace("Am", "am")


def test_other_german_games_have_rounds_of_turns() -> None:
    with speaking("de"):
        told = story.tell(played("gamewright"))
        assert "Runde 1 von 3 · Zug 1 von 10" in str(Table("party", players=3, seed=1))
    assert "Durchgang" not in told
    assert "Zug 2.3" in told


def test_zochs_german_rules_page_counts_as_its_rulebook_does() -> None:
    with speaking("de"):
        told = page("sushi-go", "zoch")
    assert told["turn"].startswith("Eine Runde")
    assert told["round"].startswith("Ende eines Durchgangs")
    assert not any("Zug " in words for words in told.values())


# Cards


def test_german_party_nigiri_have_their_printed_names() -> None:
    with speaking("de"):
        names = [card_text(f"{fish}-nigiri") for fish in ("egg", "salmon", "squid")]
        small = Setup.checked("sushi-go", 4)
        assert small.words.card_name(small, "egg-nigiri") == "Ei-Nigiri"
    assert names == ["Tamago-Nigiri", "Sake-Nigiri", "Ika-Nigiri"]


def test_italian_recipes_and_the_box_have_their_printed_names() -> None:
    with speaking("it"):
        assert text("recipe-crunchy-tuna") == "Crunchy Tuna"
        assert text("recipe-pickle-barrel") == "Pickle Barrel"
        assert str(Table("wasabi", players=2, seed=1)).startswith("SUSHI!")


# Puddings of two


@pytest.mark.parametrize(
    ("language", "words", "shared"),
    [
        ("en", "a tie scores nothing", "split"),
        ("de", "gleich viele bringen nichts", "geteilt"),
        ("fr", "une égalité ne rapporte rien", "partage"),
        ("it", "a pari merito nessuno prende punti", "divide"),
    ],
)
def test_two_players_learn_that_equal_puddings_bring_nothing(
    language: str, words: str, shared: str
) -> None:
    with speaking(language):
        two, three = (pudding_rule(players) for players in (2, 3))
        assert words in page("sushi-go")["players"]
    assert words in two
    assert shared not in two
    assert shared in three


def pudding_rule(players: int) -> str:
    setup = Setup.checked("sushi-go", players)
    return next(rule.words for rule in setup.words.rules(setup) if "pudding" in rule.cards)


# The rules pages


@pytest.mark.parametrize("language", languages())
def test_zochs_rules_page_tells_nothing_of_two_players(language: str) -> None:
    with speaking(language):
        told = page("sushi-go", "zoch")
        dummy = text("dummy-name")
    assert re.search(r"\b10\b", told["deal"]) is None
    assert not any(dummy.lower() in words.lower() for words in told.values())


@pytest.mark.parametrize("language", languages())
def test_what_zochs_rulebook_says_is_not_called_ours(language: str) -> None:
    with speaking(language):
        assert "maki" not in page("sushi-go", "zoch")["ours"].lower()
        assert "maki" in page("sushi-go", "gamewright")["ours"].lower()


OURS = {
    ("sushi-go", "gamewright"): (
        "without a maki roll nobody scores",
        "the one chosen first goes on it",
        "the victory is shared",
        "random and changes every round",
        "never uses chopsticks and cannot win",
    ),
    ("sushi-go", "zoch"): (
        "chosen in secret with the card and never changed later",
        "either of them may go on it, or neither",
        "both cards are chosen face down",
    ),
    ("party", "standard"): (
        "a call is binding",
        "the printed one before a copy, then by seat",
        "cannot copy what fetched it",
        "a later spoon may ask for it",
        "numbered special or of sukeroku",
        "also turn cards of the same turn",
        "leaves its nigiri at its plain value",
        "whose nigiri is turned stays used",
        "may copy a card of the same turn",
        "a plain special order again",
        "exactly one place is dropped",
        "scores right then",
        "Futomaki and inari have the same colour",
        "each of several pairs scores",
        "calls are made without seeing it",
        "taken at random",
        "chooses then what it copies",
        "also as a copy and even if it has since been turned face down",
        "Two sakes blind one turn",
        "one from the last turn of a round does nothing",
        "how many cards of each kind",
        "recommended menus",
        "both mini-expansions",
    ),
    ("wasabi", "standard"): (
        "house book",
        "the first player is random",
        "can be seen by all",
        "one or more recipes",
        "the second ingredient is optional",
        "may go back to its old cell",
        "at least one of the two cells",
        "covers 2 × 2 cells",
        "only if an empty cell is left",
        "never have to complete a recipe",
        "read in both directions",
        "two and three cubes",
        "always enough cubes",
        "may be declined",
        "cannot be taken back in this turn",
        "judged before each taking",
        "uncovers completes nothing",
        "passes twice in a row",
        "six rows",
        "how many tokens",
        "what they score",
    ),
}
"""What is our own decision, or comes from other sources than the rulebook."""


@pytest.mark.parametrize(("game", "edition"), OURS)
def test_the_rules_page_says_all_that_is_not_from_the_rulebook(game: str, edition: str) -> None:
    told = page(game, edition)["ours"]
    assert [words for words in OURS[game, edition] if words not in told] == []


MARKED = [
    ("party", "a later spoon may ask for what was used **[ours]**"),
    ("party", "also those of this turn **[ours]**"),
    ("party", "A nigiri whose wasabi is turned counts once **[ours]**"),
    ("party", "stays used **[ours]**"),
    ("party", "never the card that fetched it **[ours]**"),
    ("party", "In detail, all **[ours]**: calls are made before the hand is seen"),
    ("wasabi", "| points **[secondary]** |"),
]


@pytest.mark.parametrize(("game", "words"), MARKED)
def test_the_documentation_marks_it_too(game: str, words: str) -> None:
    written = (Path(__file__).parents[1] / "docs" / "games" / f"{game}.md").read_text("utf-8")
    assert words in " ".join(written.split())

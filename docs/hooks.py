"""Pages of the documentation site that are made from the package: rules, reference, commands."""

import os
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

os.environ["SUSHIBAR_LANG"] = "en"  # the language of the site; rules are in all of them
os.environ["COLUMNS"] = "100"  # of what commands print

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import sushibar
from sushibar.games.art import drawing_of, home
from sushibar.games.kit import KITS
from sushibar.games.manual import CardGroup, ExplainedCards, ManualPage, manual
from sushibar.texts import languages, speaking, text

ROOT: Final = Path(__file__).parents[1]
BESIDE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie outside this folder, and where they are on the site."""
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)([^)]*)\)")
"""A link: its words, where it leads, and the rest of it."""
SEED, STEPS = 7, 40
"""Of the tables that are shown: how they are dealt, and how far they have come."""
REFERENCE: Final = {
    "table": "Tables, records and the score pad",
    "games": "Views and score sheets",
    "bots": "Bots",
    "batch": "Simulation",
    "arena": "The arena",
    "advice": "Advice",
    "errors": "Errors",
}
"""Titles of the parts of the reference, by the package where their names live."""


# What mkdocs asks for


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the pages that are made into the navigation."""
    for entry in config.nav or []:
        if "Rules" in entry:
            entry["Rules"] = [
                {LANGUAGES[language]: [{title: path} for title, path, _ in rules_pages(language)]}
                for language in sorted(languages(), key=list(LANGUAGES).index)
            ]
        elif "Reference" in entry:
            entry["Reference"] = [
                *({title: path} for title, path, _ in reference_pages()),
                {"Every command": "reference/commands.md"},
            ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made, and their pictures."""
    made: dict[str, str | bytes] = {
        place: (ROOT / name).read_text(encoding="utf-8") for name, place in BESIDE.items()
    }
    made.update({path: words for _, path, words in reference_pages()})
    made["reference/commands.md"] = command_line()
    for language in languages():
        made.update({path: words for _, path, words in rules_pages(language)})
        made.update(table_pictures(language))
    made["pictures/icon.svg"] = (ROOT / "frontend" / "public" / "icon.svg").read_bytes()
    for drawing in home().iterdir():
        if drawing.name.endswith(".svg"):
            made[f"pictures/art/{drawing.name}"] = drawing.read_bytes()
    for path, content in made.items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where pages are on the site."""
    here = posixpath.dirname(page.file.src_uri)
    outside = page.file.src_uri in BESIDE.values()

    def moved(link: re.Match[str]) -> str:
        words, target, after = link.groups()
        if "://" in target:
            return link[0]
        place = posixpath.normpath(posixpath.join("" if outside else f"docs/{here}", target))
        if place in BESIDE:
            place = BESIDE[place]
        elif place.startswith("docs/"):
            place = place.removeprefix("docs/")
        elif (ROOT / place).exists():  # in the repository, but not on the site
            return words
        else:
            return link[0]
        return f"[{words}]({posixpath.relpath(place, here or '.')}{after})"

    return LINK.sub(moved, markdown)


# Rules


def rules_pages(language: str) -> Iterator[tuple[str, str, str]]:
    """The rules of every game and edition in a language: title, path and words."""
    with speaking(language):
        for game in KITS:
            found = manual(game, None)
            for edition in found["editions"]:
                name = text(f"web-game-{game}")
                if len(found["editions"]) > 1:
                    name = f"{name} ({text(f'web-edition-{edition}')})"
                path = f"rules/{language}/{game}-{edition}.md"
                yield name, path, rules_page(name, language, manual(game, edition))


def rules_page(title: str, language: str, page: ManualPage) -> str:
    """The rules of a game as a page with pictures."""
    table = f"../../pictures/table-{page['game']}-{language}.svg"
    parts = [f"# {title}", f"![{title}]({table}){{ .table-art }}"]
    for section in page["sections"]:
        parts += [f"## {section['title']}", *section["words"]]
    for group in page["groups"]:
        parts += [f"## {group['title']}", cards_table(group)]
    return "\n\n".join(parts) + "\n"


def cards_table(group: CardGroup) -> str:
    """The cards of a group: how they look, what they are called, what they do."""
    rows = [
        f"| {pictures(rule)} | **{capitalized(rule['title'])}** {counts(rule)} | {rule['words']} |"
        for rule in group["rules"]
    ]
    return "\n".join(["| | | |", "|---|---|---|", *rows])


def pictures(rule: ExplainedCards) -> str:
    """The drawings of cards that are explained together, each once."""
    names = [card["name"] for card in rule["cards"]] or [rule["name"]]
    drawings = dict.fromkeys(drawing_of(name, "") for name in names)
    return "".join(
        f"![](../../pictures/art/{drawing}.svg){{ .card-art }}" for drawing in drawings if drawing
    )


def counts(rule: ExplainedCards) -> str:
    """How many of each card there are."""
    numbers = [card["copies"] for card in rule["cards"] if card["copies"] is not None]
    return " + ".join(f"×{number}" for number in numbers)


def capitalized(words: str) -> str:
    """Words as they begin a line."""
    return words[:1].upper() + words[1:]


def table_pictures(language: str) -> Iterator[tuple[str, str]]:
    """A table of every game in the middle of it, by path."""
    with speaking(language):
        for game in KITS:
            table = sushibar.Table(game, players=3, seed=SEED)
            for _ in range(STEPS):
                seat = table.pending[0]
                table.act(seat, table.legal(seat)[0])
            yield f"pictures/table-{game}-{language}.svg", table.svg()


# Reference


def reference_pages() -> Iterator[tuple[str, str, str]]:
    """All that `import sushibar` offers, by the part of the package where it lives."""
    homes: dict[str, list[str]] = {}
    for name in sushibar.__all__:
        if name != "games":
            place = sushibar._HOMES.get(name, "sushibar.errors")
            homes.setdefault(place.split(".")[1], []).append(f"{place}.{name}")
    for part in sorted(homes, key=lambda part: [*REFERENCE, part].index(part)):
        title = REFERENCE.get(part, part.capitalize())
        parts = [f"# {title}", *(f"::: {name}" for name in homes[part])]
        yield title, f"reference/{part}.md", "\n\n".join(parts) + "\n"


def command_line() -> str:
    """Every command with its options, as `--help` has them."""
    from sushibar.cli.__main__ import app

    group: Any = typer.main.get_command(app)
    parts = ["# Every command", "What `--help` says of every command."]
    for words, command in commands("sushibar", group):
        context = command.make_context(words, [], resilient_parsing=True)
        parts += [f"## {words}", f"```text\n{command.get_help(context).rstrip()}\n```"]
    return "\n\n".join(parts) + "\n"


def commands(words: str, command: Any) -> Iterator[tuple[str, Any]]:
    """A command and all below it."""
    yield words, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(f"{words} {name}", below)

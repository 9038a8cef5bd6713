"""`sushibar arena`: bots against bots on common deals, and how sure the outcome is."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushibar.cli import completion
from sushibar.cli.options import (
    Book,
    Cluster,
    Dummy,
    Edition,
    Game,
    Menu,
    PassBothWays,
    Players,
    chosen,
    nodes_of,
    option,
    usual,
)
from sushibar.cli.progress import INTERRUPTED, progress_bar, say_interrupted
from sushibar.columns import wide_columns, wrap
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.arena.contest import ContestResult
    from sushibar.arena.intervals import Interval
    from sushibar.arena.standing import Measured

BOT = {"autocompletion": completion.bots}
Bots = Annotated[str, option("arena-bots", "--bots", metavar=text("help-metavar-bots"), **BOT)]
Field = Annotated[str | None, option("field", metavar=text("help-metavar-bot"), **BOT)]


def arena(
    game: Game,
    bots: Bots,
    field: Field = None,
    players: Players = None,
    edition: Edition = None,
    pass_both_ways: PassBothWays = False,
    dummy: Dummy = False,
    menu: Menu = None,
    book: Book = None,
    deals: Annotated[int, option("deals")] = 1_000,
    until_settled: Annotated[bool, option("until-settled", "--until-settled")] = False,
    results: Annotated[Path | None, option("results", metavar=text("help-metavar-file"))] = None,
    processes: Annotated[int | None, option("processes")] = None,
    cluster: Cluster = None,
    seed: Annotated[str, option("arena-seed", "--seed")] = "0",
    as_json: Annotated[bool, option("json", "--json")] = False,
) -> None:
    """Let bots compete and print what comes out."""
    from sushibar.arena.contest import play_contest
    from sushibar.arena.contest_setup import ContestSetup
    from sushibar.arena.workers import played
    from sushibar.bots.specs import split_specs

    contest = ContestSetup.checked(
        game,
        split_specs(bots),
        field=field,
        players=usual(players, dummy=dummy),
        edition=edition,
        options=chosen(pass_both_ways=pass_both_ways, dummy=dummy),
        menu=menu,
        book=book,
        seed=seed,
    )
    progress = progress_bar(deals) if sys.stderr.isatty() else None
    if progress is not None and deals > 0:
        progress(0)
    with nodes_of(cluster) as nodes:
        outcome = play_contest(
            contest,
            deals,
            until_settled=until_settled,
            results=results,
            processes=processes,
            progress=progress,
            partial=True,
            played=played if nodes is None else nodes.play_deals,
        )
    if progress is not None and outcome.deals < deals:
        progress(deals)
    if outcome.interrupted:
        say_interrupted(outcome.deals, deals)
    print(json.dumps(outcome.as_json()) if as_json else report(outcome))
    if outcome.interrupted:
        raise typer.Exit(INTERRUPTED)


def report(outcome: "ContestResult") -> str:
    """The outcome for people."""
    parts = [heading(outcome), standings(outcome), categories(outcome)]
    if outcome.comparisons:
        parts.insert(2, comparisons(outcome))
    if outcome.verdict is not None:
        parts.append("\n".join(wrap(verdict(outcome), wide=wide_columns())))
    return "\n\n".join(parts)


def heading(outcome: "ContestResult") -> str:
    """What was played, and what would be even."""
    from sushibar.games.picture import title

    contest = outcome.contest
    players = contest.setup.players
    head = text(
        "arena-heading",
        title=title(contest.setup),
        players=players,
        deals=f"{outcome.deals:,}",
        games=f"{outcome.games:,}",
    )
    if contest.field is None:
        told = text("arena-everybody", players=players, even=f"{1 / players:.1%}")
    else:
        told = text("arena-field", field=contest.field, even=f"{1 / players:.1%}")
    wide = wide_columns()
    return "\n".join([*wrap(head, wide=wide), *wrap(told, wide=wide)])


def standings(outcome: "ContestResult") -> str:
    """A line for every bot."""
    from sushibar.games.sheet import grid

    columns = ("bot", "win-rate", "points", "margin", "rating", "speed")
    rows = [[text(f"arena-column-{column}") for column in columns]]
    for measured in outcome.bots:
        rating = measured.rating
        rows.append(
            [
                called(measured),
                interval(f"{measured.win_rate.mean:.1%}", measured.win_rate),
                number(measured.points),
                number(measured.margin, sign="+"),
                text("arena-number", mean=f"{rating.mu:.1f}", reach=f"{2 * rating.sigma:.1f}"),
                f"{measured.decisions_per_s:,.0f}",
            ]
        )
    return grid(rows)


def categories(outcome: "ContestResult") -> str:
    """Points by category, a column for every bot."""
    from sushibar.games.sheet import category_name, grid

    rows = [[text("arena-points-by-category"), *map(called, outcome.bots)]]
    for category in outcome.contest.categories:
        points = [f"{measured.by_category[category]:.2f}" for measured in outcome.bots]
        rows.append([category_name(category, outcome.contest.setup.edition), *points])
    return grid(rows)


def called(measured: "Measured") -> str:
    """What a bot is called in the tables."""
    return text("arena-field-of", bot=measured.bot) if measured.is_field else measured.bot


def comparisons(outcome: "ContestResult") -> str:
    """How much more the first bot has than each of its rivals."""
    from sushibar.games.sheet import grid

    bot = outcome.contest.bots[0]
    columns = ("wins-more", "points", "margin")
    rows = [[text("arena-over", bot=bot), *(text(f"arena-column-{column}") for column in columns)]]
    for comparison in outcome.comparisons:
        wins = comparison.win_rate
        rows.append(
            [
                comparison.other,
                interval(f"{100 * wins.mean:+.1f}", wins, "+"),
                number(comparison.points, sign="+"),
                number(comparison.margin, sign="+"),
            ]
        )
    return grid(rows)


def verdict(outcome: "ContestResult") -> str:
    """Whether it is settled who wins more."""
    deals, bot = f"{outcome.deals:,}", outcome.contest.bots[0]
    if outcome.verdict == 0:
        return text("arena-open", deals=deals, bot=bot)
    if outcome.verdict == 1:
        return text("arena-ahead", deals=deals, bot=bot)
    return text("arena-behind", deals=deals, bot=bot)


def interval(mean: str, estimate: "Interval", sign: str = "") -> str:
    """A share of all games and its interval, in per cent."""
    if estimate.low is None or estimate.high is None:
        return mean
    low, high = f"{100 * estimate.low:{sign}.1f}", f"{100 * estimate.high:{sign}.1f}"
    return text("arena-interval", mean=mean, low=low, high=high)


def number(estimate: "Interval", sign: str = "") -> str:
    """A number of points and how far it reaches to both sides."""
    mean = f"{estimate.mean:{sign}.1f}"
    if estimate.high is None:
        return mean
    return text("arena-number", mean=mean, reach=f"{estimate.high - estimate.mean:.1f}")

"""`sushibar`: all commands, and one line on standard error for whatever goes wrong."""

import io
import os
import sys
from typing import Annotated

import typer

from sushibar import __version__
from sushibar.cli import (
    admin,
    arena,
    atlas,
    bots,
    completion,
    join,
    menus,
    play,
    puzzles,
    records,
    review,
    score,
    serve,
    sim,
    train,
    wasabi_book,
)
from sushibar.cli.complaint import complain, said
from sushibar.cli.help import CONTEXT, Command, Group
from sushibar.cli.options import option
from sushibar.cli.usage import spoken
from sushibar.errors import SushibarError
from sushibar.texts import text

app = typer.Typer(
    cls=Group,
    context_settings=CONTEXT,
    help=text("help"),
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def sushibar(
    context: typer.Context,
    version: Annotated[bool, option("version", "--version")] = False,
    _install: Annotated[
        bool, option("install-completion", "--install-completion", callback=completion.install)
    ] = False,
    _show: Annotated[
        bool, option("show-completion", "--show-completion", callback=completion.show)
    ] = False,
) -> None:
    """Answer where there is no command."""
    if version:
        print(f"sushibar {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("play", cls=play.PlayCommand, help=text("help-play"))(play.play)
app.command("join", cls=Command, help=text("help-join"))(join.join)
app.command("serve", cls=Command, help=text("help-serve"))(serve.serve)
app.command("score", cls=Command, help=text("help-score"))(score.score)
app.command("replay", cls=Command, help=text("help-replay"))(records.replay)
app.command("verify", cls=Command, help=text("help-verify"))(records.verify)
app.command("review", cls=Command, help=text("help-review"))(review.review)
app.add_typer(puzzles.app, name="puzzles", help=text("help-puzzles"))
app.command("menus", cls=Command, help=text("help-menus"))(menus.menus)
app.add_typer(atlas.app, name="atlas", help=text("help-atlas"))
app.command("sim", cls=Command, help=text("help-sim"))(sim.sim)
app.command("arena", cls=Command, help=text("help-arena"))(arena.arena)
app.command("bots", cls=Command, help=text("help-bots"))(bots.bots)
app.command("train", cls=Command, help=text("help-train"))(train.train)
app.add_typer(admin.app, name="admin", help=text("help-admin"))
app.add_typer(wasabi_book.app, name="wasabi-book", help=text("help-wasabi-book"))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no character may stop the output
            stream.reconfigure(errors="replace")
    completion.prepare()
    try:
        status = app(prog_name=completion.PROGRAM, standalone_mode=False)
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        status = 130
    except typer.TyperException as error:
        status = complain(spoken(error))
    except (SushibarError, OSError) as error:
        status = complain(said(error))
    sys.exit(status)


if __name__ == "__main__":
    main()

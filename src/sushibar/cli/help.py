"""Commands whose help and usage errors are in the catalogue's words, not typer's English."""

from collections.abc import Iterable
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from sushibar.columns import WIDEST_COLUMNS, columns, whole
from sushibar.errors import SetupError
from sushibar.texts import text

CONTEXT: Final = {"help_option_names": ["--help", "-h"], "max_content_width": WIDEST_COLUMNS}
"""What holds for all commands."""
KEPT_HYPHEN: Final = "\u2011"
"""Stands for a hyphen while lines are made: nobody types `squid-` and, below it, `nigiri`."""
METAVARS: Final = {
    "int": "help-metavar-number",
    "float": "help-metavar-number",
    "str": "help-metavar-word",
}
"""What a value is called that has no name of its own, by its type."""


class Spoken:
    """What commands and groups of commands share."""

    def get_help(self, context: Any) -> str:
        """The whole page, as wide as the terminal."""
        context.terminal_width = columns() - 1
        told: str = super().get_help(context)  # type: ignore[misc]
        return told.replace("\u00a0", " ").replace(KEPT_HYPHEN, "-")

    def get_help_option(self, context: Any) -> Any:
        """The option that shows the page."""
        option = super().get_help_option(context)  # type: ignore[misc]
        if option is not None:
            option.help = text("help-option-help")
        return option

    def format_usage(self, context: Any, formatter: Any) -> None:
        """The line that shows how the command is written."""
        pieces = " ".join(self.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, prefix=f"{text('help-usage')} ")

    def collect_usage_pieces(self, context: Any) -> list[str]:
        """What stands after the command's name."""
        arguments = [param for param in self.params if is_argument(param)]  # type: ignore[attr-defined]
        return [text("help-metavar-options"), *map(usage_of, arguments)]

    def format_options(self, context: Any, formatter: Any) -> None:
        """Arguments and options, each with its help."""
        shown = [param for param in self.get_params(context) if not param.hidden]  # type: ignore[attr-defined]
        arguments = [param for param in shown if is_argument(param)]
        options = [param for param in shown if not is_argument(param)]
        for heading, listed in (("help-arguments", arguments), ("help-options", options)):
            if listed:
                write_rows(formatter, text(heading), map(row_of, listed))


class Command(Spoken, TyperCommand):
    """A command."""

    allow_extra_args = True  # refused below, in words of our own

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        """Read the arguments, and refuse what is left over."""
        rest = super().parse_args(context, args)
        if rest and not context.resilient_parsing:
            raise SetupError("usage-extra", words=" ".join(map(str, rest)), count=len(rest))
        return rest


class Group(Spoken, TyperGroup):
    """A group of commands."""

    def collect_usage_pieces(self, context: Any) -> list[str]:
        """What stands after the group's name."""
        return [text("help-metavar-options"), text("help-metavar-command")]

    def format_options(self, context: Any, formatter: Any) -> None:
        """Options and commands, each with its whole help."""
        super().format_options(context, formatter)
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        write_rows(formatter, text("help-commands"), rows)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        """Find the command of that name, or say which one may be meant."""
        name = args[0]
        if self.get_command(context, name) is None and not context.resilient_parsing:
            from sushibar.games.mistakes import similar

            if name.startswith("-"):
                return super().resolve_command(context, args)
            meant = similar(self.commands, name)
            key = "usage-similar-command" if meant else "usage-no-command"
            raise SetupError(key, command=name, commands=", ".join(meant or self.commands))
        return super().resolve_command(context, args)


# Parts of a page


def is_argument(param: Any) -> bool:
    """Whether it is an argument, not an option."""
    return bool(param.param_type_name == "argument")


def usage_of(argument: Any) -> str:
    """An argument in the line of usage."""
    name = str(argument.metavar or argument.name.upper())
    name = name if argument.required else f"[{name}]"
    return name if argument.nargs == 1 else f"{name}..."


def row_of(param: Any) -> tuple[str, str]:
    """How an option or argument is written, and its help."""
    if is_argument(param):
        return str(param.metavar or param.name.upper()), with_remarks(param)
    names = ", ".join(sorted(param.opts, key=len))
    if param.is_flag:
        return names, with_remarks(param)
    return f"{names} {param.metavar or usual_metavar(param)}", with_remarks(param)


def usual_metavar(param: Any) -> str:
    """What the value of an option is called by its type."""
    type_ = str(param.display_type(None)).strip("<>").split()[0]
    return text(METAVARS.get(type_, "help-metavar-word"))


def with_remarks(param: Any) -> str:
    """The help of an option, and what it is without being given."""
    remarks = []
    if param.default is not False and param.default not in (None, "", ()):
        remarks.append(text("help-default", value=str(param.default)))
    if param.required:
        remarks.append(text("help-required"))
    return " ".join([param.help or "", *(whole(f"[{remark}]") for remark in remarks)]).strip()


def write_rows(formatter: Any, heading: str, rows: Iterable[tuple[str, str]]) -> None:
    """A heading, and what stands under it."""
    kept = [(name, told.replace("-", KEPT_HYPHEN)) for name, told in rows]
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(kept, col_max=min(30, formatter.width // 3))

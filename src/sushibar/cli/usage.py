"""Mistakes on the command line, in the words of the catalogue."""

import typer

from sushibar.texts import text


def spoken(error: typer.TyperException) -> str:
    """What is wrong with the arguments."""
    kind = type(error).__name__  # typer shows only some of its classes in public
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        meant = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
        key = "usage-similar-option" if meant else "usage-no-option"
        return text(key, option=option, options=meant)
    if kind == "BadOptionUsage":
        takes_none = "does not take" in error.format_message()
        return text("usage-flag" if takes_none else "usage-option-value", option=option)
    if kind == "MissingParameter":
        return text("usage-missing", what=named(error))
    if isinstance(error, typer.BadParameter):
        return text("usage-value", what=named(error))
    return error.format_message()


def named(error: typer.TyperException) -> str:
    """The option or argument that an error is about."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "?")
    names = [name for name in parameter.opts if name.startswith("-")]
    return names[0] if names else str(parameter.metavar or parameter.name)

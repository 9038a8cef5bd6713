"""Lets the reference show the examples of docstrings as what they are: sessions with Python."""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class Examples(griffe.Extension):
    """Puts fences around examples; as they stand they would be quotations."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of anything that has one."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

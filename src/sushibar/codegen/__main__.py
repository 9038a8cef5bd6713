"""`python -m sushibar.codegen`, at the root of a checkout: write the page's generated files.

Tests compare the files with what this would write.
"""

from pathlib import Path

from sushibar.codegen import page_rules, wire_types


def main(page: Path = Path("frontend/src")) -> None:
    """Write the types of the wire protocol and the rules of every game into the page's sources."""
    (page / "wire.ts").write_text(wire_types.wire_types(), encoding="utf-8")
    page_rules.write(page / "games")


if __name__ == "__main__":
    main()

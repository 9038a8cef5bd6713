"""`python -m sushibar` is `sushibar`."""

from sushibar.cli.__main__ import main

if __name__ == "__main__":
    main()

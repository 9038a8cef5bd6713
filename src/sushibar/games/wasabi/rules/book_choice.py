"""Which recipe book a game is played with: the house's own, or anybody's.

Needs no texts: simulations use it too.
"""

from os import PathLike

from sushibar.errors import SetupError
from sushibar.games.wasabi.rules.book import Book, house_book, load_book, read_lines, write_book

BookSource = Book | str | PathLike[str] | None
"""A book, the path of its file, or the usual."""


def choose_book(book: BookSource) -> Book | None:
    """The book that was brought, checked; None where it is the house's own."""
    if book is None:
        return None
    if isinstance(book, Book):
        chosen = read_lines(write_book(book))
    elif isinstance(book, str | PathLike):
        chosen = load_book(book)
    else:
        raise SetupError("error-book-kind", book=repr(book))
    return None if chosen == house_book() else chosen

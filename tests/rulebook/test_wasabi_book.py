"""Recipe books of Wasabi!: the house's promises, what is refused, and that no text is too odd."""

import contextlib
import pickle
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sushibar.errors import BookError, SetupError
from sushibar.games.wasabi.rules import book as books
from sushibar.games.wasabi.rules.board import CELL_NAMES
from sushibar.games.wasabi.rules.book import (
    CATEGORIES,
    Book,
    book_numbered,
    house_book,
    house_text,
    load_book,
    read_book,
    read_lines,
    remember,
    write_book,
)
from sushibar.games.wasabi.rules.book_checks import RESERVED
from sushibar.games.wasabi.rules.book_toml import LARGEST
from sushibar.games.wasabi.words.book_names import (
    ingredient_category_name,
    ingredient_name,
    recipe_name,
)

BUILTIN = house_book()
SMALL = """\
name = "Small book"
[tiles.base]
rice = 6
[tiles.fish]
tuna = 4
[tiles.shellfish]
crab = 4
[tiles.garden]
leek = 4
[tiles.unique]
truffle = 1
[recipes]
feast = ["truffle", "rice", "rice", "crab"]
nigiri = ["tuna", "rice"]
soup = ["crab", "leek"]
"""


def wanted(name: str) -> list[str]:
    """The ingredients of a recipe of the house."""
    return [BUILTIN.ingredients[number] for number in BUILTIN.lists[BUILTIN.recipes.index(name)]]


# The house book


def test_the_house_book_has_72_tiles_in_six_categories() -> None:
    assert sum(BUILTIN.tiles) == 72
    assert set(BUILTIN.categories) == set(range(len(CATEGORIES)))
    assert len(set(BUILTIN.ingredients)) == len(BUILTIN.ingredients)


def test_the_house_book_has_52_recipes_16_16_12_and_8_of_each_length() -> None:
    assert len(set(BUILTIN.recipes)) == 52
    assert Counter(map(len, BUILTIN.lists)) == {2: 16, 3: 16, 4: 12, 5: 8}


def test_every_recipe_of_the_house_has_different_ingredients_and_no_other_has_the_same() -> None:
    assert all(len(set(numbers)) == len(numbers) for numbers in BUILTIN.lists)
    assert len({frozenset(numbers) for numbers in BUILTIN.lists}) == 52


def test_every_ingredient_of_the_house_is_in_some_recipe() -> None:
    assert {number for numbers in BUILTIN.lists for number in numbers} == set(
        range(len(BUILTIN.ingredients))
    )


def test_the_house_serves_tekkamaki_crunchy_tuna_and_pickle_barrel() -> None:
    assert wanted("tekkamaki") == ["tuna", "maki"]
    assert wanted("crunchy-tuna") == ["maki", "tuna", "tempura"]
    assert len(wanted("pickle-barrel")) == 3
    assert "maki" in wanted("pickle-barrel")


def test_rice_and_maki_are_the_base_and_what_is_unique_has_one_tile() -> None:
    base = [
        name
        for name, category in zip(BUILTIN.ingredients, BUILTIN.categories, strict=True)
        if category == books.BASE
    ]
    assert base == ["rice", "maki"]
    assert {
        tiles
        for tiles, category in zip(BUILTIN.tiles, BUILTIN.categories, strict=True)
        if category == books.UNIQUE
    } == {1}


def test_the_house_has_tiles_of_an_ingredient_as_its_recipes_want_it() -> None:
    demand = Counter(number for numbers in BUILTIN.lists for number in numbers)
    usual = sum(demand.values()) / sum(BUILTIN.tiles)
    for number, tiles in enumerate(BUILTIN.tiles):
        assert 0.8 < demand[number] / tiles / usual < 1.3, BUILTIN.ingredients[number]


def test_every_short_recipe_of_the_house_is_part_of_a_longer_one() -> None:
    runs = {
        frozenset(numbers[start : start + 2])
        for numbers in BUILTIN.lists
        for start in range(len(numbers) - 1)
        if len(numbers) > 2
    }
    assert all(frozenset(numbers) in runs for numbers in BUILTIN.lists if len(numbers) == 2)


def test_everything_in_the_house_book_has_a_name_for_people() -> None:
    assert recipe_name("emperors-new-rolls") == "The Emperor’s New Rolls"
    assert ingredient_name("gold-leaf") == "gold leaf"
    assert len({recipe_name(name) for name in BUILTIN.recipes}) == 52
    assert len({ingredient_name(name) for name in BUILTIN.ingredients}) == len(BUILTIN.ingredients)
    assert [ingredient_category_name(number) for number in range(6)] == list(CATEGORIES)


def test_what_only_a_guest_knows_is_called_as_it_is_spelled() -> None:
    assert recipe_name("aunt-minas-roll") == "Aunt Minas Roll"
    assert ingredient_name("category-fish") == "category fish"


# Reading


def test_recipes_are_numbered_by_length_and_then_as_they_stand() -> None:
    book = read_book(SMALL)
    assert book.name == "Small book"
    assert book.ingredients == ("rice", "tuna", "crab", "leek", "truffle")
    assert book.tiles == (6, 4, 4, 4, 1)
    assert book.categories == (0, 1, 2, 3, 5)
    assert book.recipes == ("nigiri", "soup", "feast")
    assert book.lists == ((1, 0), (2, 3), (4, 0, 0, 2))


def test_a_book_is_loaded_from_a_file_whatever_program_has_written_it(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    for written in (SMALL.encode(), SMALL.replace("\n", "\r\n").encode("utf-8-sig")):
        file.write_bytes(written)
        assert load_book(file) == load_book(str(file)) == read_book(SMALL)


def test_the_file_of_the_house_is_the_house_book() -> None:
    assert read_book(house_text()) == BUILTIN
    assert house_book() is BUILTIN
    assert len(house_text()) < LARGEST // 2


def refused(text: str, key: str, said: str) -> None:
    """Check that a book is refused with these words."""
    with pytest.raises(BookError) as caught:
        read_book(text)
    assert caught.value.key == key
    assert said in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def many(count: int, line: str) -> str:
    return "\n".join(line.format(number) for number in range(count))


REFUSALS = [
    ('"Small book"', '""', "title", "“” cannot be the name of a recipe book"),
    ('"Small book"', '"my #1"', "title", "“my #1” cannot be the name of a recipe book"),
    ('"Small book"', f'"{"x" * 61}"', "title", "at most 60 characters"),
    ('"Small book"', r'"a\u0007b"', "title", "one line"),
    ('"Small book"', "7", "title-text", "must be a text, not 7"),
    ('name = "Small book"', "", "missing", "has no “name”"),
    (SMALL, 'name = "x"\n[recipes]\n', "missing", "has no “tiles”"),
    (SMALL, 'name = "x"\n[tiles]\n', "missing", "has no “recipes”"),
    ("[tiles.base]", "pages = 3\n[tiles.base]", "key", "an unknown entry “pages”"),
    ("[tiles.base]", "[tiles.meat]", "key", "an unknown entry “tiles.meat”"),
    ("[tiles.base]\nrice = 6", "[tiles]\nrice = 6", "key", "an unknown entry “tiles.rice”"),
    ("[tiles.base]\nrice = 6", "[tiles]\nbase = 6", "table", "“tiles.base” in the recipe book"),
    (SMALL, 'name = "x"\ntiles = 7\nrecipes = 8', "table", "“tiles” in the recipe book must be a"),
    (SMALL, 'name = "x"\ntiles = {}\nrecipes = []', "table", "“recipes” in the recipe book"),
    ("tuna", "Tuna", "name", "“Tuna” cannot be a name"),
    ("tuna", '"blue fin"', "name", "“blue fin” cannot be a name"),
    ("leek", '"läuch"', "name", "“läuch” cannot be a name"),
    ("soup", "2-soups", "name", "“2-soups” cannot be a name"),
    ("soup", "s" * 31, "name", "at most 30 characters"),
    ("soup =", '"" =', "name", "“” cannot be a name"),
    ("soup =", "c3 =", "reserved", "“c3” cannot be a name"),
    ("soup =", "pantry =", "reserved", "“pantry” cannot be a name"),
    ("soup =", "crab =", "twice", "“crab” is in the recipe book twice"),
    ("leek = 4", "leek = 4\ncrab = 2", "twice", "“crab” is in the recipe book twice"),
    ("tuna = 4", "tuna = 4.5", "whole", "tiles of tuna must be a whole number, not 4.5"),
    ("tuna = 4", "tuna = true", "whole", "tiles of tuna must be a whole number, not True"),
    ("tuna = 4", 'tuna = "four"', "whole", "tiles of tuna must be a whole number, not four"),
    ("tuna = 4", "tuna = 0", "copies", "1 to 99 tiles of tuna, not 0"),
    ("tuna = 4", "tuna = -4", "copies", "1 to 99 tiles of tuna, not -4"),
    ("tuna = 4", "tuna = 100", "copies", "1 to 99 tiles of tuna, not 100"),
    ("tuna = 4", f"tuna = 0x{'f' * 9_000}", "copies", "1 to 99 tiles of tuna, not …"),
    ("truffle = 1", "truffle = 2", "unique", "truffle is unique: it has 1 tile, not 2"),
    (
        "leek = 4",
        f"leek = 4\n{many(29, 'herb-{} = 1')}",
        "ingredients",
        "herb-28 is one ingredient",
    ),
    ("leek = 4", "leek = 4\nherb = 99\nweed = 12", "tiles", "with weed there are 129 tiles"),
    (
        "[recipes]\n",
        "[recipes]\n[recipes]\n",
        "toml-twice",
        "line 13 of the recipe book, “[recipes]”",
    ),
    (SMALL[SMALL.index("feast") :], "", "no-recipes", "the recipe book has no recipe"),
    ('soup = ["crab", "leek"]', 'soup = "crab"', "list", "the recipe soup must be a list"),
    ('soup = ["crab", "leek"]', 'soup = ["crab", 3]', "list", "the recipe soup must be a list"),
    (
        'soup = ["crab", "leek"]',
        'soup = ["leek"]',
        "length",
        "soup has 1 ingredient; a recipe has 2",
    ),
    ('soup = ["crab", "leek"]', "soup = []", "length", "the recipe soup has 0 ingredients"),
    (
        '"crab", "leek"]',
        '"crab", "leek"' + ', "rice"' * 4 + "]",
        "length",
        "soup has 6 ingredients",
    ),
    (
        '"crab", "leek"]',
        '"crab", "kelp"]',
        "unknown",
        "soup needs “kelp”, which is not an ingredient",
    ),
    (
        '"crab", "leek"]',
        '"leek", "soup"]',
        "unknown",
        "soup needs “soup”, which is not an ingredient",
    ),
    ('"rice", "rice"', '"truffle"', "too-few", "feast needs 2 tiles of truffle, the book has 1"),
    (
        "soup = [",
        'stew = ["leek", "crab"]\nsoup = [',
        "same",
        "soup has the same ingredients as stew",
    ),
    ("leek = 4", "leek = 4\nkelp = 4", "unused", "no recipe needs kelp"),
    ("tuna = 4", "tuna = 3", "hands", "fish (3 now), shellfish (4), garden (4), toppings (0)"),
    ("garden", "base2", "key", "an unknown entry “tiles.base2”"),
    ("tuna = 4", "tuna 4", "toml-line", "line 5 of the recipe book, “tuna 4”, is not TOML"),
    ("tuna = 4", "tuna = 4\ntuna = 5", "toml-twice", "line 6 of the recipe book, “tuna = 5”"),
    ("tuna = 4", "tuna = [", "toml-line", "line 6 of the recipe book"),
    ('"leek"]', '"leek', "toml-line", 'line 15 of the recipe book, “soup = ["crab", "leek”'),
    ("tuna = 4", f"tuna = {'9' * 9_000}", "toml", "the recipe book is not TOML"),
    ("tuna = 4", f"tuna = {'[' * 9_000}", "toml-deep", "its brackets are too deep"),
    ("tuna = 4", f"{'a.' * 9_000}a = 1", "toml-dots", "a line with more than 40 dots"),
    ("tuna = 4", f"tuna = {{{'a.' * 9_000}a = 1}}", "toml-dots", "more than 40 dots"),
    (
        "tuna = 4",
        '"\u2028".' * 3_900 + "a = 1",
        "toml-dots",
        "more than 40 dots",
    ),  # one line to TOML
    (
        "tuna = 4",
        f"tuna.{'a.' * 30}a = 1",
        "whole",
        "tiles of tuna must be a whole number, not {'a'",
    ),
    ("tuna", "#" * LARGEST, "too-large", "longer than 20,000 characters"),
]


@pytest.mark.parametrize(("old", "new", "key", "said"), REFUSALS, ids=lambda text: text[:24])
def test_a_wrong_book_is_refused_by_the_entry_that_is_wrong(
    old: str, new: str, key: str, said: str
) -> None:
    assert old in SMALL
    refused(SMALL.replace(old, new, 1), f"error-book-{key}", said)


def test_a_book_with_too_many_recipes_is_refused() -> None:
    herbs = many(16, "herb-{} = 1")
    pairs = [(one, other) for one in range(16) for other in range(one)][:62]
    recipes = "\n".join(f'r{one}-{other} = ["herb-{one}", "herb-{other}"]' for one, other in pairs)
    text = SMALL.replace("leek = 4", f"leek = 4\n{herbs}")
    refused(text + recipes, "error-book-recipes", "r11-6 is one recipe too many")
    assert "unused" in error_of(text + recipes.rpartition("\n")[0]).key


def error_of(text: str) -> BookError:
    with pytest.raises(BookError) as caught:
        read_book(text)
    return caught.value


def test_a_book_may_be_as_large_as_it_may_be() -> None:
    herbs = many(11, "herb-{} = 10")
    pairs = [(one, other) for one in range(11) for other in range(one + 1)][:61]
    recipes = "\n".join(f'r{one}-{other} = ["herb-{one}", "herb-{other}"]' for one, other in pairs)
    book = read_book(
        SMALL.replace("rice = 6", "rice = 5").replace("leek = 4", f"leek = 4\n{herbs}") + recipes
    )
    assert (sum(book.tiles), len(book.recipes)) == (128, 64)


@pytest.mark.parametrize("name", [*RESERVED, *CELL_NAMES])
def test_no_recipe_is_named_like_an_action(name: str) -> None:
    refused(SMALL.replace("soup", name), "error-book-reserved", f"“{name}” cannot be a name")


def test_a_recipe_may_want_an_ingredient_more_than_once() -> None:
    book = read_book(SMALL.replace('"crab", "leek"]', '"leek", "leek", "leek", "leek"]'))
    assert book.lists[-1] == (3, 3, 3, 3)
    refused(
        SMALL.replace('"crab", "leek"]', '"leek"' + ', "leek"' * 4 + "]"),
        "error-book-too-few",
        "soup needs 5 tiles of leek, the book has 4",
    )


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\xff")
    with pytest.raises(BookError, match="the recipe book is not a text file"):
        load_book(tmp_path / "picture.png")
    with pytest.raises(FileNotFoundError):
        load_book(tmp_path / "missing.toml")


def test_a_wrong_book_is_a_wrong_setup() -> None:
    assert issubclass(BookError, SetupError)


# Any text


def only_book_errors(text: str) -> None:
    """Check that a text is a book or refused with words."""
    with contextlib.suppress(BookError):
        book = read_book(text)
        assert read_lines(write_book(book)) == book
        return
    assert str(error_of(text))


@given(st.text())
@example("")
@example("\r")
@example("a = 1979-99-99")
@example("a = '''\n")
@example("\ud800 = 1")
def test_any_text_is_a_book_or_refused(text: str) -> None:
    only_book_errors(text)


@given(st.lists(st.sampled_from([*SMALL.splitlines(), "[", "=", '"', "#", "0x", "[[tiles]]"])))
def test_any_lines_of_a_book_are_a_book_or_refused(lines: list[str]) -> None:
    only_book_errors("\n".join(lines))


@given(st.integers(0, len(SMALL)), st.integers(0, 12), st.text(max_size=4))
def test_a_misprint_is_a_book_or_refused(start: int, length: int, misprint: str) -> None:
    only_book_errors(SMALL[:start] + misprint + SMALL[start + length :])


# Lines of a record


TITLES = st.text(st.characters(exclude_characters="#'"), min_size=1, max_size=60)
NAMES = st.from_regex("[a-z][a-z0-9-]{2,29}", fullmatch=True).filter(
    lambda name: name not in RESERVED
)


@st.composite
def any_book(draw: st.DrawFn) -> Book:
    """A book that nobody has written with care, but for its first three ingredients."""
    title = " ".join(filter(str.isprintable, draw(TITLES).split())) or "x"
    categories = [1, 2, 4, *draw(st.lists(st.integers(0, 5), max_size=10))]
    count = len(categories)
    long_lists = st.lists(st.integers(0, count - 1), min_size=3, max_size=5, unique=True)
    lists = [
        *([number, number + 1] for number in range(count - 1)),
        *sorted(draw(st.lists(long_lists, max_size=20, unique_by=frozenset)), key=len),
    ]
    size = count + len(lists)
    names = draw(st.lists(NAMES, min_size=size, max_size=size, unique=True))
    return Book(
        name=title,
        ingredients=tuple(names[:count]),
        tiles=tuple(
            1 if category == books.UNIQUE else draw(st.integers(4, 9)) for category in categories
        ),
        categories=tuple(categories),
        recipes=tuple(names[count:]),
        lists=tuple(map(tuple, lists)),
    )


@given(any_book())
def test_a_book_survives_its_lines(book: Book) -> None:
    assert read_lines(write_book(book)) == book


@given(any_book())
def test_a_book_is_the_same_from_a_file_and_from_lines(book: Book) -> None:
    head, *lines = write_book(book)
    toml = [f"name = '{head.removeprefix('book ')}'"]
    for line in sorted(lines, key=lambda line: line.startswith("recipe")):
        match line.split():
            case ["ingredient", category, name, copies]:
                toml.append(f"tiles.{category}.{name} = {copies}")
            case ["recipe", name, *words]:
                toml.append(f"recipes.{name} = {words}")
    grouped = sorted(lines, key=lambda line: order(line, book))
    assert read_book("\n".join(toml)) == read_lines([head, *grouped])


def order(line: str, book: Book) -> int:
    """Where a line stands in a file: a category comes where its first ingredient is."""
    word, category, *_ = line.split()
    if word == "recipe":
        return len(book.categories)
    return book.categories.index(CATEGORIES.index(category))


def test_a_book_in_a_record_reads_like_this() -> None:
    assert write_book(read_book(SMALL)) == [
        "book Small book",
        "ingredient base rice 6",
        "ingredient fish tuna 4",
        "ingredient shellfish crab 4",
        "ingredient garden leek 4",
        "ingredient unique truffle 1",
        "recipe nigiri tuna rice",
        "recipe soup crab leek",
        "recipe feast truffle rice rice crab",
    ]


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("book Small book", "book", "title", "“” cannot be the name"),
        ("book Small book", "", "line", "“” is not a line of a recipe book"),
        ("book Small book", "book A\nbook B", "titles", "one line “book”, not 2"),
        ("book Small book\n", "", "titles", "one line “book”, not 0"),
        ("fish tuna 4", "fish tuna", "line", "“ingredient fish tuna” is not a line"),
        ("fish tuna 4", "fish tuna four", "line", "“ingredient fish tuna four” is not a line"),
        ("fish tuna 4", "fish tuna ⁴", "line", "“ingredient fish tuna ⁴” is not a line"),
        ("fish tuna 4", "fish tuna 9999", "line", "is not a line of a recipe book"),
        ("fish tuna 4", "fish tuna 100", "copies", "1 to 99 tiles of tuna, not 100"),
        ("fish tuna 4", "meat tuna 4", "category", "there is no category “meat” of ingredients"),
        ("recipe soup crab", "recipe nigiri crab", "twice", "“nigiri” is in the recipe book twice"),
        ("recipe soup crab leek", "recipe", "line", "“recipe” is not a line"),
        ("recipe soup crab leek", "recipe soup leek", "length", "soup has 1 ingredient"),
        ("recipe soup crab leek", "menu soup", "line", "“menu soup” is not a line"),
    ],
)
def test_wrong_lines_are_refused_by_the_entry_that_is_wrong(
    old: str, new: str, key: str, said: str
) -> None:
    lines = "\n".join(write_book(read_book(SMALL)))
    assert old in lines
    with pytest.raises(BookError) as caught:
        read_lines(lines.replace(old, new, 1).split("\n"))
    assert caught.value.key == f"error-book-{key}"
    assert said in str(caught.value)


@given(st.lists(st.text()))
def test_any_lines_are_a_book_or_refused(lines: list[str]) -> None:
    with pytest.raises(BookError):
        read_lines(lines)


# Books by number


def test_a_book_is_found_by_its_number() -> None:
    book = read_book(SMALL)
    number = remember(book)
    assert 0 <= number < 2**32
    assert number == remember(read_book(SMALL))
    assert book_numbered(number) == book
    assert number != remember(BUILTIN)


def test_the_house_book_is_always_known(monkeypatch: pytest.MonkeyPatch) -> None:
    number = remember(BUILTIN)
    monkeypatch.setattr(books, "_books", {})
    assert book_numbered(number) == BUILTIN
    with pytest.raises(BookError, match="no recipe book with the number 7 here"):
        book_numbered(7)


def test_two_books_never_share_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "_books", {})
    monkeypatch.setattr(books, "crc32", lambda _: 2**32 - 1)
    small, other = read_book(SMALL), read_book(SMALL.replace("Small", "Other"))
    assert [remember(small), remember(other), remember(small)] == [2**32 - 1, 0, 2**32 - 1]
    assert book_numbered(0) == other

"""What the ingredients and recipes of a recipe book are called."""

from sushibar.games.wasabi.rules.book import CATEGORIES, house_book
from sushibar.texts import text


def ingredient_name(name: str) -> str:
    """What an ingredient is called; one that the house does not know, as it is spelled."""
    if name in house_book().ingredients:
        return text(f"ingredient-{name}")
    return name.replace("-", " ")


def recipe_name(name: str) -> str:
    """What a recipe is called; one that the house does not know, as it is spelled."""
    if name in house_book().recipes:
        return text(f"recipe-{name}")
    return " ".join(word.capitalize() for word in name.split("-"))


def ingredient_category_name(category: int) -> str:
    """What a category of ingredients is called."""
    return text(f"ingredient-category-{CATEGORIES[category]}")

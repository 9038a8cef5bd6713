"""Every game's kit offers what its parts promise; mypy reads the lists, pytest asks all kits."""

import inspect
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import pytest

from sushibar.games.bot_rules import BotRules
from sushibar.games.features import Encoding
from sushibar.games.kit import KITS, USUAL_GAME, Kit
from sushibar.games.parts import Adviser, Lesson, Manual, Pieces, Positions, ScorePad
from sushibar.games.party import advice as party_advice
from sushibar.games.party import manual as party_manual
from sushibar.games.party import pieces as party_pieces
from sushibar.games.party import position as party_position
from sushibar.games.party import schema as party_schema
from sushibar.games.party import scorepad as party_scorepad
from sushibar.games.party import words as party_words
from sushibar.games.schema import Schema
from sushibar.games.sushi_go import advice as sushi_go_advice
from sushibar.games.sushi_go import manual as sushi_go_manual
from sushibar.games.sushi_go import pieces as sushi_go_pieces
from sushibar.games.sushi_go import position as sushi_go_position
from sushibar.games.sushi_go import schema as sushi_go_schema
from sushibar.games.sushi_go import scorepad as sushi_go_scorepad
from sushibar.games.sushi_go import words as sushi_go_words
from sushibar.games.wasabi import advice as wasabi_advice
from sushibar.games.wasabi import manual as wasabi_manual
from sushibar.games.wasabi import pieces as wasabi_pieces
from sushibar.games.wasabi import position as wasabi_position
from sushibar.games.wasabi import schema as wasabi_schema
from sushibar.games.wasabi import scorepad as wasabi_scorepad
from sushibar.games.wasabi import words as wasabi_words
from sushibar.games.words import Words
from sushibar.rulebook.game import Game

WORDS: Final[list[Words]] = [sushi_go_words, party_words, wasabi_words]
PIECES: Final[list[Pieces]] = [sushi_go_pieces, party_pieces, wasabi_pieces]
POSITIONS: Final[list[Positions]] = [sushi_go_position, party_position, wasabi_position]
SCHEMAS: Final[list[Schema]] = [sushi_go_schema, party_schema, wasabi_schema]
SCORE_PADS: Final[list[ScorePad]] = [sushi_go_scorepad, party_scorepad, wasabi_scorepad]
ADVICE: Final[list[Adviser]] = [sushi_go_advice, party_advice, wasabi_advice]
MANUALS: Final[list[Manual]] = [sushi_go_manual, party_manual, wasabi_manual]

PROTOCOLS: Final[dict[str, Any]] = {
    "words": Words,
    "pieces": Pieces,
    "position": Positions,
    "schema": Schema,
    "scorepad": ScorePad,
    "advice": Adviser,
    "manual": Manual,
}
VALUES: Final = {"rules": Game, "bot": BotRules, "features": Encoding, "lesson": Lesson}


def parameters(function: Callable[..., object]) -> list[str]:
    return [name for name in inspect.signature(function).parameters if name != "self"]


def test_all_parts_of_a_kit_are_looked_at_here() -> None:
    parts = {name for name, value in vars(Kit).items() if isinstance(value, cached_property)}
    assert parts == {*PROTOCOLS, *VALUES}


@pytest.mark.parametrize("part", PROTOCOLS)
@pytest.mark.parametrize("game", KITS)
def test_a_part_offers_what_its_protocol_names(game: str, part: str) -> None:
    module, protocol = getattr(KITS[game], part), PROTOCOLS[part]
    for name, function in vars(protocol).items():
        if isinstance(function, property):
            assert hasattr(module, name), name
        elif inspect.isfunction(function) and not name.startswith("_"):
            assert len(parameters(getattr(module, name))) == len(parameters(function)), name


@pytest.mark.parametrize("game", KITS)
def test_other_parts_are_values(game: str) -> None:
    for part, kind in VALUES.items():
        assert isinstance(getattr(KITS[game], part), kind), part


def test_games_go_by_the_names_of_their_kits() -> None:
    for name, kit in KITS.items():
        assert kit.name == kit.rules.name == name


def test_the_first_game_is_meant_when_none_is_named() -> None:
    assert USUAL_GAME == "sushi-go"

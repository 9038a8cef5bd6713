"""A network as a file: weights in half precision, and a card that says what they are for."""

import hashlib
import json
import logging
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from sushibar.bots.network.halves import halves_of
from sushibar.bots.network.quantized import QuantizedWeights, instructions, quantized
from sushibar.errors import NetworkError
from sushibar.games.kit import KITS, kit_named

FORMAT: Final = "sushibar network 1"
FOLDER: Final = Path(__file__).parent / "files"
"""The networks that come with the package, one for each game."""
HEADS: Final = ("win", "margin", "points")
"""What a network says of a position beside the worth of every choice: the logarithm of the odds to
win; the lead on the best other player and the points at the end in units of `MARGIN_UNIT`.
"""
MARGIN_UNIT: Final = 10.0
LAYERS: Final = 4
"""Three hidden layers, and one for what it says."""

log = logging.getLogger(__name__)

Array: TypeAlias = np.ndarray[Any, Any]
Card: TypeAlias = dict[str, Any]


class Weights(NamedTuple):
    """The weights of a network: float32, inputs by outputs.

    A layer is `inputs @ weight + bias`, then all that is below zero becomes zero. The last layer
    has a number for each choice, then one for each of `HEADS`. Features go in as they are: their
    scales are part of the first layer.
    """

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    last: Array
    last_bias: Array


@dataclass(frozen=True)
class Network:
    """A network and its card."""

    card: Card
    weights: Weights = field(repr=False, compare=False)

    @property
    def game(self) -> str:
        """The game that it plays."""
        return str(self.card["game"])

    @cached_property
    def compact(self) -> Weights:
        """The same numbers as kernels read them fastest: matrices by `halves_of`."""
        layers = zip(self.weights[::2], self.weights[1::2], strict=True)
        return Weights(*(array for weight, bias in layers for array in (halves_of(weight), bias)))

    @cached_property
    def quick(self) -> Weights | QuantizedWeights:
        """What searches ask: in whole numbers where those are faster."""
        return quantized(self.weights) if instructions() else self.compact

    def write(self, path: Path) -> None:
        """Write the file; what was there before is replaced at once."""
        halves = {name: array.astype(np.float16) for name, array in self.weights._asdict().items()}
        card = np.frombuffer(json.dumps(self.card).encode(), np.uint8)
        beside = path.with_name(path.name + ".part")
        with beside.open("wb") as file:
            np.savez_compressed(file, card=card, **halves)
        beside.replace(path)


def layout_digest(game: str) -> str:
    """A digest of all that features and choices of a game mean."""
    encoding = kit_named(game).features
    slices = [one._asdict() for one in encoding.layout]
    meaning = [encoding.version, encoding.layout.size, slices, list(encoding.choices)]
    return hashlib.sha256(json.dumps(meaning).encode()).hexdigest()[:16]


def new_card(game: str, **about: Any) -> Card:
    """A card that says which game a network plays, by which rules and features."""
    return {
        "format": FORMAT,
        "game": game,
        "rules": kit_named(game).rules.version,
        "features": layout_digest(game),
        **about,
    }


def read(path: Path, game: str | None = None) -> Network:
    """The network of a file; a `NetworkError` says why it cannot be used."""
    name = str(path)
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            card = json.loads(arrays["card"].tobytes())
            weights = Weights(
                *(
                    np.ascontiguousarray(arrays[field], dtype=np.float32)
                    for field in Weights._fields
                )
            )
    except FileNotFoundError:
        raise NetworkError("error-network-none", file=name) from None
    except Exception as error:  # a damaged archive fails in many ways
        raise NetworkError("error-network-file", file=name, reason=str(error)) from error
    if not isinstance(card, dict) or card.get("format") != FORMAT:
        raise NetworkError("error-network-file", file=name, reason=FORMAT)
    check_card(name, card, game)
    check_shapes(name, card, weights)
    return Network(card, weights)


def check_card(name: str, card: Card, game: str | None) -> None:
    """Refuse a network for another game, for other rules or for other features."""
    plays = str(card.get("game"))
    if plays not in KITS or game not in (None, plays):
        raise NetworkError("error-network-game", file=name, game=plays, wanted=str(game))
    rules, features = kit_named(plays).rules.version, layout_digest(plays)
    if card.get("rules") != rules:
        raise NetworkError(
            "error-network-rules", file=name, version=str(card.get("rules")), wanted=str(rules)
        )
    if card.get("features") != features:
        raise NetworkError(
            "error-network-features",
            file=name,
            version=str(card.get("features")),
            wanted=features,
        )


def check_shapes(name: str, card: Card, weights: Weights) -> None:
    """Refuse weights that do not fit together."""
    encoding = kit_named(str(card["game"])).features
    inputs, outputs = encoding.layout.size, len(encoding.choices) + len(HEADS)
    for layer in range(LAYERS):
        weight, bias = weights[2 * layer], weights[2 * layer + 1]
        width = outputs if layer == LAYERS - 1 else bias.size
        if weight.shape != (inputs, width) or bias.shape != (width,):
            raise NetworkError("error-network-file", file=name, reason=str(weight.shape))
        inputs = width


def shipped(game: str) -> Path:
    """Where the network of a game lies that comes with the package, if there is one."""
    return FOLDER / f"{game}.npz"


@cache
def network_for(game: str) -> Network | None:
    """The network that comes with the package; None where there is none, or none for these rules.

    Whoever changes the rules goes on playing, without it.
    """
    path = shipped(game)
    try:
        return read(path, game) if path.exists() else None
    except NetworkError as error:
        log.warning("%s", error)
        return None

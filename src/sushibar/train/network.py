"""The network that learns: three hidden layers, a policy and two heads, in torch."""

from typing import Any, Final, TypeAlias

import torch
from torch.nn import functional

from sushibar.bots.network.file import HEADS, LAYERS, Card, Network, Weights
from sushibar.games.kit import kit_named

Tensor: TypeAlias = Any
ILLEGAL_LOGIT: Final = -1e9


class Learner:
    """Weights by outputs and inputs, as torch has them, and what they say of positions."""

    def __init__(self, game: str, width: int, device: str, seed: int = 0) -> None:
        encoding = kit_named(game).features
        self.game, self.device = game, device
        self.precision = torch.bfloat16 if device == "cuda" else torch.float32
        """Of the numbers that are multiplied."""
        self.choices = len(encoding.choices)
        scales = torch.tensor(encoding.layout.scales, dtype=torch.float32)
        self.inverse = (1 / scales).to(device)
        sizes = [encoding.layout.size, width, width, width, self.choices + len(HEADS)]
        generator = torch.Generator().manual_seed(seed)
        self.parameters: list[Tensor] = []
        for layer in range(LAYERS):
            inputs, outputs = sizes[layer : layer + 2]
            gain = 0.01 if layer == LAYERS - 1 else 2**0.5
            weight = torch.randn(outputs, inputs, generator=generator) * gain / inputs**0.5
            self.parameters += [weight, torch.zeros(outputs)]
        self.parameters = [one.to(device).requires_grad_() for one in self.parameters]

    def __call__(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of all choices' chances, illegal ones next to none, and the heads."""
        is_half = self.precision == torch.bfloat16
        with torch.autocast(self.device, torch.bfloat16, enabled=is_half):
            layers, seen = self.parameters, observations.to(self.precision)
            hidden = functional.linear(seen, layers[0] * self.inverse, layers[1]).relu()
            hidden = functional.linear(hidden, layers[2], layers[3]).relu()
            hidden = functional.linear(hidden, layers[4], layers[5]).relu()
            said = functional.linear(hidden, layers[6], layers[7]).float()
        logits = said[:, : self.choices].masked_fill(~masks, ILLEGAL_LOGIT)
        return torch.log_softmax(logits, 1), said[:, self.choices :]

    def state(self) -> list[Tensor]:
        """A copy of all weights."""
        return [one.detach().clone() for one in self.parameters]

    def load(self, state: list[Tensor]) -> None:
        """Take over weights."""
        with torch.no_grad():
            for mine, other in zip(self.parameters, state, strict=True):
                mine.copy_(other)

    def network(self, card: Card) -> Network:
        """The same as files hold it: scales become part of the first layer."""
        arrays = []
        for place, parameter in enumerate(self.parameters):
            weight = parameter.detach() * self.inverse if place == 0 else parameter.detach()
            halves = (weight.T if weight.ndim == 2 else weight).half().float()
            arrays.append(halves.contiguous().cpu().numpy())
        return Network(card, Weights(*arrays))

    def take(self, network: Network) -> None:
        """Take over the weights of a file."""
        state = []
        for place, array in enumerate(network.weights):
            weight = torch.from_numpy(array).to(self.device)
            weight = weight.T if weight.ndim == 2 else weight
            state.append(weight / self.inverse if place == 0 else weight)
        self.load(state)


def learner_of(network: Network, device: str) -> Learner:
    """A learner with the weights of a file."""
    learner = Learner(network.game, len(network.weights.first_bias), device)
    learner.take(network)
    return learner


def quickest_precision(device: str) -> Any:
    """What a device multiplies fastest: half precision where it has instructions for that."""
    if device == "cuda":
        return torch.bfloat16
    known: dict[str, Any] = {}
    if hasattr(torch.cpu, "get_capabilities"):  # torch 2.9 cannot tell
        known = torch.cpu.get_capabilities()
    return torch.bfloat16 if known.get("avx512_bf16") else torch.float32


def sampled(log_probs: Tensor) -> Tensor:
    """One choice of every row, by the logarithms of their chances."""
    uniform = torch.rand_like(log_probs)
    return (log_probs - (-uniform.log()).log()).argmax(1)


def expectations(heads: Tensor) -> Tensor:
    """(rows, heads): the chance to win and all others, as returns are counted."""
    return torch.cat([heads[:, :1].sigmoid(), heads[:, 1:]], 1)


def torch_type(dtype: Any) -> Any:
    """The type of torch that NumPy calls so."""
    return getattr(torch, dtype.name)

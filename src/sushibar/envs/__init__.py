"""Games as environments for learning: thousands of them stepped in one compiled call.

    from sushibar.envs import Batch

    batch = Batch("sushi-go", [{"players": n} for n in (2, 3, 4, 5)], games=4096, seed=1)
    buffers = batch.buffers()                  # or batch.bind(...): arrays of your own
    choices = np.zeros(batch.games, np.int64)
    batch.reset(buffers)                       # who is asked first, and what it sees
    for _ in range(1000):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)           # one decision in every game

A row is a game, and at every step one of its seats is asked: a seat that has a real decision, as
the rulebook asks it. Where several seats choose at the same time, they are asked one after the
other in steps that follow, and none is shown what another has chosen. `buffers.seats` says who it
is that `buffers.observations` and `buffers.masks` are for; `step` gives its choice, plays on until
somebody is asked again, and starts a new game where one has ended. Then `buffers.ends` is set, and
`buffers.rewards` holds for every seat of the game that ended what it came to (`REWARDS`); seats
after the last player, and all other games, have zeros.

- `observations`: int8 (games, `batch.features.size`), named slices in `batch.features`, to be
  divided by `batch.features.scales`; one layout for all setups of a game.
- `masks`: bool (games, `len(batch.choices)`); `batch.choices` are their names.
- `seats`: int8 (games). `rewards`: float32 (games, `batch.game.seats`, 3). `ends`: bool (games).
- choices: int64 (games); -1 starts a new game there.

On the CPU all of them are NumPy arrays, or torch tensors of the CPU; with `device="cuda"` they are
torch tensors or others with `__cuda_array_interface__`, on the current stream of Numba, which is
torch's unless you change it. Nothing is ever copied. Needs NumPy and Numba alone.
"""

from sushibar.envs.batch import Batch, Buffers
from sushibar.envs.stepping import MARGIN, POINTS, REWARDS, WIN
from sushibar.games.features import Encoding, Features, Layout

__all__ = [
    "MARGIN",
    "POINTS",
    "REWARDS",
    "WIN",
    "Batch",
    "Buffers",
    "Encoding",
    "Features",
    "Layout",
]

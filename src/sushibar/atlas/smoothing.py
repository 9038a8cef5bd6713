"""Telling what a menu is like from what chance did: figures drawn towards what its types predict.

Some dozens of games say little about one menu, but millions say much about types and pairs of
types. So every figure is first predicted from these, by least squares over all menus; what a menu
differs by is believed as far as it is more than chance explains (empirical Bayes).
"""

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sushibar.atlas.measuring import COLUMNS, Figures

Menus = tuple[tuple[str, ...], ...]
Floats = NDArray[np.float64]

NIGIRI_COLUMN: Final = 0
FACE_DOWN_COLUMN: Final = COLUMNS - 1


def smoothed(menus: Menus, measured: Figures) -> tuple[Figures, Figures]:
    """(menus, figures), and the standard errors that are left, alike.

    `measured` are means and their standard errors, (menus, 2, figures), those by column of the
    score sheet last. A type stands in one column or another, so its points are looked at together.
    """
    means, errors = measured[:, 0].astype(np.float64), measured[:, 1].astype(np.float64)
    design = indicators(menus)
    by_type = means.shape[1] - COLUMNS
    alike = [*range(by_type), by_type + NIGIRI_COLUMN, by_type + FACE_DOWN_COLUMN]
    means[:, alike], errors[:, alike] = believed(design, means[:, alike], errors[:, alike])
    types = types_of(menus)
    columns = np.array([[types.index(type_) for type_ in menu] for menu in menus])
    for number in range(len(types)):
        rows, places = (columns == number).nonzero()
        cells = rows, by_type + NIGIRI_COLUMN + 1 + places
        mean, error = believed(design[rows], means[cells][:, None], errors[cells][:, None])
        means[cells], errors[cells] = mean[:, 0], error[:, 0]
    return means.astype(np.float32), errors.astype(np.float32)


def types_of(menus: Menus) -> list[str]:
    """All types that stand on any of these menus."""
    return sorted({type_ for menu in menus for type_ in menu})


def indicators(menus: Menus) -> Floats:
    """(menus, 1 + types + pairs of types): which of them are on a menu."""
    types = types_of(menus)
    single = np.array([[type_ in menu for type_ in types] for menu in map(set, menus)], np.float64)
    pairs = [single[:, one] * single[:, other] for one, other in combinations(range(len(types)), 2)]
    return np.column_stack([np.ones(len(menus)), single, *pairs])


def believed(design: Floats, means: Floats, errors: Floats) -> tuple[Floats, Floats]:
    """What is believed of these figures and the standard errors of that, (menus, figures) each."""
    normal = design.T @ design
    weights = np.linalg.pinv(normal, hermitian=True) @ (design.T @ means)
    predicted = design @ weights
    rank = int(np.linalg.matrix_rank(normal, hermitian=True))
    freedom = max(1, len(design) - rank)
    noise = (errors**2).mean(axis=0)
    left = ((means - predicted) ** 2).sum(axis=0) / freedom
    own = np.maximum(left - noise, 0.0)  # how much menus really differ from what types predict
    trust = np.divide(own, own + noise, out=np.zeros_like(own), where=own + noise > 0)
    # What is left of chance, and what the prediction itself owes to it.
    doubt = trust * noise + (1 - trust) ** 2 * left * rank / len(design)
    error = np.broadcast_to(np.sqrt(doubt), means.shape)
    return predicted + trust * (means - predicted), error

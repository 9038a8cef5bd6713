# sushibar train: networks that learn.

help-train = Train a network by letting it play against itself; needs "sushibar[train]".
help-option-train-minutes = How long the whole training takes.
help-option-train-from = A checkpoint to continue, or a network to start from.
help-option-train-out = Where the network is written, beside it a checkpoint and the learning curve.
help-option-train-against = A network that plays all other seats: train a best response to it.
help-option-train-pool = In which part of the games, 0 to 1, earlier selves play the other seats, or the network of --against.
help-option-train-taste = How far, at most, the other seats there are drawn to some choices: 0 not at all, 4 strongly.
help-option-train-flattened = By how much, at most, their policies are flattened: 1 not at all, 10 to almost any choice.
help-option-train-width = Numbers in each of the three hidden layers.
help-option-train-seed = A number; the same one gives the same training.
help-option-train-json = Print one JSON object a report, a line each.
train-time = time
train-decisions = decisions
train-rate = a second
train-points = points
train-random = v random
train-earlier = v before
train-error = error
train-entropy = entropy
train-written = The network is in { $file }; the checkpoint and the learning curve lie beside it. “v random” and “v before” are wins by even shares: 1 is as many as everybody else.

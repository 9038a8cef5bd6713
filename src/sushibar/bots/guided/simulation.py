"""Simulations of a guided search, compiled: down the tree, then ask the network, then learn.

Every simulation draws what is hidden anew. Seats that decide at the same time do not know each
other's choices: each decides at a node of its own, by what it knows. Where the seat that searches
comes to a node for the first time, the network says what the position is worth to every seat whose
decisions are learned from; at tables of many only after some more turns, which all play as the
network would. Other seats that come to a new node choose as the network would.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from sushibar.bots.guided.nodes import (
    NO_ROOM,
    Nodes,
    best_choice,
    drawn_choice,
    find_node,
    key_of,
    learn_at,
    likeliest,
    set_priors,
)
from sushibar.bots.guided.record import MOST_DECISIONS
from sushibar.bots.network.file import MARGIN_UNIT
from sushibar.bots.network.inference import AnyWeights, Scratch, chance_of, forward
from sushibar.bots.search.record import MARGIN, POINTS, TRIES, WINS
from sushibar.games.kit import KITS
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, long_rule, rule, signed

NOTHING = -1
LEAST_POINTS = -1000.0


@rule
def several(mask: Any) -> bool:
    """Whether more than one choice is marked."""
    marked = 0
    for choice in range(mask.shape[0]):
        marked += int(mask[choice] != 0)
    return marked > 1


@rule
def only(mask: Any) -> int:
    """The first choice that is marked."""
    for choice in range(mask.shape[0]):
        if mask[choice] != 0:
            return signed(choice)
    return signed(0)


@rule
def note(search: Record, row: int, choice: int, seat: int) -> None:
    """Note a decision that will be learned from."""
    number = int(search.decisions)
    if number < MOST_DECISIONS:
        search.rows[number] = row
        search.chosen[number] = choice
        search.deciders[number] = seat
        search.decisions = number + 1


@rule
def tell(search: Record, seat: int, win: float, margin: float, points: float) -> None:
    """Note what a position is worth to a seat."""
    search.outcomes[seat, 0] = win
    search.outcomes[seat, 1] = margin
    search.outcomes[seat, 2] = points
    search.is_told[seat] = 1


@rule
def learn_all(search: Record, nodes: Nodes) -> None:
    """Let every node on the way learn what its seat got, where that is known."""
    for number in range(int(search.decisions)):
        seat = int(search.deciders[number])
        if search.is_told[seat] != 0:
            outcome = search.outcomes[seat]
            reward = outcome[0] + float(search.margin_worth) * outcome[1]
            learn_at(nodes, int(search.rows[number]), int(search.chosen[number]), reward)


@rule
def add(sums: Any, column: int, figure: float) -> None:
    """Add a figure and its square to sums."""
    sums[column] += figure
    sums[column + 1] += figure * figure


@cache
def simulate_function(game: Game) -> Callable[..., None]:
    """The function (config, tables, view, number, states, luck, search, nodes, weights, scratch).

    There is room for two states; the record is of `record.guided_type`.
    """
    encoding = KITS[game.name].features
    pending, advance, choose = game.pending, game.advance, game.choose
    recall, guess, total, winners = game.recall, game.guess, game.total, game.winners
    write, mark, action_of = encoding.write, encoding.mark, encoding.action
    choices = len(encoding.choices)

    @long_rule
    def node_of(
        config: Record, tables: Any, state: Record, seat: int, search: Record, nodes: Nodes
    ) -> int:
        """The node of a seat, by what it is shown."""
        write(config, tables, state, seat, search.row)
        return find_node(nodes, key_of(search.row, seat))

    @long_rule
    def ask(search: Record, nodes: Nodes, node: int, weights: AnyWeights, scratch: Scratch) -> None:
        """Let the network say what it thinks of a new node, whose features and mask are written."""
        forward(weights, search.row, scratch)
        search.evaluations += 1
        set_priors(scratch.said, search.mask, choices, float(search.flattened), nodes.priors[node])
        nodes.expected[node, 0] = chance_of(float(scratch.said[choices]))
        nodes.expected[node, 1] = scratch.said[choices + 1]
        nodes.expected[node, 2] = scratch.said[choices + 2]
        nodes.visits[node] = 1
        nodes.total[node] = nodes.expected[node, 0] + float(search.margin_worth) * float(
            nodes.expected[node, 1]
        )

    @long_rule
    def finish(config: Record, state: Record, search: Record) -> None:
        """The game is over: every seat knows what it got."""
        won = winners(config, state)
        victors, best, second = 0, LEAST_POINTS, LEAST_POINTS
        for seat in range(config.players):
            victors += won >> seat & 1
            points = float(total(state, seat))
            if points > best:
                best, second = points, best
            elif points > second:
                second = points
        for seat in range(config.players):
            points = float(total(state, seat))
            margin = points - (second if points == best else best)
            share = (won >> seat & 1) / victors
            tell(search, seat, share, margin / MARGIN_UNIT, points / MARGIN_UNIT)

    @rule
    def is_asked(config: Record, tables: Any, state: Record, seat: int, search: Record) -> bool:
        """Whether a seat has a real choice; writes its mask."""
        if not pending(config, state) >> seat & 1:
            return False
        mark(config, tables, state, seat, search.mask)
        return several(search.mask)

    @rule
    def whose_turn(config: Record, state: Record, search: Record) -> int:
        """The seat whose node says whether a position is new.

        It is the one that searches; of two the other, where that one alone is asked.
        """
        mine = signed(search.seat)
        if config.players == 2 and not pending(config, state) >> mine & 1:
            mine = 1 - mine
        return mine

    @long_rule
    def judge(
        config: Record,
        tables: Any,
        state: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        """Let the network say what a position is worth to all whose decisions are learned from."""
        turn, is_kept = whose_turn(config, state, search), int(search.ahead) == 0
        for seat in range(config.players):
            wanted = seat == turn
            for number in range(int(search.decisions)):
                if int(search.deciders[number]) == seat:
                    wanted = True
            if wanted and is_asked(config, tables, state, seat, search):
                node = NO_ROOM
                if is_kept:
                    node = node_of(config, tables, state, seat, search, nodes)
                else:
                    write(config, tables, state, seat, search.row)
                if node == NO_ROOM:
                    forward(weights, search.row, scratch)
                    search.evaluations += 1
                    said = scratch.said
                    win = chance_of(float(said[choices]))
                    tell(search, seat, win, float(said[choices + 1]), float(said[choices + 2]))
                else:
                    if nodes.visits[node] == 0:
                        ask(search, nodes, node, weights, scratch)
                    expected = nodes.expected[node]
                    tell(search, seat, float(expected[0]), float(expected[1]), float(expected[2]))
        # With two players what one wins the other loses.
        if config.players == 2:
            for seat in range(2):
                if search.is_told[seat] != 0 and search.is_told[1 - seat] == 0:
                    points = float(total(state, 1 - seat)) / MARGIN_UNIT
                    outcome = search.outcomes[seat]
                    tell(search, 1 - seat, 1.0 - outcome[0], -outcome[1], points)

    @rule
    def is_new(config: Record, tables: Any, state: Record, search: Record, nodes: Nodes) -> bool:
        """Whether a simulation ends here: nobody has been there before who matters."""
        seat = whose_turn(config, state, search)
        if not is_asked(config, tables, state, seat, search):
            return False
        node = node_of(config, tables, state, seat, search, nodes)
        return node == NO_ROOM or nodes.visits[node] == 0

    @long_rule
    def by_network(
        config: Record,
        tables: Any,
        state: Record,
        seat: int,
        luck: Record,
        search: Record,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> int:
        """What the network lets a seat choose, one that owes an answer."""
        if not is_asked(config, tables, state, seat, search):
            return only(search.mask)
        write(config, tables, state, seat, search.row)
        forward(weights, search.row, scratch)
        search.evaluations += 1
        set_priors(scratch.said, search.mask, choices, 1.0, scratch.values)
        if seat == int(search.seat):
            return likeliest(scratch.values, choices)
        return drawn_choice(scratch.values, choices, 1.0, luck)

    @long_rule
    def play_on(
        config: Record,
        tables: Any,
        state: Record,
        luck: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        """Play as the network would for some more decisions, then judge what has come of it."""
        left = int(search.ahead)
        while True:
            if pending(config, state) == 0:
                if not advance(config, state, luck):
                    finish(config, state, search)
                    break
                continue
            if is_asked(config, tables, state, whose_turn(config, state, search), search):
                if left == 0:
                    judge(config, tables, state, search, nodes, weights, scratch)
                    break
                left -= 1
            for seat in range(config.players):
                while pending(config, state) >> seat & 1:
                    choice = by_network(config, tables, state, seat, luck, search, weights, scratch)
                    choose(config, state, seat, action_of(config, tables, state, seat, choice))

    @long_rule
    def evaluate(
        config: Record,
        tables: Any,
        state: Record,
        luck: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        """Find out what a new node is worth: at once, or where the network leads from there."""
        if int(search.ahead) == 0:
            judge(config, tables, state, search, nodes, weights, scratch)
            return
        turn = whose_turn(config, state, search)
        if is_asked(config, tables, state, turn, search):
            node = node_of(config, tables, state, turn, search, nodes)
            if node != NO_ROOM:
                ask(search, nodes, node, weights, scratch)
        play_on(config, tables, state, luck, search, nodes, weights, scratch)

    @rule
    def least_tried(config: Record, tables: Any, state: Record, search: Record) -> int:
        """The choice at the root that was tried least."""
        best, fewest = signed(0), 1e30
        for choice in range(choices):
            if search.mask[choice] != 0:
                action = action_of(config, tables, state, int(search.seat), choice)
                if search.sums[action, TRIES] < fewest:
                    best, fewest = signed(choice), search.sums[action, TRIES]
        return best

    @long_rule
    def decide(
        config: Record,
        tables: Any,
        state: Record,
        seat: int,
        luck: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> int:
        """The next choice of a seat that is asked."""
        if not is_asked(config, tables, state, seat, search):
            return only(search.mask)
        node = node_of(config, tables, state, seat, search, nodes)
        if node == NO_ROOM:
            forward(weights, search.row, scratch)
            set_priors(scratch.said, search.mask, choices, 1.0, scratch.values)
            return drawn_choice(scratch.values, choices, 1.0, luck)
        is_first = seat == int(search.seat) and int(search.first) == NOTHING
        if nodes.visits[node] == 0:
            ask(search, nodes, node, weights, scratch)
            if seat != int(search.seat):
                choice = drawn_choice(nodes.priors[node], choices, float(search.flattened), luck)
                note(search, node, choice, seat)
                return choice
        if is_first and search.is_even:
            choice = least_tried(config, tables, state, search)
        else:
            choice = best_choice(nodes, node, search.mask, choices, float(search.explore))
        note(search, node, choice, seat)
        return choice

    @long_rule
    def sum_up(config: Record, state: Record, search: Record) -> None:
        """Add what a simulation has led to where its first action is summed up."""
        seat = int(search.seat)
        if int(search.first) != NOTHING and search.is_told[seat] != 0:
            sums, outcome = search.sums[int(search.first)], search.outcomes[seat]
            sums[TRIES] += 1
            add(sums, POINTS, MARGIN_UNIT * outcome[2])
            add(sums, MARGIN, MARGIN_UNIT * outcome[1])
            add(sums, WINS, outcome[0])

    def simulate(
        config: Record,
        tables: Any,
        view: Record,
        simulations: int,
        states: Any,
        luck: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        state, known = states[0], states[1]
        recall(config, view, known)  # once: only what is hidden differs between simulations
        for simulation in range(simulations):
            states[0] = known
            guess(config, view, luck, state)
            search.first = NOTHING
            search.is_even = bool(search.spread) and simulation % 2 == 1
            search.decisions = 0
            for seat in range(config.players):
                search.is_told[seat] = 0
            while True:
                owing = pending(config, state)
                if owing == 0:
                    if not advance(config, state, luck):
                        finish(config, state, search)
                        break
                    continue
                if int(search.first) != NOTHING and is_new(config, tables, state, search, nodes):
                    evaluate(config, tables, state, luck, search, nodes, weights, scratch)
                    break
                for seat in range(config.players):
                    while pending(config, state) >> seat & 1:
                        choice = decide(
                            config, tables, state, seat, luck, search, nodes, weights, scratch
                        )
                        action = action_of(config, tables, state, seat, choice)
                        if seat == int(search.seat) and int(search.first) == NOTHING:
                            search.first = action
                        choose(config, state, seat, action)
                        # Steps of one answer are nodes of the same tree.
                        is_unfinished = pending(config, state) >> seat & 1 != 0
                        if (
                            is_unfinished
                            and seat == int(search.seat)
                            and is_new(config, tables, state, search, nodes)
                        ):
                            evaluate(config, tables, state, luck, search, nodes, weights, scratch)
                            break
                    if search.is_told[int(search.seat)] != 0:
                        break
                if search.is_told[int(search.seat)] != 0:
                    break
            learn_all(search, nodes)
            sum_up(config, state, search)

    return simulate


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    simulate = simulate_function(game)
    prepare()  # after the closures exist, so that they are registered too
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False, fastmath={"contract"})(
        simulate
    )
    return compiled

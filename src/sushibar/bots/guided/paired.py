"""A look at the next turns, compiled: every choice is tried against the same luck of the others.

What is hidden is drawn, the others choose as the network would, and then each choice of the seat is
played on for some decisions of its own, until the network says what has become of it. All choices
face the same cards and the same answers of others: what differs between them is their own doing, so
that a few hundred draws tell apart what thousands of independent ones would not.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sushibar.bots.guided.nodes import (
    NO_ROOM,
    Nodes,
    drawn_choice,
    find_node,
    key_of,
    likeliest,
    set_priors,
)
from sushibar.bots.guided.record import MOST_DECISIONS
from sushibar.bots.guided.simulation import (
    LEAST_POINTS,
    add,
    only,
    several,
    tell,
)
from sushibar.bots.network.file import MARGIN_UNIT
from sushibar.bots.network.inference import AnyWeights, Scratch, chance_of, forward
from sushibar.bots.search.record import MARGIN, POINTS, TRIES, WINS
from sushibar.games.kit import KITS
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, long_rule, rule, signed

MOST_TRIED: Final = 7
"""So many choices are tried, the likeliest ones, unless all are to be."""


@rule
def rank_of(priors: Any, choice: int) -> int:
    """How many choices are likelier than this one."""
    rank = 0
    for other in range(priors.shape[0]):
        rank += int(priors[other] > priors[choice])
    return rank


@cache
def compare_function(game: Game) -> Callable[..., None]:
    """The function (config, tables, view, draws, states, lucks, search, nodes, weights, scratch).

    There is room for three states and two generators; the record is of `record.guided_type`.
    """
    encoding = KITS[game.name].features
    pending, advance, choose = game.pending, game.advance, game.choose
    recall, guess, total, winners = game.recall, game.guess, game.total, game.winners
    write, mark, action_of = encoding.write, encoding.mark, encoding.action
    choices = len(encoding.choices)

    @long_rule
    def asked_node(
        config: Record,
        tables: Any,
        state: Record,
        seat: int,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> int:
        """The node of a seat whose mask is written; the network is asked if it is new."""
        write(config, tables, state, seat, search.row)
        node = signed(find_node(nodes, key_of(search.row, seat)))
        if node == NO_ROOM:  # forget them all: what matters is summed up
            for place in range(nodes.keys.size):
                nodes.keys[place] = 0
            for place in range(nodes.visits.size):
                nodes.visits[place] = 0
            nodes.used[0] = 0
            node = signed(find_node(nodes, key_of(search.row, seat)))
        if nodes.visits[node] == 0:
            forward(weights, search.row, scratch)
            search.evaluations += 1
            set_priors(
                scratch.said, search.mask, choices, float(search.flattened), nodes.priors[node]
            )
            nodes.expected[node, 0] = chance_of(float(scratch.said[choices]))
            nodes.expected[node, 1] = scratch.said[choices + 1]
            nodes.expected[node, 2] = scratch.said[choices + 2]
            nodes.visits[node] = 1
        return node

    @long_rule
    def finish(config: Record, state: Record, search: Record) -> None:
        """The game is over: note what the seat got."""
        won, mine = winners(config, state), int(search.seat)
        victors, best = 0, LEAST_POINTS
        for seat in range(config.players):
            victors += won >> seat & 1
            if seat != mine:
                best = max(best, float(total(state, seat)))
        points = float(total(state, mine))
        share = (won >> mine & 1) / victors
        tell(search, mine, share, (points - best) / MARGIN_UNIT, points / MARGIN_UNIT)

    @long_rule
    def by_network(
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
        """What the network lets a seat choose, one that owes an answer."""
        mark(config, tables, state, seat, search.mask)
        if not several(search.mask):
            return only(search.mask)
        node = asked_node(config, tables, state, seat, search, nodes, weights, scratch)
        if seat == int(search.seat):
            return likeliest(nodes.priors[node], choices)
        return drawn_choice(nodes.priors[node], choices, float(search.flattened), luck)

    @long_rule
    def play_on(
        config: Record,
        tables: Any,
        state: Record,
        is_next: bool,
        luck: Record,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        """Play on to a turn of the seat, or to the end, and note what that is worth.

        It is the next one if others have answered since.
        """
        mine, ahead = signed(search.seat), signed(search.ahead)
        while True:
            owing = pending(config, state)
            if owing == 0:
                if not advance(config, state, luck):
                    finish(config, state, search)
                    break
                continue
            if owing >> mine & 1:
                mark(config, tables, state, mine, search.mask)
                if is_next and several(search.mask):
                    if ahead == 0:
                        node = asked_node(
                            config, tables, state, mine, search, nodes, weights, scratch
                        )
                        expected = nodes.expected[node]
                        win, margin = float(expected[0]), float(expected[1])
                        tell(search, mine, win, margin, float(expected[2]))
                        break
                    ahead -= 1
            for seat in range(config.players):
                while pending(config, state) >> seat & 1:
                    choice = by_network(
                        config, tables, state, seat, luck, search, nodes, weights, scratch
                    )
                    choose(config, state, seat, action_of(config, tables, state, seat, choice))
                    is_next = is_next or seat != mine

    @rule
    def sum_up(search: Record, action: int) -> None:
        """Add what a choice has led to."""
        sums, outcome = search.sums[action], search.outcomes[int(search.seat)]
        sums[TRIES] += 1
        add(sums, POINTS, MARGIN_UNIT * outcome[2])
        add(sums, MARGIN, MARGIN_UNIT * outcome[1])
        add(sums, WINS, outcome[0])

    def compare(
        config: Record,
        tables: Any,
        view: Record,
        draws: int,
        states: Any,
        lucks: Any,
        search: Record,
        nodes: Nodes,
        weights: AnyWeights,
        scratch: Scratch,
    ) -> None:
        state, known, drawn, luck = states[0], states[1], states[2], lucks[0]
        mine = signed(view.seat)
        recall(config, view, known)
        for _ in range(draws):
            states[2] = known
            guess(config, view, luck, drawn)
            # What the others answer in this turn, whatever the seat does.
            states[0] = drawn
            answers = 0
            for seat in range(config.players):
                while seat != mine and pending(config, state) >> seat & 1:
                    choice = by_network(
                        config, tables, state, seat, luck, search, nodes, weights, scratch
                    )
                    action = action_of(config, tables, state, seat, choice)
                    choose(config, state, seat, action)
                    if answers < MOST_DECISIONS:
                        search.chosen[answers] = action
                        search.deciders[answers] = seat
                        answers += 1
            mark(config, tables, drawn, mine, search.mask)
            root = asked_node(config, tables, drawn, mine, search, nodes, weights, scratch)
            for choice in range(choices):
                search.root[choice] = nodes.priors[root, choice]
            lucks[1] = lucks[0]
            for choice in range(choices):
                if search.root[choice] == 0:
                    continue
                if not search.spread and rank_of(search.root, choice) >= MOST_TRIED:
                    continue
                states[0] = drawn
                lucks[0] = lucks[1]
                first = action_of(config, tables, state, mine, choice)
                search.actions[choice] = first
                choose(config, state, mine, first)
                while pending(config, state) >> mine & 1:  # the rest of its own answer
                    more = by_network(
                        config, tables, state, mine, luck, search, nodes, weights, scratch
                    )
                    choose(config, state, mine, action_of(config, tables, state, mine, more))
                for answer in range(answers):
                    choose(config, state, int(search.deciders[answer]), int(search.chosen[answer]))
                play_on(config, tables, state, answers > 0, luck, search, nodes, weights, scratch)
                sum_up(search, first)

    return compare


@cache
def paired_kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    compare = compare_function(game)
    prepare()  # after the closures exist, so that they are registered too
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False, fastmath={"contract"})(
        compare
    )
    return compiled

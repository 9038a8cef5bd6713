"""Random play of Sushi Go!: a card of the hand drawn blindly, every other choice a fair coin."""

from sushibar.games.drafting.rules import card_at
from sushibar.games.sushi_go.rules import actions
from sushibar.games.sushi_go.rules.actions import may_lay_beside
from sushibar.games.sushi_go.rules.dishes import EGG
from sushibar.games.sushi_go.rules.state import NOTHING, hand_size, is_nigiri
from sushibar.games.sushi_go.rules.steps import CALL, DUMMY_CARD, FIRST_CARD
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, rule


@rule
def random_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """A random legal action for a seat that owes one."""
    step = int(state.step[seat])
    left = hand_size(config, state, seat)
    if step != FIRST_CARD:
        left -= 1
    for_dummy = config.dummy and step == DUMMY_CARD
    if for_dummy and state.second[seat] != NOTHING:
        left -= 1
    # One word for either question, so that the threads of a GPU draw theirs together.
    place = below(rng, 2 if step == CALL else left)
    if step == CALL:
        return actions.CALL_CHOPSTICKS + place
    kind = card_at(state, int(state.holds[seat]), place)
    if for_dummy:
        return actions.FOR_DUMMY + kind
    if is_nigiri(kind) and may_lay_beside(config, state, seat) and below(rng, 2) == 1:
        return actions.BESIDE + kind - EGG
    return actions.TAKE + kind

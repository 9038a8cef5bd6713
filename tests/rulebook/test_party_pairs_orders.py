"""Special orders with chopsticks and spoons in one turn, and what comes of it."""

import pytest

from party_stories import Story, tell

WITH_CHOPSTICKS = {
    "a-special-order-fetched-by-chopsticks-may-copy-a-card-of-this-turn": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("maki-3 special-order", "", ""),
        turn=("maki-3 call:chopsticks-1 | * | *", "0: special-order copy:maki-3"),
        after=("maki-3 special-order:maki-3", None, None),
        passed={0: "chopsticks-1"},
    ),
    "it-cannot-copy-the-chopsticks-that-fetched-it": Story(
        menu="chopsticks special-order",
        plates=("maki-1 chopsticks-1", "", ""),
        hands=("maki-3 special-order", "", ""),
        turn=("maki-3 call:chopsticks-1 | * | *", "0: special-order ..."),
        asked=0,
        may="copy:maki-3 copy:maki-1",
        may_not="copy:chopsticks-1",
    ),
    "it-may-copy-other-chopsticks": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-2 chopsticks-1", "", ""),
        hands=("maki-3 special-order", "", ""),
        turn=("maki-3 call:chopsticks-1 | * | *", "0: special-order copy:chopsticks-2"),
        after=("maki-3 chopsticks-2 special-order:chopsticks-2", None, None),
        passed={0: "chopsticks-1"},
    ),
    "it-may-copy-chopsticks-that-were-revealed-in-this-turn": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-2", "tempura", "tempura"),
        hands=("chopsticks-3 special-order", "", ""),
        turn=("chopsticks-3 call:chopsticks-2 | * | *", "0: special-order copy:chopsticks-3"),
        after=("chopsticks-3 special-order:chopsticks-3", None, None),
        passed={0: "chopsticks-2"},
    ),
    "it-may-copy-an-earlier-copy-of-the-chopsticks-that-fetched-it": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-1 special-order:chopsticks-1", "", ""),
        hands=("maki-3 special-order", "", ""),
        turn=("maki-3 call:chopsticks-1 | * | *", "0: special-order copy:chopsticks-1"),
        after=("maki-3 2*special-order:chopsticks-1", None, None),
        passed={0: "chopsticks-1"},
    ),
    "chopsticks-can-be-copied-and-called-in-the-same-turn": Story(
        menu="chopsticks special-order",
        plates=("maki-1 chopsticks-1", "", ""),
        hands=("maki-3 special-order", "", ""),
        turn=("special-order copy:chopsticks-1 call:chopsticks-1 | * | *", "0: maki-3"),
        after=("maki-1 maki-3 special-order:chopsticks-1", None, None),
        passed={0: "chopsticks-1"},
    ),
    "a-fresh-copy-of-chopsticks-cannot-be-called-yet": Story(
        menu="chopsticks special-order",
        plates=("maki-1 chopsticks-1", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order copy:chopsticks-1 ... | * | *",),
        asked=0,
        may="no-call call:chopsticks-1",
        may_not="call:special-order:chopsticks-1",
    ),
    "a-copy-that-was-used-is-a-plain-special-order-again": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-1 special-order:chopsticks-1", "", ""),
        hands=("maki-1 maki-2", "", ""),
        turn=("maki-1 call:special-order:chopsticks-1 | * | *", "0: maki-2"),
        after=("maki-1 maki-2 chopsticks-1", None, None),
        passed={0: "special-order"},
    ),
    "the-next-player-may-let-that-special-order-copy-something-else": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-1 special-order:chopsticks-1", "maki-2 squid-nigiri", ""),
        hands=("maki-1 maki-3", "maki-1", ""),
        turn=(
            "maki-1 call:special-order:chopsticks-1 | maki-1 | *",
            "0: maki-3",
            "* | special-order copy:squid-nigiri | *",
        ),
        after=(None, "maki-1 maki-2 squid-nigiri special-order:squid-nigiri", None),
    ),
    "a-copy-of-lower-chopsticks-goes-before-printed-higher-ones": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-3 tempura", "chopsticks-1 special-order:chopsticks-1", ""),
        hands=("maki-1 maki-2", "maki-1 maki-2", ""),
        turn=("maki-1 call:chopsticks-3 | maki-1 call:special-order:chopsticks-1 | *",),
        asked=1,
        may="maki-2",
    ),
    "the-printed-card-goes-before-a-copy-with-the-same-number": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-2 special-order:chopsticks-2", "", ""),
        hands=("maki-1 maki-2 maki-3", "maki-1 maki-2 squid-nigiri", "maki-1 egg-nigiri"),
        turn=(
            "maki-1 call:chopsticks-2 | maki-1 | maki-1",
            "0: maki-2",
            "egg-nigiri | chopsticks-2 | *",
            "* call:special-order:chopsticks-2 | * call:chopsticks-2 | *",
        ),
        asked=1,
    ),
    "then-the-copy-follows": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-2 special-order:chopsticks-2", "", ""),
        hands=("maki-1 maki-2 maki-3", "maki-1 squid-nigiri", "maki-1 egg-nigiri"),
        turn=(
            "maki-1 call:chopsticks-2 | maki-1 | maki-1",
            "0: maki-2",
            "egg-nigiri | chopsticks-2 | *",
            "squid-nigiri call:special-order:chopsticks-2 | * call:chopsticks-2 | *",
            "1: tempura",
        ),
        asked=0,
    ),
    "two-copies-of-one-card-go-by-seat": Story(
        menu="chopsticks special-order",
        plates=("chopsticks-2 special-order:chopsticks-2", "", ""),
        hands=("maki-1 maki-2", "maki-1", "maki-1 special-order"),
        turn=(
            "maki-1 call:chopsticks-2 | maki-1 | maki-1",
            "0: maki-2",
            "* | chopsticks-2 | *",
            "* | special-order copy:chopsticks-2 | *",
            "* call:special-order:chopsticks-2 | * call:special-order:chopsticks-2 | *",
        ),
        asked=0,
    ),
    "nothing-left-to-copy-sets-the-fetched-special-order-aside": Story(
        menu="chopsticks special-order miso-soup",
        plates=("chopsticks-2", "tempura", "tempura"),
        hands=("miso-soup special-order", "miso-soup", ""),
        turn=("miso-soup call:chopsticks-2 | miso-soup | *", "0: special-order"),
        after=("", "tempura", None),
        gone="2*miso-soup special-order",
        passed={0: "chopsticks-2"},
    ),
}

WITH_SPOON = {
    "a-special-order-given-to-a-spoon-may-copy-a-card-of-this-turn": Story(
        menu="spoon special-order",
        plates=("spoon-5 maki-1", "", ""),
        hands=("maki-3", "special-order", ""),
        turn=("maki-3 call:spoon-5 | * | *", "0: ask:special-order", "0: copy:maki-3"),
        after=("maki-1 maki-3 special-order:maki-3", None, None),
        passed={1: "spoon-5"},
    ),
    "it-cannot-copy-the-spoon-that-fetched-it": Story(
        menu="spoon special-order",
        plates=("spoon-5 maki-1", "", ""),
        hands=("maki-3", "special-order", ""),
        turn=("maki-3 call:spoon-5 | * | *", "0: ask:special-order"),
        asked=0,
        may="copy:maki-1 copy:maki-3",
        may_not="copy:spoon-5",
    ),
    "it-may-copy-another-spoon-for-later": Story(
        menu="spoon special-order",
        plates=("spoon-5 spoon-6", "", ""),
        hands=("maki-3", "special-order", ""),
        turn=("maki-3 call:spoon-5 | * | *", "0: ask:special-order", "0: copy:spoon-6"),
        after=("maki-3 spoon-6 special-order:spoon-6", None, None),
        passed={1: "spoon-5"},
    ),
    "a-copied-spoon-goes-to-the-giver-as-a-plain-special-order": Story(
        menu="spoon special-order",
        plates=("spoon-5 special-order:spoon-5", "", ""),
        hands=("maki-3", "squid-nigiri", ""),
        turn=("maki-3 call:special-order:spoon-5 | * | *", "0: ask:squid-nigiri"),
        after=("maki-3 squid-nigiri spoon-5", None, None),
        passed={1: "special-order"},
    ),
    "a-copied-spoon-that-asks-in-vain-is-set-aside-as-a-special-order": Story(
        menu="spoon special-order",
        plates=("spoon-5 special-order:spoon-5", "", ""),
        hands=("maki-3", "", ""),
        turn=("maki-3 call:special-order:spoon-5 | * | *", "0: ask:squid-nigiri"),
        after=("maki-3 spoon-5", None, None),
        gone="special-order",
    ),
    "a-later-spoon-may-ask-for-the-special-order-that-was-a-copied-spoon": Story(
        menu="spoon special-order",
        plates=("spoon-4 special-order:spoon-4", "", "spoon-6 maki-1"),
        hands=("maki-3", "squid-nigiri", "maki-3"),
        turn=(
            "maki-3 call:special-order:spoon-4 | * | maki-3 call:spoon-6",
            "0: ask:squid-nigiri",
            "2: ask:special-order",
            "2: copy:maki-1",
        ),
        after=("maki-3 squid-nigiri spoon-4", None, "maki-3 maki-1 special-order:maki-1"),
        passed={1: "spoon-6"},
    ),
    "a-special-order-in-the-asker-s-own-hand-is-out-of-reach": Story(
        menu="spoon special-order",
        plates=("spoon-4 tempura", "", ""),
        hands=("maki-3 special-order", "", ""),
        turn=("maki-3 call:spoon-4 | * | *", "0: ask:special-order"),
        after=("maki-3 tempura", None, None),
        gone="spoon-4",
        passed={0: "special-order"},
    ),
    "a-spoon-that-copies-a-spoon-may-act-beside-the-printed-one-of-another-player": Story(
        menu="spoon special-order",
        plates=("spoon-4 special-order:spoon-4", "", ""),
        hands=("maki-1", "egg-nigiri", "salmon-nigiri"),
        turn=(
            "* call:spoon-4 | * | *",
            "0: ask:egg-nigiri",
            "* | * | spoon-4",
            "* call:special-order:spoon-4 | * | * call:spoon-4",
        ),
        asked=2,
    ),
}

STORIES = WITH_CHOPSTICKS | WITH_SPOON


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_a_special_order_meets_chopsticks_or_a_spoon(story: Story) -> None:
    tell(story)

"""Every pair of special cards that can meet in one turn, and what comes of it.

A menu serves two specials; rolls and appetizers add uramaki and miso soup. What is expected here is
taken from the rules alone. Cards act in the order of their numbers: chopsticks 1 to 3, spoons 4 to
6, menus 7 to 9, takeout boxes 10 to 12.
"""

import pytest

from party_stories import Story, tell

CHOPSTICKS = {
    "two-chopsticks-act-by-number-and-not-by-seat": Story(
        menu="chopsticks",
        plates=("chopsticks-3", "chopsticks-1", "tempura"),
        hands=("maki-1 maki-2", "maki-1 maki-2", ""),
        turn=("maki-1 call:chopsticks-3 | maki-1 call:chopsticks-1 | *",),
        asked=1,
        may="maki-2",
    ),
    "the-higher-chopsticks-follow": Story(
        menu="chopsticks",
        plates=("chopsticks-3", "chopsticks-1", "tempura"),
        hands=("maki-1 maki-2", "maki-1 maki-2", ""),
        turn=("maki-1 call:chopsticks-3 | maki-1 call:chopsticks-1 | *", "1: maki-2"),
        asked=0,
        may="maki-2",
        after=(None, "maki-1 maki-2", None),
    ),
    "both-chopsticks-have-acted": Story(
        menu="chopsticks",
        plates=("chopsticks-3", "chopsticks-1", "tempura"),
        hands=("maki-1 maki-2", "maki-1 maki-2", ""),
        turn=("maki-1 call:chopsticks-3 | maki-1 call:chopsticks-1 | *", "1: maki-2", "0: maki-2"),
        after=("maki-1 maki-2", "maki-1 maki-2", None),
        passed={0: "chopsticks-3", 1: "chopsticks-1"},
    ),
    "of-two-chopsticks-only-the-one-that-was-named-goes-back": Story(
        menu="chopsticks",
        plates=("chopsticks-1 chopsticks-3", "", ""),
        hands=("maki-1 maki-2", "", ""),
        turn=("maki-1 call:chopsticks-3 | * | *", "0: maki-2"),
        after=("maki-1 maki-2 chopsticks-1", None, None),
        passed={0: "chopsticks-3"},
    ),
    "chopsticks-fetched-by-chopsticks-wait-for-a-later-turn": Story(
        menu="chopsticks",
        plates=("chopsticks-1", "", ""),
        hands=("maki-1 chopsticks-2", "", ""),
        turn=("maki-1 call:chopsticks-1 | * | *", "0: chopsticks-2"),
        after=("maki-1 chopsticks-2", None, None),
        passed={0: "chopsticks-1"},
    ),
    "chopsticks-revealed-beside-a-call-stay": Story(
        menu="chopsticks",
        plates=("chopsticks-3", "", ""),
        hands=("maki-1 chopsticks-1", "", ""),
        turn=("chopsticks-1 call:chopsticks-3 | * | *", "0: maki-1"),
        after=("maki-1 chopsticks-1", None, None),
        passed={0: "chopsticks-3"},
    ),
    "the-used-chopsticks-are-not-among-the-cards-to-choose-from": Story(
        menu="chopsticks",
        plates=("chopsticks-1", "", ""),
        hands=("maki-1", "", ""),
        turn=("maki-1 call:chopsticks-1 | * | *",),
        asked=0,
        may_not="chopsticks-1",
    ),
}

CHOPSTICKS_AND_SPOON = {
    "chopsticks-take-what-a-spoon-would-have-asked-for": Story(
        menu="chopsticks spoon",
        plates=("chopsticks-3", "spoon-4", "tempura"),
        hands=("maki-1 squid-nigiri", "maki-1", ""),
        turn=(
            "maki-1 call:chopsticks-3 | maki-1 call:spoon-4 | *",
            "0: squid-nigiri",
            "1: ask:squid-nigiri",
        ),
        after=("maki-1 squid-nigiri", "maki-1", None),
        gone="spoon-4",
        passed={0: "chopsticks-3"},
    ),
    "a-spoon-may-ask-for-chopsticks-that-just-went-into-a-hand": Story(
        menu="chopsticks spoon",
        plates=("chopsticks-3", "spoon-4", "tempura"),
        hands=("maki-1 maki-2", "maki-1", ""),
        turn=(
            "maki-1 call:chopsticks-3 | maki-1 call:spoon-4 | *",
            "0: maki-2",
            "1: ask:chopsticks-3",
        ),
        after=("maki-1 maki-2", "maki-1 chopsticks-3", None),
        passed={0: "spoon-4"},
    ),
    "chopsticks-of-the-same-player-in-the-hand-are-out-of-reach-of-the-spoon": Story(
        menu="chopsticks spoon",
        plates=("spoon-6", "tempura", "tempura"),
        hands=("maki-1 chopsticks-1", "", ""),
        turn=("maki-1 call:spoon-6 | * | *", "0: ask:chopsticks-1"),
        after=("maki-1", None, None),
        gone="spoon-6",
        passed={0: "chopsticks-1"},
    ),
    "chopsticks-given-to-a-spoon-wait-for-a-later-turn": Story(
        menu="chopsticks spoon",
        plates=("spoon-6", "tempura", "tempura"),
        hands=("maki-1", "chopsticks-2", ""),
        turn=("maki-1 call:spoon-6 | * | *", "0: ask:chopsticks"),
        after=("maki-1 chopsticks-2", None, None),
        passed={1: "spoon-6"},
    ),
    "a-spoon-fetched-by-chopsticks-waits-for-a-later-turn": Story(
        menu="chopsticks spoon",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("maki-1 spoon-6", "", ""),
        turn=("maki-1 call:chopsticks-1 | * | *", "0: spoon-6"),
        after=("maki-1 spoon-6", None, None),
        passed={0: "chopsticks-1"},
    ),
    "the-giver-may-have-used-chopsticks-before": Story(
        menu="chopsticks spoon",
        plates=("spoon-4", "chopsticks-2", "tempura"),
        hands=("maki-1", "maki-1 maki-2 squid-nigiri", ""),
        turn=(
            "maki-1 call:spoon-4 | maki-1 call:chopsticks-2 | *",
            "1: maki-2",
            "0: ask:squid-nigiri",
        ),
        after=("maki-1 squid-nigiri", "maki-1 maki-2", None),
        passed={1: "chopsticks-2 spoon-4"},
    ),
    "two-spoons-act-by-number-and-not-by-seat": Story(
        menu="spoon",
        plates=("spoon-6", "spoon-4", "tempura"),
        turn=("* call:spoon-6 | * call:spoon-4 | *",),
        asked=1,
        may="ask:squid-nigiri ask:nigiri ask:spoon ask:spoon-4 ask:pudding",
    ),
    "the-lower-spoon-gets-the-only-squid": Story(
        menu="spoon",
        plates=("spoon-6", "spoon-4", "tempura"),
        hands=("maki-1", "maki-1", "squid-nigiri"),
        turn=(
            "maki-1 call:spoon-6 | maki-1 call:spoon-4 | *",
            "1: ask:squid-nigiri",
            "0: ask:squid-nigiri",
        ),
        after=("maki-1", "maki-1 squid-nigiri", None),
        gone="spoon-6",
        passed={2: "spoon-4"},
    ),
    "a-spoon-may-ask-for-the-spoon-that-just-went-into-a-hand": Story(
        menu="spoon",
        plates=("spoon-6", "spoon-4", "tempura"),
        hands=("maki-1", "maki-1", "squid-nigiri"),
        turn=(
            "maki-1 call:spoon-6 | maki-1 call:spoon-4 | *",
            "1: ask:squid-nigiri",
            "0: ask:spoon",
        ),
        after=("maki-1 spoon-4", "maki-1 squid-nigiri", None),
        passed={2: "spoon-6"},
    ),
    "a-spoon-may-ask-for-itself-in-vain": Story(
        menu="spoon",
        plates=("spoon-4", "tempura", "tempura"),
        hands=("maki-1", "", ""),
        turn=("maki-1 call:spoon-4 | * | *", "0: ask:spoon-4"),
        after=("maki-1", None, None),
        gone="spoon-4",
    ),
    "of-two-spoons-only-the-one-that-was-named-leaves": Story(
        menu="spoon",
        plates=("spoon-4 spoon-5", "", ""),
        hands=("maki-1", "squid-nigiri", ""),
        turn=("maki-1 call:spoon-5 | * | *", "0: ask:squid-nigiri"),
        after=("maki-1 squid-nigiri spoon-4", None, None),
        passed={1: "spoon-5"},
    ),
}

WITH_MENU = {
    "chopsticks-act-before-a-menu-of-the-same-player": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-7 maki-1", "", ""),
        turn=("menu-7 call:chopsticks-1 | * | *",),
        asked=0,
        may="maki-1",
    ),
    "chopsticks-and-menu-bring-one-card-each": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-7 maki-1", "", ""),
        turn=(
            "menu-7 call:chopsticks-1 | * | *",
            "0: maki-1",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "0: maki-3",
        ),
        after=("maki-1 maki-3", None, None),
        gone="menu-7",
        passed={0: "chopsticks-1"},
    ),
    "a-menu-fetched-by-chopsticks-acts-in-this-turn": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-7 maki-1", "", ""),
        turn=(
            "maki-1 call:chopsticks-1 | * | *",
            "0: menu-7",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "0: squid-nigiri",
        ),
        after=("maki-1 squid-nigiri", None, None),
        gone="menu-7",
        passed={0: "chopsticks-1"},
    ),
    "a-lower-menu-fetched-by-chopsticks-goes-before-one-that-was-revealed": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-7 maki-1", "menu-8", ""),
        turn=(
            "maki-1 call:chopsticks-1 | menu-8 | *",
            "0: menu-7",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
        ),
        asked=0,
        may="squid-nigiri",
        after=("maki-1", "tempura menu-8", None),
    ),
    "a-higher-menu-fetched-by-chopsticks-goes-after-one-that-was-revealed": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-9 maki-1", "menu-8", ""),
        turn=(
            "maki-1 call:chopsticks-1 | menu-8 | *",
            "0: menu-9",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
        ),
        asked=1,
        may="squid-nigiri",
        after=("maki-1 menu-9", "tempura", None),
    ),
    "a-player-with-two-menus-uses-both-in-order": Story(
        menu="chopsticks menu",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("menu-9 menu-7", "", ""),
        turn=(
            "menu-9 call:chopsticks-1 | * | *",
            "0: menu-7",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "0: maki-3",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-2",
            "0: egg-nigiri",
        ),
        after=("maki-3 egg-nigiri", None, None),
        gone="menu-7 menu-9",
        passed={0: "chopsticks-1"},
    ),
    "chopsticks-from-a-menu-wait-for-a-later-turn": Story(
        menu="chopsticks menu",
        hands=("menu-7", "", ""),
        turn=(
            "menu-7 | * | *",
            "menu: chopsticks-1 squid-nigiri salmon-nigiri maki-3",
            "0: chopsticks-1",
        ),
        after=("chopsticks-1", None, None),
        gone="menu-7",
        may="tempura",
    ),
    "a-spoon-acts-before-a-menu-with-the-next-number": Story(
        menu="spoon menu",
        plates=("tempura", "spoon-6", "tempura"),
        hands=("menu-7", "", ""),
        turn=("menu-7 | * call:spoon-6 | *",),
        asked=1,
        may="ask:menu ask:menu-8",
    ),
    "a-menu-given-to-a-spoon-acts-in-this-turn": Story(
        menu="spoon menu",
        plates=("spoon-6", "tempura", "tempura"),
        hands=("maki-1", "menu-9", ""),
        turn=(
            "maki-1 call:spoon-6 | * | *",
            "0: ask:menu",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "0: maki-3",
        ),
        after=("maki-1 maki-3", None, None),
        gone="menu-9",
        passed={1: "spoon-6"},
    ),
    "a-menu-cannot-be-asked-for-once-it-lies-there": Story(
        menu="spoon menu",
        plates=("tempura", "spoon-6", "tempura"),
        hands=("menu-7", "maki-1", ""),
        turn=(
            "menu-7 | maki-1 call:spoon-6 | *",
            "1: ask:menu",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "0: maki-3",
        ),
        after=("tempura maki-3", "maki-1", None),
        gone="menu-7 spoon-6",
    ),
    "a-spoon-from-a-menu-waits-for-a-later-turn": Story(
        menu="spoon menu",
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: spoon-4 squid-nigiri salmon-nigiri maki-3", "0: spoon-4"),
        after=("spoon-4", None, None),
        gone="menu-7",
    ),
    "two-menus-act-by-number-and-not-by-seat": Story(
        menu="menu",
        hands=("menu-9", "", "menu-8"),
        turn=("menu-9 | * | menu-8", "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3"),
        asked=2,
        may="squid-nigiri",
        after=("menu-9", None, ""),
    ),
    "the-cards-not-played-are-there-again-for-the-next-menu": Story(
        menu="menu",
        hands=("menu-9", "", "menu-8"),
        turn=(
            "menu-9 | * | menu-8",
            "menu: egg-nigiri squid-nigiri salmon-nigiri maki-3",
            "2: egg-nigiri",
            "menu: maki-3 squid-nigiri salmon-nigiri maki-2",
            "0: maki-3",
        ),
        after=("maki-3", None, "egg-nigiri"),
        gone="menu-8 menu-9",
    ),
    "a-menu-cannot-play-a-menu": Story(
        menu="menu",
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: menu-8 menu-9 salmon-nigiri maki-3"),
        asked=0,
        may="salmon-nigiri maki-3",
        may_not="menu-8 menu-9",
    ),
}

STORIES = CHOPSTICKS | CHOPSTICKS_AND_SPOON | WITH_MENU


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_numbered_cards_meet(story: Story) -> None:
    tell(story)

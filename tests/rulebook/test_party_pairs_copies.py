"""Special orders with all cards but chopsticks and spoons in one turn, and what comes of it."""

import pytest

from party_stories import Story, tell

WITH_MENU = {
    "a-special-order-from-a-menu-in-the-first-turn-finds-nothing-to-copy": Story(
        menu="menu special-order",
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: special-order 3*egg-nigiri", "0: special-order"),
        after=("", None, None),
        gone="menu-7 special-order",
    ),
    "a-special-order-from-a-menu-copies-what-lies-there-but-not-the-menu": Story(
        menu="menu special-order",
        plates=("maki-1 maki-2", "", ""),
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: special-order 3*egg-nigiri", "0: special-order ..."),
        asked=0,
        may="copy:maki-1 copy:maki-2",
        may_not="copy:menu-7",
    ),
    "a-special-order-from-a-menu-copies": Story(
        menu="menu special-order",
        plates=("maki-1 maki-2", "", ""),
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: special-order 3*egg-nigiri", "0: special-order copy:maki-2"),
        after=("maki-1 maki-2 special-order:maki-2", None, None),
        gone="menu-7",
    ),
}

WITH_TAKEOUT_BOX = {
    "turning-the-original-changes-nothing-for-the-copy": Story(
        menu="takeout-box special-order",
        plates=("squid-nigiri special-order:squid-nigiri", "", ""),
        hands=("takeout-box-10", "", ""),
        turn=("takeout-box-10 | * | *", "0: turn:squid-nigiri done"),
        after=("special-order:squid-nigiri face-down", None, None),
        gone="takeout-box-10 squid-nigiri",
    ),
    "the-copy-can-be-turned-too": Story(
        menu="takeout-box special-order",
        plates=("maki-3 special-order:maki-3", "", ""),
        hands=("takeout-box-10", "", ""),
        turn=("takeout-box-10 | * | *", "0: turn:maki-3 turn:maki-3 done"),
        after=("2*face-down", None, None),
        gone="takeout-box-10 maki-3 special-order",
    ),
    "a-special-order-that-copies-a-face-down-card-is-face-down": Story(
        menu="takeout-box special-order",
        plates=("maki-3", "tempura", "tempura"),
        hands=("takeout-box-10", "", "special-order maki-1"),
        turn=(
            "takeout-box-10 | * | *",
            "0: turn:maki-3 done",
            "special-order | * | *",
        ),
        after=("2*face-down", None, None),
        gone="takeout-box-10 maki-3 special-order",
    ),
    "a-face-down-card-is-one-choice-beside-the-others": Story(
        menu="takeout-box special-order",
        plates=("maki-3 maki-2", "", ""),
        hands=("takeout-box-10", "", "special-order maki-1"),
        turn=(
            "takeout-box-10 | * | *",
            "0: turn:maki-3 done",
            "special-order copy:face-down | * | *",
        ),
        after=("maki-2 2*face-down", None, None),
        gone="takeout-box-10 maki-3 special-order",
    ),
    "a-face-down-card-cannot-be-turned-again": Story(
        menu="takeout-box special-order",
        plates=("maki-3 maki-2", "", ""),
        hands=("takeout-box-10", "", "takeout-box-11"),
        turn=("takeout-box-10 | * | *", "0: turn:maki-3 done", "takeout-box-11 | * | *"),
        asked=0,
        may="turn:maki-2 done",
        may_not="turn:maki-3",
        gone="takeout-box-10 maki-3",
    ),
    "with-only-face-down-cards-a-box-asks-nothing": Story(
        menu="takeout-box special-order",
        plates=("maki-3", "", ""),
        hands=("takeout-box-10", "", "takeout-box-11"),
        turn=("takeout-box-10 | * | *", "0: turn:maki-3 done", "takeout-box-11 | * | *"),
        after=("face-down", None, None),
        gone="takeout-box-10 takeout-box-11 maki-3",
    ),
    "a-dessert-and-its-copy-are-different-choices": Story(
        menu="takeout-box special-order",
        plates=("pudding special-order:pudding", "", ""),
        hands=("takeout-box-10", "", ""),
        turn=("takeout-box-10 | * | *",),
        asked=0,
        may="turn:pudding turn:special-order:pudding done",
    ),
    "a-copied-dessert-that-is-turned-is-a-special-order-out-of-play": Story(
        menu="takeout-box special-order",
        plates=("pudding special-order:pudding", "", ""),
        hands=("takeout-box-10", "", ""),
        turn=("takeout-box-10 | * | *", "0: turn:special-order:pudding done"),
        after=("pudding face-down", None, None),
        gone="takeout-box-10 special-order",
    ),
    "a-dessert-that-is-turned-leaves-its-copy": Story(
        menu="takeout-box special-order",
        plates=("pudding special-order:pudding", "", ""),
        hands=("takeout-box-10", "", ""),
        turn=("takeout-box-10 | * | *", "0: turn:pudding done"),
        after=("special-order:pudding face-down", None, None),
        gone="takeout-box-10 pudding",
    ),
}

WITH_EACH_OTHER = {
    "a-copy-of-a-copy-is-what-the-first-one-copied": Story(
        menu="special-order",
        plates=("maki-3 special-order:maki-3", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order | * | *",),
        after=("maki-3 2*special-order:maki-3", None, None),
    ),
    "special-orders-of-two-players-copy-each-their-own-card": Story(
        menu="special-order",
        plates=("maki-3", "squid-nigiri", "tempura"),
        hands=("special-order", "special-order", ""),
        turn=("special-order | special-order | *",),
        after=("maki-3 special-order:maki-3", "squid-nigiri special-order:squid-nigiri", None),
    ),
    "a-special-order-cannot-copy-what-another-player-has-nor-itself": Story(
        menu="special-order",
        plates=("maki-3 maki-1", "squid-nigiri tempura", ""),
        hands=("special-order", "", ""),
        turn=("special-order ... | * | *",),
        asked=0,
        may="copy:maki-3 copy:maki-1",
        may_not="copy:squid-nigiri copy:tempura copy:special-order copy:face-down",
    ),
    "what-is-revealed-in-the-same-turn-is-no-target": Story(
        menu="special-order",
        plates=("maki-1", "maki-2", "tempura"),
        hands=("special-order", "maki-3", ""),
        turn=("special-order | maki-3 | *",),
        after=("maki-1 special-order:maki-1", "maki-2 maki-3", None),
    ),
    "with-nothing-there-it-is-set-aside": Story(
        menu="special-order",
        hands=("special-order", "", ""),
        turn=("special-order | * | *",),
        after=("", None, None),
        gone="special-order",
    ),
}

WITH_WASABI = {
    "a-copied-nigiri-goes-on-a-free-wasabi": Story(
        menu="special-order wasabi",
        plates=("squid-nigiri wasabi", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order copy:squid-nigiri | * | *",),
        after=("squid-nigiri wasabi special-order:squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
    ),
    "a-copy-of-a-nigiri-on-wasabi-is-not-on-it": Story(
        menu="special-order wasabi",
        plates=("wasabi squid-nigiri", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order copy:squid-nigiri | * | *",),
        after=("wasabi squid-nigiri special-order:squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
    ),
    "a-copy-of-a-nigiri-on-wasabi-goes-on-a-second-wasabi": Story(
        menu="special-order wasabi",
        plates=("wasabi squid-nigiri wasabi", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order copy:squid-nigiri | * | *",),
        after=("2*wasabi squid-nigiri special-order:squid-nigiri", None, None),
        dipped={0: "2*squid-nigiri"},
    ),
    "a-copy-of-a-used-wasabi-is-a-free-one": Story(
        menu="special-order wasabi",
        plates=("wasabi egg-nigiri", "", ""),
        hands=("special-order", "", "squid-nigiri"),
        turn=("special-order copy:wasabi | * | *", "squid-nigiri | * | *"),
        after=("wasabi egg-nigiri special-order:wasabi squid-nigiri", None, None),
        dipped={0: "egg-nigiri squid-nigiri"},
    ),
    "a-copy-of-a-free-wasabi-makes-two-free-ones": Story(
        menu="special-order wasabi",
        plates=("maki-1 wasabi", "", ""),
        hands=("special-order", "salmon-nigiri", "squid-nigiri"),
        turn=("special-order copy:wasabi | * | *", "squid-nigiri | * | *", "salmon-nigiri | * | *"),
        after=("maki-1 wasabi special-order:wasabi squid-nigiri salmon-nigiri", None, None),
        dipped={0: "salmon-nigiri squid-nigiri"},
    ),
}

WITH_SAKE = {
    "a-copied-sake-blinds-the-next-turn": Story(
        menu="sake special-order",
        plates=("sake maki-1", "", ""),
        hands=("special-order", "", ""),
        turn=("special-order copy:sake | * | *",),
        after=("maki-1 sake special-order:sake", None, None),
        blind=(0,),
    ),
    "a-special-order-drawn-blindly-chooses-at-the-reveal": Story(
        menu="sake special-order",
        plates=("maki-1 sake", "", ""),
        hands=("special-order", "", ""),
        turn=("blind | * | *", "blind: special-order"),
        asked=0,
        may="copy:maki-1 copy:sake",
        may_not="copy:tempura",
    ),
    "a-special-order-drawn-blindly-copies": Story(
        menu="sake special-order",
        plates=("maki-1 sake", "", ""),
        hands=("special-order", "", ""),
        turn=("blind | * | *", "blind: special-order", "0: copy:maki-1"),
        after=("maki-1 sake special-order:maki-1", None, None),
    ),
    "a-special-order-drawn-blindly-that-copies-sake-blinds-again": Story(
        menu="sake special-order",
        plates=("maki-1 sake", "", ""),
        hands=("special-order", "", ""),
        turn=("blind | * | *", "blind: special-order", "0: copy:sake"),
        after=("maki-1 sake special-order:sake", None, None),
        blind=(0,),
    ),
    "two-players-draw-special-orders-blindly-and-choose-together": Story(
        menu="sake special-order",
        plates=("maki-1 sake", "maki-2 sake", ""),
        hands=("special-order", "special-order", ""),
        turn=(
            "blind | blind | *",
            "blind: special-order | special-order",
            "copy:maki-1 | copy:maki-2 | -",
        ),
        after=("maki-1 sake special-order:maki-1", "maki-2 sake special-order:maki-2", None),
    ),
}

STORIES = WITH_MENU | WITH_TAKEOUT_BOX | WITH_EACH_OTHER | WITH_WASABI | WITH_SAKE


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_a_special_order_meets_another_card(story: Story) -> None:
    tell(story)

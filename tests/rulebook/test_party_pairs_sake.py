"""Wasabi and sake: what comes of them when special cards meet them."""

import pytest

from party_stories import Story, tell

WASABI = {
    "a-nigiri-fetched-by-chopsticks-goes-on-a-wasabi-of-this-turn": Story(
        menu="chopsticks wasabi",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("wasabi squid-nigiri", "", ""),
        turn=("wasabi call:chopsticks-1 | * | *", "0: squid-nigiri"),
        after=("wasabi squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
    ),
    "a-wasabi-fetched-by-chopsticks-is-too-late-for-the-nigiri-of-this-turn": Story(
        menu="chopsticks wasabi",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("wasabi squid-nigiri", "", ""),
        turn=("squid-nigiri call:chopsticks-1 | * | *", "0: wasabi"),
        after=("wasabi squid-nigiri", None, None),
        dipped={0: ""},
    ),
    "of-two-nigiri-in-one-turn-the-first-goes-on-the-only-wasabi": Story(
        menu="chopsticks wasabi",
        plates=("wasabi chopsticks-1", "", ""),
        hands=("egg-nigiri squid-nigiri", "", ""),
        turn=("egg-nigiri call:chopsticks-1 | * | *", "0: squid-nigiri"),
        after=("wasabi egg-nigiri squid-nigiri", None, None),
        dipped={0: "egg-nigiri"},
    ),
    "two-nigiri-in-one-turn-go-on-two-wasabi": Story(
        menu="chopsticks wasabi",
        plates=("wasabi wasabi chopsticks-1", "", ""),
        hands=("egg-nigiri squid-nigiri", "", ""),
        turn=("egg-nigiri call:chopsticks-1 | * | *", "0: squid-nigiri"),
        after=("2*wasabi egg-nigiri squid-nigiri", None, None),
        dipped={0: "egg-nigiri squid-nigiri"},
    ),
    "a-nigiri-given-to-a-spoon-goes-on-a-wasabi-of-this-turn": Story(
        menu="spoon wasabi",
        plates=("spoon-6", "tempura", "tempura"),
        hands=("wasabi", "", "squid-nigiri"),
        turn=("wasabi call:spoon-6 | * | *", "0: ask:nigiri"),
        after=("wasabi squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
        passed={2: "spoon-6"},
    ),
    "a-wasabi-given-to-a-spoon-is-free": Story(
        menu="spoon wasabi",
        plates=("spoon-6", "tempura", "tempura"),
        hands=("egg-nigiri", "wasabi", "squid-nigiri"),
        turn=("egg-nigiri call:spoon-6 | * | *", "0: ask:wasabi", "squid-nigiri | * | *"),
        after=("wasabi egg-nigiri squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
    ),
    "a-nigiri-from-a-menu-goes-on-a-wasabi": Story(
        menu="menu wasabi",
        plates=("wasabi", "tempura", "tempura"),
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: squid-nigiri 3*egg-nigiri", "0: squid-nigiri"),
        after=("wasabi squid-nigiri", None, None),
        dipped={0: "squid-nigiri"},
        gone="menu-7",
    ),
    "a-nigiri-drawn-blindly-goes-on-a-wasabi": Story(
        menu="sake wasabi",
        plates=("wasabi sake", "", ""),
        hands=("egg-nigiri", "", ""),
        turn=("blind | * | *", "blind: egg-nigiri"),
        after=("wasabi sake egg-nigiri", None, None),
        dipped={0: "egg-nigiri"},
    ),
}

SAKE = {
    "sake-blinds-the-next-turn": Story(
        menu="sake",
        hands=("sake", "", ""),
        turn=("sake | * | *",),
        after=("sake", None, None),
        blind=(0,),
        may="blind",
        may_not="tempura maki-1 sake",
    ),
    "and-only-the-next-one": Story(
        menu="sake",
        hands=("sake", "", "maki-1"),
        turn=("sake | * | *", "blind | * | *", "blind: maki-1"),
        after=("sake maki-1", None, None),
        blind=(),
    ),
    "a-sake-drawn-blindly-blinds-again": Story(
        menu="sake",
        hands=("sake", "", "sake"),
        turn=("sake | * | *", "blind | * | *", "blind: sake"),
        after=("2*sake", None, None),
        blind=(0,),
    ),
    "two-players-are-blind-at-the-same-time": Story(
        menu="sake",
        plates=("sake", "tempura", "sake"),
        hands=("maki-1", "", "maki-3"),
        turn=("blind | * | blind", "blind: maki-1 | maki-3"),
        after=("sake maki-1", None, "sake maki-3"),
    ),
    "a-blinded-player-may-call-chopsticks-without-seeing-the-hand": Story(
        menu="chopsticks sake",
        plates=("chopsticks-1 sake", "", ""),
        hands=("maki-1 maki-3", "", ""),
        turn=("blind ... | * | *",),
        asked=0,
        may="no-call call:chopsticks-1",
        may_not="maki-1 maki-3",
    ),
    "after-the-reveal-chopsticks-choose-from-the-hand-as-usual": Story(
        menu="chopsticks sake",
        plates=("chopsticks-1 sake", "", ""),
        hands=("maki-1 maki-3", "", ""),
        turn=("blind call:chopsticks-1 | * | *", "blind: maki-1", "0: maki-3"),
        after=("sake maki-1 maki-3", None, None),
        passed={0: "chopsticks-1"},
    ),
    "a-sake-fetched-by-chopsticks-blinds-the-next-turn": Story(
        menu="chopsticks sake",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("maki-1 sake", "", ""),
        turn=("maki-1 call:chopsticks-1 | * | *", "0: sake"),
        after=("maki-1 sake", None, None),
        blind=(0,),
    ),
    "two-sakes-of-one-turn-blind-one-turn": Story(
        menu="chopsticks sake",
        plates=("chopsticks-1", "tempura", "tempura"),
        hands=("2*sake", "", "maki-1"),
        turn=(
            "sake call:chopsticks-1 | * | *",
            "0: sake",
            "blind | * | *",
            "blind: maki-1",
        ),
        after=("maki-1 2*sake", None, None),
        blind=(),
    ),
    "a-blinded-player-may-call-a-spoon": Story(
        menu="spoon sake",
        plates=("spoon-4 sake", "", ""),
        hands=("maki-1", "squid-nigiri", ""),
        turn=("blind call:spoon-4 | * | *", "blind: maki-1", "0: ask:nigiri"),
        after=("maki-1 sake squid-nigiri", None, None),
        passed={1: "spoon-4"},
    ),
    "a-blinded-player-gives-to-a-spoon-what-it-chooses": Story(
        menu="spoon sake",
        plates=("sake", "tempura", "spoon-4"),
        hands=("maki-1 egg-nigiri squid-nigiri", "", ""),
        turn=("blind | * | * call:spoon-4", "blind: maki-1", "2: ask:nigiri"),
        asked=0,
        may="give:egg-nigiri give:squid-nigiri",
        may_not="give:maki-1 give:salmon-nigiri",
    ),
    "a-sake-given-to-a-spoon-blinds-the-asker-and-not-the-giver": Story(
        menu="spoon sake",
        plates=("spoon-4", "tempura", "tempura"),
        hands=("maki-1", "sake", ""),
        turn=("maki-1 call:spoon-4 | * | *", "0: ask:sake"),
        after=("maki-1 sake", None, None),
        blind=(0,),
    ),
    "a-sake-from-a-menu-blinds-the-next-turn": Story(
        menu="menu sake",
        hands=("menu-7", "", ""),
        turn=("menu-7 | * | *", "menu: sake 3*egg-nigiri", "0: sake"),
        after=("sake", None, None),
        gone="menu-7",
        blind=(0,),
    ),
    "a-menu-drawn-blindly-acts": Story(
        menu="menu sake",
        plates=("sake", "tempura", "tempura"),
        hands=("menu-7", "", ""),
        turn=(
            "blind | * | *",
            "blind: menu-7",
            "menu: squid-nigiri 3*egg-nigiri",
            "0: squid-nigiri",
        ),
        after=("sake squid-nigiri", None, None),
        gone="menu-7",
    ),
}

STORIES = WASABI | SAKE


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_special_cards_meet_wasabi_or_sake(story: Story) -> None:
    tell(story)

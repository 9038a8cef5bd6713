"""Characters that look alike: names as they are read, however they are written.

Not all that there are: letters of the alphabets that players have keyboards for, and what is made
of them.
"""

import re
import unicodedata
from typing import Final

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
"""Letters and signs that look like nothing."""
MARKS_NOT_SEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Marks that change at most how the character before them is drawn."""
LETTERS: Final = str.maketrans(
    # Cyrillic, small letters and those whose capitals look alike; then Greek, small capitals, Lisu
    "аьвсԁеһіјкмнорԛѕтухѵԝ" + "αβεικνορτυχ" + "ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢᴃ" + "ꓐꓳꓔ" + "🅱🅾0",
    "abbcdehijkmhopqstyxvw" + "abeikvoptux" + "abcdeghijklmnoprstuvwyzb" + "bot" + "boo",
)
MARKS, OPENING, CLOSING = ("Mn", "Me"), "Ps", "Pe"
"""Categories of characters: accents and the like, and brackets of all shapes."""


def plain(name: str) -> str:
    """A name as it is read: without case, width, what is invisible, and which alphabet it is in.

    >>> plain("Аki") == plain("ＡＫＩ") == "aki"
    True
    """
    folded = MARKS_NOT_SEEN.sub("", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(one for one in folded if not one.isspace() and one not in BLANK)
    return seen.translate(LETTERS)


def outline(name: str) -> str:
    """A name as it is read at a glance: the same without accents, and with one kind of brackets.

    >>> outline("Aki ⦅bót⦆")
    'aki(bot)'
    """
    found = ""
    for one in unicodedata.normalize("NFKD", plain(name)):
        category = unicodedata.category(one)
        if category not in MARKS:
            found += {OPENING: "(", CLOSING: ")"}.get(category, one)
    return found
